"""The triggered abilities of an object that have still to leave the stack."""

from mainphase.kernel.lowering.codes import AbilityCode
from mainphase.kernel.reading.turns_at_once import stacks_set_aside
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State


def pending_abilities(g: State, o: Obj) -> list[AbilityCode]:
    """Those that wait to be put onto the stack, and those that are on it (CR 704.5s, 704.5t, 704.5v)."""
    found = [g.book.abilities[w.ctx.ability] for w in g.waiting if w.ctx.source == o.id]
    for sid in g.stack + stacks_set_aside(g):
        ctx = g.objects[sid].ctx
        if ctx is not None and ctx.source == o.id and ctx.ability >= 0:
            code = g.book.abilities[ctx.ability]
            if code.trigger is not None:
                found.append(code)
    return found


def no_longer_pending(g: State, ctx: Context) -> None:
    """An ability has left the stack, or is not put there after all: a Saga or a battle may have waited for it (CR
    704.5s, 704.5v).
    """
    g.add_state_based_candidate(ctx.source)


def drop_waiting_abilities(g: State) -> None:
    """None of the abilities that wait is put onto the stack."""
    for w in g.waiting:
        no_longer_pending(g, w.ctx)
    g.waiting.clear()
