"""CR 702.187: mayhem, for cards that were discarded this turn."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef

IMP = invented("Mayhem {R}", name="Imp", types="Creature — Imp", pt="2/1", cost="{4}{R}")
RUINS = invented("Mayhem", name="Ruins", types="Land", cost="")
OUTLET = invented("Discard a card: You gain 1 life.", name="Outlet", types="Artifact")
SHREDDER = invented("{0}: Mill a card.", name="Shredder", types="Artifact")
UPROAR = invented(
    "Each nonland card in your graveyard has mayhem. The mayhem cost is equal to its mana cost.",
    name="Uproar", types="Enchantment",
)  # fmt: skip


def discarding(*cards: Any, besides: tuple[Any, ...] = (), **placed: Any) -> Table:
    table = position(alice=["2 Mountain", OUTLET, *besides], alice_hand=list(cards), **placed)
    for _ in cards:
        table.alice.activate("Outlet")
        if table.asked != "priority":
            table.choose(table.options[0])
    table.resolve_all()
    return table


def test_702_187b_cast_from_the_graveyard_for_its_mayhem_cost() -> None:
    table = discarding(IMP)
    assert table.alice.graveyard == ["Imp"]
    table.alice.cast("Imp", way=1)
    table.resolve()
    assert "Imp" in table.alice.battlefield
    assert table.alice.graveyard == []


def test_702_187b_only_in_the_turn_in_which_it_was_discarded() -> None:
    table = discarding(IMP)
    table.advance_to("turn 3, precombat main")
    with pytest.raises(NotOffered) as refused:
        table.alice.cast("Imp", way=1)
    assert refused.value.rule.startswith("118.9")


def test_702_187b_not_if_it_came_there_otherwise() -> None:
    table = position(alice=["Mountain", SHREDDER], alice_library=[IMP, "Forest"])
    table.alice.activate("Shredder")
    table.resolve()
    assert table.alice.graveyard == ["Imp"]
    with pytest.raises(NotOffered):
        table.alice.cast("Imp", way=1)


def test_702_187b_its_timing_stays_that_of_its_type() -> None:
    table = discarding(IMP, step="upkeep")
    with pytest.raises(NotOffered) as refused:
        table.alice.cast("Imp", way=1)
    assert refused.value.rule == "302.1"


def test_702_187b_not_from_the_hand() -> None:
    table = position(alice=["Mountain"], alice_hand=[IMP])
    with pytest.raises(NotOffered):
        table.alice.cast("Imp", way=1)


def test_702_187c_without_a_cost_it_is_played_from_the_graveyard() -> None:
    table = discarding(RUINS)
    table.alice.play_land("Ruins")
    assert "Ruins" in table.alice.battlefield
    table = position(alice_graveyard=[RUINS])
    with pytest.raises(NotOffered):
        table.alice.play_land("Ruins")


def test_702_187b_cards_that_are_given_it_are_cast_for_their_mana_costs() -> None:
    table = discarding("Raging Goblin", besides=(UPROAR,), alice_graveyard=["Goblin Piker"])
    assert [said for said in table.options if said.startswith("cast")] == ["cast Raging Goblin"]
    table.alice.cast("Raging Goblin", way=1)
    table.resolve()
    assert "Raging Goblin" in table.alice.battlefield


@pytest.mark.parametrize("card", [IMP, RUINS, UPROAR], ids=lambda card: card.name)
def test_702_187_cards_with_it_are_refused_until_the_rules_have_it(card: CardDef) -> None:
    assert unknown_mechanic(card, "2025-09-18")
    assert unknown_mechanic(card, "2025-09-19") == ""
