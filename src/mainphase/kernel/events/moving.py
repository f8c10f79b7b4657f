"""Carrying out changes of objects: they move, are created, drawn, attached, phase (CR 400.7, 111, 121, 701.3, 702.26).

Only `events.apply` calls what is called `apply_…` here.
"""

from typing import Final

from mainphase.cards.nodes import Apply, CardType, Duration, Zone
from mainphase.kernel.events.changes import Cause
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.attaching import cannot_attach, index_attachment
from mainphase.kernel.reading.characteristics import has_pt, now, power_of, toughness_of
from mainphase.kernel.reading.faces import back_face, other_face, turn_to
from mainphase.kernel.reading.layers import modified, removed_from_combat
from mainphase.kernel.reading.modifying import apart_of, enchant_of, face_apart, plain, text_of, with_pt
from mainphase.kernel.reading.seen_cards import moved
from mainphase.kernel.reading.statics import forget, insert, learn
from mainphase.kernel.state.account import Account
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.ids import take_from, take_object
from mainphase.kernel.state.objects import ENTERED, X_OF_SPELL, Flag, Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.state.upcalls import lose_at_once
from mainphase.kernel.values import ref_player
from mainphase.kernel.what_happens import ChangeKind, EventName
from mainphase.rules.concepts import Concept

DAY: Final = 1  # what State.day_night says (CR 731.1)
NIGHT: Final = 2


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


def apply_move(g: State, c: Change) -> int:
    """CR 400.7: it becomes a new object; the old record stays for those that look back."""
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
    if c.host != 0 and zone == Zone.BATTLEFIELD:
        set_host(g, o, c.host)
        g.note(EventName.ATTACHED, Concept.ATTACH, o.controller, o.id, other=c.host)
    return o.id


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
    """What it did where it was ends: its abilities, its part in combat, its being attached."""
    if old.zone == Zone.BATTLEFIELD:
        forget(g, old)
        old.flags |= Flag.LEFT_BATTLEFIELD
        if old.id in g.attachments:
            g.attachments.remove(old.id)
        if g.combat is not None:
            leave_combat(g, old.id)
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


def show_face(o: Obj, old: Obj, c: Change) -> None:
    """A card is put on the stack as one of its faces, and a permanent shows that of the spell it was; everywhere else
    a card is what it says as a whole (CR 709.4, 712.8, 715.4).
    """
    if c.face >= 0:
        o.face = c.face
    elif old.zone == Zone.STACK and o.zone == Zone.BATTLEFIELD:
        o.face = old.face


def enter_by_night(g: State, changes: list[Change]) -> None:
    """Double-faced permanents with daybound enter transformed (CR 702.145b)."""
    for c in changes:
        if c.kind == ChangeKind.MOVE and c.zone == Zone.BATTLEFIELD:
            o = g.objects[c.obj]
            if c.face >= 0 or o.face != o.card:
                continue
            card = o.card
        elif c.kind == ChangeKind.TOKEN and c.copied is None and (c.face < 0 or c.face == c.card):
            card = c.card
        else:
            continue
        for uid in g.book.cards[card].base.statics:
            if g.book.abilities[uid].static_kind == StaticKind.DAYBOUND:
                c.face = back_face(g, card)


def apply_transform(g: State, c: Change) -> int:
    """It shows its other face, and is the object it was (CR 701.27a, 712.18)."""
    o = g.objects[c.obj]
    other = other_face(g, o)
    if o.zone != Zone.BATTLEFIELD or o.phased_out or other < 0:
        return 0
    turn_to(g, o.id, other)
    o.turned = g.clock
    g.note(EventName.TRANSFORMS, c.concept, o.controller, o.id)
    return o.id


def follow(g: State, spell: Obj, permanent: Obj) -> None:
    """What changed a permanent spell goes on with the permanent that it becomes (CR 400.7a)."""
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


def leave_combat(g: State, oid: int) -> None:
    """It is removed from combat (CR 506.4)."""
    removed_from_combat(g, oid)


def apply_regeneration(g: State, c: Change) -> int:
    """Instead of being destroyed, its damage goes, it is tapped and out of combat (CR 701.19a)."""
    o = g.objects[c.obj]
    o.damage = 0
    c.tapped = not o.tapped
    o.tapped = True
    g.note(EventName.REGENERATED, Concept.REGENERATION, o.controller, o.id)
    if c.tapped:
        g.note(EventName.TAP, Concept.REGENERATION, o.controller, o.id)
    combat = g.combat
    if combat is not None and (combat.is_attacking(o.id) or combat.is_blocking(o.id)):
        leave_combat(g, o.id)
    return o.id


def apply_token(g: State, c: Change) -> int:
    """CR 111.1, 111.2."""
    if c.obj:  # it has a record since something was to happen as it enters (614.12)
        o = g.objects[c.obj]
        o.zone = Zone.BATTLEFIELD
        o.owner = c.player
        o.controller = c.player
        o.entered_under = c.player
    else:
        o = create(g, c.card, ObjectKind.TOKEN, c.player, Zone.BATTLEFIELD)
        o.copied = c.copied
        if c.face >= 0:
            o.face = c.face
            o.ch = apart_of(g, o)
    copied = o.copied
    if c.owner < 0:
        o.owner = ref_player(c.owner)  # CR 111.2; whose effect it is until 10 July 2009
    if copied is not None:  # CR 707.2
        o.entered_as = copied
        o.ch = copied
    o.timestamp = g.tick()
    o.arrived = o.timestamp
    if g.book.asks_entered:
        o.mark(ENTERED)
    o.tapped = c.tapped
    if c.has_counters():
        o.counters = c.counters.copy()
    g.permanents.append(o)
    learn(g, o)
    modified(g, o)
    g.note(EventName.TOKEN_CREATED, Concept.TOKEN, c.player, o.id)
    g.note(EventName.ENTERS, Concept.ENTERS, c.player, o.id, word="tapped" if o.tapped else "")
    if c.host != 0:
        set_host(g, o, c.host)
        g.note(EventName.ATTACHED, Concept.ATTACH, o.controller, o.id, other=c.host)
    return o.id


def draw_from_empty(g: State, player: int) -> None:
    """A player was to draw from an empty library: they lose, now or at the next look at state-based actions."""
    if g.rules.empty_library_is_sba:
        g.players[player].drew_from_empty = True  # CR 704.5b
        g.unsettled = True
    else:
        lose_at_once(g, player)


def apply_draw(g: State, c: Change) -> int:
    """CR 121.1; from an empty library nothing is drawn, and the next look at state-based actions knows
    (121.4, 704.5b).
    """
    p = g.players[c.player]
    if not p.library:
        draw_from_empty(g, c.player)
        return 0
    old = g.objects[p.library.pop(0)]
    o = Obj(g.new_id(), old.card, old.kind, old.owner, Zone.HAND)
    o.flags = old.flags & Flag.BLANK
    o.arrived = g.clock
    o.ch = apart_of(g, o)
    if g.beyond & (1 << Zone.HAND):
        g.touched.append(o.id)
    if g.trail is not None:
        g.trail[old.id] = o.id
    del g.objects[old.id]
    g.objects[o.id] = o
    if g.known and old.id in g.known:
        g.known[o.id] = g.known.pop(old.id)
    p.hand.append(o.id)
    p.has_drawn()
    g.quiet = -1
    p.drawn_this_turn += 1
    account = g.account
    if account is not None and o.card < account.cards:
        hands = account.drawn if g.turn_number else account.opening
        hands[o.owner][o.card] += 1
    if g.log is not None:
        g.note(EventName.DRAW, c.concept, c.player, o.id, seen_by=c.player)
    return o.id


def create_emblem(g: State, card: int, player: int) -> None:
    """CR 114.2: it is in the command zone, and its abilities work there (114.4)."""
    o = create(g, card, ObjectKind.EMBLEM, player, Zone.COMMAND)
    o.timestamp = g.tick()
    g.command.append(o.id)
    learn(g, o)
    g.note(EventName.TOKEN_CREATED, Concept.EMBLEM, player, o.id, word="emblem")


# --- Attaching


def set_host(g: State, o: Obj, ref: int) -> None:
    o.attached_to = ref
    index_attachment(g, o)
    if o.id in g.statics[StaticKind.MODIFY]:
        g.stale = True


def apply_attach(g: State, c: Change) -> int:
    """CR 701.3: to what it can't be attached to, or is attached to already, it does not move."""
    o = g.objects[c.obj]
    if o.zone != Zone.BATTLEFIELD or o.phased_out or o.attached_to == c.onto:
        return 0
    if c.onto == 0:
        was = o.attached_to
        set_host(g, o, 0)
        g.note(EventName.UNATTACHED, c.concept, o.controller, o.id, other=was)
        return o.id
    if cannot_attach(g, o, c.onto) != 0:
        return 0
    o.timestamp = g.tick()  # CR 613.7e
    set_host(g, o, c.onto)
    g.note(EventName.ATTACHED, c.concept, o.controller, o.id, other=c.onto)
    return o.id


# --- Phasing


def apply_phase_out(g: State, c: Change) -> int:
    """It is treated as though it did not exist (CR 702.26b, d, f)."""
    o = g.objects[c.obj]
    if o.zone != Zone.BATTLEFIELD or o.phased_out:
        return 0
    forget(g, o)
    leave_combat(g, o.id)
    take_object(g.permanents, o)
    g.phased_out.append(o.id)
    o.phased_out = True
    if c.indirectly:
        o.flags |= Flag.PHASED_INDIRECTLY
    if g.rules.phased_out_zone:
        forget_in_zone(g, o)
    g.note(EventName.PHASE_OUT, c.concept, o.controller, o.id)
    return o.id


def forget_in_zone(g: State, o: Obj) -> None:
    """Where phasing out is a move to another zone, damage is gone with it, and what lasts for a limited time finds the
    permanent no more (502.15e, g until 10 July 2009).
    """
    o.damage = 0
    for e in g.lasting:
        if e.until != Duration.PERMANENT and o.id in e.objects and isinstance(g.book.nodes[e.node], Apply):
            e.objects = [oid for oid in e.objects if oid != o.id]


def apply_phase_in(g: State, c: Change) -> int:
    """Phasing in is not entering: it is the object it was (CR 702.26d, g)."""
    o = g.objects[c.obj]
    if not o.phased_out:
        return 0
    g.phased_out.remove(o.id)
    g.permanents.append(o)
    o.phased_out = False
    if g.rules.phased_in_unsick:
        o.arrived = 0
    if c.tapped:
        o.tapped = True
    o.flags &= ~(Flag.PHASED_INDIRECTLY | Flag.PHASES_IN_NEXT)
    plain(g, o)  # what gave it abilities may have gone: known by those it has as printed, until it is determined anew
    learn(g, o)
    if o.controller != o.entered_under:  # CR 702.26f: what gave control of it may have ended meanwhile
        g.touched.append(o.id)
    else:
        modified(g, o)
    g.note(EventName.PHASE_IN, Concept.PHASING, o.controller, o.id)
    return o.id
