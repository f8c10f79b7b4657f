"""A spell that can't be paid for after all is taken back (CR 733.1): everything is as it was before it was proposed.

Only a spell with assist needs it, and before anything has been paid for it. What has happened by then: a card has gone
to the stack, by some permission maybe; abilities may have triggered on that, or on what became a target; and
effects may have begun with it.
"""

from mypy_extensions import mypyc_attr

from mainphase.cards.nodes import Keyword, Zone
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.faces import face_cast
from mainphase.kernel.reading.lasting import count_lasting_static
from mainphase.kernel.reading.modifying import apart_of
from mainphase.kernel.reading.seen_cards import everybody, mark_seen
from mainphase.kernel.reading.statics import index_object, unindex_statics
from mainphase.kernel.reading.turns_at_once import stack_with
from mainphase.kernel.state.copies import copy_delayed_trigger, copy_lasting, copy_obj
from mainphase.kernel.state.ids import take_from
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import PlayersFrame, State
from mainphase.kernel.state.waiting import DelayedTrigger, Lasting
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept


@mypyc_attr(acyclic=True, free_list_len=1)
class Proposal(PlayersFrame):
    """Stands below the casting of a spell that may have to be taken back, and knows how things were before."""

    def __init__(self, player: int = 0, passes: int = 0, declined: int = 0) -> None:
        self.pc = 0
        self.player = player
        self.passes = passes  # of the round of priority
        self.declined = declined
        self.card: Obj | None = None  # as it was
        self.place = 0  # in its zone
        self.lasting: list[Lasting] = []
        self.delayed: list[DelayedTrigger] = []
        self.memories: list[dict[str, int]] = []  # each player's, of this turn
        self.used: dict[int, dict[int, int]] = {}  # by object, what of it was used

    def run(self, g: State) -> None:
        g.pop()  # it has been cast


def propose(g: State, player: int, oid: int, way: int, passes: int, declined: int) -> None:
    """A player with priority begins to cast a card: if it may have to be taken back, remembers how things are."""
    o = g.objects[oid]
    if not g.book.cards[face_cast(g, o, way)].base.keywords & Keyword.ASSIST:
        return
    before = Proposal(player, passes, declined)
    before.card = copy_obj(o)
    before.place = g.zone_list(o.zone, o.owner).index(oid)
    before.lasting = [copy_lasting(e) for e in g.lasting]
    before.delayed = [copy_delayed_trigger(d) for d in g.delayed]
    before.memories = [p.memory for p in g.players]
    before.used = {one.id: one.used for one in g.objects.values() if one.used}
    g.push(before)


def take_back(g: State, spell: int) -> None:
    """The casting of this spell ends, and everything is as it was before."""
    before: Proposal | None = None
    while before is None:
        top = g.top
        assert top is not None, "what can't be paid for was not proposed"
        if isinstance(top, Proposal):
            before = top
        g.pop()
    card = before.card
    assert card is not None
    g.note(EventName.TAKEN_BACK, Concept.REVERSED, before.player, spell)
    cease_to_be_cast(g, g.objects[spell], card.id)
    put_back(g, card, before.place)
    if g.trail is not None:
        g.trail.pop(card.id, 0)
        g.trail[spell] = card.id
    if g.account is not None and card.kind == ObjectKind.CARD and card.card < g.account.cards:
        if before.player == card.owner:
            g.account.played[card.owner][card.card] -= 1
    forget_what_happened(g, before)
    below = g.top
    assert below is not None
    below.action_taken_back(g, before.passes, before.declined)


def cease_to_be_cast(g: State, o: Obj, card: int) -> None:
    """The spell leaves the stack, and nothing notices."""
    if g.moving >= 0:
        take_from(stack_with(g, o.id), o.id)
    else:
        take_from(g.stack, o.id)
    if (g.book.cards[o.face].zones | g.nonbattlefield_zones) & (1 << Zone.STACK):
        unindex_statics(g, o)
    o.zone = Zone.NOWHERE
    o.became = card
    g.last_known.append(o.id)


def put_back(g: State, card: Obj, place: int) -> None:
    """The card is where it was, the object that it was; and everybody has seen it."""
    g.objects[card.id] = card
    if card.id in g.last_known:
        g.last_known.remove(card.id)
    card.ch = apart_of(g, card)
    g.zone_list(card.zone, card.owner).insert(place, card.id)
    if g.book.cards[card.face].zones & (1 << card.zone):
        index_object(g, card)
    if g.nonbattlefield_zones & (1 << card.zone):
        g.stale_objects.append(card.id)
    if card.zone == Zone.HAND or card.zone == Zone.LIBRARY:
        mark_seen(g, card.id, everybody(g))


def forget_what_happened(g: State, before: Proposal) -> None:
    """No abilities have triggered, and no effects have begun or ended, because of what is undone. Nothing waited to be
    put on the stack before: a player had priority (CR 117.5).
    """
    g.waiting = []
    g.result = []
    g.delayed = before.delayed
    for e in g.lasting:
        count_lasting_static(g, e.node, -1)
    g.lasting = before.lasting
    for e in g.lasting:
        count_lasting_static(g, e.node, 1)
    for p in g.players:
        p.memory = before.memories[p.id]
    for o in g.objects.values():
        used = before.used.get(o.id)
        if used is not None:
            o.used = used
        elif o.used:
            o.forget_uses()
    g.invalidate(Facet.ZONES | Facet.MEMORY)
    g.invalidate_mana()
    g.all_stale = True
