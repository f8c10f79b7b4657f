"""Cards by their names in other languages, and as they are printed there: in every place where somebody names a card or
reads one. The cards are invented.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.language.catalogue.standing_in import BIRD, READER, atomic, bird, scryfall, written
from typer.testing import CliRunner

import mainphase as mp
from mainphase.cards import beside
from mainphase.cards.names import find_card, is_listed, outlined_card, suggestions, why_unsupported
from mainphase.cli.app import command_line_app
from mainphase.cli.picture import card_lines
from mainphase.errors import NotationError, RefusedDeckError, UnknownCardError
from mainphase.language.catalogue import reading
from mainphase.language.catalogue.importing import import_file
from mainphase.new_game.format_decks import on_the_lists
from mainphase.rules.timeline import rules_on
from mainphase.saying.reader import READER as WHO_READS
from mainphase.saying.speaking import saying_in
from mainphase.saying.worded import printed_text
from mainphase.scenarios.parse import parse
from mainphase.scenarios.run import run_under

HERON = {
    **BIRD,
    "foreignData": [{"language": "Italian", "name": "Airone di Carta", "type": "Creatura — Uccello", "text": "Volare"}],
}
NEWT = {
    **bird("Odd Newt", "Swims"),
    "foreignData": [{"language": "Italian", "name": "Tritone Strano", "type": "Creatura", "text": "Nuota"}],
}
FRENCH = {
    "object": "card",
    "name": "Paper Heron",
    "lang": "fr",
    "layout": "normal",
    "printed_name": "Héron de papier",
    "printed_type_line": "Créature : oiseau",
    "printed_text": "Vol",
}
NOTE = "Questo testo è quello stampato sulla carta; può essere più vecchio della formulazione di oggi."


@pytest.fixture(autouse=True)
def told_in_three(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A catalogue whose cards have names and texts in other languages."""
    monkeypatch.setattr(reading, "READER", READER)
    path = tmp_path / "kept" / "cards.sqlite"
    monkeypatch.setenv(beside.PATH, str(path))
    import_file(written(tmp_path / "cards.json", atomic([HERON], [NEWT])), path)
    more = [{**scryfall("Paper Heron", "Flying", "Creature — Bird"), "power": "1", "toughness": "1"}, FRENCH]
    import_file(written(tmp_path / "more.json", more), path)
    yield
    beside.forget_definitions()
    WHO_READS.choose("en")


def run(*given: str, code: int = 0) -> str:
    found = CliRunner().invoke(command_line_app(), list(given))
    assert found.exit_code == code, found.output
    return found.output


# --- What is printed


def test_a_card_says_what_is_printed_on_it() -> None:
    text = printed_text("Paper Heron")
    assert (str(text), saying_in("it")(text), saying_in("fr")(text)) == (
        "",
        "Creatura — Uccello\nVolare",
        "Créature : oiseau\nVol",
    )
    assert saying_in("it")(printed_text("Inkfall")) == ""


def test_cards_are_shown_as_they_are_printed() -> None:
    shown = run("cards", "Paper Heron", "--language", "it").splitlines()
    assert shown[0].startswith("Airone di Carta")
    assert shown[1].startswith("Creatura — Uccello")
    assert shown[2:] == ["- Volare", "", NOTE]
    assert run("cards", "airone di carta", "--language", "en").splitlines()[2:] == ["- Flying"]  # English has our words
    assert "Flying" in run("cards", "Paper Heron", "--language", "it", "--english")
    assert "Volare" not in run("cards", "Paper Heron", "--language", "it", "--rules", "2005-01-01")  # of that day
    assert "imprimé sur la carte" in run("cards", "Héron de papier", "--language", "fr")


def game_with_herons() -> mp.Game:
    deck = mp.read_deck("30 Isola\n30 Airone di Carta\n")
    return mp.Game.new({"Alice": deck, "Bob": deck}, seed=3, first="Alice", mulligans=False, automation=mp.AUTOMATIC)


def test_a_person_at_the_terminal_reads_what_is_printed() -> None:
    view = game_with_herons().view("Alice")
    (heron, *_) = view.called("Airone di carta")
    assert heron.name == "Paper Heron"
    WHO_READS.choose("it")
    assert [line.plain for line in card_lines(heron)][1:] == ["- Volare", NOTE]
    WHO_READS.choose("en")
    assert [line.plain for line in card_lines(heron)][1:] == ["- Flying"]


def test_what_is_changed_is_not_told_as_it_is_printed() -> None:
    """Printed text would say what a permanent no longer is: a copy, something that lost its abilities."""
    view = game_with_herons().view("Alice")
    (heron, *_) = view.called("Paper Heron")
    assert saying_in("it")(heron.printed) == "Creatura — Uccello\nVolare"
    heron.__dict__["text"] = ()
    heron.__dict__.pop("printed", None)
    assert saying_in("it")(heron.printed) == ""


def test_the_page_is_told_what_is_printed() -> None:
    from mainphase.server.hosted import encoder_in
    from mainphase.server.refusals_told import printed_on

    game = game_with_herons()
    (heron, *_) = game.view("Alice").called("Paper Heron")
    printed = printed_on(game, heron.id, "Alice")
    assert json.loads(encoder_in("it").encode([printed])) == ["Creatura — Uccello\nVolare"]
    assert json.loads(encoder_in("en").encode([printed])) == [""]
    assert printed_on(game, heron.id) == ""  # who only watches does not see it


# --- Where cards are named


def test_lists_of_cards_know_names_in_every_language() -> None:
    deck = mp.read_deck("30 Montagna\n26 Airone di Carta\n4 héron de papier\n")
    assert [name for _, name in deck.main] == ["Mountain", "Paper Heron"]
    with pytest.raises(RefusedDeckError, match="did you mean Airone di Carta"):
        mp.read_deck("30 Montagna\n30 Airone di Cara\n")
    with pytest.raises(RefusedDeckError, match="cannot be played"):
        mp.read_deck("30 Montagna\n30 Tritone Strano\n")


def test_what_cannot_be_played_is_known_by_its_names_too() -> None:
    assert is_listed("tritone strano")
    assert outlined_card("Tritone Strano").name == "Odd Newt"
    assert why_unsupported("Tritone Strano") == why_unsupported("Odd Newt")
    assert "did you mean Tritone Strano?" in suggestions(["Tritone Stranno"])
    assert "did you mean Montagna?" in suggestions(["Montagnaa"])
    assert find_card("Forêt").name == "Forest"


def test_banned_lists_know_names_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    from mainphase.rules.formats.chronicle import format_named

    modern = format_named("modern")
    (banned, one), *_ = [(name, one) for name, one in modern.listed_on("2020-01-01").items() if one.status == "banned"]
    monkeypatch.setattr("mainphase.rules.formats.chronicle.Format.listed_on", lambda self, day: {"Odd Newt": one})
    deck = mp.Deck(name="mine", main=((4, "Tritone Strano"), (56, "Island")))
    assert banned
    assert [said.split(" is ")[0] for said in on_the_lists(deck, modern, "2020-01-01")] == ["Tritone Strano"]


def test_scenarios_know_names_in_every_language() -> None:
    text = (
        "scenario: heron\nrules: current\nplayers:\n  Alice:\n    battlefield: [Airone di Carta, 2 Montagna]\n"
        "  Bob: {}\nplay:\n  - {Alice: attack, with: {Airone di Carta: Bob}}\n"
        "expect:\n  tapped: [Airone di Carta]\n"
    )
    scenario = parse(text, "heron.yaml")
    assert not run_under(scenario, rules_on("today")).failures
    with pytest.raises(UnknownCardError, match="did you mean Airone di Carta"):
        parse(text.replace("[Airone di Carta", "[Airone di Cara"), "heron.yaml")


def test_the_page_knows_names_in_every_language() -> None:
    from mainphase.server import messages as m
    from mainphase.server.deck_checking import deck_checked

    text = "30 Montagna\n4 Airone di Carta\n1 Airone di Cara\n1 Tritone Strano\n1 Montagnaa\n"
    checked = deck_checked(m.CheckDeck(id=1, deck=text, rules="current"))
    told = {card.name: (bool(card.why), card.near) for card in checked.cards}
    assert told["Airone di Cara"][1][0] == "Airone di Carta"
    assert told["Montagnaa"][1][0] == "Montagna"
    assert told["Tritone Strano"][0]
    assert [name for name, (why, _near) in told.items() if not why] in (
        ["Montagna", "Airone di Carta"],
        ["Mountain", "Paper Heron"],
    )


def test_commands_know_names_in_every_language() -> None:
    assert "Paper Heron" in run("cards", "airone di carta", "--language", "en")
    assert "did you mean Airone di Carta" in run("cards", "Airone di Cara", "--language", "en", code=2)
    game = game_with_herons()
    with pytest.raises(NotationError, match="the closest names are Airone di Carta"):
        game.apply("cast Airone di Cara")
