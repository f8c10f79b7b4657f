"""`mainphase table --admin`: whoever runs the server lists, checks, drops, exports, backs up and restores games,
while it runs and when it does not.
"""

from __future__ import annotations

import http.client
import json
import sqlite3
import stat
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.support.patience import ENOUGH
from tests.support.served import BOBS_TURN, Client, Data, serving

from mainphase.cli import run
from mainphase.game.replaying import replay
from mainphase.server.admin import admin_path
from mainphase.server.game_store import GameStore

Admin = Callable[..., tuple[int, str]]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def admin(games: Path, capsys: pytest.CaptureFixture[str]) -> Admin:
    """The command: its exit code, and what it said."""

    def ask(*words: object) -> tuple[int, str]:
        capsys.readouterr()
        status = run(["table", "--games", str(games), "--admin", *map(str, words)])
        said = capsys.readouterr()
        return status, said.out + said.err

    return ask


def two_games(port: int) -> tuple[Data, Data]:
    """One that began from decks, and one from a scenario; each a few answers old."""
    with Client(port) as client:
        first, second = client.begin(), client.open_position(BOBS_TURN)
        for created in (first, second):
            client.sit(created)
            for _ in range(3):
                client.answer(created["game"], 0)
        return first, second


def harm_move(games: Path, game: str, back: int) -> None:
    """Damages one of the last moves of a game."""
    with closing(sqlite3.connect(games)) as db:
        (last,) = db.execute("SELECT max(moment) FROM moves WHERE game = ?", (game,)).fetchone()
        db.execute("UPDATE moves SET move = x'00' WHERE game = ? AND moment = ?", (game, last - back))
        db.commit()


def test_while_the_server_runs(games: Path, admin: Admin, tmp_path: Path) -> None:
    with serving(games) as server:
        first, second = two_games(server.port)
        assert stat.S_IMODE(admin_path(games).stat().st_mode) == 0o600
        status, said = admin("list")
        assert status == 0
        assert {line.split()[0] for line in said.splitlines()} == {first["game"], second["game"]}
        assert admin("check") == (0, "2 games, all as they were written\n")
        assert admin("backup", tmp_path / "copy")[0] == 0
        status, said = admin("export", first["game"], tmp_path)
        assert status == 0
        assert replay((tmp_path / f"game-{first['game']}-line-0.record").read_text(encoding="utf-8")).moves > 0
        with Client(server.port) as client:
            client.sit(first)
            moment = client.asked(first["game"])["moment"]
            assert client.answer(first["game"], 0)["type"] == "done"
            status, said = admin("restore", tmp_path / "copy", first["game"])
            assert (status, "somebody sits there now" in said) == (2, True)
        deadline = time.monotonic() + ENOUGH
        while server.lobby.tables[first["game"]].readers and time.monotonic() < deadline:
            time.sleep(0.05)  # it takes a moment until the server knows that somebody has left
        assert "has gone on since" in admin("restore", tmp_path / "copy")[1]
        assert admin("restore", tmp_path / "copy", first["game"]) == (0, f"{first['game']}: restored\n")
        with Client(server.port) as client:
            client.sit(first)
            assert client.asked(first["game"])["moment"] == moment, "it is as it was then"
        assert admin("drop", first["game"]) == (0, f"{first['game']}: dropped\n")
        with Client(server.port) as client:
            told = client.ask("join", game=first["game"], token=first["seats"][0]["token"])
            assert told["code"] == "unknown_game"
            status, said = admin("restore", tmp_path / "copy")
            assert status == 0
            assert set(said.splitlines()) == {
                f"{first['game']}: restored",
                f"{second['game']}: is here as it is in the backup",
            }
            client.sit(first)
            assert client.answer(first["game"], 0)["type"] == "done"
    assert not admin_path(games).exists()


def test_nobody_else_administers(games: Path) -> None:
    with serving(games) as server:
        for headers in ({}, {"authorization": "Bearer "}, {"authorization": "Bearer guess"}):
            connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=ENOUGH)
            connection.request("POST", "/admin", json.dumps(["list"]), headers)
            answer = connection.getresponse()
            assert (answer.status, b"games" in answer.read()) == (403, False)
            connection.close()


def test_a_damaged_game_is_exported_as_far_as_it_is_whole(games: Path, admin: Admin, tmp_path: Path) -> None:
    with serving(games) as server:
        first, second = two_games(server.port)
    with closing(GameStore(games)) as store:
        assert (whole := store.game(first["game"])) is not None
    assert admin("backup", tmp_path / "copy")[0] == 0
    for created in (first, second):
        harm_move(games, created["game"], 1)
    status, said = admin("check")
    assert said.count("DAMAGED: the move") == 2, said
    for created in (first, second):
        status, said = admin("export", created["game"], tmp_path)
        assert status == 0
        assert said.startswith("the move "), said
    exported = replay((tmp_path / f"game-{first['game']}-line-0.record").read_text(encoding="utf-8"))
    assert exported.moves == len(whole[1][0].moves) - 2
    assert (tmp_path / f"game-{second['game']}-begins.yaml").read_text(encoding="utf-8") == BOBS_TURN
    with serving(games) as server, Client(server.port) as client:
        told = client.ask("join", game=first["game"], token=first["seats"][0]["token"])
        assert told["code"] == "damaged"
        assert "is damaged on disk: the move" in told["message"]
        (listed,) = [each for each in client.ask("games")["games"] if each["game"] == first["game"]]
        assert listed["damage"].startswith("the move ")
        assert client.begin()["type"] == "created", "others go on"
        assert admin("restore", tmp_path / "copy")[0] == 0
        client.sit(first)
        assert client.answer(first["game"], 0)["type"] == "done"


def test_a_game_whose_beginning_is_damaged_says_so(games: Path, admin: Admin, tmp_path: Path) -> None:
    with serving(games) as server:
        first, _ = two_games(server.port)
    with closing(sqlite3.connect(games)) as db:
        db.execute("UPDATE games SET kept = x'7b7d' WHERE id = ?", (first["game"],))
        db.commit()
    status, said = admin("export", first["game"], tmp_path)
    assert status == 2
    assert "began is not as it was written" in " ".join(said.split())
    assert admin("drop", first["game"])[0] == 0
    assert admin("check") == (0, "1 game, all as they were written\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "goes with list, check, drop GAME"),
        (["lsit"], "found lsit"),
        (["drop"], "goes with list"),
        (["drop", "nobody"], "there is no game 'nobody' here"),
        (["export", "nobody"], "there is no game 'nobody' here"),
        (["export", "nobody", "/nowhere"], "no such folder"),
        (["restore", "/nowhere"], "no such file"),
        (["restore", __file__], "no file of games"),
        (["backup", __file__], "overwrites nothing"),
        (["backup", "/nowhere/copy"], "no backup can be written here"),
    ],
)
def test_what_is_refused(games: Path, admin: Admin, words: list[str], said: str) -> None:
    GameStore(games).close()
    before = games.read_bytes()
    status, told = admin(*words)
    assert status == 2
    assert said in " ".join(told.split()), told
    assert games.read_bytes() == before


def test_without_games_there_is_nothing_to_do(games: Path, admin: Admin) -> None:
    assert admin("list")[0] == 2
    assert not games.exists()
