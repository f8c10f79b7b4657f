"""Cards whose work is done in the layers (CR 613): what other objects are, and who controls them."""

from mainphase.cards.words import *

# It keeps this ability each time it becomes another creature.
DOPPELGANGER = (
    at_the_beginning_of(upkeep, of=you)
    .targeting(creature)
    .do(may(becomes_copy(this, target, keeps_colors, keeps_this_ability)))
)

CARDS = (
    # --- Types and colours
    card("Opalescence", "{2}{W}{W}", enchantment)(
        have(
            is_a(another, non(a("Aura")), enchantment),
            is_also(creature),
            has_base(mana_value_of(each_of_them), mana_value_of(each_of_them)),
        ),
    ),
    card("Humility", "{2}{W}{W}", enchantment)(have(creature, loses_all_abilities, has_base(1, 1))),
    card("Urborg, Tomb of Yawgmoth", None, legendary, land)(have(land, is_also("Swamp"))),
    # --- Power and toughness
    card("Glorious Anthem", "{1}{W}{W}", enchantment)(have(is_a(creature, yours), gets(1, 1))),
    card("Doran, the Siege Tower", "{W}{B}{G}", legendary, creature, "Treefolk", "Shaman", pt="0/5")(
        assigns_by_toughness(creature),
    ),
    card("Omnath, Locus of Mana", "{2}{G}", legendary, creature, "Elemental", pt="1/1")(
        keeps_mana(you, green),
        have(itself, gets(unspent(green), unspent(green))),
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
    # --- Text (612)
    card("Magical Hack", "{U}", instant)(
        targeting(spell_or_permanent).do(change_text(target, land_types=True)),
    ),
    # --- A God, which is a creature while its controller is devoted enough
    card("Kruphix, God of Horizons", "{3}{G}{U}", legendary, enchantment, creature, "God", pt="4/7")(
        indestructible,
        as_long_as(compare(devotion_to(green, blue), "<", 7), have(itself, isnt(creature))),
        no_maximum_hand_size,
        mana_becomes_colorless,
    ),
)
