"""Variants that are not played are refused by name, wherever somebody asks for them, and told why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mainphase import Game
from mainphase.cards.decks import read_deck
from mainphase.cards.library import CARDS
from mainphase.cards.names import find_card
from mainphase.cards.nodes import CardType
from mainphase.cards.variants import REFUSED, SECTIONS, check_variant, unplayed
from mainphase.cli import run as command_line
from mainphase.errors import DeckError, OptionError, ScenarioError, UnknownCardError
from mainphase.scenarios import parse

DATA = Path(__file__).parents[3] / "shared" / "data" / "atomic-cards.json"
DECKS = {"Alice": "60 Forest", "Bob": "60 Forest"}
SCENARIO = "scenario: s\nplayers:\n  Alice: {}\n  Bob: {}\n"


@pytest.mark.parametrize("name", REFUSED)
def test_a_game_of_another_variant_is_refused_by_name(name: str) -> None:
    with pytest.raises(OptionError, match=f"the variant {name} is not played") as refused:
        Game.new(DECKS, variant=name)
    assert f"({REFUSED[name].section})" in str(refused.value)
    assert "possible are duel, free-for-all" in str(refused.value)


@pytest.mark.parametrize("name", REFUSED)
def test_so_is_a_scenario(name: str) -> None:
    with pytest.raises(ScenarioError, match=r"file\.yaml:5: the variant") as refused:
        parse(SCENARIO + f"variant: {name}\n", "file.yaml")
    assert REFUSED[name].title in str(refused.value)


@pytest.mark.parametrize("section", SECTIONS)
def test_so_is_a_section_of_a_deck_list(section: str) -> None:
    with pytest.raises(DeckError, match="cannot be played") as refused:
        read_deck(f"Deck\n40 Forest\n\n{section.title()}\n1 Forest\n")
    assert REFUSED[SECTIONS[section]].title in str(refused.value)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Emissary's Ploy", "Emissary's Ploy is a conspiracy, and Conspiracy Draft is not played"),
    ],
)
def test_a_card_that_only_a_variant_has_says_which(name: str, says: str) -> None:
    with pytest.raises(UnknownCardError, match=says):
        find_card(name)
    with pytest.raises(UnknownCardError, match=says):
        read_deck(f"1 {name}\n39 Forest")


def test_the_variants_that_are_played() -> None:
    assert check_variant("", 2) == "duel"
    assert check_variant("Duel", 2) == "duel"
    assert check_variant("", 3) == "free-for-all"
    assert check_variant("", 2, led=True) == check_variant("", 4, led=True) == "commander"
    assert Game.new(DECKS, variant="duel").decision is not None
    with pytest.raises(OptionError, match="a duel has two players; found 3"):
        Game.new({**DECKS, "Carol": "60 Forest"}, variant="duel")


def test_a_slip_of_the_hand_is_told_the_nearest() -> None:
    with pytest.raises(OptionError, match=r"there is no variant 'comander' \(nearest: commander\)"):
        check_variant("comander", 2)


def test_other_names_for_the_same() -> None:
    assert check_variant("EDH", 4) == "commander"
    assert check_variant("2HG", 4) == "two-headed giant"


@pytest.mark.parametrize("command", ["play", "watch"])
def test_at_the_command_line(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    decks = ("red-green-assault", "white-blue-tempo")
    assert command_line([command, *decks, "--variant", "conspiracy draft"]) != 0
    said = " ".join(capsys.readouterr().err.split())
    assert "the variant conspiracy draft is not played: Conspiracy Draft (905)" in said


def test_every_card_of_those_kinds_in_the_data_is_listed() -> None:
    if not DATA.exists():
        pytest.skip(f"no card data at {DATA}")
    kinds = {"Vanguard", "Conspiracy"}
    data = json.loads(DATA.read_text(encoding="utf-8"))["data"]
    found = {name.casefold() for name, faces in data.items() if kinds & set(faces[0]["types"])}
    assert found == set(unplayed()) | {
        name.casefold() for name, card in CARDS.items() if card.types & CardType.VANGUARD
    }
