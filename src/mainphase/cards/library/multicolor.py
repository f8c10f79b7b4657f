"""Cards of several colours, hybrid ones among them."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

CARDS = (
    card("Agent of Masks", "{3}{W}{B}", creature, "Human", "Advisor", pt="2/3")(
        at_the_beginning_of(upkeep, of=you).do(
            lose_life(1, by=each_opponent),
            gain_life(n.DoneThisWay("life lost")),
        ),
    ),
    card("Fireblade Artist", "{B}{R}", creature, "Human", "Shaman", pt="2/2")(
        haste,
        at_the_beginning_of(upkeep, of=you).do(
            may_pay(
                sacrifice_a(creature),
                then=n.Reflexive(when_you_do.targeting(opponent_or_planeswalker).do(damage(2, to=target))),
            ),
        ),
    ),
    card("Biovisionary", "{1}{G}{U}", creature, "Human", "Wizard", pt="2/3")(
        at_the_beginning_of(end_step, if_=you_control(creature, named("Biovisionary"), at_least=4)).do(
            n.WinTheGame(you),
        ),
    ),
    card("Dueling Grounds", "{1}{G}{W}", enchantment)(at_most_one_attacks, at_most_one_blocks),
    card("Blade Historian", "{R/W}{R/W}{R/W}{R/W}", creature, "Human", "Cleric", pt="2/3")(
        have(is_a(creature, attacking, yours), gains(double_strike)),
    ),
    card("Obeka, Splitter of Seconds", "{1}{U}{B}{R}", legendary, creature, "Ogre", "Warlock", pt="2/5")(
        menace,
        whenever(deals_combat_damage_to_player(itself)).do(
            extra_steps(that_much, "upkeep", after_phase="combat phase", you_get=True),
        ),
    ),
    card("Prosper, Tome-Bound", "{2}{B}{R}", legendary, creature, "Tiefling", "Warlock", pt="1/4")(
        deathtouch,
        at_the_beginning_of(end_step, of=you).do(
            exile_top(1),
            may_play(it, until=n.Duration.END_OF_YOUR_NEXT_TURN),
        ),
        whenever(
            n.AnyOf(
                (
                    n.PlaysLand(you, n.EnteredFrom(n.Zone.EXILE)),
                    n.CastsSpell(you, is_a(of_a_card, n.CastFrom(n.Zone.EXILE))),
                )
            )
        ).do(n.CreateToken(TREASURE)),
    ),
)
