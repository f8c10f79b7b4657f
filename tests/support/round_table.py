"""What tests of games of several players share (CR 801-811): who sits around the table, their life
totals, and spells for nothing.
"""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table

SIX = ("ann", "bob", "cid", "dan", "eve", "fay")
BEAR = "Grizzly Bears"
BOLT = invented("Bolt deals 3 damage to any target.", name="Bolt", types="Instant", cost="{0}")
WIN = invented("You win the game.", name="Win", types="Sorcery", cost="{0}")
RESTLESS = invented(
    "Whenever ~ becomes tapped, untap it.\nWhenever ~ becomes untapped, tap it.", name="Restless", cost="{0}"
)
TAP = invented("Tap target creature.", name="Tap", types="Instant", cost="{0}")


def lives(table: Table) -> list[int]:
    """The life total of each player, in the order of their seats."""
    return [p.life for p in table.state.players]
