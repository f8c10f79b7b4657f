"""CR 603.2: combat damage to a player or to something else, and combat damage or another event."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardDef, CardType

INFORMANT = invented(
    "Whenever Informant deals combat damage to a player or planeswalker, draw a card.",
    name="Informant", types="Creature — Rogue", pt="2/2",
)  # fmt: skip
GHOST = invented(
    "Whenever Ghost or another Spirit you control dies or deals combat damage to a player, you gain 1 life.",
    name="Ghost", types="Creature — Spirit", pt="2/2",
)  # fmt: skip
LAWYER = invented(
    "Whenever Lawyer enters or deals combat damage to a player, you gain 1 life.",
    name="Lawyer", types="Creature — Rogue", pt="1/1", cost="{0}",
)  # fmt: skip
WALKER = CardDef("Walker", None, CardType.PLANESWALKER, loyalty=3)


@pytest.mark.parametrize(("attacked", "drawn"), [("bob", 1), ("Walker", 1)])
def test_603_2_combat_damage_to_a_player_or_planeswalker(attacked: str, drawn: int) -> None:
    table = position(alice=[INFORMANT], bob=[WALKER, "Hill Giant"])
    table.alice.attack({"Informant": attacked})
    blocked = table.copy()
    blocked.advance_to("declare blockers")
    blocked.bob.block({"Hill Giant": "Informant"})
    blocked.advance_to("end of combat")
    assert blocked.events("draw") == []
    table.advance_to("end of combat")
    assert len(table.events("draw", player="alice")) == drawn


def test_603_2_dies_or_deals_combat_damage() -> None:
    table = position(alice=[GHOST], bob=["Hill Giant"])
    table.alice.attack({"Ghost": "bob"})
    hit = table.copy()
    hit.advance_to("end of combat")
    assert hit.alice.life == 21
    table.advance_to("declare blockers")
    table.bob.block({"Hill Giant": "Ghost"})
    table.advance_to("end of combat")
    assert table.alice.life == 21
    assert "Ghost" in table.alice.graveyard


def test_603_2_enters_or_deals_combat_damage() -> None:
    table = position(alice_hand=[LAWYER])
    table.alice.cast("Lawyer")
    table.resolve_all()
    assert table.alice.life == 21
    table.advance_to("turn 3, precombat main")
    table.alice.attack({"Lawyer": "bob"})
    table.advance_to("end of combat")
    assert table.alice.life == 22
