"""Events and limited ranges of influence: what an ability sees happen, and what an effect may change of what is about
to happen (CR 801.7, 801.11, 801.13). Ask only where ranges are limited.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.events.protecting_counters import SHIELDED
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.reading.seating import is_unlimited, is_within_range
from mainphase.kernel.reading.statics import ActiveStatic
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.state import State
from mainphase.kernel.values import player_ref
from mainphase.kernel.what_happens import ChangeKind, TriggerKind

# Of these the other object is what something was before, or became: it is judged as the event left it (CR 801.7a).
BECOMES_ANOTHER: Final = (
    TriggerKind.ENTERS,
    TriggerKind.LEAVES,
    TriggerKind.PUT_INTO_GRAVEYARD,
    TriggerKind.LEAVES_GRAVEYARD,
    TriggerKind.SACRIFICED,
)


def happens_within_range(g: State, event: TriggerEvent, player: int) -> bool:
    """True if an event happens entirely within a player's range of influence (CR 801.7)."""
    if event.player >= 0 and not is_within_range(g, player, player_ref(event.player)):
        return False
    if event.obj != 0 and not is_within_range(g, player, event.obj):
        return False
    return event.source == 0 or event.kind in BECOMES_ANOTHER or is_within_range(g, player, event.source)


def part_within_range(g: State, event: TriggerEvent, player: int) -> TriggerEvent | None:
    """Of an event what happens within a player's range of influence: of what happens at once, those parts. None:
    nothing does.
    """
    parts = event.parts
    if parts is None:
        return event if happens_within_range(g, event, player) else None
    if event.player >= 0 and not is_within_range(g, player, player_ref(event.player)):
        return None
    within = [one for one in parts if happens_within_range(g, one, player)]
    if len(within) == len(parts):
        return event
    if not within:
        return None
    return TriggerEvent(event.kind, event.obj, event.source, event.player, len(within), parts=within)


def reaches_change(g: State, change: Change, static: ActiveStatic) -> bool:
    """True if a replacement or prevention effect sees what would happen, and may affect it (CR 801.10, 801.11)."""
    if is_unlimited(g, static.ctx):
        return True
    player = static.ctx.controller
    if change.kind == ChangeKind.DAMAGE:
        return reaches_damage(g, change, static, player)
    if change.player >= 0:
        return is_within_range(g, player, player_ref(change.player))
    return change.obj <= 0 or is_within_range(g, player, change.obj)


def reaches_damage(g: State, change: Change, static: ActiveStatic, player: int) -> bool:
    """Prevention of damage by a source reaches sources in range, of damage to something what is in range; where it says
    neither, both must be (CR 801.13b). Whatever else changes damage affects both.
    """
    node = static.node
    by = is_within_range(g, player, change.source)
    to = is_within_range(g, player, change.recipient)
    if node is SHIELDED:  # no spell or ability: a rule of the counter
        return True
    if isinstance(node, n.PreventDamage):
        says_by = node.source is not None or node.source_fits is not None
        says_to = node.to is not None or node.to_fits is not None
    elif isinstance(node, n.Prevents):
        says_by = node.source is not None
        says_to = node.to is not None or node.players is not None
    elif isinstance(node, n.Protection):
        says_by, says_to = True, False
    else:
        return by and to
    if says_by == says_to:
        return by and to
    return by if says_by else to
