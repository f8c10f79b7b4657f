"""The frame that carries out an effect, as its instructions see it (`resolving` has its loop), and how they let
an event happen whose result they save.
"""

from typing import ClassVar, Final

from mainphase.kernel.events import happen
from mainphase.kernel.objects import Change, Context
from mainphase.kernel.state import Frame, State


class RunEffectBase(Frame):
    """`mode` and `pc` say where in the chosen modes' programs it is, `sub` where inside an instruction that had to
    wait, `queue` what is left of it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "mode", "sub", "queue", "ctx")

    # What is due next in an instruction. What only one of them has is in a class beside its function.
    BEGIN: Final = 0
    ANSWER: Final = 1  # to its one question
    SAVE: Final = 1  # the result of the event that it let happen
    NEXT: Final = 1  # the next in `queue`
    CHOICE: Final = 2  # of who came last in `queue`

    def __init__(self) -> None:
        self.pc = 0
        self.mode = 0
        self.sub = RunEffectBase.BEGIN
        self.queue: list[int] = []
        self.ctx: Context = Context()


def happen_for(g: State, f: RunEffectBase, changes: list[Change], save: str) -> bool:
    """The instruction's event; what comes of it is saved when the instruction goes on at `SAVE` (`save_result`). True
    if nothing is to happen.
    """
    f.ctx.saved[save] = []
    if not changes:
        return True
    f.sub = RunEffectBase.SAVE
    happen(g, changes)
    return False


def save_result(g: State, f: RunEffectBase, save: str) -> None:
    f.ctx.saved[save] = [r for r in g.result if r > 0]
