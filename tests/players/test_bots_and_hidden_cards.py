"""What a bot of ours answers does not depend on what is hidden from its seat, though it may be given the state."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.property.playing import Watcher, random_game

from mainphase.game import Game
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind
from mainphase.players import GreedyBot
from mainphase.presentation.view import view_of
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.hidden import permuted

pytestmark = pytest.mark.fuzz


def options(g: State) -> list[tuple[int, int, int]]:
    d = g.pending
    assert d is not None
    return [(o.kind, o.a, o.b) for o in d.options]


def watcher(dice: Dice, asked: Counter[int]) -> Watcher:
    def watch(g: State, n: int) -> None:
        d = g.pending
        if d is None or d.count() < 2 or n % (31 if d.kind in (DecisionKind.PRIORITY, DecisionKind.PAY) else 3):
            return
        seat = g.decider(d.player)
        if view_of(g, seat, words=False).looked_at:  # what it is being shown is not hidden
            return
        twin, changed = permuted(g, seat, dice)
        if not changed or options(twin) != options(g):  # its options show what was hidden: a hand that is revealed
            return
        answer = GreedyBot().decide(flat.clone_state(g))
        assert GreedyBot().decide(twin) == answer
        game = Game(flat.clone_state(g), history=False)
        assert game.decision is not None
        assert GreedyBot().choose(None, game.decision) == answer, "and in a world it answers the same"
        asked[d.kind] += 1

    return watch


@pytest.mark.parametrize("chunk", range(3))
def test_greedy_does_not_look_at_what_is_hidden(chunk: int) -> None:
    asked: Counter[int] = Counter()
    for seed in range(chunk * 4 + 1, chunk * 4 + 5):
        random_game(seed, lambda state, seed=seed: watcher(Dice(seed), asked))  # type: ignore[misc]
    assert sum(asked.values()) > 20
    assert len(asked) > 4
