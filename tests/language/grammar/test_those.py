"""Groups that are spoken of again are the same as before, or nothing is read."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does


@pytest.mark.parametrize(
    "text",
    [
        "Gain control of all artifacts your opponents control until end of turn. Untap them.",
        "Gain control of all creatures with power 3 or less until end of turn. Untap those creatures.",
        "Attacking creatures get +1/+0 until end of turn. Sacrifice those creatures at the beginning of the next end "
        "step.",
        "Tap all untapped creatures. Those creatures don't untap during their controller's next untap step.",
        "Creatures with power 2 or less get +2/+0 until end of turn. Untap those creatures.",
        "If you have 5 or less life, tap all creatures. Those creatures don't untap during their controller's next "
        "untap step.",
    ],
)
def test_what_may_be_another_group_then_is_not_read(text: str) -> None:
    assert does(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "Gain control of all creatures until end of turn. Untap them.",
        "Creatures you control get +2/+0 until end of turn. Untap those creatures.",
        "Tap all creatures. Those creatures don't untap during their controller's next untap step.",
    ],
)
def test_what_stays_the_same_is(text: str) -> None:
    assert does(text) is not None
