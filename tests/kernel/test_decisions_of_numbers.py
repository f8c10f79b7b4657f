"""A decision about a number has its options by the number, however it was made or restored."""

from __future__ import annotations

from mainphase.kernel.values import Decision, OptionKind


def test_a_number_is_found_though_no_option_is_listed() -> None:
    restored = Decision(low=2, high=5, options=[])
    assert restored.count() == 4
    assert [(restored.option(k).kind, restored.option(k).number) for k in range(4)] == [
        (OptionKind.NUMBER, number) for number in range(2, 6)
    ]
