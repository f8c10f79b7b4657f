"""A world that a bot is given does not depend on what is hidden from its seat, whatever it is asked."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.property.playing import Watcher, random_game

from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.hidden import check_worlds

pytestmark = pytest.mark.fuzz


def watcher(seed: int, asked: Counter[int]) -> Watcher:
    dice = Dice(seed)

    def watch(g: State, n: int) -> None:
        d = g.pending
        if d is None or n % (97 if d.kind in (DecisionKind.PRIORITY, DecisionKind.PAY) else 5) not in (0, 1):
            return
        if check_worlds(g, dice, n):
            asked[d.kind] += 1

    return watch


@pytest.mark.parametrize("chunk", range(4))
def test_a_world_does_not_depend_on_what_is_hidden(chunk: int) -> None:
    asked: Counter[int] = Counter()
    for seed in range(chunk * 4 + 1, chunk * 4 + 5):
        random_game(seed, lambda state, seed=seed: watcher(seed, asked))  # type: ignore[misc]
    assert sum(asked.values()) > 20
    assert len(asked) > 5
