"""The names a scenario may use: supported cards, the tokens that they make, blank cards."""

from __future__ import annotations

import dataclasses
from functools import lru_cache
from typing import Final

from mainphase.cards.names import card_names, folded, known_card
from mainphase.cards.nodes import CardDef, CreateToken

BLANK: Final = "(blank)"
KEYWORDS: Final = (
    "at",
    "expect",
    "resolve",
    "advance",
    "respond",
    "illegal",
    "targets",
    "x",
    "modes",
    "kicked",
    "pay",
    "alternative",
    "ability",
    "with",
    "bands",
    "pick",
    "again",
    "nobody",
)


def tokens_of(card: CardDef) -> list[str]:
    """The names of the tokens that a card (or what it makes) creates."""
    found: list[str] = []
    seen: set[int] = set()

    def walk(value: object) -> None:
        if id(value) in seen:
            return
        seen.add(id(value))
        if isinstance(value, CreateToken):
            found.append(value.token.name)
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            for f in dataclasses.fields(value):
                walk(getattr(value, f.name))
        elif isinstance(value, (tuple, list)):
            for part in value:
                walk(part)

    walk(card)
    return found


@lru_cache(maxsize=1)
def token_names() -> tuple[str, ...]:
    """Every token that a supported card makes."""
    out: list[str] = []
    for name in card_names():
        card = known_card(name)
        if card is not None:
            out.extend(tokens_of(card))
    return tuple(sorted(set(out)))


def same_name(said: str, name: str) -> bool:
    """Whether a name as typed means this one. Tokens answer to "Cleric" and to "Cleric Token" (CR 111.4 and before)."""
    a, b = folded(said), folded(name)
    return a == b or (b.endswith(" token") and a == b.removesuffix(" token"))


def is_known(name: str) -> bool:
    """Whether a card, token or blank card has this name."""
    return known_card(name) is not None or name == BLANK or any(same_name(name, token) for token in token_names())
