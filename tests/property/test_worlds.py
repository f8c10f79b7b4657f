"""A world that a bot is given does not depend on what is hidden from its seat, whatever it is asked."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.property.playing import Watcher, random_game

from mainphase.game import Game
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DECISION_NAMES, DecisionKind
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.hidden import permuted
from mainphase.table.view import view_of

pytestmark = pytest.mark.fuzz


def watcher(seed: int, asked: Counter[int]) -> Watcher:
    dice = Dice(seed)

    def watch(g: State, n: int) -> None:
        d = g.pending
        if d is None or n % (97 if d.kind in (DecisionKind.PRIORITY, DecisionKind.PAY) else 5) not in (0, 1):
            return
        seat = g.decider(d.player)
        if view_of(g, seat).looked_at:  # what it is being shown is not hidden
            return
        twin, changed = permuted(g, seat, dice)
        if not changed:
            return
        games = [Game(state, history=False) for state in (flat.clone_state(g), twin)]
        if games[0].decision != games[1].decision:  # its options show what was hidden before: a hand that is revealed
            return
        worlds = [game.decision.world(n).hash() for game in games if game.decision is not None]
        assert worlds[0] == worlds[1], f"hidden cards show in a world of {DECISION_NAMES[d.kind]} (game {seed}, {n})"
        asked[d.kind] += 1

    return watch


@pytest.mark.parametrize("chunk", range(4))
def test_a_world_does_not_depend_on_what_is_hidden(chunk: int) -> None:
    asked: Counter[int] = Counter()
    for seed in range(chunk * 4 + 1, chunk * 4 + 5):
        random_game(seed, lambda state, seed=seed: watcher(seed, asked))  # type: ignore[misc]
    assert sum(asked.values()) > 20
    assert len(asked) > 5
