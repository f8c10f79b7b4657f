"""Which effects would prevent damage, redirect it or change how much it is (CR 614.9, 615)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.events.kind_of_change import BY_RULE
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.evaluate import matches, names_player, refs
from mainphase.kernel.reading.protecting import protecting
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player

ONTO_PLANESWALKER: Final = n.Redirects(n.This())
DAMAGEABLE: Final = CardType.CREATURE | CardType.PLANESWALKER | CardType.BATTLE


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
    """True if damage would be dealt to what fits or to one of the players; without either, to whatever."""
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


def can_take(g: State, c: Change, ref: int) -> bool:
    """True if damage can be redirected there: to a player in the game, or a permanent that takes damage (CR 614.9)."""
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
    """True if a source is one of those chosen, or the permanent that a chosen spell has become (CR 609.7a)."""
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
