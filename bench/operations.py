"""What one operation costs in the middle of a game, and how much memory a game takes.

The positions are those of turns 6 to 12 of one game of the bundled pair, one at each decision; the figure is the median
over them. `copy`, `resample` and `hash` are asked of `Game`, once at each position, so that nothing is found ready.
"""

from __future__ import annotations

import gc
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterator

from driving import SKIPPED
from lanes import decks_of
from measuring import Figure

from mainphase.game import Game
from mainphase.players.load import make_bot

FIRST, LAST = 6, 12
GAMES = 40  # kept at once, to see what one takes
MICROSECONDS, KILOBYTES = 1e6, 1 / 1000


def new_game(seed: int, history: bool = False) -> Game:
    one, other = decks_of("pair")
    return Game.new(
        {"Alice": one, "Bob": other}, seed=seed, automation=SKIPPED, small_decks=True, history=history, listen=history
    )


def positions(seed: int, first: int = FIRST, last: int = LAST, history: bool = False) -> Iterator[Game]:
    """A game of random bots at each decision of these turns."""
    game = new_game(seed, history)
    bot = make_bot("random", seed)
    while game.decision is not None and game.turn <= last:
        if game.turn >= first:
            yield game
        game.play(bot.pick(len(game.decision.options)))  # type: ignore[attr-defined]


def timed(name: str, said: str, do: Callable[[Game], object]) -> Figure:
    times: list[float] = []
    for seed in range(3):
        for game in positions(seed):
            began = time.perf_counter()
            do(game)
            times.append((time.perf_counter() - began) * MICROSECONDS)
    quarter, middle, three = statistics.quantiles(times, n=4)
    return Figure(name, said, "µs", middle, quarter, three)


def memory(history: bool) -> Figure:
    """What one game in its middle takes beyond what all games share."""
    kept = [next(positions(0, history=history))]
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for seed in range(1, GAMES + 1):
        kept.append(next(positions(seed, history=history)))
    gc.collect()
    each = (tracemalloc.get_traced_memory()[0] - before) / GAMES * KILOBYTES
    tracemalloc.stop()
    said = "history and events kept" if history else "no history, no events"
    return Figure(
        f"memory/{'history' if history else 'bare'}", f"memory of a game in its middle, {said}", "kB", each, each, each
    )


def operations() -> list[Figure]:
    new = [0]

    def make(_: Game) -> object:
        new[0] += 1
        return new_game(new[0])

    return [
        timed("new", "a new game of the bundled pair, shuffled", make),
        timed("clone", "`Game.clone` in the middle of a game", lambda game: game.clone()),
        timed("resample", "`Game.resample` in the middle of a game", lambda game: game.resample("Alice", 7)),
        timed("hash", "`Game.hash` of a position that was not asked for before", lambda game: game.hash()),
        memory(history=False),
        memory(history=True),
    ]
