"""Cards of several colours, hybrid ones among them."""

from mainphase.cards.words import *

CARDS = (
    card("Boros Recruit", "{R/W}", creature, "Goblin", "Soldier", pt="1/1")(first_strike),
    card("Burning-Tree Emissary", "{R/G}{R/G}", creature, "Human", "Shaman", pt="2/2")(
        when(enters(itself)).do(add("{R}{G}")),
    ),
    card("Fireblade Artist", "{B}{R}", creature, "Human", "Shaman", pt="2/2")(
        haste,
        at_the_beginning_of(upkeep, of=you).do(
            may_pay(
                sacrifice_a(creature),
                then=reflexively(when_you_do.targeting(opponent_or_planeswalker).do(damage(2, to=target))),
            ),
        ),
    ),
    card("Goblin Electromancer", "{U}{R}", creature, "Goblin", "Wizard", pt="2/2")(
        costs_less(you, either(instant, sorcery)),
    ),
    card("Biovisionary", "{1}{G}{U}", creature, "Human", "Wizard", pt="2/3")(
        at_the_beginning_of(end_step, if_=you_control(creature, named("Biovisionary"), at_least=4)).do(
            wins_the_game(you),
        ),
    ),
    card("Dueling Grounds", "{1}{G}{W}", enchantment)(at_most_one_attacks, at_most_one_blocks),
    card("Khenra Charioteer", "{1}{R}{G}", creature, "Jackal", "Warrior", pt="3/3")(
        trample,
        have(is_a(another, creature, yours), gains(trample)),
    ),
    card("Rhox War Monk", "{G}{W}{U}", creature, "Rhino", "Monk", pt="3/4")(lifelink),
    card("Sprouting Thrinax", "{B}{R}{G}", creature, "Lizard", pt="3/3")(when(dies(itself)).do(create(3, SAPROLING))),
    card("Blade Historian", "{R/W}{R/W}{R/W}{R/W}", creature, "Human", "Cleric", pt="2/3")(
        have(is_a(creature, attacking, yours), gains(double_strike)),
    ),
    card("Horizon Chimera", "{2}{G}{U}", creature, "Chimera", pt="3/2")(
        flash,
        flying,
        trample,
        whenever(draws_a_card(you)).do(gain_life(1)),
    ),
    card("Skyrider Patrol", "{2}{G}{U}", creature, "Elf", "Scout", pt="2/3")(
        flying,
        at_the_beginning_of(combat, of=you).do(
            may_pay(
                "{G}{U}",
                then=reflexively(
                    when_you_do.targeting(is_a(another, creature, yours)).do(
                        put_counters(1, "+1/+1", on=target),
                        apply(target, gains(flying)),
                    ),
                ),
            ),
        ),
    ),
    card("Obeka, Splitter of Seconds", "{1}{U}{B}{R}", legendary, creature, "Ogre", "Warlock", pt="2/5")(
        menace,
        whenever(deals_combat_damage_to_player(itself)).do(
            extra_steps(that_much, "upkeep", after_phase="combat phase", you_get=True),
        ),
    ),
)
