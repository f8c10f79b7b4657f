"""Abilities in quotation marks: what things are given or made with."""

from __future__ import annotations

from typing import Any, Final

from mainphase.language.grammar.discourse import discourse_of, fresh
from mainphase.language.syntax import (
    Adapter,
    Choice,
    Page,
    PagePlace,
    Phrase,
    PhraseContext,
    Reading,
    Rendering,
    Reworded,
    SourceText,
    Within,
    context_of,
)

IN_QUOTES: Final = context_of(False, discourse_of(fresh())._replace(quoted=True))


def unless_quoted(outer: PhraseContext, known: PhraseContext, _: Any) -> PhraseContext | None:
    """Declines what is said in quotation marks."""
    return None if discourse_of(outer).quoted else known


def by_itself(of: Phrase, within: bool = False) -> Phrase:
    """A phrase that knows nothing of what stands around it, nor that of what is said in it; in quotation marks that
    stand `within` others, or only in the outer ones.
    """

    def before(known: PhraseContext) -> PhraseContext | None:
        memory = discourse_of(known)
        if memory.quoted != within:
            return None
        return context_of(False, discourse_of(IN_QUOTES)._replace(name=memory.name)) if memory.name else IN_QUOTES

    return Within(of, before, lambda outer, known, value: outer)


class WithoutStop(Adapter):
    """An ability in quotation marks after which its sentence goes on, so that no full stop closes it, or a comma of
    that sentence does: "~ has \"Flying\" and \"{T}: …\"". It is read so, and never said.
    """

    def inside(self, source: SourceText, at: int) -> SourceText | None:
        """Returns what stands between the marks, with a full stop."""
        close = self.closing(source, at)
        if close < 0 or source.text[close - 1] in ".!?)" or not source.text.startswith(" ", close + 1):
            return None
        return source.saying(source.text[at + 1 : close].removesuffix(",") + ".")

    def closing(self, source: SourceText, at: int) -> int:
        """Where the closing mark stands, or -1."""
        return source.text.find('"', at + 1) if source.text.startswith('"', at) else -1

    def needed(self) -> frozenset[str]:
        return frozenset()  # another text is read

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        inner = self.inside(source, at)
        if inner is None:
            return []
        length = len(inner.text)
        after = self.closing(source, at) + 1
        return [(value, after, context) for value, end, _ in self.of.parse(inner, 0, IN_QUOTES) if end == length]

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        inner = self.inside(page, at) if isinstance(page, SourceText) else None
        if inner is None:
            return []
        assert isinstance(page, SourceText)
        length = len(inner.text)
        ends = self.of.render(value, inner, 0, IN_QUOTES)
        return [(self.closing(page, at) + 1, context)] if any(end == length for end, _ in ends) else []

    def openings(self) -> frozenset[str] | None:
        return None


def calling(of: Phrase, itself: str) -> Phrase:
    """An ability in quotation marks of which its holder is not what the card names: it calls itself something else."""
    return Reworded(of, lambda words: words.replace("~", itself))


# One ability with its marks; `abilities`, which knows all lines, adds what stands between them.
quoted: Final = Choice("an ability in quotation marks")
# A sentence that makes several: "Enchanted creature gets +2/+2 and is goaded."
several_quoted: Final = Choice("abilities in quotation marks")
