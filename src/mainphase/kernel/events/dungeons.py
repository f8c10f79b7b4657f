"""Dungeons (CR 309): which of them players own in the command zone, where their venture markers are, and completing."""

from mainphase.cards.nodes import Zone
from mainphase.kernel.events.moving import create_object
from mainphase.kernel.events.pending_abilities import pending_abilities
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, fire_deed
from mainphase.kernel.keys import ChosenKey, PlayerDeed
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.dungeon_cards import DUNGEONS, Dungeon
from mainphase.kernel.reading.statics import index_object, unindex_statics
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept


def dungeon_of(g: State, player: int) -> Obj | None:
    """The dungeon that a player owns in the command zone (CR 309.3)."""
    for oid in g.command:
        o = g.objects[oid]
        if o.kind == ObjectKind.DUNGEON and o.owner == player:
            return o
    return None


def shape_of(g: State, o: Obj) -> Dungeon:
    return DUNGEONS[g.book.dungeons.index(o.card)]


def is_at_bottom(g: State, o: Obj) -> bool:
    return o.chosen[ChosenKey.ROOM] == len(shape_of(g, o).rooms) - 1


def bring_in_dungeon(g: State, player: int, card: int) -> None:
    """A player puts it into the command zone, and their venture marker on its topmost room (CR 309.2a, 309.4a)."""
    o = create_object(g, card, ObjectKind.DUNGEON, player, Zone.COMMAND)
    o.timestamp = g.tick()
    g.command.append(o.id)
    index_object(g, o)
    enter_room(g, o, 0)


def enter_room(g: State, o: Obj, room: int) -> None:
    """Its owner moves their venture marker there (CR 701.49b): its room ability triggers (309.4c)."""
    o.choose(ChosenKey.ROOM, room)
    word = shape_of(g, o).rooms[room].name
    g.note(EventName.VENTURES, Concept.VENTURE, o.owner, o.id, word=word)
    g.require_state_based_check()
    fire(g, TriggerEvent.enters_room(o.id, room, o.owner))


def complete_dungeon(g: State, o: Obj) -> None:
    """Its owner removes it from the game, and so completes it (CR 309.7)."""
    unindex_statics(g, o)
    g.command.remove(o.id)
    o.zone = Zone.NOWHERE
    g.last_known.append(o.id)
    completed = g.players[o.owner].dungeons
    if o.card not in completed:
        completed.append(o.card)
    g.invalidate(Facet.COUNTERS)
    g.note(EventName.COMPLETED, Concept.SBA_DUNGEON, o.owner, o.id)
    fire_deed(g, o.owner, PlayerDeed.COMPLETES)


def finished_dungeons(g: State) -> list[int]:
    """The dungeons that a state-based action removes: the marker is on the bottommost room, and no room ability has
    still to leave the stack (CR 704.5t).
    """
    if not g.book.dungeons:
        return []
    out: list[int] = []
    for oid in g.command:
        o = g.objects[oid]
        if o.kind == ObjectKind.DUNGEON and is_at_bottom(g, o) and not pending_abilities(g, o):
            out.append(oid)
    return out
