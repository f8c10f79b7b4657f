"""Creating tokens and emblems (CR 111, 114)."""

from typing import final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.events.becoming_attached import enter_attached
from mainphase.kernel.events.deeds_of_turn import remember_deed
from mainphase.kernel.events.entering import (
    begin_as_it_enters,
    entering,
    entering_is_changed,
    has_entering_ability,
    would_fit,
)
from mainphase.kernel.events.kind_of_change import OF_NOBODY, KindOfChange, Witnesses, behaves
from mainphase.kernel.events.moving import create_object, remember_entering
from mainphase.kernel.events.putting_counters import changing_counters, counters_may_change
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, is_watched
from mainphase.kernel.keys import ChosenKey, TurnDeed
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import names_player
from mainphase.kernel.reading.layers import matters, modified
from mainphase.kernel.reading.modifying import apart_of
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static, index_object
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.objects import ENTERED, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player
from mainphase.kernel.what_happens import ChangeKind, EventName, TriggerKind
from mainphase.rules.concepts import Concept


@final
class TokenCreation(KindOfChange):
    """A token is created, and so enters the battlefield."""

    def may_be_replaced(self, g: State, change: Change) -> bool:
        copied = change.copied
        if copied is not None and change.host == 0 and "Aura" in copied.subtypes:
            return True  # it must be asked what it is attached to (303.4f)
        if change.has_counters() and counters_may_change(g):
            return True
        if copied is None:
            copied = g.book.cards[change.face if change.face >= 0 else change.card].base
        return any_static(g, StaticKind.CHANGE_TOKENS) or entering_is_changed(g) or has_entering_ability(g, copied)

    def replaced_by(self, g: State, change: Change, out: list[ActiveStatic]) -> None:
        for s in active_statics(g, StaticKind.CHANGE_TOKENS):
            node = s.node
            if (
                isinstance(node, (n.TokensTimes, n.TokensPlus))
                and names_player(g, node.who, change.player, s.ctx)
                and s.key() not in change.applied
                and (isinstance(node, n.TokensTimes) or would_fit(g, change, node.which, s.ctx))
            ):
                out.append(s)
        if not out:  # CR 616.1g: entering is contained in being created
            entering(g, change, out)
        if change.has_counters() and not out and change.kind == ChangeKind.TOKEN:
            changing_counters(g, change, change.player, out)

    def enters(self, change: Change) -> bool:
        return True

    def card_entering(self, g: State, change: Change) -> int:
        return change.card if change.copied is None and (change.face < 0 or change.face == change.card) else -1

    def apply(self, g: State, change: Change) -> int:
        """CR 111.1, 111.2."""
        if change.obj:  # it has a record since something was to happen as it enters (614.12)
            o = g.objects[change.obj]
            o.zone = Zone.BATTLEFIELD
            o.owner = change.player
            o.controller = change.player
            o.entered_under = change.player
        else:
            o = create_object(g, change.card, ObjectKind.TOKEN, change.player, Zone.BATTLEFIELD)
            o.copied = change.copied
            if change.face >= 0:
                o.face = change.face
                o.ch = apart_of(g, o)
        copied = o.copied
        if change.owner < 0:
            o.owner = ref_player(change.owner)  # CR 111.2; whose effect it is until 10 July 2009
        if copied is not None:  # CR 707.2
            o.entered_as = copied
            o.ch = copied
        if change.attacking < 0:
            o.choose(ChosenKey.ATTACKED, ref_player(change.attacking))
        elif change.attacking > 0:
            o.choose(ChosenKey.TO_BLOCK, change.attacking)
        if g.book.asks_created:
            o.choose(ChosenKey.CREATOR, change.source)
        o.timestamp = g.tick()
        o.arrived = o.timestamp
        if g.book.asks_entered:
            o.mark(ENTERED)
        o.tapped = change.tapped
        if change.has_counters():
            o.counters = change.counters.copy()
        if g.book.entering_effects:
            begin_as_it_enters(g, change, o)
        g.permanents.append(o)
        index_object(g, o)
        modified(g, o)
        g.note(EventName.TOKEN_CREATED, Concept.TOKEN, change.player, o.id)
        g.note(EventName.ENTERS, Concept.ENTERS, change.player, o.id, word="tapped" if o.tapped else "")
        enter_attached(g, o, change.host)
        return o.id

    def mana_of(self, g: State, change: Change) -> int:
        return OF_NOBODY

    def may_cause_state_based_action(self, g: State, change: Change) -> bool:
        return len(g.attachments) > 0

    def facets(self, g: State, change: Change) -> int:
        if change.result and not matters(g, characteristics_of(g.objects[change.result]).types):
            return Facet.ATTACHED
        return Facet.MEMBERS | Facet.ATTACHED

    def announce(self, g: State, change: Change, seen_by: Witnesses) -> None:
        remember_entering(g, change.result)
        if g.book.asked_times.deeds:
            remember_deed(g, TurnDeed.CREATED, change.player, g.objects[change.result])
        if is_watched(g, TriggerKind.ENTERS):
            fire(g, TriggerEvent.enters(change.result, 0, change.player))

    def add_events(self, g: State, change: Change, gone: list[TriggerEvent], come: list[TriggerEvent]) -> None:
        come.append(TriggerEvent.enters(change.result, 0, change.player))


behaves(ChangeKind.TOKEN, TokenCreation())


def create_emblem(g: State, card: int, player: int) -> None:
    """CR 114.2: it is in the command zone, and its abilities work there (114.4)."""
    o = create_object(g, card, ObjectKind.EMBLEM, player, Zone.COMMAND)
    o.timestamp = g.tick()
    g.command.append(o.id)
    index_object(g, o)
    g.note(EventName.TOKEN_CREATED, Concept.EMBLEM, player, o.id, word="emblem")
