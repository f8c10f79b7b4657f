"""How an effect gets the function that carries it out, and the one place that calls it (CR 608.2c).

Registering is what makes an effect playable: the book refuses a card with an effect that nobody has registered.

* `effect`: done at once.
* `numbered_effect`: the same, where the state refers to the node afterwards: the function is given its number.
* `staged_effect`: the function may have to wait. It returns True when the instruction is done; after False it is called
  again, at the place that `frame.sub` says.
"""

from collections.abc import Callable
from typing import TypeVar, cast, final

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.codes import Instr
from mainphase.kernel.lowering.meanings import NodeMeaning, give
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.state import State

E = TypeVar("E", bound=n.Node)

Doing = Callable[[State, E, Context], None]
DoingByNumber = Callable[[State, E, Context, int], None]
DoingInStages = Callable[[State, RunEffectBase, E], bool]


@final
class EffectMeaning(NodeMeaning):
    """The meaning of an effect: one of three functions does it."""

    def __init__(
        self,
        at_once: Doing[n.Node] | None = None,
        by_number: DoingByNumber[n.Node] | None = None,
        in_stages: DoingInStages[n.Node] | None = None,
        reads: int = 0,
    ) -> None:
        super().__init__(reads)
        self.at_once = at_once
        self.by_number = by_number
        self.in_stages = in_stages
        self.numbered = by_number is not None


def immediate_effect(node: type[E], reads: int = 0) -> Callable[[Doing[E]], Doing[E]]:
    """The function carries out an effect at once. `reads`: facets that it depends on by itself."""

    def register(function: Doing[E]) -> Doing[E]:
        give(node, EffectMeaning(at_once=cast(Doing[n.Node], function), reads=reads))
        return function

    return register


def numbered_effect(node: type[E], reads: int = 0) -> Callable[[DoingByNumber[E]], DoingByNumber[E]]:
    """The function carries out an effect at once; it is given the number of the node in the book. `reads`: as above."""

    def register(function: DoingByNumber[E]) -> DoingByNumber[E]:
        give(node, EffectMeaning(by_number=cast(DoingByNumber[n.Node], function), reads=reads))
        return function

    return register


def staged_effect(node: type[E], reads: int = 0) -> Callable[[DoingInStages[E]], DoingInStages[E]]:
    """The function carries out an effect stage by stage, and says whether it is done. `reads`: as above."""

    def register(function: DoingInStages[E]) -> DoingInStages[E]:
        give(node, EffectMeaning(in_stages=cast(DoingInStages[n.Node], function), reads=reads))
        return function

    return register


def carry_out(g: State, frame: RunEffectBase, instr: Instr) -> bool:
    """Carries out one instruction. False: it waits, and wants to be called again. What it reads is up to date: the
    continuous effects of the instructions before it apply already (CR 608.2c, 611.2c).
    """
    assert not g.all_stale
    assert not g.stale_objects
    node = instr.node
    meaning = instr.meaning
    assert node is not None
    assert isinstance(meaning, EffectMeaning)
    at_once = meaning.at_once
    if at_once is not None:
        at_once(g, node, frame.ctx)
        return True
    by_number = meaning.by_number
    if by_number is not None:
        by_number(g, node, frame.ctx, instr.uid)
        return True
    in_stages = meaning.in_stages
    assert in_stages is not None
    return in_stages(g, frame, node)


def instruction_number(g: State, frame: RunEffectBase) -> int:
    """The number of the instruction that is being carried out."""
    code = g.book.abilities[frame.ctx.ability]
    return g.book.chosen_mode(code, frame.ctx.modes[frame.mode]).program[frame.pc].uid
