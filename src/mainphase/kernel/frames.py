"""The frame that carries out an effect, as its instructions see it (`resolving` has its loop)."""

from typing import ClassVar

from mainphase.kernel.objects import Context
from mainphase.kernel.state import Frame


class RunEffectBase(Frame):
    """`mode` and `pc` say where in the chosen modes' programs it is, `sub` where inside an instruction that had to
    wait, `queue` what is left of it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "mode", "sub", "queue", "ctx")

    def __init__(self) -> None:
        self.pc = 0
        self.mode = 0
        self.sub = 0
        self.queue: list[int] = []
        self.ctx: Context = Context()
