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
from mainphase.rules.timeline import MOST_DAYS, DatedChange, _folded, date_of, edition_names, rules_on, timeline


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


@pytest.mark.parametrize("change", timeline().changes[1:], ids=[change.on for change in timeline().changes[1:]])
def test_a_change_switches_its_flags_on_its_day_and_nothing_else(change: DatedChange) -> None:
    """The tests that `switches.tsv` names show in play what each value means, on both sides of the day."""
    before, since = rules_on(day_before(change.on)), rules_on(change.on)
    timed = [flag.name for flag in FLAGS.values() if not flag.planned]
    assert {name: since.flag(name) for name in timed} == {name: before.flag(name) for name in timed} | change.flags
    assert [name for name, value in change.flags.items() if before.flag(name) == value] == []


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


def test_no_more_days_are_kept_at_hand_than_there_is_memory_for() -> None:
    """Whoever asks a server about every day there is fills nothing up."""
    first = datetime.date(2001, 1, 1).toordinal()
    days = [datetime.date.fromordinal(first + k).isoformat() for k in range(MOST_DAYS + 20)]
    assert [rules_on(day).date for day in days] == days
    assert _folded.cache_info().currsize <= MOST_DAYS
    assert rules_on(days[0]).date == days[0]
