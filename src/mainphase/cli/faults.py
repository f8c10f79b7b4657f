"""The last resort: a fault in mainphase itself is told as one, with what to send."""

from __future__ import annotations

import platform
import shlex
import sys
import tempfile
import traceback
from collections.abc import Sequence
from typing import Final

from mainphase.foundation.build import build_kind

DEFAULT_SEED: Final = "0, the default"
LONGEST: Final = 300  # of a message in a line


def version_words() -> str:
    from importlib.metadata import version  # reads mail, and much else: no command waits for it

    return f"mainphase {version('mainphase')}, {build_kind()} build, Python {sys.version.split()[0]}"


def report_of(error: BaseException, arguments: Sequence[str]) -> str:
    """The message about a fault of ours; its traceback is put in a file, or at the end if there is no place for one."""
    trace = "".join(traceback.format_exception(error))
    facts = {
        "version": f"{version_words()}, {platform.system()} {platform.machine()}",
        "command": shlex.join(["mainphase", *arguments]),
        "seed": seed_of(arguments),
    }
    lines = [f"{name:10}{value}" for name, value in facts.items()]
    where = write_report_file("\n".join([*lines, "", trace]))
    what = " ".join(f"{type(error).__name__}: {error}".split())
    told = [
        f"mainphase itself is at fault here, not what you gave it: {what[:LONGEST]}",
        "Please report it with these lines" + (" and the file, which has them too:" if where else ":"),
        *(f"  {line}" for line in lines),
        f"  {'traceback':10}{where or 'see below'}",
    ]
    return "\n".join(told if where else [*told, trace.rstrip()])


def seed_of(arguments: Sequence[str]) -> str:
    """The seed that a command line gives, as it stands there."""
    for k, word in enumerate(arguments):
        if word == "--seed" and k + 1 < len(arguments):
            return arguments[k + 1]
        if word.startswith("--seed="):
            return word.partition("=")[2]
    return DEFAULT_SEED


def write_report_file(text: str) -> str:
    """The path of a new file with this text, or nothing."""
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", errors="backslashreplace", prefix="mainphase-fault-", suffix=".txt", delete=False
        ) as file:
            file.write(text)
            return file.name
    except OSError:
        return ""
