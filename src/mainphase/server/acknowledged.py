"""How many changes of each game were acknowledged, in a small file beside the games.

SQLite takes a damaged place in its log for the log's end, and goes on without what stood behind it. Each game counts
its changes in its own row; the count that was acknowledged last stands here. So what is lost is missed, game by game.
A count is written after its change and before anybody is told of it; the disk is not waited for.
"""

from __future__ import annotations

import hashlib
import io
import os
import struct
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from mainphase.server.private_files import made_private

RECORD: Final = struct.Struct("<8sq48s")  # a checksum, a count, the name of a game
MAGIC: Final = b"mainphase acknowledged 1"
HEAD: Final = 128  # bytes, before the records
DROPPED: Final = -1  # a count: the game was dropped
BOOT: Final = Path("/proc/sys/kernel/random/boot_id")


class CountsHead(msgspec.Struct):
    """What stands first in the file: how durable what is counted was said to be, and in which run of the system."""

    durable: str
    boot: str


def run_of_system() -> str:
    """Tells one run of the system from the next; "" where it does not say."""
    with suppress(OSError):
        return BOOT.read_text(encoding="ascii").strip()
    return ""


def packed_record(game: str, count: int) -> bytes:
    name = game.encode()
    given = struct.pack("<q48s", count, name)
    return RECORD.pack(hashlib.blake2b(given, digest_size=8).digest(), count, name)


class Acknowledged:
    """The file of counts. `found` is what stood there as it was opened, as far as it is whole."""

    def __init__(self, games: str, durable: str) -> None:
        self.path = f"{games}-acknowledged"
        self.durable = durable
        self.found: dict[str, int] = {}
        self.head = CountsHead(durable, run_of_system())  # of what was found
        self._places: dict[str, int] = {}
        self._file: io.FileIO | None = None
        with suppress(OSError):
            self._read(Path(self.path).read_bytes())

    @property
    def losses_are_allowed(self) -> bool:
        """True if the system has ended since the last count, and nothing better than that was promised."""
        now = run_of_system()
        return self.head.durable == "crash" and bool(now) and now != self.head.boot

    def _read(self, content: bytes) -> None:
        magic, _, head = content[:HEAD].partition(b"\n")
        if magic != MAGIC:
            return
        with suppress(msgspec.DecodeError, UnicodeError):
            self.head = msgspec.json.decode(head.rstrip(b"\0"), type=CountsHead)
        for at in range(HEAD, len(content) - RECORD.size + 1, RECORD.size):
            _, count, name = RECORD.unpack_from(content, at)
            game = name.rstrip(b"\0").decode("utf-8", "replace")
            if packed_record(game, count) == content[at : at + RECORD.size]:
                self.found[game] = count

    def begin(self, counts: dict[str, int]) -> None:
        """Writes the file anew, with these counts, in the place of the old one. Raises OSError."""
        made = f"{self.path}-new"
        head = MAGIC + b"\n" + msgspec.json.encode(CountsHead(self.durable, run_of_system()))
        records = b"".join(packed_record(game, count) for game, count in counts.items())
        Path(made).unlink(missing_ok=True)
        with open(made_private(made), "wb") as stream:
            stream.write(head.ljust(HEAD, b"\0") + records)
            stream.flush()
            os.fsync(stream.fileno())
        self.close()
        os.replace(made, self.path)
        self._file = io.FileIO(self.path, "r+")
        self._places = {game: HEAD + k * RECORD.size for k, game in enumerate(counts)}

    def note(self, game: str, count: int) -> None:
        """So many changes of a game are acknowledged. Raises OSError."""
        if self._file is None:
            return
        place = self._places.setdefault(game, HEAD + len(self._places) * RECORD.size)
        self._file.seek(place)
        self._file.write(packed_record(game, count))

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
