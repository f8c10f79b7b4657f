"""What waits and what lasts: continuous effects, delayed triggers, abilities that have triggered."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.kernel.state.context import Context
from mainphase.kernel.values import Characteristics


@mypyc_attr(acyclic=True)
@final
class Lasting:
    """A continuous effect of a resolved spell or ability (CR 611.2): on fixed objects (`objects`), or a rule of its own
    (`objects` empty).

    `node` is the uid of the Apply, Begin or Shield node in the book. `values` are the quantities fixed as it
    began (608.2h), in the order of the mods.
    """

    FIELDS: Final = (
        "id",
        "node",
        "source",
        "controller",
        "objects",
        "values",
        "until",
        "anchor",
        "timestamp",
        "amount",
        "onto",
        "copied",
        "ctx",
    )

    def __init__(self, id: int = 0, node: int = -1, source: int = 0, controller: int = -1) -> None:
        self.id = id
        self.node = node
        self.source = source
        self.controller = controller
        self.objects: list[int] = []  # refs
        self.values: list[int] = []
        self.until = 0  # a Duration
        self.anchor = 0  # the id of the part it lasts for, if its duration is one of a part
        self.timestamp = 0
        self.amount = -1  # the rest of a shield against damage; -1: all
        self.onto = 0  # the ref that damage is redirected to (614.9)
        self.copied: Characteristics | None = None  # of a copy effect (layer 1): the values copied
        # What the effect that began it knows, if it has a rule or a condition of its own to ask about.
        self.ctx: Context | None = None

    def copy(self) -> "Lasting":
        e = Lasting(self.id, self.node, self.source, self.controller)
        e.objects = self.objects[:]
        e.values = self.values
        e.until = self.until
        e.anchor = self.anchor
        e.timestamp = self.timestamp
        e.amount = self.amount
        e.onto = self.onto
        e.copied = self.copied
        ctx = self.ctx
        if ctx is not None:
            e.ctx = ctx.copy()
        return e


@mypyc_attr(acyclic=True)
@final
class DelayedTrigger:
    """A delayed triggered ability waiting for its event (CR 603.7)."""

    FIELDS: Final = ("ability", "ctx", "once", "turn", "until", "born")

    def __init__(
        self,
        ability: int = -1,
        ctx: Context | None = None,
        once: bool = True,
        turn: int = 0,
        until: int = 0,
        born: int = 0,
    ) -> None:
        self.ability = ability
        self.ctx: Context = ctx if ctx is not None else Context()
        self.once = once
        # Only on the controller's turn with this number of theirs; negative: of the game; 0: on any.
        self.turn = turn
        self.until = until  # a Duration
        self.born = born  # clock value when it was set up

    def copy(self) -> "DelayedTrigger":
        return DelayedTrigger(self.ability, self.ctx.copy(), self.once, self.turn, self.until, self.born)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Waiting:
    """An ability that has triggered and is not on the stack yet (CR 603.2, 603.3)."""

    FIELDS: Final = ("ctx", "second_pass")

    def __init__(self, ctx: Context | None = None, second_pass: bool = False) -> None:
        self.ctx: Context = ctx if ctx is not None else Context()
        self.second_pass = second_pass  # its condition is that another ability triggers (603.3b)

    def copy(self) -> "Waiting":
        return Waiting(self.ctx.copy(), self.second_pass)
