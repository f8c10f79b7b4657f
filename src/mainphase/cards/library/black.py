"""Black cards."""

from mainphase.cards.words import *

ANOTHER_CREATURE = is_a(another, creature)

CARDS = (
    # --- Creatures
    card("Dauthi Horror", "{1}{B}", creature, "Dauthi", "Horror", pt="2/1")(
        shadow,
        cant_be_blocked(itself, by=white),
    ),
    card("Lord of the Pit", "{4}{B}{B}{B}", creature, "Demon", pt="7/7")(
        flying,
        trample,
        at_the_beginning_of(upkeep, of=you).do(
            if_so(you_control(another, creature), sacrifice(ANOTHER_CREATURE), damage(7, to=you)),
        ),
    ),
    # --- Enchantments
    card("Megrim", "{2}{B}", enchantment)(
        whenever(discards_a_card(each_opponent)).do(damage(2, to=that_player)),
    ),
    card("Yawgmoth's Bargain", "{4}{B}{B}", enchantment)(skips("draw step", you), pay(pay_life(1)).do(draw(1))),
    # --- Removal
    card("Cast Down", "{1}{B}", instant)(targeting(is_a(creature, non(legendary))).do(destroy(target))),
    card("Doom Blade", "{1}{B}", instant)(targeting(is_a(creature, non(black))).do(destroy(target))),
    card("Terror", "{1}{B}", instant)(
        targeting(is_a(creature, non(artifact), non(black))).do(destroy(target, regenerate=False)),
    ),
)
