"""Several turns that go on at the same time (CR 807.4), each with a stack of its own (807.5): who takes one, who gets
priority for which stack, where the turn markers are.

The turn whose marker moves is in the fields of the state; the others are set aside in their markers
(`turn.play_at_once`). Ask these only of a game that has markers (`State.moving`), unless it is said otherwise.
"""

from typing import Final

from mainphase.kernel.reading.seating import EVERYBODY, TO_THE_LEFT, TO_THE_RIGHT, next_seat
from mainphase.kernel.state.state import State, TurnMarker

SEATS_EACH: Final = 4  # so many players for each marker (CR 807.4a)
TOO_CLOSE: Final = 3  # so many seats away another marker keeps a turn from beginning (CR 807.4d)


def markers_for(players: int) -> int:
    """How many turn markers a game of so many players has: one for each full four of them (CR 807.4a). Fewer than four
    who are left still take turns: the last marker stays.
    """
    return max(1, players // SEATS_EACH)


def takes_turn(g: State, player: int) -> bool:
    """True if it is a player's turn, or that of their team, in any game: of several turns one may be theirs."""
    return g.is_active(player) or (g.moving >= 0 and is_set_aside(g, player))


def is_moving(g: State, marker: TurnMarker) -> bool:
    """True if the turn of this marker is the one in the fields of the state."""
    return g.markers[g.moving] is marker


def is_set_aside(g: State, player: int) -> bool:
    """True if a player takes a turn that does not move now. May be asked of any game."""
    for m in g.markers:
        if m.turn and m.active == player and not is_moving(g, m):
            return True
    return False


def is_over(g: State, number: int) -> bool:
    """True if the turn with this number is over. May be asked of any game."""
    if number >= g.turn_number:
        return False
    for m in g.markers:
        if m.turn and m.turn_number == number and not is_moving(g, m):
            return False
    return True


def stacks_set_aside(g: State) -> list[int]:
    """What is on the stacks of the other turns, the markers in order, the bottom first. May be asked of any game."""
    out: list[int] = []
    for m in g.markers:
        if m.stack and not is_moving(g, m):
            out.extend(m.stack)
    return out


def whose_turn_waits_with(g: State, oid: int) -> int:
    """The player whose turn is set aside with an object on its stack; -1 if there is none."""
    for m in g.markers:
        if oid in m.stack and not is_moving(g, m):
            return m.active
    return -1


def stack_with(g: State, oid: int) -> list[int]:
    """The stack that an object is on."""
    for m in g.markers:
        if oid in m.stack and not is_moving(g, m):
            return m.stack
    return g.stack


def to_the_left(g: State) -> int:
    """The side to which the turn goes, as a step from seat to seat: to the left, unless its order is reversed."""
    return TO_THE_LEFT if g.clockwise else TO_THE_RIGHT


def seat_of_marker(g: State, marker: TurnMarker) -> int:
    """Who has a marker; if they have left, who takes it (CR 807.4c)."""
    p = marker.player
    return next_seat(g, p, to_the_left(g)) if g.players[p].left else p


# --- Damage


def note_damage(g: State, oid: int, amount: int) -> None:
    """Damage is marked on a permanent in the turn that goes on."""
    marked = g.markers[g.moving].damage
    marked[oid] = marked.get(oid, 0) + amount


def forget_damage(g: State, oid: int) -> None:
    """A permanent has no damage marked on it any more."""
    for m in g.markers:
        if oid in m.damage:
            del m.damage[oid]


def damage_of_others(g: State, oid: int) -> int:
    """The damage marked on a permanent that stays as the turn ends that goes on: that of other turns (CR 514.2)."""
    left = 0
    for m in g.markers:
        if not is_moving(g, m):
            left += m.damage.get(oid, 0)
    return left


# --- Priority


def players_for_stack(g: State, active: int, stack: list[int]) -> int:
    """Whoever has one of these players within range gets priority for a stack (CR 807.5a), as bits: who has its marker,
    and who controls an object on it. Who has left is as near to others as those in the next seats.
    """
    if not g.rules.priority_within_range:
        return EVERYBODY
    bits = 1 << active
    if g.players[active].left:
        bits |= 1 << next_seat(g, active, TO_THE_LEFT) | 1 << next_seat(g, active, TO_THE_RIGHT)
    for oid in stack:
        bits |= 1 << g.objects[oid].controller
    return bits


def next_for_stack(g: State, player: int, passed: int) -> int:
    """The next player after this one, in turn order, who gets priority for the stack (CR 807.5a) and is not among those
    who have passed, as bits; -1: all have.
    """
    about = players_for_stack(g, g.active, g.stack)
    seats = len(g.players)
    step = 1 if g.clockwise else seats - 1
    at = player
    for _ in range(seats):
        at = (at + step) % seats
        p = g.players[at]
        if not p.left and not passed >> at & 1 and p.within & about:
            return at
    return -1


# --- Where the markers are


def is_near(g: State, marker: TurnMarker, step: int) -> bool:
    """True if another marker is in one of the three seats to this side of one (CR 807.4d, 807.4i), or stands for a turn
    of the same player.
    """
    here = seat_of_marker(g, marker)
    for other in g.markers:
        if other is marker:
            continue
        there = seat_of_marker(g, other)
        if there == here and other.going:
            return True
        at = here
        for _ in range(TOO_CLOSE):
            at = next_seat(g, at, step)
            if at == there and at != here:
                return True
    return False


def marker_to_the_right(g: State, player: int) -> TurnMarker | None:
    """The marker immediately to the right of a player, whether or not that player has one (CR 807.4e); None: there is
    no other.
    """
    seats = len(g.players)
    step = seats - 1 if g.clockwise else 1
    at = player
    for _ in range(seats - 1):
        at = (at + step) % seats
        for m in g.markers:
            if m.player == at:
                return m
    return None
