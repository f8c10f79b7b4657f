"""Base power and toughness, which what adds to them does not change (CR 208.4b). They are found by applying the layers
once more to a copy of the state; so only abilities ask for them that are no part of the layers themselves.
"""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.lowering.dependencies import Facet, Sees
from mainphase.kernel.lowering.meanings import means
from mainphase.kernel.reading.characteristics import characteristics_of, has_pt, power_of
from mainphase.kernel.reading.evaluate import Fitting
from mainphase.kernel.reading.layer_steps import layer_steps
from mainphase.kernel.reading.modifying import layer_base_of
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.flat import clone_state
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State


def size_beneath(g: State, o: Obj) -> tuple[int, int]:
    """The base power and toughness of a creature: what it is by itself, or what was set last. What is no permanent any
    more is asked as it was: nothing that could be known then added to it.
    """
    base = layer_base_of(g, o)
    power, toughness = base.power, base.toughness
    if o.zone != Zone.BATTLEFIELD or characteristics_of(o) is base:
        return power, toughness
    twin = clone_state(g)
    twin.log = None
    for step in layer_steps(twin, o.id):
        said = step.modification
        after = step.after
        if isinstance(said, n.SetPT) and after is not None and not step.lost:
            if said.power is not None:
                power = after.power
            if said.toughness is not None:
                toughness = after.toughness
    return power, toughness


class OfBaseSize(Fitting[n.OfBaseSize]):
    def fits(self, g: State, node: n.OfBaseSize, o: Obj, ctx: Context) -> bool:
        if not has_pt(o):
            return False
        power, toughness = size_beneath(g, o)
        return node.power in (-1, power) and node.toughness in (-1, toughness)


means(n.OfBaseSize, OfBaseSize(reads=Facet.ALL, sees=Sees.PT))


class AboveBasePower(Fitting[n.AboveBasePower]):
    def fits(self, g: State, node: n.AboveBasePower, o: Obj, ctx: Context) -> bool:
        return has_pt(o) and power_of(g, o) > size_beneath(g, o)[0]


means(n.AboveBasePower, AboveBasePower(reads=Facet.ALL, sees=Sees.PT))
