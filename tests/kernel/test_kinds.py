"""The kinds by which events and static abilities are indexed."""

from __future__ import annotations

import pytest

from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.state.state import EVENT_KINDS, STATIC_KINDS
from mainphase.kernel.what_happens import TriggerKind


@pytest.mark.parametrize(("kinds", "most"), [(TriggerKind, EVENT_KINDS), (StaticKind, STATIC_KINDS)])
def test_every_kind_has_a_number_of_its_own_within_the_index(kinds: type, most: int) -> None:
    numbers = {name: value for name, value in vars(kinds).items() if name.isupper()}
    by_number: dict[int, list[str]] = {}
    for name, value in numbers.items():
        by_number.setdefault(value, []).append(name)
    assert [names for names in by_number.values() if len(names) > 1] == []
    assert max(by_number) < most
