"""Dates and names of editions to rules, and the flags on both sides of every switch."""

import datetime

import pytest

from mainphase.errors import MainphaseError, RulesError
from mainphase.rules.concepts import Concept, concept_of
from mainphase.rules.law import (
    FLAGS,
    BlockDamage,
    CombatDamage,
    FlagKind,
    LifeCheck,
    MulliganRule,
    SagaAction,
    check_flag,
    flag_names,
)
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
    assert set(first) == {flag.name for flag in FLAGS.values() if not flag.planned}


# Switch date, flag, value before, value from that day on: section 9.3 of the editions' specification.
SWITCHED = [
    ("1999-06-01", "timing", "batch", "stack"),
    ("1999-06-01", "attack_is_phase", False, True),
    ("1999-06-01", "life_check", "checkpoint", "state_based"),
    ("1999-06-01", "draw_in_draw_part", "phase_ability", "stack"),
    ("1999-06-01", "combat_damage", "prevention_step", "stack"),
    ("1999-06-01", "tapped_blocker_deals", False, True),
    ("1999-06-01", "tapped_artifact_off", True, False),
    ("1999-06-01", "cleanup_repeats", False, True),
    ("1999-06-01", "mulligan", "no_land", "paris_sequential"),
    ("1999-11-01", "extra_turn_order", "unspecified", "oldest_first"),
    ("1999-11-01", "empty_library_is_sba", False, True),
    ("2001-07-23", "attack_tap_is_cost", True, False),
    ("2002-02-20", "extra_turn_order", "oldest_first", "newest_first"),
    ("2003-07-01", "draw_in_draw_part", "stack", "action"),
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
    ("2009-07-11", "mana_burn", True, False),
    ("2009-07-11", "combat_damage", "stack", "immediate"),
    ("2009-07-11", "block_damage", "free", "ordered"),
    ("2009-07-11", "mulligan", "paris_sequential", "paris_simultaneous"),
    ("2009-07-11", "deathtouch_is_static", False, True),
    ("2009-07-11", "phased_out_zone", True, False),
    ("2009-07-11", "token_owned_by_creator", True, False),
    ("2010-04-23", "aura_found_with_host", False, True),
    ("2013-07-13", "land_permission", "choose", "count"),
    ("2013-07-13", "legend_rule", "all_die", "per_controller"),
    ("2013-07-13", "planeswalker_uniqueness", "all_die", "per_controller"),
    ("2014-09-25", "extra_turns_apnap", False, True),
    ("2015-03-27", "end_turn_fresh_cleanup", False, True),
    ("2015-07-17", "end_turn_drops_waiting_triggers", False, True),
    ("2015-09-26", "mulligan", "paris_simultaneous", "vancouver"),
    ("2016-07-22", "extra_turn_after_specified", False, True),
    ("2016-09-30", "only_active_player_casts", True, False),
    ("2017-06-05", "scheme_leaves", "own_triggers", "any_trigger"),
    ("2017-06-05", "team_combat", False, True),
    ("2017-08-25", "phased_token_ceases", True, False),
    ("2017-09-29", "planeswalker_uniqueness", "per_controller", "none"),
    ("2018-04-27", "saga_tba", "with_chapters", "all"),
    ("2018-04-27", "pw_redirection", True, False),
    ("2019-07-12", "mulligan", "vancouver", "london"),
    ("2019-08-23", "end_combat_effect", False, True),
    ("2021-04-22", "trigger_passes", 1, 2),
    ("2023-06-16", "battles", False, True),
    ("2024-04-12", "step_after_phase", False, True),
    ("2024-07-30", "ordinal_main_phases", False, True),
    ("2024-11-08", "block_damage", "ordered", "free"),
    ("2025-06-06", "saga_tba", "all", "with_chapters"),
    ("2025-11-14", "expiry_before_mana", False, True),
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
    assert alara.life_check == LifeCheck.STATE_BASED
    assert alara.mana_burn is True
    assert today.trigger_passes == 2


def test_every_flag_is_an_attribute_and_agrees_with_its_word() -> None:
    for rules in (rules_on("fifth"), rules_on("alara"), rules_on()):
        for flag in FLAGS.values():
            value = getattr(rules, flag.name)
            assert (flag.words[value] if flag.kind == FlagKind.WORD else value) == rules.flag(flag.name)
    with pytest.raises(RulesError, match=r"unknown flag 'manaburn'.*mana_burn"):
        rules_on().flag("manaburn")


def test_a_word_is_the_name_of_its_value() -> None:
    assert FLAGS["combat_damage"].words == ("immediate", "stack", "prevention_step")
    assert set(flag_names()) == set(FLAGS) == set(rules_on().flags())


@pytest.mark.parametrize(
    ("flag", "value", "says"),
    [
        ("mana_brun", True, "unknown flag 'mana_brun'"),
        ("mana_burn", "no", "it may be true or false"),
        ("mulligan", "paris", "it may be london, vancouver, paris_simultaneous"),
        ("trigger_passes", 0, "it is a number from 1"),
        ("trigger_passes", True, "it is a number from 1"),
        ("block_damage", "free", "read off the turn plan"),
    ],
)
def test_a_timeline_sets_its_own_flags_to_what_they_may_be(flag: str, value: object, says: str) -> None:
    with pytest.raises(RulesError, match=rf"line 3: .*{says}"):
        check_flag(flag, value, "line 3")


# What the turn plan says, and the kernel asks for by another name.
@pytest.mark.parametrize(
    ("flag", "value", "action", "without"),
    [
        ("block_damage", "ordered", Action.ORDER_BLOCKERS, "free"),
        ("life_check", "checkpoint", Action.LIFE_CHECK, "state_based"),
        ("beginning_of_turn", True, Action.SICKNESS_ENDS, False),
    ],
)
def test_what_the_turn_plan_says_is_read_off_it(flag: str, value: object, action: int, without: object) -> None:
    for _, since in timeline().texts:
        rules = rules_on(since)
        assert rules.flag(flag) == (value if rules.plan.does(action) else without), since


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
    concepts = [concept_of(f"sba_{name}") for name in ("battle_protector", "siege", "role", "speed")]
    assert [before.number(concept) for concept in concepts] == ["704.5w", "704.5x", "704.5y", "704.5z"]
    assert [after.number(concept) for concept in concepts] == ["704.5x", "704.5y", "704.5z", "704.5aa"]
