"""`check` and `explain`: exit codes and what is said about files that are none."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run

LAND = """\
scenario: A land is played
tests: ["305.1"]
players:
  Alice: {hand: [Forest]}
  Bob: {}
play:
  - Alice: play Forest
expect:
  battlefield: {Alice: [%s]}
"""


def write(folder: Path, name: str, there: str) -> Path:
    path = folder / name
    path.write_text(LAND % there, encoding="utf-8")
    return path


def test_a_scenario_that_holds(mainphase: Run, tmp_path: Path) -> None:
    ran = mainphase("check", write(tmp_path, "good.yaml", "Forest"))
    assert ran.status == 0, ran.out
    assert "1 of 1 hold" in ran.out


def test_a_scenario_that_does_not_hold_is_a_failed_check(mainphase: Run, tmp_path: Path) -> None:
    good, bad = write(tmp_path, "good.yaml", "Forest"), write(tmp_path, "bad.yaml", "Island")
    ran = mainphase("check", good, bad)
    assert ran.status == 1
    assert "1 of 2 hold" in ran.out
    assert "bad.yaml" in ran.out
    assert "Island" in ran.out


def test_explain_tells_it_with_the_rules(mainphase: Run, tmp_path: Path) -> None:
    ran = mainphase("explain", write(tmp_path, "good.yaml", "Forest"))
    assert ran.status == 0
    assert "A land is played" in ran.out
    assert "Alice plays Forest (116.2a)" in ran.out


def test_explain_tells_as_much_as_one_likes(mainphase: Run, tmp_path: Path) -> None:
    """Passes are told to a judge alone."""
    path = write(tmp_path, "good.yaml", "Forest")
    path.write_text(path.read_text().replace("expect:", "  - advance: turn 2, upkeep\nexpect:"), encoding="utf-8")
    told = {level: mainphase("explain", path, "--verbosity", level).out for level in ("quiet", "normal", "judge")}
    assert mainphase("explain", path).out == told["normal"]
    assert [" passes (" in told[level] for level in told] == [False, False, True]
    assert ["nd step begins" in told[level] for level in told] == [False, False, True]
    assert all("Alice plays Forest (116.2a)" in said for said in told.values())
    wrong = mainphase("explain", path, "-v", "loud")
    assert (wrong.status, "choose from quiet, normal, judge" in wrong.err) == (2, True)
    alone = mainphase("explain", "Shock", "-v", "quiet")
    assert (alone.status, "--verbosity goes with a scenario, and 'Shock' is no file of one" in alone.err) == (2, True)


def test_a_file_that_is_not_there(mainphase: Run, tmp_path: Path) -> None:
    for command in ("check", "explain"):
        ran = mainphase(command, tmp_path / "nowhere.yaml")
        assert ran.status == 2
        assert "nowhere.yaml" in ran.out + ran.err


@pytest.mark.parametrize("content", ["play: [", "- 1\n- 2\n", "scenary: x\n"])
def test_a_malformed_scenario_is_bad_input(mainphase: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(content, encoding="utf-8")
    for command in ("check", "explain"):
        ran = mainphase(command, path)
        assert ran.status == 2
        assert "bad.yaml:" in ran.out + ran.err


def test_a_folder_is_checked_file_by_file_in_order_each_with_its_rules_and_title(
    mainphase: Run, tmp_path: Path
) -> None:
    write(tmp_path, "02-second.yaml", "Forest")
    first = write(tmp_path, "01-first.yaml", "Forest")
    text = first.read_text(encoding="utf-8")
    first.write_text(text.replace("tests:", "rules: [2011-09-30, 2022-02-03]\ntests:"), encoding="utf-8")
    ran = mainphase("check", tmp_path)
    assert ran.status == 0, ran.out
    one, two, sum_of_all = ran.out.splitlines()
    assert one == f"holds  {first} (2011-09-30, 2022-02-03): A land is played"
    assert two.startswith(f"holds  {tmp_path / '02-second.yaml'} (")
    assert sum_of_all == "3 of 3 hold"


FORGOTTEN = """\
scenario: A Shock that nobody lets resolve
players:
  Alice: {hand: [Shock], battlefield: [Mountain]}
  Bob: {}
play:
  - {Alice: cast Shock, targets: [Bob]}
expect:
  life: {Bob: 20}
"""


def test_check_hints_at_what_has_not_resolved(mainphase: Run, tmp_path: Path) -> None:
    path = tmp_path / "shock.yaml"
    path.write_text(FORGOTTEN, encoding="utf-8")
    ran = mainphase("check", path)
    assert ran.status == 0
    assert "at the end Shock waits on the stack and has not resolved; `- resolve: all`" in ran.out
    failing = FORGOTTEN.replace("20", "18")
    path.write_text(failing, encoding="utf-8")
    assert "at the end Shock waits on the stack" in mainphase("check", path).out


@pytest.mark.parametrize(
    "change",
    [
        ("expect:\n", "expect:\n  stack: [Shock]\n"),
        ("expect:\n", "  - resolve: all\nexpect:\n"),
        ("expect:\n", "  - {Alice: pass}\nexpect:\n"),
        ("expect:\n", "  - {Bob: play Forest, illegal: true}\nexpect:\n"),
    ],
)
def test_check_says_nothing_where_the_stack_is_meant_or_empty(
    mainphase: Run, tmp_path: Path, change: tuple[str, str]
) -> None:
    path = tmp_path / "shock.yaml"
    path.write_text(FORGOTTEN.replace(*change), encoding="utf-8")
    assert "hint" not in mainphase("check", path).out
