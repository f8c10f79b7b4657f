"""Words for activated abilities (CR 602), loyalty abilities among them (CR 606).

`pay("{1}", tap_this).targeting(creature).do(tap(target))`
"""

from dataclasses import replace

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Window, Zone
from mainphase.cards.words.costs import components
from mainphase.cards.words.doing import add, in_turn
from mainphase.cards.words.targets import phrase
from mainphase.cards.words.things import Amount


class Pay:
    """The cost of an activated ability, waiting for what it does."""

    def __init__(self, costs: tuple[n.Cost, ...], phrases: tuple[n.TargetPhrase, ...], rest: n.Activated) -> None:
        self.costs = costs
        self.phrases = phrases
        self.rest = rest

    def targeting(self, *what: n.Filter | n.TargetPhrase) -> "Pay":
        return Pay(self.costs, tuple(phrase(w) for w in what), self.rest)

    def do(self, *effects: n.Effect) -> n.Activated:
        return replace(self.rest, cost=self.costs, modes=(n.Mode(in_turn(*effects), self.phrases),))


def pay(
    *costs: n.Cost | str,
    from_: int = Zone.BATTLEFIELD,
    only_if: n.Condition | None = None,
    per_turn: int = 0,
    any_player: bool = False,
    as_a_sorcery: bool = False,
) -> Pay:
    """`pay("{1}", tap_this).targeting(creature).do(tap(target))`."""
    window = Window.SORCERY if as_a_sorcery else Window.INSTANT
    return Pay(components(costs), (), n.Activated((), (), window, from_, per_turn, only_if, any_player))


def tap_for(*choices: str, times: Amount = 1) -> n.Activated:
    """{T}: Add one of these."""
    return pay(n.TapThis()).do(add(*choices, times=times))


def loyalty(change: int) -> Pay:
    """A loyalty ability (CR 606): `loyalty(-2).targeting(creature).do(…)`."""
    return Pay((n.LoyaltyCost(change),), (), n.Activated((), (), loyalty=change))
