"""Replacement and prevention effects (CR 614-616): each change of an event is modified, at most once by each effect,
before the event happens.
"""

from typing import ClassVar

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword, Zone
from mainphase.kernel.attaching import possible_hosts
from mainphase.kernel.evaluate import holds, matches, names_player, now, quantity
from mainphase.kernel.events import BURIED, ChangeKind, apply_batch, settle_destruction
from mainphase.kernel.kinds import StaticKind
from mainphase.kernel.lasting import use_up
from mainphase.kernel.layers import base_of
from mainphase.kernel.modifying import enchant_of
from mainphase.kernel.objects import Change, Context, Flag, Obj, ObjectKind
from mainphase.kernel.protecting import protecting
from mainphase.kernel.state import Frame, State
from mainphase.kernel.statics import ActiveStatic, active_statics, any_static
from mainphase.kernel.values import Decision, DecisionKind, EventName, Option, OptionKind, player_ref, ref_player
from mainphase.rules.concepts import Concept

FLASHBACK_KEY = -1


class Replacing(Frame):
    """An event on its way: asks what would replace it, then lets it happen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "changes", "index", "instead", "asked", "spent")

    def __init__(self) -> None:
        self.pc = 0
        self.changes: list[Change] = []
        self.index = 0
        self.instead: list[
            Context
        ] = []  # effects that happen instead of parts of the event, once the rest has happened
        self.asked = -1  # which applicable effect was picked, where there was a choice
        self.spent: list[int] = []  # shields (Lasting ids) that this event uses up

    def run(self, g: State) -> None:
        while self.index < len(self.changes):
            c = self.changes[self.index]
            found = applicable(g, c)
            if not found:
                if c.host == 0 and (
                    (c.kind == ChangeKind.MOVE and c.zone == Zone.BATTLEFIELD)
                    or (c.kind == ChangeKind.TOKEN and c.copied is not None)
                ):
                    hosts = self.hosts(g, c)
                    if len(hosts) > 1:
                        options = [
                            Option(OptionKind.CARD, r) if r > 0 else Option(OptionKind.PLAYER, ref_player(r))
                            for r in hosts
                        ]
                        g.ask(Decision(c.player, DecisionKind.CHOOSE, options, 0, -1, c.obj))
                        return
                self.index += 1
                self.asked = -1
                continue
            pick = 0
            if len(found) > 1 and order_matters(found):
                if self.asked < 0:
                    # CR 616.1: the affected player chooses.
                    options = [Option(OptionKind.REPLACEMENT, i, found[i].source) for i in range(len(found))]
                    g.ask(Decision(affected_player(g, c), DecisionKind.REPLACEMENT, options, 0, -1, c.obj))
                    self.pc = 1
                    return
                pick = self.asked
                self.asked = -1
            s = found[pick]
            node = s.node
            if isinstance(node, n.ReplaceDraw) and node.optional and self.pc != 2:
                g.ask(
                    Decision(
                        c.player, DecisionKind.MAY, [Option(OptionKind.YES), Option(OptionKind.NO)], 0, -1, s.source
                    )
                )
                self.pc = 2
                self.asked = pick
                return
            if self.pc == 2:
                self.pc = 0
                if g.answered == 0:
                    c.applied.append(key_of(s))
                    continue
            if isinstance(node, n.AsEnters):  # it happens before the permanent is there (614.12)
                c.applied.append(key_of(s))
                g.timing.run_effect(g, s.ctx)
                return
            replace(g, c, s, self)
        g.pop()
        if self.spent:
            use_up(g, self.spent, Concept.PREVENTION)
        apply_batch(g, self.changes)
        for ctx in self.instead:
            g.timing.run_effect(g, ctx)

    def hosts(self, g: State, c: Change) -> list[int]:
        """What an Aura could be attached to that enters without resolving: its controller-to-be chooses if there are
        several; with none it stays where it is (CR 303.4f, g).
        """
        if c.kind == ChangeKind.TOKEN:
            o = Obj(0, c.amount, ObjectKind.TOKEN, c.player, Zone.NOWHERE)
            o.copied = c.copied
            o.ch = c.copied
        else:
            o = g.objects[c.obj]
        if enchant_of(g, o) < 0:
            return []
        if o.id == 0:  # judged as the token would be
            g.objects[0] = o
        out = possible_hosts(g, o, c.player)
        if o.id == 0:
            del g.objects[0]
        if not out and o.zone == Zone.STACK:
            c.zone = Zone.GRAVEYARD
        elif not out:
            c.kind = ChangeKind.NOTHING
        elif len(out) == 1:
            c.host = out[0]
        return out

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.CARD:
            self.changes[self.index].host = option.a
        elif option.kind == OptionKind.PLAYER:
            self.changes[self.index].host = player_ref(option.a)
        elif option.kind == OptionKind.REPLACEMENT:
            self.asked = option.a
            self.pc = 0
        else:
            g.answered = 1 if option.kind == OptionKind.YES else 0


def key_of(s: ActiveStatic) -> int:
    lasting = s.lasting
    if lasting is not None:
        return -2 - lasting.id
    if s.uid < 0:
        return FLASHBACK_KEY
    return s.source << 16 | s.uid


def affected_player(g: State, c: Change) -> int:
    """The player whose choice it is: affected, or controller of the affected object (CR 616.1)."""
    if c.kind == ChangeKind.DAMAGE:
        if c.other < 0:
            return ref_player(c.other)
        return g.objects[c.other].controller
    if c.kind == ChangeKind.COUNTERS and c.obj < 0:
        return ref_player(c.obj)
    if c.player >= 0 and c.kind != ChangeKind.COUNTERS:
        return c.player
    return g.objects[c.obj].controller


def order_matters(found: list[ActiveStatic]) -> bool:
    """Effects that only say how a permanent enters, and prevention of all damage, come to the same in any order."""
    for s in found:
        if not isinstance(s.node, (n.Protection, n.EntersTapped, n.EntersWithCounters, n.AsEnters, n.PreventAll)):
            return True
    return False


def applicable(g: State, c: Change) -> list[ActiveStatic]:
    """The effects that could replace or prevent this change and have not done so yet (614.5)."""
    out: list[ActiveStatic] = []
    kind = c.kind
    if kind == ChangeKind.DAMAGE:
        uid = protecting(g, c.other, c.source) if g.statics[StaticKind.PROTECTION] and c.other > 0 else -1
        if uid >= 0:  # CR 702.16e
            who = g.objects[c.other].controller
            guard = ActiveStatic(g.book.abilities[uid].node, Context(c.other, who, uid), c.other, uid, 0)
            if key_of(guard) not in c.applied:
                out.append(guard)
        for s in active_statics(g, StaticKind.PREVENT_ALL):
            if prevents(g, c, s) and key_of(s) not in c.applied:
                out.append(s)
        for s in active_statics(g, StaticKind.PREVENT_SHIELD):
            if shields(g, c, s) and key_of(s) not in c.applied:
                out.append(s)
    elif kind == ChangeKind.DRAW:
        for s in active_statics(g, StaticKind.REPLACE_DRAW):
            node = s.node
            if (
                isinstance(node, n.ReplaceDraw)
                and names_player(g, node.who, c.player, s.ctx)
                and key_of(s) not in c.applied
            ):
                out.append(s)
    elif kind == ChangeKind.MOVE or kind == ChangeKind.DESTROY:
        o = g.objects.get(c.obj)
        if o is None:
            return out
        if kind == ChangeKind.DESTROY:
            saved = regeneration(g, c)
            if saved is not None:
                return [saved]
            settle_destruction(g, c)  # CR 616.1g: what replaces the move comes after what replaces destruction
            if c.kind == ChangeKind.NOTHING:  # CR 614.17c
                return out
        zone = c.zone
        if (
            o.flags & Flag.EXILE_INSTEAD
            and o.zone == Zone.STACK
            and zone != Zone.EXILE
            and FLASHBACK_KEY not in c.applied
        ):
            node2 = n.ReplaceMove(n.IsThis(), Zone.STACK, zone, Zone.EXILE)
            out.append(ActiveStatic(node2, Context(o.id, o.controller), o.id, -1, 0))
        if (
            o.flags & Flag.EXILE_LEAVING
            and o.zone == Zone.BATTLEFIELD
            and zone != Zone.EXILE
            and FLASHBACK_KEY not in c.applied
        ):
            node3 = n.ReplaceMove(n.IsThis(), Zone.BATTLEFIELD, zone, Zone.EXILE)  # CR 702.84a
            out.append(ActiveStatic(node3, Context(o.id, o.controller), o.id, -1, 0))
        for s in active_statics(g, StaticKind.REPLACE_MOVE):
            node = s.node
            if isinstance(node, n.ReplaceMove) and moves_so(g, c, o, zone, node, s) and key_of(s) not in c.applied:
                out.append(s)
        if zone == Zone.BATTLEFIELD:
            entering(g, c, o, out)
            if c.counters and not out:  # CR 616.1g: the counters that it enters with
                changes_counters(g, c, c.player, out)
    elif kind == ChangeKind.COUNTERS:
        changes_counters(g, c, c.player, out)
    elif kind == ChangeKind.TOKEN:
        entering_token(g, c, out)
        if c.counters and not out:
            changes_counters(g, c, c.player, out)
    return out


def changes_counters(g: State, c: Change, by: int, out: list[ActiveStatic]) -> None:
    """What changes how many counters a player puts; on what enters, its controller puts them (CR 122.6a)."""
    if by < 0 or c.amount < 0 or (c.kind == ChangeKind.COUNTERS and c.obj > 0 and not there(g, c.obj)):
        return
    for s in active_statics(g, StaticKind.CHANGE_COUNTERS):
        node = s.node
        if isinstance(node, n.CountersTimes) and names_player(g, node.who, by, s.ctx) and key_of(s) not in c.applied:
            out.append(s)


def there(g: State, oid: int) -> bool:
    """A card elsewhere, a suspended one, is no permanent."""
    return g.objects[oid].zone == Zone.BATTLEFIELD


def regeneration(g: State, c: Change) -> ActiveStatic | None:
    """The shield that would save a permanent from being destroyed (CR 614.8), the oldest of several."""
    o = g.objects[c.obj]
    if c.word == BURIED or not any_static(g, StaticKind.REGENERATE):  # CR 701.19c
        return None
    if o.zone != Zone.BATTLEFIELD or now(o).keywords & Keyword.INDESTRUCTIBLE:
        return None
    for s in active_statics(g, StaticKind.REGENERATE):
        lasting = s.lasting
        if lasting is not None and o.id in lasting.objects:
            return s
    return None


def moves_so(g: State, c: Change, o: Obj, zone: int, node: n.ReplaceMove, s: ActiveStatic) -> bool:
    if node.to != zone or (node.source != 0 and node.source != o.zone):
        return False
    return matches(g, node.which, o.id, s.ctx)


def entering(g: State, c: Change, o: Obj, out: list[ActiveStatic]) -> None:
    """Effects that say how a permanent enters: those on the battlefield, and its own (CR 614.12)."""
    for kind in (StaticKind.ENTERS_TAPPED, StaticKind.ENTERS_WITH_COUNTERS, StaticKind.AS_ENTERS):
        for s in active_statics(g, kind):
            node = s.node
            which = node.which if isinstance(node, (n.EntersTapped, n.EntersWithCounters)) else None
            if which is not None and matches(g, which, o.id, s.ctx) and key_of(s) not in c.applied:
                out.append(s)
        for uid in base_of(g, o).statics:
            code = g.book.abilities[uid]
            static = code.static
            if code.static_kind != kind or static is None:
                continue
            ctx = o.ctx.copy() if o.ctx is not None else Context(o.id, c.player)
            ctx.source = o.id
            ctx.controller = c.player
            ctx.ability = uid
            s = ActiveStatic(static, ctx, o.id, uid, 0)
            if key_of(s) in c.applied:
                continue
            which = static.which if isinstance(static, (n.EntersTapped, n.EntersWithCounters)) else None
            condition = code.condition
            if condition is not None and not holds(g, condition, ctx):
                continue
            if isinstance(static, n.AsEnters) or (which is not None and matches(g, which, o.id, ctx)):
                out.append(s)


def entering_token(g: State, c: Change, out: list[ActiveStatic]) -> None:
    """The same for a token about to be created: judged as a token of that definition would be (CR 614.12)."""
    o = Obj(0, c.amount, ObjectKind.TOKEN, c.player, Zone.NOWHERE)
    o.copied = c.copied
    o.ch = base_of(g, o)
    g.objects[0] = o
    for kind in (StaticKind.ENTERS_TAPPED, StaticKind.ENTERS_WITH_COUNTERS):
        for s in active_statics(g, kind):
            node = s.node
            which = node.which if isinstance(node, (n.EntersTapped, n.EntersWithCounters)) else None
            if which is not None and matches(g, which, 0, s.ctx) and key_of(s) not in c.applied:
                out.append(s)
    for uid in o.ch.statics:
        static = g.book.abilities[uid].static
        if isinstance(static, (n.EntersTapped, n.EntersWithCounters)) and g.book.abilities[uid].only_entering:
            own = ActiveStatic(static, Context(0, c.player, uid), 0, uid, 0)
            if key_of(own) not in c.applied:
                out.append(own)
    del g.objects[0]


def prevents(g: State, c: Change, s: ActiveStatic) -> bool:
    node = s.node
    assert isinstance(node, n.PreventAll)
    if node.combat_only and not c.combat:
        return False
    to = node.to
    if to is not None and (c.other < 0 or not matches(g, to, c.other, s.ctx)):
        return False
    source = node.source
    return source is None or matches(g, source, c.source, s.ctx)


def shields(g: State, c: Change, s: ActiveStatic) -> bool:
    node = s.node
    assert isinstance(node, n.PreventDamage)
    if node.combat_only and not c.combat:
        return False
    lasting = s.lasting
    assert lasting is not None
    if lasting.amount == 0 or (node.to is not None and c.other not in lasting.objects):
        return False
    if node.source is not None and not is_among(g, c.source, lasting.values):
        return False
    fits = node.source_fits
    return fits is None or matches(g, fits, c.source, s.ctx)  # CR 615.9


def is_among(g: State, source: int, chosen: list[int]) -> bool:
    """Whether a source is one of those chosen, or the permanent that a chosen spell has become (CR 609.7a)."""
    for r in chosen:
        if r == source:
            return True
        o = g.objects.get(r)
        if o is not None and o.became == source and g.objects[source].zone == Zone.BATTLEFIELD:
            return True
    return False


def preventable(g: State, c: Change) -> bool:
    """CR 615.12."""
    if any_static(g, StaticKind.CANT_PREVENT):
        for s in active_statics(g, StaticKind.CANT_PREVENT):
            node = s.node
            if isinstance(node, n.CantPreventDamage) and matches(g, node.source, c.source, s.ctx):
                return False
    return True


def replace(g: State, c: Change, s: ActiveStatic, frame: Replacing) -> None:
    """Applies one effect to a change."""
    node = s.node
    instead = frame.instead
    c.applied.append(key_of(s))
    if isinstance(node, n.EntersTapped):
        c.tapped = True
    elif isinstance(node, n.EntersWithCounters):
        amount = quantity(g, node.amount, s.ctx)
        if amount > 0:
            c.counters[node.kind] = c.counters.get(node.kind, 0) + amount
    elif isinstance(node, n.ReplaceMove):
        c.kind = ChangeKind.MOVE
        c.zone = node.instead
        c.concept = Concept.REPLACED
    elif isinstance(node, n.Protection):
        if preventable(g, c):
            prevent(g, c, c.amount, s.source, Concept.PROTECTION_DAMAGE)
    elif isinstance(node, n.PreventAll):
        if preventable(g, c):
            prevent(g, c, c.amount, s.source)
        if node.then is not None:  # CR 615.5; once for the whole event, also where nothing could be prevented (615.12)
            for already in instead:
                if already.source == s.source and already.ability == s.uid:
                    return
            after = Context(s.source, s.ctx.controller, s.uid)
            after.modes = [0]
            instead.append(after)
    elif isinstance(node, n.PreventDamage):
        lasting = s.lasting
        assert lasting is not None
        if not preventable(g, c):
            return
        if lasting.amount < 0:
            prevent(g, c, c.amount, s.source)
            if node.next_time and lasting.id not in frame.spent:  # CR 615.8
                frame.spent.append(lasting.id)
        else:
            taken = min(lasting.amount, c.amount)
            lasting.amount -= taken  # CR 615.7
            prevent(g, c, taken, s.source)
            if lasting.amount == 0:
                frame.spent.append(lasting.id)
    elif isinstance(node, n.CountersTimes):
        if c.kind == ChangeKind.COUNTERS:
            c.amount = changed(node, c.amount)
            if c.amount == 0:
                c.kind = ChangeKind.NOTHING
        else:
            c.counters = {k: changed(node, v) for k, v in c.counters.items() if changed(node, v) > 0}
    elif isinstance(node, n.Regenerate):
        c.kind = ChangeKind.REGENERATE
        lasting = s.lasting
        assert lasting is not None
        use_up(g, [lasting.id], Concept.REGENERATION)
    elif isinstance(node, n.ReplaceDraw):
        ctx = Context(s.source, s.ctx.controller, s.uid)
        ctx.event_player = c.player
        ctx.modes = [0]
        instead.append(ctx)
        c.kind = ChangeKind.NOTHING
        g.note(EventName.SKIPPED, Concept.DRAW_REPLACED, c.player, s.source, 0, 0, -1, "draw")


def changed(node: n.CountersTimes, amount: int) -> int:
    return amount // 2 if node.halved else amount * node.times


def prevent(g: State, c: Change, amount: int, by: int, concept: int = Concept.PREVENTION) -> None:
    """CR 615.1, 615.6."""
    c.amount -= amount
    g.note(EventName.DAMAGE_PREVENTED, concept, -1, c.source, c.other, amount)
    if c.amount <= 0:
        c.kind = ChangeKind.NOTHING
