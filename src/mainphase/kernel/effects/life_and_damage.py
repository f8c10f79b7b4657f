"""Effects on life totals, and damage (CR 119, 120, 701.14)."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.asking.choosing import ChooseObjects
from mainphase.kernel.effects.doing import effect, staged_effect
from mainphase.kernel.effects.selecting import followed, happen_if, objects_of
from mainphase.kernel.events.changes import damage, gain_life, lose_life
from mainphase.kernel.events.happening import happen
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.evaluate import matches, player_of, players_of, quantity, refs
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind


@effect(n.GainLife)
def gain(g: State, e: n.GainLife, ctx: Context) -> None:
    amount = quantity(g, e.amount, ctx)
    if amount > 0:
        happen(g, [gain_life(p, amount) for p in players_of(g, e.by, ctx)])


@staged_effect(n.LoseLife)
def lose(g: State, f: RunEffectBase, e: n.LoseLife) -> bool:
    ctx = f.ctx
    if f.sub == RunEffectBase.SAVE:
        ctx.event_amount = -sum(g.result)
        return True
    amount = quantity(g, e.amount, ctx)
    losing = [lose_life(p, amount) for p in players_of(g, e.by, ctx)] if amount > 0 else []
    if e.summed:
        ctx.event_amount = 0
        if losing:
            f.sub = RunEffectBase.SAVE
    if losing:
        happen(g, losing)
    return not losing or not e.summed


def dealt_to(g: State, r: int, ctx: Context) -> int:
    """The ref that damage reaches, of what it names: a player, or a permanent that is still there (CR 120.1); 0:
    nothing.
    """
    if r <= 0:
        return r
    r = followed(g, r, ctx)
    o = g.objects.get(r)
    return r if o is not None and o.zone == Zone.BATTLEFIELD and not o.phased_out else 0


@effect(n.DealDamage)
def deal(g: State, e: n.DealDamage, ctx: Context) -> None:
    """CR 120."""
    happen_if(g, damage_by(g, e, ctx))


@effect(n.Sequence)
def deal_at_once(g: State, e: n.Sequence, ctx: Context) -> None:
    """ "2 damage to this and 1 damage to that" is one event."""
    changes: list[Change] = []
    for part in e.of:
        assert isinstance(part, n.DealDamage)
        changes.extend(damage_by(g, part, ctx))
    happen_if(g, changes)


def damage_by(g: State, e: n.DealDamage, ctx: Context) -> list[Change]:
    """The damage to deal. Something that is no longer there deals it by its last known information (CR 608.2h)."""
    changes: list[Change] = []
    sources = refs(g, e.source, ctx)
    if not sources:
        return changes
    amount = 0 if e.divided else quantity(g, e.amount, ctx)
    for r in refs(g, e.to, ctx):
        share = ctx.division.get(r, 0) if e.divided else amount
        r = dealt_to(g, r, ctx)
        if r and share > 0:
            changes.append(damage(sources[0], r, share))
    return changes


@effect(n.EachDealsDamage)
def each_deals(g: State, e: n.EachDealsDamage, ctx: Context) -> None:
    """All of it is dealt at once."""
    changes: list[Change] = []
    to = e.to
    for source in objects_of(g, e.sources, ctx):
        of_it = copy_context(ctx)
        of_it.event_object = source
        amount = quantity(g, e.amount, of_it)
        for r in [source] if to is None else refs(g, to, ctx):
            r = dealt_to(g, r, ctx)
            if r and amount > 0:
                changes.append(damage(source, r, amount))
    happen_if(g, changes)


@effect(n.SetLife)
def set_life(g: State, e: n.SetLife, ctx: Context) -> None:
    amount = quantity(g, e.amount, ctx)
    changes: list[Change] = []
    for p in players_of(g, e.by, ctx):
        more = amount - g.players[p].life
        if more > 0:
            changes.append(gain_life(p, more))
        elif more < 0:
            changes.append(lose_life(p, -more))
    if changes:
        happen(g, changes)


@effect(n.Fight)
def fight(g: State, e: n.Fight, ctx: Context) -> None:
    """Each deals damage equal to its power to the other, unless one is gone or no creature (CR 701.14a, b)."""
    one = objects_of(g, e.one, ctx)
    other = objects_of(g, e.other, ctx)
    if not one or not other:
        return
    a = g.objects[one[0]]
    b = g.objects[other[0]]
    if a.zone != Zone.BATTLEFIELD or b.zone != Zone.BATTLEFIELD:
        return
    if not now(a).types & CardType.CREATURE or not now(b).types & CardType.CREATURE:
        return
    changes: list[Change] = []
    if now(a).power > 0:
        changes.append(damage(a.id, b.id, now(a).power))
    if now(b).power > 0:
        changes.append(damage(b.id, a.id, now(b).power))
    happen_if(g, changes)


@staged_effect(n.ChooseSource)
def choose_source(g: State, f: RunEffectBase, e: n.ChooseSource) -> bool:
    """CR 609.7a: a permanent, a spell, the source of an ability that waits or is on the stack, an object in the command
    zone.
    """
    ctx = f.ctx
    if f.sub == RunEffectBase.ANSWER:
        ctx.saved[e.save] = g.result[:]
        return True
    ctx.saved[e.save] = []
    among = g.timing.sources_of_damage(g)
    found: list[int] = []
    for oid in among:
        if oid not in found and matches(g, e.which, oid, ctx):
            found.append(oid)
    p = player_of(g, e.by, ctx)
    if p < 0 or g.players[p].left or not found:
        return True
    f.sub = RunEffectBase.ANSWER
    g.push(ChooseObjects(p, found, 1, 1, DecisionKind.CHOOSE, ctx.source))
    return False
