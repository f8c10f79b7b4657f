"""The lobby of a host that wants one: open games, whose free seats anybody may take, and what is said at tables."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from mainphase.saying.worded import fixed
from mainphase.server import messages as m
from mainphase.server.game_store import GameRow
from mainphase.server.limits import TooMany

MOST_LISTED: Final = 100
MOST_SAID: Final = 20  # phrases that are remembered of a table
SECONDS_BETWEEN: Final = 1.0  # two phrases of one seat


def open_games(rows: Iterable[GameRow]) -> list[m.OpenGame]:
    """The open games that are not over: those with a free seat first, the newest of them first."""
    found = [row for row in rows if row.kept is not None and row.kept.open and not row.over and not row.damage]
    found.sort(key=lambda row: (bool(row.kept and row.kept.free), row.changed), reverse=True)
    return [open_game(row) for row in found[:MOST_LISTED]]


def open_game(row: GameRow) -> m.OpenGame:
    kept = row.kept
    assert kept is not None
    return m.OpenGame(
        game=kept.id,
        players=[seat.name for seat in kept.seats],
        free=kept.free,
        rules=kept.rules,
        variant=kept.variant,
        turn=row.turn,
        best_of=kept.match.best_of if kept.match is not None else 1,
        watch=kept.watch,
    )


class SaidAtTable:
    """The last phrases that were said at a table. They are not kept."""

    def __init__(self) -> None:
        self.last: list[m.Said] = []
        self._when: dict[int, float] = {}
        self._count = 0

    def say(self, seat: int, phrase: m.Phrase) -> None:
        """Somebody says a phrase. Raises TooMany if they have just said one."""
        now = time.monotonic()
        if now - self._when.get(seat, -SECONDS_BETWEEN) < SECONDS_BETWEEN:
            raise TooMany(fixed("error-one-thing-at-a-time-wait", "one thing at a time: wait a second"))
        self._when[seat] = now
        self._count += 1
        self.last = [*self.last, m.Said(self._count, seat, phrase)][-MOST_SAID:]
