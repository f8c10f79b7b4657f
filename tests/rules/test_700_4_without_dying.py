"""CR 700.4: what leaves the battlefield without dying is not put into a graveyard."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

WATCHER = invented(
    "Whenever one or more other creatures you control leave the battlefield without dying, you gain 3 life.\n"
    "Whenever another permanent you control leaves the battlefield without dying, you gain 1 life.",
    name="Watcher", types="Creature — Human", pt="1/1",
)  # fmt: skip


@pytest.mark.parametrize(
    ("does", "what", "gained"),
    [
        ("Destroy", "creature", 0),
        ("Exile", "creature", 4),
        ("Destroy", "artifact", 0),
        ("Exile", "artifact", 1),
    ],
)
def test_700_4_only_what_does_not_die(does: str, what: str, gained: int) -> None:
    spell = invented(f"{does} target {what}.", name="Gust", cost="{0}", types="Instant")
    name = "Grizzly Bears" if what == "creature" else "Sol Ring"
    table = position(alice=[WATCHER, name], alice_hand=[spell])
    table.alice.cast("Gust", [name])
    table.resolve()
    while table.stack or table.asked == "order triggers":
        table.apply(0) if table.asked == "order triggers" else table.resolve()
    assert table.alice.life == 20 + gained
