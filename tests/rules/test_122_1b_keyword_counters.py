"""CR 122.1b, 613.7c: a counter of a keyword gives what it is on that keyword, as old as the newest of its kind."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardDef, Keyword

LIFT = invented("Put a flying counter on target creature.", name="Lift", types="Sorcery", cost="{0}")
DULL = invented("Target creature loses all abilities until end of turn.", name="Dull", types="Sorcery", cost="{0}")
LOWER = invented("Remove a flying counter from target creature.", name="Lower", types="Sorcery", cost="{0}")


def test_122_1b_it_has_the_keyword_as_long_as_it_has_such_a_counter() -> None:
    table = position(alice=["Grizzly Bears"], alice_hand=[LIFT, LIFT, LOWER, LOWER])
    for spell, counters in (("Lift", 1), ("Lift", 2), ("Lower", 1), ("Lower", 0)):
        table.alice.cast(spell, ["Grizzly Bears"])
        table.resolve()
        assert table.counters("Grizzly Bears", "flying") == counters
        assert table.has("Grizzly Bears", Keyword.FLYING) == (counters > 0)


def test_122_2_what_has_left_and_returned_has_none() -> None:
    away = invented("Return target creature to its owner's hand.", name="Away", types="Sorcery", cost="{0}")
    table = position(alice=["Memnite"], alice_hand=[LIFT, away])
    table.alice.cast("Lift", ["Memnite"])
    table.resolve()
    table.alice.cast("Away", ["Memnite"])
    table.resolve()
    table.alice.cast("Memnite")
    table.resolve()
    assert not table.has("Memnite", Keyword.FLYING)


def test_613_7c_it_is_lost_only_to_what_came_after_the_newest() -> None:
    table = position(alice=["Grizzly Bears"], alice_hand=[LIFT, LIFT, DULL])
    table.alice.cast("Lift", ["Grizzly Bears"])
    table.resolve()
    table.alice.cast("Dull", ["Grizzly Bears"])
    table.resolve()
    assert not table.has("Grizzly Bears", Keyword.FLYING)
    table.alice.cast("Lift", ["Grizzly Bears"])
    table.resolve()
    assert table.has("Grizzly Bears", Keyword.FLYING), "both are as old as the second now"


def test_613_7c_and_gained_again_as_that_ends() -> None:
    table = position(alice=["Grizzly Bears"], alice_hand=[LIFT, DULL])
    table.alice.cast("Lift", ["Grizzly Bears"])
    table.resolve()
    table.alice.cast("Dull", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("turn 2, upkeep")
    assert table.has("Grizzly Bears", Keyword.FLYING)


def beast(text: str, cost: str = "{0}") -> CardDef:
    return invented(text, name="Beast", types="Creature — Beast", pt="2/2", cost=cost)


def test_122_6a_it_enters_with_one() -> None:
    table = position(alice_hand=[beast("~ enters with a hexproof counter on it.")], bob_hand=[LIFT])
    table.alice.cast("Beast")
    table.resolve()
    assert table.has("Beast", Keyword.HEXPROOF)


def test_614_12_which_of_two_is_chosen_as_it_enters() -> None:
    glider = beast("~ enters with your choice of a flying counter or a first strike counter on it.")
    for way, keyword in enumerate((Keyword.FLYING, Keyword.FIRST_STRIKE)):
        table = position(alice_hand=[glider])
        table.alice.cast("Beast")
        table.resolve()
        table.apply(way)
        assert table.has("Beast", keyword)
        assert table.counters("Beast", "flying") == (way == 0)


def test_608_2d_which_of_three_is_chosen_as_it_is_put() -> None:
    gift = invented(
        "Put your choice of a vigilance counter, a reach counter, or a trample counter on target creature.",
        name="Gift",
        types="Sorcery",
        cost="{0}",
    )
    for way, keyword in enumerate((Keyword.VIGILANCE, Keyword.REACH, Keyword.TRAMPLE)):
        table = position(alice=["Memnite"], alice_hand=[gift])
        table.alice.cast("Gift", ["Memnite"])
        table.resolve()
        table.apply(way)
        assert table.has("Memnite", keyword)


def test_122_1_counters_of_several_kinds_at_once() -> None:
    gift = invented(
        "Put a flying counter, a deathtouch counter, and a +1/+1 counter on target creature.",
        name="Gift",
        types="Sorcery",
        cost="{0}",
    )
    table = position(alice=["Memnite"], alice_hand=[gift])
    table.alice.cast("Gift", ["Memnite"])
    table.resolve()
    assert table.has("Memnite", Keyword.FLYING)
    assert table.has("Memnite", Keyword.DEATHTOUCH)
    assert table.pt("Memnite") == "2/2"
