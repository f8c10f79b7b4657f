"""The commands that look something up: events, cards, rules, schema, turn."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.conftest import Run

from mainphase.cards import decode_card, find_card
from mainphase.cards.tree_text import read_notation
from mainphase.cli.card_words import card_panel
from mainphase.cli.turn import as_table, rows_of
from mainphase.presentation.words import EVENT_NAMES

TEXT = "\n\n".join(
    ["A rules text of our own."]
    + [f"{section}. Section {section}" for section in range(500, 514)]
    + [f"505.{rule}. The rule number {rule} of this section." for rule in range(1, 12)]
    + ["505.6a This is the first letter.", "505.6b This is the second letter."]
)


@pytest.fixture
def text(tmp_path: Path) -> Path:
    path = tmp_path / "rules.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_events_are_the_closed_list_one_a_line(mainphase: Run) -> None:
    ran = mainphase("events")
    assert ran.status == 0
    assert tuple(ran.out.splitlines()) == EVENT_NAMES


def test_cards_are_listed_with_a_summary(mainphase: Run) -> None:
    ran = mainphase("cards")
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert len(lines) >= 60
    assert any(line.startswith("Lightning Bolt  {R} instant") for line in lines)


def test_one_card_is_said_in_our_words(mainphase: Run) -> None:
    ran = mainphase("cards", "serra angel")
    assert ran.status == 0
    assert ran.out.splitlines()[0] == "Serra Angel  {3}{W}{W}"
    assert "4/4" in ran.out
    assert "flying" in ran.out.lower()


def test_one_card_as_text_that_can_be_read_back(mainphase: Run) -> None:
    ran = mainphase("cards", "Howling Mine", "--notation")
    assert ran.status == 0
    assert read_notation(ran.out) == find_card("Howling Mine")


def test_one_card_as_json(mainphase: Run) -> None:
    ran = mainphase("cards", "Wear // Tear", "--json")
    assert ran.status == 0
    assert decode_card(json.loads(ran.out)) == find_card("Wear // Tear")


def test_one_card_in_english_only(mainphase: Run) -> None:
    ran = mainphase("cards", "Doom Blade", "--english")
    assert ran.out == "Destroy target nonblack creature.\n"


def test_every_face_of_a_card_is_shown(mainphase: Run) -> None:
    ran = mainphase("cards", "Wear // Tear")
    assert "Wear  {1}{R}" in ran.out.splitlines()
    assert "Tear  {W}" in ran.out.splitlines()
    assert "- Destroy target enchantment." in ran.out.splitlines()


@pytest.mark.parametrize("arguments", [("Shock", "--json", "--notation"), ("--json",)])
def test_one_way_and_one_card_at_a_time(mainphase: Run, arguments: tuple[str, ...]) -> None:
    ran = mainphase("cards", *arguments)
    assert ran.status == 2
    assert "--notation" in ran.err


def test_in_a_terminal_a_card_has_a_frame() -> None:
    console = Console(width=100, record=True, file=io.StringIO(), force_terminal=True)
    console.print(card_panel(find_card("Serra Angel")))
    shown = console.export_text().splitlines()
    assert shown[0].startswith("╭─ Serra Angel  {3}{W}{W} ")
    assert shown[-1].endswith(" 4/4 ─╯")
    assert "│ Creature — Angel" in shown[1]


def test_a_card_that_is_not_supported_is_named(mainphase: Run) -> None:
    ran = mainphase("cards", "Sera Angel")
    assert ran.status == 2
    assert "Sera Angel" in ran.err
    assert "Serra Angel" in ran.err


def test_a_rule_is_read_from_the_users_own_text(mainphase: Run, text: Path) -> None:
    ran = mainphase("rules", "505.6", "--text", text)
    assert ran.status == 0
    assert "does not say from which day it is effective" in ran.err
    assert ran.out.splitlines() == [
        "505.6  The rule number 6 of this section.",
        "505.6a  This is the first letter.",
        "505.6b  This is the second letter.",
    ]


@pytest.mark.parametrize(
    ("number", "said"),
    [("505.99", "no rule 505.99 in this text; nearest are"), ("draw", "'draw' is not a rule number")],
)
def test_a_rule_that_is_not_there(mainphase: Run, text: Path, number: str, said: str) -> None:
    ran = mainphase("rules", number, "--text", text)
    assert ran.status == 2
    assert said in ran.err


def test_a_rules_text_that_is_none(mainphase: Run, tmp_path: Path) -> None:
    missing = mainphase("rules", "505", "--text", tmp_path / "nowhere.txt")
    assert missing.status == 2
    assert "nowhere.txt: there is no such file" in missing.err
    (tmp_path / "poem.txt").write_text("Roses are red.\n", encoding="utf-8")
    poem = mainphase("rules", "505", "--text", tmp_path / "poem.txt")
    assert poem.status == 2
    assert "does not look like a rules text" in poem.err


def test_the_schema_is_json(mainphase: Run) -> None:
    ran = mainphase("schema")
    assert ran.status == 0
    assert json.loads(ran.out)["type"] == "object"


@pytest.mark.parametrize("kind", ["scenario", "view", "decision", "event"])
def test_every_schema_is_printed(mainphase: Run, kind: str) -> None:
    ran = mainphase("schema", kind)
    assert ran.status == 0
    assert json.loads(ran.out)["title"] == f"mainphase {kind}"


def test_a_schema_that_is_not_there(mainphase: Run) -> None:
    ran = mainphase("schema", "desicion")
    assert ran.status == 2
    assert (
        "no schema 'desicion' (nearest: decision); choose from scenario, view, decision, event, because, next"
        in ran.err
    )


def test_the_turn_as_data(mainphase: Run) -> None:
    ran = mainphase("turn", "--json")
    assert ran.status == 0
    data = json.loads(ran.out)
    assert [phase["name"] for phase in data["phases"]] == [
        "beginning phase",
        "precombat main phase",
        "combat phase",
        "postcombat main phase",
        "ending phase",
    ]
    untap = data["phases"][0]["steps"][0]
    assert (untap["name"], untap["rule"], untap["priority"], untap["window"]) == ("untap step", "502", "never", None)
    assert set(untap["actions"][0]) >= {"action", "rule", "also"}


def test_the_turn_for_people_has_every_step_and_its_rule(mainphase: Run) -> None:
    lines = mainphase("turn").out.splitlines()
    data = json.loads(mainphase("turn", "--json").out)
    for phase in data["phases"]:
        for step in phase["steps"]:
            only = f"  only: {step['only']}" if step["only"] else ""
            said = f"{step['name']}{only} ({', '.join([step['rule'], *step['also']])})"
            assert any(line.strip() == said for line in lines), said


def test_the_turn_of_1997_for_people(mainphase: Run) -> None:
    lines = [line.strip() for line in mainphase("turn", "--rules", "1997-08-22").out.splitlines()]
    for said in (
        "beginning of turn (Phase Structure, Mirage p. 42)",
        "part 3, end (series) (Phase Structure, Mirage p. 42)",
        "the active player untaps permanents, which must be used (More on the Turn, Mirage p. 46)",
        "part 6, before blockers are declared (batches: fast effects) (Step by Step)",
        "part 5, life check: whoever has no life left loses (This Is Your Life, Mirage p. 52)",
    ):
        assert said in lines, said
    assert lines.index("untap phase (More on the Turn, Mirage p. 46)") > lines.index(
        "part 3, arrivals: the active player's permanents are no longer summoning-sick (Creatures)"
    )


def test_the_turn_says_where_triggers_are_stacked_and_what_is_left_out(mainphase: Run) -> None:
    lines = [line.strip() for line in mainphase("turn", "--rules", "2010-06-18").out.splitlines()]
    main = lines.index("precombat main phase (505, 505.1, 505.1a)")
    assert lines[main + 2] == "abilities of the beginning of the main phase are put on the stack (505.4, 603.3)"
    assert "skipped if no attacker was declared or put onto the battlefield attacking (508.6, 506.1)" in lines


@pytest.mark.parametrize("rules", ["1997-08-22", "1999-06-01", "2022-02-03"])
def test_the_turn_on_a_screen_leaves_nothing_out(mainphase: Run, rules: str) -> None:
    data = json.loads(mainphase("turn", "--json", "--rules", rules).out)
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(as_table(data))
    shown = console.export_text()
    for row in rows_of(data):
        assert row.text in shown, row.text


def test_the_turn_of_another_date_has_its_numbers(mainphase: Run) -> None:
    data = json.loads(mainphase("turn", "--json", "--rules", "innistrad").out)
    assert data["rules"] == "2011-09-30"
    assert data["phases"][0]["steps"][0]["actions"][-1]["rule"] == "502.2"


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("tomorow", "unknown rules 'tomorow'"),
        ("1990-01-01", "no rules for 1990-01-01: the dates run from"),
        ("2011-13-45", "unknown rules '2011-13-45'"),
    ],
)
def test_rules_that_there_never_were(mainphase: Run, rules: str, said: str) -> None:
    ran = mainphase("turn", "--rules", rules)
    assert ran.status == 2
    assert said in ran.err


def test_history_and_compare_at_the_command_line(mainphase: Run, tmp_path: Path) -> None:
    ran = mainphase("history", "legend", "rule")
    assert ran.status == 0
    assert "2013-07-13: per controller" in ran.out
    file = tmp_path / "empty.yaml"
    file.write_text(
        "scenario: Nothing\nplayers: {Alice: {}, Bob: {}}\nplay: [{advance: draw}]\nexpect: {life: {Bob: 20}}\n"
    )
    ran = mainphase("compare", str(file), "--rules", "odyssey", "--rules", "eighth")
    assert ran.status == 0
    assert "part on 2003-07-01" in ran.out
    ran = mainphase("compare", str(file), "--rules", "odyssey")
    assert (ran.status, ran.out) == (2, "")
    assert "two or more dates" in ran.err


def test_the_turn_of_a_date_between_two_texts_says_what_is_not_known(mainphase: Run) -> None:
    ran = mainphase("turn", "--rules", "2023-06-15")
    assert (
        "Uncertain on 2023-06-15, because it changed some time after 2022-10-07 and by 2023-06-16: Battles" in ran.out
    )
    assert "Not known" not in mainphase("turn", "--rules", "2023-06-16").out
    (change,) = json.loads(mainphase("turn", "--rules", "2023-06-15", "--json").out)["unsettled"]
    assert change["on"] == "2023-06-16"


SCENARIO = "tests/scenarios/misunderstandings/06_killing_the_blocker_does_not_unblock.yaml"


@pytest.mark.parametrize(
    "command",
    [
        ("turn",),
        ("watch", "red-burn", "vanilla-red"),
        ("play", "red-burn", "vanilla-red"),
        ("check", SCENARIO),
        ("explain", SCENARIO),
        ("explain", "505.4"),
        ("compare", SCENARIO, "--rules", "current"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("rules", ["inistrad", "1996-12-31", "2999-01-01", "2011-13-01"])
def test_wrong_rules_are_answered_with_the_range_and_the_names(
    mainphase: Run, command: tuple[str, ...], rules: str
) -> None:
    ran = mainphase(*command, "--rules", rules)
    assert ran.status == 2
    for said in (rules, "1997-03-24", "fifth", "innistrad", "current"):
        assert said in ran.err
