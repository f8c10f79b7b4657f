"""The calls by which lower rooms ask something of higher ones. Each call has its function here; the module that does it
registers itself.
"""

from collections.abc import Callable
from typing import Final

from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State


class Upcalls:
    """Who does it: registered as the kernel is imported, the same for every game."""

    def __init__(self) -> None:
        self.run_effect: Callable[[State, Context], None] | None = None
        self.lose_at_once: Callable[[State, int], None] | None = None
        self.announce_control: Callable[[State], None] | None = None


UPCALLS: Final = Upcalls()


def run_effect(g: State, ctx: Context) -> None:
    """Carries out an ability's effect at once, without the stack (605.3b, 614.11): pushes the frame that does it
    (`effects.resolving`).
    """
    do = UPCALLS.run_effect
    assert do is not None
    do(g, ctx)


def lose_at_once(g: State, player: int) -> None:
    """A player loses before anything else happens: pushes the frame that does it (`events.ending`)."""
    do = UPCALLS.lose_at_once
    assert do is not None
    do(g, player)


def announce_control(g: State) -> None:
    """What waits for somebody to lose control of a permanent triggers (`events.triggers`)."""
    do = UPCALLS.announce_control
    assert do is not None
    do(g)
