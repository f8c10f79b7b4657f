"""What a turn remembers of what was done in it, as far as some card asks (`TimesThisTurn`)."""

from mainphase.cards.nodes import Zone
from mainphase.kernel.events.changes import Cause
from mainphase.kernel.keys import TurnDeed
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.evaluate import matches_it
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import DONE_BY, MOST_SEATS, TAKEN, Obj, ObjectKind
from mainphase.kernel.state.state import State


def remember_deed(g: State, deed: int, player: int, o: Obj, kind: str = "") -> None:
    """A player did this with an object, or it happened to one of theirs; of counters, of what kind they are."""
    asked_times = g.book.asked_times
    if not asked_times.deeds & deed:
        return
    for asked in asked_times.told:
        if asked.deed != deed or (asked.kind and asked.kind != kind):
            continue
        which = asked.which
        if which is not None and not matches_it(g, which, o, Context(0, player)):
            continue
        g.players[player].remember(asked.key)
        if asked.each:
            o.use(DONE_BY + asked.number * MOST_SEATS + player)
        g.invalidate(Facet.MEMORY)


def remember_move(g: State, change: Change) -> None:
    """Something has moved from one zone to another; as it left it is what it was before (CR 603.10)."""
    if change.came_from == Zone.BATTLEFIELD:
        gone = g.objects[change.obj]
        remember_deed(g, TurnDeed.LEFT, gone.controller, gone)
        if change.cause == Cause.SACRIFICED:
            remember_deed(g, TurnDeed.SACRIFICED, gone.controller, gone)
        if change.zone == Zone.GRAVEYARD:
            remember_deed(g, TurnDeed.BURIED, gone.owner, gone)
        elif change.zone == Zone.HAND:
            remember_deed(g, TurnDeed.RETURNED, gone.owner, gone)
    elif change.came_from == Zone.GRAVEYARD:
        card = g.objects[change.obj]
        remember_deed(g, TurnDeed.LEFT_GRAVEYARD, card.owner, card)
    came = g.objects[change.result]
    if came.kind != ObjectKind.CARD:
        return
    if change.cause == Cause.DISCARDED:
        remember_deed(g, TurnDeed.DISCARDED, came.owner, came)
    if change.zone == Zone.GRAVEYARD:
        remember_deed(g, TurnDeed.INTO_GRAVEYARD, came.owner, came)
    elif change.zone == Zone.EXILE:
        remember_deed(g, TurnDeed.INTO_EXILE, came.owner, came)


# --- What is done only once each turn (CR 603.2h)


def taken_key(ctx: Context) -> int:
    return TAKEN + ctx.ability * MOST_SEATS + ctx.controller


def cannot_do_again(g: State, ctx: Context) -> bool:
    """True if this player has done this turn what an ability of an object says to do only once each turn."""
    if ctx.ability < 0 or not g.book.abilities[ctx.ability].done_once:
        return False
    o = g.objects.get(ctx.source)
    return o is not None and o.uses(taken_key(ctx)) > 0


def note_done(g: State, ctx: Context) -> None:
    """Notes that they have, if the ability says so."""
    if ctx.ability >= 0 and g.book.abilities[ctx.ability].done_once:
        o = g.objects.get(ctx.source)
        if o is not None:
            o.use(taken_key(ctx))
