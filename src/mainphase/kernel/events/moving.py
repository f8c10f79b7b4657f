"""Objects that move from zone to zone: each becomes a new object (CR 400.7)."""

from typing import final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.events.becoming_attached import enter_attached
from mainphase.kernel.events.changes import Cause
from mainphase.kernel.events.entering import entering, entering_is_changed, says_how_it_enters
from mainphase.kernel.events.kind_of_change import (
    BY_RULE,
    OF_NOBODY,
    KindOfChange,
    Witnesses,
    behaves,
    mana_source_changed,
)
from mainphase.kernel.events.putting_counters import changing_counters
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, fire_seen_by, watched
from mainphase.kernel.keys import Memory
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.attaching import attached_to
from mainphase.kernel.reading.characteristics import has_pt, now, power_of, toughness_of
from mainphase.kernel.reading.evaluate import matches
from mainphase.kernel.reading.faces import show_face
from mainphase.kernel.reading.layers import base_of, matters, modified
from mainphase.kernel.reading.modifying import apart_of, enchant_of, face_apart, removed_from_combat, text_of, with_pt
from mainphase.kernel.reading.seen_cards import moved
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static, forget, insert, learn
from mainphase.kernel.state.account import Account
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.ids import take_from, take_object
from mainphase.kernel.state.objects import ENTERED, X_OF_SPELL, Flag, Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import ChangeKind, EventName, TriggerKind
from mainphase.rules.concepts import Concept


@final
class Movement(KindOfChange):
    """An object moves to another zone."""

    def may_be_replaced(self, g: State, c: Change) -> bool:
        if any_static(g, StaticKind.REPLACE_MOVE):
            return True
        o = g.objects[c.obj]
        if o.flags & (Flag.EXILE_INSTEAD | Flag.EXILE_LEAVING):
            return True
        if g.rules.madness_may and discarded_madly(g, c):
            return True
        if c.zone == Zone.BATTLEFIELD:
            if c.host == 0 and enchant_of(g, o) >= 0:
                return True  # it must be asked what it is attached to (303.4f)
            if c.has_counters() and any_static(g, StaticKind.CHANGE_COUNTERS):
                return True  # an effect says that it enters with them (122.6)
            if c.face >= 0:
                return entering_is_changed(g) or says_how_it_enters(g, g.book.cards[c.face].base)
            return entering_is_changed(g) or says_how_it_enters(g, base_of(g, o)) or says_how_it_enters(g, now(o))
        return False

    def replaced_by(self, g: State, c: Change, out: list[ActiveStatic]) -> None:
        o = g.objects.get(c.obj)
        if o is None:
            return
        zone = c.zone
        flag = 0
        if o.zone == Zone.STACK:
            flag = Flag.EXILE_INSTEAD
        elif o.zone == Zone.BATTLEFIELD:
            flag = Flag.EXILE_LEAVING  # CR 702.84a
        if o.flags & flag and zone != Zone.EXILE:
            exiling = n.ReplaceMove(n.IsThis(), o.zone, zone, Zone.EXILE)
            exiled = ActiveStatic(exiling, Context(o.id, o.controller), o.id, -1, 0)
            if exiled.key() not in c.applied:
                out.append(exiled)
        if g.rules.madness_may and discarded_madly(g, c):
            mad = n.ReplaceMove(n.IsThis(), o.zone, zone, Zone.EXILE)
            s = ActiveStatic(mad, Context(o.id, o.owner), o.id, BY_RULE, 0)
            if s.key() not in c.applied:
                out.append(s)
        for s in active_statics(g, StaticKind.REPLACE_MOVE):
            node = s.node
            if isinstance(node, n.ReplaceMove) and moves_so(g, o, zone, node, s) and s.key() not in c.applied:
                out.append(s)
        if zone == Zone.BATTLEFIELD:
            entering(g, c, out)
            if c.has_counters() and not out and c.kind == ChangeKind.MOVE:  # CR 616.1g: counters that it enters with
                changing_counters(g, c, c.player, out)

    def enters(self, c: Change) -> bool:
        return c.zone == Zone.BATTLEFIELD

    def card_entering(self, g: State, c: Change) -> int:
        if c.zone != Zone.BATTLEFIELD or c.face >= 0:
            return -1
        o = g.objects[c.obj]
        return o.card if o.face == o.card else -1

    def may_leave(self) -> bool:
        return True

    def look_back(self, g: State, c: Change, changes: list[Change]) -> None:
        """With what leaves together with it."""
        o = g.objects.get(c.obj)
        if o is None or o.zone != Zone.BATTLEFIELD:
            return
        if g.attachments:
            o.had = tuple(attached_to(g, o.id))
            if o.attached_to > 0 and "Aura" in now(o).subtypes and leaves_with(changes, o.attached_to):
                o.flags |= Flag.LEFT_WITH_HOST
        combat = g.combat
        if combat is not None:
            combat.look_back(o.id)

    def apply(self, g: State, c: Change) -> int:
        """It becomes a new object; the old record stays for those that look back."""
        old = g.objects.get(c.obj)
        if old is None or old.zone == Zone.NOWHERE:
            return 0
        source = old.zone
        if g.book.defines_size and source != Zone.BATTLEFIELD and has_pt(old):
            old.ch = with_pt(now(old), power_of(g, old), toughness_of(g, old))  # as it last was (608.2h)
        if old.kind == ObjectKind.TOKEN and source != Zone.BATTLEFIELD:  # CR 111.8: it can't come back
            return 0
        take_out(g, old)
        code = g.book.cards[old.face]
        was_down = code.face_down
        if code.madness and not g.rules.madness_may and discarded_madly(g, c):  # CR 702.35a
            c.zone = Zone.EXILE
        zone = c.zone
        c.came_from = source
        forget_where_it_was(g, old, c)
        o = Obj(g.new_id(), old.card, old.kind, old.owner, zone)
        g.objects[o.id] = o
        if old.face != old.card or c.face >= 0:
            show_face(o, old, c)
        if old.copied is not None and zone == Zone.BATTLEFIELD:  # what it enters as (614.12, 707.5)
            o.copied = old.copied
            o.entered_as = old.copied
        o.ch = apart_of(g, o)
        if g.trail is not None:
            g.trail[old.id] = o.id
        keep_record(g, old, o, source)
        if o.kind == ObjectKind.COPY and zone == Zone.BATTLEFIELD:  # CR 608.3f
            o.kind = ObjectKind.TOKEN
        elif o.kind == ObjectKind.TOKEN or (o.kind == ObjectKind.COPY and zone != Zone.STACK):
            g.vanishing.append(o.id)
        put_in(g, c, old, o, source)
        account = g.account
        if account is not None:
            count_move(account, c, o, source, g.turn_number)
        if zone == Zone.LIBRARY or zone == Zone.HAND or g.known:
            moved(g, c, old, o, source)
        if g.log is not None and c.cause != Cause.QUIET:
            tell_move(g, c, old, o, source)
            if was_down and zone != Zone.BATTLEFIELD and o.kind == ObjectKind.CARD:
                g.note(EventName.REVEALED, Concept.REVEAL_FACE_DOWN, o.owner, o.id)
        if zone == Zone.BATTLEFIELD:
            enter_attached(g, o, c.host)
        return o.id

    def mana_of(self, g: State, c: Change) -> int:
        return mana_source_changed(g, c) if c.came_from == Zone.BATTLEFIELD else OF_NOBODY

    def may_unsettle(self, g: State, c: Change) -> bool:
        return (
            c.came_from == Zone.BATTLEFIELD
            or (c.came_from == Zone.STACK and c.zone != Zone.BATTLEFIELD)  # it has resolved, whatever it did
            or len(g.attachments) > 0
            or len(g.vanishing) > 0
        )

    def facets(self, g: State, c: Change) -> int:
        facets = Facet.ZONES
        if c.came_from == Zone.BATTLEFIELD or c.zone == Zone.BATTLEFIELD:
            facets |= Facet.ATTACHED
            was = g.objects.get(c.obj)
            types = now(was).types if was is not None else 0
            if c.result:
                types |= now(g.objects[c.result]).types
            if matters(g, types):
                facets |= Facet.MEMBERS
        return facets

    def announce(self, g: State, c: Change, seen_by: Witnesses) -> None:
        result = c.result
        leaving = seen_by.leaving
        if c.came_from == Zone.BATTLEFIELD and g.book.asks_leaving:
            remember_leaving(g, c)
        if c.came_from == Zone.BATTLEFIELD and (leaving or g.delayed):
            fire_seen_by(g, TriggerEvent.leaves(c.obj, result, c.zone, c.player), leaving, looking_back=True)
        if c.came_from == Zone.GRAVEYARD and (leaving or g.delayed):
            left = TriggerEvent.leaves_graveyard(c.obj, result, g.objects[c.obj].owner)
            fire_seen_by(g, left, leaving, looking_back=True)
        if c.cause == Cause.SACRIFICED and (leaving or g.delayed):
            sacrificed = TriggerEvent.sacrificed(c.obj, result, g.objects[c.obj].controller)
            fire_seen_by(g, sacrificed, leaving, looking_back=True)
        if c.zone == Zone.BATTLEFIELD:
            remember_entering(g, result)
            if watched(g, TriggerKind.ENTERS):
                fire(g, TriggerEvent.enters(result, c.obj, c.player))
            if c.cause == Cause.PLAYED and watched(g, TriggerKind.LAND_PLAYED):
                fire(g, TriggerEvent.land_played(result, c.player))
            if c.has_counters():
                for k, v in c.counters.items():
                    fire(g, TriggerEvent.counters_put(result, k, v))
        if c.zone == Zone.GRAVEYARD and (g.watchers[TriggerKind.PUT_INTO_GRAVEYARD] or g.book.asks_graveyard):
            card = g.objects[result]
            if card.kind == ObjectKind.CARD:
                g.players[card.owner].remember(Memory.TO_GRAVEYARD)
                if now(card).types & CardType.PERMANENT:
                    g.players[card.owner].remember(Memory.DESCENDED)  # CR 700.11
                g.shifted(Facet.MEMORY)
            fire(g, TriggerEvent.put_into_graveyard(result, card.owner))
        if c.cause == Cause.DISCARDED:
            fire(g, TriggerEvent.discard(result, g.objects[result].owner))

    def add_events(self, g: State, c: Change, gone: list[TriggerEvent], come: list[TriggerEvent]) -> None:
        if c.came_from == Zone.BATTLEFIELD:
            gone.append(TriggerEvent.leaves(c.obj, c.result, c.zone, c.player))
            if c.cause == Cause.SACRIFICED:
                gone.append(TriggerEvent.sacrificed(c.obj, c.result, g.objects[c.obj].controller))
        elif c.came_from == Zone.GRAVEYARD:
            gone.append(TriggerEvent.leaves_graveyard(c.obj, c.result, g.objects[c.obj].owner))
        if c.zone == Zone.BATTLEFIELD:
            come.append(TriggerEvent.enters(c.result, c.obj, c.player))
        elif c.zone == Zone.GRAVEYARD and g.objects[c.result].kind == ObjectKind.CARD:
            come.append(TriggerEvent.put_into_graveyard(c.result, g.objects[c.result].owner))


behaves(ChangeKind.MOVE, Movement())


def take_out(g: State, o: Obj) -> None:
    """Removes an object from the list of its zone."""
    if o.zone == Zone.BATTLEFIELD:
        if o.phased_out:
            take_from(g.phased_out, o.id)
        else:
            take_object(g.permanents, o)
        return
    if o.zone == Zone.LIBRARY:
        library = g.players[o.owner].library
        if library and library[0] == o.id:
            library.pop(0)
            return
    take_from(g.zone_list(o.zone, o.owner), o.id)


def create(g: State, card: int, kind: int, owner: int, zone: int) -> Obj:
    """A new object in no list yet."""
    o = Obj(g.new_id(), card, kind, owner, zone)
    g.objects[o.id] = o
    o.ch = apart_of(g, o)
    return o


def discarded_madly(g: State, c: Change) -> bool:
    """A card with madness is discarded, to its owner's graveyard (CR 702.35a)."""
    if c.cause != Cause.DISCARDED or c.zone != Zone.GRAVEYARD:
        return False
    return g.book.cards[g.objects[c.obj].face].madness


def count_move(account: Account, c: Change, o: Obj, source: int, turn: int) -> None:
    """A card is played, or put back from an opening hand that is not kept (CR 103.5)."""
    if o.kind != ObjectKind.CARD or o.card >= account.cards:
        return
    if c.cause == Cause.CAST or c.cause == Cause.PLAYED:
        if c.player == o.owner:
            account.played[o.owner][o.card] += 1
    elif turn == 0 and source == Zone.HAND and o.zone == Zone.LIBRARY:
        account.opening[o.owner][o.card] -= 1


def forget_where_it_was(g: State, old: Obj, c: Change) -> None:
    """Ends what an object did where it was: its abilities, its part in combat, its being attached."""
    if old.zone == Zone.BATTLEFIELD:
        forget(g, old)
        old.flags |= Flag.LEFT_BATTLEFIELD
        if old.id in g.attachments:
            g.attachments.remove(old.id)
        if g.combat is not None:
            removed_from_combat(g, old.id)
        if c.concept == Concept.SBA_AURA:
            old.flags |= Flag.FELL_OFF
    elif old.zone != Zone.LIBRARY and (g.book.cards[old.face].zones | g.beyond) & (1 << old.zone):
        forget(g, old)


def keep_record(g: State, old: Obj, o: Obj, source: int) -> None:
    """Last known information of what was in the open; of what was hidden nothing stays."""
    if source == Zone.LIBRARY or source == Zone.HAND:
        del g.objects[old.id]
        return
    old.zone = Zone.NOWHERE
    old.became = o.id
    if old.ch is not face_apart(g, old.face):  # what the layers or a copy made of it
        old.last = old.ch
    g.ghosts.append(old.id)


def put_in(g: State, c: Change, old: Obj, o: Obj, source: int) -> None:
    """The new object in its zone."""
    zone = o.zone
    if zone == Zone.BATTLEFIELD:
        put_on_battlefield(g, c, old, o, source)
        return
    if g.beyond & (1 << zone):
        g.touched.append(o.id)
    if zone == Zone.LIBRARY:
        library = g.players[o.owner].library
        if c.bottom:
            library.append(o.id)
        else:
            library.insert(c.beneath, o.id)  # under them all if there are fewer (401.7)
        return
    if zone == Zone.STACK:
        o.controller = c.player
        o.entered_under = c.player
        o.timestamp = g.tick()
    g.zone_list(zone, o.owner).append(o.id)
    if g.book.cards[o.face].zones & (1 << zone):
        learn(g, o)


def put_on_battlefield(g: State, c: Change, old: Obj, o: Obj, source: int) -> None:
    """With what it remembers of itself as a spell (400.7d) and what the event says of it."""
    o.controller = c.player
    o.entered_under = c.player
    o.timestamp = g.tick()
    o.arrived = o.timestamp
    if g.book.asks_entered:
        o.mark(ENTERED)
    o.tapped = c.tapped
    was = old.ctx
    if was is not None:
        if was.paid:
            o.paid = tuple(was.paid)
        o.flags |= old.flags & Flag.CAST_FROM_HAND
    if old.chosen and source != Zone.BATTLEFIELD:  # as it enters (614.12a)
        o.chosen = old.chosen.copy()
    if was is not None and was.x and g.book.asks_x:
        o.mark(X_OF_SPELL, was.x)
    if c.has_counters():
        o.counters = c.counters.copy()
    g.permanents.append(o)
    if enchant_of(g, o) >= 0:
        insert(g.attachments, o.id)
    if source == Zone.STACK and g.lasting:
        follow(g, old, o)
    if g.book.cards[o.face].zones & (1 << Zone.BATTLEFIELD) or o.copied is not None:
        learn(g, o)
    modified(g, o)


def follow(g: State, spell: Obj, permanent: Obj) -> None:
    """Has the effects that changed a permanent spell go on with the permanent that it becomes (CR 400.7a)."""
    for e in g.lasting:
        for i in range(len(e.objects)):
            if e.objects[i] == spell.id:
                e.objects[i] = permanent.id
    if spell.wording:
        permanent.wording = spell.wording
        permanent.ch = text_of(g, permanent)


def tell_move(g: State, c: Change, old: Obj, o: Obj, source: int) -> None:
    """Notes what a move is called."""
    zone = c.zone
    concept = c.concept
    oid = o.id
    player = o.controller
    if c.cause == Cause.DESTROYED:
        g.note(EventName.DESTROYED, concept, old.controller, oid)
    elif c.cause == Cause.SACRIFICED:
        g.note(EventName.SACRIFICED, concept, old.controller, oid)
    elif c.cause == Cause.DISCARDED:
        g.note(EventName.DISCARD, concept, o.owner, oid)
    elif c.cause == Cause.MILLED:
        g.note(EventName.MILLED, concept, o.owner, oid)
    if source == Zone.BATTLEFIELD:
        g.note(EventName.LEAVES, Concept.LEAVES, old.controller, oid)
    if zone == Zone.BATTLEFIELD:
        if c.cause == Cause.PLAYED:
            g.note(EventName.LAND_PLAYED, concept, player, oid)
        entered = concept if concept == Concept.OPENING_BATTLEFIELD else Concept.ENTERS
        g.note(EventName.ENTERS, entered, player, oid, word="tapped" if o.tapped else "")
    elif zone == Zone.GRAVEYARD:
        if source == Zone.BATTLEFIELD and (now(old).types & CardType.CREATURE) != 0:
            g.note(EventName.DIES, Concept.DIES, old.controller, oid)
        elif c.cause != Cause.DISCARDED and c.cause != Cause.MILLED:
            g.note(EventName.PUT_INTO_GRAVEYARD, concept if concept else Concept.GRAVEYARD, o.owner, oid)
    elif zone == Zone.EXILE:
        g.note(EventName.EXILED, concept if concept else Concept.EXILE, o.owner, oid)
    elif zone == Zone.HAND and source != Zone.LIBRARY:
        g.note(EventName.RETURNED_TO_HAND, concept if concept else Concept.HAND, o.owner, oid)


def moves_so(g: State, o: Obj, zone: int, node: n.ReplaceMove, s: ActiveStatic) -> bool:
    if node.to != zone or (node.source != 0 and node.source != o.zone):
        return False
    return matches(g, node.which, o.id, s.ctx)


def leaves_with(changes: list[Change], oid: int) -> bool:
    """True if a permanent leaves the battlefield in this event."""
    for c in changes:
        if c.kind == ChangeKind.MOVE and c.obj == oid:
            return True
    return False


def remember_entering(g: State, oid: int) -> None:
    """The turn remembers what has entered under whose control, as it was then."""
    o = g.objects[oid]
    if not now(o).types & CardType.LAND:
        g.players[o.controller].remember(Memory.ENTERED)
        g.shifted(Facet.MEMORY)


def remember_leaving(g: State, c: Change) -> None:
    """For whoever controlled what has left the battlefield."""
    gone = g.objects[c.obj]
    p = g.players[gone.controller]
    p.remember(Memory.LEFT)
    if c.zone == Zone.GRAVEYARD and now(gone).types & CardType.CREATURE:  # CR 700.4
        p.remember(Memory.DIED)
        gone.flags |= Flag.DIED
    g.shifted(Facet.MEMORY)


def announce_discards(g: State, changes: list[Change]) -> None:
    """Each player who discarded has done so once, be it one card or several."""
    for p in g.apnap():
        cards = 0
        for c in changes:
            if c.cause == Cause.DISCARDED and c.result and g.objects[c.result].owner == p:
                cards += 1
        if cards:
            g.players[p].remember(Memory.DISCARDS)
            g.shifted(Facet.MEMORY)
            fire(g, TriggerEvent.discard_together(p, cards))
