"""Triggers on damage that is dealt or prevented, on life gained and lost."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import waits_by, waits_for
from mainphase.kernel.keys import Memory
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.evaluate import matches, names_player
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player
from mainphase.kernel.what_happens import TriggerKind


def kinds_of_deals_damage(t: n.DealsDamage) -> tuple[int, ...]:
    if t.to_player or t.to_creature or t.player is not None or t.to is not None:
        return (TriggerKind.DAMAGE_DEALT,)
    return (TriggerKind.DEALS_DAMAGE,)


@waits_by(n.DealsDamage, kinds_of_deals_damage)
def deals_damage(g: State, t: n.DealsDamage, e: TriggerEvent, ctx: Context) -> bool:
    if t.combat_only and not e.combat:
        return False
    if t.to_player and e.obj > 0:
        return False
    players = t.player
    if players is not None and (e.obj > 0 or not names_player(g, players, ref_player(e.obj), ctx)):
        return False
    if t.to_creature and (e.obj < 0 or (now(g.objects[e.obj]).types & CardType.CREATURE) == 0):
        return False
    to = t.to
    if to is not None and (e.obj < 0 or not matches(g, to, e.obj, ctx)):
        return False
    return matches(g, t.which, e.source, ctx)


@waits_for(n.IsDealtDamage, TriggerKind.IS_DEALT_DAMAGE)
def is_dealt_damage(g: State, t: n.IsDealtDamage, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.DamageIsPrevented, TriggerKind.DAMAGE_PREVENTED)
def damage_is_prevented(g: State, t: n.DamageIsPrevented, e: TriggerEvent, ctx: Context) -> bool:
    if e.obj < 0:
        return t.players is not None and names_player(g, t.players, e.player, ctx)
    return t.to is not None and matches(g, t.to, e.obj, ctx)


@waits_for(n.GainsLife, TriggerKind.LIFE_GAINED)
def gains_life(g: State, t: n.GainsLife, e: TriggerEvent, ctx: Context) -> bool:
    if t.first and g.players[e.player].recall(Memory.GAINS) != 1:
        return False
    return names_player(g, t.who, e.player, ctx)


@waits_for(n.LosesLife, TriggerKind.LIFE_LOST)
def loses_life(g: State, t: n.LosesLife, e: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, t.who, e.player, ctx)
