"""Ending the turn and the combat phase by an effect, as it was ruled over the years."""

from __future__ import annotations

from tests.dates.making import cast, creature, enchantment, spell, when
from tests.support.table import Table, position

from mainphase.cards import nodes as n

STOP = spell("Stop", n.EndTheTurn())
HALT = spell("Halt", n.EndTheCombatPhase())


def stopped(rules: str) -> Table:
    table = position(alice_hand=[STOP], rules=rules)
    cast(table, "Stop")
    return table


def test_420_no_rule_ends_the_turn_until_30_september_2004() -> None:
    table = stopped("2004-09-30")
    assert (table.turn, table.step) == (1, "precombat main")
    assert table.alice.graveyard == ["Stop"]


def test_509_1_the_turn_is_ended_at_once_since_1_october_2004() -> None:
    table = stopped("2004-10-01")
    table.advance_to("turn 2, upkeep")
    assert table.exile == ["Stop"]
    assert not [e for e in table.events("step begins") if e.word in ("end of turn step", "end of combat step")]


# Ends the turn as its controller discards for the cleanup step.
WAKE = enchantment("Wake", when(n.DiscardsCard(n.You()), n.EndTheTurn()))


def cleanup_steps(rules: str) -> int:
    """A turn that is ended in its cleanup step; that step has given priority, which adds another in any case."""
    table = position(alice=[WAKE], alice_hand=["8 Forest"], rules=rules, step="end step")
    table.advance_to("turn 2, upkeep")
    return len([e for e in table.events("step begins") if e.word == "cleanup step"])


def test_713_1c_the_cleanup_step_in_which_the_turn_is_ended_is_the_last_until_26_march_2015() -> None:
    assert cleanup_steps("2015-03-26") == 1


def test_713_1c_another_cleanup_step_begins_if_the_turn_is_ended_in_one_since_27_march_2015() -> None:
    assert cleanup_steps("2015-03-27") == 2


# Bob gains 5 life when the turn's end makes him lose some: it has triggered, and waits, as the turn is ended.
PAIN = enchantment("Pain", when(n.LosesLife(n.You()), n.GainLife(n.Fixed(5))))
LAST_BLOW = spell("Last Blow", n.LoseLife(n.Fixed(1), n.EachOpponent()), n.EndTheTurn())


def blow(rules: str) -> Table:
    table = position(bob=[PAIN], alice_hand=[LAST_BLOW], rules=rules)
    cast(table, "Last Blow")
    table.advance_to("turn 2, upkeep")
    return table


def test_713_2_what_waits_as_the_turn_is_ended_comes_in_the_cleanup_step_until_16_july_2015() -> None:
    assert blow("2015-07-16").bob.life == 24


def test_713_1a_what_waits_as_the_turn_is_ended_vanishes_since_17_july_2015() -> None:
    assert blow("2015-07-17").bob.life == 19


def halted(rules: str) -> Table:
    table = position(alice=["Grizzly Bears"], bob_hand=[HALT], rules=rules)
    table.alice.attack(["Grizzly Bears"])
    table.alice.passes()
    table.bob.cast("Halt")
    table.resolve_all()
    return table


def test_714_no_rule_ends_the_combat_phase_until_22_august_2019() -> None:
    table = halted("2019-08-22")
    assert table.step == "declare attackers step"
    table.advance_to("postcombat main")
    assert table.bob.life == 18


def test_716_2_the_combat_phase_is_ended_at_once_since_23_august_2019() -> None:
    table = halted("2019-08-23")
    table.advance_to("postcombat main")
    assert (table.bob.life, table.exile) == (20, ["Halt"])


# --- The end of combat

LINGER = spell("Linger", n.ExtraStep("upkeep"))


def attackers_after_the_last_step(rules: str) -> list[str]:
    """In a step that is added after the end of combat step."""
    table = position(alice=["Grizzly Bears"], alice_hand=[LINGER], rules=rules)
    table.alice.attack(["Grizzly Bears"])
    table.advance_to("end of combat")
    cast(table, "Linger")
    assert list(table.attackers) == ["Grizzly Bears"]
    table.advance_to("upkeep")
    assert table.turn == 1
    return list(table.attackers)


def test_308_5_creatures_attack_until_the_combat_phase_ends_until_30_june_2003() -> None:
    assert attackers_after_the_last_step("2003-06-30") == ["Grizzly Bears"]


def test_311_2_creatures_are_removed_as_the_end_of_combat_step_ends_since_1_july_2003() -> None:
    assert attackers_after_the_last_step("2003-07-01") == []


# --- Triggers and state-based actions

ECHO = enchantment("Echo", when(n.AbilityTriggers(n.Anything()), n.GainLife(n.Fixed(1))))
CHIME = enchantment("Chime", when(n.GainsLife(n.You()), n.LoseLife(n.Fixed(1), n.EachOpponent())))
GIFT = spell("Gift", n.GainLife(n.Fixed(1)))


def stack_of_triggers(rules: str) -> list[str]:
    """Alice's Echo triggered on Bob's triggering: in one pass hers goes below his."""
    table = position(alice=[ECHO], bob=[CHIME], bob_hand=[GIFT], rules=rules)
    table.alice.passes()
    table.bob.cast("Gift")
    while "Gift" in table.stack:
        table.pass_once()
    return table.stack


def test_603_3b_triggers_are_stacked_in_one_pass_until_21_april_2021() -> None:
    assert stack_of_triggers("2021-04-21") == ["Echo", "Chime"]


def test_603_3b_what_triggers_on_triggering_is_stacked_last_since_22_april_2021() -> None:
    assert stack_of_triggers("2021-04-22") == ["Chime", "Echo"]


KNELL = creature(
    "Knell", when(n.Dies(n.IsThis()), n.GainLife(n.CountersOn("-1/-1", n.ThatObject()))), power=2, toughness=2
)
GROW = spell("Grow", n.PutCounters("+1/+1", n.Fixed(1), n.Each(n.Named("Knell"))))
WITHER = spell("Wither", n.PutCounters("-1/-1", n.Fixed(3), n.Each(n.Named("Knell"))))


def life_for_counters(rules: str) -> int:
    """It dies while one counter of each kind would go at the same time; its ability counts those it died with."""
    table = position(alice=[KNELL], alice_hand=[GROW, WITHER], rules=rules)
    cast(table, "Grow")
    cast(table, "Wither")
    assert table.alice.graveyard == ["Grow", "Wither", "Knell"]
    return table.alice.life


def test_704_3_what_dies_is_known_as_it_was_before_all_actions_until_31_january_2012() -> None:
    """Without a rule of its own: the actions are one event, and what dies is looked at before it."""
    assert life_for_counters("2012-01-31") == 23


def test_704_7_what_dies_is_known_as_it_was_before_all_actions_since_1_february_2012() -> None:
    assert life_for_counters("2012-02-01") == 23


def counters_left(rules: str) -> tuple[int, int]:
    table = position(alice=[KNELL], alice_hand=[GROW, spell("Shrink", SHRINK)], rules=rules)
    cast(table, "Grow")
    cast(table, "Shrink")
    assert table.pt("Knell") == "2/2"
    return table.counters("Knell", "+1/+1"), table.counters("Knell", "-1/-1")


SHRINK = n.PutCounters("-1/-1", n.Fixed(1), n.Each(n.Named("Knell")))


def test_420_5_counters_of_both_kinds_stay_until_30_september_2006() -> None:
    assert counters_left("2006-09-30") == (1, 1)


def test_420_5n_counters_of_both_kinds_remove_each_other_since_1_october_2006() -> None:
    assert counters_left("2006-10-01") == (0, 0)
