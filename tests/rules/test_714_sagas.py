"""CR 714: Sagas; their state-based action is in test_704, the turn-based one in test_505."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.cards.words import (
    a,
    apply,
    card,
    chapter,
    enchantment,
    gain_life,
    instant,
    loses_all_abilities,
    put_counters,
    target,
    targeting,
)

RITE = "Rite of Belzenlok"
TALE = card("Tale", "{0}", enchantment, "Saga")(
    chapter(1).do(gain_life(1)), chapter(2).do(gain_life(10)), chapter(3).do(gain_life(100))
)
TWICE = card("Twice", "{0}", enchantment, "Saga")(chapter(1, 2).do(gain_life(1)), chapter(3).do(gain_life(10)))
PUSH = card("Push", "{0}", instant)(targeting(a("Saga")).do(put_counters(2, "lore", target)))
TAKE = card("Take", "{0}", instant)(targeting(a("Saga")).do(n.RemoveCounters("lore", n.Fixed(1), target)))
BLANKED = card("Blanked", "{0}", instant)(
    targeting(a("Saga")).do(apply(target, loses_all_abilities, until=Duration.PERMANENT))
)


def drained(table: Table) -> None:
    while table.stack or table.asked == "order triggers":
        if table.asked == "order triggers":
            table.apply(0)
        table.resolve()


def test_714_2b_each_chapter_that_is_reached_triggers_once() -> None:
    """Two counters at once reach two chapters; a chapter left behind does not trigger again."""
    table = position(alice_hand=[TALE, PUSH])
    table.alice.cast("Tale")
    table.resolve()
    drained(table)
    assert table.alice.life == 21
    table.alice.cast("Push", ["Tale"])
    table.resolve()
    drained(table)
    assert table.alice.life == 131
    assert table.alice.graveyard == ["Push", "Tale"]


def test_714_2b_a_chapter_reached_again_triggers_again() -> None:
    table = position(alice_hand=[TALE, TAKE])
    table.alice.cast("Tale")
    table.resolve()
    drained(table)
    table.alice.cast("Take", ["Tale"])
    table.resolve()
    assert table.counters("Tale", "lore") == 0
    table.advance_to("turn 3, precombat main")
    drained(table)
    assert table.alice.life == 22


def test_714_2c_an_ability_of_two_chapters_triggers_for_each() -> None:
    table = position(alice_hand=[TWICE])
    table.alice.cast("Twice")
    table.resolve()
    drained(table)
    assert table.alice.life == 21
    table.advance_to("turn 3, precombat main")
    drained(table)
    assert table.alice.life == 22
    table.advance_to("turn 5, precombat main")
    drained(table)
    assert table.alice.life == 32
    assert table.alice.graveyard == ["Twice"]


def test_714_2d_714_4_without_chapters_a_saga_stays_whatever_its_counters() -> None:
    """Its final chapter number is 0 now; it would have gone with three counters."""
    table = position(alice=[f"{RITE} (2 lore)"], alice_hand=[BLANKED, PUSH], step="upkeep")
    table.alice.cast("Blanked", [RITE])
    table.resolve()
    table.alice.cast("Push", [RITE])
    table.resolve()
    assert table.stack == []
    assert table.counters(RITE, "lore") == 4
    assert table.battlefield == [RITE]


def test_714_3c_a_saga_without_chapters_gets_no_lore_counter() -> None:
    for blank in (False, True):
        table = position(active="alice", step="draw", alice_hand=[TALE, BLANKED], alice=[TALE])
        if blank:
            table.alice.cast("Blanked", ["Tale"])
            table.resolve()
        table.advance_to("precombat main")
        assert table.counters("Tale", "lore") == (0 if blank else 1)
        assert len(table.events("lore counter")) == (0 if blank else 1)


def test_714_4_it_stays_until_its_chapter_has_left_the_stack() -> None:
    table = position(alice_hand=[TALE, PUSH])
    table.alice.cast("Tale")
    table.resolve()
    drained(table)
    table.alice.cast("Push", ["Tale"])
    table.resolve()
    if table.asked == "order triggers":
        table.apply(0)
    while "Tale" in table.stack:
        assert table.battlefield == ["Tale"]
        table.resolve()
    assert table.battlefield == []
    assert [e.rule for e in table.events("state-based action")] == ["704.5s"]
