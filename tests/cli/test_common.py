"""What holds for every command: version, help, exit codes, errors in one message, pipes."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.support.patience import ENOUGH

from mainphase.cli import watch
from mainphase.foundation.build import build_kind

COMMANDS = ("watch", "play", "simulate", "turn", "check", "explain", "replay", "events", "cards", "rules", "schema")
PROGRAM = (sys.executable, "-m", "mainphase")


def test_the_version_says_which_build_runs(mainphase: Run) -> None:
    ran = mainphase("--version")
    assert ran.status == 0
    assert ran.out.startswith("mainphase ")
    assert f"{build_kind()} build" in ran.out
    assert ("MAINPHASE_COMPILE=1" in ran.out) == (build_kind() == "interpreted")  # who has the slow one is told


def test_help_names_every_command(mainphase: Run) -> None:
    ran = mainphase("--help")
    assert ran.status == 0
    for command in COMMANDS:
        assert command in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help(mainphase: Run, command: str) -> None:
    ran = mainphase(command, "--help")
    assert ran.status == 0
    assert "Usage" in ran.out


@pytest.mark.parametrize(
    "arguments", [("frobnicate",), ("turn", "--frobnicate"), ("watch", "red-burn"), ("rules", "505")]
)
def test_a_wrong_command_line_is_bad_input(mainphase: Run, arguments: tuple[str, ...]) -> None:
    ran = mainphase(*arguments)
    assert ran.status == 2
    assert "Usage" in ran.err


def test_an_error_of_ours_is_one_message_on_standard_error(mainphase: Run) -> None:
    ran = mainphase("watch", "red-burn", "red-burn", "--verbosity", "loud")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "error: there is no verbosity 'loud' (nearest: quiet); choose from quiet, normal, judge\n"


def test_a_fault_of_ours_is_told_as_one_with_what_to_send(
    mainphase: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(text: str) -> str:
        raise ZeroDivisionError("the number of\nthe beast")

    monkeypatch.setattr(watch, "verbosity_of", broken)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    ran = mainphase("watch", "red-burn", "red-burn", "--seed", "7")
    assert (ran.status, ran.out) == (70, "")
    (kept,) = tmp_path.iterdir()
    assert (
        "mainphase itself is at fault here, not what you gave it: ZeroDivisionError: the number of the beast" in ran.err
    )
    assert "Traceback" not in ran.err
    assert str(kept) in ran.err
    for text in (ran.err, kept.read_text(encoding="utf-8")):
        assert f"{build_kind()} build" in text
        assert "mainphase watch red-burn red-burn --seed 7" in text
        assert re.search(r"seed +7$", text, re.MULTILINE)
    assert "Traceback" in kept.read_text(encoding="utf-8")


def test_where_no_file_can_be_written_the_traceback_is_told(mainphase: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(text: str) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(watch, "verbosity_of", broken)
    monkeypatch.setattr(tempfile, "tempdir", "/no/such/folder")
    ran = mainphase("watch", "red-burn", "red-burn")
    assert ran.status == 70
    assert "Traceback" in ran.err


@pytest.mark.parametrize("how", [KeyboardInterrupt, EOFError])
def test_an_interruption_ends_quietly(
    mainphase: Run, monkeypatch: pytest.MonkeyPatch, how: type[BaseException]
) -> None:
    def interrupted(text: str) -> str:
        raise how

    monkeypatch.setattr(watch, "verbosity_of", interrupted)
    ran = mainphase("watch", "red-burn", "red-burn")
    assert ran.status == 130
    assert "Traceback" not in ran.err


def test_a_reader_that_stops_reading_is_no_error() -> None:
    with subprocess.Popen(
        [*PROGRAM, "watch", "vanilla-red", "vanilla-green", "--bot", "random", "--verbosity", "judge"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.readline()
        child.stdout.close()
        complaints = child.stderr.read()
        assert child.wait(timeout=ENOUGH) == 0
    assert complaints == ""


def test_output_that_is_no_terminal_has_no_colour(mainphase: Run) -> None:
    for arguments in (("turn",), ("cards",), ("watch", "vanilla-red", "vanilla-green", "--bot", "random")):
        assert "\x1b" not in mainphase(*arguments).out
