"""What reaches a bound is broken off, in its own process: the game stands where it stood, its players are told why, and
at other tables nobody notices.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

import pytest
from tests.support.misbehaving import (
    dies,
    make_looking_long,
    make_move_after_next,
    make_next_move,
    sleeps,
    takes_memory,
    thinks,
)
from tests.support.served import BOBS_TURN, LOOPS, Client, Data, at_table, position_of

from mainphase.server import limits
from mainphase.server.serving import Serving

counts_memory = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux bounds memory")


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "DECISION_SECONDS", 0.4)
    monkeypatch.setattr(limits, "CLOCK", 100.0)


def answer_that(server: Serving, client: Client, do: Callable[..., None]) -> tuple[str, Data, Data]:
    """A game in which an answer does something bad: the game, the update before, and the reply."""
    game, update = client.asked_in(BOBS_TURN, stops=["their upkeep"])
    at_table(server, game, make_next_move, do)
    told = client.ask("answer", game=game, line=update["line"], moment=update["moment"], choice="pass")
    return game, update, told


@pytest.mark.parametrize(
    ("do", "why"),
    [
        (thinks, "took more than 0.4 seconds of processor time"),
        pytest.param(takes_memory, "took more than 512 MB of memory", marks=counts_memory),
        (dies, "ended its process (status -15)"),
    ],
)
def test_what_reaches_a_bound_has_not_happened(
    server: Serving, hurried: None, do: Callable[..., None], why: str
) -> None:
    with Client(server.port) as client, Client(server.port) as other:
        elsewhere, there = other.asked_in(BOBS_TURN, stops=["their upkeep"])
        game, update, told = answer_that(server, client, do)
        assert (told["type"], told["code"]) == ("problem", "put_aside")
        assert told["message"] == f"the game is put aside: what was to come next {why}. It stands where it stood before"
        now = client.until(game, lambda now: now["faults"])
        assert now["faults"] == [told["message"]]
        assert (now["moment"], now["view"]) == (update["moment"], update["view"])
        assert other.answer(elsewhere, "cast Shock targeting Bob", there)["type"] == "done"
        assert other.last[elsewhere]["faults"] == []
        assert client.answer(game, "pass", now)["type"] == "done", "and may go on another way"
        assert client.until(game, lambda now: now["moment"] > update["moment"])["faults"] == []


def test_what_takes_too_long_on_the_clock_has_not_happened(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    with Client(server.port) as client:
        game, update = client.asked_in(BOBS_TURN, stops=["their upkeep"])
        at_table(server, game, make_next_move, sleeps)
        with monkeypatch.context() as patched:
            patched.setattr(limits, "CLOCK", 0.1)
            at = {"line": update["line"], "moment": update["moment"]}
            told = client.ask("answer", game=game, **at, choice="pass")
        assert told["message"].startswith("the game is put aside: what was to come next took more than 1 seconds")
        assert client.answer(game, "pass", update)["type"] == "done"


def test_whoever_joins_a_game_that_is_put_aside_sees_it_as_it_stands(server: Serving, hurried: None) -> None:
    """Nothing is tried again until somebody does something."""
    with Client(server.port) as client, Client(server.port) as again:
        created = client.open_position(BOBS_TURN)
        game = created["game"]
        at_table(server, game, make_next_move, thinks)
        client.sit(created)
        reason = client.until(game, lambda now: now["faults"])["faults"]
        again.sit(created)
        now = again.until(game, lambda now: True)
        assert now["faults"] == reason
        assert now["moment"] == 0
        time.sleep(0.2)
        assert at_table(server, game, position_of)[1] == 0
        assert again.ask("concede", game=game)["type"] == "done"
        assert again.until(game, lambda now: now["view"]["over"])["faults"] == []


def test_whoever_would_have_passed_is_asked_where_that_reaches_a_bound(server: Serving, hurried: None) -> None:
    with Client(server.port) as client:
        game, update = client.asked_in(BOBS_TURN, stops=["their upkeep"])
        at_table(server, game, make_move_after_next, thinks)
        assert client.answer(game, "cast Shock targeting Bob", update)["type"] == "done"
        now = client.until(game, lambda now: now["faults"])
        assert len(now["view"]["stack"]) == 1
        assert now["view"]["decision"]["kind"] == "priority"
        assert client.answer(game, "pass", now)["type"] == "done"
        assert client.until(game, lambda now: not now["view"]["stack"])["faults"] == []


def kinds_of(messages: list[str]) -> list[str]:
    return [json.loads(text)["type"] for text in messages]


def test_a_game_that_cannot_be_shown_says_so(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """To those who sit there and to those who come."""
    with Client(server.port) as client, Client(server.port) as other:
        created = client.open_position(BOBS_TURN)
        game = created["game"]
        client.sit(created, stops=["their upkeep"])
        update = client.asked(game)
        with monkeypatch.context() as patched:
            patched.setattr(limits, "CLOCK", 0.0)  # what is kept is not played again within no time at all
            table = server.lobby.tables[game]
            assert table.process is not None
            table.process.end()
            before = len(client.raw)
            told = client.ask("answer", game=game, line=0, moment=update["moment"], choice="pass")
            assert told["code"] == "put_aside"
            while "put_aside" not in kinds_of(client.raw[before:]):  # it is told before the answer is refused, or after
                client.receive()
            joined = other.ask("join", game=game, token=created["seats"][0]["token"])
            assert (joined["type"], joined["code"]) == ("problem", "put_aside")
            assert joined["message"].startswith("the game is put aside: to show it took more than 0 seconds")
            assert joined["message"].endswith("It stays as it is kept")
        elsewhere, _ = other.asked_in(BOBS_TURN, stops=["their upkeep"])
        assert other.answer(elsewhere, "pass")["type"] == "done"


def test_reading_that_takes_too_long_is_broken_off_and_the_game_goes_on(server: Serving, hurried: None) -> None:
    with Client(server.port) as client:
        game, update = client.asked_in(BOBS_TURN, stops=["their upkeep"])
        at_table(server, game, make_looking_long)
        told = client.ask("why_not", game=game, text="pass")
        assert (told["type"], told["code"]) == ("problem", "too_long")
        assert told["message"] == "this took more than 0.4 seconds of processor time, and was broken off"
        assert client.ask("why_not", game=game, text="play Mountain")["refusal"] is not None
        assert client.answer(game, "pass", update)["type"] == "done"


def test_who_waits_for_one_game_is_answered_at_another(server: Serving, hurried: None) -> None:
    """On the same connection; even if there is something to be told of the first one."""
    with Client(server.port) as client:
        game, update = client.asked_in(BOBS_TURN, stops=["their upkeep"])
        elsewhere, there = client.asked_in(BOBS_TURN, stops=["their upkeep"])
        at_table(server, game, make_next_move, thinks)
        first = client.send("answer", game=game, line=0, moment=update["moment"], choice="pass")
        table = server.lobby.tables[game]
        while not table.lock.locked():
            time.sleep(0.01)
        LOOPS[server].call_soon_threadsafe(table.tell)
        client.send("ping")
        second = client.send("answer", game=elsewhere, line=0, moment=there["moment"], choice="pass")
        order: list[int] = []
        while len(order) < 3:
            told = client.receive()
            if "re" in told:
                order.append(told["re"])
        assert order == [second - 1, second, first]


def test_a_game_that_was_used_least_gives_its_process_to_another(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it comes back when something is asked of it."""
    with Client(server.port) as client:
        games = [client.asked_in(BOBS_TURN, stops=["their upkeep"])[0] for _ in range(3)]
        now = sum(table.process is not None for table in server.lobby.tables.values())
        monkeypatch.setattr(limits, "MOST_PROCESSES", now)
        oldest = min(
            (table for table in server.lobby.tables.values() if table.process is not None), key=lambda table: table.used
        )
        client.asked_in(BOBS_TURN, stops=["their upkeep"])
        assert oldest.process is None
        for game in games:
            assert client.answer(game, "pass")["type"] == "done"
        assert sum(table.process is not None for table in server.lobby.tables.values()) <= now
