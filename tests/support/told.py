"""Cards made of lines that the grammar reads: for tests that play what is said."""

from __future__ import annotations

from typing import Any

from tests.language.grammar.reading import means

from mainphase.cards.nodes import CardDef
from mainphase.cards.words import card, instant, sorcery


def told(name: str, cost: str | None, *words: Any, lines: list[str], pt: str = "") -> CardDef:
    """A card of these types that says these lines, in which "~" is its name."""
    spell = any(word in (instant, sorcery) for word in words)
    abilities: list[Any] = []
    for line in ["\n".join(lines)] if spell else lines:
        known = means(line, spell=spell)
        assert known is not None, f"{line!r} is not read"
        abilities += known
    return card(name, cost, *words, pt=pt)(*abilities)
