"""CR 400.3, 608.2d: a card is in its owner's graveyard, so whoever else controlled it can't return it from theirs."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

ROOTS = invented(
    "Enchant land\nWhen enchanted land is put into a graveyard, you may return ~ from your graveyard to your hand.",
    "Roots",
    "Enchantment — Aura",
    cost="{0}",
)
REINS = invented(
    "Enchant land\nWhen enchanted land is put into a graveyard, return ~ from your graveyard to your hand.",
    "Reins",
    "Enchantment — Aura",
    cost="{0}",
)
GIFT = invented("Target opponent gains control of target enchantment.", "Gift", "Instant", cost="{0}")
QUAKE = invented("Destroy target land.", "Quake", "Instant", cost="{0}")


@pytest.mark.rule("400.7f")
@pytest.mark.parametrize("given", [False, True])
def test_400_3_what_another_controls_is_not_in_their_graveyard(given: bool) -> None:
    table = position(alice=["Forest"], alice_hand=[REINS, GIFT, QUAKE])
    table.alice.cast("Reins", targets=["Forest"])
    table.resolve()
    if given:
        table.alice.cast("Gift", targets=["bob", "Reins"])
        table.resolve()
    table.alice.cast("Quake", targets=["Forest"])
    table.resolve_all()
    assert ("Reins" in table.alice.graveyard) is given
    assert ("Reins" in table.alice.hand) is not given


@pytest.mark.parametrize("given", [False, True])
def test_608_2d_nobody_is_asked_whether_to_return_what_is_not_there(given: bool) -> None:
    table = position(alice=["Forest"], alice_hand=[ROOTS, GIFT, QUAKE])
    table.alice.cast("Roots", targets=["Forest"])
    table.resolve()
    if given:
        table.alice.cast("Gift", targets=["bob", "Roots"])
        table.resolve()
    table.alice.cast("Quake", targets=["Forest"])
    table.resolve()
    table.resolve()
    assert (table.asked == "may") is not given
    if not given:
        table.alice.choose("yes")
    assert ("Roots" in table.alice.graveyard) is given
