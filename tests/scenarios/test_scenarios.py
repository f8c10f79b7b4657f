"""Every scenario under this folder is played under each of its rules."""

from functools import cache
from pathlib import Path

import pytest
from tests.support.deep import deep

from mainphase.scenarios import Scenario, load, parse, run, scenario_of

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.yaml"))
PARTS = 3


@cache
def scenario_in(path: Path) -> Scenario:
    return load(path)


# By file, and not by date too: every process collects every test, and would read all of them before it plays any.
@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(HERE)) for path in FILES])
def test_scenario_holds(path: Path) -> None:
    for date in scenario_in(path).rules:
        result = run(scenario_in(path), date)
        assert result.ok, "\n".join([f"{result.scenario.title}, {date}", *map(str, result.failures)])


def test_every_misunderstanding_says_what_it_is_about_and_which_rules_it_tests() -> None:
    for path in sorted((HERE / "misunderstandings").glob("*.yaml")):
        scenario = scenario_in(path)
        assert scenario.about, path.name
        assert scenario.tests, path.name
    assert len(list((HERE / "misunderstandings").glob("*.yaml"))) >= 30


@pytest.mark.parametrize("part", [0, *map(deep, range(1, PARTS))])
def test_the_position_in_which_a_scenario_ends_can_be_written_and_read(part: int) -> None:
    written = 0
    for path in FILES[part::PARTS]:
        result = run(scenario_in(path))
        if result.state.over or result.state.stack or not result.state.step:
            continue
        again = run(parse(scenario_of(result.state), path.name))
        assert again.ok
        for before, after in zip([p for p in result.state.players if not p.left], again.state.players, strict=True):
            assert (before.name, before.life) == (after.name, after.life)
        written += 1
    assert written > 40
