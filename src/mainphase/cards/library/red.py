"""Red cards."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

CARDS = (
    # --- Creatures
    card("Mogg Flunkies", "{1}{R}", creature, "Goblin", pt="3/3")(cant_attack_alone(itself, nor_block=True)),
    card("Ironclaw Orcs", "{1}{R}", creature, "Orc", pt="2/2")(
        cant_be_blocked(creature, power_is(">=", 2), by=itself),
    ),
    card("Goblin Chieftain", "{1}{R}{R}", creature, "Goblin", pt="2/2")(
        haste,
        have(is_a(another, creature, a("Goblin"), yours), gets(1, 1), gains(haste)),
    ),
    card("Brimstone Vandal", "{2}{R}", creature, "Devil", pt="2/3")(
        menace,
        as_it_enters(if_so(neither_day_nor_night, becomes_day)),
        whenever(day_changes).do(damage(1, to=each_opponent)),
    ),
    card("Spelleater Wolverine", "{2}{R}", creature, "Wolverine", pt="3/2")(
        as_long_as(
            there_is(either(instant, sorcery), in_your_graveyard, at_least=3),
            have(itself, gains(double_strike)),
        ),
    ),
    card("Covetous Dragon", "{4}{R}", creature, "Dragon", pt="6/5")(
        flying,
        when(n.StateIs(not_so(you_control(artifact)))).do(sacrifice_it(this)),
    ),
    # --- Damage
    card("Arc Lightning", "{2}{R}", sorcery)(
        targeting(any_targets_dividing(3, at_most=3)).do(damage(3, to=target, divided=True)),
    ),
    # --- The turn
    card("Fury of the Horde", "{5}{R}{R}", sorcery)(
        instead_of_mana("exiling two red cards", exile_from_hand(red, count=2)),
        do(untap(each(creature, attacked_this_turn)), extra_phases("combat phase", "main phase")),
    ),
)
