"""Standard input and output as a shell may give them: closed, full, ASCII, a pipe. In processes of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.patience import ENOUGH

from mainphase.cli.streams import ascii_for

PROGRAM = f'"{sys.executable}" -m mainphase'
GAME = "watch vanilla-red vanilla-green --bot random --max-turns 2"


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Runs a line of a shell in which `mainphase` is this program."""
    script = f'mainphase() {{ {PROGRAM} "$@"; }}\n{line}'
    env = {**os.environ, **environment}
    return subprocess.run(["bash", "-c", script], capture_output=True, timeout=ENOUGH, env=env, check=False)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("command", [GAME, "--help"])
def test_a_full_disk_is_said_in_a_line(command: str) -> None:
    ran = shell(f"mainphase {command} > /dev/full")
    assert ran.returncode == 2
    assert ran.stderr == b"error: the output cannot be written: No space left on device\n"


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("mainphase turn >&-", 0),
        ("mainphase watch nowhere nowhere 2>&-", 2),
        ("mainphase play <&-", 0),
        (f"mainphase {GAME} <&- >&- 2>&-", 0),
        ("mainphase frobnicate >&- 2>&-", 2),
    ],
)
def test_a_closed_stream_changes_no_exit_code(line: str, status: int) -> None:
    ran = shell(line)
    assert ran.returncode == status
    assert b"Traceback" not in ran.stderr
    assert b"Exception" not in ran.stderr


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_an_encoding_with_few_characters_is_enough(encoding: str) -> None:
    ran = shell("mainphase cards Forest && mainphase turn && echo keep | mainphase play", PYTHONIOENCODING=encoding)
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr == b""
    dash = "—".encode("ascii" if encoding == "ascii" else encoding, "replace").replace(b"?", b"-")
    assert b"Basic Land " + dash + b" Forest" in ran.stdout


def test_data_in_another_encoding_is_the_same_data() -> None:
    ran = shell("mainphase cards Forest --json && mainphase schema", PYTHONIOENCODING="ascii")
    assert ran.returncode == 0, ran.stderr
    first, rest = json.JSONDecoder().raw_decode(ran.stdout.decode("ascii"))
    assert first
    assert rest


def test_what_a_character_is_shown_as() -> None:
    assert "".join(map(ascii_for, "“Æther — Jötun’s…” × \udcff")) == '"AEther - Jotun\'s..." x \\xff'


def test_a_fifo_is_read_like_a_file(tmp_path: Path) -> None:
    (tmp_path / "one.yaml").write_text(
        "scenario: a land\nyou: {hand: [Forest]}\nplay: [play Forest]\nexpect: [{battlefield: [Forest]}]\n",
        encoding="utf-8",
    )
    ran = shell(
        f"mainphase watch <(echo 60 Mountain) <(echo 60 Forest) --max-turns 2 --record {tmp_path}/game.txt"
        f" && mainphase replay <(cat {tmp_path}/game.txt); mainphase check <(cat {tmp_path}/one.yaml)"
    )
    assert b"Traceback" not in ran.stderr
    assert b"draws an opening hand" in ran.stdout
    assert b"/dev/fd/" in ran.stdout


def test_bytes_that_are_no_text_are_read_and_refused() -> None:
    ran = shell(r"printf '\xff\n' | mainphase play; mainphase cards $'\xff'", PYTHONUTF8="1")
    assert ran.returncode == 2
    assert b"is not possible now" in ran.stdout
    assert b"error: this card is not supported: \\" in ran.stderr
