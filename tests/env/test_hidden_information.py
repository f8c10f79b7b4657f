"""What a seat may not see is in no observation: permuting hidden cards changes nothing in any array."""

from __future__ import annotations

import pytest
from tests.property.playing import Watcher, random_game
from tests.support.encoded import encoded

from mainphase.kernel.state.state import State
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.hidden import check_hidden, permuted

pytestmark = pytest.mark.fuzz

EVERY = 61


def test_hidden_cards_permuted_are_not_observed(random_games: int) -> None:
    tally = [0, 0]

    def watching(g: State) -> Watcher:
        dice = Dice(g.rng)

        def watch(state: State, n: int) -> None:
            if n % EVERY == 0:
                moved, tried = check_hidden(state, dice, encoded)
                tally[0] += moved
                tally[1] += tried

        return watch

    for seed in range(2000, 2000 + random_games // 10):
        random_game(seed, watching)
    assert tally[0] > 0
    assert tally[1] > 0


def test_an_observation_that_showed_a_hand_would_be_noticed() -> None:
    """The test above can fail: what the opponent observes does change."""
    noticed = 0

    def watching(g: State) -> Watcher:
        dice = Dice(5)

        def watch(state: State, n: int) -> None:
            nonlocal noticed
            if n % EVERY == 0:
                twin, _ = permuted(state, 0, dice)
                noticed += encoded(twin, 1) != encoded(state, 1)

        return watch

    for seed in range(1, 4):
        random_game(seed, watching)
    assert noticed > 0
