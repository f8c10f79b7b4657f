"""`past`: a match of the past beside today; and what docs/past.md shows is so."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from tests.cli.conftest import Run
from tests.support.shown import blocks_of, ruled, shows

from mainphase.cards.beside import PATH, forget_definitions
from mainphase.cards.decks import parse_deck
from mainphase.cards.past_matches import past_deck, past_match, past_matches
from mainphase.errors import OptionError
from mainphase.language.catalogue.importing import import_file
from mainphase.scenarios.parse import parse

ROOT: Final = Path(__file__).parents[2]
DATA: Final = ROOT.parent / "shared" / "data" / "atomic-cards.json"
PAGES: Final = {name: (ROOT / name).read_text(encoding="utf-8") for name in ("docs/past.md", "README.md")}


def names_in(match: str) -> set[str]:
    """The cards of the decks of a match, as their lists name them."""
    lines = [line for deck in past_match(match).decks for line in deck.text.splitlines()]
    return {line.partition(" ")[2] for line in lines if line[:1].isdigit()}


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A catalogue with the cards of the matches of the past."""
    if not DATA.exists():
        pytest.skip("the card file is not here")
    folder = tmp_path_factory.mktemp("cards")
    held = json.loads(DATA.read_text(encoding="utf-8"))
    wanted = set().union(*(names_in(match) for match in past_matches()))
    found = {name: entry for name, entry in held["data"].items() if name in wanted}
    (folder / "AtomicCards.json").write_text(json.dumps({**held, "data": found}), encoding="utf-8")
    import_file(folder / "AtomicCards.json", folder / "cards.sqlite")
    return folder / "cards.sqlite"


@pytest.fixture
def catalogue(cards: Path) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(PATH, str(cards))
        forget_definitions()
        yield
    forget_definitions()


def test_without_a_card_file_it_says_how_to_get_one(
    mainphase: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(PATH, str(tmp_path / "none.sqlite"))
    ran = mainphase("past", "worlds-1998")
    assert (ran.status, ran.out) == (2, "")
    assert "the cards of the past come from a card file, which is free" in ran.err
    assert "mainphase cards import AtomicCards.json" in ran.err


def test_the_matches_are_listed_and_another_name_is_refused(mainphase: Run) -> None:
    listed = mainphase("past").out.splitlines()
    assert [line.partition(":")[0] for line in listed] == list(past_matches())
    ran = mainphase("past", "worlds-1898")
    assert (ran.status, "no match of the past is called 'worlds-1898' (nearest: worlds-1998)" in ran.err) == (2, True)
    with pytest.raises(OptionError):
        past_match("../worlds-1998")
    ran = mainphase("past", "--matches", "2")
    assert (ran.status, "say which match of the past is to be played; there are worlds-1998" in ran.err) == (2, True)


@pytest.mark.parametrize("name", past_matches())
def test_a_match_is_whole(name: str) -> None:
    match = past_match(name)
    assert len(match.decks) == len(match.games) == 2
    assert max(match.games) == match.best_of // 2 + 1
    for deck in match.decks:
        counts = [
            int(line.split()[0]) for line in deck.text.partition("Sideboard")[0].splitlines() if line[:1].isdigit()
        ]
        beside = [
            int(line.split()[0]) for line in deck.text.partition("Sideboard")[2].splitlines() if line[:1].isdigit()
        ]
        assert (sum(counts), sum(beside)) == (60, 15), deck.player
        assert past_deck(f"{name}/{deck.name}") == deck
    assert past_deck(f"{name}/nobody") is None


@pytest.mark.usefixtures("catalogue")
@pytest.mark.parametrize("name", past_matches())
def test_every_card_of_the_decks_is_played_on_that_day_and_today(name: str) -> None:
    match = past_match(name)
    for deck in match.decks:
        for day in (match.day, "today"):
            read = parse_deck(deck.text, deck.player, days=(day,))
            assert len(read.cards(day)) == 60
            left_out = {card for _, card in read.left_out}
            assert left_out <= {"Hall of Gemstone", "Phyrexian Furnace"}
    for scene in match.scenes:
        assert len(parse(scene, name).rules) == 2


@pytest.mark.usefixtures("catalogue")
def test_a_match_of_the_past_is_shown_beside_today(mainphase: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "150")
    blocks = [block for page in PAGES.values() for block in blocks_of(page) if "mainphase past" in block.how]
    assert len(blocks) == 2
    for block in blocks:
        ran = mainphase(*shlex.split(block.how.rpartition("mainphase ")[2]))
        assert ran.status == 0, ran.err
        assert not (missing := shows(ruled(block.text), ruled(ran.out))), f"{block.how} does not print {missing}"


@pytest.mark.deep
@pytest.mark.usefixtures("catalogue")
def test_its_decks_are_played_by_their_names(mainphase: Run) -> None:
    decks = ("worlds-1998/ben-rubin", "worlds-1998/brian-selden")
    ran = mainphase("watch", *decks, "--rules", "1998-08-16", "--max-turns", 4, "--bot", "random", "--best-of", 5)
    assert ran.status == 0, ran.err
    assert "Game 1, best of 5" in ran.out
    ran = mainphase("past", "worlds-1998", "--matches", 1, "--bot", "random")
    assert (ran.status, "Matches, best of 5" in ran.out) == (0, True), ran.err
