"""Episodes are recorded, played again and observed, whatever they are recorded from."""

from __future__ import annotations

import numpy as np

import mainphase as mp
from mainphase.env import GameEnv, Observer, moments


def test_a_recorded_episode_is_observed_again() -> None:
    env = GameEnv(opponent=None, max_turns=8)
    observation, info = env.reset(seed=4)
    rng = np.random.default_rng(4)
    seen = []
    over = cut = False
    while not (over or cut):
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        seen.append((info["seat"], observation, action, env.decode(action)))
        observation, _, over, cut, info = env.step(action)
    again = list(moments(env.omniscient.record()))
    assert len(again) == len(seen) > 20
    for moment, (seat, observed, action, words) in zip(again, seen, strict=True):
        assert (moment.seat, moment.action, moment.words) == (seat, action, words)
        for name, array in observed.items():
            assert np.array_equal(moment.observation[name], array), name
    assert mp.replay(env.omniscient.record()).hash() == env.omniscient.game.hash()


def test_a_concession_is_recorded() -> None:
    env = GameEnv(opponent="random")
    env.reset(seed=4)
    env.step(0)
    env.step(60)
    record = env.omniscient.record()
    assert record.count("concede") == 1
    assert mp.replay(record).winners == ["player_1"]
    assert list(moments(record))[-1].seat in (0, 1)


def test_any_game_is_observed() -> None:
    game = mp.Game.new({"Alice": "red-burn", "Bob": "vanilla-green"}, seed=1, automation=mp.AUTOMATIC)
    observer = Observer()
    assert game.decision is not None
    who = game.decision.decider
    (other,) = set(game.players) - {who}
    seen = observer.observe(game, who)
    assert seen["action_mask"].sum() == game.decision.count
    assert not observer.observe(game, other)["action_mask"].any()
    world = game.decision.world(3)
    assert all(np.array_equal(observer.observe(world, who)[name], array) for name, array in seen.items())
