"""What a turn remembers of what was done in it, as far as some card asks (`TimesThisTurn`)."""

from mainphase.cards.nodes import Zone
from mainphase.kernel.events.changes import Cause
from mainphase.kernel.keys import TurnDeed
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.evaluate import matches_it
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import DONE_BY, DONE_LAST_TURN_BY, MOST_SEATS, TAKEN, Obj, ObjectKind
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.state import NO_IDS, State


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


def deeds_so_far(g: State, player: Player) -> list[int]:
    """How often a player has done, in the turn that is over, what some card asks of the turn before."""
    if not g.book.asked_times.any_last:
        return NO_IDS
    return [player.recall(asked.key) if asked.last else 0 for asked in g.book.asked_times.told]


def remember_last_turn(g: State, player: Player, times: list[int]) -> None:
    """Another turn has begun: these are the deeds of the last one."""
    for k in range(len(times)):
        if times[k]:
            player.remember(g.book.asked_times.told[k].last_key, times[k])


def forget_uses_of_turn(g: State, o: Obj) -> None:
    """What was done with an object in the turn that is over is forgotten, but for what some card asks of the last."""
    if not g.book.asked_times.any_last:
        o.forget_uses()
        return
    kept: list[tuple[int, int]] = []
    for asked in g.book.asked_times.told:
        if asked.last and asked.each:
            for p in range(len(g.players)):
                times = o.uses(DONE_BY + asked.number * MOST_SEATS + p)
                if times:
                    kept.append((DONE_LAST_TURN_BY + asked.number * MOST_SEATS + p, times))
    o.forget_uses()
    for what, times in kept:
        o.mark(what, times)


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
