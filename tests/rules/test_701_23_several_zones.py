"""Several zones searched, or those of somebody else, and a name chosen before (CR 701.23, 201.4)."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

BEARS, SHOCK = "Grizzly Bears", "Shock"
THREE = "graveyard, hand, and library"


def spell(text: str) -> CardDef:
    return invented(text, name="Long Search", cost="{0}", types="Sorcery")


def searched(text: str, *targets: str, **bob: list[str]) -> Table:
    table = position(
        alice_hand=[spell(text)],
        bob_graveyard=bob.get("graveyard", []),
        bob_hand=bob.get("hand", []),
        bob_library=bob.get("library", []),
    )
    table.alice.cast("Long Search", list(targets))
    while table.priority:
        table.pass_once()
    return table


def test_701_23b_what_lies_open_is_found_and_nothing_hidden_need_be() -> None:
    text = f"Choose a card name. Search target player's {THREE} for all cards with that name and exile them. Then that "
    text += "player shuffles."
    for taken, left in ((["done"], 2), ([SHOCK, "done"], 1), ([SHOCK, SHOCK], 0)):
        table = searched(text, "bob", graveyard=[SHOCK, BEARS], hand=[SHOCK, "Forest"], library=[SHOCK, "Forest"])
        table.alice.choose(f"choose {SHOCK}")
        table.alice.choose(*taken)
        assert table.bob.graveyard == [BEARS], "which is no matter of choice"
        there = [table.name(oid) for oid in table.state.players[1].hand + table.state.players[1].library]
        assert there.count(SHOCK) == left
        assert table.exile.count(SHOCK) == 3 - left
        assert table.events("shuffled", player="bob")


def test_701_23_of_any_number_those_that_lie_open_may_be_left_too() -> None:
    text = f"Search target player's {THREE} for any number of creature cards and exile them. Then that player shuffles."
    table = searched(text, "bob", graveyard=[BEARS], hand=["Memnite", SHOCK])
    assert table.options == ["done", BEARS, "Memnite"]
    table.alice.choose("done")
    assert (table.exile, table.bob.graveyard) == ([], [BEARS])


@pytest.mark.parametrize(("many", "may_stop"), [("two", False), ("up to two", True)])
def test_701_23d_of_mere_cards_that_many_are_found(many: str, may_stop: bool) -> None:
    text = f"Search target player's library for {many} cards and exile them. Then that player shuffles."
    table = searched(text, "bob", library=[SHOCK, BEARS, "Forest"])
    assert ("done" in table.options) == may_stop


def test_701_23_a_creature_of_another_library_enters_under_your_control() -> None:
    text = "Search target opponent's library for a creature card and put it onto the battlefield under your control. "
    text += "Then that player shuffles."
    table = searched(text, "bob", library=["Forest", BEARS])
    table.alice.choose(BEARS)
    assert table.alice.battlefield == [BEARS]


@pytest.mark.parametrize(("library", "options", "shuffles"), [("yes", 3, 1), ("no", 2, 0)])
def test_701_23_the_library_is_shuffled_only_if_it_was_searched(library: str, options: int, shuffles: int) -> None:
    text = (
        "Search your library and/or graveyard for a card named Memnite, reveal it, and put it into your hand. If you "
    )
    text += "search your library this way, shuffle."
    table = position(alice_hand=[spell(text)], alice_graveyard=["Memnite"], alice_library=["Memnite", SHOCK])
    table.alice.cast("Long Search")
    table.resolve()
    table.alice.choose(library)
    assert len(table.options) == options
    table.alice.choose("Memnite")
    assert table.alice.hand == ["Memnite"]
    assert len(table.events("shuffled", player="alice")) == shuffles


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("a nonland card", {BEARS, "Memnite"}),
        ("a creature card", {BEARS, "Memnite"}),
        ("an artifact card", {"Memnite"}),
        ("a card", {"Forest", BEARS, "Memnite"}),
        ("a card name other than a basic land card", {BEARS, "Memnite"}),
    ],
)
def test_201_4a_a_name_of_such_a_card_alone(kind: str, names: set[str]) -> None:
    text = f"Choose {kind} name. Target player reveals their hand and discards all cards with that name."
    table = searched(text, "bob", hand=[BEARS, "Memnite", "Forest"])
    offered = {option.removeprefix("choose ") for option in table.options}
    assert offered & {"Forest", BEARS, "Memnite"} == names


def test_608_2c_all_with_the_chosen_name_are_discarded() -> None:
    text = "Choose a nonland card name. Target player reveals their hand and discards all cards with that name."
    table = searched(text, "bob", hand=[BEARS, SHOCK, BEARS])
    table.alice.choose(f"choose {BEARS}")
    assert (table.bob.hand, table.bob.graveyard) == ([SHOCK], [BEARS, BEARS])


def test_201_2_cards_with_the_name_of_what_was_exiled() -> None:
    text = (
        "Exile target permanent. If it's a Bear, search its controller's graveyard, hand, and library for any number "
    )
    text += "of cards with the same name as that card and exile them. Then that player shuffles."
    table = position(alice_hand=[spell(text)], bob=[BEARS], bob_hand=[BEARS, SHOCK])
    table.alice.cast("Long Search", [BEARS])
    table.resolve()
    assert table.options == ["done", BEARS]
    table.alice.choose(BEARS)
    assert (table.bob.hand, table.exile) == ([SHOCK], [BEARS, BEARS])
