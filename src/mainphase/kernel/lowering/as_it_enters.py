"""Continuous effects of spells and abilities, lowered: what is put onto the battlefield and "is" something is so as it
enters; what "becomes" something is so right after that (CR 611.2e).
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration, Zone
from mainphase.kernel.lowering.abilities import lower_ability, lower_mods
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.codes import Instr, Op
from mainphase.kernel.lowering.effects import lowers
from mainphase.kernel.lowering.meanings import MEANINGS

OPEN: Final = (Op.JUMP_UNLESS, Op.MAY, Op.PAY, Op.JUMP, Op.LOOP, Op.CASE)  # whatever jumps to where is not known yet


@lowers(n.Apply)
def lower_continuous_effect(book: Book, card: int, node: n.Apply, out: list[Instr]) -> None:
    to = node.to
    if node.as_it_enters and isinstance(to, n.Saved) and begun_as_it_enters(book, card, node, to.name, out):
        return
    lower_mods(book, card, node.mods)
    out.append(Instr(Op.DO, node, 0, book.add_node(node), "", MEANINGS[n.Apply]))


def begun_as_it_enters(book: Book, card: int, node: n.Apply, saved: str, out: list[Instr]) -> bool:
    """Has the instruction that puts these onto the battlefield begin the effect. False: nothing of the kind is among
    those before. Raises CardError if something else would have to begin it.
    """
    asked: n.Condition | None = None
    at = len(out) - 1
    while at >= 0 and out[at].op == Op.JUMP_UNLESS and out[at].jump == 0:
        condition = out[at].node
        assert isinstance(condition, n.Condition)
        asked = condition if asked is None else n.Both(condition, asked)
        at -= 1
    while at >= 0:
        instr = out[at]
        saver = instr.node
        if isinstance(saver, n.Move) and saver.save == saved:
            if saver.to != Zone.BATTLEFIELD:
                return False
            if instr.uid >= 0 or node.until != Duration.PERMANENT:
                raise book.refuse(card, node)
            instr.uid = lower_ability(book, card, n.Static(n.EntersAs(node.mods), asked))
            return True
        if instr.op in OPEN and instr.jump == 0:
            raise book.refuse(card, node)
        if getattr(saver, "save", "") == saved:
            if getattr(saver, "to", 0) == Zone.BATTLEFIELD:
                raise book.refuse(card, node)
            return False
        at -= 1
    return False
