"""CR 701.25: surveil as many cards as something says."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

DOWNLOAD = invented(
    "Surveil X, where X is the number of artifacts you control. Then draw a card.",
    name="Download", types="Instant", cost="{0}",
)  # fmt: skip
NOIR = invented(
    "Whenever a creature you control attacks alone, put a +1/+1 counter on it. Then surveil X, where X is the number "
    "of counters on it.",
    name="Noir",
)  # fmt: skip


def test_701_25a_as_many_as_are_counted() -> None:
    table = position(alice=["2 Ornithopter"], alice_hand=[DOWNLOAD], alice_library=["Shock", "Giant Growth", "Fear"])
    table.alice.cast("Download")
    table.resolve()
    assert table.options == ["done", "Shock", "Giant Growth"]
    table.choose("Shock", "done")
    assert (table.alice.graveyard, table.alice.hand) == (["Shock", "Download"], ["Giant Growth"])
    assert table.alice.library[0] == "Fear"


def test_701_25a_counters_are_counted_after_one_was_put() -> None:
    table = position(alice=[NOIR, "Hill Giant (2 +1/+1)"], alice_library=["Shock", "Giant Growth", "Fear", "Opt"])
    table.advance_to("declare attackers")
    table.alice.attack({"Hill Giant": "bob"})
    table.resolve()
    assert table.counters("Hill Giant", "+1/+1") == 3
    assert table.options == ["done", "Shock", "Giant Growth", "Fear"]
