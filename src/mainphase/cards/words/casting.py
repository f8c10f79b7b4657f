"""Words about casting and playing: for which costs, when, and from where (CR 601, 118, 305)."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words.costs import components
from mainphase.cards.words.things import Amount, amount, is_a, you


def additional_cost(*price: n.Cost | str) -> n.CastCost:
    """CR 601.2b, 118.8."""
    return n.CastCost(components(price))


def instead_of_mana(name: str, *price: n.Cost | str) -> n.AlternativeCost:
    """An alternative cost under a name that tells it apart (CR 118.9)."""
    return n.AlternativeCost(components(price), name)


def costs_less_to_cast(how_much: Amount, if_: n.Condition | None = None) -> n.CostsLessToCast:
    return n.CostsLessToCast(amount(how_much), if_)


cast_only = n.CastOnlyIf
may_begin_on_the_battlefield = n.BeginsOnBattlefield()  # CR 103.6a


# --- Playing from elsewhere (CR 601.3, 305.1)

exiled_with_this = n.ExiledWithThis()
on_top_of_library = n.IsOnTop()


def exile_with_this(what: n.Selector) -> n.Move:
    """Exiles it so that another ability of this object can call it exiled with this (CR 607.2a)."""
    return n.Move(what, Zone.EXILE, linked=True)


def may_play_from(
    *which: n.Filter,
    who: n.Selector = you,
    free: bool = False,
    lands: bool = True,
    own_turn: bool = False,
    per_turn: int = 0,
    any_color: bool = False,
    then: n.Triggered | None = None,
) -> n.Static:
    return n.Static(n.MayPlayFrom(is_a(*which), who, free, lands, own_turn, per_turn, any_color, then))
