"""COVERAGE.md is current: every rule of the claimed sections is tested or says why it is not."""

from __future__ import annotations

from compiled_modules import ROOT
from rule_coverage import collect, stale


def test_every_claimed_rule_is_tested_or_says_why_not() -> None:
    assert collect(ROOT).problems == []


def test_the_coverage_page_is_current() -> None:
    assert not stale(ROOT, collect(ROOT)), "run `make coverage` and commit tests/rules/COVERAGE.md"
