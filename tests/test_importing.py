"""What `import mainphase` loads."""

from __future__ import annotations

import subprocess
import sys

import pytest

import mainphase as mp


def test_a_library_user_does_not_load_what_draws_on_a_terminal() -> None:
    code = (
        "import sys, mainphase; print(*[m for m in ('rich', 'typer', 'yaml', 'multiprocessing') if m in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == []


def test_what_is_loaded_when_it_is_asked_for_is_there() -> None:
    assert mp.Transcript.__name__ == "Transcript"
    assert mp.play_out.__name__ == "play_out"
    assert all(hasattr(mp, name) for name in mp.__all__)


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(AttributeError, match="module 'mainphase' has no attribute 'Gamer'"):
        _ = mp.Gamer
