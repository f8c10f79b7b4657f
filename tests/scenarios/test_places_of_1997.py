"""The turn of 1997 in scenarios: its places, its citations, and an attack that ends the game ("Phase Structure")."""

import pytest

from mainphase.errors import ScenarioError
from mainphase.scenarios import Result, parse, run, schema

FIFTH = "scenario: x\nrules: fifth\nplayers:\n  Alice: {%s}\n  Bob: {%s}\n"


def played(rest: str, alice: str = "battlefield: [Forest]", bob: str = "battlefield: [Forest]") -> Result:
    return run(parse(FIFTH % (alice, bob) + rest, "file.yaml"))


def found(result: Result) -> str:
    return "; ".join(failure.told for failure in result.failures)


# --- the time before the first phase, and between turns


def test_a_scenario_may_start_before_the_first_phase() -> None:
    result = played(
        "start: {turn: 3, step: beginning of turn}\n"
        'play:\n  - expect: {place: "turn 3, beginning of turn", events: [turn begins, phase begins]}\n'
        "  - advance: untap\nexpect: {place: 'turn 3, untap'}\n"
    )
    assert result.ok, found(result)


def test_the_beginning_of_a_turn_and_the_time_between_turns_are_places() -> None:
    result = played(
        "play:\n  - advance: between turns\n  - expect: {place: 'turn 1, between turns'}\n"
        "  - {Bob: activate Forest, at: turn 2, beginning of turn}\n"
        "  - expect: {place: 'turn 2, beginning of turn', active: Bob}\n"
        "  - advance: turn 3, beginning of turn\n  - expect: {place: beginning of turn, active: Alice}\n"
        "  - advance: beginning of turn\n    again: true\n"
        "expect: {place: 'turn 4, beginning of turn'}\n"
    )
    assert result.ok, found(result)


def test_between_turns_comes_again_after_each_turn() -> None:
    result = played(
        "play:\n  - advance: between turns\n  - {advance: between turns, again: true}\n"
        "expect: {place: 'turn 2, between turns'}\n"
    )
    assert result.ok, found(result)


def test_where_nobody_has_a_mana_source_such_a_place_is_passed_through() -> None:
    for place in ("beginning of turn", "untap"):
        result = played(f"play:\n  - advance: turn 2, {place}\nexpect: {{place: 'turn 2, upkeep'}}\n", "", "")
        assert result.ok, found(result)
    result = played("play:\n  - advance: between turns\nexpect: {place: 'turn 2, upkeep'}\n", "", "")
    assert result.ok, found(result)


def test_what_is_tried_in_a_place_that_is_passed_through_is_refused_there() -> None:
    result = played(
        "play:\n  - {Bob: cast Shock, at: 'turn 2, untap', illegal: More on the Turn}\n", "", "hand: [Shock]"
    )
    assert result.ok, found(result)


def test_an_expectation_at_a_place_that_is_passed_through_fails() -> None:
    result = played("play:\n  - {expect: {life: {Bob: 20}}, at: 'turn 2, untap'}\n", "", "")
    assert "nobody can act in turn 2, untap" in found(result)


def test_today_nothing_of_a_turn_lies_before_its_first_step() -> None:
    text = FIFTH.replace("rules: fifth\n", "") % ("", "")
    result = run(parse(text + "play:\n  - advance: beginning of turn\n", "file.yaml"))
    assert "nothing of a turn comes before its first phase" in found(result)
    with pytest.raises(ScenarioError, match="a turn has no beginning of turn at which a scenario could start"):
        run(parse(text + "start: {step: beginning of turn}\n", "file.yaml"))
    with pytest.raises(ScenarioError, match="can't start at 'between turns'"):
        parse(text + "start: {step: between turns}\n", "file.yaml")


# --- the series of end-of-turn items

LIGHTNING = "battlefield: [Forest, Ball Lightning]"


def test_the_end_step_is_the_series_at_the_end_of_the_cleanup_phase() -> None:
    result = played(
        "play:\n  - advance: end step\n"
        "  - expect:\n      place: end step\n      stack: [Ball Lightning]\n"
        "      events: [{event: phase begins, rule: Mirage p. 46}, {event: triggered, card: Ball Lightning}]\n"
        "      has: {battlefield: {Alice: [Ball Lightning]}}\n"
        "  - expect: {place: cleanup}\n"
        "  - resolve: all\nexpect: {graveyard: {Alice: [Ball Lightning]}, place: between turns}\n",
        LIGHTNING,
    )
    assert result.ok, found(result)


def test_the_end_step_comes_after_the_discard_phase() -> None:
    result = played(
        "play:\n  - advance: discard\n  - expect: {place: discard}\n  - advance: end step\n"
        "expect: {place: 'turn 1, end step', stack: [Ball Lightning]}\n",
        LIGHTNING,
    )
    assert result.ok, found(result)


def test_without_such_an_item_the_end_step_is_passed_through() -> None:
    result = played("play:\n  - advance: end step\nexpect: {place: 'turn 1, between turns'}\n")
    assert result.ok, found(result)
    result = played("play:\n  - {Alice: cast Shock, at: end step, illegal: true}\n", "hand: [Shock]", "")
    assert result.ok, found(result)


def test_a_scenario_may_start_with_the_end_of_turn() -> None:
    result = played(
        "start: {turn: 3, step: end step}\nplay:\n"
        "  - expect: {place: 'turn 3, end step', stack: [Ball Lightning]}\n"
        "  - resolve: all\nexpect: {graveyard: {Alice: [Ball Lightning]}, place: 'turn 3, between turns'}\n",
        LIGHTNING,
    )
    assert result.ok, found(result)


def test_the_damage_after_first_strike_is_a_place_of_its_own() -> None:
    result = played(
        "play:\n  - {Alice: attack, with: [White Knight]}\n  - {Bob: block, with: {Hill Giant: White Knight}}\n"
        "  - advance: first-strike damage\n  - expect: {place: first-strike damage}\n"
        "  - advance: combat damage\nexpect: {has: {graveyard: {Alice: [White Knight]}}}\n",
        "battlefield: [White Knight]",
        "battlefield: [Hill Giant]",
    )
    assert result.state.turn_number == 1, found(result)


# --- what 1997 cites


def test_illegal_and_rule_take_the_titles_and_pages_of_1997() -> None:
    result = played(
        "play:\n  - {Alice: play Forest}\n"
        "  - {Alice: play Forest, illegal: more on the  turn}\n"
        "  - {Alice: play Forest, illegal: ['305.2', More on the Turn]}\n"
        "  - advance: cleanup\n"
        "expect:\n  events:\n    - {event: phase begins, rule: More on the Turn}\n"
        '    - {event: phase begins, rule: "Mirage p. 46"}\n',
        "hand: [2 Forest]",
    )
    assert result.ok, found(result)


def test_another_title_than_the_refusals_own_fails() -> None:
    result = played(
        "play:\n  - {Alice: play Forest}\n  - {Alice: play Forest, illegal: Interrupts}\n", "hand: [2 Forest]"
    )
    assert "illegal (Interrupts)" in found(result)
    assert "(More on the Turn)" in found(result)


@pytest.mark.parametrize("where", ["{Alice: pass, illegal: %s}", "expect: {events: [{event: pass, rule: %s}]}"])
@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("More on the Trun", "mainphase cites nothing as 'More on the Trun' .* nearest: More on the Turn"),
        ("Mirage p. 4711", "nearest: Mirage p. 4"),
    ],
)
def test_a_title_that_the_date_does_not_know_is_an_error(where: str, said: str, told: str) -> None:
    with pytest.raises(ScenarioError, match=told):
        played(f"play:\n  - {where % said}\n")


def test_the_rules_of_today_cite_numbers_only() -> None:
    text = FIFTH.replace("fifth", "current") % ("", "")
    with pytest.raises(ScenarioError, match=r"found 'More on the Turn': the rules of .* cite numbers only"):
        parse(text + "play:\n  - {Alice: pass, illegal: More on the Turn}\n")
    both = FIFTH.replace("fifth", "[fifth, current]") % ("", "")
    assert parse(both + "play:\n  - {Alice: pass, illegal: [More on the Turn, '117.3']}\n")


def test_the_schema_takes_what_the_parser_takes() -> None:
    data = schema()
    assert "beginning of turn" in data["properties"]["start"]["properties"]["step"]["enum"]
    assert "between turns" in data["$defs"]["place"]["pattern"]
    assert data["$defs"]["entry"]["anyOf"][-1]["properties"]["illegal"]["anyOf"][1] == {"$ref": "#/$defs/citation"}


# --- an attack that ends the game


def test_an_attack_that_ends_the_game_by_its_look_at_life_totals_is_just_that() -> None:
    result = played(
        "play:\n  - {Alice: attack, with: [Grizzly Bears]}\n"
        "expect:\n  winner: Alice\n  tapped: []\n"
        "  events: [{event: player loses, rule: This Is Your Life, player: Bob}]\n",
        "battlefield: [Grizzly Bears]",
        "life: 0",
    )
    assert result.ok, found(result)
    assert "Alice wants to attack" in result.words
    assert not any("cannot attack" in words for words in result.words)


def test_what_comes_after_it_is_told_how_the_game_ended() -> None:
    bob = "life: 0, battlefield: [Grizzly Bears]"
    play = "play:\n  - {Alice: attack, with: [Hill Giant]}\n"
    how = "the game is over; it ended in the attack, by the life check: Bob has 0 or less life and loses the game"
    block = played(play + "  - {Bob: block, with: {Grizzly Bears: Hill Giant}}\n", "battlefield: [Hill Giant]", bob)
    assert how in found(block)
    assert "(This Is Your Life)" in found(block)
    wrong = played(play + "expect: {attacking: [Hill Giant]}\n", "battlefield: [Hill Giant]", bob)
    assert how in found(wrong)
    after = played(play + "  - advance: end step\nexpect: {winner: Alice}\n", "battlefield: [Hill Giant]", bob)
    assert after.ok, found(after)


def test_an_entry_that_waits_while_the_game_ends_is_told_so() -> None:
    result = played(
        "play:\n  - {Alice: attack, with: [Grizzly Bears]}\n  - {Alice: play Forest}\n",
        "hand: [Forest], battlefield: [Grizzly Bears]",
        "life: 2",
    )
    assert "it ended in the attack, by the life check: Bob has 0 or less life" in found(result)
