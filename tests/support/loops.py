"""What tests of loops and shortcuts share (CR 732): things to do again and again, and games that stand there."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, each_opponent, enchantment, gain_life, lose_life
from mainphase.game import Game
from mainphase.kernel.values import Automation

BY_ITSELF = Automation(mana_auto=True, pay=True, passes=True, triggers=True, forced=True)
ASKED = Automation(mana_auto=True, pay=True)  # whether to pass

DRUM = card("Drum", "{0}", enchantment)(n.Activated((), (n.Mode(gain_life(1)),)))
PULSE = card("Pulse", "{0}", enchantment)(n.Activated((), (n.Mode(lose_life(1, by=each_opponent)),)))
ANSWER = card("Answer", "{0}", enchantment)(n.Activated((), (n.Mode(lose_life(1, by=each_opponent)),)))
FLIP = card("Flip", "{0}", enchantment)(n.Activated((), (n.Mode(n.FlipCoins()),)))


def game_with(
    *alice: n.CardDef, bob: tuple[n.CardDef, ...] = (), bob_life: int = 20, automation: Automation = BY_ITSELF
) -> Game:
    """A game in which these lie on the battlefield, and Alice has priority."""
    g = position(alice=list(alice), bob=list(bob), bob_life=bob_life).state
    g.automation = automation
    return Game(g)
