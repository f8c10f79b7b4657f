"""Effects in combat: who attacks, who blocks, what is removed (CR 506.4, 508.4, 509.1h, 702.122)."""

from mainphase.cards import nodes as n
from mainphase.kernel.combat.in_combat import become_blocked, made_to_block, reselect
from mainphase.kernel.effects.doing import effect
from mainphase.kernel.effects.selecting import objects_of, permanents
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.reading.modifying import removed_from_combat
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State


@effect(n.RemoveFromCombat)
def remove_from_combat(g: State, e: n.RemoveFromCombat, ctx: Context) -> None:
    for oid in objects_of(g, e.what, ctx):
        removed_from_combat(g, oid)


@effect(n.BecomeBlocked)
def make_blocked(g: State, e: n.BecomeBlocked, ctx: Context) -> None:
    for oid in objects_of(g, e.what, ctx):
        become_blocked(g, oid)


@effect(n.MakeBlock)
def make_block(g: State, e: n.MakeBlock, ctx: Context) -> None:
    for oid in permanents(g, objects_of(g, e.what, ctx)):
        for attacker in objects_of(g, e.whom, ctx):
            made_to_block(g, oid, attacker)


@effect(n.ReselectAttacked)
def reselect_attacked(g: State, e: n.ReselectAttacked, ctx: Context) -> None:
    for oid in objects_of(g, e.what, ctx)[:1]:
        reselect(g, oid, ctx.controller)


@effect(n.Crew)
def crew(g: State, e: n.Crew, ctx: Context) -> None:
    fire(g, TriggerEvent.crewed(ctx.source, ctx.controller))  # CR 702.122d
