"""Mandatory loops (CR 104.4b, 732.4): the same position again and again, with nobody making a choice, is a draw.

To write a position down takes long. So the first time only its outline is taken, a number which equal positions share;
the position itself is written down from the second time on that an outline turns up. A series that uses something up,
such as a hundred triggers resolving, never gets that far, and a loop is found once it has gone round again.
"""

from typing import Final

from mainphase.kernel.events.ending import draw_game
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.position import position_hash
from mainphase.rules.concepts import Concept

PATIENCE = 24  # resolutions in a row without a choice before positions are compared
FACTOR: Final = 1000003
BITS: Final = (1 << 40) - 1


def note_resolution(g: State) -> None:
    """Called before each resolution.

    Counts since somebody last chose anything but to pass; then looks whether the position has been there before.
    """
    g.loop_count += 1
    if g.loop_count < PATIENCE:
        if g.loop_seen:
            g.loop_seen = {}
        return
    outline = outline_of_position(g)
    written = g.loop_seen.get(outline)
    if written is None:
        g.loop_seen[outline] = []
        return
    here = position_hash(g)
    if here in written:
        draw_game(g, Concept.DRAW_LOOP)
        return
    written.append(here)


def outline_of_position(g: State) -> int:
    """Some of what a position tells, so little that it takes no time: how many there are where, and what is on top of
    the stack.
    """
    out = len(g.stack)
    if g.stack:
        top = g.objects[g.stack[-1]]
        ctx = top.ctx
        out = mixed(out, top.face)
        if ctx is not None:
            out = mixed(mixed(out, ctx.controller), ctx.ability)
    for p in g.players:
        out = mixed(out, p.life)
        out = mixed(out, len(p.library))
        out = mixed(out, len(p.hand))
        out = mixed(out, len(p.graveyard))
        out = mixed(out, len(p.pool))
    out = mixed(out, len(g.permanents))
    out = mixed(out, len(g.exile))
    out = mixed(out, len(g.waiting))
    out = mixed(out, len(g.delayed))
    return mixed(out, g.turn_number)


def mixed(out: int, number: int) -> int:
    return (out * FACTOR + number) & BITS
