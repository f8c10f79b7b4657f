"""CR 500: the turn as a queue of phases and steps, durations and mana at their ends, extra and skipped parts."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.cards.words import (
    apply,
    at_the_beginning_of,
    card,
    creature,
    do,
    each_opponent,
    each_player,
    enchantment,
    end_step,
    extra_phases,
    extra_steps,
    extra_turn,
    gain_life,
    gets,
    instant,
    skips,
    sorcery,
    takes_extra_turn,
    target,
    targeting,
    upkeep,
    you,
)

TURN = [
    "untap step",
    "upkeep step",
    "draw step",
    "beginning of combat step",
    "declare attackers step",
    "end of combat step",
    "end step",
    "cleanup step",
]
PHASES = ["beginning phase", "precombat main phase", "combat phase", "postcombat main phase", "ending phase"]


UNTIL_END_OF_COMBAT = card("Battle Growth", "{G}", instant)(
    targeting(creature).do(apply(target, gets(3, 3), until=Duration.END_OF_COMBAT))
)
UNTIL_END_OF_STEP = card("Brief Growth", "{G}", instant)(
    targeting(creature).do(apply(target, gets(3, 3), until=Duration.END_OF_STEP))
)
UNTIL_NEXT_TURN = card("Long Growth", "{G}", instant)(
    targeting(creature).do(apply(target, gets(3, 3), until=Duration.YOUR_NEXT_TURN))
)
DOUBLE_TURN = card("Double Turn", "{U}", sorcery)(do(extra_turn, extra_turn))
TURNS_FOR_ALL = card("Turns for All", "{U}", sorcery)(do(takes_extra_turn(each_player)))
MORE_COMBAT = card("More Combat", "{R}", sorcery)(do(extra_phases("combat phase", "main phase")))
MORE_END = card("More End", "{R}", instant)(do(extra_phases("ending phase")))
SECOND_UPKEEP = card("Second Upkeep", "{U}", instant)(do(extra_steps(1, "upkeep"), gain_life(1)))
UPKEEP_AND_DRAW = card("Upkeep and Draw", "{U}", instant)(do(extra_steps(1, "upkeep"), extra_steps(1, "draw")))
EARLY_END = card("Early End", "{U}", instant)(do(extra_steps(1, "end step", after_phase="precombat main phase")))


def steps(table: Table) -> list[str]:
    return [e.word for e in table.events("step begins")]


def phases(table: Table) -> list[str]:
    return [e.word for e in table.events("phase begins")]


def turns(table: Table, many: int) -> list[str | None]:
    """Whose turns the next ones are."""
    table.forget()
    while len(table.events("turn begins")) < many:
        table.go_on()
    return [e.player for e in table.events("turn begins")]


def test_500_1_five_phases_in_order_even_if_nothing_happens() -> None:
    table = position(step="untap")
    table.advance_to("turn 2, upkeep")
    mine = [e.word for e in table.events("phase begins", player="alice")]
    assert mine == PHASES
    assert [e.word for e in table.events("phase ends", player="alice")] == PHASES
    assert [e.word for e in table.events("step begins", player="alice")] == TURN


def test_500_2_a_step_ends_only_when_all_pass_with_an_empty_stack() -> None:
    table = position(step="upkeep", alice=["Mountain"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["bob"])
    table.alice.passes()
    table.bob.passes()
    assert table.stack == []  # it has become empty, and the step goes on
    assert (table.step, table.priority) == ("upkeep step", "alice")
    table.alice.passes()
    table.bob.passes()
    assert table.step == "draw step"


def test_500_3_a_step_without_priority_ends_when_its_actions_are_done() -> None:
    table = position(step="untap", alice=["Forest (tapped)"])
    assert table.step == "upkeep step"
    untap = [e.name for e in table.log if e.name in ("step begins", "untap", "step ends", "priority")]
    assert untap == ["step begins", "untap", "step ends", "step begins", "priority"]


def test_500_4_effects_that_last_until_a_turn_end_as_it_begins() -> None:
    table = position(alice=["Forest", "Grizzly Bears"], alice_hand=[UNTIL_NEXT_TURN])
    table.alice.cast("Long Growth", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("bob's end step")
    assert table.pt("Grizzly Bears") == "5/5"
    table.forget()
    table.advance_to("alice's upkeep")
    assert table.pt("Grizzly Bears") == "2/2"
    ended = next(e for e in table.log if e.name == "effect ends")
    assert ended.rule == "500.4"
    names = [e.name for e in table.log]
    assert names.index("effect ends") < names.index("phase begins", names.index("turn begins") - 1)


def test_500_5_unspent_mana_is_lost_as_each_step_and_phase_ends() -> None:
    table = position(step="upkeep", alice=["3 Forest"])
    for step in ("upkeep", "draw", "precombat main"):
        table.advance_to(step)
        table.alice.taps({"upkeep": "Forest", "draw": "Forest 2", "precombat main": "Forest 3"}[step])
        assert table.alice.mana == "G"
        table.alice.passes()
        assert table.alice.mana == "G"
        table.bob.passes()
        assert table.alice.mana == ""
    assert [e.rule for e in table.events("mana empties")] == ["500.5"] * 3


def test_500_5_durations_end_before_the_mana_is_lost() -> None:
    table = position(alice=["2 Forest", "Grizzly Bears"], alice_hand=[UNTIL_END_OF_STEP], step="upkeep")
    table.alice.cast("Brief Growth", ["Grizzly Bears"])
    table.resolve()
    table.alice.taps("Forest 2")
    assert table.pt("Grizzly Bears") == "5/5"
    table.forget()
    table.advance_to("draw")
    assert table.pt("Grizzly Bears") == "2/2"
    names = [e.name for e in table.log]
    assert names.index("effect ends") < names.index("mana empties") < names.index("step ends")
    assert table.events("effect ends", rule="500.5")


def test_500_5_mana_that_an_effect_keeps_stays() -> None:
    table = position(alice=["Forest", "Upwelling"], step="upkeep")
    table.alice.taps("Forest")
    table.advance_to("postcombat main")
    assert table.alice.mana == "G"


def test_500_5a_until_end_of_combat_is_until_the_phase_ends() -> None:
    table = position(alice=["Forest", "Grizzly Bears"], alice_hand=[UNTIL_END_OF_COMBAT], step="beginning of combat")
    table.alice.cast("Battle Growth", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("end of combat")
    assert table.pt("Grizzly Bears") == "5/5"
    table.alice.passes()
    assert table.pt("Grizzly Bears") == "5/5"
    table.bob.passes()
    assert table.step == "postcombat main"
    assert table.pt("Grizzly Bears") == "2/2"


def test_500_5b_until_end_of_turn_is_until_cleanup() -> None:
    table = position(alice=["Forest", "Grizzly Bears"], alice_hand=["Giant Growth"])
    table.alice.cast("Giant Growth", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("end step")
    assert table.pt("Grizzly Bears") == "5/5"
    table.advance_to("turn 2, upkeep")
    assert table.pt("Grizzly Bears") == "2/2"
    assert table.events("effect ends", rule="514.2")


def test_500_6_beginning_triggers_wait_for_the_next_priority() -> None:
    table = position(step="draw", alice=["Howling Mine"], alice_library=["Forest", "Island"])
    names = [e.name for e in table.log]
    assert names.index("step begins") < names.index("triggered") < names.index("put on the stack")
    assert names.index("draw") < names.index("put on the stack")  # the turn-based draw comes in between
    assert table.alice.hand == ["Forest"]
    table.resolve()
    assert table.alice.hand == ["Forest", "Island"]


def test_500_7_extra_turns_come_directly_after_this_one() -> None:
    table = position(alice=["2 Island"], alice_hand=["Time Walk"])
    table.alice.cast("Time Walk")
    table.resolve()
    assert table.events("added", rule="500.7")
    assert turns(table, 3) == ["alice", "bob", "alice"]


def test_500_7_two_extra_turns_are_added_one_at_a_time() -> None:
    table = position(alice=["Island"], alice_hand=[DOUBLE_TURN])
    table.alice.cast("Double Turn")
    table.resolve()
    assert turns(table, 4) == ["alice", "alice", "bob", "alice"]


def test_500_7_the_newest_extra_turn_is_taken_first() -> None:
    table = position(alice=["10 Island"], alice_hand=["2 Time Warp"])
    table.alice.cast("Time Warp", ["alice"])
    table.resolve()
    table.alice.cast("Time Warp", ["bob"])
    table.resolve()
    assert turns(table, 4) == ["bob", "alice", "bob", "alice"]


def test_500_7_for_several_players_they_are_added_in_apnap_order() -> None:
    table = position(players=("alice", "bob", "carol"), active="bob", bob=["Island"], bob_hand=[TURNS_FOR_ALL])
    table.bob.cast("Turns for All")
    table.resolve()
    # Added for bob, carol, alice: the newest first. Then carol's natural turn.
    assert turns(table, 4) == ["alice", "carol", "bob", "carol"]


def test_500_8_phases_are_added_directly_after_the_present_one() -> None:
    table = position(alice=["4 Mountain"], alice_hand=["Relentless Assault"], step="precombat main")
    table.alice.cast("Relentless Assault")
    table.resolve()
    assert [e.word for e in table.events("added", rule="500.8")] == ["combat phase", "main phase"]
    table.advance_to("turn 2, upkeep")
    mine = [e.word for e in table.events("phase begins", player="alice")]
    assert mine == [
        "precombat main phase",
        "combat phase",
        "postcombat main phase",
        "combat phase",
        "postcombat main phase",
        "ending phase",
    ]


def test_500_8_the_phases_created_last_come_first() -> None:
    table = position(alice=["2 Mountain"], alice_hand=[MORE_COMBAT, MORE_END])
    table.alice.cast("More Combat")
    table.resolve()
    table.alice.cast("More End")
    table.resolve()
    table.forget()
    table.advance_to("turn 2, upkeep")
    assert [e.word for e in table.events("phase begins", player="alice")] == [
        "ending phase",
        "combat phase",
        "postcombat main phase",
        "combat phase",
        "postcombat main phase",
        "ending phase",
    ]


def test_500_9_steps_are_added_directly_after_the_present_one() -> None:
    table = position(alice=["Island"], alice_hand=[SECOND_UPKEEP], step="upkeep")
    table.alice.cast("Second Upkeep")
    table.resolve()
    assert table.events("added", rule="500.9")
    table.advance_to("precombat main")
    assert steps(table) == ["upkeep step", "upkeep step", "draw step"]
    assert phases(table) == ["beginning phase", "precombat main phase"]


def test_500_9_the_step_created_last_comes_first() -> None:
    table = position(alice=["Island"], alice_hand=[UPKEEP_AND_DRAW], step="upkeep")
    table.alice.cast("Upkeep and Draw")
    table.resolve()
    table.forget()
    table.advance_to("precombat main")
    assert steps(table) == ["draw step", "upkeep step", "draw step"]


def test_500_10_a_step_after_a_phase_brings_its_phase_without_its_other_steps() -> None:
    table = position(alice=["Obeka, Splitter of Seconds"], step="declare attackers", alice_library=["2 Forest"])
    table.alice.attack(["Obeka, Splitter of Seconds"])
    table.advance_to("combat damage")
    assert table.stack == ["Obeka, Splitter of Seconds"]
    table.resolve()
    assert {e.rule for e in table.events("added")} == {"500.10"}
    table.forget()
    table.advance_to("postcombat main")
    assert phases(table) == ["beginning phase", "beginning phase", "postcombat main phase"]
    assert steps(table) == ["end of combat step", "upkeep step", "upkeep step"]
    assert table.alice.hand == []  # no draw step


def test_500_10_after_this_phase_and_not_after_another_of_its_kind() -> None:
    table = position(alice=["Obeka, Splitter of Seconds", "Mountain"], alice_hand=[MORE_COMBAT])
    table.alice.cast("More Combat")
    table.resolve()
    table.alice.attack(["Obeka, Splitter of Seconds"])
    table.advance_to("combat damage")
    table.resolve()
    table.forget()
    table.advance_to("turn 2, upkeep")
    assert [e.word for e in table.events("phase begins", player="alice")] == [
        "beginning phase",
        "beginning phase",
        "postcombat main phase",
        "combat phase",
        "postcombat main phase",
        "ending phase",
    ]


def test_500_10_another_kind_of_step() -> None:
    table = position(alice=["Island"], alice_hand=[EARLY_END], step="upkeep")
    table.alice.cast("Early End")
    table.resolve()
    table.forget()
    table.advance_to("beginning of combat")
    assert phases(table) == ["precombat main phase", "ending phase", "combat phase"]
    assert steps(table) == ["draw step", "end step", "beginning of combat step"]


FREE_UPKEEP = card("Upkeep of Yours", "{0}", instant)(do(extra_steps(1, "upkeep", you_get=True)))


def test_500_10a_you_get_no_step_in_a_turn_that_is_not_yours() -> None:
    table = position(bob_hand=[FREE_UPKEEP], step="upkeep")
    table.alice.passes()
    table.bob.cast("Upkeep of Yours")
    table.resolve()
    assert not table.events("added")
    assert [e.rule for e in table.events("skipped")] == ["500.10a"]


def test_500_10a_you_get_it_in_your_own_turn() -> None:
    table = position(alice_hand=[FREE_UPKEEP], step="upkeep")
    table.alice.cast("Upkeep of Yours")
    table.resolve()
    assert [e.rule for e in table.events("added")] == ["500.9"]


@pytest.mark.parametrize(
    ("part", "missing"),
    [
        ("upkeep", ["upkeep step"]),
        ("draw step", ["draw step"]),
        ("combat phase", ["beginning of combat step", "declare attackers step", "end of combat step"]),
        ("end step", ["end step"]),
    ],
)
def test_500_11_a_skipped_part_is_passed_over_as_if_it_did_not_exist(part: str, missing: list[str]) -> None:
    sloth = card("Sloth", "{W}", enchantment)(skips(part, you))
    table = position(alice=[sloth], step="untap")
    table.advance_to("turn 2, upkeep")
    assert [e.word for e in table.events("step begins", player="alice")] == [s for s in TURN if s not in missing]
    assert len(table.events("skipped", player="alice", rule="500.11")) == 1


def test_500_11_a_skipped_combat_phase_from_a_card() -> None:
    table = position(alice=["4 Plains"], alice_hand=["Stonehorn Dignitary"], bob=["Grizzly Bears"])
    table.alice.cast("Stonehorn Dignitary")
    table.resolve()
    table.alice.choose("bob")
    table.resolve()
    table.advance_to("turn 2, postcombat main")
    skipped = table.events("skipped", player="bob")
    assert [(e.word, e.rule) for e in skipped] == [("combat phase", "500.11")]
    table.forget()
    table.advance_to("turn 4, postcombat main")  # only the next one
    assert not table.events("skipped", rule="500.11")


def test_500_11_skipped_turns() -> None:
    eater = card("Tomorrow Eater", "{U}", sorcery)(do(n.SkipNext("turn", you)))
    table = position(alice=["Island"], alice_hand=[eater])
    table.alice.cast("Tomorrow Eater")
    table.resolve()
    assert turns(table, 3) == ["bob", "bob", "alice"]


def test_500_11_what_triggers_at_the_beginning_of_a_skipped_step_does_not() -> None:
    table = position(alice=["Stasis"], bob=["Serendib Efreet", "Forest (tapped)"], step="end step", alice_hand=[])
    table.advance_to("bob's upkeep")
    assert table.tapped("Forest")
    assert table.stack == ["Serendib Efreet"]  # the upkeep is not skipped

    slow = card("Slow Dawn", "{W}", enchantment)(skips("upkeep", each_opponent))
    table = position(alice=[slow], bob=["Serendib Efreet"], step="end step")
    table.advance_to("bob's draw")
    assert table.stack == []
    assert table.bob.life == 20


def test_500_12_nothing_happens_between_steps() -> None:
    dawn = card("Dawn", "{W}", enchantment)(at_the_beginning_of(upkeep).do(gain_life(1)))
    dusk = card("Dusk", "{B}", enchantment)(at_the_beginning_of(end_step).do(gain_life(1)))
    table = position(alice=["2 Forest", dawn, dusk, "Grizzly Bears"], step="upkeep")
    table.alice.taps("Forest")
    table.advance_to("turn 3, upkeep")
    between: set[str] = set()
    going_on = True
    for e in table.log[table.log.index(table.events("step begins")[0]) :]:
        if e.name == "step begins" or (e.name == "phase begins" and "main" in e.word):
            going_on = True
        elif e.name == "step ends":
            going_on = False
        elif not going_on:
            between.add(e.name)
    assert between == {"phase begins", "phase ends", "turn begins", "turn ends", "skipped"}
