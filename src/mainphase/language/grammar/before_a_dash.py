"""What stands before a dash and says when something has the ability behind it: "Max speed — {T}: Add {R}{R}." (CR
702.178), "Solved — Creatures you control get +1/+0." (702.169); and how a Case is solved (719.3a).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.conditions import MAX_SPEED, conditions
from mainphase.language.syntax import DECLINED, Choice, Mapped, Phrase, like, phrase, the

SOLVED: Final = n.Fits(n.This(), n.IsDesignated("solved"))


def held_while(word: str, condition: n.Condition, held: Phrase) -> Phrase:
    """The abilities on a condition: asked as they are activated, as they trigger, while they apply."""

    def conditional(abilities: Any) -> Any:
        made = tuple(on_condition(ability, condition) for ability in abilities)
        return DECLINED if DECLINED in made else made

    def freed(abilities: Any) -> Any:
        made = tuple(unconditional(ability, condition) for ability in abilities)
        return DECLINED if DECLINED in made else made

    return Mapped(phrase(f"{word} — {{held}}", the.held, held=held), conditional, freed, tuple)


def on_condition(ability: Any, condition: n.Condition) -> Any:
    if isinstance(ability, n.Triggered):
        if isinstance(ability.on, n.While):
            return DECLINED
        return replace(ability, on=n.While(ability.on, condition))
    if not isinstance(ability, (n.Activated, n.Static, n.AlternativeCost)):
        return DECLINED
    known = ability.condition
    return replace(ability, condition=condition if known is None else n.Both(condition, known))


def unconditional(ability: Any, condition: n.Condition) -> Any:
    if isinstance(ability, n.Triggered):
        on = ability.on
        if not isinstance(on, n.While) or on.condition != condition:
            return DECLINED
        return replace(ability, on=on.on)
    if not isinstance(ability, (n.Activated, n.Static, n.AlternativeCost)):
        return DECLINED
    known = ability.condition
    if known == condition:
        return replace(ability, condition=None)
    if isinstance(known, n.Both) and known.left == condition:
        return replace(ability, condition=known.right)
    return DECLINED


def at_max_speed(held: Phrase) -> Phrase:
    """CR 702.178a."""
    return held_while("max speed", MAX_SPEED, held)


def once_solved(held: Phrase) -> Phrase:
    """CR 702.169b-d."""
    return held_while("solved", SOLVED, held)


# Asked again as it resolves (CR 603.4).
SOLVES: Final = n.Triggered(
    n.BeginningOf("end step", n.You()), (n.Mode(n.Designate(n.This(), "solved")),), n.Negated(SOLVED)
)
to_solve: Final = Choice("how it is solved")
phrase(
    "to solve — {wanted}.",
    like(
        n.Triggered, on=SOLVES.on, modes=SOLVES.modes,
        condition=like(n.Both, left=the.wanted, right=SOLVES.condition),
    ),
    to_solve, wanted=conditions,
)  # fmt: skip
