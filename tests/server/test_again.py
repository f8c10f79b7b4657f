"""Another game of the same players, when one is over; and what everybody may look at then."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.served import BURN, GREEN, Client, bot, person

from mainphase.server.serving import Serving

Data = dict[str, Any]
SEATS = """
scenario: two sides
players:
  Ann: {battlefield: [2 Mountain], library: [9 Mountain]}
  Bob: {battlefield: [3 Forest], library: [9 Forest]}
"""


def over(client: Client, game: str) -> Data:
    """The game is given up; the last update of it."""
    client.asked(game)
    assert client.ask("concede", game=game)["type"] == "done"
    return client.until(game, lambda now: now["view"]["over"])


def followed(client: Client, game: str) -> str:
    found: str = client.until(game, lambda now: now["again"] and now["again"]["next"])["again"]["next"]
    return found


def joined(client: Client, game: str, token: str) -> Data:
    told = client.ask("join", game=game, token=token)
    assert told["type"] == "joined", told
    return client.asked(game)


def hand_of(client: Client, update: Data) -> set[str]:
    """The names of the cards in Ann's hand, once she has one."""
    game = update["game"]
    while not update["view"]["players"][0]["hand"]:  # she may be asked who goes first
        client.answer(game, 0, update)
        update = client.asked(game)
    return {each["name"] for each in update["view"]["players"][0]["hand"]}


def test_again_with_the_same_seats_and_secrets(client: Client) -> None:
    made = client.begin()
    game, token = made["game"], made["seats"][0]["token"]
    client.sit(made)
    assert client.ask("play_again", game=game)["code"] == "bad_input", "it is not over"
    update = over(client, game)
    assert update["again"] == {"ready": [], "swap": [], "next": ""}
    assert client.ask("play_again", game=game)["type"] == "done"
    other = followed(client, game)
    assert other != game
    assert client.ask("join", game=other, token=token)["seat"] == 0
    update = client.asked(other)
    assert update["view"]["players"][0]["name"] == "Ann"
    assert client.ask("play_again", game=game)["code"] == "bad_input", "another game has begun"
    assert client.ask("branch_from", game=game, moment=0)["code"] == "bad_input", "it stays as it is"


def test_the_sides_are_swapped_or_the_deck_is_another(client: Client) -> None:
    for fields, lands in (({"swap": True}, "Forest"), ({"deck": "60 Island"}, "Island")):
        made = client.begin(person("Ann", "60 Mountain"), bot("Bob", "60 Forest"))
        client.sit(made)
        over(client, made["game"])
        assert client.ask("play_again", game=made["game"], **fields)["type"] == "done"
        update = joined(client, followed(client, made["game"]), made["seats"][0]["token"])
        assert hand_of(client, update) == {lands}


@pytest.mark.parametrize(
    ("deck", "error"),
    [
        ("60 Mountian", "Mountian"),
        ("no deck at all", "no bundled deck"),
        ("", "no bundled deck"),
        ("20 Mountain", "at least 60"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused(client: Client, deck: str, error: str) -> None:
    made = client.begin()
    client.sit(made)
    over(client, made["game"])
    told = client.ask("play_again", game=made["game"], deck=deck)
    assert (told["code"], error in told["message"]) == ("bad_input", True), told
    assert client.last[made["game"]]["again"]["ready"] == []
    assert client.ask("play_again", game=made["game"], deck="x" * 200_001)["code"] in ("malformed", "too_large")
    assert client.ask("play_again", game=made["game"], swap="yes")["code"] == "malformed"


def test_what_belongs_to_the_deck_in_a_variant_comes_along(client: Client) -> None:
    made = client.begin(person("Ann", "archenemy"), bot("Bob"), variant="archenemy")
    client.sit(made)
    over(client, made["game"])
    assert client.ask("play_again", game=made["game"])["type"] == "done"
    update = joined(client, followed(client, made["game"]), made["seats"][0]["token"])
    assert update["view"]["players"][0]["schemes"] == client.last[made["game"]]["view"]["players"][0]["schemes"]


def test_in_a_scenario_the_players_change_places(client: Client) -> None:
    made = client.open_position(SEATS)
    client.sit(made)
    over(client, made["game"])
    assert client.ask("play_again", game=made["game"], deck=BURN)["code"] == "bad_input"
    assert client.ask("play_again", game=made["game"], swap=True)["type"] == "done"
    update = joined(client, followed(client, made["game"]), made["seats"][0]["token"])
    assert update["view"]["seat"] == 1
    assert update["view"]["players"][1]["name"] == "Bob"


def test_of_several_people_all_must_want_it_alike(server: Serving) -> None:
    with Client(server.port) as ann, Client(server.port) as bob, Client(server.port) as watcher:
        made = ann.begin(person("Ann"), person("Bob", GREEN), first=0)
        game = made["game"]
        for client, seat in ((ann, 0), (bob, 1), (watcher, -1)):
            client.sit(made, seat)
        assert ann.ask("look_back", game=game, moment=0)["code"] == "not_yours"
        assert ann.ask("concede", game=game)["type"] == "done"
        told = bob.until(game, lambda now: now["view"]["over"])
        assert [(each["text"], each["rule"]) for each in told["events"] if each["name"] == "player loses"] == [
            ("Ann concedes", "104.3a")
        ]
        assert watcher.ask("play_again", game=game)["code"] == "not_yours"
        assert ann.ask("play_again", game=game, swap=True)["type"] == "done"
        again = bob.until(game, lambda now: now["again"]["ready"])["again"]
        assert again == {"ready": [0], "swap": [0], "next": ""}
        assert bob.ask("play_again", game=game)["type"] == "done"
        again = ann.until(game, lambda now: len(now["again"]["ready"]) == 2)["again"]
        assert again["next"] == "", "they want it differently"
        assert bob.ask("play_again", game=game, swap=True)["type"] == "done"
        other = followed(ann, game)
        for client, seat in ((ann, 0), (bob, 1)):
            token = made["seats"][seat]["token"]
            assert client.ask("join", game=other, token=token)["seat"] == seat
        assert watcher.ask("join", game=other, token=made["watch"])["seat"] == -1
        moment = ann.ask("look_back", game=game, moment=0)
        assert moment["type"] == "moment", "over, it may be looked through"
        assert [len(each["hand"]) for each in moment["view"]["players"]] == [7, 0], "but for what was hidden"
        assert watcher.ask("look_back", game=game, moment=0)["code"] == "not_yours"
        assert watcher.ask("about_object", game=game, object=1, moment=0)["code"] == "not_yours"


def test_a_match_goes_on_first_and_then_is_another(client: Client) -> None:
    made = client.begin(best_of=3)
    game, token = made["game"], made["seats"][0]["token"]
    client.sit(made)
    over(client, game)
    assert "match is not over" in client.ask("play_again", game=game)["message"]
    assert client.ask("play_next", game=game)["type"] == "done"
    second = client.until(game, lambda now: now["match"]["next"])["match"]["next"]
    joined(client, second, token)
    assert over(client, second)["match"]["winner"] == 1
    assert client.ask("play_again", game=second)["type"] == "done"
    update = joined(client, followed(client, second), token)
    assert (update["match"]["number"], update["match"]["best_of"], update["match"]["score"]) == (1, 3, [0, 0])
