"""`play`: what a person types, and what the table answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tests.cli.conftest import Ran, Run

Type = Callable[..., Ran]
GAME = ("play", "vanilla-red", "vanilla-green", "--first", "Alice", "--seed", "4")


@pytest.fixture
def sit_down(mainphase: Run, monkeypatch: pytest.MonkeyPatch) -> Type:
    """Plays with these lines typed; then the input ends."""

    def go(*lines: str, arguments: tuple[str, ...] = GAME) -> Ran:
        typed: Iterator[str] = iter(lines)

        def read(prompt: object = "") -> str:
            try:
                return next(typed)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read)
        return mainphase(*arguments)

    return go


def test_the_table_is_shown_as_her_seat_may_see_it(sit_down: Type) -> None:
    ran = sit_down()
    assert ran.status == 0
    assert "Bob  20 life, 7 in hand, 53 in library" in ran.out
    assert "Bob draws " in ran.out
    assert "Forest" not in ran.out  # the other deck is green
    assert "hand: " in ran.out


def test_options_are_numbered_and_a_number_chooses(sit_down: Type) -> None:
    ran = sit_down("0")
    assert "  0 keep" in ran.out
    assert "  1 mulligan" in ran.out
    assert "your precombat main" in ran.out


def test_notation_chooses_too(sit_down: Type) -> None:
    ran = sit_down("keep", "play Mountain")
    assert "Alice plays Mountain" in ran.out


def test_an_empty_line_passes_where_one_can_pass(sit_down: Type) -> None:
    ran = sit_down("", "keep", "play Mountain", "", "")
    assert ran.out.count("keep this hand") == 1
    assert "== Turn 2: Bob" in ran.out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("17", "there is no option 17; the options go from 0 to 1"),
        ("-1", "there is no option -1"),
        ("dance", "'dance' is not possible now"),
        ("why", "why what?"),
        ("look", "look at what?"),
        ("look Black Lotus", "you do not see a card called 'Black Lotus'"),
        ("stop", "stop what?"),
        ("stop lunch", "there is no step 'lunch' to stop at"),
        ("undo", "you have not made a decision yet"),
    ],
)
def test_what_cannot_be_done_is_said_and_asked_again(sit_down: Type, typed: str, said: str) -> None:
    ran = sit_down(typed, "keep")
    assert ran.status == 0
    assert said in ran.out
    assert "your precombat main" in ran.out


def test_why_tells_the_rule(sit_down: Type) -> None:
    # A land that can be tapped by hand is something to do: she is still in her main phase.
    ran = sit_down("keep", "play Mountain", "why play Mountain", "why pass", arguments=(*GAME, "--manual-mana"))
    assert "(305.2" in ran.out
    assert "nothing forbids it" in ran.out


def test_undo_goes_back_to_her_last_decision(sit_down: Type) -> None:
    ran = sit_down("keep", "play Mountain", "undo", "table")
    assert "taken back" in ran.out
    before, _, after = ran.out.partition("taken back")
    assert "Mountain" in before
    assert "play Mountain" in after
    assert "\n    Mountain\n" not in after  # it is in her hand again


def test_undo_goes_back_over_what_the_opponent_did(sit_down: Type) -> None:
    ran = sit_down("keep", "play Mountain", "stop all", "", "", "", "undo", "undo", "undo", "undo", "undo", "quit")
    assert ran.out.count("taken back") >= 4
    assert ran.out.rstrip().endswith("You leave the table before the game is over.")


def test_look_says_what_a_card_does(sit_down: Type) -> None:
    ran = sit_down("look mountain")
    assert "Basic Land — Mountain" in ran.out


def test_help_and_stops(sit_down: Type) -> None:
    ran = sit_down("help", "stops", "stop upkeep", "unstop their end step")
    assert "take back your last decision" in ran.out
    assert "you are asked at: my precombat main" in ran.out
    last = [line for line in ran.out.splitlines() if "you are asked at" in line][-1]
    assert "upkeep" in last
    assert "end step" not in last


def test_a_stop_is_a_step_at_which_one_is_asked(sit_down: Type) -> None:
    asked = sit_down("keep", arguments=(*GAME, "--stop", "my precombat main"))
    assert "your precombat main" in asked.out
    passed_by = sit_down("keep", arguments=(*GAME, "--stop", "their end step"))
    assert "your precombat main" not in passed_by.out


def test_conceding_ends_the_game(sit_down: Type) -> None:
    ran = sit_down("keep", "concede")
    assert ran.status == 0
    assert "Bob wins the game" in ran.out
    assert "(104.3a)" in ran.out


def test_quit_and_the_end_of_input_leave_the_table(sit_down: Type) -> None:
    for lines in (("quit",), ()):
        ran = sit_down(*lines)
        assert ran.status == 0
        assert "You leave the table" in ran.out


def test_a_person_may_sit_in_the_other_seat(sit_down: Type) -> None:
    ran = sit_down(arguments=(*GAME, "--as", "bob"))
    assert "Bob: keep this hand" in ran.out
    assert "Forest" in ran.out
    assert "Mountain" not in ran.out  # the other deck is red


def test_a_whole_game_can_be_played_by_passing(sit_down: Type) -> None:
    """Numbers and empty lines only: the first option where something must be chosen."""
    ran = sit_down("keep", *["0"] * 400, arguments=(*GAME, "--stop", "my precombat main"))
    assert ran.status == 0
    assert "wins the game" in ran.out


def test_mana_by_hand_asks_for_each_payment(sit_down: Type) -> None:
    arguments = ("play", "vanilla-red", "vanilla-red", "--first", "Alice", "--seed", "4", "--manual-mana")
    ran = sit_down("keep", "play Mountain", arguments=arguments)
    assert "tap Mountain for {R}" in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--as", "Carol"), "there is no player 'Carol'"),
        (("--stop", "lunch"), "there is no step 'lunch' to stop at"),
        (("--bot", "clever"), "there is no bot 'clever'"),
    ],
)
def test_an_option_with_a_wrong_value(mainphase: Run, arguments: tuple[str, ...], said: str) -> None:
    ran = mainphase(*GAME, *arguments)
    assert ran.status == 2
    assert said in ran.err


def test_options_that_are_alike_are_listed_once(sit_down: Type) -> None:
    ran = sit_down("keep", arguments=(*GAME[:2], "vanilla-green", "--first", "Alice", "--seed", "4"))
    assert ran.out.count("play Mountain") == 1


@pytest.mark.parametrize("date", ["fifth", "sixth", "2003-07-01", "m10", "current"])
def test_under_every_rules_there_are_stops(sit_down: Type, date: str) -> None:
    """Stops are said by the same names on every date, as far as its turn has such a place."""
    ran = sit_down("keep", "stops", "quit", arguments=("play", "--rules", date, "--seed", "3", "--first", "Alice"))
    assert ran.status == 0
    assert "you are asked at: my precombat main, " in ran.out
    assert ("their discard" if date == "fifth" else "their end step") in ran.out


def test_in_1997_one_is_asked_before_the_attack_in_the_main_phase(sit_down: Type) -> None:
    game = ("play", "vanilla-red", "vanilla-red", "--rules", "fifth", "--seed", "4", "--first", "Alice")
    asked = sit_down("play Mountain", "quit", arguments=(*game, "--stop", "my precombat main"))
    assert "Alice plays Mountain" in asked.out
    passed_by = sit_down("play Mountain", "quit", arguments=(*game, "--stop", "their declare blockers"))
    assert "Alice plays Mountain" not in passed_by.out
