"""What the layers leave after each change is what they would make of everything from the start (CR 613.5)."""

from __future__ import annotations

import pytest
from tests.property.playing import deal, play

from mainphase.kernel.state.state import State
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.invariants import check_from_the_start
from mainphase.sim.soak.wandering import Wanderer

pytestmark = pytest.mark.fuzz

CHUNKS = 4
EVERY = 7


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_613_5_determined_in_part_equals_determined_whole(chunk: int, random_games: int) -> None:
    def watch(state: State, n: int) -> None:
        if n % EVERY == 0:
            check_from_the_start(state)

    for seed in range(chunk + 1, random_games // 4 + 1, CHUNKS):
        dice = Dice(seed + 50_000)
        g = deal(dice)
        play(g, Wanderer(dice), watch)
