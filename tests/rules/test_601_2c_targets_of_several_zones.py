"""CR 601.2c, 115.1: several other targets, on the battlefield and in graveyards, in any mixture."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

JUDGE = invented(
    "{0}: Exile up to three other target creatures from the battlefield and/or creature cards from graveyards.",
    name="Judge",
    pt="1/1",
)
MENTOR = invented("{0}: Tap two other target creatures.", name="Mentor", pt="1/1")


@pytest.mark.parametrize(
    "targets",
    [
        [],
        ["Grizzly Bears"],
        ["Savannah Lions", "Grizzly Bears"],
        ["Memnite", "Savannah Lions", "Grizzly Bears"],
    ],
)
def test_601_2c_creatures_here_and_creature_cards_there(targets: list[str]) -> None:
    table = position(
        alice=[JUDGE], bob=["Grizzly Bears"], alice_graveyard=["Savannah Lions"], bob_graveyard=["Memnite"]
    )
    table.alice.activate("Judge", targets)
    table.resolve()
    assert sorted(table.exile) == sorted(targets)


@pytest.mark.parametrize("target", ["Judge", "Forest", "Shock"])
def test_601_2c_nothing_else_is_a_target(target: str) -> None:
    table = position(alice=[JUDGE], bob=["Forest", "Grizzly Bears"], alice_graveyard=["Shock"])
    with pytest.raises(NotOffered):
        table.alice.activate("Judge", [target])


def test_601_2c_other_targets_are_others_than_its_source() -> None:
    table = position(alice=[MENTOR], bob=["Grizzly Bears", "Memnite"])
    with pytest.raises(NotOffered):
        table.copy().alice.activate("Mentor", ["Mentor", "Memnite"])
    table.alice.activate("Mentor", ["Grizzly Bears", "Memnite"])
    table.resolve()
    assert (table.tapped("Grizzly Bears"), table.tapped("Memnite"), table.tapped("Mentor")) == (True, True, False)


def test_601_2c_fewer_than_there_must_be_cannot_be_chosen() -> None:
    table = position(alice=[MENTOR], bob=["Memnite"])
    with pytest.raises(NotOffered):
        table.alice.activate("Mentor", ["Memnite"])
