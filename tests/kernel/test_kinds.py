"""The numbers by which events and static abilities are looked up."""

from __future__ import annotations

import pytest

from mainphase.kernel.changes import ChangeKind
from mainphase.kernel.kinds import EventKind, StaticKind
from mainphase.kernel.state import EVENT_KINDS, STATIC_KINDS


@pytest.mark.parametrize(("kinds", "most"), [(EventKind, EVENT_KINDS), (StaticKind, STATIC_KINDS), (ChangeKind, 64)])
def test_each_kind_has_a_number_of_its_own(kinds: type, most: int) -> None:
    named = {name: value for name, value in vars(kinds).items() if name.isupper()}
    taken: dict[int, str] = {}
    for name, value in named.items():
        assert 0 <= value < most
        assert value not in taken, f"{name} and {taken.get(value)} share the number {value}"
        taken[value] = name
