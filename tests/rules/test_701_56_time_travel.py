"""CR 701.56: to time travel."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef

TRAVEL = invented("Time travel.", name="Travel Tale", types="Sorcery", cost="{U}")
OFTEN = invented("Time travel three times.", name="Often Tale", types="Sorcery", cost="{U}")
CLOCK = invented("Vanishing 2", name="Clock", types="Artifact", cost="{0}")
WATCH = invented("Vanishing 2", name="Watch", types="Artifact", cost="{0}")
ACORN = invented("Suspend 2—{0}", name="Acorn", types="Creature — Plant", cost="{9}", pt="5/5")
SEED = invented("Suspend 2—{0}", name="Seed", types="Creature — Plant", cost="{9}", pt="5/5")
CUP = invented("~ enters with two charge counters on it.", name="Cup", types="Artifact", cost="{0}")


def travelling(spell: CardDef = TRAVEL) -> Table:
    """Alice has a Clock and a suspended Acorn with two time counters each, Bob a Watch and a suspended Seed; then she
    casts the spell, which resolves.
    """
    table = position(alice=["Island"], alice_hand=[spell, CLOCK, ACORN, CUP], bob_hand=[WATCH, SEED], active="bob")
    table.bob.cast("Watch")
    table.resolve()
    table.choose("special Seed")
    table.advance_to("turn 2, precombat main")
    for name in ("Clock", "Cup"):
        table.alice.cast(name)
        table.resolve()
    table.choose("special Acorn")
    table.alice.cast(spell.name)
    table.resolve()
    return table


def counted(table: Table) -> tuple[int, int]:
    return table.find("Clock").counters.get("time", 0), table.find("Acorn", 6).counters.get("time", 0)


def test_701_56a_some_get_a_counter_and_others_lose_one() -> None:
    table = travelling()
    assert (table.asked_player, set(table.options)) == ("alice", {"Clock", "Acorn", "done"})
    table.choose("Clock", "done")
    assert counted(table) == (2, 2)
    assert set(table.options) == {"Acorn", "done"}
    table.choose("Acorn")
    assert counted(table) == (3, 1)
    assert table.counters("Watch", "time") == 2


def test_701_56a_none_need_be_chosen() -> None:
    table = travelling()
    table.choose("done", "done")
    assert counted(table) == (2, 2)
    assert table.stack == []


def test_701_56a_the_last_counter_goes_as_any_other_does() -> None:
    table = travelling(OFTEN)
    for _ in range(2):
        table.choose("Clock", "done", "Acorn")
    assert counted(table) == (4, 0)
    assert set(table.options) == {"Clock", "done"}, "a card without a time counter is not suspended (CR 702.62b)"
    table.choose("Clock")
    assert table.stack == ["Acorn"]
    table.resolve()
    table.choose("yes")
    table.resolve()
    assert "Acorn" in table.alice.battlefield


def test_701_56_refused_by_name_until_the_rules_have_it() -> None:
    assert "701.54a" in unknown_mechanic(TRAVEL, "2023-10-12")
    assert unknown_mechanic(TRAVEL, "2023-10-13") == ""
