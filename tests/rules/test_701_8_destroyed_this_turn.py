"""CR 701.8, 118.9: a permanent of yours was destroyed this turn by a spell or ability that an opponent controlled."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

TRAP = invented(
    "If a noncreature permanent under your control was destroyed this turn by a spell or ability an opponent "
    "controlled, you may pay {G} rather than pay this spell's mana cost.\nYou gain 4 life.",
    name="Cold Trap", types="Instant", cost="{4}{G}{G}",
)  # fmt: skip
HARD = invented("Indestructible", name="Hard Ring", types="Artifact")
AXE = invented("Destroy target permanent.", name="Wide Axe", types="Instant", cost="{R}")


@pytest.mark.parametrize(
    ("by", "what", "cheap"),
    [("bob", "Hard Ring", False), ("bob", "Sol Ring", True), ("bob", "Bear Cub", False), ("alice", "Sol Ring", False)],
)  # fmt: skip
def test_701_8a_destroyed_by_whom(by: str, what: str, cheap: bool) -> None:
    table = position(
        alice=["Forest", "Mountain", "Sol Ring", "Bear Cub", HARD], alice_hand=[TRAP, AXE],
        bob=["Mountain"], bob_hand=[AXE], active=by,
    )  # fmt: skip
    table.seat(by).cast("Wide Axe", targets=[what])
    table.resolve_all()
    if by == "bob":
        table.bob.passes()
    if cheap:
        table.alice.cast("Cold Trap", way=1)
        table.resolve_all()
        assert table.alice.life == 24
    else:
        assert "cast Cold Trap" not in table.options
