"""Objects that move from zone to zone: each becomes a new object (CR 400.7)."""

from typing import final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.events.becoming_attached import enter_attached
from mainphase.kernel.events.changes import Cause
from mainphase.kernel.events.deeds_of_turn import remember_deed, remember_move
from mainphase.kernel.events.entering import (
    begin_as_it_enters,
    entering,
    entering_is_changed,
    has_entering_ability,
)
from mainphase.kernel.events.kind_of_change import (
    BY_RULE,
    OF_NOBODY,
    KindOfChange,
    Witnesses,
    behaves,
    mana_source_changed,
)
from mainphase.kernel.events.protecting_counters import exile_for_good, is_final
from mainphase.kernel.events.putting_counters import (
    announce_counters,
    changing_counters,
    counters_may_change,
    drop_what_it_cannot_have,
)
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, fire_looking_back, fire_seen_by, is_watched
from mainphase.kernel.keys import HAD_ENTER, MemoryKey, TurnDeed
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.attaching import attachments_of
from mainphase.kernel.reading.characteristics import characteristics_of, has_pt, power_of, toughness_of
from mainphase.kernel.reading.commanders import is_commander, is_signature_spell, may_return_instead
from mainphase.kernel.reading.evaluate import matches, names_player
from mainphase.kernel.reading.faces import show_face
from mainphase.kernel.reading.lasting import begin_keyword_counter
from mainphase.kernel.reading.layers import copiable_values_of, matters, modified
from mainphase.kernel.reading.merging import (
    components_of,
    join_halves,
    must_be_arranged,
    new_component,
    values_together,
)
from mainphase.kernel.reading.modifying import (
    apart_of,
    enchant_of,
    face_apart,
    removed_from_combat,
    with_counters_applied,
    with_pt,
    with_text_changes,
)
from mainphase.kernel.reading.seen_cards import carry_knowledge, with_control
from mainphase.kernel.reading.statics import (
    ActiveStatic,
    active_statics,
    any_static,
    index_object,
    insert_in_id_order,
    instance_at,
    unindex_statics,
)
from mainphase.kernel.reading.turns_at_once import stack_with
from mainphase.kernel.state.account import Account
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.ids import take_from, take_object
from mainphase.kernel.state.objects import (
    CAST_BY,
    CAST_FROM,
    CAST_FROM_ELSEWHERE,
    ENTERED,
    ENTERED_FROM,
    PUT_THERE,
    PUT_THERE_BY_DISCARD,
    PUT_THERE_BY_MILLING,
    PUT_THERE_FROM,
    X_OF_SPELL,
    Obj,
    ObjectFlag,
    ObjectKind,
)
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player
from mainphase.kernel.what_happens import ChangeKind, EventName, TriggerKind
from mainphase.rules.concepts import Concept
from mainphase.rules.law import CommanderReturn


@final
class Movement(KindOfChange):
    """An object moves to another zone."""

    def may_be_replaced(self, g: State, change: Change) -> bool:
        if any_static(g, StaticKind.REPLACE_MOVE):
            return True
        o = g.objects[change.obj]
        if o.flags & (ObjectFlag.EXILE_INSTEAD | ObjectFlag.EXILE_LEAVING | ObjectFlag.EXILE_BURIED):
            return True
        if g.commanding and may_return_instead(g, o, change.zone):
            return True
        if g.rules.madness_may and discarded_madly(g, change):
            return True
        if g.book.asks_going and going_instead(g, o, change):
            return True
        if is_final(g, o, change.zone) or (o.components and must_be_arranged(g, o, change.zone)):
            return True
        if change.zone == Zone.BATTLEFIELD:
            if change.host == 0 and enchant_of(g, o) >= 0:
                return True  # it must be asked what it is attached to (303.4f)
            if change.has_counters() and counters_may_change(g):
                return True  # an effect says that it enters with them (122.6)
            if change.face >= 0:
                return entering_is_changed(g) or has_entering_ability(g, g.book.cards[change.face].base)
            return (
                entering_is_changed(g)
                or has_entering_ability(g, copiable_values_of(g, o))
                or has_entering_ability(g, characteristics_of(o))
            )
        return False

    def replaced_by(self, g: State, change: Change, out: list[ActiveStatic]) -> None:
        o = g.objects.get(change.obj)
        if o is None:
            return
        zone = change.zone
        flag = 0
        if o.zone == Zone.STACK:
            flag = ObjectFlag.EXILE_INSTEAD
            if zone == Zone.GRAVEYARD:
                flag |= ObjectFlag.EXILE_BURIED
        elif o.zone == Zone.BATTLEFIELD:
            flag = ObjectFlag.EXILE_LEAVING  # CR 702.84a
        if o.flags & flag and zone != Zone.EXILE:
            exiling = n.ReplaceMove(n.IsThis(), o.zone, zone, Zone.EXILE)
            exiled = ActiveStatic(exiling, Context(o.id, o.controller), o.id, -1, 0)
            if exiled.key() not in change.applied:
                out.append(exiled)
        exile_for_good(g, o, change, out)
        if g.rules.madness_may and discarded_madly(g, change):
            mad = n.ReplaceMove(n.IsThis(), o.zone, zone, Zone.EXILE)
            s = ActiveStatic(mad, Context(o.id, o.owner), o.id, BY_RULE, 0)
            if s.key() not in change.applied:
                out.append(s)
        if g.commanding and may_return_instead(g, o, zone):
            add_commander_return(g, o, change, out)
        for s in active_statics(g, StaticKind.REPLACE_MOVE):
            node = s.node
            if not isinstance(node, n.ReplaceMove) or s.key() in change.applied:
                continue
            if moves_so(g, o, zone, node, s) or (o.components and is_about_its_cards(g, o, change, node, s)):
                out.append(s)
        if g.book.asks_going:
            out.extend(going_instead(g, o, change))
        if zone == Zone.BATTLEFIELD:
            entering(g, change, out)
            if (
                change.has_counters() and not out and change.kind == ChangeKind.MOVE
            ):  # CR 616.1g: counters that it enters with
                changing_counters(g, change, change.player, out)

    def enters(self, change: Change) -> bool:
        return change.zone == Zone.BATTLEFIELD

    def card_entering(self, g: State, change: Change) -> int:
        if change.zone != Zone.BATTLEFIELD or change.face >= 0:
            return -1
        o = g.objects[change.obj]
        return o.card if o.face == o.card else -1

    def may_leave(self) -> bool:
        return True

    def look_back(self, g: State, change: Change, changes: list[Change]) -> None:
        """With what leaves together with it."""
        o = g.objects.get(change.obj)
        if o is None or o.zone != Zone.BATTLEFIELD:
            return
        if g.attachments:
            o.had = tuple(attachments_of(g, o.id))
            if o.attached_to > 0 and "Aura" in characteristics_of(o).subtypes and leaves_with(changes, o.attached_to):
                o.flags |= ObjectFlag.LEFT_WITH_HOST
        combat = g.combat
        if combat is not None:
            combat.look_back(o.id)

    def apply(self, g: State, change: Change) -> int:
        """It becomes a new object; the old record stays for those that look back."""
        old = g.objects.get(change.obj)
        if old is None or old.zone == Zone.NOWHERE:
            return 0
        source = old.zone
        if g.book.defines_size and source != Zone.BATTLEFIELD and has_pt(old):
            old.ch = with_pt(characteristics_of(old), power_of(g, old), toughness_of(g, old))  # as it last was (608.2h)
        if old.kind == ObjectKind.TOKEN and source != Zone.BATTLEFIELD:  # CR 111.8: it can't come back
            return 0
        if source == Zone.COMMAND and g.book.cards[old.card].base.types & CardType.NONTRADITIONAL:
            return 0  # CR 313.2, 314.2: it remains there
        if change.zone == Zone.BATTLEFIELD and change.has_counters():
            drop_what_it_cannot_have(g, change)
        take_out(g, old)
        code = g.book.cards[old.face]
        was_down = code.face_down and (source == Zone.BATTLEFIELD or source == Zone.STACK)  # CR 708.9
        if code.madness and not g.rules.madness_may and discarded_madly(g, change):  # CR 702.35a
            change.zone = Zone.EXILE
        if g.commanding and change.zone != Zone.STACK and is_signature_spell(g, old):
            change.zone = Zone.COMMAND  # whatever else would be done with it
            change.concept = Concept.COMMANDER_RETURN
        zone = change.zone
        change.came_from = source
        forget_where_it_was(g, old, change)
        if source == Zone.OUTSIDE and g.players[old.owner].companion == old.id:
            g.players[old.owner].companion = 0  # it is in the game from now on (CR 702.139c)
        if old.components:  # the others follow it (`merging`)
            o = first_component(g, old, zone)
            zone = o.zone
        else:
            o = Obj(g.new_id(), old.card, old.kind, old.owner, zone)
        g.objects[o.id] = o
        if old.face != old.card or change.face >= 0:
            show_face(o, old, change)
        if old.copied is not None and zone == Zone.BATTLEFIELD:  # what it enters as (614.12, 707.5)
            o.copied = old.copied
            o.entered_as = old.copied
        if change.counterpart and zone == Zone.BATTLEFIELD:
            join_counterpart(g, change, o)
        o.ch = apart_of(g, o)
        if g.book.keeps_counters and old.counters and zone != Zone.HAND and zone != Zone.LIBRARY:
            keep_counters(g, old, o)
        if g.trail is not None:
            g.trail[old.id] = o.id
        keep_record(g, old, o, source)
        if o.kind == ObjectKind.COPY and zone == Zone.BATTLEFIELD:  # CR 608.3f
            o.kind = ObjectKind.TOKEN
        elif o.kind == ObjectKind.TOKEN or (o.kind == ObjectKind.COPY and zone != Zone.STACK):
            g.vanishing.append(o.id)
        put_in(g, change, old, o, source)
        if g.commanding and (zone == Zone.GRAVEYARD or zone == Zone.EXILE) and is_commander(g, o):
            g.commanders_put.append(o.id)
        account = g.account
        if account is not None:
            count_move(account, change, o, source, g.turn_number)
        if zone == Zone.LIBRARY or zone == Zone.HAND or g.known:
            carry_knowledge(g, change, old, o, source)
            if old.components:
                hide_order(g, o)
        if g.log is not None and change.cause != Cause.QUIET:
            tell_move(g, change, old, o, source)
            if was_down and zone != Zone.BATTLEFIELD and o.kind == ObjectKind.CARD:
                g.note(EventName.REVEALED, Concept.REVEAL_FACE_DOWN, o.owner, o.id)
        if zone == Zone.BATTLEFIELD:
            enter_attached(g, o, change.host)
        return o.id

    def mana_of(self, g: State, change: Change) -> int:
        return mana_source_changed(g, change) if change.came_from == Zone.BATTLEFIELD else OF_NOBODY

    def may_cause_state_based_action(self, g: State, change: Change) -> bool:
        return (
            change.came_from == Zone.BATTLEFIELD
            or (change.came_from == Zone.STACK and change.zone != Zone.BATTLEFIELD)  # it has resolved, whatever it did
            or len(g.attachments) > 0
            or len(g.vanishing) > 0
            or len(g.commanders_put) > 0
        )

    def facets(self, g: State, change: Change) -> int:
        facets = Facet.ZONES
        if change.came_from == Zone.BATTLEFIELD or change.zone == Zone.BATTLEFIELD:
            facets |= Facet.ATTACHED
            was = g.objects.get(change.obj)
            types = characteristics_of(was).types if was is not None else 0
            if change.result:
                types |= characteristics_of(g.objects[change.result]).types
            if matters(g, types):
                facets |= Facet.MEMBERS
        return facets

    def announce(self, g: State, change: Change, seen_by: Witnesses) -> None:
        result = change.result
        if change.came_from == Zone.BATTLEFIELD and g.book.asks_leaving:
            remember_leaving(g, change)
        if g.book.asked_times.deeds:
            remember_move(g, change)
        if change.came_from == Zone.BATTLEFIELD and (seen_by.leaving or g.delayed):
            destroyed = change.cause == Cause.DESTROYED
            gone = TriggerEvent.leaves(change.obj, result, change.zone, change.player, destroyed)
            fire_looking_back(g, gone, seen_by.leaving, seen_by.outward, seen_by.how)
        if change.came_from == Zone.GRAVEYARD and (seen_by.emptying or g.delayed):
            left = TriggerEvent.leaves_graveyard(change.obj, result, g.objects[change.obj].owner)
            fire_seen_by(g, left, seen_by.emptying, looking_back=True, before=seen_by.how)
        if change.cause == Cause.SACRIFICED and (seen_by.sacrificing or g.delayed):
            sacrificed = TriggerEvent.sacrificed(change.obj, result, g.objects[change.obj].controller)
            fire_seen_by(g, sacrificed, seen_by.sacrificing, looking_back=True, before=seen_by.how)
        if change.zone == Zone.BATTLEFIELD:
            remember_entering(g, result)
            if is_watched(g, TriggerKind.ENTERS):
                fire(g, TriggerEvent.enters(result, change.obj, change.player))
            if change.cause == Cause.PLAYED and is_watched(g, TriggerKind.LAND_PLAYED):
                fire(g, TriggerEvent.land_played(result, change.player))
            if change.has_counters():
                for k, v in change.counters.items():
                    announce_counters(g, result, k, v, g.objects[result].controller)
        if change.zone == Zone.GRAVEYARD:
            announce_burial(g, change, change.obj)
        elif change.zone == Zone.EXILE:
            announce_exile(g, change)
        if change.cause == Cause.DISCARDED:
            fire(g, TriggerEvent.discard(result, g.objects[result].owner))

    def add_events(self, g: State, change: Change, gone: list[TriggerEvent], come: list[TriggerEvent]) -> None:
        if change.came_from == Zone.BATTLEFIELD:
            destroyed = change.cause == Cause.DESTROYED
            gone.append(TriggerEvent.leaves(change.obj, change.result, change.zone, change.player, destroyed))
            if change.cause == Cause.SACRIFICED:
                gone.append(TriggerEvent.sacrificed(change.obj, change.result, g.objects[change.obj].controller))
        elif change.came_from == Zone.GRAVEYARD:
            gone.append(TriggerEvent.leaves_graveyard(change.obj, change.result, g.objects[change.obj].owner))
        if change.zone == Zone.BATTLEFIELD:
            come.append(TriggerEvent.enters(change.result, change.obj, change.player))
            if change.has_counters():
                for kind, count in change.counters.items():
                    by = g.objects[change.result].controller
                    come.append(TriggerEvent.counters_put(change.result, kind, count, by))
        elif change.zone == Zone.GRAVEYARD and g.objects[change.result].kind == ObjectKind.CARD:
            owner = g.objects[change.result].owner
            was = change.obj if change.came_from == Zone.BATTLEFIELD else 0
            resolved = change.cause == Cause.RESOLVED
            come.append(TriggerEvent.put_into_graveyard(change.result, owner, change.came_from, was, resolved))
        elif change.zone == Zone.EXILE and g.objects[change.result].kind == ObjectKind.CARD:
            come.append(TriggerEvent.put_into_exile(change.result, g.objects[change.result].owner, change.came_from))


behaves(ChangeKind.MOVE, Movement())


def announce_burial(g: State, change: Change, was: int) -> None:
    """Something has been put into a graveyard; `was` is what it was before."""
    result = change.result
    card = g.objects[result]
    if card.zone != Zone.GRAVEYARD:  # CR 903.9c
        return
    if card.kind == ObjectKind.CARD and (g.watchers[TriggerKind.PUT_INTO_GRAVEYARD] or g.book.asks_graveyard):
        g.players[card.owner].remember(MemoryKey.TO_GRAVEYARD)
        if characteristics_of(card).types & CardType.PERMANENT:
            g.players[card.owner].remember(MemoryKey.DESCENDED)  # CR 700.11
        g.invalidate(Facet.MEMORY)
    if is_watched(g, TriggerKind.PUT_INTO_GRAVEYARD):
        if change.came_from != Zone.BATTLEFIELD:
            was = 0
        resolved = change.cause == Cause.RESOLVED
        fire(g, TriggerEvent.put_into_graveyard(result, card.owner, change.came_from, was, resolved))


def announce_exile(g: State, change: Change) -> None:
    """Something has been exiled, or a component of it."""
    card = g.objects[change.result]
    if card.kind == ObjectKind.CARD and card.zone == Zone.EXILE and is_watched(g, TriggerKind.PUT_INTO_EXILE):
        fire(g, TriggerEvent.put_into_exile(card.id, card.owner, change.came_from))


def add_commander_return(g: State, o: Obj, change: Change, out: list[ActiveStatic]) -> None:
    """Its owner may put a commander into the command zone instead (CR 903.9b). It may be applied again once the event
    has been made another one, which takes the place of it: this is an exception to 614.5 since 17 July 2015. Of a
    permanent of several cards each commander goes there by itself (903.9c).
    """
    again = change.zone if g.rules.commander_return != CommanderReturn.GRAVEYARD_AND_EXILE else 0
    node = n.ReplaceMove(n.IsThis(), o.zone, change.zone, Zone.COMMAND)
    for part in components_of(g, o):
        if part is not o and not is_commander(g, part):
            continue
        s = ActiveStatic(node, Context(part.id, o.owner), part.id, BY_RULE + 1 + again, 0)
        if s.key() not in change.applied:
            out.append(s)


def is_about_its_cards(g: State, o: Obj, change: Change, node: n.ReplaceMove, static: ActiveStatic) -> bool:
    """True if an effect that speaks of cards alone is about the cards of a permanent that is a token (CR 730.3e)."""
    if o.kind != ObjectKind.TOKEN or not o.components:
        return False
    o.kind = ObjectKind.CARD
    fits = moves_so(g, o, change.zone, node, static)
    o.kind = ObjectKind.TOKEN
    return fits


def join_counterpart(g: State, change: Change, o: Obj) -> None:
    """The other card of a meld pair is the other half of what enters (CR 701.42a, 712.14c)."""
    other = g.objects[change.counterpart]
    take_out(g, other)
    forget_where_it_was(g, other, change)
    keep_record(g, other, o, other.zone)
    first = new_component(g, o.card, o.card, o.kind, o.owner)
    second = new_component(g, other.card, other.card, other.kind, other.owner)
    join_halves(g, first, second)
    o.components = (first.id, second.id)
    o.entered_as = values_together(g, o)
    o.copied = o.entered_as


def first_component(g: State, old: Obj, zone: int) -> Obj:
    """The object that a permanent of several components becomes, in so far as that is one: what its first component is
    in its new zone.
    """
    first = g.objects[old.components[0]]
    if first.zone != Zone.NOWHERE:
        zone = first.zone
        first.zone = Zone.NOWHERE
    o = Obj(g.new_id(), first.card, first.kind, old.owner, zone)
    first.became = o.id
    for oid in old.components:
        g.last_known.append(oid)
    return o


def hide_order(g: State, o: Obj) -> None:
    """In which order its components lie in a library, only their owner knows (CR 712.21a, 730.3a)."""
    if o.zone == Zone.LIBRARY:
        g.known[o.id] = with_control(g, o.owner)


def take_out(g: State, o: Obj) -> None:
    """Removes an object from the list of its zone."""
    if o.zone == Zone.BATTLEFIELD:
        if o.phased_out:
            take_from(g.phased_out, o.id)
        elif not g.departing:
            take_object(g.permanents, o)
        return
    if o.zone == Zone.LIBRARY:
        library = g.players[o.owner].library
        if library and library[0] == o.id:
            library.pop(0)
            return
    if g.moving >= 0 and o.zone == Zone.STACK:
        take_from(stack_with(g, o.id), o.id)
        return
    take_from(g.zone_list(o.zone, o.owner), o.id)


def create_object(g: State, card: int, kind: int, owner: int, zone: int) -> Obj:
    """A new object in no list yet. Raises GameTooLargeError if there may be no more of them."""
    g.bounds.check_things(len(g.permanents) + len(g.stack))
    o = Obj(g.new_id(), card, kind, owner, zone)
    g.objects[o.id] = o
    o.ch = apart_of(g, o)
    return o


def discarded_madly(g: State, change: Change) -> bool:
    """A card with madness is discarded, to its owner's graveyard (CR 702.35a)."""
    if change.cause != Cause.DISCARDED or change.zone != Zone.GRAVEYARD:
        return False
    return g.book.cards[g.objects[change.obj].face].madness


def count_move(account: Account, change: Change, o: Obj, source: int, turn: int) -> None:
    """A card is played, or put back from an opening hand that is not kept (CR 103.5)."""
    if o.kind != ObjectKind.CARD or o.card >= account.cards:
        return
    if change.cause == Cause.CAST or change.cause == Cause.PLAYED:
        if change.player == o.owner:
            account.played[o.owner][o.card] += 1
    elif turn == 0 and source == Zone.HAND and o.zone == Zone.LIBRARY:
        account.opening[o.owner][o.card] -= 1


def keep_counters(g: State, old: Obj, o: Obj) -> None:
    """The counters remain on what says so where it was: they are not put on it again (CR 122.2)."""
    for uid in characteristics_of(old).statics:
        if isinstance(g.book.abilities[uid].static, n.CountersRemain):
            o.counters = old.counters.copy()
            o.ch = with_counters_applied(o, characteristics_of(o))
            return


def forget_where_it_was(g: State, old: Obj, change: Change) -> None:
    """Ends what an object did where it was: its abilities, its part in combat, its being attached."""
    if old.zone == Zone.BATTLEFIELD:
        unindex_statics(g, old)
        old.flags |= ObjectFlag.LEFT_BATTLEFIELD
        if old.id in g.attachments:
            g.attachments.remove(old.id)
        if g.combat is not None:
            removed_from_combat(g, old.id)
        if change.concept == Concept.SBA_AURA:
            old.flags |= ObjectFlag.FELL_OFF
    elif old.zone != Zone.LIBRARY and (g.book.cards[old.face].zones | g.nonbattlefield_zones) & (1 << old.zone):
        unindex_statics(g, old)


def keep_record(g: State, old: Obj, o: Obj, source: int) -> None:
    """Last known information of what was in the open; of what was hidden nothing stays, unless it was shown to pay."""
    shown = old.flags & ObjectFlag.SHOWN_TO_PAY
    if source == Zone.LIBRARY or source == Zone.OUTSIDE or (source == Zone.HAND and not shown):
        del g.objects[old.id]
        return
    old.zone = Zone.NOWHERE
    old.became = o.id
    if old.ch is not face_apart(g, old.face):  # what the layers or a copy made of it
        old.last = old.ch
    g.last_known.append(old.id)


def put_in(g: State, change: Change, old: Obj, o: Obj, source: int) -> None:
    """The new object in its zone."""
    zone = o.zone
    if zone == Zone.BATTLEFIELD:
        put_on_battlefield(g, change, old, o, source)
        return
    if g.nonbattlefield_zones & (1 << zone):
        g.stale_objects.append(o.id)
    if zone == Zone.LIBRARY:
        library = g.players[o.owner].library
        if change.bottom:
            library.append(o.id)
        else:
            library.insert(change.beneath, o.id)  # under them all if there are fewer (401.7)
        return
    if zone == Zone.STACK:
        o.controller = change.player
        o.entered_under = change.player
        o.timestamp = g.tick()
        if g.book.asks_origin and change.cause == Cause.CAST:
            o.flags |= CAST_FROM.get(source, 0)
    elif zone == Zone.GRAVEYARD and g.book.asks_put_there:
        o.mark(PUT_THERE)
        o.mark(PUT_THERE_FROM - source)
        if change.cause == Cause.DISCARDED:
            o.mark(PUT_THERE_BY_DISCARD)
        elif change.cause == Cause.MILLED:
            o.mark(PUT_THERE_BY_MILLING)
    elif zone == Zone.EXILE and change.host:
        o.exiled_with = change.host
    g.zone_list(zone, o.owner).append(o.id)
    if g.book.cards[o.face].zones & (1 << zone):
        index_object(g, o)


def put_on_battlefield(g: State, change: Change, old: Obj, o: Obj, source: int) -> None:
    """With what it remembers of itself as a spell (400.7d) and what the event says of it."""
    o.controller = change.player
    o.entered_under = change.player
    o.timestamp = g.tick()
    o.arrived = o.timestamp
    if g.book.asks_entered:
        o.mark(ENTERED)
    if g.book.asks_origin:
        remember_origin(old, o, source)
    o.tapped = change.tapped
    was = old.ctx
    if was is not None:
        if was.paid:
            o.paid = tuple(was.paid)
        o.flags |= old.flags & (ObjectFlag.CAST_FROM_HAND | ObjectFlag.CONTROLLED_SUCH)
    if old.chosen and source != Zone.BATTLEFIELD:  # as it enters (614.12a)
        o.chosen = old.chosen.copy()
    if was is not None and was.x and g.book.asks_x:
        o.mark(X_OF_SPELL, was.x)
    kept = o.counters
    if kept or change.has_counters():
        o.counters = change.counters.copy()
        for kind in kept:
            o.counters[kind] = o.counters.get(kind, 0) + kept[kind]
        for kind in o.counters:
            begin_keyword_counter(g, o, kind)
    if g.book.entering_effects:
        begin_as_it_enters(g, change, o)
    g.permanents.append(o)
    if enchant_of(g, o) >= 0:
        insert_in_id_order(g.attachments, o.id)
    if source == Zone.STACK and g.book.asks_delved:
        keep_exiled(g, old.id, o.id)
    if source == Zone.STACK and g.lasting:
        carry_effects_over(g, old, o)
    if g.book.cards[o.face].zones & (1 << Zone.BATTLEFIELD) or o.copied is not None:
        index_object(g, o)
    modified(g, o)


def remember_origin(old: Obj, o: Obj, source: int) -> None:
    """A permanent remembers from where it came, and who cast it from where (CR 400.7d)."""
    o.mark(ENTERED_FROM - source)
    if source == Zone.STACK and old.kind == ObjectKind.CARD:
        o.flags |= old.flags & CAST_FROM_ELSEWHERE
        o.mark(CAST_BY - old.entered_under)


def keep_exiled(g: State, spell: int, permanent: int) -> None:
    """Cards exiled to pay for a spell are exiled with the permanent that it becomes (CR 400.7d, 607.2a)."""
    for oid in g.exile:
        if g.objects[oid].exiled_with == spell:
            g.objects[oid].exiled_with = permanent


def carry_effects_over(g: State, spell: Obj, permanent: Obj) -> None:
    """Has the effects that changed a permanent spell go on with the permanent that it becomes (CR 400.7a)."""
    for e in g.lasting:
        for i in range(len(e.objects)):
            if e.objects[i] == spell.id:
                e.objects[i] = permanent.id
    if spell.wording:
        permanent.wording = spell.wording
        permanent.ch = with_text_changes(g, permanent)


def tell_move(g: State, change: Change, old: Obj, o: Obj, source: int) -> None:
    """Notes what a move is called."""
    zone = change.zone
    concept = change.concept
    oid = o.id
    player = o.controller
    if change.cause == Cause.DESTROYED:
        g.note(EventName.DESTROYED, concept, old.controller, oid)
    elif change.cause == Cause.SACRIFICED:
        g.note(EventName.SACRIFICED, concept, old.controller, oid)
    elif change.cause == Cause.DISCARDED:
        g.note(EventName.DISCARD, concept, o.owner, oid)
    elif change.cause == Cause.MILLED:
        g.note(EventName.MILLED, concept, o.owner, oid)
    if source == Zone.BATTLEFIELD:
        g.note(EventName.LEAVES, Concept.LEAVES, old.controller, oid)
    if zone == Zone.BATTLEFIELD:
        if change.cause == Cause.PLAYED:
            g.note(EventName.LAND_PLAYED, concept, player, oid)
        entered = concept if concept == Concept.OPENING_BATTLEFIELD else Concept.ENTERS
        g.note(EventName.ENTERS, entered, player, oid, word="tapped" if o.tapped else "")
    elif zone == Zone.GRAVEYARD:
        if source == Zone.BATTLEFIELD and (characteristics_of(old).types & CardType.CREATURE) != 0:
            g.note(EventName.DIES, Concept.DIES, old.controller, oid)
        elif change.cause != Cause.DISCARDED and change.cause != Cause.MILLED:
            g.note(EventName.PUT_INTO_GRAVEYARD, concept if concept else Concept.GRAVEYARD, o.owner, oid)
    elif zone == Zone.EXILE:
        g.note(EventName.EXILED, concept if concept else Concept.EXILE, o.owner, oid)
    elif zone == Zone.COMMAND:
        g.note(EventName.COMMANDER_RETURNS, concept, o.owner, oid)
    elif source == Zone.OUTSIDE:
        g.note(EventName.BROUGHT_IN, concept if concept else Concept.BRING_IN, o.owner, oid)
    elif zone == Zone.HAND and source != Zone.LIBRARY:
        g.note(EventName.RETURNED_TO_HAND, concept if concept else Concept.HAND, o.owner, oid)


def moves_so(g: State, o: Obj, zone: int, node: n.ReplaceMove, static: ActiveStatic) -> bool:
    if node.source != 0 and node.source != o.zone:
        return False
    if node.to != zone and (node.to != 0 or zone == node.instead):
        return False
    return matches(g, node.which, o.id, static.ctx)


def going_instead(g: State, o: Obj, change: Change) -> list[ActiveStatic]:
    """The abilities by which an object goes elsewhere than to its owner's graveyard, wherever it is."""
    found: list[ActiveStatic] = []
    if change.zone != Zone.GRAVEYARD:
        return found
    statics = characteristics_of(o).statics
    for k in range(len(statics)):
        uid = statics[k]
        code = g.book.abilities[uid]
        node = code.static
        if not code.only_going or not isinstance(node, n.GoesInstead):
            continue
        who = o.controller if o.zone == Zone.BATTLEFIELD or o.zone == Zone.STACK else o.owner
        s = ActiveStatic(node, Context(o.id, who, uid), o.id, uid, 0, None, instance_at(statics, k))
        by = node.discarded_by
        if by is not None:
            caused = change.caused_by if change.cause == Cause.DISCARDED else 0
            if caused == 0 or not names_player(g, by, ref_player(caused), s.ctx):
                continue
        if s.key() not in change.applied:
            found.append(s)
    return found


def leaves_with(changes: list[Change], oid: int) -> bool:
    """True if a permanent leaves the battlefield in this event."""
    for c in changes:
        if c.kind == ChangeKind.MOVE and c.obj == oid:
            return True
    return False


def remember_entering(g: State, oid: int) -> None:
    """The turn remembers what has entered under whose control, as it was then."""
    o = g.objects[oid]
    types = characteristics_of(o).types
    if g.book.asked_times.deeds:
        remember_deed(g, TurnDeed.ENTERED, o.controller, o)
    if types & g.book.asks_entering:
        for bit in HAD_ENTER:
            if types & g.book.asks_entering & bit:
                g.players[o.controller].remember(HAD_ENTER[bit])
        g.invalidate(Facet.MEMORY)
    if not types & CardType.LAND:
        g.players[o.controller].remember(MemoryKey.ENTERED)
        g.invalidate(Facet.MEMORY)


def remember_leaving(g: State, change: Change) -> None:
    """For whoever controlled what has left the battlefield."""
    gone = g.objects[change.obj]
    p = g.players[gone.controller]
    p.remember(MemoryKey.LEFT)
    if change.zone == Zone.GRAVEYARD and characteristics_of(gone).types & CardType.CREATURE:  # CR 700.4
        p.remember(MemoryKey.DIED)
        gone.flags |= ObjectFlag.DIED
    g.invalidate(Facet.MEMORY)


def moved_because(g: State, changes: list[Change], player: int, cause: int, kind: int) -> list[TriggerEvent]:
    """An event of that kind for each card of a player that was moved for this cause."""
    found: list[TriggerEvent] = []
    for c in changes:
        if c.cause == cause and c.result and g.objects[c.result].owner == player:
            found.append(TriggerEvent(kind, c.result, player=player))
    return found


def announce_mills(g: State, changes: list[Change]) -> None:
    """Each player who milled has done so once, be it one card or several, wherever they went (CR 701.17c)."""
    for p in g.apnap():
        cards = moved_because(g, changes, p, Cause.MILLED, TriggerKind.MILL_TOGETHER)
        if cards:
            fire(g, TriggerEvent.mill_together(p, cards))


def announce_discards(g: State, changes: list[Change]) -> None:
    """Each player who discarded has done so once, be it one card or several."""
    for p in g.apnap():
        cards = moved_because(g, changes, p, Cause.DISCARDED, TriggerKind.DISCARD)
        if cards:
            g.players[p].remember(MemoryKey.DISCARDS)
            g.invalidate(Facet.MEMORY)
            fire(g, TriggerEvent.discard_together(p, cards))
