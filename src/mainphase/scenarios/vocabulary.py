"""The names a scenario may use: supported cards, the tokens that they make, blank cards."""

from __future__ import annotations

import dataclasses
import re
from functools import lru_cache
from typing import Final

from mainphase.cards.earlier import wordings_of
from mainphase.cards.names import card_names, find_card, folded, known_card
from mainphase.cards.nodes import KEYWORD_NAMES, SUPERTYPE_NAMES, TYPE_NAMES, CardDef, CreateToken
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.kernel.events.monarch import CROWN

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


def tokens_of(card: CardDef) -> list[CardDef]:
    """The tokens that a card (or what it makes) creates."""
    found: list[CardDef] = []
    seen: set[int] = set()

    def walk(value: object) -> None:
        if id(value) in seen:
            return
        seen.add(id(value))
        if isinstance(value, CreateToken):
            found.append(value.token)
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            for f in dataclasses.fields(value):
                walk(getattr(value, f.name))
        elif isinstance(value, (tuple, list)):
            for part in value:
                walk(part)

    walk(card)
    return found


@lru_cache(maxsize=1)
def tokens() -> dict[str, list[tuple[str, CardDef]]]:
    """Every token that a supported card makes or once made, by its folded name: (maker, token). Tokens of one name may
    differ.
    """
    out: dict[str, list[tuple[str, CardDef]]] = {}
    for name in card_names():
        for card in (find_card(name), *(wording.card for wording in wordings_of(name))):
            for token in tokens_of(card):
                made = out.setdefault(folded(token.name), [])
                if (name, token) not in made:
                    made.append((name, token))
    return out


def token_names() -> tuple[str, ...]:
    return tuple(made[0][1].name for made in tokens().values())


def token_makers(name: str) -> list[tuple[str, CardDef]]:
    """Who makes a token of that name ("Cleric" or "Cleric Token"), and which token it is."""
    return tokens().get(folded(name)) or tokens().get(f"{folded(name)} token") or []


def token_named(name: str, maker: str) -> CardDef | None:
    """The token of that name; of several that differ, the one that `maker` makes. None: it has to be said which."""
    makers = token_makers(name)
    if maker:
        return next((token for by, token in makers if folded(by) == folded(maker)), None)
    return makers[0][1] if makers and all(token == makers[0][1] for _, token in makers) else None


def same_name(said: str, name: str) -> bool:
    """Whether a name as typed means this one. Tokens answer to "Cleric" and to "Cleric Token" (CR 111.4 and before)."""
    a, b = folded(said), folded(name)
    return a == b or (b.endswith(" token") and a == b.removesuffix(" token"))


@lru_cache(maxsize=1)
def type_words() -> dict[str, str]:
    """Every word of a type line by its folded spelling: card types, supertypes, subtypes."""
    found = {word: word.capitalize() for _, word in (*TYPE_NAMES, *SUPERTYPE_NAMES)}
    subtypes = [*CREATURE_TYPES, *(subtype for name in card_names() for subtype in find_card(name).subtypes)]
    return found | {folded(subtype): subtype for subtype in subtypes}


PARTICULAR: Final = re.compile(r"(protection|hexproof) from .+|(.+ )?[a-z]+walk|enchant .+|daybound|nightbound")


def keyword_named(said: str) -> str:
    """A keyword ability as `keywords` finds it on an object, or "" if it is none that an object shows as such."""
    name = " ".join(said.lower().split())
    return name if name in KEYWORD_NAMES or PARTICULAR.fullmatch(name) else ""


def is_known(name: str) -> bool:
    """Whether a card, token or blank card has this name, or what shows who is the monarch."""
    if name in (BLANK, CROWN.name) or known_card(name) is not None:
        return True
    return any(same_name(name, token) for token in token_names())
