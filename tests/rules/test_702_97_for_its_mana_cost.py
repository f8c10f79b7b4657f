"""CR 702.97a, 702.141a, 107.3g: activated abilities that effects give to cards, for the mana cost of the card."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.words import card, creature, green
from mainphase.kernel.values import Option, OptionKind

TROLL = invented(
    "Each creature card in your graveyard has scavenge. The scavenge cost is equal to its mana cost.", "Troll"
)
DEAD = invented(
    "{T}, Exile cards from your graveyard equal to the number of opponents you have: Target creature card in your "
    "graveyard gains encore until end of turn. The encore cost is equal to its mana cost.",
    "Dead",
)  # fmt: skip
MOTHER = invented("Each Sliver creature card in your graveyard has encore {X}, where X is its mana value.", "Mother")
SLIVER = invented("Trample", "Sliver Runt", "Creature — Sliver", cost="{1}{G}", pt="3/3")
UNPAID = card("Unpaid", None, creature, "Beast", pt="1/1", color=green)()
ENDLESS = invented("Trample", "Endless", cost="{X}{G}", pt="2/2")


def offered(table: Table) -> list[Option]:
    """What there is to choose from now."""
    assert table.state.pending is not None
    return list(table.state.pending.options)


def can_activate(table: Table, name: str) -> bool:
    return any(o.kind == OptionKind.ACTIVATE and table.name(o.a) == name for o in offered(table))


def test_702_97a_the_colors_of_its_mana_cost_are_paid() -> None:
    table = position(alice=[TROLL, "2 Mountain"], alice_graveyard=["Grizzly Bears"])
    assert not can_activate(table, "Grizzly Bears")
    table = position(alice=[TROLL, "Forest", "Mountain"], alice_graveyard=["Grizzly Bears"])
    table.alice.activate("Grizzly Bears", targets=["Troll"])
    assert "Grizzly Bears" in table.exile
    table.resolve()
    assert table.pt("Troll") == "4/4"
    assert not can_activate(table, "Grizzly Bears")


def test_118_6_what_has_no_mana_cost_cannot_pay_it() -> None:
    table = position(alice=[TROLL, "Forest"], alice_graveyard=[UNPAID])
    assert not can_activate(table, "Unpaid")


def test_107_3g_x_is_nothing_there() -> None:
    table = position(alice=[TROLL, "Forest"], alice_graveyard=[ENDLESS])
    table.alice.activate("Endless", targets=["Troll"])
    table.resolve()
    assert table.pt("Troll") == "4/4"


def test_702_141a_encore_for_the_mana_cost_until_the_turn_ends() -> None:
    table = position(alice=[DEAD, "2 Forest"], alice_graveyard=["Grizzly Bears", "Shock"])
    assert not can_activate(table, "Grizzly Bears")
    table.alice.activate("Dead", targets=["Grizzly Bears"], pay_with=["Shock"])
    table.resolve()
    assert table.exile == ["Shock"]
    table.alice.activate("Grizzly Bears")
    table.resolve()
    assert table.battlefield.count("Grizzly Bears") == 1


def test_702_141a_encore_for_as_much_as_its_mana_value() -> None:
    table = position(alice=[MOTHER, "2 Mountain"], alice_graveyard=[SLIVER, "Grizzly Bears"])
    assert not can_activate(table, "Grizzly Bears")
    table.alice.activate("Sliver Runt")
    assert table.tapped("Mountain")
    table.resolve()
    assert "Sliver Runt" in table.battlefield
    short = position(alice=[MOTHER, "Mountain"], alice_graveyard=[SLIVER])
    assert not can_activate(short, "Sliver Runt")
