"""CR 608.2c, 609.3: what is due of those who couldn't do what they were told to, or didn't do what they might."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

THREE = ["alice", "bob", "carol"]
PLAGUE = invented(
    "When ~ enters, each player sacrifices a creature or planeswalker. Each player who can't discards a card.",
    name="Plague", cost="{0}",
)  # fmt: skip
STORM = invented(
    "Each opponent sacrifices a creature. Each opponent who can't loses half their life, rounded up.",
    name="Storm", types="Sorcery", cost="{0}",
)  # fmt: skip
OFFER = invented(
    "Each opponent may sacrifice a land. Each opponent who doesn't loses 3 life.",
    name="Offer", types="Sorcery", cost="{0}",
)  # fmt: skip
TWICE = invented(
    "Each opponent may discard a card. If they don't, they lose 3 life. Repeat this process once.",
    name="Twice", types="Sorcery", cost="{0}",
)  # fmt: skip
SPITE = invented(
    "Each player may sacrifice an artifact. ~ deals 3 damage to each player who didn't sacrifice a permanent this way.",
    name="Spite", types="Sorcery", cost="{0}",
)  # fmt: skip
TITHE = invented(
    "Target opponent sacrifices a creature. If they can't, they lose 2 life and you draw a card.",
    name="Tithe", types="Sorcery", cost="{0}",
)  # fmt: skip
RAMP = invented(
    "You may put a land card from your hand onto the battlefield. If you don't, draw a card.",
    name="Ramp", types="Sorcery", cost="{0}",
)  # fmt: skip
SALVAGE = invented(
    "Return an artifact card from your graveyard to your hand. If you can't, draw a card.",
    name="Salvage", types="Sorcery", cost="{0}",
)  # fmt: skip
GIFT = invented(
    "Target opponent may have you draw two cards. If they don't, you gain 5 life.",
    name="Gift", types="Sorcery", cost="{0}",
)  # fmt: skip


def test_608_2c_who_can_sacrifice_nothing_discards() -> None:
    table = position(
        players=THREE, alice_hand=[PLAGUE], bob=["Forest"], bob_hand=["Shock"], carol=["Memnite"], carol_hand=["Shock"]
    )
    table.alice.cast("Plague")
    table.resolve()
    table.resolve_all()
    assert (table.alice.graveyard, table.bob.graveyard, table.carol.graveyard) == (["Plague"], ["Shock"], ["Memnite"])


def test_608_2c_each_who_cant_loses_half_of_their_own() -> None:
    table = position(players=THREE, alice_hand=[STORM], bob_life=7, carol=["Memnite"], carol_life=7)
    table.alice.cast("Storm")
    table.resolve()
    assert (table.bob.life, table.carol.life, table.carol.battlefield) == (3, 7, [])


def test_101_4_each_may_in_turn_order_then_all_at_once() -> None:
    table = position(players=THREE, alice_hand=[OFFER], bob=["Forest"], carol=["Island"])
    table.alice.cast("Offer")
    table.resolve()
    assert table.asked_player == "bob"
    table.choose("Forest")
    assert (table.asked_player, table.bob.battlefield) == ("carol", ["Forest"])
    table.choose("done")
    assert (table.bob.battlefield, table.carol.battlefield) == ([], ["Island"])
    assert (table.bob.life, table.carol.life) == (20, 17)


def test_608_2c_all_of_it_is_repeated() -> None:
    table = position(alice_hand=[TWICE], bob_hand=["Shock"])
    table.alice.cast("Twice")
    table.resolve()
    table.choose("Shock")
    assert (table.bob.graveyard, table.bob.life) == (["Shock"], 17)


def test_608_2c_who_did_not_sacrifice_this_way() -> None:
    table = position(alice=["Memnite"], alice_hand=[SPITE], bob=["Ornithopter"])
    table.alice.cast("Spite")
    table.resolve()
    table.choose("done", "Ornithopter")
    assert (table.alice.life, table.bob.life) == (17, 20)
    assert (table.alice.battlefield, table.bob.battlefield) == (["Memnite"], [])


@pytest.mark.parametrize("there", [True, False])
def test_608_2c_if_they_cant(there: bool) -> None:
    table = position(alice_hand=[TITHE], bob=["Memnite"] if there else [])
    table.alice.cast("Tithe", ["bob"])
    table.resolve()
    assert (table.bob.life, len(table.alice.hand)) == ((20, 0) if there else (18, 1))
    assert table.bob.battlefield == []


@pytest.mark.parametrize(("held", "yes", "drawn"), [("Forest", True, 0), ("Forest", False, 1), ("Shock", True, 1)])
def test_608_2c_if_you_dont(held: str, yes: bool, drawn: int) -> None:
    table = position(alice_hand=[RAMP, held])
    table.alice.cast("Ramp")
    table.resolve()
    if table.asked_player == "alice" and "yes" in table.options:
        table.choose("yes" if yes else "no")
    assert table.alice.battlefield == (["Forest"] if drawn == 0 else [])
    assert len(table.alice.hand) == (0 if drawn == 0 else 2)


@pytest.mark.parametrize("buried", ["Memnite", "Grizzly Bears"])
def test_608_2c_if_you_cant_return_one(buried: str) -> None:
    table = position(alice_hand=[SALVAGE], alice_graveyard=[buried])
    table.alice.cast("Salvage")
    table.resolve()
    assert len(table.alice.hand) == 1
    assert ("Memnite" in table.alice.hand) == (buried == "Memnite")


@pytest.mark.parametrize("yes", [True, False])
def test_608_2c_if_they_dont(yes: bool) -> None:
    table = position(alice_hand=[GIFT])
    table.alice.cast("Gift", ["bob"])
    table.resolve()
    table.choose("yes" if yes else "no")
    assert (len(table.alice.hand), table.alice.life) == ((2, 20) if yes else (0, 25))
