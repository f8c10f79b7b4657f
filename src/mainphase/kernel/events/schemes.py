"""Schemes (CR 314, 904): the cards of an archenemy's scheme deck, which stay in the command zone face down in their
deck, or face up.

A face-down scheme shows nothing (`Book.hidden`), so that none of its abilities works. `Player.schemes` is the deck, its
top first; those face up are in `State.command`.
"""

from mainphase.cards.nodes import CardType, Supertype
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.layers import apply_only_counters
from mainphase.kernel.reading.seen_cards import everybody, forget_card, mark_seen
from mainphase.kernel.reading.statics import index_object, unindex_statics
from mainphase.kernel.state.objects import NO_NAMES, Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept
from mainphase.rules.law import SchemeLeaves


def is_scheme(g: State, o: Obj) -> bool:
    return (g.book.cards[o.card].base.types & CardType.SCHEME) != 0


def shuffle_schemes(g: State, player: int) -> None:
    """CR 103.3a. Nobody knows their order; what is written on them is dealt out, so that no number tells of it."""
    deck = g.players[player].schemes
    schemes = [g.objects[oid].card for oid in deck]
    g.shuffle(schemes)
    for i in range(len(deck)):
        g.objects[deck[i]].card = schemes[i]
    if deck:
        g.note(EventName.SHUFFLED, Concept.SCHEME_SHUFFLE, player, word="scheme deck")


def set_in_motion(g: State, player: int) -> None:
    """The top card of the scheme deck is moved off it and turned face up (CR 701.32b)."""
    deck = g.players[player].schemes
    if not deck:
        return
    turn_scheme_up(g, g.objects[deck.pop(0)])
    oid = g.command[-1]
    g.note(EventName.SCHEME_SET_IN_MOTION, Concept.SCHEME, player, oid)
    fire(g, TriggerEvent.scheme_set_in_motion(oid, player))


def turn_scheme_up(g: State, o: Obj) -> None:
    o.face = o.card
    turn_card_up(g, o)


def turn_card_up(g: State, o: Obj) -> None:
    """A card that was in a supplementary deck is face up in the command zone: its abilities work."""
    o.timestamp = g.tick()  # CR 613.7h
    forget_card(g, o.id)
    apply_only_counters(g, o)
    g.command.append(o.id)
    index_object(g, o)
    g.require_state_based_check()
    g.invalidate(Facet.MEMBERS | Facet.ZONES)


def put_on_bottom(g: State, oid: int) -> None:
    """A scheme is turned face down and put on the bottom of its owner's scheme deck (CR 701.33b, 904.10). Everybody has
    seen which one it is.
    """
    o = g.objects[oid]
    unindex_statics(g, o)
    g.command.remove(oid)
    o.face = g.book.hidden
    o.counters = NO_NAMES
    o.forget_uses()
    o.chosen = NO_NAMES
    apply_only_counters(g, o)
    g.players[o.owner].schemes.append(oid)
    mark_seen(g, oid, everybody(g))
    g.require_state_based_check()
    g.invalidate(Facet.MEMBERS | Facet.ZONES)


def abandon(g: State, oid: int) -> None:
    """Only a face-up ongoing scheme can be (CR 701.33a)."""
    if oid in g.command and is_scheme(g, g.objects[oid]) and is_ongoing(g, g.objects[oid]):
        g.note(EventName.SCHEME_ABANDONED, Concept.ABANDON, g.objects[oid].owner, oid)
        put_on_bottom(g, oid)


def is_ongoing(g: State, o: Obj) -> bool:
    """CR 205.4h."""
    return (g.book.cards[o.card].base.supertypes & Supertype.ONGOING) != 0


def finished_schemes(g: State) -> list[int]:
    """The face-up schemes that a state-based action takes (CR 704.6e): those that aren't ongoing, once no triggered
    ability of any scheme, or until 4 June 2017 of itself, is on the stack or waiting.
    """
    out: list[int] = []
    busy: list[int] | None = None
    for oid in g.command:
        o = g.objects[oid]
        if not is_scheme(g, o) or is_ongoing(g, o):
            continue
        if busy is None:
            busy = at_work(g)
        if oid in busy or (busy and g.rules.scheme_leaves == SchemeLeaves.ANY_TRIGGER):
            continue
        out.append(oid)
    return out


def at_work(g: State) -> list[int]:
    """The schemes with triggered abilities on the stack, or waiting to be put there."""
    out: list[int] = []
    for w in g.waiting:
        source = g.objects.get(w.ctx.source)
        if source is not None and is_scheme(g, source):
            out.append(source.id)
    for sid in g.stack:
        ctx = g.objects[sid].ctx
        if ctx is None or ctx.ability < 0 or g.book.abilities[ctx.ability].trigger is None:
            continue
        source = g.objects.get(ctx.source)
        if source is not None and is_scheme(g, source):
            out.append(source.id)
    return out
