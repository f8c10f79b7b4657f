"""Loops (CR 104.4b, 732): the same position again and again, with nobody making a choice, is a draw; where only numbers
move from lap to lap, as many laps as can be told in advance are taken at once.

To write a position down takes long. So the first time only its outline is taken, a number which equal positions share;
the position itself is written down from the second time on that an outline turns up. A series that uses something up,
such as a hundred triggers resolving, never gets that far, and a loop is found once it has gone round again.

Laps in which numbers move (`drifting`, `reach`) are looked for only while the game goes on without asking anybody,
after many resolutions.
"""

from typing import Final

from mainphase.kernel.events.ending import draw_for, draw_game
from mainphase.kernel.state.flat import clone_state
from mainphase.kernel.state.state import LapWatch, State
from mainphase.kernel.turn.drifting import Drift, move_alike
from mainphase.kernel.turn.growing import compared
from mainphase.kernel.turn.leaping import leap
from mainphase.kernel.turn.position import position_hash
from mainphase.kernel.turn.reach import ENDLESS, REFUSED, laps_in_reach
from mainphase.rules.concepts import Concept

PATIENCE = 24  # resolutions in a row without a choice before positions are compared
CLOSELY: Final = 1024  # and the first of them that are all looked at
MOST_SEEN: Final = 1 << 14  # outlines that are kept
FIRST_KEPT: Final = 64  # resolutions without any question before a position is kept to look for laps,
MOST_COMPARED: Final = 16  # comparisons in full with one position,
LEAST_LAPS: Final = 4  # and laps that are worth taking at once
FACTOR: Final = 1000003
BITS: Final = (1 << 40) - 1


def note_resolution(g: State) -> bool:
    """Called before each resolution. True: it is none any more, since a loop has ended there.

    Counts since somebody last chose anything but to pass; then looks whether the position has been there before.
    """
    g.loop_count += 1
    if draws_within_range(g):
        if g.loop_count == 1:
            g.loop_players = []
            g.loop_places = {}
        look_for_loop(g)
        if g.loop_count > 0:
            g.loop_players.append(g.objects[g.stack[-1]].controller)
    else:
        look_for_loop(g)
    return g.over or g.loop_count == 0


def draws_within_range(g: State) -> bool:
    """True if a loop is a draw for those alone whom it reaches (CR 801.16)."""
    return g.ranged and g.rules.loops_within_range


def end_loop(g: State, players: list[int]) -> None:
    """A loop of what these players control, without a choice in it, is a draw (CR 104.4b). Where ranges of influence
    are limited, it is one for them and for whoever is within the range of one of them (CR 801.16).
    """
    if not draws_within_range(g):
        draw_game(g, Concept.DRAW_LOOP)
        return
    within = 0
    for p in g.players:
        if p.id in players:
            within |= p.within
    draw_for(g, [p.id for p in g.players if within >> p.id & 1], Concept.RANGE_LOOP)
    g.loop_count = 0
    g.loop_seen = {}
    g.laps = None


def look_for_loop(g: State) -> None:
    """Looks whether the position has been there before, once the game has gone on by itself for a while."""
    if g.loop_count < PATIENCE:
        if g.loop_seen:
            g.loop_seen = {}
        return
    rough = rough_outline(g)
    if is_worth_a_look(g.loop_count):
        find_repetition(g, with_numbers(g, rough))
        if g.over or g.loop_count == 0:
            return
    laps = g.laps
    if laps is None:
        laps = LapWatch()
        g.laps = laps
    look_for_laps(g, laps, rough)


def is_worth_a_look(resolved: int) -> bool:
    """True for the first resolutions, and from then on for an eighth of them, more and more of them together: so a loop
    is found however long it is, and what is none costs little.
    """
    if resolved < CLOSELY:
        return True
    reached = CLOSELY
    while 2 * reached <= resolved:
        reached *= 2
    return resolved - reached < reached >> 3


def find_repetition(g: State, outline: int) -> None:
    """If the position has been there before, the game is a draw, for all or for some (`end_loop`)."""
    written = g.loop_seen.get(outline)
    if written is None:
        if len(g.loop_seen) >= MOST_SEEN:
            g.loop_seen = {}
        g.loop_seen[outline] = []
    else:
        here = position_hash(g)
        if here in written:
            end_loop(g, g.loop_players[g.loop_places.get(here, 0) :])
        else:
            written.append(here)
            if draws_within_range(g):
                g.loop_places[here] = len(g.loop_players)


def outline_of_position(g: State) -> int:
    """Some of what a position tells, so little that it takes no time: how many there are where, and what is on top of
    the stack.
    """
    return with_numbers(g, rough_outline(g))


def with_numbers(g: State, out: int) -> int:
    out = mixed(mixed(out, len(g.permanents)), len(g.stack))
    for p in g.players:
        out = mixed(out, p.life)
    return out


def rough_outline(g: State) -> int:
    """The outline without life totals, and without how many permanents and how much on the stack there is."""
    out = 0
    if g.stack:
        top = g.objects[g.stack[-1]]
        ctx = top.ctx
        out = mixed(out, top.face)
        if ctx is not None:
            out = mixed(mixed(out, ctx.controller), ctx.ability)
    for p in g.players:
        out = mixed(out, len(p.library))
        out = mixed(out, len(p.hand))
        out = mixed(out, len(p.graveyard))
        out = mixed(out, len(p.pool))
    out = mixed(out, len(g.exile))
    out = mixed(out, len(g.waiting))
    out = mixed(out, len(g.delayed))
    return mixed(out, g.turn_number)


def mixed(out: int, number: int) -> int:
    return (out * FACTOR + number) & BITS


# --- Laps


def look_for_laps(g: State, laps: LapWatch, rough: int) -> None:
    """Keeps a position now and then, and compares later ones to it. Two laps that move the same numbers by the same
    steps, one after the other, are a loop: goes on to the laps in which something changes.

    Asked at each resolution while the game goes on by itself; or, by whoever answers for all players and always in the
    same way, each time that a player has priority.
    """
    if laps.resolved == 0:
        laps.renewed_at = FIRST_KEPT
    laps.resolved += 1
    if laps.resolved >= laps.renewed_at:
        laps.renewed_at = 2 * laps.resolved
        keep_position(g, laps, rough)
        return
    kept = laps.kept
    if kept is None or laps.outline != rough or laps.tries >= MOST_COMPARED:
        return
    asked = g.pending
    g.pending = None
    pair = compared(kept, g)
    alike = False
    if pair is not None:
        laps.tries += 1
        alike = pair.differ_by_drifts()
    g.pending = asked
    if pair is None or not alike:
        return
    period = laps.resolved - laps.kept_at
    before: list[Drift] = laps.steps if isinstance(laps.steps, list) else []
    if laps.period != period or not move_alike(before, pair.drifts):
        keep_position(g, laps, rough)
        laps.period = period
        laps.steps = pair.drifts
        return
    laps.kept = None
    take_laps(g, laps, pair.drifts, kept.next_id)


def keep_position(g: State, laps: LapWatch, rough: int) -> None:
    kept = clone_state(g)
    kept.pending = None
    laps.kept = kept
    laps.kept_at = laps.resolved
    laps.outline = rough
    laps.tries = 0
    laps.period = 0
    laps.steps = None


def take_laps(g: State, laps: LapWatch, drifts: list[Drift], began: int) -> None:
    """Takes all laps in which nothing changes. A loop without a choice that goes on for ever is a draw (CR 104.4b)."""
    most = laps_in_reach(g, drifts, began)
    if most == ENDLESS:
        if g.loop_count >= PATIENCE:
            end_loop(g, g.loop_players[-laps.period :])
    elif most != REFUSED:
        laps.renewed_at = laps.resolved + FIRST_KEPT
        if most >= LEAST_LAPS:
            leap(g, drifts, most)
