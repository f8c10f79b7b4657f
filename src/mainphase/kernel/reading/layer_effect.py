"""One continuous effect that changes characteristics, while the layers are applied: where and in what order it applies
(CR 613.1, 613.7).
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.codes import AbilityCode
from mainphase.kernel.lowering.layer_kinds import (
    DEFINES_PT,
    changed_by,
    changes_types,
    layer_of,
    place_then,
    says_what_it_is,
)
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State
from mainphase.kernel.state.waiting import Lasting
from mainphase.rules.law import FirstInLayer

FEW_EFFECTS: Final = 24  # so many are sorted one by one


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class LayerEffect:
    """A continuous effect that changes characteristics: from a static ability (`which`), or from a resolved spell or
    ability (`objects`, fixed).
    """

    def __init__(
        self,
        timestamp: int,
        mods: tuple[n.Modification, ...],
        ctx: Context,
        which: n.Filter | None = None,
        code: AbilityCode | None = None,
        lasting: Lasting | None = None,
    ) -> None:
        self.timestamp = timestamp
        self.mods = mods
        self.ctx = ctx
        self.which = which
        self.code = code  # of the static ability it comes from
        self.lasting = lasting  # what it comes from if it is not a static ability
        self.begun = False  # started to apply in an earlier layer: goes on even if its ability is lost (613.6)
        self.defines = False  # from a characteristic-defining ability (604.3)
        self.sees = 0
        self.late = (
            -1
        )  # where conditions look at what comes of later layers: what they came to (an index); -1: they don't
        self.affected: list[int] = []
        self.layers = 0  # bits of the layers it applies in
        self.places: list[int] | None = None  # the layer of each modification where it was not that of today


def is_later_effect(one: LayerEffect, other: LayerEffect) -> bool:
    if one.defines != other.defines:
        return other.defines
    return one.timestamp > other.timestamp


def sort_by_age(effects: list[LayerEffect]) -> None:
    """Puts effects in the order in which they apply; those of one timestamp stay as they are."""
    if len(effects) > FEW_EFFECTS:
        effects.sort(key=age_of)
        return
    for i in range(1, len(effects)):  # insertion sort: few, and nearly in order already
        e = effects[i]
        j = i
        while j > 0 and is_later_effect(effects[j - 1], e):
            effects[j] = effects[j - 1]
            j -= 1
        effects[j] = e


def age_of(effect: LayerEffect) -> int:
    """A number by which effects are in the order of `is_later_effect`."""
    return effect.timestamp if effect.defines else effect.timestamp | 1 << 60


def insert_by_timestamp(others: list[LayerEffect], least: int, more: list[LayerEffect]) -> None:
    """At their places by timestamp, none before `least`."""
    for e in more:
        at = len(others)
        while at > least and is_later_effect(others[at - 1], e):
            at -= 1
        others.insert(at, e)


def applies_in(effect: LayerEffect, index: int, modification: n.Modification, layer: int) -> bool:
    places = effect.places
    if places is not None:
        return places[index] == layer
    return layer_of(modification) == layer or (
        layer == DEFINES_PT and isinstance(modification, n.SetPT) and effect.defines
    )


def width_of(modification: n.Modification) -> int:
    """How many numbers a modification is fixed with."""
    if isinstance(modification, (n.AddPT, n.SetPT)):
        return 2
    return 1 if isinstance(modification, (n.SetController, n.AddChosenType, n.BecomeChosenType)) else 0


def placed_then(g: State, effect: LayerEffect) -> None:
    """Where an effect applied until 10 July 2009 (`Layers`, `FirstInLayer`)."""
    static = effect.code is not None
    first = g.rules.first_in_layer
    if first != FirstInLayer.DEFINING and static and isinstance(effect.which, n.IsThis):
        effect.defines = effect.defines or says_what_it_is(effect.mods, first == FirstInLayer.ABILITIES)
    types = changes_types(effect.mods, g.rules.layers)
    places = [place_then(g.rules.layers, m, effect.defines, static, types) for m in effect.mods]
    effect.places = places
    effect.layers = 0
    for place in places:
        effect.layers |= 1 << place


def changes_of(effect: LayerEffect, layer: int) -> int:
    """The characteristics that an effect changes in a layer, as bits of `Sees`."""
    places = effect.places
    if places is None:
        return changed_by(effect.mods, layer)
    total = 0
    for i in range(len(places)):
        if places[i] == layer:
            m = effect.mods[i]
            total |= changed_by((m,), layer_of(m))
    return total
