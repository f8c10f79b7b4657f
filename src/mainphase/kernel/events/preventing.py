"""Which effects would prevent damage, redirect it or change how much it is (CR 614.9, 615)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.events.kind_of_change import BY_RULE
from mainphase.kernel.events.protecting_counters import shield_from_damage
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import matches, names_player, refs
from mainphase.kernel.reading.protecting import protecting
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player

ONTO_PLANESWALKER: Final = n.Redirects(n.This())
DAMAGEABLE: Final = CardType.CREATURE | CardType.PLANESWALKER | CardType.BATTLE


def changing_damage(g: State, change: Change, out: list[ActiveStatic]) -> None:
    guard = protecting(g, change.recipient, change.source)
    if guard is not None and guard.key() not in change.applied:  # CR 702.16e
        out.append(guard)
    shield_from_damage(g, change, out)
    for s in active_statics(g, StaticKind.PREVENTS):
        if prevents_damage(g, change, s) and s.key() not in change.applied:  # CR 614.5
            out.append(s)
    for s in active_statics(g, StaticKind.CHANGE_DAMAGE):
        if changes_damage(g, change, s) and s.key() not in change.applied:
            out.append(s)
    for s in active_statics(g, StaticKind.DAMAGE_SHIELD):
        if shields(g, change, s) and s.key() not in change.applied:
            out.append(s)
    if g.rules.pw_redirection and may_go_to_planeswalkers(g, change):
        to_planeswalkers(g, change, out)


def may_go_to_planeswalkers(g: State, change: Change) -> bool:
    """Until 26 April 2018 noncombat damage by an opponent's source to a player could be dealt to a planeswalker of that
    player instead, as the opponent liked (306.7 of those rules).
    """
    if change.combat or change.recipient >= 0:
        return False
    source = g.objects.get(change.source)
    return source is not None and g.are_opponents(source.controller, ref_player(change.recipient))


def to_planeswalkers(g: State, change: Change, out: list[ActiveStatic]) -> None:
    """One replacement for each planeswalker that it could be dealt to."""
    owner = ref_player(change.recipient)
    opponent = g.objects[change.source].controller
    for o in g.permanents:
        if o.controller == owner and characteristics_of(o).types & CardType.PLANESWALKER:
            s = ActiveStatic(ONTO_PLANESWALKER, Context(o.id, opponent), o.id, BY_RULE, 0)
            if s.key() not in change.applied:
                out.append(s)


def is_damage_to(g: State, change: Change, to: n.Filter | None, players: n.Selector | None, ctx: Context) -> bool:
    """True if damage would be dealt to what fits or to one of the players; without either, to whatever."""
    if to is None and players is None:
        return True
    if change.recipient < 0:
        return players is not None and names_player(g, players, ref_player(change.recipient), ctx)
    return to is not None and matches(g, to, change.recipient, ctx)


def prevents_damage(g: State, change: Change, static: ActiveStatic) -> bool:
    node = static.node
    assert isinstance(node, n.Prevents)
    if (node.noncombat if change.combat else node.combat_only) or not is_damage_to(
        g, change, node.to, node.players, static.ctx
    ):
        return False
    source = node.source
    return source is None or matches(g, source, change.source, static.ctx)


def changes_damage(g: State, change: Change, static: ActiveStatic) -> bool:
    node = static.node
    if isinstance(node, n.Redirects):
        by = node.source
        onto = refs(g, node.onto, static.ctx)
        return (
            is_damage_to(g, change, node.to, node.players, static.ctx)
            and (by is None or matches(g, by, change.source, static.ctx))
            and len(onto) > 0
            and can_take(g, change, onto[0])
        )
    assert isinstance(node, n.DamageTimes)
    if node.noncombat if change.combat else node.combat_only:
        return False
    return is_damage_to(g, change, node.to, node.players, static.ctx) and matches(
        g, node.source, change.source, static.ctx
    )


def can_take(g: State, change: Change, ref: int) -> bool:
    """True if damage can be redirected there: to a player in the game, or a permanent that takes damage (CR 614.9)."""
    if ref == change.recipient or ref == 0:
        return False
    if change.recipient < 0 and g.players[ref_player(change.recipient)].left:
        return False
    if ref < 0:
        return not g.players[ref_player(ref)].left
    o = g.objects.get(ref)
    return (
        o is not None
        and o.zone == Zone.BATTLEFIELD
        and not o.phased_out
        and (characteristics_of(o).types & DAMAGEABLE) != 0
    )


def shields(g: State, change: Change, static: ActiveStatic) -> bool:
    node = static.node
    assert isinstance(node, n.Shield)
    if node.combat_only and not change.combat:
        return False
    lasting = static.lasting
    assert lasting is not None
    if lasting.amount == 0 or not shielded(g, change, node, static):
        return False
    if node.source is not None and not is_among(g, change.source, lasting.values):
        return False
    fits = node.source_fits
    if fits is not None and not matches(g, fits, change.source, static.ctx):  # CR 615.9
        return False
    return not isinstance(node, n.RedirectDamage) or can_take(g, change, lasting.onto)


def shielded(g: State, change: Change, node: n.Shield, static: ActiveStatic) -> bool:
    fits = node.to_fits
    if node.to is None and fits is None:
        return True
    lasting = static.lasting
    assert lasting is not None
    return change.recipient in lasting.objects or (
        fits is not None and change.recipient > 0 and matches(g, fits, change.recipient, static.ctx)
    )


def is_among(g: State, source: int, chosen: list[int]) -> bool:
    """True if a source is one of those chosen, or the permanent that a chosen spell has become (CR 609.7a)."""
    for r in chosen:
        if r == source:
            return True
        o = g.objects.get(r)
        if o is not None and o.became == source and g.objects[source].zone == Zone.BATTLEFIELD:
            return True
    return False


def preventable(g: State, change: Change) -> bool:
    """CR 615.12."""
    if any_static(g, StaticKind.CANT_PREVENT):
        for s in active_statics(g, StaticKind.CANT_PREVENT):
            node = s.node
            if not isinstance(node, n.CantPreventDamage) or (node.combat_only and not change.combat):
                continue
            if matches(g, node.source, change.source, s.ctx):
                return False
    return True
