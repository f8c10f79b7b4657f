"""CR 103.4, 903.7: the life total with which a player began the game is known of them."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

CALM = "~ gets +2/+2 as long as your life total is greater than or equal to your starting life total."


@pytest.mark.parametrize(("life", "power"), [(21, 4), (20, 4), (19, 2)])
def test_103_4_a_life_total_is_compared_with_it(life: int, power: int) -> None:
    table = position(alice=[invented(CALM, "Calm")], alice_life=life)
    assert table.pt("Calm") == f"{power}/{power}"


@pytest.mark.parametrize(("life", "power"), [(39, 2), (40, 4)])
def test_903_7_in_a_commander_game_it_is_40(life: int, power: int) -> None:
    dog = invented("", "Old Dog", types="Legendary Creature — Dog", cost="{1}{W}")
    table = position(alice_commander=[dog], alice=[invented(CALM, "Calm")], alice_life=life)
    assert table.pt("Calm") == f"{power}/{power}"
