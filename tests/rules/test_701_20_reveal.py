"""CR 701.20, 701.23: what a search finds, and who knows it then."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards.nodes import Zone
from mainphase.cards.words import card, do, land, search_library, sorcery
from mainphase.kernel.reading.seen_cards import is_known

SHOWN = card("Open Search", "{G}", sorcery)(do(search_library(land, to=Zone.HAND, reveal=True)))
SECRET = card("Quiet Search", "{G}", sorcery)(do(search_library(land, to=Zone.HAND)))


def searched(spell: str) -> Table:
    table = position(alice=["Forest"], alice_hand=[SHOWN, SECRET], alice_library=["Shock", "Swamp"])
    table.alice.cast(spell)
    table.resolve()
    table.choose("Swamp")
    return table


def test_701_20a_a_card_found_and_shown_is_known_to_all() -> None:
    table = searched("Open Search")
    assert [e.name for e in table.events("searched", "revealed", "shuffled")] == ["searched", "revealed", "shuffled"]
    assert is_known(table.state, table.find("Swamp", Zone.HAND).id, 1)


def test_701_23a_a_card_found_and_not_shown_is_known_to_the_searcher_alone() -> None:
    table = searched("Quiet Search")
    assert table.events("revealed") == []
    assert not is_known(table.state, table.find("Swamp", Zone.HAND).id, 1)
