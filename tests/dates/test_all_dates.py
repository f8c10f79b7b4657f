"""`compare --all`: eras in which the same happens, found without playing the same rules twice."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

from mainphase.cli import run
from mainphase.rules.timeline import rules_on
from mainphase.scenarios import parse
from mainphase.scenarios.all_dates import Travel, days_of_change, travel, without_expectations
from mainphase.scenarios.compare import column_of
from mainphase.scenarios.comparison_told import letter, say_travel

BEARS = """
scenario: Bears run into a giant
rules: 2009-07-11
players:
  Alice:
    battlefield: [Grizzly Bears, Forest]
  Bob:
    battlefield: [Hill Giant]
play:
  - {Alice: attack, with: {Grizzly Bears: Bob}}
  - {Bob: block, with: {Hill Giant: Grizzly Bears}}
  - advance: end step
expect:
  life: {Bob: 20}
"""
SAGA = """
scenario: A Saga enters
players:
  Alice: {hand: [Rite of Belzenlok], mana: "{2}{B}{B}"}
  Bob: {}
play:
  - {Alice: cast Rite of Belzenlok}
"""


@cache
def bears() -> Travel:
    return travel(parse(BEARS))


def test_eras_are_what_playing_every_day_shows() -> None:
    """Days that are taken for the same were played, and are."""
    scenario = parse(BEARS)
    found = bears()
    assert found.played < found.days
    asked = without_expectations(scenario)
    texts = {day: column_of(asked, rules_on(day)).texts for day in days_of_change(scenario)}
    days = list(texts)
    begins = [days[0], *(day for before, day in pairwise(days) if texts[day] != texts[before])]
    assert [era.since for era in found.eras] == begins
    assert [era.until for era in found.eras] == [*begins[1:], ""]
    for era in found.eras:
        assert {texts[day] for day in (era.since, *era.dates)} == {era.column.texts}
    assert len(found.eras) == len(set(begins))
    same = {era.column.texts: era.outcome for era in found.eras}
    assert [era.outcome for era in found.eras] == [same[era.column.texts] for era in found.eras]


def test_a_boundary_names_what_parts_it_and_its_rules() -> None:
    found = bears()
    by = {boundary.parting.day: boundary for boundary in found.boundaries}
    assert set(by) == {era.since for era in found.eras[1:]}
    switches = by["2009-07-11"].parting.by.switches
    assert [switch.name for switch in switches] == ["combat_damage"]
    assert [change.on for change in by["2009-07-11"].parting.changes] == ["2009-07-11"]
    assert any(rule.startswith("510.") for rule in by["2009-07-11"].rules)


def test_what_is_expected_of_a_number_makes_no_era_and_no_failure() -> None:
    """An entry that must be illegal by a rule is illegal on all dates, by a rule that has other numbers on each."""
    text = BEARS.replace("  - advance", '  - {Alice: cast Hill Giant, illegal: "601.3"}\n  - advance')
    asked = without_expectations(parse(text))
    assert [entry.illegal for entry in asked.play] == [None, None, (), None]
    assert not any("illegal" in told for told in column_of(asked, rules_on("1999-10-01")).texts)
    assert any("illegal" in told for told in column_of(parse(text), rules_on("1999-10-01")).texts)


def test_rules_that_do_not_know_a_card_are_an_era() -> None:
    found = travel(parse(SAGA))
    first, *later = found.eras
    assert "no Sagas" in first.column.refused
    assert not first.ok
    assert later[0].since == "2018-04-27"
    assert all(not era.column.refused for era in later)


def test_the_command_tells_eras_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bears.yaml"
    path.write_text(BEARS, encoding="utf-8")
    assert run(["compare", str(path), "--all", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["eras"][0]["since"] == "1997-03-24"
    assert [parting["day"] for parting in data["partings"]] == [era["since"] for era in data["eras"]][1:]
    assert data["played"] < data["days"]
    assert run(["compare", str(path), "--rules", "alara", "--rules", "m10", "--json"]) == 0
    (parting,) = json.loads(capsys.readouterr().out)["partings"]
    assert parting["causes"] == ["combat damage: stack until then, immediate from then on"]
    assert run(["compare", str(path), "--all", "--rules", "m10"]) == 2
    assert "--all plays all dates" in capsys.readouterr().err


def test_eras_are_told_as_a_table() -> None:
    out = io.StringIO()
    say_travel(bears(), Console(file=out, width=160))
    assert "2009-07-11" in out.getvalue()
    assert "combat damage: stack until then, immediate from then on" in out.getvalue()
    assert f"of which {bears().played} had to be played" in out.getvalue()


@pytest.mark.parametrize(("outcome", "name"), [(0, "A"), (25, "Z"), (26, "AA"), (52, "BA")])
def test_outcomes_have_letters(outcome: int, name: str) -> None:
    named: Callable[[int], str] = letter
    assert named(outcome) == name
