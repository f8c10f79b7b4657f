"""CR 700.3, 701.40: piles of which one is chosen at random, and a pile that is shuffled before it is manifested."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.presentation.view import view_of

WHIM = invented(
    "Starting with you, each player separates all permanents they control into three piles. Then each player chooses "
    "one of their piles at random and sacrifices those permanents.",
    name="Whim", types="Sorcery", cost="{0}",
)  # fmt: skip
DRAFT = invented(
    "Exile all creature cards from target player's graveyard in a face-down pile, shuffle that pile, then manifest "
    "those cards.",
    name="Draft", types="Sorcery", cost="{0}",
)  # fmt: skip


def test_700_3_each_player_loses_one_of_three() -> None:
    lost = set()
    for seed in range(12):
        table = position(alice=["Forest"], alice_hand=[WHIM], bob=["Memnite", "Hill Giant", "Grizzly Bears"], seed=seed)
        table.alice.cast("Whim")
        table.resolve()
        assert table.asked_player == "alice"
        table.choose("done")
        assert table.asked_player == "alice", "the second pile"
        table.choose("done")
        assert table.asked_player == "bob"
        table.choose("Memnite", "done")
        assert "Memnite" not in table.options
        table.choose("Hill Giant", "done")
        [gone] = table.bob.graveyard
        lost.add((gone, len(table.alice.battlefield)))
    assert {name for name, _ in lost} == {"Memnite", "Hill Giant", "Grizzly Bears"}
    assert {left for _, left in lost} == {0, 1}, "an empty pile may be chosen"


def drafted(seed: int) -> Table:
    table = position(alice_hand=[DRAFT], bob_graveyard=["Memnite", "Shock", "Hill Giant"], seed=seed)
    table.alice.cast("Draft", ["bob"])
    table.resolve()
    return table


def test_701_40_a_pile_that_is_shuffled_is_manifested() -> None:
    orders = set()
    for seed in range(12):
        table = drafted(seed)
        made = [o for o in table.state.permanents if o.controller == 0]
        orders.add(tuple(table.state.book.cards[o.card].node.name for o in made))
        assert table.bob.graveyard == ["Shock"]
    assert orders == {("Memnite", "Hill Giant"), ("Hill Giant", "Memnite")}


def test_708_5_who_controls_them_may_look() -> None:
    table = drafted(7)
    mine = [view_of(table.state, 0).find(o.id) for o in table.state.permanents]
    theirs = [view_of(table.state, 1).find(o.id) for o in table.state.permanents]
    assert {seen.name_beneath for seen in mine if seen} == {"Memnite", "Hill Giant"}
    assert {seen.name_beneath for seen in theirs if seen} == {""}
