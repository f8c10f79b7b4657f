"""The folder of a run: what interrupts it, what is damaged in it, and what it may not be."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.sim.random_run import Disorderly, random_run
from tests.support.patience import ENOUGH

from mainphase import sim
from mainphase.cards.decks import Deck
from mainphase.errors import OptionError
from mainphase.sim.plan import Batch

pa = pytest.importorskip("pyarrow", reason="the extra sim is not installed")

PROGRAM = (sys.executable, "-m", "mainphase", "simulate")
QUICK = [Deck("red", ((20, "Mountain"), (20, "Goblin Piker"))), Deck("green", ((20, "Forest"), (20, "Grizzly Bears")))]


def quick(folder: Path, games: int = 6, **more: object) -> sim.Run:
    return random_run(QUICK, games, batch=2, max_turns=8, out=folder, **more)


def files(folder: Path) -> dict[str, bytes]:
    """Everything in a folder."""
    found = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def test_the_rows_in_the_folder_are_those_in_memory(tmp_path: Path) -> None:
    kept = quick(tmp_path / "out").finish()
    fresh = random_run(QUICK, 6, batch=2, max_turns=8).finish()
    assert list(kept) == list(fresh)
    assert kept.tallies == fresh.tallies
    for chunk in range(3):
        assert kept.rows(Batch(chunk, 0, 2 * chunk, 2)) == fresh.rows(Batch(chunk, 0, 2 * chunk, 2))
    for what in ("games", "cards"):
        assert kept.frame(what).equals(fresh.frame(what))


def test_a_frame_is_of_polars_or_pandas(tmp_path: Path) -> None:
    run = quick(tmp_path / "out", 2)
    assert run.frame("games")["player_1"].to_list() == ["red", "green"]
    assert run.frame("cards").columns == [
        "series",
        "game",
        "rules",
        "player",
        "card",
        "won",
        "opening",
        "drawn",
        "played",
    ]
    pytest.importorskip("pandas")
    assert list(run.frame("games", "pandas")["player_1"]) == ["red", "green"]
    with pytest.raises(OptionError, match="a frame is of games or cards"):
        run.frame("decks")
    with pytest.raises(OptionError, match="a frame is one of polars or pandas"):
        run.frame("games", "R")


def test_several_processes_write_the_same_files(tmp_path: Path) -> None:
    quick(tmp_path / "one").finish()
    quick(tmp_path / "two", runner=Disorderly()).finish()
    assert files(tmp_path / "one") == files(tmp_path / "two")


def test_a_run_that_is_killed_goes_on_and_comes_out_the_same(tmp_path: Path) -> None:
    """It loses what was being played, no more: each file that was there stays as it was."""
    folder = tmp_path / "out"
    decks = ["vanilla-red", "vanilla-green"]
    arguments = [*decks, "--games", "12", "--batch", "1", "--bot", "random", "--jobs", "2", "--out", str(folder)]
    going = subprocess.Popen([*PROGRAM, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until = time.monotonic() + ENOUGH
    while len(list((folder / "games").glob("*.parquet"))) < 2 and time.monotonic() < until:
        time.sleep(0.01)
    os.kill(going.pid, signal.SIGKILL)
    going.wait()
    before = {name: held for name, held in files(folder).items() if "/." not in name}
    there = [name for name in before if name.startswith("games/")]
    assert 2 <= len(there) < 12, "it was to be killed on its way"
    run = random_run(decks, 12, out=folder)
    assert len(list(run)) == 12
    assert run.found == len(there)
    assert before.items() <= files(folder).items()
    fresh = random_run(decks, 12)
    assert list(run) == list(fresh)
    assert run.tallies == fresh.tallies


def test_ctrl_c_leaves_a_folder_to_go_on_with_and_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    arguments = ["vanilla-red", "vanilla-green", "--games", "1000", "--batch", "1", "--bot", "random"]
    going = subprocess.Popen(
        [*PROGRAM, *arguments, "--out", str(folder)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        # What a shell starts in the background ignores interruptions, and so would this.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    until = time.monotonic() + ENOUGH
    while not list((folder / "games").glob("*.parquet")) and time.monotonic() < until:
        time.sleep(0.01)
    going.send_signal(signal.SIGINT)
    _, said = going.communicate(timeout=ENOUGH)
    assert going.returncode == 130
    assert "of 1,000 games; they are in" in said
    assert "the same command goes on from there" in said


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    first = list(quick(tmp_path / "out", 3))  # the last batch is not full
    more = quick(tmp_path / "out", 6).finish()
    assert more.found == 2
    assert first == list(more)[:3]
    assert list(more) == list(quick(tmp_path / "other", 6))


def test_fewer_games_can_be_asked_for_later_and_nothing_is_lost(tmp_path: Path) -> None:
    whole = list(quick(tmp_path, 6))
    before = files(tmp_path)
    fewer = quick(tmp_path, 3)
    assert list(fewer) == whole[:3]
    assert fewer.frame("games").height == 3
    assert fewer.frame("cards").height == 3 * 4
    assert files(tmp_path) == before


def test_without_a_word_about_batches_a_run_keeps_to_those_of_its_folder(tmp_path: Path) -> None:
    quick(tmp_path / "out", 4).finish()
    more = random_run(QUICK, 40, max_turns=8, out=tmp_path / "out")
    assert more.plan.batch == 2


DAMAGES: dict[str, Callable[[Path], object]] = {
    "empty": lambda path: path.write_bytes(b""),
    "cut short": lambda path: path.write_bytes(path.read_bytes()[:-100]),
    "text": lambda path: path.write_text("nothing", encoding="utf-8"),
    "another batch": lambda path: path.write_bytes((path.parent / "0000-000000.parquet").read_bytes()),
    "a flipped page": lambda path: path.write_bytes(
        path.read_bytes().replace(b"\x28\xb5\x2f\xfd", b"\x28\xb5\x2f\x00")
    ),
}


@pytest.mark.parametrize("kind", ["games", "cards"])
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_played_again_and_that_is_said(tmp_path: Path, kind: str, damage: str) -> None:
    whole = quick(tmp_path).finish()
    before = files(tmp_path)
    DAMAGES[damage](tmp_path / kind / "0000-000001.parquet")
    said: list[str] = []
    again = quick(tmp_path, say=said.append)
    assert list(again) == list(whole)
    assert again.tallies == whole.tallies
    assert files(tmp_path) == before
    assert len(said) == 1
    assert "0000-000001.parquet" in said[0]
    assert "are played again" in said[0]


def test_a_missing_file_of_cards_is_played_again(tmp_path: Path) -> None:
    quick(tmp_path).finish()
    before = files(tmp_path)
    (tmp_path / "cards" / "0000-000001.parquet").unlink()
    quick(tmp_path).finish()
    assert files(tmp_path) == before


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"seed": 1}, "its seed is 0, not 1"),
        ({"bots": "greedy"}, "its players are different"),
        ({"rules": "2009-07-11"}, "its rules is"),
    ],
)
def test_a_folder_of_another_plan_is_refused(tmp_path: Path, more: dict[str, str], said: str) -> None:
    quick(tmp_path, 2).finish()
    with pytest.raises(OptionError, match="holds another simulation") as refused:
        quick(tmp_path, 2, **more)
    assert said in str(refused.value)


def test_a_folder_with_other_things_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(OptionError, match="is not empty and holds no simulation"):
        quick(tmp_path)


def test_a_file_is_no_folder_and_a_damaged_plan_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(OptionError, match="is a file; give a folder"):
        quick(tmp_path / "file")
    quick(tmp_path / "out", 2).finish()
    (tmp_path / "out" / "plan.json").write_text("{", encoding="utf-8")
    with pytest.raises(OptionError, match=r"plan\.json is damaged"):
        quick(tmp_path / "out")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(OptionError, match="cannot be written: Permission denied"):
        quick(tmp_path / "out")


def test_a_folder_nobody_can_make_is_refused() -> None:
    with pytest.raises(OptionError, match="cannot be written"):
        quick(Path("/dev/null/out"))


@pytest.mark.skipif(sys.platform != "linux", reason="limits the size of files")
def test_a_disk_that_is_full_half_way_leaves_whole_files(tmp_path: Path) -> None:
    """A limit on the size of files stands in for the full disk: the second batch is too large for it."""
    limited = (
        "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
        "resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000)); from mainphase.cli import main; main()"
    )
    folder = tmp_path / "out"
    arguments = [
        "vanilla-red",
        "vanilla-green",
        "--games",
        "2",
        "--batch",
        "2",
        "--max-turns",
        "2",
        "--out",
        str(folder),
    ]
    ran = subprocess.run([sys.executable, "-c", limited, "simulate", *arguments], capture_output=True, text=True)
    assert ran.returncode == 2, ran.stderr
    assert "cannot be written: " in ran.stderr
    assert "the same command goes on from there" in ran.stderr
    assert not [name for name in files(folder) if name.startswith("games/")]
    assert not [name for name in files(folder) if "/." in name]


def test_where_a_series_may_end_early_no_file_has_a_game_too_many(tmp_path: Path) -> None:
    decks = ["red-burn", "vanilla-green"]
    for name, runner in (("1", None), ("2", Disorderly())):
        random_run(decks, 100, until=0.25, batch=2, runner=runner, out=tmp_path / name).finish()
    assert files(tmp_path / "1") == files(tmp_path / "2")


def test_csv_has_the_same_rows(tmp_path: Path) -> None:
    run = quick(tmp_path, 4).finish()
    games, cards = run.write_csv()
    lines = games.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 4
    assert len(cards.read_text(encoding="utf-8").splitlines()) == 1 + 4 * 4
    assert lines[1].startswith('0,0,"')
    with pytest.raises(OptionError, match="has no folder"):
        random_run(QUICK, 2, max_turns=2).write_csv()
