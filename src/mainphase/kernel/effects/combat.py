"""Effects in combat: who attacks, who blocks, what is removed (CR 506.4, 508.4, 509.1h, 702.122)."""

from mainphase.cards import nodes as n
from mainphase.kernel.combat.in_combat import become_blocked, made_to_block, reselect
from mainphase.kernel.effects.doing import immediate_effect
from mainphase.kernel.effects.selecting import objects_of, permanents_among
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, fire_deed
from mainphase.kernel.keys import PlayerDeed
from mainphase.kernel.reading.modifying import removed_from_combat
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State


@immediate_effect(n.RemoveFromCombat)
def perform_remove_from_combat(g: State, node: n.RemoveFromCombat, ctx: Context) -> None:
    for oid in objects_of(g, node.what, ctx):
        removed_from_combat(g, oid)


@immediate_effect(n.BecomeBlocked)
def make_blocked(g: State, node: n.BecomeBlocked, ctx: Context) -> None:
    for oid in objects_of(g, node.what, ctx):
        become_blocked(g, oid)


@immediate_effect(n.MakeBlock)
def make_block(g: State, node: n.MakeBlock, ctx: Context) -> None:
    for oid in permanents_among(g, objects_of(g, node.what, ctx)):
        for attacker in objects_of(g, node.whom, ctx):
            made_to_block(g, oid, attacker)


@immediate_effect(n.ReselectAttacked)
def reselect_attacked(g: State, node: n.ReselectAttacked, ctx: Context) -> None:
    for oid in objects_of(g, node.what, ctx)[:1]:
        reselect(g, oid, ctx.controller)


@immediate_effect(n.GiveGift)
def give_gift(g: State, node: n.GiveGift, ctx: Context) -> None:
    fire_deed(g, ctx.controller, PlayerDeed.GIVES_GIFT)


@immediate_effect(n.Crew)
def perform_crew(g: State, node: n.Crew, ctx: Context) -> None:
    fire(g, TriggerEvent.crewed(ctx.source, ctx.controller))  # CR 702.122d
