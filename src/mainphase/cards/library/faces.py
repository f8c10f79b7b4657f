"""Cards with more than one set of characteristics: split cards and adventurer cards."""

from mainphase.cards.words.abilities import (
    adventure,
    any_target,
    any_targets_dividing,
    cant_block,
    card,
    do,
    fuse,
    split,
    targeting,
)
from mainphase.cards.words.doing import apply, create, damage, destroy, draw, gains, gets, tap, token_card
from mainphase.cards.words.things import (
    artifact,
    creature,
    enchantment,
    flying,
    green,
    instant,
    itself,
    permanent,
    sorcery,
    target,
)

ELEPHANT = token_card("Elephant", creature, green, pt="3/3")

CARDS = (
    # --- Split cards (709)
    split(
        card("Fire", "{1}{R}", instant)(
            targeting(any_targets_dividing(2, at_most=2)).do(damage(2, to=target, divided=True)),
        ),
        card("Ice", "{1}{U}", instant)(targeting(permanent).do(tap(target), draw(1))),
    ),
    split(
        card("Assault", "{R}", sorcery)(targeting(any_target).do(damage(2, to=target))),
        card("Battery", "{3}{G}", sorcery)(do(create(1, ELEPHANT))),
    ),
    split(
        card("Wear", "{1}{R}", instant)(targeting(artifact).do(destroy(target))),
        card("Tear", "{W}", instant)(targeting(enchantment).do(destroy(target))),
        fuse,
    ),
    # --- Adventurer cards (715)
    adventure(
        card("Rimrock Knight", "{1}{R}", creature, "Dwarf", "Knight", pt="3/1")(cant_block(itself)),
        card("Boulder Rush", "{R}", instant, "Adventure")(targeting(creature).do(apply(target, gets(2, 0)))),
    ),
    adventure(
        card("Faerie Guidemother", "{W}", creature, "Faerie", pt="1/1")(flying),
        card("Gift of the Fae", "{1}{W}", sorcery, "Adventure")(
            targeting(creature).do(apply(target, gets(2, 1), gains(flying))),
        ),
    ),
    adventure(
        card("Garenbrig Carver", "{3}{G}", creature, "Human", "Warrior", pt="3/2")(),
        card("Shield's Might", "{1}{G}", instant, "Adventure")(targeting(creature).do(apply(target, gets(2, 2)))),
    ),
)
