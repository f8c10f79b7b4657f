"""CR 614.16: other tokens are created besides, so many or one, or in their place."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

SQUIRRELS = (
    "If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel "
    "creature tokens are created instead."
)
FROG = (
    "If one or more tokens would be created under your control, those tokens plus a 1/1 green Frog creature token are "
    "created instead."
)
SOLDIER = FROG.replace("more tokens", "more creature tokens").replace("green Frog", "white Soldier")
XORN = "If you would create one or more Treasure tokens, instead create those tokens plus an additional Treasure token."
ONE_OF_EACH = "If you would create a Clue, Food, or Treasure token, instead create one of each."
DOUBLE = (
    "If one or more tokens would be created under your control, twice that many of those tokens are created instead."
)


def made(*texts: str, create: str, answers: int = 0) -> dict[str, int]:
    """The tokens that alice has after she was to create these."""
    maker = invented(f"{{0}}: Create {create}.", "Maker", types="Artifact")
    table: Table = position(alice=[maker, *(invented(text, f"Friend {k}") for k, text in enumerate(texts))])
    table.alice.activate("Maker")
    table.resolve()
    while answers and table.asked == "replacement":
        table.choose(table.options[0])
    return dict(Counter(name for name in table.battlefield if name.endswith("Token")))


@pytest.mark.parametrize(
    ("text", "create", "there"),
    [
        (SQUIRRELS, "two Food tokens", {"Food Token": 2, "Squirrel Token": 2}),
        (FROG, "two Food tokens", {"Food Token": 2, "Frog Token": 1}),
        (SOLDIER, "two Food tokens", {"Food Token": 2}),
        (SOLDIER, "two 1/1 red Goblin creature tokens", {"Goblin Token": 2, "Soldier Token": 1}),
        (XORN, "two Treasure tokens", {"Treasure Token": 3}),
        (XORN, "a Food token", {"Food Token": 1}),
        (ONE_OF_EACH, "two Food tokens", {"Food Token": 2, "Clue Token": 2, "Treasure Token": 2}),
        (ONE_OF_EACH, "a 1/1 red Goblin creature token", {"Goblin Token": 1}),
    ],
)
def test_614_16_tokens_besides(text: str, create: str, there: dict[str, int]) -> None:
    assert made(text, create=create) == there


def test_614_5_each_effect_replaces_an_event_once() -> None:
    assert made(ONE_OF_EACH, ONE_OF_EACH, create="a Food token", answers=1) == dict.fromkeys(
        ("Food Token", "Clue Token", "Treasure Token"), 3
    )
    assert made(SQUIRRELS, DOUBLE, create="a Food token", answers=1) == {"Food Token": 2, "Squirrel Token": 2}


def test_614_16_it_is_nothing_to_the_other_player() -> None:
    maker = invented("{0}: Create a Food token.", "Maker", types="Artifact")
    table = position(alice=[maker], bob=[invented(FROG, "Friend")])
    table.alice.activate("Maker")
    table.resolve()
    assert [name for name in table.battlefield if name.endswith("Token")] == ["Food Token"]


def test_111_2_tapped_tokens_of_each_kind_are_tapped() -> None:
    maker = invented("{0}: Create a tapped Treasure token.", "Maker", types="Artifact")
    table = position(alice=[maker, invented(ONE_OF_EACH, "Friend")])
    table.alice.activate("Maker")
    table.resolve()
    assert all(table.tapped(name) for name in ("Clue Token", "Food Token", "Treasure Token"))
