"""Objects that are determined together: which they are, and whether one is among them, however many there are."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mainphase.kernel.state.ids import index_of_id

FEW: Final = 8  # so many are looked through


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Among:
    """Objects by their ids, in an order that does not change."""

    def __init__(self, ids: list[int]) -> None:
        self.ids = ids
        self.held: set[int] | None = None

    def has(self, oid: i64) -> bool:
        """True if the object with this id is among them."""
        if len(self.ids) <= FEW:
            return index_of_id(self.ids, oid) >= 0
        held = self.held
        if held is None:
            held = set(self.ids)
            self.held = held
        return int(oid) in held

    def has_any(self, ids: list[int]) -> bool:
        """True if any of these is among them."""
        for oid in ids:
            if self.has(oid):
                return True
        return False
