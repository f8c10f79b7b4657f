"""Anchor words, of which one is chosen as a permanent enters, and what it then has (CR 614.12c)."""

from __future__ import annotations

import re
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.words.leveling import granted
from mainphase.language.grammar.discourse import fresh
from mainphase.language.syntax import Page, PagePlace, Phrase, PhraseContext, Reading, Rendering, SourceText

HEAD: Final = re.compile(
    r"as (?:~|this [a-z]+) (?:enters(?: the battlefield)?|comes into play), choose ([A-Z][a-z]+) or ([A-Z][a-z]+)\.\n"
)


class Anchored(Phrase):
    """A line that asks for one of two words, and a line after each of them. The value is a tuple of three abilities."""

    def __init__(self, of: Phrase) -> None:
        super().__init__("anchor words")
        self.of = of

    def parts(self, value: Any) -> tuple[tuple[str, ...], list[n.Ability]] | None:
        if not isinstance(value, tuple) or len(value) != 3 or not all(isinstance(one, n.Static) for one in value):
            return None
        entering = value[0].effect
        words = entering.do.words if isinstance(entering, n.AsEnters) and isinstance(entering.do, CHOICE) else ()
        inside: list[n.Ability] = []
        for word, given in zip(words, value[1:], strict=False):
            effect = given.effect
            if given.condition != n.WordIsChosen(word) or not isinstance(effect, n.Modify) or len(effect.mods) != 1:
                return None
            [mod] = effect.mods
            if not isinstance(mod, n.GainAbility):
                return None
            inside.append(mod.ability)
        made = anchored_abilities(words, inside) if len(inside) == 2 else ()
        return (words, inside) if made == value else None

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        head = HEAD.match(source.low, at)
        if head is None:
            return []
        found: list[Reading] = []
        words = (head[1], head[2])
        ends: list[tuple[list[n.Ability], int]] = [([], head.end())]
        for k, word in enumerate(words):
            begins = f"• {word} — " if k == 0 else f"\n• {word} — "
            longer: list[tuple[list[n.Ability], int]] = []
            for inside, end in ends:
                if source.match(begins, end):
                    for one, to, _ in self.of.parse(source, end + len(begins), fresh()):
                        longer.append(([*inside, one], to))
            ends = longer
        for inside, end in ends:
            found.append((anchored_abilities(words, inside), end, context))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        parts = self.parts(value)
        if parts is None:
            return []
        words, inside = parts
        ends = page.spelled(f"as ~ enters, choose {words[0]} or {words[1]}.", at)
        if page.follows and not ends:
            for this in THESE:
                ends += page.spelled(f"as this {this} enters, choose {words[0]} or {words[1]}.", at)
        for word, ability in zip(words, inside, strict=True):
            begins = [page.after(f"\n• {word} — ", end) for end in ends]
            ends = [
                end for begin in begins if begin is not None for end, _ in self.of.render(ability, page, begin, fresh())
            ]
        return [(end, context) for end in ends]


CHOICE: Final = n.ChooseAnchorWord
THESE: Final = ("enchantment", "creature", "artifact", "land", "permanent")


def anchored_abilities(words: tuple[str, ...], inside: list[n.Ability]) -> tuple[n.Ability, ...]:
    found: list[n.Ability] = [n.Static(n.AsEnters(n.ChooseAnchorWord(words)))]
    for word, ability in zip(words, inside, strict=True):
        found.append(n.Static(n.Modify(n.IsThis(), (granted(ability),)), n.WordIsChosen(word)))
    return tuple(found)
