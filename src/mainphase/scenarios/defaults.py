"""The players' answers when no entry answers: pass, decline what is optional, choose in the first legal way what is
not.
"""

from __future__ import annotations

from mainphase.kernel.casting.asking_help import AskForHelp
from mainphase.kernel.combat.damage import lethal_damage
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Decision, DecisionKind, OptionKind
from mainphase.rules.plan import Action

# Declining, in the order in which it is looked for.
DECLINED = (OptionKind.PASS, OptionKind.STAY, OptionKind.NO, OptionKind.DONE, OptionKind.TOP, OptionKind.KEEP)


def default_answer(g: State, d: Decision) -> int:
    """The index of the answer."""
    if d.kind == DecisionKind.ASSIGN_DAMAGE:
        return lethal_first(g, d)
    if d.kind == DecisionKind.ASSIST_MANA:
        return least_help(g, d)
    if d.high >= d.low:
        return 0
    if d.kind == DecisionKind.UNTAP:  # who declines to leave it tapped untaps it
        return next((i for i, o in enumerate(d.options) if o.kind == OptionKind.YES), 0)
    for kind in DECLINED:
        for i, o in enumerate(d.options):
            if o.kind == kind:
                return i
    for i, o in enumerate(d.options):
        if d.kind == DecisionKind.ORDER_TRIGGERS:  # what the phase itself asks for comes last
            break
        if o.kind == OptionKind.PHASE_ACTION and o.action != Action.DECLARE_ATTACKERS:  # of 1997, which must be used
            return i
    return 0


def least_help(g: State, d: Decision) -> int:
    """As little as the player who casts the spell needs: with less it would be taken back."""
    asking = g.top
    assert isinstance(asking, AskForHelp)
    return next((k for k in range(d.high - d.low) if asking.suffices(g, d.low + k)), d.high - d.low)


def lethal_first(g: State, d: Decision) -> int:
    """Lethal damage to each in turn; what is left goes to the last."""
    combat = g.combat
    if combat is None or d.other <= 0:
        return 0
    need = lethal_damage(g, combat, d.about, d.other)
    return max(d.low, min(need, d.high)) - d.low
