"""Which replacement and prevention effects could apply to a change, and which of them must come first (CR 614-616)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.events.entering import entering, would_fit
from mainphase.kernel.events.happening import settle_destruction
from mainphase.kernel.events.moving import discarded_madly
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.evaluate import matches, names_player, refs
from mainphase.kernel.reading.protecting import protecting
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Flag, Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player
from mainphase.kernel.what_happens import ChangeKind

BY_RULE: Final = 1 << 40  # in place of an ability's uid: the rules themselves replace
ONTO_PLANESWALKER: Final = n.Redirects(n.This())


class Category:
    """In this order effects must be chosen (CR 616.1a-e). Self-replacement effects are not among them: an instruction
    that replaces something of its own says what it really does before its event comes here (614.15).
    """

    CONTROL: Final = 1
    COPY: Final = 2
    BACK_FACE: Final = 3
    ANY: Final = 4


def category(g: State, s: ActiveStatic) -> int:
    node = s.node
    if isinstance(node, n.EntersUnder):
        return Category.CONTROL
    if makes_copy(g, s) and g.rules.copies_enter_first:
        return Category.COPY
    return Category.ANY


def makes_copy(g: State, s: ActiveStatic) -> bool:
    """Whether something enters as a copy by it."""
    node = s.node
    return isinstance(node, n.EntersAsCopy) or (isinstance(node, n.AsEnters) and g.book.abilities[s.uid].copies)


def order_matters(g: State, found: list[ActiveStatic]) -> bool:
    """Effects that only say how a permanent enters come to the same in any order, unless it becomes a copy; so do those
    that multiply, and prevention of all damage where nothing else happens with it.
    """
    first = harmless(found[0].node)
    if first == 0:
        return True
    for s in found:
        if harmless(s.node) != first or makes_copy(g, s):
            return True
    return False


def harmless(node: n.Node) -> int:
    """A number that effects share whose order among each other doesn't matter; 0: it does."""
    if isinstance(node, (n.EntersTapped, n.EntersWithCounters, n.AsEnters)):
        return 1
    if isinstance(node, n.Protection) or (isinstance(node, n.Prevents) and node.amount is None and node.then is None):
        return 2
    if isinstance(node, n.CountersTimes):
        return 0 if node.halved or node.plus else 3
    if isinstance(node, n.TokensTimes):
        return 4
    if node is ONTO_PLANESWALKER:
        return 6  # its controller is asked about one after another
    if isinstance(node, n.DamageTimes):
        return 0 if node.plus else 5
    return 0


def affected_player(g: State, c: Change) -> int:
    """The player whose choice it is: affected, or controller of the affected object (CR 616.1)."""
    if c.kind == ChangeKind.DAMAGE:
        return ref_player(c.recipient) if c.recipient < 0 else g.objects[c.recipient].controller
    if c.kind == ChangeKind.COUNTERS:
        return ref_player(c.obj) if c.obj < 0 else g.objects[c.obj].controller
    if c.player >= 0:
        return c.player
    o = g.objects.get(c.obj)
    return o.controller if o is not None else g.active


def applicable(g: State, c: Change) -> list[ActiveStatic]:
    """The effects one of which must be chosen now, each at most once for an event (CR 614.5, 616.1)."""
    found = attempting(g, c)
    if len(found) < 2:
        return found
    first = Category.ANY
    for s in found:
        first = min(first, category(g, s))
    if first == Category.ANY:
        return found
    return [s for s in found if category(g, s) == first]


def attempting(g: State, c: Change) -> list[ActiveStatic]:
    """The effects that could replace or prevent this change and have not done so yet (614.5)."""
    out: list[ActiveStatic] = []
    kind = c.kind
    if kind == ChangeKind.DAMAGE:
        if c.amount > 0:  # CR 614.7a
            changing_damage(g, c, out)
    elif kind == ChangeKind.DRAW:
        for s in active_statics(g, StaticKind.REPLACE_DRAW):
            node = s.node
            if (
                isinstance(node, n.ReplaceDraw)
                and names_player(g, node.who, c.player, s.ctx)
                and s.key() not in c.applied
            ):
                out.append(s)
    elif kind == ChangeKind.MOVE or kind == ChangeKind.DESTROY:
        moving(g, c, out)
    elif kind == ChangeKind.COUNTERS:
        changing_counters(g, c, c.player, out)
    elif kind == ChangeKind.TOKEN:
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
    return out


# --- Damage


def changing_damage(g: State, c: Change, out: list[ActiveStatic]) -> None:
    guard = protecting(g, c.recipient, c.source)
    if guard is not None and guard.key() not in c.applied:  # CR 702.16e
        out.append(guard)
    for s in active_statics(g, StaticKind.PREVENTS):
        if prevents(g, c, s) and s.key() not in c.applied:
            out.append(s)
    for s in active_statics(g, StaticKind.CHANGE_DAMAGE):
        if changes_damage(g, c, s) and s.key() not in c.applied:
            out.append(s)
    for s in active_statics(g, StaticKind.DAMAGE_SHIELD):
        if shields(g, c, s) and s.key() not in c.applied:
            out.append(s)
    if g.rules.pw_redirection and may_go_to_planeswalkers(g, c):
        to_planeswalkers(g, c, out)


def may_go_to_planeswalkers(g: State, c: Change) -> bool:
    """Until 26 April 2018 noncombat damage by an opponent's source to a player could be dealt to a planeswalker of that
    player instead, as the opponent liked (306.7 of those rules).
    """
    if c.combat or c.recipient >= 0:
        return False
    source = g.objects.get(c.source)
    return source is not None and g.are_opponents(source.controller, ref_player(c.recipient))


def to_planeswalkers(g: State, c: Change, out: list[ActiveStatic]) -> None:
    """One replacement for each planeswalker that it could be dealt to."""
    owner = ref_player(c.recipient)
    opponent = g.objects[c.source].controller
    for o in g.permanents:
        if o.controller == owner and now(o).types & CardType.PLANESWALKER:
            s = ActiveStatic(ONTO_PLANESWALKER, Context(o.id, opponent), o.id, BY_RULE, 0)
            if s.key() not in c.applied:
                out.append(s)


def hits(g: State, c: Change, to: n.Filter | None, players: n.Selector | None, ctx: Context) -> bool:
    """Whether damage would be dealt to what fits or to one of the players; without either, to whatever."""
    if to is None and players is None:
        return True
    if c.recipient < 0:
        return players is not None and names_player(g, players, ref_player(c.recipient), ctx)
    return to is not None and matches(g, to, c.recipient, ctx)


def prevents(g: State, c: Change, s: ActiveStatic) -> bool:
    node = s.node
    assert isinstance(node, n.Prevents)
    if (node.noncombat if c.combat else node.combat_only) or not hits(g, c, node.to, node.players, s.ctx):
        return False
    source = node.source
    return source is None or matches(g, source, c.source, s.ctx)


def changes_damage(g: State, c: Change, s: ActiveStatic) -> bool:
    node = s.node
    if isinstance(node, n.Redirects):
        by = node.source
        onto = refs(g, node.onto, s.ctx)
        return (
            hits(g, c, node.to, node.players, s.ctx)
            and (by is None or matches(g, by, c.source, s.ctx))
            and len(onto) > 0
            and can_take(g, c, onto[0])
        )
    assert isinstance(node, n.DamageTimes)
    return hits(g, c, node.to, node.players, s.ctx) and matches(g, node.source, c.source, s.ctx)


DAMAGEABLE: Final = CardType.CREATURE | CardType.PLANESWALKER | CardType.BATTLE


def can_take(g: State, c: Change, ref: int) -> bool:
    """Whether damage can be redirected there: to a player in the game, or a permanent that takes damage (CR 614.9)."""
    if ref == c.recipient or ref == 0:
        return False
    if c.recipient < 0 and g.players[ref_player(c.recipient)].left:
        return False
    if ref < 0:
        return not g.players[ref_player(ref)].left
    o = g.objects.get(ref)
    return o is not None and o.zone == Zone.BATTLEFIELD and not o.phased_out and (now(o).types & DAMAGEABLE) != 0


def shields(g: State, c: Change, s: ActiveStatic) -> bool:
    node = s.node
    assert isinstance(node, n.Shield)
    if node.combat_only and not c.combat:
        return False
    lasting = s.lasting
    assert lasting is not None
    if lasting.amount == 0 or not shielded(g, c, node, s):
        return False
    if node.source is not None and not is_among(g, c.source, lasting.values):
        return False
    fits = node.source_fits
    if fits is not None and not matches(g, fits, c.source, s.ctx):  # CR 615.9
        return False
    return not isinstance(node, n.RedirectDamage) or can_take(g, c, lasting.onto)


def shielded(g: State, c: Change, node: n.Shield, s: ActiveStatic) -> bool:
    fits = node.to_fits
    if node.to is None and fits is None:
        return True
    lasting = s.lasting
    assert lasting is not None
    return c.recipient in lasting.objects or (
        fits is not None and c.recipient > 0 and matches(g, fits, c.recipient, s.ctx)
    )


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


# --- Moves, destruction, counters


def moving(g: State, c: Change, out: list[ActiveStatic]) -> None:
    o = g.objects.get(c.obj)
    if o is None:
        return
    if c.kind == ChangeKind.DESTROY:
        saved = regeneration(g, c)
        if saved is not None:
            out.append(saved)
            return
        settle_destruction(g, c)  # CR 616.1g: what replaces the move comes after what replaces destruction
        if c.kind == ChangeKind.NOTHING:  # CR 614.17c
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
        if isinstance(node, n.ReplaceMove) and moves_so(g, c, o, zone, node, s) and s.key() not in c.applied:
            out.append(s)
    if zone == Zone.BATTLEFIELD:
        entering(g, c, out)
        if c.has_counters() and not out and c.kind == ChangeKind.MOVE:  # CR 616.1g: the counters that it enters with
            changing_counters(g, c, c.player, out)


def moves_so(g: State, c: Change, o: Obj, zone: int, node: n.ReplaceMove, s: ActiveStatic) -> bool:
    if node.to != zone or (node.source != 0 and node.source != o.zone):
        return False
    return matches(g, node.which, o.id, s.ctx)


def regeneration(g: State, c: Change) -> ActiveStatic | None:
    """The shield that would save a permanent from being destroyed (CR 614.8), the oldest of several."""
    o = g.objects[c.obj]
    if c.buried or not any_static(g, StaticKind.REGENERATE):  # CR 701.19c
        return None
    if o.zone != Zone.BATTLEFIELD or now(o).keywords & Keyword.INDESTRUCTIBLE:
        return None
    for s in active_statics(g, StaticKind.REGENERATE):
        lasting = s.lasting
        if lasting is not None and o.id in lasting.objects:
            return s
    return None


def changing_counters(g: State, c: Change, by: int, out: list[ActiveStatic]) -> None:
    """What changes how many counters a player puts; on what enters, its controller puts them (CR 122.6a)."""
    if by < 0 or c.amount < 0:
        return
    if c.kind == ChangeKind.COUNTERS and c.obj > 0 and g.objects[c.obj].zone != Zone.BATTLEFIELD:
        return  # a card elsewhere, a suspended one, is no permanent
    for s in active_statics(g, StaticKind.CHANGE_COUNTERS):
        node = s.node
        if isinstance(node, n.CountersTimes) and names_player(g, node.who, by, s.ctx) and s.key() not in c.applied:
            if changes_these(g, c, node, s.ctx):
                out.append(s)


def changes_these(g: State, c: Change, node: n.CountersTimes, ctx: Context) -> bool:
    """Whether such counters, on such a permanent, are what an effect changes."""
    entering = c.kind != ChangeKind.COUNTERS
    if node.kind and (node.kind not in c.counters if entering else c.counter != node.kind):
        return False
    which = node.which
    if which is None:
        return True
    return would_fit(g, c, which, ctx) if entering else c.obj > 0 and matches(g, which, c.obj, ctx)
