"""CR 702: what must be paid or runs out at upkeep: cumulative upkeep, echo, fading, vanishing."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards.words import card, creature, vanishing

DRAKE = card("Waning Drake", "{U}", creature, "Drake", pt="3/3")(vanishing(2))


def test_702_24a_cumulative_upkeep_grows_by_an_age_counter_each_turn() -> None:
    table = position(step="upkeep", alice=["Phobian Phantasm", "3 Swamp"])
    table.resolve()
    table.choose("yes")
    assert table.counters("Phobian Phantasm", "age") == 1
    assert sum(o.tapped for o in table.state.objects.values()) == 1
    table.advance_to("turn 3, upkeep")
    table.resolve()
    table.choose("yes")
    assert table.counters("Phobian Phantasm", "age") == 2
    assert sum(o.tapped for o in table.state.objects.values()) == 2


def test_702_24a_no_partial_payment() -> None:
    table = position(step="upkeep", alice=["Phobian Phantasm (1 age)", "Swamp"])
    table.resolve()
    assert table.alice.graveyard == ["Phobian Phantasm"], "two Swamps would be needed"
    assert not table.tapped("Swamp")


def test_702_30a_echo_is_asked_once_at_the_first_upkeep_after() -> None:
    table = position(alice=["8 Mountain"], alice_hand=["Avalanche Riders"], bob=["Forest"])
    table.alice.cast("Avalanche Riders")
    table.resolve()
    table.alice.choose("Forest")
    table.resolve()
    assert table.bob.graveyard == ["Forest"]
    table.advance_to("turn 3, upkeep")
    table.resolve()
    table.choose("yes")
    assert "Avalanche Riders" in table.battlefield
    table.advance_to("turn 5, upkeep")
    assert table.stack == []


def test_702_30a_without_payment_it_is_sacrificed() -> None:
    table = position(alice=["4 Mountain"], alice_hand=["Avalanche Riders"], bob=["Forest"])
    table.alice.cast("Avalanche Riders")
    table.resolve()
    table.alice.choose("Forest")
    table.advance_to("turn 3, upkeep")
    table.resolve()
    table.choose("no")
    assert "Avalanche Riders" in table.alice.graveyard


def test_702_30a_what_was_there_before_the_last_upkeep_owes_nothing() -> None:
    table = position(step="upkeep", alice=["Avalanche Riders"])
    assert table.stack == []


def test_702_32a_fading_counts_down_and_then_it_is_sacrificed() -> None:
    table = position(alice=["4 Forest"], alice_hand=["Blastoderm"])
    table.alice.cast("Blastoderm")
    table.resolve()
    assert table.counters("Blastoderm", "fade") == 3
    for turn, left in ((3, 2), (5, 1), (7, 0)):
        table.advance_to(f"turn {turn}, upkeep")
        table.resolve()
        assert table.counters("Blastoderm", "fade") == left
    table.advance_to("turn 9, upkeep")
    table.resolve()
    assert table.alice.graveyard == ["Blastoderm"], "no counter to remove: sacrificed"


def test_702_63a_vanishing_sacrifices_as_the_last_time_counter_goes() -> None:
    table = position(alice=["Island"], alice_hand=[DRAKE])
    table.alice.cast("Waning Drake")
    table.resolve()
    assert table.counters("Waning Drake", "time") == 2
    table.advance_to("turn 3, upkeep")
    table.resolve()
    assert table.counters("Waning Drake", "time") == 1
    table.advance_to("turn 5, upkeep")
    table.resolve()
    assert table.stack == ["Waning Drake"], "the trigger on the last counter"
    table.resolve()
    assert table.alice.graveyard == ["Waning Drake"]
