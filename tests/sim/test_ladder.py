"""Who of several bots stands above whom: by many games of each pair, kept for as long as they play as they did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run, mainphase

from mainphase.errors import OptionError
from mainphase.sim.ladder import BETTER, ENOUGH, Ladder, Meeting, climbed, kept_ladder, play_checksum, write_ladder

__all__ = ["mainphase"]


def met(won: int, decided: int) -> Meeting:
    return Meeting("a", "b", ("1", "2"), ("red-burn",), "today", 0, decided, won, decided)


def test_one_stands_above_another_by_53_per_cent_of_a_thousand_games() -> None:
    assert met(int(BETTER * ENOUGH), ENOUGH).above == "a"
    assert met(int(BETTER * ENOUGH) - 1, ENOUGH).above == ""
    assert met(ENOUGH - int(BETTER * ENOUGH), ENOUGH).above == "b"
    assert met(ENOUGH - 1, ENOUGH - 1).above == "", "too few games"


def test_who_stands_above_most_comes_first() -> None:
    assert Ladder({"b": "2", "a": "1"}, [met(600, 1000)]).order() == ["a", "b"]


def test_a_player_is_known_by_its_answers() -> None:
    assert play_checksum("greedy") == play_checksum("greedy")
    assert play_checksum("greedy") != play_checksum("random")


def test_what_was_played_is_kept_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "ladder.json"
    first = climbed(["greedy", "random"], ["vanilla-red"], games=4, keep=kept)
    (meeting,) = first.meetings
    assert meeting.decided == 4
    assert meeting.won >= 3
    monkeypatch.setattr("mainphase.sim.ladder.meet", None)  # nobody plays
    assert climbed(["greedy", "random"], ["vanilla-red"], games=4, keep=kept).meetings == first.meetings
    data = json.loads(kept.read_text(encoding="utf-8"))
    data["players"]["greedy"] = data["meetings"][0]["plays"][0] = "another"
    kept.write_text(json.dumps(data), encoding="utf-8")
    said: list[str] = []
    with pytest.raises(TypeError):  # it would be played
        climbed(["greedy", "random"], ["vanilla-red"], games=4, keep=kept, say=said.append)
    assert "greedy plays otherwise" in said[0]


def test_what_is_no_ladder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="two bots or more, each once; found greedy"):
        climbed(["greedy"])
    with pytest.raises(OptionError, match="each once"):
        climbed(["greedy", "greedy"])
    path = tmp_path / "no.json"
    path.write_text("[]", encoding="utf-8")
    with pytest.raises(OptionError, match="no file of a ladder"):
        climbed(["greedy", "random"], keep=path)


def test_who_plays_by_the_clock_has_no_place_on_a_ladder(tmp_path: Path, mainphase: Run) -> None:
    kept = tmp_path / "ladder.json"
    ran = mainphase("ladder", "greedy", "search:seconds=0.1", "--games", "2", "--keep", str(kept))
    assert ran.status == 2
    assert "no place for search:seconds=0.1, which plays by the clock" in ran.err
    assert "search:sims=200" in ran.err
    assert not kept.exists()


def test_the_command_prints_a_matrix(mainphase: Run) -> None:
    ran = mainphase("ladder", "greedy", "random", "--deck", "vanilla-red", "--games", "2")
    assert (ran.status, ran.err) == (0, "")
    assert "against random" in ran.out
    assert "Neither of greedy and random stands above." in ran.out


def test_a_file_is_never_left_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "ladder.json"
    write_ladder(kept, Ladder(), Ladder({"a": "1", "b": "2"}, [met(600, 1000)]))
    before = kept.read_text(encoding="utf-8")

    def half(path: Path, text: str, encoding: str) -> int:
        path.write_bytes(text[: len(text) // 2].encode(encoding))
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", half)
    with pytest.raises(OptionError, match="cannot be written: No space left on device"):
        write_ladder(kept, kept_ladder(kept), Ladder({"a": "1", "b": "2"}, [met(700, 1000)]))
    assert kept.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [kept]
