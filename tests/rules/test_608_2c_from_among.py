"""CR 608.2c, 701.17c: some of the cards that were milled, or exiled from the top of a library, are taken."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.invented import invented
from tests.support.table import Cards, Table, position

from mainphase.cards.nodes import Keyword

BEARS = "Grizzly Bears"
REST = invented("If a card would be put into a graveyard from anywhere, exile it instead.", name="No Rest",
                types="Enchantment")  # fmt: skip


def cast(text: str, library: Cards, alice: Cards = (), **more: Any) -> Table:
    """A spell with this text resolves, up to its first choice."""
    errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain", *alice], alice_hand=[errand], alice_library=library, **more)
    table.alice.cast("Errand")
    table.resolve()
    return table


ANY_NUMBER = (
    "Exile the top four cards of your library. You may put any number of creature and/or land cards from among them "
    "onto the battlefield."
)


def test_608_2c_any_number_of_what_was_exiled_come_onto_the_battlefield() -> None:
    table = cast(ANY_NUMBER, [BEARS, "Shock", "Forest", "Memnite", "Hill Giant"])
    assert sorted(table.options) == ["Forest", BEARS, "Memnite", "done"], "no instant, and no fifth card"
    table.choose(BEARS, "Forest", "done")
    assert {BEARS, "Forest"} <= set(table.alice.battlefield)
    assert sorted(table.exile) == ["Memnite", "Shock"]


def test_608_2c_or_none_of_them() -> None:
    table = cast(ANY_NUMBER, [BEARS, "Shock", "Forest", "Memnite"])
    table.choose("done")
    assert sorted(table.exile) == ["Forest", BEARS, "Memnite", "Shock"]


def test_608_2c_what_was_in_exile_before_is_not_among_them() -> None:
    table = cast(ANY_NUMBER, ["Shock", "Shock", "Shock", "Memnite"], alice_exile=["Hill Giant"])
    assert sorted(table.options) == ["Memnite", "done"]


MILLED = "Mill three cards. You may put a land card from among the milled cards into your hand."


def test_701_17a_a_land_of_those_that_were_milled() -> None:
    table = cast(MILLED, ["Forest", "Shock", "Plains", "Island"], alice_graveyard=["Swamp"])
    assert sorted(table.options) == ["Forest", "Plains", "done"]
    table.choose("Plains")
    assert table.alice.hand == ["Plains"]
    assert sorted(table.alice.graveyard) == ["Errand", "Forest", "Shock", "Swamp"]


def test_701_17c_it_is_found_in_exile_too_if_it_went_there_instead() -> None:
    table = cast(MILLED, ["Forest", "Shock", "Plains"], alice=[REST])
    table.choose("Forest")
    assert table.alice.hand == ["Forest"]
    assert sorted(table.exile) == ["Errand", "Plains", "Shock"]


@pytest.mark.parametrize(("top", "hand"), [("Forest", ["Forest"]), ("Shock", [])])
def test_608_2c_what_must_be_taken_is_taken_if_there_is_any(top: str, hand: list[str]) -> None:
    table = cast("Mill two cards. Put a land card from among them into your hand.", [top, "Shock"])
    assert table.asked == "priority"
    assert table.alice.hand == hand


def test_608_2c_all_of_a_kind() -> None:
    text = "Mill three cards, then put all creature cards from among them onto the battlefield tapped."
    table = cast(text, [BEARS, "Shock", "Memnite", "Hill Giant"])
    assert table.tapped(BEARS)
    assert table.tapped("Memnite")
    assert "Hill Giant" not in table.alice.battlefield


def test_701_17a_each_card_milled_this_way() -> None:
    text = "Mill three cards. Put each creature card milled this way onto the battlefield. They gain haste."
    table = cast(text, [BEARS, "Shock", "Memnite", "Hill Giant"])
    assert {BEARS, "Memnite"} <= set(table.alice.battlefield)
    assert table.has("Memnite", Keyword.HASTE)


def test_701_17a_another_player_mills_and_takes() -> None:
    text = "Target player mills three cards, then puts each creature card milled this way into their hand."
    errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain"], alice_hand=[errand], bob_library=[BEARS, "Shock", "Memnite", "Hill Giant"])
    table.alice.cast("Errand", ["bob"])
    table.resolve()
    assert sorted(table.bob.hand) == [BEARS, "Memnite"]
    assert table.bob.graveyard == ["Shock"]


def test_608_2c_of_another_players_cards_one_comes_under_your_control() -> None:
    text = (
        "Exile the top three cards of target player's library, then put a creature card from among them onto the "
        "battlefield under your control."
    )
    errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain"], alice_hand=[errand], bob_library=["Shock", BEARS, "Memnite", "Hill Giant"])
    table.alice.cast("Errand", ["bob"])
    table.resolve()
    assert sorted(table.options) == [BEARS, "Memnite"]
    table.choose(BEARS)
    assert BEARS in table.alice.battlefield
    assert sorted(table.exile) == ["Memnite", "Shock"]
