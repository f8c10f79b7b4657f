"""CR 702.104: a creature with tribute, which an opponent of its controller's choice may have enter with counters."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

SNAKE = invented(
    "Tribute 3\nWhen Snake enters, if tribute wasn't paid, you gain 4 life.",
    name="Snake", types="Creature — Snake", pt="2/2", cost="{0}",
)  # fmt: skip
CLONE = invented("You may have Clone enter as a copy of any creature on the battlefield.", name="Clone", cost="{0}")
THREE = ["alice", "bob", "carol"]


def entered(answer: str, players: list[str] = THREE) -> Table:
    table = position(players=players, alice_hand=[SNAKE])
    table.alice.cast("Snake")
    table.resolve()
    if len(players) > 2:
        assert (table.asked_player, sorted(table.options)) == ("alice", ["bob", "carol"])
        table.choose("carol")
    assert table.asked_player == players[-1]
    assert "Snake" not in table.alice.battlefield
    table.choose(f"choose {answer}")
    return table


@pytest.mark.parametrize("players", [THREE, THREE[:2]])
def test_702_104a_the_chosen_opponent_puts_the_counters(players: list[str]) -> None:
    table = entered("tribute", players)
    assert table.counters("Snake", "+1/+1") == 3
    assert table.pt("Snake") == "5/5"
    assert table.stack == []
    table.resolve_all()
    assert table.alice.life == 20


@pytest.mark.parametrize("players", [THREE, THREE[:2]])
def test_702_104b_tribute_was_not_paid(players: list[str]) -> None:
    table = entered("no tribute", players)
    assert table.counters("Snake", "+1/+1") == 0
    assert table.stack == ["Snake"]
    table.resolve_all()
    assert table.alice.life == 24


def test_707_10_a_copy_is_asked_for_its_own() -> None:
    table = position(alice=[], alice_hand=[SNAKE, CLONE])
    table.alice.cast("Snake")
    table.resolve()
    table.choose("choose tribute")
    table.alice.cast("Clone")
    table.resolve()
    while table.asked_player == "alice" and table.asked != "priority":
        table.choose(next(option for option in table.options if option not in ("no", "done")))
    table.choose("choose no tribute")
    table.resolve_all()
    assert table.alice.life == 24
    assert (table.counters("Snake", "+1/+1"), table.counters("Clone", "+1/+1")) == (3, 0)
