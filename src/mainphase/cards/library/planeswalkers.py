"""Planeswalkers."""

from mainphase.cards.nodes import Duration
from mainphase.cards.words.abilities import (
    a_player,
    any_target,
    at_the_beginning_of,
    card,
    emblem,
    end_step,
    extra_land_plays,
    loyalty,
)
from mainphase.cards.words.doing import (
    begin,
    create,
    damage,
    destroy,
    draw,
    gain_life,
    stays_tapped,
    token_card,
)
from mainphase.cards.words.replacing import prevent
from mainphase.cards.words.things import (
    an_opponents,
    blue,
    controlled_by,
    creature,
    each,
    is_a,
    land,
    legendary,
    permanent,
    planeswalker,
    target,
    you,
)

KRAKEN = token_card("Kraken", blue, creature, pt="9/9")
NEXT_TURN = Duration.YOUR_NEXT_TURN

CARDS = (
    card("Ajani Vengeant", "{2}{R}{W}", legendary, planeswalker, "Ajani", loyalty=3)(
        loyalty(+1).targeting(permanent).do(stays_tapped(target)),
        loyalty(-2).targeting(any_target).do(damage(3, to=target), gain_life(3)),
        loyalty(-7).targeting(a_player).do(destroy(each(land, controlled_by(target)))),
    ),
    card("Kiora, the Crashing Wave", "{2}{G}{U}", legendary, planeswalker, "Kiora", loyalty=2)(
        loyalty(+1)
        .targeting(is_a(permanent, an_opponents))
        .do(prevent(None, to=target, until=NEXT_TURN), prevent(None, by=target, until=NEXT_TURN)),
        loyalty(-1).do(draw(1), begin(extra_land_plays(you))),
        loyalty(-5).do(emblem("Kiora", at_the_beginning_of(end_step, of=you).do(create(1, KRAKEN)))),
    ),
)
