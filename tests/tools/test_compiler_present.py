"""A missing C compiler is said at once, with what to install."""

from __future__ import annotations

from pathlib import Path

import pytest

import compiler_present


def test_a_missing_compiler_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    with pytest.raises(SystemExit, match=r"`no-such-compiler` is not on the path(.|\n)*apt install gcc python3-dev"):
        compiler_present.demand_compiler()


def test_missing_headers_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "true")
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    with pytest.raises(SystemExit, match=r"no headers for Python(.|\n)*apt install gcc python3-dev"):
        compiler_present.demand_compiler()
