"""Every change to the game passes through here: an event is a batch of simultaneous changes.

`happen` takes it through replacement and prevention (614-616, in `replacing`) → last known information → the change →
triggers. There is no other way to
move a card, deal damage, draw or tap. A caller sets its program counter first and returns to the loop after calling: a
choice may have to be made before.
The results (`State.result`) are one number for each change: the id of the new object, or the amount that really
happened.
"""

from typing import Final

from mainphase.cards.nodes import CardType, Keyword, Toxic, Zone
from mainphase.kernel.attaching import attached_to, cannot_attach, index_attachment
from mainphase.kernel.evaluate import now
from mainphase.kernel.facets import Facet
from mainphase.kernel.kinds import EventKind, StaticKind
from mainphase.kernel.layers import MINUS, PLUS, base_of, has, modified, refresh, removed_from_combat
from mainphase.kernel.modifying import enchant_of
from mainphase.kernel.objects import Change, Flag, Obj, ObjectKind
from mainphase.kernel.protecting import is_protected
from mainphase.kernel.state import State
from mainphase.kernel.statics import any_static, forget, insert, learn
from mainphase.kernel.triggers import fire, fire_seen_by
from mainphase.kernel.values import EventName, ref_player
from mainphase.rules.concepts import Concept


class ChangeKind:
    NOTHING: Final = 0  # replaced by something else
    MOVE: Final = 1
    DRAW: Final = 2
    DAMAGE: Final = 3
    TAP: Final = 4
    UNTAP: Final = 5
    COUNTERS: Final = 6
    LIFE: Final = 7
    TOKEN: Final = 8
    DESTROY: Final = 9
    PHASE_OUT: Final = 10
    PHASE_IN: Final = 11
    REGENERATE: Final = 12
    ATTACH: Final = 13


class Cause:
    """Why an object moves: refines the event's name and the rule it cites."""

    NONE: Final = 0
    DESTROYED: Final = 1
    SACRIFICED: Final = 2
    DISCARDED: Final = 3
    MILLED: Final = 4
    CAST: Final = 5
    PLAYED: Final = 6
    RESOLVED: Final = 7
    STATE: Final = 8  # a state-based action
    COUNTERED: Final = 9
    QUIET: Final = 10  # mulligans, leaving the game: nothing to tell


LOYALTY: Final = "loyalty"
POISON: Final = "poison"
WITHERING: Final = Keyword.WITHER | Keyword.INFECT

# --- Constructors


def move(oid: int, zone: int, cause: int = 0, concept: int = 0) -> Change:
    """The object goes to a zone (its owner's)."""
    c = Change(ChangeKind.MOVE, oid)
    c.zone = zone
    c.cause = cause
    c.concept = concept
    return c


def put_onto_battlefield(oid: int, player: int, cause: int = 0, concept: int = 0, tapped: bool = False) -> Change:
    """The object goes onto the battlefield under a player's control."""
    c = Change(ChangeKind.MOVE, oid, player)
    c.zone = Zone.BATTLEFIELD
    c.cause = cause
    c.concept = concept
    c.tapped = tapped
    return c


def draw(player: int, concept: int = Concept.DRAWS) -> Change:
    c = Change(ChangeKind.DRAW, 0, player)
    c.concept = concept
    return c


def damage(source: int, to_ref: int, amount: int, combat: bool = False) -> Change:
    """`source` deals damage to a player or permanent (`to_ref`)."""
    c = Change(ChangeKind.DAMAGE, 0, -1, amount, source, to_ref)
    c.combat = combat
    return c


def tap(oid: int, concept: int = Concept.TAPS) -> Change:
    c = Change(ChangeKind.TAP, oid)
    c.concept = concept
    return c


def untap(oid: int, concept: int = Concept.UNTAPS) -> Change:
    c = Change(ChangeKind.UNTAP, oid)
    c.concept = concept
    return c


def put_counters(ref: int, kind: str, amount: int, concept: int = Concept.COUNTERS_PUT, by: int = -1) -> Change:
    """Puts counters on an object or player; a negative amount removes them. `by`: the player who does (122.6)."""
    c = Change(ChangeKind.COUNTERS, ref, by, amount)
    c.word = kind
    c.concept = concept
    return c


def gain_life(player: int, amount: int) -> Change:
    return Change(ChangeKind.LIFE, 0, player, amount)


def lose_life(player: int, amount: int) -> Change:
    return Change(ChangeKind.LIFE, 0, player, -amount)


def sacrifice(oid: int) -> Change:
    return move(oid, Zone.GRAVEYARD, Cause.SACRIFICED, Concept.SACRIFICE)


BURIED: Final = "can't be regenerated"


def destroy(oid: int, concept: int = Concept.DESTROY, regenerate: bool = True) -> Change:
    c = Change(ChangeKind.DESTROY, oid)
    c.concept = concept
    if not regenerate:
        c.word = BURIED
    return c


def discard(oid: int, concept: int = Concept.DISCARDS) -> Change:
    return move(oid, Zone.GRAVEYARD, Cause.DISCARDED, concept)


def token(card: int, player: int, tapped: bool = False) -> Change:
    """A token of a card definition is created under a player's control."""
    c = Change(ChangeKind.TOKEN, 0, player, card)
    c.tapped = tapped
    return c


def phase_out(oid: int) -> Change:
    return Change(ChangeKind.PHASE_OUT, oid)


def phase_in(oid: int) -> Change:
    return Change(ChangeKind.PHASE_IN, oid)


def attach(oid: int, ref: int, concept: int = Concept.ATTACH) -> Change:
    """An Aura or Equipment becomes attached to a permanent or player; to 0: unattached."""
    c = Change(ChangeKind.ATTACH, oid, -1, 0, 0, ref)
    c.concept = concept
    return c


# --- The pipeline


def happen(g: State, changes: list[Change]) -> None:
    """One event. It happens now, unless effects that replace or prevent it have to be asked first: then a frame is
    pushed that does both.
    """
    for c in changes:
        if could_be_replaced(g, c):
            g.timing.choose_replacements(g, changes)
            return
    apply_batch(g, changes)


def could_be_replaced(g: State, c: Change) -> bool:
    """Whether anything is indexed that might replace or prevent this change."""
    kind = c.kind
    if kind == ChangeKind.DAMAGE:
        return (
            any_static(g, StaticKind.PREVENT_ALL)
            or any_static(g, StaticKind.PREVENT_SHIELD)
            or (c.other > 0 and is_protected(g, c.other, c.source))
        )
    if kind == ChangeKind.DRAW:
        return any_static(g, StaticKind.REPLACE_DRAW)
    if kind == ChangeKind.MOVE:
        if any_static(g, StaticKind.REPLACE_MOVE):
            return True
        o = g.objects[c.obj]
        if o.flags & (Flag.EXILE_INSTEAD | Flag.EXILE_LEAVING):
            return True
        if c.zone == Zone.BATTLEFIELD:
            if c.host == 0 and enchant_of(g, o) >= 0:
                return True  # it must be asked what it is attached to (303.4f)
            if any_static(g, StaticKind.ENTERS_TAPPED) or any_static(g, StaticKind.ENTERS_WITH_COUNTERS):
                return True
            for uid in base_of(g, o).statics:
                k = g.book.abilities[uid].static_kind
                if k == StaticKind.ENTERS_TAPPED or k == StaticKind.ENTERS_WITH_COUNTERS or k == StaticKind.AS_ENTERS:
                    return True
        elif base_of(g, o).statics:
            for uid in base_of(g, o).statics:
                if g.book.abilities[uid].static_kind == StaticKind.REPLACE_MOVE:
                    return True
    if kind == ChangeKind.COUNTERS:
        return c.amount > 0 and any_static(g, StaticKind.CHANGE_COUNTERS)
    if kind == ChangeKind.TOKEN:
        copied = c.copied
        if copied is not None and c.host == 0 and "Aura" in copied.subtypes:
            return True  # it must be asked what it is attached to (303.4f)
        for uid in copied.statics if copied is not None else g.book.cards[c.amount].base.statics:
            if g.book.abilities[uid].only_entering:
                return True
        return any_static(g, StaticKind.ENTERS_TAPPED) or any_static(g, StaticKind.ENTERS_WITH_COUNTERS)
    if kind == ChangeKind.DESTROY:
        return (
            any_static(g, StaticKind.REPLACE_MOVE)
            or any_static(g, StaticKind.REGENERATE)
            or (g.objects[c.obj].flags & Flag.EXILE_LEAVING) != 0
        )
    return False


def apply_batch(g: State, changes: list[Change]) -> None:
    """The changes happen together; then what they trigger triggers."""
    if g.stale or g.touched:
        refresh(g)
    if g.attachments:
        changes = with_attachments(g, changes)
    leaving: list[int] = []
    if g.watchers[EventKind.LEAVES]:
        leaving = g.watchers[EventKind.LEAVES][:]  # those that look back (603.10a)
    phasing: list[int] = []
    if g.watchers[EventKind.PHASED_OUT]:
        phasing = g.watchers[EventKind.PHASED_OUT][:]
    for c in changes:
        if c.kind == ChangeKind.DESTROY:
            settle_destruction(g, c)
    result: list[int] = []
    damaging = False
    for c in changes:
        result.append(apply(g, c))
        if c.kind == ChangeKind.DAMAGE:
            damaging = True
    g.result = result
    g.check_state = True
    if g.reads:
        facets = 0
        for c in changes:
            facets |= facets_changed(c)
        g.shifted(facets)
    if g.stale or g.touched:
        refresh(g)
    for i in range(len(changes)):
        announce(g, changes[i], result[i], leaving, phasing)
    if damaging:
        counters = counters_by_damage(g, changes, result)
        if counters:
            happen(g, counters)  # CR 120.4b: results of damage may be replaced themselves
    if len(g.result) != len(result):
        g.result = result


def with_attachments(g: State, changes: list[Change]) -> list[Change]:
    """What is attached to a permanent that phases out does so too, indirectly, and phases in with it (CR 702.26g,
    h).
    """
    out = changes
    i = 0
    while i < len(out):
        c = out[i]
        i += 1
        if c.kind != ChangeKind.PHASE_OUT and c.kind != ChangeKind.PHASE_IN:
            continue
        for oid in attached_to(g, c.obj):
            o = g.objects[oid]
            if c.kind == ChangeKind.PHASE_IN:
                if not o.phased_out or not o.flags & Flag.PHASED_INDIRECTLY:
                    continue
                more = phase_in(oid)
            else:
                if o.phased_out:
                    continue
                more = phase_out(oid)
                more.amount = 1
            known = False
            for other in out:
                if other.obj == oid and other.kind == more.kind:
                    other.amount = more.amount
                    known = True
            if not known:
                if out is changes:
                    out = changes[:]
                out.append(more)
    return out


def facets_changed(c: Change) -> int:
    """What continuous effects may read that this change has changed."""
    kind = c.kind
    if kind == ChangeKind.MOVE:
        facets = Facet.ZONES
        if c.other == Zone.BATTLEFIELD or c.zone == Zone.BATTLEFIELD:
            facets |= Facet.MEMBERS | Facet.ATTACHED
        return facets
    if kind == ChangeKind.DRAW:
        return Facet.ZONES
    if kind == ChangeKind.DAMAGE:
        return Facet.LIFE | Facet.MEMORY | Facet.COUNTERS
    if kind == ChangeKind.LIFE:
        return Facet.LIFE | Facet.MEMORY
    if kind == ChangeKind.TAP or kind == ChangeKind.UNTAP or kind == ChangeKind.REGENERATE:
        return Facet.TAPPED
    if kind == ChangeKind.COUNTERS:
        return Facet.COUNTERS
    if kind == ChangeKind.ATTACH:
        return Facet.ATTACHED
    return Facet.MEMBERS | Facet.ATTACHED


def settle_destruction(g: State, c: Change) -> None:
    """Destroying is a move to the graveyard, unless the permanent is indestructible (CR 701.8, 702.12b)."""
    o = g.objects[c.obj]
    if o.zone != Zone.BATTLEFIELD or has(g, o, Keyword.INDESTRUCTIBLE):
        c.kind = ChangeKind.NOTHING
        return
    c.kind = ChangeKind.MOVE
    c.zone = Zone.GRAVEYARD
    c.cause = Cause.DESTROYED


def apply(g: State, c: Change) -> int:
    kind = c.kind
    if kind == ChangeKind.MOVE:
        return apply_move(g, c)
    if kind == ChangeKind.DRAW:
        return apply_draw(g, c)
    if kind == ChangeKind.DAMAGE:
        return apply_damage(g, c)
    if kind == ChangeKind.TAP:
        o = g.objects[c.obj]
        if o.tapped or o.zone != Zone.BATTLEFIELD:
            return 0
        o.tapped = True
        g.note(EventName.TAP, c.concept, o.controller, o.id)
        return o.id
    if kind == ChangeKind.UNTAP:
        o = g.objects[c.obj]
        if not o.tapped or o.zone != Zone.BATTLEFIELD:
            return 0
        o.tapped = False
        g.note(EventName.UNTAP, c.concept, o.controller, o.id)
        return o.id
    if kind == ChangeKind.COUNTERS:
        return apply_counters(g, c)
    if kind == ChangeKind.LIFE:
        return apply_life(g, c)
    if kind == ChangeKind.TOKEN:
        return apply_token(g, c)
    if kind == ChangeKind.PHASE_OUT:
        return apply_phase_out(g, c)
    if kind == ChangeKind.PHASE_IN:
        return apply_phase_in(g, c)
    if kind == ChangeKind.REGENERATE:
        return apply_regeneration(g, c)
    if kind == ChangeKind.ATTACH:
        return apply_attach(g, c)
    return 0


def announce(g: State, c: Change, result: int, leaving: list[int], phasing: list[int]) -> None:
    """Triggers on a change that has happened."""
    if result == 0:
        return
    kind = c.kind
    if kind == ChangeKind.MOVE:
        old = c.other  # the zone it came from
        if old == Zone.BATTLEFIELD and (leaving or g.delayed):
            word = "graveyard" if c.zone == Zone.GRAVEYARD else ""
            fire_seen_by(g, EventKind.LEAVES, leaving, True, c.obj, result, c.player, 0, word)
        if c.zone == Zone.BATTLEFIELD:
            fire(g, EventKind.ENTERS, result, c.obj, c.player)
            if c.cause == Cause.PLAYED:
                fire(g, EventKind.LAND_PLAYED, result, 0, c.player)
            if c.counters:
                for k, v in c.counters.items():
                    fire(g, EventKind.COUNTERS, result, 0, -1, v, k)
        if c.cause == Cause.DISCARDED:
            fire(g, EventKind.DISCARDS, result, 0, g.objects[result].owner)
    elif kind == ChangeKind.TOKEN:
        fire(g, EventKind.ENTERS, result, 0, c.player)
    elif kind == ChangeKind.DRAW:
        fire(g, EventKind.DRAWS, result, 0, c.player)
    elif kind == ChangeKind.DAMAGE:
        fire(
            g,
            EventKind.DAMAGE,
            c.other,
            c.source,
            ref_player(c.other) if c.other < 0 else -1,
            result,
            "combat" if c.combat else "",
        )
        if c.other < 0 and not dealt_by(g, c.source, Keyword.INFECT):
            fire(g, EventKind.LIFE_LOST, 0, c.source, ref_player(c.other), result)
        if dealt_by(g, c.source, Keyword.LIFELINK):
            p = g.objects[c.source].controller
            if not g.players[p].left:
                fire(g, EventKind.LIFE_GAINED, 0, c.source, p, result)
    elif kind == ChangeKind.LIFE:
        if result > 0:
            fire(g, EventKind.LIFE_GAINED, 0, 0, c.player, result)
        else:
            fire(g, EventKind.LIFE_LOST, 0, 0, c.player, -result)
    elif kind == ChangeKind.TAP:
        fire(g, EventKind.TAPPED, c.obj, 0, g.objects[c.obj].controller)
    elif kind == ChangeKind.REGENERATE:
        if c.tapped:
            fire(g, EventKind.TAPPED, c.obj, 0, g.objects[c.obj].controller)
    elif kind == ChangeKind.UNTAP:
        fire(g, EventKind.UNTAPPED, c.obj, 0, g.objects[c.obj].controller)
    elif kind == ChangeKind.COUNTERS:
        if c.amount > 0:
            fire(g, EventKind.COUNTERS, c.obj, 0, -1, result, c.word)
        elif c.obj > 0 and c.word not in g.objects[c.obj].counters:
            fire(g, EventKind.COUNTERS_GONE, c.obj, 0, -1, result, c.word)
    elif kind == ChangeKind.PHASE_IN:
        fire(g, EventKind.PHASED_IN, c.obj)
    elif kind == ChangeKind.PHASE_OUT and phasing:
        fire_seen_by(g, EventKind.PHASED_OUT, phasing, True, c.obj, 0, -1, 0, "")


# --- Moving


def take_out(g: State, o: Obj) -> None:
    """Removes an object from the list of its zone."""
    if o.zone == Zone.BATTLEFIELD:
        if o.phased_out:
            g.phased_out.remove(o.id)
        else:
            g.battlefield.remove(o.id)
        return
    if o.zone == Zone.LIBRARY:
        library = g.players[o.owner].library
        if library and library[0] == o.id:
            del library[0]
            return
    g.zone_list(o.zone, o.owner).remove(o.id)


def create(g: State, card: int, kind: int, owner: int, zone: int) -> Obj:
    """A new object in no list yet."""
    o = Obj(g.new_id(), card, kind, owner, zone)
    g.objects[o.id] = o
    o.ch = base_of(g, o)
    return o


def apply_move(g: State, c: Change) -> int:
    old = g.objects.get(c.obj)
    if old is None or old.zone == Zone.NOWHERE:
        return 0
    source = old.zone
    zone = c.zone
    if old.kind == ObjectKind.TOKEN and source != Zone.BATTLEFIELD:  # CR 111.8: it can't come back
        return 0
    take_out(g, old)
    code = g.book.cards[old.card]
    if code.madness and c.cause == Cause.DISCARDED and zone == Zone.GRAVEYARD:  # CR 702.35a
        zone = Zone.EXILE
        c.zone = zone
    c.other = source
    if source == Zone.BATTLEFIELD:
        forget(g, old)
        if old.id in g.attachments:
            g.attachments.remove(old.id)
        if g.combat is not None:
            leave_combat(g, old.id)
    elif source != Zone.LIBRARY and code.zones & (1 << source):
        forget(g, old)
    # CR 400.7: it becomes a new object; the old record stays for those that look back.
    o = Obj(g.new_id(), old.card, old.kind, old.owner, zone)
    g.objects[o.id] = o
    if old.copied is not None and zone == Zone.BATTLEFIELD:  # what it enters as (614.12, 707.5)
        o.copied = old.copied
        o.entered_as = old.copied
    o.ch = base_of(g, o)
    if source == Zone.LIBRARY or source == Zone.HAND:
        del g.objects[old.id]
    else:
        old.zone = Zone.NOWHERE
        old.became = o.id
        if old.ch is not code.base:  # what the layers or a copy made of it
            old.last = old.ch
        g.ghosts.append(old.id)
    if o.kind == ObjectKind.COPY and zone == Zone.BATTLEFIELD:  # CR 608.3f
        o.kind = ObjectKind.TOKEN
    elif o.kind == ObjectKind.TOKEN or (o.kind == ObjectKind.COPY and zone != Zone.STACK):
        g.vanishing.append(o.id)
    if zone == Zone.BATTLEFIELD:
        o.controller = c.player
        o.entered_under = c.player
        o.timestamp = g.tick()
        o.arrived = o.timestamp
        o.tapped = c.tapped
        was = old.ctx
        if was is not None and was.kicked:
            o.kicked = tuple(was.kicked)
        if old.chosen and source != Zone.BATTLEFIELD:  # as it enters (614.12a)
            o.chosen = old.chosen.copy()
        if c.counters:
            o.counters = c.counters.copy()
        g.battlefield.append(o.id)
        if enchant_of(g, o) >= 0:
            insert(g.attachments, o.id)
        if source == Zone.STACK and g.lasting:
            follow(g, old.id, o.id)
        if code.zones & (1 << Zone.BATTLEFIELD) or o.copied is not None:
            learn(g, o)
        modified(g, o)
    elif zone == Zone.LIBRARY:
        library = g.players[o.owner].library
        if c.bottom:
            library.append(o.id)
        else:
            library.insert(0, o.id)
        if g.beyond & (1 << zone):
            g.touched.append(o.id)
    else:
        if g.beyond & (1 << zone):
            g.touched.append(o.id)
        if zone == Zone.STACK:
            o.controller = c.player
            o.timestamp = g.tick()
        g.zone_list(zone, o.owner).append(o.id)
        if code.zones & (1 << zone):
            learn(g, o)
    if g.log is not None and c.cause != Cause.QUIET:
        tell_move(g, c, old, o, source)
    if c.host != 0 and zone == Zone.BATTLEFIELD:
        set_host(g, o, c.host)
        g.note(EventName.ATTACHED, Concept.ATTACH, o.controller, o.id, c.host)
    return o.id


def follow(g: State, spell: int, permanent: int) -> None:
    """What changed a permanent spell goes on with the permanent that it becomes (CR 400.7a)."""
    for e in g.lasting:
        for i in range(len(e.objects)):
            if e.objects[i] == spell:
                e.objects[i] = permanent


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
        g.note(EventName.ENTERS, Concept.ENTERS, player, oid, 0, 0, -1, "tapped" if o.tapped else "")
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
    o.deathtouched = False
    c.tapped = not o.tapped
    o.tapped = True
    g.note(EventName.REGENERATED, Concept.REGENERATION, o.controller, o.id)
    if c.tapped:
        g.note(EventName.TAP, Concept.REGENERATION, o.controller, o.id)
    combat = g.combat
    if combat is not None and (o.id in combat.attacks or o.id in combat.blocking):
        leave_combat(g, o.id)
    return o.id


def apply_token(g: State, c: Change) -> int:
    """CR 111.1, 111.2."""
    o = create(g, c.amount, ObjectKind.TOKEN, c.player, Zone.BATTLEFIELD)
    copied = c.copied
    if copied is not None:  # CR 707.2
        o.copied = copied
        o.entered_as = copied
        o.ch = copied
    o.timestamp = g.tick()
    o.arrived = o.timestamp
    o.tapped = c.tapped
    if c.counters:
        o.counters = c.counters.copy()
    g.battlefield.append(o.id)
    learn(g, o)
    modified(g, o)
    g.note(EventName.TOKEN_CREATED, Concept.TOKEN, c.player, o.id)
    g.note(EventName.ENTERS, Concept.ENTERS, c.player, o.id, 0, 0, -1, "tapped" if o.tapped else "")
    if c.host != 0:
        set_host(g, o, c.host)
        g.note(EventName.ATTACHED, Concept.ATTACH, o.controller, o.id, c.host)
    return o.id


def apply_draw(g: State, c: Change) -> int:
    """CR 121.1; from an empty library nothing is drawn, and the next look at state-based actions knows
    (121.4, 704.5b).
    """
    p = g.players[c.player]
    if not p.library:
        p.drew_from_empty = True
        return 0
    old = g.objects[p.library[0]]
    del p.library[0]
    o = Obj(g.new_id(), old.card, old.kind, old.owner, Zone.HAND)
    o.flags = old.flags & Flag.BLANK
    o.ch = base_of(g, o)
    if g.beyond & (1 << Zone.HAND):
        g.touched.append(o.id)
    del g.objects[old.id]
    g.objects[o.id] = o
    p.hand.append(o.id)
    p.drawn_this_turn += 1
    if g.log is not None:
        g.note(EventName.DRAW, c.concept, c.player, o.id, 0, 0, c.player)
    return o.id


def create_emblem(g: State, card: int, player: int) -> None:
    """CR 114.2: it is in the command zone, and its abilities work there (114.4)."""
    o = create(g, card, ObjectKind.EMBLEM, player, Zone.COMMAND)
    o.timestamp = g.tick()
    g.command.append(o.id)
    learn(g, o)
    g.note(EventName.TOKEN_CREATED, Concept.EMBLEM, player, o.id, 0, 0, -1, "emblem")


# --- Damage, life, counters


def dealt_by(g: State, source: int, keyword: int) -> bool:
    """Whether the source of damage has one of these keywords, or had (CR 608.2h)."""
    o = g.objects.get(source)
    return o is not None and (now(o).keywords & keyword) != 0


def counters_by_damage(g: State, changes: list[Change], result: list[int]) -> list[Change]:
    """The counters that damage dealt by sources with wither, infect or toxic puts (CR 120.3b, d, g): the source's
    controller puts them.
    """
    out: list[Change] = []
    for i in range(len(changes)):
        c = changes[i]
        amount = result[i]
        if c.kind != ChangeKind.DAMAGE or amount <= 0:
            continue
        o = g.objects.get(c.source)
        if o is None:
            continue
        ch = now(o)
        if c.other < 0:
            poison = amount if ch.keywords & Keyword.INFECT else 0
            if c.combat and ch.types & CardType.CREATURE:
                poison += total_toxic(g, ch.statics)
            if poison:
                out.append(put_counters(c.other, POISON, poison, Concept.INFECT, o.controller))
                if not ch.keywords & Keyword.INFECT:
                    out[-1].concept = Concept.TOXIC
        elif ch.keywords & WITHERING:
            hurt = g.objects.get(c.other)
            if hurt is not None and now(hurt).types & CardType.CREATURE:
                out.append(put_counters(c.other, MINUS, amount, Concept.DAMAGE_WITHER, o.controller))
    return out


def total_toxic(g: State, statics: tuple[int, ...]) -> int:
    """CR 702.164b."""
    total = 0
    for uid in statics:
        static = g.book.abilities[uid].static
        if isinstance(static, Toxic):
            total += static.amount
    return total


def apply_damage(g: State, c: Change) -> int:
    """The results of damage (CR 120.3)."""
    amount = c.amount
    if amount <= 0:
        return 0
    ref = c.other
    source = g.objects.get(c.source)
    if ref < 0:
        player = g.players[ref_player(ref)]
        if player.left:
            return 0
        if source is None or not now(source).keywords & Keyword.INFECT:
            player.life -= amount  # CR 120.3a
            player.memory["lost life"] = player.memory.get("lost life", 0) + amount
        player.memory["damaged"] = player.memory.get("damaged", 0) + amount
    else:
        o = g.objects.get(ref)
        if o is None or o.zone != Zone.BATTLEFIELD or o.phased_out:
            return 0
        if now(o).types & CardType.CREATURE:
            if source is None or not now(source).keywords & WITHERING:
                o.damage += amount  # CR 120.3e
            if source is not None and now(source).keywords & Keyword.DEATHTOUCH:
                o.deathtouched = True
        o.flags |= Flag.DAMAGED_THIS_TURN
        if now(o).types & CardType.PLANESWALKER:
            lose_loyalty(g, o, amount)
    g.note(
        EventName.DAMAGE_DEALT,
        c.concept if c.concept else Concept.DAMAGE,
        -1,
        c.source,
        ref,
        amount,
        -1,
        "combat" if c.combat else "",
    )
    if source is not None and now(source).keywords & Keyword.LIFELINK:  # CR 120.3f
        p = source.controller
        if not g.players[p].left:
            change_life(g, p, amount, Concept.LIFELINK)
    return amount


def lose_loyalty(g: State, o: Obj, amount: int) -> None:
    """CR 120.3c, 306.8."""
    have = o.counters.get(LOYALTY, 0)
    taken = amount if amount < have else have
    if taken == 0:
        return
    if taken == have:
        del o.counters[LOYALTY]
    else:
        o.counters[LOYALTY] = have - taken
    g.note(EventName.COUNTERS_REMOVED, Concept.DAMAGE_PLANESWALKER, -1, o.id, 0, taken, -1, LOYALTY)


def change_life(g: State, player: int, amount: int, concept: int) -> None:
    p = g.players[player]
    p.life += amount
    if amount > 0:
        p.memory["gained life"] = p.memory.get("gained life", 0) + amount
        g.note(EventName.LIFE_GAINED, concept, player, 0, 0, amount)
    else:
        p.memory["lost life"] = p.memory.get("lost life", 0) - amount
        g.note(EventName.LIFE_LOST, concept, player, 0, 0, -amount)


def apply_life(g: State, c: Change) -> int:
    """CR 119.3."""
    if c.amount == 0 or g.players[c.player].left:
        return 0
    change_life(g, c.player, c.amount, Concept.LIFE)
    return c.amount


def apply_counters(g: State, c: Change) -> int:
    """CR 122. Removing takes no more than there are."""
    if c.obj < 0:
        counters = g.players[ref_player(c.obj)].counters
    else:
        o = g.objects.get(c.obj)
        if o is None or o.zone == Zone.NOWHERE:
            return 0
        counters = o.counters
    have = counters.get(c.word, 0)
    amount = c.amount if c.amount > 0 else -min(-c.amount, have)
    if amount == 0:
        return 0
    left = have + amount
    if left:
        counters[c.word] = left
    else:
        del counters[c.word]
    if c.obj > 0 and (c.word == PLUS or c.word == MINUS):
        o2 = g.objects[c.obj]
        if o2.zone == Zone.BATTLEFIELD:
            modified(g, o2)
    if amount > 0:
        name = EventName.LORE_COUNTER if c.concept == Concept.LORE else EventName.COUNTERS_PUT
        g.note(name, c.concept, -1, c.obj, 0, amount, -1, c.word)
    else:
        g.note(EventName.COUNTERS_REMOVED, c.concept, -1, c.obj, 0, -amount, -1, c.word)
    return amount if amount > 0 else -amount


# --- Attaching


def set_host(g: State, o: Obj, ref: int) -> None:
    o.attached_to = ref
    index_attachment(g, o)
    if o.id in g.statics[StaticKind.MODIFY]:
        g.stale = True


def apply_attach(g: State, c: Change) -> int:
    """CR 701.3: to what it can't be attached to, or is attached to already, it does not move."""
    o = g.objects[c.obj]
    if o.zone != Zone.BATTLEFIELD or o.phased_out or o.attached_to == c.other:
        return 0
    if c.other == 0:
        was = o.attached_to
        set_host(g, o, 0)
        g.note(EventName.UNATTACHED, c.concept, o.controller, o.id, was)
        return o.id
    if cannot_attach(g, o, c.other) != 0:
        return 0
    o.timestamp = g.tick()  # CR 613.7e
    set_host(g, o, c.other)
    g.note(EventName.ATTACHED, c.concept, o.controller, o.id, c.other)
    return o.id


# --- Phasing


def apply_phase_out(g: State, c: Change) -> int:
    """It is treated as though it did not exist (CR 702.26b, d, f)."""
    o = g.objects[c.obj]
    if o.zone != Zone.BATTLEFIELD or o.phased_out:
        return 0
    forget(g, o)
    leave_combat(g, o.id)
    g.battlefield.remove(o.id)
    g.phased_out.append(o.id)
    o.phased_out = True
    if c.amount:
        o.flags |= Flag.PHASED_INDIRECTLY
    g.note(EventName.PHASE_OUT, Concept.PHASING, o.controller, o.id)
    return o.id


def apply_phase_in(g: State, c: Change) -> int:
    """Phasing in is not entering: it is the object it was (CR 702.26d, g)."""
    o = g.objects[c.obj]
    if not o.phased_out:
        return 0
    g.phased_out.remove(o.id)
    g.battlefield.append(o.id)
    o.phased_out = False
    o.flags &= ~Flag.PHASED_INDIRECTLY
    learn(g, o)
    modified(g, o)
    g.note(EventName.PHASE_IN, Concept.PHASING, o.controller, o.id)
    return o.id
