"""Objects and parts of the turn by their ids. Ids only grow, so a list does what a dictionary would, at a fraction of
the cost. It speaks like a dictionary; the hash and the stored form see it as one.

Several tables can have the same things behind them (`flat.clone_state`). Nobody changes those: a table that is asked
for one copies it first. Who only looks may look at them as they are (`peek`, `to_read`).
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64

T = TypeVar("T")

ROOM: Final[list[None]] = [None] * 64  # by so much a table grows at once


class Copier:
    """Who copies what is behind several tables: registered by `flat`, which knows how."""

    def __init__(self) -> None:
        self.copy: Callable[[Any], Any] | None = None


COPIER: Final = Copier()


@final
class ById(Generic[T]):
    """A table from ids to what has them."""

    def __init__(self) -> None:
        self.at: list[T | None] = []
        self.behind: list[T | None] = []  # what is had in common with other tables, where `at` has nothing
        self.common = False  # the list `behind` is itself another table's too

    def __getitem__(self, id: i64) -> T:
        found = self.at[id]
        if found is None:
            found = self.brought(id)
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
        if 0 <= id < len(self.behind) and self.behind[id] is not None:
            self.own_behind()[id] = None

    def __contains__(self, id: i64) -> bool:
        return self.peek(id) is not None

    def __len__(self) -> int:
        return len(self.to_read())

    def get(self, id: i64) -> T | None:
        found = self.at[id] if 0 <= id < len(self.at) else None
        return found if found is not None else self.brought(id)

    def pop(self, id: i64) -> T:
        found = self[id]
        del self[id]
        return found

    # --- what is behind

    def brought(self, id: i64) -> T | None:
        """What is behind with this id, as a copy that is this table's own from now on."""
        if not 0 <= id < len(self.behind):
            return None
        kept = self.behind[id]
        if kept is None:
            return None
        copy = COPIER.copy
        assert copy is not None
        own: T = copy(kept)
        self.at[id] = own
        return own

    def bring_all(self) -> None:
        for id in range(len(self.behind)):
            if self.at[id] is None:
                self.brought(id)
        self.behind = []
        self.common = False

    def own_behind(self) -> list[T | None]:
        """The list `behind`, to be changed."""
        if self.common:
            self.behind = self.behind[:]
            self.common = False
        return self.behind

    def put_behind(self, ids: list[int]) -> None:
        """What has these ids can be had in common with other tables from now on: nobody may hold it, to change it."""
        at = self.at[:]
        behind = self.behind[:]
        if len(behind) < len(at):
            behind.extend([None] * (len(at) - len(behind)))
        for id in ids:
            behind[id] = at[id]
            at[id] = None
        # In this order, and not in the lists that there were: whoever reads this table meanwhile misses nothing.
        self.behind = behind
        self.common = False
        self.at = at

    def share_behind(self, other: "ById[T]") -> None:
        """The other table has nothing yet: it has the same things behind it as this one."""
        if self.behind:
            other.behind = self.behind
            other.common = self.common = True

    def peek(self, id: i64) -> T | None:
        """What has this id, to look at."""
        found = self.at[id] if 0 <= id < len(self.at) else None
        if found is None and 0 <= id < len(self.behind):
            return self.behind[id]
        return found

    def to_read(self) -> list[T]:
        """All that there is, to look at."""
        found: list[T] = []
        behind = self.behind
        kept: i64 = len(behind)
        for id, own in enumerate(self.at):
            what = own if own is not None or id >= kept else behind[id]
            if what is not None:
                found.append(what)
        return found

    def table_to_read(self) -> list[T | None]:
        """What has which id, to look at."""
        behind = self.behind
        if not behind:
            return self.at
        table = self.at[:]
        for id in range(len(behind)):
            kept = behind[id]
            if kept is not None and table[id] is None:
                table[id] = kept
        return table

    # --- as of a dictionary

    def keys(self) -> list[int]:
        table = self.table_to_read()
        return [id for id in range(len(table)) if table[id] is not None]

    def values(self) -> list[T]:
        if self.behind:
            self.bring_all()
        return [found for found in self.at if found is not None]

    def items(self) -> list[tuple[int, T]]:
        return [(id, self[id]) for id in self.keys()]
