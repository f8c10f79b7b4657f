"""`explain FILE --object NAME --at STEP`: why something is so at a moment of a scenario, and what comes next."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.support.json_schema import faults

from mainphase.presentation.schemas import data_schema

HUMILITY = """\
scenario: Humility under Opalescence
rules: [2004-06-01, 2024-11-08]
players:
  Alice: {battlefield: [{card: Grizzly Bears, as: bear}, Humility, Opalescence, Forest], hand: [Giant Growth]}
  Bob: {battlefield: [Mountain]}
play:
  - {Alice: cast Giant Growth, targets: [bear]}
  - resolve: all
  - {Alice: attack, with: [bear]}
expect: {life: {Bob: 20}}
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "humility.yaml"
    path.write_text(HUMILITY, encoding="utf-8")
    return path


def test_613_4b_humility_and_opalescence_under_each_of_its_rules(mainphase: Run, scenario: Path) -> None:
    lines = mainphase("explain", scenario, "--object", "Humility").out.splitlines()
    assert lines[:5] == [
        "Humility under Opalescence: rules of 2004-06-01",
        "  Humility is 1/1 because",
        "    no power and toughness printed",
        "    4/4 by Opalescence (418.5a, timestamp 4, with the types that it changes)",
        "    1/1 by Humility (418.5a, timestamp 3)",
    ]
    at = lines.index("Humility under Opalescence: rules of 2024-11-08")
    assert lines[at + 1 : at + 5] == [
        "  Humility is 4/4 because",
        "    no power and toughness printed",
        "    1/1 by Humility (613.4b, timestamp 3)",
        "    4/4 by Opalescence (613.4b, timestamp 4)",
    ]


@pytest.mark.parametrize(
    ("at", "is_now"),
    [
        ("0", "1/1"),
        ("1", "1/1"),
        ("2", "4/4"),
        ("combat damage", "4/4"),
        ("turn 2, upkeep", "1/1"),
        ("end step", "4/4"),
    ],
)
def test_the_moment_is_a_number_of_entries_or_a_place(mainphase: Run, scenario: Path, at: str, is_now: str) -> None:
    """Giant Growth resolves in the second entry, and wears off as the turn ends."""
    ran = mainphase("explain", scenario, "--object", "bear", "--at", at, "--rules", "2024-11-08")
    assert f"  Grizzly Bears is {is_now} because" in ran.out.splitlines()


def test_500_2_without_an_object_what_happens_next(mainphase: Run, scenario: Path) -> None:
    ran = mainphase("explain", scenario, "--at", "turn 2, upkeep", "--rules", "2024-11-08")
    assert ran.out.splitlines()[1:] == [
        "  What happens next, if nobody does anything else",
        "    The upkeep step ends once all pass (500.2)",
        "    The draw step begins (504)",
        "    The active player draws a card (504.1)",
    ]


def test_as_data_it_follows_its_schema(mainphase: Run, scenario: Path) -> None:
    ran = mainphase("explain", scenario, "--object", "Humility", "--at", "1", "--rules", "2024-11-08", "--json")
    (found,) = json.loads(ran.out)
    assert (found["scenario"], found["rules"]) == ("Humility under Opalescence", "2024-11-08")
    for each in found["because"]:
        assert faults(each, data_schema("because")) == []
    assert faults(found["next"], data_schema("next")) == []
    (size,) = [each for each in found["because"] if each["characteristic"] == "power and toughness"]
    assert [(step["told"], step["rule"]) for step in size["steps"]][1:] == [
        ("1/1 by Humility", "613.4b"),
        ("4/4 by Opalescence", "613.4b"),
    ]
    assert size["steps"][1]["layer"] == "power and toughness: what sets them"


def test_what_nothing_changes_is_as_it_is_printed(mainphase: Run, scenario: Path) -> None:
    out = mainphase("explain", scenario, "--object", "Forest").out
    assert "  Forest has the types Basic Land — Forest because\n    Basic Land — Forest printed" in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--at", "9"), "the scenario has 3 entries; found 9"),
        (
            ("--at", "teatime"),
            "'teatime' is no moment of a scenario: that is how many of its entries are done (0: none)",
        ),
        (("--object", "Shock"), "there is no Shock at that moment"),
        (("--object", "Humilty"), "there is no Humilty at that moment (did you mean Humility?)"),
        (("--json",), "--json goes with --object or --at"),
        (("--at", "turn 1, upkeep"), "the scenario begins after turn 1, upkeep"),
        (("--at", "1", "--json", "--out", "x.html"), "--out does not go with --json"),
    ],
)
def test_what_is_wrong_is_said(mainphase: Run, scenario: Path, arguments: tuple[str, ...], message: str) -> None:
    ran = mainphase("explain", scenario, *arguments)
    assert ran.status != 0
    assert message in ran.err


def test_an_object_goes_with_a_scenario(mainphase: Run) -> None:
    ran = mainphase("explain", "Humility", "--object", "Humility")
    assert "--object and --at go with a scenario" in ran.err
