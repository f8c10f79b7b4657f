"""What is so of one keyword is so of others: "creatures you control gain flying until end of turn if a creature you
control has flying. The same is true for first strike and trample." It is asked and done of each of them.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.clauses import clause, sentences
from mainphase.language.grammar.comparisons import whether
from mainphase.language.grammar.keywords.names import SIMPLE, keyword
from mainphase.language.syntax import DECLINED, InText, Listing, Mapped, like, phrase, the
from mainphase.language.trees import rewrite_top_down

BITS: Final = tuple(bit for _, bit in SIMPLE)


def keyword_told(effect: Any) -> int:
    """The only keyword of which an effect asks and that it gives, or 0."""
    if not isinstance(effect, n.If) or effect.otherwise is not None:
        return 0
    asked = {part.keyword for part in everything_in(effect.condition) if isinstance(part, n.WithKeyword)}
    given = {part.keywords for part in everything_in(effect.then) if isinstance(part, n.GainKeywords)}
    [bit] = asked if len(asked) == 1 else [0]
    return bit if bit in BITS and given == {bit} else 0


def of_other_keyword(effect: n.Effect, bit: int) -> Any:
    def change(node: Any) -> Any:
        if isinstance(node, n.WithKeyword):
            return n.WithKeyword(bit)
        return n.GainKeywords(bit) if isinstance(node, n.GainKeywords) else node

    return rewrite_top_down(effect, change)


def of_all_of_them(told: Any) -> Any:
    first, others = told
    bit = keyword_told(first)
    if not bit or bit in others or len(set(others)) < len(others):
        return DECLINED
    return n.Sequence((first, *(of_other_keyword(first, one) for one in others)))


def first_and_others(effect: Any) -> Any:
    first = effect.of[0] if len(effect.of) > 1 else None
    told = (first, tuple([keyword_told(step) for step in effect.of[1:]]))
    return told if keyword_told(first) and 0 not in told[1] and of_all_of_them(told) == effect else DECLINED


MOST: Final = 13
# In the order of the text: so many could stand in too many orders.
keyword_list: Final = Listing(keyword, " and ", ", ", ", and ", 1, MOST)
same_is_true: Final = phrase(
    "{do} if {condition}. the same is true for {keywords}",
    (like(n.If, condition=the.condition, then=the.do), the.keywords), do=clause, condition=whether,
    keywords=keyword_list,
)  # fmt: skip
sentences.add(InText(Mapped(same_is_true, of_all_of_them, first_and_others, n.Sequence), "the same is true for "))
