"""CR 115.1, 608.2b: a spell of one kind or of another is targeted, each kind told as a spell of its own."""

from __future__ import annotations

import pytest
from tests.support.invented import card_read, invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef
from mainphase.language.text.card_data import CardData

BEARS = "Grizzly Bears"
SUBTLE = invented(
    "Flash\nWhen ~ enters, choose up to one target creature spell or planeswalker spell. Its owner puts it on their "
    "choice of the top or bottom of their library.",
    name="Subtle", cost="{0}",
)  # fmt: skip
WALKER = card_read(
    CardData(
        name="Walker",
        mana_cost="{0}",
        text="+1: You gain 1 life.",
        type_line="Legendary Planeswalker — Ajani",
        loyalty="3",
    )
)
TALE = invented("Draw a card.", name="Tale", types="Instant", cost="{0}")


def against(spell: CardDef | str, name: str) -> Table:
    """Alice casts this spell, Bob a creature with flash that resolves above it."""
    table = position(alice=["2 Forest"], alice_hand=[spell], alice_library=["Shock"], bob_hand=[SUBTLE])
    table.alice.cast(name)
    table.alice.passes()
    table.bob.cast("Subtle")
    table.resolve()
    return table


@pytest.mark.parametrize(("spell", "name"), [(BEARS, BEARS), (WALKER, "Walker")])
def test_115_1_a_spell_of_either_kind_goes_where_its_owner_says(spell: CardDef | str, name: str) -> None:
    table = against(spell, name)
    assert table.options == ["done", name]
    table.bob.choose(name)
    table.resolve()
    assert table.asked_player == "alice"
    top = table.copy()
    top.apply(0)
    assert top.alice.library[:2] == [name, "Shock"]
    table.apply(1)
    assert table.alice.library[0] == "Shock"
    assert table.alice.library[-1] == name
    assert table.stack == []
    assert name not in table.battlefield


def test_115_1_neither_a_spell_of_another_kind_nor_a_permanent_is_a_target() -> None:
    table = against(TALE, "Tale")
    assert table.stack == ["Tale", "Subtle"], (table.asked_player, table.options, table.stack)
    assert "Tale" not in table.options
    assert "Subtle" not in table.options


def test_115_1_up_to_one_may_be_none() -> None:
    table = against(BEARS, BEARS)
    table.bob.choose("done")
    table.resolve_all()
    assert BEARS in table.battlefield
