"""Every change to the game passes through here: an event is a batch of simultaneous changes.

`happen` takes it through replacement and prevention (614-616, in `replacing`) → last known information → the change →
triggers. There is no other way to
move a card, deal damage, draw or tap. A caller sets its program counter first and returns to the loop after calling: a
choice may have to be made before.
The results (`State.result`) are one number for each change (`Change.result`).
"""

from typing import Final

from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.asking.choosing import RevealDrawn
from mainphase.kernel.events.changes import (
    LOYALTY,
    STUN,
    Cause,
    attach,
    damage,
    destroy,
    discard,
    draw,
    gain_life,
    lose_life,
    move,
    phase_in,
    phase_out,
    put_counters,
    put_onto_battlefield,
    sacrifice,
    tap,
    token,
    untap,
)
from mainphase.kernel.events.dealing import (
    apply_counters,
    apply_damage,
    apply_life,
    counters_by_damage,
    dealt_by,
    dealt_in_all,
    gain_by_lifelink,
    life_stays,
    linked_sources,
)
from mainphase.kernel.events.moving import (
    NIGHT,
    apply_attach,
    apply_draw,
    apply_move,
    apply_phase_in,
    apply_phase_out,
    apply_regeneration,
    apply_token,
    apply_transform,
    create,
    create_emblem,
    discarded_madly,
    enter_by_night,
    leave_combat,
)
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, fire_seen_by, notice, watched
from mainphase.kernel.keys import Memory
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.attaching import attached_to
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.lasting import expire_unmet
from mainphase.kernel.reading.layers import base_of, has, matters, refresh
from mainphase.kernel.reading.modifying import enchant_of
from mainphase.kernel.reading.protecting import is_protected
from mainphase.kernel.reading.statics import any_static, forget_all, is_off, learn
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.ids import place_of
from mainphase.kernel.state.objects import Flag, ObjectKind
from mainphase.kernel.state.state import NO_IDS, State
from mainphase.kernel.values import Characteristics, player_ref, ref_player
from mainphase.kernel.what_happens import ChangeKind, EventName, TriggerKind
from mainphase.rules.concepts import Concept

__all__ = [
    "LOYALTY", "Cause", "ChangeKind", "apply_batch", "attach", "create", "create_emblem", "damage", "destroy",
    "discard", "draw", "gain_life", "happen", "leave_combat", "lose_life", "move", "phase_in", "phase_out",
    "put_counters", "put_onto_battlefield", "sacrifice", "settle_destruction", "tap", "token", "untap",
]  # fmt: skip

# What is seen as it was just before (CR 603.10a).
LOOKING_BACK: Final[list[int]] = [  # never changed; to go through a tuple costs a copy of it
    TriggerKind.LEAVES,
    TriggerKind.LEAVES_GRAVEYARD,
    TriggerKind.SACRIFICED,
    TriggerKind.TOGETHER,
]


def happen(g: State, changes: list[Change]) -> None:
    """One event. It happens now, unless effects that replace or prevent it have to be asked first: then a frame is
    pushed that does both.
    """
    if g.stale or g.touched:
        refresh(g)
    if g.day_night == NIGHT:
        enter_by_night(g, changes)
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
            any_static(g, StaticKind.PREVENTS)
            or any_static(g, StaticKind.DAMAGE_SHIELD)
            or any_static(g, StaticKind.CHANGE_DAMAGE)
            or is_protected(g, c.recipient, c.source)
            or (g.rules.pw_redirection and not c.combat and c.recipient < 0)
            or g.timing.holds_back(g, c)
        )
    if kind == ChangeKind.DRAW:
        return any_static(g, StaticKind.REPLACE_DRAW)
    if kind == ChangeKind.MOVE:
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
    if kind == ChangeKind.COUNTERS:
        return c.amount > 0 and any_static(g, StaticKind.CHANGE_COUNTERS)
    if kind == ChangeKind.TOKEN:
        copied = c.copied
        if copied is not None and c.host == 0 and "Aura" in copied.subtypes:
            return True  # it must be asked what it is attached to (303.4f)
        if c.has_counters() and any_static(g, StaticKind.CHANGE_COUNTERS):
            return True
        if copied is None:
            copied = g.book.cards[c.face if c.face >= 0 else c.card].base
        return any_static(g, StaticKind.CHANGE_TOKENS) or entering_is_changed(g) or says_how_it_enters(g, copied)
    if kind == ChangeKind.DESTROY:
        return (
            any_static(g, StaticKind.REPLACE_MOVE)
            or any_static(g, StaticKind.REGENERATE)
            or (g.objects[c.obj].flags & Flag.EXILE_LEAVING) != 0
            or g.timing.holds_back(g, c)
        )
    return False


def entering_is_changed(g: State) -> bool:
    return (
        any_static(g, StaticKind.ENTERS_TAPPED)
        or any_static(g, StaticKind.ENTERS_WITH_COUNTERS)
        or any_static(g, StaticKind.ENTERS_OTHERWISE)
        or any_static(g, StaticKind.CANT_ENTER)
    )


def says_how_it_enters(g: State, ch: Characteristics) -> bool:
    for uid in ch.statics:
        if g.book.abilities[uid].only_entering:
            return True
    return False


def apply_batch(g: State, changes: list[Change]) -> None:
    """The changes happen together; then what they trigger triggers."""
    if g.stale or g.touched:
        refresh(g)
    if g.attachments:
        changes = with_attachments(g, changes)
    may_go = may_leave(changes)
    leaving = looking_back(g) if may_go else NO_IDS
    phasing = NO_IDS
    if g.watchers[TriggerKind.PHASE_OUT]:
        phasing = g.watchers[TriggerKind.PHASE_OUT][:]
    if may_go:
        for c in changes:
            if c.kind == ChangeKind.DESTROY:
                settle_destruction(g, c)
        if g.attachments or g.combat is not None:
            look_back(g, changes)
    for c in changes:
        c.result = apply_change(g, c)
    damaging = False
    discarding = False
    linked = NO_IDS
    for c in changes:
        moved = moves_mana(g, c)
        if moved == OF_ALL:
            g.move_mana()
        elif moved >= 0:
            g.move_mana_of(moved)
        elif shows(g, c):
            g.changes += 1
        if c.kind == ChangeKind.DAMAGE:
            damaging = True
        elif c.cause == Cause.DISCARDED:
            discarding = True
    if damaging and g.rules.lifelink_is_static:
        linked = gain_by_lifelink(g, changes)
    g.has_happened(changes)
    g.check_state = True
    if not g.unsettled:
        for c in changes:
            if could_unsettle(g, c):
                g.unsettled = True
                break
    if g.reads:
        facets = 0
        for c in changes:
            facets |= facets_changed(g, c)
        if g.reads & facets:
            g.stale = True
    if g.stale or g.touched:
        refresh(g)
    if g.lasting:
        expire_unmet(g)
    for c in changes:
        if c.result != 0:
            announce(g, c, leaving, phasing)
    if discarding:
        announce_discards(g, changes)
    for source in linked:
        announce_gain(g, g.objects[source].controller, dealt_in_all(changes, source), source)
    if damaging and not g.rules.deathtouch_is_static:
        fire_lifelink(g, changes)
    if damaging and watched(g, TriggerKind.DEALS_DAMAGE):
        fire_damage_in_all(g, changes, False)
    if damaging and watched(g, TriggerKind.IS_DEALT_DAMAGE):
        fire_damage_in_all(g, changes, True)
    if damaging:
        counters = counters_by_damage(g, changes)
        if counters:
            happen(g, counters)  # CR 120.4b: results of damage may be replaced themselves
    if g.book.asks_together:
        announce_together(g, changes, leaving)
    if g.watchers[TriggerKind.STATE]:
        g.timing.states_change(g)
    g.has_happened(changes)


def looking_back(g: State) -> list[int]:
    """Whatever may trigger on an event in which it leaves itself (CR 603.10a)."""
    found = NO_IDS
    for kind in LOOKING_BACK:
        if g.watchers[kind]:
            found = found + [oid for oid in g.watchers[kind] if oid not in found] if found else g.watchers[kind][:]
    return found


def may_leave(changes: list[Change]) -> bool:
    """Whether something may leave where it is, or be treated so as it phases out."""
    for c in changes:
        if c.kind == ChangeKind.MOVE or c.kind == ChangeKind.DESTROY or c.kind == ChangeKind.PHASE_OUT:
            return True
    return False


OF_NOBODY: Final = -1
OF_ALL: Final = -2


def moves_mana(g: State, c: Change) -> int:
    """Whose mana to pay with may be another because of this change. What enters says so itself (`layers.modified`)."""
    kind = c.kind
    if kind == ChangeKind.DRAW or kind == ChangeKind.DAMAGE or kind == ChangeKind.LIFE:
        return OF_NOBODY
    if kind == ChangeKind.TAP or kind == ChangeKind.UNTAP or kind == ChangeKind.MOVE:
        if kind == ChangeKind.MOVE and c.came_from != Zone.BATTLEFIELD:
            return OF_NOBODY
        o = g.objects.get(c.obj)
        return o.controller if o is not None and now(o).mana else OF_NOBODY
    return OF_ALL


def shows(g: State, c: Change) -> bool:
    """Whether players might do something else because of this change, mana aside. A player's own hand is looked at by
    itself.
    """
    kind = c.kind
    reads = g.book.reads
    if kind == ChangeKind.DRAW:
        return reads & (Facet.ZONES | Facet.MEMORY) != 0
    if kind == ChangeKind.DAMAGE:
        return reads & (Facet.LIFE | Facet.MEMORY | Facet.COUNTERS) != 0
    if kind == ChangeKind.TAP or kind == ChangeKind.UNTAP:
        return reads & Facet.TAPPED != 0 or place_of(g.actives, c.obj) >= 0
    return True


def could_unsettle(g: State, c: Change) -> bool:
    """Whether a state-based action may apply because of this change. `refresh` unsettles the game by itself, and so
    does drawing from an empty library; what enters the battlefield is suspected by itself (`layers.modified`).
    """
    kind = c.kind
    if kind == ChangeKind.TAP or kind == ChangeKind.UNTAP:
        return g.rules.tapped_artifact_off
    if kind == ChangeKind.MOVE:
        return (
            c.came_from == Zone.BATTLEFIELD
            or (c.came_from == Zone.STACK and c.zone != Zone.BATTLEFIELD)  # it has resolved, whatever it did
            or len(g.attachments) > 0
            or len(g.vanishing) > 0
        )
    return kind != ChangeKind.DRAW


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
                more = phase_out(oid, c.concept)
                more.indirectly = True
            known = False
            for other in out:
                if other.obj == oid and other.kind == more.kind:
                    other.indirectly = more.indirectly
                    known = True
            if not known:
                if out is changes:
                    out = changes[:]
                out.append(more)
    return out


def look_back(g: State, changes: list[Change]) -> None:
    """What leaves the battlefield is remembered as it was before the event, with what leaves together with it (CR
    603.10a, 608.2h).
    """
    combat = g.combat
    for c in changes:
        if c.kind != ChangeKind.MOVE:
            continue
        o = g.objects.get(c.obj)
        if o is None or o.zone != Zone.BATTLEFIELD:
            continue
        if g.attachments:
            o.had = tuple(attached_to(g, o.id))
            if o.attached_to > 0 and "Aura" in now(o).subtypes and leaves_with(g, changes, o.attached_to):
                o.flags |= Flag.LEFT_WITH_HOST
        if combat is not None:
            combat.look_back(o.id)


def leaves_with(g: State, changes: list[Change], oid: int) -> bool:
    """Whether a permanent leaves the battlefield in this event."""
    for c in changes:
        if c.kind == ChangeKind.MOVE and c.obj == oid:
            return True
    return False


def facets_changed(g: State, c: Change) -> int:
    """What continuous effects may read that this change has changed."""
    kind = c.kind
    became = c.result
    if kind == ChangeKind.MOVE:
        facets = Facet.ZONES
        if c.came_from == Zone.BATTLEFIELD or c.zone == Zone.BATTLEFIELD:
            facets |= Facet.ATTACHED
            was = g.objects.get(c.obj)
            types = now(was).types if was is not None else 0
            if became:
                types |= now(g.objects[became]).types
            if matters(g, types):
                facets |= Facet.MEMBERS
        return facets
    if kind == ChangeKind.TOKEN and became and not matters(g, now(g.objects[became]).types):
        return Facet.ATTACHED
    if kind == ChangeKind.DRAW:
        return Facet.ZONES | Facet.MEMORY
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


def apply_change(g: State, c: Change) -> int:
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
        if g.rules.tapped_artifact_off and is_off(o):
            forget_all(g, o)
            learn(g, o)
        if g.log is not None:
            g.note(EventName.TAP, c.concept, o.controller, o.id)
        return o.id
    if kind == ChangeKind.UNTAP:
        o = g.objects[c.obj]
        if not o.tapped or o.zone != Zone.BATTLEFIELD:
            return 0
        stunned = o.counters.get(STUN, 0)
        if stunned:  # CR 122.1d
            o.put(STUN, stunned - 1)
            g.note(EventName.COUNTERS_REMOVED, Concept.COUNTER_STUN, -1, o.id, amount=1, word=STUN)
            return 0
        o.tapped = False
        if g.rules.tapped_artifact_off:
            learn(g, o)
        if g.log is not None:
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
    if kind == ChangeKind.TRANSFORM:
        return apply_transform(g, c)
    return 0


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


def announce_together(g: State, changes: list[Change], leaving: list[int]) -> None:
    """What happens to several at once has happened once (CR 603.2c)."""
    gone: list[TriggerEvent] = []
    come: list[TriggerEvent] = []
    for c in changes:
        if c.result == 0:
            continue
        if c.kind == ChangeKind.TOKEN:
            come.append(TriggerEvent.enters(c.result, 0, c.player))
        elif c.kind == ChangeKind.MOVE:
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
    if gone:
        fire_seen_by(g, TriggerEvent.together(gone), leaving, looking_back=True)
    if come:
        fire(g, TriggerEvent.together(come))
    for p in g.apnap():
        dealt: list[TriggerEvent] = []
        for c in changes:
            if c.kind == ChangeKind.DAMAGE and c.result and c.recipient == player_ref(p):
                dealt.append(TriggerEvent.damage_dealt(c.source, c.recipient, c.result, c.combat))
        if dealt:
            fire(g, TriggerEvent.together(dealt, p))


def remember_entering(g: State, oid: int) -> None:
    """The turn remembers what has entered under whose control, as it was then."""
    o = g.objects[oid]
    if not now(o).types & CardType.LAND:
        g.players[o.controller].remember(Memory.ENTERED)
        g.shifted(Facet.MEMORY)


def fire_damage_keywords(g: State, c: Change, dealt: int) -> None:
    """Deathtouch was a triggered ability until 10 July 2009 (502.63a of those rules): on each creature it damages."""
    uid = g.book.damage_triggers.get(Keyword.DEATHTOUCH, -1)
    if uid >= 0 and dealt_by(g, c.source, Keyword.DEATHTOUCH):
        o = g.objects[c.source]
        e = TriggerEvent.damage_dealt(o.id, c.recipient, dealt, c.combat)
        notice(g, g.book.abilities[uid], Context(o.id, o.controller, uid), e)


def fire_lifelink(g: State, changes: list[Change]) -> None:
    """Lifelink was a triggered ability until then (502.68a): on damage, to however many it is dealt at once."""
    uid = g.book.damage_triggers.get(Keyword.LIFELINK, -1)
    for source in linked_sources(g, changes) if uid >= 0 else NO_IDS:
        o = g.objects[source]
        for c in changes:
            if c.kind == ChangeKind.DAMAGE and c.source == source and c.result > 0:
                e = TriggerEvent.deals_damage(source, dealt_in_all(changes, source), c.combat)
                notice(g, g.book.abilities[uid], Context(o.id, o.controller, uid), e)
                break


def fire_damage_in_all(g: State, changes: list[Change], received: bool) -> None:
    """A source that deals damage to several at once has dealt damage once, and a permanent that is dealt damage by
    several sources at once has been dealt damage once (`received`; CR 603.2c).
    """
    told: list[int] = []
    for i in range(len(changes)):
        c = changes[i]
        if c.kind != ChangeKind.DAMAGE or c.result == 0:
            continue
        whose = c.recipient if received else c.source
        if whose in told or (received and whose < 0):
            continue
        told.append(whose)
        total = 0
        for k in range(i, len(changes)):
            other = changes[k]
            if other.kind == ChangeKind.DAMAGE and (other.recipient if received else other.source) == whose:
                total += other.result
        if received:
            fire(g, TriggerEvent.is_dealt_damage(whose, c.source, total, c.combat))
        else:
            fire(g, TriggerEvent.deals_damage(whose, total, c.combat))


def announce(g: State, c: Change, leaving: list[int], phasing: list[int]) -> None:
    """Triggers on a change that has happened."""
    result = c.result
    kind = c.kind
    if kind == ChangeKind.MOVE:
        announce_move(g, c, leaving)
    elif kind == ChangeKind.TOKEN:
        remember_entering(g, result)
        if watched(g, TriggerKind.ENTERS):
            fire(g, TriggerEvent.enters(result, 0, c.player))
    elif kind == ChangeKind.DRAW:
        if watched(g, TriggerKind.DRAW):
            fire(g, TriggerEvent.draw(result, c.player))
        if g.book.reveals and g.turn and g.players[c.player].drawn_this_turn == 1:
            then = g.book.cards[g.objects[result].card].revealed
            if then >= 0:
                g.push(RevealDrawn(c.player, result, then))
    elif kind == ChangeKind.DAMAGE:
        announce_damage(g, c)
    elif kind == ChangeKind.LIFE:
        if result > 0:
            announce_gain(g, c.player, result, 0)
        else:
            fire(g, TriggerEvent.life_lost(c.player, -result))
    elif kind == ChangeKind.TAP:
        if watched(g, TriggerKind.TAP):
            fire(g, TriggerEvent.tap(c.obj, g.objects[c.obj].controller))
    elif kind == ChangeKind.REGENERATE:
        if c.tapped:
            fire(g, TriggerEvent.tap(c.obj, g.objects[c.obj].controller))
    elif kind == ChangeKind.UNTAP:
        if watched(g, TriggerKind.UNTAP):
            fire(g, TriggerEvent.untap(c.obj, g.objects[c.obj].controller))
    elif kind == ChangeKind.COUNTERS:
        if c.amount > 0:
            fire(g, TriggerEvent.counters_put(c.obj, c.counter, result))
        elif c.obj > 0 and c.counter not in g.objects[c.obj].counters:
            fire(g, TriggerEvent.last_counter_removed(c.obj, c.counter, result))
    elif kind == ChangeKind.TRANSFORM:
        fire(g, TriggerEvent.transforms(c.obj, g.objects[c.obj].controller))
    elif kind == ChangeKind.PHASE_IN:
        fire(g, TriggerEvent.phase_in(c.obj))
    elif kind == ChangeKind.PHASE_OUT:
        if phasing:
            fire_seen_by(g, TriggerEvent.phase_out(c.obj), phasing, looking_back=True)
        if g.rules.phasing_out_leaves and (leaving or g.delayed):  # CR 702.26d; 502.15d until 30 September 2005
            gone = TriggerEvent.leaves(c.obj, c.obj, Zone.NOWHERE, g.objects[c.obj].controller)
            fire_seen_by(g, gone, leaving, looking_back=True)


def announce_move(g: State, c: Change, leaving: list[int]) -> None:
    result = c.result
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


def announce_gain(g: State, player: int, amount: int, source: int) -> None:
    if g.book.asks_gains:
        g.players[player].remember(Memory.GAINS)
    fire(g, TriggerEvent.life_gained(player, amount, source))


def remember_leaving(g: State, c: Change) -> None:
    """For whoever controlled what has left the battlefield."""
    gone = g.objects[c.obj]
    p = g.players[gone.controller]
    p.remember(Memory.LEFT)
    if c.zone == Zone.GRAVEYARD and now(gone).types & CardType.CREATURE:  # CR 700.4
        p.remember(Memory.DIED)
        gone.flags |= Flag.DIED
    g.shifted(Facet.MEMORY)


def announce_damage(g: State, c: Change) -> None:
    result = c.result
    if watched(g, TriggerKind.DAMAGE_DEALT):
        fire(g, TriggerEvent.damage_dealt(c.source, c.recipient, result, c.combat))
    if c.has_counters():
        for k, v in c.counters.items():
            fire(g, TriggerEvent.last_counter_removed(c.recipient, k, v))
    if c.recipient < 0 and not dealt_by(g, c.source, Keyword.INFECT) and not life_stays(g, ref_player(c.recipient), -1):
        fire(g, TriggerEvent.life_lost(ref_player(c.recipient), result, c.source))
    if not g.rules.deathtouch_is_static:
        fire_damage_keywords(g, c, result)
