"""CR 704.5j: permanents to which the "legend rule" doesn't apply."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardDef
from mainphase.kernel.lowering.static_kinds import STATIC_KIND_OF
from mainphase.kernel.state.state import STATIC_KINDS

KING = invented("", name="King", types="Legendary Creature — Human")
GALLERY = invented('The "legend rule" doesn\'t apply.', name="Gallery", types="Artifact")
OF_ELVES = invented('The "legend rule" doesn\'t apply to Elves you control.', name="Court", types="Artifact")


@pytest.mark.parametrize(("held", "kings"), [(GALLERY, 2), (OF_ELVES, 1)])
def test_704_5j_it_does_not_apply_to_what_is_told(held: CardDef, kings: int) -> None:
    table = position(alice=[held, KING, "2 Swamp"], alice_hand=[KING])
    table.alice.cast("King")
    table.resolve()
    assert (table.asked == "legend rule") is (kings == 1)
    if kings == 1:
        table.choose("King")
    assert table.battlefield.count("King") == kings


def test_each_kind_of_static_ability_has_a_bit() -> None:
    assert STATIC_KINDS <= 64  # of `State.in_force`
    assert max(STATIC_KIND_OF.values()) < STATIC_KINDS
