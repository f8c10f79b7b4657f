"""Text-changing effects (CR 612): abilities with other words.

An ability with other words has a number of its own: that of the ability as printed, and the wording above it. So it is
the same in every game and every process, whenever it is asked for first; the book makes it then and keeps it.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.wording import reworded
from mainphase.kernel.lowering.codes import AbilityCode, Instr, ModeCode, Op

SHIFT: Final = 24  # the wording stands above these bits
PRINTED: Final = (1 << SHIFT) - 1


def printed(uid: int) -> int:
    """The number of the same ability, node or card as it was printed."""
    return uid & PRINTED if uid >= 0 else uid


def worded_mode(modification: ModeCode, wording: int) -> ModeCode:
    phrases: list[n.TargetPhrase] = []
    for phrase in modification.phrases:
        said = reworded(phrase, wording)
        assert isinstance(said, n.TargetPhrase)
        phrases.append(said)
    program: list[Instr] = []
    for instr in modification.program:
        node = instr.node
        uid = instr.uid
        if uid >= 0 and instr.op == Op.DO:
            uid |= wording << SHIFT
        other = reworded(node, wording) if node is not None else None
        program.append(Instr(instr.op, other, instr.jump, uid, instr.slot, instr.meaning))
    return ModeCode(tuple(phrases), program, modification.words, modification.least_x)


def worded_ability(of: AbilityCode, wording: int) -> AbilityCode:
    """An ability with other words. What it costs and which mana it makes are symbols, and stay."""
    node = reworded(of.node, wording)
    assert isinstance(node, n.Ability)
    code = of.copy(of.uid | wording << SHIFT, node)
    code.modes = [worded_mode(m, wording) for m in of.modes]
    if of.linked >= 0:
        code.linked = of.linked | wording << SHIFT
    trigger = of.trigger
    if trigger is not None:
        other = reworded(trigger, wording)
        assert isinstance(other, n.Trigger)
        code.trigger = other
    static = of.static
    if static is not None:
        rule = reworded(static, wording)
        assert isinstance(rule, n.StaticEffect)
        code.static = rule
    condition = of.condition
    if condition is not None:
        asked = reworded(condition, wording)
        assert isinstance(asked, n.Condition)
        code.condition = asked
    activated = of.activated
    if activated is not None:
        assert isinstance(node, n.Activated)
        code.activated = node
    return code
