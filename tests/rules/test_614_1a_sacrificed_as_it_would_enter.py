"""CR 614.1: lands for which others are sacrificed as they would enter; where that fails they go to the graveyard."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

INSTEAD = (
    "If ~ would enter, sacrifice {} instead. If you do, put ~ onto the battlefield. If you don't, put it into its "
    "owner's graveyard.\n{{T}}: Add {{G}}."
)
VALE = invented(INSTEAD.format("two untapped lands"), "Vale", types="Land", cost=None)
HEART = invented(INSTEAD.format("a Forest"), "Heart", types="Land — Forest", cost=None)


def played(land: str, *others: str) -> Table:
    table = position(alice=list(others), alice_hand=[VALE, HEART])
    table.alice.play_land(land)
    return table


@pytest.mark.parametrize(
    ("land", "others", "there", "buried"),
    [
        ("Vale", ("Swamp", "Forest"), ["Vale"], ["Swamp", "Forest"]),
        ("Vale", ("Swamp",), [], ["Swamp", "Vale"]),
        ("Vale", ("Swamp", "Forest (tapped)"), ["Forest"], ["Swamp", "Vale"]),
        ("Heart", ("Swamp", "Forest"), ["Swamp", "Heart"], ["Forest"]),
        ("Heart", ("Swamp",), ["Swamp"], ["Heart"]),
    ],
)
def test_614_1a_lands_are_sacrificed_instead(
    land: str, others: tuple[str, ...], there: list[str], buried: list[str]
) -> None:
    table = played(land, *others)
    assert sorted(table.battlefield) == sorted(there)
    assert sorted(table.alice.graveyard) == sorted(buried)
    assert table.events("enters", what=land) == [] or land in there
