"""Commands are run in this process: their exit code, what they print, what they complain about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from mainphase.cli import run


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def mainphase(capsys: pytest.CaptureFixture[str]) -> Run:
    """`mainphase("watch", "red-burn", "red-burn")`."""

    def go(*arguments: object) -> Ran:
        capsys.readouterr()
        status = run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return go
