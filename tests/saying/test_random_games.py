"""Two hundred random games, said in every language: nothing in English, no part lost, nothing put together badly."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("fluent.runtime", reason="mainphase[languages] is not installed")

from tests.golden.transcripts import Fixed, events_of
from tests.language.proofs.card_file import DATA, needs_data
from tests.saying.slips import Proof

from mainphase.cards import beside
from mainphase.cards.decks import decks_for
from mainphase.errors import MainphaseError
from mainphase.kernel import machine
from mainphase.kernel.state.state import State
from mainphase.language.catalogue.importing import import_file
from mainphase.presentation.because import every_reason
from mainphase.presentation.names import plain_name
from mainphase.presentation.option_words import option_texts, question
from mainphase.presentation.refusals import why_not
from mainphase.presentation.telling_apart import traits
from mainphase.presentation.what_next import what_next
from mainphase.presentation.words import ALL, PUBLIC, entry_text
from mainphase.rules.timeline import edition_names, rules_on
from mainphase.saying.nouns import LanguageData
from mainphase.saying.speaking import ENGLISH, FOLDER, Speaker, known_languages
from mainphase.saying.worded import name_of_card, term, worded
from mainphase.sim.soak.dealing import begin_soak_game, soak_game
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.wandering import Wanderer

LANGUAGES: Final = [language for language in known_languages() if language != ENGLISH]
DECISIONS: Final = 250  # of a game of cards that were read
ASKED: Final = 5  # decisions between which nothing is asked about


def games(number: int) -> list[Fixed]:
    """Games between two of the bundled decks of every named edition in turn."""
    found = []
    names = list(edition_names())
    for seed in range(number):
        edition = names[seed % len(names)]
        decks = decks_for(rules_on(edition).date, 4)
        found.append(
            Fixed((decks[seed % len(decks)], decks[(seed // 2 + 1) % len(decks)]), seed, date=edition, turns=12)
        )
    return found


def states(game: Fixed) -> Iterator[tuple[State, list[str]]]:
    """A game of bundled decks, at each decision, with what has been told since the one before."""
    for g, log in events_of(game):
        if g.turn_number > game.turns:
            return
        yield g, [entry_text(g, entry, viewer) for entry in log for viewer in (PUBLIC, ALL)]


def states_of_read_cards(number: int) -> Iterator[tuple[State, list[str]]]:
    """The same of a random game of cards that were read."""
    g = begin_soak_game(soak_game(number)).state
    g.log = []
    wanderer = Wanderer(Dice(number))
    for _ in range(DECISIONS):
        yield g, [entry_text(g, entry, viewer) for entry in g.log for viewer in (PUBLIC, ALL)]
        if g.pending is None:
            return
        g.log.clear()
        machine.apply_option(g, wanderer.answer(g))


def sentences(game: Iterator[tuple[State, list[str]]]) -> Iterator[str]:
    """All that a table tells of a game: events, questions and options, refusals, what comes next, why things are so."""
    for number, (g, told) in enumerate(game):
        yield from told
        if g.pending is None:
            return
        yield question(g)
        yield from option_texts(g)[:40]
        if number % ASKED == 0:
            yield from refusals(g)
            yield from [each.text for each in what_next(g).things]
            for oid in list(g.battlefield)[:3]:
                yield from [text for reason in every_reason(g, oid) for text in (reason.says, str(reason))]
                yield from traits(g, g.objects[oid])


def refusals(g: State) -> Iterator[str]:
    """Why a few things are not allowed."""
    assert g.pending is not None
    seat = g.pending.player
    tried = [f"{verb} {plain_name(g, g.objects[k])}" for k in g.players[seat].hand[:3] for verb in ("cast", "play")]
    for oid in list(g.battlefield)[:3]:
        name = plain_name(g, g.objects[oid])
        tried += [f"activate {name}", f"attack with {name}", f"block {name} with {name}"]
    for text in tried:
        try:
            why = why_not(g, text, seat)
        except MainphaseError as error:
            yield error.message
            continue
        if why is not None:
            yield why[2]


def slips_of(games: Iterator[Iterator[tuple[State, list[str]]]]) -> list[str]:
    """What is wrong in any language with what games tell, each kind of it once; and what a language lacks."""
    proofs = [Proof(Speaker(LanguageData(FOLDER / language))) for language in LANGUAGES]
    said: set[str] = set()
    found: dict[tuple[str, str, str], str] = {}
    for game in games:
        for each in sentences(game):
            if each in said:
                continue
            said.add(each)
            for proof in proofs:
                for slip in proof.slips(each):
                    kind = (proof.language, getattr(each, "message", ""), slip.partition(":")[0])
                    found.setdefault(kind, f"{proof.language}: {proof.speaker.say(each)}  ({each}): {slip}")
    lacks = [f"{proof.language} has no {name}" for proof in proofs for name in proof.speaker.missing if name[:1] != "“"]
    return [*found.values(), *lacks]


@pytest.mark.parametrize("number", [2, pytest.param(200, marks=pytest.mark.deep)])
def test_random_games_are_told_without_a_slip(number: int) -> None:
    """Nothing is left in English, and what is put in agrees."""
    assert slips_of(states(game) for game in games(number)) == []


@needs_data
@pytest.mark.deep
def test_random_games_of_read_cards_are_told_without_a_slip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred games of any card that is read, of any date and of several variants."""
    import_file(DATA, tmp_path / "cards.sqlite", os.cpu_count() or 1)
    monkeypatch.setenv(beside.PATH, str(tmp_path / "cards.sqlite"))
    monkeypatch.setenv(beside.NO_BUILT_IN, "1")
    assert slips_of(states_of_read_cards(number) for number in range(200)) == []


BADLY: Final = {
    "it": {
        "viene messo nel il cimitero": "",
        "l'effetto di il gioco": "a preposition beside its article",
        "la abilità si innesca": "an article before a vowel",
        "il spirito muore": "il before a vowel or s and a consonant",
        "un stato": "un before s and a consonant",
        "lo cimitero è vuoto": "lo before a plain consonant",
        "il pila è vuota": "an article that does not agree",
        "le cimiteri sono vuoti": "an article that does not agree",
        "la pedina viene TAPpato": "a participle that does not agree",
        "Alice  passa": "a space too many",
        "Alice passa :": "a space before a sign",
        "Alice draws a card": "a word of English",
        "Alice pesca {card}": "",
    },
    "fr": {
        "l'effet de le jeu": "a preposition beside its article",
        "il est mis à les pieds": "a preposition beside its article",
        "la capacité de étape": "a vowel without elision",
        "le étape commence": "a vowel without elision",
        "l'cimetière": "an elision before a consonant",
        "le pile est vide": "an article that does not agree",
        "une cimetière": "an article that does not agree",
        "la capacité est mis sur la pile": "a participle that does not agree",
        "Alice choisit: un": "no space before a sign",
        "Alice répond «oui»": "a quotation mark without its space",
        "Alice draws a card": "a word of English",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_slips_are_found(language: str) -> None:
    """The check bites: sentences with one slip each."""
    proof = Proof(Speaker(LanguageData(FOLDER / language)))
    for said, slip in BADLY[language].items():
        found = proof.slips(said)
        assert any(each.startswith(slip) for each in found), (said, found)


def test_what_is_right_is_no_slip() -> None:
    """Names of cards may be of any language, and what is quoted stays as it stands on a card."""
    stack = worded("event-put-on-the-stack-action", "{obj} goes on the stack", obj=name_of_card("The Hive"))
    drawn = worded("event-draw", "{who} draws {obj}", who="Of the Stack", obj=name_of_card("Draw for the Turn"))
    part = worded("event-part-begins", "the {part} begins", part=term("upkeep step"))
    for language in LANGUAGES:
        proof = Proof(Speaker(LanguageData(FOLDER / language)))
        assert [proof.slips(each) for each in (stack, drawn, part)] == [[], [], []]
