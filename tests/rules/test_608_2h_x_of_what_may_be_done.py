"""CR 608.2h: X of what may be done, and of what is done if it was, is worked out once."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

BEBOP = invented(
    "Whenever ~ deals combat damage to a player, you may draw X cards, where X is the number of counters on ~. If you "
    "do, you lose X life.", name="Boar",
)  # fmt: skip


def test_608_2h_so_many_cards_and_so_much_life() -> None:
    table = position(alice=["Hill Giant", BEBOP], alice_library=["Shock", "Fear", "Opt"], step="beginning of combat")
    table.find("Boar").put("+1/+1", 2)
    table.advance_to("declare attackers")
    table.alice.attack({"Boar": "bob"})
    table.advance_to("combat damage")
    table.resolve()
    not_so = table.copy()
    table.choose("yes")
    assert (table.alice.hand, table.alice.life) == (["Shock", "Fear"], 18)
    not_so.choose("no")
    assert (not_so.alice.hand, not_so.alice.life) == ([], 20)
