"""Whole cards read from what a card file says of them. All cards here are made up."""

from __future__ import annotations

import pytest

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef
from mainphase.cards.words import (
    adventure,
    card,
    chapter,
    class_level,
    creature,
    destroy,
    do,
    draw,
    enchantment,
    flashback,
    flip_card,
    flying,
    green,
    instant,
    land,
    legendary,
    levels,
    loyalty,
    modal,
    nothing,
    pay,
    planeswalker,
    reach,
    sorcery,
    split,
    target,
    this,
    trample,
    transforming,
    vigilance,
)
from mainphase.errors import CardError
from mainphase.language.cards import read_card
from mainphase.language.normal_form import normal
from mainphase.language.text.card_data import CardData, from_atomic
from mainphase.language.verdicts import CardReading, Verdict


def face(
    name: str, type_line: str, text: str = "", cost: str | None = "{1}{G}", pt: str = "", layout: str = "normal",
    side: str = "", loyalty: str | None = None, defense: str | None = None, colors: str | None = None, whole: str = "",
) -> CardData:  # fmt: skip
    power, slash, toughness = pt.partition("/")
    return CardData(
        name=whole or name,
        face_name=name if whole else "",
        side=side,
        layout=layout,
        mana_cost=cost,
        type_line=type_line,
        text=text,
        power=power if slash else None,
        toughness=toughness if slash else None,
        loyalty=loyalty,
        defense=defense,
        colors=colors,
    )


def pair(layout: str, *sides: tuple[str, str, str, str | None, str]) -> list[CardData]:
    whole = " // ".join(side[0] for side in sides)
    return [
        face(name, line, text, cost, pt, layout, "ab"[i], whole=whole, colors=None if cost else "G")
        for i, (name, line, text, cost, pt) in enumerate(sides)
    ]


def played(*faces: CardData) -> CardDef:
    reading = read_card(faces)
    assert reading.card is not None, (reading.reason, reading.lines)
    assert reading.verdict is Verdict.PLAYABLE
    assert all(line.verdict is Verdict.PLAYABLE for line in reading.lines)
    return reading.card


def refused(code: str, *faces: CardData) -> CardReading:
    reading = read_card(faces)
    assert reading.card is None
    assert reading.verdict is Verdict.UNSUPPORTED
    assert reading.reason.partition(":")[0] == code
    return reading


def same(made: CardDef, written: CardDef) -> bool:
    """By hand and read: the same, however keywords stand together."""
    return bool(normal(made) == normal(written))


DRAW = do(draw(1))
SPELL_TEXT = "Draw a card."


def test_a_creature_with_keywords() -> None:
    text = "Flying, vigilance (Attacking doesn't cause this creature to tap.)"
    made = played(face("Vex", "Legendary Creature — Imp Scout", text, pt="2/3"))
    assert same(made, card("Vex", "{1}{G}", legendary, creature, "Imp", "Scout", pt="2/3")(flying, vigilance))


def test_a_creature_without_text() -> None:
    assert played(face("Vex", "Creature — Imp", pt="0/1")) == card("Vex", "{1}{G}", creature, "Imp", pt="0/1")()


def test_what_a_file_counts_for_a_star_is_a_star() -> None:
    counted = "{'type': 'Dynamic', 'source': {'type': 'Count', 'zone': 'Hand'}}"
    said = "Vex's power is equal to the number of cards in your hand."
    assert read_card([face("Vex", "Creature — Imp", said, pt=f"{counted}/1")]).verdict == Verdict.PLAYABLE
    assert read_card([face("Vex", "Creature — Imp", "", pt=f"{counted}/1")]).verdict != Verdict.PLAYABLE


def test_a_land_with_basic_types() -> None:
    made = played(face("Salt Marsh", "Land — Island Forest", "({T}: Add {U} or {G}.)", cost=None))
    assert made == card("Salt Marsh", None, land, "Island", "Forest")()


def test_a_spell() -> None:
    assert same(played(face("Vex", "Sorcery", SPELL_TEXT)), card("Vex", "{1}{G}", sorcery)(DRAW))


def test_a_saga() -> None:
    text = (
        "(As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)\n"
        "I, II — Draw a card.\nIII — Destroy target creature."
    )
    made = played(face("Vex", "Enchantment — Saga", text, layout="saga"))
    chapters = chapter(1, 2).do(draw(1)), chapter(3).targeting(creature).do(destroy(target))
    assert same(made, card("Vex", "{1}{G}", enchantment, "Saga")(*chapters))


def test_a_planeswalker() -> None:
    text = "[+1]: Draw a card.\n[−2]: Destroy target creature."
    made = played(face("Ana, Here", "Legendary Planeswalker — Ana", text, loyalty="4"))
    abilities = loyalty(1).do(draw(1)), loyalty(-2).targeting(creature).do(destroy(target))
    assert same(made, card("Ana, Here", "{1}{G}", legendary, planeswalker, "Ana", loyalty=4)(*abilities))


def test_a_class() -> None:
    text = "Flying\n{2}{G}: Level 2\nFlying\nReach\n{4}: Level 3\nVigilance"
    made = played(face("Vex", "Enchantment — Class", text, layout="class"))
    gained = class_level(2, "{2}{G}", flying, reach), class_level(3, "{4}", vigilance)
    assert same(made, card("Vex", "{1}{G}", enchantment, "Class")(flying, *gained))


def test_a_leveler() -> None:
    text = "Flying\nLEVEL 1-3\n3/3\nReach, trample\nLEVEL 4+\n5/5"
    made = played(face("Vex", "Creature — Imp", text, pt="1/1", layout="leveler"))
    symbols = levels(1, 3, "3/3", reach, trample), levels(4, 0, "5/5")
    assert same(made, card("Vex", "{1}{G}", creature, "Imp", pt="1/1")(flying, *symbols))


def test_a_split_card() -> None:
    sides = ("Salt", "Instant", SPELL_TEXT, "{R}", ""), ("Brine", "Sorcery", SPELL_TEXT, "{U}", "")
    made = played(*pair("split", *sides))
    assert same(made, split(card("Salt", "{R}", instant)(DRAW), card("Brine", "{U}", sorcery)(DRAW)))


def test_an_adventurer_card() -> None:
    sides = ("Vex", "Creature — Imp", "Flying", "{R}", "1/1"), ("Salt", "Sorcery — Adventure", SPELL_TEXT, "{U}", "")
    imp, other = card("Vex", "{R}", creature, "Imp", pt="1/1")(flying), card("Salt", "{U}", sorcery, "Adventure")(DRAW)
    assert same(played(*pair("adventure", *sides)), adventure(imp, other))


def test_double_faced_cards() -> None:
    sides = ("Vex", "Creature — Imp", "Flying", "{R}", "1/1"), ("Hex", "Creature — Imp", "Reach", None, "3/3")
    front = card("Vex", "{R}", creature, "Imp", pt="1/1")(flying)
    back = card("Hex", None, creature, "Imp", pt="3/3", color=green)(reach)  # its indicator
    assert same(played(*pair("transform", *sides)), transforming(front, back))
    assert same(played(*pair("modal_dfc", *sides)), modal(front, back))


def test_a_flip_card() -> None:
    text = "{R}: Flip this creature."
    sides = ("Vex", "Creature — Imp", text, "{R}", "1/1"), ("Hex", "Creature — Imp", "Reach", None, "3/3")
    front = card("Vex", "{R}", creature, "Imp", pt="1/1")(pay("{R}").do(n.Flip(this)))
    assert same(
        played(*pair("flip", *sides)),
        flip_card(front, card("Hex", None, creature, "Imp", pt="3/3", color=green)(reach)),
    )
    refused("faces", face("Vex", "Creature — Imp", text, pt="1/1"))


def test_both_sides_of_a_reversible_card_are_one_card() -> None:
    side = ("Vex", "Creature — Imp", "Flying", "{R}", "1/1")
    assert played(*pair("reversible_card", side, side)).name == "Vex"
    refused("layout", *pair("reversible_card", side, ("Hex", *side[1:])))


def test_a_spell_of_keywords_alone() -> None:
    made = played(face("Vex", "Sorcery", "Flashback {2}{G}"))
    assert same(made, card("Vex", "{1}{G}", sorcery)(flashback("{2}{G}"), do(nothing)))


# --- What is not played


@pytest.mark.parametrize(
    ("code", "given"),
    [
        ("faces", face("Vex", "Creature — Imp", pt="1/1", layout="flip")),
        ("layout", face("Vex", "Creature — Imp", pt="1/1", layout="augment")),
        ("faces", face("Vex", "Creature — Imp", pt="1/1", layout="transform")),  # of two faces one is missing
        ("faces", face("Vex", "Sorcery — Adventure", SPELL_TEXT)),
        ("faces", face("Salt Room // Brine Room", "Enchantment — Room", "Flying")),
        ("faces", face("Hex Hold", "Land", "(Transforms from Vex Hold.)\n{T}: Add {C}.", cost=None)),
        ("faces", face("Vex", "Creature — Imp", "Daybound", pt="1/1")),
        ("faces", face("Vex", "Creature — Imp", "When this creature dies, transform it.", pt="1/1")),
        ("faces", face("Vex", "Sorcery", "Draw a card.\nAftermath")),
        ("type-line", face("Vex", "Creatur — Imp", pt="1/1")),
        ("type-line", face("Vex", "Conspiracy")),
        ("type-line", face("Vex", "Enchantment — Aura", "Enchanted creature gets +1/+1.")),
        (
            "mana",
            face(
                "Vex",
                "Artifact",
                "{T}, Sacrifice an artifact: Add an amount of {R} equal to the sacrificed artifact's mana value.",
            ),
        ),
        ("power-toughness", face("Vex", "Creature — Imp")),
        ("power-toughness", face("Vex", "Enchantment", pt="1/1")),
        ("power-toughness", face("Vex", "Creature — Imp", pt="*/1")),  # and nothing says what it is
        ("power-toughness", face("Vex", "Creature — Imp", pt="-1/1")),
        ("loyalty", face("Ana", "Planeswalker — Ana", loyalty="X")),
        ("loyalty", face("Ana", "Planeswalker — Ana")),
        ("loyalty", face("Vex", "Enchantment", loyalty="3")),
        ("defense", face("Vex", "Battle — Siege")),
        ("colors", face("Vex", "Creature — Imp", pt="1/1", cost=None)),
        ("colors", face("Vex", "Creature — Imp", pt="1/1", colors="R")),
        ("card", face("Vex", "Sorcery")),  # without text
        ("card", face("Vex\x1b", "Creature — Imp", pt="1/1")),
        ("words", face("Vex", "Creature — Imp", "Flyin", pt="1/1")),
        ("unknown-reminder", face("Vex", "Creature — Imp", "Flying (You win.)", pt="1/1")),
        ("unknown-word-before-a-dash", face("Vex", "Sorcery", "Salt — Draw a card.")),
    ],
)
def test_what_stands_in_the_way_has_a_code(code: str, given: CardData) -> None:
    refused(code, given)


def test_one_line_that_is_not_read_is_enough() -> None:
    reading = refused("words", face("Vex", "Creature — Imp", "Flying\nReech", pt="1/1"))
    assert [line.verdict for line in reading.lines] == [Verdict.PLAYABLE, Verdict.UNSUPPORTED]


def test_the_place_is_one_on_the_card() -> None:
    """With the name, the ability word and the reminder where they were."""
    text = "Flying\nLandfall — {T}: Draw a card. (Quickly.) Then salt the earth."
    line = refused("words", face("Vex", "Creature — Imp", text, pt="1/1")).lines[1]
    assert line.text == text.split("\n")[1]
    assert line.stopped >= line.text.index("Then")
    assert line.expected


def test_a_permanent_is_no_half_of_a_split_card() -> None:
    room = ("Salt", "Enchantment — Room", "Flying", "{R}", "")
    refused("layout", *pair("split", room, ("Brine", *room[1:])))


def test_fuse_stands_on_both_halves() -> None:
    left, right = ("Salt", "Instant", SPELL_TEXT, "{R}", ""), ("Brine", "Instant", "Draw a card.\nFuse", "{U}", "")
    reading = read_card(pair("split", left, right))
    assert reading.card is None


# --- Card files


def test_a_face_of_a_card_file_is_checked() -> None:
    entry = {
        "name": "Vex",
        "type": "Creature — Imp",
        "power": "1",
        "toughness": "1",
        "manaCost": "{G}",
        "colors": ["G"],
    }
    assert played(*from_atomic([entry])).name == "Vex"
    for wrong, said in (
        ([], "a list of faces"),
        ({}, "a list of faces"),
        ([1], "a face as an object"),
        ([{"name": "Vex"}], "type"),
        ([{**entry, "power": 1}], "power"),
        ([{**entry, "name": " "}], "without a name"),
        ([{**entry, "text": "x" * 10_000_000}], "10,000,000 characters"),
        ([{**entry, "text": "a\x1b[2J"}], "control character"),
        ([entry] * 9, "9 faces"),
    ):
        with pytest.raises(CardError, match=said):
            from_atomic(wrong)


def test_absurd_texts_are_declined() -> None:
    for text in ('"' * 4000, "(" * 4000, "• " * 2000, "\n" * 4000, "choose one — " * 300, "{T}" * 2000, "~" * 500):
        assert read_card([face("Vex", "Sorcery", text)]).card is None
