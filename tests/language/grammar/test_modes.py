"""Modes, and when abilities may be activated."""

from __future__ import annotations

from dataclasses import replace

from tests.language.grammar.reading import ability, means

from mainphase.cards import nodes as n
from mainphase.cards.words.activating import pay
from mainphase.cards.words.costs import tap_this
from mainphase.cards.words.doing import create, destroy, draw, gain_life
from mainphase.cards.words.targets import choose_one, do, targeting
from mainphase.cards.words.things import artifact, creature, target
from mainphase.cards.words.tokens import FOOD

MODES = (
    targeting(creature).do(destroy(target)),
    targeting(artifact).do(destroy(target)),
)
TEXT = "\n• Destroy target creature.\n• Destroy target artifact."


def test_each_mode_has_its_own_targets() -> None:
    assert means("Choose one —" + TEXT, spell=True) == (choose_one(*MODES),)


def test_how_many_are_chosen() -> None:
    assert means("Choose one or both —" + TEXT, spell=True) == (n.SpellAbility(MODES, 1, 2),)
    third = (*MODES, do(draw(1)))
    assert means("Choose two —" + TEXT + "\n• Draw a card.", spell=True) == (n.SpellAbility(third, 2, 2),)
    assert means("Choose one or more —" + TEXT + "\n• Draw a card.", spell=True) == (n.SpellAbility(third, 1, 3),)
    assert means("Choose one or both —" + TEXT + "\n• Draw a card.", spell=True) is None


def test_of_a_trigger() -> None:
    on = n.Enters(n.IsThis())
    assert ability("When ~ enters, choose one —" + TEXT) == n.Triggered(on, MODES)


def test_no_mode_speaks_of_what_another_spoke_of() -> None:
    assert means("Choose one —\n• Destroy target creature.\n• Return that creature to its owner's hand.", True) is None


def test_when_it_may_be_activated() -> None:
    text = "{1}, {T}: Create a Food token."
    plain = pay("{1}", tap_this)
    assert ability(text) == plain.do(create(1, FOOD))
    as_a_sorcery = pay("{1}", tap_this, as_a_sorcery=True).do(create(1, FOOD))
    assert ability(text + " Activate only as a sorcery.") == as_a_sorcery
    assert ability(text + " Activate this ability only any time you could cast a sorcery.") == as_a_sorcery
    assert ability(text + " Activate only once each turn.") == pay("{1}", tap_this, per_turn=1).do(create(1, FOOD))
    only_once = replace(pay("{1}", tap_this).do(create(1, FOOD)), once=True)
    assert ability(text + " Activate only once.") == only_once
    # What two such statics give are two abilities, each of which is used once (CR 602.5c).
    assert means(f'Creatures you control have "{text} Activate only once."') is not None
    yours = pay("{1}", tap_this, only_if=n.IsYourTurn()).do(create(1, FOOD))
    assert ability(text + " Activate only during your turn.") == yours
    assert ability(text + " Any player may activate this ability.") == pay("{1}", tap_this, any_player=True).do(
        create(1, FOOD)
    )
    as_an_instant = replace(plain.do(create(1, FOOD)), window=n.Window.PRIORITY)
    assert ability(text + " Activate only as an instant.") == as_an_instant
    assert ability("{1}: You gain 3 life. Activate only if you please.") is None
    assert ability("{1}: You gain 3 life.") == pay("{1}").do(gain_life(3))
