"""The worth of permanents and cards to their controller, in points of about one point of power."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Keyword
from mainphase.players.judging.seen import SeenObject, defined_thing

GAME: Final = 1000.0  # winning, or not losing
LIFE: Final = 0.45
CARD: Final = 2.0

_KEYWORDS: Final[list[tuple[int, float]]] = [
    (Keyword.FLYING, 1.2),
    (Keyword.DOUBLE_STRIKE, 2.0),
    (Keyword.FIRST_STRIKE, 0.7),
    (Keyword.DEATHTOUCH, 1.2),
    (Keyword.LIFELINK, 1.2),
    (Keyword.TRAMPLE, 0.4),
    (Keyword.VIGILANCE, 0.4),
    (Keyword.HASTE, 0.2),
    (Keyword.MENACE, 0.5),
    (Keyword.HEXPROOF, 0.6),
    (Keyword.INDESTRUCTIBLE, 2.0),
    (Keyword.REACH, 0.3),
    (Keyword.DEFENDER, -1.0),
]


def object_worth(thing: SeenObject) -> float:
    """The worth of this permanent to its controller."""
    if thing.types & CardType.CREATURE:
        worth = max(0, thing.power) + 0.6 * thing.toughness + 0.2 * thing.mana_value
        keywords = thing.keywords
        if keywords:
            for keyword, points in _KEYWORDS:
                if keywords & keyword:
                    worth += points
        return max(0.5, worth + 0.5 * _abilities(thing.card))
    if thing.types & CardType.LAND:
        return 1.5
    return 1.0 + thing.mana_value


def definition_worth(card: CardDef) -> float:
    """The worth of a card that is not on the battlefield yet, or of a token."""
    return object_worth(defined_thing(card))


def _abilities(card: CardDef | None) -> int:
    count = 0
    if card is not None:
        for a in card.abilities:
            if isinstance(a, (n.Triggered, n.Static, n.Activated)):
                count += 1
    return count


def mana_but_x(cost: n.ManaCost) -> int:
    """How much mana a cost is, X aside."""
    return cost.generic + len(cost.symbols)
