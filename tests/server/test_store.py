"""The file of games: every row has a checksum. A damaged game is set aside alone and named; the others go on. Earlier
formats open; a full disk, a foreign file and a write that was cut short lose nothing that was acknowledged.
"""

from __future__ import annotations

import io
import os
import random
import shutil
import sqlite3
import stat
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest
from tests.support.patience import ENOUGH
from tests.support.served import BOBS_TURN, Client, Data, serving, whoever

from mainphase.cli import run
from mainphase.errors import OptionError
from mainphase.server import acknowledged as acknowledged_module
from mainphase.server import hosting, limits
from mainphase.server.admin import administer
from mainphase.server.game_store import SYNCHRONOUS, Durable, GameStore
from mainphase.server.kept_game import GameKept, LineKept, MoveKept, SeatKept
from mainphase.server.kept_rows import DamagedGameError
from mainphase.server.store_format import FORMAT

STORES: Final = Path(__file__).parent / "stores"
FLAGS: Final = (False,) * 5
COLUMNS: Final = [
    *(("games", name) for name in ("id", "line", "turn", "over", "made", "changed", "lines", "writes", "size")),
    *(("games", name) for name in ("kept_check", "row_check", "kept")),
    *(("lines", name) for name in ("game", "line", "parent", "moment", "moves", "row_check")),
    *(("moves", name) for name in ("game", "line", "moment", "move", "row_check")),
]


def kept_game(id_: str) -> GameKept:
    seats = (SeatKept("Ann", "person", "", f"token of {id_}"), SeatKept("Bob", "bot", "greedy"))
    return GameKept(id_, seats, f"watch {id_}", "where it began " * 30, True, "2020-01-01", "duel", False, 0, 1)


def a_move(number: int) -> MoveKept:
    return MoveKept((number,), "", (number * 3, 7), FLAGS, number % 2)


def fill(store: GameStore, *games: str) -> None:
    """Games with two lines each: ten moves, and three more from the sixth on."""
    for game in games:
        store.add_game(kept_game(game), [a_move(0)], 1, False)
        store.add_moves(game, 0, 1, [a_move(k) for k in range(1, 6)], 2, False)
        store.add_moves(game, 0, 6, [a_move(k) for k in range(6, 10)], 3, False)
        store.set_line(game, 1, LineKept(1, 0, 6, [a_move(k) for k in range(6)]), 2, False)
        store.add_moves(game, 1, 6, [a_move(k) for k in range(20, 23)], 4, False)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.sqlite"
    with closing(GameStore(path)) as store:
        fill(store, "aaa", "bbb", "ccc")
    return path


def found_in(path: Path) -> dict[str, Any]:
    with closing(GameStore(path)) as store:
        return {row.id: store.game(row.id) for row in store.rows()}


def test_what_was_written_is_read(games: Path) -> None:
    kept, lines = found_in(games)["bbb"]
    assert kept == kept_game("bbb").__class__(**{**as_fields(kept_game("bbb")), "line": 1})
    assert lines[0].moves == [a_move(k) for k in range(10)]
    assert lines[1].moves == [*(a_move(k) for k in range(6)), *(a_move(k) for k in range(20, 23))]


def as_fields(kept: GameKept) -> dict[str, Any]:
    return {name: getattr(kept, name) for name in kept.__struct_fields__}


# --- Damage


def flipped(value: Any, bit: int) -> Any:
    if isinstance(value, int):
        return value ^ 1
    at = len(value) // 2
    return value[:at] + bytes([value[at] ^ bit]) + value[at + 1 :]


def harm(path: Path, table: str, column: str, bit: int) -> None:
    """Flips a bit of a column, in the last row of the game "bbb"."""
    with closing(sqlite3.connect(path)) as db:
        db.text_factory = bytes
        names = [row[1].decode() for row in db.execute(f"PRAGMA table_info({table})")]
        texts = {row[1].decode() for row in db.execute(f"PRAGMA table_info({table})") if row[2] == b"TEXT"}
        key = "id" if table == "games" else "game"
        row = list(db.execute(f"SELECT * FROM {table} WHERE {key} = 'bbb'").fetchall()[-1])
        same = " AND ".join(f"{name} = CAST(? AS TEXT)" if name in texts else f"{name} = ?" for name in names)
        assert db.execute(f"DELETE FROM {table} WHERE {same}", row).rowcount == 1
        at = names.index(column)
        row[at] = flipped(row[at], bit)
        values = ", ".join("CAST(? AS TEXT)" if name in texts else "?" for name in names)
        db.execute(f"INSERT OR REPLACE INTO {table} VALUES ({values})", row)
        db.commit()


@pytest.mark.parametrize("bit", [0x01, 0x80])
@pytest.mark.parametrize(("table", "column"), COLUMNS)
def test_a_flipped_bit_sets_one_game_aside(games: Path, table: str, column: str, bit: int) -> None:
    whole = found_in(games)
    harm(games, table, column, bit)
    with closing(GameStore(games)) as store:
        for other in ("aaa", "ccc"):
            assert store.game(other) == whole[other]
        store.add_moves("ccc", 1, 9, [a_move(99)], 5, False)
        with pytest.raises(DamagedGameError, match=r"the game bbb is damaged on disk: .* It is set aside"):
            store.game("bbb")
        found = store.examine("bbb")
        assert found is not None
        assert "'" not in found.error().message, "nothing of the inside is told"
        kept, lines = whole["bbb"]
        assert found.kept in (None, kept, kept_game("bbb")), "what is exported is what was written"
        for number, line in found.lines.items():
            assert line.moves == lines[number].moves[: len(line.moves)]


def test_every_column_is_harmed(games: Path) -> None:
    with closing(sqlite3.connect(games)) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        there = {(table, row[1]) for table in tables for row in db.execute(f"PRAGMA table_info({table})")}
    assert there == set(COLUMNS)


@pytest.mark.parametrize(("table", "key"), [("games", "id"), ("lines", "game"), ("moves", "game")])
def test_a_row_that_is_missing_is_missed(games: Path, table: str, key: str) -> None:
    with closing(sqlite3.connect(games)) as db:
        last = db.execute(f"SELECT max(rowno) FROM (SELECT 1 AS rowno FROM {table})").fetchone()
        assert last is not None
        order = {"games": "", "lines": " AND line = 1", "moves": " AND line = 1 AND moment = 8"}[table]
        assert db.execute(f"DELETE FROM {table} WHERE {key} = 'bbb'{order}").rowcount == 1
        db.commit()
    with closing(GameStore(games)) as store, pytest.raises(DamagedGameError, match="bbb"):
        store.game("bbb")


def test_a_line_without_moves_that_is_missing_is_missed(games: Path) -> None:
    with closing(GameStore(games)) as store:
        store.set_line("bbb", 2, LineKept(2, 0, 3, [a_move(k) for k in range(3)]), 2, False)
    with closing(sqlite3.connect(games)) as db:
        assert db.execute("DELETE FROM lines WHERE game = 'bbb' AND line = 2").rowcount == 1
        db.commit()
    with closing(GameStore(games)) as store, pytest.raises(DamagedGameError, match="of 3 lines 2 are there"):
        store.game("bbb")


def test_nothing_is_added_to_a_game_that_is_damaged(games: Path) -> None:
    """A new checksum over what is wrong would make it look whole."""
    for table, column in (("games", "turn"), ("lines", "moves")):
        harm(games, table, column, 1)
        before = games.read_bytes()
        with closing(GameStore(games)) as store:
            with pytest.raises(DamagedGameError):
                store.add_moves("bbb", 1, 9, [a_move(1)], 5, False)
            if table == "games":
                with pytest.raises(DamagedGameError):
                    store.set_line("bbb", 0, None, 5, False)
            with pytest.raises(DamagedGameError):
                store.game("bbb")
        assert games.read_bytes()[100:] == before[100:]


def test_one_that_is_damaged_can_be_dropped(games: Path) -> None:
    harm(games, "games", "id", 1)
    with closing(GameStore(games)) as store:
        store.drop("bbb")
        assert store.examine("bbb") is None
        assert {row.id for row in store.rows()} >= {"aaa", "ccc"}


def test_a_game_that_is_damaged_while_it_is_played_says_so(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite") as server, Client(server.port) as ann, Client(server.port) as eve:
        (harmed, update), (other, there) = ann.asked_in(BOBS_TURN), ann.asked_in(BOBS_TURN)
        server.lobby.store._db.execute("UPDATE lines SET moment = 7 WHERE game = ?", (harmed,))
        process = server.lobby.tables[harmed].process
        assert process is not None
        process._process.kill()  # so that it must be read again
        process._process.join(ENOUGH)
        told = ann.ask("answer", game=harmed, line=update["line"], moment=update["moment"], choice=0)
        assert told["code"] == "damaged", told
        assert "is damaged on disk: the line 0 is not as it was written" in told["message"]
        token = server.lobby.tables[harmed].kept.watch
        assert eve.ask("join", game=harmed, token=token)["code"] == "damaged"
        assert ann.answer(other, 0, there)["type"] == "done", "the other goes on"


def beaten(path: Path, whole: dict[str, Any], content: bytes, at: int, bit: int) -> str:
    """Flips one bit of the file: what becomes of it."""
    path.write_bytes(content[:at] + bytes([content[at] ^ bit]) + content[at + 1 :])
    try:
        store = GameStore(path)
    except OptionError:
        return "refused"
    outcome = "whole"
    with closing(store):
        for game, was in whole.items():
            try:
                found = store.game(game)
            except DamagedGameError:
                outcome = "damaged"
                continue
            if found is None:
                assert store.unread or outcome == "damaged" or game not in {row.id for row in store.rows()}
                outcome = "unread" if store.unread else "gone"
            else:
                assert found == was, at
    return outcome


def bits_flipped(games: Path, tmp_path: Path, count: int) -> dict[str, int]:
    whole = found_in(games)
    content = games.read_bytes()
    chance = random.Random(5)
    outcomes: dict[str, int] = {}
    for _ in range(count):
        for name in ("harmed.sqlite-wal", "harmed.sqlite-shm", "harmed.sqlite"):
            (tmp_path / name).unlink(missing_ok=True)
        at = chance.randrange(len(content))
        outcome = beaten(tmp_path / "harmed.sqlite", whole, content, at, 1 << chance.randrange(8))
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    return outcomes


def test_no_flipped_bit_of_the_file_changes_a_game(games: Path, tmp_path: Path) -> None:
    outcomes = bits_flipped(games, tmp_path, 150)
    assert outcomes.get("gone", 0) == 0, outcomes
    assert outcomes["damaged"] > 10, outcomes


@pytest.mark.deep
@pytest.mark.fuzz
def test_no_flipped_bit_of_the_file_changes_a_game_ten_thousand_times(games: Path, tmp_path: Path) -> None:
    outcomes = bits_flipped(games, tmp_path, 10_000)
    assert outcomes.get("gone", 0) == 0, outcomes


# --- Written or not


def test_a_disk_that_is_full_keeps_what_was_kept(games: Path) -> None:
    whole = found_in(games)
    with closing(GameStore(games)) as store:
        pages = store._db.execute("PRAGMA page_count").fetchone()[0]
        store._db.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(sqlite3.OperationalError, match="full"):
            store.add_moves("aaa", 1, 9, [a_move(1)] * 2_000, 9, True)
        assert store.game("aaa") == whole["aaa"]
        (row,) = [row for row in store.rows() if row.id == "aaa"]
        assert (row.turn, row.over) == (4, False)
        store._db.execute("PRAGMA max_page_count = 1000000")
        store.add_moves("aaa", 1, 9, [a_move(1)], 9, True)
    assert len(found_in(games)["aaa"][1][1].moves) == 10


def acknowledged(tmp_path: Path) -> tuple[bytes, list[tuple[int, bytes]]]:
    """A store whose process never closed it: the file, and the log as it was after each acknowledged move."""
    path = tmp_path / "live.sqlite"
    store = GameStore(path)
    store.add_game(kept_game("aaa"), [a_move(0)], 1, False)
    logs = []
    for k in range(1, 4):
        store.add_moves("aaa", 0, k, [a_move(k)], 1, False)
        logs.append((k + 1, Path(f"{path}-wal").read_bytes()))
    content = path.read_bytes()
    store.close()
    return content, logs


def cut_short(tmp_path: Path, step: int) -> None:
    content, logs = acknowledged(tmp_path)
    _, log = logs[-1]
    whole = [(moves, len(each)) for moves, each in logs]
    lengths = sorted({*range(0, len(log), step), *(at + k for _, at in whole for k in (-1, 0)), len(log)})
    path = tmp_path / "cut.sqlite"
    for length in lengths:
        for name in ("cut.sqlite-shm",):
            (tmp_path / name).unlink(missing_ok=True)
        path.write_bytes(content)
        Path(f"{path}-wal").write_bytes(log[:length])
        with closing(GameStore(path)) as store:
            found = store.game("aaa")
        had = len(found[1][0].moves) if found is not None else 0
        least = max((moves for moves, at in whole if at <= length), default=0)
        assert least <= had <= 4, f"cut at the byte {length}"
        assert found is None or found[1][0].moves == [a_move(k) for k in range(had)]


def test_a_write_that_was_cut_short_is_made_or_not(tmp_path: Path) -> None:
    cut_short(tmp_path, 997)


@pytest.mark.deep
def test_a_write_that_was_cut_short_at_any_byte_is_made_or_not(tmp_path: Path) -> None:
    cut_short(tmp_path, 7)


# --- What was acknowledged is missed


def left_by_a_kill(tmp_path: Path, durable: Durable = "power") -> dict[str, bytes]:
    """What lies on the disk after two games were played and their process was killed: by the end of each file's name.
    The log has been read back into the file once before.
    """
    path = tmp_path / "live.sqlite"
    with closing(GameStore(path, durable)) as store:
        fill(store, "aaa")
    store = GameStore(path, durable)
    fill(store, "bbb")
    store.add_moves("aaa", 0, 10, [a_move(10)], 3, False)
    store.add_game(kept_game("ccc"), [a_move(0)], 1, False)
    store.drop("ccc")
    found = {end: Path(f"{path}{end}").read_bytes() for end in ("", "-wal", "-acknowledged")}
    store.close()
    return found


def laid_out(folder: Path, files: dict[str, bytes]) -> Path:
    """These files, and no other of the store."""
    for name in folder.glob("harmed.sqlite*"):
        name.unlink()
    for end, content in files.items():
        (folder / f"harmed.sqlite{end}").write_bytes(content)
    return folder / "harmed.sqlite"


def read_or_refused(path: Path) -> dict[str, Any] | None:
    """Each game that can be played; of one that is set aside, why. None if the file is refused as a whole."""
    try:
        store = GameStore(path)
    except OptionError:
        return None
    out: dict[str, Any] = {}
    with closing(store):
        for game in ("aaa", "bbb", "ccc"):
            try:
                found = store.game(game)
            except DamagedGameError as error:
                out[game] = error.message
            else:
                if found is not None:
                    out[game] = found
        assert not store.unread
    return out


def flip_bytes_of_the_log(tmp_path: Path, step: int) -> None:
    files = left_by_a_kill(tmp_path)
    whole = read_or_refused(laid_out(tmp_path, files))
    assert whole is not None
    assert sorted(whole) == ["aaa", "bbb"]
    log = files["-wal"]
    told = 0
    for at in range(0, len(log), step):
        harmed = log[:at] + bytes([log[at] ^ (1 << at % 8)]) + log[at + 1 :]
        found = read_or_refused(laid_out(tmp_path, files | {"-wal": harmed}))
        if found is None:
            continue
        assert sorted(found) == ["aaa", "bbb"], at
        for game, was in whole.items():
            assert found[game] == was or isinstance(found[game], str), f"the byte {at}: {game} lost something unnoticed"
        told += any(isinstance(each, str) for each in found.values())
    assert told > len(log) // step // 2


def test_a_flipped_byte_of_the_log_loses_nothing_unnoticed(tmp_path: Path) -> None:
    flip_bytes_of_the_log(tmp_path, 997)


@pytest.mark.deep
@pytest.mark.fuzz
def test_a_flipped_byte_of_the_log_loses_nothing_unnoticed_at_any_byte(tmp_path: Path) -> None:
    flip_bytes_of_the_log(tmp_path, 5)


def test_a_log_that_is_cut_short_or_gone_loses_nothing_unnoticed(tmp_path: Path) -> None:
    files = left_by_a_kill(tmp_path)
    whole = read_or_refused(laid_out(tmp_path, files))
    assert whole is not None
    log = files.pop("-wal")
    found: dict[str, Any] | None = None
    for length in (*range(0, len(log), 4001), None):
        found = read_or_refused(laid_out(tmp_path, files if length is None else files | {"-wal": log[:length]}))
        assert found is not None
        for game, was in whole.items():
            assert found[game] == was or "that were acknowledged. It is set aside" in found[game]
    assert found is not None
    assert found["bbb"].startswith("the game bbb is damaged on disk: all of it is missing, 5 changes")
    assert found["aaa"].startswith("the game aaa is damaged on disk: its last change is missing, of 6 that")


def test_what_is_lost_stays_told_until_whoever_runs_it_decides(tmp_path: Path) -> None:
    """It can be accepted as it is, restored, or dropped; the log as it was is put aside."""
    files = left_by_a_kill(tmp_path)
    log = files["-wal"]
    harmed = log[:40] + bytes([log[40] ^ 1]) + log[41:]
    path = laid_out(tmp_path, files | {"-wal": harmed})
    for _ in range(2):
        with closing(GameStore(path)) as store:
            lines = hosting.games_checked(store)
            assert [line[:3] for line in lines] == ["aaa", "bbb"] or [line[:3] for line in lines] == ["bbb", "aaa"]
            assert all("DAMAGED: " in line for line in lines)
            with pytest.raises(DamagedGameError, match="its last change is missing"):
                store.add_moves("aaa", 0, 10, [a_move(10)], 3, False)
    assert (tmp_path / "harmed.sqlite-wal-damaged-1").read_bytes() == harmed
    assert administer(path, ["accept", "aaa"]).lines == ["aaa: goes on as it is"]
    with pytest.raises(OptionError, match="lacks nothing that was acknowledged"):
        administer(path, ["accept", "aaa"])
    with pytest.raises(OptionError, match="restore it from a backup, or drop it"):
        administer(path, ["accept", "bbb"])
    administer(path, ["drop", "bbb"])
    with closing(GameStore(path)) as store:
        assert hosting.games_checked(store) == ["1 game, all as they were written"]
        store.add_moves("aaa", 0, 10, [a_move(11)], 3, False)


def test_a_game_that_was_dropped_stays_dropped(tmp_path: Path) -> None:
    """Though the log is lost in which it was."""
    path = tmp_path / "live.sqlite"
    with closing(GameStore(path)) as store:
        fill(store, "aaa", "bbb")
    content = path.read_bytes()
    with closing(GameStore(path)) as store:
        store.drop("aaa")
        counts = Path(f"{path}-acknowledged").read_bytes()
    with closing(GameStore(laid_out(tmp_path, {"": content, "-acknowledged": counts}))) as store:
        assert [row.id for row in store.rows()] == ["bbb"]


@pytest.mark.parametrize("restarted", [False, True])
def test_what_a_crash_of_the_system_may_take_is_forgiven_where_no_more_was_promised(
    restarted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acknowledged_module, "run_of_system", lambda: "one")
    for durable in SYNCHRONOUS:
        files = left_by_a_kill(tmp_path, durable)
        (tmp_path / "live.sqlite").unlink()
        Path(tmp_path / "live.sqlite-acknowledged").unlink()
        monkeypatch.setattr(acknowledged_module, "run_of_system", lambda: "two" if restarted else "one")
        found = read_or_refused(laid_out(tmp_path, files | {"-wal": b""}))
        assert found is not None
        assert isinstance(found["aaa"], str) == (durable == "power" or not restarted)
        monkeypatch.setattr(acknowledged_module, "run_of_system", lambda: "one")


def test_no_flipped_byte_of_the_counts_makes_a_game_look_damaged(tmp_path: Path) -> None:
    files = left_by_a_kill(tmp_path)
    whole = read_or_refused(laid_out(tmp_path, files))
    counts = files["-acknowledged"]
    for at in range(len(counts)):
        harmed = counts[:at] + bytes([counts[at] ^ 0x10]) + counts[at + 1 :]
        assert read_or_refused(laid_out(tmp_path, files | {"-acknowledged": harmed})) == whole, at


def test_counts_that_cannot_be_written_keep_no_change_from_being_made(games: Path) -> None:
    with closing(GameStore(games)) as store:
        assert store._acknowledged._file is not None
        store._acknowledged._file.close()
        store._acknowledged._file = io.FileIO(games, "r")
        store.add_moves("aaa", 1, 9, [a_move(99)], 5, False)
        assert "changes cannot be counted" in store.failing
    with closing(GameStore(games)) as store:
        assert store.game("aaa") is not None


def test_the_bytes_of_a_game_are_counted(games: Path, tmp_path: Path) -> None:
    with closing(GameStore(games)) as store:
        store.change(kept_game("ccc"))
        for row in store.rows():
            (moves,) = store._db.execute("SELECT sum(length(move)) FROM moves WHERE game = ?", (row.id,)).fetchone()
            (kept,) = store._db.execute("SELECT length(kept) FROM games WHERE id = ?", (row.id,)).fetchone()
            assert row.size == moves + kept > 1000
        assert store.kept_bytes() == sum(row.size for row in store.rows())
        sizes = {row.id: (row.size, row.writes) for row in store.rows()}
    with closing(GameStore(games)) as store:
        assert {row.id: (row.size, row.writes) for row in store.rows()} == sizes


def test_durability_is_what_the_setting_says(tmp_path: Path) -> None:
    for durable, level in (("crash", 1), ("power", 2)):
        with closing(GameStore(tmp_path / f"{durable}.sqlite", durable)) as store:  # type: ignore[arg-type]
            assert store._db.execute("PRAGMA synchronous").fetchone() == (level,)
            assert store._db.execute("PRAGMA journal_mode").fetchone() == (b"wal",)


def test_only_its_owner_reads_the_file(games: Path) -> None:
    """It holds the secrets of seats."""
    assert stat.S_IMODE(games.stat().st_mode) == 0o600


# --- What is opened


@pytest.fixture(params=sorted(STORES.glob("format-*.sql")), ids=lambda path: str(path.stem))
def earlier(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(request.param.read_text(encoding="utf-8"))
    return path


def test_a_store_of_every_format_is_opened_and_played_on(earlier: Path) -> None:
    with serving(earlier) as server, Client(server.port) as ann, Client(server.port) as bob:
        (listed,) = [each for each in ann.ask("games")["games"] if each["players"] == ["Ann", "Bob"]]
        alone: Data = {"game": listed["game"], "seats": [{"token": listed["token"]}]}
        ann.sit(alone)
        update = ann.asked(alone["game"])
        assert (update["line"], update["moment"]) == (1, 28)
        assert len(update["lines"]) == 2
        assert ann.answer(alone["game"], 0, update)["type"] == "done"
        of_two = [row.kept for row in server.lobby.store.rows() if row.kept is not None and len(row.kept.persons) == 2]
        assert of_two
        for kept in of_two:
            two: Data = {"game": kept.id, "seats": [{"token": seat.token} for seat in kept.seats]}
            ann.sit(two)
            bob.sit(two, 1)
            who = whoever(two["game"], ann, bob)
            assert who is not None
            assert who.answer(two["game"], 0)["type"] == "done"
    with closing(GameStore(earlier)) as store:
        assert all(not row.damage for row in store.rows())
        assert store._db.execute("PRAGMA user_version").fetchone() == (FORMAT,)


def test_a_store_of_every_format_is_kept_here() -> None:
    assert [path.stem for path in sorted(STORES.iterdir())] == [f"format-{k}" for k in range(1, FORMAT + 1)]


def test_what_is_no_game_in_an_earlier_store_is_set_aside_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((STORES / "format-1.sql").read_text(encoding="utf-8"))
        db.execute("UPDATE games SET kept = x'7b22' WHERE id = '4518ba0ded'")
        db.execute("UPDATE games SET made = CAST(x'ff' AS TEXT) WHERE id = 'e252987f90'")
        db.commit()
    with closing(GameStore(path)) as store:
        with pytest.raises(DamagedGameError, match="is written as this version does not write it"):
            store.game("4518ba0ded")
        assert store.game("e252987f90") is not None


def test_a_game_has_no_more_lines_than_there_is_room_for(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_MOVES_KEPT", 13)
    with closing(GameStore(games)) as store:
        before = store.game("aaa")
        with pytest.raises(OptionError, match="at most 13 moves on all its lines"):
            store.set_line("aaa", 2, LineKept(2, 0, 1, [a_move(0)]), 2, False)
        assert store.game("aaa") == before
        store.set_line("aaa", 0, None, 2, False)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a file that cannot be written, for somebody who may not")
def test_a_file_that_cannot_be_written_is_refused_and_stays(games: Path) -> None:
    """Whoever runs the tests may be allowed everything: somebody else tries."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        shutil.copyfile(games, path)
        before = path.read_bytes()
        path.chmod(0o444)
        Path(folder).chmod(0o555)
        child = os.fork()
        if child == 0:
            try:
                if os.geteuid() == 0:
                    os.setuid(65534)
                GameStore(path)
            except OptionError as error:
                os._exit(0 if "games cannot be kept here" in str(error) else 2)
            except BaseException:
                os._exit(3)
            os._exit(1)
        _, status = os.waitpid(child, 0)
        Path(folder).chmod(0o755)
        assert os.waitstatus_to_exitcode(status) == 0
        assert path.read_bytes() == before


def test_a_database_of_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE bookmarks (address TEXT)")
    before = path.read_bytes()
    assert run(["table", "--no-open", "--port", "0", "--games", str(path)]) == 2
    assert "no file of games: name another file with --games FILE" in " ".join(capsys.readouterr().err.split())
    assert path.read_bytes() == before


def test_games_that_cannot_be_kept_are_refused_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a file").write_text("", encoding="utf-8")
    places = [tmp_path / "a file" / "games.sqlite", tmp_path]
    if os.path.exists("/proc/self"):
        places.append(Path("/proc/self/games.sqlite"))
    for place in places:
        assert run(["table", "--no-open", "--port", "0", "--games", str(place)]) == 2
        assert "games cannot be kept here" in " ".join(capsys.readouterr().err.split()), place
