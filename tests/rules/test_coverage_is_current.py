"""COVERAGE.md is current: every rule of the claimed sections is tested or says why it is not."""

from __future__ import annotations

from functools import cache

from compiled_modules import ROOT
from rule_coverage import Coverage, collect, stale


@cache
def coverage() -> Coverage:
    """Every test and scenario is read for it, so only once."""
    return collect(ROOT)


def test_every_claimed_rule_is_tested_or_says_why_not() -> None:
    assert coverage().problems == []


def test_the_coverage_page_is_current() -> None:
    assert not stale(ROOT, coverage()), "run `make coverage` and commit tests/rules/COVERAGE.md"
