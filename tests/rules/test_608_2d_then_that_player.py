"""CR 608.2c, 608.2d: you choose something of an opponent's, then that player chooses something of yours."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

BARGAIN = invented(
    "Choose a creature card in an opponent's graveyard, then that player chooses a creature card in your graveyard. "
    "You may return those cards to the battlefield under their owners' control.",
    name="Bargain", types="Sorcery", cost="{0}",
)  # fmt: skip
DUEL = invented(
    "Choose a creature an opponent controls, then that player chooses a creature you control. Destroy those "
    "creatures.",
    name="Duel", types="Sorcery", cost="{0}",
)  # fmt: skip
CHAIN = invented(
    "When ~ enters, choose a creature card in an opponent's graveyard, then that player chooses a creature card in "
    "your graveyard. You may return those cards to the battlefield under their owners' control.",
    name="Chain", types="Enchantment", cost="{0}",
)  # fmt: skip
BREAK = invented("Destroy target enchantment.", name="Break", types="Instant", cost="{0}")
THREE = ["alice", "bob", "carol"]
MINE = ["Gray Ogre", "Hill Giant", "Shock"]


def bargaining(bob: list[str], carol: list[str], mine: list[str] = MINE) -> Table:
    table = position(
        players=THREE, alice_graveyard=mine, alice_hand=[BARGAIN], bob_graveyard=bob, carol_graveyard=carol
    )
    table.alice.cast("Bargain")
    table.resolve()
    return table


def test_608_2d_the_owner_of_what_you_chose_chooses_then() -> None:
    table = bargaining(["Shock", "Grizzly Bears"], ["White Knight", "Island"])
    assert (table.asked_player, sorted(table.options)) == ("alice", ["Grizzly Bears", "White Knight"])
    table.choose("White Knight")
    assert (table.asked_player, sorted(table.options)) == ("carol", ["Gray Ogre", "Hill Giant"])
    table.choose("Hill Giant")
    assert table.asked_player == "alice"
    table.choose("yes")
    assert (table.alice.battlefield, table.bob.battlefield, table.carol.battlefield) == (
        ["Hill Giant"], [], ["White Knight"],
    )  # fmt: skip


def test_608_2d_those_cards_return_together_or_not_at_all() -> None:
    table = bargaining(["Grizzly Bears"], ["White Knight"])
    table.choose("Grizzly Bears")
    table.choose("Gray Ogre")
    table.choose("no")
    assert table.asked == "priority"
    assert (table.alice.battlefield, table.bob.battlefield) == ([], [])


def test_609_3_where_no_opponent_has_such_a_card_you_choose_the_opponent() -> None:
    table = bargaining(["Shock"], [])
    assert (table.asked_player, sorted(table.options)) == ("alice", ["bob", "carol"])
    table.choose("carol")
    assert (table.asked_player, sorted(table.options)) == ("carol", ["Gray Ogre", "Hill Giant"])
    table.choose("Gray Ogre")
    table.choose("yes")
    assert (table.alice.battlefield, table.carol.battlefield) == (["Gray Ogre"], [])


def test_609_3_where_you_have_no_such_card_theirs_returns_alone() -> None:
    table = bargaining(["Grizzly Bears"], ["White Knight"], ["Shock"])
    table.choose("Grizzly Bears")
    assert table.asked_player == "alice"
    table.choose("yes")
    assert (table.alice.battlefield, table.bob.battlefield) == ([], ["Grizzly Bears"])


def test_608_2d_the_controller_of_what_you_chose_chooses_then() -> None:
    table = position(
        players=THREE, alice=["Gray Ogre", "Hill Giant"], alice_hand=[DUEL], bob=["Grizzly Bears"],
        carol=["White Knight", "Memnite"],
    )  # fmt: skip
    table.alice.cast("Duel")
    table.resolve()
    table.choose("White Knight")
    assert (table.asked_player, sorted(table.options)) == ("carol", ["Gray Ogre", "Hill Giant"])
    table.choose("Hill Giant")
    assert (table.alice.battlefield, table.bob.battlefield, table.carol.battlefield) == (
        ["Gray Ogre"], ["Grizzly Bears"], ["Memnite"],
    )  # fmt: skip


def test_113_7a_the_permanent_may_be_gone_when_they_choose() -> None:
    table = position(
        alice=["Forest"], alice_graveyard=["Gray Ogre", "Hill Giant"], alice_hand=[CHAIN, BREAK],
        bob_graveyard=["Grizzly Bears", "White Knight"],
    )  # fmt: skip
    table.alice.cast("Chain")
    table.resolve()
    table.alice.cast("Break", ["Chain"])
    table.resolve()
    assert "Chain" in table.alice.graveyard
    table.resolve()
    table.choose("White Knight")
    assert (table.asked_player, sorted(table.options)) == ("bob", ["Gray Ogre", "Hill Giant"])
