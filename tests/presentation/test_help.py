"""`help(…)` of everything public says what it is, and shows it: its examples are run."""

from __future__ import annotations

import doctest
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import mainphase as mp

DECKS: Final = {"Alice": "34 Mountain\n26 Lightning Bolt", "Bob": "34 Forest\n26 Grizzly Bears"}
COMPILED: Final = mp.build_kind() == "compiled"  # what is compiled may have no docstrings
NATIVE: Final = {"Rules", "Rules.flag", "player_ref", "ref_player"}  # what is public and compiled
FLAGS: Final = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


def opening() -> mp.Game:
    """The game of the package's docstring: Alice has priority in her first main phase."""
    game = mp.Game.new(DECKS, first="Alice", seed=7, automation=mp.AUTOMATIC)
    game.apply("keep")
    game.apply("keep")
    return game


def documented() -> Iterator[tuple[str, Any]]:
    """Everything public that has a docstring of its own."""
    for name in mp.__all__:
        found = getattr(mp, name)
        yield name, found
        if not inspect.isclass(found):
            continue
        for member, value in vars(found).items():
            inner = value.__func__ if isinstance(value, (classmethod, staticmethod)) else value
            if not member.startswith("_") and (inspect.isfunction(inner) or isinstance(inner, property)):
                yield f"{name}.{member}", inner


SHOWN: Final = {name: value for name, value in documented() if ">>>" in (getattr(value, "__doc__", None) or "")}


# Methods of a game that have no example: what servers and files keep games with, and loops, which take a scene of
# their own (tests/rules/test_732_shortcuts.py).
WITHOUT: Final = {
    *("begin", "waits_for", "event", "bar", "added_since"),
    *("answer_laps", "propose_shortcut", "lap_of", "shortcut"),
}


def test_what_one_calls_has_an_example() -> None:
    """All functions, and what a game is asked with an argument."""
    missing = []
    for name, value in documented():
        owner, _, member = name.rpartition(".")
        if name in SHOWN or not callable(value) or inspect.isclass(value):
            continue
        is_function = not owner and not (COMPILED and not inspect.isfunction(value))
        asked_with = owner == "Game" and len(inspect.signature(value).parameters) > 1 and member not in WITHOUT
        if is_function or asked_with:
            missing.append(name)
    assert missing == []


def test_what_a_game_and_its_neighbours_are_is_shown() -> None:
    for name in ("Game", "Match", "Deck", "Decision", "Event", "Option", "Refusal", "View", "Outcome", "Transcript"):
        assert name in SHOWN, name
    assert "Rules" in SHOWN or COMPILED


def test_what_is_compiled_is_listed() -> None:
    assert COMPILED or SHOWN.keys() >= NATIVE


@pytest.mark.parametrize("name", sorted(SHOWN.keys() | NATIVE))
def test_its_example_is_so(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if COMPILED and name in NATIVE:
        pytest.skip("what is compiled keeps no docstring: its example is run interpreted")
    monkeypatch.chdir(tmp_path)
    names = {"mp": mp, "game": opening()}
    test = doctest.DocTestParser().get_doctest(inspect.getdoc(SHOWN[name]) or "", names, name, None, None)
    told: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=told.append)
    assert not told, "".join(told)
