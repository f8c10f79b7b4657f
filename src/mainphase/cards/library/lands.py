"""Lands."""

from mainphase.cards.words import *

CARDS = (
    # --- Basic lands; their mana abilities come with their types (CR 305.6)
    card("Plains", None, basic, land, "Plains")(),
    card("Island", None, basic, land, "Island")(),
    card("Swamp", None, basic, land, "Swamp")(),
    card("Mountain", None, basic, land, "Mountain")(),
    card("Forest", None, basic, land, "Forest")(),
    card("Wastes", None, basic, land)(tap_for("{C}")),
    # --- Two basic land types
    card("Tundra", None, land, "Plains", "Island")(),
    card("Underground Sea", None, land, "Island", "Swamp")(),
    card("Badlands", None, land, "Swamp", "Mountain")(),
    card("Taiga", None, land, "Mountain", "Forest")(),
    card("Plateau", None, land, "Mountain", "Plains")(),
    card("Scrubland", None, land, "Plains", "Swamp")(),
    card("Tropical Island", None, land, "Forest", "Island")(),
    card("Volcanic Island", None, land, "Island", "Mountain")(),
    # --- That enter tapped
    card("Azorius Guildgate", None, land, "Gate")(enters_tapped, tap_for("{W}", "{U}")),
    card("Akoum Refuge", None, land)(
        enters_tapped,
        when(enters(itself)).do(gain_life(1)),
        tap_for("{B}", "{R}"),
    ),
    card("Secluded Steppe", None, land)(enters_tapped, tap_for("{W}"), cycling("{W}")),
    card("Barren Moor", None, land)(enters_tapped, tap_for("{B}"), cycling("{B}")),
    card("Forgotten Cave", None, land)(enters_tapped, tap_for("{R}"), cycling("{R}")),
    card("Tranquil Thicket", None, land)(enters_tapped, tap_for("{G}"), cycling("{G}")),
    # --- Artifacts as well
    card("Seat of the Synod", None, artifact, land)(tap_for("{U}")),
    card("Vault of Whispers", None, artifact, land)(tap_for("{B}")),
    card("Great Furnace", None, artifact, land)(tap_for("{R}")),
    # --- That do more
    card("Exotic Orchard", None, land)(pay(tap_this).do(add_any_color(could_produce=is_a(land, an_opponents)))),
    card("Undiscovered Paradise", None, land)(pay(tap_this).do(add_any_color(), return_as_untapping(this))),
    card("Nykthos, Shrine to Nyx", None, legendary, land)(
        tap_for("{C}"),
        pay("{2}", tap_this).do(add_any_color(devotion_to())),
    ),
    card("Ancient Ziggurat", None, land)(pay(tap_this).do(add_any_color(only_for=creature))),
    card("Bazaar of Baghdad", None, land)(pay(tap_this).do(draw(2), discard(3))),
    card("Library of Alexandria", None, land)(
        tap_for("{C}"),
        pay(tap_this, only_if=compare(cards_in_hand(you), "=", 7)).do(draw(1)),
    ),
    card("Reliquary Tower", None, land)(no_maximum_hand_size, tap_for("{C}")),
    card("Strip Mine", None, land)(
        tap_for("{C}"),
        pay(tap_this, sacrifice_this).targeting(land).do(destroy(target)),
    ),
)
