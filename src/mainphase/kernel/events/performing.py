"""Every change to the game passes through here: an event is a batch of simultaneous changes.

`perform_event` takes it through replacement and prevention (614-616, in `replacing`) → last known information → the
change → what it invalidates → triggers. There is no other way to move a card, deal damage, draw or tap. How each kind
of change behaves on this way is a class (`kind_of_change`). A caller sets its program counter first and returns to the
loop after calling: a choice may have to be made before.
The results (`State.result`) are one number for each change (`Change.result`).
"""

from typing import Final

from mainphase.cards.nodes import Zone
from mainphase.kernel.events.changes import Cause
from mainphase.kernel.events.dealing_damage import (
    announce_damage,
    counters_by_damage,
    damage_dealt_together,
    fire_creatures_hit,
    gain_by_lifelink,
    note_excess,
)
from mainphase.kernel.events.designations import bless_the_ascended
from mainphase.kernel.events.entering import NIGHT, enter_by_night
from mainphase.kernel.events.kind_of_change import OF_ALL, Witnesses, kind_of
from mainphase.kernel.events.merging import with_components
from mainphase.kernel.events.moving import announce_discards, announce_mills
from mainphase.kernel.events.phasing import with_attachments
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.trigger_players_and_game import resolving_context
from mainphase.kernel.events.triggers import fire, fire_seen_by, is_watched, what_changes_triggering
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.reading.lasting import expire_unmet
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.state import NO_IDS, State
from mainphase.kernel.what_happens import ChangeKind, TriggerKind

# What is seen as it was just before (CR 603.10a).
LOOKING_BACK: Final[list[int]] = [  # never changed; to go through a tuple costs a copy of it
    TriggerKind.LEAVES,
    TriggerKind.LEAVES_GRAVEYARD,
    TriggerKind.SACRIFICED,
    TriggerKind.TOGETHER,
    TriggerKind.PHASE_OUT,
]
MANY: Final = 32  # permanents that leave at once
NO_WITNESSES: Final = Witnesses()
NOT_LINKED: Final[dict[int, int]] = {}


def perform_event(g: State, changes: list[Change]) -> None:
    """One event. It happens now, unless effects that replace or prevent it have to be asked first: then a frame is
    pushed that does both (CR 614-616).
    """
    refresh(g)
    if g.day_night == NIGHT:
        enter_by_night(g, changes)
    for c in changes:
        if kind_of(c).may_be_replaced(g, c):
            g.timing.choose_replacements(g, changes)
            return
    apply_event(g, changes)


def apply_event(g: State, changes: list[Change]) -> None:
    """The changes happen together, with nothing that would replace them any more; then what they trigger triggers."""
    refresh(g)
    if g.attachments:
        changes = with_attachments(g, changes)  # CR 702.26g
    # What leaves is remembered as it is, and who sees it leave (CR 603.10a, 608.2h).
    seen_by = look_back(g, changes) if may_leave(changes) else NO_WITNESSES
    if g.book.merges:
        changes = with_components(g, changes)  # CR 712.21, 730.3
    # The event happens, as it has been modified (CR 614.6).
    damaging = False
    if len(changes) > MANY and only_depart(g, changes):
        depart_together(g, changes)
    else:
        for c in changes:
            c.result = kind_of(c).apply(g, c)
            if c.kind == ChangeKind.DAMAGE:
                damaging = True
    if damaging:
        note_excess(g, changes)
    linked = gain_by_lifelink(g, changes) if damaging and g.rules.lifelink_is_static else NOT_LINKED  # CR 120.3f
    g.has_happened(changes)
    # Continuous effects apply to what there is now (CR 611.3a); state-based actions wait to be checked (704.3).
    invalidate(g, changes)
    refresh(g)
    if g.lasting:
        expire_unmet(g)  # CR 611.2b
    if g.book.blessing >= 0:
        bless_the_ascended(g)  # CR 702.131b, d
    # What waits for it triggers (CR 603.2): for each change, then once for all that happened at once (603.2c).
    discarding = False
    milling = False
    for c in changes:
        if c.result != 0:
            kind_of(c).announce(g, c, seen_by)
            if c.cause == Cause.DISCARDED:
                discarding = True
            elif c.cause == Cause.MILLED:
                milling = True
    if discarding:
        announce_discards(g, changes)
    if milling and is_watched(g, TriggerKind.MILL_TOGETHER):
        announce_mills(g, changes)
    if damaging:
        if g.book.deeds:
            note_hurt(g, changes)
        announce_damage(g, changes, linked)
        counters = counters_by_damage(g, changes)
        if counters:
            perform_event(g, counters)  # CR 120.4b: results of damage may be replaced themselves
        if is_watched(g, TriggerKind.CREATURES_HIT):
            fire_creatures_hit(g, changes)
    if g.book.asks_together:
        announce_together(g, changes, seen_by)
    if g.watchers[TriggerKind.STATE]:
        g.timing.states_change(g)  # CR 603.8
    g.has_happened(changes)


def note_hurt(g: State, changes: list[Change]) -> None:
    """Notes for the effect that is being carried out who and what it dealt damage to: "dealt damage this way"."""
    acting = resolving_context(g) if SavedAs.HURT in g.book.deeds else None
    if acting is not None:
        acting.saved[SavedAs.HURT] = [c.recipient for c in changes if c.kind == ChangeKind.DAMAGE and c.result > 0]


def only_depart(g: State, changes: list[Change]) -> bool:
    """True if all that happens is that permanents leave the battlefield."""
    for c in changes:
        if c.kind == ChangeKind.NOTHING:
            continue
        if c.kind != ChangeKind.MOVE or c.zone == Zone.BATTLEFIELD:
            return False
        o = g.objects.get(c.obj)
        if o is None or o.zone != Zone.BATTLEFIELD:
            return False
    return True


def depart_together(g: State, changes: list[Change]) -> None:
    """Many permanents leave the battlefield: they are taken out of its list once, not one after the other."""
    g.departing = True
    for c in changes:
        c.result = kind_of(c).apply(g, c)
    g.departing = False
    if g.combat is not None and g.combat.fighters:
        g.combat.forget_removed()
    g.permanents = [o for o in g.permanents if o.zone == Zone.BATTLEFIELD]


def may_leave(changes: list[Change]) -> bool:
    """True if something may leave where it is, or be treated so as it phases out."""
    for c in changes:
        if kind_of(c).may_leave():
            return True
    return False


def any_looks_back(g: State) -> bool:
    """True if somebody watches for an event that is looked back on (CR 603.10)."""
    for kind in LOOKING_BACK:
        if g.watchers[kind]:
            return True
    return False


def look_back(g: State, changes: list[Change]) -> Witnesses:
    """Remembers what leaves as it is just before (CR 608.2h). Returns who sees it leave (603.10a)."""
    seen_by = witnesses(g) if g.delayed or any_looks_back(g) else NO_WITNESSES
    for c in changes:
        kind_of(c).settle(g, c)
    if g.attachments or g.combat is not None:
        for c in changes:
            kind_of(c).look_back(g, c, changes)
    return seen_by


def witnesses(g: State) -> Witnesses:
    """Those who watch now."""
    watchers = g.watchers
    return Witnesses(
        watchers[TriggerKind.LEAVES][:],
        g.outward.get(TriggerKind.LEAVES, NO_IDS)[:],
        watchers[TriggerKind.LEAVES_GRAVEYARD][:],
        watchers[TriggerKind.SACRIFICED][:],
        watchers[TriggerKind.TOGETHER][:],
        watchers[TriggerKind.PHASE_OUT][:],
        what_changes_triggering(g),
    )


def invalidate(g: State, changes: list[Change]) -> None:
    """Marks what has been found out before and may be so no more: what players can pay with and do, that no state-based
    action applies, what continuous effects make of things.
    """
    g.check_state = True
    facets = 0
    for c in changes:
        kind = kind_of(c)
        whose = kind.mana_of(g, c)
        if whose == OF_ALL:
            g.invalidate_mana()
        elif whose >= 0:
            g.invalidate_mana_of(whose)
        elif kind.shows(g, c):
            g.changes += 1
        if not g.state_based_due and kind.may_cause_state_based_action(g, c):
            g.state_based_due = True
        if g.reads:
            facets |= kind.facets(g, c)
    if g.reads & facets:
        g.all_stale = True


def looks_back_on_exile(events: list[TriggerEvent]) -> bool:
    """True if cards have been put into exile from a zone that is looked back on as something leaves it: what is exiled
    itself sees it too (CR 603.10a). What else is exiled at that moment is the same event (603.2c).
    """
    for e in events:
        if e.kind == TriggerKind.PUT_INTO_EXILE and e.zone in (Zone.BATTLEFIELD, Zone.GRAVEYARD):
            return True
    return False


def announce_together(g: State, changes: list[Change], seen_by: Witnesses) -> None:
    """Fires the events that several changes at once are together: each has happened once (CR 603.2c)."""
    gone: list[TriggerEvent] = []
    come: list[TriggerEvent] = []
    for c in changes:
        if c.result != 0:
            kind_of(c).add_events(g, c, gone, come)
    if looks_back_on_exile(come):
        gone.extend([e for e in come if e.kind == TriggerKind.PUT_INTO_EXILE])
        come = [e for e in come if e.kind != TriggerKind.PUT_INTO_EXILE]
    if gone:
        fire_seen_by(g, TriggerEvent.together(gone), seen_by.together, looking_back=True, before=seen_by.how)
    if come:
        fire(g, TriggerEvent.together(come))
    for p in g.apnap():
        dealt = damage_dealt_together(changes, p)
        if dealt:
            fire(g, TriggerEvent.together(dealt, p))
