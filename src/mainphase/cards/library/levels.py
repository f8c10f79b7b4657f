"""Class cards, and creatures that level up."""

from mainphase.cards.words import *

WOLF = token_card("Wolf", green, creature, pt="2/2")
OTTER = token_card("Otter", blue, red, creature, pt="1/1", abilities=(prowess,))
YOUR_SPELL_CARD = is_a(either(instant, sorcery), in_your_graveyard)

CARDS = (
    # --- Classes
    card("Ranger Class", "{1}{G}", enchantment, "Class")(
        when(enters(itself)).do(create(1, WOLF)),
        class_level(
            2,
            "{1}{G}",
            whenever(you_attack()).targeting(is_a(creature, attacking)).do(put_counters(1, "+1/+1", target)),
        ),
        class_level(
            3, "{3}{G}", may_look_at_top, may_play_from(on_top_of_library, owned_by_you, creature, lands=False)
        ),
    ),
    card("Stormchaser's Talent", "{U}", enchantment, "Class")(
        when(enters(itself)).do(create(1, OTTER)),
        class_level(2, "{3}{U}", when_this_becomes_level(2).targeting(YOUR_SPELL_CARD).do(return_to_hand(target))),
        class_level(3, "{5}{U}", whenever(casts(you, either(instant, sorcery))).do(create(1, OTTER))),
    ),
)
