"""CR 603.2c: "for each card discarded this way" counts the cards that an event discarded."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

HOWLER = invented(
    "Whenever you discard one or more cards, target creature gets +2/+0 until end of turn for each card discarded this "
    "way. Whenever that creature deals combat damage to a player this turn, you draw a card.", name="Howler",
)  # fmt: skip
REST = invented("Discard two cards.", name="Rest", types="Instant", cost="{0}")


def test_603_2c_as_many_as_were_discarded_at_once() -> None:
    table = position(alice=[HOWLER, "Hill Giant"], alice_hand=[REST, "Shock", "Fear", "Opt"])
    table.alice.cast("Rest")
    table.resolve()
    table.choose("Shock", "Fear")
    table.choose("Hill Giant")
    table.resolve()
    assert table.pt("Hill Giant") == "7/3"
    table.advance_to("declare attackers")
    table.alice.attack({"Hill Giant": "bob"})
    table.advance_to("combat damage")
    table.resolve_all()
    assert (table.bob.life, table.alice.hand) == (13, ["Opt", "a blank card"])
