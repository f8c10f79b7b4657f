"""Games over several processes are the same as in one, and share their memory with whoever steps them."""

from __future__ import annotations

import os
import signal
from typing import Any

import numpy as np
import pytest
from tests.support.patience import ENOUGH

from mainphase.env import GameVectorEnv, ProcessVectorEnv
from mainphase.env.processes import ProcessError
from mainphase.errors import OptionError
from mainphase.game import Automation

SETTINGS: dict[str, Any] = {
    "opponent": "random",
    "max_turns": 8,
    "automation": Automation(mana_auto=True, pay=True, triggers=True, passes=True),
}


def test_they_are_the_games_of_one_process() -> None:
    one = GameVectorEnv(3, **SETTINGS)
    rng = np.random.default_rng(0)
    with ProcessVectorEnv(3, processes=2, **SETTINGS) as many:
        ours, _ = one.reset(seed=7)
        theirs, _ = many.reset(seed=7)
        ended = 0
        for _ in range(120):
            for name in ours:
                assert np.array_equal(ours[name], theirs[name]), name
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in ours["action_mask"]])
            assert many.decode(2, int(actions[2])) == one.decode(2, int(actions[2]))
            ours, *told, infos = one.step(actions)
            theirs, *heard, others = many.step(actions)
            for a, b in zip(told, heard, strict=True):
                assert np.array_equal(a, b)
            assert set(infos) == set(others)
            for name in ("seat", "turn", "decisions", "rewards"):
                assert np.array_equal(infos[name], others[name]), name
            if "final_info" in infos:
                ended += 1
                assert infos["_final_info"].tolist() == others["_final_info"].tolist()
                assert infos["final_info"].tolist() == others["final_info"].tolist()
        assert ended > 2
        assert many.transcript(1) == one.transcript(1)
        assert many.text(1) == one.text(1)
        assert all(np.array_equal(table, one.tables[name]) for name, table in many.tables.items())


def test_what_goes_wrong_is_said() -> None:
    with pytest.raises(OptionError, match="processes must be a whole number from 1 to 512; found 0"):
        ProcessVectorEnv(2, processes=0)
    with pytest.raises(OptionError, match="the agent's seat is a number from 0 to 1; found 7"):
        ProcessVectorEnv(2, seat=7)
    env = ProcessVectorEnv(2, processes=2)
    with pytest.raises(OptionError, match="there are 2 games, from 0 on; found 2"):
        env.decode(2, 0)
    env.reset(seed=1)
    os.kill(env.workers[1][0].pid, signal.SIGKILL)
    env.workers[1][0].join(ENOUGH)
    with pytest.raises(ProcessError, match=r"the process that plays games 1 to 1 is gone \(exit code -9\)"):
        env.step([0, 0])
    env.close()
    with pytest.raises(ProcessError, match="closed"):
        env.step([0, 0])
