"""Triggers on attacking and blocking (CR 508.3, 509.3)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import waits_by, waits_for
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.reading.defending import covered_by
from mainphase.kernel.reading.evaluate import matches, names_player
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player
from mainphase.kernel.what_happens import TriggerKind

ANY_ATTACKER: Final[n.Filter] = n.Anything()


@waits_for(n.Attacks, TriggerKind.ATTACKS)
def when_attacks(g: State, node: n.Attacks, event: TriggerEvent, ctx: Context) -> bool:
    combat = g.combat
    if node.others and (combat is None or len(combat.on_attack) <= node.others):
        return False
    if not matches(g, node.which, event.obj, ctx):
        return False
    return (node.player is None and node.permanent is None) or attacked_fits(
        g, node.player, node.permanent, event.source, ctx
    )


@waits_for(n.AttacksAlone, TriggerKind.ATTACKS_ALONE)
def when_attacks_alone(g: State, node: n.AttacksAlone, event: TriggerEvent, ctx: Context) -> bool:
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.IsAttacked, TriggerKind.IS_ATTACKED)
def when_is_attacked(g: State, node: n.IsAttacked, event: TriggerEvent, ctx: Context) -> bool:
    by = node.by
    if by is not None and not attackers_that_fit(g, by, event.player, event.obj, ctx):
        return False
    if not attacked_fits(g, node.player, node.permanent, event.obj, ctx):
        return False
    if SavedAs.ATTACKERS in g.book.deeds:
        ctx.saved[SavedAs.ATTACKERS] = attackers_that_fit(
            g, ANY_ATTACKER if by is None else by, event.player, event.obj, ctx
        )
    return True


def kinds_of_player_attacks(node: n.PlayerAttacks) -> tuple[int, ...]:
    return (TriggerKind.PLAYER_ATTACKS,) if node.whom is None else (TriggerKind.ATTACKS_PLAYER,)


@waits_by(n.PlayerAttacks, kinds_of_player_attacks)
def when_player_attacks(g: State, node: n.PlayerAttacks, event: TriggerEvent, ctx: Context) -> bool:
    attacked = node.whom
    if attacked is not None and not names_attacked(g, attacked, event.obj, ctx):
        return False
    if not names_player(g, node.who, event.player, ctx):
        return False
    attackers = attackers_that_fit(g, node.which, event.player, event.obj, ctx)
    if len(attackers) < node.at_least:
        return False
    if SavedAs.ATTACKERS in g.book.deeds:
        ctx.saved[SavedAs.ATTACKERS] = attackers
    return True


def kinds_of_blocks(node: n.Blocks) -> tuple[int, ...]:
    if node.whom is not None:
        return (TriggerKind.BLOCKS_CREATURE,)
    return (TriggerKind.BLOCKS,) if node.at_least == 1 else (TriggerKind.BLOCKS_SO_MANY,)


@waits_by(n.Blocks, kinds_of_blocks)
def when_blocks(g: State, node: n.Blocks, event: TriggerEvent, ctx: Context) -> bool:
    whom = node.whom
    if whom is not None:
        return matches(g, node.which, event.obj, ctx) and matches(g, whom, event.source, ctx)
    return event.amount >= node.at_least and matches(g, node.which, event.obj, ctx)


@waits_for(n.BlocksAlone, TriggerKind.BLOCKS_ALONE)
def when_blocks_alone(g: State, node: n.BlocksAlone, event: TriggerEvent, ctx: Context) -> bool:
    return matches(g, node.which, event.obj, ctx)


def kinds_of_becomes_blocked(node: n.BecomesBlocked) -> tuple[int, ...]:
    if node.by is not None:
        return (TriggerKind.BLOCKED_BY,)
    return (TriggerKind.BECOMES_BLOCKED,) if node.at_least == 1 else (TriggerKind.BLOCKED_BY_SO_MANY,)


@waits_by(n.BecomesBlocked, kinds_of_becomes_blocked)
def when_becomes_blocked(g: State, node: n.BecomesBlocked, event: TriggerEvent, ctx: Context) -> bool:
    blocker = node.by
    if blocker is not None:
        return matches(g, node.which, event.obj, ctx) and matches(g, blocker, event.source, ctx)
    if node.at_least > 1 and (event.amount < node.at_least if event.declared else event.amount != node.at_least):
        return False  # CR 509.3e: as many when blockers are declared, or now that there is one more
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.IsntBlocked, TriggerKind.ISNT_BLOCKED)
def when_isnt_blocked(g: State, node: n.IsntBlocked, event: TriggerEvent, ctx: Context) -> bool:
    return matches(g, node.which, event.obj, ctx)


def attacked_fits(g: State, player: n.Selector | None, permanent: n.Filter | None, ref: int, ctx: Context) -> bool:
    """True if what is attacked is such a player or such a permanent (CR 508.3a, b)."""
    if ref < 0:
        return player is not None and names_attacked(g, player, ref, ctx)
    return permanent is not None and matches(g, permanent, ref, ctx)


def names_attacked(g: State, player: n.Selector, ref: int, ctx: Context) -> bool:
    """True if a selector names the player who is attacked, or one of the team that is."""
    for covered in covered_by(g, ref):
        if names_player(g, player, ref_player(covered), ctx):
            return True
    return False


def attackers_that_fit(g: State, which: n.Filter, player: int, whom: int, ctx: Context) -> list[int]:
    """Which of a player's attackers fit; `whom`: only those that attack this player (0: whatever they attack)."""
    found: list[int] = []
    combat = g.combat
    if combat is None:
        return found
    for f in combat.on_attack:
        if g.objects[f.id].controller == player and whom in (0, f.against) and matches(g, which, f.id, ctx):
            found.append(f.id)
    return found
