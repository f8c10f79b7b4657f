"""Two lists of the pauper pool, where a copy of them stands beside the project, played out between greedy bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from mainphase import Game
from mainphase.cards import Deck, read_deck
from mainphase.players.greedy import GreedyBot
from mainphase.sim.playing import play_out

DECKS = Path(__file__).parents[3] / "shared" / "decks" / "pauper"


def deck(name: str) -> Deck:
    path = DECKS / f"{name}.txt"
    if not path.exists():
        pytest.skip(f"no deck at {path}")
    return read_deck(path)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("one", "other"), [("burn", "rally"), ("rally", "rally"), ("burn", "burn")])
def test_the_decks_play_whole_games(one: str, other: str, seed: int) -> None:
    game = Game.new(decks={"Alice": deck(one), "Bob": deck(other)}, seed=seed)
    outcome = play_out(game, {"Alice": GreedyBot(), "Bob": GreedyBot()})
    assert not outcome.truncated
    assert outcome.winners
    assert 3 <= outcome.turns <= 60
