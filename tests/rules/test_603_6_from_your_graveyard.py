"""CR 603.4, 603.7c, 601.2a: an ability of a card in a graveyard that triggers on what comes from there, and what
it does later.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

AMALGAM = invented(
    "Whenever a creature enters the battlefield, if it entered from your graveyard or you cast it from your graveyard, "
    "return Amalgam from your graveyard to the battlefield tapped at the beginning of the next end step.",
    name="Amalgam", types="Creature — Zombie", pt="3/3", cost="{3}",
)  # fmt: skip
CALL = invented(
    "Return target creature card from a graveyard to the battlefield under its owner's control.", name="Call",
    types="Sorcery", cost="{0}",
)  # fmt: skip
BANISH = invented("Exile target card from a graveyard.", name="Banish", types="Instant", cost="{0}")


def at_the_end(table: Table) -> list[str]:
    table.advance_to("end step")
    table.resolve_all()
    return table.alice.battlefield


@pytest.mark.parametrize(("whose", "back"), [("alice", True), ("bob", False)])
def test_603_4_from_your_graveyard(whose: str, back: bool) -> None:
    places: dict[str, Any] = {f"{whose}_graveyard": ["Memnite"]}
    places["alice_graveyard"] = ["Memnite", AMALGAM] if whose == "alice" else [AMALGAM]
    table = position(alice_hand=[CALL], **places)
    table.alice.cast("Call", ["Memnite"])
    table.resolve_all()
    assert "Amalgam" not in table.alice.battlefield
    assert ("Amalgam" in at_the_end(table)) == back
    assert not back or table.tapped("Amalgam")


def test_603_4_not_from_a_hand() -> None:
    table = position(alice_hand=["Memnite"], alice_graveyard=[AMALGAM])
    table.alice.cast("Memnite")
    table.resolve_all()
    assert "Amalgam" not in at_the_end(table)


def test_603_7c_not_if_it_has_left_the_graveyard() -> None:
    table = position(alice_hand=[CALL, BANISH], alice_graveyard=["Memnite", AMALGAM])
    table.alice.cast("Call", ["Memnite"])
    table.resolve_all()
    table.alice.cast("Banish", ["Amalgam"])
    table.resolve()
    assert "Amalgam" not in at_the_end(table)
    assert table.exile == ["Amalgam"]


def test_603_4_nor_does_it_work_on_the_battlefield() -> None:
    table = position(alice=[AMALGAM], alice_hand=[CALL], alice_graveyard=["Memnite"])
    table.alice.cast("Call", ["Memnite"])
    table.resolve()
    assert table.stack == []
