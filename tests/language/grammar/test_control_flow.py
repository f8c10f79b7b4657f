"""Sentences about their instructions: whether, at what price, later, for each player."""

from typing import Any

import pytest
from tests.language.grammar.reading import does

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import things as w
from mainphase.language.grammar.abilities import read_lines
from mainphase.language.text.about import About

ONE = n.Fixed(1)
YOU, THEM, IT = n.You(), n.ThatPlayer(), n.Saved("it")
MANA = n.PayMana(n.ManaCost(2))
NEXT_END = n.BeginningOf("end step")


def effects(text: str) -> list[Any]:
    [reading] = read_lines((text,), About(is_spell=True))
    assert not reading.readings or reading.echoed, text
    return [one[0].modes[0].effect for one in reading.readings if isinstance(one[0], n.SpellAbility)]


def later(on: n.Trigger, *effects: n.Effect) -> n.Delayed:
    return n.Delayed(n.Triggered(on, (n.Mode(effects[0] if len(effects) == 1 else n.Sequence(effects)),)))


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("You may draw a card.", n.May(n.Draw(ONE))),
        ("You may draw a card and gain 1 life.", n.May(n.Sequence((n.Draw(ONE), n.GainLife(ONE, YOU))))),
        ("Target player may draw a card.", n.May(n.Draw(ONE, n.Target()), n.Target())),
        ("Each opponent may draw a card.", n.ForEachPlayer(n.EachOpponent(), n.May(n.Draw(ONE, THEM), THEM))),
        ("You may have target player lose 1 life.", n.May(n.LoseLife(ONE, n.Target()))),
        ("You may pay {2}. If you do, draw a card.", n.PayOrElse((MANA,), YOU, n.Draw(ONE))),
        ("You may pay {2}. If you don't, you lose 1 life.", n.PayOrElse((MANA,), YOU, None, n.LoseLife(ONE, YOU))),
        (
            "You may discard a card. If you do, draw a card.",
            n.PayOrElse((n.DiscardCost(n.Anything()),), YOU, n.Draw(ONE)),
        ),
        ("You may draw a card. If you do, scry 1.", n.May(n.Sequence((n.Draw(ONE), n.Scry(ONE))))),
        (
            "Target player loses 1 life unless they pay {2}.",
            n.PayOrElse((MANA,), n.Target(), None, n.LoseLife(ONE, n.Target())),
        ),
        (
            "Return target creature to its owner's hand unless its controller pays {2}.",
            n.PayOrElse((MANA,), n.ControllerOf(n.Target()), None, n.Move(n.Target(), Zone.HAND)),
        ),
        ("If it's your turn, draw a card.", n.If(n.IsYourTurn(), n.Draw(ONE))),
        (
            "If it's your turn, draw a card. Otherwise, scry 1.",
            n.If(n.IsYourTurn(), n.Draw(ONE), n.Scry(ONE)),
        ),
        (
            "Scry 1. If it's your turn, draw a card instead.",
            n.If(n.IsYourTurn(), n.Draw(ONE), n.Scry(ONE)),
        ),
        ("Draw a card at the beginning of the next end step.", later(NEXT_END, n.Draw(ONE))),
        (
            "Tap target creature. At the beginning of the next end step, destroy that creature.",
            n.Sequence((n.Tap(n.Target()), later(NEXT_END, n.Destroy(n.Saved("target 0"))))),
        ),
        (
            "Exile target creature, then return it to the battlefield under its owner's control at the beginning of"
            " the next end step.",
            n.Sequence((n.Move(n.Target(), Zone.EXILE), later(NEXT_END, n.Move(IT, Zone.BATTLEFIELD)))),
        ),
        (
            "You may pay {2}. When you do, tap target creature.",
            n.PayOrElse(
                (MANA,),
                YOU,
                n.Reflexive(
                    n.Triggered(n.WhenYouDo(), (n.Mode(n.Tap(n.Target()), (n.TargetPhrase(w.is_a(n.OfType(1))),)),))
                ),
            ),
        ),
        ("For each opponent, that player loses 1 life.", n.ForEachPlayer(n.EachOpponent(), n.LoseLife(ONE, THEM))),
    ],
)
def test_what_a_sentence_means(text: str, effect: n.Effect) -> None:
    assert effects(text) == [effect]


@pytest.mark.parametrize(
    "text",
    [
        "You may draws a card.",
        "You may have target player loses 1 life.",
        "You may exile a card from your graveyard. If you do, draw.",
        "For each opponent, tap target creature.",  # a target for each of them
        "Tap target creature at the beginning of the next end step.",  # it is chosen now, so it is no later target
        "You may pay {X}. If you do, draw a card.",
    ],
)
def test_what_is_not_read(text: str) -> None:
    assert effects(text) == []


def test_what_may_be_done_instead_is_not_read_as_what_must() -> None:
    spell = About("Paper Heron", is_spell=True)
    [offer] = read_lines(("Tap target creature. If you control a Wall, you may untap it instead.",), spell)
    [order] = read_lines(("Tap target creature. If you control a Wall, untap it instead.",), spell)
    assert (len(offer.readings), len(order.readings)) == (0, 1)


def test_if_last_and_otherwise() -> None:
    """Of an offer it is not told what follows if somebody declines."""
    known = does("Draw a card if you control a Goblin. Otherwise, you gain 2 life.")
    assert isinstance(known, n.If)
    assert isinstance(known.then, n.Draw)
    assert isinstance(known.otherwise, n.GainLife)
    assert does("You may draw a card if you control a Goblin. Otherwise, you gain 2 life.") is None
