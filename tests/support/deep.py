"""Values of a parameter that only `make test-deep` tries."""

import pytest


def deep(value: object) -> object:
    return pytest.param(value, marks=pytest.mark.deep)
