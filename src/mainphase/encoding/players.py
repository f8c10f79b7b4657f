"""The rows of players, the observer's first, then in turn order. A row is made again when something in it changes."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.encoding.small_numbers import one, two
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.state import State

MANA: Final = "WUBRGC"
COLUMNS: Final[list[tuple[str, str]]] = [
    ("plays", "1: there is such a player in this game"),
    ("friend", "1: the observer, or of the observer's team"),
    ("life", ""),
    ("poison", "counters"),
    ("other counters", "of all other kinds together"),
    ("hand", "how many cards"),
    ("library", "how many cards"),
    ("graveyard", "how many cards"),
    ("schemes", "how many cards of their scheme deck are left"),
    *[(f"mana {letter}", "unspent") for letter in MANA],
    ("lands played", "this turn"),
    ("mulligans", "taken"),
    ("left", "has left the game"),
    ("lost", ""),
    ("won", ""),
    ("decided by", "seats after the observer of who makes this player's decisions now"),
]
_NO_MANA: Final = [0] * len(MANA)  # never changed


@mypyc_attr(acyclic=True)
@final
class PlayerRow:
    """What the row of a player was made of, and its bytes as each seat sees them (empty: not made yet)."""

    def __init__(self, seats: int = 2) -> None:
        self.life = 0
        self.hand = -1
        self.library = -1
        self.graveyard = -1
        self.schemes = -1
        self.lands = -1
        self.mulligans = -1
        self.decider = -2
        self.marks = -1
        self.pooled = False  # there was mana in the pool
        self.counters: dict[str, int] = {}
        self.rows: list[bytes] = [b""] * seats


def bytes_of(g: State, p: Player, row: PlayerRow, seat: int, seats: int) -> bytes:
    """The row of a player as this seat sees it."""
    marks = (1 if p.left else 0) | (2 if p.lost else 0) | (4 if p.won else 0)
    if (
        p.pool
        or row.pooled
        or row.life != p.life
        or row.hand != len(p.hand)
        or row.library != len(p.library)
        or row.graveyard != len(p.graveyard)
        or row.lands != p.lands_played
        or row.marks != marks
        or row.decider != p.decider
        or row.mulligans != p.mulligans
        or row.schemes != len(p.schemes)
        or (len(p.counters) + len(row.counters) > 0 and p.counters != row.counters)
    ):
        note(p, row, marks)
    made = row.rows[seat]
    if not made:
        made = make(g, p, seat, seats)
        row.rows[seat] = made
    return made


def note(p: Player, row: PlayerRow, marks: int) -> None:
    """Something has changed: the row is to be made anew."""
    row.life = p.life
    row.pooled = len(p.pool) > 0
    row.hand = len(p.hand)
    row.library = len(p.library)
    row.graveyard = len(p.graveyard)
    row.lands = p.lands_played
    row.marks = marks
    row.decider = p.decider
    row.mulligans = p.mulligans
    row.schemes = len(p.schemes)
    row.counters = p.counters.copy()
    for seat in range(len(row.rows)):
        row.rows[seat] = b""


def make(g: State, p: Player, seat: int, seats: int) -> bytes:
    other = 0
    for kind, count in p.counters.items():
        if kind != "poison":
            other += count
    mana = _NO_MANA
    if p.pool:
        mana = [0] * len(MANA)
        for unit in p.pool:
            mana[unit.color.bit_length() - 1] += 1
    return b"%b%b%b%b%b%b%b%b%b%b%b" % (
        two(1, 0 if g.are_opponents(p.id, seat) else 1),
        two(p.life, p.counters.get("poison", 0)),
        two(other, len(p.hand)),
        two(len(p.library), len(p.graveyard)),
        two(len(p.schemes), mana[0]),
        two(mana[1], mana[2]),
        two(mana[3], mana[4]),
        two(mana[5], p.lands_played),
        two(p.mulligans, 1 if p.left else 0),
        two(1 if p.lost else 0, 1 if p.won else 0),
        one((g.decider(p.id) - seat) % seats),
    )
