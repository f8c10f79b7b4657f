"""Cards as they were printed before 2000, made readable and put back. The texts here are made up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mainphase.errors import CardError
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData, from_atomic
from mainphase.language.text.printed_before_2000 import printed_face, today_type_line
from mainphase.language.text.type_line import read_type_line
from mainphase.rules.timeline import rules_on

SHARED = Path(__file__).parents[4] / "shared" / "data"


@pytest.mark.parametrize(
    ("printed", "line", "first"),
    [
        ("Summon - Elves", "Creature — Elf", ""),
        ("Summon — Goblins", "Creature — Goblin", ""),
        ("Summon Wolves", "Creature — Wolf", ""),
        ("Summon - Clergymen", "Creature — Clergymen", ""),  # no type of today's, and no plural of one
        ("Summon - Legend", "Legendary Creature", ""),
        ("Creature - Wizard", "Creature — Wizard", ""),
        ("Artifact Creature", "Artifact Creature", ""),
        ("Poly Artifact", "Artifact", ""),
        ("Interrupt", "Interrupt", ""),
        ("Enchant World", "World Enchantment", ""),
        ("Enchant Creature", "Enchantment — Aura", "Enchant creature"),
    ],
)
def test_type_lines(printed: str, line: str, first: str) -> None:
    assert today_type_line(printed) == (line, first)
    read_type_line(line)


def test_mono_artifacts_tap_for_what_they_do() -> None:
    made = printed_face(VEX, "Mono Artifact", "Add 1 red mana to your mana pool.")
    assert (made.face.type_line, made.face.text) == ("Artifact", "{T}: Add {R}.")
    assert made.text() == "Add 1 red mana to your mana pool."
    with pytest.raises(CardError, match="mono artifact"):
        printed_face(VEX, "Mono Artifact", "o3: Draw a card.")


VEX = CardData(name="Vex", type_line="Creature — Imp", mana_cost="{G}", power="1", toughness="1")


@pytest.mark.parametrize(
    ("printed", "text"),
    [
        ("oc\nT: Add o\nGo\nG.", "{T}: Add {G}{G}."),
        ("ocT: Draw a card.", "{T}: Draw a card."),
        ("o3,oc\nT: Draw a card.", "{3}, {T}: Draw a card."),
        ("oo\nR Vex untaps.\no1o\nW: Vex untaps.", "{R}: Vex untaps.\n{1}{W}: Vex untaps."),
        ("pay o\nB or o\nX to goo\nGold.", "pay {B} or {X} to goo\nGold."),
    ],
)
def test_symbols_become_todays_and_are_put_back(printed: str, text: str) -> None:
    made = printed_face(VEX, "Summon - Imp", printed)
    assert made.face.text == text
    assert made.text() == printed


def test_what_an_aura_enchants_stands_in_its_type() -> None:
    made = printed_face(VEX, "Enchant Creature", "oo\nG Vex untaps.")
    assert made.face.text == "Enchant creature\n{G}: Vex untaps."
    assert made.text() == "oo\nG Vex untaps."


def test_a_basic_land_shows_its_symbol() -> None:
    forest = CardData(name="Forest", type_line="Basic Land — Forest", text="({T}: Add {G}.)")
    made = printed_face(forest, "Land", "G")
    assert (made.face.type_line, made.face.text, made.text()) == ("Basic Land — Forest", "", "G")
    assert printed_face(forest, "Land", "R").face.text == "R"


def test_a_printed_card_plays_by_the_rules_of_its_time() -> None:
    vex = CardData(name="Vex", type_line="Instant", mana_cost="{U}")
    made = printed_face(vex, "Interrupt", "Counter target spell.").face
    reading = read_card([made], rules_on("1997-03-24"))
    assert reading.card is not None, reading
    assert reading.card.types == read_type_line("Interrupt").types


def test_every_printed_text_of_the_file_is_put_back() -> None:
    if not (SHARED / "printed-before-2000.json").exists():
        pytest.skip("no printed texts in ../shared/data")
    texts = json.loads((SHARED / "printed-before-2000.json").read_text(encoding="utf-8"))
    cards = json.loads((SHARED / "atomic-cards.json").read_text(encoding="utf-8"))["data"]
    wrong = []
    for name, printings in texts.items():
        for printing in printings:
            if not printing["type"].startswith("Mono") or ":" not in printing["text"]:
                made = printed_face(from_atomic(cards[name])[0], printing["type"], printing["text"])
                if made.text() != printing["text"]:
                    wrong.append((name, printing["set"]))
    assert wrong == []


@pytest.mark.parametrize(
    ("printed", "text"),
    [
        ("Vex cannot attack.", "Vex can't attack."),
        ("Vex does 2 damage to target creature.", "Vex deals 2 damage to target creature."),
        ("Return target creature to owner's hand.", "Return target creature to its owner's hand."),
        ("Remove target creature from the game.", "Exile target creature."),
        ("oc\nT: Add 2 colorless mana to your mana pool. Play this ability as a mana source.", "{T}: Add {C}{C}."),
        ("oo\nR +1/+0 until end of turn", "{R}: Vex gets +1/+0 until end of turn."),
        ("oo\nB Regenerate", "{B}: Regenerate Vex."),
        ("Attacking does not cause Vex to tap.", "Vigilance"),
        ("Choose one You gain 3 life; or draw a card.", "Choose one —\n• You gain 3 life.\n• draw a card."),
        ("While controller has swamps in play, Vex gains +1/+1.", "As long as you control a Swamp, Vex gets +1/+1."),
        ("o0: Sacrifice Vex to add o\nG to your mana pool.", "{0}, Sacrifice Vex: add {G}."),
        (
            "Counter target red spell or destroy target red permanent.",
            "Choose one —\n• Counter target red spell.\n• destroy target red permanent.",
        ),
        (
            "Put a Cat token into play. Treat this token as a 1/1 red creature.",
            "Put a 1/1 red Cat creature token onto the battlefield.",
        ),
        ("Vex deals 2 damage to you during your upkeep.", "During your upkeep, Vex deals 2 damage to you."),
        (
            "Counter target spell unless its caster pays an additional o\nR.",
            "Counter target spell unless its controller pays {R}.",
        ),
        (
            "You may pay 2 life instead of paying Vex's casting cost. Vex deals 2 damage to you.",
            "You may pay 2 life rather than pay this spell's mana cost.\nVex deals 2 damage to you.",
        ),
    ],
)  # fmt: skip
def test_other_words_for_the_same(printed: str, text: str) -> None:
    made = printed_face(VEX, "Summon - Imp", printed)
    assert made.face.text == text
    assert made.text() == printed


def test_types_that_the_text_told() -> None:
    told = (
        "oc\nT: Add either o\nW or o\nG to your mana pool.\nCounts as both plains and forest and is affected by spells "
        "that affect either. If a spell destroys one of these land types, this card is destroyed; if a spell alters "
        "one of these land types, the other land type is unaffected."
    )
    made = printed_face(VEX, "Land", told)
    assert (made.face.type_line, made.face.text, made.text()) == ("Land — Plains Forest", "", told)
    wrong = told.replace("o\nW", "o\nR")
    assert printed_face(VEX, "Land", wrong).face.type_line == "Land"
    sliver = printed_face(VEX, "Artifact Creature", "Vex counts as a Sliver.")
    assert sliver.face.type_line == "Artifact Creature — Sliver"
