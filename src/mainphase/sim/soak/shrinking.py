"""The smallest game found that goes wrong in the same way: fewer players, fewer cards, whatever seed shows it; and of
the seeds that do, the one after the fewest decisions.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from mainphase.cards.decks import Deck
from mainphase.cards.multiplayer import is_two_headed, plays_in_teams
from mainphase.cards.variants import ARCHENEMY
from mainphase.sim.soak.dealing import SoakGame, soak_game
from mainphase.sim.soak.playing import MOST_DECISIONS
from mainphase.sim.soak.trying import SoakFault, SoakResult, try_dealt

TRIES: Final = 300  # games
SECONDS: Final = 90  # … and no longer than this
SEEDS: Final = 3  # with which each smaller game is tried
MORE_SEEDS: Final = 20  # with which the smallest is tried, to see it go wrong sooner
FIGURES: Final = re.compile("[0-9]+")
OUTSIDE: Final = ("Died", "Hung")  # faults that would take this process with them

Try = Callable[[SoakGame], SoakResult]


def fault_signature(fault: SoakFault | None) -> tuple[str, ...]:
    """The marks by which two faults have the same cause."""
    if fault is None:
        return ()
    return fault.kind, FIGURES.sub("#", fault.message), fault.place.partition(" < ")[0]


def smallest(fault: SoakFault, tries: int = TRIES, play: Try = try_dealt) -> SoakGame | None:
    """The smallest game that was found; None if the fault does not show again, would end this process, or was in the
    deal.
    """
    if fault.kind in OUTSIDE or not fault.variant:
        return None
    wanted = fault_signature(fault)
    found = soak_game(fault.number)
    if fault_signature(play(found).fault) != wanted:
        return None
    left = tries
    smaller = True
    ends = time.monotonic() + SECONDS
    while smaller and left > 0:
        smaller = False
        for fewer in cut_down(found):
            for seed in range(found.settings.seed, found.settings.seed + SEEDS):
                left = left - 1 if time.monotonic() < ends else 0
                other = replace(fewer, settings=replace(fewer.settings, seed=seed))
                if fault_signature(play(other).fault) == wanted:
                    found = other
                    smaller = True
                    break
            if smaller or left <= 0:
                break
    return soonest(found, wanted, play, ends)


def soonest(game: SoakGame, wanted: tuple[str, ...], play: Try, ends: float) -> SoakGame:
    """Returns the game with the seed that shows the fault after the fewest decisions, as far as there is time."""
    found, least = game, MOST_DECISIONS
    for seed in range(game.settings.seed, game.settings.seed + MORE_SEEDS):
        if time.monotonic() > ends:
            break
        other = replace(game, settings=replace(game.settings, seed=seed))
        fault = play(other).fault
        if fault is not None and fault_signature(fault) == wanted and fault.decision < least:
            found, least = other, fault.decision
    return found


def cut_down(game: SoakGame) -> Iterator[SoakGame]:
    """Smaller games, the much smaller first."""
    decks = game.settings.decks
    said = game.settings.variant
    if len(decks) > 2 and said != ARCHENEMY and not is_two_headed(said) and not plays_in_teams(said):
        for seat, name in enumerate(decks):
            others = {other: deck for other, deck in decks.items() if other != name}
            yield replace(with_decks(game, others), greedy=game.greedy[:seat] + game.greedy[seat + 1 :])
    size = max(len(deck.main) for deck in decks.values()) // 2
    while size:
        for name, deck in decks.items():
            for at in range(0, len(deck.main), size):
                main = deck.main[:at] + deck.main[at + size :]
                if main:
                    yield with_decks(game, {**decks, name: replace(deck, main=main)})
        size //= 2


def with_decks(game: SoakGame, decks: dict[str, Deck]) -> SoakGame:
    return replace(game, settings=replace(game.settings, decks=decks))
