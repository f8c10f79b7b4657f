"""CR 608.2d: choices as something resolves: the strongest of a player's creatures, cards of each graveyard, spells for
nothing; and a target in either of two zones (CR 115.1).
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import Zone

FALL = invented(
    "Exile a creature with the greatest power among creatures target opponent controls.",
    name="Fall",
    types="Sorcery",
    cost="{0}",
)
BLAZE = invented(
    "Cast any number of red instant and/or sorcery cards from your graveyard without paying their mana costs.",
    name="Blaze",
    types="Sorcery",
    cost="{0}",
)
FORGE = invented(
    "Choose target artifact card in a graveyard or artifact on the battlefield. Create two tokens that are copies of "
    "it.",
    name="Forge",
    types="Sorcery",
    cost="{0}",
)
SEASONS = invented(
    "Choose two cards in each graveyard. Their owners shuffle those cards into their libraries.",
    name="Seasons",
    types="Sorcery",
    cost="{0}",
)
BEARS, GIANT = "Grizzly Bears", "Hill Giant"


def test_608_2d_the_strongest_is_one_of_theirs() -> None:
    table = position(alice=[GIANT], alice_hand=[FALL], bob=[GIANT, BEARS, "Memnite"])
    table.alice.cast("Fall", ["bob"])
    table.resolve()
    assert (table.exile, table.alice.battlefield, sorted(table.bob.battlefield)) == (
        [GIANT],
        [GIANT],
        [BEARS, "Memnite"],
    )


def test_608_2d_one_of_several_that_are_equally_strong() -> None:
    table = position(alice_hand=[FALL], bob=[GIANT, "Gray Ogre", BEARS])
    table.alice.cast("Fall", ["bob"])
    table.resolve()
    assert table.exile == [GIANT]
    table = position(alice_hand=[FALL], bob=["Gray Ogre", BEARS, "Memnite"])
    table.alice.cast("Fall", ["bob"])
    table.resolve()
    assert sorted(table.options) == ["Gray Ogre", BEARS]


def test_608_2g_red_instants_and_sorceries_for_nothing() -> None:
    table = position(alice_hand=[BLAZE], alice_graveyard=["Shock", "Lightning Bolt", "Opt", "Raging Goblin"])
    table.alice.cast("Blaze")
    table.resolve()
    assert sorted(table.options) == ["Lightning Bolt", "Shock", "done"]


@pytest.mark.parametrize("target", ["Memnite", "Ornithopter"])
def test_115_1_in_a_graveyard_or_on_the_battlefield(target: str) -> None:
    table = position(alice_hand=[FORGE], bob=["Memnite"], bob_graveyard=["Ornithopter", BEARS])
    table.alice.cast("Forge", [target])
    table.resolve()
    assert table.alice.battlefield == [target] * 2


def test_701_24_two_cards_of_each_graveyard() -> None:
    table = position(alice_hand=[SEASONS], alice_graveyard=[BEARS, GIANT, "Shock"], bob_graveyard=["Memnite"])
    table.alice.cast("Seasons")
    table.resolve()
    table.choose(BEARS)
    table.choose(GIANT)
    while table.asked != "priority":
        table.apply(0)
    assert sorted(table.alice.graveyard) == ["Seasons", "Shock"]
    assert table.bob.graveyard == []
    assert {BEARS, GIANT} <= set(table.alice.library)
    assert "Memnite" in table.bob.library
    assert table.find("Seasons", zone=Zone.GRAVEYARD)


def test_608_2h_the_power_of_what_was_destroyed_and_of_what_was_not() -> None:
    storm = invented(
        "Destroy all creatures target opponent controls. ~ deals damage to that player equal to their total power.",
        name="Storm",
        types="Sorcery",
        cost="{0}",
    )
    table = position(alice=[GIANT], alice_hand=[storm], bob=[BEARS, "Gray Ogre", "Darksteel Myr", "Forest"])
    table.alice.cast("Storm", ["bob"])
    table.resolve()
    assert sorted(table.bob.battlefield) == ["Darksteel Myr", "Forest"]
    assert table.bob.life == 20 - 2 - 2 - 0
    assert table.alice.battlefield == [GIANT]


def test_122_6_from_either_zone_with_two_counters() -> None:
    grow = invented(
        "You may put a creature card onto the battlefield from your hand or graveyard with two +1/+1 counters on it.",
        name="Grow",
        types="Sorcery",
        cost="{0}",
    )
    for chosen, size in ((BEARS, "4/4"), (GIANT, "5/5")):
        table = position(alice_hand=[grow, BEARS], alice_graveyard=[GIANT])
        table.alice.cast("Grow")
        table.resolve()
        table.choose("yes")
        table.choose(chosen)
        assert table.pt(chosen) == size
