"""CR 400.7d, 603.2, 603.4: abilities ask from where a permanent entered, and who cast it from where."""

from __future__ import annotations

from typing import Any

import pytest
from tests.language.grammar.reading import ability, means
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone

WATCH = invented("Whenever another permanent enters from a graveyard, you gain 1 life.", "Watch", "Enchantment")
RAISE = invented("Return target creature card from a graveyard to the battlefield.", "Raise", "Sorcery", cost="{R}")
VESSEL = invented(
    "When ~ enters, if it entered from your graveyard or you cast it from your graveyard, you gain 5 life.",
    "Vessel",
    cost="{R}",
)
GRAVES = invented("You may cast creature spells from your graveyard.", "Graves", "Enchantment")


@pytest.mark.parametrize(("zone", "life"), [("alice_graveyard", 21), ("bob_graveyard", 21), ("alice_hand", 20)])
def test_603_2_enters_from_a_graveyard(zone: str, life: int) -> None:
    zones: dict[str, Any] = {"alice_hand": [RAISE], zone: ["Memnite"]}
    table = position(alice=["Mountain", WATCH], **zones)
    if zone == "alice_hand":
        table.alice.cast("Memnite")
    else:
        table.alice.cast("Raise", ["Memnite"])
    table.resolve_all()
    assert "Memnite" in table.alice.battlefield
    assert table.alice.life == life


def test_603_2_only_from_your_own_graveyard_where_it_says_so() -> None:
    watch = invented("Whenever a creature enters from your graveyard, you gain 1 life.", "Watch", "Enchantment")
    for zone, life in (("alice_graveyard", 21), ("bob_graveyard", 20)):
        zones: dict[str, Any] = {zone: ["Memnite"]}
        table = position(alice=["Mountain", watch], alice_hand=[RAISE], **zones)
        table.alice.cast("Raise", ["Memnite"])
        table.resolve_all()
        assert table.alice.life == life


def brought(table: Table, cast: bool) -> int:
    """Alice's life after a Vessel came."""
    if cast:
        table.alice.cast("Vessel")
    else:
        table.alice.cast("Raise", ["Vessel"])
    table.resolve_all()
    assert "Vessel" in table.alice.battlefield
    return table.alice.life


def test_603_4_it_entered_from_your_graveyard_or_you_cast_it_from_there() -> None:
    assert brought(position(alice=["Mountain"], alice_hand=[VESSEL]), True) == 20
    assert brought(position(alice=["Mountain", GRAVES], alice_graveyard=[VESSEL]), True) == 25
    assert brought(position(alice=["Mountain"], alice_hand=[RAISE], alice_graveyard=[VESSEL]), False) == 25
    assert brought(position(alice=["Mountain"], alice_hand=[RAISE], bob_graveyard=[VESSEL]), False) == 20


def test_608_2c_it_entered_from_your_library_or_was_cast_from_there() -> None:
    sprite = invented(
        "When ~ enters, draw a card. If it entered from your library or was cast from your library, draw two cards "
        "instead.",
        "Sprite",
        cost="{R}",
    )
    top = invented("You may cast creature spells from the top of your library.", "Top", "Enchantment")
    find = invented(
        "Search your library for a creature card, put it onto the battlefield, then shuffle.",
        "Find",
        "Sorcery",
        cost="{R}",
    )
    ways: tuple[tuple[dict[str, Any], str, int], ...] = (
        ({"alice_hand": [sprite]}, "Sprite", 1),
        ({"alice_library": [sprite, "Forest", "Forest"]}, "Sprite", 2),
        ({"alice_library": [sprite, "Forest", "Forest"], "alice_hand": [find]}, "Find", 2),
    )
    for cards, spell, drawn in ways:
        table = position(alice=["Mountain", top], **cards)
        table.alice.cast(spell)
        table.resolve()
        if "Sprite" in table.options:
            table.choose("Sprite")
        table.resolve_all()
        assert "Sprite" in table.alice.battlefield
        assert len(table.alice.hand) == drawn


def test_400_7d_read() -> None:
    yours = (n.EnteredFrom(Zone.GRAVEYARD), n.OwnedBy(n.You()))
    cast = (n.CastFrom(Zone.GRAVEYARD), n.OwnedBy(n.You()))
    made = ability("When ~ enters, if it entered from your graveyard or you cast it from your graveyard, draw a card.")
    assert isinstance(made, n.Triggered)
    assert made.condition == n.Fits(n.This(), n.Any((n.All(yours), n.All((*cast, n.CastBy(n.You()))))))
    made = ability("When ~ enters, if it entered from your graveyard or was cast from your graveyard, draw a card.")
    assert isinstance(made, n.Triggered)
    assert made.condition == n.Fits(n.This(), n.Any((n.All(yours), n.All(cast))))
    assert means("When ~ enters, if it entered from exile or you cast it from your graveyard, draw a card.") is None
