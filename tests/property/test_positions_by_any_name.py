"""Two games that differ in nothing but ids and timestamps are in the same position wherever a loop is looked for
(CR 104.4b, 732): what a position is depends on no number that is given out in order.
"""

from __future__ import annotations

import pytest
from tests.property.positions import random_position

from mainphase.kernel import machine
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.looping import outline_of_position
from mainphase.kernel.turn.position import position_hash
from mainphase.kernel.turn.priority import PriorityRound
from mainphase.sim.soak.dice import Dice

pytestmark = pytest.mark.fuzz

CHUNKS = 6
POSITIONS = 90
MOST = 250  # decisions of each


def where(g: State) -> str:
    """The position as it is when the top of the stack resolves: nobody is asked then."""
    twin = flat.clone_state(g)
    twin.pending = None
    return position_hash(twin)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_104_4b_positions_know_no_ids_and_no_timestamps(chunk: int) -> None:
    looked = 0
    for seed in range(chunk, POSITIONS, CHUNKS):
        g = random_position(seed)
        g.tick()  # so that what looks at the clock sees in neither the timestamp of what was there before
        twin = flat.clone_state(g)
        twin.next_id += 1000
        twin.clock += 77
        dice = Dice(seed + 3)
        turn = g.turn
        for k in range(MOST):
            pending = g.pending
            if pending is None or g.turn != turn:  # no loop goes on into another turn
                break
            if g.stack and isinstance(g.agenda[-1], PriorityRound):
                looked += 1
                assert where(g) == where(twin), f"position {seed} after {k} decisions"
                assert outline_of_position(g) == outline_of_position(twin), f"position {seed} after {k} decisions"
            answer = dice.below(pending.count())
            machine.apply_option(g, answer)
            machine.apply_option(twin, answer)
        assert (g.pending is None) == (twin.pending is None)
    assert looked > 50
