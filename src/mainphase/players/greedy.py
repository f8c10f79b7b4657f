"""A bot that plays sensibly and looks no further than what is on the table (`judging`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mainphase.players.judging.answering import Greed

if TYPE_CHECKING:
    from mainphase.game import Decision
    from mainphase.kernel.state.state import State
    from mainphase.presentation.view import View


class GreedyBot:
    """`seed` is taken for uniformity with other bots: this one leaves nothing to chance."""

    name = "greedy"
    needs_view = False

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._greed = Greed()

    def decide(self, state: State) -> int:
        """The index of the answer, for those that hold the game: simulations make neither view nor decision."""
        return self._greed.answer(state)

    @property
    def held(self) -> int:
        """The option that was passed over at the last decision, though it could be used again and again (`shortcuts`);
        -1 if there is none.
        """
        return self._greed.held

    def choose(self, view: View | None, decision: Decision, /) -> int:
        """The index of an option. The bot is given no game: it looks at one that is the same for all it knows."""
        return 0 if decision.count == 1 else self._greed.answer(decision.world().state)
