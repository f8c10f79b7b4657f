"""Creating tokens and emblems (CR 111, 114)."""

from typing import final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.events.becoming_attached import enter_attached
from mainphase.kernel.events.entering import entering, entering_is_changed, says_how_it_enters
from mainphase.kernel.events.kind_of_change import KindOfChange, Witnesses, behaves
from mainphase.kernel.events.moving import create, remember_entering
from mainphase.kernel.events.putting_counters import changing_counters
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, watched
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.evaluate import names_player
from mainphase.kernel.reading.layers import matters, modified
from mainphase.kernel.reading.modifying import apart_of
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static, learn
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.objects import ENTERED, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player
from mainphase.kernel.what_happens import ChangeKind, EventName, TriggerKind
from mainphase.rules.concepts import Concept


@final
class TokenCreation(KindOfChange):
    """A token is created, and so enters the battlefield."""

    def may_be_replaced(self, g: State, c: Change) -> bool:
        copied = c.copied
        if copied is not None and c.host == 0 and "Aura" in copied.subtypes:
            return True  # it must be asked what it is attached to (303.4f)
        if c.has_counters() and any_static(g, StaticKind.CHANGE_COUNTERS):
            return True
        if copied is None:
            copied = g.book.cards[c.face if c.face >= 0 else c.card].base
        return any_static(g, StaticKind.CHANGE_TOKENS) or entering_is_changed(g) or says_how_it_enters(g, copied)

    def replaced_by(self, g: State, c: Change, out: list[ActiveStatic]) -> None:
        for s in active_statics(g, StaticKind.CHANGE_TOKENS):
            node = s.node
            if (
                isinstance(node, n.TokensTimes)
                and names_player(g, node.who, c.player, s.ctx)
                and s.key() not in c.applied
            ):
                out.append(s)
        if not out:  # CR 616.1g: entering is contained in being created
            entering(g, c, out)
        if c.has_counters() and not out and c.kind == ChangeKind.TOKEN:
            changing_counters(g, c, c.player, out)

    def enters(self, c: Change) -> bool:
        return True

    def card_entering(self, g: State, c: Change) -> int:
        return c.card if c.copied is None and (c.face < 0 or c.face == c.card) else -1

    def apply(self, g: State, c: Change) -> int:
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
        enter_attached(g, o, c.host)
        return o.id

    def facets(self, g: State, c: Change) -> int:
        if c.result and not matters(g, now(g.objects[c.result]).types):
            return Facet.ATTACHED
        return Facet.MEMBERS | Facet.ATTACHED

    def announce(self, g: State, c: Change, seen_by: Witnesses) -> None:
        remember_entering(g, c.result)
        if watched(g, TriggerKind.ENTERS):
            fire(g, TriggerEvent.enters(c.result, 0, c.player))

    def add_events(self, g: State, c: Change, gone: list[TriggerEvent], come: list[TriggerEvent]) -> None:
        come.append(TriggerEvent.enters(c.result, 0, c.player))


behaves(ChangeKind.TOKEN, TokenCreation())


def create_emblem(g: State, card: int, player: int) -> None:
    """CR 114.2: it is in the command zone, and its abilities work there (114.4)."""
    o = create(g, card, ObjectKind.EMBLEM, player, Zone.COMMAND)
    o.timestamp = g.tick()
    g.command.append(o.id)
    learn(g, o)
    g.note(EventName.TOKEN_CREATED, Concept.EMBLEM, player, o.id, word="emblem")
