"""One of the revealed cards for each card type, or for each pair of colors: each is a choice of its own, and then all
that were chosen go to the hand at once (CR 608.2d).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Color, Zone
from mainphase.cards.nodes.masks import FIVE_COLORS
from mainphase.cards.nodes.often_named import NONE, SEEN_IN_LIBRARY
from mainphase.language.grammar.effects.looking import AMONG, maybe, taken
from mainphase.language.syntax import phrase

# Those that a card of a library can have (CR 205.2a).
OF_CARDS: Final = (
    CardType.ARTIFACT, CardType.BATTLE, CardType.CREATURE, CardType.ENCHANTMENT, CardType.INSTANT, CardType.KINDRED,
    CardType.LAND, CardType.PLANESWALKER, CardType.SORCERY,
)  # fmt: skip


def chosen_of_each(kinds: Sequence[tuple[str, n.Filter]], least: n.Quantity) -> tuple[Any, ...]:
    """The choices, and what becomes of all of them."""
    chosen = [
        n.Choose(n.All((*SEEN_IN_LIBRARY.of, which)), at_least=least, save=f"the {name}") for name, which in kinds
    ]
    return (*chosen, n.Move(n.Together(tuple(n.Saved(one.save) for one in chosen)), Zone.HAND))


def exactly(pair: tuple[int, ...]) -> n.Filter:
    others = FIVE_COLORS & ~(pair[0] | pair[1])
    return n.All((n.OfColor(pair[0]), n.OfColor(pair[1]), n.Not(n.OfColor(others))))


BY_TYPE: Final = [(f"card of type {bit}", n.OfType(bit)) for bit in OF_CARDS]
BY_PAIR: Final = [
    (f"card of colors {one} and {other}", exactly((one, other)))
    for one, other in combinations((Color.WHITE, Color.BLUE, Color.BLACK, Color.RED, Color.GREEN), 2)
]
for among in AMONG:
    phrase(
        f". for each card type, you may put a card of that type {among} into your hand", chosen_of_each(BY_TYPE, NONE),
        maybe, parse_only=among != AMONG[2],
    )  # fmt: skip
phrase(
    ". for each color pair, choose a card that's exactly those colors from among them. put the chosen cards into your "
    "hand",
    chosen_of_each(BY_PAIR, n.Fixed(1)), taken,
)  # fmt: skip
