"""Red cards."""

from mainphase.cards.words import *

ANAX = apply(target, gains(trample), gets(counters_on(this, "lore"), 0))

CARDS = (
    # --- Creatures
    card("Goblin Bushwhacker", "{R}", creature, "Goblin", "Warrior", pt="1/1")(
        kicker("{R}"),
        when(enters(itself), if_=kicked).do(apply(each(creature, yours), gets(1, 0), gains(haste))),
    ),
    card("Goblin Tomb Raider", "{R}", creature, "Goblin", "Pirate", pt="1/2")(
        as_long_as(you_control(artifact), have(itself, gets(1, 0), gains(haste))),
    ),
    card("Kird Ape", "{R}", creature, "Ape", pt="1/1")(
        as_long_as(you_control(a("Forest")), have(itself, gets(1, 2))),
    ),
    card("Obstinate Familiar", "{R}", creature, "Lizard", pt="1/1")(instead_of_drawing(you, nothing, may=True)),
    card("Raging Goblin", "{R}", creature, "Goblin", "Berserker", pt="1/1")(haste),
    card("Voldaren Epicure", "{R}", creature, "Vampire", pt="1/1")(
        when(enters(itself)).do(damage(1, to=each_opponent), create(1, BLOOD)),
    ),
    card("Falkenrath Reaver", "{1}{R}", creature, "Vampire", pt="2/2")(),
    card("Goblin Piker", "{1}{R}", creature, "Goblin", "Warrior", pt="2/1")(),
    card("Mogg Flunkies", "{1}{R}", creature, "Goblin", pt="3/3")(cant_attack_alone(itself, nor_block=True)),
    card("Fear of Being Hunted", "{1}{R}{R}", enchantment, creature, "Nightmare", pt="4/2")(
        haste,
        must_be_blocked(itself),
    ),
    card("Goblin Chieftain", "{1}{R}{R}", creature, "Goblin", pt="2/2")(
        haste,
        have(is_a(another, creature, a("Goblin"), yours), gets(1, 1), gains(haste)),
    ),
    card("Markov Blademaster", "{1}{R}{R}", creature, "Vampire", "Warrior", pt="1/1")(
        double_strike,
        whenever(deals_combat_damage_to_player(itself)).do(put_counters(1, "+1/+1", on=this)),
    ),
    card("Ball Lightning", "{R}{R}{R}", creature, "Elemental", pt="6/1")(
        trample,
        haste,
        at_the_beginning_of(end_step).do(sacrifice_it(this)),
    ),
    card("Brimstone Vandal", "{2}{R}", creature, "Devil", pt="2/3")(
        menace,
        as_it_enters(if_so(neither_day_nor_night, becomes_day)),
        whenever(day_changes).do(damage(1, to=each_opponent)),
    ),
    card("Goblin Roughrider", "{2}{R}", creature, "Goblin", "Knight", pt="3/2")(),
    card("Gray Ogre", "{2}{R}", creature, "Ogre", pt="2/2")(),
    card("Guttersnipe", "{2}{R}", creature, "Goblin", "Shaman", pt="2/2")(
        whenever(casts(you, either(instant, sorcery))).do(damage(2, to=each_opponent)),
    ),
    card("Spelleater Wolverine", "{2}{R}", creature, "Wolverine", pt="3/2")(
        as_long_as(
            there_is(either(instant, sorcery), in_your_graveyard, at_least=3),
            have(itself, gains(double_strike)),
        ),
    ),
    card("Sulfur Elemental", "{2}{R}", creature, "Elemental", pt="3/2")(
        flash,
        split_second,
        have(is_a(white, creature), gets(1, -1)),
    ),
    card("Valakut Predator", "{2}{R}", creature, "Elemental", pt="2/2")(
        whenever(enters(land, yours)).do(apply(this, gets(2, 2))),
    ),
    card("Anaba Bodyguard", "{3}{R}", creature, "Minotaur", pt="2/3")(first_strike),
    card("Bladetusk Boar", "{3}{R}", creature, "Boar", pt="3/2")(intimidate),
    card("Hill Giant", "{3}{R}", creature, "Giant", pt="3/3")(),
    card("Lightning Elemental", "{3}{R}", creature, "Elemental", pt="4/1")(haste),
    card("Hulking Cyclops", "{3}{R}{R}", creature, "Cyclops", pt="5/5")(cant_block(itself)),
    card("Sparktongue Dragon", "{3}{R}{R}", creature, "Dragon", pt="3/3")(
        flying,
        when(enters(itself)).do(
            may_pay("{2}{R}", then=reflexively(when_you_do.targeting(any_target).do(damage(3, to=target)))),
        ),
    ),
    card("Covetous Dragon", "{4}{R}", creature, "Dragon", pt="6/5")(
        flying,
        when(state_is(not_so(you_control(artifact)))).do(sacrifice_it(this)),
    ),
    card("Two-Headed Giant of Foriys", "{4}{R}", creature, "Giant", pt="4/4")(trample, can_block_more(itself)),
    card("Shivan Dragon", "{4}{R}{R}", creature, "Dragon", pt="5/5")(flying, pay("{R}").do(apply(this, gets(1, 0)))),
    # --- Enchantments
    card("Braid of Fire", "{1}{R}", enchantment)(cumulative_upkeep(add("{R}", times=counters_on(this, "age")))),
    card("Fervor", "{2}{R}", enchantment)(have(is_a(creature, yours), gains(haste))),
    card("The Triumph of Anax", "{2}{R}", enchantment, "Saga")(
        chapter(1, 2, 3).targeting(creature).do(ANAX),
        chapter(4).targeting(is_a(creature, yours), up_to(1, creature, not_yours)).do(fight(target, second_target)),
    ),
    card("Manabarbs", "{3}{R}", enchantment)(
        whenever(is_tapped_for_mana(land)).do(damage(1, to=that_player)),
    ),
    # --- Damage
    card("Gut Shot", "{R/P}", instant)(targeting(any_target).do(damage(1, to=target))),
    card("Lava Dart", "{R}", instant)(
        targeting(any_target).do(damage(1, to=target)),
        flashback(sacrifice_a(a("Mountain"))),
    ),
    card("Lightning Bolt", "{R}", instant)(targeting(any_target).do(damage(3, to=target))),
    card("Shock", "{R}", instant)(targeting(any_target).do(damage(2, to=target))),
    card("Blaze", "{X}{R}", sorcery)(targeting(any_target).do(damage(x, to=target))),
    card("Arc Lightning", "{2}{R}", sorcery)(
        targeting(any_targets_dividing(3, at_most=3)).do(damage(3, to=target, divided=True)),
    ),
    card("Precision Bolt", "{2}{R}", sorcery)(targeting(any_target).do(damage(3, to=target))),
    card("Fireblast", "{4}{R}{R}", instant)(
        instead_of_mana("sacrificing two Mountains", sacrifice_a(a("Mountain"), count=2)),
        targeting(any_target).do(damage(4, to=target)),
    ),
    # --- Other instants and sorceries
    card("Infernal Plunge", "{R}", sorcery)(additional_cost(sacrifice_a(creature)), do(add("{R}{R}{R}"))),
    card("Faithless Looting", "{R}", sorcery)(do(draw(2), discard(2)), flashback("{2}{R}")),
    card("Kindled Fury", "{R}", instant)(targeting(creature).do(apply(target, gets(1, 0), gains(first_strike)))),
    card("Cathartic Reunion", "{1}{R}", sorcery)(additional_cost(discard_a(count=2)), do(draw(3))),
    card("Dragon Fodder", "{1}{R}", sorcery)(do(create(2, GOBLIN))),
    card("Krenko's Command", "{1}{R}", sorcery)(do(create(2, GOBLIN))),
    # --- The turn
    card("Relentless Assault", "{2}{R}{R}", sorcery)(
        do(untap(each(creature, attacked_this_turn)), extra_phases("combat phase", "main phase")),
    ),
    card("Seize the Day", "{3}{R}", sorcery)(
        targeting(creature).do(untap(target), extra_phases("combat phase", "main phase")),
        flashback("{2}{R}"),
    ),
    card("Fury of the Horde", "{5}{R}{R}", sorcery)(
        instead_of_mana("exiling two red cards", exile_from_hand(red, count=2)),
        do(untap(each(creature, attacked_this_turn)), extra_phases("combat phase", "main phase")),
    ),
)
