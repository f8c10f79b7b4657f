"""Where a sentence ends: at its full stop, or at that of the ability in quotes that it ends with."""

from __future__ import annotations

from typing import Final

from mainphase.language.syntax import Closed, Page, PagePlace, Phrase, Rendering

NEXT_SENTENCE: Final = ". "


def full_stop(page: Page, end: PagePlace) -> PagePlace | None:
    """Returns where the sentence ends that goes to this place without its full stop; None if there is none."""
    return end if any(page.ends_with(words, end) for words in (".", '."', ".'", ".'\"")) else page.after(".", end)


def stopped(page: Page, rendered: list[Rendering]) -> list[Rendering]:
    return [(to, known) for end, known in rendered if (to := full_stop(page, end)) is not None]


def with_stop(of: Phrase) -> Phrase:
    """A sentence with its full stop."""
    return Closed(of, full_stop)
