"""Cards of our own words, read as any card is: for tests that play what is read."""

from __future__ import annotations

import os
import pickle
from hashlib import sha256
from pathlib import Path

from check import CARDS_READ
from mainphase.cards.nodes import CardDef
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData


def invented(
    text: str, name: str = "Beast", types: str = "Creature — Beast", pt: str = "", cost: str | None = "{1}{B}"
) -> CardDef:
    """Returns the definition that is read of a card with this text, in which "~" stands for its name too. `pt`: power
    and toughness; a creature is 2/2 if nothing is said. The test fails if the text is not read, or means several
    things.
    """
    power, _, toughness = (pt or ("2/2" if "Creature" in types else "")).partition("/")
    data = CardData(
        name=name,
        mana_cost=cost,
        text=text.replace("~", name),
        type_line=types,
        power=power or None,
        toughness=toughness or None,
    )
    return card_read(data)


def card_read(*faces: CardData) -> CardDef:
    """Returns the definition that is read of a card with these faces, in their order. The test fails as above."""
    kept = kept_at(faces)
    if kept is not None and kept.exists():
        found: CardDef = pickle.loads(kept.read_bytes())
        return found
    read = read_card(faces)
    told = [(line.text[: line.stopped], line.expected) for line in read.lines]
    assert read.card is not None, (faces[0].name, read.verdict, read.reason, told)
    if kept is not None:
        written = kept.with_suffix(f".{os.getpid()}")
        written.write_bytes(pickle.dumps(read.card))
        written.replace(kept)
    return read.card


def kept_at(faces: tuple[CardData, ...]) -> Path | None:
    """Where a card is kept that is read while tests are collected: every process of a run of `make test` collects all
    of them. What a test reads while it runs is read by it.
    """
    folder = os.environ.get(CARDS_READ)
    if not folder or "PYTEST_CURRENT_TEST" in os.environ:
        return None
    return Path(folder) / sha256(repr(faces).encode()).hexdigest()
