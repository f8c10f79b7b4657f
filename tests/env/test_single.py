"""Gymnasium's environment: one agent against bots, or one agent in every seat."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import mainphase.env  # noqa: F401  # registers the environment
from mainphase.env import GameEnv, Limits
from mainphase.errors import GameOver, IllegalOption, OptionError
from mainphase.game import Automation
from mainphase.players.bot import BotError

Steps = list[tuple[dict[str, Any], float, bool, bool, dict[str, Any]]]


def played(env: GameEnv, seed: int, dice: int = 1) -> Steps:
    """One game by chance."""
    observation, _ = env.reset(seed=seed)
    rng = np.random.default_rng(dice)
    steps: Steps = []
    while True:
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        steps.append(env.step(action))
        observation, _, over, cut, _ = steps[-1]
        if over or cut:
            return steps


def test_gymnasium_accepts_it() -> None:
    env = gymnasium.make("mainphase/Game-v0")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*render.fps.*")
        warnings.filterwarnings("error", message="(?!.*render.fps)")
        check_env(env.unwrapped)


def test_a_seed_makes_the_same_game() -> None:
    one, other = (played(GameEnv(opponent=bot), 5) for bot in ("random", "random"))
    assert len(one) == len(other)
    for a, b in zip(one, other, strict=True):
        assert all(np.array_equal(a[0][name], b[0][name]) for name in a[0])
        assert a[1:] == b[1:]
    assert [step[4] for step in played(GameEnv(), 6)] != [step[4] for step in one]


def test_the_winner_is_rewarded() -> None:
    env = GameEnv(opponent=None)
    seen = set()
    for seed in range(4):
        *before, (_, reward, over, cut, info) = played(env, seed)
        assert over
        assert not cut
        assert all(step[1] == 0.0 for step in before)
        assert sorted(info["rewards"]) == [-1.0, 1.0]
        winner = env.omniscient.game.players.index(env.omniscient.game.winners[0])
        assert info["rewards"][winner] == 1.0
        assert reward in (-1.0, 1.0)
        seen.add(winner)
    assert seen == {0, 1}


def test_in_every_seat_whoever_decides_observes() -> None:
    env = GameEnv(opponent=None)
    observation, info = env.reset(seed=2)
    seats = set()
    for _ in range(40):
        at = env.schema["game"].column
        assert observation["game"][at("seat")] == info["seat"]
        assert observation["game"][at("deciding")] == 1
        seats.add(info["seat"])
        observation, _, over, _, info = env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
        if over:
            break
    assert seats == {0, 1}


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_against_a_bot_the_agent_decides(opponent: str) -> None:
    env = GameEnv(("vanilla-red", "vanilla-green"), opponent=opponent, seat=1, max_turns=6)
    observation, info = env.reset(seed=3)
    over = cut = False
    while not (over or cut):
        assert info["seat"] == 1
        assert observation["game"][0] == 1
        observation, _, over, cut, info = env.step(0)
    assert cut or info["seat"] == -1


def test_a_limit_truncates() -> None:
    for limit in ({"max_turns": 2}, {"max_decisions": 9}):
        env = GameEnv(opponent=None, **limit)  # type: ignore[arg-type]
        *_, (observation, reward, over, cut, info) = played(env, 1)
        assert cut
        assert not over
        assert reward == 0.0
        assert info["turn"] == 3 or env.omniscient.decisions == 9
        assert observation["action_mask"].any()


def test_an_action_that_is_masked_concedes() -> None:
    env = GameEnv()
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(63)
    assert (reward, over, cut) == (-1.0, True, False)
    assert info["illegal"] == "the action 63 is masked: player_0 can choose from 0 to 1"
    assert env.omniscient.game.winners == ["player_1"]
    with pytest.raises(GameOver, match="the game is over: there is nothing to choose; reset begins another"):
        env.step(0)


def test_an_action_has_words() -> None:
    env = GameEnv(("red-burn", "red-burn"), opponent=None)
    env.reset(seed=1)
    assert [env.decode(k) for k in range(2)] == ["player_0 goes first", "player_1 goes first"]
    with pytest.raises(IllegalOption, match="the action 2 is masked"):
        env.decode(2)


def test_a_game_is_explained() -> None:
    env = GameEnv(opponent="random")
    played(env, 4)
    told = env.transcript()
    assert "== Turn 1: " in told
    assert "wins the game (104.2a)" in told


def test_masks_for_libraries() -> None:
    env = GameEnv(opponent=None)
    observation, _ = env.reset(seed=9)
    assert np.array_equal(env.action_masks(), observation["action_mask"])


def test_every_window_can_be_asked() -> None:
    few = len(played(GameEnv(opponent=None), 3))
    asked = len(played(GameEnv(opponent=None, automation=Automation(mana_auto=True, pay=True)), 3))
    assert asked > 2 * few


@pytest.mark.parametrize(
    ("settings", "wrong"),
    [
        ({"decks": "red-burn"}, "decks are a list of two or more, one for each seat; found 'red-burn'"),
        ({"seat": 2}, "the agent's seat is a number from 0 to 1; found 2"),
        ({"opponent": "gredy"}, "there is no bot 'gredy'"),
        ({"opponent": 7}, "an opponent is the name of a bot, a bot, or None for all seats; found 7"),
        ({"max_turns": 0}, "max_turns must be a whole number of at least 1; found 0"),
        ({"limits": 5}, "limits are `Limits`; found 5"),
        ({"decks": ["red-burn"] * 3, "limits": Limits()}, "3 players do not fit into the limit of 2 seats"),
    ],
)
def test_what_is_wrong_is_said(settings: dict[str, Any], wrong: str) -> None:
    with pytest.raises((OptionError, BotError)) as raised:
        GameEnv(**settings)
    assert wrong in str(raised.value)
