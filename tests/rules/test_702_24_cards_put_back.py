"""CR 702.24a, 118, 401.4: costs that put cards from graveyards on the bottom of libraries."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

GRUNT = invented(
    "Cumulative upkeep—Put two cards from a single graveyard on the bottom of their owner's library.", name="Grunt"
)
SCAVENGER = invented(
    "At the beginning of your upkeep, sacrifice ~ unless you put a card from your graveyard on the bottom of your "
    "library.",
    name="Scavenger",
)
DIGGER = invented("Put two cards from your graveyard on the bottom of your library: Draw a card.", name="Digger")


def in_upkeep(mine: list[str], theirs: list[str], age: int = 0) -> Table:
    table = position(
        alice=[GRUNT], alice_graveyard=mine, bob_graveyard=theirs,
        alice_library=["Forest"], bob_library=["Forest"], alice_blanks=0, bob_blanks=0, turn=1, step="upkeep",
    )  # fmt: skip
    if age:
        table.find("Grunt").put("age", age)
    table.resolve()
    return table


def test_702_24a_two_cards_of_one_graveyard() -> None:
    table = in_upkeep(["Shock"], ["Island", "Swamp", "Memnite"])
    table.alice.choose("yes")
    assert sorted(table.options) == ["Island", "Swamp"]  # the first of two
    table.choose("Island")
    assert sorted(table.options) == ["Memnite", "Swamp"]
    table.choose("Memnite")
    table.bob.choose("Memnite")  # their owner arranges them (401.4)
    assert table.bob.library == ["Forest", "Memnite", "Island"]
    assert table.bob.graveyard == ["Swamp"]
    assert table.alice.graveyard == ["Shock"]
    assert "Grunt" in table.alice.battlefield


def test_702_24a_one_card_of_each_graveyard_does_not_pay() -> None:
    table = in_upkeep(["Shock"], ["Island"])
    assert "Grunt" in table.alice.graveyard
    assert table.bob.graveyard == ["Island"]


def test_702_24a_each_choice_is_made_separately() -> None:
    table = in_upkeep(["Shock", "Shock", "Shock"], ["Island", "Island", "Island"], age=1)
    table.alice.choose("yes")  # two from each, for no graveyard has four
    assert "Grunt" in table.alice.battlefield
    while table.options and "pass" not in table.options:
        table.choose(table.options[0])
    assert table.alice.library == ["Forest", "Shock", "Shock"]
    assert table.bob.library == ["Forest", "Island", "Island"]
    assert table.alice.graveyard == ["Shock"]


def test_702_24a_all_of_it_from_one_graveyard() -> None:
    table = in_upkeep(["Shock"], ["Island", "Island", "Island", "Island"], age=1)
    table.alice.choose("yes")
    assert table.bob.library == ["Forest", "Island", "Island", "Island", "Island"]
    assert table.alice.graveyard == ["Shock"]


def test_702_24a_no_partial_payment_of_two_sets() -> None:
    table = in_upkeep(["Shock", "Shock", "Shock"], ["Island"], age=1)
    assert "Grunt" in table.alice.graveyard
    assert table.alice.graveyard.count("Shock") == 3
    assert table.bob.library == ["Forest"]


def test_702_24a_whoever_declines_sacrifices_it() -> None:
    table = in_upkeep(["Shock", "Memnite"], [])
    table.alice.choose("no")
    assert sorted(table.alice.graveyard) == ["Grunt", "Memnite", "Shock"]


def test_118_12_unless_a_card_of_your_own_graveyard_is_put_back() -> None:
    for mine, theirs, stays in ((["Shock"], [], True), ([], ["Shock"], False)):
        table = position(
            alice=[SCAVENGER], alice_graveyard=mine, bob_graveyard=theirs, alice_library=["Forest"], alice_blanks=0,
            turn=1, step="upkeep",
        )  # fmt: skip
        table.resolve()
        if stays:
            table.alice.choose("yes")
            assert table.alice.library == ["Forest", "Shock"]
        assert ("Scavenger" in table.alice.battlefield) == stays


def test_118_3_an_ability_costs_two_cards_of_your_graveyard() -> None:
    table = position(alice=[DIGGER], alice_graveyard=["Shock"], bob_graveyard=["Shock", "Shock"])
    assert table.alice.why_not("activate Digger") is not None
    table = position(alice=[DIGGER], alice_graveyard=["Shock", "Shock"], alice_library=["Forest"], alice_blanks=0)
    table.alice.activate("Digger")
    assert table.alice.library == ["Forest", "Shock", "Shock"]
    table.resolve()
    assert table.alice.hand == ["Forest"]
