"""CR 608.2g, 400.7: the card that an instruction discarded may be cast from where it is."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

MALCOLM = invented(
    "{0}: Draw a card, then discard a card. You may cast the discarded card without paying its mana cost.", "Malcolm"
)


def discarding(name: str) -> Table:
    table = position(alice=[MALCOLM], alice_hand=[name], alice_library=["Forest"])
    table.alice.activate("Malcolm")
    table.resolve()
    table.alice.choose(name)
    return table


def test_608_2g_it_is_cast_from_the_graveyard_for_nothing() -> None:
    table = discarding("Bear Cub")
    table.alice.choose("yes")
    table.resolve()
    assert "Bear Cub" in table.alice.battlefield
    assert not table.alice.graveyard


def test_608_2g_a_land_that_was_discarded_is_not_cast() -> None:
    table = discarding("Island")
    assert "Island" in table.alice.graveyard
    assert table.alice.has_priority
