"""Continuous effects once more, one modification at a time: each step that makes one object what it is, for whoever
explains it (CR 613).

It applies what `layers` applies, in the order that `layers` decides, and notes what comes of each step. Nothing here
runs while a game is played. It writes characteristics, so it is asked of a copy of the state.
"""

from typing import final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.dependencies import Sees
from mainphase.kernel.lowering.layer_kinds import CONTROL, ORDER
from mainphase.kernel.reading.among import Among
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.layer_effect import (
    LayerEffect,
    applies_in,
    changes_of,
    insert_by_timestamp,
    width_of,
)
from mainphase.kernel.reading.layers import (
    affected,
    affected_objects,
    apply_modification,
    begin_layers,
    dependencies,
    first_free,
    follow_control,
    late_key,
    layer_effects,
    layer_of_counters,
    look_ahead,
    may_depend,
    newly_gained,
    reachable,
    refresh,
    works,
)
from mainphase.kernel.reading.modifying import with_counters_applied
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Characteristics


@mypyc_attr(acyclic=True)
@final
class LayerStep:
    """One modification of one object, or its counters (no `effect`), in a layer: what it was before and is after.

    `lost`: the object that has the ability has lost it before this layer, so that nothing applies. `waited_for`: the
    younger effects that were applied before this one because it depends on them (CR 613.8).
    """

    def __init__(
        self,
        layer: int = 0,
        effect: LayerEffect | None = None,
        modification: n.Modification | None = None,
        index: int = 0,
        before: Characteristics | None = None,
        after: Characteristics | None = None,
        controllers: tuple[int, int] = (-1, -1),
        lost: bool = False,
    ) -> None:
        self.layer = layer
        self.effect = effect
        self.modification = modification
        self.index = index  # among the modifications of the effect
        self.before = before
        self.after = after
        self.controllers = controllers  # before and after
        self.lost = lost
        self.waited_for: list[LayerEffect] = []


def layer_steps(g: State, oid: int) -> list[LayerStep]:
    """The steps by which continuous effects and counters make an object what it is, in the order they apply in."""
    refresh(g)
    among = Among(affected_objects(g))
    if not among.has(oid):  # nothing reaches it
        return []
    late: dict[int, list[int]] = {}
    if g.book.looks_ahead:
        look_ahead(g, late)
    o = g.objects[oid]
    for each in among.ids:
        begin_layers(g, g.objects[each])
    effects = layer_effects(g)
    if late:
        for e in effects:
            e.late = late_key(e)
    steps: list[LayerStep] = []
    counting = layer_of_counters(g)
    for layer in ORDER:
        apply_step_by_step(g, o, effects, layer, among, late, steps)
        if layer == CONTROL:
            follow_control(g, effects)
        elif layer == counting:
            for each in among.ids:
                count_counters(g.objects[each], layer, steps if each == oid else None)
    return steps


def count_counters(o: Obj, layer: int, steps: list[LayerStep] | None) -> None:
    if not o.counters:
        return
    before = characteristics_of(o)
    o.ch = with_counters_applied(o, before)
    if steps is not None and o.ch is not before:
        steps.append(
            LayerStep(layer, before=before, after=characteristics_of(o), controllers=(o.controller, o.controller))
        )


def apply_step_by_step(
    g: State,
    o: Obj,
    effects: list[LayerEffect],
    layer: int,
    among: Among,
    late: dict[int, list[int]],
    steps: list[LayerStep],
) -> None:
    """The effects of one layer, as `layers.apply_layer` applies them."""
    left = [e for e in effects if e.layers & 1 << layer]
    changes = 0
    for e in left:
        changes |= changes_of(e, layer)
    entangled = len(left) > 1 and may_depend(left, changes)
    waiting: list[tuple[LayerEffect, LayerEffect]] = []  # an older effect, and the one applied before it
    while left:
        at = 0
        if entangled and len(left) > 1:
            on = dependencies(g, left, layer, among, late)
            at = first_free(on)
            for i in range(at):
                if at in reachable(on, i):
                    waiting.append((left[i], left[at]))
        e = left.pop(at)
        took = apply_effect_by_steps(g, o, e, layer, among, late)
        for step in took:
            step.waited_for = [other for one, other in waiting if one is e]
        steps.extend(took)
        if changes_of(e, layer) & Sees.GAINS:
            insert_by_timestamp(left, 0, newly_gained(g, effects, layer, among, e.timestamp))


def apply_effect_by_steps(
    g: State, o: Obj, effect: LayerEffect, layer: int, among: Among, late: dict[int, list[int]]
) -> list[LayerStep]:
    """One effect in one layer, as `layers.apply_in_layer` applies it; the steps that it takes with the object."""
    lost = not effect.begun and has_lost_it(g, effect)
    if lost:
        if o.id not in affected(g, effect, among, late):
            return []
    elif not effect.begun:
        if not works(g, effect, late):
            return []
        effect.begun = True
        effect.affected = affected(g, effect, among, late)
    steps: list[LayerStep] = []
    lasting = effect.lasting
    values = lasting.values if lasting is not None else None
    at = 0
    for i in range(len(effect.mods)):
        modification = effect.mods[i]
        if applies_in(effect, i, modification, layer):
            before = characteristics_of(o)
            was = o.controller
            if not lost:
                apply_modification(g, effect, modification, values, at)
            if lost or o.id in effect.affected:
                steps.append(
                    LayerStep(layer, effect, modification, i, before, characteristics_of(o), (was, o.controller), lost)
                )
        at += width_of(modification)
    return steps


def has_lost_it(g: State, effect: LayerEffect) -> bool:
    """True if an effect comes from a static ability that its object had, and has lost in this layer or before."""
    code = effect.code
    if code is None:
        return False
    source = g.objects.get(effect.ctx.source)
    return source is not None and code.uid not in characteristics_of(source).statics
