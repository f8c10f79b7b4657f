"""Random games over random card mixes: none stuck, none crashing, and what must be true is true at every look."""

from __future__ import annotations

import pytest
from tests.property.playing import TroubledGame, Watcher, deal, random_game, watcher

from mainphase.kernel.state.state import State
from mainphase.kernel.values import Automation
from mainphase.sim.soak.automation import hashes_of
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.trying import check_end

pytestmark = pytest.mark.fuzz

CHUNKS = 8  # so that several workers share the games
EVERY = 211  # decisions between two looks; a prime, so that looks fall on every kind of decision


def seeds(chunk: int, games: int) -> range:
    return range(chunk + 1, games + 1, CHUNKS)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_end_and_keep_their_cards(chunk: int, random_games: int) -> None:
    for seed in seeds(chunk, random_games):
        check_end(random_game(seed, lambda state: watcher(state, EVERY)))


@pytest.mark.deep
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_decision_of_random_games_copies_exactly(chunk: int, random_games: int) -> None:
    for seed in seeds(chunk, max(CHUNKS, random_games // 20)):
        check_end(random_game(1_000_000 + seed, lambda state: watcher(state, 1)))


# --- Automation answers, and changes nothing


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_passing_automatically_equals_passing(chunk: int, random_games: int) -> None:
    """A window whose only option is to pass is passed by automation or by hand: the same game, to the hash."""
    for seed in seeds(chunk, random_games // 8):
        settings = Dice(seed + 7)
        pay, triggers = not settings.one_in(3), settings.one_in(2)
        ways = [
            Automation(True, pay, passes, triggers, forced)
            for passes, forced in ((False, False), (True, False), (True, True))
        ]
        one, two, three = (hashes_of(deal(Dice(seed), way), seed) for way in ways)
        assert one == two, f"game {seed} differs where passes are automatic"
        assert one == three, f"game {seed} differs where forced answers are automatic"


def test_a_troubled_game_says_which_it_is() -> None:
    def watching(state: State) -> Watcher:
        def watch(state: State, n: int) -> None:
            assert n < 5, "the fifth decision is no good"

        return watch

    said = r"random_game\(3, rules of [-\d]+\): decision 5, turn \d+, .*the fifth decision is no good"
    with pytest.raises(TroubledGame, match=said):
        random_game(3, watching)
