"""Reading a file that somebody names: a fifo as well as a file, but never without end (`/dev/zero`)."""

import errno
from io import StringIO
from pathlib import Path
from typing import Final

MOST: Final = 50_000_000  # bytes; the longest text that is read, one of rules, has about a million


def read_bytes(path: Path) -> bytes:
    """All of a file as bytes. Raises OSError if it is longer than anything that is read here."""
    with path.open("rb") as file:
        raw = file.read(MOST + 1)
    if len(raw) > MOST:
        raise OSError(errno.EFBIG, f"it has more than {MOST:_} bytes", str(path))
    return raw


def read_bounded_text(path: Path, encoding: str = "utf-8") -> str:
    """All of a file as text, with lines that end as Python's do. Raises OSError if it is longer than anything that is
    read here.
    """
    return StringIO(read_bytes(path).decode(encoding), newline=None).getvalue()
