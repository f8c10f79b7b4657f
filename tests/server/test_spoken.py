"""What the server says to people is said in the language of each connection."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("fluent.runtime", reason="mainphase[languages] is not installed")

from tests.server.test_passing import MINE, go_on, session_at
from tests.support.served import Client

from mainphase.server import hosted
from mainphase.server.serving import Serving


def test_each_reader_is_told_in_their_language() -> None:
    """Everything from the beginning; names for programs, and what answers, stay what they are."""
    session = session_at(MINE)
    go_on(session)
    hosted.HOSTED[:] = [session]
    english, italian = (
        json.loads(hosted.update(0, 0, 0, -1, [], [], "", [], language).text) for language in ("en", "it")
    )
    assert [each["name"] for each in english["events"]] == [each["name"] for each in italian["events"]]
    assert "the declare attackers step begins" in [each["text"] for each in english["events"]]
    said = [each["text"] for each in italian["events"]]
    assert "inizia la sottofase di dichiarazione delle creature attaccanti" in said
    answers = [[each["index"] for each in told["view"]["decision"]["options"]] for told in (english, italian)]
    assert answers[0] == answers[1] == [0, 1]


def test_a_connection_says_its_language(server: Serving) -> None:
    with Client(server.port, hello=False) as client:
        welcome = client.ask("hello", protocol=1, language="it")
        assert {"en", "fr", "it"} <= {*welcome["languages"]}
    with Client(server.port, hello=False) as client:
        assert client.ask("hello", protocol=1, language="klingon")["type"] == "welcome"


def test_a_problem_is_told_in_the_language_of_the_connection(server: Serving) -> None:
    """Programs need not read its message: `remedy` says what would help."""
    seats = [
        {"name": "Alice", "who": "person", "deck": "20 Mountain"},
        {"name": "Bob", "who": "bot", "deck": "red-burn"},
    ]
    told = {}
    for language in ("en", "fr"):
        with Client(server.port, hello=False) as client:
            client.ask("hello", protocol=1, language=language)
            told[language] = client.ask("new_game", seats=seats)
            turn = client.ask("turn", rules="today")
    assert {each["remedy"] for each in told.values()} == {"small_decks"}
    assert "where at least 60 are needed" in told["en"]["message"]
    assert "là où il en faut au moins 60" in told["fr"]["message"]
    assert turn["phases"][0]["parts"][1]["name"] == "étape d'entretien"
