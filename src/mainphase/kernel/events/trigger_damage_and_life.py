"""Triggers on damage that is dealt or prevented, on life gained and lost."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import waits_by, waits_for
from mainphase.kernel.keys import MemoryKey
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import matches, names_player
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import HURT_PLAYERS, HURT_PLAYERS_IN_COMBAT
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player
from mainphase.kernel.what_happens import TriggerKind


def kinds_of_deals_damage(node: n.DealsDamage) -> tuple[int, ...]:
    if node.to_player or node.to_creature or node.player is not None or node.to is not None:
        return (TriggerKind.DAMAGE_DEALT,)
    return (TriggerKind.DEALS_DAMAGE,)


@waits_by(n.DealsDamage, kinds_of_deals_damage)
def when_deals_damage(g: State, node: n.DealsDamage, event: TriggerEvent, ctx: Context) -> bool:
    if node.noncombat if event.combat else node.combat_only:
        return False
    if node.to_player and event.obj > 0:
        return False
    players = node.player
    if players is not None and (event.obj > 0 or not names_player(g, players, ref_player(event.obj), ctx)):
        return False
    if node.to_creature and (
        event.obj < 0 or (characteristics_of(g.objects[event.obj]).types & CardType.CREATURE) == 0
    ):
        return False
    to = node.to
    if to is not None and (event.obj < 0 or not matches(g, to, event.obj, ctx)):
        return False
    if node.first and not is_first_to_players(g, event.source, node.combat_only):
        return False
    return matches(g, node.which, event.source, ctx)


def is_first_to_players(g: State, source: int, in_combat: bool) -> bool:
    """True if something has just dealt damage to a player for the first time this turn; of several at once, to one."""
    return g.objects[source].uses(HURT_PLAYERS_IN_COMBAT if in_combat else HURT_PLAYERS) == 1


@waits_for(n.IsDealtDamage, TriggerKind.IS_DEALT_DAMAGE)
def when_is_dealt_damage(g: State, node: n.IsDealtDamage, event: TriggerEvent, ctx: Context) -> bool:
    if event.obj < 0 or (node.combat_only and not event.combat):
        return False
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.PlayerIsDealtDamage, TriggerKind.IS_DEALT_DAMAGE)
def when_player_is_dealt_damage(g: State, node: n.PlayerIsDealtDamage, event: TriggerEvent, ctx: Context) -> bool:
    if event.obj > 0 or (node.noncombat if event.combat else node.combat_only):
        return False
    return names_player(g, node.who, event.player, ctx)


@waits_for(n.DamageIsPrevented, TriggerKind.DAMAGE_PREVENTED)
def when_damage_is_prevented(g: State, node: n.DamageIsPrevented, event: TriggerEvent, ctx: Context) -> bool:
    if event.obj < 0:
        return node.players is not None and names_player(g, node.players, event.player, ctx)
    return node.to is not None and matches(g, node.to, event.obj, ctx)


@waits_for(n.GainsLife, TriggerKind.LIFE_GAINED)
def when_gains_life(g: State, node: n.GainsLife, event: TriggerEvent, ctx: Context) -> bool:
    if node.first and g.players[event.player].recall(MemoryKey.GAINS) != 1:
        return False
    return names_player(g, node.who, event.player, ctx)


@waits_for(n.LosesLife, TriggerKind.LIFE_LOST)
def when_loses_life(g: State, node: n.LosesLife, event: TriggerEvent, ctx: Context) -> bool:
    if node.first and g.players[event.player].recall(MemoryKey.LOSSES) != 1:
        return False
    return names_player(g, node.who, event.player, ctx)
