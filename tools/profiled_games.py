"""Plays the games that tell a C compiler what is run often, for builds with a profile (see setup.py).

Whatever is not played here is compiled as if nothing were known of it, so a bit of everything is: the bundled decks
under the rules of several dates, each kind of bot, asked and unasked windows, games taken back, what agents observe.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

import mainphase as mp
from mainphase.cards.decks import Deck, bundled_decks, read_deck
from mainphase.env import GameVectorEnv

DATES = ("1997-03-24", "1999-10-01", "2009-07-11", "today")
BOTS = ("random", "random", "random", "greedy")  # in turn; a greedy bot takes longer
SEARCH = "search:sims=8"
SIDE_BY_SIDE, OBSERVED = 8, 150  # games that an agent observes, and how often
MAX_TURNS = 60


def matches(date: str) -> Iterator[tuple[Deck, Deck]]:
    """Every two of the bundled decks that the rules of the date know, and each against itself."""
    decks = []
    for name in bundled_decks():
        deck = read_deck(name)
        try:
            mp.Game.new({"Alice": deck, "Bob": deck}, rules=date)
        except mp.MainphaseError:
            continue  # of a later date, or schemes
        decks.append(deck)
    yield from combinations_with_replacement(decks, 2)


def play(one: Deck, other: Deck, date: str, seed: int, bot: str, *, asked: bool) -> None:
    automation = mp.Automation(mana_auto=True, pay=True, triggers=True, passes=not asked, forced=not asked)
    history = seed % 4 == 0
    game = mp.Game.new(
        {"Alice": one, "Bob": other}, rules=date, seed=seed, automation=automation, history=history, listen=history
    )
    mp.play_out(game, {name: mp.make_bot(bot, seed) for name in game.players}, max_turns=MAX_TURNS)
    game.hash()
    if history:
        game.undo()
        mp.replay(game.record())


def observe(one: Deck, other: Deck, date: str) -> None:
    """An agent that answers at random."""
    games = GameVectorEnv(SIDE_BY_SIDE, (one, other), opponent=None, rules=date, max_turns=MAX_TURNS)
    games.reset(seed=1)
    for _ in range(OBSERVED):
        games.step(games.action_space.sample())


def main() -> None:
    seed = 0
    for date in DATES:
        pairs = list(matches(date))
        for one, other in pairs:
            for asked in (False, True):
                play(one, other, date, seed, BOTS[seed % len(BOTS)], asked=asked)
                seed += 1
        play(*pairs[0], date, seed, SEARCH, asked=False)
        for one, other in pairs[::4]:
            observe(one, other, date)


if __name__ == "__main__":
    main()
