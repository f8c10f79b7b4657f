"""Positions with a win this turn: each is proved, and a bot finds the win or it does not."""

from __future__ import annotations

import pytest

from mainphase.kernel.state.state import State
from mainphase.players.greedy import GreedyBot
from mainphase.players.random_bot import RandomBot
from won_positions import HERE, is_won, positions, solves


@pytest.fixture(scope="module")
def found() -> dict[str, State]:
    return positions(HERE)


@pytest.mark.parametrize("name", ["Two spells are just enough", "What has haste comes before the attack"])
def test_a_position_is_won(found: dict[str, State], name: str) -> None:
    assert is_won(found[name])


@pytest.mark.deep
def test_there_are_twenty_and_each_is_won(found: dict[str, State]) -> None:
    assert len(found) >= 20
    assert [name for name, g in found.items() if not is_won(g)] == []


def test_a_bot_plays_them_without_changing_them(found: dict[str, State]) -> None:
    g = found["What has haste comes before the attack"]
    assert solves(g, GreedyBot())
    assert solves(g, GreedyBot())
    assert not solves(found["The lands are worth more as damage"], RandomBot(1))


def test_burn_goes_to_the_player_when_together_it_is_enough(found: dict[str, State]) -> None:
    for name in ("Two spells are just enough", "The spell is for the player, the attack for the rest"):
        assert solves(found[name], GreedyBot()), name
