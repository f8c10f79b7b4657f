"""CR 608.2h: who has the most of something, and what the most common color is."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

THREE = ("alice", "bob", "carol")
BEARS = "Grizzly Bears"


@pytest.mark.parametrize(
    ("bob", "carol", "controller"), [(21, 20, "bob"), (20, 22, "carol"), (21, 21, "alice"), (10, 19, "alice")]
)
def test_608_2_the_player_with_the_most_life(bob: int, carol: int, controller: str) -> None:
    """Players who have as much as each other have no more than each other player."""
    ogre = invented(
        "At the beginning of your upkeep, if a player has more life than each other player, the player with the most "
        "life gains control of ~.", name="Ogre",
    )  # fmt: skip
    table = position(players=THREE, alice=[ogre], bob_life=bob, carol_life=carol, step="upkeep")
    table.resolve_all()
    assert table.controller("Ogre") == controller


@pytest.mark.parametrize(("bob", "controller"), [(2, "bob"), (1, "alice"), (0, "alice")])
def test_608_2_the_player_who_controls_the_most_creatures(bob: int, controller: str) -> None:
    mammoth = invented(
        "At the beginning of your upkeep, if a player controls more creatures than each other player, the player who "
        "controls the most creatures gains control of ~.", name="Mammoth",
    )  # fmt: skip
    table = position(alice=[mammoth], bob=[f"{bob} {BEARS}"] if bob else [], step="upkeep")
    table.resolve_all()
    assert table.controller("Mammoth") == controller


@pytest.mark.parametrize(
    ("alice", "bob", "draws"), [([], ["Forest"], True), (["Island"], ["Forest"], False), (["Island"], [], False)]
)
def test_608_2_another_player_has_more(alice: list[str], bob: list[str], draws: bool) -> None:
    """A trigger in each player's upkeep asks for that player's own permanents."""
    pastures = invented(
        "At the beginning of each player's upkeep, if that player controls more lands than each other player, the "
        "player draws a card.", name="Pastures", types="Enchantment",
    )  # fmt: skip
    table = position(
        alice=[pastures, *alice], bob=bob, bob_library=["2 Wastes"], active="bob", step="upkeep",
    )  # fmt: skip
    table.resolve_all()
    assert len(table.bob.hand) == draws


@pytest.mark.parametrize(
    ("others", "grows"),
    [([], False), ([BEARS], True), (["Hill Giant", BEARS], False), (["2 Memnite"], False), (["Hill Giant"], False)],
)
def test_105_2_the_most_common_color(others: list[str], grows: bool) -> None:
    """A permanent without a color counts for none (CR 105.2c); a color that no other surpasses is tied (red here)."""
    djinn = invented(
        "~ gets +2/+2 as long as green is the most common color among all permanents or is tied for most common.",
        name="Djinn", cost="{R}",
    )  # fmt: skip
    table = position(alice=[djinn, "Island"], bob=others)
    assert table.pt("Djinn") == ("4/4" if grows else "2/2")


@pytest.mark.parametrize(("cards", "unblockable"), [(6, False), (7, True)])
def test_608_2_cards_in_a_single_graveyard(cards: int, unblockable: bool) -> None:
    swimmer = invented(
        "~ can't be blocked as long as there are seven or more cards in a single graveyard.", name="Swimmer"
    )
    table = position(
        alice=[swimmer], alice_graveyard=["6 Wastes"], bob=[BEARS], bob_graveyard=[f"{cards} Wastes"],
        step="declare attackers",
    )  # fmt: skip
    table.alice.attack(["Swimmer"])
    table.advance_to("turn 1, declare blockers")
    assert ("Swimmer" not in str(table.options)) == unblockable


@pytest.mark.parametrize(("cards", "wins"), [(9, False), (10, True)])
def test_104_2b_cards_in_a_library(cards: int, wins: bool) -> None:
    battle = invented(
        "At the beginning of your upkeep, if you have 10 or more cards in your library, you win the game.",
        name="Wits", types="Enchantment",
    )  # fmt: skip
    table = position(alice=[battle], alice_blanks=cards, step="upkeep")
    table.resolve_all()
    assert table.over == wins


@pytest.mark.parametrize(("cards", "life"), [(2, 14), (3, 18)])
def test_608_2_the_defending_players_hand(cards: int, life: int) -> None:
    reaper = invented(
        "Whenever ~ attacks, if defending player has two or fewer cards in hand, it gets +4/+0 until end of turn.",
        name="Reaper",
    )  # fmt: skip
    table = position(alice=[reaper], bob_hand=[f"{cards} Wastes"], step="declare attackers")
    table.alice.attack(["Reaper"])
    table.advance_to("turn 1, postcombat main")
    assert table.bob.life == life
