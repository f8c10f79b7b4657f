"""Groups that are spoken of again ("untap those creatures"): they must be the same then, for each instruction looks
anew which objects its group is. Where what was done meanwhile could have changed that, the reading is refused.
"""

from __future__ import annotations

import re
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.clauses import steps_of
from mainphase.language.grammar.discourse import conjuncts

SIZE: Final = (n.PowerIs, n.ToughnessIs)
CHANGED: Final[tuple[tuple[type[n.Node], tuple[type[n.Node], ...]], ...]] = (
    (n.SetController, (n.ControlledBy, *SIZE)),
    (n.AddPT, SIZE),
    (n.SetPT, SIZE),
    (n.SwitchPT, SIZE),
    (n.PutCounters, (n.HasCounter, *SIZE)),
    (n.RemoveCounters, (n.HasCounter, *SIZE)),
    (n.GainKeywords, (n.WithKeyword,)),
    (n.LoseKeywords, (n.WithKeyword,)),
    (n.LoseAllAbilities, (n.WithKeyword,)),
    (n.SetColors, (n.OfColor,)),
    (n.AddColors, (n.OfColor,)),
    (n.SetTypes, (n.OfType, n.OfSubtype)),
    (n.Tap, (n.IsTapped, n.IsUntapped)),
    (n.Untap, (n.IsTapped, n.IsUntapped)),
    (n.DealDamage, (n.DealtDamageThisTurn,)),
    (n.Move, (n.InZone,)),
    (n.RemoveFromCombat, (n.IsAttacking, n.IsBlocking, n.IsBlocked, n.IsUnblocked)),
)


SPOKEN_AGAIN: Final = re.compile(r"\b(those|them|they|their|theirs|it|its)\b", re.IGNORECASE)


def are_still_those(text: str, value: Any) -> bool:
    again = SPOKEN_AGAIN.search(text) is not None
    return all(
        has_steady_groups(steps_of(part), again) for part in everything_in(value) if isinstance(part, n.Sequence)
    )


def has_steady_groups(steps: tuple[n.Effect, ...], again: bool) -> bool:
    """True if every group of several of these instructions is one group for all of them. `again`: something is spoken
    of again. Otherwise each is told for itself, and what happens later may find another one.
    """
    named: dict[n.Selector, int] = {}
    described: dict[frozenset[n.Filter], int] = {}
    for k, step in enumerate(steps):
        for group in [part for part in everything_in(step) if isinstance(part, n.Each)]:
            first = named.setdefault(group, k)
            if first < k and may_change(steps[first:k], group):
                return False
            before = described.setdefault(frozenset(conjuncts(group.which)), k) < k
            if before and again and isinstance(step, n.Delayed):
                return False
    return True


def may_change(steps: tuple[n.Effect, ...], group: n.Each) -> bool:
    """True if these instructions may change what the group is."""
    done = everything_in(steps)
    described = everything_in(group.which)
    return any(
        any(isinstance(part, what) for part in done) and any(isinstance(part, by) for part in described)
        for what, by in CHANGED
    )
