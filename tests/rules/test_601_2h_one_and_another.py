"""CR 601.2h, 602.2b: "sacrifice a Swamp and a Forest": two permanents, of which the one can't stand for both."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n

BACK = "Sacrifice a Swamp and a Forest: Return ~ from your graveyard to your hand."
LORD = invented(BACK, name="Lord")
HALL = invented("{T}, Sacrifice ~ and a creature you control: You gain 4 life.", name="Hall", types="Artifact")
BOTH = invented("", name="Both", types="Land — Swamp Forest", cost=None)
BEARS = "Grizzly Bears"


def test_what_is_read() -> None:
    read = ability(BACK)
    assert isinstance(read, n.Activated)
    assert read.cost == (n.SacrificeCost(n.OfSubtype("Swamp")), n.SacrificeCost(n.OfSubtype("Forest")))


@pytest.mark.parametrize("lands", [[BOTH], ["Swamp"], ["Forest", "Forest"]])
def test_601_2h_one_permanent_does_not_pay_for_both(lands: list[str]) -> None:
    table = position(alice=lands, alice_graveyard=[LORD])
    with pytest.raises(NotOffered):
        table.alice.activate("Lord")


def test_601_2h_the_first_leaves_what_the_second_needs() -> None:
    table = position(alice=[BOTH, "Swamp", "Swamp"], alice_graveyard=[LORD])
    table.alice.activate("Lord")
    assert table.options == ["Swamp", "Swamp"], "without the one that is a Forest nothing else would be"
    table.choose("Swamp")
    table.resolve()
    assert table.alice.hand == ["Lord"]
    assert sorted(table.alice.battlefield) == ["Swamp"]
    assert sorted(table.alice.graveyard) == ["Both", "Swamp"]


def test_601_2h_this_and_another() -> None:
    table = position(alice=[HALL, BEARS, "Memnite"])
    table.alice.activate("Hall")
    assert sorted(table.options) == [BEARS, "Memnite"]
    table.choose("Memnite")
    table.resolve()
    assert (table.alice.life, table.alice.battlefield) == (24, [BEARS])
