"""CR 701.12: control of two permanents is exchanged."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, creature, do, instant, targeting

BEARS, MEMNITE = "Grizzly Bears", "Memnite"
FIRST, SECOND = n.Target(0), n.Target(1)
SWAP = card("Swap", "{0}", instant)(targeting(creature, creature).do(n.ExchangeControl(n.Together((FIRST, SECOND)))))


def swapping(first: str, second: str) -> Table:
    table = position(alice=[MEMNITE, "Ornithopter"], bob=[BEARS, "Mountain"], alice_hand=[SWAP], bob_hand=["Shock"])
    table.alice.cast("Swap", [first, second])
    return table


def test_701_12b_each_gains_control_of_the_others() -> None:
    table = swapping(MEMNITE, BEARS)
    table.resolve()
    assert (table.controller(MEMNITE), table.controller(BEARS)) == ("bob", "alice")
    table.advance_to("turn 3, upkeep")
    assert (table.controller(MEMNITE), table.controller(BEARS)) == ("bob", "alice")


def test_701_12b_between_two_of_one_player_nothing_is_exchanged() -> None:
    table = swapping(MEMNITE, "Ornithopter")
    table.resolve()
    assert (table.controller(MEMNITE), table.controller("Ornithopter")) == ("alice", "alice")


def test_701_12a_without_one_of_them_nothing_is_exchanged() -> None:
    table = swapping(MEMNITE, BEARS)
    table.pass_once()
    table.bob.cast("Shock", [MEMNITE])
    table.resolve()
    table.resolve()
    assert table.controller(BEARS) == "bob"


def test_701_12a_of_more_than_two_nothing_is_exchanged() -> None:
    all_of_them = card("Whirl", "{0}", instant)(do(n.ExchangeControl(n.Each(creature))))
    table = position(alice=[MEMNITE, "Ornithopter"], bob=[BEARS], alice_hand=[all_of_them])
    table.alice.cast("Whirl")
    table.resolve()
    assert (table.controller(MEMNITE), table.controller(BEARS)) == ("alice", "bob")
