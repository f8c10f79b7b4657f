"""How players get the city's blessing and speed, and how whatever they have is shown (CR 702.131, 702.179)."""

from typing import Final

from mainphase.cards.nodes import Keyword, Zone
from mainphase.kernel.events.moving import create_object
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.designations import SPEED, has_blessing, shown_to_have, speed_of
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.reading.statics import index_object, unindex_statics
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import concept_of

ENOUGH: Final = 10  # permanents for the city's blessing


def shows(g: State, player: int, card: int) -> Obj:
    """Something in the command zone that shows what a player has."""
    o = create_object(g, card, ObjectKind.DESIGNATION, player, Zone.COMMAND)
    o.timestamp = g.tick()
    g.command.append(o.id)
    index_object(g, o)
    g.invalidate(Facet.MEMBERS)
    return o


def hides(g: State, o: Obj) -> None:
    """What showed that a player has something shows it no longer."""
    g.command.remove(o.id)
    unindex_statics(g, o)
    o.zone = Zone.NOWHERE
    g.last_known.append(o.id)


def controls_enough(g: State, player: int) -> bool:
    count = 0
    for o in g.permanents:
        if o.controller == player and not o.phased_out:
            count += 1
    return count >= ENOUGH


def bless(g: State, player: int) -> None:
    """A player gets the city's blessing, if they control enough and don't have it (CR 702.131a, b)."""
    if not g.players[player].left and not has_blessing(g, player) and controls_enough(g, player):
        o = shows(g, player, g.book.blessing)
        g.note(EventName.TOKEN_CREATED, concept_of("ascend"), player, o.id, word="designation")
        refresh(g)


def bless_the_ascended(g: State) -> None:
    """Whoever controls a permanent with ascend and enough permanents is blessed at once (CR 702.131b, d)."""
    for p in range(len(g.players)):
        if has_with(g, p, Keyword.ASCEND):
            bless(g, p)


def has_with(g: State, player: int, keyword: int) -> bool:
    """True if a player controls a permanent with this keyword."""
    for o in g.permanents:
        if o.controller == player and characteristics_of(o).keywords & keyword and not o.phased_out:
            return True
    return False


def without_speed(g: State) -> list[int]:
    """The players who have no speed and control something that starts their engines (CR 704.5z)."""
    if g.book.speed < 0:
        return []
    return [
        p
        for p in range(len(g.players))
        if not g.players[p].left
        and shown_to_have(g, p, g.book.speed) is None
        and has_with(g, p, Keyword.START_YOUR_ENGINES)
    ]


def change_speed(g: State, player: int, by: int) -> None:
    """A player's speed increases, or (negative) decreases; without any it becomes so much (CR 702.179c)."""
    if g.book.speed < 0 or g.players[player].left:
        return
    o = shown_to_have(g, player, g.book.speed)
    if o is None:
        o = shows(g, player, g.book.speed)
    o.put(SPEED, max(0, speed_of(g, player) + by))
    g.invalidate(Facet.MEMBERS)
    if by > 0:
        g.note(EventName.COUNTERS_PUT, concept_of("start_your_engines"), player, o.id, amount=by, word=SPEED)
