"""An action that is none: what becomes of it is a choice, in every environment; one that is no number is an error."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from mainphase.env import GameEnv, GameVectorEnv, mainphase_v0
from mainphase.errors import IllegalOption, OptionError

MASKED = 60


def test_it_can_be_an_error() -> None:
    for env in (GameEnv(on_illegal="raise"), mainphase_v0.raw_env()):
        env.reset(seed=1)
        before = env.omniscient.game.hash()
        with pytest.raises(IllegalOption, match="the action 60 is masked"):
            env.step(MASKED)
        assert env.omniscient.game.hash() == before
    many = GameVectorEnv(2, on_illegal="raise")
    many.reset(seed=1)
    with pytest.raises(IllegalOption, match="the action 60 is masked"):
        many.step([MASKED, 0])


def test_it_can_cost_reward_and_the_question_comes_again() -> None:
    env = GameEnv(on_illegal="penalty", penalty=0.25, max_decisions=4)
    first, _ = env.reset(seed=1)
    for k in range(1, 5):
        again, reward, over, cut, info = env.step(MASKED)
        assert (reward, over, cut) == (-0.25, False, k == 4)  # whoever does nothing else is cut
        assert "is masked" in info["illegal"]
        assert all(np.array_equal(first[name], again[name]) for name in first)
    many = GameVectorEnv(2, on_illegal="penalty")
    many.reset(seed=1)
    _, rewards, overs, cuts, infos = many.step([0, MASKED])
    assert rewards.tolist() == [0.0, -0.1]
    assert not overs.any()
    assert not cuts.any()
    assert infos["_illegal"].tolist() == [False, True]


def test_what_is_punished_counts_towards_the_limit_in_every_environment() -> None:
    """Though what comes last is no such action; also in a copy of the environment."""
    one = GameEnv(opponent=None, on_illegal="penalty", max_decisions=6)
    many = GameVectorEnv(1, opponent=None, on_illegal="penalty", max_decisions=6)
    one.reset(seed=1)
    many.reset(seed=1)
    cuts = []
    for action in (MASKED, 0, MASKED, 0, 0, 0):
        one, many = deepcopy(one), deepcopy(many)
        cuts.append((one.step(action)[3], bool(many.step([action])[3][0])))
    assert cuts == [(False, False)] * 5 + [(True, True)]


def test_it_can_be_one_at_random_instead() -> None:
    games = []
    for _ in range(2):
        env = GameEnv(on_illegal="random", max_turns=4)
        env.reset(seed=1)
        over = cut = False
        while not over and not cut:
            _, reward, over, cut, info = env.step(MASKED)
            assert "is masked" in info["illegal"]
            assert over or reward == 0.0
        games.append(env.omniscient.record())
    assert games[0] == games[1]  # the seed says which


def test_it_can_be_the_game() -> None:
    env = mainphase_v0.parallel_env()
    env.reset(seed=1)
    who = env.table.agent_selection
    _, rewards, overs, *_ = env.step({who: MASKED})
    assert rewards[who] == -1.0
    assert all(overs.values())
    table = mainphase_v0.env(on_illegal="concede")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(MASKED)
    assert table.terminations[agent]


@pytest.mark.parametrize("action", [1.0, np.float32(0), "0", None, True, [0], 0.5])
def test_what_is_no_whole_number_is_an_error_everywhere(action: Any) -> None:
    for env in (GameEnv(), GameEnv(on_illegal="penalty"), mainphase_v0.raw_env()):
        env.reset(seed=1)
        before = env.omniscient.game.hash()
        with pytest.raises((OptionError, IllegalOption), match="an action is a"):
            env.step(action)
        assert env.omniscient.game.hash() == before
    parallel = mainphase_v0.parallel_env()
    parallel.reset(seed=1)
    with pytest.raises(OptionError, match="an action is a whole number"):
        parallel.step({parallel.table.agent_selection: action})
    many = GameVectorEnv(2)
    many.reset(seed=1)
    with pytest.raises(OptionError, match="an action is a whole number"):
        many.step([action, 0])


def test_arrays_of_floats_are_an_error() -> None:
    many = GameVectorEnv(2)
    many.reset(seed=1)
    with pytest.raises(
        OptionError, match=r"an action is a whole number, the row of an option; found np.float64\(0.0\)"
    ):
        many.step(np.zeros(2))  # type: ignore[arg-type]
    many.step(np.zeros(2, np.uint8))


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(OptionError, match="on_illegal is one of raise, penalty, random, concede; found 'ignore'"):
        GameEnv(on_illegal="ignore")
    with pytest.raises(OptionError, match="penalty is a number of at least 0"):
        GameEnv(penalty=-1)
