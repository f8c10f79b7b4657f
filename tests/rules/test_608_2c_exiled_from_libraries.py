"""CR 608.2c, 608.2g: cards that players exile from the top of their libraries, and what becomes of them."""

from __future__ import annotations

from typing import Any

from tests.support.invented import invented
from tests.support.table import Cards, Table, position

BEARS = "Grizzly Bears"


def cast(text: str, bob_library: Cards, **more: Any) -> Table:
    """A spell with this text resolves, up to its first choice."""
    errand = invented(text.strip(), name="Errand", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain"], alice_hand=[errand], bob_library=bob_library, **more)
    table.alice.cast("Errand", ["bob"] if "Target opponent" in text else [])
    table.resolve()
    return table


def test_608_2c_each_opponent_exiles_so_many() -> None:
    table = cast("Each opponent exiles the top two cards of their library.", ["Shock", "Forest", BEARS])
    assert sorted(table.exile) == ["Forest", "Shock"]


UNTIL = "Target opponent exiles cards from the top of their library until they exile a nonland card. "


def test_608_2c_until_one_fits() -> None:
    table = cast(UNTIL, ["Forest", "Island", BEARS, "Shock"])
    assert sorted(table.exile) == ["Forest", BEARS, "Island"]


def test_608_2c_all_of_them_if_none_fits() -> None:
    table = cast(UNTIL.replace("nonland", "creature"), ["Forest", "Island"])
    assert not table.bob.library


CAST = UNTIL + (
    "You may cast that card without paying its mana cost. Then put the exiled cards that weren't cast this way on the "
    "bottom of that library in a random order."
)


def test_608_2g_the_one_that_fits_may_be_cast_and_the_others_go_back() -> None:
    table = cast(CAST, ["Forest", "Island", BEARS, "Shock"])
    table.choose("yes")
    table.resolve()
    assert BEARS in table.alice.battlefield
    assert not table.exile
    assert sorted(table.bob.library[-2:]) == ["Forest", "Island"]


def test_608_2g_if_it_is_not_cast_it_goes_back_too() -> None:
    table = cast(CAST, ["Forest", BEARS, "Shock"])
    table.choose("no")
    assert not table.exile
    assert sorted(table.bob.library[-2:]) == ["Forest", BEARS]


def test_118_9_a_card_may_be_played_for_nothing_for_the_turn() -> None:
    table = cast(UNTIL + "Until end of turn, you may cast that card without paying its mana cost.", ["Forest", BEARS])
    assert f"cast {BEARS}" in table.options


def test_608_2c_each_opponent_until_one_fits() -> None:
    text = (
        "Each opponent exiles cards from the top of their library until they exile a nonland card. You may cast any "
        "number of spells from among those nonland cards without paying their mana costs."
    )
    errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
    table = position(
        players=["alice", "bob", "carol"], alice=["Mountain"], alice_hand=[errand],
        bob_library=["Forest", BEARS, "Shock"], carol_library=["Memnite", "Island"],
    )  # fmt: skip
    table.alice.cast("Errand")
    table.resolve()
    assert sorted(table.options) == [BEARS, "Memnite", "done"]
    assert sorted(table.exile) == ["Forest", BEARS, "Memnite"]


TOP = "Exile the top three cards of your library. You may cast {} from among them without paying {}."


def test_608_2g_one_spell_of_a_kind_and_no_second() -> None:
    text = TOP.format("a creature spell with mana value 2 or less", "its mana cost")
    table = cast(text, [], alice_library=[BEARS, "Memnite", "Hill Giant", "Forest"])
    assert sorted(table.options) == [BEARS, "Memnite", "done"]
    table.choose("Memnite")
    assert table.asked == "priority"


def test_608_2g_up_to_two_spells() -> None:
    text = TOP.format("up to two spells", "their mana costs")
    table = cast(text, [], alice_library=["Memnite", BEARS, "Hill Giant"])
    table.choose(BEARS)
    table.choose("Memnite")
    assert table.asked == "priority"
    assert table.exile == ["Hill Giant"]


def test_608_2g_lands_are_played_too_once_a_turn() -> None:
    text = (
        "Exile the top three cards of your library. You may play lands and cast spells from among cards exiled this "
        "way without paying their mana costs."
    )
    table = cast(text, [], alice_library=["Forest", "Island", BEARS])
    assert sorted(table.options) == ["Forest", BEARS, "Island", "done"]
    table.choose("Forest")
    assert sorted(table.options) == [BEARS, "done"]


def test_608_2c_the_rest_is_put_into_the_graveyard() -> None:
    text = (
        "Exile the top three cards of your library. You may cast any number of instant or sorcery spells from among "
        "them without paying their mana costs. Then put all cards exiled this way that weren't cast into your "
        "graveyard."
    )
    table = cast(text, [], alice_library=["Forest", BEARS, "Shock", "Island"])
    table.choose("done")
    assert sorted(table.alice.graveyard) == ["Errand", "Forest", BEARS, "Shock"]
