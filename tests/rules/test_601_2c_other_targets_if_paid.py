"""CR 601.2c, 702.33g, 702.174m: "instead", with other targets, if a cost was paid for the spell."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

BEARS, GIANT, ROCK = "Grizzly Bears", "Hill Giant", "Ornithopter"
FLOOD = invented(
    "Kicker {1}\nDestroy target enchantment. If this spell was kicked, instead destroy target creature.",
    name="Flood", types="Instant", cost="{0}",
)  # fmt: skip
CALL = invented(
    "Gift a card\nReturn target creature card from your graveyard to your hand. If the gift was promised, instead "
    "return two target creature cards from your graveyard to your hand.",
    name="Call", types="Instant", cost="{0}",
)  # fmt: skip
CURE = invented(
    "Gift a card\n~ deals 2 damage to each creature. If the gift was promised, instead ~ deals 1 damage to any target "
    "and 2 damage to each creature.",
    name="Cure", types="Sorcery", cost="{0}",
)  # fmt: skip
WARD = invented("Vigilance", name="Ward", types="Enchantment", pt="")


def test_702_33g_kicked_it_has_the_other_target_alone() -> None:
    table = position(alice=["Forest"], alice_hand=[FLOOD], bob=[BEARS, WARD])
    table.alice.cast("Flood", [BEARS], kicked=True)
    table.resolve()
    assert table.bob.battlefield == ["Ward"]


def test_702_33g_not_kicked_it_has_the_first() -> None:
    table = position(alice=["Forest"], alice_hand=[FLOOD], bob=[BEARS, WARD])
    table.alice.cast("Flood", ["Ward"], kicked=False)
    table.resolve()
    assert table.bob.battlefield == [BEARS]


def test_601_2c_with_no_target_but_for_the_cost_it_is_kicked() -> None:
    table = position(alice=["Forest"], alice_hand=[FLOOD], bob=[BEARS])
    table.alice.cast("Flood", [BEARS])
    table.resolve()
    assert table.bob.battlefield == []
    with pytest.raises(NotOffered):
        position(alice_hand=[FLOOD], bob=[BEARS]).alice.cast("Flood", [BEARS])


def test_601_2c_with_no_target_for_the_cost_it_is_not_asked_about() -> None:
    table = position(alice=["Forest"], alice_hand=[FLOOD], bob=[WARD])
    table.alice.cast("Flood", ["Ward"])
    table.resolve()
    assert not table.tapped("Forest")
    assert table.bob.battlefield == []


def test_702_174m_two_targets_if_it_was_promised() -> None:
    table = position(alice_hand=[CALL], alice_graveyard=[BEARS, GIANT, ROCK], bob_library=["Forest"])
    table.alice.cast("Call", [BEARS, GIANT], kicked=True)
    table.resolve()
    assert sorted(table.alice.hand) == [BEARS, GIANT]
    table = position(alice_hand=[CALL], alice_graveyard=[BEARS], bob_library=["Forest"])
    table.alice.cast("Call", [BEARS])
    table.resolve()
    assert table.bob.hand == [], "two targets are not there: nothing could be promised"


@pytest.mark.parametrize(("promised", "life"), [(True, 19), (False, 20)])
def test_702_174m_a_target_only_if_it_was_promised(promised: bool, life: int) -> None:
    table = position(alice_hand=[CURE], bob=[BEARS], bob_library=["Forest"])
    table.alice.cast("Cure", ["bob"] if promised else [], kicked=promised)
    table.resolve()
    assert table.bob.battlefield == []
    assert table.bob.life == life
