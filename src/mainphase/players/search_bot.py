"""A bot that tries out what its answers lead to, in worlds that may be the real one (`searching`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mainphase.kernel.state import flat
from mainphase.kernel.turn.stops import at_stop
from mainphase.kernel.values import DecisionKind
from mainphase.kernel.worlds import resample
from mainphase.players.bot_options import BotOption
from mainphase.players.judging.answering import Greed
from mainphase.players.searching.declaring import CombatPlan, is_declared, planned
from mainphase.players.searching.race import Race

if TYPE_CHECKING:
    from mainphase.game import Decision
    from mainphase.kernel.state.state import State
    from mainphase.presentation.view import View

# What a playout of a few turns tells nothing about: judgement decides.
JUDGED: Final = (
    DecisionKind.MULLIGAN,
    DecisionKind.BOTTOM_CARD,
    DecisionKind.SET_ASIDE,
    DecisionKind.STARTER,
    DecisionKind.OPENING_ACTION,
    DecisionKind.COMPANION,
    DecisionKind.PAY,
    DecisionKind.ORDER,
    DecisionKind.ORDER_TRIGGERS,
    DecisionKind.STACK,
)
SIMS: Final = 40  # playouts for a decision, if nothing else is said
TURNS: Final = 4
SEED_MASK: Final = (1 << 31) - 1


class SearchBot:
    """Information-set Monte Carlo tree search with a budget for each decision: at most `sims` playouts, or `seconds`.
    With `sims` the same seed gives the same answers. `turns` is how far a playout goes beyond the turn.
    """

    name = "search"
    needs_view = False
    options = (
        BotOption("sims", 0, 1_000_000),
        BotOption("seconds", 0, 86_400, is_whole=False),
        BotOption("turns", 0, 100),
    )

    def __init__(self, seed: int = 0, *, sims: int = 0, seconds: float = 0.0, turns: int = TURNS) -> None:
        self.seed = seed
        self.sims = sims if sims or seconds else SIMS
        self.seconds = seconds
        self.turns = turns
        self._asked = 0
        self._greed = Greed()
        self._declaring: tuple[int, ...] = ()  # the moment of the declaration that has been decided
        self._plan: CombatPlan = {}

    def decide(self, state: State) -> int:
        """The index of the answer, for those that hold the game: simulations make neither view nor decision."""
        asked = state.pending
        assert asked is not None
        if asked.count() == 1:
            return 0
        known = self._planned(state)
        if known >= 0:
            return known
        world = flat.clone_lazily(state)
        seed = self._next_seed()
        resample(world, state.decider(asked.player), seed)
        return self._search(world, seed)

    def choose(self, view: View | None, decision: Decision, /) -> int:
        """The index of an option. The bot is given no game: all it tries happens in possible ones."""
        if decision.count == 1:
            return 0
        seed = self._next_seed()
        world = decision.world(seed).state
        known = self._planned(world)
        return known if known >= 0 else self._search(world, seed)

    def _next_seed(self) -> int:
        self._asked += 1
        return (self.seed * 1_000_003 + self._asked * 1009) & SEED_MASK

    def _search(self, world: State, seed: int) -> int:
        asked = world.pending
        assert asked is not None
        sensible = self._greed.answer(world)
        if asked.kind in JUDGED or (asked.kind == DecisionKind.PRIORITY and not at_stop(world, asked.player)):
            return sensible
        race = Race(world, sensible, self.sims, self.seconds, self.turns, seed + 1)
        found = race.winner()
        if is_declared(asked.kind):
            self._declaring, self._plan = declaring_moment(world), race.plan
        return found

    def _planned(self, world: State) -> int:
        """The option by which a creature does what its declaration was decided to be; -1 if that is not decided yet."""
        asked = world.pending
        assert asked is not None
        return planned(asked, self._plan, -1) if self._declaring == declaring_moment(world) else -1


def declaring_moment(world: State) -> tuple[int, ...]:
    """What stays the same while attackers or blockers are declared, and hardly ever from one time to the next."""
    asked = world.pending
    assert asked is not None
    lives = [p.life for p in world.players]
    return (world.turn_number, world.step, asked.kind, *lives, *world.battlefield)
