"""Kinds of counters (CR 122.1)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import KEYWORD_NAMES
from mainphase.language.syntax import DECLINED, Leaf, Phrase

# Counters of which a rule says something that nothing here obeys.
WITH_RULES: Final = frozenset(
    (
        *(name.partition(" ")[0] for name in KEYWORD_NAMES),
        *("shield", "finality", "experience", "rad", "poison", "strike", "hone"),
    )
)
PT_KINDS: Final = (
    "+1/+1", "-1/-1", "+0/+1", "+0/+2", "+1/+0", "+1/+2", "+2/+0", "+2/+2", "-0/-1", "-0/-2", "-1/-0", "-2/-0", "-2/-1",
    "-2/-2",
)  # fmt: skip


def is_kind(word: Any) -> bool:
    return word in PT_KINDS if word[:1] in "+-" else word.isalpha() and word not in WITH_RULES and word != "counter"


counter_kind: Final = Leaf(
    "a kind of counter",
    r"[+-][0-9]/[+-][0-9]|[a-z]+",
    lambda word: word if is_kind(word) else DECLINED,
    lambda word: word if is_kind(word) else None,
)


def energy_of(symbols: str) -> Any:
    return n.Fixed(symbols.count(ENERGY))


def energy_in(amount: Any) -> str | None:
    return ENERGY * amount.n if isinstance(amount, n.Fixed) and 0 < amount.n <= MOST_ENERGY else None


ENERGY: Final = "{E}"
MOST_ENERGY: Final = 12  # symbols in a row
energy: Final = Leaf("energy", r"(?:\{E\}){1,12}", energy_of, energy_in)


class WithArticle(Phrase):
    """A word after its article: "a time", "an age"."""

    def __init__(self, of: Phrase) -> None:
        super().__init__(of.name)
        self.of = of

    def article(self, words: str) -> str:
        return "an " if words[:1] in "aeiou" else "a "

    def read(self, source, at, sense):  # type: ignore[no-untyped-def]
        for article in ("a ", "an "):
            end = at + len(article)
            if source.match(article, at) and self.article(source.text[end : end + 1]) == article:
                return self.of.read(source, end, sense)
        return []

    def say(self, value, sense, style):  # type: ignore[no-untyped-def]
        said = self.of.say(value, sense, style)
        return None if said is None else (self.article(said[0]) + said[0], said[1])

    def echo(self, value, source, at, sense):  # type: ignore[no-untyped-def]
        article = self.article(str(value))
        return self.of.echo(value, source, at + len(article), sense) if source.match(article, at) else []


# "a charge", "an age": one counter of this kind.
one_counter: Final = WithArticle(counter_kind)
