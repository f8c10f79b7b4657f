"""Texts that keep what they were made of, said in every language: nothing missing, nothing lost, nothing left over."""

from __future__ import annotations

import io
import pickle
import re
import shutil
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("fluent.runtime", reason="mainphase[languages] is not installed")

from tests.cli.conftest import Run, mainphase
from tests.golden.transcripts import EDITIONS, GAMES, sentences_of

import mainphase as mp
import messages
from mainphase.language.keyword_names import keyword_names
from mainphase.saying.nouns import LanguageData, LanguageError
from mainphase.saying.speaking import ENGLISH, FOLDER, Speaker, known_languages, speaker_of
from mainphase.saying.spoken import noun_of
from mainphase.saying.worded import commas, enumeration, name_of_card, number_with_noun, possessive, term, worded

__all__ = ["mainphase"]  # a fixture
LANGUAGES: Final = [language for language in known_languages() if language != ENGLISH]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_of_a_language_are_whole(language: str) -> None:
    """Each message puts in what English puts in; what is missing is listed, and nothing else is."""
    assert messages.faults(language) == []


def test_every_term_says_where_it_was_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or that it is ours, or that it was not found; an empty column is a fault."""
    shutil.copytree(FOLDER / "it", tmp_path / "it")
    table = tmp_path / "it" / "terms.tsv"
    said = table.read_text(encoding="utf-8")
    table.write_text(said.replace("\tegida\t\tf\tcard Aboleth Spawn\n", "\tegida\t\tf\t\n"), encoding="utf-8")
    monkeypatch.setattr(messages, "LANGUAGES", tmp_path)
    (fault,) = messages.faults("it")
    assert fault.startswith("terms.tsv: ward: nothing says where it was seen; found '', allowed are card NAME")


@cache
def sentences_of_games() -> list[str]:
    """Every sentence of the golden games."""
    return [said for game in (GAMES | EDITIONS).values() for said in sentences_of(game)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_game_is_said_in_english(language: str) -> None:
    """Every sentence of the golden games, in the terms of their dates: but for what the language lacks by its list."""
    speaker = Speaker(LanguageData(FOLDER / language))
    for said in sentences_of_games():
        speaker.say(said)
    keywords = {messages.quoted(word) for word in keyword_names()}  # there are new ones every day
    listed = messages.listed_as_missing(language)
    assert [each for each in speaker.missing - keywords if not messages.is_listed(each, listed)] == []


ITALIAN: Final = {
    ("IL", "sottofase di mantenimento", "f", "one"): "la sottofase di mantenimento",
    ("IL", "abilità", "f", "one"): "l'abilità",
    ("IL", "spirito", "m", "one"): "lo spirito",
    ("DI", "gnomi", "m", "many"): "degli gnomi",
    ("A", "avversari", "m", "many"): "agli avversari",
    ("UN", "istanza", "f", "one"): "un'istanza",
    ("O", "creature", "f", "many"): "e",
}
FRENCH: Final = {
    ("LE", "étape d'entretien", "f", "one"): "l'étape d'entretien",
    ("DE", "capacité", "f", "one"): "de la capacité",
    ("A", "joueurs", "m", "many"): "aux joueurs",
    ("E", "créatures", "f", "many"): "es",
}


@pytest.mark.parametrize(("language", "forms"), [("it", ITALIAN), ("fr", FRENCH)])
def test_articles_and_endings_follow_the_noun(language: str, forms: dict[tuple[str, str, str, str], str]) -> None:
    data = speaker_of(language).data
    for (name, noun, gender, number), said in forms.items():
        assert data.form(name, noun_of(noun, gender, number, is_name=False)) == said
    assert data.form("DE" if language == "fr" else "DI", noun_of("Alice")) in ("d'Alice", "di Alice")


def test_english_is_an_ordinary_string_and_what_it_is_made_of_is_kept() -> None:
    said = worded("event-draw", "{who} draws {obj}", who="Alice", obj=name_of_card("Shock"))
    assert said == "Alice draws Shock"
    assert mp.say(said) == "Alice draws Shock"
    assert mp.say(said, language="it") == "Alice pesca Shock"
    assert mp.say(pickle.loads(pickle.dumps(said)), language="fr") == "Alice pioche Shock"


def test_what_is_put_in_is_said_in_the_language_too() -> None:
    say = speaker_of("it").say
    part = term("upkeep step")
    assert say(worded("event-part-begins", "the {part} begins", part=part)) == "inizia la sottofase di mantenimento"
    assert say(enumeration(["Alice", term("stack"), term("library")], "or")) == "Alice, pila o grimorio"
    assert say(commas([term("stack"), "Bob"])) == "pila, Bob"
    assert say(possessive("Alice")) == "Alice"
    assert say(number_with_noun(1, term("graveyard"))) == "un cimitero"
    assert say(number_with_noun(3, "graveyard")) == "3 cimiteri"


def test_the_terms_are_those_of_the_day() -> None:
    """What is the battlefield since Magic 2010 was called play."""
    then, now = [
        worded("event-enters", "{obj} {en_enters}", obj="X", en_enters="enters", day=day)
        for day in ("2009-07-10", "2009-07-11")
    ]
    assert (mp.say(then, "it"), mp.say(now, "it")) == ("X entra in gioco", "X entra nel campo di battaglia")


def test_what_a_game_tells_is_said_in_a_language() -> None:
    decks = {"Alice": "34 Mountain\n26 Shock", "Bob": "60 Forest"}
    game = mp.Game.new(decks, first="Alice", seed=7, automation=mp.AUTOMATIC)
    events = game.apply("keep") + game.apply("keep")
    assert [mp.say(event) for event in events] == [event.text for event in events]
    told = [mp.say(event, language="it") for event in events]
    assert "Alice inizia la partita e salta la sottofase di acquisizione" in told
    with pytest.raises(LanguageError, match=r"does not speak 'xx'.*it speaks en, fr, it"):
        mp.say("anything", language="xx")


def test_cards_are_understood_by_their_names_in_other_languages() -> None:
    """Verbs stay English; basic lands have names in every language."""
    decks = {"Alice": "34 Mountain\n26 Shock", "Bob": "60 Forest"}
    game = mp.Game.new(decks, first="Alice", seed=7, automation=mp.AUTOMATIC)
    game.apply("keep")
    game.apply("keep")
    event = game.apply("play Montagna")[0]
    assert (mp.say(event), mp.say(event, language="it")) == ("Alice plays Mountain", "Alice gioca Montagna")
    why = game.why_not("play Montagna")
    assert why is not None
    assert why.text == "Alice cannot play Mountain now: they have already played a land this turn"


def test_the_table_of_terms_is_up_to_date() -> None:
    assert messages.PAGE.read_text(encoding="utf-8") == messages.terms_page(), "run `make terms` and commit it"


def test_the_python_of_the_page_prints_what_its_comments_say() -> None:
    """docs/languages.md."""
    text = (messages.ROOT / "docs" / "languages.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```python\n(.*?)```", text, re.S)
    out = io.StringIO()
    with redirect_stdout(out):
        exec(compile(block, "languages.md", "exec"), {})
    assert out.getvalue().splitlines() == re.findall(r"^print\(.*\)\s+# (.*)$", block, re.M)


def test_a_document_is_told_statement_by_statement_in_its_own_words(mainphase: Run) -> None:
    """`turn --document 001`: where it stands there, by which rule of its day, and what is right where it is wrong."""
    told = mainphase("turn", "--document", "001", "--language", "it").out.splitlines()
    assert told[0] == "Documento 001, La sezione 505 in italiano: giudicato secondo le regole del 2024-10-02"
    assert "       5  Una fase principale non ha sottofasi. (505.2)" in told
    place = told.index("       6  Mettere in moto un intrigo è la regola 701.21.")
    assert told[place + 1] == "          Non è così. Era la 701.25."
    assert len([line for line in told[1:] if line[:8].strip()]) == 42
    assert "there is no document '009'" in mainphase("turn", "--document", "009").err


def test_the_turn_is_told_in_the_terms_of_its_date(mainphase: Run) -> None:
    told = mainphase("turn", "--language", "it").out
    assert "  sottofase di mantenimento (503)" in told.splitlines()
    assert "the active player" not in told
    assert "fase di mantenimento" in mainphase("turn", "--language", "it", "--rules", "1997-08-22").out
