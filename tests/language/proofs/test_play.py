"""Random decks of cards that were read, played with all that a soak looks at."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

import pytest
from tests.language.proofs.card_file import DATA, held, needs_data, sample

from mainphase.cards import beside
from mainphase.language.catalogue.importing import import_file
from mainphase.sim.soak.dealing import BATCH, batch_pool, soak_game
from mainphase.sim.soak.run import Ledger, soak
from mainphase.sim.soak.supply import BASICS
from mainphase.sim.soak.trying import SoakFault, try_game

CARDS: Final = 200  # that are read for the quick test; some two in five of them can be played
DEEP_GAMES: Final = 2000


def play_from(catalogue: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are dealt from this catalogue alone, here and in processes begun here."""
    monkeypatch.setenv(beside.PATH, str(catalogue))
    monkeypatch.setenv(beside.NO_BUILT_IN, "1")


def told(faults: list[SoakFault]) -> list[str]:
    return [f"game {fault.number}: {fault.kind}: {fault.message} ({fault.place})" for fault in faults]


@pytest.fixture(scope="module")
def some(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A catalogue of a sample of the card file."""
    folder = tmp_path_factory.mktemp("some")
    names = {*BASICS, *sample(CARDS, 4)}
    file = folder / "cards.json"
    file.write_text(json.dumps({"meta": {}, "data": {name: held()[name] for name in sorted(names)}}), encoding="utf-8")
    import_file(file, folder / "cards.sqlite")
    return folder / "cards.sqlite"


@needs_data
def test_random_games_of_cards_that_were_read_go_well(
    some: Path, random_games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first games of several batches, so that those that are looked at closely are among them."""
    play_from(some, monkeypatch)
    tried = [try_game(batch * BATCH + k) for batch in range(random_games // 40) for k in range(20)]
    assert told([one.fault for one in tried if one.fault is not None]) == []
    assert all(one.decisions for one in tried)


@needs_data
def test_a_pool_is_of_the_catalogue_alone(some: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built_in = batch_pool(0)[0]
    play_from(some, monkeypatch)
    pool = batch_pool(0)[0]
    assert pool.date == built_in.date
    assert {*pool.spells, *pool.lands} <= set(sample(CARDS, 4))
    held_by = {name for deck in soak_game(0).settings.decks.values() for _, name in deck.main}
    assert held_by <= {*BASICS, *pool.spells, *pool.lands}


@needs_data
@pytest.mark.deep
def test_many_random_games_of_all_that_is_read_go_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = os.cpu_count() or 1
    import_file(DATA, tmp_path / "cards.sqlite", jobs)
    play_from(tmp_path / "cards.sqlite", monkeypatch)
    ledger = Ledger()
    for line in soak(ledger, DEEP_GAMES, jobs=jobs):
        assert told(line.faults) == []
    assert ledger.games >= DEEP_GAMES
