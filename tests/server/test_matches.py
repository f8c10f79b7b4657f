"""A match at the table: its games, what is exchanged between them, who is asked when, and what is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.served import BURN, GREEN, Client, Data, bot, person, process, serving

from mainphase.game.match import replay_match
from mainphase.game.replaying import replay
from mainphase.server.serving import Serving

EPICURE, ARC = "Voldaren Epicure", "Arc Lightning"


def begun(client: Client, *seats: Data, **fields: object) -> str:
    """A match, at which the client sits; its first game."""
    created = client.begin(*(seats or (person("Ann"), bot("Bob"))), **{"best_of": 3, "seed": 4, **fields})
    client.sit(created)
    return str(created["game"])


def over(client: Client, game: str) -> Data:
    """The client concedes; the update afterwards."""
    client.until(game, lambda now: not now["view"]["over"])
    assert client.ask("concede", game=game)["type"] == "done"
    return client.until(game, lambda now: now["view"]["over"])


def main_of(told: Data) -> dict[str, int]:
    return {each["name"]: each["count"] for each in told["main"]}


def counts(cards: dict[str, int]) -> list[Data]:
    return [{"count": count, "name": name} for name, count in cards.items()]


def followed(client: Client, game: str) -> str:
    """The game that follows, at which the client then sits with the same secret."""
    match = client.until(game, lambda now: now["match"]["next"] != "")["match"]
    return str(match["next"])


def sit_with(client: Client, game: str, token: str) -> Data:
    joined = client.ask("join", game=game, token=token, line=0, events=0, stops=None)
    assert joined["type"] == "joined"
    client.until(game, lambda now: True)
    return joined


def test_100_6a_a_match_of_one_person_is_played_to_its_end(server: Serving, client: Client) -> None:
    created = client.begin(person("Ann"), bot("Bob"), best_of=3, seed=4)
    client.sit(created)
    game, token = created["game"], created["seats"][0]["token"]
    first = over(client, game)["match"]
    assert (first["best_of"], first["number"], first["score"], first["winner"], first["next"]) == (3, 1, [0, 1], -1, "")
    told = client.ask("sideboard", game=game)
    assert (told["type"], told["one_for_one"], told["least"], told["size_rule"]) == (
        "sideboard_told",
        False,
        60,
        "100.2a",
    )
    cards = main_of(told)
    cards[EPICURE] -= 4
    cards[ARC] = 4
    assert client.ask("play_next", game=game, main=counts(cards))["type"] == "done"
    after = followed(client, game)
    joined = sit_with(client, after, token)
    assert joined["alone"] is True
    now = client.last[after]
    # CR 103.1: the loser of the game before chooses who begins.
    assert (now["match"]["number"], now["match"]["score"], now["match"]["before"]) == (2, [0, 1], [game])
    client.until(after, lambda at: at["view"]["decision"] is not None)
    assert client.last[after]["view"]["decision"]["kind"] == "starting player"
    record = client.ask("export", game=after, what="record")["text"]
    kept = replay(record)
    assert (4, ARC) in kept.decks["Ann"].main
    assert (kept.chooser, kept.match.number if kept.match else 0) == ("Ann", 2)
    last = over(client, after)["match"]
    assert (last["score"], last["winner"]) == ([0, 2], 1)
    for kind, fields in (("play_next", {"main": None}), ("sideboard", {})):
        refused = client.ask(kind, game=after, **fields)
        assert (refused["code"], "the match is over: Bob has won it" in refused["message"]) == ("bad_input", True)
    whole = "".join(client.ask("export", game=each, what="record")["text"] for each in (game, after))
    assert replay_match(whole).winner == "Bob"


def test_100_4a_what_is_not_allowed_on_the_day_begins_no_game(server: Serving, client: Client) -> None:
    deck = "20 Mountain\n20 Goblin Piker\nSideboard\n4 Gray Ogre\n"
    for rules, said in (
        ("2013-07-12", "the deck of Ann has 44 cards, where it must have 40 as before"),
        ("2013-07-13", ""),
    ):
        game = begun(client, person("Ann", deck), bot("Bob", GREEN), rules=rules, small_decks=True)
        over(client, game)
        told = client.ask("sideboard", game=game)
        assert told["one_for_one"] is (rules == "2013-07-12")
        reply = client.ask("play_next", game=game, main=counts({**main_of(told), "Gray Ogre": 4}))
        if said:
            assert (reply["code"], said in reply["message"]) == ("bad_input", True)
            assert client.last[game]["match"]["next"] == ""
        else:
            assert reply["type"] == "done"
            assert followed(client, game)


@pytest.mark.parametrize(
    ("main", "said"),
    [
        ([{"count": 60, "name": "Black Lotus"}], "has not these cards in deck and sideboard: 60 Black Lotus"),
        ([{"count": 30, "name": "Mountain"}], "has not these cards in deck and sideboard: 10 Mountain more"),
        ([{"count": 20, "name": "Mountain"}], "the deck of Ann has 20 cards, where at least 60 are needed"),
    ],
)
def test_other_cards_than_ones_own_are_refused(server: Serving, client: Client, main: list[Data], said: str) -> None:
    game = begun(client)
    over(client, game)
    reply = client.ask("play_next", game=game, main=main)
    assert (reply["code"], said in reply["message"]) == ("bad_input", True), reply


def test_nothing_is_exchanged_while_a_game_is_played_or_outside_of_a_match(server: Serving, client: Client) -> None:
    game = begun(client)
    reply = client.ask("sideboard", game=game)
    assert "the game of the match that is played is not over yet" in reply["message"]
    single = client.begin(person("Ann"), bot("Bob"))
    client.sit(single)
    assert over(client, single["game"])["match"] is None
    assert "not one of a match" in client.ask("play_next", game=single["game"], main=None)["message"]


@pytest.mark.parametrize(
    ("seats", "fields", "said"),
    [
        ((person("Ann"), bot("Bob"), bot("Cid")), {}, "a match is played by two players"),
        ((person("Ann"), bot("Bob")), {"variant": "free-for-all"}, "(100.6a), not in free-for-all"),
    ],
)
def test_a_match_that_cannot_be_is_refused(
    server: Serving, client: Client, seats: tuple[Data, ...], fields: Data, said: str
) -> None:
    reply = client.ask("new_game", seats=list(seats), best_of=3, **fields)
    assert (reply["type"], said in reply["message"]) == ("problem", True), reply
    assert client.ask("new_game", seats=list(seats), best_of=4, **fields)["code"] == "malformed"


def exported(client: Client, game: str) -> list[str]:
    """What comes of asking for the record and for the position: why it is refused, or that it is told."""
    told = [client.ask("export", game=game, what=what) for what in ("record", "scenario")]
    return [str(each.get("code", each["type"])) for each in told]


def test_the_next_game_waits_until_both_have_said_what_they_play(server: Serving) -> None:
    with Client(server.port) as ann, Client(server.port) as bob, Client(server.port) as eve:
        created = ann.begin(person("Ann"), person("Bob", BURN), best_of=3)
        game = created["game"]
        tokens = [seat["token"] for seat in created["seats"]]
        ann.sit(created)
        bob.sit(created, 1)
        eve.sit(created, -1)
        assert bob.ask("concede", game=game)["type"] == "done"
        ann.until(game, lambda now: now["view"]["over"])
        assert exported(ann, game) == ["not_yours", "not_yours"]  # Bob's deck would be in it (CR 100.4)
        told = bob.ask("sideboard", game=game)
        cards = main_of(told)
        cards[EPICURE] -= 4
        cards[ARC] = 4
        assert bob.ask("play_next", game=game, main=counts(cards))["type"] == "done"
        waiting = ann.until(game, lambda now: now["match"]["ready"] == [1])["match"]
        assert waiting["next"] == ""
        # What Bob plays is his alone; he may still think again.
        assert main_of(bob.ask("sideboard", game=game))[ARC] == 4
        assert ARC not in main_of(ann.ask("sideboard", game=game))
        assert bob.ask("play_next", game=game, main=told["main"])["type"] == "done"
        for watching in (eve.ask("sideboard", game=game), eve.ask("play_next", game=game, main=None)):
            assert (watching["type"], watching["code"]) == ("problem", "not_yours")
        assert ann.ask("play_next", game=game, main=None)["type"] == "done"
        after = followed(ann, game)
        assert followed(eve, game) == followed(bob, game) == after
        sit_with(ann, after, tokens[0])
        sit_with(bob, after, tokens[1])
        sit_with(eve, after, created["watch"])
        bob.until(after, lambda now: now["view"]["decision"] is not None)  # CR 103.1: he lost
        assert bob.last[after]["view"]["decision"]["kind"] == "starting player"
        again = ann.ask("play_next", game=game, main=None)
        assert "the next game of the match has begun" in again["message"]
        assert exported(ann, game) == ["not_yours", "not_yours"]
        assert bob.ask("concede", game=after)["type"] == "done"
        ann.until(after, lambda now: now["view"]["over"])
        assert exported(ann, game)[0] == exported(ann, after)[0] == "exported"  # the match is over


def test_a_game_from_which_the_match_has_gone_on_stays_as_it_is(server: Serving, client: Client) -> None:
    game = begun(client)
    over(client, game)
    assert client.ask("branch_from", game=game, moment=0)["type"] == "done"  # it may be played again until then
    over(client, game)
    client.ask("play_next", game=game, main=None)
    followed(client, game)
    reply = client.ask("branch_from", game=game, moment=0)
    assert "the match has gone on from this game, so it stays as it is" in reply["message"]
    assert client.ask("look_back", game=game, moment=0)["type"] == "moment"


def test_a_match_outlives_the_server(tmp_path: Path) -> None:
    games = tmp_path / "games.sqlite"
    with process(games) as (running, port):
        with Client(port) as client:
            created = client.begin(person("Ann"), person("Bob", BURN), best_of=3)
            game, tokens = created["game"], [seat["token"] for seat in created["seats"]]
            client.sit(created)
            over(client, game)
            assert client.ask("play_next", game=game, main=None)["type"] == "done"
        running.kill()
    with serving(games) as server, Client(server.port) as ann, Client(server.port) as bob:
        sit_with(ann, game, tokens[0])
        match = ann.until(game, lambda now: now["view"]["over"])["match"]
        assert (match["ready"], match["score"], match["next"]) == ([0], [0, 1], "")
        sit_with(bob, game, tokens[1])
        assert bob.ask("play_next", game=game, main=None)["type"] == "done"
        after = followed(ann, game)
        sit_with(ann, after, tokens[0])
    with serving(games) as server, Client(server.port) as ann:
        sit_with(ann, after, tokens[0])
        found = ann.last[after]["match"]
        assert (found["number"], found["score"], found["before"]) == (2, [0, 1], [game])
        sit_with(ann, game, tokens[0])
        assert ann.until(game, lambda now: now["view"]["over"])["match"]["next"] == after
        listed = {each["game"]: each for each in ann.ask("games", tokens=[tokens[0]])["games"]}
        assert (listed[game]["number"], listed[game]["best_of"], listed[game]["followed"]) == (1, 3, True)
        assert (listed[after]["number"], listed[after]["followed"]) == (2, False)


@pytest.mark.parametrize("main", [None, [{"count": 99, "name": "Plains"}]])
def test_903_6_commanders_lead_their_decks_in_every_game_of_a_match(
    server: Serving, client: Client, main: list[Data] | None
) -> None:
    dogs = "Commander\n1 Isamaru, Hound of Konda\n\nDeck\n99 Plains\n"
    created = client.begin(person("Ann", dogs), bot("Bob", dogs), best_of=3, seed=4)
    client.sit(created)
    over(client, created["game"])
    assert client.ask("play_next", game=created["game"], main=main)["type"] == "done"
    after = followed(client, created["game"])
    assert sit_with(client, after, created["seats"][0]["token"])["variant"] == "commander"
    view = client.last[after]["view"]
    assert [player["life"] for player in view["players"]] == [40, 40]
    assert [card["label"] for card in view["command"]] == ["Isamaru, Hound of Konda"] * 2


def test_the_games_of_a_match_of_one_person_follow_from_its_seed(server: Serving, client: Client) -> None:
    records = []
    for _ in range(2):
        created = client.begin(person("Ann"), bot("Bob"), best_of=3, seed=11)
        client.sit(created)
        over(client, created["game"])
        client.ask("play_next", game=created["game"], main=None)
        after = followed(client, created["game"])
        sit_with(client, after, created["seats"][0]["token"])
        records.append(client.ask("export", game=after, what="record", moment=0)["text"])
    assert records[0] == records[1]
