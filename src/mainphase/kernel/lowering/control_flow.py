"""Effects that decide what is done next: several effects, choices among them, conditions, payments, loops."""

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.codes import Instr, Op
from mainphase.kernel.lowering.effects import lower_effect, lowers
from mainphase.kernel.lowering.meanings import MEANINGS


@lowers(n.Sequence)
def sequence(book: Book, card: int, e: n.Sequence, out: list[Instr]) -> None:
    """One after another; damage that is dealt together with the next is one instruction with it."""
    together: list[n.Effect] = []
    for part in e.of:
        if isinstance(part, n.DealDamage) and (part.with_next or together):
            together.append(part)
            if not part.with_next:
                out.append(Instr(Op.DO, n.Sequence(tuple(together)), 0, -1, "", MEANINGS[n.Sequence]))
                together = []
        else:
            lower_all(book, card, together, out)
            together = []
            lower_effect(book, card, part, out)
    lower_all(book, card, together, out)


def lower_all(book: Book, card: int, parts: list[n.Effect], out: list[Instr]) -> None:
    for part in parts:
        lower_effect(book, card, part, out)


@lowers(n.If)
def if_so(book: Book, card: int, e: n.If, out: list[Instr]) -> None:
    branch(book, card, Instr(Op.JUMP_UNLESS, e.condition), e.then, e.otherwise, out)


@lowers(n.May)
def may(book: Book, card: int, e: n.May, out: list[Instr]) -> None:
    branch(book, card, Instr(Op.MAY, e), e.then, e.otherwise, out)


@lowers(n.PayOrElse)
def pay_or_else(book: Book, card: int, e: n.PayOrElse, out: list[Instr]) -> None:
    branch(book, card, Instr(Op.PAY, e), e.paid, e.otherwise, out)


def branch(
    book: Book, card: int, test: Instr, then: n.Effect | None, otherwise: n.Effect | None, out: list[Instr]
) -> None:
    out.append(test)
    if then is not None:
        lower_effect(book, card, then, out)
    if otherwise is None:
        test.jump = len(out)
        return
    over = Instr(Op.JUMP, None)
    out.append(over)
    test.jump = len(out)
    lower_effect(book, card, otherwise, out)
    over.jump = len(out)


@lowers(n.ForEachPlayer)
def for_each_player(book: Book, card: int, e: n.ForEachPlayer, out: list[Instr]) -> None:
    slot = f"loop {len(out)}"
    loop = Instr(Op.LOOP, e, 0, -1, slot)
    start = len(out)
    out.append(loop)
    lower_effect(book, card, e.do, out)
    out.append(Instr(Op.NEXT, None, start, -1, slot))
    loop.jump = len(out)


@lowers(n.RepeatWhile)
def repeat_while(book: Book, card: int, e: n.RepeatWhile, out: list[Instr]) -> None:
    start = len(out)
    lower_effect(book, card, e.do, out)
    out.append(Instr(Op.JUMP_UNLESS, e.condition, len(out) + 2))
    out.append(Instr(Op.JUMP, None, start))


@lowers(n.ChooseEffect)
def choose_effect(book: Book, card: int, e: n.ChooseEffect, out: list[Instr]) -> None:
    slot = f"choice {len(out)}"
    out.append(Instr(Op.PICK, e, 0, book.add_node(e), slot))
    ends: list[Instr] = []
    for i in range(len(e.of)):
        test = Instr(Op.CASE, None, 0, i, slot)
        out.append(test)
        lower_effect(book, card, e.of[i], out)
        ends.append(Instr(Op.JUMP, None))
        out.append(ends[-1])
        test.jump = len(out)
    for over in ends:
        over.jump = len(out)


@lowers(n.Choose)
def choose(book: Book, card: int, e: n.Choose, out: list[Instr]) -> None:
    out.append(Instr(Op.CHOOSE, e))
