"""Kinds of counters (CR 122.1)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import KEYWORD_COUNTERS, KEYWORD_NAMES
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.syntax import DECLINED, Choice, Leaf, Mapped, phrase, the

# Counters of which a rule says something that nothing here obeys.
WITH_RULES: Final = frozenset(
    (
        *(name.partition(" ")[0] for name in KEYWORD_NAMES),
        *("experience", "rad", "poison", "strike", "hone", "decayed"),
    )
)
PT_KINDS: Final = (
    "+1/+1", "-1/-1", "+0/+1", "+0/+2", "+1/+0", "+1/+2", "+2/+0", "+2/+2", "-0/-1", "-0/-2", "-1/-0", "-2/-0", "-2/-1",
    "-2/-2",
)  # fmt: skip


def is_kind(word: Any) -> bool:
    if word in KEYWORD_COUNTERS:
        return True
    return word in PT_KINDS if word[:1] in "+-" else word.isalpha() and word not in WITH_RULES and word != "counter"


counter_kind: Final = Leaf(
    "a kind of counter",
    r"[+-][0-9]/[+-][0-9]|(?:first|double) strike|[a-z]+",
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


# "a charge", "an age": one counter of this kind.
one_counter: Final = Choice("a kind of counter")
for article in ("a", "an"):
    phrase(f"{article} {{kind}}", the.kind, one_counter, kind=with_article(counter_kind, article == "an"))


# The counters that something is moved with, as a tuple: "a finality counter", "two additional +1/+1 counters".
some_counters: Final = Choice("counters")
phrase("{kind} counter", (the.kind,), some_counters, kind=one_counter)
phrase("an additional {kind} counter", (the.kind,), some_counters, kind=counter_kind, parse_only=True)
for count in range(2, 6):
    for additional in ("", "additional "):
        phrase(
            f"{NUMBER_WORDS[count]} {additional}{{kind}} counters", (the.kind,) * count, some_counters,
            kind=counter_kind, parse_only=additional != "",
        )  # fmt: skip

# "A charge counter on it", "charge counters on it": the kind alone; who is somebody has them on him or her.
counter_on_it: Final = Choice("a kind of counter")
counters_on_it: Final = Choice("a kind of counter")
counter_on_somebody: Final = Choice("a kind of counter")
for words in ("it", "him", "her"):
    person = words != "it"
    to = (counter_on_it, counter_on_somebody) if person else (counter_on_it,)
    phrase(f"{{kind}} counter on {words}", the.kind, *to, kind=one_counter, parse_only=person)
    phrase(f"{{kind}} counters on {words}", the.kind, counters_on_it, kind=counter_kind, parse_only=person)


def in_order(told: Any) -> Any:
    """Of two kinds, one after the other."""
    one, other = told
    return (*one, *other) if one[0] != other[0] else DECLINED


def by_kind(kinds: Any) -> Any:
    last = next((k for k, kind in enumerate(kinds) if kind != kinds[0]), 0)
    return (kinds[:last], kinds[last:]) if last else DECLINED


of_one_kind: Final = Choice("counters", some_counters.of[:])
two_kinds: Final = phrase("{one} and {other}", (the.one, the.other), one=of_one_kind, other=of_one_kind)
some_counters.add(Mapped(two_kinds, in_order, by_kind, tuple))
