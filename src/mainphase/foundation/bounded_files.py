"""Reading a text that somebody names or gives: a file or a pipe, but never without end (`/dev/zero`), never longer than
anything of its kind, and never waiting for ever (a pipe into which nobody writes).
"""

import errno
import os
import select
import stat
import time
from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path
from typing import Final

# How long a text of each kind may be: bytes of a file, characters of a text.
LONGEST_DECK: Final = 1_000_000  # a list of 10,000 lines has half as many
LONGEST_SCENARIO: Final = 100_000  # one of 2,000 objects has half as many
LONGEST_RECORD: Final = 10_000_000  # a game of 60,000 decisions has a third
LONGEST_RULES: Final = 10_000_000  # the longest of them so far has a million
LONGEST_OWN_CARDS: Final = 500_000  # some thousand cards
LONGEST_KEPT: Final = 50_000_000  # of what mainphase itself keeps

MOST_BELOW: Final = 300_000  # files of any kind below a folder that is looked through

PIECE: Final = 1 << 16
NOBODY: Final = 1.5  # seconds to wait for whoever writes into a pipe
SILENCE: Final = 10.0  # … and for more from somebody who has begun


def read_bytes(path: Path, most: int) -> bytes:
    """All of a file or a pipe as bytes. Raises OSError if it has more bytes than these, or if nobody writes into the
    pipe.
    """
    if stat.S_ISFIFO(path.stat().st_mode):
        raw = b"".join(read_pipe(path, most))
    else:
        with path.open("rb") as file:
            raw = file.read(most + 1)
    if len(raw) > most:
        raise OSError(errno.EFBIG, f"it has more than {most:,} bytes, the most that are read of such a file", str(path))
    return raw


def read_pipe(path: Path, most: int) -> Iterator[bytes]:
    """Yields what is written into a pipe, until its writer closes it or there is more than is read. Raises OSError if
    nobody writes into it for too long.
    """
    source = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        began, total = time.monotonic(), 0
        while total <= most:
            try:
                piece = os.read(source, PIECE)
            except BlockingIOError:  # a writer is there
                if not select.select([source], [], [], SILENCE)[0]:
                    said = f"its writer has been silent for {SILENCE:g} seconds"
                    raise OSError(errno.ETIMEDOUT, said, str(path)) from None
                continue
            total += len(piece)
            if piece:
                yield piece
            elif total:
                return
            elif time.monotonic() - began > NOBODY:
                raise OSError(errno.ETIMEDOUT, "it is a pipe into which nobody writes", str(path))
            else:
                time.sleep(0.02)
    finally:
        os.close(source)


def read_bounded_text(path: Path, most: int, encoding: str = "utf-8") -> str:
    """All of a file or a pipe as text, with lines that end as Python's do. Raises OSError as `read_bytes` does."""
    return StringIO(read_bytes(path, most).decode(encoding), newline=None).getvalue()


def files_below(folder: Path, endings: Sequence[str]) -> list[Path]:
    """The files below a folder whose names end so, in order. What vanishes meanwhile, or may not be looked at, is not
    there. Raises OSError if so many files lie there that it cannot be the folder that was meant.
    """
    found: list[Path] = []
    seen = 0
    for place, _, names in os.walk(folder):
        seen += len(names)
        if seen > MOST_BELOW:
            raise OSError(errno.EFBIG, f"more than {MOST_BELOW:,} files lie below this folder", str(folder))
        found += [Path(place, name) for name in names if os.path.splitext(name)[1].lower() in endings]
    return sorted(found)
