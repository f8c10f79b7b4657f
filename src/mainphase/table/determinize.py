"""A possible world for one seat: everything hidden from it is dealt again, everything it sees stays.

What comes out depends on what the seat sees and on the seed alone: two games that differ only in hidden cards become
the same game.
"""

from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel import machine
from mainphase.kernel.asking.choosing import ChooseObjects
from mainphase.kernel.effects.scrying import ScryCards, SearchCards
from mainphase.kernel.reading.faces import may_look
from mainphase.kernel.reading.layers import base_of
from mainphase.kernel.reading.seen_cards import is_known
from mainphase.kernel.reading.statics import forget, learn
from mainphase.kernel.state.objects import Flag, Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.priority import PriorityRound
from mainphase.kernel.values import DecisionKind
from mainphase.table.visible import OBJECT_A

SCRAMBLE = 0x9E3779B97F4A7C15
MASK = (1 << 64) - 1


def resample(g: State, seat: int, seed: int) -> None:
    """Deals the cards hidden from a seat again, each player's among that player's hidden places, and seeds the
    generator.
    """
    g.rng = ((seed + 1) * SCRAMBLE + 0xD1B54A32D192ED03) & MASK
    chances, script = g.chances, g.script
    g.chances = g.script = None
    fixed, named = spoken_of(g, seat)
    for p in g.players:
        open_to_us = not g.are_opponents(p.id, seat) or p.decider == seat
        deal_schemes(g, p.schemes, seat)
        hands = [] if open_to_us else [oid for oid in p.hand if oid not in fixed]
        deck = [place for place in range(len(p.library)) if p.library[place] not in fixed]
        downs = face_down_hidden(g, p.id, seat)
        cards = sorted(identity(g.objects[oid]) for oid in downs + hands + [p.library[k] for k in deck])
        for i in range(len(cards) - 1, 0, -1):
            j = g.random(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        for oid in downs:  # only what could be face down like that
            at = next(k for k in range(len(cards)) if could_lie(g, g.objects[oid], cards[k][0]))
            g.objects[oid].card = cards.pop(at)[0]
        for oid in hands:
            become(g, g.objects[oid], cards.pop())
        for place in deck:  # library cards get new ids: which cards are gone must not show in those that are left
            if p.library[place] in named:
                become(g, g.objects[p.library[place]], cards.pop())
                continue
            old = g.objects.pop(p.library[place])
            forget(g, old)
            new = Obj(g.new_id(), old.card, old.kind, old.owner, Zone.LIBRARY)
            g.objects[new.id] = new
            if old.id in g.known:
                g.known[new.id] = g.known.pop(old.id)  # everybody may know that somebody knows the card there
            new.ch = base_of(g, new)
            become(g, new, cards.pop())
            p.library[place] = new.id
    g.chances, g.script = chances, script
    g.unsettle()
    for p in g.players:
        p.judged = -1
    d = g.pending
    if d is not None and g.decider(d.player) != seat and g.agenda and isinstance(g.agenda[-1], PriorityRound):
        g.pending = None  # what the other player could do depends on the cards that are dealt now
        machine.advance(g)


def deal_schemes(g: State, deck: list[int], seat: int) -> None:
    """What is hidden in a scheme deck is dealt again: all but those that have been seen to go to its bottom."""
    unknown = [oid for oid in deck if not is_known(g, oid, seat)]
    cards = sorted(g.objects[oid].card for oid in unknown)
    for i in range(len(cards) - 1, 0, -1):
        j = g.random(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    for oid, card in zip(unknown, cards, strict=True):
        g.objects[oid].card = card


def face_down_hidden(g: State, owner: int, seat: int) -> list[int]:
    """A player's face-down cards that the seat may not look at (CR 708.5)."""
    if not g.book.turned_down:
        return []
    out: list[int] = []
    for oid in g.battlefield + g.phased_out + g.stack + g.exile:
        o = g.objects[oid]
        if o.owner == owner and o.kind == ObjectKind.CARD and g.book.cards[o.face].face_down:
            if not may_look(g, o, seat):
                out.append(oid)
    return out


def could_lie(g: State, o: Obj, card: int) -> bool:
    """Whether this card could have been cast face down as that object; a creature, if an effect turned it so; any card
    in exile.
    """
    if o.zone == Zone.EXILE:
        return True
    if o.face in g.book.cards[o.card].faces:
        return o.face in g.book.cards[card].faces
    return (g.book.cards[card].base.types & CardType.CREATURE) != 0


def identity(o: Obj) -> tuple[int, int]:
    """What a hidden card is."""
    return o.card, o.flags & Flag.BLANK


def become(g: State, o: Obj, what: tuple[int, int]) -> None:
    forget(g, o)
    o.card = o.face = what[0]
    o.flags = (o.flags & ~Flag.BLANK) | what[1]
    o.ch = base_of(g, o)
    if g.book.cards[o.card].zones & (1 << o.zone):
        learn(g, o)


def spoken_of(g: State, seat: int) -> tuple[list[int], list[int]]:
    """Cards in hidden zones that stay: those the seat knows or is looking at, and those that another player's choice
    is about because of what they are; and cards that keep their ids only, because another player is choosing among
    them whatever they are.
    """
    fixed: list[int] = [oid for oid in g.known if is_known(g, oid, seat)]
    named: list[int] = []
    for frame in g.agenda:
        if isinstance(frame, ScryCards):
            (fixed if g.decider(frame.player) == seat else named).extend(
                g.players[frame.player].library[: frame.amount]
            )
        elif isinstance(frame, SearchCards):
            fixed += g.players[frame.player].library
        elif isinstance(frame, ChooseObjects) and frame.kind == DecisionKind.CHOOSE and in_library(g, frame.candidates):
            (fixed if g.decider(frame.player) == seat else named).extend(frame.candidates)
        elif isinstance(frame, ChooseObjects) and frame.kind != DecisionKind.DISCARD:
            fixed += frame.candidates
    d = g.pending
    if d is not None and g.decider(d.player) == seat and d.kind != DecisionKind.PRIORITY:
        fixed += [option.a for option in d.options if option.kind in OBJECT_A and option.a > 0]
    return fixed, named


def in_library(g: State, cards: list[int]) -> bool:
    """Cards from the top of a library, of which a player chooses one (hideaway, 702.75a)."""
    return bool(cards) and all(oid in g.objects and g.objects[oid].zone == Zone.LIBRARY for oid in cards)
