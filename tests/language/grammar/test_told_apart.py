"""What a second sentence says of tokens, mana and abilities; what is sacrificed so that something is due."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.language.grammar.reading import ability, does, means

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Duration
from mainphase.cards.words import amount, creature, discover, draw, enters, pay, sacrifice_this, when, yours
from mainphase.cards.words.keyword_abilities import AGE, cumulative_upkeep_with, hideaway
from mainphase.language.grammar.abilities import say_abilities

OTTER = n.CardDef("Otter Token", None, CardType.CREATURE, 0, ("Otter",), 0, 1, None, (), 0)
WITH_MANA = replace(OTTER, abilities=(pay(sacrifice_this).do(n.AddMana(((32,),))),))


def test_tokens_have_what_a_second_sentence_says() -> None:
    one = 'Create a 0/1 colorless Otter creature token. It has "Sacrifice this creature: Add {C}."'
    two = 'Create two 0/1 colorless Otter creature tokens. They have "Sacrifice this creature: Add {C}."'
    assert does(one) == n.CreateToken(WITH_MANA)
    assert does(two) == n.CreateToken(WITH_MANA, n.Fixed(2))
    assert does(two.replace("They have", "It has")) is None


def test_tokens_have_names() -> None:
    made = does("Create a 0/1 colorless Otter creature token named Old Brook.")
    assert made == n.CreateToken(replace(OTTER, name="Old Brook"))


def test_mana_that_is_kept() -> None:
    text = "Add {G}{G}. Until end of turn, you don't lose this mana as steps and phases end."
    assert does(text) == n.AddMana(((16, 16),), keeps=Duration.END_OF_TURN)


def test_this_is_sacrificed_and_then_something_is_due() -> None:
    read = ability("When ~ enters the battlefield, sacrifice it. When you do, draw a card.")
    here = n.All((n.InZone(n.Zone.BATTLEFIELD), n.ControlledBy(n.You())))
    due = n.Reflexive(n.Triggered(n.WhenYouDo(), (n.Mode(draw(1)),)))
    sacrificed = n.Sequence((n.SacrificeIt(n.This()), due))
    assert read == when(enters(n.IsThis())).do(n.If(n.Fits(n.This(), here), sacrificed))


def test_entering_untapped() -> None:
    read = ability("When ~ enters the battlefield untapped, draw a card.")
    assert isinstance(read, n.Triggered)
    assert read.on == n.Enters(n.All((n.IsThis(), n.IsUntapped())))


def test_what_was_cast() -> None:
    read = ability("When ~ enters the battlefield, if you cast it, draw a card.")
    assert isinstance(read, n.Triggered)
    assert read.condition == n.WasCast(by_you=True)


@pytest.mark.parametrize(("symbol", "factor"), [("{1}", 1), ("{2}", 2)])
def test_an_ability_costs_less(symbol: str, factor: int) -> None:
    count = n.CountOf(n.All((creature, yours)))
    text = f"{{6}}: Draw a card. This ability costs {symbol} less to activate for each creature you control."
    read = ability(text + " Activate only as a sorcery.")
    less = count if factor == 1 else n.Times(factor, count)
    assert read == replace(pay("{6}", as_a_sorcery=True).do(draw(1)), less=less)


def test_cumulative_upkeep_of_other_things() -> None:
    assert means("Cumulative upkeep—Pay 2 life.") == (cumulative_upkeep_with(n.PayLife(n.Times(2, AGE))),)
    assert means("Cumulative upkeep—Pay 1 life.") == (cumulative_upkeep_with(n.PayLife(AGE)),)
    assert means("Cumulative upkeep—Sacrifice a creature.") == (cumulative_upkeep_with(n.SacrificeCost(creature, AGE)),)


def test_discovering() -> None:
    assert does("Discover 3.") == discover(amount(3))


def test_this_is_returned_as_a_cost() -> None:
    assert ability("Return ~ to its owner's hand: Draw a card.") == pay(n.ReturnCost(n.IsThis())).do(draw(1))


def test_spells_of_a_turn_as_though_they_had_flash() -> None:
    flash = n.CastAsThoughFlash(n.You(), creature)
    assert does("You may cast creature spells this turn as though they had flash.") == n.Begin(flash)


def test_hideaway_as_it_was_printed_first() -> None:
    assert means("Hideaway") == (n.Static(n.EntersTapped()), hideaway(4))


def test_in_the_end_of_combat_step() -> None:
    read = ability("{T}: Draw a card. Activate only during the end of combat step.")
    assert isinstance(read, n.Activated)
    assert read.condition == n.InPart("end of combat")


def test_what_is_told_of_steps_declines_where_there_are_none() -> None:
    """A draw that is skipped has none: no phrase fails over it."""
    assert say_abilities((n.Static(n.ReplaceDraw(n.EachPlayer(), n.Sequence(()))),)) is not None
    assert say_abilities((n.SpellAbility((n.Mode(n.Sequence(()), ()),)),)) is None
