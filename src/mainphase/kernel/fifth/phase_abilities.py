"""Phase abilities of 1997 (Fifth Edition, "Phase Structure"): when an ability can be used."""

from mainphase.cards import nodes as n
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.statics import is_off
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import State
from mainphase.rules.concepts import Concept
from mainphase.rules.parts import PARTS


def cannot_use_in_phase(g: State, player: int, o: Obj, ability: n.Activated) -> int:
    """0, or why an ability can't be used in this phase: it belongs to another one or to another player's, a phase cost
    of its permanent has not been settled, or its artifact is tapped.
    """
    step = g.parts[g.step].kind if g.step else 0
    if ability.during and (step != PARTS[ability.during].step or (player != g.active and not ability.any_turn)):
        return pack_refusal(Concept.ACTIVATION_CONDITION, o.id)
    if is_off(g, o) and not ability.phase_cost:
        return pack_refusal(Concept.TAPPED_ARTIFACT, o.id)
    settled = False
    due = False
    for uid in characteristics_of(o).activated:
        other = g.book.abilities[uid].activated
        if other is not None and other.phase_cost and PARTS[other.during].step == step:
            settled = settled or o.uses(uid) > 0
            due = True
    if not due or o.controller != g.active:
        return 0
    if ability.phase_cost:  # paying and not paying are two ways of settling it once
        return pack_refusal(Concept.ACTIVATION_LIMIT, o.id) if settled else 0
    return 0 if settled and not is_settling(g, o) else pack_refusal(Concept.PHASE_COST, o.id)


def is_settling(g: State, o: Obj) -> bool:
    """True if a phase cost of this permanent has been played and not resolved."""
    for sid in g.stack:
        ctx = g.objects[sid].ctx
        if ctx is not None and ctx.source == o.id and ctx.ability >= 0:
            a = g.book.abilities[ctx.ability].activated
            if a is not None and a.phase_cost:
                return True
    return False
