"""CR 400.7d, 112.2: who cast the spell that a permanent was is not always who controls it as it enters."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

SNATCH = invented("Gain control of target spell.", "Snatch", types="Instant", cost="{0}")
SAYS = ("if you cast it, you gain 5 life.", "if you cast it from your hand, you gain 5 life.")


@pytest.mark.parametrize("says", SAYS)
@pytest.mark.parametrize("taken", [False, True])
def test_400_7d_whoever_took_the_spell_did_not_cast_it(says: str, taken: bool) -> None:
    beast = invented(f"When ~ enters, {says}", "Beast", cost="{0}")
    table = position(alice_hand=[beast], bob_hand=[SNATCH])
    table.alice.cast("Beast")
    if taken:
        table.alice.passes()
        table.bob.cast("Snatch", targets=["Beast"])
    table.resolve_all()
    assert (table.bob if taken else table.alice).battlefield == ["Beast"]
    assert (table.alice.life, table.bob.life) == ((20, 20) if taken else (25, 20))


def test_400_7d_that_it_was_cast_is_true_of_anybody() -> None:
    beast = invented("When ~ enters, if it was cast, you gain 5 life.", "Beast", cost="{0}")
    table = position(alice_hand=[beast], bob_hand=[SNATCH])
    table.alice.cast("Beast")
    table.alice.passes()
    table.bob.cast("Snatch", targets=["Beast"])
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (20, 25)


def test_707_10_the_copy_of_a_spell_was_cast_by_nobody() -> None:
    beast = invented("When ~ enters, if you cast it, you gain 5 life.", "Beast", cost="{0}")
    twin = invented("Copy target creature spell you control.", "Twin", types="Instant", cost="{0}")
    table = position(alice_hand=[beast, twin])
    table.alice.cast("Beast")
    table.alice.cast("Twin", targets=["Beast"])
    table.resolve_all()
    assert table.alice.battlefield == ["Beast", "Beast"]
    assert table.alice.life == 25
