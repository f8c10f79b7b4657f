"""What continuous effects do to things: "gets +1/+1", "gains flying" (CR 613)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import KEYWORD_NAMES, Keyword
from mainphase.language.grammar.amounts import figures
from mainphase.language.grammar.kinds import AnyOrder
from mainphase.language.syntax import DECLINED, Choice, Leaf, Listing, Mapped, Words, phrase, the
from mainphase.whole_numbers import whole

SIGNED: Final = r"[+\-−](?:[0-9]{1,4}|X)"


def quantity_of(figure: str) -> n.Quantity:
    sign, amount = figure[0], figure[1:]
    number = whole(amount)
    if number is None:
        return n.X() if sign == "+" else n.Times(-1, n.X())
    return n.Fixed(number if sign == "+" else -number)


def pair_of(words: str) -> Any:
    left, _, right = words.partition("/")
    if (left == "-0" and not right.startswith("-")) or (right == "-0" and not left.startswith("-")):
        return DECLINED
    return n.AddPT(quantity_of(left), quantity_of(right))


def figure_of(q: n.Quantity, negative: bool) -> str | None:
    if isinstance(q, n.Fixed):
        return f"-{-q.n}" if q.n < 0 or (q.n == 0 and negative) else f"+{q.n}"
    if isinstance(q, n.X):
        return "+X"
    return "-X" if q == n.Times(-1, n.X()) else None


def is_negative(q: n.Quantity) -> bool:
    return q == n.Times(-1, n.X()) or (isinstance(q, n.Fixed) and q.n < 0)


def words_of(mod: Any) -> str | None:
    if not isinstance(mod, n.AddPT):
        return None
    left = figure_of(mod.power, is_negative(mod.toughness))
    right = figure_of(mod.toughness, is_negative(mod.power))
    return None if left is None or right is None else f"{left}/{right}"


pt_change: Final = Leaf("+N/+N", rf"{SIGNED}/{SIGNED}", pair_of, words_of)

SIMPLE: Final = [
    (name, bit) for name, bit in KEYWORD_NAMES.items() if bit not in (Keyword.WORKS_WHILE_TAPPED, Keyword.SUSPEND)
]
keyword: Final = Words("a keyword", sorted(SIMPLE, key=lambda one: -len(one[0])))


def mask_of(bits: Any) -> Any:
    mask = 0
    for bit in bits:
        if mask & bit:
            return DECLINED
        mask |= bit
    return mask


def bits_of(mask: Any) -> Any:
    return tuple(bit for _, bit in SIMPLE if mask & bit) if type(mask) is int and mask > 0 else DECLINED


keywords: Final = Choice("keywords")
keywords.add(
    Mapped(keyword, lambda bit: bit, lambda mask: mask if type(mask) is int and mask & (mask - 1) == 0 else DECLINED)
)
keywords.add(
    Mapped(
        AnyOrder(keyword, "and"),
        mask_of,
        lambda mask: bits_of(mask) if type(mask) is int and mask & (mask - 1) else DECLINED,
    )
)

# In a static ability, what things have; in an effect with a duration, what they gain.
having: Final = Choice("what things have")
gaining: Final = Choice("what things gain")
for verbs, to in ((("gets", "has"), having), (("gets", "gains"), gaining)):
    phrase(f"<{verbs[0]}> {{pt}}", the.pt, to, pt=pt_change)
    phrase(f"<{verbs[1]}> {{keywords}}", n.GainKeywords, to, keywords=keywords)
phrase("<loses> {keywords}", n.LoseKeywords, gaining, keywords=keywords)
phrase("<has> base power and toughness {power}/{toughness}", n.SetPT, gaining, power=figures, toughness=figures)
all_having: Final = Listing(having, least=1, most=4)
all_gaining: Final = Listing(gaining, least=1, most=4)
