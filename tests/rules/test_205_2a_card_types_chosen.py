"""CR 205.2a, 607.2d, 614.12a: a card type, or a number, that is chosen for an object."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.kernel.reading.characteristics import characteristics_of

TAXING = invented(
    "As ~ enters, look at an opponent's hand, then choose a card type other than creature.\nSpells of the chosen type "
    "cost {1} more to cast.",
    "Weaver",
    cost="{0}",
)
SAVING = invented(
    "As ~ enters, choose a card type other than creature or land.\nSpells you cast of the chosen type cost {1} less to "
    "cast.",
    "Partisan",
    cost="{0}",
)
BY_NUMBER = invented(
    "As ~ enters, choose a number between 1 and 10.\nWhenever an opponent casts a spell with mana value, power, or "
    "toughness equal to the chosen number, that player loses 2 life.",
    "Lord",
    cost="{0}",
)
SHOT = invented("You gain 1 life.", "Shot", "Instant", cost="{1}")


def said(table: Table) -> list[str]:
    return [words.removeprefix("choose ") for words in table.options]


def test_205_2a_one_of_the_card_types_is_chosen_and_its_spells_cost_more() -> None:
    table = position(alice=["2 Forest"], alice_hand=[TAXING, SHOT], bob_hand=["Bear Cub"])
    table.alice.cast("Weaver")
    table.resolve()
    assert said(table) == [
        "artifact", "battle", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery",
    ]  # fmt: skip
    table.choose("choose instant")
    table.alice.cast("Shot")
    table.resolve_all()
    assert [table.tapped("Forest")] == [True]
    free = [o for o in map(table.state.find, table.state.battlefield) if o is not None and not o.tapped]
    assert [characteristics_of(o).name for o in free] == ["Weaver"], "both lands were tapped"


@pytest.mark.parametrize(
    ("date", "some"),
    [
        ("2006-01-01", set()),
        ("2007-06-01", {"kindred"}),
        ("2010-01-01", {"kindred", "planeswalker"}),
        ("2025-01-01", {"kindred", "planeswalker", "battle"}),
    ],
)
def test_205_2a_those_that_the_rules_of_the_day_have(date: str, some: set[str]) -> None:
    table = position(alice_hand=[SAVING], rules=date)
    table.alice.cast("Partisan")
    table.resolve()
    assert set(said(table)) == {"artifact", "enchantment", "instant", "sorcery"} | some


def test_205_2a_its_spells_cost_less() -> None:
    table = position(alice_hand=[SAVING, SHOT])
    table.alice.cast("Partisan")
    table.resolve()
    table.choose("choose instant")
    table.alice.cast("Shot")
    table.resolve_all()
    assert table.alice.life == 21


def test_205_2a_cards_of_the_chosen_type() -> None:
    back = invented("Choose a permanent type. Return all cards of the chosen type from your graveyard to your hand.",
                    "Back", "Sorcery", cost="{0}")  # fmt: skip
    table = position(alice_hand=[back], alice_graveyard=["Forest", "Memnite", "Bear Cub", SHOT])
    table.alice.cast("Back")
    table.resolve()
    assert "instant" not in said(table)
    table.choose("choose artifact")
    assert table.alice.hand == ["Memnite"]


@pytest.mark.parametrize(("number", "lost"), [("2", 2), ("3", 0), ("0", None)])
def test_607_2d_a_number_between_two_others(number: str, lost: int | None) -> None:
    table = position(alice_hand=[BY_NUMBER], bob=["2 Forest"], bob_hand=["Grizzly Bears"])
    table.alice.cast("Lord")
    table.resolve()
    assert said(table) == [str(k) for k in range(1, 11)]
    if lost is None:
        return
    table.choose(next(words for words in table.options if words.split(" ")[-1] == number))
    table.advance_to("turn 2, precombat main")
    table.bob.cast("Grizzly Bears")
    table.resolve_all()
    assert table.bob.life == 20 - lost
