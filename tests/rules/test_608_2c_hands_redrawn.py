"""CR 101.4, 401.4, 608.2c, 701.24d: hands that go into libraries, and as many cards that are drawn."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

WINDS = invented(
    "Each player shuffles the cards from their hand into their library, then draws that many cards.",
    name="Winds", types="Sorcery", cost="{0}",
)  # fmt: skip
BOTTOM = invented(
    "Put the cards in your hand on the bottom of your library in any order, then draw that many cards.",
    name="Bottom", types="Sorcery", cost="{0}",
)  # fmt: skip
SOME = invented(
    "Shuffle any number of cards from your hand into your library, then draw that many cards plus one.",
    name="Some", types="Sorcery", cost="{0}",
)  # fmt: skip
THEIRS = invented(
    "Target player puts the cards from their hand on the bottom of their library, then draws that many cards.",
    name="Theirs", types="Sorcery", cost="{0}",
)  # fmt: skip


def test_101_4_each_draws_as_many_as_they_had() -> None:
    table = position(alice_hand=[WINDS, "Forest", "Island"], bob_hand=["Shock"] * 4)
    table.alice.cast("Winds")
    table.resolve()
    assert (len(table.alice.hand), len(table.bob.hand)) == (2, 4)
    assert [e.player for e in table.events("draw")] == ["alice"] * 2 + ["bob"] * 4
    assert [e.player for e in table.events("shuffled")] == ["alice", "bob"]


def test_401_4_a_hand_on_the_bottom_in_an_order_of_its_own() -> None:
    table = position(alice_hand=[BOTTOM, "Forest", "Island"], alice_library=["Shock", "Swamp"])
    table.alice.cast("Bottom")
    table.resolve()
    assert table.asked == "order"
    table.choose("Island")
    assert sorted(table.alice.hand) == ["Shock", "Swamp"]
    assert table.alice.library[-2:] == ["Island", "Forest"]


def test_701_24d_none_of_them_and_the_library_is_shuffled() -> None:
    table = position(alice_hand=[SOME, "Forest", "Island"])
    table.alice.cast("Some")
    table.resolve()
    none = table.copy()
    none.choose("done")
    assert len(none.alice.hand) == 3
    assert len(none.events("shuffled", player="alice")) == 1
    table.choose("Forest", "done")
    assert len(table.alice.hand) == 3


def test_608_2c_another_player_draws_as_many() -> None:
    table = position(alice_hand=[THEIRS, "Forest"], bob_hand=["Swamp"], bob_library=["Shock"])
    table.alice.cast("Theirs", ["bob"])
    table.resolve()
    assert table.bob.hand == ["Shock"]
    assert table.alice.hand == ["Forest"]


EITHER = invented(
    "You may put a creature card with mana value 3 or less from your hand or graveyard onto the battlefield. That "
    "creature gains haste.",
    name="Either", types="Sorcery", cost="{0}",
)  # fmt: skip
DRESS = invented(
    "When Dress enters, you may put an Aura or Equipment card from your hand or graveyard onto the battlefield "
    "attached to Dress.",
    name="Dress", types="Creature — Knight", cost="{0}",
)  # fmt: skip


def test_608_2d_a_card_from_the_one_zone_or_the_other() -> None:
    table = position(
        alice_hand=[EITHER, "Memnite", "Juggernaut"], alice_graveyard=["Grizzly Bears", "Shock"],
        bob_graveyard=["Gray Ogre"],
    )  # fmt: skip
    table.alice.cast("Either")
    table.resolve()
    if table.asked == "may":
        table.choose("yes")
    assert {"Memnite", "Grizzly Bears"} <= set(table.options)
    assert not {"Juggernaut", "Gray Ogre", "Shock"} & set(table.options)
    table.choose("Grizzly Bears")
    assert table.alice.battlefield == ["Grizzly Bears"]
    assert sorted(table.alice.hand) == ["Juggernaut", "Memnite"]


STRENGTH = invented(
    "Enchant creature\nEnchanted creature gets +1/+2.", name="Strength", types="Enchantment — Aura", cost="{W}"
)


def test_303_4f_attached_to_this() -> None:
    table = position(alice_hand=[DRESS], alice_graveyard=[STRENGTH, "Memnite"])
    table.alice.cast("Dress")
    table.resolve()
    table.resolve()
    table.choose("yes")
    if table.asked != "priority":
        table.choose("Strength")
    assert table.pt("Dress") == "3/4"
