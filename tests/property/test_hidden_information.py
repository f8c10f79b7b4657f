"""What a seat may not see does not show: permuting hidden cards changes neither its view nor its options."""

from __future__ import annotations

import pytest
from tests.property.playing import Watcher, random_game

from mainphase.kernel.state.state import State
from mainphase.presentation.view import view_of
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.hidden import check_hidden, permuted

pytestmark = pytest.mark.fuzz

CHUNKS = 8
EVERY = 97


def watcher(g: State, tally: list[int]) -> Watcher:
    dice = Dice(g.rng)

    def watch(state: State, n: int) -> None:
        if n % EVERY == 0:
            moved, tried = check_hidden(state, dice)
            tally[0] += moved
            tally[1] += tried

    return watch


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_hidden_cards_permuted_are_invisible(chunk: int, random_games: int) -> None:
    tally = [0, 0]
    seeds = list(range(chunk + 1, random_games // 8 + 1, CHUNKS))
    more = range(random_games + chunk, random_games + 10 * CHUNKS, CHUNKS)  # where a short game showed nothing
    for seed in (*seeds, *more):
        if seed in seeds or not all(tally):
            random_game(seed, lambda state: watcher(state, tally))
    assert tally[0] > 0
    assert tally[1] > 0


def test_a_view_that_showed_a_hand_would_be_noticed() -> None:
    """The test above can fail: the opponent's own view does change."""
    noticed = 0

    def watching(state: State) -> Watcher:
        dice = Dice(5)

        def watch(state: State, n: int) -> None:
            nonlocal noticed
            if n % EVERY == 0 and not view_of(state, 1).looked_at:
                twin, _ = permuted(state, 0, dice)
                noticed += view_of(twin, 1) != view_of(state, 1)

        return watch

    for seed in range(1, 4):
        random_game(seed, watching)
    assert noticed > 0
