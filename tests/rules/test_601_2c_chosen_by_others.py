"""CR 601.2c, 603.3d: targets that another player chooses, as the spell or ability is put onto the stack."""

from __future__ import annotations

from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards import nodes as n

BEARS = "Grizzly Bears"
WITCHES = invented("{T}: ~ deals 1 damage to any target and 1 damage to any target of an opponent's choice.",
                   name="Witches")  # fmt: skip
ABYSS = invented(
    "At the beginning of each player's upkeep, destroy target nonartifact creature that player controls of their "
    "choice. It can't be regenerated.",
    name="Abyss", types="Enchantment",
)  # fmt: skip
CURSE = invented(
    "Enchant player\nWhenever a player attacks enchanted player with one or more creatures, that attacking player may "
    "tap or untap target permanent of their choice.",
    name="Curse", types="Enchantment — Aura Curse",
)  # fmt: skip
FRENZY = invented(
    "Whenever a creature enters, that creature's controller may have it deal damage equal to its power to any target "
    "of their choice.",
    name="Frenzy", types="Enchantment",
)  # fmt: skip
TURNKEY = invented(
    "When ~ enters, return target creature card of an opponent's choice from your graveyard to your hand.",
    name="Turnkey", cost="{0}",
)  # fmt: skip


def test_what_is_read() -> None:
    assert does("Destroy target creature of their choice.") is None, "nobody was spoken of"
    read = does("Tap or untap target permanent.")
    assert isinstance(read, n.ChooseEffect)


def test_601_2c_an_opponent_chooses_the_other_target() -> None:
    table = position(alice=[WITCHES, BEARS], bob=["Memnite"])
    table.alice.activate("Witches", ["bob"])
    assert table.asked_player == "bob"
    assert {"alice", "bob", "Memnite", BEARS} <= set(table.options)
    table.choose("alice")
    table.resolve()
    assert (table.alice.life, table.bob.life) == (19, 19)


def test_601_2c_of_several_opponents_its_controller_says_who_chooses() -> None:
    table = position(players=("alice", "bob", "cid"), alice=[WITCHES])
    table.alice.activate("Witches", ["bob"])
    assert (table.asked_player, sorted(table.options)) == ("alice", ["bob", "cid"])
    table.choose("cid")
    assert table.asked_player == "cid"
    table.choose("alice")
    table.resolve()
    assert (table.alice.life, table.bob.life, table.cid.life) == (19, 19, 20)


def test_603_3d_the_player_whose_upkeep_it_is_chooses() -> None:
    table = position(alice=[ABYSS, BEARS], bob=["Hill Giant", "Llanowar Elves", "Memnite"], active="bob", step="upkeep")
    assert (table.asked_player, sorted(table.options)) == ("bob", ["Hill Giant", "Llanowar Elves"])
    table.choose("Llanowar Elves")
    table.resolve()
    assert table.bob.graveyard == ["Llanowar Elves"]


def test_603_3d_the_attacking_player_chooses_the_target_and_what_is_done() -> None:
    table = position(
        players=("alice", "bob", "cid"), alice=[CURSE], bob=[BEARS, "Forest"], active="bob", attached={"Curse": "cid"}
    )
    table.bob.attack({BEARS: "cid"})
    assert table.asked_player == "bob"
    table.choose("Forest")
    table.resolve()
    assert table.asked_player == "bob"
    table.choose("yes")
    assert table.asked_player == "bob"
    table.apply(0)
    assert table.tapped("Forest")


def test_603_3d_the_controller_of_what_entered() -> None:
    table = position(alice=[FRENZY], bob_hand=["Memnite"], active="bob")
    table.bob.cast("Memnite")
    table.resolve()
    assert table.asked_player == "bob"
    table.choose("alice")
    table.resolve()
    table.choose("yes")
    assert table.alice.life == 19


def test_601_2c_of_the_cards_in_your_graveyard() -> None:
    table = position(alice_hand=[TURNKEY], alice_graveyard=["Memnite", "Hill Giant", "Shock"])
    table.alice.cast("Turnkey")
    table.resolve()
    assert (table.asked_player, sorted(table.options)) == ("bob", ["Hill Giant", "Memnite"])
    table.choose("Memnite")
    table.resolve()
    assert table.alice.hand == ["Memnite"]


PIT = invented(
    "{T}: Tap target creature you control and target creature of an opponent's choice they control. Those creatures "
    "fight each other.",
    name="Pit", types="Land", cost=None,
)  # fmt: skip


def test_601_2c_whoever_chooses_controls_it() -> None:
    table = position(
        players=("alice", "bob", "carol", "dave"), alice=[PIT, "Hill Giant"], bob=["Grizzly Bears", "Memnite"],
        carol=["Gray Ogre"],
    )  # fmt: skip
    table.alice.activate("Pit", ["Hill Giant"])
    assert (table.asked_player, sorted(table.options)) == ("alice", ["bob", "carol"])
    table.choose("bob")
    assert (table.asked_player, sorted(table.options)) == ("bob", ["Grizzly Bears", "Memnite"])
    table.choose("Grizzly Bears")
    table.resolve()
    assert table.find("Hill Giant").tapped
    assert table.find("Hill Giant").damage == 2
    assert table.bob.graveyard == ["Grizzly Bears"]


def test_608_2b_it_is_illegal_if_somebody_else_controls_it_now() -> None:
    steal = invented("Gain control of target creature.", name="Steal", types="Instant", cost="{U}")
    table = position(
        players=("alice", "bob", "carol"), alice=[PIT, "Hill Giant"], bob=["Grizzly Bears"], carol=["Island"],
        carol_hand=[steal],
    )  # fmt: skip
    table.alice.activate("Pit", ["Hill Giant"])
    table.bob.choose("Grizzly Bears")
    table.alice.passes()
    table.bob.passes()
    table.carol.cast("Steal", ["Grizzly Bears"])
    table.resolve()
    table.resolve()
    assert table.find("Hill Giant").tapped
    assert not table.find("Grizzly Bears").tapped
    assert table.find("Hill Giant").damage == 0
