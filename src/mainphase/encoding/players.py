"""The rows of players, the observer's first, then in turn order. A row is made again when something in it changes."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.encoding.features import MANA
from mainphase.encoding.rows import PlayerWatched, player_row
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.state import State

_NO_MANA: Final = [0] * len(MANA)  # never changed


@mypyc_attr(acyclic=True)
@final
class PlayerRow:
    """The values of which the row of a player was made, and its bytes as each seat sees them (empty: not made yet)."""

    def __init__(self, seats: int = 2) -> None:
        self.watched = PlayerWatched()
        self.pooled = True  # there was mana in the pool; at first: nothing has been noted
        self.counters: dict[str, int] = {}
        self.by_commander = 0
        self.rows: list[bytes] = [b""] * seats


def player_row_bytes(g: State, p: Player, row: PlayerRow, seat: int, seats: int) -> bytes:
    """The row of a player as this seat sees it."""
    if (
        p.pool
        or row.pooled
        or row.watched.differs(p)
        or (len(p.counters) + len(row.counters) > 0 and p.counters != row.counters)
        or (len(p.commander_damage) + row.by_commander > 0 and most_by_one(p) != row.by_commander)
    ):
        note_player(p, row)
    made = row.rows[seat]
    if not made:
        made = make_player_row(g, p, row, seat, seats)
        row.rows[seat] = made
    return made


def note_player(p: Player, row: PlayerRow) -> None:
    """Something has changed: the row is to be made anew."""
    row.watched.note(p)
    row.pooled = len(p.pool) > 0
    row.counters = p.counters.copy()
    row.by_commander = most_by_one(p)
    for seat in range(len(row.rows)):
        row.rows[seat] = b""


def most_by_one(p: Player) -> int:
    """The most combat damage that one commander has dealt to a player (CR 903.10a)."""
    most = 0
    for damage in p.commander_damage.values():
        most = max(most, damage)
    return most


def make_player_row(g: State, p: Player, row: PlayerRow, seat: int, seats: int) -> bytes:
    other = 0
    for kind, count in p.counters.items():
        if kind != "poison":
            other += count
    mana = _NO_MANA
    if p.pool:
        mana = [0] * len(MANA)
        for unit in p.pool:
            mana[unit.color.bit_length() - 1] += 1
    friend = 0 if g.are_opponents(p.id, seat) else 1
    return player_row(p, friend, other, mana, (g.decider(p.id) - seat) % seats, row.by_commander)
