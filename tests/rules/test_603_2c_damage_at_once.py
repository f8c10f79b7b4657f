"""CR 603.2c: one or more creatures deal combat damage at once, and the ability goes by all of it."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

THIEF = invented(
    "Whenever one or more Rogues you control deal combat damage to a player, that player mills a card for each 1 "
    "damage dealt to them. If the player mills at least one creature card this way, you draw a card.",
    name="Night Thief", types="Creature — Rogue",
)  # fmt: skip
FRACTAL = invented(
    "Whenever one or more creatures you control deal combat damage to a player, you gain life equal to the damage "
    "dealt.",
    name="Sum Taker",
)  # fmt: skip
ROGUE = invented("", name="Big Rogue", types="Creature — Rogue", pt="3/3")


def attacked(*library: str) -> list[str]:
    table = position(alice=[THIEF, ROGUE, "Memnite"], alice_library=["Island"], bob_library=list(library))
    table.alice.attack({"Night Thief": "bob", "Big Rogue": "bob", "Memnite": "bob"})
    table.advance_to("combat damage")
    table.resolve_all()
    assert len(table.bob.graveyard) == 5  # not the damage of the Memnite
    return table.alice.hand


def test_603_2c_all_that_they_dealt_counts() -> None:
    assert attacked("Forest", "Bear Cub") == ["Island"]
    assert attacked("5 Forest") == []


def test_603_2c_life_for_the_damage_dealt() -> None:
    table = position(alice=[FRACTAL, ROGUE])
    table.alice.attack({"Sum Taker": "bob", "Big Rogue": "bob"})
    table.advance_to("combat damage")
    table.resolve_all()
    assert table.alice.life == 25
