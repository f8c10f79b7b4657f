"""Continuous modifications: what a continuous effect does to an object, layer by layer (CR 613)."""

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import Ability, Filter, Modification, Quantity, Selector


@dataclass(frozen=True)
class AddPT(Modification):
    """Layer 7c: gets +power/+toughness. `doubles`: it is what there is already, which may be negative (CR 701.10c)."""

    power: Quantity
    toughness: Quantity
    doubles: bool = False


@dataclass(frozen=True)
class SetPT(Modification):
    """Layer 7b: has base power and toughness, or one of them (None: the other is as it was)."""

    power: Quantity | None
    toughness: Quantity | None


@dataclass(frozen=True)
class SwitchPT(Modification):
    """Layer 7d."""


@dataclass(frozen=True)
class GainKeywords(Modification):
    """Layer 6."""

    keywords: int


@dataclass(frozen=True)
class LoseKeywords(Modification):
    """Layer 6. `barred`: it can't have them either, whoever would give them (CR 113.11)."""

    keywords: int
    barred: bool = False


@dataclass(frozen=True)
class GainAbility(Modification):
    """Layer 6. `once`: unless something has given it the same already."""

    ability: Ability
    once: bool = False


@dataclass(frozen=True)
class GainActivatedOf(Modification):
    """Layer 6: the activated abilities of all objects that fit; without `mana` all but mana abilities."""

    of: Filter
    mana: bool = True


@dataclass(frozen=True)
class LoseAllAbilities(Modification):
    """Layer 6."""


@dataclass(frozen=True)
class SetColors(Modification):
    """Layer 5."""

    colors: int


@dataclass(frozen=True)
class AddColors(Modification):
    """Layer 5: in addition to its other colours."""

    colors: int


@dataclass(frozen=True)
class SetTypes(Modification):
    """Layer 4: replaces card types (0: leaves them) and, if given, subtypes: those of the same set as the new ones, so
    that a Frog is of no other creature type (205.1a).
    """

    types: int = 0
    subtypes: tuple[str, ...] | None = None


@dataclass(frozen=True)
class AddTypes(Modification):
    """Layer 4: in addition to its other types."""

    types: int = 0
    subtypes: tuple[str, ...] = ()


@dataclass(frozen=True)
class LoseTypes(Modification):
    """Layer 4: is not of these card types (mask) any more, nor of their subtypes."""

    types: int


@dataclass(frozen=True)
class AddAllCreatureTypes(Modification):
    """Layer 4: is every creature type, if it can be of any (CR 205.3d, m)."""


@dataclass(frozen=True)
class LoseCreatureTypes(Modification):
    """Layer 4: is of no creature type."""


@dataclass(frozen=True)
class AddSupertypes(Modification):
    """Layer 4: has these supertypes (mask), too (CR 205.4b)."""

    supertypes: int


@dataclass(frozen=True)
class LoseSupertypes(Modification):
    """Layer 4: has none of these supertypes (mask): "isn't legendary" (CR 205.4b)."""

    supertypes: int


@dataclass(frozen=True)
class AddChosenType(Modification):
    """Layer 4: is the creature type or basic land type chosen for the object this ability is on, in addition."""


@dataclass(frozen=True)
class BecomeChosenType(Modification):
    """Layer 4: is the creature type or basic land type chosen for the object this ability is on, and no other of these
    (CR 205.1a, 305.7).
    """


@dataclass(frozen=True)
class SetController(Modification):
    """Layer 2."""

    who: Selector


@dataclass(frozen=True)
class KeepColors(Modification):
    """Of a copy: its colours are not copied (CR 707.9d)."""


@dataclass(frozen=True)
class KeepName(Modification):
    """Of a copy: its name is not copied (CR 707.9b)."""


@dataclass(frozen=True)
class NameIs(Modification):
    """Of a copy: it has this name instead of the one that is copied (CR 707.9b)."""

    name: str


@dataclass(frozen=True)
class NoManaCost(Modification):
    """Of a copy: it has no mana cost (CR 707.9d)."""


@dataclass(frozen=True)
class KeepOtherAbilities(Modification):
    """Of a copy: it also has the abilities that it had as no copy, other than the one that makes it one (CR 707.9a)."""


@dataclass(frozen=True)
class KeepThisAbility(Modification):
    """Of a copy: it also has the ability that makes it one (CR 707.9a)."""
