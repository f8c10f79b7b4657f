"""What a position is worth to the search bot: who wins it how probably, and what that is fitted to."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.table import Table, position

from fitting_standing import RIDGE, FittedPosition, fitted, positions_of, probability
from mainphase.players.searching.standing import WEIGHTS, leads, side_standings, standing


def for_alice(table: Table) -> float:
    chances = standing(table.state)
    assert sum(chances) == pytest.approx(1.0)
    return chances[0]


def bears(alice_cards: int = 40, bob_cards: int = 40, **more: Any) -> Table:
    """A Grizzly Bears and three lands on both sides, and so many cards in each library."""
    libraries = {"alice_library": [f"{alice_cards} Forest"], "bob_library": [f"{bob_cards} Forest"]}
    return position(**{"alice": BEARS, "bob": BEARS, "alice_blanks": 0, "bob_blanks": 0, **libraries, **more})


BEARS = ["3 Forest", "Grizzly Bears"]


def test_nobody_is_ahead_where_both_have_the_same() -> None:
    assert 0.45 < for_alice(bears()) < 0.6


@pytest.mark.parametrize(
    "more",
    [
        {"alice_hand": ["Grizzly Bears"]},
        {"alice_hand": ["Forest"]},
        {"alice": [*BEARS, "Forest"]},
        {"alice": [*BEARS, "Howling Mine"]},
        {"alice": [*BEARS, "Hill Giant"]},
        {"bob_life": 15},
    ],
)
def test_whoever_has_more_is_ahead(more: dict[str, Any]) -> None:
    assert for_alice(bears(**more)) > for_alice(bears())


def test_what_nothing_can_block_counts_by_the_life_that_it_takes() -> None:
    wall, flyer = ["Giant Spider"], ["Storm Crow"]
    gains = []
    for life in (20, 3):
        stopped = position(alice=flyer, bob=wall, bob_life=life)
        free = position(alice=flyer, bob=["Centaur Courser"], bob_life=life)
        shares = [leads(*side_standings(table.state, 2))[7] for table in (stopped, free)]
        assert shares[0] == 0.0
        gains.append(shares[1])
    assert gains == [pytest.approx(1 / 20), pytest.approx(1 / 3)]


def test_whoever_runs_out_of_cards_first_loses_a_game_in_which_nothing_else_happens() -> None:
    assert for_alice(bears(5, 4, alice_life=18)) > 0.8
    assert for_alice(bears(4, 5)) < 0.2
    assert for_alice(bears(5, 5)) > 0.8  # it is Alice's turn: she has drawn, and Bob is next
    assert for_alice(bears(39, 40)) > 0.4


def test_the_weights_are_those_of_what_leads_tells() -> None:
    assert len(WEIGHTS) == len(leads(*side_standings(position().state, 2)))


def test_the_fit_finds_what_decides() -> None:
    """Positions in which the third thing decides and the rest is chance."""
    known = []
    for k in range(400):
        ahead = [0.0] * len(WEIGHTS)
        ahead[2], ahead[5] = float(k % 5 - 2), float(k % 7 - 3)
        known.append(FittedPosition("", k, ahead, 0.5, probability([0, 0, 1.0] + [0] * 9, ahead) > (k % 11) / 11, 1.0))
    weights = fitted(known)
    assert weights[2] > 0.7
    assert abs(weights[5]) < 0.1
    assert weights[0] == pytest.approx(0.0, abs=RIDGE)


def test_positions_are_taken_once_a_turn_and_a_game_counts_once() -> None:
    known = positions_of("vanilla-red", 3, 0.0)
    assert len(known) > 5
    assert sum(each.share for each in known) == pytest.approx(1.0)
    assert {each.won for each in known} == {True, False}
    assert positions_of("vanilla-red", 3, 0.0) == known
