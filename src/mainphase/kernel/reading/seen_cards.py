"""Who knows a card in a library or hand: whoever saw it on its way there, or looked at it.

`State.known` holds bits of seats by object; a player's own hand goes without saying. Nothing in the game asks for it:
it is what a player remembers, for views and for possible worlds (`kernel.worlds`). What is known is never more than
the seat could tell: where a card might be another one for all they saw, it is forgotten.
"""

from mainphase.cards.nodes import Zone
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept


def mark_seen(g: State, oid: int, seats: int) -> None:
    """These seats (bits) have seen this card."""
    g.known[oid] = g.known.get(oid, 0) | seats


def reveal_cards(g: State, player: int, cards: list[int]) -> None:
    """A player shows cards to everybody (CR 701.20a), who remember them where they stay."""
    for oid in cards:
        g.note(EventName.REVEALED, Concept.REVEAL, player, oid)
        mark_seen(g, oid, everybody(g))


def with_control(g: State, player: int) -> int:
    """A player, and who controls them (CR 723.4), as bits."""
    return 1 << player | 1 << g.decider(player)


def remember_hand(g: State, player: int, seat: int) -> None:
    """Control of a player is over: what was seen of their hand is known."""
    for oid in g.players[player].hand:
        mark_seen(g, oid, 1 << seat)


def everybody(g: State) -> int:
    return (1 << len(g.players)) - 1


def carry_knowledge(g: State, change: Change, old: Obj, o: Obj, source: int) -> None:
    """A card has become a new object in another zone: who knows it there."""
    seats = forget_card(g, old.id)
    hidden = source == Zone.HAND and (o.zone == Zone.LIBRARY or g.book.cards[o.face].face_down)
    if hidden:
        forget_hand(g, o.owner)  # which of their cards it was shows to nobody else
    if o.zone != Zone.LIBRARY and o.zone != Zone.HAND:
        return
    if hidden:
        seats = with_control(g, o.owner)
    elif source == Zone.OUTSIDE:  # its owner has chosen it; others know it if they were shown it there
        seats |= with_control(g, o.owner) if o.zone == Zone.LIBRARY else 0
    elif source == Zone.LIBRARY:
        # Not drawn, which keeps what is known: its owner has chosen it, and only they know.
        seats = 0 if change.concept == Concept.SEARCH else seats & with_control(g, o.owner)
    elif source != Zone.HAND:
        seats = everybody(g)
    if seats:
        g.known[o.id] = seats


def forget_card(g: State, oid: int) -> int:
    """Nobody knows it any more. The seats that did."""
    known = g.known
    if not known or oid not in known:
        return 0
    seats = known[oid]
    del known[oid]
    return seats


def forget_hand(g: State, player: int) -> None:
    if not g.known:
        return
    for oid in g.players[player].hand:
        forget_card(g, oid)


def forget_library(g: State, player: int) -> None:
    """It has been shuffled."""
    if not g.known:
        return
    for oid in list(g.known):
        o = g.find(oid)
        if o is not None and o.zone == Zone.LIBRARY and o.owner == player:
            del g.known[oid]


def mix(g: State, cards: list[int]) -> None:
    """They are put somewhere in a random order: nobody can tell them apart any more."""
    if len(cards) > 1:
        for oid in cards:
            forget_card(g, oid)


def note_looked_at(g: State, player: int, cards: list[int]) -> None:
    """A player has looked at cards of their library, and put each where nobody else could tell."""
    seats = with_control(g, player)
    for oid in cards:
        g.known[oid] = seats if len(cards) > 1 else g.known.get(oid, 0) | seats


def is_seen_by(g: State, oid: int, seat: int) -> bool:
    return g.known.get(oid, 0) >> seat & 1 != 0
