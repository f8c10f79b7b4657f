"""How a permanent enters the battlefield (CR 614.12, 616.1): what it would be there, and the effects that say how."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.events.kind_of_change import kind_of
from mainphase.kernel.events.protecting_counters import BY_FINALITY
from mainphase.kernel.lowering.rewording import printed
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.attaching import cannot_enchant, possible_hosts
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import holds, matches, names_player, player_of, refs
from mainphase.kernel.reading.faces import back_face, show_face
from mainphase.kernel.reading.lasting import begin_effect, numbers_told
from mainphase.kernel.reading.layers import copiable_values_of, foresee_characteristics
from mainphase.kernel.reading.modifying import apply_only_counters, enchant_of, without_choices
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static, instance_at, uid_of_key
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.state.waiting import Lasting
from mainphase.kernel.values import Characteristics
from mainphase.kernel.what_happens import ChangeKind
from mainphase.rules.law import KnownEntering

WAYS = (
    StaticKind.ENTERS_OTHERWISE,
    StaticKind.ENTERS_TAPPED,
    StaticKind.ENTERS_WITH_COUNTERS,
    StaticKind.AS_ENTERS,
)


DAY: Final = 1  # what State.day_night says (CR 731.1)
NIGHT: Final = 2


def enter_by_night(g: State, changes: list[Change]) -> None:
    """Double-faced permanents with daybound enter transformed (CR 702.145b)."""
    for c in changes:
        card = kind_of(c).card_entering(g, c)
        if card >= 0:
            for uid in g.book.cards[card].base.statics:
                if g.book.abilities[uid].static_kind == StaticKind.DAYBOUND:
                    c.face = back_face(g, card)


def entering_is_changed(g: State) -> bool:
    """True if any effect in force may say how permanents enter, or that they can't."""
    return (
        any_static(g, StaticKind.ENTERS_TAPPED)
        or any_static(g, StaticKind.ENTERS_WITH_COUNTERS)
        or any_static(g, StaticKind.ENTERS_OTHERWISE)
        or any_static(g, StaticKind.CANT_ENTER)
        or (g.book.gives_ways_to_enter and (any_static(g, StaticKind.MODIFY) or len(g.lasting) > 0))  # CR 614.12
    )


def has_entering_ability(g: State, ch: Characteristics) -> bool:
    """True if an ability of what is to enter says how it does."""
    for uid in ch.statics:
        if g.book.abilities[uid].only_entering:
            return True
    return False


def present_entering(g: State, change: Change) -> Obj:
    """The object that is to enter, as it would exist on the battlefield (CR 614.12), under an id that nothing has:
    until `dismiss` is called.
    """
    old = g.objects.get(change.obj)
    if old is None:  # a token
        o = Obj(g.next_id, change.card, ObjectKind.TOKEN, change.player, Zone.BATTLEFIELD)
        o.copied = change.copied
        if change.face >= 0:
            o.face = change.face
    else:
        o = Obj(g.next_id, old.card, old.kind, old.owner, Zone.BATTLEFIELD)
        o.copied = old.copied
        show_face(o, old, change)
        o.chosen = old.chosen
        o.paid = old.paid
    o.controller = change.player
    o.entered_under = change.player
    o.timestamp = g.clock + 1
    o.tapped = change.tapped
    o.counters = change.counters
    o.ch = copiable_values_of(g, o)
    g.objects[o.id] = o
    begun = effects_as_it_enters(g, change)
    changed = begun or g.statics[StaticKind.MODIFY] or g.lasting or has_modifying_ability(g, characteristics_of(o))
    if changed and g.rules.known_entering != KnownEntering.COPIABLE:
        foresee(g, o, change.obj, begun)
    else:
        apply_only_counters(g, o)
    return o


def effects_as_it_enters(g: State, change: Change) -> list[int]:
    """The keys of the effects applied to a change by which what enters has modifications (`EntersAs`)."""
    found: list[int] = []
    if g.book.entering_effects and change.has_applied():
        for key in change.applied:
            uid = uid_of_key(key)
            if 0 <= uid < BY_FINALITY and printed(uid) in g.book.entering_effects:
                found.append(key)
    return found


def foresee(g: State, o: Obj, was: int, begun: list[int]) -> None:
    """Foresees the characteristics of what is to enter, with the effects of these keys that begin as it does."""
    for key in begun:
        uid = g.book.entering_effect(uid_of_key(key))
        node = g.book.nodes[uid]
        assert isinstance(node, n.Apply)
        e = Lasting(0, uid, o.id, o.controller)
        e.objects = [was]
        e.values = numbers_told(g, node, Context(o.id, o.controller))
        e.timestamp = o.timestamp
        g.lasting.append(e)
    foresee_characteristics(g, o, was)
    for _ in begun:
        g.lasting.pop()


def begin_as_it_enters(g: State, change: Change, o: Obj) -> None:
    """Begins the effects with which a permanent enters: it is never there without them (CR 614.12)."""
    for key in effects_as_it_enters(g, change):
        uid = uid_of_key(key)
        node = g.book.nodes[g.book.entering_effect(uid)]
        assert isinstance(node, n.Apply)
        begin_effect(g, g.book.entering_effect(uid), node, [o.id], Context(o.id, o.controller, uid))


def dismiss_entering(g: State, o: Obj) -> None:
    del g.objects[o.id]


def has_modifying_ability(g: State, ch: Characteristics) -> bool:
    for uid in ch.statics:
        if g.book.abilities[uid].static_kind == StaticKind.MODIFY:
            return True
    return False


def entering(g: State, change: Change, out: list[ActiveStatic]) -> None:
    """The effects that say how a permanent enters, its own and those in force; or that it can't (614.12, 614.17d)."""
    o = present_entering(g, change)
    if any_static(g, StaticKind.CANT_ENTER) and cannot_enter(g, change, o):  # CR 614.17c
        dismiss_entering(g, o)
        stay(g, change)
        return
    for kind in WAYS:
        for s in active_statics(g, kind):
            if says_so(g, change, s, o) and s.key() not in change.applied:
                out.append(s)
        statics = characteristics_of(o).statics
        for k in range(len(statics)):
            uid = statics[k]
            code = g.book.abilities[uid]
            static = code.static
            if code.static_kind != kind or static is None or not code.only_entering:
                continue
            instance = instance_at(statics, k)
            own = ActiveStatic(static, own_context(g, change, uid), change.obj, uid, 0, None, instance)
            condition = code.condition
            if own.key() in change.applied or (condition is not None and not would_hold(g, condition, own.ctx, o)):
                continue
            out.append(own)
    dismiss_entering(g, o)


def would_hold(g: State, condition: n.Condition, ctx: Context, o: Obj) -> bool:
    """True if the condition of an ability of what is to enter holds. What it says of its own object, it says of that as
    it would be on the battlefield (CR 614.12).
    """
    if isinstance(condition, n.Negated):
        return not would_hold(g, condition.of, ctx, o)
    if isinstance(condition, n.Fits) and isinstance(condition.what, n.This):
        return matches(g, condition.which, o.id, ctx)
    return holds(g, condition, ctx)


def would_fit(g: State, change: Change, which: n.Filter, ctx: Context) -> bool:
    """True if what is to enter fits, as it would be on the battlefield (CR 614.12)."""
    o = present_entering(g, change)
    fits = matches(g, which, o.id, ctx)
    dismiss_entering(g, o)
    return fits


def own_context(g: State, change: Change, uid: int) -> Context:
    """The context of an ability of the entering object: all that its spell knew."""
    old = g.objects.get(change.obj)
    was = old.ctx if old is not None else None
    ctx = copy_context(was) if was is not None else Context()
    ctx.source = change.obj
    ctx.controller = change.player
    ctx.ability = uid
    return ctx


def says_so(g: State, change: Change, static: ActiveStatic, o: Obj) -> bool:
    """True if an effect in force is about what is to enter."""
    node = static.node
    if isinstance(node, (n.EntersTapped, n.EntersAs, n.EntersWithCounters, n.EntersAsCopy)):
        which = node.which
        if isinstance(which, n.OneOf):  # a spell that becomes a permanent
            return change.obj in refs(g, which.of, static.ctx)
        return matches(g, which, o.id, static.ctx)
    if isinstance(node, n.EntersUnder):
        p = player_of(g, node.under, static.ctx)
        return (
            p >= 0
            and p != change.player
            and not g.players[p].left
            and names_player(g, node.whose, change.player, static.ctx)
            and matches(g, node.which, o.id, static.ctx)
        )
    return False


def cannot_enter(g: State, change: Change, o: Obj) -> bool:
    """CR 614.17d; an ability about its own object works before that is there."""
    old = g.objects.get(change.obj)
    source = old.zone if old is not None else Zone.NOWHERE
    for s in active_statics(g, StaticKind.CANT_ENTER):
        node = s.node
        if (
            isinstance(node, n.CantEnter)
            and (not node.zones or source in node.zones)
            and matches(g, node.which, o.id, s.ctx)
        ):
            return True
    return False


def stay(g: State, change: Change) -> None:
    """It doesn't enter: it remains where it is, a spell goes to its owner's graveyard (CR 303.4g, i, 608.3e); a token
    isn't created.
    """
    old = g.objects.get(change.obj)
    if old is not None and old.zone == Zone.STACK:
        change.zone = Zone.GRAVEYARD
        return
    change.kind = ChangeKind.NOTHING
    if old is not None and old.zone == Zone.NOWHERE:  # the record of a token
        del g.objects[old.id]
        change.obj = 0


def can_enter_attached(g: State, change: Change) -> bool:
    """True if an Aura that is created can be attached to what its effect says (CR 303.4i)."""
    o = present_entering(g, change)
    able = cannot_enchant(g, o, change.host, change.player) == 0
    dismiss_entering(g, o)
    return able


def copy_of(g: State, static: ActiveStatic) -> Characteristics | None:
    """The copiable values of what an effect makes permanents copies of (CR 707.2)."""
    node = static.node
    assert isinstance(node, n.EntersAsCopy)
    for r in refs(g, node.of, static.ctx):
        o = g.objects.get(r)
        if o is not None:
            return without_choices(g, copiable_values_of(g, o))
    return None


def hosts(g: State, change: Change) -> list[int]:
    """The refs to which an Aura that enters without resolving could be attached: its controller-to-be chooses if there
    are several; with none it doesn't enter (CR 303.4f, g).
    """
    old = g.objects.get(change.obj)
    if kind_of(change).enters(change) and (change.copied is not None or old is not None):
        o = present_entering(g, change)
        out: list[int] = []
        aura = enchant_of(g, o) >= 0
        if aura:
            out = possible_hosts(g, o, change.player)
        dismiss_entering(g, o)
        if aura and not out:
            stay(g, change)
        elif len(out) == 1:
            change.host = out[0]
        return out
    return []
