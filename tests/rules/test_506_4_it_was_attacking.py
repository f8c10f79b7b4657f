"""CR 506.4, 608.2h: what has died is asked whether it was attacking; and what is done otherwise."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

CAPTAIN = invented(
    "Whenever another creature you control dies, you gain 3 life if it was attacking. Otherwise, you lose 1 life.",
    name="Captain",
)  # fmt: skip
END = invented("Destroy target creature.", name="End", types="Instant", cost="{0}")


def test_506_4_what_died_in_combat_was_attacking() -> None:
    table = position(alice=[CAPTAIN, "Memnite"], bob=["Hill Giant"])
    table.advance_to("declare attackers")
    table.alice.attack({"Memnite": "bob"})
    table.bob.block({"Hill Giant": "Memnite"})
    table.advance_to("combat damage")
    table.resolve()
    assert table.alice.life == 23


@pytest.mark.parametrize("attacks", [True, False])
def test_506_4_or_it_was_not(attacks: bool) -> None:
    table = position(alice=[CAPTAIN, "Memnite", "Grizzly Bears"], alice_hand=[END])
    if attacks:
        table.advance_to("declare attackers")
        table.alice.attack({"Memnite": "bob"})
    table.alice.cast("End", ["Grizzly Bears"])
    table.resolve()
    table.resolve()
    assert table.alice.life == 19


def test_702_16a_protection_from_ring_bearers() -> None:
    wraith = invented("Protection from Ring-bearers", name="Wraith")
    tempts = invented("The Ring tempts you.", name="Tempting", types="Sorcery", cost="{0}")
    table = position(alice=["Grizzly Bears"], alice_hand=[tempts], bob=[wraith])
    table.alice.cast("Tempting")
    table.resolve()
    if table.asked != "priority":
        table.choose("Grizzly Bears")
    table.advance_to("declare attackers")
    table.alice.attack({"Grizzly Bears": "bob"})
    table.bob.block({"Wraith": "Grizzly Bears"})
    table.advance_to("end of combat")
    assert table.bob.battlefield == ["Wraith"]
    assert table.damage("Wraith") == 0
