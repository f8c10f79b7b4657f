"""Tokens by their names, with the cards that make them: built-in ones, and those of the user's catalogue."""

from __future__ import annotations

from functools import lru_cache

from mainphase.cards.beside import catalogue
from mainphase.cards.earlier import earlier_wordings, wordings_of
from mainphase.cards.names import folded, known_card, library
from mainphase.cards.nodes import CardDef
from mainphase.cards.tokens import tokens_of


@lru_cache(maxsize=1)
def tokens_by_name() -> dict[str, list[tuple[str, CardDef]]]:
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
    return (
        *(made[0][1].name for made in tokens_by_name().values()),
        *(beside.token_names() if beside is not None else ()),
    )


def token_makers(name: str) -> list[tuple[str, CardDef]]:
    """Who makes a token of that name ("Cleric" or "Cleric Token"), and which token it is."""
    return tokens_called(folded(name)) or tokens_called(f"{folded(name)} token")


def tokens_called(key: str) -> list[tuple[str, CardDef]]:
    """Who makes a token of that folded name, and which token it is."""
    found = list(tokens_by_name().get(key, ()))
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
