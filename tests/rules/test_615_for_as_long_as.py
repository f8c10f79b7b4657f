"""CR 611.2b, 615: damage by one creature is prevented for as long as something else is there."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

WEB = invented(
    "When ~ enters, prevent all damage that would be dealt by up to one target creature for as long as ~ remains on "
    "the battlefield.",
    name="Web",
    types="Enchantment",
    cost="{0}",
)
FROST = invented(
    "Until your next turn, prevent all damage target permanent would deal.", name="Frost", types="Sorcery", cost="{0}"
)
BREAK = invented("Destroy target enchantment.", name="Break", types="Sorcery", cost="{0}")
GIANT, BEARS = "Hill Giant", "Grizzly Bears"


def test_611_2b_for_as_long_as_it_remains() -> None:
    table = position(alice_hand=[WEB, BREAK], bob=[GIANT, BEARS])
    table.alice.cast("Web")
    table.resolve()
    table.choose(GIANT)
    table.resolve()
    for turn, left in ((2, 18), (4, 13)):
        table.advance_to(f"turn {turn}, precombat main")
        table.bob.attack({GIANT: "alice", BEARS: "alice"})
        table.advance_to(f"turn {turn}, postcombat main")
        assert table.alice.life == left
        table.advance_to(f"turn {turn + 1}, precombat main")
        if turn == 2:
            table.alice.cast("Break", ["Web"])
            table.resolve()


def test_615_until_your_next_turn() -> None:
    table = position(alice_hand=[FROST], bob=[GIANT])
    table.alice.cast("Frost", [GIANT])
    table.resolve()
    for turn, left in ((2, 20), (4, 17)):
        table.advance_to(f"turn {turn}, precombat main")
        table.bob.attack({GIANT: "alice"})
        table.advance_to(f"turn {turn}, postcombat main")
        assert table.alice.life == left
