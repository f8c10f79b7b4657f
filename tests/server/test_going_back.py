"""Earlier moments, other ways to go on, files in and out."""

from __future__ import annotations

import pytest
from tests.support.served import BOBS_TURN, Client, Data

from mainphase.game.replaying import replay
from mainphase.server.serving import Serving


@pytest.fixture
def played(client: Client) -> Data:
    """Ann has passed in Bob's upkeep, and shocked him in his draw step."""
    created = client.open_position(BOBS_TURN)
    client.sit(created, stops=["their upkeep", "their draw"])
    client.answer(created["game"], "pass")
    client.answer(created["game"], "cast Shock targeting Bob")
    client.until(created["game"], lambda now: now["view"]["players"][1]["life"] == 18)
    return created


def test_an_earlier_moment_is_looked_at(client: Client, played: Data) -> None:
    game = played["game"]
    own = client.last[game]["own"]
    told = client.ask("look_back", game=game, moment=own[1])
    assert (told["type"], told["moment"], told["place"]) == ("moment", own[1], "draw")
    assert told["chosen"] == "cast Shock"
    assert [each["name"] for each in told["view"]["players"][0]["hand"]] == ["Shock", "Mountain"]
    assert told["view"]["players"][1]["life"] == 20
    assert not any(event["name"] == "cast" for event in client.events[game][: told["events"]])
    assert client.last[game]["view"]["players"][1]["life"] == 18, "nothing has changed"
    wrong = client.ask("look_back", game=game, moment=10_000)
    assert (wrong["code"], "no moment 10000" in wrong["message"]) == ("bad_input", True)


def test_what_could_be_done_with_a_card_then_and_why_it_was_what_it_is(client: Client, played: Data) -> None:
    game = played["game"]
    own = client.last[game]["own"]
    then = client.ask("look_back", game=game, moment=own[1])["view"]
    shock = then["players"][0]["hand"][0]["id"]
    (use,) = client.ask("about_object", game=game, object=shock, moment=own[1])["uses"]
    assert (use["text"], use["refusal"]) == ("cast Shock", None)
    assert client.ask("about_object", game=game, object=shock)["code"] == "bad_input", "now it is another object"
    lions = next(o["id"] for o in then["battlefield"] if o["name"] == "Savannah Lions")
    assert client.ask("about_object", game=game, object=lions, moment=own[1])["because"][0]["says"].endswith("is 3/2")
    assert client.ask("about_object", game=game, object=lions, moment=10_000)["code"] == "bad_input"


def test_one_goes_on_otherwise_and_the_first_way_stays(client: Client, played: Data) -> None:
    game = played["game"]
    before = client.last[game]
    assert client.ask("branch_from", game=game, moment=before["own"][1])["type"] == "done"
    update = client.until(game, lambda now: now["line"] == 1)
    assert update["begin"] == 0
    assert update["view"]["players"][1]["life"] == 20
    assert [(each["line"], each["parent"]) for each in update["lines"]] == [(0, -1), (1, 0)]
    stale = client.ask("answer", game=game, line=0, moment=before["moment"], choice=0)
    assert stale["code"] == "stale"
    client.answer(game, "cast Shock targeting Grizzly Bears")
    client.until(game, lambda now: any(o["name"] == "Grizzly Bears" for o in now["view"]["players"][0]["graveyard"]))
    (first,) = [each for each in client.last[game]["lines"] if each["line"] == 0]
    assert client.ask("branch_from", game=game, line=0, moment=first["moments"])["type"] == "done"
    again = client.until(game, lambda now: now["line"] == 0 and now["view"]["players"][1]["life"] == 18)
    assert again["moment"] >= before["moment"]
    assert len(again["lines"]) == 2, "to go to the end of a line makes no other"


@pytest.mark.parametrize("fields", [{"moment": 99_999}, {"moment": 0, "line": 7}])
def test_a_moment_that_never_was_is_refused(client: Client, played: Data, fields: Data) -> None:
    told = client.ask("branch_from", game=played["game"], **fields)
    assert (told["type"], told["code"]) == ("problem", "bad_input")


def test_a_game_goes_out_as_a_record_and_comes_in_again(client: Client) -> None:
    created = client.begin(seed=3)
    game = created["game"]
    client.sit(created)
    for _ in range(6):
        client.answer(game, 0)
    update = client.asked(game)
    told = client.ask("export", game=game, what="record")
    assert told["name"].endswith(".record")
    kept = replay(told["text"])
    assert kept.moves == update["moment"]
    again = client.ask("open_record", record=told["text"], seat=0, pace=0)
    client.sit(again)
    now = client.asked(again["game"])
    assert now["moment"] == update["moment"]
    assert now["view"] == update["view"]
    assert now["own"] == [k for k, _ in enumerate(kept.to_record().moves) if k in now["own"]]
    assert client.events[again["game"]] == client.events[game]
    earlier = client.ask("export", game=game, what="record", moment=2)
    assert replay(earlier["text"]).moves == 2


def test_a_position_goes_out_as_a_scenario_and_comes_in_again(client: Client, played: Data) -> None:
    game = played["game"]
    moment = client.last[game]["own"][0]
    told = client.ask("export", game=game, what="scenario", moment=moment)
    assert told["name"].endswith(".yaml")
    again = client.open_position(told["text"])
    client.sit(again, stops=["their upkeep"])
    names = sorted(each["name"] for each in client.asked(again["game"])["view"]["battlefield"])
    assert names == sorted(["Mountain", "Grizzly Bears", "Crusade", "Savannah Lions", "Forest"])


def test_files_that_are_none_are_refused_with_their_line(client: Client) -> None:
    told = client.ask("open_record", record="mainphase record 1\nrules yesterday\n")
    assert (told["type"], told["code"]) == ("problem", "bad_input")
    assert told["where"] == "record:2" or "breaks off" in told["message"]
    told = client.ask("open_scenario", scenario="scenario: x\nplayers: {Ann: {hand: [Grizzly Beers]}, Bob: {}}\n")
    assert told["code"] == "bad_input"
    assert told["where"] == "scenario:2"
    told = client.ask("open_scenario", scenario=BOBS_TURN, seat=3)
    assert "no seat 3" in told["message"]


def test_a_game_is_dropped(server: Serving, client: Client, played: Data) -> None:
    game = played["game"]
    assert client.ask("drop_game", game=game)["type"] == "done"
    assert client.ask("answer", game=game, line=0, moment=0, choice=0)["code"] in ("unknown_game", "not_yours")
    told = client.ask("join", game=game, token=played["seats"][0]["token"])
    assert told["code"] == "unknown_game"
    assert server.lobby.store.game(game) is None
