"""The list of rule numbers against the newest rules text, where there is one."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiled_modules import ROOT
from rule_numbers import main, numbers, sort_key

TEXTS = ROOT.parent / "shared" / "rules"


def test_the_list_is_that_of_the_newest_text() -> None:
    texts = sorted(TEXTS.glob("????-??-??.txt"))
    if not texts:
        pytest.skip(f"no rules texts in {TEXTS}")
    assert (ROOT / "tests/rules/rules.tsv").read_text().split() == numbers(texts[-1].read_text(encoding="utf-8-sig"))


def test_the_list_holds_numbers_only_and_in_order() -> None:
    rules = (ROOT / "tests/rules/rules.tsv").read_text().split()
    assert rules == sorted(set(rules), key=sort_key)
    assert len(rules) > 400


def test_headings_and_cross_references_are_not_rules() -> None:
    text = "508. A Step\n508.1. First (see rule 508.3).\n508.1a A part.\n508.10. Later.\n508.2. Then\n509.1. Other.\n"
    assert numbers(text, ("508",)) == ["508.1", "508.1a", "508.2", "508.10"]


def test_a_file_that_is_no_rules_text_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "shopping.txt"
    path.write_text("508.1. Milk\n")
    assert main([str(path)]) == 2
    assert "no rules of section 103" in capsys.readouterr().err
