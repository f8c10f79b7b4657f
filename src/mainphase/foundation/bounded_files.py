"""Reading a file that somebody names: a fifo as well as a file, but never without end (`/dev/zero`)."""

import errno
from io import StringIO
from pathlib import Path
from typing import Final

MOST: Final = 50_000_000  # bytes; the longest text that is read, one of rules, has about a million


def read_bytes(path: Path) -> bytes:
    """All of a file. OSError if it is longer than anything that is read here."""
    with path.open("rb") as file:
        raw = file.read(MOST + 1)
    if len(raw) > MOST:
        raise OSError(errno.EFBIG, f"it has more than {MOST:_} bytes", str(path))
    return raw


def read_text(path: Path, encoding: str = "utf-8") -> str:
    """The same as text, with lines that end as Python's do."""
    return StringIO(read_bytes(path).decode(encoding), newline=None).getvalue()
