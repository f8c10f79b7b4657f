"""Which scenarios show a rule: those that cite it, each in the numbering of its own dates."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from mainphase.errors import RulesError
from mainphase.rules.law import Rules
from mainphase.rules.timeline import rules_on

CITED: Final = re.compile(r"(?<![\w.-])[0-9]{3}(?:\.[0-9]+[a-z]?)?(?![\w-]|\.[0-9])")
DATES: Final = re.compile(r"^rules:(.*)$", re.MULTILINE)
TESTS: Final = re.compile(r"^tests:(.*)$", re.MULTILINE)
DATE: Final = re.compile(r"[0-9]{4}-[0-9][0-9]-[0-9][0-9]|[a-z]\w*")


def own_folders() -> list[Path]:
    """The scenarios that come with mainphase, where it runs from its repository."""
    root = Path(__file__).parents[3]
    return [folder for folder in (root / "tests" / "scenarios", root / "examples") if folder.is_dir()]


def scenarios_citing(concept: int, folders: Iterable[Path]) -> list[Path]:
    """The scenarios in these folders that cite a concept: first those that say that they test it."""
    testing: list[Path] = []
    citing: list[Path] = []
    for folder in folders:
        for path in sorted(folder.rglob("*.yaml")):
            tested, dates, cited = citations(path)
            if tested & numbers_on_date(concept, None):
                testing.append(path)
            elif any(cited & numbers_on_date(concept, date) for date in dates):
                citing.append(path)
    return testing + citing


@cache
def citations(path: Path) -> tuple[frozenset[str], tuple[str | None, ...], frozenset[str]]:
    """The rules that a scenario says it tests (in today's numbers), its dates, and every number in it."""
    text = path.read_text(encoding="utf-8", errors="replace")
    tests, dates = TESTS.search(text), DATES.search(text)
    tested = frozenset(CITED.findall(tests[1])) if tests else frozenset[str]()
    rest = text.replace(tests[0], "") if tests else text
    return tested, tuple(DATE.findall(dates[1])) if dates else (None,), frozenset(CITED.findall(rest))


@cache
def numbers_on_date(concept: int, date: str | None) -> frozenset[str]:
    """A concept's numbers on a date; none, if there are no such rules."""
    try:
        law: Rules = rules_on(date)
    except RulesError:
        return frozenset()
    return frozenset(number for number in (law.number(concept), *law.also(concept)) if number)
