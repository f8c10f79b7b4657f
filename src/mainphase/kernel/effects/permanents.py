"""Effects on permanents: destroy, sacrifice, tap, attach, counters, transform, phasing, face up and down (CR 701)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.asking.choosing import ChooseCounters, ChooseObjects
from mainphase.kernel.costs.components import permanents_for
from mainphase.kernel.effects.doing import effect, staged_effect
from mainphase.kernel.effects.face_down import turn_down, turn_up, turned_up
from mainphase.kernel.effects.selecting import happen_if, objects_of, permanents
from mainphase.kernel.events.changes import attach, destroy, phase_in, phase_out, put_counters, sacrifice, tap, untap
from mainphase.kernel.events.transforming import transform_changes
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_face_down
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.effects import prepares
from mainphase.kernel.reading.attaching import cannot_attach
from mainphase.kernel.reading.characteristics import kinds_of_counters
from mainphase.kernel.reading.evaluate import names_player, players_of, quantity, refs
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.objects import FLAG_OF, Flag
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind, player_ref
from mainphase.rules.concepts import Concept

# --- Destroy, sacrifice


@effect(n.Destroy)
def destroy_permanents(g: State, e: n.Destroy, ctx: Context) -> None:
    what = permanents(g, objects_of(g, e.what, ctx))
    happen_if(g, [destroy(oid, Concept.DESTROY, e.regenerate) for oid in what])


@staged_effect(n.Sacrifice)
def sacrifice_some(g: State, f: RunEffectBase, e: n.Sacrifice) -> bool:
    """Each player chooses in APNAP order, then all are sacrificed at once (CR 101.4, 701.21)."""
    ctx = f.ctx
    if f.sub == RunEffectBase.BEGIN:
        f.queue = players_of(g, e.by, ctx)
        ctx.saved[SavedAs.SACRIFICED] = []
        f.sub = RunEffectBase.NEXT
    elif f.sub == RunEffectBase.CHOICE:
        ctx.saved[SavedAs.SACRIFICED].extend(g.result)
        f.sub = RunEffectBase.NEXT
    if f.queue:
        p = f.queue.pop(0)
        amount = quantity(g, e.amount, ctx)
        f.sub = RunEffectBase.CHOICE
        g.push(ChooseObjects(p, permanents_for(g, p, e.which, ctx), amount, amount, DecisionKind.CHOOSE, ctx.source))
        return False
    happen_if(g, [sacrifice(oid) for oid in ctx.saved[SavedAs.SACRIFICED]])
    return True


@effect(n.SacrificeIt)
def sacrifice_it(g: State, e: n.SacrificeIt, ctx: Context) -> None:
    changes: list[Change] = []
    for oid in permanents(g, objects_of(g, e.what, ctx)):
        if names_player(g, e.by, g.objects[oid].controller, ctx):  # CR 701.21a
            changes.append(sacrifice(oid))
    happen_if(g, changes)


@effect(n.ExileIfLeaving)
def exile_if_leaving(g: State, e: n.ExileIfLeaving, ctx: Context) -> None:
    for oid in permanents(g, objects_of(g, e.what, ctx)):
        g.objects[oid].flags |= Flag.EXILE_LEAVING


# --- Tapped, attached, phased out


@effect(n.Tap)
def tap_permanents(g: State, e: n.Tap, ctx: Context) -> None:
    happen_if(g, [tap(oid) for oid in permanents(g, objects_of(g, e.what, ctx))])


@effect(n.Untap)
def untap_permanents(g: State, e: n.Untap, ctx: Context) -> None:
    happen_if(g, [untap(oid) for oid in permanents(g, objects_of(g, e.what, ctx))])


@staged_effect(n.Attach)
def attach_to(g: State, f: RunEffectBase, e: n.Attach) -> bool:
    if e.chosen:
        return attach_chosen(g, f, e)
    to = refs(g, e.to, f.ctx)
    if to:
        happen_if(g, [attach(oid, to[0]) for oid in permanents(g, objects_of(g, e.what, f.ctx))])
    return True


def attach_chosen(g: State, f: RunEffectBase, e: n.Attach) -> bool:
    """To one of these that it can be attached to, as its controller chooses (CR 608.2d)."""
    ctx = f.ctx
    if f.sub == RunEffectBase.BEGIN:
        moving = permanents(g, objects_of(g, e.what, ctx))
        if not moving:
            return True
        hosts = [r for r in refs(g, e.to, ctx) if r > 0 and cannot_attach(g, g.objects[moving[0]], r) == 0]
        if not hosts:
            return True
        f.queue = moving
        f.sub = RunEffectBase.ANSWER
        g.push(ChooseObjects(ctx.controller, hosts, 1, 1, DecisionKind.CHOOSE, ctx.source))
        return False
    happen_if(g, [attach(f.queue[0], r) for r in g.result])
    return True


@effect(n.Unattach)
def unattach(g: State, e: n.Unattach, ctx: Context) -> None:
    happen_if(g, [attach(oid, 0) for oid in permanents(g, objects_of(g, e.what, ctx))])


@effect(n.PhaseOut)
def phase_permanents_out(g: State, e: n.PhaseOut, ctx: Context) -> None:
    happen_if(g, [phase_out(oid) for oid in permanents(g, objects_of(g, e.what, ctx))])


@effect(n.PhaseIn)
def phase_permanents_in(g: State, e: n.PhaseIn, ctx: Context) -> None:
    happen_if(g, [phase_in(oid, e.tapped) for oid in refs(g, e.what, ctx) if oid in g.phased_out])


# --- Counters and levels


@effect(n.PutCounters)
def put(g: State, e: n.PutCounters, ctx: Context) -> None:
    on = players_and_objects(g, e.on, ctx)
    if e.divided:
        shares = [(r, ctx.division.get(r, 0)) for r in on]
        happen_if(g, [put_counters(r, e.kind, k, Concept.COUNTERS_PUT, ctx.controller) for r, k in shares if k > 0])
        return
    amount = quantity(g, e.amount, ctx)
    if amount > 0:
        happen_if(g, [put_counters(r, e.kind, amount, Concept.COUNTERS_PUT, ctx.controller) for r in on])


@effect(n.RemoveCounters)
def remove(g: State, e: n.RemoveCounters, ctx: Context) -> None:
    how_many = e.amount
    amount = quantity(g, how_many, ctx) if how_many is not None else 1 << 30
    happen_if(g, [put_counters(r, e.kind, -amount) for r in players_and_objects(g, e.on, ctx)])


def players_and_objects(g: State, named: n.Selector, ctx: Context) -> list[int]:
    """The refs of what can have counters, of what a selector names: players as they are, objects where the ability
    finds them.
    """
    return [r for r in refs(g, named, ctx) if r < 0] + objects_of(g, named, ctx)


class Proliferating:
    KINDS: Final = 2  # which kind of each of those that were chosen


@staged_effect(n.Proliferate)
def proliferate(g: State, f: RunEffectBase, e: n.Proliferate) -> bool:
    """Any number of permanents and players get another counter of each kind that they have (CR 701.34a), or, to 2 May
    2019, of one kind.
    """
    ctx = f.ctx
    if f.sub == RunEffectBase.BEGIN:
        having = [player_ref(p) for p in g.apnap() if g.players[p].counters]
        having += [o.id for o in g.permanents if o.counters]
        f.sub = RunEffectBase.ANSWER
        g.push(ChooseObjects(ctx.controller, having, 0, len(having), DecisionKind.CHOOSE, ctx.source))
        return False
    if f.sub == RunEffectBase.ANSWER:
        f.queue = g.result
        if not g.rules.proliferates_each_kind:
            f.sub = Proliferating.KINDS
            g.push(ChooseCounters(ctx.controller, f.queue, ctx.source))
            return False
    changes: list[Change] = []
    for k, r in enumerate(f.queue):
        for i, kind in enumerate(kinds_of_counters(g, r)):
            if f.sub == RunEffectBase.ANSWER or i == g.result[k]:
                changes.append(put_counters(r, kind, 1, Concept.PROLIFERATE, ctx.controller))
    f.queue = []
    happen_if(g, changes)
    return True


@effect(n.Designate)
def designate(g: State, e: n.Designate, ctx: Context) -> None:
    for oid in permanents(g, objects_of(g, e.what, ctx)):
        g.objects[oid].flags |= FLAG_OF[e.name]
        g.shifted(Facet.COUNTERS)


@effect(n.BecomeLevel)
def become_level(g: State, e: n.BecomeLevel, ctx: Context) -> None:
    """It has the abilities of that level before what triggers on becoming that level triggers (CR 716.2a)."""
    for oid in permanents(g, objects_of(g, e.what, ctx)):
        g.objects[oid].level = e.level
        g.shifted(Facet.COUNTERS)
        if g.stale or g.touched:
            refresh(g)
        fire(g, TriggerEvent.becomes_level(oid, e.level, g.objects[oid].controller))


# --- Faces


@effect(n.Transform)
def transform(g: State, e: n.Transform, ctx: Context) -> None:
    happen_if(g, transform_changes(g, objects_of(g, e.what, ctx), ctx))


@effect(n.TurnFaceUp)
def turn_face_up(g: State, e: n.TurnFaceUp, ctx: Context) -> None:
    turned = [r for r in objects_of(g, e.what, ctx) if turn_up(g, r)]
    for r in turned:
        turned_up(g, r)


@effect(n.TurnFaceDown)
def turn_face_down(g: State, e: n.TurnFaceDown, ctx: Context) -> None:
    for r in objects_of(g, e.what, ctx):
        turn_down(g, r)


@prepares(n.TurnFaceDown)
def face_down_card(book: Book, card: int, e: n.TurnFaceDown) -> int:
    add_face_down(book)
    return -1
