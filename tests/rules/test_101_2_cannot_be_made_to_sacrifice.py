"""CR 101.2, 701.21: what others' spells and abilities can't cause a player to sacrifice."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

HERON = invented("Spells and abilities your opponents control can't cause you to sacrifice permanents.", name="Heron")
EDICT = invented("Each player sacrifices a creature.", name="Edict", types="Sorcery", cost="{0}")
TOLL = invented(
    "Target player loses 5 life unless they sacrifice a creature.", name="Toll", types="Sorcery", cost="{0}"
)
ALTAR = invented("Sacrifice a creature: You gain 1 life.", name="Altar", types="Artifact")
LOAN = invented(
    "Target creature gets +1/+0 until end of turn. Its controller sacrifices it at the beginning of the next end step.",
    name="Loan", types="Sorcery", cost="{0}",
)  # fmt: skip
OFFER = invented("Each player may sacrifice a creature.", name="Offer", types="Sorcery", cost="{0}")
BOTH = ["Heron", "Ogre"]
OGRE = invented("", name="Ogre")


def table_of(*hand: CardDef, active: str = "bob") -> Table:
    alices, bobs = (hand, ()) if active == "alice" else ((), hand)
    return position(alice=[HERON, OGRE, ALTAR], bob=["Hill Giant"], active=active, alice_hand=alices, bob_hand=bobs)


def creatures(table: Table) -> list[str]:
    return [name for name in table.alice.battlefield if name != "Altar"]


def test_101_2_they_are_not_made_to_and_others_are() -> None:
    table = table_of(EDICT)
    table.bob.cast("Edict")
    table.resolve_all()
    assert sorted(creatures(table)) == BOTH
    assert sorted(table.bob.graveyard) == ["Edict", "Hill Giant"]


def test_101_2_their_own_spells_make_them() -> None:
    table = table_of(EDICT, active="alice")
    table.alice.cast("Edict")
    table.pass_once()
    table.pass_once()
    table.choose("Ogre")
    table.resolve_all()
    assert creatures(table) == ["Heron"]


@pytest.mark.parametrize("card", [TOLL, OFFER])
def test_101_2_nor_may_they_where_others_offer_it(card: CardDef) -> None:
    table = table_of(card)
    name = "Toll" if card is TOLL else "Offer"
    table.bob.cast(name, *([["alice"]] if card is TOLL else []))
    while name in table.stack:
        if "pass" in table.options:
            table.pass_once()
        else:
            assert table.asked_player == "bob" or "Ogre" not in table.options
            table.choose("yes" if "yes" in table.options else "done")
    assert sorted(creatures(table)) == BOTH
    assert table.alice.life == (15 if card is TOLL else 20)


def test_101_2_their_own_costs_may_be_paid() -> None:
    table = table_of()
    table.advance_to("upkeep")
    while table.priority != "alice":
        table.pass_once()
    table.alice.activate("Altar", pay_with=["Ogre"])
    table.resolve_all()
    assert creatures(table) == ["Heron"]


def test_101_2_what_they_were_lent_stays() -> None:
    table = table_of(LOAN)
    table.bob.cast("Loan", ["Ogre"])
    table.resolve_all()
    table.advance_to("end step")
    table.resolve_all()
    assert sorted(creatures(table)) == BOTH
