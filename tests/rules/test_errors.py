"""The exceptions: one family, messages that say where, and they survive pickling."""

import pickle

import pytest

from mainphase import errors
from mainphase.errors import (
    CardError,
    DeckError,
    IllegalOption,
    MainphaseError,
    NotationError,
    RulesError,
    UnknownCardError,
    nearest,
    where,
)
from mainphase.game.refusal import Refusal, Refused
from mainphase.saying.error_texts import unsupported

FAMILY = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Exception)]


@pytest.mark.parametrize("kind", FAMILY, ids=lambda kind: kind.__name__)
def test_all_are_value_errors_of_one_family(kind: type[Exception]) -> None:
    assert issubclass(kind, MainphaseError)
    assert issubclass(kind, ValueError)


def test_a_message_begins_with_the_place() -> None:
    error = DeckError("12x is not a number of cards", where=where("red.txt", 3))
    assert str(error) == "red.txt:3: 12x is not a number of cards"
    assert (error.where, error.message) == ("red.txt:3", "12x is not a number of cards")
    assert str(RulesError("no such date")) == "no such date"
    assert where("a.yaml", 2, 7) == "a.yaml:2:7"


def test_unknown_cards_are_named_all_at_once() -> None:
    names = ["Black Lotus", "Chaos Orb"]
    error = UnknownCardError(unsupported(names, "see `mainphase cards`"), names, where="deck.txt")
    assert error.names == ("Black Lotus", "Chaos Orb")
    assert str(error) == "deck.txt: these 2 cards are not supported: Black Lotus, Chaos Orb; see `mainphase cards`"
    assert unsupported(["Chaos Orb"]) == "this card is not supported: Chaos Orb"
    assert isinstance(error, CardError)


def test_an_illegal_option_carries_its_rule() -> None:
    error = Refused("Alice cannot play Forest now", Refusal("305.2a", "", ""))
    assert error.rule == "305.2a"
    assert str(error) == "Alice cannot play Forest now (305.2a)"


@pytest.mark.parametrize(
    "error",
    [
        UnknownCardError(unsupported(["Chaos Orb"]), ["Chaos Orb"], where="deck.txt"),
        IllegalOption("no", rule="305.2a"),
        NotationError("no such word", text="flip", at=0),
        RulesError("no such date", where="cli"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_survive_pickling(error: MainphaseError) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert str(twin) == str(error)
    assert vars(twin) == vars(error)


def test_nearest_offers_what_was_probably_meant() -> None:
    assert nearest("upkep", ["untap", "upkeep", "draw"], 1) == "upkeep"
    assert nearest("zzz", ["untap", "upkeep"], 1) == "untap"
    assert nearest("zzz", []) == ""
