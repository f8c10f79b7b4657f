"""Every decision is on disk before it is acknowledged: a server that is killed offers every game where it stood."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from tests.support.patience import ENOUGH
from tests.support.served import (
    BOBS_TURN,
    LOOPS,
    Client,
    Data,
    at_table,
    bot,
    person,
    position_of,
    process,
    serving,
)

from mainphase.cli import run
from mainphase.errors import OptionError
from mainphase.server import limits
from mainphase.server.game_store import GameStore
from mainphase.server.serving import ServerSettings, Serving


def play_until_killed(server: subprocess.Popen[str], client: Client, game: str, chance: random.Random) -> None:
    """Answers some decisions, and kills the server just after an answer was sent, acknowledged or not."""
    for left in range(chance.randrange(2, 9), -1, -1):
        update = client.asked(game)
        if update["view"]["over"]:
            break
        decision = update["view"]["decision"]
        count = len(decision["options"]) or decision["number"]["high"] - decision["number"]["low"] + 1
        at = {"line": update["line"], "moment": update["moment"]}
        number = client.send("answer", game=game, **at, choice=chance.randrange(count))
        if left == 0:
            break
        client.reply(number)
    os.kill(server.pid, signal.SIGKILL)
    server.wait()


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.deep), pytest.param(3, marks=pytest.mark.deep)])
def test_killed_at_any_moment_every_game_is_where_it_stood(tmp_path: Path, seed: int) -> None:
    games = tmp_path / "games.sqlite"
    chance = random.Random(seed)
    created: Data = {}
    told: list[Data] = []  # all that the client was told, over all connections
    line = moment = 0
    for _ in range(2):
        with process(games) as (server, port), Client(port) as client:
            if not created:
                created = client.begin(person("Ann"), bot("Bob"), seed=seed)
            game = created["game"]
            client.events[game] = list(told)
            client.sit(created, line=line, events=len(told))
            first = client.until(game, lambda update: True)
            assert first["begin"] == len(told), "nothing that was told is told otherwise"
            assert first["moment"] >= moment, "what was acknowledged was not lost"
            play_until_killed(server, client, game, chance)
            told = client.events[game]
            line, moment = client.last[game]["line"], client.last[game]["moment"]
    with process(games) as (_, port), Client(port) as client:
        (listed,) = client.ask("games")["games"]
        assert (listed["game"], listed["token"]) == (created["game"], created["seats"][0]["token"])
        client.sit(created)
        whole = client.until(created["game"], lambda update: True)
        assert whole["begin"] == 0
        assert whole["events"][: len(told)] == told
        assert whole["moment"] >= moment


def test_a_game_from_the_disk_is_the_same_state(tmp_path: Path) -> None:
    """With its random results to come, its lines, its stops and the reasons of passes."""
    games = tmp_path / "games.sqlite"
    with serving(games) as server, Client(server.port) as client:
        created = client.open_position(BOBS_TURN)
        game = created["game"]
        client.sit(created, stops=["their upkeep", "their draw"])
        client.answer(game, "pass")
        client.answer(game, "cast Shock targeting Bob")
        update = client.asked(game)
        assert client.ask("branch_from", game=game, moment=update["own"][0])["type"] == "done"
        client.until(game, lambda now: now["line"] == 1)
        client.answer(game, "cast Shock targeting Bob")
        update = client.asked(game)
        states = at_table(server, game, position_of)
    with serving(games) as server, Client(server.port) as client:
        joined = client.sit(created)
        again = client.asked(game)
        assert at_table(server, game, position_of) == states
        assert joined["stops"] == ["their upkeep", "their draw"]
        told = ("line", "moment", "view", "lines", "own", "place")
        assert [again[key] for key in told] == [update[key] for key in told]
        first = update["events"] if update["begin"] == 0 else None
        assert first is None or again["events"] == first
        assert [each["reason"] for each in again["passed"]][:1] in ([], ["no_stop"], ["nothing_to_do"])
        assert client.ask("branch_from", game=game, moment=len_of(again, 0), line=0)["type"] == "done"
        client.until(game, lambda now: now["line"] == 0)


def len_of(update: Data, line: int) -> int:
    (found,) = [int(each["moments"]) for each in update["lines"] if each["line"] == line]
    return found


def test_what_cannot_be_written_has_not_happened(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    with Client(server.port) as client:
        game, update = client.asked_in(BOBS_TURN, stops=["their upkeep"])
        before = at_table(server, game, position_of)
        full = monkeypatch.context()
        with full as patched:
            patched.setattr(GameStore, "add_moves", no_room)
            told = client.ask("answer", game=game, line=0, moment=update["moment"], choice="pass")
        assert (told["type"], told["code"]) == ("problem", "fault")
        assert "nothing was done" in told["message"]
        assert at_table(server, game, position_of) == before
        assert client.answer(game, "pass", update)["type"] == "done"


def no_room(*given: Any) -> None:
    raise sqlite3.OperationalError("database or disk is full")


def test_a_game_at_which_nobody_sits_is_put_away_and_comes_back(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Client(server.port) as client:
        created = client.open_position(BOBS_TURN)
        game = created["game"]
        client.sit(created)
        update = client.asked(game)
        monkeypatch.setattr(limits, "IDLE_SECONDS", -1.0)
        server.lobby.sweep()
        assert game in server.lobby.tables, "somebody sits there"
        client.ask("leave", game=game)
        end = time.monotonic() + ENOUGH
        while game in server.lobby.tables:
            LOOPS[server].call_soon_threadsafe(server.lobby.sweep)
            assert time.monotonic() < end
            time.sleep(0.05)
        client.sit(created, line=0, events=len(client.events[game]))
        again = client.until(game, lambda now: now is not update)
        assert (again["moment"], again["view"]) == (update["moment"], update["view"])


def test_two_servers_do_not_share_games(tmp_path: Path) -> None:
    games = tmp_path / "games.sqlite"
    with (
        serving(games),
        pytest.raises(OptionError, match=r"another mainphase table has these games open: .* --games FILE"),
    ):
        Serving(ServerSettings(games=games))


@pytest.mark.parametrize(
    ("content", "said"), [(b"no database at all, but long enough to be read as one" * 20, "no file of games")]
)
def test_a_file_that_is_none_of_ours_is_refused(
    tmp_path: Path, content: bytes, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "notes.txt"
    games.write_bytes(content)
    assert run(["table", "--no-open", "--port", "0", "--games", str(games)]) == 2
    assert said in capsys.readouterr().err
    assert games.read_bytes() == content


def test_games_of_a_newer_format_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = tmp_path / "games.sqlite"
    with sqlite3.connect(games) as made:
        made.execute("PRAGMA user_version = 99")
    assert run(["table", "--no-open", "--port", "0", "--games", str(games)]) == 2
    assert "format 99" in capsys.readouterr().err
