"""CR 101.4, 608.2c, 608.2d: what players choose in turn order, and what becomes of it or of the rest."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

RECKONING = invented(
    "Each player chooses a creature they control. Destroy the rest.", name="Day", types="Sorcery", cost="{0}"
)
PURGE = invented(
    "Each player chooses two permanents they control, then sacrifices the rest.",
    name="Purge", types="Sorcery", cost="{0}",
)  # fmt: skip
FLOOD = invented(
    "Each player chooses an artifact, a creature, and a land from among the permanents they control, then sacrifices "
    "the rest.",
    name="Flood", types="Sorcery", cost="{0}",
)  # fmt: skip
PAIR = invented("Target player sacrifices an artifact and a creature.", name="Pair", types="Sorcery", cost="{0}")
THEIRS = invented(
    "An opponent chooses a creature card in your graveyard. Return that card to your hand.",
    name="Theirs", types="Sorcery", cost="{0}",
)  # fmt: skip
SEIZE = invented(
    "Each opponent chooses a creature they control. You gain control of those creatures.",
    name="Seize", types="Sorcery", cost="{0}",
)  # fmt: skip
MANIA = invented(
    "Target player chooses a card in their hand and discards the rest.", name="Mania", types="Sorcery", cost="{0}"
)
TIDE = invented(
    "Each player chooses a nonland permanent they control. Return all nonland permanents not chosen this way to their "
    "owners' hands.",
    name="Tide", types="Sorcery", cost="{0}",
)  # fmt: skip
HUSH = invented(
    "Players can't cast creature spells until the end of your next turn.", name="Hush", types="Sorcery", cost="{0}"
)
DIG = invented(
    "Exile the top two cards of your library. Choose one of them. Until end of turn, you may play that card.",
    name="Dig", types="Sorcery", cost="{0}",
)  # fmt: skip
SCRAPS = invented(
    "Target opponent chooses an artifact card in their graveyard. Put that card onto the battlefield under your "
    "control.",
    name="Scraps", types="Sorcery", cost="{0}",
)  # fmt: skip
THREE = ["alice", "bob", "carol"]


def test_101_4_each_chooses_in_turn_order_and_the_rest_is_destroyed() -> None:
    table = position(
        players=THREE, alice=["Memnite", "Hill Giant", "Forest"], alice_hand=[RECKONING],
        bob=["Grizzly Bears", "Gray Ogre", "White Knight"], carol=["Island"],
    )  # fmt: skip
    table.alice.cast("Day")
    table.resolve()
    assert (table.asked_player, sorted(table.options)) == ("alice", ["Hill Giant", "Memnite"])
    table.choose("Memnite")
    assert (table.asked_player, len(table.options)) == ("bob", 3)
    assert table.alice.graveyard == []
    table.choose("Gray Ogre")
    assert table.alice.battlefield == ["Memnite", "Forest"]
    assert table.bob.battlefield == ["Gray Ogre"]
    assert table.carol.battlefield == ["Island"]


def test_701_21_the_rest_of_each_is_sacrificed() -> None:
    table = position(alice=["Memnite", "Forest", "Forest"], alice_hand=[PURGE], bob=["Grizzly Bears"])
    table.alice.cast("Purge")
    table.resolve()
    table.choose("Forest")
    while table.asked != "priority":
        table.choose("Forest 2")
    assert table.alice.battlefield == ["Forest", "Forest"]
    assert table.bob.battlefield == ["Grizzly Bears"]


def test_608_2d_one_of_each_kind_and_one_for_two_of_them() -> None:
    table = position(
        alice_hand=[FLOOD], bob=["Memnite", "Ornithopter", "Forest", "Swamp", "Fear"], attached={"Fear": "Memnite"}
    )
    table.alice.cast("Flood")
    table.resolve()
    table.choose("Memnite")
    table.choose("Memnite")
    table.choose("Swamp")
    assert sorted(table.bob.battlefield) == ["Memnite", "Swamp"]


def test_701_21_one_of_each_kind_is_sacrificed_and_none_for_two() -> None:
    table = position(alice_hand=[PAIR], bob=["Memnite", "Ornithopter", "Hill Giant"])
    table.alice.cast("Pair", ["bob"])
    table.resolve()
    assert sorted(table.options) == ["Memnite", "Ornithopter"]
    table.choose("Memnite")
    assert sorted(table.options) == ["Hill Giant", "Ornithopter"]
    table.choose("Ornithopter")
    assert table.bob.battlefield == ["Hill Giant"]
    alone = position(alice_hand=[PAIR], bob=["Memnite", "Forest"])
    alone.alice.cast("Pair", ["bob"])
    alone.resolve()
    assert alone.bob.battlefield == ["Forest"]


def test_102_2_an_opponent_whom_you_say_chooses_a_card_of_yours() -> None:
    table = position(
        players=THREE, alice_hand=[THEIRS], alice_graveyard=["Memnite", "Hill Giant", "Shock"],
        bob_graveyard=["Grizzly Bears"],
    )  # fmt: skip
    table.alice.cast("Theirs")
    table.resolve()
    assert table.asked_player == "alice"
    table.choose("carol")
    assert (table.asked_player, sorted(table.options)) == ("carol", ["Hill Giant", "Memnite"])
    table.choose("Memnite")
    assert table.alice.hand == ["Memnite"]


def test_608_2c_control_of_those_that_were_chosen() -> None:
    table = position(players=THREE, alice_hand=[SEIZE], bob=["Memnite", "Hill Giant"], carol=["Gray Ogre"])
    table.alice.cast("Seize")
    table.resolve()
    table.choose("Memnite")
    if table.asked != "priority":
        table.choose("Gray Ogre")
    assert sorted(table.alice.battlefield) == ["Gray Ogre", "Memnite"]
    assert table.bob.battlefield == ["Hill Giant"]


def test_701_9_the_rest_of_a_hand_is_discarded() -> None:
    table = position(alice_hand=[MANIA, "Swamp"], bob_hand=["Shock", "Forest", "Island"])
    table.alice.cast("Mania", ["bob"])
    table.resolve()
    table.choose("Forest")
    assert table.bob.hand == ["Forest"]
    assert table.alice.hand == ["Swamp"]


def test_608_2c_what_was_not_chosen_returns() -> None:
    table = position(alice=["Memnite", "Hill Giant", "Forest"], alice_hand=[TIDE], bob=["Gray Ogre"])
    table.alice.cast("Tide")
    table.resolve()
    table.choose("Memnite")
    while table.asked != "priority":
        table.choose("Gray Ogre")
    assert table.alice.battlefield == ["Memnite", "Forest"]
    assert table.alice.hand == ["Hill Giant"]
    assert table.bob.battlefield == ["Gray Ogre"]


def test_611_2a_until_the_end_of_your_next_turn() -> None:
    table = position(alice_hand=[HUSH, "Memnite"], bob_hand=["Memnite"])
    table.alice.cast("Hush")
    table.resolve()
    for turn, can in ((1, False), (2, False), (3, False), (4, True)):
        table.advance_to(f"turn {turn}, precombat main")
        assert ("cast Memnite" in table.options) == can, turn


def test_608_2d_one_of_the_cards_exiled_may_be_played() -> None:
    table = position(alice_hand=[DIG], alice_library=["Memnite", "Ornithopter"])
    table.alice.cast("Dig")
    table.resolve()
    table.choose("Ornithopter")
    assert "cast Ornithopter" in table.options
    assert "cast Memnite" not in table.options


def test_608_2d_a_card_in_a_graveyard_of_theirs() -> None:
    table = position(
        alice_hand=[SCRAPS], alice_graveyard=["Ornithopter"], bob_graveyard=["Memnite", "Shock", "Juggernaut"]
    )
    table.alice.cast("Scraps", ["bob"])
    table.resolve()
    assert (table.asked_player, sorted(table.options)) == ("bob", ["Juggernaut", "Memnite"])
    table.choose("Memnite")
    assert table.alice.battlefield == ["Memnite"]


MARK = invented(
    "When ~ enters, each player chooses a nonland permanent and puts a doom counter on it.",
    name="Mark", types="Artifact", cost="{0}",
)  # fmt: skip
TWICE = invented(
    "If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of "
    "counters on that permanent or player instead.",
    name="Twice", types="Enchantment", cost="{0}",
)  # fmt: skip


def test_101_4_each_puts_a_counter_on_what_they_chose_after_all_have() -> None:
    table = position(alice_hand=[MARK], bob=["Memnite", "Ornithopter", TWICE, "Forest"])
    table.alice.cast("Mark")
    table.resolve()
    table.resolve()
    assert (table.asked_player, sorted(table.options)) == ("alice", ["Mark", "Memnite", "Ornithopter", "Twice"])
    table.choose("Memnite")
    assert (table.asked_player, table.counters("Memnite", "doom")) == ("bob", 0)
    table.choose("Memnite")
    assert table.counters("Memnite", "doom") == 3, "one of hers, two of his"
