"""Effects on spells and abilities on the stack: countering them, changing their targets (CR 115.7, 701.6)."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.effects.copying import change_one_target, retarget
from mainphase.kernel.effects.doing import immediate_effect, staged_effect
from mainphase.kernel.effects.results import happen_for, save_result
from mainphase.kernel.events.changes import Cause, move_change
from mainphase.kernel.events.ending import cease_to_exist
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, is_watched
from mainphase.kernel.keys import Paid
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.evaluate import matches, objects_named, player_of, refs
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import EventName, TriggerKind
from mainphase.rules.concepts import Concept


@staged_effect(n.Counter)
def counter(g: State, frame: RunEffectBase, node: n.Counter) -> bool:
    """CR 701.6a: a countered spell goes to its owner's graveyard; a countered ability is gone."""
    if frame.sub == RunEffectBase.SAVE:
        save_result(g, frame, node.save)
        return True
    changes: list[Change] = []
    for o in objects_named(g, node.what, frame.ctx):
        if o.zone != Zone.STACK:
            continue
        if any_static(g, StaticKind.CANT_BE_COUNTERED) and cant_be_countered(g, o.id):
            continue
        if g.book.secures and o.ctx is not None and Paid.SECURED in o.ctx.paid:  # CR 106.6
            continue
        what = "ability" if o.kind == ObjectKind.ABILITY else ""
        g.note(EventName.COUNTERED, Concept.COUNTER, o.controller, o.id, word=what)
        if not what and is_watched(g, TriggerKind.COUNTERED):
            fire(g, TriggerEvent.countered(o.id, frame.ctx.source, frame.ctx.controller))
        if o.kind == ObjectKind.CARD:
            going = move_change(o.id, node.to, Cause.COUNTERED, Concept.COUNTER)
            going.bottom = node.bottom
            changes.append(going)
        else:
            cease_to_exist(g, o)
    return happen_for(g, frame, changes, node.save)


def cant_be_countered(g: State, oid: int) -> bool:
    for s in active_statics(g, StaticKind.CANT_BE_COUNTERED):
        node = s.node
        if isinstance(node, n.CantBeCountered) and not node.once and matches(g, node.which, oid, s.ctx):
            return True
    return False


@immediate_effect(n.NewTargets)
def new_targets(g: State, node: n.NewTargets, ctx: Context) -> None:
    by = player_of(g, node.by, ctx)
    if by >= 0 and not g.players[by].left:
        for r in refs(g, node.what, ctx):
            retarget(g, r, by)


@immediate_effect(n.ChangeTarget)
def change_target(g: State, node: n.ChangeTarget, ctx: Context) -> None:
    p = player_of(g, node.by, ctx)
    for r in refs(g, node.what, ctx):
        if p >= 0:
            retarget(g, r, p, True)


@immediate_effect(n.ChangeTargetTo)
def change_target_to(g: State, node: n.ChangeTargetTo, ctx: Context) -> None:
    p = player_of(g, node.by, ctx)
    goals = refs(g, node.to, ctx)
    for r in refs(g, node.what, ctx):
        if p >= 0 and goals:
            change_one_target(g, r, goals[0], p)
