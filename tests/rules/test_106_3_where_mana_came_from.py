"""CR 106.3, 400.7d: what the mana that was spent on a spell came from."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

THIEF = invented(
    "When ~ enters, if mana from a Treasure was spent to cast it, draw a card.", name="Rich Thief", cost="{R}"
)
HUNT = invented(
    "You gain 1 life for each mana from a Treasure spent to cast ~.", name="Hunt", cost="{1}{G}", types="Sorcery"
)
MAKER = invented("When ~ enters, create two Treasure tokens.", name="Coin Maker", cost="{G}")
YETI = invented("When ~ enters, if {S} was spent to cast it, draw a card.", name="Cold Yeti", cost="{G}")
SNOW = invented("{T}: Add {G}.", name="Cold Wood", cost="", types="Snow Land")
SAGE = invented(
    "Whenever you cast a creature spell, if two or more mana from creatures was spent to cast it, you gain 1 life.",
    name="Wild Sage",
)
TWIN = invented("When ~ enters, if {G}{G} was spent to cast it, you gain 1 life.", name="Green Twin", cost="{2}")


def test_106_3_mana_from_a_treasure() -> None:
    table = position(alice=["Forest"], alice_hand=[MAKER, THIEF], alice_library=["Island"])
    table.alice.cast("Coin Maker")
    table.resolve_all()
    table.alice.cast("Rich Thief")
    table.resolve_all()
    assert table.alice.hand == ["Island"]
    table = position(alice=["Mountain"], alice_hand=[THIEF], alice_library=["Island"])
    table.alice.cast("Rich Thief")
    table.resolve_all()
    assert table.alice.hand == []


def test_106_3_as_much_of_it_as_was_spent() -> None:
    table = position(alice=["Forest"], alice_hand=[MAKER, HUNT])
    table.alice.cast("Coin Maker")
    table.resolve_all()
    table.alice.cast("Hunt")
    table.resolve_all()
    assert table.alice.life == 22


@pytest.mark.parametrize(("land", "cards"), [(SNOW, ["Island"]), ("Forest", [])])
def test_107_4h_mana_from_a_snow_source(land: object, cards: list[str]) -> None:
    table = position(alice=[land], alice_hand=[YETI], alice_library=["Island"])  # type: ignore[list-item]
    table.alice.cast("Cold Yeti")
    table.resolve_all()
    assert table.alice.hand == cards


def test_106_3_mana_from_creatures() -> None:
    table = position(alice=[SAGE, "2 Llanowar Elves"], alice_hand=["Grizzly Bears"])
    table.alice.cast("Grizzly Bears")
    table.resolve_all()
    assert table.alice.life == 21
    table = position(alice=[SAGE, "Llanowar Elves", "Forest"], alice_hand=["Grizzly Bears"])
    table.alice.cast("Grizzly Bears")
    table.resolve_all()
    assert table.alice.life == 20


def test_400_7d_two_mana_of_a_color() -> None:
    table = position(alice=["2 Forest"], alice_hand=[TWIN])
    table.alice.cast("Green Twin")
    table.resolve_all()
    assert table.alice.life == 21
    table = position(alice=["Forest", "Island"], alice_hand=[TWIN])
    table.alice.cast("Green Twin")
    table.resolve_all()
    assert table.alice.life == 20
