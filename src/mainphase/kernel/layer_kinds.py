"""The layers: to which one a modification belongs, and what it changes there that other effects may ask for (CR 613.1,
613.4).
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.facets import BASIC_LAND_TYPES, Sees

# Layers and sublayers in the order they apply. Layer 1, copying, is what `modifying.base_of` tells.
CONTROL: Final = 2
TYPES: Final = 4
COLORS: Final = 5
ABILITIES: Final = 6
DEFINES_PT: Final = 7  # 7a
SETS_PT: Final = 8  # 7b
ADDS_PT: Final = 9  # 7c, counters among them
SWITCHES_PT: Final = 10  # 7d
ORDER: Final = (CONTROL, TYPES, COLORS, ABILITIES, DEFINES_PT, SETS_PT, ADDS_PT, SWITCHES_PT)


def layer_of(m: n.Modification) -> int:
    if isinstance(m, n.AddPT):
        return ADDS_PT
    if isinstance(m, (n.GainKeywords, n.LoseKeywords, n.GainAbility, n.LoseAllAbilities)):
        return ABILITIES
    if isinstance(m, n.SetPT):
        return SETS_PT
    if isinstance(m, n.SetColors):
        return COLORS
    if isinstance(m, (n.SetTypes, n.AddTypes, n.LoseTypes, n.AddChosenType)):
        return TYPES
    if isinstance(m, n.SwitchPT):
        return SWITCHES_PT
    if isinstance(m, n.SetController):
        return CONTROL
    return -1  # of copies only, or without meaning


def changed_by(mods: tuple[n.Modification, ...], layer: int) -> int:
    """What modifications change of objects in a layer, as bits of `Sees`."""
    total = 0
    for m in mods:
        if isinstance(m, n.SetController):
            if layer == CONTROL:
                total |= Sees.CONTROL
        elif isinstance(m, n.SetTypes):
            if layer == TYPES:
                total |= (Sees.TYPES if m.types else 0) | Sees.SUBTYPES
                if sets_basic_land_type(m):
                    total |= Sees.EXISTENCE
        elif isinstance(m, n.LoseTypes):
            if layer == TYPES:
                total |= Sees.TYPES | Sees.SUBTYPES
        elif isinstance(m, n.AddChosenType):
            if layer == TYPES:
                total |= Sees.SUBTYPES
        elif isinstance(m, n.AddTypes):
            if layer == TYPES:
                total |= (Sees.TYPES if m.types else 0) | (Sees.SUBTYPES if m.subtypes else 0)
        elif isinstance(m, n.SetColors):
            if layer == COLORS:
                total |= Sees.COLORS
        elif isinstance(m, (n.GainKeywords, n.LoseKeywords)):
            if layer == ABILITIES:
                total |= Sees.ABILITIES
        elif isinstance(m, n.GainAbility):
            if layer == ABILITIES:
                total |= Sees.ABILITIES | Sees.GAINS
        elif isinstance(m, n.LoseAllAbilities):
            if layer == ABILITIES:
                total |= Sees.ABILITIES | Sees.EXISTENCE
        elif layer >= DEFINES_PT:
            total |= Sees.PT
    return total


def sets_basic_land_type(m: n.SetTypes) -> bool:
    """CR 305.7."""
    subtypes = m.subtypes
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


def first_layer(layers: int) -> int:
    for layer in ORDER:
        if layers & (1 << layer):
            return layer
    return SWITCHES_PT
