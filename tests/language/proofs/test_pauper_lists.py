"""Lists of the pauper pool, played with cards that were read and no others, as `--no-built-in` plays them.

Two cards of them the card file does not have. What is read of one is what the grammar says of the built-in one; the
other (an omen card, whose second face is a spell of its own) the lists go without.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from tests.language.proofs.card_file import held, needs_data
from tests.language.proofs.test_said_is_read import as_printed

from mainphase import Game
from mainphase.cards import Deck, beside, read_deck
from mainphase.cards.library import CARDS
from mainphase.cards.names import folded
from mainphase.language.catalogue.importing import import_file
from mainphase.players.greedy import GreedyBot
from mainphase.sim.playing import play_out

LISTS: Final = Path(__file__).parents[4] / "shared" / "decks" / "pauper"
PLAYED: Final = ("burn", "rally", "spy", "terror")
NOT_IN_THE_FILE: Final = ("Deem Inferior",)
GONE_WITHOUT: Final = ("Sagu Wildling",)


def lines_of(list_name: str) -> list[str]:
    lines = (LISTS / f"{list_name}.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.split(" ", 1)[1] not in GONE_WITHOUT]


def names_of(list_name: str) -> list[str]:
    return [line.split(" ", 1)[1] for line in lines_of(list_name)]


def as_in_a_file(name: str) -> list[dict[str, Any]]:
    """What the file has of a card, or would have."""
    if name not in NOT_IN_THE_FILE:
        return held()[by_folded()[folded(name)]]
    card = CARDS[name]
    data = as_printed(card)
    return [{"name": name, "layout": "normal", "manaCost": data.mana_cost, "type": data.type_line, "text": data.text}]


@cache
def by_folded() -> dict[str, str]:
    """The lists write names without accents."""
    return {folded(name): name for name in held()}


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A catalogue of all cards of these lists."""
    folder = tmp_path_factory.mktemp("pauper")
    file = folder / "cards.json"
    found = [as_in_a_file(name) for name in sorted({name for each in PLAYED for name in names_of(each)})]
    file.write_text(json.dumps({"meta": {}, "data": {faces[0]["name"]: faces for faces in found}}), encoding="utf-8")
    imported = import_file(file, folder / "cards.sqlite")
    assert imported.playable == imported.cards == len(found)
    return folder / "cards.sqlite"


@needs_data
@pytest.mark.parametrize(("one", "other"), [("burn", "terror"), ("spy", "rally"), ("terror", "spy")])
def test_lists_of_read_cards_play_whole_games(
    catalogue: Path, monkeypatch: pytest.MonkeyPatch, one: str, other: str
) -> None:
    monkeypatch.setenv(beside.PATH, str(catalogue))
    monkeypatch.setenv(beside.NO_BUILT_IN, "1")
    game = Game.new(decks={"Alice": deck(one), "Bob": deck(other)}, seed=7, small_decks=True)
    outcome = play_out(game, {"Alice": GreedyBot(), "Bob": GreedyBot()})
    assert not outcome.truncated
    assert outcome.winners
    assert 3 <= outcome.turns <= 80


def deck(list_name: str) -> Deck:
    return read_deck("\n".join(lines_of(list_name)))
