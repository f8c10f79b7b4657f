"""The user's own copies of the rules, as the commands show them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.support.rules_copies import copy_of, write_copies


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_copies(tmp_path)


def test_rules_takes_a_day_and_a_folder(mainphase: Run, folder: Path) -> None:
    plain = mainphase("rules", "701.24a", "--text", folder / "2024-11-08.txt").out.splitlines()
    assert plain == ["In your copy, of 2024-11-08:", "701.24a  The filling rule 24 of 2024-11-08."]
    joined = mainphase("rules", "CR 701.24A", "--text", folder / "2024-11-08.txt", "--rules", "today").out.splitlines()
    assert joined == [
        "Your copy is of 2024-11-08; there the rule is 701.20a.",
        "701.20a  How to shuffle, as of 2024-11-08.",
    ]
    newest = mainphase("rules", "701.24a", "--text", folder).out.splitlines()
    assert newest == ["In your copy, of 2026-04-17:", "701.24a  How to shuffle, as of 2026-04-17."]
    nowhere = mainphase("rules", "599.9", "--text", folder, "--rules", "innistrad")
    assert (nowhere.status, "mainphase cites nothing as 599.9" in nowhere.err) == (2, True)


def test_explain_and_history_show_it(mainphase: Run, folder: Path) -> None:
    for said in (("explain", "701.24a"), ("explain", "shuffle"), ("history", "shuffle"), ("history", "701.24a")):
        lines = mainphase(*said, "--rules-text", folder / "2024-11-08.txt").out.splitlines()
        at = lines.index("  Your copy is of 2024-11-08; there the rule is 701.20a.")
        assert lines[at + 1] == "  701.20a  How to shuffle, as of 2024-11-08."
        assert "  701.24a  How to shuffle, as of 2026-04-17." in mainphase(*said, "--rules-text", folder).out


def test_a_copy_without_a_day_is_shown_by_its_own_numbers_and_says_so(mainphase: Run, tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_text(copy_of("2024-11-08", "701.20a", "Rules."), encoding="utf-8")
    ran = mainphase("rules", "701.20a", "--text", path)
    assert ran.out == "701.20a  How to shuffle, as of 2024-11-08.\n"
    assert f"{path}: this rules text does not say from which day it is effective; name the file by its day" in ran.err
    for said in (("rules", "701.20a", "--rules", "today", "--text"), ("explain", "701.20a", "--rules-text")):
        ran = mainphase(*said, path)
        assert (ran.status, "name the file by its day" in ran.err) == (2, True)


def test_the_environment_names_the_copies(mainphase: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAINPHASE_RULES_TEXT", str(folder))
    assert mainphase("rules", "701.24a").out.endswith("701.24a  How to shuffle, as of 2026-04-17.\n")
    assert "  701.24a  How to shuffle, as of 2026-04-17." in mainphase("explain", "shuffle").out
