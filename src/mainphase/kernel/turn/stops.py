"""The windows that are asked with `Automation.stops`: those in which a player who is in no hurry acts."""

from mainphase.kernel.casting.playing import main_phase_of
from mainphase.kernel.state.state import State
from mainphase.rules.plan import StepKind


def at_stop(g: State, player: int) -> bool:
    """True if a player with priority stops to think: something of an opponent's is on top of the stack; or nothing is
    on it, and it is their main phase, attackers or blockers have been declared, or an opponent's turn ends.
    """
    if g.batches is not None:  # the timing of 1997 has windows of its own
        return True
    if g.stack:
        return not g.share_turns(g.objects[g.stack[-1]].controller, player)
    step = g.parts.get(g.step)
    if step is None:
        return True
    if step.kind == StepKind.MAIN:
        return main_phase_of(g, player)
    if step.kind == StepKind.DECLARE_BLOCKERS:
        return True
    if step.kind == StepKind.DECLARE_ATTACKERS or step.kind == StepKind.END:
        return not g.is_active(player)
    return False
