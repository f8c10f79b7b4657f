"""`play`: what a person types, and what the table answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from tests.cli.conftest import Ran, Run
from tests.support.typed import types

from mainphase.cli.person import command_in
from mainphase.errors import MainphaseError
from mainphase.presentation.matching import matching_names

Type = Callable[..., Ran]
GAME = ("play", "vanilla-red", "vanilla-green", "--first", "Alice", "--seed", "4")


@pytest.fixture
def sit_down(mainphase: Run, monkeypatch: pytest.MonkeyPatch) -> Type:
    """Plays with these lines typed; then the input ends."""

    def go(*lines: str, arguments: tuple[str, ...] = GAME) -> Ran:
        types(monkeypatch, *lines)
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


def test_why_tells_of_a_card_and_of_what_comes_next(sit_down: Type) -> None:
    ran = sit_down("keep", "why Mountain types", "why Mountain", "why next")
    assert (
        ran.out.count("  Mountain has the types Basic Land — Mountain because\n    Basic Land — Mountain printed") == 2
    )
    assert "  What happens next, if nobody does anything else" in ran.out
    assert "ends once all pass (500.2)" in ran.out


def test_why_shows_ones_own_copy_of_the_rule(sit_down: Type, tmp_path: Path) -> None:
    rules = [f"{number}. One land a turn, in our words." for number in ("305.2", "305.2a", "305.2b")]
    text = "\n\n".join(
        [
            "These rules are effective as of July 11, 2009.",
            *rules,
            *(f"305.{n}. A filling rule." for n in range(10, 40)),
        ]
    )
    (tmp_path / "rules.txt").write_text(text, encoding="utf-8")
    arguments = (*GAME, "--manual-mana", "--rules-text", str(tmp_path / "rules.txt"))
    lines = sit_down("keep", "play Mountain", "why play Mountain", arguments=arguments).out.splitlines()
    at = next(at for at, line in enumerate(lines) if "(305.2" in line)
    assert lines[at + 1 : at + 3] == [
        "  Your copy is of 2009-07-11; there the rule is 305.2.",
        "  305.2  One land a turn, in our words.",
    ]


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
    ran = sit_down("keep", "concede", "yes")
    assert ran.status == 0
    assert "Bob wins the game" in ran.out
    assert "(104.3a)" in ran.out


@pytest.mark.parametrize("typed", ["concede", "concede now"])
def test_conceding_is_confirmed(sit_down: Type, typed: str) -> None:
    ran = sit_down("keep", typed, "no", "play Mountain")
    assert "Type yes to concede" in ran.out
    assert "You play on." in ran.out
    assert "Alice plays Mountain" in ran.out
    assert "Bob wins" not in ran.out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("h", "undo          take back your last decision"),
        ("tab", "-- turn 1, your precombat main --"),
        ("loo mountain", "Basic Land — Mountain"),
        ("un end step", "you are asked at: my precombat main"),
        ("u", "'u' could be undo or unstop; type one of these"),
        ("conc", "if you mean 'concede', type the whole word"),
        ("q", "if you mean 'quit', type the whole word"),
        ("quit now", "'quit' stands alone; 'now' after it means nothing"),
    ],
)
def test_letters_stand_for_a_command_and_never_for_a_card(sit_down: Type, typed: str, said: str) -> None:
    ran = sit_down("keep", typed, "pass")
    assert said in ran.out
    assert "Alice plays" not in ran.out
    assert "your postcombat main" in ran.out  # she could still pass


def test_words_of_an_option_come_before_letters_of_a_command() -> None:
    options = ["pass", "cast Howling Mine", "cast Stop That"]
    assert command_in("h", options) == ("help", "")
    assert command_in("howling", options) == ("", "")
    assert command_in("that", options) == ("", "")
    assert command_in("cast howling mine", options) == ("", "")
    assert command_in("p", options) == ("", "")
    assert command_in("look h", options) == ("look", "h")
    with pytest.raises(MainphaseError, match="could be stop or stops"):
        command_in("sto", options)


def test_a_letter_names_no_card() -> None:
    names = ["cast Howling Mine", "pass"]
    assert matching_names("h", names) == matching_names("ca", names) == []
    assert matching_names("howl", names) == matching_names("mine", names) == ["cast Howling Mine"]


def test_a_hand_shows_what_its_cards_cost(sit_down: Type) -> None:
    ran = sit_down("keep")
    hand = next(line for line in ran.out.splitlines() if line.startswith("hand: "))
    assert re.search(r" \{\d\}\{R\} \d/\d", hand)
    assert "Mountain, " in hand


def test_options_are_numbered_without_gaps(sit_down: Type) -> None:
    arguments = ("play", "red-burn", "vanilla-green", "--first", "Alice", "--seed", "4", "--stop", "all")
    ran = sit_down("keep", *["1"] * 9, "17", arguments=arguments)
    numbers = [int(line[:3]) for line in ran.out.splitlines() if re.match(r" *\d+ \w", line[:5]) and line[0] == " "]
    assert max(numbers) > 2
    assert all(now in (0, before + 1) for before, now in pairwise(numbers))
    assert "there is no option" in ran.out


# --- keeping a game


def test_a_saved_game_goes_on_as_if_it_had_not_been_left(sit_down: Type, tmp_path: Path) -> None:
    first, then = ("keep", "play Mountain", "", "", ""), ("0", "0", "0", "0")
    whole = sit_down(*first, *then)
    kept = tmp_path / "a game.txt"
    left = sit_down(*first, f"save {kept}", "quit")
    assert f"mainphase play --resume '{kept}'" in left.out
    back = sit_down(*then, arguments=("play", "--resume", str(kept)))
    assert back.status == 0, back.err
    told = back.out.splitlines()
    assert told[1].startswith("== Turn ")
    assert told[1] in whole.out
    at = next(k for k, line in enumerate(told) if line.startswith("-- turn"))
    assert whole.out.endswith("\n".join(told[at:]) + "\n")


def test_a_resumed_game_can_be_taken_back_and_recorded(sit_down: Type, mainphase: Run, tmp_path: Path) -> None:
    kept, again = tmp_path / "one.txt", tmp_path / "two.txt"
    sit_down("keep", "play Mountain", f"save {kept}")
    game = ("play", "--resume", str(kept), "--record", str(again))
    back = sit_down("undo", "undo", "undo", "mulligan", arguments=game)
    assert back.status == 0, back.err
    assert back.out.count("taken back") == 2
    assert "you have not made a decision yet" in back.out
    told = mainphase("replay", again)
    assert told.out.count("Alice draws an opening hand") == 2
    assert "plays Mountain" not in told.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seed", "3"), "which has its seed; leave out --seed"),
        (("vanilla-red", "vanilla-red"), "which has its decks; leave out decks"),
        (("--as", "Carol"), "there is no player 'Carol'"),
    ],
)
def test_what_a_resumed_game_has_already_is_not_said_again(
    sit_down: Type, mainphase: Run, tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    kept = tmp_path / "one.txt"
    sit_down("keep", f"save {kept}")
    ran = mainphase("play", "--resume", kept, *arguments)
    assert ran.status == 2
    assert said in ran.err


def test_a_game_that_is_over_is_not_resumed(sit_down: Type, mainphase: Run, tmp_path: Path) -> None:
    kept = tmp_path / "one.txt"
    sit_down("keep", "concede", "y", arguments=(*GAME, "--record", str(kept)))
    ran = mainphase("play", "--resume", kept)
    assert ran.status == 2
    assert "is over; mainphase replay tells it" in ran.err


def test_what_is_no_record_is_not_overwritten(sit_down: Type, mainphase: Run, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("60 Mountain\n", encoding="utf-8")
    ran = sit_down("keep", f"save {deck}", "save", "save no/such/folder/x")
    assert "is there already and is not a record of a game; give another name" in ran.out
    assert "save to which file?" in ran.out
    assert "there is no folder" in ran.out
    assert mainphase(*GAME, "--record", deck).status == 2
    assert deck.read_text(encoding="utf-8") == "60 Mountain\n"


def test_quitting_and_an_interruption_leave_the_record(
    sit_down: Type, mainphase: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept = tmp_path / "one.txt"
    sit_down("keep", "play Mountain", "quit", arguments=(*GAME, "--record", str(kept)))
    assert "Alice plays Mountain" in mainphase("replay", kept).out

    def interrupt(prompt: object = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    ran = mainphase(*GAME, "--record", kept)
    assert ran.status == 130
    assert f"the game up to here is in {kept}" in ran.err
    assert mainphase("replay", kept).status == 0


def test_a_bot_that_fails_loses_to_the_person(sit_down: Type, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "failing_bot.py").write_text(
        "class Fails:\n    def choose(self, view, decision):\n        return {}[decision.kind]\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    ran = sit_down("keep", arguments=(*GAME, "--bot", "failing_bot:Fails"))
    assert ran.status == 2
    assert "Alice wins the game" in ran.out
    assert "the bot failing_bot:Fails, asked by the decision 'mulligan' of Bob in turn 0 (seed 4), raised" in ran.err


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


def test_again_does_the_same_so_often(sit_down: Type) -> None:
    """Here all that she does in a lap is to pass (CR 732.2)."""
    ran = sit_down("keep", "again", "again 2", "again lots pass", "again 1 dance", "again 2 pass")
    assert ran.out.count("how often, and what? For example: again 50") == 3
    assert "choice 1 of 1 of the lap cannot be made: 'dance' is not possible now" in ran.out
    assert "combat" in ran.out.partition("'dance'")[2]
