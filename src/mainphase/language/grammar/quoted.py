"""Abilities in quotation marks: what things are given or made with."""

from __future__ import annotations

from typing import Final

from mainphase.language.grammar.discourse import fresh
from mainphase.language.syntax import Choice, Phrase, Reworded, Within


def by_itself(of: Phrase) -> Phrase:
    """A phrase that knows nothing of what stands around it, nor that of what is said in it."""
    return Within(of, lambda _: fresh(), lambda outer, known, value: outer)


def calling(of: Phrase, itself: str) -> Phrase:
    """An ability in quotation marks of which its holder is not what the card names: it calls itself something else."""
    return Reworded(of, lambda words: words.replace("~", itself))


# One ability with its marks; `abilities`, which knows all lines, adds what stands between them.
quoted: Final = Choice("an ability in quotation marks")
