"""Visibility: the one answer to what a seat may see, for which views, events, possible worlds and encoded observations
all ask.

Ids in a view are those in the options of that seat's decisions. A card that changes zones gets a new id, so no id
follows a card through a hidden zone; a library card that is shown (searched for, looked at) is numbered by its place,
so an id tells nothing once the library has been shuffled.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.effects.scrying import SearchCards
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.evaluate import names_player
from mainphase.kernel.reading.seating import shows_hand
from mainphase.kernel.reading.seen_cards import is_seen_by
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.ids import index_of_id
from mainphase.kernel.state.state import State
from mainphase.kernel.values import OBJECT_A, Decision, OptionKind

LIBRARY_IDS: Final = 1 << 40  # ids of library cards shown: this, the owner and the place from the top
PLACES: Final = 1 << 20

# Options whose `b` is an object or a ref (`values.OBJECT_A`: whose `a` is one).
OBJECT_B: Final = (OptionKind.ATTACK, OptionKind.BLOCK, OptionKind.BAND, OptionKind.TRIGGER, OptionKind.REPLACEMENT)


def shown_id(g: State, oid: int) -> int:
    """The id by which a view calls an object (refs of players stay)."""
    if oid <= 0:
        return oid
    o = g.find(oid)
    if o is None or o.zone != Zone.LIBRARY:
        return oid
    return LIBRARY_IDS + o.owner * PLACES + g.players[o.owner].library.index(oid)


def seen_hand(g: State, player: int, seat: int) -> list[int]:
    """Their own, a team mate's (`shows_hand`), that of a player they control (723.4); of others what they have seen."""
    hand = g.players[player].hand
    if shows_hand(g, player, seat) or g.players[player].decider == seat:
        return hand
    return [oid for oid in hand if is_seen_by(g, oid, seat)] if g.known else []


def seen_sideboard(g: State, player: int, seat: int) -> list[int]:
    """Their own, also while somebody else controls them (CR 723.4); of others what they have been shown."""
    cards = g.players[player].sideboard
    if player == seat or not cards:
        return cards
    return [oid for oid in cards if is_seen_by(g, oid, seat)] if g.known else []


def known_cards(g: State, seat: int) -> list[int]:
    """Cards in libraries that this seat knows: each player's, the top card first."""
    if not g.known:
        return []
    mine: list[int] = []
    for oid, seats in g.known.items():
        if seats >> seat & 1:
            o = g.find(oid)
            if o is not None and o.zone == Zone.LIBRARY:
                mine.append(oid)
    if not mine:  # most of what is known is in hands, and libraries are long: they are not walked
        return mine
    out: list[int] = []
    for p in g.players:
        places: list[int] = []
        for oid in mine:
            if g.objects[oid].owner == p.id:
                places.append(index_of_id(p.library, oid))
        places.sort()
        for place in places:
            out.append(p.library[place])
    return out


def library_cards_shown(g: State, seat: int, mine: Decision | None) -> list[int]:
    """Library cards this seat is being shown: those it chooses among, or all while it searches."""
    frame = g.top
    while frame is not None:
        if isinstance(frame, SearchCards) and seat in (frame.player, g.players[frame.player].decider):
            return g.players[frame.player].library[:]
        frame = frame.below
    out: list[int] = []
    if any_static(g, StaticKind.MAY_LOOK_AT_TOP):
        for s in active_statics(g, StaticKind.MAY_LOOK_AT_TOP):
            said = s.node
            if not isinstance(said, n.MayLookAtTop):
                continue
            for p in g.players:
                if names_player(g, said.whose, p.id, s.ctx) and (said.revealed or seat in (p.id, g.decider(p.id))):
                    for top in p.library[:1]:
                        if top not in out:
                            out.append(top)
    if mine is None:
        return out
    for option in mine.options:
        o = g.find(option.a) if option.a > 0 else None
        if o is not None and o.zone == Zone.LIBRARY and option.kind in OBJECT_A and option.a not in out:
            out.append(option.a)
    return out
