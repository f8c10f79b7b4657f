"""A person at the terminal, as tests have one."""

from __future__ import annotations

import pytest


def types(patched: pytest.MonkeyPatch, *lines: str) -> None:
    """These lines are typed; then the input ends."""
    typed = iter(lines)

    def read(prompt: object = "") -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    patched.setattr("builtins.input", read)
