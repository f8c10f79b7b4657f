"""CR 605.1b, 106.12a: what triggers on mana of a type, or of the chosen color, that a permanent's ability adds."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

SUN = invented(
    "As ~ enters, choose a color.\nWhenever a land's ability causes you to add one or more mana of the chosen color, "
    "add one additional mana of that color.",
    name="Caught Sun", types="Artifact", cost="{0}",
)  # fmt: skip
ROCK = invented("Whenever you tap a permanent for {C}, add an additional {C}.", name="Pale Rock", types="Artifact")
ALTAR = invented("{1}, Sacrifice ~: Add {G}{G}.", name="Burnt Grove", types="Land", cost="")
TREE = invented("Sacrifice ~: Add {G}.", name="Dead Tree", types="Artifact")
BIG = invented("", name="Green Giant", cost="{G}{G}{G}{G}")
PALE = invented("", name="Pale Giant", cost="{4}")


def with_sun(*lands: str | CardDef, hand: CardDef = BIG) -> Table:
    table = position(alice=list(lands), alice_hand=[SUN, hand])
    table.alice.cast("Caught Sun")
    table.resolve_all()
    table.choose("choose G")
    return table


@pytest.mark.parametrize(
    ("lands", "enough"), [(["2 Forest"], True), (["Forest", "Llanowar Elves"], False), (["Forest", "Island"], False)]
)  # fmt: skip
def test_605_1b_once_for_each_land_that_adds_the_chosen_color(lands: list[str], enough: bool) -> None:
    table = with_sun(*lands)
    if enough:
        table.alice.cast("Green Giant")
        table.resolve_all()
    else:
        assert table.alice.why_not("cast Green Giant") is not None


def test_605_1b_of_an_ability_that_taps_nothing() -> None:
    """Two mana of its own and one besides, for one that was paid."""
    table = with_sun(ALTAR, "Island", "Forest", hand=invented("", name="Green Giant", cost="{G}{G}{G}{G}{G}"))
    table.alice.cast("Green Giant")
    table.resolve_all()
    assert "Green Giant" in table.alice.battlefield


def test_605_1b_no_more_of_what_is_no_land() -> None:
    table = with_sun("Forest", TREE, hand=BIG)
    assert table.alice.why_not("cast Green Giant") is not None


def test_106_12a_tapped_for_mana_of_a_type() -> None:
    table = position(alice=[ROCK, "2 Wastes"], alice_hand=[PALE])
    table.alice.cast("Pale Giant")
    table.resolve_all()
    assert "Pale Giant" in table.alice.battlefield
    table = position(alice=[ROCK, "Wastes", "Island"], alice_hand=[PALE])
    assert table.alice.why_not("cast Pale Giant") is not None
