"""CR 101.4, 118.12: players who may pay any amount of mana, in turn order starting with you, and all that was paid."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

GLOW = invented(
    "Starting with you, each player may pay any amount of mana. Each player draws X cards, where X is the total amount "
    "of mana paid this way.",
    name="Glow", types="Instant", cost="{0}",
)  # fmt: skip
DRAGON = invented(
    "Whenever Dragon attacks, each player starting with you may pay any amount of mana. Dragon gets +X/+0 until end of "
    "turn, where X is the total amount of mana paid this way.",
    name="Dragon", types="Creature — Dragon", pt="4/4",
)  # fmt: skip
BACK = invented("Reverse the game's turn order.", name="Back", types="Instant", cost="{0}")
THREE = ["alice", "bob", "carol"]


def test_118_12_what_all_of_them_paid_is_counted_together() -> None:
    table = position(
        players=THREE, alice=["Forest", "Forest"], bob=["Swamp"], carol=["Island"], alice_hand=[GLOW], active="carol"
    )
    while table.priority != "alice":
        table.pass_once()
    table.alice.cast("Glow")
    table.resolve()
    asked = []
    for answer, amount in (("yes", "2"), ("no", ""), ("yes", "1")):
        asked.append(table.asked_player)
        table.choose(answer)
        if amount:
            table.choose(amount)
    assert asked == ["alice", "bob", "carol"], "in turn order from whoever controls it, not from the active player"
    assert [len(table.events("draw", player=name)) for name in THREE] == [3, 3, 3]
    assert table.tapped("Forest")
    assert not table.tapped("Swamp")


def test_118_12_nothing_paid_is_nothing() -> None:
    table = position(alice=[DRAGON], bob=["Swamp"])
    table.alice.attack({"Dragon": "bob"})
    table.resolve()
    table.choose("yes")
    table.choose("0")
    table.choose("yes")
    table.choose("1")
    assert table.pt("Dragon") == "5/4"


def test_101_4_in_turn_order_as_it_is_now() -> None:
    table = position(
        players=THREE, alice=["Forest"], bob=["Swamp"], carol=["Island"], alice_hand=[GLOW, BACK], active="alice"
    )
    table.alice.cast("Back")
    table.resolve()
    table.alice.cast("Glow")
    table.resolve()
    asked = []
    for _ in THREE:
        asked.append(table.asked_player)
        table.choose("no")
    assert asked == ["alice", "carol", "bob"]
