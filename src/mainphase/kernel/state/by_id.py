"""Objects and parts of the turn by their ids. Ids only grow, so a list does what a dictionary would, at a fraction of
the cost. It speaks like a dictionary; the hash and the stored form see it as one.
"""

from typing import Final, Generic, TypeVar, final

from mypy_extensions import i64

T = TypeVar("T")

ROOM: Final[list[None]] = [None] * 64  # by so much a table grows at once


@final
class ById(Generic[T]):
    """A table from ids to what has them."""

    def __init__(self) -> None:
        self.at: list[T | None] = []

    def __getitem__(self, id: i64) -> T:
        found = self.at[id]
        if found is None:
            raise KeyError(id)
        return found

    def __setitem__(self, id: i64, what: T) -> None:
        at = self.at
        while id >= len(at):
            at += ROOM
        at[id] = what

    def __delitem__(self, id: i64) -> None:
        self.at[id] = None

    def __contains__(self, id: i64) -> bool:
        return 0 <= id < len(self.at) and self.at[id] is not None

    def __len__(self) -> int:
        return len(self.values())

    def get(self, id: i64) -> T | None:
        return self.at[id] if 0 <= id < len(self.at) else None

    def pop(self, id: i64) -> T:
        found = self[id]
        self.at[id] = None
        return found

    def keys(self) -> list[int]:
        return [id for id in range(len(self.at)) if self.at[id] is not None]

    def values(self) -> list[T]:
        return [found for found in self.at if found is not None]

    def items(self) -> list[tuple[int, T]]:
        return [(id, self[id]) for id in self.keys()]
