"""Standard input and output as they are found: closed, full, or in an encoding with few characters."""

from __future__ import annotations

import codecs
import errno
import json
import os
import sys
import unicodedata
from contextlib import suppress
from typing import Any, Final

from mainphase.errors import code_of

# What an encoding without it shows in its place.
_PLAIN: Final = {
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "…": "...",
    "—": "-",
    "–": "-",
    "×": "x",
    "−": "-",
    "→": "->",
} | {"Æ": "AE", "æ": "ae"}
_UNWRITABLE: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF, errno.ENXIO)
_HANDLER: Final = "mainphase.plain"


def prepare_streams() -> None:
    """No stream is missing, and none fails on a character."""
    codecs.register_error(_HANDLER, replace_unencodable)
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w", encoding="utf-8"))  # noqa: SIM115
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, _HANDLER), (sys.stderr, _HANDLER)):
        with suppress(AttributeError, OSError, ValueError):  # a stream of somebody else's making
            stream.reconfigure(errors=errors)  # type: ignore[union-attr]


def replace_unencodable(error: UnicodeError) -> tuple[str, int]:
    """Replaces what the encoding of a stream lacks by what it has: straight quotes, letters without accents."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(ascii_for(c) for c in error.object[error.start : error.end]), error.end


def ascii_for(character: str) -> str:
    if "\udc80" <= character <= "\udcff":  # a byte of the command line that is no text
        return code_of(character)
    bare = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode("ascii")
    return _PLAIN.get(character, bare or "?")


def print_json(data: Any, indent: int | None = 2) -> None:
    """As UTF-8 reads best; in any other encoding all that is not ASCII is escaped, so that it stays the same data."""
    unicode = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    sys.stdout.write(json.dumps(data, indent=indent, ensure_ascii=not unicode) + "\n")


def is_lost_output(error: OSError) -> bool:
    """True if nothing more can be written to the output: an error about a file of its own names that file."""
    return error.filename is None and error.errno in _UNWRITABLE


def drop_output() -> None:
    """Discards what is still in the buffer and has nowhere to go; Python must not complain of it as it ends."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
