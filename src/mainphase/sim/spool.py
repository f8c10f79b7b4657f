"""The rows of a run without a folder: in a temporary file, so that memory does not grow with the games."""

from __future__ import annotations

import zlib
from tempfile import SpooledTemporaryFile
from typing import Final

import msgspec

from mainphase.sim.plan import Batch
from mainphase.sim.rows import Columns

IN_MEMORY: Final = 1 << 20  # bytes; a run of a few thousand games touches no disk
FASTEST: Final = 1


class RowSpool:
    """Keeps the rows of batches as long as it lives itself."""

    def __init__(self) -> None:
        self.file = SpooledTemporaryFile(max_size=IN_MEMORY)  # noqa: SIM115  # closed when nobody has it any more
        self.end = 0
        self.places: dict[Batch, tuple[int, int]] = {}

    def keep(self, batch: Batch, games: Columns, cards: Columns) -> None:
        """Adds the rows of a batch: of its games, and of their cards."""
        data = zlib.compress(msgspec.msgpack.encode((games, cards)), FASTEST)
        self.file.seek(self.end)
        self.file.write(data)
        self.places[batch] = self.end, len(data)
        self.end += len(data)

    def rows(self, batch: Batch) -> tuple[Columns, Columns] | None:
        """The rows of a batch; None if they are not kept."""
        place = self.places.get(batch)
        if place is None:
            return None
        self.file.seek(place[0])
        games, cards = msgspec.msgpack.decode(zlib.decompress(self.file.read(place[1])))
        return games, cards
