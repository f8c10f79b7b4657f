"""CR 608.2b, 601.2c: an artifact is sacrificed as another of that player's is returned, if both targets are legal."""

from __future__ import annotations

from typing import Any

from tests.support.invented import invented
from tests.support.table import Table, position

WELDER = invented(
    "{T}: Choose target artifact a player controls and target artifact card in that player's graveyard. If both "
    "targets are still legal as this ability resolves, that player simultaneously sacrifices the artifact and returns "
    "the artifact card to the battlefield.",
    name="Odd Welder",
)  # fmt: skip
AXE = invented("Destroy target permanent.", name="Wide Axe", types="Instant", cost="{R}")
WATCH = invented(
    "Whenever another artifact enters under your control, you gain 1 life.", name="Old Watch", types="Artifact"
)


def welding(**more: Any) -> Table:
    return position(alice=[WELDER, "Ornithopter", "Mountain"], alice_hand=[AXE], bob=[WATCH, "Bear Cub"], **more)


def test_601_2c_the_card_is_in_its_controllers_graveyard() -> None:
    table = welding(bob_graveyard=["Sol Ring", "Grizzly Bears"])
    table.alice.activate("Odd Welder")
    if table.asked == "target":
        assert table.options == ["Old Watch"]
        table.choose("Old Watch")
    table.resolve_all()
    assert sorted(table.bob.battlefield) == ["Bear Cub", "Sol Ring"]
    assert table.bob.graveyard == ["Grizzly Bears", "Old Watch"]
    assert table.bob.life == 20  # it would have seen what entered before it left


def test_602_2b_not_without_a_card_of_the_same_player() -> None:
    table = welding(carol_graveyard=["Sol Ring"], players=("alice", "bob", "carol"))
    assert table.alice.why_not("activate Odd Welder") is not None


def test_608_2b_nothing_happens_if_one_target_is_gone() -> None:
    table = welding(bob_graveyard=["Sol Ring"])
    table.alice.activate("Odd Welder")
    if table.asked == "target":
        table.choose("Old Watch")
    table.alice.cast("Wide Axe", targets=["Old Watch"])
    table.resolve_all()
    assert table.bob.battlefield == ["Bear Cub"]
    assert sorted(table.bob.graveyard) == ["Old Watch", "Sol Ring"]
