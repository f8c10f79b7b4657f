"""Green cards."""

from mainphase.cards.words import *

ELF = a("Elf")

CARDS = (
    # --- Creatures that make mana
    card("Priest of Titania", "{1}{G}", creature, "Elf", "Druid", pt="1/1")(tap_for("{G}", times=number_of(ELF))),
    # --- Other creatures
    card("Silhana Ledgewalker", "{1}{G}", creature, "Elf", "Rogue", pt="1/1")(
        hexproof,
        cant_be_blocked(itself, by=without(flying)),
    ),
    card("Wellwisher", "{1}{G}", creature, "Elf", pt="1/1")(pay(tap_this).do(gain_life(number_of(ELF)))),
    # --- Enchantments
    # --- Instants and sorceries
    card("Prey Upon", "{G}", sorcery)(
        targeting(is_a(creature, yours), is_a(creature, not_yours)).do(fight(target, second_target)),
    ),
)
