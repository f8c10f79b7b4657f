"""Schemes, for an archenemy's scheme deck (CR 314, 904)."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

GOLEM = token_card("Golem", colorless, artifact, creature, pt="4/6")
PLANT = token_card("Plant", green, creature, pt="0/1")
ELEMENTAL = token_card("Elemental", green, creature, pt="3/3")
HORROR = token_card("Horror", black, creature, pt="3/3")
NEXT_TURN = Duration.YOUR_NEXT_TURN
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
        "Approach My Molten Realm",
        when_set_in_motion.do(begin(deals_more(times=2), until=NEXT_TURN)),
    ),
    scheme(
        "Behold My Grandeur",
        when_set_in_motion.do(add("{U}{B}{R}")),
        n.Triggered(
            n.IsSetInMotion(itself),
            (do(may(search_library(mana_value_is(">=", 6), to=Zone.HAND, reveal=True))),),
            you_control(land, at_least=6),
        ),
    ),
    scheme(
        "Behold the Power of Destruction",
        when_set_in_motion.targeting(an_opponent).do(destroy(each(NONLAND, controlled_by(target)))),
    ),
    scheme(
        "Delight in the Hunt",
        when_set_in_motion.do(create(1, HORROR), n.PreventDamage(to_fits=is_a(creature, yours))),
    ),
    scheme(
        "Evil Comes to Fruition",
        when_set_in_motion.do(if_so(you_control(land, at_least=10), create(7, ELEMENTAL), create(7, PLANT))),
    ),
    scheme(
        "Introductions Are in Order",
        n.Triggered(
            n.IsSetInMotion(itself),
            (
                do(search_library(creature, to=Zone.HAND, reveal=True)),
                do(may(in_turn(choose(creature, in_a_hand, owned_by_you), put_onto_battlefield(it)))),
            ),
        ),
    ),
    scheme("Look Skyward and Despair", when_set_in_motion.do(create(1, DRAGON))),
    scheme(
        "Perhaps You've Met My Cohort",
        when_set_in_motion.do(search_library(planeswalker, to=Zone.BATTLEFIELD)),
    ),
    scheme("Roots of All Evil", when_set_in_motion.do(create(5, SAPROLING))),
    scheme("The Iron Guardian Stirs", when_set_in_motion.do(create(1, GOLEM))),
    scheme(
        "The Pieces Are Coming Together",
        when_set_in_motion.do(draw(2), begin(costs_less(you, artifact, less=2))),
    ),
    scheme("This World Belongs to Me", when_set_in_motion.do(draw(2), begin(extra_land_plays(you)))),
    scheme("Tooth, Claw, and Tail", when_set_in_motion.targeting(up_to(3, NONLAND)).do(destroy(target))),
    scheme(
        "Your Puny Minds Cannot Fathom",
        when_set_in_motion.do(draw(4), begin(no_maximum_hand_size, until=NEXT_TURN)),
    ),
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
    scheme(
        "Nothing Can Stop Me Now",
        prevents_some(1, players=you, by=an_opponents),
        at_the_beginning_of(end_step, if_=happened_this_turn("damaged", at_least=5)).do(abandon_this),
        ongoing=True,
    ),
)
