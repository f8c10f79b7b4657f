"""CR 101.4, 118.12a: something happens unless a player pays one of two costs; what each of several gives up instead."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

TORMENT = invented(
    "Target opponent loses 3 life unless they sacrifice a nonland permanent of their choice or discard a card.",
    name="Torment", types="Sorcery", cost="{0}",
)  # fmt: skip
MAUL = invented(
    "Each player loses 4 life unless they sacrifice a nontoken creature of their choice.",
    name="Maul", types="Sorcery", cost="{0}",
)  # fmt: skip
BOLAS = invented(
    "Each opponent loses 3 life unless that player sacrifices a nonland permanent or discards a card.",
    name="Bolas", types="Sorcery", cost="{0}",
)  # fmt: skip
REACH = invented(
    "Each opponent sacrifices a creature unless they discard a card.", name="Reach", types="Sorcery", cost="{0}"
)
THREE = ["alice", "bob", "carol"]


def test_118_12a_the_one_or_the_other_or_neither() -> None:
    table = position(alice_hand=[TORMENT], bob=["Memnite", "Forest"], bob_hand=["Shock"])
    table.alice.cast("Torment", ["bob"])
    table.resolve()
    one, other, neither = table, table.copy(), table.copy()
    one.choose("yes")
    assert (one.bob.battlefield, one.bob.hand, one.bob.life) == (["Forest"], ["Shock"], 20)
    other.choose("no", "yes")
    assert (other.bob.battlefield, other.bob.hand, other.bob.life) == (["Memnite", "Forest"], [], 20)
    neither.choose("no", "no")
    assert (neither.bob.battlefield, neither.bob.hand, neither.bob.life) == (["Memnite", "Forest"], ["Shock"], 17)


def test_101_4_each_says_in_turn_what_they_give_up_and_it_goes_at_once() -> None:
    table = position(
        players=THREE, alice=["Memnite", "Forest"], bob=["Grizzly Bears"], carol=["Island"], alice_hand=[MAUL]
    )
    table.alice.cast("Maul")
    table.resolve()
    assert (table.asked_player, sorted(table.options)) == ("alice", ["Memnite", "done"])
    table.choose("Memnite")
    assert (table.asked_player, table.alice.graveyard) == ("bob", [])
    table.choose("done")
    assert [table.seat(name).life for name in THREE] == [20, 16, 16]
    assert table.bob.battlefield == ["Grizzly Bears"]
    assert "Memnite" in table.alice.graveyard


def test_101_4_a_permanent_or_else_a_card() -> None:
    table = position(players=THREE, alice_hand=[BOLAS], bob=["Memnite"], bob_hand=["Shock"], carol_hand=["Forest"])
    table.alice.cast("Bolas")
    table.resolve()
    table.choose("done")
    table.choose("Shock")
    table.choose("Forest")
    assert (table.bob.battlefield, table.bob.hand, table.carol.hand) == (["Memnite"], [], [])
    assert [table.seat(name).life for name in THREE] == [20, 20, 20]


def test_101_4_who_discards_nothing_sacrifices() -> None:
    table = position(
        players=THREE,
        alice_hand=[REACH],
        bob=["Memnite"],
        bob_hand=["Shock"],
        carol=["Hill Giant"],
        carol_hand=["Shock"],
    )
    table.alice.cast("Reach")
    table.resolve()
    table.choose("Shock")
    table.choose("done")
    if table.asked != "priority":
        table.choose("Hill Giant")
    assert table.bob.battlefield == ["Memnite"]
    assert table.carol.graveyard == ["Hill Giant"]
    assert table.carol.hand == ["Shock"]
