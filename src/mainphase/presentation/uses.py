"""Uses of an object that somebody may want to ask about, in notation, possible now or not."""

from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind
from mainphase.presentation.names import object_name


def uses_of_object(g: State, o: Obj, seat: int) -> list[str]:
    """Returns what the player of this seat may want to do with an object that they see."""
    name = object_name(g, o.id)
    asked = g.pending
    out: list[str] = []
    if asked is not None and asked.kind == DecisionKind.TARGET and g.decider(asked.player) == seat:
        out.append(f"target {name}")
    mine = o.controller == seat if o.zone == Zone.BATTLEFIELD else o.owner == seat
    if not mine or o.kind == ObjectKind.ABILITY:
        return out
    types = characteristics_of(o).types
    if o.zone in (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND):
        out.append(f"{'play' if types & CardType.LAND else 'cast'} {name}")
    elif o.zone == Zone.BATTLEFIELD:
        if types & CardType.CREATURE:
            out += [
                f"attack with {name}",
                *(f"block {object_name(g, a)} with {name}" for a in blockable_attackers(g, seat)),
            ]
        if characteristics_of(o).activated:
            out.append(f"activate {name}")
        if characteristics_of(o).mana:
            out.append(f"tap {name}")
    return out


def blockable_attackers(g: State, seat: int) -> list[int]:
    """Returns the attackers that this player could be asked to block."""
    combat = g.combat
    return [] if combat is None else [a for a in combat.attackers if g.are_opponents(g.objects[a].controller, seat)]
