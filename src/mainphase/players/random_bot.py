"""A bot that chooses uniformly: for tests, benchmarks, and as the least opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mainphase.kernel.asking.picking import UniformPicker

if TYPE_CHECKING:
    from mainphase.game import Decision
    from mainphase.kernel.state.state import State
    from mainphase.presentation.view import View

_MASK: Final = (1 << 64) - 1


class RandomBot:
    """Uniform over the options, by a small generator of its own: the same seed gives the same answers."""

    name = "random"
    needs_view = False

    def __init__(self, seed: int = 0) -> None:
        # Neighbouring seeds must not give neighbouring sequences: one round of SplitMix64 spreads them.
        z = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        self.picker = UniformPicker(z ^ (z >> 31))

    def pick(self, count: int) -> int:
        """A number below `count`."""
        return self.picker.pick(count)

    def decide(self, state: State) -> int:
        """The index of the answer, for those that hold the game: simulations make neither view nor decision."""
        asked = state.pending
        assert asked is not None
        return self.pick(asked.count())

    def choose(self, view: View | None, decision: Decision, /) -> int:
        """The index of an option."""
        return self.pick(len(decision.options))
