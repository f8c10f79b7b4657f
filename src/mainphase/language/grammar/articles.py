"""Nouns after "a" and "an"."""

from __future__ import annotations

from mainphase.language.syntax import Phrase, Starting


def wants_an(text: str) -> bool:
    vowel = text[:1].lower() in "aeiou8" and text[:3].lower() not in ("one", "uni")
    return vowel or text.startswith("X/")


def with_article(of: Phrase, vowel: bool) -> Phrase:
    """A noun after "a" or "an", whichever its beginning wants. "An other" is "another"."""
    return Starting(of, lambda text: text[:6].lower() != "other " and wants_an(text) == vowel)
