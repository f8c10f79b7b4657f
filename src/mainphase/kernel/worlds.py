"""A possible world for one seat: everything hidden from it is dealt again, everything it sees stays.

What comes out depends on what the seat sees and on the seed alone: two games that differ only in hidden cards become
the same game. So what another player has found among hidden cards is looked for again in the cards that are dealt.
"""

from typing import Final, final

from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel import machine
from mainphase.kernel.asking.choosing import ChooseObjects
from mainphase.kernel.costs.paying import PayCosts
from mainphase.kernel.effects.scrying import ScryCards, SearchCards
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.reading.faces import may_look
from mainphase.kernel.reading.merging import components_of, show_components
from mainphase.kernel.reading.modifying import apart_of
from mainphase.kernel.reading.planes import become_plane
from mainphase.kernel.reading.seating import shows_hand
from mainphase.kernel.reading.secret_choices import could_be_chosen, hidden_secrets
from mainphase.kernel.reading.seen_cards import is_seen_by
from mainphase.kernel.reading.statics import index_object, unindex_statics
from mainphase.kernel.reading.turns_at_once import stacks_set_aside
from mainphase.kernel.state.objects import Obj, ObjectFlag, ObjectKind
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.state import State
from mainphase.kernel.values import OBJECT_A, DecisionKind

SCRAMBLE: Final = 0x9E3779B97F4A7C15
MASK: Final = (1 << 64) - 1
PLACES: Final = list(range(256))  # never changed
# What is offered here depends on the cards of who is asked, and is listed anew by the frame that asks.
LISTED: Final = (DecisionKind.PRIORITY, DecisionKind.OPENING_ACTION, DecisionKind.MULLIGAN, DecisionKind.COMPANION)


def resample(g: State, seat: int, seed: int) -> None:
    """Deals the cards hidden from a seat again, each player's among that player's hidden places, and seeds the
    generator.
    """
    g.rng = ((seed + 1) * SCRAMBLE + 0xD1B54A32D192ED03) & MASK
    chances, script = g.chances, g.script
    g.chances = g.script = None
    again = taken_back(g, seat)
    staying = Staying(g, seat)
    for p in g.players:
        deal_schemes(g, p.schemes, seat)
        deal_planes(g, p.planar_deck, seat)
        deal_hidden_cards(g, p, seat, staying)
        p.hand_uses.count = p.graveyard_uses.count = -1
    deal_planes(g, g.planar_deck, seat)
    choose_secrets(g, seat)
    g.require_state_based_check()
    g.invalidate_mana()  # what is face down may be a source of it
    if again:
        machine.advance(g)
    g.chances, g.script = chances, script


def choose_secrets(g: State, seat: int) -> None:
    """Whom others have chosen secretly may be anybody whom they could have chosen."""
    for o in hidden_secrets(g, seat):
        among = could_be_chosen(g, o)
        if among:
            o.choose(ChosenKey.SECRET, among[g.random(len(among))])


def deal_hidden_cards(g: State, player: Player, seat: int, staying: "Staying") -> None:
    """A player's hidden cards, among the places where there are any."""
    fixed = staying.fixed
    hands: list[int] = []
    if not is_open(g, player.id, seat):
        hands = [oid for oid in player.hand if not fixed or oid not in fixed]
    deck = places_not_of(player.library, fixed)
    downs = face_down_hidden(g, player.id, seat)
    beside: list[int] = []  # what has come from there without being shown may be any card
    if player.id != seat:
        beside = places_not_of(player.sideboard, fixed)
    lie = [looked_at(g, player.library[place]) for place in deck]
    lie_beside = [looked_at(g, player.sideboard[place]) for place in beside]
    cards = [hidden_identity(g.objects[oid]) for oid in downs + hands]
    cards.extend([hidden_identity(o) for o in lie])
    cards.extend([hidden_identity(o) for o in lie_beside])
    cards.sort()
    g.shuffle(cards)
    for oid in downs:  # only what could be face down like that
        at = 0
        while not could_lie(g, g.objects[oid], cards[at] >> 1):
            at += 1
        g.objects[oid].card = cards.pop(at) >> 1
    for o in g.permanents if downs and g.book.merges else []:
        if o.components:
            show_components(g, o)
    for oid in hands:
        become_hidden_card(g, g.objects[oid], cards.pop())
    for k in range(len(deck)):
        player.library[deck[k]] = dealt_anew(g, lie[k], cards.pop(), staying)
    for k in range(len(beside)):
        player.sideboard[beside[k]] = dealt_anew(g, lie_beside[k], cards.pop(), staying)
    paying = g.top
    if hands and isinstance(paying, PayCosts) and paying.player == player.id and g.pending is None:
        provide_payment(g, paying, hands, [player.library[place] for place in deck])


def places_not_of(cards: list[int], fixed: dict[int, bool]) -> list[int]:
    """The places of the cards that do not stay."""
    if not fixed:
        return PLACES[: len(cards)] if len(cards) <= len(PLACES) else list(range(len(cards)))
    return [place for place in range(len(cards)) if cards[place] not in fixed]


def looked_at(g: State, oid: int) -> Obj:
    """A hidden card that is dealt anew: what it is goes, so nobody need copy it."""
    found = g.objects.peek(oid)
    assert found is not None
    return found


def dealt_anew(g: State, old: Obj, what: int, staying: "Staying") -> int:
    """What is at the place of a card of a library or sideboard now: that card gets a new id, for which cards are gone
    must not show in those that are left.
    """
    was = old.id
    if staying.named and was in staying.named:
        become_hidden_card(g, g.objects[was], what)
        return was
    unindex_hidden_card(g, old)
    del g.objects[was]
    new = Obj(g.new_id(), what >> 1, old.kind, old.owner, old.zone)
    if what & 1:
        new.flags = ObjectFlag.BLANK
    new.ch = apart_of(g, new)
    id = new.id
    g.objects[id] = new
    if g.known and was in g.known:
        g.known[id] = g.known.pop(was)  # everybody may know that somebody knows the card there
    if g.book.cards[new.face].zones & (1 << new.zone):
        index_object(g, new)
    return id


def provide_payment(g: State, paying: PayCosts, hand: list[int], deck: list[int]) -> None:
    """Somebody is paying with cards from their hand, so there are enough that they can pay with."""
    for there in hand:
        for oid in deck:
            before = paying.missing(g)
            if before <= 0:
                return
            exchange_hidden_cards(g, g.objects[there], g.objects[oid])
            if paying.missing(g) < before:
                break
            exchange_hidden_cards(g, g.objects[there], g.objects[oid])


def exchange_hidden_cards(g: State, one: Obj, other: Obj) -> None:
    what = hidden_identity(one)
    become_hidden_card(g, one, hidden_identity(other))
    become_hidden_card(g, other, what)


def deal_schemes(g: State, deck: list[int], seat: int) -> None:
    """Deals the hidden cards of a scheme deck again: all but those that have been seen to go to its bottom."""
    unknown = [oid for oid in deck if not is_seen_by(g, oid, seat)]
    cards = shuffled_cards(g, unknown)
    for i in range(len(unknown)):
        g.objects[unknown[i]].card = cards[i]


def deal_planes(g: State, deck: list[int], seat: int) -> None:
    """Deals the hidden cards of a planar deck again, likewise."""
    unknown = [oid for oid in deck if not is_seen_by(g, oid, seat)]
    cards = shuffled_cards(g, unknown)
    for i in range(len(unknown)):
        become_plane(g, g.objects[unknown[i]], cards[i])


def shuffled_cards(g: State, ids: list[int]) -> list[int]:
    """The cards of these objects in an order that says nothing of the one in which they were."""
    cards = [g.objects[oid].card for oid in ids]
    cards.sort()
    g.shuffle(cards)
    return cards


def is_open(g: State, player: int, seat: int) -> bool:
    """True if a seat sees a player's hand."""
    return shows_hand(g, player, seat) or g.players[player].decider == seat


def face_down_hidden(g: State, owner: int, seat: int) -> list[int]:
    """A player's face-down cards that the seat may not look at (CR 708.5)."""
    if not g.book.turned_down:
        return []
    out: list[int] = []
    for oid in g.battlefield + g.phased_out + g.stack + stacks_set_aside(g) + g.exile:
        o = g.objects[oid]
        if o.owner != owner or may_look(g, o, seat):
            continue
        for part in components_of(g, o):
            if part.kind == ObjectKind.CARD and g.book.cards[part.face].face_down:
                out.append(part.id)
    return out


def could_lie(g: State, o: Obj, card: int) -> bool:
    """True if this card could have been cast face down as that object; a creature, if an effect turned it so; any card
    in exile.
    """
    if o.zone == Zone.EXILE:
        return True
    if o.face in g.book.cards[o.card].faces:
        return o.face in g.book.cards[card].faces
    return (g.book.cards[card].base.types & CardType.CREATURE) != 0


def hidden_identity(o: Obj) -> int:
    """A number for what a hidden card is: its definition, and whether it is a blank one."""
    return o.card << 1 | (1 if o.flags & ObjectFlag.BLANK else 0)


def become_hidden_card(g: State, o: Obj, what: int) -> None:
    unindex_hidden_card(g, o)
    o.card = o.face = what >> 1
    o.flags = (o.flags & ~ObjectFlag.BLANK) | (ObjectFlag.BLANK if what & 1 else 0)
    o.ch = apart_of(g, o)
    if g.book.cards[o.card].zones & (1 << o.zone):
        index_object(g, o)


def unindex_hidden_card(g: State, o: Obj) -> None:
    if g.book.cards[o.face].zones & (1 << o.zone):
        unindex_statics(g, o)


# --- What stays


@final
class Staying:
    """Cards in hidden zones that stay: those that the seat knows or is looking at (`fixed`); and cards that keep their
    ids only, because another player is choosing among them whatever they are (`named`).
    """

    def __init__(self, g: State, seat: int) -> None:
        self.fixed: dict[int, bool] = {}
        self.named: dict[int, bool] = {}
        for oid in g.known:
            if is_seen_by(g, oid, seat):
                self.fixed[oid] = True
        for frame in g.agenda:
            if isinstance(frame, ScryCards):
                top = g.players[frame.player].library[: frame.amount]
                self.keep(top, not seat_decides_for(g, seat, frame.player))
            elif isinstance(frame, SearchCards):
                if frame.pc != SearchCards.SEARCH or seat_decides_for(g, seat, frame.player):
                    self.keep(g.players[frame.player].library)
            elif isinstance(frame, ChooseObjects):
                looks = seat_decides_for(g, seat, frame.player)
                if whatever_they_are(g, frame) and not looks:
                    self.keep(frame.candidates, True)
                elif frame.kind != DecisionKind.DISCARD:
                    self.keep(frame.candidates)
        d = g.pending
        if d is not None and seat_decides_for(g, seat, d.player) and d.kind != DecisionKind.PRIORITY:
            for option in d.options:
                if option.kind in OBJECT_A and option.ref > 0:
                    self.fixed[option.ref] = True

    def keep(self, cards: list[int], by_name: bool = False) -> None:
        where = self.named if by_name else self.fixed
        for oid in cards:
            where[oid] = True


def seat_decides_for(g: State, seat: int, player: int) -> bool:
    return g.decider(player) == seat


def whatever_they_are(g: State, frame: ChooseObjects) -> bool:
    """Cards from the top of a library, of which a player chooses one (hideaway, 702.75a)."""
    if frame.kind != DecisionKind.CHOOSE or not frame.candidates:
        return False
    for oid in frame.candidates:
        o = g.find(oid)
        if o is None or o.zone != Zone.LIBRARY:
            return False
    return True


# --- What is asked again


def taken_back(g: State, seat: int) -> bool:
    """Takes back what another player is asked if the cards that are dealt now decide what can be answered: it is asked
    again then, if it still can be.
    """
    d = g.pending
    if d is None or seat_decides_for(g, seat, d.player) or g.top is None:
        return False
    if d.kind in LISTED:
        g.pending = None
        return True
    top = g.top
    if not isinstance(top, ChooseObjects) or not from_hidden_cards(g, top, seat):
        return False
    below = top.below
    if below is None or not below.ask_again(g, top.player):
        return False
    g.pending = None
    g.pop()
    return True


def from_hidden_cards(g: State, frame: ChooseObjects, seat: int) -> bool:
    """True if a player chooses among cards because of what they are, and the seat does not see what they are."""
    if frame.kind == DecisionKind.DISCARD or whatever_they_are(g, frame):
        return False
    for oid in frame.candidates:
        o = g.find(oid)
        if o is not None and not is_seen_by(g, oid, seat):
            if o.zone == Zone.LIBRARY or (o.zone == Zone.HAND and not is_open(g, o.owner, seat)):
                return True
            if o.zone == Zone.OUTSIDE and o.owner != seat:
                return True
    return frame.kind == DecisionKind.SEARCH
