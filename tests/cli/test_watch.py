"""`watch` and `replay`: a game between bots, told and kept; and all that can be wrong with what they are given."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run

GAME = ("watch", "red-green-assault", "white-blue-tempo", "--seed", "1")


def test_a_game_between_greedy_bots_is_told_to_its_end_with_a_rule_for_everything(mainphase: Run) -> None:
    ran = mainphase(*GAME)
    assert ran.status == 0
    assert ran.err == ""
    lines = [line for line in ran.out.splitlines() if line.strip()]
    assert any(line.startswith("== Turn 1: ") for line in lines)
    assert "wins the game (104.2a)" in lines[-1]
    untold = [line for line in lines if not line.startswith("==") and not line.endswith(")")]
    assert untold == []


def test_the_same_seed_tells_the_same_game(mainphase: Run) -> None:
    assert mainphase(*GAME).out == mainphase(*GAME).out
    assert mainphase(*GAME).out != mainphase(*GAME[:-1], "2").out


def test_the_louder_the_longer(mainphase: Run) -> None:
    lengths = [len(mainphase(*GAME, "--verbosity", level).out) for level in ("quiet", "normal", "judge")]
    assert lengths[0] < lengths[1] < lengths[2]


def test_a_judge_is_told_of_every_grant_of_priority(mainphase: Run) -> None:
    out = mainphase("watch", "vanilla-red", "vanilla-green", "--max-turns", 3, "--verbosity", "judge").out
    assert "(117.3a)" in out or "(503.1)" in out
    assert "priority" in out


def test_who_begins_can_be_said(mainphase: Run) -> None:
    for player in ("Alice", "Bob"):
        out = mainphase(*GAME, "--first", player.lower(), "--max-turns", "2").out
        assert f"== Turn 1: {player}" in out


def test_a_game_cut_at_the_limit_says_so(mainphase: Run) -> None:
    ran = mainphase(*GAME, "--max-turns", "2")
    assert ran.status == 0
    assert "stopped after 2 turns, and nobody has won yet" in ran.err
    assert "== Turn 2" in ran.out


def test_each_player_may_have_a_bot_of_their_own(mainphase: Run) -> None:
    one = mainphase(*GAME, "--bot", "greedy", "--bot", "random")
    other = mainphase(*GAME, "--bot", "random", "--bot", "greedy")
    assert (one.status, other.status) == (0, 0)
    assert one.out != other.out


def test_a_bot_of_the_users_own_plays(mainphase: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    ran = mainphase(*GAME, "--bot", "hasty_bot:HastyBot", "--bot", "greedy")
    assert ran.status == 0, ran.err
    assert "wins the game" in ran.out


# --- keeping and telling again


def test_a_recorded_game_is_told_again_word_for_word(mainphase: Run, tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    told = mainphase(*GAME, "--record", kept)
    assert told.status == 0
    again = mainphase("replay", kept)
    assert again.status == 0, again.err
    assert again.out == told.out


def test_recording_changes_nothing(mainphase: Run, tmp_path: Path) -> None:
    assert mainphase(*GAME).out == mainphase(*GAME, "--record", tmp_path / "game.txt").out


def test_a_record_that_is_not_there_or_no_record(mainphase: Run, tmp_path: Path) -> None:
    missing = mainphase("replay", tmp_path / "nowhere.txt")
    assert missing.status == 2
    assert "nowhere.txt: there is no such file" in missing.err
    (tmp_path / "poem.txt").write_text("Roses are red.\n", encoding="utf-8")
    poem = mainphase("replay", tmp_path / "poem.txt")
    assert poem.status == 2
    assert "poem.txt:1" in poem.err
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00\x01\x9c")
    noise = mainphase("replay", tmp_path / "bytes")
    assert noise.status == 2
    assert "this is not a record: it is not text in UTF-8" in noise.err


def test_a_corrupted_record_is_refused_with_the_line(mainphase: Run, tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    mainphase("watch", "vanilla-red", "vanilla-green", "--max-turns", "4", "--record", kept)
    lines = kept.read_text(encoding="utf-8").splitlines()
    middle = len(lines) * 3 // 4
    lines[middle] = "@@@ " + lines[middle]
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join(lines) + "\n", encoding="utf-8")
    ran = mainphase("replay", broken)
    assert ran.status == 2
    assert f"broken.txt:{middle + 1}" in ran.err
    assert ran.out == ""


# --- bad input


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bot", "clever"), "there is no bot 'clever'"),
        (("--bot", "random", "--bot", "greedy", "--bot", "random"), "3 bots for 2 players"),
        (("--first", "Carol"), "there is no player 'Carol'"),
        (("--rules", "yesterday"), "unknown rules 'yesterday'"),
        (("--record", "no/such/folder/game.txt"), "there is no folder"),
        (("--record", "."), ". is a folder"),
        (("--verbosity", "loud"), "there is no verbosity 'loud'"),
    ],
)
def test_an_option_with_a_wrong_value(mainphase: Run, arguments: tuple[str, ...], said: str) -> None:
    ran = mainphase(*GAME, *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err


@pytest.mark.parametrize("arguments", [("--seed", "x"), ("--max-turns", "0")])
def test_a_number_that_is_none(mainphase: Run, arguments: tuple[str, ...]) -> None:
    ran = mainphase(*GAME, *arguments)
    assert ran.status == 2
    assert arguments[0] in ran.err


def test_decks_that_the_rules_of_the_date_know_play_where_none_are_named(mainphase: Run) -> None:
    assert (
        mainphase("watch", "--seed", "1").out
        == mainphase("watch", "white-blue-tempo", "red-green-assault", "--seed", "1").out
    )
    ran = mainphase("watch", "white-blue-tempo")
    assert (ran.status, ran.out) == (2, "")
    assert "found 1 decks" in ran.err


def test_a_deck_is_refused_on_a_date_that_does_not_know_its_cards(mainphase: Run) -> None:
    ran = mainphase(*GAME, "--rules", "2003-07-01")
    assert (ran.status, ran.out) == (2, "")
    assert "red-green-assault: " in ran.err
    assert "The Triumph of Anax is a Saga; the rules of 2003-07-01 have no Sagas" in ran.err
    assert "(they came on 2018-04-27, rule 714.2b)" in ran.err


def test_every_date_is_played_and_dates_before_the_first_are_refused(mainphase: Run) -> None:
    ran = mainphase("watch", "--seed", "1", "--rules", "fifth")
    assert (ran.status, ran.err) == (0, "")
    ran = mainphase(*GAME, "--rules", "1996-01-01")
    assert (ran.status, ran.out) == (2, "")
    assert "1997-03-24" in ran.err


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        ("4 Lightning Blot\n56 Mountain\n", "Lightning Blot"),
        ("four Mountain\n", "deck.txt:1"),
        ("60 Mountain\nxx\n", "deck.txt:2"),
        ("", "the deck has no cards"),
    ],
)
def test_a_deck_that_cannot_be_read(mainphase: Run, tmp_path: Path, deck: str, said: str) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(deck, encoding="utf-8")
    ran = mainphase("watch", path, "red-burn")
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err
    assert "deck.txt" in ran.err


def test_all_unknown_cards_are_named_at_once(mainphase: Run, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("4 No Such Card\n4 Another Such\n52 Mountain\n", encoding="utf-8")
    ran = mainphase("watch", path, "red-burn")
    assert ran.status == 2
    assert "No Such Card" in ran.err
    assert "Another Such" in ran.err


def test_a_deck_that_is_not_there(mainphase: Run) -> None:
    ran = mainphase("watch", "nowhere", "red-burn")
    assert ran.status == 2
    assert "nowhere" in ran.err
    assert "white-blue-tempo" in ran.err


def test_a_bot_that_answers_nonsense_is_named(mainphase: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "nonsense_bot.py").write_text(
        "class Nonsense:\n    def choose(self, view, decision):\n        return 1000\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    ran = mainphase(*GAME, "--bot", "nonsense_bot:Nonsense")
    assert ran.status == 2
    assert "the bot nonsense_bot:Nonsense" in ran.err
    assert "answered 1000" in ran.err
