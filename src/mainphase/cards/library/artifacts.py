"""Artifacts and artifact creatures without colour."""

from mainphase.cards.words import *

CARDS = (
    # --- That change the turn
    card("Winter Orb", "{2}", artifact)(as_long_as(is_untapped(this), at_most_untap(1, land))),
    card("Storm Cauldron", "{5}", artifact)(
        extra_land_plays(each_player),
        whenever(is_tapped_for_mana(land)).do(return_to_hand(that_object)),
    ),
    # --- Creatures
    card("Pili-Pala", "{2}", artifact, creature, "Scarecrow", pt="1/1")(
        flying,
        pay("{2}", untap_this).do(add_any_color()),
    ),
    card("Iron Golem", "{4}", artifact, creature, "Golem", pt="5/3")(
        vigilance,
        must_attack(itself),
        must_block(itself),
    ),
    card("Triskelion", "{6}", artifact, creature, "Construct", pt="1/1")(
        enters_with(3, "+1/+1"),
        pay(remove_counter("+1/+1")).targeting(any_target).do(damage(1, to=target)),
    ),
)
