"""How an instruction lets an event happen whose result it saves."""

from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.state import State


def happen_for(g: State, frame: RunEffectBase, changes: list[Change], save: str) -> bool:
    """The instruction's event; what comes of it is saved when the instruction goes on at `SAVE` (`save_result`). True
    if nothing is to happen.
    """
    frame.ctx.saved[save] = []
    if not changes:
        return True
    frame.sub = RunEffectBase.SAVE
    perform_event(g, changes)
    return False


def save_result(g: State, frame: RunEffectBase, save: str) -> None:
    frame.ctx.saved[save] = [r for r in g.result if r > 0]


def happen_counted(g: State, frame: RunEffectBase, changes: list[Change], what: str) -> bool:
    """The instruction's event; if some card asks how much was done so, the instruction goes on at `SAVE` to save that
    under its name. True if it need not.
    """
    asked = what in g.book.deeds
    if asked:
        frame.ctx.saved[what] = [0]
    if not changes:
        return True
    if asked:
        frame.sub = RunEffectBase.SAVE
    perform_event(g, changes)
    return not asked
