"""Modes: what is chosen between, each on a line of its own after a bullet (CR 700.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.clauses import mode
from mainphase.language.syntax import Choice, Listing, Mapped, Phrase, Within, like, phrase, the

BULLET: Final = "\n• "


# On a line of its own. None knows what another speaks of.
mode_apart: Final = Within(mode, after=lambda outer, known, value: outer)


def bullets(least: int, most: int) -> Phrase:
    """Modes on lines of their own. The value is a tuple."""
    listing = Listing(mode_apart, BULLET, BULLET, BULLET, least, most)
    return phrase(BULLET + "{modes}", the.modes, modes=listing)


MOST_MODES: Final = 8
# The words before the modes; how many are chosen; how many there are.
HEADERS: Final = (
    ("choose one —", 1, 1, 2, MOST_MODES),
    ("choose one or both —", 1, 2, 2, 2),
    ("choose two —", 2, 2, 3, MOST_MODES),
    ("choose three —", 3, 3, 4, MOST_MODES),
    ("choose up to one —", 0, 1, 2, MOST_MODES),
    ("choose up to two —", 0, 2, 3, MOST_MODES),
    ("choose up to three —", 0, 3, 4, MOST_MODES),
    *(("choose one or more —", 1, count, count, count) for count in range(3, MOST_MODES)),
    *(("choose any number —", 0, count, count, count) for count in range(2, MOST_MODES)),
)


@dataclass(frozen=True)
class Modal:
    """Modes of which so many are chosen, in the place of the one mode of other abilities."""

    modes: tuple[n.Mode, ...]
    least: int
    most: int


# What a spell or ability does: one thing, or a choice between several.
body: Final = Choice("what is done")
body.add(mode)
for words, least, most, fewest, count in HEADERS:
    phrase(words + "{modes}", like(Modal, modes=the.modes, least=least, most=most), body, modes=bullets(fewest, count))


def spread(ability: Any) -> Any:
    """The ability with the modes that stand in the place of one."""
    if isinstance(ability, WITH_MODES) and isinstance(ability.modes[0], Modal):
        modal = ability.modes[0]
        return replace(ability, modes=modal.modes, choose_least=modal.least, choose_most=modal.most)
    return ability


def gathered(ability: Any) -> Any:
    if isinstance(ability, WITH_MODES) and len(ability.modes) > 1:
        modal: Any = Modal(ability.modes, ability.choose_least, ability.choose_most)
        return replace(ability, modes=(modal,), choose_least=1, choose_most=1)
    return ability


WITH_MODES: Final = (n.SpellAbility, n.Activated, n.Triggered)


def with_modes(of: Phrase) -> Phrase:
    """Abilities written with `body`, as they are."""
    return Mapped(of, spread, gathered)
