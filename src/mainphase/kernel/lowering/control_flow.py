"""Effects that decide what is done next: several effects, choices among them, conditions, payments, loops."""

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.codes import Instr, Op
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.kernel.lowering.effects import lower_effect, lowers
from mainphase.kernel.lowering.meanings import MEANINGS


@lowers(n.Sequence)
def lower_sequence(book: Book, card: int, node: n.Sequence, out: list[Instr]) -> None:
    """One after another; damage that is dealt together with the next is one instruction with it."""
    together: list[n.Effect] = []
    for part in node.of:
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
def lower_if(book: Book, card: int, node: n.If, out: list[Instr]) -> None:
    branch(book, card, Instr(Op.JUMP_UNLESS, node.condition), node.then, node.otherwise, out)


@lowers(n.May)
def lower_may(book: Book, card: int, node: n.May, out: list[Instr]) -> None:
    branch(book, card, Instr(Op.MAY, node), node.then, node.otherwise, out)


@lowers(n.PayOrElse)
def lower_pay_or_else(book: Book, card: int, node: n.PayOrElse, out: list[Instr]) -> None:
    branch(book, card, Instr(Op.PAY, node), node.paid, node.otherwise, out)


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
def lower_for_each_player(book: Book, card: int, node: n.ForEachPlayer, out: list[Instr]) -> None:
    lower_loop(book, card, node, node.do, out)


@lowers(n.DoTimes)
def lower_do_times(book: Book, card: int, node: n.DoTimes, out: list[Instr]) -> None:
    lower_loop(book, card, node, begun_anew(node.do), out)


def begun_anew(do: n.Effect) -> n.Effect:
    """The instructions to repeat, with nothing gathered yet each time of what one player after another adds to (CR
    101.4).
    """
    gathered: list[str] = []
    for each in everything_in(do):
        if not isinstance(each, n.ForEachPlayer):
            continue
        for part in everything_in(each):
            if isinstance(part, n.Remember) and isinstance(part.what, n.Together) and part.save not in gathered:
                if n.Saved(part.save) in part.what.of:
                    gathered.append(part.save)
    if not gathered:
        return do
    steps: list[n.Effect] = [n.Remember(n.Together(()), name) for name in gathered]
    return n.Sequence((*steps, do))


def lower_loop(book: Book, card: int, node: n.Effect, do: n.Effect, out: list[Instr]) -> None:
    """Lowers what is done again and again; the node says how often, or for whom."""
    slot = f"loop {len(out)}"
    loop = Instr(Op.LOOP, node, 0, -1, slot)
    start = len(out)
    out.append(loop)
    lower_effect(book, card, do, out)
    out.append(Instr(Op.NEXT, None, start, -1, slot))
    loop.jump = len(out)


@lowers(n.RepeatWhile)
def lower_repeat_while(book: Book, card: int, node: n.RepeatWhile, out: list[Instr]) -> None:
    start = len(out)
    lower_effect(book, card, begun_anew(node.do), out)
    out.append(Instr(Op.JUMP_UNLESS, node.condition, len(out) + 2))
    out.append(Instr(Op.JUMP, None, start))


@lowers(n.MayRepeat)
def lower_may_repeat(book: Book, card: int, node: n.MayRepeat, out: list[Instr]) -> None:
    start = len(out)
    lower_effect(book, card, begun_anew(node.do), out)
    out.append(Instr(Op.MAY, n.May(node.do, node.by), len(out) + 2))
    out.append(Instr(Op.JUMP, None, start))


@lowers(n.ChooseEffect)
def lower_choose_effect(book: Book, card: int, node: n.ChooseEffect, out: list[Instr]) -> None:
    slot = f"choice {len(out)}"
    out.append(Instr(Op.PICK, node, 0, book.add_node(node), slot))
    ends: list[Instr] = []
    for i in range(len(node.of)):
        test = Instr(Op.CASE, None, 0, i, slot)
        out.append(test)
        lower_effect(book, card, node.of[i], out)
        ends.append(Instr(Op.JUMP, None))
        out.append(ends[-1])
        test.jump = len(out)
    for over in ends:
        over.jump = len(out)


@lowers(n.Choose)
def lower_choose(book: Book, card: int, node: n.Choose, out: list[Instr]) -> None:
    out.append(Instr(Op.CHOOSE, node))
