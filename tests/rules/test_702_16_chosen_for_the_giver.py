"""CR 702.16a, 607.2d: what was chosen for the permanent that gives protection is what it protects from."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import Table, position

WARD = invented(
    "As ~ enters, choose a color.\nOther creatures you control have protection from the chosen color.",
    name="Ward", types="Enchantment", cost="{0}",
)  # fmt: skip
GUARD = invented(
    "As ~ enters, choose a creature type.\nOther creatures you control have protection from creatures of the chosen "
    "type.",
    name="Guard", types="Enchantment", cost="{0}",
)  # fmt: skip
PINGER = invented("{0}: ~ deals 1 damage to target creature.", name="Pinger", types="Creature — Ogre", cost="{R}")


def with_ward(card: object, answer: str) -> Table:
    table = position(
        alice=["Hill Giant", "Mountain"], alice_hand=[card, "Shock"],  # type: ignore[list-item]
        bob=["Gray Ogre", "Grizzly Bears", PINGER],
    )  # fmt: skip
    table.alice.cast("Ward" if card is WARD else "Guard")
    table.resolve()
    table.choose(answer)
    return table


def test_702_16a_creatures_are_protected_from_the_color_chosen_for_another() -> None:
    table = with_ward(WARD, "choose R")
    with pytest.raises(NotOffered):
        table.copy().alice.cast("Shock", ["Hill Giant"])
    table.alice.cast("Shock", ["Gray Ogre"])


def test_702_16a_and_not_from_others() -> None:
    table = with_ward(WARD, "choose G")
    table.alice.cast("Shock", ["Hill Giant"])


def test_702_16a_from_creatures_of_the_chosen_type() -> None:
    table = with_ward(GUARD, "choose Ogre")
    table.alice.attack({"Hill Giant": "bob"})
    assert not [said for said in table.options if "Ogre" in said]
    table.bob.block({"Grizzly Bears": "Hill Giant"})
    with pytest.raises(NotOffered):
        table.copy().bob.activate("Pinger", ["Hill Giant"])
    table.alice.cast("Shock", ["Hill Giant"])  # which is no creature
