"""Modes: what is chosen between, each on a line of its own after a bullet (CR 700.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.clauses import mode
from mainphase.language.syntax import Choice, Mapped, Phrase, Source, like, phrase, the
from mainphase.language.syntax.phrases import Said
from mainphase.language.syntax.source import Echo, Reading, Sense, Style

BULLET: Final = "\n• "


class Bullets(Phrase):
    """Modes on lines of their own. None knows what another speaks of. The value is a tuple."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__("modes")
        self.least = least
        self.most = most

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        found: list[Reading] = []
        heads: list[tuple[tuple[n.Mode, ...], int]] = [((), at)]
        while heads:
            longer: list[tuple[tuple[n.Mode, ...], int]] = []
            for modes, end in heads:
                if self.least <= len(modes) <= self.most:
                    found.append((modes, end, sense))
                if len(modes) < self.most and source.match(BULLET, end):
                    for one, to, _ in mode.read(source, end + len(BULLET), sense):
                        longer.append(((*modes, one), to))
            heads = longer
        return found

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            return None
        text = ""
        for one in value:
            said = mode.say(one, sense, style)
            if said is None:
                return None
            text += BULLET + said[0]
        return text, sense

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            return []
        ends = [at]
        for one in value:
            longer: list[int] = []
            for end in ends:
                if source.match(BULLET, end):
                    for to, _ in mode.echo(one, source, end + len(BULLET), sense):
                        if to not in longer:
                            longer.append(to)
            ends = longer
        return [(end, sense) for end in ends]


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
    phrase(words + "{modes}", like(Modal, modes=the.modes, least=least, most=most), body, modes=Bullets(fewest, count))


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
