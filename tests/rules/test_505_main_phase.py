"""CR 505: the main phases."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    at_the_beginning_of,
    card,
    do,
    enchantment,
    extra_phases,
    gain_life,
    precombat_main,
    sorcery,
    you,
)

MORNING = card("Morning", "{W}", enchantment)(at_the_beginning_of(precombat_main).do(gain_life(1)))
AFTERNOON = card("Afternoon", "{B}", enchantment)(at_the_beginning_of("postcombat main").do(gain_life(10)))
NO_COMBAT = card("No Combat", "{W}", sorcery)(do(n.SkipNext("combat phase", you)))
MORE = card("More", "{R}", sorcery)(do(extra_phases("combat phase", "main phase")))


def test_505_1_two_main_phases_with_combat_in_between() -> None:
    table = position(step="draw")
    table.advance_to("end step")
    assert [(e.word, e.rule) for e in table.events("phase begins")][1:4] == [
        ("precombat main phase", "505"),
        ("combat phase", "506"),
        ("postcombat main phase", "505"),
    ]


def test_505_1a_only_the_first_one_is_precombat() -> None:
    table = position(step="draw", alice=[MORNING, AFTERNOON])
    table.advance_to("precombat main")
    assert table.stack == ["Morning"]
    table.resolve()
    table.advance_to("postcombat main")
    assert table.stack == ["Afternoon"]


def test_505_1a_also_where_combat_was_skipped() -> None:
    table = position(alice=["Plains", AFTERNOON], alice_hand=[NO_COMBAT])
    table.alice.cast("No Combat")
    table.resolve()
    table.alice.passes()
    table.bob.passes()
    assert table.step == "postcombat main"
    assert not table.events("step begins")
    assert table.stack == ["Afternoon"]


def test_505_1a_also_additional_ones() -> None:
    table = position(alice=["Mountain", MORNING, AFTERNOON], alice_hand=[MORE])
    table.resolve()
    table.alice.cast("More")
    table.resolve()
    table.advance_to("turn 2, upkeep")
    assert [e.what for e in table.events("triggered")] == ["Morning", "Afternoon", "Afternoon"]


def test_505_2_without_steps_it_ends_when_all_pass_with_an_empty_stack() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"])
    assert not table.events("step begins")
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.step == "precombat main"
    table.alice.passes()
    assert table.step == "precombat main"
    table.bob.passes()
    assert table.phase == "combat phase"


def test_505_4_a_lore_counter_on_each_saga_as_the_precombat_main_phase_begins() -> None:
    table = position(
        step="draw",
        alice=["Rite of Belzenlok (1 lore)", "The Triumph of Anax (1 lore)"],
        bob=["Rite of Belzenlok (1 lore)"],
        triggers="automatic",
    )
    table.advance_to("precombat main")
    assert table.counters("alice's Rite of Belzenlok", "lore") == 2
    assert table.counters("The Triumph of Anax", "lore") == 2
    assert table.counters("bob's Rite of Belzenlok", "lore") == 1
    counters = table.events("lore counter")
    assert {e.rule for e in counters} == {"505.4"}
    names = [e.name for e in table.log]
    assert len(names) - names[::-1].index("lore counter") < len(names) - names[::-1].index("priority")


def test_505_4_not_in_a_postcombat_main_phase() -> None:
    table = position(step="draw", alice=["Rite of Belzenlok"])
    table.advance_to("precombat main")
    table.resolve()
    table.advance_to("postcombat main")
    assert table.counters("Rite of Belzenlok", "lore") == 1


def test_505_6_the_active_player_gets_priority() -> None:
    table = position(active="bob")
    assert table.priority == "bob"
    assert table.log[-1].rule == "505.6"


@pytest.mark.parametrize("name", ["Sol Ring", "Hill Giant", "Fervor", "Blaze"])
def test_505_6a_only_in_a_main_phase_and_only_by_the_active_player(name: str) -> None:
    table = position(step="draw", alice=["9 Mountain"], alice_hand=[name], bob=["9 Mountain"], bob_hand=[name])
    offers = {}
    for step in (
        "draw",
        "precombat main",
        "beginning of combat",
        "declare attackers",
        "end of combat",
        "postcombat main",
        "end step",
    ):
        table.advance_to(step)
        offers[step] = table.alice.why_not(f"cast {name}") is None
        table.alice.passes()
        why = table.bob.why_not(f"cast {name}")
        assert why
    assert [step for step, offered in offers.items() if offered] == ["precombat main", "postcombat main"]


def test_505_6a_not_with_something_on_the_stack() -> None:
    table = position(alice=["9 Mountain"], alice_hand=["Shock", "Fervor"])
    table.alice.cast("Shock", ["bob"])
    why = table.alice.why_not("cast Fervor")
    assert why
    assert (why.rule, why.source) == ("303.1", "Shock")


def test_505_6b_one_land_a_turn() -> None:
    table = position(alice_hand=["2 Forest"])
    table.alice.play_land("Forest")
    why = table.alice.why_not("play Forest")
    assert why
    assert why.rule in ("305.2", "305.2a")
    with pytest.raises(NotOffered):
        table.alice.play_land("Forest")
    table.advance_to("postcombat main")
    assert table.alice.why_not("play Forest")
    table.advance_to("turn 3, precombat main")
    table.alice.play_land("Forest")
    assert table.alice.battlefield == ["Forest", "Forest"]


def test_505_6b_unless_an_effect_lets_one_play_more() -> None:
    table = position(alice=["Exploration"], alice_hand=["3 Forest"])
    table.alice.play_land("Forest")
    table.alice.play_land("Forest")
    assert table.alice.why_not("play Forest")


def test_505_6b_in_either_main_phase_on_the_own_turn() -> None:
    table = position(alice_hand=["Forest"], bob_hand=["Forest"], step="draw")
    assert table.alice.why_not("play Forest")
    table.advance_to("precombat main")
    assert table.alice.why_not("play Forest") is None
    table.alice.passes()
    assert table.bob.why_not("play Forest")
    table.advance_to("end of combat")
    assert table.alice.why_not("play Forest")
    table.advance_to("postcombat main")
    table.alice.play_land("Forest")


def test_505_6b_only_with_an_empty_stack() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock", "Forest"])
    table.alice.cast("Shock", ["bob"])
    assert table.alice.why_not("play Forest")


def test_505_6b_a_land_uses_no_stack_and_nobody_can_respond() -> None:
    table = position(alice_hand=["Forest"], bob=["3 Island"], bob_hand=["Counterspell"])
    table.forget()
    table.alice.play_land("Forest")
    assert table.stack == []
    assert [e.name for e in table.log] == ["land played", "enters", "priority"]
    assert table.priority == "alice"
    table.alice.passes()
    assert table.bob.why_not("cast Counterspell")
