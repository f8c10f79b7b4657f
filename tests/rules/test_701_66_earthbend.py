"""CR 701.66: earthbend."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef, Keyword

BENDER = invented("Earthbend 3.", name="Hard Lesson", cost="{G}", types="Sorcery")
GRIEF = invented(
    "Whenever a nonland creature you control dies, earthbend X, where X is that creature's power.", name="Deep Grief"
)
AXE = invented("Destroy target creature.", name="Big Axe", cost="{B}", types="Instant")
RAY = invented("Exile target creature.", name="Cold Ray", cost="{B}", types="Instant")


def bent(*hand: CardDef) -> Table:
    table = position(alice=["Island", "Forest", "2 Swamp"], alice_hand=[BENDER, *hand])
    table.alice.cast("Hard Lesson", ["Island"])
    table.resolve_all()
    return table


def test_701_66a_a_land_becomes_a_creature_with_counters_and_haste() -> None:
    table = bent()
    assert table.pt("Island") == "3/3"
    assert table.has("Island", Keyword.HASTE)
    table.alice.taps("Island")
    assert table.alice.mana == "U"


def test_701_66a_it_comes_back_tapped_as_it_dies() -> None:
    table = bent(AXE)
    table.alice.cast("Big Axe", ["Island"])
    table.resolve()
    assert "Island" in table.alice.graveyard
    table.resolve_all()
    assert table.tapped("Island")
    assert table.counters("Island", "+1/+1") == 0


def test_701_66a_and_as_it_is_exiled() -> None:
    table = bent(RAY)
    table.alice.cast("Cold Ray", ["Island"])
    table.resolve_all()
    assert table.exile == []
    assert table.tapped("Island")


def test_608_2h_as_much_as_the_power_of_what_died() -> None:
    table = position(alice=[GRIEF, "Hill Giant", "Swamp", "Island"], alice_hand=[AXE])
    table.alice.cast("Big Axe", ["Hill Giant"])
    table.resolve()
    while table.asked != "priority":
        table.choose("Island")
    table.resolve_all()
    assert table.pt("Island") == "3/3"
