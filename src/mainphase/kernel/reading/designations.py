"""The city's blessing, the speed of players, the initiative and who is the monarch, shown by objects in the command
zone (CR 702.131, 702.179, 725, 726).
"""

from typing import Final

from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State

SPEED: Final = "speed"  # what the counters are called that say how much it is


def shown_to_have(g: State, player: int, card: int) -> Obj | None:
    """Returns what shows that a player has something, or None."""
    if card >= 0:
        for oid in g.command:
            o = g.objects[oid]
            if o.card == card and o.kind == ObjectKind.DESIGNATION and o.controller == player:
                return o
    return None


def what_shows(g: State, card: int) -> Obj | None:
    """Returns what shows who has something that one player at a time has, the initiative or the monarch's crown (CR
    725.1, 726.1), or None if nobody has it.
    """
    if card >= 0:
        for oid in g.command:
            o = g.objects[oid]
            if o.card == card and o.kind == ObjectKind.DESIGNATION:
                return o
    return None


def who_has_initiative(g: State) -> int:
    """-1: nobody."""
    shown = what_shows(g, g.book.initiative)
    return shown.controller if shown is not None else -1


def has_blessing(g: State, player: int) -> bool:
    """CR 702.131c."""
    return shown_to_have(g, player, g.book.blessing) is not None


def speed_of(g: State, player: int) -> int:
    """0 without speed (CR 702.179f)."""
    o = shown_to_have(g, player, g.book.speed)
    return o.counters.get(SPEED, 0) if o is not None else 0
