"""CR 201.2: what has the same name as one of those that are described, or as another one than itself."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

FOLLY = invented(
    "Choose target creature you control that doesn't have the same name as a token you control. Create a token that's "
    "a copy of it.",
    name="Folly",
    types="Sorcery",
    cost="{R}",
)
REGENT = invented(
    "Destroy target creature you control that doesn't have the same name as another permanent you control.",
    name="Regent",
    types="Sorcery",
    cost="{R}",
)
GRUDGE = invented(
    "Whenever an opponent casts a creature spell with the same name as a card in their graveyard, that player loses "
    "3 life.",
    name="Grudge",
    types="Enchantment",
    cost="{B}",
)
GARDEN = invented(
    "Whenever a nontoken creature you control enters, if it doesn't have the same name as another creature you control "
    "or a creature card in your graveyard, you gain 1 life.",
    name="Garden",
    types="Enchantment",
    cost="{G}",
)
BEARS, MEMNITE = "Grizzly Bears", "Memnite"


def test_201_2_not_the_name_of_a_token() -> None:
    table = position(alice=["2 Mountain", BEARS, MEMNITE], alice_hand=[FOLLY, FOLLY])
    table.alice.cast("Folly", [BEARS])
    table.resolve()
    assert table.alice.battlefield.count(BEARS) == 2
    table.alice.cast("Folly", [MEMNITE])
    table.resolve()
    assert table.alice.battlefield.count(MEMNITE) == 2


def test_201_2_a_card_of_that_name_in_the_graveyard_of_whoever_casts() -> None:
    table = position(
        bob=[GRUDGE], alice=["4 Forest"], alice_hand=[BEARS, MEMNITE], alice_graveyard=[BEARS], bob_graveyard=[MEMNITE]
    )
    table.alice.cast(MEMNITE)
    assert table.stack == [MEMNITE]
    table.resolve()
    table.alice.cast(BEARS)
    table.resolve()
    assert table.alice.life == 17


@pytest.mark.parametrize(("others", "buried", "gained"), [([], [], 1), ([MEMNITE], [], 0), ([], [MEMNITE], 0)])
def test_201_2_another_of_that_name(others: list[str], buried: list[str], gained: int) -> None:
    table = position(alice=[GARDEN, BEARS, *others], alice_hand=[MEMNITE], alice_graveyard=buried)
    table.alice.cast(MEMNITE)
    while table.stack:
        table.resolve()
    assert table.alice.life == 20 + gained


def test_201_2_no_permanent_is_another_than_itself() -> None:
    table = position(alice=["Mountain", BEARS, "2 Memnite"], alice_hand=[REGENT])
    table.alice.cast("Regent", [BEARS])
    table.resolve()
    assert BEARS in table.alice.graveyard
    table = position(alice=["Mountain", "2 Memnite"], alice_hand=[REGENT])
    assert "Regent" not in table.options


def test_201_2_abilities_of_those_of_another_name() -> None:
    mimic = invented(
        "Mimic has all activated abilities of creatures you control that don't have the same name as Mimic.\n"
        "{T}: You gain 1 life.",
        name="Mimic",
        types="Creature — Shapeshifter",
        cost="{1}",
        pt="1/1",
    )
    table = position(alice=[mimic, "Prodigal Sorcerer"])
    table.alice.activate("Mimic", ["bob"], ability=1)
    table.resolve()
    assert table.bob.life == 19
