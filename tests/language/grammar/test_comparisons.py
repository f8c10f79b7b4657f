"""Conditions that compare players and sum up what they have, and what is said of one's own power alone."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, means

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.cards.words import amount, creature, draw, enters, gets, is_a, itself, when, yours

THIS = n.IsThis()
YOU, THAT, DEFENDER, OPPONENT = n.You(), n.ThatPlayer(), n.DefendingPlayer(), n.EachOpponent()
island = n.OfSubtype("Island")


def held(text: str) -> n.Condition | None:
    """The condition of a static ability."""
    static = ability(text)
    return static.condition if isinstance(static, n.Static) else None


def test_who_cannot_be_attacked_depends_on_who_would_defend() -> None:
    without = n.PlayersWho(n.EachPlayer(), n.Negated(n.Exists(n.All((island, n.ControlledBy(THAT))))))
    assert ability("~ can't attack unless defending player controls an Island.") == n.Static(
        n.CantAttack(THIS, without, theirs=True)
    )
    blocked = n.Exists(n.All((island, n.ControlledBy(DEFENDER))))
    assert ability("~ can't be blocked as long as defending player controls an Island.") == n.Static(
        n.CantBeBlocked(THIS), blocked
    )
    # Each of several attackers has a defending player of its own.
    assert ability("Creatures you control can't be blocked as long as defending player controls an Island.") is None


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("no opponent controls an Island", n.Negated(n.Exists(n.All((island, n.ControlledBy(OPPONENT)))))),
        (
            "creatures you control have total power 8 or greater",
            n.Compare(n.TotalPower(is_a(creature, yours)), ">=", n.Fixed(8)),
        ),
        (
            "you control seven or more lands with different names",
            n.Compare(n.NamesAmong(n.All((n.OfType(CardType.LAND), n.ControlledBy(YOU)))), ">=", n.Fixed(7)),
        ),
        (
            "you have more cards in hand than each opponent",
            n.Negated(n.SomePlayer(OPPONENT, n.Compare(n.HandSizeOf(THAT), ">=", n.HandSizeOf(YOU)))),
        ),
        (
            "you've cast a noncreature spell this turn",
            n.Compare(n.SpellsCastThisTurn(YOU, n.Not(creature)), ">=", n.Fixed(1)),
        ),
        ("you played a land this turn", n.Compare(n.LandsPlayedThisTurn(YOU), ">=", n.Fixed(1))),
        (
            "it's your turn or you control an Island",
            n.Either(n.IsYourTurn(), n.Exists(n.All((island, n.ControlledBy(YOU))))),
        ),
    ],
)
def test_conditions(words: str, condition: n.Condition) -> None:
    assert held(f"~ has flying as long as {words}.") == condition


def test_power_alone_is_defined_or_set() -> None:
    swamps = n.CountOf(n.All((n.OfSubtype("Swamp"), n.ControlledBy(YOU))))
    assert ability("~'s power is equal to the number of Swamps you control.") == n.Static(
        n.Defines((n.SetPT(swamps, None),))
    )
    assert ability("~'s toughness is equal to the number of Swamps you control.") == n.Static(
        n.Defines((n.SetPT(None, swamps),))
    )
    assert ability("Enchanted creature has base power 5.") == n.Static(
        n.Modify(n.OneOf(n.AttachedTo()), (n.SetPT(amount(5), None),))
    )


def test_groups_that_are_told_one_by_one() -> None:
    goblins, other = n.OfSubtype("Goblin"), n.All((n.Other(), n.OfSubtype("Elf"), n.ControlledBy(YOU)))
    assert ability("Goblins you control and other Elves you control get +1/+1.") == n.Static(
        n.Modify(n.Any((n.All((goblins, n.ControlledBy(YOU))), other)), (gets(1, 1),))
    )
    # Whether the first are to be yours as well cannot be told.
    assert ability("White creatures and blue creatures you control get +1/+1.") is None


def test_a_name_in_quotes_means_what_gives_itself_the_ability() -> None:
    given = n.GainAbility(when(enters(itself)).do(draw(1)))
    assert means('~ has "When ^ enters, draw a card."') == (n.Static(n.Modify(THIS, (given,))),)
    assert means('Creatures you control have "When ^ enters, draw a card."') is None


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("you don't control a creature", n.Negated(n.Exists(n.All((creature, yours))))),
        ("you don't control another creature", n.Negated(n.Exists(n.All((n.Other(), creature, yours))))),
        ("you've drawn two or more cards this turn", n.Compare(n.CardsDrawnThisTurn(YOU), ">=", n.Fixed(2))),
        ("you don't control creatures", None),
    ],
)
def test_what_you_lack_and_have_drawn(words: str, condition: n.Condition | None) -> None:
    assert held(f"As long as {words}, ~ gets +1/+1.") == condition


def test_spells_counted() -> None:
    text = "When ~ enters the battlefield, it deals damage to you equal to the number of {} this turn."
    for words, who in (("noncreature spells you've cast", YOU),):
        effect = ability(text.format(words))
        assert isinstance(effect, n.Triggered)
        [mode] = effect.modes
        assert isinstance(mode.effect, n.DealDamage)
        assert mode.effect.amount == n.SpellsCastThisTurn(who, n.Not(creature))


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("the number of creatures in your party", n.PartySize(YOU)),
        ("the number of Goblins that died this turn", n.DiedThisTurn(n.OfSubtype("Goblin"))),
        ("the life you lost this turn", n.SoMuchThisTurn("lost life", YOU)),
        ("the life you've lost this turn", n.SoMuchThisTurn("lost life", YOU)),
        ("the total life lost by all players this turn", n.SoMuchThisTurn("lost life", n.EachPlayer())),
        ("the amount of life you gained this turn", n.SoMuchThisTurn("gained life", YOU)),
        ("the total amount of life your opponents lost this turn", n.SoMuchThisTurn("lost life", OPPONENT)),
        ("the number of creatures in your parties", None),
        ("the number of Goblins that died last turn", None),
    ],
)
def test_counted_of_the_turn(words: str, amount: n.Quantity | None) -> None:
    known = ability(f"When ~ enters the battlefield, you gain life equal to {words}.")
    if amount is None:
        assert known is None
    else:
        assert isinstance(known, n.Triggered)
        assert known.modes[0].effect == n.GainLife(amount)


def test_what_each_of_several_lost_is_their_own() -> None:
    known = ability(
        "At the beginning of each end step, each opponent loses life equal to the life they lost this turn."
    )
    assert isinstance(known, n.Triggered)
    theirs = n.LoseLife(n.SoMuchThisTurn("lost life", THAT), THAT)
    assert known.modes[0].effect == n.ForEachPlayer(OPPONENT, theirs)


def test_another_of_one_kind_or_one_of_another_kind() -> None:
    known = ability("~ gets +1/+1 as long as you control another Merfolk or an Island.")
    assert isinstance(known, n.Static)
    either = n.Any((n.All((n.Other(), n.OfSubtype("Merfolk"))), n.OfSubtype("Island")))
    assert known.condition == n.Exists(n.All((either, n.ControlledBy(n.You()))))
