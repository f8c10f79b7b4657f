"""Words for the components of a cost (CR 118): mana as text, and whatever else is paid."""

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost
from mainphase.cards.nodes import Zone
from mainphase.cards.words.things import Amount, amount, is_a

tap_this = n.TapThis()
untap_this = n.UntapThis()
exert_this = n.ExertThis()
sacrifice_this = n.SacrificeThis()
exile_this = n.ExileThis()


def components(costs: tuple[n.Cost | str, ...]) -> tuple[n.Cost, ...]:
    """Costs as nodes; text stands for mana."""
    return tuple(n.PayMana(cost(c)) if isinstance(c, str) else c for c in costs)


def pay_life(how_much: Amount) -> n.PayLife:
    return n.PayLife(amount(how_much))


def sacrifice_a(*which: n.Filter, count: Amount = 1) -> n.SacrificeCost:
    return n.SacrificeCost(is_a(*which), amount(count))


def discard_a(*which: n.Filter, count: Amount = 1) -> n.DiscardCost:
    return n.DiscardCost(is_a(*which), amount(count))


def reveal_a(*which: n.Filter, count: Amount = 1) -> n.RevealCost:
    return n.RevealCost(is_a(*which), amount(count))


def return_a(*which: n.Filter, count: Amount = 1) -> n.ReturnCost:
    return n.ReturnCost(is_a(*which), amount(count))


def exile_from_hand(*which: n.Filter, count: Amount = 1) -> n.ExileCost:
    return n.ExileCost(is_a(*which), Zone.HAND, amount(count))


def remove_counter(kind: str, count: Amount = 1, of: n.Filter | None = None) -> n.RemoveCountersCost:
    return n.RemoveCountersCost(kind, amount(count), of)


def tap_a(*which: n.Filter, count: Amount = 1) -> n.TapCost:
    """Tap untapped permanents of yours."""
    return n.TapCost(is_a(*which), amount(count))


skip_the_draw = n.SkipDraw()


def put_counter(kind: str, count: Amount = 1, on: n.Filter | None = None) -> n.PutCountersCost:
    return n.PutCountersCost(kind, amount(count), on)
