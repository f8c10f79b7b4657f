"""Amounts that are counted, several things at once, and what is told of each of them."""

from typing import Any

import pytest

from mainphase.cards import nodes as n
from mainphase.cards.words import things as w
from mainphase.cards.words.doing import damage_at_once
from mainphase.language.grammar.abilities import read_lines
from mainphase.language.text.about import About

YOU, THEM, THIS, TARGET = n.You(), n.ThatPlayer(), n.This(), n.Target()
ONE, TWO = n.Fixed(1), n.Fixed(2)
CREATURE, LAND = n.OfType(1), n.OfType(2)
COUNTERS = n.CountersOn("charge", THIS)
YOURS = n.CountOf(n.All((CREATURE, w.yours)))
MOST = n.GreatestPower(n.All((CREATURE, w.yours)))


def effects(text: str) -> list[Any]:
    [reading] = read_lines((text,), About(is_spell=True))
    assert not reading.readings or reading.echoed, text
    return [one[0].modes[0].effect for one in reading.readings if isinstance(one[0], n.SpellAbility)]


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("You gain life equal to the number of charge counters on ~.", n.GainLife(COUNTERS, YOU)),
        ("Draw a card for each charge counter on ~.", n.Draw(COUNTERS)),
        ("You gain life equal to the greatest power among creatures you control.", n.GainLife(MOST, YOU)),
        (
            "You gain X life, where X is the number of creatures you control minus 2.",
            n.GainLife(w.minus(YOURS, TWO), YOU),
        ),
        ("Draw two cards for each creature you control.", n.Draw(n.Times(2, YOURS))),
        ("Draw cards equal to one plus the number of creatures you control.", n.Draw(n.Plus(ONE, YOURS))),
        (
            "Target player loses half their life, rounded up.",
            n.LoseLife(n.HalfOf(n.LifeOf(TARGET), up=True), TARGET),
        ),
        (
            "Target creature gets +1/+0 until end of turn for each creature you control.",
            n.Apply(TARGET, (n.AddPT(YOURS, n.Fixed(0)),)),
        ),
        ("~ deals damage to target creature equal to its power.", n.DealDamage(n.PowerOf(TARGET), TARGET, THIS)),
        (
            "~ deals 2 damage to target creature and 1 damage to you.",
            damage_at_once(n.DealDamage(TWO, TARGET, THIS), n.DealDamage(ONE, YOU, THIS)),
        ),
        (
            "~ deals 2 damage to each creature and each player.",
            n.DealDamage(TWO, n.Together((n.Each(CREATURE), n.EachPlayer())), THIS),
        ),
        ("Destroy target creature and target land.", n.Destroy(n.Together((TARGET, n.Target(1))))),
        ("Each of two target creatures gets +1/+1 until end of turn.", n.Apply(TARGET, (n.AddPT(ONE, ONE),))),
        (
            "Each opponent loses life equal to the number of cards in their hand.",
            n.ForEachPlayer(n.EachOpponent(), n.LoseLife(n.HandSizeOf(THEM), THEM)),
        ),
        ("Each opponent loses 1 life.", n.LoseLife(ONE, n.EachOpponent())),
        (
            "Counter target spell unless its controller pays {1} for each creature you control.",
            n.PayOrElse((n.PayMana(n.ManaCost(1)),), n.ControllerOf(TARGET), None, n.Counter(TARGET), times=YOURS),
        ),
    ],
)
def test_what_it_means(text: str, effect: n.Effect) -> None:
    assert effects(text) == [effect]


@pytest.mark.parametrize(
    "text",
    [
        "Draw cards equal to each creature's power.",  # whose?
        "Each of two target creatures get +1/+1 until end of turn.",
        "Destroy target creature and target creature's controller.",
        "Tap each creature. Draw cards equal to its power.",  # of each of them it would be another
        "~ deals 1 damage to any other targets.",
    ],
)
def test_what_is_not_read(text: str) -> None:
    assert effects(text) == []


def abilities(line: str) -> list[Any]:
    [reading] = read_lines((line,), About())
    assert not reading.readings or reading.echoed, line
    return [one[0] for one in reading.readings]


@pytest.mark.parametrize(
    ("line", "reads"),
    [
        ("Whenever ~ is dealt damage, you gain that much life.", True),
        ("Whenever ~ is dealt damage, you may draw that many cards.", True),
        ("Whenever ~ attacks, you gain that much life.", False),  # no event tells an amount
        ("{T}: You gain that much life.", False),
        ("Whenever ~ is dealt damage, each opponent loses 1 life. You gain that much life.", False),
        ("When ~ enters, destroy all creatures you control. Draw that many cards.", False),
    ],
)
def test_that_much_is_the_amount_of_the_event(line: str, reads: bool) -> None:
    assert (len(abilities(line)) == 1) == reads


def test_another_card_cannot_be_told_from_one_that_this_may_be_by_then() -> None:
    assert abilities("When ~ enters, return another target creature card from your graveyard to your hand.") == []
    assert len(abilities("When ~ dies, tap another target creature.")) == 1


def test_a_condition_chooses_nothing() -> None:
    assert abilities("When ~ enters, if a Goblin is tapped, draw a card.") == []


def test_they_are_each_of_the_players_who_may_pay_and_never_somebody_named_before() -> None:
    [each] = abilities("At the beginning of each end step, each player loses 1 life unless they pay {2}.")
    [that] = abilities("At the beginning of each end step, that player loses 1 life unless they pay {2}.")
    [mode], [other] = each.modes, that.modes
    assert isinstance(mode.effect, n.ForEachPlayer)
    assert mode.effect.do == other.effect


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("~ gets +1/+1 for each other Goblin you control.", True),
        ("Whenever ~ attacks, it gets +1/+0 until end of turn for each other attacking Goblin.", True),
        ('Goblins you control have "This creature gets +1/+1 for each other Goblin you control."', True),
        ("Whenever ~ attacks, other attacking creatures get +1/+1 until end of turn for each other creature.", False),
        ("Each Goblin you control gets +1/+1 for each other Goblin you control.", False),
        ("When ~ enters, attacking creatures get +1/+0 until end of turn for each other attacking creature.", False),
        ("{T}: Create a 1/1 red Goblin creature token. Then exile all other Goblin tokens you control.", False),
        ("{T}: Create a 1/1 red Goblin creature token. Then exile all other Goblins you control.", True),
        (
            "When ~ enters, until end of turn, target creature gets +X/+X, where X is the number of other creatures "
            "you control.",
            False,
        ),
    ],
)
def test_others_are_others_than_this(line: str, read: bool) -> None:
    """Of a group each would have others of its own."""
    assert (abilities(line) != []) is read


def test_no_spell_counts_others_than_itself() -> None:
    text = "Attacking creatures get +1/+0 until end of turn for each other attacking creature."
    [reading] = read_lines((text,), About(is_spell=True))
    assert not reading.readings
