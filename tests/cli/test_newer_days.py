"""A day after the newest rules text that is known is called so wherever a heading names it."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from mainphase.rules import timeline as timeline_module
from mainphase.rules.timeline import day_said, timeline

NEWEST = timeline().newest
LATER = (datetime.date.fromisoformat(NEWEST) + datetime.timedelta(days=200)).isoformat()
SAID = f"{LATER} (the newest rules text known here is of {NEWEST})"

SCENARIO = """
scenario: Nothing much
players:
  Alice: {battlefield: [Forest]}
  Bob: {}
play:
  - advance: end step
expect:
  life: {Bob: 20}
"""


@pytest.fixture(autouse=True)
def _later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeline_module, "last_date", lambda: LATER)


def words(said: str) -> str:
    return " ".join(said.split())


def test_only_a_later_day_is_said_so() -> None:
    assert (day_said(NEWEST), day_said("2011-09-30"), day_said(LATER)) == (NEWEST, "2011-09-30", SAID)


def test_the_turn_says_it_in_words_and_as_data(mainphase: Run) -> None:
    assert f"The turn under the rules of {SAID}" in words(mainphase("turn", "--rules", LATER).out)
    assert f"The turn under the rules of {NEWEST} beginning phase" in words(mainphase("turn").out)
    data = json.loads(mainphase("turn", "--rules", LATER, "--json").out)
    assert (data["rules"], data["text"]) == (LATER, NEWEST)


def test_checking_and_comparing_say_it(mainphase: Run, tmp_path: Path) -> None:
    path = tmp_path / "nothing.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    assert f"({SAID})" in words(mainphase("check", str(path), "--rules", LATER).out)
    assert SAID in words(mainphase("compare", str(path), "--rules", NEWEST, "--rules", LATER).out)


def test_a_rule_explained_says_it(mainphase: Run) -> None:
    assert f"505.1 under the rules of {SAID}" in words(mainphase("explain", "505.1", "--rules", LATER).out)
