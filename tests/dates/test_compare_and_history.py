"""`compare`: one scenario under several dates, and the change that parts them. `history`: how a rule changed."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from mainphase.errors import RulesError
from mainphase.rules.describe import turn_as_data
from mainphase.rules.history import history
from mainphase.rules.timeline import rules_on
from mainphase.scenarios import load, parse
from mainphase.scenarios.compare import compare_dates
from mainphase.scenarios.comparison_told import say_comparison
from mainphase.scenarios.parting_words import why

BEARS = """
scenario: Bears run into a giant
players:
  Alice:
    battlefield: [Grizzly Bears, Forest]
  Bob:
    battlefield: [Hill Giant]
play:
  - {Alice: attack, with: {Grizzly Bears: Bob}}
  - {Bob: block, with: {Hill Giant: Grizzly Bears}}
  - advance: end step
expect:
  life: {Bob: 20}
"""


@pytest.fixture
def bears(tmp_path: Path) -> Path:
    path = tmp_path / "bears.yaml"
    path.write_text(BEARS, encoding="utf-8")
    return path


def test_the_change_that_parts_two_dates_is_found(bears: Path) -> None:
    found = compare_dates(load(bears), ["alara", "current"])
    (parting,) = found.partings
    assert parting.day == "2009-07-11"
    assert [change.on for change in parting.changes] == ["2009-07-11"]
    older, newer = found.columns
    assert older.texts[: parting.alike] == newer.texts[: parting.alike]
    assert "combat damage goes on the stack" in older.texts
    assert "combat damage goes on the stack" not in newer.texts


def test_the_one_switch_that_parts_two_dates_is_named(bears: Path) -> None:
    """Magic 2010 changed nine switches and the turn; only one of them matters here."""
    (parting,) = compare_dates(load(bears), ["alara", "m10"]).partings
    assert [(s.name, s.before, s.after) for s in parting.by.switches] == [("combat_damage", "stack", "immediate")]
    told = why(parting).splitlines()
    assert told[1] == "  combat damage: stack until then, immediate from then on"
    assert "mana burn" not in "\n".join(told)
    assert told[3].startswith("    2009-07-11: rules text of 2009-07-11")


PAIRS = [  # a scenario's file, two days, and the switch that parts them
    ("misunderstandings/38_end_step_trigger_missed", "1999-06-01", "2003-07-01", "draw_in_draw_part"),
    ("other_days/madness_waits", "2006-09-30", "2006-10-01", "madness_waits"),
]


@pytest.mark.parametrize(("name", "older", "newer", "switch"), PAIRS)
def test_a_scenario_knows_its_switch(name: str, older: str, newer: str, switch: str) -> None:
    path = Path(__file__).parents[1] / "scenarios" / f"{name}.yaml"
    (parting,) = compare_dates(load(path), [older, newer]).partings
    assert [switched.name for switched in parting.by.switches] == [switch]


def test_what_a_card_says_is_told_apart_from_the_switches_of_its_day() -> None:
    scenario = parse(ORB, "orb.yaml")
    (parting,) = compare_dates(scenario, ["2010-02-01", "2014-02-01"]).partings
    assert (parting.by.switches, parting.by.plan, parting.by.left) == ((), False, True)
    assert why(parting).splitlines()[1:] == ["  Winter Orb reads differently from that day on"]


ORB = """
scenario: A tapped Winter Orb, and two tapped lands
start: {step: untap}
players:
  Alice:
    battlefield: [{card: Winter Orb, tapped: true}, {card: Forest, tapped: true}, {card: Island, tapped: true}]
  Bob: {}
play:
  - advance: upkeep
"""


def test_a_wording_that_parts_two_dates_is_found(tmp_path: Path) -> None:
    path = tmp_path / "orb.yaml"
    path.write_text(ORB, encoding="utf-8")
    older, newer = compare_dates(load(path), ["2010-02-01", "2014-02-01", "2020-01-24"]).partings
    assert (older.day, older.wordings) == ("2011-05-13", ("Winter Orb",))
    assert (newer.day, newer.wordings, newer.changes) == ("2016-06-10", ("Winter Orb",), ())


def test_dates_that_do_not_part_are_said_to_be_the_same(bears: Path) -> None:
    (parting,) = compare_dates(load(bears), ["2026-02-27", "current"]).partings
    assert (parting.day, parting.changes) == ("", ())


def test_a_scenario_runs_under_the_rules_of_1997(bears: Path) -> None:
    first = compare_dates(load(bears), ["fifth", "sixth"]).columns[0]
    assert first.result is not None
    assert first.result.ok
    assert "Grizzly Bears dies" in first.texts


def test_history_of_a_flag_and_of_its_numbers() -> None:
    flag, numbers = history("mana burn")
    assert [(e.since, e.what) for e in flag.entries] == [("1997-03-24", "yes"), ("2009-07-11", "no")]
    assert [e.what for e in numbers.entries][-1] == "no rule"


def test_history_of_a_step() -> None:
    turn = next(one for one in history("untap step") if one.kind == "turn")
    assert turn.entries[0].since == "1997-03-24"
    assert any(e.since == "2021-09-24" and "day night" in e.what for e in turn.entries)


def told(topic: str, kind: str) -> list[tuple[str, str]]:
    (found,) = [one for one in history(topic) if one.kind == kind]
    return [(entry.since, entry.what) for entry in found.entries]


def test_history_of_what_the_turn_plan_does() -> None:
    assert told("phasing", "operation") == [
        ("1997-03-24", "untap phase"),
        ("1999-06-01", "nowhere in the turn"),
        ("2001-07-23", "untap step"),
    ]
    assert told("scheme", "operation")[-1] == ("2010-06-18", "precombat main phase")
    assert told("remove from combat", "operation")[1:] == [
        ("1999-06-01", "as it ends: combat phase"),
        ("2003-07-01", "as it ends: end of combat step"),
    ]
    (phasing,) = [one for one in history("phasing") if one.kind == "operation"]
    assert "302.3" in phasing.entries[-1].source
    assert phasing.entries[-1].after == "1999-11-01"


def test_history_of_a_flag_that_the_turn_plan_says() -> None:
    assert told("block damage", "flag") == [("1997-03-24", "free"), ("2009-07-11", "ordered"), ("2024-11-08", "free")]
    assert [what for _, what in told("expiry before mana", "flag")] == ["yes", "no", "yes"]


@pytest.mark.parametrize(
    ("topic", "nearest"),
    [
        ("mana empty at", "empty pools"),
        ("scheme tba", "scheme"),
        ("phasing in untap", "phasing"),
        ("removal as combat ends", "remove from combat"),
    ],
)
def test_a_topic_that_the_turn_plan_tells_under_another_name_is_found(topic: str, nearest: str) -> None:
    with pytest.raises(RulesError, match=rf"'{topic}' is not the name of.*nearest: .*\b{nearest}\b"):
        history(topic)


def test_history_of_a_number() -> None:
    (rule,) = history("505.4")
    assert rule.entries[-1].what == "lore"


def test_a_switch_between_two_texts_says_so() -> None:
    (entry,) = [e for e in history("battles")[0].entries if e.what == "yes"]
    assert (entry.since, entry.after) == ("2023-06-16", "2022-10-07")


def test_an_unknown_topic_names_what_is_nearest() -> None:
    with pytest.raises(RulesError, match=r"'mana brun' is not the name of.*mana burn"):
        history("mana brun")


def test_a_mistyped_format_is_the_nearest() -> None:
    with pytest.raises(RulesError, match=r"nearest: Modern, "):
        history("Modren")


def test_a_date_on_which_a_change_may_have_held_already_is_told_with_the_turn() -> None:
    (change,) = turn_as_data(rules_on("2023-06-15"))["unsettled"]
    assert (change["after"], change["on"]) == ("2022-10-07", "2023-06-16")
    assert "Battles" in change["what"]
    for known in ("2022-10-07", "2023-06-16", "current"):
        assert turn_as_data(rules_on(known))["unsettled"] == []


def test_a_change_between_two_texts_is_told_with_what_parts_them(bears: Path) -> None:
    console = Console(file=io.StringIO(), width=200)
    say_comparison(compare_dates(load(bears), ["2000-05-05", "2001-07-23"]), console)
    said = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Uncertain on 2000-05-05, because it changed some time after 1999-11-01 and by 2001-07-23: Phasing" in said


def test_the_change_that_parts_says_between_which_texts_it_lies(bears: Path) -> None:
    (parting,) = compare_dates(parse(DRAKE, "drake.yaml"), ["1999-11-01", "2002-02-19"]).partings
    told = why(parting).splitlines()
    assert told[1] == "  phasing: nowhere in the turn until then, untap step from then on"
    assert told[2].startswith(
        "    2001-07-23 (or earlier, but after 1999-11-01): rules text of 2001-07-23: 214.9f, 302.3"
    )


DRAKE = """
scenario: A creature with phasing
players:
  Alice:
    battlefield: [Tolarian Drake]
  Bob: {}
start: {turn: 2, active: Bob, step: end step}
play:
  - advance: turn 3, upkeep
"""


def test_words_that_changed_are_no_difference(tmp_path: Path) -> None:
    """Dates are laid side by side in today's words, so that only what happens parts them."""
    path = tmp_path / "wellspring.yaml"
    path.write_text(
        "scenario: Something enters and goes\n"
        "players:\n"
        "  Alice: {hand: [Ichor Wellspring, Plains], library: [Forest, Forest]}\n"
        "  Bob: {}\n"
        "play:\n"
        "  - {Alice: play Plains}\n",
        encoding="utf-8",
    )
    found = compare_dates(load(path), ["2003-07-01", "2010-06-18", "current"])
    for column in found.columns:
        assert "Plains enters the battlefield" in column.texts
    assert found.alike == len(found.columns[0].texts)
