"""CR 608.2c: "that much" after cards were returned to a hand: as many as were."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

FIEND = invented(
    "If you would draw a card, exile the top card of your library face down instead.\n{0}: Draw three cards.\n"
    "{1}: Return all cards exiled with ~ to their owner's hand and you lose that much life.", name="Fiend",
)  # fmt: skip


def test_608_2c_so_much_life_is_lost() -> None:
    table = position(alice=[FIEND, "2 Forest"], alice_library=["Shock", "Fear", "Opt"])
    table.alice.activate("Fiend", ability=0)
    table.resolve()
    assert len(table.exile) == 3
    table.alice.activate("Fiend", ability=1)
    table.resolve()
    assert (sorted(table.alice.hand), table.alice.life) == (["Fear", "Opt", "Shock"], 17)
    table.alice.activate("Fiend", ability=1)
    table.resolve()
    assert table.alice.life == 17
