"""What is paid, as text and as nodes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.language.grammar.reading import ability

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words.activating import loyalty, pay
from mainphase.cards.words.costs import (
    discard_a,
    pay_life,
    put_counter,
    remove_counter,
    return_a,
    reveal_a,
    sacrifice_a,
    sacrifice_this,
    tap_a,
    tap_this,
)
from mainphase.cards.words.doing import draw, return_to_hand
from mainphase.cards.words.things import a, another, artifact, creature, land, red, this

ABILITIES: dict[str, tuple[n.Cost | str, ...]] = {
    "{2}{R}, {T}, Sacrifice ~": ("{2}{R}", tap_this, sacrifice_this),
    "Sacrifice a creature": (sacrifice_a(creature),),
    "Sacrifice another artifact": (sacrifice_a(another, artifact),),
    "Sacrifice two Goblins": (sacrifice_a(a("Goblin"), count=2),),
    "{1}, Discard a card": ("{1}", discard_a()),
    "Discard two land cards": (discard_a(land, count=2),),
    "Discard a card at random": (n.DiscardCost(n.Anything(), random=True),),
    "Tap an untapped artifact you control": (tap_a(artifact),),
    "Tap two untapped red creatures you control": (tap_a(red, creature, count=2),),
    "Return a land you control to its owner's hand": (return_a(land),),
    "Reveal a Goblin card from your hand": (reveal_a(a("Goblin")),),
    "Exile two cards from your graveyard": (n.ExileCost(n.Anything(), Zone.GRAVEYARD, n.Fixed(2)),),
    "Exile a card from a graveyard": (n.ExileCost(n.Anything(), Zone.GRAVEYARD, anyones=True),),
    "Put a card from your graveyard on the bottom of your library": (n.PutBackCost(n.Anything(), yours=True),),
    "Put a red card from a graveyard on the bottom of its owner's library": (n.PutBackCost(red),),
    "Put two cards from a single graveyard on the bottom of their owner's library": (n.PutBackCost(n.Anything(), 2),),
    "Exile a red card from your hand": (n.ExileCost(red, Zone.HAND),),
    "Remove a charge counter from ~": (remove_counter("charge"),),
    "Remove three +1/+1 counters from ~, Pay 2 life": (remove_counter("+1/+1", 3), pay_life(2)),
    "Reveal the player you chose": (n.RevealChosenPlayer(),),
    "Put a -1/-1 counter on ~": (put_counter("-1/-1"),),
}


@pytest.mark.parametrize("cost", ABILITIES)
def test_costs(cost: str) -> None:
    assert ability(f"{cost}: Draw a card.") == pay(*ABILITIES[cost]).do(draw(1))


@pytest.mark.parametrize(
    "cost",
    [
        "Tap a creature you control",  # whether tapped or not
        "Tap an untapped creature",  # whoever controls it
        "Remove a hone counter from ~",
        "{T}, {T",
    ],
)
def test_what_is_no_cost(cost: str) -> None:
    assert ability(f"{cost}: Draw a card.") is None


def test_where_it_is_paid() -> None:
    """CR 113.6: an ability whose cost or effect says where this is works there."""
    assert ability("{2}, Exile ~ from your graveyard: Draw a card.") == pay(
        "{2}", n.ExileThis(), from_=Zone.GRAVEYARD
    ).do(draw(1))
    assert ability("{1}, Discard this card: Draw a card.") == pay("{1}", n.DiscardThis(), from_=Zone.HAND).do(draw(1))
    assert ability("{1}: Return ~ from your graveyard to your hand.") == pay("{1}", from_=Zone.GRAVEYARD).do(
        return_to_hand(this)
    )
    assert ability("{1}: Return ~ to its owner's hand.") == pay("{1}").do(return_to_hand(this))
    looking_back = ability("When ~ dies, return ~ from your graveyard to your hand.")
    back = replace(return_to_hand(this), from_your_graveyard=True)
    assert looking_back == n.Triggered(n.Dies(n.IsThis()), (n.Mode(back),))


def test_loyalty() -> None:
    assert ability("[+1]: Draw a card.") == loyalty(+1).do(draw(1))
    assert ability("[−3]: Draw a card.") == loyalty(-3).do(draw(1))
    assert ability("[0]: Draw a card.") == loyalty(0).do(draw(1))


def test_who_acts_is_not_meant_by_it() -> None:
    known = ability("Whenever a creature enters, ~ deals 1 damage to it.")
    assert isinstance(known, n.Triggered)
    assert known.modes[0].effect == n.DealDamage(n.Fixed(1), n.ThatObject())


def test_what_was_paid_with_can_be_spoken_of() -> None:
    known = ability("Sacrifice ~: It deals 2 damage to any target.")
    assert isinstance(known, n.Activated)
    assert known.modes[0].effect == n.DealDamage(n.Fixed(2), n.Target(0))
    assert ability("Sacrifice a creature, Discard a card: Draw a card.") == pay(sacrifice_a(creature), discard_a()).do(
        draw(1)
    )


def test_one_of_two_that_are_described_apart() -> None:
    """The second needs no article of its own."""
    text = "Sacrifice a legendary artifact or {}legendary creature: Draw a card."
    known = ability(text.format("a "))
    assert known is not None
    assert ability(text.format("")) == known


def test_sacrificed_is_no_noun() -> None:
    text = "{U}, Sacrifice a Goblin: ~ deals damage equal to the sacrificed creature's power to each opponent."
    known = ability(text)
    assert known is not None
    assert ability("{U}, Sacrifice a Goblin: ~ deals damage to each opponent equal to that sacrificed's power.") is None
