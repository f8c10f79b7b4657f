"""A game with history is the same game: what is taken back, copied, pickled or replayed has the very same hash.

It is begun as a user begins it, with a book of its own, so that this is also a test of the book that the others share.
"""

from __future__ import annotations

import pickle
from typing import Final

from mainphase.game import Game
from mainphase.game.replaying import replay
from mainphase.sim.soak.dealing import BOUNDS, SoakGame
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.wandering import Wanderer

LOOKS: Final = 97  # decisions between two looks, about
MOST: Final = 2000  # decisions: what comes after them is another game's to show


def check_kept(game: SoakGame) -> None:
    kept = Game.begin(game.settings, listen=game.number // LOOKS % 2 == 0)
    kept.bounds = BOUNDS
    dice = Dice(game.number + 1)
    wanderer = Wanderer(dice)
    hashes = {0: kept.hash()}
    while not kept.over and kept.moves < MOST:
        if dice.one_in(LOOKS):
            check_undo_and_copies(kept, hashes, dice)
        quitter = wanderer.gives_up(kept.state)
        if quitter >= 0:
            kept.concede(kept.players[quitter])
        else:
            kept.play(wanderer.answer(kept.state))
    text = kept.record()
    again = replay(text)
    assert again.hash() == kept.hash(), "a replayed record ends in another position"
    assert again.record() == text, "a replayed record is written otherwise"
    kept.undo(kept.moves)
    assert kept.hash() == hashes[0], "taking everything back leads to another beginning"


def check_undo_and_copies(game: Game, hashes: dict[int, str], dice: Dice) -> None:
    """Tries an answer, takes it back, and does the same in copies; now and then takes more back in one."""
    assert game.state.pending is not None
    here = hashes[game.moves] = game.hash()
    answer = dice.below(game.state.pending.count())
    twin = game.clone()
    assert twin.hash() == here, "a clone has another hash"
    twin.play(answer)
    there = twin.hash()
    twin.undo()
    assert twin.hash() == here, "undo leads to another position"
    read = pickle.loads(pickle.dumps(game))
    assert read.hash() == here, "a pickle has another hash"
    read.play(answer)
    assert read.hash() == there, "a pickled game goes on otherwise"
    earlier = max(k for k in hashes if k < game.moves or k == 0)
    if game.moves:
        read.undo(1 + game.moves - earlier)
        assert read.hash() == hashes[earlier], "taking back many moves leads to another position"
    assert game.hash() == here, "what copies did changed the game"
