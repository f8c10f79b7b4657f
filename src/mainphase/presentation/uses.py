"""Uses of an object that somebody may want to ask about, in notation, possible now or not."""

from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind, OptionKind
from mainphase.presentation.names import ability_in_words, object_name
from mainphase.presentation.option_words import option_text


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
        activated = characteristics_of(o).activated
        if len(activated) == 1:
            out.append(f"activate {name}")
        elif activated:
            out += dict.fromkeys(f"activate {name}: {ability_in_words(g, uid)}" for uid in activated)
        if characteristics_of(o).mana:
            out += offered_mana(g, o) or [f"tap {name}"]
    return out


def offered_mana(g: State, o: Obj) -> list[str]:
    """The mana abilities of an object that are on offer, if there are several: each adds other mana."""
    asked = g.pending
    offered = [] if asked is None else [x for x in asked.options if x.kind == OptionKind.MANA and x.a == o.id]
    return list(dict.fromkeys(option_text(g, x) for x in offered)) if len(offered) > 1 else []


def blockable_attackers(g: State, seat: int) -> list[int]:
    """Returns the attackers that this player could be asked to block."""
    combat = g.combat
    return [] if combat is None else [a for a in combat.attackers if g.are_opponents(g.objects[a].controller, seat)]
