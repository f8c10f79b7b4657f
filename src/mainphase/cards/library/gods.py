"""Gods: enchantments that are creatures while their controller is devoted enough."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *


def unless_devoted(least: int, *to: n.OfColor) -> n.Static:
    """As long as your devotion is less, it isn't a creature."""
    return as_long_as(compare(devotion_to(*to), "<", least), have(itself, isnt(creature)))


CARDS = (
    card("Heliod, Sun-Crowned", "{2}{W}", legendary, enchantment, creature, "God", pt="5/5")(
        indestructible,
        unless_devoted(5, white),
        whenever(gains_life(you))
        .targeting(is_a(either(creature, enchantment), yours))
        .do(put_counters(1, "+1/+1", on=target)),
        pay("{1}{W}").targeting(is_a(another, creature)).do(apply(target, gains(lifelink))),
    ),
    card("Kruphix, God of Horizons", "{3}{G}{U}", legendary, enchantment, creature, "God", pt="4/7")(
        indestructible,
        unless_devoted(7, green, blue),
        no_maximum_hand_size,
        mana_becomes_colorless,
    ),
)
