"""CR 608.2c: a condition that stands last is asked of what acted, where nothing else was spoken of."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position


@pytest.mark.parametrize(("name", "becomes"), [("Goblin Piker", "4/1"), ("Bear Cub", "2/2")])
def test_608_2c_it_is_what_acted(name: str, becomes: str) -> None:
    spell = invented("Target creature gets +2/+0 until end of turn if it's red.", "Rage", "Instant", cost="{0}")
    table = position(alice=[name], alice_hand=[spell])
    table.alice.cast("Rage", [name])
    table.resolve()
    assert table.pt(name) == becomes


def test_701_15b_an_aura_token_may_have_several_abilities_from_one_sentence() -> None:
    marker = invented(
        "{0}: Create a red Aura enchantment token named Mark attached to target creature. That token has enchant "
        'creature and "Enchanted creature gets +2/+2 and is goaded."',
        "Marker",
    )
    ancestor = invented("Whenever a goaded creature attacks, it deals 1 damage to its controller.", "Ancestor")
    table = position(triggers="automatic", alice=[marker, ancestor], bob=["Bear Cub"])
    table.alice.activate("Marker", targets=["Bear Cub"])
    table.resolve()
    assert table.pt("Bear Cub") == "4/4"
    table.advance_to("turn 2, declare attackers")
    table.bob.attack({"Bear Cub": "alice"})
    table.resolve_all()
    assert table.bob.life == 19
