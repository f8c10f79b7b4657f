"""What there is by id: objects, and parts of the turn. Ids only grow, so a list does what a dictionary would, at a
fraction of the cost. It speaks like a dictionary; the hash and the stored form see it as one.
"""

from typing import Generic, TypeVar, final

from mypy_extensions import i64

T = TypeVar("T")


@final
class ById(Generic[T]):
    """A table from ids to what has them."""

    def __init__(self) -> None:
        self.at: list[T | None] = []

    def __getitem__(self, id: int) -> T:
        found = self.at[id]
        if found is None:
            raise KeyError(id)
        return found

    def __setitem__(self, id: int, what: T) -> None:
        at = self.at
        new: i64 = id
        count: i64 = len(at)
        if new < count:
            at[new] = what
            return
        if new > count:  # what came in between has its place in another table
            at.extend([None] * (new - count))
        at.append(what)

    def __delitem__(self, id: int) -> None:
        self.at[id] = None

    def __contains__(self, id: int) -> bool:
        return 0 <= id < len(self.at) and self.at[id] is not None

    def __len__(self) -> int:
        return len(self.values())

    def get(self, id: int) -> T | None:
        return self.at[id] if 0 <= id < len(self.at) else None

    def pop(self, id: int) -> T:
        found = self[id]
        self.at[id] = None
        return found

    def keys(self) -> list[int]:
        return [id for id in range(len(self.at)) if self.at[id] is not None]

    def values(self) -> list[T]:
        return [found for found in self.at if found is not None]

    def items(self) -> list[tuple[int, T]]:
        return [(id, self[id]) for id in self.keys()]
