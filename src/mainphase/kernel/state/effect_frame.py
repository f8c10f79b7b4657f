"""The frame that carries out an effect, as its instructions see it; `effects.resolving` has its loop."""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import Frame


@mypyc_attr(acyclic=True, free_list_len=1)
class RunEffectBase(Frame):
    """`mode` and `pc` say where in the chosen modes' programs it is, `sub` where inside an instruction that had to
    wait, `queue` what is left of it.
    """

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
