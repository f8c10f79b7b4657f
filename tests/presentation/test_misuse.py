"""Whatever the API is given, it answers with an error of ours, or with what was asked for."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest

import mainphase as mp
from mainphase import DeckError, Game, MainphaseError, NotationError, OptionError, RulesError, sim

DECKS: Final = {"Alice": "red-burn", "Bob": "red-burn"}
BURN: Final = "red-burn"
TWO: Final = (BURN, BURN)
NONSENSE: Final[dict[str, Any]] = {
    "None": None,
    "number": 5,
    "negative": -1,
    "huge": 10**5000,
    "fraction": 1.5,
    "yes": True,
    "bytes": b"x",
    "list": [],
    "dict": {},
    "thing": object(),
    "nothing": "",
    "null byte": "\x00",
    "long": "x" * 100_000,
}
CALLS: Final[dict[str, Callable[[Game, Any], object]]] = {
    "decks": lambda g, x: Game.new(x),
    "deck": lambda g, x: Game.new({"Alice": x, "Bob": BURN}),
    "cards of a deck": lambda g, x: Game.new({"Alice": mp.Deck("mine", x), "Bob": BURN}),
    "card of a deck": lambda g, x: Game.new({"Alice": mp.Deck("mine", ((4, x),)), "Bob": BURN}),
    "count of a card": lambda g, x: Game.new({"Alice": mp.Deck("mine", ((x, "Forest"),)), "Bob": BURN}),
    "rules": lambda g, x: Game.new(DECKS, rules=x),
    "seed": lambda g, x: Game.new(DECKS, seed=x),
    "first": lambda g, x: Game.new(DECKS, first=x),
    "chooser": lambda g, x: Game.new(DECKS, chooser=x),
    "variant": lambda g, x: Game.new(DECKS, variant=x),
    "automation": lambda g, x: Game.new(DECKS, automation=x),
    "mulligans": lambda g, x: Game.new(DECKS, mulligans=x),
    "Game": lambda g, x: Game(x),
    "apply": lambda g, x: g.clone().apply(x),
    "play": lambda g, x: g.clone().play(x),
    "answer_all": lambda g, x: g.clone().answer_all(x),
    "answer_all, an answer": lambda g, x: g.clone().answer_all([x]),
    "undo": lambda g, x: g.clone().undo(x),
    "view": lambda g, x: g.view(x),
    "seat": lambda g, x: g.seat(x),
    "concede": lambda g, x: g.clone().concede(x),
    "resample, player": lambda g, x: g.resample(x),
    "resample, seed": lambda g, x: g.resample("Alice", x),
    "why_not": lambda g, x: g.why_not(x),
    "why_not, player": lambda g, x: g.why_not("pass", x),
    "set automation": lambda g, x: setattr(g.clone(), "automation", x),
    "event": lambda g, x: g.event(x),
    "world": lambda g, x: g.decision is None or g.decision.world(x),
    "replay": lambda g, x: mp.replay(x),
    "read_deck": lambda g, x: mp.read_deck(x),
    "make_bot": lambda g, x: mp.make_bot(x),
    "make_bot, seed": lambda g, x: mp.make_bot("random", x),
    "play_out": lambda g, x: mp.play_out(x, {}),
    "play_out, bots": lambda g, x: mp.play_out(g.clone(), x),
    "run, games": lambda g, x: sim.run(TWO, x if x not in (5, 10**5000) else -5),
    "run, decks": lambda g, x: sim.run(x, 1),
    "run, a deck": lambda g, x: sim.run([x, BURN], 1),
    "run, bots": lambda g, x: sim.run(TWO, 1, bots=x),
    "run, rules": lambda g, x: sim.run(TWO, 1, rules=[x]),
    "run, seed": lambda g, x: sim.run(TWO, 1, seed=x),
    "run, jobs": lambda g, x: sim.run(TWO, 1, jobs=x),
    "run, until": lambda g, x: sim.run(TWO, 1, until=x),
    "run, variant": lambda g, x: sim.run(TWO, 1, variant=x),
    "run, automation": lambda g, x: sim.run(TWO, 1, automation=x),
}


@pytest.fixture(scope="module")
def game() -> Game:
    return Game.new(DECKS, first="Alice", seed=1)


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_refused_by_the_error_family(game: Game, call: str, what: str) -> None:
    before = game.hash()
    with suppress(MainphaseError):  # any other error fails
        CALLS[call](game, NONSENSE[what])
    assert game.hash() == before


@pytest.mark.parametrize(
    "call",
    ["apply", "play", "answer_all", "Game", "decks", "deck", "automation", "event", "view", "make_bot", "play_out"],
)
@pytest.mark.parametrize("what", ["None", "fraction", "bytes", "thing", "yes", "list"])
def test_what_can_only_be_wrong_is_refused(game: Game, call: str, what: str) -> None:
    with pytest.raises(MainphaseError):
        CALLS[call](game, NONSENSE[what])


def test_the_messages_say_what_is_allowed(game: Game, tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"decks are a dict .*; found 5"):
        Game.new(5)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match=r"the deck of Alice must be a Deck, or its name, file or text; found 7"):
        Game.new({"Alice": 7, "Bob": BURN})  # type: ignore[dict-item]
    with pytest.raises((OptionError, RulesError), match="found 5"):
        Game.new(DECKS, rules=5)  # type: ignore[arg-type]
    with pytest.raises(NotationError, match="what somebody wants to do is written as text; found None"):
        game.why_not(None)  # type: ignore[arg-type]
    with pytest.raises(MainphaseError, match="an answer is an option, its index or notation; found None; allowed are"):
        game.apply(None)  # type: ignore[arg-type]
    with pytest.raises(DeckError, match="cannot be read: Is a directory"):
        Game.new({"Alice": tmp_path, "Bob": BURN})
    with pytest.raises(DeckError, match="there is no file"):
        Game.new({"Alice": tmp_path / "none.txt", "Bob": BURN})
    (tmp_path / "deck.txt").write_text("Dear diary\n", encoding="utf-8")
    with pytest.raises(DeckError, match="Dear diary"):
        Game.new({"Alice": tmp_path / "deck.txt", "Bob": BURN})


def test_a_path_is_as_good_as_the_name_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("60 Forest\n", encoding="utf-8")
    game = Game.new({"Alice": tmp_path / "mine.txt", "Bob": BURN})
    assert game.decks["Alice"].name == "mine"
