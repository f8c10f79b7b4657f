"""The names a scenario may use: supported cards, the tokens that they make, blank cards."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from mainphase.cards.beside import catalogue
from mainphase.cards.earlier import earlier_wordings, wordings_of
from mainphase.cards.names import folded, known_card, library
from mainphase.cards.nodes import KEYWORD_NAMES, SUPERTYPE_NAMES, TYPE_NAMES, CardDef
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.cards.tokens import tokens_of
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


@lru_cache(maxsize=1)
def tokens() -> dict[str, list[tuple[str, CardDef]]]:
    """Every token that a built-in card makes or once made, by its folded name: (maker, token). Tokens of one name may
    differ.
    """
    out: dict[str, list[tuple[str, CardDef]]] = {}
    for name, today in library().items():
        if not tokens_of(today) and name not in earlier_wordings():
            continue  # what a keyword once stood for makes no token either
        for card in (today, *(wording.card for wording in wordings_of(today))):
            for token in tokens_of(card):
                made = out.setdefault(folded(token.name), [])
                if (name, token) not in made:
                    made.append((name, token))
    return out


def token_names() -> tuple[str, ...]:
    """Of built-in cards as they spell them, of others as names are compared."""
    beside = catalogue()
    return (*(made[0][1].name for made in tokens().values()), *(beside.token_names() if beside is not None else ()))


def token_makers(name: str) -> list[tuple[str, CardDef]]:
    """Who makes a token of that name ("Cleric" or "Cleric Token"), and which token it is."""
    return tokens_called(folded(name)) or tokens_called(f"{folded(name)} token")


def tokens_called(key: str) -> list[tuple[str, CardDef]]:
    """Who makes a token of that folded name, and which token it is."""
    found = list(tokens().get(key, ()))
    beside = catalogue()
    for name in beside.token_makers(key) if beside is not None else ():
        card = known_card(name)
        for token in tokens_of(card) if card is not None else ():
            if folded(token.name) == key and (name, token) not in found:
                found.append((name, token))
    return found


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
    subtypes = [*CREATURE_TYPES, *(subtype for card in library().values() for subtype in card.subtypes)]
    beside = catalogue()
    subtypes += beside.subtypes() if beside is not None else []
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
