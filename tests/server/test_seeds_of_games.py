"""In a game of several people nobody knows what is dealt, nor works it out: not from the seed, from bots, or from their
own cards. Yet the game is the same again from the disk and from its record.
"""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.support.served import GREEN, Client, bot, person, serving, whoever

from mainphase.game import Game
from mainphase.game.replaying import replay
from mainphase.server.game_store import GameStore
from mainphase.server.kept_game import GameKept, LineKept, game_before_moves, play_kept
from mainphase.server.serving import Serving


def test_nobody_chooses_the_seed_of_several(server: Serving) -> None:
    with Client(server.port) as ann:
        told = ann.ask("new_game", seats=[person("Ann"), person("Bob")], seed=1)
        assert (told["type"], told["code"]) == ("problem", "bad_input")
        assert "nobody chooses the seed" in told["message"]
        assert ann.ask("new_game", seats=[person("Ann"), bot("Bob")], seed=1)["type"] == "created"


def kept_on_disk(games: Path, game: str) -> tuple[GameKept, dict[int, LineKept]]:
    with closing(GameStore(games)) as store:
        found = store.game(game)
    assert found is not None
    return found


def played_again(kept: GameKept, line: LineKept) -> Game:
    game = game_before_moves(kept)
    for move in line.moves:
        play_kept(game, move)
    return game


def test_a_game_of_several_is_dealt_under_a_key(tmp_path: Path) -> None:
    games = tmp_path / "games.sqlite"
    seats = (person("Ann"), person("Bob", GREEN), bot("Carol", kind="random"))
    with serving(games) as server, Client(server.port) as ann, Client(server.port) as bob:
        created = [ann.begin(*seats) for _ in range(2)]
        game = created[0]["game"]
        ann.sit(created[0])
        bob.sit(created[0], 1)
        for _ in range(12):
            who = whoever(game, ann, bob)
            assert who is not None
            who.answer(game, 0)
        heard = "".join(ann.raw + bob.raw)
    with serving(games) as server, Client(server.port) as ann, Client(server.port) as bob:
        ann.sit(created[0])
        bob.sit(created[0], 1)
        who = whoever(game, ann, bob)
        assert who is not None, "it goes on after the server was stopped"
        ann.ask("concede", game=game)
        bob.ask("concede", game=game)
        ann.until(game, lambda now: now["view"]["over"])
        record = ann.ask("export", game=game, what="record")["text"]
    (kept, lines), (other, _) = (kept_on_disk(games, each["game"]) for each in created)
    again = played_again(kept, lines[0])
    key = again.state.generator.key
    assert key.bit_length() == 256
    assert key != game_before_moves(other).state.generator.key
    assert kept.seed != key & 2**31 - 1, "what a bot does by chance tells nothing of it"
    for secret in (str(key), f"{key:x}", str(again.state.rng)):
        assert secret not in heard, "it is told to nobody before the game is over"
    assert f"seed {key}\n" in record, "and then to everybody"
    assert replay(record).hash() == again.hash()


def test_who_knows_their_own_cards_guesses_no_seed(server: Serving) -> None:
    """A hostile player deals the game again under every seed that a careless server would take, and looks for the hand
    that they have: alone they find what the other has, at a table of several they do not.
    """
    with Client(server.port) as ann, Client(server.port) as bob:
        alone = ann.begin(seed=23, first=0)
        ann.sit(alone)
        (guess,) = [hands for hands in map(first_hands, range(20, 26)) if hands[0] == hand_of(ann, alone["game"], 0)]
        assert guess == first_hands(23), "so the search works"
        two = ann.begin(person("Ann"), person("Bob", GREEN), first=0)
        ann.sit(two)
        bob.sit(two, 1)
        hands = (hand_of(ann, two["game"], 0), hand_of(bob, two["game"], 1))
        kept = server.lobby.store.kept(two["game"])
        assert kept is not None
        guesses = [*range(20), kept.seed, 2**63 - 1, 2**64 - 1]
        assert hands not in map(first_hands, guesses)


def hand_of(client: Client, game: str, seat: int) -> list[str]:
    view: Any = client.until(game, lambda update: True)["view"]
    return [card["name"] for card in view["players"][seat]["hand"]]


def first_hands(seed: int) -> tuple[list[str], list[str]]:
    game = Game.new({"Ann": "red-burn", "Bob": GREEN}, seed=seed, first="Ann")
    ann, bob = ([each.name for each in game.view(name).players[seat].hand] for seat, name in enumerate(("Ann", "Bob")))
    return ann, bob


@pytest.mark.parametrize(
    "text", ['{"seed": 1}', '{"seed": 115792089237316195423570985008687907853269984665640564039457}']
)
def test_a_seed_that_is_no_number_of_the_protocol_is_refused(server: Serving, text: str) -> None:
    with Client(server.port) as ann:
        asked = {"type": "new_game", "id": 99, "seats": [person("Ann"), person("Bob")], **json.loads(text)}
        ann.socket.send(json.dumps(asked))
        assert ann.reply(99)["type"] == "problem"
