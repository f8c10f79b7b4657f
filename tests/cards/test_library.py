"""The built-in cards against the card data, where a copy of it stands beside the project, and against themselves."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.support.each import for_each

from mainphase.cards import find_card, summary
from mainphase.cards import nodes as n
from mainphase.cards.library import CARDS
from mainphase.cards.mana_costs import cost, cost_text, mana_units
from mainphase.cards.nodes import KEYWORD_NAMES, CardDef, CardType, Color, Supertype
from mainphase.cards.words import BASIC_LAND_MANA

DATA = Path(__file__).parents[3] / "shared" / "data" / "atomic-cards.json"

TYPES = {
    "Scheme": CardType.SCHEME,
    "Plane": CardType.PLANE,
    "Phenomenon": CardType.PHENOMENON,
    "Vanguard": CardType.VANGUARD,
    "Creature": CardType.CREATURE,
    "Land": CardType.LAND,
    "Artifact": CardType.ARTIFACT,
    "Enchantment": CardType.ENCHANTMENT,
    "Instant": CardType.INSTANT,
    "Sorcery": CardType.SORCERY,
    "Planeswalker": CardType.PLANESWALKER,
    "Battle": CardType.BATTLE,
}
SUPERTYPES = {
    "Ongoing": Supertype.ONGOING,
    "Basic": Supertype.BASIC,
    "Legendary": Supertype.LEGENDARY,
    "Snow": Supertype.SNOW,
    "World": Supertype.WORLD,
}
COLORS = {"W": Color.WHITE, "U": Color.BLUE, "B": Color.BLACK, "R": Color.RED, "G": Color.GREEN}

NEEDED = """
Plains · Island · Swamp · Mountain · Forest · Anaba Bodyguard · Markov Blademaster · Gray Ogre · Grizzly Bears
Air Elemental · Serra Angel · Colossal Dreadmaw · Typhoid Rats · Brimstone Vandal · Raging Goblin
Ball Lightning · Ashcoat Bear · Counterspell · Llanowar Elves · Dark Ritual · Sol Ring · Howling Mine
Ajani's Mantra · Verdant Force · Lone Missionary · Wall of Omens · Bond Beetle · Giant Growth
Relentless Assault · Time Walk · Time Warp · Time Stop · Mandate of Peace · Silence · The Triumph of Anax
Tolarian Drake · Teferi's Imp · Reliquary Tower · Ghostly Prison · Propaganda · Lightning Bolt · Shock · Murder
Doom Blade · Terror · Unsummon · Boomerang · Divination · Ancestral Recall · Think Twice · Disenchant
Wrath of God · Armageddon · Cloudshift · Flicker · Prey Upon · Turn to Frog · Kindled Fury · Fog · Healing Salve
Fireblast · Sacrifice · Fury of the Horde · Stonehorn Dignitary · Eater of Days · Stasis · Winter Orb
Upwelling · Exhaustion · Agate-Blade Assassin · Juggernaut · Mogg Flunkies · Day's Undoing · Obstinate Familiar
Emperor Crocodile · Sparktongue Dragon · Blaze · Into the Roil
"""


@cache
def data() -> dict[str, Any]:
    if not DATA.exists():
        pytest.skip(f"no card data at {DATA}")
    found: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))["data"]
    return found


@cache
def faces_printed() -> dict[str, dict[str, Any]]:
    """The halves and faces of cards that have several, by their own names."""
    return {f["faceName"]: f for faces in data().values() for f in faces if len(faces) > 1 and "faceName" in f}


def printed(name: str) -> dict[str, Any]:
    faces = data().get(name)
    face: dict[str, Any] | None = faces[0] if faces else faces_printed().get(name)
    if face is None:
        pytest.skip(f"{name} is not in the card data")
    return face


def faces_of(made: CardDef) -> tuple[CardDef, ...]:
    """What is printed on a card: both halves of a split card, the front and the others, the card itself."""
    return made.faces if made.layout == n.Layout.SPLIT else (made, *made.faces)


FACES = {face.name: face for made in CARDS.values() for face in faces_of(made)}
SHARED = {
    face.name: made.abilities for made in CARDS.values() if made.layout == n.Layout.SPLIT for face in faces_of(made)
}


def printed_number(value: str | None) -> int | None:
    """What stands where a power or toughness stands; a star is what an ability defines (CR 208.2), 0 before it does."""
    if value is None:
        return None
    return 0 if value == "*" else int(value)


@for_each(FACES)
def test_202_205_208_card_is_what_the_data_say(name: str) -> None:
    made = FACES[name]
    face = printed(name)
    mana = face.get("manaCost")
    assert made.cost == (cost(mana) if mana else None)
    assert made.types == sum(TYPES[t] for t in face["types"])
    assert made.supertypes == sum(SUPERTYPES[t] for t in face["supertypes"])
    assert list(made.subtypes) == face["subtypes"]
    if made.types & CardType.CREATURE or "Vehicle" in made.subtypes:  # for Deluge of the Dead the data say 2/2
        assert made.power == printed_number(face.get("power"))
        assert made.toughness == printed_number(face.get("toughness"))
    assert made.loyalty == (int(face["loyalty"]) if "loyalty" in face else None)


@for_each(FACES)
def test_202_2_colours_are_what_the_data_say(name: str) -> None:
    made = FACES[name]
    from_cost = 0
    for symbol in made.cost.symbols if made.cost is not None else ():
        from_cost |= symbol & 31
    colors = from_cost if made.colors is None else made.colors
    face = printed(name)
    if "colors" not in face:
        pytest.skip(f"the card data do not tell the colours of {name}")
    assert colors == sum(COLORS[c] for c in face["colors"])


LEVEL = re.compile(r"LEVEL |.*: Level \d")  # what follows one of these is part of it (711.2, 716.2)


def paragraphs(text: str) -> tuple[list[str], list[str]]:
    """The paragraphs of a text on its own, and those that begin a level."""
    lines = [p for p in text.splitlines() if p.strip()]
    first = next((i for i, p in enumerate(lines) if LEVEL.match(p)), len(lines))
    return lines[:first], [p for p in lines[first:] if LEVEL.match(p)]


@for_each(FACES)
def test_702_keyword_abilities_are_what_the_text_says(name: str) -> None:
    text = re.sub(r"\([^)]*\)", "", printed(name).get("text") or "")
    said: set[str] = set()
    for line in paragraphs(text)[0]:
        line = re.sub(r"^Suspend \S+", "Suspend", line)  # it has a number and a cost, and is a keyword all the same
        parts = [p.strip().casefold() for p in re.split(r"[,;]", line) if p.strip()]
        if parts and all(p in KEYWORD_NAMES or p.startswith("protection from ") for p in parts):
            said.update(p for p in parts if p in KEYWORD_NAMES)
    mask = 0
    for ability in FACES[name].abilities:
        if isinstance(ability, n.HasKeywords):
            mask |= ability.keywords
    assert {k for k, bit in KEYWORD_NAMES.items() if mask & bit} == said


@for_each(FACES)
def test_a_card_with_text_has_abilities_and_one_without_has_none(name: str) -> None:
    """One ability at least for each paragraph of text, none for a card without text."""
    text = re.sub(r"\([^)]*\)", "", printed(name).get("text") or "").strip()
    made = FACES[name]
    land_types = sum(s in BASIC_LAND_MANA for s in made.subtypes)
    own = len(made.abilities + SHARED.get(name, ())) - (land_types if made.types & CardType.LAND else 0)
    if made.types & (CardType.INSTANT | CardType.SORCERY):
        assert own >= 1
        return
    plain, levels = paragraphs(text)
    said = [p for p in plain if not p.startswith("•")] + levels
    assert bool(own) == bool(said)
    assert own >= len(said) - (1 if "Saga" in made.subtypes else 0)


def test_every_card_the_issue_names_is_there() -> None:
    for name in NEEDED.replace("\n", " · ").split(" · "):
        if name.strip():
            assert find_card(name.strip()).name == name.strip()


def walk(node: object) -> Iterator[n.Node]:
    """A node and all that are in it."""
    if isinstance(node, tuple):
        for part in node:
            yield from walk(part)
    elif isinstance(node, n.Node):
        yield node
        for f in dataclasses.fields(node):
            yield from walk(getattr(node, f.name))


def modes_in(node: object) -> Iterator[n.Mode]:
    for found in walk(node):
        if isinstance(found, n.Mode):
            yield found


def own_targets(node: object) -> Iterator[int]:
    """Indices of targets in an effect, those of abilities it creates left out."""
    if isinstance(node, tuple):
        for part in node:
            yield from own_targets(part)
    elif isinstance(node, n.Target):
        yield node.index
    elif isinstance(node, n.Node) and not isinstance(node, n.Ability):
        for f in dataclasses.fields(node):
            yield from own_targets(getattr(node, f.name))


@for_each(CARDS)
def test_115_1_each_target_has_its_phrase_and_each_phrase_its_use(name: str) -> None:
    for mode in modes_in(CARDS[name]):
        remembered = [s.name for s in walk(mode.effect) if isinstance(s, n.Saved) and s.name.startswith("target ")]
        later = {int(name.removeprefix("target ")) for name in remembered}  # its own, or those of the mode around it
        phrases = set(range(len(mode.targets)))
        assert set(own_targets(mode.effect)) | (later & phrases) == phrases


@for_each(CARDS)
def test_400_2_nobody_chooses_from_a_hidden_hand_that_they_have_not_seen(name: str) -> None:
    """Its cards would show in what may be chosen."""
    seen: list[n.Node] = []
    for found in walk(CARDS[name]):
        if isinstance(found, (n.LookAt, n.Reveal)):
            seen += [part for part in walk(found) if isinstance(part, n.OwnedBy)]
        elif isinstance(found, n.Choose) and found.by == n.You() and n.InZone(n.Zone.HAND) in walk(found.which):
            whose = [part for part in walk(found.which) if isinstance(part, n.OwnedBy)]
            assert whose
            assert all(part in seen or part.who == n.You() for part in whose)


@for_each(CARDS)
def test_cost_text_reads_back(name: str) -> None:
    for found in walk(CARDS[name]):
        if isinstance(found, n.ManaCost):
            assert cost(cost_text(found)) == found


def mana_of(made: CardDef) -> list[tuple[int, ...]]:
    return [c for node in walk(made) if isinstance(node, n.AddMana) for c in node.choices]


@pytest.mark.parametrize(
    ("name", "mana"),
    [("Forest", ["{G}"]), ("Tundra", ["{W}", "{U}"]), ("Wastes", ["{C}"]), ("Sol Ring", ["{C}{C}"])],
)
def test_305_6_basic_land_types_bring_their_mana_ability(name: str, mana: list[str]) -> None:
    assert mana_of(find_card(name)) == [mana_units(m) for m in mana]


def test_305_6_a_creature_is_no_land_by_its_subtype() -> None:
    assert mana_of(find_card("Dragon's Eye Sentry")) == []


def test_714_2_chapters_of_a_saga_run_from_one() -> None:
    sagas = [made for made in CARDS.values() if "Saga" in made.subtypes]
    assert len(sagas) >= 2
    for saga in sagas:
        numbers = [a.chapter for a in saga.abilities if isinstance(a, n.Triggered)]
        assert numbers == list(range(1, len(numbers) + 1))
        for a in saga.abilities:
            assert isinstance(a, n.Triggered)
            assert a.on == n.CountersArePut("lore", n.IsThis(), a.chapter)


def test_111_4_tokens_are_named_after_their_subtypes() -> None:
    tokens = [node.token for node in walk(tuple(CARDS.values())) if isinstance(node, n.CreateToken)]
    assert tokens
    for made in tokens:
        assert made.name == " ".join(made.subtypes) + " Token"
        assert made.colors is not None
        assert made.cost is None


def test_204_a_colour_indicator_stands_for_the_cost() -> None:
    assert find_card("Pact of Negation").colors == Color.BLUE


def test_names_stand_in_order_and_once() -> None:
    assert list(CARDS) == sorted(CARDS)
    assert all(made.name == name for name, made in CARDS.items())


def test_howling_mine_reads_like_the_card() -> None:
    (ability,) = find_card("Howling Mine").abilities
    assert ability == n.Triggered(
        n.BeginningOf("draw step", n.EachPlayer()),
        (n.Mode(n.Draw(n.Fixed(1), n.ThatPlayer())),),
        n.Fits(n.This(), n.IsUntapped()),
    )


@for_each(CARDS)
def test_a_summary_is_one_line_with_the_type(name: str) -> None:
    line = summary(CARDS[name])
    assert "\n" not in line
    assert any(name.lower() in line for name in TYPES)


def test_summaries_of_some_cards() -> None:
    assert summary(find_card("Serra Angel")) == "{3}{W}{W} creature Angel 4/4: flying; vigilance"
    assert summary(find_card("Howling Mine")) == "{2} artifact: at draw step: draw"
    assert summary(find_card("Gray Ogre")) == "{2}{R} creature Ogre 2/2"
    assert summary(find_card("Taiga")) == "land Mountain Forest: tap this: add {R}; tap this: add {G}"
