"""Cards that change how many counters are put and how much mana is produced; cards for which something is chosen."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

CARDS = (
    # --- Counters
    card("Virulent Sliver", "{G}", creature, "Sliver", pt="1/1")(
        have(is_a(creature, a("Sliver")), gains_ability(poisonous(1))),
    ),
    card("Vorinclex, Monstrous Raider", "{4}{G}{G}", legendary, creature, "Phyrexian", "Praetor", pt="6/6")(
        trample,
        haste,
        n.Static(n.CountersTimes(you)),
        puts_half_the_counters(each_opponent),
    ),
    # --- Counting its activations
    card("Dragon Whelp", "{2}{R}{R}", creature, "Dragon", pt="2/3")(
        flying,
        pay("{R}").do(
            apply(this, gets(1, 0)),
            if_so(n.ActivatedThisTurn(4), later(at_the_beginning_of(end_step).do(sacrifice_it(this)))),
        ),
    ),
    # --- Exerting
    card("Combat Celebrant", "{2}{R}", creature, "Human", "Warrior", pt="4/1")(
        may_exert_first,
        when(exerted(itself)).do(untap(each(another, creature, yours)), extra_phases("combat phase")),
    ),
    # --- Mana
    card("Mana Reflection", "{4}{G}{G}", enchantment)(n.Static(n.ManaTimes(you))),
    # --- Chosen before the game
    card("The Prismatic Piper", "{5}", legendary, creature, "Shapeshifter", pt="3/3")(n.ColorChosenFirst(), partner),
    # --- Chosen as they enter
    card("Black Vise", "{1}", artifact)(
        as_it_enters(choose_an_opponent),
        at_the_beginning_of(upkeep, of=chosen_player).do(
            damage(minus(cards_in_hand(that_player), amount(4)), to=that_player),
        ),
    ),
    card("Undiscovered Paradise", None, land)(pay(tap_this).do(add_any_color(), n.ReturnAsUntapping(this))),
)
