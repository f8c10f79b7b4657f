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
