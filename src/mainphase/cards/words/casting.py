"""Words for keywords about casting a spell: what it costs, from where, what comes of having cast it (CR 702)."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.words.abilities import When, enters, from_zone, when
from mainphase.cards.words.costs import components
from mainphase.cards.words.doing import sacrifice_it
from mainphase.cards.words.things import this, you


def buyback(*price: n.Cost | str) -> tuple[n.Ability, ...]:
    """CR 702.27a."""
    paid = n.WasKicked("buyback")
    return n.CastCost(components(price), "buyback"), n.ResolvesInto(Zone.HAND, paid)


def evoke(*price: n.Cost | str) -> tuple[n.Ability, ...]:
    """CR 702.74a."""
    leave = when(enters(n.IsThis()), n.WasKicked("evoke")).do(sacrifice_it(this))
    return n.AlternativeCost(components(price), "evoke"), leave


retrace = n.AlternativeCost(
    (n.DiscardCost(n.OfType(CardType.LAND)),), "retrace", Zone.GRAVEYARD, additional=True
)  # CR 702.81a

when_you_cast_this = When(n.CastsSpell(you, n.IsThis()))


def on_the_stack(ability: n.Triggered) -> n.Triggered:
    """It triggers as this spell is cast, and functions on the stack."""
    return from_zone(Zone.STACK, ability)


storm = on_the_stack(when_you_cast_this.do(n.CopySpell(this, amount=n.SpellsCastBefore())))  # CR 702.40a


def cascade_of() -> n.Triggered:
    less = n.ManaValueIs("<", n.ManaValueOf(this))
    fits = n.All((n.Not(n.OfType(CardType.LAND)), less))
    return on_the_stack(
        when_you_cast_this.do(
            n.ExileUntil(fits),
            n.CastNow(n.Saved("found"), fits=less),
            n.Move(n.Saved("exiled"), Zone.LIBRARY, bottom=True, at_random=True),
        )
    )


cascade = cascade_of()  # CR 702.85a
