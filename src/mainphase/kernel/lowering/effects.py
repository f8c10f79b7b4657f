"""Effects, lowered: the program of an ability, one instruction after another.

Most effects are one instruction each, carried out by the function that `effects` registers for their class. What an
instruction needs in the book first is prepared by a function of its own (`prepares`), which stands beside that one. A
node that decides which instructions come next is several of them (`lowers`, in `control_flow`).
"""

from collections.abc import Callable
from typing import Final, TypeVar, cast

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.codes import Instr, ModeCode, Op
from mainphase.kernel.lowering.dependencies import mentions
from mainphase.kernel.lowering.each_of_team import begun_anew_by_each, single_steps, steps_for_each
from mainphase.kernel.lowering.meanings import MEANINGS

E = TypeVar("E", bound=n.Effect)

Lowering = Callable[[Book, int, E, list[Instr]], None]
Preparing = Callable[[Book, int, E], int]

EFFECT_LOWERING: Final[dict[type, Lowering[n.Effect]]] = {}
PREPARING: Final[dict[type, Preparing[n.Effect]]] = {}


def lowers(node: type[E]) -> Callable[[Lowering[E]], Lowering[E]]:
    """The function adds the instructions of an effect of this card to a program."""

    def register(function: Lowering[E]) -> Lowering[E]:
        EFFECT_LOWERING[node] = cast(Lowering[n.Effect], function)
        return function

    return register


def prepares(node: type[E]) -> Callable[[Preparing[E]], Preparing[E]]:
    """The function puts into the book what an effect of this card needs there. It returns the number by which the
    instruction finds it, or -1.
    """

    def register(function: Preparing[E]) -> Preparing[E]:
        PREPARING[node] = cast(Preparing[n.Effect], function)
        return function

    return register


def lower_effect(book: Book, card: int, node: n.Effect, out: list[Instr]) -> None:
    """Adds an effect of a card to a program. Raises CardError if it has no meaning."""
    lowering = EFFECT_LOWERING.get(type(node))
    if lowering is not None:
        lowering(book, card, node, out)
        return
    meaning = MEANINGS.get(type(node))
    if meaning is None:
        raise book.refuse(card, node)
    preparing = PREPARING.get(type(node))
    if preparing is not None:
        uid = preparing(book, card, node)
    else:
        uid = book.add_node(node) if meaning.numbered else -1
    out.append(Instr(Op.DO, node, 0, uid, "", meaning))


def lower_plain(book: Book, card: int, node: n.Effect) -> ModeCode:
    """An effect without targets, as a single mode."""
    program: list[Instr] = []
    lower_effect(book, card, node, program)
    return ModeCode((), program, "")


def lower_modes(
    book: Book, card: int, modes: tuple[n.Mode, ...], of_attacked: bool = False, for_team: bool = False
) -> list[ModeCode]:
    """`of_attacked`: that player is whom an attacker attacks. `for_team`: "you" is each player of a team."""
    out: list[ModeCode] = []
    for m in modes:
        program: list[Instr] = []
        if mentions(m.effect, n.ActivePlayer):
            program.append(Instr(Op.WHOSE, None))
        meant = mentions(m.effect, n.DefendingPlayer) or mentions(m.effect, n.AttackedBy)
        if meant or (of_attacked and mentions(m.effect, n.ThatPlayer)):
            program.append(Instr(Op.AGAINST, None))
        if for_team:
            lower_for_each_of_team(book, card, m.effect, program)
        else:
            lower_effect(book, card, m.effect, program)
        out.append(ModeCode(m.targets, program, m.words, m.least_x))
    return out


def lower_for_each_of_team(book: Book, card: int, node: n.Effect, out: list[Instr]) -> None:
    """What an effect does to "you" each player of the team does, one after the other (CR 901.12c)."""
    steps = single_steps(node)
    first, end = steps_for_each(steps)
    lower_effect(book, card, n.Sequence(steps[:first]), out)
    if end > first:
        start = len(out)
        loop = Instr(Op.EACH_OF_TEAM, None, 0, -1, f"loop {start}")
        out.append(loop)
        lower_effect(book, card, begun_anew_by_each(steps[:first], steps[first:end]), out)
        out.append(Instr(Op.NEXT, None, start, -1, loop.slot))
        loop.jump = len(out)
    lower_effect(book, card, n.Sequence(steps[end:]), out)
