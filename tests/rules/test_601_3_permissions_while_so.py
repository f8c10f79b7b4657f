"""CR 601.3, 611.2b: cards that may be played only on some turns, or until something is no longer so."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import Table, position

VANGUARD = invented(
    "{0}: Exile the top card of your library. During any turn you attacked with an Elf, you may play that card.",
    "Vanguard",
)
GUARD = invented(
    "{0}: Exile the top card of your library. You may play that card for as long as you control ~.", "Guard"
)


def may_cast(table: Table, name: str) -> bool:
    try:
        table.copy().alice.cast(name)
    except NotOffered:
        return False
    return True


def test_601_3_only_on_turns_on_which_it_is_so() -> None:
    table = position(alice=[VANGUARD, "Llanowar Elves", "Bear Cub"], alice_library=["Memnite"])
    table.alice.activate("Vanguard")
    table.resolve()
    assert not may_cast(table, "Memnite")
    table.advance_to("declare attackers")
    without = table.copy()
    without.alice.attack(["Bear Cub"])
    without.advance_to("postcombat main")
    assert not may_cast(without, "Memnite")
    table.alice.attack(["Llanowar Elves"])
    table.advance_to("postcombat main")
    assert may_cast(table, "Memnite")
    table.advance_to("turn 3, precombat main")  # it is a turn by itself
    assert not may_cast(table, "Memnite")
    table.advance_to("turn 3, declare attackers")
    table.alice.attack(["Llanowar Elves"])
    table.advance_to("turn 3, postcombat main")
    assert may_cast(table, "Memnite")


def test_611_2b_until_it_is_no_longer_so() -> None:
    table = position(alice=[GUARD, "Island"], alice_library=["Memnite"], alice_hand=["Unsummon"])
    table.alice.activate("Guard")
    table.resolve()
    assert may_cast(table, "Memnite")
    table.advance_to("turn 3, precombat main")
    assert may_cast(table, "Memnite")
    table.alice.cast("Unsummon", ["Guard"])
    table.resolve()
    assert not may_cast(table, "Memnite")


def test_611_2b_what_has_left_before_permits_nothing() -> None:
    table = position(alice=[GUARD, "Island"], alice_library=["Memnite"], alice_hand=["Unsummon"])
    table.alice.activate("Guard")
    table.alice.cast("Unsummon", ["Guard"])
    table.resolve()
    table.resolve()
    assert not may_cast(table, "Memnite")
