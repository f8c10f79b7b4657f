"""Passing at the terminal: how far one passes on, what one holds and yields to, and what one is warned of."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.cli.conftest import Ran, Run
from tests.cli.test_play import GAME
from tests.support.typed import types

Type = Callable[..., Ran]


@pytest.fixture
def sit_down(mainphase: Run, monkeypatch: pytest.MonkeyPatch) -> Type:
    def go(*lines: str) -> Ran:
        types(monkeypatch, *lines)
        return mainphase(*GAME)

    return go


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("go", "go on until when?"),
        ("go home", "you can pass until the next stop, the end of the turn, something happens, my turn; found 'home'"),
        ("yield", "there is no ability on top of the stack to yield to"),
        ("warn", "warn what?"),
        ("warn spring", "there are warnings of mana, land, attack; found 'spring'"),
        ("warn land", "you are no longer warned of land"),
        ("priority", "hold priority after what?"),
    ],
)
def test_what_one_says_of_passing(sit_down: Type, typed: str, said: str) -> None:
    assert said in sit_down("keep", typed).out


def test_305_2_a_land_drop_is_not_forgotten_when_one_passes_on(sit_down: Type) -> None:
    ran = sit_down("keep", "go my turn")
    assert "You can still play a land this turn" in ran.out or "you can still play a land this turn" in ran.out
    assert "(305.2a)" in ran.out
    assert "Turn 2" not in ran.out
    ran = sit_down("keep", "go my turn", "go my turn")
    assert "Turn 3: Alice" in ran.out
    ran = sit_down("keep", "warn land", "go until my turn")
    assert "Turn 3: Alice" in ran.out


def test_passing_on_leaves_out_stops(sit_down: Type) -> None:
    asked = sit_down("keep", "play Mountain", "stop all", "go end of turn").out
    assert "Turn 2: Bob" in asked
    assert asked.count("Alice has priority") == 2  # with the land in hand, and on the battlefield
