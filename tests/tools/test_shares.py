"""No test is left out of both runs of `make test`, and none of either where everything is asked for."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import check
import shares
from compiled_modules import ROOT
from shares import COMPILED, INTERPRETED, LONG, ONCE, WHOLE, Ledger, read_ledger, runs_of, unrun

TESTS = ROOT / "tests"
OF_ONE_BUILD = re.compile(r"build_kind\(|can_be_made\(|is_extension\(|__dict__")
SAMPLE = ("tests/tools/test_follow_rule.py", "tests/kernel/test_kinds.py")


@pytest.fixture
def hooks(pytestconfig: pytest.Config) -> Any:
    """tests/conftest.py as pytest knows it."""
    return pytestconfig.pluginmanager.get_plugin(str(TESTS / "conftest.py"))


class Asked:
    """As much of pytest's configuration as a selection needs."""

    def __init__(self, hooks: Any) -> None:
        self.stash = pytest.Stash()
        self.stash[hooks.KEPT] = Ledger()
        self.hook = SimpleNamespace(pytest_deselected=lambda items: None)


def selected(hooks: Any, tests: list[str]) -> tuple[set[str], set[str]]:
    """What is run of these tests, and what is left out."""
    asked, items = Asked(hooks), [SimpleNamespace(nodeid=test) for test in tests]
    hooks.pytest_collection_modifyitems(asked, items)
    assert asked.stash[hooks.COLLECTED] == tests
    return {item.nodeid for item in items}, asked.stash[hooks.KEPT].left_out


def test_every_collected_test_is_in_a_share(collected: list[str]) -> None:
    assert [test for test in collected if not runs_of(test)] == []
    assert all(test.startswith("tests/") for test in collected)


def test_what_one_run_leaves_out_the_other_runs(
    hooks: Any, collected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tests = list(dict.fromkeys([*collected, *(f"tests/rules/test_x.py::test_{number}" for number in range(20))]))
    monkeypatch.setenv(shares.SHARE, INTERPRETED)
    interpreted, left_to_compiled = selected(hooks, tests)
    monkeypatch.setenv(shares.SHARE, COMPILED)
    compiled, left_to_interpreted = selected(hooks, tests)
    assert left_to_compiled == set(tests) - interpreted
    assert left_to_compiled <= compiled
    assert left_to_interpreted == set(tests) - compiled
    assert left_to_interpreted <= interpreted
    assert left_to_compiled
    assert left_to_interpreted


@pytest.mark.parametrize("said", [None, ""])
def test_without_a_share_everything_runs(
    hooks: Any, collected: list[str], monkeypatch: pytest.MonkeyPatch, said: str | None
) -> None:
    monkeypatch.delenv(shares.SHARE, raising=False)
    if said is not None:
        monkeypatch.setenv(shares.SHARE, said)
    assert selected(hooks, collected) == (set(collected), set())


def test_a_share_that_is_none_is_told(hooks: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shares.SHARE, "compield")
    with pytest.raises(pytest.UsageError, match="MAINPHASE_SHARE=compield: it is compiled or interpreted"):
        hooks.share()


def test_workers_keep_one_ledger_and_what_is_left_out_is_said(tmp_path: Path) -> None:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("MAINPHASE_", "PYTEST_"))}
    path = tmp_path / "ledgers" / "compiled.json"
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", "-n", "1", *SAMPLE],
        cwd=ROOT, env=clean | {shares.SHARE: COMPILED, shares.LEDGER: str(path)}, capture_output=True, text=True,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    kept = read_ledger(path)
    assert {test.partition("::")[0] for test in kept.left_out} == {SAMPLE[0]}
    assert {test.partition("::")[0] for test in kept.ran} == {SAMPLE[1]}
    assert f"left out {len(kept.left_out)} tests here because they run interpreted" in ran.stdout


def test_a_tenth_of_the_tests_always_the_same_runs_interpreted() -> None:
    names = [f"tests/rules/test_x.py::test_{number}" for number in range(3000)]
    tenth = [name for name in names if INTERPRETED in runs_of(name)]
    assert all(COMPILED in runs_of(name) for name in names)
    assert 240 < len(tenth) < 360
    assert tenth[:3] == [f"tests/rules/test_x.py::test_{number}" for number in (11, 25, 31)]


@pytest.mark.parametrize(
    ("test", "runs"),
    [
        ("tests/tools/test_shares.py::test_x", {INTERPRETED}),
        ("tests/seeds/test_seeds.py::test_x[a/b]", {INTERPRETED}),
        ("tests/golden/test_x.py::test_x", {INTERPRETED, COMPILED}),
        ("tests/env/test_example_that_learns.py::test_x", {COMPILED}),
        ("tests/test_build.py::test_x", {INTERPRETED, COMPILED}),
    ],
)
def test_folders_and_files_have_a_share(test: str, runs: set[str]) -> None:
    assert runs_of(test) == runs


def test_an_entry_is_no_other_file_that_begins_like_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "ONCE", ("rules/test_a.py", "tool", "rules/test_b.py::test_one"))
    for test in ("rules/test_a.py::test_x", "tool/test_x.py::test_x", "rules/test_b.py::test_one[1]"):
        assert COMPILED not in runs_of(f"tests/{test}"), test
    for test in ("tools/test_x.py::test_x", "rules/test_b.py::test_one_more", "rules/test_a.pyx::test_x"):
        assert COMPILED in runs_of(f"tests/{test}"), test


@pytest.mark.parametrize("entries", [ONCE, WHOLE, LONG], ids=["ONCE", "WHOLE", "LONG"])
def test_every_entry_is_there_once_and_in_order(entries: tuple[str, ...]) -> None:
    assert list(entries) == sorted(set(entries))
    others = {*ONCE, *WHOLE, *LONG}
    for entry in entries:
        file, _, function = entry.partition("::")
        assert (TESTS / file).exists(), f"there is no tests/{file}"
        assert not function or f"\ndef {function}(" in (TESTS / file).read_text(encoding="utf-8"), f"no {entry}"
        above = {entry[: found.start()] for found in re.finditer(r"/|::", entry)}
        assert not above & others, f"{entry} stands there with what it is in"
    assert len(others) == len(ONCE) + len(WHOLE) + len(LONG)


def test_the_readme_names_every_folder_of_tests() -> None:
    told = set(re.findall(r"`(\w+)/`", (TESTS / "README.md").read_text(encoding="utf-8")))
    assert told == {path.parent.name for path in TESTS.glob("*/*.py")}


def test_what_only_an_interpreted_build_can_show_runs_interpreted_whole() -> None:
    """A test that is skipped compiled, and is of the wrong tenth, would never run."""
    for path in sorted(TESTS.rglob("test_*.py")):
        if OF_ONE_BUILD.search(path.read_text(encoding="utf-8")):
            name = path.relative_to(ROOT).as_posix()
            assert all(INTERPRETED in runs_of(f"{name}::test_{number}") for number in range(50)), (
                f"{name} depends on the build: it belongs in WHOLE or ONCE of tools/shares.py"
            )


def test_a_test_that_ran_nowhere_fails_the_whole(capsys: pytest.CaptureFixture[str]) -> None:
    one, two, other = "tests/a.py::test_one", "tests/a.py::test_two", "tests/b.py::test_other"
    interpreted, compiled = Ledger({one, two}, {other}), Ledger({two}, {one, other})
    ledgers = {INTERPRETED: interpreted, COMPILED: compiled}
    assert unrun(ledgers.values()) == [other]
    with pytest.raises(SystemExit, match=rf"1 tests were left to the other run, which did not run them\n{other}"):
        check.account(ledgers, full=False)
    compiled.left_out.remove(other)  # as if this run had not found it at all
    with pytest.raises(SystemExit, match=rf"1 tests appear in only one of the two runs(.|\n)*{other}"):
        check.account(ledgers, full=False)
    compiled.ran.add(other)
    check.account(ledgers, full=False)
    assert "3 tests: 1 ran in both builds, 1 only compiled, 1 only interpreted" in capsys.readouterr().out


def test_a_full_run_may_have_deep_tests_in_one_build(capsys: pytest.CaptureFixture[str]) -> None:
    ledgers = {INTERPRETED: Ledger({"tests/a.py::test_one"}), COMPILED: Ledger({"tests/a.py::test_one", "deep"})}
    check.account(ledgers, full=True)
    assert "2 tests: 1 ran in both builds, 1 only compiled, 0 only interpreted" in capsys.readouterr().out


def test_no_test_at_all_is_a_failure() -> None:
    with pytest.raises(SystemExit, match="no test ran"):
        check.account({INTERPRETED: Ledger(), COMPILED: Ledger()}, full=False)
