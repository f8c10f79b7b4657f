"""CR 702.45, 608.2h: bushido of an amount that is counted as the ability resolves."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

LADY = invented("~ has bushido X, where X is the number of attacking creatures.", name="Lady", pt="3/2")


def test_608_2h_x_is_counted_as_bushido_resolves() -> None:
    table = position(
        alice=["Hill Giant", "Gray Ogre", "Grizzly Bears", "Mountain"], alice_hand=["Shock"], bob=[LADY],
    )  # fmt: skip
    table.alice.attack(["Hill Giant", "Gray Ogre", "Grizzly Bears"])
    table.alice.passes()
    table.bob.passes()
    table.bob.block({"Lady": "Hill Giant"})
    table.alice.cast("Shock", ["Grizzly Bears"])
    table.resolve()
    table.resolve()
    assert table.pt("Lady") == "5/4"
