"""CR 601.2b, 118.3: X is no greater than what is left to be tapped or taken once the mana is paid, and what is tapped
already is tapped for nothing else.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import position

HAND = invented(
    "{3}{U}, {T}, Tap X untapped artifacts you control: You gain X life.",
    name="Dock Worker", types="Artifact Creature — Construct", cost="{1}", pt="1/2",
)  # fmt: skip
BRIDGE = invented("{T}: Add {U}.", name="Iron Bridge", types="Artifact Land", cost="")
ROCK = invented("", name="Plain Rock", types="Artifact", cost="{1}")


@pytest.mark.parametrize(
    ("others", "most"),
    [(["4 Island"], 0), (["3 Island", BRIDGE], 0), (["4 Island", BRIDGE], 1), (["3 Island", BRIDGE, ROCK, ROCK], 2)],
)
def test_601_2b_x_is_what_is_left(others: list[object], most: int) -> None:
    table = position(alice=[HAND, *others])  # type: ignore[list-item]
    table.alice.activate("Dock Worker", x=most)
    table.resolve_all()
    assert table.state.players[0].life == 20 + most
    table = position(alice=[HAND, *others])  # type: ignore[list-item]
    with pytest.raises(NotOffered):
        table.alice.activate("Dock Worker", x=most + 1)
