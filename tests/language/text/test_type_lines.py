"""Type lines: read, refused, and written again."""

from __future__ import annotations

import pytest

from mainphase.cards.nodes import CardType, Supertype
from mainphase.errors import CardError
from mainphase.language.text.type_line import TypeLine, read_type_line, type_line_text

BOTH_WAYS = {
    "Creature — Human Soldier": TypeLine(0, CardType.CREATURE, ("Human", "Soldier")),
    "Legendary Snow Creature — Time Lord Doctor": TypeLine(
        Supertype.LEGENDARY | Supertype.SNOW, CardType.CREATURE, ("Time Lord", "Doctor")
    ),
    "Basic Snow Land — Island": TypeLine(Supertype.BASIC | Supertype.SNOW, CardType.LAND, ("Island",)),
    "Land — Urza's Power-Plant": TypeLine(0, CardType.LAND, ("Urza's", "Power-Plant")),
    "Artifact Creature — Golem": TypeLine(0, CardType.ARTIFACT | CardType.CREATURE, ("Golem",)),
    "Kindred Sorcery — Elf": TypeLine(0, CardType.KINDRED | CardType.SORCERY, ("Elf",)),
    "Mana Source": TypeLine(0, CardType.MANA_SOURCE, ()),
    "Ongoing Scheme": TypeLine(Supertype.ONGOING, CardType.SCHEME, ()),
}


@pytest.mark.parametrize(("text", "line"), BOTH_WAYS.items())
def test_a_type_line_is_read_and_written_again(text: str, line: TypeLine) -> None:
    assert read_type_line(text) == line
    assert type_line_text(line) == text


def test_kindred_was_tribal() -> None:
    line = read_type_line("Tribal Instant — Goblin")
    assert line == read_type_line("Kindred Instant — Goblin")
    assert type_line_text(line, "2020-01-01") == "Tribal Instant — Goblin"
    assert type_line_text(line) == "Kindred Instant — Goblin"


def test_an_apostrophe_of_another_kind_is_the_same_subtype() -> None:
    assert read_type_line("Land — Urza’s Mine") == read_type_line("Land — Urza's Mine")
    assert read_type_line("Creature — C'tan").subtypes == ("C’tan",)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "has no card type"),
        ("Legendary", "has no card type"),
        ("Creatur — Elf", "the nearest are Creature"),
        ("Creature - Elf", "'-' in the type line"),
        ("Creature — ", "no subtype after its dash"),
        ("Creature Creature — Elf", "says Creature twice"),
        ("Conspiracy", "not played here"),
        ("Token Creature — Elf", "'Token' in the type line"),
    ],
)
def test_what_is_no_type_line_is_refused(text: str, said: str) -> None:
    with pytest.raises(CardError, match=said):
        read_type_line(text)


def test_all_words_after_the_dash_of_a_plane_are_one_planar_type() -> None:
    """CR 311.3."""
    known = read_type_line("Plane — Bolas’s Meditation Realm")
    assert (known.types, known.subtypes) == (CardType.PLANE, ("Bolas’s Meditation Realm",))
    assert type_line_text(known) == "Plane — Bolas’s Meditation Realm"
    assert read_type_line("Phenomenon").types == CardType.PHENOMENON
