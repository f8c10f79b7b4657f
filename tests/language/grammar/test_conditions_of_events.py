"""Conditions of triggered abilities: what something had, what players did."""

from __future__ import annotations

from typing import Final

import pytest
from tests.language.grammar.reading import ability, does

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.words import (
    attacks,
    creature,
    dies,
    draw,
    each_opponent,
    each_player,
    enters,
    is_a,
    itself,
    that_player,
    this,
    when,
    you,
    yours,
)

CONDITIONS: Final[dict[str, n.Condition]] = {
    "When ~ dies, if it had a +1/+1 counter on it": n.Fits(this, n.HasCounter("+1/+1")),
    "When ~ dies, if it had no time counters on it": n.Negated(n.Fits(this, n.HasCounter("time"))),
    "When ~ dies, if its power was 3 or greater": n.Compare(n.PowerOf(this), ">=", n.Fixed(3)),
    "When ~ dies, if its toughness was less than 1": n.Compare(n.ToughnessOf(this), "<", n.Fixed(1)),
    "When ~ dies, if you descended this turn": n.HappenedThisTurn("had a permanent card put into their graveyard", you),
    "When ~ dies, if you've committed a crime this turn": n.HappenedThisTurn("committed a crime", you),
    "When ~ dies, if you have exactly 1 life": n.Compare(n.LifeOf(you), "=", n.Fixed(1)),
    "When ~ dies, if you have fewer than seven cards in hand": n.Compare(n.HandSizeOf(you), "<", n.Fixed(7)),
    "When ~ dies, if you didn't cast a spell this turn": n.Negated(n.HappenedThisTurn("cast a spell", you)),
    "When ~ dies, if no creatures died this turn": n.Negated(n.HappenedThisTurn("had a creature die", each_player)),
    "When ~ dies, if your life total is less than or equal to half your starting life total": n.Compare(
        n.LifeOf(you), "<=", n.HalfOf(n.StartingLifeOf(you), up=False)
    ),
    "When ~ dies, if your life total is less than half your starting life total": n.Compare(
        n.LifeOf(you), "<", n.HalfOf(n.StartingLifeOf(you), up=True)
    ),
    "When ~ dies, if you have at least 7 life more than your starting life total": n.Compare(
        n.LifeOf(you), ">=", n.Plus(n.StartingLifeOf(you), n.Fixed(7))
    ),
    "When ~ dies, if it's an opponent's turn": n.IsTurnOf(each_opponent),
    "When ~ dies, if each player has 10 or less life": n.Negated(
        n.SomePlayer(each_player, n.Compare(n.LifeOf(that_player), ">=", n.Fixed(11)))
    ),
    "When ~ dies, if you control three or more creatures with different powers": n.Compare(
        n.PowersAmong(is_a(creature, yours)), ">=", n.Fixed(3)
    ),
    "When ~ dies, if it's your turn or you control a creature": n.Either(
        n.IsYourTurn(), n.Exists(is_a(creature, yours))
    ),
    "When ~ dies, if it's your turn and you control a creature": n.Both(
        n.IsYourTurn(), n.Exists(is_a(creature, yours))
    ),
}


@pytest.mark.parametrize("text", CONDITIONS)
def test_conditions(text: str) -> None:
    assert ability(f"{text}, draw a card.") == when(dies(itself), CONDITIONS[text]).do(draw(1))


def test_what_another_one_had() -> None:
    assert ability("Whenever a creature dies, if it had a +1/+1 counter on it, draw a card.") == when(
        dies(creature), n.Fits(n.ThatObject(), n.HasCounter("+1/+1"))
    ).do(draw(1))


def test_what_it_has_and_is() -> None:
    has = n.Fits(this, n.WithKeyword(n.Keyword.FLYING))
    assert ability("Whenever ~ attacks, if it has flying, draw a card.") == when(attacks(itself), has).do(draw(1))
    known = ability("Whenever ~ attacks, if it doesn't have flying, draw a card.")
    assert known == when(attacks(itself), n.Negated(has)).do(draw(1))
    known = ability("Whenever ~ attacks, if it didn't enter this turn, draw a card.")
    assert known == when(attacks(itself), n.Fits(this, n.Not(n.EnteredThisTurn()))).do(draw(1))


def test_an_ability_that_says_that_this_is_in_a_graveyard_works_there() -> None:
    known = ability("At the beginning of your upkeep, if ~ is in your graveyard, return ~ to your hand.")
    assert isinstance(known, n.Triggered)
    assert known.zone == Zone.GRAVEYARD
    assert known.condition == n.Fits(this, n.InZone(Zone.GRAVEYARD))


def test_poison_and_stun_counters() -> None:
    assert does("Each opponent gets two poison counters.") == n.PutCounters("poison", n.Fixed(2), each_opponent)
    assert does("Put a stun counter on target creature.") == n.PutCounters("stun", n.Fixed(1), n.Target(0))


def test_what_becomes_a_creature_and_nothing_else() -> None:
    known = ability("When ~ enters, ~ becomes a 2/3 green Wolf creature with reach.")
    becomes = (
        n.SetPT(n.Fixed(2), n.Fixed(3)), n.SetColors(n.Color.GREEN), n.SetTypes(CardType.CREATURE, ("Wolf",)),
        n.GainKeywords(n.Keyword.REACH),
    )  # fmt: skip
    assert known == when(enters(itself)).do(n.Apply(this, becomes, n.Duration.PERMANENT))
    assert ability("When ~ enters, ~ becomes a 2/3 creature.") is None  # are its creature types lost?


def test_first_times() -> None:
    for text, on in (
        ("you gain life for the first time each turn", n.GainsLife(you, True)),
        (
            "~ becomes the target of a spell or ability for the first time each turn",
            n.BecomesTarget(itself, first=True),
        ),
        (
            "~ becomes the target of a spell or ability you control for the first time each turn",
            n.BecomesTarget(itself, you, first=True),
        ),
    ):
        assert ability(f"Whenever {text}, draw a card.") == when(on).do(draw(1))


def test_an_additional_card_is_one_more() -> None:
    assert ability("At the beginning of each player's draw step, that player draws two additional cards.") is not None
    assert does("Draw an additional card.") == draw(1)
