"""Which tokens a card makes."""

from __future__ import annotations

import dataclasses

from mainphase.cards.nodes import CardDef, CreateToken


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
