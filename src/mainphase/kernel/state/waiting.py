"""All that waits or lasts: continuous effects, delayed triggers, abilities that have triggered."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.kernel.roles import Clock, Constant, Ref, RefOrAmount
from mainphase.kernel.state.context import Context
from mainphase.kernel.values import Characteristics

NONE_BARRED: Final[dict[int, int]] = {}


@mypyc_attr(acyclic=True)
@final
class Lasting:
    """A continuous effect of a resolved spell or ability (CR 611.2): on fixed objects (`objects`), or a rule of its own
    (`objects` empty).

    `node` is the uid of the Apply, Begin or Shield node in the book. `values` are the quantities fixed as it
    began (608.2h), in the order of the mods.
    """

    def __init__(self, id: int = 0, node: int = -1, source: int = 0, controller: int = -1) -> None:
        self.id: Ref = id
        self.node = node
        self.source: Ref = source
        self.controller = controller
        self.objects: list[Ref] = []
        self.values: Constant[list[RefOrAmount]] = []  # fixed as it began
        self.until = 0  # a Duration
        self.turn = 0  # the number of the turn in which it began, where several go on at the same time (807.4)
        self.anchor: RefOrAmount = 0  # the id of the part it lasts for, if its duration is one of a part
        self.timestamp: Clock = 0
        self.amount = -1  # the rest of a shield against damage; -1: all
        self.onto: Ref = 0  # the ref that damage is redirected to (614.9)
        self.copied: Characteristics | None = None  # of a copy effect (layer 1): the values copied
        # The keywords that some objects could not have as it began: it doesn't give them those (113.11).
        self.barred: Constant[dict[Ref, int]] = NONE_BARRED
        # What the effect that began it knows, if it has a rule or a condition of its own to ask about.
        self.ctx: Context | None = None


@mypyc_attr(acyclic=True)
@final
class DelayedTrigger:
    """A delayed triggered ability waiting for its event (CR 603.7)."""

    def __init__(
        self,
        ability: int = -1,
        ctx: Context | None = None,
        once: bool = True,
        turn: int = 0,
        until: int = 0,
        born: int = 0,
        in_turn: int = 0,
    ) -> None:
        self.ability = ability
        self.ctx: Context = ctx if ctx is not None else Context()
        self.once = once
        # Only on the controller's turn with this number of theirs; negative: of the game; 0: on any.
        self.turn = turn
        self.until = until  # a Duration
        self.born: Clock = born  # when it was set up
        self.in_turn = in_turn  # and in the turn with which number, where several go on at the same time (807.4)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Waiting:
    """An ability that has triggered and is not on the stack yet (CR 603.2, 603.3)."""

    def __init__(self, ctx: Context | None = None, second_pass: bool = False) -> None:
        self.ctx: Context = ctx if ctx is not None else Context()
        self.second_pass = second_pass  # its condition is that another ability triggers (603.3b)
