"""Dates and names of editions to rules, and the flags on both sides of every switch."""

import datetime

import pytest

from mainphase.errors import MainphaseError, RulesError
from mainphase.rules.concepts import Concept
from mainphase.rules.law import NUMBERS, SWITCHES, WORDS, BlockDamage, CombatDamage, MulliganRule, SagaAction
from mainphase.rules.plan import Action
from mainphase.rules.timeline import date_of, edition_names, rules_on, timeline


def day_before(date: str) -> str:
    return (datetime.date.fromisoformat(date) - datetime.timedelta(days=1)).isoformat()


@pytest.mark.parametrize(
    ("name", "date"),
    [
        ("fifth", "1997-03-24"),
        ("sixth", "1999-06-01"),
        ("odyssey", "2001-09-24"),
        ("eighth", "2003-07-01"),
        ("alara", "2009-05-01"),
        ("m10", "2009-07-11"),
        ("worldwake", "2010-02-01"),
        ("innistrad", "2011-09-30"),
        ("dominaria", "2018-04-27"),
        ("neon", "2022-02-18"),
        ("unfinity", "2022-10-07"),
        ("duskmourn", "2024-09-20"),
        ("foundations", "2024-11-08"),
        ("current", "2026-04-17"),
    ],
)
def test_an_edition_is_a_date(name: str, date: str) -> None:
    assert rules_on(name).date == date
    assert name in edition_names()


def test_dates_come_as_text_as_dates_and_as_nothing() -> None:
    assert rules_on("2011-10-15").date == rules_on(datetime.date(2011, 10, 15)).date == "2011-10-15"
    assert rules_on(datetime.datetime(2011, 10, 15, 12)).date == "2011-10-15"
    assert rules_on() is rules_on("current") is rules_on("2026-04-17")


def test_a_date_has_the_text_that_was_in_force() -> None:
    assert rules_on("2011-10-15").text == "2011-09-30"
    assert rules_on("2022-02-03").text == "2021-11-19"
    assert rules_on("2024-10-02").text == "2024-09-20"
    assert rules_on("1999-05-31").text == "1997-03-24"  # the Sixth Edition text was written on 23 April
    assert rules_on("1999-06-01").text == "1999-04-23"


@pytest.mark.parametrize("bad", ["1997-03-23", "1993-08-05", "2999-01-01"])
def test_a_date_without_rules_names_the_range_and_the_editions(bad: str) -> None:
    with pytest.raises(RulesError, match=rf"{bad}.*1997-03-24.*fifth.*current"):
        rules_on(bad)


@pytest.mark.parametrize("bad", ["inistrad", "2011-13-01", "", "tomorrow"])
def test_an_unknown_name_lists_the_names(bad: str) -> None:
    with pytest.raises(MainphaseError, match=r"1997-03-24.*YYYY-MM-DD.*fifth.*current"):
        date_of(bad)


def test_a_mistyped_edition_is_told_the_nearest() -> None:
    with pytest.raises(RulesError, match=r"nearest: innistrad"):
        rules_on("inistrad")


def test_every_flag_has_a_value_from_the_first_day() -> None:
    first = timeline().flags_on("1997-03-24")
    assert set(first) == {*WORDS, *SWITCHES, *NUMBERS}


# Switch date, flag, value before, value from that day on: section 9.3 of the editions' specification.
SWITCHED = [
    ("1999-06-01", "timing", "batch", "stack"),
    ("1999-06-01", "phase_model", "six", "five"),
    ("1999-06-01", "attack_is_phase", False, True),
    ("1999-06-01", "life_check", "checkpoint", "sba"),
    ("1999-06-01", "draw_in_draw_part", "phase_ability", "stack"),
    ("1999-06-01", "combat_damage", "prevention_step", "stack"),
    ("1999-06-01", "tapped_blocker_deals", False, True),
    ("1999-06-01", "tapped_artifact_off", True, False),
    ("1999-06-01", "cleanup_repeats", False, True),
    ("1999-06-01", "mulligan", "noland", "paris_seq"),
    ("1999-11-01", "extra_turn_order", "unspecified", "fifo"),
    ("1999-11-01", "empty_library_is_sba", False, True),
    ("2001-07-23", "phasing_in_untap", False, True),
    ("2001-07-23", "attack_tap_is_cost", True, False),
    ("2002-02-20", "extra_turn_order", "fifo", "lifo"),
    ("2003-07-01", "draw_in_draw_part", "stack", "tba"),
    ("2003-07-01", "no_attack_gives_priority", False, True),
    ("2004-10-01", "legend_rule", "first_stays", "all_die"),
    ("2004-10-01", "defender_keyword", False, True),
    ("2004-10-01", "end_turn_effect", False, True),
    ("2006-10-01", "mulligan_free_teams", False, True),
    ("2007-07-13", "mulligan_free_multiplayer", False, True),
    ("2005-10-01", "phasing_out_leaves", True, False),
    ("2006-10-01", "counters_cancel", False, True),
    ("2007-10-01", "planeswalkers", False, True),
    ("2007-10-01", "planeswalker_uniqueness", "none", "all_die"),
    ("2007-10-01", "pw_redirection", False, True),
    ("2007-10-01", "entering_attacker_counts", False, True),
    ("2009-07-11", "mana_empty_at", "phase", "step"),
    ("2009-07-11", "mana_burn", True, False),
    ("2009-07-11", "combat_damage", "stack", "immediate"),
    ("2009-07-11", "block_damage", "free", "ordered"),
    ("2009-07-11", "mulligan", "paris_seq", "paris_sim"),
    ("2009-07-11", "deathtouch_is_static", False, True),
    ("2009-07-11", "phased_out_zone", True, False),
    ("2009-07-11", "token_owned_by_creator", True, False),
    ("2010-04-23", "aura_found_with_host", False, True),
    ("2010-06-18", "scheme_tba", False, True),
    ("2012-02-01", "last_known_sba", False, True),
    ("2013-07-13", "land_permission", "choose", "count"),
    ("2013-07-13", "legend_rule", "all_die", "per_controller"),
    ("2013-07-13", "planeswalker_uniqueness", "all_die", "per_controller"),
    ("2014-09-25", "extra_turns_apnap", False, True),
    ("2015-03-27", "end_turn_fresh_cleanup", False, True),
    ("2015-07-17", "end_turn_drops_waiting_triggers", False, True),
    ("2015-09-26", "mulligan", "paris_sim", "vancouver"),
    ("2016-07-22", "extra_turn_after_specified", False, True),
    ("2016-09-30", "only_active_player_casts", True, False),
    ("2017-06-05", "scheme_leaves", "own_triggers", "any_trigger"),
    ("2017-06-05", "team_combat", False, True),
    ("2017-08-25", "phased_token_ceases", True, False),
    ("2017-09-29", "planeswalker_uniqueness", "per_controller", "none"),
    ("2018-04-27", "saga_tba", "none", "all"),
    ("2018-04-27", "pw_redirection", True, False),
    ("2019-07-12", "mulligan", "vancouver", "london"),
    ("2019-08-23", "end_combat_effect", False, True),
    ("2021-04-22", "trigger_passes", 1, 2),
    ("2021-09-24", "day_night", False, True),
    ("2022-10-07", "attraction_tba", False, True),
    ("2023-06-16", "battles", False, True),
    ("2024-04-12", "step_after_phase", False, True),
    ("2024-07-30", "ordinal_main_phases", False, True),
    ("2024-11-08", "block_damage", "ordered", "free"),
    ("2025-06-06", "saga_tba", "all", "with_chapters"),
    ("2025-11-14", "expiry_before_mana", False, True),
    ("2026-02-27", "late_attacker_unblocked_rule", False, True),
]


@pytest.mark.parametrize(("date", "flag", "before", "after"), SWITCHED, ids=[f"{s[0]}-{s[1]}" for s in SWITCHED])
def test_a_flag_switches_on_its_day(date: str, flag: str, before: object, after: object) -> None:
    assert rules_on(day_before(date)).flag(flag) == before
    assert rules_on(date).flag(flag) == after


def test_flags_are_integers_and_booleans_for_the_kernel() -> None:
    today, alara, innistrad = rules_on(), rules_on("alara"), rules_on("innistrad")
    assert today.combat_damage == CombatDamage.IMMEDIATE
    assert alara.combat_damage == CombatDamage.STACK
    assert innistrad.block_damage == BlockDamage.ORDERED
    assert today.mulligan == MulliganRule.LONDON
    assert today.saga_tba == SagaAction.WITH_CHAPTERS
    assert today.mana_empty_at_step is True
    assert alara.mana_empty_at_step is False
    assert alara.mana_burn is True
    assert today.trigger_passes == 2


def test_every_flag_is_an_attribute_and_agrees_with_its_word() -> None:
    rules = rules_on()
    for name, words in WORDS.items():
        assert words[getattr(rules, name)] == rules.flag(name)
    for name in (*SWITCHES, *NUMBERS):
        assert getattr(rules, name) == rules.flag(name)
    with pytest.raises(RulesError, match=r"unknown flag 'manaburn'.*mana_burn"):
        rules.flag("manaburn")


@pytest.mark.parametrize(
    ("flag", "absent", "action"),
    [
        ("day_night", False, Action.DAY_NIGHT),
        ("scheme_tba", False, Action.SCHEME),
        ("saga_tba", "none", Action.LORE),
        ("attraction_tba", False, Action.VISIT),
        ("phasing_in_untap", False, Action.PHASING),
        ("block_damage", "free", Action.ORDER_BLOCKERS),
    ],
)
def test_flags_and_turn_plan_switch_together(flag: str, absent: object, action: int) -> None:
    days = [since for _, since in timeline().texts if since >= "1999-06-01"]
    for date in days:
        rules = rules_on(date)
        planned = any(a.action == action for p in rules.plan.phases for s in p.steps for a in s.begins)
        assert planned == (rules.flag(flag) != absent), date


def test_the_untap_action_is_cited_by_the_numbering_of_the_date() -> None:
    numbers = {
        date: rules_on(date).number(Concept.UNTAP) for date in ("1999-06-01", "2003-07-01", "2011-09-30", "2026-04-17")
    }
    assert numbers == {"1999-06-01": "302.1", "2003-07-01": "302.2", "2011-09-30": "502.2", "2026-04-17": "502.3"}


def test_a_concept_that_did_not_exist_has_no_number() -> None:
    assert rules_on("2021-09-23").number(Concept.DAY_NIGHT) == ""
    assert rules_on("2021-09-24").number(Concept.DAY_NIGHT) == "502.2"
    assert rules_on("2009-07-10").number(Concept.MANA_BURN) == "300.3"
    assert rules_on("2009-07-11").number(Concept.MANA_BURN) == ""


def test_704_5_letters_known_for_august_2026() -> None:
    before, after = rules_on("2026-08-06"), rules_on("2026-08-07")
    concepts = (Concept.SBA_BATTLE_PROTECTOR, Concept.SBA_SIEGE, Concept.SBA_ROLE, Concept.SBA_SPEED)
    assert [before.number(concept) for concept in concepts] == ["704.5w", "704.5x", "704.5y", "704.5z"]
    assert [after.number(concept) for concept in concepts] == ["704.5x", "704.5y", "704.5z", "704.5aa"]
