"""Several people at one table: seats by their links, watchers, Archenemy."""

from __future__ import annotations

import random
from contextlib import ExitStack

import pytest
from tests.support.served import BURN, GREEN, Client, Data, bot, person, whoever

from mainphase.server.serving import Serving


def test_two_people_play_and_one_watches(server: Serving) -> None:
    with Client(server.port) as ann, Client(server.port) as bob, Client(server.port) as eve:
        created = ann.begin(person("Ann"), person("Bob", GREEN))
        game = created["game"]
        assert ann.sit(created)["alone"] is False
        assert bob.sit(created, 1)["seat"] == 1
        watching = eve.sit(created, -1)
        assert (watching["seat"], watching["stops"]) == (-1, [])
        chance = random.Random(3)
        for _ in range(25):
            who = whoever(game, ann, bob)
            assert who is not None
            at = who.asked(game)
            decision = at["view"]["decision"]
            count = len(decision["options"]) or decision["number"]["high"] - decision["number"]["low"] + 1
            assert who.answer(game, chance.randrange(count), at)["type"] == "done"
        at = ann.last[game]
        eve.until(game, lambda now: now["moment"] >= at["moment"])
        public = eve.last[game]["view"]
        assert (public["seat"], public["player"], public["decision"]) == (-1, "", None)
        assert [each["hand"] for each in public["players"]] == [[], []]
        assert [each["hand_size"] for each in public["players"]] != [0, 0]
        assert ann.last[game]["connected"] == [0, 1]
        known = len(eve.events[game])
        assert [each["name"] for each in ann.events[game][:known]] == [each["name"] for each in eve.events[game]]
        told = eve.ask("concede", game=game)
        assert (told["type"], told["code"]) == ("problem", "not_yours")
        assert bob.ask("concede", game=game)["type"] == "done"
        for each in (ann, bob, eve):
            assert each.until(game, lambda now: now["view"]["over"])["view"]["winners"] == ["Ann"]


@pytest.fixture
def table(server: Serving) -> Data:
    with Client(server.port) as client:
        return client.begin(person("Ann"), person("Bob", GREEN))


def test_nobody_answers_for_another(server: Serving, table: Data) -> None:
    with Client(server.port) as ann, Client(server.port) as bob:
        game = table["game"]
        ann.sit(table)
        bob.sit(table, 1)
        update = ann.until(game, lambda now: now["view"]["deciding"] >= 0)
        players = (ann, bob)
        decider, other = update["view"]["deciding"], 1 - update["view"]["deciding"]
        told = players[other].ask("answer", game=game, line=0, moment=update["moment"], choice=0)
        assert (told["type"], told["code"]) == ("problem", "not_yours")
        assert players[other].last[game]["view"]["decision"] is None
        assert players[decider].asked(game)["moment"] == update["moment"]


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("branch_from", {"moment": 0}),
        ("look_back", {"moment": 0}),
        ("about_object", {"object": 1, "moment": 0}),
        ("export", {"what": "record"}),
        ("export", {"what": "scenario"}),
        ("drop_game", {}),
    ],
)
def test_what_would_show_others_what_is_hidden_is_refused(
    server: Serving, table: Data, kind: str, fields: Data
) -> None:
    with Client(server.port) as ann:
        ann.sit(table)
        told = ann.ask(kind, game=table["game"], **fields)
        assert (told["type"], told["code"]) == ("problem", "not_yours"), told


def test_a_record_is_exported_once_the_game_is_over(server: Serving, table: Data) -> None:
    with Client(server.port) as ann:
        game = table["game"]
        ann.sit(table)
        ann.ask("concede", game=game)
        told = ann.ask("export", game=game, what="record")
        assert told["text"].startswith("mainphase record 1\n")
        assert 'concede "Ann"' in told["text"]


def test_a_link_of_another_game_opens_nothing(server: Serving, table: Data) -> None:
    with Client(server.port) as ann:
        other = ann.begin(person("Ann"), person("Bob"))
        for game, token in ((table["game"], other["seats"][0]["token"]), ("none", "none"), (table["game"], "")):
            told = ann.ask("join", game=game, token=token)
            assert (told["type"], told["code"]) == ("problem", "unknown_game")
        told = ann.ask("answer", game=table["game"], line=0, moment=0, choice=0)
        assert told["code"] == "not_yours", "who has not sat down answers nothing"


def test_games_of_several_people_are_listed_to_those_who_have_their_tokens(server: Serving, table: Data) -> None:
    with Client(server.port) as ann:
        games = [each["game"] for each in ann.ask("games")["games"]]
        assert table["game"] not in games
        token = table["seats"][1]["token"]
        (found,) = [each for each in ann.ask("games", tokens=[token])["games"] if each["game"] == table["game"]]
        assert (found["seat"], found["players"], found["token"]) == (1, ["Ann", "Bob"], token)


def test_one_archenemy_against_three(server: Serving) -> None:
    with ExitStack() as stack:
        first, second = (stack.enter_context(Client(server.port)) for _ in range(2))
        created = first.begin(
            person("Ann", "archenemy"),
            bot("Bob"),
            person("Carol", BURN),
            bot("Dave", GREEN, "random"),
            variant="archenemy",
        )
        game = created["game"]
        first.sit(created)
        assert second.sit(created, 2)["variant"] == "archenemy"
        for _ in range(10):
            who = whoever(game, first, second)
            if who is None:
                break
            who.answer(game, 0)
        view = first.last[game]["view"]
        assert len(view["players"]) == 4
        assert view["players"][0]["life"] > 20
        assert view["turn"] >= 1


@pytest.mark.parametrize(
    ("seats", "fields", "said"),
    [
        ([person("Ann"), person("Ann")], {}, "a name of their own"),
        ([bot("Ann"), bot("Bob")], {}, "at least one person"),
        ([person("Ann"), bot("Bob", kind="os:system")], {}, "there is no bot"),
        ([person("Ann"), bot("Bob", kind="search:sims=1000000")], {}, "would take too long"),
        ([person("Ann"), bot("Bob", kind="search:breadth=2")], {}, "has no option"),
        ([person("Ann", "/etc/passwd"), bot("Bob")], {}, "there is no bundled deck"),
        ([person("Ann", "60 Grizzly Beers"), bot("Bob")], {}, "60 of its 60 cards cannot be played"),
        ([{**person("Ann", "60 Grizzly Beers"), "instead": "Grizly Beers=Forest"}, bot("Bob")], {}, "Grizzly Beers"),
        ([person("Ann"), bot("Bob")], {"rules": "1066-10-14"}, "1066-10-14"),
        ([person("Ann"), bot("Bob")], {"variant": "chess"}, "chess"),
        ([person("Ann"), bot("Bob")], {"first": 3}, "no seat 3"),
        ([person("A\x07"), bot("Bob")], {}, "a name that can be read"),
    ],
)
def test_a_game_that_cannot_be_is_refused(server: Serving, seats: list[Data], fields: Data, said: str) -> None:
    with Client(server.port) as ann:
        told = ann.ask("new_game", seats=seats, **fields)
        assert (told["type"], told["code"]) == ("problem", "bad_input"), told
        assert said in told["message"]


@pytest.mark.parametrize(
    "word", [{"instead": "Grizzly Beers = Forest"}, {"instead": "Forest"}, {"without_refused": True}]
)
def test_a_refused_deck_is_played_at_the_users_word(server: Serving, word: Data) -> None:
    deck = "60 Forest\n4 Grizzly Beers"
    with Client(server.port) as ann:
        refused = ann.ask("new_game", seats=[person("Ann", deck), bot("Bob")])
        assert "name others in their place below the list, or leave them out" in refused["message"]
        told = ann.ask("new_game", seats=[{**person("Ann", deck), **word}, bot("Bob")])
        assert told["type"] == "created", told
