"""The games that a compiler learns from: each date has some, and each kind of them is played."""

from __future__ import annotations

import pytest

import profiled_games
from build_compiled import TOOLS_OF_SETUP
from compiled_modules import ROOT
from mainphase.players.load import bot_names


@pytest.mark.parametrize("date", profiled_games.DATES)
def test_each_date_has_games(date: str) -> None:
    pairs = list(profiled_games.matches(date))
    assert len(pairs) >= 3
    assert len({frozenset((one.name, other.name)) for one, other in pairs}) == len(pairs)


def test_every_bot_plays() -> None:
    """What a bot does is compiled as seldom run if none does it here."""
    assert {bot.split(":")[0] for bot in (*profiled_games.BOTS, profiled_games.SEARCH)} == set(bot_names())


@pytest.mark.parametrize("asked", [False, True])
def test_a_game_is_played_taken_back_and_replayed(asked: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profiled_games, "MAX_TURNS", 3)
    for one, other in list(profiled_games.matches("1999-10-01"))[:1]:
        profiled_games.play(one, other, "1999-10-01", 0, "random", asked=asked)


def test_an_agent_observes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profiled_games, "OBSERVED", 3)
    profiled_games.observe(*next(profiled_games.matches("today")), "today")


def test_a_source_archive_has_what_its_build_runs() -> None:
    manifest = (ROOT / "MANIFEST.in").read_text(encoding="utf-8").split()
    assert set(TOOLS_OF_SETUP) <= set(manifest)
    setup = (ROOT / "setup.py").read_text(encoding="utf-8")
    for tool in TOOLS_OF_SETUP:
        assert tool.removeprefix("tools/").removesuffix(".py") in setup
