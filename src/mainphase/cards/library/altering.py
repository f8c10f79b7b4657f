"""Cards that change how many counters are put and how much mana is produced; cards for which something is chosen."""

from mainphase.cards import nodes as n
from mainphase.cards.words.abilities import (
    as_it_enters,
    at_the_beginning_of,
    card,
    have,
    poisonous,
    produces_more_mana,
    puts_half_the_counters,
    puts_more_counters,
    upkeep,
)
from mainphase.cards.words.doing import choose_an_opponent, damage, gains_ability
from mainphase.cards.words.things import (
    a,
    amount,
    artifact,
    cards_in_hand,
    chosen_player,
    creature,
    each_opponent,
    enchantment,
    haste,
    is_a,
    legendary,
    trample,
    you,
)


def minus(left: n.Quantity, right: n.Quantity) -> n.Quantity:
    return n.Plus(left, n.Times(-1, right))


CARDS = (
    # --- Counters
    card("Virulent Sliver", "{G}", creature, "Sliver", pt="1/1")(
        have(is_a(creature, a("Sliver")), gains_ability(poisonous(1))),
    ),
    card("Vorinclex, Monstrous Raider", "{4}{G}{G}", legendary, creature, "Phyrexian", "Praetor", pt="6/6")(
        trample,
        haste,
        puts_more_counters(you),
        puts_half_the_counters(each_opponent),
    ),
    # --- Mana
    card("Mana Reflection", "{4}{G}{G}", enchantment)(produces_more_mana(you)),
    # --- Chosen as they enter
    card("Black Vise", "{1}", artifact)(
        as_it_enters(choose_an_opponent),
        at_the_beginning_of(upkeep, of=chosen_player).do(
            damage(minus(cards_in_hand(chosen_player), amount(4)), to=chosen_player),
        ),
    ),
    card("The Rack", "{1}", artifact)(
        as_it_enters(choose_an_opponent),
        at_the_beginning_of(upkeep, of=chosen_player).do(
            damage(minus(amount(3), cards_in_hand(chosen_player)), to=chosen_player),
        ),
    ),
)
