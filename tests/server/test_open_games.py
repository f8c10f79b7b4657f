"""The lobby of a host that wants one: open games, taking a seat and giving it free; and phrases at a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.support.served import BURN, GREEN, Client, person, serving

from mainphase.server.owners import owner_of
from mainphase.server.serving import Serving
from mainphase.server.tables import GameTable

KEY = "a long enough password"
ANN, BOB, EVE = (f"the secret of {name}, long enough" for name in ("Ann", "Bob", "Eve"))


@pytest.fixture(scope="module")
def lobby(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with a key and a lobby."""
    games = tmp_path_factory.mktemp("lobby") / "games.sqlite"
    with serving(games, workers=1, lobby=True, allowed=("table.example",), key=KEY) as found:
        yield found


def begun(client: Client, **fields: Any) -> dict[str, Any]:
    return client.begin(person("Ann", BURN), person("Bob", GREEN), open=True, first=0, **fields)


def test_an_open_game_is_listed_joined_and_watched_without_a_key(lobby: Serving) -> None:
    with Client(lobby.port, key=KEY, player=ANN) as ann, Client(lobby.port, player=BOB) as bob:
        assert bob.welcome["lobby"]
        assert not bob.welcome["may_begin"]
        made = begun(ann)
        (listed,) = [each for each in bob.ask("open_games")["games"] if each["game"] == made["game"]]
        assert (listed["players"], listed["free"]) == (["Ann", "Bob"], [1])
        given = bob.ask("take_seat", game=made["game"], seat=1)
        assert given["type"] == "seat_given", given
        assert bob.ask("take_seat", game=made["game"], seat=1)["token"] == given["token"], "it is told again"
        old = made["seats"][1]["token"]
        assert old == "", "nobody sees the hand of a seat before it is taken"
        assert made["seats"][0]["token"]
        assert old != given["token"]
        assert ann.ask("join", game=made["game"], token=old)["code"] == "unknown_game", "its owner does not know it"
        assert bob.ask("join", game=made["game"], token=given["token"])["seat"] == 1
        ann.sit(made)
        (listed,) = [each for each in bob.ask("open_games")["games"] if each["game"] == made["game"]]
        assert listed["free"] == []
        with Client(lobby.port, player=EVE) as eve:
            assert "is not free" in eve.ask("take_seat", game=made["game"], seat=1)["message"]
            assert eve.ask("take_seat", game=made["game"], seat=0)["code"] == "bad_input"
            assert eve.ask("join", game=made["game"], token=listed["watch"])["seat"] == -1
            assert eve.ask("free_seat", game=made["game"], seat=1)["code"] == "not_yours"
            assert eve.ask("say", game=made["game"], phrase="hello")["code"] == "not_yours"
            view = eve.until(made["game"], lambda now: True)["view"]
            assert [each["hand"] for each in view["players"]] == [[], []], "who watches sees no hand"
        # A stranger who only holds a seat is shown out by whose game it is.
        assert ann.ask("free_seat", game=made["game"], seat=1)["type"] == "done"
        while bob.receive()["type"] != "put_aside":
            pass
        assert bob.ask("join", game=made["game"], token=given["token"])["code"] == "unknown_game"


def test_who_may_take_a_seat(lobby: Serving) -> None:
    with Client(lobby.port, key=KEY, player=ANN) as ann, Client(lobby.port) as nobody:
        made = begun(ann)
        closed = ann.begin(person("Ann", BURN), person("Bob", GREEN))
        assert ann.ask("take_seat", game=made["game"], seat=1)["code"] == "bad_input", "one plays against others"
        assert nobody.ask("take_seat", game=made["game"], seat=1)["code"] == "not_yours"
        assert nobody.ask("new_game", seats=[person("A"), person("B")], open=True)["code"] == "not_yours"
        assert ann.ask("free_seat", game=made["game"], seat=1)["code"] == "bad_input"
        with Client(lobby.port, player=EVE) as eve:
            assert closed["game"] not in [each["game"] for each in eve.ask("open_games")["games"]]
            assert eve.ask("take_seat", game=closed["game"], seat=1)["code"] == "bad_input"
            assert eve.ask("take_seat", game="none", seat=1)["code"] == "unknown_game"
            for seat in (-1, 12, "one", None):
                assert eve.ask("take_seat", game=made["game"], seat=seat)["code"] == "malformed"
            assert eve.ask("take_seat", game=made["game"], seat=7)["code"] == "bad_input"
            assert eve.ask("rule", number="100.1")["code"] == "not_yours", "who has no seat looks nothing up"


def test_what_one_wanted_of_another_game_goes_with_them(lobby: Serving) -> None:
    with (
        Client(lobby.port, key=KEY, player=ANN) as ann,
        Client(lobby.port, player=BOB) as bob,
        Client(lobby.port, player=EVE) as eve,
    ):
        game = (made := begun(ann))["game"]
        ann.sit(made)
        bob.ask("join", game=game, token=bob.ask("take_seat", game=game, seat=1)["token"])
        assert ann.ask("concede", game=game)["type"] == "done"
        assert bob.ask("play_again", game=game, deck="60 Island")["type"] == "done"
        ann.until(game, lambda now: now["again"] and now["again"]["ready"] == [1])
        assert ann.ask("free_seat", game=game, seat=1)["type"] == "done"
        ann.until(game, lambda now: now["again"] and now["again"]["ready"] == [])
        eve.ask("join", game=game, token=eve.ask("take_seat", game=game, seat=1)["token"])
        assert ann.ask("play_again", game=game)["type"] == "done"
        again = eve.until(game, lambda now: now["again"] and now["again"]["ready"] == [0])["again"]
        assert again["next"] == "", "she has said nothing yet, and does not play his deck"


def test_for_whoever_may_not_take_a_seat_no_game_is_played_again(lobby: Serving) -> None:
    with Client(lobby.port, key=KEY, player=ANN) as ann, Client(lobby.port, player=EVE) as eve:
        closed = ann.begin(person("Ann", BURN), person("Bob", GREEN))["game"]
        table = lobby.lobby.tables[closed]
        table.end_process()
        assert eve.ask("take_seat", game=closed, seat=1)["code"] == "bad_input"
        assert table.process is None
        assert ann.ask("free_seat", game=closed, seat=1)["code"] == "bad_input"
        assert table.process is None


def test_whoever_is_about_to_sit_down_as_a_seat_is_given_free_does_not(
    lobby: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down = GameTable.sit_down

    async def too_late(table: GameTable, viewer: int, stops: list[str] | None) -> Any:
        await table.free_seat(1, owner_of(ANN), False)
        return await sit_down(table, viewer, stops)

    with Client(lobby.port, key=KEY, player=ANN) as ann, Client(lobby.port, player=BOB) as bob:
        made = begun(ann)
        token = bob.ask("take_seat", game=made["game"], seat=1)["token"]
        monkeypatch.setattr(GameTable, "sit_down", too_late)
        assert bob.ask("join", game=made["game"], token=token)["code"] == "unknown_game"


def test_a_host_without_a_lobby_has_no_open_games(client: Client) -> None:
    assert client.welcome["lobby"] is False
    assert client.ask("open_games")["code"] == "bad_input"
    assert client.ask("new_game", seats=[person("A"), person("B")], open=True)["code"] == "bad_input"


def test_phrases_and_nothing_else_are_said(server: Serving) -> None:
    with Client(server.port) as ann, Client(server.port) as bob:
        made = ann.begin(person("Ann"), person("Bob", GREEN))
        ann.sit(made)
        bob.sit(made, 1)
        assert ann.ask("say", game=made["game"], phrase="good luck")["type"] == "done"
        said = bob.until(made["game"], lambda now: now["said"])["said"]
        assert said == [{"number": 1, "seat": 0, "phrase": "good luck"}]
        assert ann.ask("say", game=made["game"], phrase="thanks")["code"] == "too_many"
        for phrase in ("<b>you</b>", "", 1, ["hello"], "x" * 500):
            assert bob.ask("say", game=made["game"], phrase=phrase)["code"] == "malformed"
