"""So many times X or as many as an event told, halves of X, and several kinds of which something is counted once."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does, means

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.words import things as w

X, YOU = n.X(), n.You()
AMOUNT = n.EventAmount()
ELVES = n.CountOf(n.All((n.OfSubtype("Elf"), w.yours)))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Draw twice X cards.", n.Draw(n.Times(2, X))),
        ("Draw half X cards, rounded up.", n.Draw(n.HalfOf(X, True))),
        ("Each opponent loses two times X life.", n.LoseLife(n.Times(2, X), n.EachOpponent())),
        ("Put twice X stun counters on target creature.", n.PutCounters("stun", n.Times(2, X), n.Target())),
        (
            "~ deals half X damage, rounded down, to target creature.",
            n.DealDamage(n.HalfOf(X, False), n.Target()),
        ),
        (
            "Put a number of +1/+1 counters equal to the number of Elves you control on target creature.",
            n.PutCounters("+1/+1", ELVES, n.Target()),
        ),
        (
            "Exile the top X cards of your library, where X is the number of Elves you control.",
            n.Move(n.TopOfLibrary(YOU, amount=ELVES), Zone.EXILE),
        ),
    ],
)
def test_so_many_times_x(text: str, meaning: n.Effect) -> None:
    assert does(text) == meaning


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("Whenever ~ deals combat damage to a player, you gain twice that much life.", n.Times(2, AMOUNT)),
        ("Whenever ~ deals combat damage to a player, you gain life equal to the damage dealt.", AMOUNT),
    ],
)
def test_so_many_times_as_an_event_told(text: str, amount: n.Quantity) -> None:
    read = ability(text)
    assert isinstance(read, n.Triggered)
    assert read.modes[0].effect == n.GainLife(amount)


@pytest.mark.parametrize(
    "text",
    [
        "You gain twice that much life.",  # as what?
        "Whenever ~ attacks, you gain life equal to the damage dealt.",
        "Whenever ~ deals combat damage to a player, draw a card, then you gain life equal to the damage dealt.",
    ],
)
def test_no_event_tells_it(text: str) -> None:
    assert ability(text) is None


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("with two +1/+1 counters on it for each Elf you control", n.Times(2, ELVES)),
        (
            "with a +1/+1 counter on it plus an additional +1/+1 counter on it for each Elf you control",
            n.Plus(n.Fixed(1), ELVES),
        ),
        ("with an additional +1/+1 counter on it for each Elf you control", ELVES),
        ("with a number of additional +1/+1 counters on it equal to the number of Elves you control", ELVES),
        ("with twice X +1/+1 counters on it", n.Times(2, X)),
        (
            "with a +1/+1 counter on it for each artifact and/or enchantment you control",
            n.CountOf(n.All((n.OfType(CardType.ARTIFACT | CardType.ENCHANTMENT), w.yours))),
        ),
    ],
)
def test_counters_that_something_enters_with(text: str, amount: n.Quantity) -> None:
    assert ability(f"~ enters {text}.") == n.Static(n.EntersWithCounters("+1/+1", amount))


def test_others_enter_with_as_many_as_this_tells() -> None:
    read = ability(
        "Each other Elf you control enters with a number of additional +1/+1 counters on it equal to ~'s toughness."
    )
    assert isinstance(read, n.Static)
    assert isinstance(read.effect, n.EntersWithCounters)
    assert read.effect.amount == n.ToughnessOf(n.This())


@pytest.mark.parametrize("words", ["as", "enters as"])
def test_others_enter_with_counters_and_as_something_else(words: str) -> None:
    others = n.All((n.Other(), w.creature, w.yours))
    told = f"with a +1/+1 counter on it and {words} a Wall in addition to its other types"
    assert means(f"Each other creature you control enters {told}.") == (
        n.Static(n.EntersWithCounters("+1/+1", n.Fixed(1), others)),
        n.Static(n.EntersAs((n.AddTypes(0, ("Wall",)),), others)),
    )


def test_as_many_cards_of_a_library_as_an_event_told() -> None:
    read = ability(
        "Whenever ~ deals combat damage to a player, look at that many cards from the top of your library. Put one of "
        "them into your hand and the rest into your graveyard."
    )
    assert isinstance(read, n.Triggered)
    assert isinstance(read.modes[0].effect, n.Sequence)
    assert read.modes[0].effect.of[0] == n.Remember(n.TopOfLibrary(YOU, amount=AMOUNT), "seen")
