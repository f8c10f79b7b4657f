"""CR 608.2c, 702.33g: what was put onto the battlefield this way is untapped and changed, if the spell was kicked."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

WAKE = invented(
    "Kicker {1}\n"
    "Search your library for up to two Forest cards, put them onto the battlefield tapped, then shuffle.\n"
    "If this spell was kicked, untap all Forests put onto the battlefield this way. They become 3/3 green creatures "
    "with haste that are still lands.",
    name="Wake", types="Sorcery", cost="{0}",
)  # fmt: skip


@pytest.mark.parametrize(("kicked", "size"), [(True, "3/3"), (False, "0/0")])
def test_702_33g_only_if_it_was_kicked(kicked: bool, size: str) -> None:
    table = position(alice=["Island"], alice_hand=[WAKE], alice_library=["Forest", "Swamp"])
    table.alice.cast("Wake", kicked=kicked)
    table.resolve()
    table.alice.choose("Forest")
    assert "Forest" in table.battlefield
    assert table.tapped("Forest") is not kicked
    assert table.pt("Forest") == size
