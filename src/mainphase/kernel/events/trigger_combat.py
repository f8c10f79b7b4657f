"""Triggers on attacking and blocking (CR 508.3, 509.3)."""

from mainphase.cards import nodes as n
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import waits_by, waits_for
from mainphase.kernel.reading.evaluate import matches, names_player
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player
from mainphase.kernel.what_happens import TriggerKind


@waits_for(n.Attacks, TriggerKind.ATTACKS)
def attacks(g: State, t: n.Attacks, e: TriggerEvent, ctx: Context) -> bool:
    combat = g.combat
    if t.others and (combat is None or len(combat.on_attack) <= t.others):
        return False
    if not matches(g, t.which, e.obj, ctx):
        return False
    return (t.player is None and t.permanent is None) or attacked_fits(g, t.player, t.permanent, e.source, ctx)


@waits_for(n.AttacksAlone, TriggerKind.ATTACKS_ALONE)
def attacks_alone(g: State, t: n.AttacksAlone, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.IsAttacked, TriggerKind.IS_ATTACKED)
def is_attacked(g: State, t: n.IsAttacked, e: TriggerEvent, ctx: Context) -> bool:
    return attacked_fits(g, t.player, t.permanent, e.obj, ctx)


def kinds_of_player_attacks(t: n.PlayerAttacks) -> tuple[int, ...]:
    return (TriggerKind.PLAYER_ATTACKS,) if t.whom is None else (TriggerKind.ATTACKS_PLAYER,)


@waits_by(n.PlayerAttacks, kinds_of_player_attacks)
def player_attacks(g: State, t: n.PlayerAttacks, e: TriggerEvent, ctx: Context) -> bool:
    attacked = t.whom
    if attacked is not None and not names_player(g, attacked, ref_player(e.obj), ctx):
        return False
    if not names_player(g, t.who, e.player, ctx):
        return False
    return attackers_that_fit(g, t.which, e.player, e.obj, ctx) >= t.at_least


def kinds_of_blocks(t: n.Blocks) -> tuple[int, ...]:
    if t.whom is not None:
        return (TriggerKind.BLOCKS_CREATURE,)
    return (TriggerKind.BLOCKS,) if t.at_least == 1 else (TriggerKind.BLOCKS_SO_MANY,)


@waits_by(n.Blocks, kinds_of_blocks)
def blocks(g: State, t: n.Blocks, e: TriggerEvent, ctx: Context) -> bool:
    whom = t.whom
    if whom is not None:
        return matches(g, t.which, e.obj, ctx) and matches(g, whom, e.source, ctx)
    return e.amount >= t.at_least and matches(g, t.which, e.obj, ctx)


@waits_for(n.BlocksAlone, TriggerKind.BLOCKS_ALONE)
def blocks_alone(g: State, t: n.BlocksAlone, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


def kinds_of_becomes_blocked(t: n.BecomesBlocked) -> tuple[int, ...]:
    if t.by is not None:
        return (TriggerKind.BLOCKED_BY,)
    return (TriggerKind.BECOMES_BLOCKED,) if t.at_least == 1 else (TriggerKind.BLOCKED_BY_SO_MANY,)


@waits_by(n.BecomesBlocked, kinds_of_becomes_blocked)
def becomes_blocked(g: State, t: n.BecomesBlocked, e: TriggerEvent, ctx: Context) -> bool:
    blocker = t.by
    if blocker is not None:
        return matches(g, t.which, e.obj, ctx) and matches(g, blocker, e.source, ctx)
    if t.at_least > 1 and (e.amount < t.at_least if e.declared else e.amount != t.at_least):
        return False  # CR 509.3e: as many when blockers are declared, or now that there is one more
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.IsntBlocked, TriggerKind.ISNT_BLOCKED)
def isnt_blocked(g: State, t: n.IsntBlocked, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


def attacked_fits(g: State, player: n.Selector | None, permanent: n.Filter | None, ref: int, ctx: Context) -> bool:
    """True if what is attacked is such a player or such a permanent (CR 508.3a, b)."""
    if ref < 0:
        return player is not None and names_player(g, player, ref_player(ref), ctx)
    return permanent is not None and matches(g, permanent, ref, ctx)


def attackers_that_fit(g: State, which: n.Filter, player: int, whom: int, ctx: Context) -> int:
    """How many of a player's attackers fit; `whom`: only those that attack this player (0: whatever they attack)."""
    combat = g.combat
    if combat is None:
        return 0
    count = 0
    for f in combat.on_attack:
        if g.objects[f.id].controller == player and whom in (0, f.against) and matches(g, which, f.id, ctx):
            count += 1
    return count
