"""Positions with a win this turn: each is proved, and a bot finds the win or it does not."""

from __future__ import annotations

import pytest

from mainphase.kernel.state.state import State
from mainphase.players.greedy import GreedyBot
from mainphase.players.random_bot import RandomBot
from making_won_positions import Board, alike, bared, hardest, is_worth_it
from won_positions import HERE, is_won, positions, solves


@pytest.fixture(scope="module")
def found() -> dict[str, State]:
    return positions(HERE)


@pytest.mark.parametrize("name", ["Two spells are just enough", "What has haste comes before the attack"])
def test_a_position_is_won(found: dict[str, State], name: str) -> None:
    assert is_won(found[name])


@pytest.mark.deep
def test_there_are_a_hundred_and_each_is_won(found: dict[str, State]) -> None:
    assert len(found) >= 100
    assert [name for name, g in found.items() if not is_won(g)] == []


def test_a_bot_plays_them_without_changing_them(found: dict[str, State]) -> None:
    g = found["What has haste comes before the attack"]
    assert solves(g, GreedyBot())
    assert solves(g, GreedyBot())
    assert not solves(found["The lands are worth more as damage"], RandomBot(1))


def test_burn_goes_to_the_player_when_together_it_is_enough(found: dict[str, State]) -> None:
    for name in ("Two spells are just enough", "The spell is for the player, the attack for the rest"):
        assert solves(found[name], GreedyBot()), name


def test_a_position_is_made_as_hard_as_it_can_be_won() -> None:
    """Four damage is all there is: with four life it is won, and a third land and a wall are not needed."""
    board = Board(("Lightning Bolt",), ("Mountain", "Mountain", "Raging Goblin", "Wall of Omens"), (), 1)
    hard = hardest(board)
    assert hard is not None
    assert hard.life == 4
    assert bared(hard) == Board(("Lightning Bolt",), ("Mountain", "Raging Goblin"), (), 4)
    assert hardest(Board((), ("Mountain",), (), 1)) is None
    assert not is_worth_it(Board((), ("Raging Goblin",), (), 1))  # an attack is all there is to it
    assert alike(board, hard)
