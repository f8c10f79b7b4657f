"""The order of effects: one after another, on a condition, so many times, later (CR 608.2c, 603.7, 603.12)."""

from dataclasses import field

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.abilities import Triggered
from mainphase.cards.nodes.base import Condition, Cost, Effect, Filter, Quantity, Selector
from mainphase.cards.nodes.masks import Duration
from mainphase.cards.nodes.selectors import You


@dataclass(frozen=True)
class Sequence(Effect):
    of: tuple[Effect, ...]


@dataclass(frozen=True)
class If(Effect):
    condition: Condition
    then: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True)
class May(Effect):
    """A choice whether to do it; `by` chooses."""

    then: Effect
    by: Selector = field(default_factory=lambda: You())
    otherwise: Effect | None = None


@dataclass(frozen=True)
class ChooseEffect(Effect):
    """A choice of one of these as this resolves; `by` chooses (CR 608.2d)."""

    of: tuple[Effect, ...]
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class PayOrElse(Effect):
    """`by` may pay; `paid` follows payment, `otherwise` its refusal. `forced`: they have to if the mana that they have
    and what such permanents of theirs can make is enough. `chosen_x`: they choose X as they pay (CR 107.3f), at most
    `most_x` if it says so.
    """

    cost: tuple[Cost, ...]
    by: Selector
    paid: Effect | None = None
    otherwise: Effect | None = None
    times: Quantity | None = None  # the mana is to be paid that many times
    forced: Filter | None = None
    chosen_x: bool = False
    most_x: Quantity | None = None


@dataclass(frozen=True)
class ForEachPlayer(Effect):
    """Once for each player named, who is `ThatPlayer` inside."""

    who: Selector
    do: Effect


@dataclass(frozen=True)
class RepeatWhile(Effect):
    """It is done, and done again as long as the condition holds afterwards."""

    do: Effect
    condition: Condition


@dataclass(frozen=True)
class MayRepeat(Effect):
    """It is done, and done again as often as this player chooses."""

    do: Effect
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class DoTimes(Effect):
    """It is done so many times, one after the other."""

    do: Effect
    times: Quantity


@dataclass(frozen=True)
class Delayed(Effect):
    """Creates a delayed triggered ability (CR 603.7). It sees what is saved, targeted and named now. `first`: only for
    a player who has none like it.
    """

    ability: Triggered
    once: bool = True
    on_your_next_turn: bool = False  # and on no other turn
    until: int = Duration.PERMANENT
    on_next_turn: bool = False  # on whoever's turn comes next, and on no other: "the next turn's upkeep"
    first: bool = False


@dataclass(frozen=True)
class Reflexive(Effect):
    """Creates an ability that triggers on what this effect just did (CR 603.12)."""

    ability: Triggered
