"""What every test may use."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from mainphase.build import build_kind

# Reproducible in `make test`, exploring in `make test-deep`; no deadlines: the machines that test are shared.
settings.register_profile("test", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("deep", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile(os.environ.get("MAINPHASE_HYPOTHESIS", "test"))


def pytest_report_header() -> str:
    return f"mainphase: {build_kind()} build"


@pytest.fixture(scope="session")
def random_games() -> int:
    """How many random games a property test plays: MAINPHASE_RANDOM_GAMES, or 400 compiled and 100 interpreted."""
    asked = os.environ.get("MAINPHASE_RANDOM_GAMES")
    if asked is None:
        return 400 if build_kind() == "compiled" else 100
    if not asked.isdecimal() or int(asked) == 0:
        raise pytest.UsageError(f"MAINPHASE_RANDOM_GAMES={asked}: a whole number above 0 is needed")
    return int(asked)
