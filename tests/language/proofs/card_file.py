"""The card file that the language is measured by. It stands beside the project and is no part of it: without it these
tests are skipped.
"""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData, from_atomic
from mainphase.language.verdicts import CardReading

DATA: Final = Path(__file__).parents[4] / "shared" / "data" / "atomic-cards.json"
needs_data: Final = pytest.mark.skipif(not DATA.exists(), reason="the card file is not here")


@cache
def held() -> dict[str, list[dict[str, Any]]]:
    """What the file has of each card, as it has it."""
    found: dict[str, list[dict[str, Any]]] = json.loads(DATA.read_text(encoding="utf-8"))["data"]
    return found


@cache
def every_card() -> dict[str, tuple[CardData, ...]]:
    return {name: from_atomic(entries) for name, entries in held().items()}


def sample(count: int, seed: int) -> list[str]:
    """So many names, the same on every day."""
    return random.Random(seed).sample(sorted(held()), count)


@cache
def reading(name: str) -> CardReading:
    return read_card(every_card()[name])
