"""Nouns and what describes them: what they mean, and that nothing of it is lost."""

from typing import Any

import pytest

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Supertype, Zone
from mainphase.cards.words import things as w
from mainphase.language.grammar import nouns
from mainphase.language.grammar.abilities import read_lines
from mainphase.language.syntax.patterns import DECLINED
from mainphase.language.text.about import About

CREATURE, ARTIFACT, ENCHANTMENT = n.OfType(1), n.OfType(4), n.OfType(8)
FLYING, REACH = n.WithKeyword(n.Keyword.FLYING), n.WithKeyword(n.Keyword.REACH)
YOURS, THEIRS = w.yours, w.an_opponents


def meanings(text: str, name: str = "Testing Rod") -> list[Any]:
    """What a spell with this text can mean: each reading that is said back letter for letter."""
    [reading] = read_lines(tuple(text.split("\n")), About(name=name, is_spell=True))
    assert not reading.readings or reading.echoed, text
    return [one[0].modes[0] for one in reading.readings if isinstance(one[0], n.SpellAbility)]


def mode_of(text: str) -> n.Mode:
    [mode] = meanings(text)
    assert isinstance(mode, n.Mode)
    return mode


def target_of(noun: str) -> n.Filter | None:
    """What "Destroy target …." may be aimed at."""
    return mode_of(f"Destroy target {noun}.").targets[0].which


@pytest.mark.parametrize(
    ("noun", "which"),
    [
        ("creature with power 3 or less", n.All((CREATURE, n.PowerIs("<=", n.Fixed(3))))),
        ("creature with toughness 4 or greater", n.All((CREATURE, n.ToughnessIs(">=", n.Fixed(4))))),
        ("1/1 creature", n.All((n.PowerIs("=", n.Fixed(1)), n.ToughnessIs("=", n.Fixed(1)), CREATURE))),
        ("creature with flanking", n.All((CREATURE, n.WithAbility("flanking")))),
        ("creature without level up", n.All((CREATURE, n.Not(n.WithAbility("level up"))))),
        (
            "card with a cycling ability in a graveyard",
            n.All((n.WithAbility("cycling"), n.InZone(Zone.GRAVEYARD))),
        ),
        ("artifact with mana value 2", n.All((ARTIFACT, n.ManaValueIs("=", n.Fixed(2))))),
        ("artifact with converted mana cost X or less", n.All((ARTIFACT, n.ManaValueIs("<=", n.X())))),
        ("creature with flying", n.All((CREATURE, FLYING))),
        ("creature without flying", n.All((CREATURE, n.Not(FLYING)))),
        ("creature with flying or reach", n.All((CREATURE, n.Any((FLYING, REACH))))),
        ("creature with islandwalk", n.All((CREATURE, n.HasLandwalk(n.OfSubtype("Island"))))),
        ("creature with a +1/+1 counter on it", n.All((CREATURE, n.HasCounter("+1/+1")))),
        ("creature with no charge counters on it", n.All((CREATURE, n.Not(n.HasCounter("charge"))))),
        ("permanent named Grey Ogre of the Hills", n.Named("Grey Ogre of the Hills")),
        ("permanent named ~", n.Named("Testing Rod")),
        ("creature an opponent controls", n.All((CREATURE, THEIRS))),
        ("creature you don't control", n.All((CREATURE, n.Not(YOURS)))),
        ("creature that was dealt damage this turn", n.All((CREATURE, n.DealtDamageThisTurn()))),
        ("black or red creature", n.All((n.OfColor(4 | 8), CREATURE))),
        ("Assembly-Worker", n.OfSubtype("Assembly-Worker")),
        ("non-Wall creature", n.All((n.Not(n.OfSubtype("Wall")), CREATURE))),
        ("artifact creature or Vehicle", n.Any((n.All((ARTIFACT, CREATURE)), n.OfSubtype("Vehicle")))),
        ("artifact or creature an opponent controls", n.All((n.OfType(5), THEIRS))),
        (
            "artifact, enchantment, or creature with flying",
            n.Any((ARTIFACT, ENCHANTMENT, n.All((CREATURE, FLYING)))),
        ),
        (
            "legendary creature or planeswalker",  # both (CR 205.4e)
            n.All((n.OfSupertype(Supertype.LEGENDARY), n.OfType(CardType.CREATURE | CardType.PLANESWALKER))),
        ),
        ("instant or sorcery card from your graveyard", None),
    ],
)
def test_what_a_noun_means(noun: str, which: n.Filter | None) -> None:
    if which is None:
        which = n.All((n.OfType(CardType.INSTANT | CardType.SORCERY), n.InZone(Zone.GRAVEYARD), n.OwnedBy(n.You())))
    assert target_of(noun) == which


@pytest.mark.parametrize(
    "noun",
    [
        "white creature or planeswalker",  # is the planeswalker to be white?
        "creature with power 3 or lesser",
        "creature with Flying",
        "creature named",
        "creature with sidling",
        "creature target opponent",
        "Wallaby",
        "wall",
    ],
)
def test_what_no_noun_means(noun: str) -> None:
    assert meanings(f"Destroy target {noun}.") == []


def test_whose_hand_and_graveyard() -> None:
    mode = mode_of("You gain 2 life for each card in target opponent's hand.")
    assert mode.effect == n.GainLife(n.Times(2, n.HandSizeOf(n.Target())), n.You())
    mode = mode_of("Exile all creature cards from target player's graveyard.")
    cards = n.All((CREATURE, n.InZone(Zone.GRAVEYARD), n.OwnedBy(n.Target())))
    assert mode.effect == n.Move(n.Each(cards), Zone.EXILE)


def test_another_is_another_than_the_target_before_or_than_this() -> None:
    mode = mode_of("Tap target creature. Untap another target creature.")
    assert [target.another for target in mode.targets] == [False, True]
    assert mode.targets[1].which == CREATURE
    mode = mode_of("Tap another target creature.")
    assert mode.targets == (n.TargetPhrase(n.All((n.Other(), CREATURE))),)


def test_anything_at_all_has_no_noun() -> None:
    """It is compared with phrases that end in one, and belongs to none of them."""
    creature = n.OfType(CardType.CREATURE)
    assert not nouns.ends_plainly(n.Anything())
    assert nouns.ends_plainly(creature)
    for values in ((n.Anything(), creature), (creature, n.Anything())):
        assert not nouns.have_their_own(values)
    assert nouns.spell_or((n.Anything(), creature)) is DECLINED


@pytest.mark.parametrize(("name", "read"), [("Ash & Oak", True), ("Ash", False)])
def test_them_may_be_one_object_that_is_two_people(name: str, read: bool) -> None:
    [known] = read_lines(("Whenever ~ attacks, put a +1/+1 counter on them.",), About(name=name))
    assert bool(known.readings) is read


def test_what_is_legendary_or_of_some_kind() -> None:
    """Said back as it was read: with "or", where one of either is meant (CR 205.4d)."""
    mode = mode_of("Return target legendary or Rat card from your graveyard to your hand.")
    [target] = mode.targets
    assert isinstance(target.which, n.All)
    assert target.which.of[0] == n.Any((n.OfSupertype(Supertype.LEGENDARY), n.OfSubtype("Rat")))
