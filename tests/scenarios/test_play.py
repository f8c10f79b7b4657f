"""How entries are played: waiting, responding, places, refusals, what fails a scenario."""

# ruff: noqa: E501 (short scenarios stand on one line)
import pytest

from mainphase.errors import ScenarioError
from mainphase.game import Game
from mainphase.scenarios import Result, parse, run, run_all, scenario_of
from mainphase.scenarios.why import rule_matches

BASE = """
scenario: test
players:
  Alice:
    hand: [Shock, Grizzly Bears, 2 Forest]
    battlefield: [2 Forest, Mountain, {card: Hill Giant, as: giant}]
  Bob:
    hand: [Giant Growth]
    battlefield: [Forest, Llanowar Elves]
"""


def played(rest: str, base: str = BASE) -> Result:
    return run(parse(base + rest, "file.yaml"))


def failure(rest: str, base: str = BASE) -> str:
    result = played(rest, base)
    assert not result.ok
    return "\n".join(map(str, result.failures))


def test_an_entry_waits_for_the_first_moment_it_can_be_done() -> None:
    result = played(
        "start: {step: upkeep}\nplay:\n  - {Alice: cast Grizzly Bears}\nexpect: {place: precombat main, stack: [Grizzly Bears]}\n"
    )
    assert result.ok, result.failures


def test_waiting_ends_with_the_turn_and_tells_the_refusal_of_its_beginning() -> None:
    told = failure("play:\n  - {Alice: play Forest}\n  - {Alice: play Forest}\n")
    assert "line 12: expected Alice: play Forest to be possible" in told
    assert "305.2a" in told


def test_with_a_place_an_entry_is_tried_in_that_place_only() -> None:
    told = failure("play:\n  - {Alice: play Forest, at: 'turn 1, beginning of combat'}\n")
    assert "505.6b" in told


def test_an_entry_marked_illegal_fails_the_scenario_if_it_is_legal() -> None:
    told = failure("play:\n  - {Alice: play Forest, illegal: true}\n")
    assert "to be illegal; found it is legal and was done" in told


def test_an_entry_marked_illegal_by_another_rule_fails_the_scenario() -> None:
    told = failure("play:\n  - {Alice: play Forest}\n  - {Alice: play Forest, illegal: '601.2c'}\n")
    assert "to be illegal (601.2c)" in told
    assert "(305.2a)" in told


def test_one_of_several_rules_is_enough() -> None:
    assert played("play:\n  - {Alice: play Forest}\n  - {Alice: play Forest, illegal: ['601.2c', '305.2']}\n").ok


@pytest.mark.parametrize(
    ("asked", "rule", "matches"),
    [
        ("305.2", "305.2", True),
        ("305.2", "305.2a", True),
        ("305.2a", "305.2", False),
        ("305.2", "305.20", False),
        ("305.2", "305.21a", False),
        ("500", "500.10", True),
        ("50", "500.10", False),
        ("702.61", "702.61b", True),
        ("703.4a", "703.4ab", False),
    ],
)
def test_a_rule_matches_itself_and_its_sub_rules(asked: str, rule: str, matches: bool) -> None:
    assert rule_matches(asked, rule) is matches


def test_any_number_in_also_matches() -> None:
    assert played("play:\n  - advance: turn 2, draw\nexpect: {events: [{event: draw, rule: '703.4d'}]}\n").ok


def test_respond_waits_for_something_on_the_stack() -> None:
    rest = """
play:
  - {Alice: cast Shock, targets: [Llanowar Elves]}
  - {Bob: cast Giant Growth, targets: [Llanowar Elves], respond: true}
  - expect: {stack: [Giant Growth, Shock]}
  - resolve: all
expect:
  pt: {Llanowar Elves: 4/4}
"""
    assert played(rest).ok


def test_resolve_with_nothing_on_the_stack_fails() -> None:
    assert "nothing is left to resolve" in failure("play:\n  - resolve: 1\n")


def test_resolve_all_with_nothing_on_the_stack_does_nothing() -> None:
    assert played("play:\n  - resolve: all\nexpect: {place: precombat main}\n").ok


def test_advance_to_a_place_that_lies_behind_fails() -> None:
    assert "turn 1, upkeep is already over" in failure("start: {turn: 2}\nplay:\n  - advance: turn 1, upkeep\n")
    assert "was not reached by the end of turn 1" in failure("play:\n  - advance: turn 1, upkeep\n")


def test_advance_stops_when_the_game_ends() -> None:
    rest = "play:\n  - {Bob: concede}\n  - advance: turn 9, upkeep\nexpect: {winner: Alice}\n"
    assert played(rest).ok


def test_advance_stays_where_the_game_is_unless_again_is_said() -> None:
    assert played("play:\n  - advance: precombat main\nexpect: {place: 'turn 1, precombat main'}\n").ok
    rest = "play:\n  - {advance: precombat main, again: true}\nexpect: {place: 'turn 2, precombat main'}\n"
    assert played(rest).ok


def test_something_elsewhere_is_a_refusal_and_something_nowhere_an_error() -> None:
    base = BASE.replace("hand: [Giant Growth]", "graveyard: [Giant Growth]")
    assert played("play:\n  - {Bob: cast Giant Growth, targets: [giant], illegal: '601.3'}\n", base).ok
    with pytest.raises(ScenarioError, match=r"file\.yaml:11: there is no Serra Angel in this game"):
        played("play:\n  - {Alice: cast Serra Angel}\n")


def test_a_target_that_is_needed_and_not_said_is_asked_for() -> None:
    with pytest.raises(ScenarioError, match="Shock needs `targets:`; possible targets are Alice, Bob"):
        played("play:\n  - {Alice: cast Shock}\n")


def test_a_choice_after_the_announcement_answers_for_its_target() -> None:
    rest = (
        "play:\n  - {Alice: cast Shock}\n  - {Alice: choose, pick: Bob}\n  - resolve: all\nexpect: {life: {Bob: 18}}\n"
    )
    assert played(rest).ok


def test_an_illegal_target_refuses_the_spell_and_changes_nothing() -> None:
    rest = "play:\n  - {Alice: cast Shock, targets: [Forest of Bob], illegal: '601.2c'}\nexpect: {hand: {Alice: [Shock, Grizzly Bears, 2 Forest]}, untapped: [Mountain]}\n"
    assert played(rest).ok


def test_what_allows_a_land_is_said_where_land_plays_are_charged_to_it() -> None:
    text = """
scenario: Exploration is used up first, and then taken away
rules: [2013-07-12, 2013-07-13]
players:
  Alice: {battlefield: [Exploration, 2 Plains], hand: [2 Forest, Disenchant]}
  Bob: {}
play:
  - {Alice: play Forest, alternative: Exploration}
  - {Alice: cast Disenchant, targets: [Exploration]}
  - resolve: all
  - {Alice: play Forest}
expect: {hand: {Alice: []}}
"""
    before, since = run_all(parse(text, "file.yaml"))
    assert before.ok
    assert [failure.found for failure in since.failures] == ["Alice cannot play Forest under Exploration now (115.2a)"]


def test_events_are_an_ordered_sub_sequence_since_the_last_expectation() -> None:
    rest = "play:\n  - {Alice: play Forest}\n  - expect: {events: [land played]}\n  - expect: {events: [land played]}\n"
    assert "the event land played; found no such event since the last expectation" in failure(rest)
    rest = "play:\n  - advance: draw\nexpect: {events: [{event: step begins, rule: '504'}, {event: step begins, rule: '503'}]}\n"
    assert "after step begins (504)" in failure(rest)


def test_no_events_are_such_as_did_not_happen_since_the_last_expectation() -> None:
    rest = "play:\n  - {Alice: play Forest}\n  - expect: {}\nexpect: {no events: [land played]}\n"
    assert played(rest).ok
    rest = "play:\n  - {Alice: play Forest}\nexpect: {no events: [draw, {event: land played, player: Bob}]}\n"
    assert played(rest).ok
    rest = "play:\n  - {Alice: play Forest}\nexpect: {no events: [draw, {event: land played, rule: '505.6b'}]}\n"
    assert [failure.told for failure in played(rest).failures] == [
        "expected no event land played (505.6b) since the last expectation; found land played (116.2a, 305.1, 505.6b)"
    ]


def test_every_expectation_that_fails_is_told() -> None:
    told = failure(
        "expect:\n  life: {Alice: 19}\n  hand: {Bob: []}\n  tapped: [Mountain]\n  pt: {giant: 4/4}\n  winner: Bob\n"
    )
    assert "line 11: expected life of Alice 19; found 20" in told
    assert "line 12: expected hand of Bob: nothing; found Giant Growth" in told
    assert "line 13: expected Mountain tapped; found tapped: nothing" in told
    assert "line 14: expected giant 4/4; found 3/3" in told
    assert "line 15: expected winner: Bob; found the game goes on" in told


def test_blank_cards_lie_below_the_library() -> None:
    rest = "play:\n  - advance: turn 2, draw\nexpect: {library: {Alice: 60, Bob: 59}, hand: {Bob: [Giant Growth, (blank)]}}\n"
    assert played(rest).ok


def test_special_actions_that_a_card_does_not_have_are_refused_by_name() -> None:
    result = played("play:\n  - {Alice: foretell Shock}\n")
    assert not result.ok
    assert "Shock has no foretell" in str(result.failures[0])


def test_the_result_tells_its_events_with_rules() -> None:
    events = played("play:\n  - {Alice: play Forest}\n").events
    land = next(e for e in events if e.name == "land played")
    assert (land.rule, land.player) == ("116.2a", "Alice")
    assert "Forest" in land.text


def test_a_position_written_as_a_scenario_is_read_back() -> None:
    result = played("play:\n  - {Alice: attack, with: {giant: Bob}}\n  - advance: postcombat main\n")
    text = scenario_of(result.state, "written: again")
    again = run(
        parse(
            text
            + "expect: {life: {Bob: 17}, tapped: [Hill Giant], hand: {Alice: [Shock, Grizzly Bears, 2 Forest]}, place: postcombat main}\n"
        )
    )
    assert again.ok, again.failures
    assert scenario_of(again.state, "written: again") == text


def test_a_position_that_a_scenario_cannot_carry_is_refused_by_name() -> None:
    result = played("play:\n  - {Alice: cast Shock, targets: [Bob]}\n")
    with pytest.raises(ScenarioError, match="empty stack; on this one is Shock"):
        scenario_of(result.state)
    over = played("play:\n  - {Bob: concede}\n")
    with pytest.raises(ScenarioError, match="the game is over"):
        scenario_of(over.state)


def test_what_a_written_position_leaves_out_is_told_in_comments() -> None:
    result = played("play:\n  - {Bob: cast Giant Growth, targets: [giant]}\n  - resolve: all\n")
    text = scenario_of(result.state)
    assert text.startswith("# Not carried over: a lasting effect of Giant Growth.\n")
    assert run(parse(text + "expect: {pt: {Hill Giant: 3/3}}\n")).ok


def test_tokens_may_stand_in_a_position() -> None:
    base = (
        "scenario: x\nplayers:\n  Alice: {battlefield: [2 Soldier Token, {card: Saproling, tapped: true}]}\n  Bob: {}\n"
    )
    result = played("expect: {battlefield: {Alice: [2 Soldier, Saproling Token]}, pt: {Saproling Token: 1/1}}\n", base)
    assert result.ok, result.failures
    assert scenario_of(run(parse(scenario_of(result.state))).state) == scenario_of(result.state)


def test_a_scenario_ends_at_a_decision_that_a_game_goes_on_from() -> None:
    game = Game(played("").state, history=False)
    assert game.decision is not None
    assert game.decision.player == "Alice"


def test_more_creatures_than_there_are_is_a_mistake_of_the_file() -> None:
    with pytest.raises(ScenarioError, match=r"5 Hill Giant are named, but Alice has 1"):
        played("play:\n  - {Alice: attack, with: {5 Hill Giant: Bob}}\nexpect: {life: {Bob: 20}}\n")


def test_each_of_several_creatures_has_to_be_able_to_attack() -> None:
    base = BASE.replace(
        "[2 Forest, Mountain, {card: Hill Giant, as: giant}]", "[Grizzly Bears, {card: Grizzly Bears, sick: true}]"
    )
    assert "508.1a" in failure(
        "play:\n  - {Alice: attack, with: {2 Grizzly Bears: Bob}}\nexpect: {life: {Bob: 16}}\n", base
    )


def test_a_name_goes_with_its_card_from_hidden_zones_and_over_turns() -> None:
    result = played(
        """
play:
  - {Alice: cast bear}
  - advance: turn 3, precombat main
  - {Alice: attack, with: [bear]}
expect: {attacking: [bear], has: {hand: {Alice: [next]}}}
""",
        """
scenario: test
players:
  Alice:
    hand: [{card: Grizzly Bears, as: bear}, Grizzly Bears]
    library: [{card: Hill Giant, as: next}]
    battlefield: [2 Forest]
  Bob: {}
""",
    )
    assert result.ok, result.failures


REAP = """
scenario: test
players:
  Alice: {hand: [Altar's Reap], battlefield: [2 Swamp, Grizzly Bears, Island]}
  Bob: {}
"""


def test_what_pays_without_a_question_may_be_named() -> None:
    result = played("play:\n  - {Alice: cast Altar's Reap, pay: [2 Swamp, Grizzly Bears]}\n", REAP)
    assert result.ok, result.failures


def test_what_paid_for_nothing_may_not_be_named() -> None:
    told = failure("play:\n  - {Alice: cast Altar's Reap, pay: [2 Swamp, Grizzly Bears, Island]}\n", REAP)
    assert "Island is not needed to pay" in told


def test_a_choice_marked_illegal_is_tried_while_it_is_asked() -> None:
    scry = """
scenario: test
players:
  Alice: {hand: [Opt], battlefield: [Island], library: [Forest, Shock]}
  Bob: {}
play:
  - {Alice: cast Opt}
  - resolve: all
"""
    result = played("  - {Alice: choose, pick: [Shock], illegal: true}\n  - {Alice: choose, pick: bottom}\n", scry)
    assert result.ok, result.failures
    told = failure("  - {Alice: choose, pick: bottom, illegal: true}\n", scry)
    assert "it is legal and was done" in told


def test_a_choice_marked_illegal_needs_something_to_be_asked() -> None:
    told = failure("play:\n  - {Alice: choose, pick: Shock, illegal: true}\n")
    assert "nothing is asked of Alice here" in told


@pytest.mark.parametrize("rules", ["fifth", "2003-07-01", "current"])
def test_a_scenario_may_start_after_the_attack_on_every_date(rules: str) -> None:
    result = played(
        "start: {step: postcombat main}\nplay:\n  - {Alice: attack, with: [giant], illegal: true}\n"
        "expect: {place: 'turn 1, postcombat main'}\n",
        BASE.replace("scenario: test", f"scenario: test\nrules: {rules}"),
    )
    assert result.ok, result.failures


def test_a_position_in_the_attack_of_1997_begins_before_it() -> None:
    result = played(
        "play:\n  - {Alice: attack, with: [giant]}\n  - advance: declare blockers\n",
        BASE.replace("scenario: test", "scenario: test\nrules: fifth"),
    )
    again = run(parse(scenario_of(result.state), "again.yaml"))
    assert again.ok
    assert "step: precombat main" in scenario_of(result.state)
