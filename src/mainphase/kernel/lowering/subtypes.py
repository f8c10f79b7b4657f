"""Kinds of subtypes (CR 205.3): which card type a subtype goes with."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType

BASIC_LAND_TYPES: Final[dict[str, int]] = {
    "Plains": n.Color.WHITE,
    "Island": n.Color.BLUE,
    "Swamp": n.Color.BLACK,
    "Mountain": n.Color.RED,
    "Forest": n.Color.GREEN,
}
# CR 205.3g-i; what is in neither list is a creature type, or a planeswalker's or battle's.
SUBTYPE_KIND: Final[dict[str, int]] = {}
for _kind, _names in (
    (
        CardType.LAND,
        "Plains Island Swamp Mountain Forest Cave Desert Gate Lair Locus Mine Planet Power-Plant Sphere Tower Town "
        "Urza's",
    ),
    (
        CardType.ARTIFACT,
        "Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander "
        "Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle",
    ),
    (CardType.ENCHANTMENT, "Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine"),
):
    for _name in _names.split():
        SUBTYPE_KIND[_name] = _kind


def kind_of_subtype(subtype: str) -> int:
    """The card type, as a bit, that a subtype goes with."""
    return SUBTYPE_KIND.get(subtype, CardType.CREATURE)
