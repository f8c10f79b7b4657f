"""Document 003, the turn of 3 February 2022: the turn as a whole, priority, mana, every part but combat."""

from __future__ import annotations

from tests.seeds.test_seed_000_schemes import archenemy
from tests.support.saying import bare
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Color
from mainphase.cards.words import (
    at_the_beginning_of,
    begin,
    card,
    creature,
    discards_a_card,
    do,
    each_opponent,
    each_player,
    enchantment,
    flash,
    gain_life,
    instant,
    is_a,
    later,
    pay,
    precombat_main,
    put_counters,
    target,
    targeting,
    upkeep,
    when,
    whenever,
    you,
)
from mainphase.kernel.costs.pool import add_mana
from mainphase.rules.describe import turn_as_data
from mainphase.rules.timeline import rules_on

DAY = "2022-02-03"
SIXTH, NOVEMBER_99, M10, TODAY = "1999-06-01", "1999-11-01", "2009-07-11", "2026-04-17"

UPKEEP_BELL = card("Upkeep Bell", "{W}", enchantment)(at_the_beginning_of(upkeep).do(gain_life(1)))
DRAW_BELL = card("Draw Bell", "{W}", enchantment)(at_the_beginning_of("draw step").do(gain_life(1)))
MAIN_BELL = card("Main Bell", "{W}", enchantment)(at_the_beginning_of(precombat_main).do(gain_life(1)))
LATE_BELL = card("Late Bell", "{W}", enchantment)(at_the_beginning_of("postcombat main").do(gain_life(1)))
END_BELL = card("End Bell", "{W}", enchantment)(at_the_beginning_of("end step").do(gain_life(1)))
NEXT_MAIN = card("Next Main", "{W}", instant)(do(later(at_the_beginning_of("main phase").do(gain_life(1)))))
NEXT_END = card("Next End", "{W}", instant)(do(later(at_the_beginning_of("end step").do(gain_life(1)))))
NEXT_CLEANUP = card("Next Cleanup", "{W}", instant)(do(later(at_the_beginning_of("cleanup").do(gain_life(1)))))
SEES_DRAWS = card("Sees Draws", "{U}", enchantment)(whenever(n.DrawsCard(you)).do(gain_life(1)))
SPRING = card("Spring", "{G}", enchantment)(when(n.BecomesUntapped(is_a(n.Anything()))).do(gain_life(1)))
REMORSE = card("Remorse", "{B}", enchantment)(whenever(discards_a_card(each_player)).do(gain_life(1)))
HUSH = card("Hush", "{W}", instant)(do(begin(n.Static(n.CantCast(each_opponent)))))
QUICK = card("Quick", "{0}", creature, pt="1/1")(flash)
SLOW = card("Slow", "{0}", creature, pt="1/1")()
ONLY_SLOWLY = card("Only Slowly", "{0}", enchantment)(pay("{0}", as_a_sorcery=True).do(gain_life(1)))


# -- the turn ---------------------------------------------------------------------------------------------------------


def test_the_parts_of_the_turn_and_their_actions() -> None:
    for rules in ("2021-09-24", DAY, "2022-10-06"):
        phases = turn_as_data(rules_on(rules))["phases"]
        told = {step["name"]: [a["action"] for a in step["actions"]] for p in phases for step in p["steps"]}
        assert told == {
            "untap step": ["phasing", "day_night", "untap"],
            "upkeep step": [],
            "draw step": ["draw"],
            "precombat main phase": ["scheme", "lore"],
            "beginning of combat step": ["choose_defender"],
            "declare attackers step": ["declare_attackers"],
            "declare blockers step": ["declare_blockers", "order_blockers", "order_attackers"],
            "combat damage step": ["assign_damage", "deal_damage"],
            "end of combat step": [],
            "postcombat main phase": [],
            "end step": [],
            "cleanup step": ["discard", "wear_off"],
        }, rules


def test_five_phases_in_order() -> None:
    for rules, last in (("1999-06-01", "end phase"), (DAY, "ending phase"), (TODAY, "ending phase")):
        table = position(step="untap", rules=rules)
        table.advance_to("turn 2, upkeep")
        assert [e.word for e in table.events("phase begins", player="alice")] == [
            "beginning phase",
            "precombat main phase",
            "combat phase",
            "postcombat main phase",
            last,
        ], rules


def test_which_steps_the_phases_have() -> None:
    for rules in (SIXTH, M10, DAY, TODAY):
        steps = {p["name"]: [step["name"] for step in p["steps"]] for p in turn_as_data(rules_on(rules))["phases"]}
        assert steps["beginning phase"] == ["untap step", "upkeep step", "draw step"], rules
        if rules < M10:
            assert steps["end phase"] == ["end of turn step", "cleanup step"], rules
        else:
            assert steps["ending phase"] == ["end step", "cleanup step"], rules
        assert list(dict.fromkeys(steps["combat phase"])) == [
            "beginning of combat step",
            "declare attackers step",
            "declare blockers step",
            "combat damage step",
            "end of combat step",
        ], rules


def test_abilities_trigger_as_a_part_begins_and_are_stacked_after_its_actions() -> None:
    # The table lists them below the draw; they trigger before it, and only then wait.
    table = position(step="upkeep", alice=[DRAW_BELL], alice_library=["Forest"], rules=DAY)
    table.forget()
    table.advance_to("draw")
    names = [e.name for e in table.log]
    assert names.index("step begins") < names.index("triggered") < names.index("draw") < names.index("put on the stack")


# -- priority ---------------------------------------------------------------------------------------------------------

WITH_PRIORITY = (
    "upkeep",
    "draw",
    "precombat main",
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "combat damage",
    "end of combat",
    "postcombat main",
    "end step",
)


def with_priority(rules: str) -> tuple[str, ...]:
    return WITH_PRIORITY if rules >= M10 else (*WITH_PRIORITY[:-1], "end of turn")


def through_a_turn(rules: str) -> list[str]:
    """The steps and main phases in which the active player gets priority first, with an attack."""
    table = position(step="untap", alice=["Grizzly Bears"], rules=rules)
    found: list[str] = []
    place = 0
    while table.turn == 1:
        if table.priority and table.state.step != place:
            assert table.priority == "alice", table.step
            place = table.state.step
            found.append(bare(table.step))
        if table.asked == "attack":
            table.choose("attack bob")
        else:
            table.go_on()
    return found


def test_the_active_player_gets_priority_in_each_step_but_untap_and_cleanup() -> None:
    for rules in (SIXTH, M10, DAY, TODAY):
        assert through_a_turn(rules) == [bare(step) for step in with_priority(rules)], rules


def test_priority_is_for_instants_flash_and_activated_abilities() -> None:
    for rules in ("2006-10-01", M10, DAY, TODAY):
        table = position(
            step="upkeep",
            alice=["Grizzly Bears", "Mountain", "Prodigal Sorcerer", ONLY_SLOWLY],
            alice_hand=["Shock", QUICK, SLOW],
            rules=rules,
        )
        for step in with_priority(rules):
            if step == "declare attackers":
                table.alice.attack(["Grizzly Bears"])
            if step == "declare blockers":
                table.bob.block({})
            table.advance_to(step)
            assert table.alice.why_not("cast Shock") is None, (rules, step)
            assert table.alice.why_not("cast Quick") is None, (rules, step)
            assert table.alice.why_not("activate Prodigal Sorcerer") is None, (rules, step)
            main = step.endswith("main")
            assert (table.alice.why_not("cast Slow") is None) == main, (rules, step)
            assert (table.alice.why_not("activate Only Slowly") is None) == main, (rules, step)


def test_special_actions_are_open_too() -> None:
    """What the table's list of things to do with priority leaves out."""
    table = position(alice=["3 Plains", "4 Plains"], alice_hand=["Exalted Angel"], rules=DAY)
    table.alice.cast_face_down("Exalted Angel")
    table.resolve()
    table.advance_to("turn 2, upkeep")
    table.bob.passes()
    table.alice.turn_up("face-down creature")
    assert (table.stack, table.alice.battlefield[-1]) == ([], "Exalted Angel")


# -- mana -------------------------------------------------------------------------------------------------------------


def test_unused_mana_empties_as_each_step_and_main_phase_ends() -> None:
    for rules in (M10, DAY, TODAY):
        table = position(step="upkeep", alice=["Grizzly Bears", "10 Forest"], rules=rules)
        for number, step in enumerate(WITH_PRIORITY, 1):
            if step == "declare attackers":
                table.alice.attack(["Grizzly Bears"])
            if step == "declare blockers":
                table.bob.block({})
            table.advance_to(step)
            table.alice.taps(f"Forest {number}")
            assert table.alice.mana == "G", (rules, step)
            table.alice.passes()
            assert table.alice.mana == "G", (rules, step)
            table.forget()
            table.bob.passes()
            assert table.alice.mana == "", (rules, step)
            names = [e.name for e in table.log]
            assert names.index("mana empties") < names.index("phase ends" if step.endswith("main") else "step ends")
        assert table.alice.life == 20, rules


def give_green(table: Table) -> None:
    """Mana where nobody has priority, as a triggered mana ability would make it."""
    add_mana(table.state, 0, (Color.GREEN,), 0, -1)
    assert table.alice.mana == "G"


def test_unused_mana_empties_as_the_untap_step_ends() -> None:
    for rules in (M10, DAY, TODAY):
        table = position(alice=["Forest (tapped)", "Island (tapped)"], bob=["Winter Orb"], step="untap", rules=rules)
        assert (bare(table.step), table.asked) == ("untap", "untap"), rules
        give_green(table)
        table.alice.choose("Island")
        assert (bare(table.step), table.alice.mana) == ("upkeep", ""), rules


def test_until_july_2009_mana_stays_until_the_phase_ends() -> None:
    table = position(step="upkeep", alice=["Forest"], rules="2009-07-10")
    table.alice.taps("Forest")
    table.advance_to("draw")
    assert table.alice.mana == "G"


# -- the untap step ---------------------------------------------------------------------------------------------------


def test_phasing_comes_first() -> None:
    for rules in ("2001-07-23", "2009-07-11", DAY, TODAY):
        table = position(
            alice=["Tolarian Drake (tapped)", "Teferi's Imp (phased out, tapped)"], step="untap", rules=rules
        )
        assert (table.phased_out("Tolarian Drake"), table.phased_out("Teferi's Imp")) == (True, False), rules
        assert (table.tapped("Tolarian Drake"), table.tapped("Teferi's Imp")) == (True, False), rules


def test_only_what_is_the_active_players_phases() -> None:
    for rules in ("2001-07-23", DAY, TODAY):
        table = position(bob=["Tolarian Drake", "Teferi's Imp (phased out)"], step="untap", rules=rules)
        assert (table.phased_out("Tolarian Drake"), table.phased_out("Teferi's Imp")) == (False, True), rules


def test_phasing_in_and_out_is_one_event() -> None:
    for rules in ("2001-07-23", DAY, TODAY):
        table = position(alice=["Tolarian Drake", "Teferi's Imp (phased out)"], step="untap", rules=rules)
        names = [e.name for e in table.log if e.name in ("phase in", "phase out", "triggered")]
        assert names.index("triggered") == 2, rules  # nothing is triggered before both have happened


def night_or_day(day: str, shocks: int, rules: str = DAY) -> str:
    table = position(day=day, alice=["3 Mountain"], alice_hand=["3 Shock"], rules=rules)
    for _ in range(shocks):
        table.alice.cast("Shock", ["bob"])
        table.resolve()
    table.advance_to("bob's upkeep")
    return table.day_night


def test_night_becomes_day_after_two_or_more_spells() -> None:
    for rules in ("2021-09-24", DAY, TODAY):
        assert [night_or_day("night", shocks, rules) for shocks in (1, 2, 3)] == ["night", "day", "day"], rules
        assert night_or_day("day", 1, rules) == "day", rules


def test_day_becomes_night_after_no_spell() -> None:
    for rules in ("2021-09-24", DAY, TODAY):
        assert [night_or_day("day", shocks, rules) for shocks in (0, 1, 2)] == ["night", "day", "day"], rules


def test_only_spells_of_the_previous_turns_active_player_count() -> None:
    for rules in ("2021-09-24", DAY, TODAY):
        table = position(day="day", bob=["Mountain"], bob_hand=["Shock"], rules=rules)
        table.alice.passes()
        table.bob.cast("Shock", ["alice"])
        table.resolve_all()
        table.advance_to("bob's upkeep")
        assert table.day_night == "night", rules


def test_with_neither_day_nor_night_nothing_is_checked() -> None:
    for rules in ("2021-09-24", DAY, TODAY):
        assert night_or_day("", 0, rules) == night_or_day("", 2, rules) == "neither", rules


def test_day_and_night_come_between_phasing_and_untapping() -> None:
    for rules in ("2021-09-24", DAY, TODAY):
        table = position(day="day", bob=["Forest (tapped)", "Tolarian Drake"], rules=rules)
        table.forget()
        table.advance_to("bob's upkeep")
        names = [e.name for e in table.log]
        assert names.index("phase out") < names.index("becomes night") < names.index("untap"), rules


def test_the_active_players_permanents_untap() -> None:
    for rules in ("fifth", SIXTH, DAY, TODAY):
        table = position(
            alice=["Forest (tapped)", "Grizzly Bears (tapped)"], bob=["Island (tapped)"], step="untap", rules=rules
        )
        assert [table.tapped(name) for name in ("Forest", "Grizzly Bears", "Island")] == [False, False, True], rules


def test_what_an_effect_keeps_tapped_does_not_untap() -> None:
    for rules in (SIXTH, DAY, TODAY):
        table = position(alice=["Basalt Monolith (tapped)", "Forest (tapped)"], step="untap", rules=rules)
        assert (table.tapped("Basalt Monolith"), table.tapped("Forest")) == (True, False), rules


def test_nobody_gets_priority_in_the_untap_step() -> None:
    """What triggers there waits."""
    for rules in (SIXTH, DAY, TODAY):
        table = position(step="untap", alice=["Forest (tapped)", "Mountain", SPRING], alice_hand=["Shock"], rules=rules)
        names = [e.name for e in table.log]
        ended = next(i for i, e in enumerate(table.log) if e.name == "step ends" and e.word == "untap step")
        assert "triggered" in names[:ended], rules
        assert not {"priority", "put on the stack"} & set(names[:ended]), rules
        assert (bare(table.step), table.priority) == ("upkeep", "alice"), rules


# -- upkeep and draw --------------------------------------------------------------------------------------------------


def test_beginning_of_upkeep_abilities_trigger_as_it_begins() -> None:
    for rules in (SIXTH, DAY, TODAY):
        table = position(step="upkeep", alice=[UPKEEP_BELL], rules=rules)
        assert (table.stack, table.priority) == (["Upkeep Bell"], "alice"), rules


def test_what_triggered_in_the_untap_step_only_goes_on_the_stack_in_upkeep() -> None:
    table = position(step="untap", alice=["Forest (tapped)", SPRING], rules=DAY)
    names = [e.name for e in table.log]
    assert names.index("triggered") < names.index("step ends") < names.index("put on the stack")
    assert (table.stack, bare(table.step)) == (["Spring"], "upkeep")


def test_untap_and_upkeep_triggers_are_put_on_the_stack_together() -> None:
    """In one order, whichever triggered first."""
    for rules in (SIXTH, DAY, TODAY):
        for first, second in (("Spring", "Upkeep Bell"), ("Upkeep Bell", "Spring")):
            table = position(step="untap", alice=["Forest (tapped)", SPRING, UPKEEP_BELL], rules=rules)
            assert (table.asked, sorted(table.options)) == ("order triggers", ["Spring", "Upkeep Bell"]), rules
            table.choose(first)
            assert (table.stack, table.priority) == ([first, second], "alice"), rules


def test_the_active_player_draws_a_card_without_the_stack() -> None:
    for rules in ("2003-07-01", DAY, TODAY):
        table = position(step="draw", alice_library=["Forest"], bob=["Island"], bob_hand=["Unsummon"], rules=rules)
        assert (table.alice.hand, table.bob.hand, table.stack) == (["Forest"], ["Unsummon"], []), rules
        assert len(table.events("priority")) == 1, rules
    assert position(step="draw", alice_library=["Forest"], rules="2003-06-30").alice.hand == []


def test_what_triggers_on_the_draw_triggers_after_it() -> None:
    for rules in (SIXTH, "2003-07-01", DAY, TODAY):
        table = position(step="draw", alice=[SEES_DRAWS], alice_library=["Forest"], rules=rules)
        if rules == SIXTH:
            table.resolve()  # the draw
        assert (table.stack, table.priority) == (["Sees Draws"], "alice"), rules
        names = [e.name for e in table.log]
        assert names.index("draw") < names.index("triggered"), rules


# -- main phases ------------------------------------------------------------------------------------------------------


def test_lore_counters_in_the_precombat_main_phase() -> None:
    for rules in ("2018-04-27", DAY, "2025-06-05"):
        table = position(step="draw", alice=["Rite of Belzenlok (1 lore)", "The Triumph of Anax"], rules=rules)
        while bare(table.step) == "draw":
            table.go_on()
        assert [table.counters(name, "lore") for name in ("Rite of Belzenlok", "The Triumph of Anax")] == [2, 1], rules


def test_the_scheme_comes_before_the_lore_counters() -> None:
    for rules in ("2018-04-27", DAY, TODAY):
        table = archenemy(rules, "draw", "arch", "Rite of Belzenlok")
        table.forget()
        table.advance_to("precombat main")
        names = [e.name for e in table.log]
        begun = names.index("phase begins")
        assert names.index("scheme set in motion") == begun + 1, rules
        assert names.index("lore counter") > begun + 1, rules


def test_beginning_of_precombat_main_abilities_trigger_before_the_lore_counters_and_are_stacked_after() -> None:
    table = position(step="draw", alice=["Rite of Belzenlok", MAIN_BELL], triggers="automatic", rules=DAY)
    table.forget()
    table.advance_to("precombat main")
    told = [(e.name, e.what) for e in table.log if e.name in ("triggered", "lore counter", "put on the stack")]
    assert told[:2] == [("triggered", "Main Bell"), ("lore counter", "Rite of Belzenlok")]
    assert told[2] == ("triggered", "Rite of Belzenlok")  # its chapter joins the same stacking
    assert sorted(table.stack) == ["Main Bell", "Rite of Belzenlok"]


def test_no_lore_counters_in_the_postcombat_main_phase() -> None:
    for rules in ("2018-04-27", DAY, TODAY):
        table = position(step="end of combat", alice=["Rite of Belzenlok (1 lore)"], rules=rules)
        table.advance_to("postcombat main")
        table.advance_to("turn 2, upkeep")
        assert not table.events("lore counter"), rules
        table.advance_to("turn 3, precombat main")
        assert len(table.events("lore counter")) == 1, rules


def test_beginning_of_the_main_phase_abilities_trigger() -> None:
    """Whose it is, or of the next one; the precombat one's and the postcombat one's not in the other."""
    for rules in (NOVEMBER_99, M10, DAY, TODAY):
        table = position(step="upkeep", alice=[MAIN_BELL, LATE_BELL, "2 Plains"], alice_hand=[NEXT_MAIN], rules=rules)
        table.alice.cast("Next Main")
        table.resolve()
        table.advance_to("precombat main")
        assert sorted(table.stack or table.options) == ["Main Bell", "Next Main"], rules
        table = position(
            step="draw", alice=[MAIN_BELL, LATE_BELL, "Plains"], alice_hand=[NEXT_MAIN], triggers="automatic",
            rules=rules,
        )  # fmt: skip
        table.advance_to("precombat main")
        assert table.stack == ["Main Bell"], rules
        table.resolve()
        table.alice.cast("Next Main")
        table.resolve()
        table.advance_to("postcombat main")
        assert sorted(table.stack) == ["Late Bell", "Next Main"], rules
        table.resolve_all()
        table.forget()
        table.advance_to("bob's postcombat main")
        assert "Next Main" not in [e.what for e in table.events("triggered")], rules


def test_the_active_player_gets_priority_although_the_stack_is_not_empty() -> None:
    # The empty stack is a condition for lands and spells at sorcery speed, not for priority.
    for place, bell in (("precombat main", "Main Bell"), ("postcombat main", "Late Bell")):
        table = position(
            step="draw", alice=[MAIN_BELL, LATE_BELL, "Mountain"], alice_hand=["Shock", "Forest", SLOW], rules=DAY
        )
        table.advance_to(place)
        assert (table.stack, table.priority) == ([bell], "alice"), place
        assert table.alice.why_not("cast Shock") is None, place
        assert table.alice.why_not("play Forest") is not None, place
        assert table.alice.why_not("cast Slow") is not None, place
        table.resolve()
        assert table.alice.why_not("play Forest") is None, place
        assert table.alice.why_not("cast Slow") is None, place


def test_spells_and_lands_in_both_main_phases() -> None:
    for rules in (SIXTH, DAY, TODAY):
        table = position(alice_hand=["Forest", SLOW], rules=rules)
        for place in ("precombat main", "postcombat main"):
            table.advance_to(place)
            assert table.alice.why_not("play Forest") is None, (rules, place)
            assert table.alice.why_not("cast Slow") is None, (rules, place)


# -- the ending phase -------------------------------------------------------------------------------------------------


def test_beginning_of_the_end_step_abilities_trigger() -> None:
    for rules in (M10, DAY, TODAY):
        table = position(alice=[END_BELL, "Plains"], alice_hand=[NEXT_END], triggers="automatic", rules=rules)
        table.alice.cast("Next End")
        table.resolve()
        table.advance_to("end step")
        assert sorted(table.stack) == ["End Bell", "Next End"], rules


def test_the_active_player_discards_down_to_seven() -> None:
    """Only what is too much, only the active player, and nobody who has no maximum."""
    for rules in (SIXTH, DAY, TODAY):
        table = position(alice_hand=["9 Forest"], bob_hand=["9 Island"], rules=rules)
        while table.asked != "discard":
            table.go_on()
        assert (bare(table.step), table.asked_player) == ("cleanup", "alice"), rules
        table.choose("Forest", "Forest")
        assert (len(table.alice.hand), len(table.bob.hand)) == (7, 9), rules
        assert not table.events("discard", player="bob"), rules
        table = position(alice_hand=["7 Forest"], rules=rules)
        table.advance_to("turn 2, upkeep")
        assert not table.events("discard"), rules
    table = position(alice=["Reliquary Tower"], alice_hand=["9 Forest"], rules=DAY)
    table.advance_to("turn 2, upkeep")
    assert len(table.alice.hand) == 9


def test_damage_and_until_end_of_turn_wear_off_at_once() -> None:
    """After the discarding, and together: the Bears would die of their damage without what lasts as long."""
    for rules in ("fifth", SIXTH, DAY, TODAY):
        table = position(
            alice=["Grizzly Bears", "Forest", "Mountain", "Plains"],
            alice_hand=["Giant Growth", "Lightning Bolt", HUSH, "8 Island"],
            bob=["Mountain"],
            bob_hand=["Shock"],
            rules=rules,
        )
        table.alice.cast("Giant Growth", ["Grizzly Bears"])
        table.resolve()
        table.alice.cast("Hush")
        table.resolve()
        table.alice.cast("Lightning Bolt", ["Grizzly Bears"])
        table.resolve()
        while table.damage("Grizzly Bears") == 0:  # in 1997 a damage prevention step comes first
            table.pass_once()
        assert (table.pt("Grizzly Bears"), table.damage("Grizzly Bears")) == ("5/5", 3), rules
        table.alice.passes()
        assert table.bob.why_not("cast Shock") is not None, rules
        while table.asked != "discard":
            table.go_on()
        assert (table.pt("Grizzly Bears"), table.damage("Grizzly Bears")) == ("5/5", 3), rules
        table.advance_to("turn 2, upkeep")
        assert (table.pt("Grizzly Bears"), table.damage("Grizzly Bears")) == ("2/2", 0), rules
        assert not table.events("dies"), rules
        assert table.bob.why_not("cast Shock") is None, rules
        table = position(bob=["Hill Giant (phased out, 1 damage)"], rules=rules)
        table.advance_to("turn 2, upkeep")
        assert table.damage("Hill Giant") == 0, rules


def cleanup_with(rules: str) -> Table:
    """A cleanup step in which a discard triggers something."""
    table = position(alice=[REMORSE, "Mountain", "Forest"], alice_hand=["8 Shock"], rules=rules)
    while table.asked != "discard":
        table.go_on()
    table.choose("Shock")
    return table


def cleanups(table: Table) -> int:
    return len([e for e in table.events("step begins") if e.word == "cleanup step"])


def test_cleanup_looks_for_state_based_actions_and_triggers() -> None:
    for rules in (SIXTH, DAY, TODAY):
        table = cleanup_with(rules)
        assert (bare(table.step), table.stack, table.priority) == ("cleanup", ["Remorse"], "alice"), rules
        blight = card("Blight", "{B}", instant)(targeting(creature).do(put_counters(2, "-1/-1", on=target)))
        table = position(alice=["Grizzly Bears", "Forest", "Swamp"], alice_hand=["Giant Growth", blight], rules=rules)
        table.alice.cast("Giant Growth", ["Grizzly Bears"])
        table.resolve()
        table.alice.cast("Blight", ["Grizzly Bears"])
        table.resolve()
        while bare(table.step) != "cleanup":
            table.go_on()
        assert "Grizzly Bears" in table.alice.graveyard, rules
        assert table.priority == "alice", rules


def test_at_the_beginning_of_the_next_cleanup_step() -> None:
    for rules in (M10, DAY, TODAY):
        table = position(alice=["Plains"], alice_hand=[NEXT_CLEANUP], rules=rules)
        table.alice.cast("Next Cleanup")
        table.resolve()
        table.advance_to("cleanup")
        assert table.stack == ["Next Cleanup"], rules


def test_cleanup_ends_at_once_if_there_is_nothing_and_mana_empties() -> None:
    for rules in (M10, DAY, TODAY):
        table = position(alice_hand=["8 Forest"], rules=rules)
        while table.asked != "discard":
            table.go_on()
        give_green(table)
        table.forget()
        table.choose("Forest")
        assert (table.turn, table.alice.mana) == (2, ""), rules
        names = [(e.name, e.word) for e in table.log]
        assert "priority" not in [name for name, _ in names[: names.index(("step ends", "cleanup step"))]], rules


def test_in_cleanup_the_active_player_gets_priority_only_if_something_happened() -> None:
    for rules in (SIXTH, DAY, TODAY):
        table = cleanup_with(rules)
        assert table.priority == "alice", rules
        assert table.alice.why_not("cast Shock") is None, rules
        table = position(alice=["Mountain"], alice_hand=["Shock"], rules=rules)
        table.advance_to("turn 2, upkeep")
        begun = next(i for i, e in enumerate(table.log) if e.name == "step begins" and e.word == "cleanup step")
        assert next(e.name for e in table.log[begun:] if e.name in ("priority", "step ends")) == "step ends", rules


def test_then_mana_empties_and_another_cleanup_step_follows() -> None:
    for rules in (M10, DAY, TODAY):
        table = cleanup_with(rules)
        table.resolve()
        table.alice.taps("Forest")
        table.alice.passes()
        assert table.alice.mana == "G", rules
        table.bob.passes()
        assert table.alice.mana == "", rules
        assert cleanups(table) == 2, rules
        again = [i for i, e in enumerate(table.log) if e.name == "step begins" and e.word == "cleanup step"][1]
        assert [e.name for e in table.log].index("mana empties") < again, rules
        assert table.turn == 2, rules


def test_another_cleanup_step_follows() -> None:
    for rules in (SIXTH, DAY, TODAY):
        table = cleanup_with(rules)
        table.advance_to("turn 2, upkeep")
        assert cleanups(table) == 2, rules
