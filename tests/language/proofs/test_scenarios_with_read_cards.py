"""Every scenario once more, with what was read of a card's text in place of what was written by hand.

The scenarios say what a card does, one at a time, and were written against the rules and the rulings; so what is read
must make them come out as well.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from tests.language.proofs.card_file import every_card, needs_data, reading
from tests.support.deep import deep

from mainphase.cards import names
from mainphase.cards.library import CARDS, Library
from mainphase.cards.nodes import CardDef
from mainphase.errors import ScenarioError
from mainphase.scenarios import Scenario, load, run

SCENARIOS: Final = Path(__file__).parents[2] / "scenarios"
PARTS: Final = 4


class Asked(Library):
    """What names mean: the card as it is read, if it can be. And which of these were asked for."""

    def __init__(self) -> None:
        super().__init__(dict(CARDS), ())
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> CardDef:
        read = as_read(name)
        if read is None:
            return super().__getitem__(name)
        self.read.add(read.name)
        return read


def as_read(name: str) -> CardDef | None:
    return reading(name).card if name in every_card() else None


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """The built-in cards, as they are read wherever they can be."""
    found = Asked()
    monkeypatch.setattr(names, "library", lambda: found)
    return found


def failures(scenario: Scenario, date: str) -> list[str]:
    try:
        return [str(one) for one in run(scenario, date).failures]
    except ScenarioError as error:
        return [str(error)]


@needs_data
@pytest.mark.parametrize("part", [0, *map(deep, range(1, PARTS))])
def test_every_scenario_holds_with_cards_that_were_read(asked: Asked, part: int) -> None:
    """Every fourth of them in each part; together they use more than 450 cards that were read."""
    wrong: dict[str, list[str]] = {}
    tried: set[str] = set()
    for path in sorted(SCENARIOS.rglob("*.yaml"))[part::PARTS]:
        asked.read.clear()
        scenario = load(path)
        if not asked.read:
            continue
        failed = [f"{date}: {what}" for date in scenario.rules for what in failures(scenario, date)]
        if failed:
            wrong[path.relative_to(SCENARIOS).as_posix()] = failed
        else:
            tried |= asked.read
    assert wrong == {}
    assert len(tried) >= 150
