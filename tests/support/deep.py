"""What only `make test-deep` tries: values of a parameter, and more of the same."""

from __future__ import annotations

import os

import pytest


def deep(value: object) -> object:
    return pytest.param(value, marks=pytest.mark.deep)


def how_many(usual: int, deeply: int) -> int:
    """How many of something a test takes: more in `make test-deep`."""
    return deeply if os.environ.get("MAINPHASE_HYPOTHESIS") == "deep" else usual
