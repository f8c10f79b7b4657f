"""Where a sentence ends: at its full stop, or at that of the ability in quotes that it ends with."""

from __future__ import annotations

from typing import Any

from mainphase.language.syntax import Adapter, Page, PagePlace, PhraseContext, Reading, Rendering, SourceText


def full_stop(page: Page, end: PagePlace) -> PagePlace | None:
    """Returns where the sentence ends that goes to this place without its full stop; None if there is none."""
    return end if any(page.ends_with(words, end) for words in (".", '."', ".'", ".'\"")) else page.after(".", end)


def stopped(page: Page, rendered: list[Rendering]) -> list[Rendering]:
    return [(to, known) for end, known in rendered if (to := full_stop(page, end)) is not None]


class Stopped(Adapter):
    """A sentence with its full stop."""

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        readings = self.of.parse(source, at, context)
        return [(value, to, known) for value, end, known in readings if (to := full_stop(source, end)) is not None]

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        return stopped(page, self.of.render(value, page, at, context))
