"""The pages for bots' authors and other programs: their code runs, and they name everything there is."""

from __future__ import annotations

import inspect
import json
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.support.table import position

import mainphase as mp
from mainphase.cli import json_lines
from mainphase.kernel.values import DECISION_NAMES, OPTION_NAMES

DOCS = Path(__file__).parent.parent / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


@cache
def names_of(name: str) -> dict[str, Any]:
    """What the Python of a page defines, run from top to bottom."""
    names: dict[str, Any] = {}
    for number, block in enumerate(re.findall(r"^```python\n(.*?)^```", page(name), re.M | re.S), 1):
        exec(compile(block, f"{name}, block {number}", "exec"), names)
    return names


def test_every_kind_of_decision_is_in_the_table_once() -> None:
    assert sorted(re.findall(r"^\| `([a-z ]+)` \|", page("bots.md"), re.M)) == sorted(DECISION_NAMES.values())


def test_every_kind_of_option_is_in_the_table() -> None:
    (table,) = re.findall(r"^\|.*\|\n\|---.*?(?=\n\n)", page("bots.md"), re.M | re.S)
    named = {name for name in re.findall(r"`([A-Z_]+)`", table) if name != "AUTOMATIC"}
    assert named == {name for name in vars(mp.OptionKind) if name.isupper()}
    assert len(named) == len(OPTION_NAMES)


def test_the_page_for_programs_shows_what_is_there() -> None:
    names = names_of("programs.md")
    (shown,) = re.findall(r"^```json\n(.*?)^```", page("programs.md"), re.M | re.S)
    assert json.loads(shown) in names["asked"]["options"]
    assert {o["object"] for o in names["asked"]["options"] if "object" in o} == set(names["clickable"])
    assert f"`{names['game']!r}`" in page("programs.md")


def test_the_page_for_programs_tells_every_kind_of_line() -> None:
    source = inspect.getsource(json_lines)
    written = set(re.findall(r'write\(\s*"(\w+)"', source))
    assert written == set(re.findall(r"^\| `(\w+)` \|", page("programs.md"), re.M)) - {"type"}


@pytest.mark.fuzz
def test_the_player_of_that_page_plays_to_the_end() -> None:
    start = [sys.executable, "-m", "mainphase"]
    told = names_of("programs.md")["play_first_options"]([*start, "play", "red-burn", "vanilla-green", "--json"])
    assert told["type"] == "end"
    assert told["over"] is True


def test_the_first_bot_plays() -> None:
    assert names_of("bots.md")["outcome"].decisions > 10


def test_the_bot_with_rules_of_thumb_beats_chance() -> None:
    kind = names_of("bots.md")["ThumbBot"]
    wins = 0
    for seed in range(10):
        game = mp.Game.new(
            {"Alice": "red-green-assault", "Bob": "red-green-assault"},
            seed=seed,
            automation=mp.AUTOMATIC,
            history=False,
            listen=False,
        )
        wins += "Alice" in mp.play_out(game, {"Alice": kind(), "Bob": mp.RandomBot(seed)}, max_turns=40).winners
    assert wins >= 8


def test_the_bot_that_tries_things_out_finds_the_win() -> None:
    bot = names_of("bots.md")["MonteCarloBot"](5)
    g = position(alice=["Mountain", "Forest"], alice_hand=["Shock", "Giant Growth"], bob_life=2, bob=["Grizzly Bears"])
    game = mp.Game(g.state)
    game.automation = mp.AUTOMATIC
    said = []
    while (decision := game.decision) is not None and game.turn == 1:
        option = decision.options[bot.choose(game.view(decision.decider), decision)]
        said.append(str(option))
        game.apply(option)
    assert game.winners == ["alice"], said


def test_the_bot_that_tries_things_out_plays() -> None:
    bot = names_of("bots.md")["MonteCarloBot"](worlds=1, turns=1)
    decks = {"Alice": "red-burn", "Bob": "vanilla-green"}
    game = mp.Game.new(decks, seed=2, automation=mp.AUTOMATIC, history=False, listen=False)
    outcome = mp.play_out(game, {"Alice": bot, "Bob": mp.GreedyBot()}, max_turns=4)
    assert outcome.decisions > 10


@pytest.mark.parametrize("name", ["ThumbBot", "MonteCarloBot"])
def test_the_bots_are_short(name: str) -> None:
    source = re.findall(rf"^class {name}.*?(?=^```)", page("bots.md"), re.M | re.S)[0]
    assert len(source.splitlines()) <= 36


def test_the_reference_has_every_name() -> None:
    named = re.findall(r"^::: mainphase\.(\w+)$", page("api.md"), re.M)
    assert sorted(named) == sorted(mp.__all__)


@pytest.mark.parametrize("name", sorted(mp.__all__))
def test_every_name_has_a_docstring(name: str) -> None:
    """And so has everything public in it, or the reference would have holes."""
    found = getattr(mp, name)
    if not (inspect.isclass(found) or inspect.isfunction(found)):
        return
    where = f"mainphase.{name}"
    assert inspect.getdoc(found), where
    if name == "Transcript":  # the reference has its `tell`
        return
    for member, value in vars(found).items():
        if not member.startswith("_") and (inspect.isfunction(value) or isinstance(value, property)):
            assert inspect.getdoc(value), f"{where}.{member}"
