"""A real terminal of 40 columns: no line is wider, no rule number is broken, nothing is lost."""

from __future__ import annotations

import os
import re
import select
import struct
import subprocess
import sys
import time
from io import StringIO

import pytest
from rich.text import Text
from tests.support.patience import ENOUGH

from mainphase.cli.screen import Screen
from mainphase.presentation.folding import folded_lines

COLUMNS = 40
PROGRAM = (sys.executable, "-m", "mainphase")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
RULE = re.compile(r"\d{3}\.\d+[a-z]?")


def in_a_terminal(*arguments: str, typed: str = "", columns: int = COLUMNS) -> list[str]:
    """The lines that a terminal of this width is sent."""
    fcntl = pytest.importorskip("fcntl")
    termios = pytest.importorskip("termios")
    master, slave = os.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    env = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
    env["TERM"] = "xterm"
    out = b""
    with subprocess.Popen(
        [*PROGRAM, *arguments], stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True
    ) as child:
        os.close(slave)
        os.write(master, typed.encode())
        end = time.monotonic() + ENOUGH
        while time.monotonic() < end:
            ready, _, _ = select.select([master], [], [], 0.2)
            if not ready:
                if child.poll() is not None:
                    break
                continue
            try:
                piece = os.read(master, 1 << 16)
            except OSError:  # the other end is closed
                break
            if not piece:
                break
            out += piece
        child.kill()
    os.close(master)
    return ESCAPES.sub("", out.decode()).replace("\r\n", "\n").split("\n")


def run_plain(*arguments: str) -> str:
    return subprocess.run([*PROGRAM, *arguments], capture_output=True, text=True, check=True, timeout=ENOUGH).stdout


def test_the_turn_keeps_its_actions_and_rules() -> None:
    lines = in_a_terminal("turn")
    assert max(map(len, lines)) <= COLUMNS
    plain = run_plain("turn")
    assert RULE.findall("\n".join(lines)) == RULE.findall(plain)
    assert " ".join(" ".join(lines).split()) == " ".join(plain.split())


def test_a_table_and_a_transcript_are_whole() -> None:
    lines = in_a_terminal(
        "play", "vanilla-red", "vanilla-green", "--first", "Alice", "--seed", "4", typed="keep\nhelp\n\n\n\nquit\n"
    )
    assert max(map(len, lines)) <= COLUMNS
    text = "\n".join(lines)
    assert "> " in text
    assert "{2}{R} 2/2" in text
    assert "You leave the table before the game is\n" in text
    rules = {piece for line in lines for piece in re.findall(r"\S*\d\.\S*", line)}
    assert rules
    assert all(RULE.fullmatch(piece.strip("(),;.")) for piece in rules), rules


def test_a_line_is_broken_between_words_and_hangs() -> None:
    console = Screen(width=24, force_terminal=True, file=StringIO())
    lines = folded_lines(Text("    Alice casts Lightning Bolt targeting Bob (601.2a)"), console)
    assert [line.plain for line in lines] == [
        "    Alice casts",
        "      Lightning Bolt",
        "      targeting Bob",
        "      (601.2a)",
    ]
    assert [line.plain for line in folded_lines(Text("one"), console)] == ["one"]
    assert [line.plain for line in folded_lines(Text("one\ntwo"), console)] == ["one", "two"]
