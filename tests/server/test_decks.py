"""Decks as they are written: which cards can be played, whether the deck is legal; and sample decks of each era."""

from __future__ import annotations

from typing import Final

import pytest
from tests.support.served import Client

from mainphase.cards.constructed import not_constructed
from mainphase.cards.decks import bundled_decks, read_deck
from mainphase.game import Automation, Game
from mainphase.players.bot import ask
from mainphase.players.load import make_bot
from mainphase.server.looking_up import first_day_of

LIST: Final = "4 Lightning Bolt\n56 Mountain\n\nSideboard\n1 Lightning Blot\n"
ERAS: Final = {
    "fifth": "1997-08-22", "sixth": "1999-06-01", "eighth": "2003-07-28", "tenth": "2007-10-01", "m10": "2009-07-11",
    "m13": "2012-07-13",
}  # fmt: skip


def test_a_list_with_cards_that_cannot_be_played(client: Client) -> None:
    told = client.ask("check_deck", deck=LIST)
    assert told["type"] == "deck_checked", told
    assert (told["main"], told["beside"], told["against"]) == (60, 1, [])
    assert [(each["part"], each["count"], each["name"], bool(each["why"])) for each in told["cards"]] == [
        ("main", 4, "Lightning Bolt", False),
        ("main", 56, "Mountain", False),
        ("side", 1, "Lightning Blot", True),
    ]
    assert told["cards"][2]["near"][0] == "Lightning Bolt"
    assert "Modern" in told["formats"]


def test_100_2a_what_is_against_a_deck(client: Client) -> None:
    told = client.ask("check_deck", deck="5 Lightning Bolt\n40 Mountain")
    assert any("Lightning Bolt" in each for each in told["against"])
    assert any("60" in each for each in told["against"])
    told = client.ask("check_deck", deck="4 Black Lotus\n56 Mountain", format="Vintage")
    assert any("Black Lotus" in each for each in told["against"])


def test_cards_that_a_day_does_not_know_are_told(client: Client) -> None:
    told = client.ask("check_deck", deck="4 Ajani Vengeant\n56 Mountain", rules="1999-06-01")
    assert "planeswalker" in told["cards"][0]["why"].lower()


def test_an_empty_list_is_a_list(client: Client) -> None:
    told = client.ask("check_deck", deck="\n")
    assert (told["main"], told["cards"], len(told["against"])) == (0, [], 1)


@pytest.mark.parametrize(
    ("fields", "code", "error"),
    [
        ({"deck": "Lightning Bolt\n"}, "bad_input", "not a line"),
        ({"deck": "60 Mountain", "format": "Nonsense"}, "bad_input", "no format"),
        ({"deck": "60 Mountain", "rules": "yesterday"}, "bad_input", "yesterday"),
        ({"deck": "1 Mountain\n" * 501}, "bad_input", "at most 500"),
        ({"deck": "x" * 200_001}, "malformed", ""),
        ({"deck": ["60 Mountain"]}, "malformed", ""),
        ({}, "malformed", ""),
    ],
)
def test_nonsense_is_refused(client: Client, fields: dict[str, object], code: str, error: str) -> None:
    told = client.ask("check_deck", **fields)
    assert (told["type"], told["code"]) == ("problem", code), told
    assert error in told["message"]


def test_no_path_is_read_for_somebody_on_the_other_side(client: Client) -> None:
    assert client.ask("deck", name="red-burn")["text"].count("Mountain") == 1
    for name in ("../decks/red-burn", "/etc/passwd", "", "no such deck"):
        assert client.ask("deck", name=name)["code"] == "bad_input"


@pytest.mark.parametrize("name", [name for name in bundled_decks() if name.partition("-")[0] in ERAS])
def test_sample_decks_of_each_era_play_whole(name: str) -> None:
    day = ERAS[name.partition("-")[0]]
    deck = read_deck(name)
    assert first_day_of(name) <= day
    assert not_constructed(deck, day) == []
    game = Game.new({"Ann": deck, "Bob": deck}, rules=day, seed=3, automation=Automation(True, True, True, True, True))
    bot = make_bot("random", 1)
    for _ in range(150):
        if game.decision is None:
            break
        game.apply(ask(bot, game, game.decision, None))
    assert game.turn >= 3
