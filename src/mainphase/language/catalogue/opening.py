"""A card file as text, piece by piece: packed or not, and refused by name if it is something else."""

from __future__ import annotations

import bz2
import codecs
import gzip
import io
import lzma
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Any, Final

from mainphase.errors import CardError, cut
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import fixed, worded

PIECE: Final = 1 << 20
KINDS: Final = fixed(
    "error-a-json-file-of-mtgjson-atomiccards",
    "a JSON file of MTGJSON (AtomicCards, a set, AllPrintings) or Scryfall (bulk data), also as .gz, .bz2, .xz, .zip",
)
OTHERS: Final = (
    (b"SQLite format 3", "an SQLite file"),
    (b"PAR1", "a Parquet file"),
    (b"%PDF", "a PDF"),
    (b"<", "HTML or XML"),
    (b"\x7fELF", "a program"),
    (b"PK\x05\x06", "an empty .zip"),
    (b"\xff\xfe", "UTF-16 text"),
    (b"\xfe\xff", "UTF-16 text"),
)
DAMAGED: Final = (OSError, EOFError, zlib.error, lzma.LZMAError, zipfile.BadZipFile)
UNKNOWN_ZIP: Final = (RuntimeError, NotImplementedError)  # one with a password, or packed in another way
AT_ONCE: Final = 1 << 24  # bytes that any packed file may hold
DENSITY: Final = 100  # … and so many more for each of its own; card files are packed to a twentieth


class CardFile:
    """A card file that is open. `at` of `size` bytes have been read, as they lie on the disk."""

    def __init__(self, path: Path, disk: IO[bytes]) -> None:
        self.path = path
        self.disk = disk
        self.size = path.stat().st_size
        self.broken = ""  # why the text ends too early, if it does

    @property
    def at(self) -> int:
        return min(self.disk.tell(), self.size) if not self.disk.closed else self.size

    def wrong(self, message: str) -> CardError:
        return CardError(message, where=cut(str(self.path), 500))

    def pieces(self) -> Iterator[str]:
        """The text. Where it is damaged it ends, and `broken` says why."""
        decoder = codecs.getincrementaldecoder("utf-8-sig")()
        read = waiting = 0  # bytes: all, and of them those of a character that is not whole yet
        try:
            with closing(self._unpacked()) as raw:
                while piece := raw.read1(PIECE):
                    yield decoder.decode(piece)
                    read += len(piece)
                    if read > AT_ONCE + DENSITY * self.disk.tell():
                        self.broken = f"it expands to more than {DENSITY} times its size, as no card file does"
                        return
                    waiting = len(decoder.getstate()[0])
                yield decoder.decode(b"", True)
        except UnicodeDecodeError as wrong:
            yield wrong.object[: wrong.start].decode()
            self.broken = f"it is not UTF-8 text from byte {read - waiting + wrong.start:,} on"
        except UNKNOWN_ZIP as wrong:
            self.broken = f"it cannot be unpacked: {wrong}"
        except DAMAGED as wrong:
            self.broken = f"it is damaged or cut off: {wrong}"

    def _unpacked(self) -> Any:
        head = self.disk.read(16)
        self.disk.seek(0)
        if head.startswith(b"\x1f\x8b"):
            return gzip.open(self.disk)
        if head.startswith(b"BZh"):
            return bz2.open(self.disk)
        if head.startswith(b"\xfd7zXZ\x00"):
            return lzma.open(self.disk)
        if head.startswith(b"PK\x03\x04"):
            return self._only_member()
        for start, what in OTHERS:
            if head.lstrip(b" \t\r\n").startswith(start):
                raise self.wrong(
                    worded(
                        "error-this-is-a-card-file", "this is {what}; a card file is {kinds}", what=what, kinds=KINDS
                    )
                )
        return io.BytesIO() if not head else self.disk

    def _only_member(self) -> Any:
        archive = zipfile.ZipFile(self.disk)
        names = [name for name in archive.namelist() if name.lower().endswith(".json")]
        if len(names) != 1:
            raise self.wrong(
                worded(
                    "error-this-zip-has-json-files-exactly",
                    "this .zip has {count} JSON files; exactly one is read",
                    count=len(names),
                )
            )
        return archive.open(names[0])


@contextmanager
def opened(path: Path) -> Iterator[CardFile]:
    """Opens a file. Raises CardError if there is none, or if it cannot be read at all."""
    where = cut(str(path), 500)
    try:
        if path.is_dir():
            raise CardError(
                worded("error-this-is-a-folder-a-card", "this is a folder; a card file is {kinds}", kinds=KINDS),
                where=where,
            )
        if path.is_fifo():
            raise CardError(
                fixed("error-this-is-a-pipe", "this is a pipe, which cannot be read twice; put it into a file first"),
                where=where,
            )
        with path.open("rb") as disk:
            if not disk.seekable():
                raise CardError(
                    fixed(
                        "error-this-is-no-file",
                        "this is no file that can be read twice (a pipe?); put it into a file first",
                    ),
                    where=where,
                )
            yield CardFile(path, disk)
    except FileNotFoundError:
        raise CardError(fixed("error-there-is-no-such-file", "there is no such file"), where=where) from None
    except OSError as wrong:
        raise CardError(
            worded("error-it-cannot-be-read", "it cannot be read: {strerror}", strerror=str(wrong.strerror or wrong)),
            where=where,
        ) from None
    except ValueError as wrong:
        if isinstance(wrong, CardError):
            raise
        raise CardError(
            worded(
                "error-this-cannot-be-the-path-of-a-card",
                "this cannot be the path of a card file: {wrong}",
                wrong=error_text(wrong),
            ),
            where=where,
        ) from None
