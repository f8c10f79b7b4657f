"""The objects, players or cards that an effect means when it names them: those that are there, or followed where they
went.

`followed` is the one place that says which moves an ability follows (CR 400.7).
"""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.events.replacing import being_put
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.reading.evaluate import refs
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.following import Moved, followed_moves, save_moves
from mainphase.kernel.state.objects import Obj, ObjectFlag
from mainphase.kernel.state.state import NO_IDS, State
from mainphase.rules.law import FoundWhereItWent


def followed(g: State, ref: int, ctx: Context) -> int:
    """Where an ability finds an object that it names: the object itself, or what that has become by moving; 0: it finds
    nothing, for what moves is a new object without memory of the old one (CR 400.7). It follows only

    - that by which it triggered (400.7e, 603.6c), and what came of it for the Auras of what left (400.7f, 603.6e);
    - what it has moved itself, by its cost or its effect (400.7h-j), as often as it did;
    - a spell of its own to the battlefield ("the permanent this spell becomes").

    What went to a hidden zone is not found (603.6), but see `found_by_trigger`.
    """
    o = g.objects.get(ref)
    if o is not None and o.zone != Zone.NOWHERE:
        return ref
    if SavedAs.FOLLOWED in ctx.saved:
        for move in followed_moves(ctx):
            if move.was == ref:
                ref = move.became
                o = g.objects.get(ref)
                if o is not None and o.zone != Zone.NOWHERE:
                    return public_object(g, ref)
    if o is None or o.became == 0:
        return 0
    if ref == ctx.event_object and o.became == ctx.event_source:
        ref = o.became
        if found_by_trigger(g, ref, ctx):
            return ref
    elif follows(g, o, ctx):
        ref = o.became
    began = ctx.began
    while began:
        o = g.objects.get(ref)
        if o is None or o.zone != Zone.NOWHERE or o.became < began:
            break
        ref = o.became
    return public_object(g, ref)


def found_by_trigger(g: State, oid: int, ctx: Context) -> bool:
    """True if an ability finds what it triggered on in a hidden zone: not since that rule speaks of public zones (CR
    400.7e); before, in its controller's own hand, and to June 2003 anywhere.
    """
    law = g.rules.found_where_it_went
    o = g.objects.get(oid)
    if law == FoundWhereItWent.PUBLIC or o is None or (o.zone != Zone.LIBRARY and o.zone != Zone.HAND):
        return False
    return law == FoundWhereItWent.ANYWHERE or (o.zone == Zone.HAND and o.owner == ctx.controller)


def follows(g: State, o: Obj, ctx: Context) -> bool:
    """True if an ability follows what is neither what it triggered on nor moved by it: its own spell to the
    battlefield, the Auras of what has left to the graveyard.
    """
    later = g.objects.get(o.became)
    if later is None:
        return False
    if later.zone == Zone.BATTLEFIELD:
        return o.id == ctx.source and o.ctx is not None
    host = g.objects.get(ctx.event_object)
    if later.zone != Zone.GRAVEYARD or host is None or o.id not in host.had or host.became != ctx.event_source:
        return False
    return (o.flags & ObjectFlag.FELL_OFF) != 0 or (
        (o.flags & ObjectFlag.LEFT_WITH_HOST) != 0 and g.rules.aura_found_with_host
    )


def public_object(g: State, oid: int) -> int:
    """The object, if it is in a public zone (CR 400.2); 0 otherwise."""
    o = g.objects.get(oid)
    if o is None or o.zone == Zone.NOWHERE or o.zone == Zone.LIBRARY or o.zone == Zone.HAND:
        return 0
    return oid


def objects_of(g: State, node: n.Selector, ctx: Context) -> list[int]:
    """The objects a selector names, where the ability finds them (`followed`)."""
    out: list[int] = []
    for r in refs(g, node, ctx):
        if r > 0:
            oid = followed(g, r, ctx)
            if oid and not g.objects[oid].phased_out:
                out.append(oid)
            if g.book.merges and oid != r:
                out.extend(found_beside(g, r, oid, out))
    return out


def objects_to_move(g: State, node: n.Move, ctx: Context) -> list[int]:
    """What a move would move now: "return ~ from your graveyard" finds nothing in the graveyard of another owner."""
    what = objects_of(g, node.what, ctx)
    if not node.from_your_graveyard:
        return what
    there: list[int] = []
    for oid in what:
        o = g.objects[oid]
        if o.zone == Zone.GRAVEYARD and o.owner == ctx.controller:
            there.append(oid)
    return there


def found_beside(g: State, was: int, found: int, known: list[int]) -> list[int]:
    """What else than the object that was found came of a permanent of several cards: an effect that finds one of them
    finds all (CR 712.21c, 730.3c).
    """
    o = g.objects.get(was)
    if o is None or not o.components or not found:
        return NO_IDS
    out: list[int] = []
    for part in o.components:
        oid = public_object(g, g.objects[part].became) if part in g.objects else 0
        if oid and oid != found and oid not in known:
            out.append(oid)
    return out


def remember_moves(g: State, ctx: Context) -> None:
    """An ability that this one creates finds what this one has moved (CR 603.7c, 400.7j)."""
    named = [ctx.source, ctx.event_object]
    for ids in ctx.targets:
        named.extend(ids)
    for name, ids in ctx.saved.items():
        named.extend([m.was for m in followed_moves(ctx)] if name == SavedAs.FOLLOWED else ids)
    moves: list[Moved] = []
    found: list[int] = []
    for r in named:
        if r > 0 and r not in found:
            oid = followed(g, r, ctx)
            if oid and oid != r:
                found.append(r)
                moves.append(Moved(r, oid))
    if moves:
        save_moves(ctx, moves)


def happen_if(g: State, changes: list[Change]) -> None:
    if changes:
        perform_event(g, changes)


def permanents_among(g: State, ids: list[int]) -> list[int]:
    return [oid for oid in ids if g.objects[oid].zone == Zone.BATTLEFIELD]


def top_cards(g: State, player: int, count: int, ctx: Context) -> list[int]:
    """The top cards of a library; as something enters, without what is on its way from there (CR 614.13c)."""
    library = g.players[player].library
    if not g.book.abilities[ctx.ability].only_entering:
        return library[:count]
    entering = being_put(g)
    return [oid for oid in library if oid not in entering][:count]
