"""The words of a scenario: its keywords, and the names that it may use, of cards, tokens and types."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from mainphase.cards.beside import catalogue
from mainphase.cards.names import folded, is_name_of_melded, known_card, library, names_elsewhere
from mainphase.cards.nodes import KEYWORD_NAMES, SUPERTYPE_NAMES, TYPE_NAMES
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.cards.token_makers import token_names
from mainphase.kernel.events.initiative import INITIATIVE
from mainphase.kernel.events.monarch import CROWN
from mainphase.kernel.lowering.designations import BLESSING, SPEED
from mainphase.presentation.names import BLANK

KEYWORDS: Final = (
    "at",
    "expect",
    "why",
    "next",
    "resolve",
    "advance",
    "respond",
    "illegal",
    "legal",
    "under",
    "if asked",
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


def same_name(said: str, name: str) -> bool:
    """True if a name as typed means this one, in whatever language. Tokens answer to "Cleric" and to "Cleric Token"
    (CR 111.4 and before).
    """
    a, b = folded(said), folded(name)
    if a == b or (b.endswith(" token") and a == b.removesuffix(" token")):
        return True
    return any(a == folded(other) for other in names_elsewhere(name))


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


def is_known_name(name: str) -> bool:
    """True if a card, token, blank card or marker of a designation has this name, or what two cards meld into."""
    if name in (BLANK, CROWN.name, INITIATIVE.name, BLESSING.name, SPEED.name) or known_card(name) is not None:
        return True
    return any(same_name(name, token) for token in token_names()) or is_name_of_melded(name)
