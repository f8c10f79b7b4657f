"""A script that differs by date: `under`, `if asked`; what may be done and is not: `legal`; what has no keywords."""

# ruff: noqa: E501 (short scenarios stand on one line)
from pathlib import Path

import pytest
from rich.console import Console

from mainphase.errors import ScenarioError
from mainphase.rules.timeline import last_date, rules_on
from mainphase.scenarios import check_files, parse, run
from mainphase.scenarios.all_dates import travel
from mainphase.scenarios.compare import compare_dates
from mainphase.scenarios.parting_words import why

BOLT = """
scenario: A Bolt at a planeswalker
rules: [2018-04-26, 2018-04-27]
players:
  Alice: {hand: [Lightning Bolt, Shock], battlefield: [2 Mountain]}
  Bob: {battlefield: [Ajani Vengeant, {card: Hill Giant, as: giant}]}
play:
%s
"""
AT_BOB = "  - {Alice: cast Lightning Bolt, targets: [Bob], under: before dominaria}\n"
AT_AJANI = "  - {Alice: cast Lightning Bolt, targets: [Ajani Vengeant], under: since dominaria}\n"
ASKED = "  - resolve: 1\n  - {Alice: choose, pick: yes, if asked: true}\n"
DEAD = "expect: {graveyard: {Bob: [Ajani Vengeant]}}\n"


def failures(play: str, date: str = "2018-04-27") -> str:
    return "\n".join(map(str, run(parse(BOLT % play, "file.yaml"), date).failures))


# --- under


def test_an_entry_is_done_under_its_dates_alone() -> None:
    scenario = parse(BOLT % (AT_BOB + AT_AJANI + ASKED + DEAD), "file.yaml")
    for date in scenario.rules:
        assert not run(scenario, date).failures
    assert [len(scenario.on(date).play) for date in scenario.rules] == [3, 3]
    assert scenario.on("2018-04-26").play[0].targets != scenario.on("2018-04-27").play[0].targets


@pytest.mark.parametrize(
    ("said", "done"),
    [
        ("2018-04-26", [True, False]),
        ("dominaria", [False, True]),
        ("before dominaria", [True, False]),
        ("since dominaria", [False, True]),
        ("since fifth before dominaria", [True, False]),
        ("[2018-04-26, since foundations, dominaria]", [True, True]),
    ],
)
def test_dates_are_one_or_a_span_or_several(said: str, done: list[bool]) -> None:
    text = BOLT % f"  - {{Alice: concede, under: {said}}}\n"
    if "foundations" in said:
        text = text.replace("2018-04-27]", "2018-04-27, foundations]")
    scenario = parse(text, "file.yaml")
    assert [bool(scenario.on(date).play) for date in ("2018-04-26", "2018-04-27")] == done


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (
            "fifth",
            "file.yaml:8: the scenario is not played under the rules of fifth; its `rules` are 2018-04-26, 2018-04-27",
        ),
        ("before sixth", "is not played under the rules of before sixth"),
        ("until dominaria", "it takes a date or an edition, `since RULES`, `before RULES`"),
        ("since domnaria", r"unknown rules 'domnaria' \(nearest: dominaria\)"),
        ("[]", "`under` is an empty list"),
    ],
)
def test_dates_that_are_none_are_refused_with_their_line(said: str, why: str) -> None:
    with pytest.raises(ScenarioError, match=why):
        parse(BOLT % f"  - {{Alice: concede, under: {said}}}\n", "file.yaml")


def test_expectations_take_the_same_dates() -> None:
    play = "  - expect: {life: {Bob: 20}, under: {before dominaria: {life: {Bob: 19}}, since dominaria: {life: {Bob: 20}}}}\n"
    assert failures(play) == ""
    assert "life of Bob 19; found 20" in failures(play, "2018-04-26")
    with pytest.raises(ScenarioError, match="is not played under the rules of since foundations"):
        parse(BOLT % "  - expect: {under: {since foundations: {life: {Bob: 20}}}}\n", "file.yaml")


def test_whatever_stands_in_a_script_may_be_of_some_dates() -> None:
    play = (
        "  - {repeat: 2, under: since dominaria, play: [{Alice: pass}, {Bob: pass, under: 2018-04-26}]}\n"
        "  - {repeat: 2, under: 2018-04-26, play: [{Alice: concede, under: dominaria}]}\n"
        "  - {advance: end step, under: since dominaria}\n"
        "  - {expect: {place: end step}, under: since dominaria}\n"
        "  - {expect: {place: precombat main}, under: before dominaria}\n"
    )
    assert failures(play, "2018-04-26") == ""
    assert failures(play) == ""


def test_a_file_that_expects_something_only_of_other_dates_expects_nothing(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(BOLT % "  - {Alice: concede, legal: true, under: dominaria}\n", encoding="utf-8")
    console = Console(width=200, record=True, file=(tmp_path / "out").open("w", encoding="utf-8"))
    assert check_files([tmp_path / "a.yaml"], console) == 2
    assert "expects nothing under the rules of 2018-04-26" in console.export_text()


def test_compare_says_that_the_script_is_another() -> None:
    scenario = parse(BOLT % (AT_BOB + AT_AJANI + ASKED + DEAD), "file.yaml")
    (parting,) = compare_dates(scenario, scenario.rules).partings
    assert parting.script == (8, 9)
    assert "  the scenario itself is another from that day on: lines 8, 9" in why(parting).splitlines()
    same = compare_dates(parse(BOLT % (ASKED + DEAD), "file.yaml"), scenario.rules).partings
    assert same[0].script == ()


def test_the_time_machine_plays_the_script_of_each_day() -> None:
    """A day of the script's own is a boundary too; and what is expected of spans is asked in each."""
    play = "  - {Alice: concede, under: since 2018-05-05}\nexpect: {under: {before 2018-05-05: {life: {Bob: 20}}, since 2018-05-05: {winner: Bob}}}\n"
    text = (BOLT % play).replace("2018-04-27]", "2018-05-05]").replace("Ajani Vengeant, ", "")
    found = travel(parse(text, "file.yaml"))
    assert "2018-05-05" in [era.since for era in found.eras]
    assert all(era.ok for era in found.eras)
    wrong = travel(parse(text.replace("winner: Bob", "winner: Alice"), "file.yaml"))
    assert [era.ok for era in wrong.eras if era.since >= "2018-05-05"] == [False]


# --- if asked


def test_a_choice_that_is_not_asked_for_is_left_out() -> None:
    scenario = parse(BOLT % (AT_BOB + AT_AJANI + ASKED + DEAD), "file.yaml")
    asked = [run(scenario, date).answered for date in scenario.rules]
    assert asked == [{11}, set()]
    always = BOLT % (AT_AJANI + ASKED + DEAD).replace(", if asked: true", "")
    assert "nothing is asked of Alice here" in "\n".join(
        map(str, run(parse(always, "file.yaml"), "dominaria").failures)
    )


def test_a_choice_that_may_be_left_out_leaves_the_next_its_turn() -> None:
    """What is asked first is not what it is about, but what the one after it is about."""
    play = (
        AT_BOB
        + "  - resolve: 1\n  - {Alice: choose, pick: giant, if asked: true}\n  - {Alice: choose, pick: yes}\n"
        + DEAD
    )
    assert failures(play, "2018-04-26") == ""


def test_a_choice_that_is_asked_for_under_none_of_the_rules_is_malformed(tmp_path: Path) -> None:
    """It would hide that its words mean nothing."""
    (tmp_path / "a.yaml").write_text(
        BOLT % (AT_BOB + AT_AJANI + ASKED + DEAD).replace("yes", "Ajany"), encoding="utf-8"
    )
    console = Console(width=200, record=True, file=(tmp_path / "out").open("w", encoding="utf-8"))
    (tmp_path / "b.yaml").write_text((BOLT % (AT_AJANI + ASKED + DEAD)).replace("2018-04-26, ", ""), encoding="utf-8")
    assert check_files([tmp_path / "b.yaml"], console) == 2
    assert "b.yaml:10: Alice is asked for this choice under none of the scenario's rules" in console.export_text()
    assert check_files([tmp_path / "a.yaml"], console) != 0


# --- legal


@pytest.mark.parametrize(
    "entry",
    [
        "{Alice: cast Shock, targets: [giant], legal: true}",
        "{Alice: cast Shock, targets: [giant], pay: [Mountain], legal: true}",
        "{Alice: activate Mountain, legal: true}",
        "{Alice: concede, legal: true}",
    ],
)
def test_what_is_legal_is_tried_and_not_done(entry: str) -> None:
    """Not done: all is as it was, and what is asked for next is asked of the same position."""
    play = f"  - {entry}\n  - {entry}\n  - expect: {{hand: {{Alice: [Shock, Lightning Bolt]}}, stack: [], untapped: [2 Mountain], life: {{Bob: 20}}, no events: [cast, tap, player loses]}}\n"
    assert failures(play) == ""


def test_what_is_not_legal_is_told_with_its_rule_and_the_rest_goes_on() -> None:
    play = "  - {Alice: cast Shock, targets: [giant], at: 'turn 2, upkeep', legal: true}\n  - {Bob: cast Shock, targets: [giant], legal: true}\n  - expect: {life: {Bob: 19}}\n"
    told = failures(play)
    assert "line 9: expected Bob: cast Shock to be legal; found" in told
    assert "(601.3)" in told
    assert "line 10: expected life of Bob 19" in told
    assert "line 8" not in told


def test_a_whole_attack_and_a_choice_may_be_legal() -> None:
    attacks = "start: {active: Bob}\nplay:\n  - {Bob: attack, with: {giant: Alice}, at: declare attackers, legal: true}\n  - expect: {attacking: [], untapped: [giant]}\n"
    text = (BOLT % "").replace("play:\n", "") + attacks
    assert not run(parse(text, "file.yaml")).failures
    play = (
        AT_BOB
        + "  - resolve: 1\n  - {Alice: choose, pick: yes, legal: true}\n  - {Alice: choose, pick: 'no', legal: true}\n  - {Alice: choose, pick: giant, illegal: true}\n  - {Alice: choose, pick: 'no'}\nexpect: {life: {Bob: 17}}\n"
    )
    assert failures(play, "2018-04-26") == ""
    nothing = failures("  - {Alice: choose, pick: yes, legal: true}\n")
    assert "expected something to be asked of Alice; found nothing is asked of Alice here" in nothing


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("{Alice: concede, legal: true, illegal: true}", "`illegal` and `legal` do not go together"),
        ("{Alice: choose, pick: yes, legal: true, if asked: true}", "`legal` and `if asked` do not go together"),
        ("{Alice: pass, if asked: true}", "key for `pass` 'if asked' is not known"),
        ("{resolve: all, legal: true}", "key for `resolve` 'legal' is not known"),
        ("{repeat: 2, play: [{Alice: pass, legal: true}]}", "`legal` does not stand in `repeat`"),
        ("{Alice: concede, legal: maybe}", "`legal` is true or false"),
    ],
)
def test_what_does_not_go_together_is_refused(entry: str, why: str) -> None:
    with pytest.raises(ScenarioError, match=why):
        parse(BOLT % f"  - {entry}\n", "file.yaml")


# --- no keywords

CREATURES = """
scenario: Creatures
players:
  Alice: {battlefield: [Serra Angel, White Knight, Exalted Angel, Llanowar Elves, {card: Short Sword, attached to: Llanowar Elves}]}
  Bob: {hand: [Turn to Frog], battlefield: [2 Island]}
start: {active: Bob}
"""


def test_what_has_no_keywords() -> None:
    def told(expected: str) -> list[str]:
        return [f.told for f in run(parse(CREATURES + f"expect: {{no keywords: {expected}}}\n", "file.yaml")).failures]

    assert told("[Llanowar Elves]") == []
    assert told("[Serra Angel, Short Sword]") == [
        "expected Serra Angel without any keyword; found flying; vigilance",
        "expected Short Sword without any keyword; found Equip {1}",
    ]
    assert told("{Serra Angel: [trample, first strike], White Knight: [protection from red]}") == []
    assert told("{Serra Angel: [trample, flying]}") == ["expected Serra Angel without trample or flying; found flying"]
    assert told("{White Knight: protection from black}") == [
        "expected White Knight without protection from black; found Protection from black"
    ]
    assert told("[Exalted Angel]")[0].endswith("found flying; Morph {2}{W}{W}")


def test_what_has_lost_its_abilities_has_no_keywords() -> None:
    play = "play:\n  - {Bob: cast Turn to Frog, targets: [Exalted Angel]}\n  - resolve: all\nexpect: {no keywords: [Exalted Angel]}\n"
    assert not run(parse(CREATURES + play, "file.yaml"), rules_on("today").date).failures


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("no keywords: []", "always holds; name what has none"),
        ("no keywords: {Serra Angel: []}", "name those it does not have"),
        ("no keywords: {Serra Angel: [flyin]}", "keyword 'flyin' is not known"),
        ("no keywords: Serra Angel", "is a list of names"),
        ("keywords: {Serra Angel: []}", "or say under `no keywords` that it has none"),
    ],
)
def test_what_says_nothing_about_keywords_is_refused(said: str, why: str) -> None:
    with pytest.raises(ScenarioError, match=why):
        parse(CREATURES + f"expect: {{{said}}}\n", "file.yaml")


def test_what_is_done_on_a_single_date_parts_the_dates_on_it_and_on_the_next() -> None:
    """On neither did any rule change."""
    text = BOLT.replace("[2018-04-26, 2018-04-27]", "[2012-05-03, 2012-05-05, 2012-05-20]").replace(
        "Ajani Vengeant, ", ""
    )
    scenario = parse(text % "  - {Alice: cast Shock, targets: [Bob], under: 2012-05-05}\n", "file.yaml")
    assert [parting.day for parting in compare_dates(scenario, scenario.rules).partings] == ["2012-05-05", "2012-05-06"]
    assert [era.since for era in travel(scenario).eras][1:] == ["2012-05-05", "2012-05-06"]


def test_what_is_done_on_the_last_date_alone_asks_nothing_of_the_next() -> None:
    text = BOLT.replace("2018-04-27", last_date()).replace("Ajani Vengeant, ", "")
    scenario = parse(text % f"  - {{Alice: cast Shock, targets: [Bob], under: {last_date()}}}\n", "file.yaml")
    assert travel(scenario).eras[-1].since == last_date()
