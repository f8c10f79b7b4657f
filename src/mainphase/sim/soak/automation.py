"""Automation answers for players, and changes nothing: passed by itself or by hand, it is the same game."""

from __future__ import annotations

from typing import Final

from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Automation
from mainphase.presentation.history import play_entry
from mainphase.sim.soak.dealing import SoakGame, begin_soak_game
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.playing import MOST_DECISIONS, Stuck
from mainphase.sim.soak.wandering import Wanderer, crowding

EVERY: Final = 211  # choices between two hashes


def check_passing(game: SoakGame) -> None:
    """The game has the same hashes whoever passes where there is nothing to do, and answers what is forced."""
    a = game.settings.automation
    ways = [(False, False), (True, False), (True, True)]
    hashes = [
        hashes_of(begin_soak_game(game, Automation(True, a.pay, passes, a.triggers, forced)).state, game.number)
        for passes, forced in ways
    ]
    assert hashes[0] == hashes[1], "where passes are automatic it is another game"
    assert hashes[0] == hashes[2], "where forced answers are automatic it is another game"


def hashes_of(g: State, seed: int) -> list[str]:
    """Plays it, and returns the hashes at some of the decisions that were choices and at the end. Raises Stuck if the
    game does not end.
    """
    wanderer = Wanderer(Dice(seed))
    found: list[str] = []
    choices = count = 0
    while (pending := g.pending) is not None:
        quitter = -1
        if pending.count() > 1:
            choices += 1
            if choices % EVERY == 0:
                found.append(flat.hash_state(g))
            quitter = crowding(g)  # here only: what is no choice is not asked everywhere
        count += 1
        if count > MOST_DECISIONS:
            raise Stuck(f"{count} decisions and no end, in turn {g.turn_number}")
        play_entry(g, -1 - quitter if quitter >= 0 else wanderer.answer(g))
    found.append(flat.hash_state(g))
    return found
