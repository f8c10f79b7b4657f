"""Cards whose work is done in the layers (CR 613): what other objects are, and who controls them."""

from mainphase.cards.words import *

# It keeps this ability each time it becomes another creature.
DOPPELGANGER = (
    at_the_beginning_of(upkeep, of=you)
    .targeting(creature)
    .do(may(becomes_copy(this, target, keeps_colors, keeps_this_ability)))
)

CARDS = (
    # --- Control
    card("Act of Treason", "{2}{R}", sorcery)(
        targeting(creature).do(
            gain_control(target, until=Duration.END_OF_TURN),
            untap(target),
            apply(target, gains(haste)),
        ),
    ),
    card("Control Magic", "{2}{U}{U}", enchantment, "Aura")(
        enchant(creature),
        have(enchanted_creature, under_control_of(you)),
    ),
    card("Mind Control", "{3}{U}{U}", enchantment, "Aura")(
        enchant(creature),
        have(enchanted_creature, under_control_of(you)),
    ),
    # --- Types and colours
    card("Blood Moon", "{2}{R}", enchantment)(have(is_a(non(basic), land), becomes_a("Mountain"))),
    card("Opalescence", "{2}{W}{W}", enchantment)(
        have(
            is_a(another, non(a("Aura")), enchantment),
            is_also(creature),
            has_base(mana_value_of(each_of_them), mana_value_of(each_of_them)),
        ),
    ),
    # --- Power and toughness
    card("Doran, the Siege Tower", "{W}{B}{G}", legendary, creature, "Treefolk", "Shaman", pt="0/5")(
        assigns_by_toughness(creature),
    ),
    card("Omnath, Locus of Mana", "{2}{G}", legendary, creature, "Elemental", pt="1/1")(
        keeps_mana(you, green),
        have(itself, gets(unspent(green), unspent(green))),
    ),
    card("Nightmare", "{5}{B}", creature, "Nightmare", "Horse", pt="0/0")(
        flying,
        defines_pt(number_of(a("Swamp"), yours), number_of(a("Swamp"), yours)),
    ),
    card("Maro", "{2}{G}{G}", creature, "Elemental", pt="0/0")(
        defines_pt(cards_in_hand(you), cards_in_hand(you)),
    ),
    card("Lord of Extinction", "{3}{B}{G}", creature, "Elemental", pt="0/0")(
        defines_pt(number_of(in_a_graveyard), number_of(in_a_graveyard)),
    ),
    card("Keldon Warlord", "{2}{R}{R}", creature, "Human", "Barbarian", pt="0/0")(
        defines_pt(number_of(non(a("Wall")), creature, yours), number_of(non(a("Wall")), creature, yours)),
    ),
    card("Plague Rats", "{2}{B}", creature, "Rat", pt="0/0")(
        defines_pt(number_of(creature, named("Plague Rats")), number_of(creature, named("Plague Rats"))),
    ),
    # --- Copies
    card("Clone", "{3}{U}", creature, "Shapeshifter", pt="0/0")(may_enter_as_copy(creature)),
    card("Copy Enchantment", "{2}{U}", enchantment)(may_enter_as_copy(enchantment)),
    card("Vesuvan Doppelganger", "{3}{U}{U}", creature, "Shapeshifter", pt="0/0")(
        may_enter_as_copy(creature, but=(keeps_colors, gains_ability(DOPPELGANGER))),
    ),
    card("Fork", "{R}{R}", instant)(
        targeting(is_a(a_spell, either(instant, sorcery))).do(copy_spell(target, becomes_color(red))),
    ),
)
