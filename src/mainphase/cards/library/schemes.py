"""Schemes, for an archenemy's scheme deck (CR 314, 904)."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

NONLAND = is_a(non(land), permanent)
NONBASIC_LAND = is_a(land, non(basic))
ALL_THREE = n.Together((target, second_target, n.Target(2)))

CARDS = (
    # --- Done as soon as they have happened
    scheme(
        "All Shall Smolder in My Wake",
        when_set_in_motion.targeting(up_to(1, artifact), up_to(1, enchantment), up_to(1, NONBASIC_LAND)).do(
            destroy(ALL_THREE)
        ),
    ),
    scheme(
        "Behold the Power of Destruction",
        when_set_in_motion.targeting(an_opponent).do(destroy(each(NONLAND, controlled_by(target)))),
    ),
    scheme("Tooth, Claw, and Tail", when_set_in_motion.targeting(up_to(3, NONLAND)).do(destroy(target))),
    # --- Ongoing
    scheme(
        "Because I Have Willed It",
        costs_less(you, n.Anything()),
        at_the_beginning_of(end_step, of=each_opponent, if_=compare(n.SpellsCastThisTurn(each_opponent), ">=", 4)).do(
            abandon_this
        ),
        ongoing=True,
    ),
    scheme(
        "I Know All, I See All",
        untaps_in_others_untap_steps(permanent),
        at_the_beginning_of(end_step, if_=happened_this_turn("had a card put into their graveyard", at_least=3)).do(
            abandon_this
        ),
        ongoing=True,
    ),
)
