"""CR 205.4e: legendary instants and sorceries, which only who controls a legend casts."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef, CardType

FORCE = invented("You gain 5 life.", name="Force", types="Legendary Sorcery", cost="{G}")
STRIKE = invented("You gain 5 life.", name="Strike", types="Legendary Instant", cost="{G}")
HERO = invented("Vigilance", name="Hero", types="Legendary Creature — Human")
WALKER = replace(HERO, name="Walker", types=CardType.PLANESWALKER, power=None, toughness=None, loyalty=3)
TOWER = invented("{T}: Add {C}.", name="Tower", types="Legendary Land", cost=None)
BEARS = "Grizzly Bears"
BIDS = invented("You may cast target sorcery card from your graveyard without paying its mana cost.", name="Bid",
                types="Sorcery", cost="{0}")  # fmt: skip


@pytest.mark.parametrize("spell", [FORCE, STRIKE], ids=["sorcery", "instant"])
def test_205_4e_with_a_legendary_creature_or_planeswalker(spell: CardDef) -> None:
    for legend in (HERO, WALKER):
        table = position(alice=["Forest", legend], alice_hand=[spell])
        table.alice.cast(spell.name)
        table.resolve()
        assert table.alice.life == 25


@pytest.mark.parametrize("there", [[], [BEARS], [TOWER], ["Hero of another"]])
def test_205_4e_not_without_nor_with_another_legend_nor_with_an_opponents(there: list[str]) -> None:
    theirs = [HERO] if there == ["Hero of another"] else []
    mine = [] if theirs else there
    with pytest.raises(NotOffered) as refused:
        position(alice=["Forest", *mine], bob=theirs, alice_hand=[FORCE]).alice.cast("Force")
    assert refused.value.rule == "205.4e"


def test_205_4e_neither_without_paying_for_it() -> None:
    """An effect that lets it be cast does not do away with that."""
    for there, life in (([], 20), ([HERO], 25)):
        table = position(alice=there, alice_hand=[BIDS], alice_graveyard=[FORCE])
        table.alice.cast("Bid")
        table.resolve()
        if table.asked != "priority":
            table.choose("yes")
        table.resolve_all()
        assert table.alice.life == life


def test_205_4e_what_is_cast_resolves_whatever_becomes_of_the_legend() -> None:
    shot = invented("Destroy target creature.", name="Shot", types="Instant", cost="{0}")
    table = position(alice=["Forest", HERO], alice_hand=[FORCE], bob_hand=[shot])
    table.alice.cast("Force")
    table.alice.passes()
    table.bob.cast("Shot")
    table.resolve_all()
    assert table.alice.life == 25


def test_205_4e_came_with_dominaria() -> None:
    assert "legendary instant" in unknown_mechanic(FORCE, "2018-04-26")
    assert unknown_mechanic(FORCE, "2018-04-27") == ""
    table = position(alice=["Forest", HERO], alice_hand=[FORCE], rules="2018-04-27")
    table.alice.cast("Force")
    table.resolve()
    assert table.alice.life == 25
