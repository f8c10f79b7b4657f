"""What one person and one address may take, with however many connections: whoever takes more locks out nobody else."""

from __future__ import annotations

import asyncio
import http.client
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import pytest
from tests.support.patience import ENOUGH
from tests.support.served import BOBS_TURN, Client, Data, bot, person, serving
from websockets.exceptions import InvalidStatus, WebSocketException

from mainphase.cli.table import PASSWORD, key_given
from mainphase.errors import OptionError
from mainphase.server import door, limits, quotas
from mainphase.server.application import drop_expired
from mainphase.server.game_store import GameStore
from mainphase.server.owners import owner_of
from mainphase.server.quotas import Caller, Quotas, network_of
from mainphase.server.serving import Serving

KEY: Final = "a key for the tests"
ELSEWHERE: Final = ("127.0.0.2", 0)  # another address of this machine
ANN: Final = "the secret of Ann, long enough"
BEA: Final = "the secret of Bea, long enough"
needs_addresses = pytest.mark.skipif(sys.platform != "linux", reason="one address of its own only")


@pytest.fixture
def public(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """A server that others reach, with the quotas of everyday."""
    monkeypatch.setattr(limits, "WRONG_KEY_SECONDS", 0.0)
    with serving(tmp_path / "games.sqlite", host="0.0.0.0", key=KEY, quotas=1.0, workers=1) as found:
        yield found


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was used up comes back slowly, however long the test takes on a machine that has much to do."""
    for name in ("REQUESTS", "MESSAGES", "BYTES", "SENT", "WRONG_KEYS"):
        monkeypatch.setattr(quotas, f"{name}_A_SECOND", 0.001)


# --- Key before any work

WORK: Final[list[tuple[str, Data]]] = [
    ("check_scenario", {"scenario": BOBS_TURN}),
    ("run_scenario", {"scenario": BOBS_TURN}),
    ("compare_dates", {"scenario": BOBS_TURN, "rules": ["1997-05-01", "2020-01-01"]}),
    ("all_dates", {"scenario": BOBS_TURN}),
    ("hand_out", {"scenario": BOBS_TURN, "what": "all", "ending": "html"}),
    ("open_scenario", {"scenario": BOBS_TURN}),
    ("open_record", {"record": "mainphase record 1"}),
    ("new_game", {"seats": [person("Ann"), bot("Bob")]}),
]


def test_nothing_is_worked_on_for_those_without_a_key(public: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async def worked(*given: Any) -> None:
        raise AssertionError("it was worked on")

    monkeypatch.setattr(public.lobby.laboratory, "run", worked)
    with Client(public.port, key=KEY) as host, Client(public.port) as guest:
        for kind, fields in (*WORK, ("find_cards", {"text": "Shock"}), ("turn", {"rules": "today"})):
            told = guest.ask(kind, **fields)
            assert (told["type"], told["code"]) == ("problem", "not_yours"), (kind, told)
        assert guest.ask("ping")["type"] == "done"
        guest.sit(host.begin(person("Ann"), person("Bob")), 1)
        assert guest.ask("turn", rules="today")["type"] == "turn_told", "who sits at a game may look things up"
        for kind, fields in WORK:
            assert guest.ask(kind, **fields)["code"] == "not_yours", kind


@needs_addresses
def test_keys_are_not_guessed_for_long(public: Serving, slow: None) -> None:
    for k in range(quotas.WRONG_KEYS_AT_ONCE):
        with Client(public.port, hello=False) as stranger:
            assert stranger.ask("hello", protocol=1, key=f"guess {k}")["code"] == "not_allowed"
    with Client(public.port, hello=False) as stranger:
        assert stranger.ask("hello", protocol=1, key=KEY)["code"] == "too_fast", "not even the right one is told"
        assert stranger.ask("new_game", seats=[person("Ann"), bot("Bob")])["code"] == "say_hello"
    with Client(public.port, key=KEY, source_address=ELSEWHERE) as other:
        assert other.welcome["may_begin"]


def test_who_has_the_key_may_come_again_and_again(public: Serving) -> None:
    for _ in range(quotas.WRONG_KEYS_AT_ONCE + 5):
        with Client(public.port, key=KEY) as host:
            assert host.welcome["may_begin"]


# --- Connections


@needs_addresses
def test_six_hundred_silent_sockets_lock_out_nobody_else(public: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "HEAD_SECONDS", 4.0)
    with ExitStack() as stack:
        silent = [
            stack.enter_context(closing(socket.create_connection(("127.0.0.1", public.port), 30))) for _ in range(600)
        ]
        with Client(public.port, key=KEY, source_address=ELSEWHERE) as other:
            assert other.begin()["type"] == "created"
        assert len(public.server.server_state.connections) <= quotas.SOCKETS
        for each in silent:
            each.settimeout(30)
            assert gone(each), "who says nothing is shown out"
    with Client(public.port, key=KEY) as again:
        assert again.welcome["may_begin"]
    (refused,) = [
        line for line in metrics_of(public).splitlines() if line.startswith('mainphase_refused_total{by="door"')
    ]
    assert int(refused.rsplit(" ", 1)[1]) > 600 - 5 * quotas.SOCKETS, "most of them are not even let in"


def metrics_of(server: Serving) -> str:
    status, text = asked(server.port, "/metrics", Authorization=f"Bearer {KEY}")
    assert status == 200
    return text


def gone(connection: socket.socket) -> bool:
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


def test_half_a_request_is_not_waited_for(public: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after a whole one on the same connection."""
    monkeypatch.setattr(door, "HEAD_SECONDS", 4.0)
    whole = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % public.port
    with closing(socket.create_connection(("127.0.0.1", public.port), 30)) as slow:
        slow.sendall(whole)
        assert slow.recv(10_000).startswith(b"HTTP/1.1 200")
        slow.sendall(whole[:20])
        while slow.recv(10_000):  # which would wait for half a minute
            pass


@needs_addresses
def test_conversations_are_counted_by_address(public: Serving) -> None:
    with ExitStack() as stack:
        for _ in range(quotas.CONNECTIONS):
            stack.enter_context(Client(public.port))
        with pytest.raises((InvalidStatus, WebSocketException)):
            stack.enter_context(Client(public.port))
        stack.enter_context(Client(public.port, source_address=ELSEWHERE))
    deadline = time.monotonic() + ENOUGH
    while public.state.connections and time.monotonic() < deadline:
        time.sleep(0.05)
    with Client(public.port):
        pass  # who has left is counted no more


@needs_addresses
def test_messages_are_counted_by_address(public: Serving, slow: None) -> None:
    with ExitStack() as stack:
        # None sends more than one connection may. Each message too many is answered late, so there are only a few.
        counts = [*[limits.AT_ONCE - 5] * 4, 30]
        assert sum(counts) > quotas.MESSAGES_AT_ONCE
        clients = [(stack.enter_context(Client(public.port)), count) for count in counts]
        sent = [(client, [client.send("ping") for _ in range(count)]) for client, count in clients]
        codes = [client.reply(number).get("code", "done") for client, numbers in sent for number in numbers]
        assert "too_fast" in codes
        other = stack.enter_context(Client(public.port, source_address=ELSEWHERE))
        assert other.ask("ping")["type"] == "done"


def test_bytes_are_counted_by_address(public: Serving, slow: None) -> None:
    text = "x" * (limits.LARGEST_MESSAGE - 200)
    codes = []
    for _ in range(4):  # with fresh connections
        with Client(public.port) as client:
            numbers = [client.send("why_not", game="none", text=text) for _ in range(6)]
            codes += [client.reply(number)["code"] for number in numbers]
    assert codes[0] == "malformed", "it is longer than any text"
    assert "too_fast" in codes


@needs_addresses
def test_bytes_sent_are_counted_by_address_and_person(
    public: Serving, slow: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is sent too much waits, with however many connections; others don't."""
    monkeypatch.setattr(quotas, "SENT_AT_ONCE", 60_000)
    monkeypatch.setattr(public.state, "quotas", Quotas(1.0))
    with Client(public.port, key=KEY) as ann, Client(public.port, key=KEY, source_address=ELSEWHERE) as eve:
        for _ in range(60):
            ann.send("turn", rules="today")
        came = 0
        with suppress(TimeoutError):
            while came < 60:
                came += ann.receive(2)["type"] == "turn_told"
        assert 0 < came < 60
        assert eve.ask("turn", rules="today")["type"] == "turn_told"
        public.state.quotas.of("address", "127.0.0.1").sent.a_second = 1e9
        for _ in range(60 - came):
            assert ann.receive()["type"] == "turn_told"


def test_one_message_that_is_more_than_may_be_sent_at_once_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "SENT_AT_ONCE", 1_000)
    monkeypatch.setattr(quotas, "SENT_A_SECOND", 1)  # nothing that is taken comes back while this is tested
    caller = Caller(Quotas(1.0), "127.0.0.1")
    caller.is_named("somebody")
    asyncio.run(asyncio.wait_for(caller.is_sent(5_000), 5))
    assert not caller.quotas.of("person", "somebody").sent.has(900)


def test_bytes_kept_are_counted_by_person_and_address_and_game(
    public: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is full takes no move more but a concession; who keeps too much begins no other game."""
    with Client(public.port, key=KEY, player=ANN) as ann, Client(public.port, key=KEY, player=BEA) as bea:
        game, update = ann.asked_in(BOBS_TURN)
        of_bea, there = bea.asked_in(BOBS_TURN)
        (row,) = [row for row in public.lobby.store.rows() if row.id == game]
        monkeypatch.setattr(limits, "MOST_BYTES_KEPT", row.size)
        told = ann.answer(game, 0, update)
        assert (told["type"], told["code"]) == ("problem", "put_aside")
        assert "are kept of it, the most that a game here may have" in told["message"]
        monkeypatch.setattr(limits, "MOST_BYTES_KEPT", 20_000_000)
        store = public.lobby.store
        assert row.kept is not None
        both = store.kept_bytes(begun_from=row.kept.begun_from)
        assert both == sum(each.size for each in store.rows()) > store.kept_bytes(row.kept.owner) == row.size
        public.lobby.bytes_each = both - 1
        assert "of the games of one person" in ann.answer(game, 0, update)["message"], "of the address"
        public.lobby.bytes_each = both + 50_000
        assert ann.answer(game, 0, update)["type"] == "done"
        monkeypatch.setattr(limits, "MOST_BYTES_KEPT", 1)
        assert ann.ask("concede", game=game)["type"] == "done"
        monkeypatch.setattr(limits, "MOST_BYTES_KEPT", 20_000_000)
        assert bea.answer(of_bea, 0, there)["type"] == "done"
        monkeypatch.setattr(quotas, "BYTES_KEPT", row.size)
        told = ann.ask("open_scenario", scenario=BOBS_TURN, seat=0, pace=0)
        assert told["code"] == "too_many"
        monkeypatch.setattr(quotas, "BYTES_KEPT", 1e9)
        monkeypatch.setattr(limits, "ALL_BYTES_KEPT", both)
        told = ann.ask("open_scenario", scenario=BOBS_TURN, seat=0, pace=0)
        assert told["code"] == "too_many"
        assert "MB of games, and has no room" in told["message"]


@needs_addresses
def test_requests_of_http_are_counted_by_address(public: Serving, slow: None) -> None:
    with closing(http.client.HTTPConnection("127.0.0.1", public.port, timeout=ENOUGH)) as connection:
        statuses = []
        for _ in range(quotas.REQUESTS_AT_ONCE * 3):
            connection.request("GET", "/nothing")
            answer = connection.getresponse()
            answer.read()
            statuses.append(answer.status)
            if answer.status == 429:
                break
    assert statuses[0] == 404
    assert statuses[-1] == 429
    with Client(public.port, source_address=ELSEWHERE) as other:
        assert other.ask("ping")["type"] == "done"


# --- Work and games


@needs_addresses
def test_laboratory_jobs_are_counted_by_address_and_person(public: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async def long(*given: Any) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(public.lobby.laboratory, "run", long)
    with ExitStack() as stack:
        for _ in range(quotas.JOBS):
            client = stack.enter_context(Client(public.port, key=KEY, player=ANN))
            client.send("check_scenario", scenario=BOBS_TURN)
            assert client.ask("ping")["type"] == "done"
        others: tuple[Data, ...] = ({}, {"player": ANN, "source_address": ELSEWHERE})
        for options in others:
            more = stack.enter_context(Client(public.port, key=KEY, **options))
            assert more.ask("check_scenario", scenario=BOBS_TURN)["code"] == "too_many", options
        monkeypatch.setattr(public.lobby.laboratory, "run", quick)
        other = stack.enter_context(Client(public.port, key=KEY, player=BEA, source_address=ELSEWHERE))
        assert other.ask("check_scenario", scenario=BOBS_TURN)["code"] == "bad_input"


async def quick(*given: Any) -> None:
    raise OptionError("it was worked on")


@needs_addresses
def test_games_are_counted_by_address_and_person(public: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "GAMES_KEPT", 2)
    game = {"seats": [person("Ann"), bot("Bob")]}
    with Client(public.port, key=KEY, player=ANN) as ann, Client(public.port, key=KEY, player=BEA) as bea:
        first = ann.begin()
        ann.begin()
        told = bea.ask("new_game", **game)
        assert (told["code"], "keeps 2 games" in told["message"]) == ("too_many", True), "a new secret is no new quota"
        with Client(public.port, key=KEY, player=ANN, source_address=ELSEWHERE) as moved:
            assert moved.ask("new_game", **game)["code"] == "too_many", "nor is another address"
        with Client(public.port, key=KEY, player=BEA, source_address=ELSEWHERE) as other:
            assert other.ask("new_game", **game)["type"] == "created"
        assert ann.ask("drop_game", game=first["game"])["type"] == "done"
        assert ann.ask("new_game", **game)["type"] == "created"


def test_the_next_game_of_a_match_is_counted_like_any_other(public: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """For whoever began the match, whoever is the last to be ready for it."""
    with Client(public.port, key=KEY, player=ANN) as ann, Client(public.port, player=BEA) as bea:
        created = ann.begin(person("Ann"), person("Bea"), best_of=3)
        game = created["game"]
        ann.sit(created)
        bea.sit(created, 1)
        assert ann.ask("concede", game=game)["type"] == "done"
        assert ann.ask("play_next", game=game, main=None)["type"] == "done"
        monkeypatch.setattr(quotas, "GAMES_KEPT", 1)
        told = bea.ask("play_next", game=game, main=None)
        assert (told["code"], "keeps 1 games of whoever began this one" in told["message"]) == ("too_many", True)
        assert ann.until(game, lambda now: now["match"]["ready"] == [0])["match"]["next"] == "", "she has said nothing"
        monkeypatch.setattr(quotas, "GAMES_KEPT", 2)
        rate = public.state.quotas.of("person", owner_of(BEA)).games
        rate.a_second = rate.left = 0.0
        told = bea.ask("play_next", game=game, main=None)
        assert (told["code"], told["message"]) == ("too_many", "many games were begun just now; wait a little")
        rate.left = 1.0
        assert bea.ask("play_next", game=game, main=None)["type"] == "done"
        assert bea.until(game, lambda now: now["match"]["next"] != "")["match"]["ready"] == [0, 1]
        assert rate.left == 0.0


def test_an_address_of_ipv6_is_its_network() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"


def test_who_rests_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    all_of_them = Quotas()
    caller = Caller(all_of_them, "192.0.2.1")
    assert caller.comes()
    assert caller.is_heard(100)
    all_of_them.forget_resting()
    assert len(all_of_them) == 1
    caller.leaves()
    all_of_them.forget_resting()
    assert len(all_of_them) == 1, "or its quota would be full at once"
    now += 1000
    all_of_them.forget_resting()
    assert len(all_of_them) == 0


# --- Proxies


@needs_addresses
def test_a_trusted_proxy_says_whose_its_connections_are(tmp_path: Path) -> None:
    names: Data = {"allowed": ("table.example",), "proxies": ("127.0.0.2",)}
    with serving(tmp_path / "games.sqlite", key=KEY, quotas=1.0, **names) as server, ExitStack() as stack:
        assert server.link == f"https://table.example/#key={KEY}"

        def through(client: str, source: tuple[str, int] = ELSEWHERE) -> Client:
            headers = {"X-Forwarded-For": f"203.0.113.99, {client}"}
            return stack.enter_context(Client(server.port, source_address=source, additional_headers=headers))

        for _ in range(quotas.CONNECTIONS):
            through("198.51.100.1")
        with pytest.raises((InvalidStatus, WebSocketException)):
            through("198.51.100.1")
        through("198.51.100.2")
        for k in range(quotas.CONNECTIONS):  # who is no proxy cannot say that they are somebody else
            through(f"198.51.100.{k}", ("127.0.0.3", 0))
        with pytest.raises((InvalidStatus, WebSocketException)):
            through("198.51.100.200", ("127.0.0.3", 0))


# --- Owners


def test_games_are_listed_to_their_owner(public: Serving) -> None:
    with Client(public.port, key=KEY, player=ANN) as ann, Client(public.port, key=KEY, player=BEA) as bea:
        alone, two = ann.begin(), ann.begin(person("Ann"), person("Bob"))
        nobodys = Client(public.port, key=KEY)
        with nobodys:
            third = nobodys.begin()
        mine = {each["game"]: each for each in ann.ask("games")["games"]}
        assert set(mine) == {alone["game"], two["game"]}
        assert mine[two["game"]]["token"] == two["seats"][0]["token"]
        assert bea.ask("games")["games"] == []
        told = bea.ask("games", tokens=[two["seats"][1]["token"]])["games"]
        assert [(each["game"], each["seat"]) for each in told] == [(two["game"], 1)]
        assert third["game"] not in str(ann.ask("games"))
    with Client(public.port, player=ANN) as ann:
        assert len(ann.ask("games")["games"]) == 2, "also without the key"
    with closing_store(public) as store:
        assert ANN not in str(store.rows()), "a secret is not kept"


def closing_store(server: Serving) -> Any:
    class Borrowed:
        def __enter__(self) -> GameStore:
            return server.lobby.store

        def __exit__(self, *error: object) -> None:
            pass

    return Borrowed()


def test_its_owner_drops_a_game(public: Serving) -> None:
    with Client(public.port, key=KEY, player=ANN) as ann, Client(public.port, key=KEY, player=BEA) as bea:
        two = ann.begin(person("Ann"), person("Bob"))
        bea.sit(two, 1)
        assert bea.ask("drop_game", game=two["game"])["code"] == "not_yours"
        assert ann.ask("drop_game", game=two["game"])["type"] == "done"
        assert bea.ask("concede", game=two["game"])["code"] == "unknown_game"
        assert ann.ask("games")["games"] == []


def test_a_secret_that_could_be_guessed_is_refused(public: Serving) -> None:
    with Client(public.port, hello=False) as ann:
        told = ann.ask("hello", protocol=1, player="Ann")
        assert (told["code"], "16 characters" in told["message"]) == ("bad_input", True)


def test_a_game_in_which_nothing_happens_expires(tmp_path: Path) -> None:
    games = tmp_path / "games.sqlite"
    with serving(games, expire=30.0) as server, Client(server.port) as ann:
        old, new = ann.begin(), ann.begin()
        for row in server.lobby.store.rows():
            if row.id == old["game"]:
                row.changed = (datetime.now(UTC) - timedelta(days=31)).isoformat(timespec="milliseconds")
        asyncio.run(drop_expired(server.state))
        assert {row.id for row in server.lobby.store.rows()} == {old["game"], new["game"]}, "somebody may sit there"
        server.lobby.tables.clear()
        asyncio.run(drop_expired(server.state))
        assert {row.id for row in server.lobby.store.rows()} == {new["game"]}
    with closing(GameStore(games)) as store:
        assert {row.id for row in store.rows()} == {new["game"]}


# --- For those who watch it


def asked(port: int, path: str, **headers: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=ENOUGH)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    told = answer.status, answer.read().decode()
    connection.close()
    return told


def test_metrics_are_told_to_those_with_the_key(public: Serving) -> None:
    assert asked(public.port, "/metrics")[0] == 403
    assert asked(public.port, "/metrics", Authorization="Bearer guess")[0] == 403
    assert asked(public.port, "/health", Host="evil.example")[0] == 403
    with Client(public.port, key=KEY) as ann:
        ann.sit(ann.begin())
        text = metrics_of(public)
    told = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert (told["mainphase_games_kept"], told["mainphase_connections"], told["mainphase_tables"]) == ("1", "1", "1")
    assert int(told["mainphase_writes_total"]) >= 1
    assert told['mainphase_refused_total{by="name"}'] == "1"
    for line in text.splitlines():
        assert line.startswith(("# HELP mainphase_", "# TYPE mainphase_", "mainphase_")), line


def test_a_server_that_cannot_write_is_not_well(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(server.port, "/health") == (200, '{"status":"ok"}')
    store = server.lobby.store
    with Client(server.port) as ann:
        pages = store._db.execute("PRAGMA page_count").fetchone()[0]
        store._db.execute(f"PRAGMA max_page_count = {pages}")
        try:
            for _ in range(20):
                told = ann.ask("new_game", seats=[person("Ann"), bot("Bob")])
                if told["type"] == "problem":
                    break
            assert told["code"] == "fault"
            assert asked(server.port, "/health")[0] == 503
        finally:
            store._db.execute("PRAGMA max_page_count = 1000000000")
        ann.begin()
    assert asked(server.port, "/health")[0] == 200


# --- Where the password comes from


def test_where_the_password_comes_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "password"
    file.write_text("correct horse battery\nand a note\n", encoding="utf-8")
    assert key_given(False, "", file) == "correct horse battery"
    assert key_given(False, "", None) == "", "one is made up"
    monkeypatch.setenv(PASSWORD, "of the environment")
    assert key_given(False, "", None) == "of the environment"
    assert key_given(False, "of the command line", None) == "of the command line"
    assert key_given(True, "", None) == "", "a server of one's own has none"
    file.write_text("short\n", encoding="utf-8")
    for alone, word, where, said in (
        (False, "of the command line", file, "one of them is enough"),
        (False, "", file, "12 characters"),
        (True, "of the command line", None, "goes with --host"),
        (False, "", tmp_path / "none", "No such file"),
        (False, "", tmp_path, "Is a directory"),
    ):
        with pytest.raises(OptionError, match=said):
            key_given(alone, word, where)
