"""Turn-based actions that the rules themselves put on the stack: the draw of the turn until 30 June 2003 (304.1 of
those rules), combat damage until 10 July 2009 (310.2-310.4).

Such an object is neither a spell nor an ability, so nothing counters it. Its kind is `ObjectKind.ACTION`, its card the
blank definition that names it, and `Context.way` says which action it is. In 1997 they are the phase abilities of the
untap, draw and cleanup phases.
"""

from typing import Final

from mainphase.cards.nodes import Zone
from mainphase.kernel.combat.damage import deal_assigned
from mainphase.kernel.events.changes import draw_change
from mainphase.kernel.events.ending import cease_to_exist
from mainphase.kernel.events.moving import create_object
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept
from mainphase.rules.law import CombatDamage
from mainphase.rules.plan import Action

CONCEPTS: Final[dict[int, int]] = {
    Action.DRAW: Concept.DRAW,
    Action.DEAL_DAMAGE: Concept.DAMAGE_DEALT,
    Action.UNTAP: Concept.UNTAP,
    Action.WEAR_OFF: Concept.WEAR_OFF,
}


def put_action_on_stack(g: State, action: int, concept: int) -> None:
    """A turn-based action becomes an object on the stack."""
    o = create_object(g, g.book.actions[action], ObjectKind.ACTION, g.active, Zone.STACK)
    o.timestamp = g.tick()
    ctx = Context(o.id, g.active)
    ctx.way = action
    o.ctx = ctx
    g.stack.append(o.id)
    g.invalidate(Facet.ZONES)
    g.note(EventName.PUT_ON_STACK, concept, g.active, o.id)


def deal_combat_damage(g: State) -> None:
    """Combat damage has been assigned: it is dealt now (CR 510.2), or put on the stack."""
    combat = g.combat
    if g.rules.combat_damage != CombatDamage.STACK:
        deal_assigned(g)
    elif combat is not None and combat.assignment:
        put_action_on_stack(g, Action.DEAL_DAMAGE, Concept.COMBAT_DAMAGE_STACKED)


def resolve_action(g: State, o: Obj) -> None:
    """It leaves the stack and is carried out."""
    ctx = o.ctx
    assert ctx is not None
    concept: int = CONCEPTS[ctx.way]
    g.note(EventName.RESOLVES, concept, o.controller, o.id)
    cease_to_exist(g, o)
    if ctx.way == Action.DRAW:
        perform_event(g, [draw_change(g.active, Concept.DRAW)])
    elif ctx.way == Action.DEAL_DAMAGE:
        deal_assigned(g)
    else:
        g.timing.perform(g, ctx.way)
