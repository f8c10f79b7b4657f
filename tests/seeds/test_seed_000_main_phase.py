"""Section 505 as the documents 000, 001 and 002 have it, under the rules of each one's day."""

from __future__ import annotations

from tests.seeds.test_seed_000_schemes import archenemy
from tests.support.numbers import also, numbers
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    artifact,
    at_the_beginning_of,
    card,
    chapter,
    do,
    enchantment,
    extra_phases,
    gain_life,
    precombat_main,
    second_main,
    sorcery,
    you,
)
from mainphase.kernel.values import OptionKind
from mainphase.rules.concepts import concept_names
from mainphase.rules.timeline import rules_on, timeline

DAYS = ("2011-09-30", "2021-07-23", "2024-10-02")  # of 002, 000 and 001
SIXTH, M10, TODAY = "1999-06-01", "2009-07-11", "2026-04-17"

MORNING = card("Morning", "{W}", enchantment)(at_the_beginning_of(precombat_main).do(gain_life(1)))
AFTERNOON = card("Afternoon", "{B}", enchantment)(at_the_beginning_of("postcombat main").do(gain_life(10)))
EITHER = card("Either", "{B}", enchantment)(at_the_beginning_of("main phase").do(gain_life(100)))
NO_COMBAT = card("No Combat", "{W}", sorcery)(do(n.SkipNext("combat phase", you)))
MORE = card("More", "{R}", sorcery)(do(extra_phases("combat phase", "main phase")))


STALL = card("Stall", None, artifact, "Attraction")()
CHRONICLE = card("Chronicle", "{W}", enchantment, "Saga")(chapter(2).do(gain_life(1)))
BLANK_SAGA = card("Blank Saga", None, enchantment, "Saga")()


def priority_in(table: Table) -> str:
    """The rule by which the active player has just got priority."""
    assert (table.log[-1].name, table.priority) == ("priority", table.active)
    return table.log[-1].rule


def lore_on_a_saga_without_chapters(rules: str) -> int:
    """It is looked at by state-based actions only after that."""
    table = position(step="precombat main", alice=[BLANK_SAGA], rules=rules)
    return len(table.events("lore counter", what="Blank Saga"))


def phases(table: Table) -> list[tuple[str, str]]:
    return [(e.word, e.rule) for e in table.events("phase begins")]


def test_the_rules_are_divided_into_parts_by_the_first_digit() -> None:
    # Game concepts, parts of a card, types, zones, the turn, spells and abilities, more rules, multiplayer, variants;
    # no number begins with 0.
    parts = [
        ("1", ["cant_beats_can", "apnap", "receive_priority", "land_play"]),
        ("2", ["snow"]),
        ("3", ["land_per_turn", "sorcery_timing", "creature_timing"]),
        ("4", ["library", "hand", "battlefield", "graveyard", "stack"]),
        ("5", ["turn", "untap_step", "main_phase", "combat_phase", "cleanup_step"]),
        ("6", ["cast", "activate", "triggers", "resolves", "continuous", "replacement"]),
        ("7", ["destroy", "flying", "turn_based_action", "state_based", "copy"]),
        ("8", ["leave_game", "team_turns"]),
        ("9", ["commander", "planechase"]),
    ]
    for day in ("2009-10-01", *DAYS, TODAY):
        for digit, concepts in parts:
            assert {rule[:1] for concept in concepts for rule in numbers(concept, day)} == {digit}, (day, digit)
        every = {rule[:1] for name in concept_names()[1:] for rule in numbers(name, day)}
        assert every - {""} == {digit for digit, _ in parts}, day


# -- 505.1 ------------------------------------------------------------------------------------------------------------


def test_two_main_phases_with_the_combat_phase_between_them() -> None:
    for rules in (*DAYS, "2009-07-11", TODAY):
        table = position(step="draw", rules=rules)
        table.advance_to("end step")
        assert phases(table)[1:4] == [
            ("precombat main phase", "505"),
            ("combat phase", "506"),
            ("postcombat main phase", "505"),
        ], rules
    table = position(step="draw", rules="sixth")
    table.advance_to("postcombat main")
    assert [rule for _, rule in phases(table)[1:4]] == ["305", "306", "305"]


def test_the_second_main_phase_precedes_the_ending_phase() -> None:
    for rules in (SIXTH, *DAYS, TODAY):
        table = position(step="postcombat main", rules=rules)
        table.alice.passes()
        table.bob.passes()
        assert phases(table)[-2][0] == "postcombat main phase", rules
        assert phases(table)[-1][0] == ("ending phase" if rules >= "2009-07-11" else "end phase"), rules


def test_the_rules_of_1997_have_one_main_phase() -> None:
    for rules in (*DAYS, "1999-06-01"):
        assert [phase.kind for phase in rules_on(rules).plan.phases].count(MAIN) == 2, rules
    assert [phase.kind for phase in rules_on("1999-05-31").plan.phases].count(MAIN) == 1


MAIN = next(phase.kind for phase in rules_on("current").plan.phases if phase.name == "precombat main phase")


def test_the_first_is_called_precombat_and_the_second_postcombat() -> None:
    for rules in ("1999-11-01", *DAYS, TODAY):
        table = position(step="draw", alice=[MORNING, AFTERNOON], rules=rules)
        table.advance_to("precombat main")
        assert table.stack == ["Morning"], rules
        table.resolve()
        table.advance_to("postcombat main")
        assert table.stack == ["Afternoon"], rules


def test_either_is_a_main_phase() -> None:
    for rules in (SIXTH, *DAYS, TODAY):
        table = position(step="draw", alice=[EITHER], rules=rules)
        table.advance_to("precombat main")
        assert table.stack == ["Either"], rules
        table.resolve()
        table.advance_to("postcombat main")
        assert table.stack == ["Either"], rules


def test_the_combat_phase_is_section_506() -> None:
    assert set(numbers("combat_phase", *DAYS, M10, TODAY)) == {"506"}
    assert numbers("combat_phase", "2009-07-10") == ["306"]


def test_only_the_first_main_phase_of_a_turn_is_precombat() -> None:
    for rules in ("2010-02-01", *DAYS, TODAY):
        table = position(alice=["Mountain", MORNING, AFTERNOON], alice_hand=[MORE], rules=rules)
        table.resolve()
        table.alice.cast("More")
        table.resolve()
        table.advance_to("turn 2, upkeep")
        assert [word for word, _ in phases(table)].count("postcombat main phase") == 2, rules
        assert [e.what for e in table.events("triggered")] == ["Morning", "Afternoon", "Afternoon"], rules


def test_the_second_is_postcombat_where_combat_was_skipped() -> None:
    for rules in ("2010-02-01", *DAYS, TODAY):
        table = position(alice=["Plains", AFTERNOON], alice_hand=[NO_COMBAT], rules=rules)
        table.alice.cast("No Combat")
        table.resolve()
        table.alice.passes()
        table.bob.passes()
        assert table.step == "postcombat main", rules
        assert not table.events("step begins"), rules
        assert table.stack == ["Afternoon"], rules


def test_one_that_an_effect_adds_is_postcombat() -> None:
    for rules in ("1999-11-01", M10, *DAYS, TODAY):
        table = position(alice=["Mountain", AFTERNOON], alice_hand=[MORE], rules=rules)
        table.alice.cast("More")
        table.resolve()
        table.advance_to("turn 2, upkeep")
        words = [word for word, _ in phases(table)]
        assert words[1:5] == ["combat phase", "postcombat main phase", "combat phase", "postcombat main phase"], rules
        assert len(table.events("triggered", what="Afternoon")) == 2, rules


def test_what_makes_a_main_phase_precombat_is_505_1a() -> None:
    assert set(numbers("first_main_is_precombat", *DAYS)) == {"505.1a"}


# -- 505.2 ------------------------------------------------------------------------------------------------------------


def test_a_main_phase_has_no_steps() -> None:
    for rules in (*DAYS, "1999-06-01", TODAY):
        table = position(rules=rules)
        table.alice.passes()
        table.bob.passes()
        assert table.step == "beginning of combat step", rules
        before = table.log[: [e.name for e in table.log].index("step begins")]
        assert [e.word for e in before if e.name == "phase begins"] == ["precombat main phase", "combat phase"], rules
        table.forget()
        table.advance_to("postcombat main")
        last = [e.name for e in table.log]
        assert "step begins" not in last[len(last) - last[::-1].index("phase begins") :], rules


def test_it_ends_when_all_pass_in_succession_with_an_empty_stack() -> None:
    for rules in (*DAYS, "1999-06-01", TODAY):
        table = position(alice=["Mountain"], alice_hand=["Shock"], bob=["Mountain"], bob_hand=["Shock"], rules=rules)
        table.alice.passes()
        table.bob.cast("Shock", ["alice"])
        table.bob.passes()
        table.alice.passes()
        assert table.stack == [], rules
        assert (table.step, table.priority) == ("precombat main", "alice"), rules  # it has emptied, nobody has passed
        table.alice.passes()
        assert table.step == "precombat main", rules
        table.bob.passes()
        assert table.phase == "combat phase", rules


def test_how_a_phase_ends_is_500_2() -> None:
    assert set(numbers("all_pass_end", *DAYS, M10, TODAY)) == {"500.2"}
    assert numbers("all_pass_end", "2009-07-10") == ["300.2"]


def test_the_first_and_second_main_phase_are_counted_since_july_2024() -> None:
    """Until then 505.1 has the second be the postcombat one: every main phase after combat."""
    second = card("Second", "{B}", enchantment)(at_the_beginning_of(second_main).do(gain_life(1)))
    for rules, times in ((SIXTH, 2), ("2010-06-18", 2), ("2024-07-29", 2), ("2024-10-02", 1), (TODAY, 1)):
        table = position(alice=["Mountain", second], alice_hand=[MORE], rules=rules)
        table.alice.cast("More")
        table.resolve()
        table.advance_to("turn 2, upkeep")
        assert len(table.events("phase begins", player="alice")) == 6, rules
        assert len(table.events("triggered", what="Second")) == times, rules


# -- 505.3 ------------------------------------------------------------------------------------------------------------


def test_setting_a_scheme_in_motion_is_701_21_from_june_2010_to_september_2011() -> None:
    assert numbers("set_in_motion", "2010-06-17", "2010-06-18", "2011-09-29") == ["", "701.21b", "701.21b"]
    assert numbers("set_in_motion", "2024-10-02") == ["701.25b"]


def test_setting_a_scheme_in_motion_is_701_22_from_september_2011_to_september_2016() -> None:
    assert numbers("set_in_motion", "2011-09-29", "2011-09-30", "2016-09-29") == ["701.21b", "701.22b", "701.22b"]
    assert numbers("set_in_motion", "2016-09-30") == ["701.23b"]


def test_setting_a_scheme_in_motion_is_701_25_from_july_2020_to_june_2025() -> None:
    assert numbers("set_in_motion", "2020-07-02", "2020-07-03", "2021-07-23") == ["701.24b", "701.25b", "701.25b"]
    assert numbers("set_in_motion", "2025-06-05", "2025-06-06") == ["701.25b", "701.32b"]


def test_the_scheme_is_505_3() -> None:
    assert set(numbers("scheme", "2010-06-18", *DAYS, TODAY)) == {"505.3"}
    assert numbers("scheme", "2010-06-17") == [""]


def test_archenemy_is_904() -> None:
    assert all(rule.startswith("904") for rule in numbers("archenemy", "2010-06-18", *DAYS, TODAY))
    assert numbers("archenemy", "2010-06-17") == [""]


def test_without_an_archenemy_there_is_no_scheme() -> None:
    for rules in ("2010-06-18", *DAYS, TODAY):
        table = position(step="draw", rules=rules)
        table.advance_to("end step")
        assert not table.events("scheme set in motion"), rules


# -- 505.4 ------------------------------------------------------------------------------------------------------------


def test_505_4_is_about_triggered_abilities_from_june_2010_to_september_2016() -> None:
    """They are the item between the scheme, 505.3, and priority, 505.5 (505.54 by a slip in the text of June 2010)."""
    for rules, priority in (("2010-06-18", "505.54"), ("2011-09-30", "505.5"), ("2016-09-29", "505.5")):
        table = archenemy(rules, "draw", "arch", MORNING)
        table.forget()
        table.advance_to("precombat main")
        first = next(i for i, e in enumerate(table.log) if e.name == "phase begins")
        told = [(e.name, e.rule) for e in table.log[first:] if e.name not in ("phase begins", "triggered")]
        assert (told[0], told[-1]) == (("scheme set in motion", "505.3"), ("priority", priority)), rules
        assert sorted(told[1:-1]) == [("put on the stack", "505.4"), ("put on the stack", "603.3")], rules
        assert sorted(table.stack) == ["First Scheme", "Morning"], rules
    # Before, it is priority, and 505.3 the abilities; then priority again, and since April 2018 lore counters.
    assert numbers("main_priority", "2010-06-17", "2016-09-30", "2018-04-26") == ["505.4"] * 3
    assert numbers("scheme", "2010-06-17") == [""]
    for rules in ("2021-07-23", "2024-10-02"):
        table = archenemy(rules, "draw", "arch", MORNING, "Rite of Belzenlok")
        table.advance_to("precombat main")
        assert [e.name for e in table.log if e.rule == "505.4"] == ["lore counter"], rules
        assert {e.rule for e in table.events("put on the stack")} == {"603.3"}, rules


def test_beginning_of_main_phase_abilities_are_on_the_stack_before_anybody_has_priority() -> None:
    for rules in (*DAYS, "1999-06-01", TODAY):
        table = position(step="draw", alice=[EITHER], bob=[EITHER], rules=rules)
        table.advance_to("precombat main")
        assert (table.stack, table.priority) == (["Either", "Either"], "alice"), rules


def test_how_triggered_abilities_are_handled_is_603() -> None:
    assert all(rule.startswith("603.") for rule in numbers("trigger_stacked", M10, *DAYS, TODAY))
    assert numbers("trigger_stacked", "2009-07-10") == ["410.3"]


def saga_table(rules: str) -> Table:
    table = position(
        step="draw",
        alice=["Rite of Belzenlok (1 lore)", "The Triumph of Anax (1 lore)"],
        bob=["Rite of Belzenlok (1 lore)"],
        triggers="automatic",
        rules=rules,
    )
    table.advance_to("precombat main")
    return table


def test_the_active_player_puts_a_lore_counter_on_each_of_their_sagas() -> None:
    for rules in ("2018-04-27", "2021-07-23", "2024-10-02", "2025-06-05"):
        table = saga_table(rules)
        assert table.counters("alice's Rite of Belzenlok", "lore") == 2, rules
        assert table.counters("The Triumph of Anax", "lore") == 2, rules
        assert table.counters("bob's Rite of Belzenlok", "lore") == 1, rules
        assert {e.rule for e in table.events("lore counter")} == {"505.4"}, rules
        assert lore_on_a_saga_without_chapters(rules) == 1, rules
        table = archenemy(rules, "draw", "arch", "Rite of Belzenlok", "The Triumph of Anax")
        table.advance_to("precombat main")
        told = [(e.name, e.what) for e in table.events("scheme set in motion", "lore counter")]
        assert told[0] == ("scheme set in motion", "First Scheme"), rules
        assert sorted(told[1:]) == [("lore counter", "Rite of Belzenlok"), ("lore counter", "The Triumph of Anax")]
    assert lore_on_a_saga_without_chapters("2025-06-06") == 0


def test_the_lore_counters_come_before_priority_and_without_the_stack() -> None:
    for rules in ("2018-04-27", "2021-07-23", "2024-10-02", TODAY):
        table = saga_table(rules)
        names = [e.name for e in table.log]
        begun = len(names) - names[::-1].index("phase begins")
        assert names[begun : begun + 2] == ["lore counter", "lore counter"], rules
        assert "priority" not in names[begun : names.index("triggered", begun)], rules


def test_lore_counters_only_in_the_precombat_main_phase() -> None:
    for rules in ("2018-04-27", "2021-07-23", "2024-10-02", TODAY):
        table = saga_table(rules)
        table.resolve_all()
        table.forget()
        table.advance_to("postcombat main")
        table.alice.passes()
        assert not table.events("lore counter"), rules


def test_sagas_are_715_from_july_2021_to_june_2023() -> None:
    assert numbers("saga", "2021-07-22", "2021-07-23", "2022-10-07") == ["714.2b", "715.2b", "715.2b"]
    assert numbers("saga", "2023-06-16", "2024-10-02") == ["714.2b", "714.2b"]


def test_505_4_is_about_lore_counters_since_april_2018() -> None:
    assert numbers("lore", "2018-04-26", "2018-04-27", "2021-07-23", "2024-10-02", TODAY) == ["", *["505.4"] * 4]


def test_before_april_2018_no_lore_counters_and_before_october_2022_no_roll_come_before_priority() -> None:
    """The list of June 2010, which 001 has, is that of its own day."""
    for rules, expected in (
        ("2010-06-18", []),
        ("2018-04-26", []),
        ("2018-04-27", ["lore counter"]),
        ("2022-10-06", ["lore counter"]),
        ("2022-10-07", ["lore counter", "visit roll"]),
        ("2024-10-02", ["lore counter", "visit roll"]),
    ):
        table = position(step="draw", alice=[CHRONICLE, STALL], rules=rules)
        table.forget()
        table.advance_to("precombat main")
        assert [e.name for e in table.events("lore counter", "visit roll")] == expected, rules


# -- 505.5 ------------------------------------------------------------------------------------------------------------


def test_then_the_active_player_gets_priority() -> None:
    for rules in (*DAYS, "1999-06-01", TODAY):
        table = position(active="bob", rules=rules)
        assert (table.step, table.priority) == ("precombat main", "bob"), rules
        assert table.log[-1].rule == numbers("main_priority", rules)[0], rules


def test_third_comes_priority() -> None:
    """After the scheme and the triggered abilities, then after the scheme and the lore counters; in between second, and
    since October 2022 fourth."""
    for rules, before in (
        ("2010-06-18", ["scheme set in motion", "put on the stack"]),
        ("2011-09-30", ["scheme set in motion", "put on the stack"]),
        ("2016-09-29", ["scheme set in motion", "put on the stack"]),
        ("2018-04-27", ["scheme set in motion", "lore counter"]),
        ("2021-07-23", ["scheme set in motion", "lore counter"]),
        ("2022-10-06", ["scheme set in motion", "lore counter"]),
        ("2022-10-07", ["scheme set in motion", "lore counter", "visit roll"]),
    ):
        sagas = ["Rite of Belzenlok"] if rules >= "2018-04-27" else []
        table = archenemy(rules, "draw", "arch", MORNING, *sagas, STALL)
        table.forget()
        table.advance_to("precombat main")
        # The list of 2018 and after leaves out that what has triggered is stacked whenever somebody gets priority.
        left_out = {"phase begins", "triggered", *(["put on the stack"] if sagas else [])}
        names = [e.name for e in table.log]
        names = names[names.index("phase begins") : names.index("priority", names.index("phase begins")) + 1]
        assert list(dict.fromkeys(e for e in names if e not in left_out)) == [*before, "priority"], rules
        assert (table.log[-1].name, table.priority) == ("priority", "arch"), rules


def test_priority_is_505_5_from_july_2010_to_september_2016_and_from_april_2018_to_june_2023() -> None:
    assert numbers("main_priority", "2010-07-15", "2010-07-16", "2011-09-30", "2016-09-29") == [
        "505.54",
        *["505.5"] * 3,
    ]
    assert numbers("main_priority", "2016-09-30", "2018-04-26", "2018-04-27", "2021-07-23", "2023-06-15") == [
        *["505.4"] * 2,
        *["505.5"] * 3,
    ]
    assert numbers("main_priority", "2023-06-16", "2024-10-02") == ["505.6"] * 2
    for rules in ("2010-07-16", "2016-09-29", "2018-04-27", "2023-06-15"):
        assert priority_in(position(rules=rules)) == "505.5", rules
    assert priority_in(position(rules="2024-10-02")) == "505.6"


def test_timing_and_priority_is_117_since_july_2019() -> None:
    assert [
        rule.split(".")[0] for rule in numbers("receive_priority", "2019-07-11", "2019-07-12", "2021-07-23", TODAY)
    ] == [
        "116",
        *["117"] * 3,
    ]


def test_with_priority_spells_are_cast_abilities_activated_and_a_land_played() -> None:
    for rules in (SIXTH, *DAYS, TODAY):
        table = position(
            alice=["Mountain", "Prodigal Sorcerer"],
            alice_hand=["Shock", "Forest"],
            bob=["Prodigal Sorcerer"],
            rules=rules,
        )
        assert table.alice.why_not("cast Shock") is None, rules
        table.alice.play_land("Forest")
        table.alice.activate("Prodigal Sorcerer", ["bob"])
        table.alice.passes()
        assert table.bob.has_priority, rules
        table.bob.activate("bob's Prodigal Sorcerer", ["alice"])
        assert table.stack == ["Prodigal Sorcerer", "Prodigal Sorcerer"], rules


# -- 505.5a -----------------------------------------------------------------------------------------------------------

KINDS = ("Sol Ring", "Hill Giant", "Fervor", "Blaze", "Ajani Vengeant")
STEPS = (
    "upkeep",
    "draw",
    "precombat main",
    "beginning of combat",
    "declare attackers",
    "end of combat",
    "postcombat main",
    "end step",
)


def steps(rules: str) -> tuple[str, ...]:
    """In which somebody has priority although nobody attacks."""
    found = STEPS if rules >= M10 else (*STEPS[:-1], "end of turn")
    return tuple(step for step in found if step != "declare attackers" or rules >= "2003-07-01")


def test_artifacts_creatures_enchantments_planeswalkers_and_sorceries_only_in_a_main_phase() -> None:
    for rules in ("2007-10-01", *DAYS, TODAY):
        mana = ["9 Mountain", "9 Plains"]
        table = position(step="upkeep", alice=mana, alice_hand=KINDS, rules=rules)
        offered: dict[str, list[str]] = {}
        for step in steps(rules):
            table.advance_to(step)
            offered[step] = [name for name in KINDS if table.alice.why_not(f"cast {name}") is None]
        assert {step for step, names in offered.items() if names} == {"precombat main", "postcombat main"}, rules
        assert offered["precombat main"] == offered["postcombat main"] == list(KINDS), rules


def test_only_the_active_player_casts_them() -> None:
    for rules in ("1999-11-01", "2016-09-29", *DAYS, TODAY):
        mana = ["9 Mountain", "9 Plains"]
        kinds = KINDS if rules >= "2007-10-01" else KINDS[:-1]
        table = position(bob=mana, bob_hand=kinds, rules=rules)
        table.alice.passes()
        assert table.priority == "bob", rules
        for name in kinds:
            assert table.bob.why_not(f"cast {name}") is not None, (rules, name)


def test_who_else_may_cast_them_is_for_effects_to_say() -> None:
    for rules in ("2016-09-30", "2021-07-23", "2024-10-02", TODAY):
        assert not rules_on(rules).only_active_player_casts, rules
        table = position(bob=["4 Mountain"], bob_hand=["Hill Giant"], rules=rules)
        table.alice.passes()
        assert table.bob.why_not("cast Hill Giant") is not None, rules
        table = position(bob=["4 Mountain", "Leyline of Anticipation"], bob_hand=["Hill Giant"], rules=rules)
        table.alice.passes()
        table.bob.cast("Hill Giant")
        table.resolve()
        assert "Hill Giant" in table.bob.battlefield, rules
    assert rules_on("2016-09-29").only_active_player_casts
    assert rules_on("1999-11-01").only_active_player_casts


def test_the_sorcery_speed_types_are_505_5a_from_june_2010_to_september_2016_and_from_april_2018_to_june_2023() -> None:
    days = ("2010-06-17", "2010-06-18", "2011-09-30", "2016-09-29", "2016-09-30")
    assert numbers("sorcery_speed", *days) == ["505.4a", *["505.5a"] * 3, "505.4a"]
    days = ("2018-04-26", "2018-04-27", "2021-07-23", "2023-06-15", "2023-06-16")
    assert numbers("sorcery_speed", *days) == ["505.4a", *["505.5a"] * 3, "505.6a"]
    assert numbers("sorcery_speed", "2024-10-02") == ["505.6a"]


# -- 505.5b -----------------------------------------------------------------------------------------------------------


def test_a_land_in_either_main_phase_of_the_own_turn() -> None:
    for rules in (SIXTH, *DAYS, TODAY):
        table = position(alice_hand=["Forest"], bob_hand=["Forest"], step="upkeep", rules=rules)
        offered = []
        for step in steps(rules):
            table.advance_to(step)
            if table.alice.why_not("play Forest") is None:
                offered.append(step)
            table.alice.passes()
            assert table.bob.why_not("play Forest") is not None, (rules, step)
        assert offered == ["precombat main", "postcombat main"], rules


def test_a_land_only_with_an_empty_stack() -> None:
    for rules in (SIXTH, *DAYS, TODAY):
        table = position(alice=["Mountain"], alice_hand=["Shock", "Forest"], rules=rules)
        assert table.alice.why_not("play Forest") is None, rules
        table.alice.cast("Shock", ["bob"])
        assert table.alice.why_not("play Forest") is not None, rules


def test_a_land_only_with_priority() -> None:
    for rules in (SIXTH, *DAYS, TODAY):
        table = position(alice_hand=["Forest"], rules=rules)
        table.alice.passes()
        assert table.priority == "bob", rules
        try:
            table.alice.play_land("Forest")
        except NotOffered:
            continue
        raise AssertionError(f"{rules}: a land was played without priority")


def test_one_land_a_turn() -> None:
    for rules in (*DAYS, "1999-06-01", TODAY):
        table = position(alice_hand=["2 Forest"], rules=rules)
        table.alice.play_land("Forest")
        assert table.alice.why_not("play Forest") is not None, rules
        table.advance_to("postcombat main")
        assert table.alice.why_not("play Forest") is not None, rules
        table.advance_to("turn 3, precombat main")
        table.alice.play_land("Forest")
        assert table.alice.battlefield == ["Forest", "Forest"], rules
    table = position(alice_hand=["2 Forest"], rules="fifth", step="main phase")
    table.alice.play_land("Forest")
    assert table.alice.why_not("play Forest") is not None


def test_more_lands_if_an_effect_says_so() -> None:
    for rules in ("fifth", SIXTH, "2013-07-12", "2013-07-13", *DAYS, TODAY):
        step = "main phase" if rules == "fifth" else "precombat main"
        table = position(alice=["Exploration"], alice_hand=["3 Forest"], rules=rules, step=step)
        table.alice.play_land("Forest")
        table.alice.play_land("Forest")
        assert table.alice.why_not("play Forest") is not None, rules


def test_a_land_play_is_charged_to_what_allows_it_until_july_2013_and_counted_since() -> None:
    # What comes by an effect can be used first only where plays are charged: it makes a difference once it has left.
    left = {}
    for rules in (SIXTH, "2011-09-30", "2013-07-12", "2013-07-13", "2021-07-23", "2024-10-02", TODAY):
        table = position(alice=["Exploration", "2 Plains"], alice_hand=["2 Forest", "Disenchant"], rules=rules)
        assert table.state.pending is not None
        plays = [o for o in table.state.pending.options if o.kind == OptionKind.PLAY_LAND]
        assert len({o.b for o in plays}) == (2 if rules < "2013-07-13" else 1), rules  # what it is charged to
        if rules < "2013-07-13":
            table.answer(lambda o: o.kind == OptionKind.PLAY_LAND and o.b != 0, "play a Forest by Exploration")
        else:
            table.alice.play_land("Forest")
        table.alice.cast("Disenchant", ["Exploration"])
        table.resolve()
        left[rules] = "play Forest" in table.options
    assert [rules for rules, more in left.items() if more] == [SIXTH, "2011-09-30", "2013-07-12"]


def test_a_land_play_is_no_spell_or_ability_and_nobody_can_respond() -> None:
    for rules in (SIXTH, *DAYS, TODAY):
        table = position(
            alice_hand=["Forest"], bob=["3 Island", "Prodigal Sorcerer"], bob_hand=["Counterspell"], rules=rules
        )
        table.forget()
        table.alice.play_land("Forest")
        assert table.stack == [], rules
        assert [e.name for e in table.log] == ["land played", "enters", "priority"], rules
        assert table.priority == "alice", rules
        table.alice.passes()
        assert table.bob.why_not("cast Counterspell") is not None, rules


def test_lands_are_305_since_july_2009() -> None:
    assert all("305.1" in also("land_play", day) for day in (M10, *DAYS, TODAY))
    assert "305.1" not in also("land_play", "2009-07-10")


def test_land_play_is_505_5b_from_june_2010_to_september_2016_and_from_april_2018_to_june_2023() -> None:
    days = ("2010-06-17", "2010-06-18", "2011-09-30", "2016-09-29", "2016-09-30")
    assert numbers("land_timing", *days) == ["505.4b", *["505.5b"] * 3, "505.4b"]
    days = ("2018-04-26", "2018-04-27", "2021-07-23", "2023-06-15", "2023-06-16")
    assert numbers("land_timing", *days) == ["505.4b", *["505.5b"] * 3, "505.6b"]
    assert numbers("land_timing", "2024-10-02") == ["505.6b"]


# -- which text a document has ----------------------------------------------------------------------------------------

SECTION = ("set_in_motion", "lore", "saga", "main_priority", "sorcery_speed", "land_timing", "receive_priority")


def as_numbered(day: str) -> tuple[object, ...]:
    """What tells the texts of section 505 apart: its numbers, those it refers to, and who may cast and play what."""
    law = rules_on(day)
    return (*numbers_of_section(day), law.only_active_player_casts, law.land_permission, law.saga_tba)


def numbers_of_section(day: str) -> list[str]:
    return [numbers(concept, day)[0] for concept in SECTION]


def texts_like(day: str) -> list[str]:
    """The texts that do not differ from that of a day, in force one after another."""
    return [name for name, since in timeline().texts if as_numbered(since) == as_numbered(day)]


def test_the_text_of_002_is_that_of_september_2011_to_july_2013() -> None:
    assert (texts_like("2011-09-30")[0], texts_like("2011-09-30")[-1]) == ("2011-09-30", "2013-05-01")


def test_the_text_of_000_is_that_of_july_2021_to_june_2023() -> None:
    assert (texts_like("2021-07-23")[0], texts_like("2021-07-23")[-1]) == ("2021-07-23", "2022-10-07")


def test_the_text_of_001_is_not_that_of_october_2024_but_of_june_2010() -> None:
    assert numbers_of_section("2010-06-18") == ["701.21b", "", "", "505.54", "505.5a", "505.5b", "115.3a"]
    assert numbers_of_section("2024-10-02") == ["701.25b", "505.4", "714.2b", "505.6", "505.6a", "505.6b", "117.3a"]
    assert texts_like("2010-06-18") == ["2010-06-18"]
