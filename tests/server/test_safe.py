"""Who may speak to the server, with what; and that nothing they say harms a game."""

from __future__ import annotations

import http.client
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support.patience import ENOUGH
from tests.support.served import BOBS_TURN, Client, Data, at_table, person, position_of, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from mainphase.cli import run
from mainphase.server import limits
from mainphase.server.application import Guard
from mainphase.server.door import HostNames
from mainphase.server.messages import LONGEST_TEXT
from mainphase.server.quotas import Quotas
from mainphase.server.serving import ServerSettings, Serving, host_names, is_here
from mainphase.server.session import Session


def got(port: int, path: str, **headers: str) -> tuple[int, dict[str, str], str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=ENOUGH)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    text = answer.read().decode("utf-8", "replace")
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, text


# --- Who may speak


def test_every_answer_keeps_the_page_to_itself(server: Serving) -> None:
    for path in ("/", "/game/abc", "/lab", "/nothing.js", "/scenario.schema.json", "/protocol.schema.json"):
        _, headers, _ = got(server.port, path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_an_unbuilt_page_says_how_to_build_it(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mainphase.server.application.static_files", dict)
    status, _, text = got(server.port, "/")
    assert status == 503
    assert "make table" in text


def test_built_files_are_served_and_nothing_else(
    server: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>table</title>", encoding="utf-8")
    (tmp_path / "assets" / "main-1234.js").write_text("export {}", encoding="utf-8")
    monkeypatch.setattr("mainphase.server.application.static_folder", lambda: tmp_path)
    status, headers, text = got(server.port, "/game/abc")
    assert (status, headers["content-type"], "table" in text) == (200, "text/html; charset=utf-8", True)
    status, headers, _ = got(server.port, "/assets/main-1234.js")
    assert (status, headers["content-type"]) == (200, "text/javascript; charset=utf-8")
    assert "immutable" in headers["cache-control"]
    for path in ("/../pyproject.toml", "/assets/../../x", "/%2e%2e/%2e%2e/etc/passwd", "/assets", "//etc/passwd", "/x"):
        assert got(server.port, path)[0] == 404, path


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1:1", ""])
def test_another_name_is_refused(server: Serving, host: str) -> None:
    """A page elsewhere whose name leads here (DNS rebinding) gets nothing."""
    status, headers, _ = got(server.port, "/", Host=host)
    assert status == 403
    assert "content-security-policy" in headers


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost.evil.example"]
)
def test_a_page_from_elsewhere_may_not_speak(server: Serving, origin: str) -> None:
    with (
        pytest.raises((InvalidStatus, WebSocketException)),
        connect(f"ws://127.0.0.1:{server.port}/ws", origin=Origin(origin)),
    ):
        pass


def test_its_own_page_may(server: Serving) -> None:
    with Client(server.port, origin=f"http://127.0.0.1:{server.port}") as client:
        assert client.welcome["type"] == "welcome"


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers nothing."""


def test_names_of_a_server() -> None:
    assert is_here("127.0.0.1")
    assert is_here("::1")
    assert is_here("localhost")
    assert not is_here("0.0.0.0")
    assert not is_here("192.168.1.5")
    assert not is_here("example.org")


def names_of(host: str, *allowed: str) -> HostNames:
    return host_names(ServerSettings(Path("games"), host, allowed=allowed), 80)


def test_names_by_which_a_server_is_called() -> None:
    """Those that it has been given, and the address that a connection came to; on its own machine the usual ones."""
    here = names_of("127.0.0.1")
    assert all(here.knows(host, None) for host in ("localhost:80", "127.0.0.1:80", "[::1]:80", "LOCALHOST:80"))
    assert not any(here.knows(host, None) for host in ("localhost", "localhost:81", "evil.example:80", ""))
    everywhere = names_of("0.0.0.0", "table.example", "other.example:8443", "2001:db8::7")
    assert everywhere.knows("192.168.1.5:80", ("192.168.1.5", 80))
    assert everywhere.knows("[2001:db8::5]:80", ("2001:db8::5", 80))
    assert all(everywhere.knows(host, None) for host in ("table.example", "Table.Example:80", "other.example:8443"))
    assert everywhere.knows("[2001:db8::7]", None)
    for host in ("other.example", "192.168.1.6:80", "192.168.1.5", "table.example:81", "evil.example", ""):
        assert not everywhere.knows(host, ("192.168.1.5", 80)), host
    assert names_of("192.168.1.5").knows("192.168.1.5:80", None)
    guard = Guard(nothing, everywhere, Quotas())
    assert guard.why_not({"host": "table.example", "origin": "http://elsewhere.example"}, None)
    assert not guard.why_not({"host": "table.example", "origin": "https://table.example"}, None)
    for odd in (
        "http://[",
        "http://[::1",
        "table.example",
        "https://",
        "https://x@table.example",
        "https://table.example/",
    ):
        assert guard.why_not({"host": "table.example", "origin": odd}, None), odd


def test_a_server_that_others_reach_begins_games_only_with_its_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "WRONG_KEY_SECONDS", 0.0)
    with serving(tmp_path / "games.sqlite", host="0.0.0.0") as server:
        base, _, key = server.link.partition("#key=")
        assert base.endswith(f":{server.port}/")
        assert len(key) >= 20
        with Client(server.port, key=key) as owner, Client(server.port) as guest:
            assert owner.welcome["may_begin"]
            assert not guest.welcome["may_begin"]
            told = guest.ask("new_game", seats=[person("Ann"), person("Bob")])
            assert (told["type"], told["code"]) == ("problem", "not_yours")
            assert guest.ask("open_scenario", scenario=BOBS_TURN)["code"] == "not_yours"
            created = owner.begin()
            assert guest.ask("games")["games"] == [], "games of others are not listed"
            assert guest.sit(created)["seat"] == 0, "the link of a seat is enough to sit down"
        with Client(server.port, hello=False) as stranger:
            told = stranger.ask("hello", protocol=1, key="a guess")
            assert (told["type"], told["code"]) == ("problem", "not_allowed")
            assert stranger.ask("ping")["code"] == "say_hello"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--password", "correct horse battery"], "goes with --host"),
        (["--host", "0.0.0.0", "--password", "short"], "12 characters"),
        (["--port", "70000"], "0 to 65535"),
        (["--host", "256.1.1.1", "--port", "0"], "cannot listen"),
        (["--bot", "nobody"], "there is no bot"),
        (["--rules-text", "/nowhere/rules.txt"], "no such file"),
    ],
)
def test_what_the_command_refuses(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = run(["table", "--no-open", "--games", str(tmp_path / "g.sqlite"), *arguments])
    assert status == 2
    assert said in " ".join(capsys.readouterr().err.split())


# --- With what


def test_the_first_message_is_hello(server: Serving) -> None:
    with Client(server.port, hello=False) as client:
        assert client.ask("ping")["code"] == "say_hello"
        assert client.ask("hello", protocol=99)["code"] == "wrong_protocol"
        assert client.ask("hello", protocol=1)["type"] == "welcome"


def test_who_says_too_much_is_told_to_wait(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    with Client(server.port) as client:
        numbers = [client.send("ping") for _ in range(limits.AT_ONCE + 40)]
        told = [client.reply(number) for number in numbers]
        assert told[0]["type"] == "done"
        assert any(each.get("code") == "too_fast" for each in told)


def test_games_cannot_be_begun_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GAMES_A_SECOND", 0.001)  # however slow the machine is
    with serving(tmp_path / "games.sqlite", quotas=0.2) as server, Client(server.port) as client:
        told = [client.ask("open_scenario", scenario="x") for _ in range(limits.GAMES_AT_ONCE + 3)]
        assert told[0]["code"] == "bad_input"
        assert told[-1]["code"] == "too_many"


def test_messages_have_bounds(server: Serving) -> None:
    with Client(server.port) as client:
        told = client.ask("check_scenario", scenario="x" * (LONGEST_TEXT + 1))
        assert (told["type"], told["code"]) == ("problem", "malformed")
        client.send("check_scenario", scenario="x" * limits.LARGEST_MESSAGE)
        assert client.receive()["code"] == "too_large"
        told = client.ask("card", name="x" * 401)
        assert told["code"] == "malformed"
        client.socket.send("[" * 100_000)
        assert client.receive()["code"] == "malformed"
        client.socket.send(b"\xff\xfe\x00")
        assert client.receive()["code"] == "malformed"
        assert client.ask("ping")["type"] == "done", "it goes on"
        client.socket.send("x" * (4 * limits.LARGEST_MESSAGE + 1))
        with pytest.raises(ConnectionClosed):
            client.receive()


# --- A generated 10,000


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits.Rate, "takes", lambda rate, count=1: True)


KINDS = (
    *("answer", "pass_on", "ask_again", "yields", "hurry", "branch_from", "look_back"),
    *("why_not", "about_object", "export", "stops", "join", "play_again", "take_back", "answer_take_back"),
    *("say", "take_seat", "free_seat"),
)
STRANGE: tuple[Any, ...] = (
    -1,
    2**53 + 1,
    10**30,
    1.5,
    True,
    None,
    "",
    "x" * 500,
    "\ud83d",
    [],
    {},
    [[[]]],
    "cast Shock targeting nobody at all",
    "attack with everything and more",
    "'; DROP TABLE games; --",
    "<script>alert(1)</script>",
)


def generated(chance: random.Random, game: str, update: Data) -> Iterator[str]:
    """Messages without end, none of which may change the game: malformed, out of order, stale, of other seats."""
    fields: dict[str, Callable[[], Any]] = {
        "game": lambda: chance.choice([game, game, game, "none", chance.choice(STRANGE)]),
        "line": lambda: chance.choice([update["line"], update["line"] + 1, chance.choice(STRANGE)]),
        "moment": lambda: chance.choice([update["moment"] + 1, update["moment"] + 999, chance.choice(STRANGE)]),
        "choice": lambda: chance.choice([0, 1, "pass", chance.choice(STRANGE)]),
        "text": lambda: chance.choice(["cast Shock", "attack", chance.choice(STRANGE)]),
        "object": lambda: chance.choice([0, 1, 10**6, chance.choice(STRANGE)]),
        "what": lambda: chance.choice(["record", "scenario", chance.choice(STRANGE)]),
        "stops": lambda: chance.choice([["nowhere"], [""] * 61, chance.choice(STRANGE)]),
        "token": lambda: chance.choice(["", "x" * 24, chance.choice(STRANGE)]),
        "phrase": lambda: chance.choice(["hello", "<b>", chance.choice(STRANGE)]),
        "seat": lambda: chance.choice([0, 1, 8, chance.choice(STRANGE)]),
        "swap": lambda: chance.choice([True, False, chance.choice(STRANGE)]),
        "grant": lambda: chance.choice([True, False, chance.choice(STRANGE)]),
        "deck": lambda: chance.choice(["60 Mountain", None, chance.choice(STRANGE)]),
        "decisions": lambda: chance.choice([0, 1, 21, chance.choice(STRANGE)]),
        "hold": lambda: chance.choice([True, False, chance.choice(STRANGE)]),
        "yields": lambda: chance.choice([[""], ["x" * 1001], ["x"] * 101, chance.choice(STRANGE)]),
        "until": lambda: chance.choice(["stop", "my_turn", chance.choice(STRANGE)]),
    }
    of_kind = {
        "answer": ("game", "line", "moment", "choice", "hold"),
        "pass_on": ("game", "line", "moment", "until"),
        "branch_from": ("game", "moment"),
        "look_back": ("game", "moment"),
        "why_not": ("game", "text"),
        "about_object": ("game", "object"),
        "export": ("game", "what"),
        "stops": ("game", "stops"),
        "yields": ("game", "yields"),
        "play_again": ("game", "swap", "deck"),
        "take_back": ("game", "line", "moment", "decisions"),
        "answer_take_back": ("game", "line", "moment", "grant"),
        "say": ("game", "phrase"),
        "take_seat": ("game", "seat"),
        "free_seat": ("game", "seat"),
        "hurry": ("game",),
        "ask_again": ("game",),
        "join": ("game", "token"),
    }
    number = 10_000
    while True:
        number += 1
        kind = chance.choice(KINDS)
        told = {"type": kind, "id": number, **{name: fields[name]() for name in of_kind[kind]}}
        if chance.random() < 0.15:
            told[chance.choice(list(told))] = chance.choice(STRANGE)
        if chance.random() < 0.1:
            told.pop(chance.choice(list(told)))
        if told.get("stops") == []:  # which is a wish like any other
            told["stops"] = ["nowhere"]
        text = json.dumps(told)
        if chance.random() < 0.15:  # bytes lost or changed on the way
            at = chance.randrange(len(text))
            text = text[:at] + chance.choice(["", "\x00", '"', "}", "{", "9" * 40]) + text[at + chance.randrange(3) :]
        yield text


def bombard(server: Serving, count: int, seed: int) -> dict[str, int]:
    chance = random.Random(seed)
    codes: dict[str, int] = {}
    with Client(server.port) as client:
        game, update = client.asked_in(BOBS_TURN, stops=["their upkeep"])
        before = at_table(server, game, position_of)
        messages = generated(chance, game, update)
        for _ in range(count // 50):
            for _ in range(50):
                client.socket.send(next(messages))
            answered = 0
            while answered < 50:
                told = client.receive()
                if told["type"] != "update":
                    answered += 1
                    code = str(told.get("code", told["type"]))
                    codes[code] = codes.get(code, 0) + 1
        assert at_table(server, game, position_of) == before, "the game is unharmed"
        assert client.answer(game, "cast Shock targeting Bob", update)["type"] == "done", "and goes on"
    return codes


def test_strange_messages_are_answered_and_harm_nothing(server: Serving, unhurried: None) -> None:
    codes = bombard(server, 1_000, 1)
    assert codes.get("fault", 0) == 0
    assert {"malformed", "stale", "unknown_game", "bad_input", "not_yours"} <= set(codes), codes


@pytest.mark.deep
@pytest.mark.fuzz
def test_ten_thousand_strange_messages_harm_nothing(server: Serving, unhurried: None) -> None:
    codes = bombard(server, 10_000, 2)
    assert codes.get("fault", 0) == 0


def test_an_answer_that_comes_twice_is_taken_once(server: Serving) -> None:
    with Client(server.port) as client:
        game, update = client.asked_in(BOBS_TURN, stops=["their upkeep", "their draw"])
        at = {"game": game, "line": update["line"], "moment": update["moment"], "choice": "pass"}
        first, second = client.send("answer", **at), client.send("answer", **at)
        assert client.reply(first)["type"] == "done"
        assert client.reply(second)["code"] == "stale"


def test_a_fault_of_ours_leaves_the_game_as_it_was(server: Serving) -> None:
    with Client(server.port) as client:
        game, update = client.asked_in(BOBS_TURN, stops=["their upkeep"])
        before = at_table(server, game, position_of)
        at_table(server, game, break_it)
        told = client.ask("answer", game=game, line=0, moment=update["moment"], choice="pass")
        assert (told["type"], told["code"]) == ("problem", "fault")
        assert at_table(server, game, position_of) == before
        assert client.answer(game, "pass", update)["type"] == "done"


def break_it(session: Session) -> None:
    """A game whose next move fails."""
    session.remember = broken  # type: ignore[method-assign,assignment]


def broken(*given: Any) -> None:
    raise RuntimeError("in the middle of it")


def test_a_spell_that_makes_too_much_stops_nobody(server: Serving) -> None:
    """Thirty doublings and one spell: whoever passes is told by name what cannot be, and may do something else; at
    another table nobody notices.
    """
    poison = BOBS_TURN.replace("[Shock, Mountain]", "[Shock, Raise the Alarm]").replace(
        "battlefield: [Mountain, ", "battlefield: [{card: Parallel Lives, count: 30}, Plains, Plains, Mountain, "
    )
    with Client(server.port) as client, Client(server.port) as other:
        game, update = client.asked_in(poison, stops=["their upkeep"])
        elsewhere, there = other.asked_in(BOBS_TURN, stops=["their upkeep"])
        assert client.answer(game, "cast Raise the Alarm", update)["type"] == "done"
        while not client.last[game]["faults"]:
            client.receive()
        (fault,) = client.last[game]["faults"]
        assert fault.startswith("the game stands still: this would make")
        assert fault.endswith("a game here has at most 5,000")
        view = client.last[game]["view"]
        assert len(view["battlefield"]) < 100
        assert len(view["stack"]) == 1, "the spell waits"
        assert other.answer(elsewhere, "cast Shock targeting Bob", there)["type"] == "done"
