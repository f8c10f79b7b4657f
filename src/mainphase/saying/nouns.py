"""What a language knows of what is put into its sentences: gender, number, whether it takes an article, how it sounds.

All of it is data of the language's folder:

    language.toml   its name, its sounds, how the gender of a card's name is guessed
    terms.tsv       the terms of the game: term, since, said, many, gender, seen
    forms.tsv       the functions of its messages: name, of, gender, number, before, form
    nouns.tsv       words with which names of cards begin: word, gender, number
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from mainphase.errors import MainphaseError
from mainphase.saying.spoken import MANY, ONE, SpokenNoun, noun_of
from mainphase.saying.worded import commas, worded

GENDERS: Final = ("m", "f", "n")
NAME: Final = "name"  # what takes no article: the name of a player or of a card
NOUN: Final = "noun"


class LanguageError(MainphaseError):
    """A language that is not there, or whose files are not right."""


@dataclass(frozen=True)
class TermRow:
    """A term of the game, and the day since which it is called so."""

    term: str
    since: str
    said: str
    many: str
    gender: str
    seen: str
    number: str = ONE


@dataclass(frozen=True)
class FormRow:
    """One form of a function of messages: before which nouns it is said; what is empty holds for all."""

    name: str
    of: str
    gender: str
    number: str
    before: str
    form: str


def table_rows(path: Path, columns: tuple[str, ...]) -> Iterator[list[str]]:
    """The rows of a table below its heading. Raises LanguageError where there are too few or too many columns."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if not lines or tuple(lines[0].split("\t")) != columns:
        raise LanguageError(
            worded(
                "error-the-first-line-names-the-columns",
                "the first line names the columns: {columns}",
                columns=commas(columns),
            ),
            where=f"{path}:1",
        )
    for number, line in enumerate(lines[1:], 2):
        if not line or line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) != len(columns):
            raise LanguageError(
                worded(
                    "error-a-row-has-columns-found",
                    "a row has {count} columns, {columns}; found {found}",
                    count=len(columns),
                    columns=commas(columns),
                    found=len(cells),
                ),
                where=f"{path}:{number}",
            )
        yield cells


class LanguageData:
    """The tables of one language."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.code = folder.name
        with (folder / "language.toml").open("rb") as file:
            said = tomllib.load(file)
        self.name: str = said["name"]
        self.locale: str = said["locale"]
        self.counts_by: str = said["one"]  # the function of forms.tsv that says one of something
        self.quotes: str = said["quotes"]  # around a word of English that it has no term for
        self.separators: dict[str, str] = said.get("separators", {})  # what stands between things, by the English
        self.player_gender: str = said["players"]["gender"]
        self.unknown_gender: str = said["cards"]["gender"]
        self.sounds = {name: re.compile(pattern, re.IGNORECASE) for name, pattern in said["sounds"].items()}
        self.endings = {ending: tuple(what.split()) for ending, what in said["cards"]["endings"].items()}

    @cached_property
    def terms(self) -> dict[str, list[TermRow]]:
        """The rows of each term, the newest first. Raises LanguageError for a gender that there is none of."""
        found: dict[str, list[TermRow]] = {}
        path = self.folder / "terms.tsv"
        for cells in table_rows(path, ("term", "since", "said", "many", "gender", "seen")):
            word, since, said, many, gender, seen = cells
            number = MANY if gender.endswith("+") else ONE
            if gender.rstrip("+") not in GENDERS:
                raise LanguageError(
                    worded(
                        "error-a-gender-is-one-of-found",
                        "a gender is one of {genders}; found {gender} of {word}",
                        genders=commas(GENDERS),
                        gender=repr(gender),
                        word=repr(word),
                    ),
                    where=path.name,
                )
            found.setdefault(word, []).append(TermRow(word, since, said, many, gender.rstrip("+"), seen, number))
        for rows in found.values():
            rows.sort(key=lambda row: row.since, reverse=True)
        return found

    @cached_property
    def forms(self) -> dict[str, list[FormRow]]:
        """The forms of each function."""
        found: dict[str, list[FormRow]] = {}
        for cells in table_rows(self.folder / "forms.tsv", ("name", "of", "gender", "number", "before", "form")):
            found.setdefault(cells[0], []).append(FormRow(*cells))
        return found

    @cached_property
    def nouns(self) -> dict[str, tuple[str, str]]:
        """The gender and number of words with which names of cards begin."""
        rows = table_rows(self.folder / "nouns.tsv", ("word", "gender", "number"))
        return {word.casefold(): (gender, number or ONE) for word, gender, number in rows}

    def term_on(self, word: str, day: str) -> TermRow | None:
        """The row of a term that holds on a day; "" is today."""
        for row in self.terms.get(word, ()):
            if not day or row.since <= day:
                return row
        return None

    def form(self, name: str, noun: SpokenNoun) -> str:
        """The form of a function for a noun. Raises LanguageError if there is none."""
        kind = NAME if noun.is_name else NOUN
        for row in self.forms[name]:
            if (
                row.of in ("", kind)
                and row.gender in ("", noun.gender)
                and row.number in ("", noun.number)
                and (not row.before or self.sounds[row.before].match(noun))
            ):
                return row.form.replace("{}", noun)
        raise LanguageError(
            worded(
                "error-has-no-form",
                "{name} has no form for {noun}: {kind}, {gender}, {number}",
                name=name,
                noun=repr(noun),
                kind=kind,
                gender=noun.gender,
                number=noun.number,
            )
        )

    def card_noun(self, name: str) -> SpokenNoun:
        """The name of a card in this language, with gender and number as its first word has them."""
        first = re.split(r"[ ,’'-]", name, maxsplit=1)[0].casefold()
        known = self.nouns.get(first)
        if known is None:
            known = next((what for ending, what in self.endings.items() if first.endswith(ending)), None)
        gender, number = known or (self.unknown_gender, ONE)
        return noun_of(name, gender, number)
