"""CR 205.1a, 613.1: an Aura says what something is, and that it is nothing else any more."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef, CardType, Keyword
from mainphase.kernel.reading.layers import refreshed_characteristics

GOLEM = invented(
    "Flying\n{0}: You gain 1 life.", "Golem", "Enchantment Artifact Creature — Golem Equipment Shrine", "5/5"
)
MINE = '"{T}: Add {C}"'


def wearing(words: str, on: CardDef | str = GOLEM) -> Table:
    aura = invented(f"Enchant permanent\nEnchanted permanent is {words}.", "Mask", "Enchantment — Aura")
    return position(alice=[on, aura], attached={"Mask": on if isinstance(on, str) else on.name})


@pytest.mark.parametrize(
    ("words", "types", "subtypes", "keywords", "can"),
    [
        (
            "an Insect artifact creature with base power and toughness 0/1 and has haste, and it loses all other "
            "abilities, card types, and creature types",
            CardType.ARTIFACT | CardType.CREATURE, {"Equipment", "Insect"}, Keyword.HASTE, False,
        ),
        (
            "a Vehicle artifact with crew 5 and it loses all other card types", CardType.ARTIFACT, {"Vehicle"},
            Keyword.FLYING, True,
        ),
        ("an enchantment and loses all other card types", CardType.ENCHANTMENT, {"Shrine"}, Keyword.FLYING, True),
        (
            f"a colorless land with {MINE} and loses all other card types and abilities", CardType.LAND, set(), 0,
            False,
        ),
        (
            f"a Clue artifact with {MINE} and loses all other abilities", CardType.ARTIFACT, {"Clue"}, 0, False,
        ),
    ],
)  # fmt: skip
def test_205_1a_it_loses_what_it_was(words: str, types: int, subtypes: set[str], keywords: int, can: bool) -> None:
    table = wearing(words)
    ch = refreshed_characteristics(table.state, table.find("Golem"))
    assert (ch.types, set(ch.subtypes), ch.keywords) == (types, subtypes, keywords)
    assert len([option for option in table.options if option.startswith("activate Golem")]) == (1 if can else 0)


def test_205_1a_a_land_keeps_its_land_types_without_their_abilities() -> None:
    table = wearing(f"a colorless land with {MINE} and loses all other card types and abilities", "Forest")
    ch = refreshed_characteristics(table.state, table.find("Forest"))
    assert ch.subtypes == ("Forest",)
    assert len(ch.abilities) == 1


def test_613_1f_what_it_gets_it_keeps() -> None:
    table = wearing(
        "an Insect artifact creature with base power and toughness 0/1 and has flying and haste, and it loses all "
        "other abilities, card types, and creature types"
    )
    assert table.pt("Golem") == "0/1"
    ch = refreshed_characteristics(table.state, table.find("Golem"))
    assert ch.keywords == Keyword.FLYING | Keyword.HASTE
