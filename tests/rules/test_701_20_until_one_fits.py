"""CR 701.20a: cards revealed until one fits: who reveals them, under whose control it enters, where the others go."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

CHANGE = invented(
    "Exile target creature. Its controller reveals cards from the top of their library until they reveal a creature "
    "card. That player puts that card onto the battlefield, then shuffles the rest into their library.",
    name="Change",
    types="Sorcery",
    cost="{R}",
)
ROB = invented(
    "Target opponent reveals cards from the top of their library until they reveal a creature card. Put that card onto "
    "the battlefield under your control. That player puts the rest of the revealed cards into their graveyard.",
    name="Rob",
    types="Sorcery",
    cost="{R}",
)
DIG = invented(
    "When ~ enters, you may reveal cards from the top of your library until you reveal a land card. If you do, put "
    "that card onto the battlefield and exile all other cards revealed this way.",
    name="Dig",
    types="Artifact",
    cost="{R}",
)


def test_701_20a_its_controller_reveals_and_shuffles() -> None:
    table = position(
        alice=["Mountain"], alice_hand=[CHANGE], bob=["Craw Wurm"], bob_library=["Shock", "Grizzly Bears", "Memnite"]
    )
    table.alice.cast("Change", ["Craw Wurm"])
    table.resolve()
    assert table.bob.battlefield == ["Grizzly Bears"]
    assert table.controller("Grizzly Bears") == "bob"
    assert "Shock" in table.bob.library
    assert [event.player for event in table.events("shuffled")] == ["bob"]


def test_110_2a_under_your_control() -> None:
    table = position(alice=["Mountain"], alice_hand=[ROB], bob_library=["Shock", "Grizzly Bears", "Memnite"])
    table.alice.cast("Rob", ["bob"])
    table.resolve()
    assert table.controller("Grizzly Bears") == "alice"
    assert table.bob.graveyard == ["Shock"]
    assert table.bob.library[0] == "Memnite"


@pytest.mark.parametrize("land", [True, False])
def test_701_20a_if_none_fits_all_are_the_rest(land: bool) -> None:
    library = ["Shock", *(["Island"] if land else [])]
    table = position(alice=["Mountain"], alice_hand=[DIG], alice_library=library)
    table.alice.cast("Dig")
    table.resolve_all()
    table.choose("yes")
    assert ("Island" in table.alice.battlefield) == land
    assert "Shock" in table.exile
    assert (len(table.exile) == 1) == land


def test_701_20a_nobody_has_to() -> None:
    table = position(alice=["Mountain"], alice_hand=[DIG], alice_library=["Shock", "Island"])
    table.alice.cast("Dig")
    table.resolve_all()
    table.choose("no")
    assert table.exile == []
    assert not table.events("revealed")


SO_MANY = "Reveal cards from the top of your library until you reveal two creature cards. "


def until_two(text: str, library: list[str]) -> Table:
    errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain"], alice_hand=[errand], alice_library=library, bob_library=library)
    table.alice.cast("Errand", ["bob"] if "Target" in text else [])
    table.resolve()
    return table


def test_701_20a_until_so_many_fit_which_go_one_way_and_all_others_another() -> None:
    text = SO_MANY + "Put all creature cards revealed this way into your hand, then put the rest into your graveyard."
    table = until_two(text, ["Forest", "Memnite", "Shock", "Grizzly Bears", "Hill Giant"])
    assert sorted(table.alice.hand) == ["Grizzly Bears", "Memnite"]
    assert sorted(table.alice.graveyard) == ["Errand", "Forest", "Shock"]
    assert table.alice.library[0] == "Hill Giant"


def test_701_20a_all_of_them_go_into_the_graveyard() -> None:
    text = (
        "Target opponent reveals cards from the top of their library until two land cards are revealed. That player "
        "puts all cards revealed this way into their graveyard."
    )
    table = until_two(text, ["Shock", "Forest", "Memnite", "Island", "Plains"])
    assert sorted(table.bob.graveyard) == ["Forest", "Island", "Memnite", "Shock"]
