"""CR 101.4, 608.2c, 608.2f: what each player may do, all in turn, then at once, and what follows for each who does."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import position

THREE = ["alice", "bob", "carol"]
BEARS, LIONS, ELVES, CUB = "Grizzly Bears", "Savannah Lions", "Llanowar Elves", "Bear Cub"
SHOW = invented(
    "Each player may put a creature card from their hand onto the battlefield.",
    name="Show",
    types="Sorcery",
    cost="{0}",
)
TEMPTATION = invented(
    "Return a creature card from your graveyard to the battlefield. Each opponent may return a creature card from "
    "their graveyard to the battlefield. For each opponent who does, return a creature card from your graveyard to the "
    "battlefield.",
    name="Temptation", types="Sorcery", cost="{0}",
)  # fmt: skip
GIFT = invented(
    "Each opponent may create a Treasure token. For each opponent who does, you create a Treasure token.",
    name="Gift", types="Sorcery", cost="{0}",
)  # fmt: skip


def test_101_4_all_choose_before_anything_is_put_there() -> None:
    table = position(players=THREE, alice_hand=[SHOW, BEARS], bob_hand=[LIONS], carol_hand=[ELVES])
    table.alice.cast("Show")
    table.resolve()
    table.alice.choose(BEARS)
    table.bob.choose("done")
    assert BEARS not in table.battlefield
    table.carol.choose(ELVES)
    assert (table.alice.battlefield, table.bob.battlefield, table.carol.battlefield) == ([BEARS], [], [ELVES])
    assert table.bob.hand == [LIONS]


@pytest.mark.parametrize(
    ("bob", "carol", "mine"), [(LIONS, ELVES, 3), (LIONS, "done", 2), ("done", ELVES, 2), ("done", "done", 1)]
)
def test_608_2f_as_many_as_opponents_who_did(bob: str, carol: str, mine: int) -> None:
    table = position(
        players=THREE, alice_hand=[TEMPTATION], alice_graveyard=[BEARS, CUB, "Memnite", "Ornithopter"],
        bob_graveyard=[LIONS], carol_graveyard=[ELVES],
    )  # fmt: skip
    table.alice.cast("Temptation")
    table.resolve()
    table.alice.choose("Memnite")
    table.bob.choose(bob)
    table.carol.choose(carol)
    for name in (BEARS, CUB)[: mine - 1]:
        table.alice.choose(name)
    assert len(table.alice.battlefield) == mine
    assert table.asked == "priority"
    assert (table.bob.battlefield, table.carol.battlefield) == (
        [] if bob == "done" else [LIONS], [] if carol == "done" else [ELVES],
    )  # fmt: skip


def test_608_2f_tokens_for_each_who_did() -> None:
    table = position(players=THREE, alice_hand=[GIFT])
    table.alice.cast("Gift")
    table.resolve()
    table.bob.choose("yes")
    table.carol.choose("yes")
    assert [len(seat.battlefield) for seat in (table.alice, table.bob, table.carol)] == [2, 1, 1]


@pytest.mark.parametrize(
    "text",
    [
        "Each opponent may create a Treasure token. For each opponent who does, destroy target creature.",
        "Each opponent may sacrifice a creature. For each opponent who does, draw a card.",
    ],
)
def test_what_cannot_be_counted_is_not_read(text: str) -> None:
    assert does(text) is None


def test_608_2c_those_who_did_may_go_on() -> None:
    barter = invented(
        "Each player may discard a card. Each player who discarded a card this way may draw two cards.",
        name="Barter", types="Sorcery", cost="{0}",
    )  # fmt: skip
    table = position(players=THREE, alice_hand=[barter, BEARS], bob_hand=[LIONS], carol_hand=[ELVES])
    table.alice.cast("Barter")
    table.resolve()
    table.alice.choose(BEARS)
    table.bob.choose("done")
    table.carol.choose(ELVES)
    table.alice.choose("yes")
    table.carol.choose("no")
    assert [len(table.events("draw", player=name)) for name in THREE] == [2, 0, 0]


def test_608_2c_who_discarded_a_card_with_the_highest_mana_value() -> None:
    toll = invented(
        "Each player discards a card. Each player who discarded a card with the highest mana value among cards "
        "discarded this way loses life equal to that mana value.",
        name="Toll", types="Sorcery", cost="{0}",
    )  # fmt: skip
    table = position(players=THREE, alice_hand=[toll, LIONS], bob_hand=[BEARS], carol_hand=[CUB])
    table.alice.cast("Toll")
    table.resolve()
    assert [seat.life for seat in (table.alice, table.bob, table.carol)] == [20, 18, 18]
