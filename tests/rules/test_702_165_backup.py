"""CR 702.165: backup, by which another creature gains the abilities that are printed after it."""

from __future__ import annotations

from typing import Any

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import Keyword

BEARS = "Grizzly Bears"
HELPER = invented(
    "Trample\nBackup 1\nHaste\nWhenever this creature attacks, you gain 3 life.", name="Helper", cost="{0}"
)  # fmt: skip
GIFT = invented("All Beasts have vigilance.", name="Gift", types="Enchantment")


def backing(target: str, *there: Any, **more: Any) -> Table:
    table = position(alice=[BEARS, *there], alice_hand=[HELPER], triggers="automatic", **more)
    table.alice.cast("Helper")
    table.resolve()
    table.choose(target)
    table.resolve()
    return table


def test_702_165a_counters_and_the_abilities_printed_after_it() -> None:
    table = backing(BEARS)
    assert table.pt(BEARS) == "3/3"
    assert table.has(BEARS, Keyword.HASTE)
    assert not table.has(BEARS, Keyword.TRAMPLE), "it stands before"
    table.advance_to("declare attackers")
    table.alice.attack([BEARS])
    table.resolve_all()
    assert table.alice.life == 23
    table.advance_to("turn 2, upkeep")
    assert not table.has(BEARS, Keyword.HASTE)
    assert table.pt(BEARS) == "3/3"


def test_702_165a_itself_gets_only_the_counters() -> None:
    table = backing("Helper")
    assert table.pt("Helper") == "3/3"
    table.advance_to("declare attackers")
    table.alice.attack(["Helper"])
    table.resolve_all()
    assert table.alice.life == 23, "once, for it has the ability once"


def test_702_165c_only_what_is_printed_on_it() -> None:
    table = backing(BEARS, GIFT)
    assert not table.has(BEARS, Keyword.VIGILANCE)


def test_702_165d_what_becomes_of_its_abilities_afterwards_changes_nothing() -> None:
    kill = invented("Destroy target creature.", name="Kill", types="Instant", cost="{0}")
    table = position(alice=[BEARS], alice_hand=[HELPER, kill], triggers="automatic")
    table.alice.cast("Helper")
    table.resolve()
    table.choose(BEARS)
    table.alice.cast("Kill", ["Helper"])
    table.resolve_all()
    assert table.has(BEARS, Keyword.HASTE)
    assert table.pt(BEARS) == "3/3"


def test_702_165b_a_copy_has_its_abilities_in_that_order() -> None:
    clone = invented("Create a token that's a copy of target creature.", name="Clone", types="Sorcery", cost="{0}")
    table = position(alice=[BEARS, HELPER], alice_hand=[clone], triggers="automatic")
    table.alice.cast("Clone", ["Helper"])
    table.resolve()
    table.choose(BEARS)
    table.resolve()
    assert table.has(BEARS, Keyword.HASTE)
    assert not table.has(BEARS, Keyword.TRAMPLE)


def test_702_165_it_is_known_since_the_text_of_june_2023() -> None:
    assert "backup" in unknown_mechanic(HELPER, "2023-06-15")
    assert unknown_mechanic(HELPER, "2023-06-16") == ""
    assert backing(BEARS, rules="2023-06-16").pt(BEARS) == "3/3"
