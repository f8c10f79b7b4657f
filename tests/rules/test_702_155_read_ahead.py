"""CR 702.155: read ahead. A Saga that has it begins with a chapter of its controller's choice."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import Duration, Keyword
from mainphase.cards.words import (
    a,
    apply,
    card,
    chapter,
    enchantment,
    gain_life,
    instant,
    is_a,
    loses_all_abilities,
    put_counters,
    read_ahead,
    target,
    targeting,
    yours,
)

CHAPTERS = (chapter(1).do(gain_life(1)), chapter(2).do(gain_life(10)), chapter(3).do(gain_life(100)))
TALE = card("Tale", "{0}", enchantment, "Saga")(*CHAPTERS)
AHEAD = card("Ahead", "{0}", enchantment, "Saga")(read_ahead, *CHAPTERS)
TWICE = card("Twice Ahead", "{0}", enchantment, "Saga")(read_ahead, read_ahead, *CHAPTERS)
TEACHER = card("Teacher", "{0}", enchantment)(
    n.Static(n.Modify(is_a(a("Saga"), yours), (n.GainKeywords(Keyword.READ_AHEAD),)))
)
PUSH = card("Push", "{0}", instant)(targeting(a("Saga")).do(put_counters(1, "lore", target)))
BLANKED = card("Blanked", "{0}", instant)(
    targeting(a("Saga")).do(apply(target, loses_all_abilities, until=Duration.PERMANENT))
)


def drained(table: Table) -> None:
    while table.stack or table.asked == "order triggers":
        if table.asked == "order triggers":
            table.apply(0)
        table.resolve()


def begun(table: Table, saga: str, chapter: int) -> None:
    table.alice.cast(saga)
    table.resolve()
    table.choose(chapter)
    drained(table)


@pytest.mark.parametrize(("chapter", "life"), [(1, 21), (2, 30), (3, 120)])
def test_702_155a_702_155b_714_3b_only_the_chosen_chapter_triggers(chapter: int, life: int) -> None:
    table = position(alice_hand=[AHEAD])
    begun(table, "Ahead", chapter)
    assert table.alice.life == life
    if chapter == 3:  # CR 714.4
        assert table.alice.graveyard == ["Ahead"]
        return
    assert table.counters("Ahead", "lore") == chapter
    table.advance_to("turn 3, precombat main")
    drained(table)
    assert table.alice.life == life + (10 if chapter == 1 else 100)


def test_702_155a_later_in_that_turn_a_chapter_triggers_only_if_it_is_reached_exactly() -> None:
    table = position(alice_hand=[AHEAD, PUSH])
    begun(table, "Ahead", 1)
    table.alice.cast("Push", ["Ahead"])
    table.resolve()
    drained(table)
    assert table.alice.life == 31


def test_702_155a_in_later_turns_each_chapter_that_is_reached_triggers() -> None:
    two = card("Push Two", "{0}", instant)(targeting(a("Saga")).do(put_counters(2, "lore", target)))
    for later in (False, True):
        table = position(alice_hand=[AHEAD, two], alice_library=["3 Forest"])
        begun(table, "Ahead", 1)
        if later:
            table.advance_to("turn 3, upkeep")
        table.alice.cast("Push Two", ["Ahead"])
        table.resolve()
        drained(table)
        assert table.alice.life == (131 if later else 121)


def test_702_155c_having_it_twice_is_having_it_once() -> None:
    table = position(alice_hand=[TWICE])
    begun(table, "Twice Ahead", 2)
    assert table.alice.life == 30
    assert table.counters("Twice Ahead", "lore") == 2


def test_702_155b_614_12_a_saga_that_would_have_it_on_the_battlefield_enters_so() -> None:
    table = position(alice=[TEACHER], alice_hand=[TALE])
    begun(table, "Tale", 2)
    assert table.alice.life == 30


def test_714_3a_a_saga_of_somebody_else_enters_with_one_counter() -> None:
    table = position(bob=[TEACHER], alice_hand=[TALE])
    table.alice.cast("Tale")
    table.resolve()
    drained(table)
    assert table.alice.life == 21


def test_702_155_it_is_read_and_named_before_its_day() -> None:
    made = invented("Sagas you control have read ahead.")
    table = position(alice=[made], alice_hand=[TALE])
    begun(table, "Tale", 3)
    assert table.alice.life == 120
    for told in (AHEAD, made):
        assert "read ahead" in unknown_mechanic(told, "2022-07-08")
        assert unknown_mechanic(told, "2022-10-07") == ""
