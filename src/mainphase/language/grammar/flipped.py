"""Coins that were flipped: what depends on a flip is told where the flip is, and speaks of nothing that only happened
after the other side.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.dependencies import everything_in

FLIPS: Final = tuple([n.SizeOf(n.Saved(name)) for name in ("won", "lost", "heads", "tails")])


def is_flipped(value: Any) -> bool:
    """True if every flip that something depends on is told before it, and happens at once: not later, by an ability of
    its own.
    """
    parts = everything_in(value)
    if not any(part in FLIPS for part in parts):
        return True
    for later in [part for part in parts if isinstance(part, n.Delayed)]:
        if any(isinstance(part, n.FlipCoins) for part in everything_in(later)):
            return False
    return any(isinstance(part, n.FlipCoins) for part in parts) and all(
        speaks_for_itself(part, parts) for part in parts if isinstance(part, n.If) and depends_on_flip(part)
    )


def depends_on_flip(choice: n.If) -> bool:
    return isinstance(choice.condition, n.Compare) and choice.condition.left in FLIPS


def speaks_for_itself(choice: n.If, parts: list[Any]) -> bool:
    """True if nothing else speaks of what is saved only if this is done."""
    saved = {part.save for part in everything_in(choice.then) if isinstance(part, n.Move)}
    inside = [part for part in everything_in(choice) if isinstance(part, n.Saved) and part.name in saved]
    return len(inside) == sum(isinstance(part, n.Saved) and part.name in saved for part in parts)
