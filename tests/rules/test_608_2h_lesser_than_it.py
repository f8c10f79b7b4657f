"""CR 608.2h: "with lesser power" is less than that of what was spoken of, as it is or last was."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

BEARS, GIANT, OGRE = "Grizzly Bears", "Hill Giant", "Gray Ogre"


def test_608_2h_a_card_with_lesser_mana_value_than_what_died() -> None:
    priest = invented(
        "Whenever ~ or another creature you control dies, return target creature card with lesser mana value from your "
        "graveyard to your hand.",
        name="Priest",
    )
    table = position(
        alice=["3 Mountain", priest, OGRE], alice_hand=["Lightning Bolt"], alice_graveyard=[BEARS, GIANT, "Memnite"],
        triggers="automatic",
    )  # fmt: skip
    table.alice.cast("Lightning Bolt", [OGRE])
    table.resolve()
    assert sorted(table.options) == [BEARS, "Memnite"], "not the Giant, nor the Ogre itself"


def test_608_2h_a_card_with_equal_or_lesser_power_than_this_had() -> None:
    launderer = invented(
        "When ~ dies, return another target creature card with equal or lesser power from your graveyard to the "
        "battlefield.", name="White Launderer", pt="2/2", cost="{W}",
    )  # fmt: skip
    table = position(
        alice=["Mountain", launderer, "Crusade"], alice_hand=["Lightning Bolt"],
        alice_graveyard=[BEARS, GIANT, "Craw Wurm"], triggers="automatic",
    )  # fmt: skip
    table.alice.cast("Lightning Bolt", ["White Launderer"])
    table.resolve()
    assert sorted(table.options) == [BEARS, GIANT], "it had power 3"


def test_608_2h_a_card_that_is_revealed_with_lesser_mana_value_than_the_sacrificed_creature() -> None:
    text = (
        "You may sacrifice another creature. If you do, reveal cards from the top of your library until you reveal a "
        "creature card with lesser mana value, put it onto the battlefield, then put the rest on the bottom of your "
        "library in a random order."
    )
    errand = invented(text.replace("another", "a"), name="Errand", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain", OGRE], alice_hand=[errand], alice_library=["Shock", GIANT, BEARS])
    table.alice.cast("Errand")
    table.resolve()
    table.choose("yes")
    assert BEARS in table.alice.battlefield
    assert GIANT not in table.alice.battlefield


def test_608_2h_an_event_does_not_compare_what_it_is_about() -> None:
    with pytest.raises(AssertionError):
        invented("Whenever a creature blocks a creature with lesser power, you gain 1 life.")
