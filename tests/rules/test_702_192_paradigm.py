"""CR 702.192: paradigm, after which copies of a spell may be cast from exile."""

from __future__ import annotations

from typing import Any

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.mechanics import unknown_mechanic

LESSON = invented("You gain 3 life.\nParadigm", name="Lesson", types="Sorcery — Lesson", cost="{0}")
WATCHER = invented("Whenever you cast a spell, you gain 1 life.", name="Watcher", types="Enchantment")
STOP = invented("Counter target spell.", name="Stop", types="Instant", cost="{0}")
FETCH = invented("Return target exiled card to its owner's hand.", name="Fetch", types="Instant", cost="{0}")


def learned(*hand: Any, **more: Any) -> Table:
    table = position(alice_hand=[LESSON, *hand], triggers="automatic", **more)
    table.alice.cast("Lesson")
    table.resolve_all()
    return table


def test_702_192a_it_is_exiled_as_it_resolves() -> None:
    table = learned()
    assert table.alice.life == 23
    assert table.exile == ["Lesson"]


def test_702_192a_a_copy_may_be_cast_in_each_precombat_main_phase_of_its_player() -> None:
    table = learned(alice=[WATCHER])
    life = table.alice.life
    assert life == 24, "the spell was cast"
    table.advance_to("turn 2, end")
    assert table.alice.life == life, "it was no main phase of hers"
    for turn in (3, 5):
        table.advance_to(f"turn {turn}, precombat main")
        table.resolve()
        assert table.options == ["yes", "no"]
        table.choose("yes")
        table.resolve_all()
        life += 4  # the copy is cast, without paying
        assert table.alice.life == life
        assert table.exile == ["Lesson"]


def test_702_192a_it_need_not_be_cast() -> None:
    table = learned()
    table.advance_to("turn 3, precombat main")
    table.resolve()
    table.choose("no")
    table.advance_to("turn 3, end")
    assert table.alice.life == 23
    assert table.exile == ["Lesson"]


def test_702_192a_only_after_the_first_time_that_such_a_spell_resolves() -> None:
    table = learned(LESSON)
    table.alice.cast("Lesson")
    table.resolve_all()
    assert table.exile == ["Lesson", "Lesson"]
    table.advance_to("turn 3, precombat main")
    assert len(table.stack) == 1


def test_702_192a_not_if_it_is_countered() -> None:
    table = position(alice_hand=[LESSON], bob_hand=[STOP])
    table.alice.cast("Lesson")
    table.alice.passes()
    table.bob.cast("Stop")
    table.resolve_all()
    assert table.alice.graveyard == ["Lesson"]
    table.advance_to("turn 3, precombat main")
    assert table.stack == []


def test_702_192a_the_copy_does_not_depend_on_the_card() -> None:
    table = learned(FETCH)
    table.alice.cast("Fetch")
    table.resolve_all()
    assert table.exile == []
    table.advance_to("turn 3, precombat main")
    table.resolve()
    table.choose("yes")
    table.resolve_all()
    assert table.alice.life == 26


def test_702_192_it_came_in_april_2026() -> None:
    assert "paradigm" in unknown_mechanic(LESSON, "2026-04-16")
    assert unknown_mechanic(LESSON, "2026-04-17") == ""
    assert learned(rules="2026-04-17").exile == ["Lesson"]
