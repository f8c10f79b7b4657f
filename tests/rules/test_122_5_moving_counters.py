"""CR 122.5: a counter that is moved is removed from one object and put onto another, if it can be."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardDef


def spell(text: str) -> CardDef:
    return invented(text, name="Shift", types="Instant", cost="{0}")


def test_122_5_a_counter_from_one_onto_another() -> None:
    shift = spell("Move a +1/+1 counter from target creature onto a second target creature.")
    table = position(alice=["Grizzly Bears (2 +1/+1)", "Memnite"], alice_hand=[shift])
    table.alice.cast("Shift", ["Grizzly Bears", "Memnite"])
    table.resolve()
    assert (table.pt("Grizzly Bears"), table.pt("Memnite")) == ("3/3", "2/2")
    assert len(table.events("counters put")) == 1, "it is put on it"


def test_122_5_none_that_is_not_there_is_moved() -> None:
    shift = spell("Move a +1/+1 counter from target creature onto a second target creature.")
    table = position(alice=["Grizzly Bears", "Memnite"], alice_hand=[shift])
    table.alice.cast("Shift", ["Grizzly Bears", "Memnite"])
    table.resolve()
    assert (table.pt("Grizzly Bears"), table.pt("Memnite")) == ("2/2", "1/1")


def test_122_5_any_number_onto_what_has_the_same_controller() -> None:
    shift = spell(
        "Move any number of +1/+1 counters from target creature onto another target creature with the same controller."
    )
    table = position(alice=["Grizzly Bears (3 +1/+1)", "Memnite"], alice_hand=[shift], bob=["Hill Giant"])
    table.alice.cast("Shift")
    table.choose("Grizzly Bears")
    assert table.options == ["Memnite"]
    table.choose("Memnite")
    table.resolve()
    assert len(table.options) == 4, "from none to three"
    table.apply(2)
    assert (table.pt("Grizzly Bears"), table.pt("Memnite")) == ("3/3", "3/3")


def test_122_5_any_number_spread_over_others() -> None:
    old = invented(
        "~ enters with three +1/+1 counters on it.\n"
        "{0}: Move any number of +1/+1 counters from ~ onto other creatures.",
        name="Old",
        pt="1/1",
        cost="{0}",
    )
    table = position(alice_hand=[old], alice=["Grizzly Bears"], bob=["Memnite"])
    table.alice.cast("Old")
    table.resolve()
    table.alice.activate("Old")
    table.resolve()
    asked = [table.asked_about]
    table.apply(2)
    asked.append(table.asked_about)
    assert len(table.options) == 2, "one is left"
    table.apply(1)
    assert sorted(asked) == ["Grizzly Bears", "Memnite"]
    assert table.pt("Old") == "1/1"
    assert sorted(table.counters(name, "+1/+1") for name in asked) == [1, 2]


def test_122_5_all_counters_of_every_kind() -> None:
    shift = spell("Move all counters from target creature onto another target creature.")
    lift = invented("Put a flying counter on target creature.", name="Lift", types="Instant", cost="{0}")
    table = position(alice=["Grizzly Bears (2 +1/+1)", "Memnite"], alice_hand=[shift, lift])
    table.alice.cast("Lift", ["Grizzly Bears"])
    table.resolve()
    table.alice.cast("Shift", ["Grizzly Bears", "Memnite"])
    table.resolve()
    assert (table.counters("Memnite", "+1/+1"), table.counters("Memnite", "flying")) == (2, 1)
    assert (table.counters("Grizzly Bears", "+1/+1"), table.counters("Grizzly Bears", "flying")) == (0, 0)


def test_608_2d_a_counter_of_a_kind_that_is_chosen() -> None:
    shift = spell("Move a counter from target creature onto another target creature.")
    lift = invented("Put a flying counter on target creature.", name="Lift", types="Instant", cost="{0}")
    table = position(alice=["Grizzly Bears (2 +1/+1)", "Memnite"], alice_hand=[shift, lift])
    table.alice.cast("Lift", ["Grizzly Bears"])
    table.resolve()
    table.alice.cast("Shift", ["Grizzly Bears", "Memnite"])
    table.resolve()
    assert len(table.options) == 2
    table.apply(0)
    moved = [table.counters("Memnite", kind) for kind in ("+1/+1", "flying")]
    assert sorted(moved) == [0, 1]


def test_122_5_all_from_each_of_a_group() -> None:
    spike = invented(
        "When ~ enters, move all +1/+1 counters from all creatures onto it.", name="Spike", pt="1/1", cost="{0}"
    )
    table = position(alice_hand=[spike], alice=["Grizzly Bears (2 +1/+1)"], bob=["Memnite (1 +1/+1)"])
    table.alice.cast("Spike")
    table.resolve_all()
    assert table.counters("Spike", "+1/+1") == 3
    assert table.counters("Grizzly Bears", "+1/+1") == 0
