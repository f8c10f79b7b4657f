"""Numbers that stand for kinds are distinct, and fit the tables they index."""

from __future__ import annotations

import pytest

from mainphase.kernel.events import ChangeKind
from mainphase.kernel.kinds import EventKind, StaticKind
from mainphase.kernel.objects import Flag, ObjectKind
from mainphase.kernel.state import EVENT_KINDS, STATIC_KINDS
from mainphase.kernel.values import DecisionKind, EventName, OptionKind


def numbers(kind: type) -> list[int]:
    return [v for k, v in vars(kind).items() if k.isupper() and isinstance(v, int)]


@pytest.mark.parametrize(
    "kind", [ChangeKind, EventKind, StaticKind, Flag, ObjectKind, DecisionKind, EventName, OptionKind]
)
def test_distinct(kind: type) -> None:
    found = numbers(kind)
    assert found
    assert len(found) == len(set(found)), kind.__name__


def test_they_fit_their_tables() -> None:
    assert max(numbers(EventKind)) < EVENT_KINDS
    assert max(numbers(StaticKind)) < STATIC_KINDS
