"""Planeswalkers."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

KRAKEN = token_card("Kraken", blue, creature, pt="9/9")
IN_YOUR_HAND = (in_a_hand, owned_by_you)
NEXT_TURN = Duration.YOUR_NEXT_TURN

CARDS = (
    card("Kiora, the Crashing Wave", "{2}{G}{U}", legendary, planeswalker, "Kiora", loyalty=2)(
        loyalty(+1)
        .targeting(is_a(permanent, an_opponents))
        .do(prevent(None, to=target, until=NEXT_TURN), prevent(None, by=target, until=NEXT_TURN)),
        loyalty(-1).do(draw(1), begin(extra_land_plays(you))),
        loyalty(-5).do(emblem("Kiora", at_the_beginning_of(end_step, of=you).do(create(1, KRAKEN)))),
    ),
    card("Tamiyo, Field Researcher", "{1}{G}{W}{U}", legendary, planeswalker, "Tamiyo", loyalty=4)(
        loyalty(+1)
        .targeting(up_to(2, creature))
        .do(later(whenever(deals_combat_damage(among(saved("target 0")))).do(draw(1)), once=False, until=NEXT_TURN)),
        loyalty(-2).targeting(up_to(2, non(land), permanent)).do(tap(target), n.StayTapped(target)),
        loyalty(-7).do(draw(3), emblem("Tamiyo", may_play_from(*IN_YOUR_HAND, free=True, lands=False))),
    ),
)
