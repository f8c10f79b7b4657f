"""The layers: to which one a modification belongs, and what it changes there that other effects may ask for (CR 613.1,
613.4).
"""

from collections.abc import Callable
from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.subtypes import BASIC_LAND_TYPES
from mainphase.rules.law import Layers

# Layers and sublayers in the order they apply. Layer 1, copying, is what `modifying.base_of` tells.
CONTROL: Final = 2
TYPES: Final = 4
COLORS: Final = 5
ABILITIES: Final = 6
DEFINES_PT: Final = 7  # 7a
SETS_PT: Final = 8  # 7b
ADDS_PT: Final = 9  # 7c, counters among them
SWITCHES_PT: Final = 10  # 7d
ORDER: Final = [CONTROL, TYPES, COLORS, ABILITIES, DEFINES_PT, SETS_PT, ADDS_PT, SWITCHES_PT]  # never changed


class ModificationPlace:
    """Where a modification applies, and what it changes there that other effects may ask for (`Sees`); `changes_by`
    says that where it depends on what the modification says.
    """

    def __init__(
        self, layer: int = 0, changes: int = 0, changes_by: Callable[[n.Modification], int] | None = None
    ) -> None:
        self.layer = layer
        self.changes = changes
        self.changes_by = changes_by


# Of each modification: `reading.modifying` registers them, beside what they do to an object.
LAYERS: Final[dict[type, ModificationPlace]] = {}


def layer_of(modification: n.Modification) -> int:
    """-1: of copies only, or without meaning."""
    place = LAYERS.get(type(modification))
    return -1 if place is None else place.layer


def changed_by(mods: tuple[n.Modification, ...], layer: int) -> int:
    """The characteristics that modifications change in a layer, as bits of `Sees`."""
    total = 0
    for m in mods:
        place = LAYERS[type(m)]
        if place.layer == layer or (place.layer >= DEFINES_PT and layer >= DEFINES_PT):
            by = place.changes_by
            total |= place.changes if by is None else by(m)
    return total


def sets_basic_land_type(node: n.SetTypes) -> bool:
    """CR 305.7."""
    subtypes = node.subtypes
    if subtypes is None:
        return False
    for s in subtypes:
        if s in BASIC_LAND_TYPES:
            return True
    return False


def layers_of(mods: tuple[n.Modification, ...]) -> int:
    """The layers in which modifications apply, as bits."""
    total = 0
    for m in mods:
        total |= 1 << layer_of(m)
    return total


# --- Until 10 July 2009


def changes_types(mods: tuple[n.Modification, ...], system: int) -> bool:
    """True if they change types: until November 2003 card types and land types alone, since then creature types too."""
    for m in mods:
        if layer_of(m) == TYPES:
            if system < Layers.DEFINED_FIRST:
                return True
            if isinstance(m, (n.SetTypes, n.AddTypes, n.LoseTypes)) and m.types:
                return True
            if isinstance(m, (n.SetTypes, n.AddTypes)) and m.subtypes is not None:
                for s in m.subtypes:
                    if s in BASIC_LAND_TYPES:
                        return True
    return False


def says_what_it_is(mods: tuple[n.Modification, ...], or_has: bool) -> bool:
    """True if they give values, as "is" does, or abilities, as "has" does, and neither add to values nor take away."""
    for m in mods:
        if isinstance(m, (n.GainKeywords, n.GainAbility)):
            if not or_has:
                return False
        elif not isinstance(m, (n.SetPT, n.SetColors, n.AddColors, n.SetTypes, n.AddTypes)):
            return False
    return True


def place_then(system: int, modification: n.Modification, defines: bool, static: bool, types: bool) -> int:
    """The layer of today in whose place a modification applied then: of an effect that defines characteristics, comes
    from a static ability, changes types. What had no layer of its own stands where power and toughness are set; then
    counters come before that.
    """
    layer = layer_of(modification)
    if layer == SETS_PT and defines:
        layer = DEFINES_PT
    if layer == CONTROL:
        return CONTROL
    if system >= Layers.DEFINED_FIRST:
        if layer == DEFINES_PT or (system == Layers.DEFINED_FIRST and defines):
            return TYPES
        return TYPES if types and system != Layers.IN_ORDER else SETS_PT
    if system == Layers.SIX:
        if types:
            return TYPES
        if layer > DEFINES_PT:
            return SETS_PT
    elif layer == ADDS_PT and not static:
        return SETS_PT
    return ABILITIES if layer == COLORS else layer


def first_layer(layers: int) -> int:
    for layer in ORDER:
        if layers & (1 << layer):
            return layer
    return SWITCHES_PT
