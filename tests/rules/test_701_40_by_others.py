"""CR 701.40a: a player manifests a card of their own library: they control it, and may turn it face up."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

SHIFT = invented(
    "Exile target creature. Its controller manifests the top card of their library.",
    name="Shift",
    types="Instant",
    cost="{U}",
)


def test_701_40a_its_controller_manifests_theirs() -> None:
    table = position(
        alice=["Island"], alice_hand=[SHIFT], bob=["Craw Wurm", "2 Forest"], bob_library=["Grizzly Bears", "Shock"]
    )
    table.alice.cast("Shift", ["Craw Wurm"])
    table.resolve()
    assert table.exile == ["Craw Wurm"]
    assert table.bob.library[0] == "Shock"
    [hidden] = [name for name in table.bob.battlefield if name != "Forest"]
    assert table.controller(hidden) == "bob"
    assert table.pt(hidden) == "2/2"
    table.alice.passes()
    table.bob.turn_up(hidden)
    assert "Grizzly Bears" in table.bob.battlefield
