"""Whatever makes an object what it is: the continuous effects, counters and copies that change it, layer by layer."""

from dataclasses import dataclass
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.lowering.layer_kinds import (
    ABILITIES,
    ADDS_PT,
    COLORS,
    CONTROL,
    DEFINES_PT,
    ORDER,
    SETS_PT,
    SWITCHES_PT,
    TYPES,
)
from mainphase.kernel.reading.layer_effect import LayerEffect, applies_in
from mainphase.kernel.reading.layers import effects_on
from mainphase.kernel.state import flat
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.language import fragments
from mainphase.presentation.lasting_words import with_fixed_numbers
from mainphase.presentation.names import card_name, object_name
from mainphase.rules.concepts import Concept

CONCEPTS: Final = {
    CONTROL: Concept.LAYER_CONTROL,
    TYPES: Concept.LAYER_TYPE,
    COLORS: Concept.LAYER_COLOR,
    ABILITIES: Concept.LAYER_ABILITY,
    DEFINES_PT: Concept.LAYER_PT_DEFINED,
    SETS_PT: Concept.LAYER_PT_SET,
    ADDS_PT: Concept.LAYER_PT_MODIFIED,
    SWITCHES_PT: Concept.LAYER_PT_SWITCHED,
}
POWER_AND_TOUGHNESS: Final = ("+1/+1", "-1/-1")


@dataclass(frozen=True)
class Shaped:
    """One thing that makes an object what it is: in words, the concept of its layer, and the object it comes from."""

    text: str
    concept: int
    source: int = 0


def shaping_of(g: State, o: Obj) -> list[Shaped]:
    """In the order in which it applies."""
    found: list[Shaped] = []
    if o.copied is not None:
        found.append(Shaped("it is a copy of something else", Concept.LAYER_COPY))
    twin = flat.clone_state(g)
    effects = effects_on(twin, o.id)
    for layer in ORDER:
        for e in effects:
            found += [
                Shaped(layer_effect_text(g, e, m), CONCEPTS[layer], e.ctx.source)
                for i, m in enumerate(fixed_mods(e))
                if applies_in(e, i, e.mods[i], layer)
            ]
        if layer == ADDS_PT and o.zone == Zone.BATTLEFIELD:
            found += [
                Shaped(f"{count} {name} counter{'' if count == 1 else 's'}", Concept.LAYER_PT_MODIFIED, o.id)
                for name, count in o.counters.items()
                if name in POWER_AND_TOUGHNESS and count
            ]
    return found


def fixed_mods(e: LayerEffect) -> list[n.Modification]:
    """Returns the modifications of an effect, with the numbers that were fixed as it began."""
    return with_fixed_numbers(e.mods, e.lasting.values) if e.lasting is not None else list(e.mods)


def layer_effect_text(g: State, e: LayerEffect, m: n.Modification) -> str:
    """ "gets +1/+1, from Crusade"."""
    source = g.find(e.ctx.source)
    name = "an effect" if source is None else object_name(g, source.id) or card_name(g, source.card)
    return f"{fragments.modification_text(m, g.rules.date, name)}, from {name}"
