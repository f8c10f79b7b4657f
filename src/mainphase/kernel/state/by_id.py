"""Objects and parts of the turn by id. Ids only grow, so a list does what a dictionary would, at a fraction of the
cost. Both tables speak like dictionaries; the hash and the stored form see them as such.
"""

from typing import final

from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.turn_parts import Part


@final
class Objects:
    """The objects of a game, those that have left it this turn among them."""

    def __init__(self) -> None:
        self.at: list[Obj | None] = []

    def __getitem__(self, id: int) -> Obj:
        o = self.at[id]
        if o is None:
            raise KeyError(id)
        return o

    def __setitem__(self, id: int, o: Obj) -> None:
        at = self.at
        while len(at) < id:
            at.append(None)
        if len(at) == id:
            at.append(o)
        else:
            at[id] = o

    def __delitem__(self, id: int) -> None:
        self.at[id] = None

    def __contains__(self, id: int) -> bool:
        return 0 <= id < len(self.at) and self.at[id] is not None

    def __len__(self) -> int:
        return len(self.values())

    def get(self, id: int) -> Obj | None:
        return self.at[id] if 0 <= id < len(self.at) else None

    def pop(self, id: int) -> Obj:
        o = self[id]
        self.at[id] = None
        return o

    def keys(self) -> list[int]:
        return [o.id for o in self.values()]

    def values(self) -> list[Obj]:
        return [o for o in self.at if o is not None]

    def items(self) -> list[tuple[int, Obj]]:
        return [(o.id, o) for o in self.values()]

    def copy(self) -> "Objects":
        c = Objects()
        c.at = [o.copy() if o is not None else None for o in self.at]
        return c


@final
class Parts:
    """The turns, phases and steps that are or are to come."""

    def __init__(self) -> None:
        self.at: list[Part | None] = []

    def __getitem__(self, id: int) -> Part:
        p = self.at[id]
        if p is None:
            raise KeyError(id)
        return p

    def __setitem__(self, id: int, p: Part) -> None:
        at = self.at
        while len(at) < id:
            at.append(None)
        if len(at) == id:
            at.append(p)
        else:
            at[id] = p

    def __delitem__(self, id: int) -> None:
        self.at[id] = None

    def __contains__(self, id: int) -> bool:
        return 0 <= id < len(self.at) and self.at[id] is not None

    def __len__(self) -> int:
        return len(self.values())

    def get(self, id: int) -> Part | None:
        return self.at[id] if 0 <= id < len(self.at) else None

    def pop(self, id: int) -> Part:
        p = self[id]
        self.at[id] = None
        return p

    def values(self) -> list[Part]:
        return [p for p in self.at if p is not None]

    def items(self) -> list[tuple[int, Part]]:
        return [(p.id, p) for p in self.values()]

    def copy(self) -> "Parts":
        c = Parts()
        c.at = [p.copy() if p is not None else None for p in self.at]
        return c
