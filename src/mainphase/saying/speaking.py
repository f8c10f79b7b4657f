"""Says in a language what was made in English.

The messages of a language are in files of Fluent (`*.ftl` in its folder). What is put into one is a `SpokenNoun`,
to which the functions of the language are applied: those of its `forms.tsv`, and these, which every language has:

    GENDER($x)  NUMBER($x)          to choose by: m, f, n; one, many
    TERM("upkeep step")             a term of the game, of the day that is spoken of
    BEFORE("2009-07-11")            to choose by: yes if the day that is spoken of is before that one
    CAPITAL($x)                     with a capital
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mainphase.errors import nearest
from mainphase.saying.nouns import LanguageData, LanguageError
from mainphase.saying.spoken import MANY, SpokenNoun, noun_of
from mainphase.saying.worded import Worded, commas, worded

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


FOLDER: Final = Path(__file__).parent / "languages"
ENGLISH: Final = "en"
HOW_TO_INSTALL: Final = "other languages than English need mainphase[languages]: pip install 'mainphase[languages]'"
PrintedCards = Callable[[str, str], tuple[str, str, str]]  # of a language and an English name: name, type line, text
PRINTED_FROM: Final[list[PrintedCards]] = []  # who knows cards in other languages


def known_languages() -> list[str]:
    """The languages in which mainphase speaks."""
    return sorted([ENGLISH, *(each.parent.name for each in FOLDER.glob("*/language.toml"))])


def languages_here() -> list[str]:
    """Those of them that can be spoken here: all, if what they need is installed."""
    return known_languages() if find_spec("fluent") is not None else [ENGLISH]


def knows_printed_cards(printed: PrintedCards) -> None:
    """From now on cards in other languages are asked for there, too."""
    PRINTED_FROM.append(printed)


@cache
def card_terms(name: str) -> tuple[str, ...]:
    """The names of a card that is a term of the game, such as Forest, in the languages that mainphase speaks."""
    rows = [data.term_on(name, "") for data in all_data()]
    return tuple([row.said for row in rows if row is not None])


@cache
def all_data() -> tuple[LanguageData, ...]:
    """The data of all languages but English."""
    return tuple([LanguageData(FOLDER / language) for language in known_languages() if language != ENGLISH])


class Speaker:
    """Somebody who speaks a language."""

    def __init__(self, data: LanguageData) -> None:
        self.data = data
        self.day = ""  # that is spoken of
        self.missing: set[str] = set()  # messages and terms that were said in English
        self.bundle = self.read()

    def read(self) -> FluentBundle:
        """Reads the messages of the language. Raises LanguageError for one that is no Fluent."""
        try:
            from fluent.runtime import FluentBundle, FluentResource
            from fluent.syntax.ast import Junk
        except ImportError:
            raise LanguageError(HOW_TO_INSTALL) from None
        bundle = FluentBundle([self.data.locale], functions=self.functions(), use_isolating=False)
        for path in sorted(self.data.folder.glob("*.ftl")):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise LanguageError(
                        worded(
                            "error-this-is-no-message",
                            "this is no message: {text}",
                            text=repr(str(entry.content).strip()[:80]),
                        ),
                        where=path.name,
                    )
            bundle.add_resource(resource)
        return bundle

    def functions(self) -> dict[str, Callable[..., Any]]:
        """The functions of messages."""
        forms = {name: self.form_of(name) for name in self.data.forms}
        return {
            **forms,
            "GENDER": lambda x: self.noun(x).gender,
            "NUMBER": lambda x: self.noun(x).number,
            "TERM": lambda word, many="": self.term_or_many(word, many),
            "BEFORE": lambda day: "yes" if self.day and self.day < day else "no",
            "CAPITAL": lambda x: x[:1].upper() + x[1:],
        }

    def form_of(self, name: str) -> Callable[[str], SpokenNoun]:
        def formed(x: str) -> SpokenNoun:
            noun = self.noun(x)
            return noun_of(self.data.form(name, noun), noun.gender, noun.number)

        return formed

    # --- what is put in

    def say(self, text: str) -> str:
        """Returns a text in this language; one that was not made for several languages as it is."""
        return str(self.noun(text)) if isinstance(text, Worded) else text

    def noun(self, text: str) -> SpokenNoun:
        """Returns a text in this language as something that is put into a sentence."""
        if isinstance(text, SpokenNoun):
            return text
        if isinstance(text, Worded):
            return text.told_by(self)
        return noun_of(text, self.data.player_gender)

    def part(self, value: object) -> SpokenNoun | float:
        """Returns what is put into a message: a number, which the language writes, or a text."""
        if isinstance(value, int | float) and not isinstance(value, bool):
            return value
        return self.noun(value if isinstance(value, str) else str(value))

    def message(self, text: Worded) -> SpokenNoun:
        """Returns a message with what is put in; in English where there is none of that name. Raises LanguageError if
        it cannot be put together.
        """
        if not self.bundle.has_message(text.message):
            self.missing.add(text.message)
            return noun_of(str(text))
        before, self.day = self.day, text.parts.get("day", self.day)
        message = self.bundle.get_message(text.message)
        parts = {name: self.part(part) for name, part in text.parts.items()}
        pattern, errors = self.bundle.format_pattern(message.value, parts)  # type: ignore[arg-type]
        said, self.day = str(pattern), before
        if errors:
            raise LanguageError(
                worded("error-message-and-error", "{text}: {errors}", text=text.message, errors=errors[0]),
                where=self.data.code,
            )
        if text.startswith(" ") and not said.startswith(" "):
            said = f" {said}"
        about = {name: str(self.bundle.format_pattern(each, parts)[0]) for name, each in message.attributes.items()}
        gender = about.get("gender", "")
        is_name = not gender or about.get("of") == "name"
        return noun_of(said, gender or "m", about.get("number", "one"), is_name, about.get("many", ""))

    def term(self, word: str, day: str = "") -> SpokenNoun:
        """Returns a term of the game as it is called on a day, by default the one that is spoken of."""
        row = self.data.term_on(word, day or self.day)
        if row is None:
            self.missing.add(f"“{word}”")
            return noun_of(word and self.data.quotes.replace("{}", word))
        return noun_of(row.said, row.gender, row.number, False, row.many)

    def term_or_many(self, word: str, many: str) -> SpokenNoun:
        found = self.term(word)
        return noun_of(found.many, found.gender, MANY, False) if many and found.many else found

    def card(self, name: str) -> SpokenNoun:
        """Returns the name of a card: where somebody knows it in this language, or it is a term, as Forest is."""
        for printed in PRINTED_FROM:
            found, _, _ = printed(self.data.code, name)
            if found:
                return self.data.card_noun(found)
        row = self.data.term_on(name, "")
        if row is None:
            return noun_of(name, self.data.unknown_gender)
        return noun_of(
            row.said, row.gender, row.number, is_name=not name.islower()
        )  # "draw for the turn" is no card's name

    def printed_text(self, card: str) -> SpokenNoun:
        """Returns the type line and the text of a card as they are printed in this language; nothing where nobody knows
        them.
        """
        for printed in PRINTED_FROM:
            _, type_line, text = printed(self.data.code, card)
            if text or type_line:
                return noun_of(f"{type_line}\n{text}".rstrip("\n"))
        return noun_of("")

    def counted(self, number: int, of: str) -> SpokenNoun:
        """Returns so many things of a kind."""
        noun = self.noun(of)
        if number == 1:
            said = self.data.form(self.data.counts_by, noun_of(noun, noun.gender, noun.number, False))
            return noun_of(said, noun.gender, noun.number)
        return noun_of(f"{number} {noun.many or noun}", noun.gender, MANY)

    def listed(self, things: list[str], last: str) -> SpokenNoun:
        """Returns several things as a list; messages `list-and` and `list-or` say how it ends."""
        if not last.isalpha():
            last = self.data.separators.get(last, last)
            return noun_of(last.join(self.noun(each) for each in things), number=MANY)
        first = noun_of(", ".join(self.noun(each) for each in things[:-1]))
        parts = {"first": first, "last": self.noun(things[-1])}
        said, _ = self.bundle.format_pattern(self.bundle.get_message(f"list-{last}").value, parts)  # type: ignore[arg-type]
        return noun_of(str(said), "m", MANY)

    def capital(self, text: str) -> SpokenNoun:
        """Returns a text that begins a sentence."""
        noun = self.noun(text)
        return noun_of(noun[:1].upper() + noun[1:], noun.gender, noun.number, noun.is_name)

    def encoded(self, value: object) -> str:
        """Returns a text for an encoder that knows only ordinary ones. Raises TypeError for anything else."""
        if isinstance(value, Worded):
            return self.say(value)
        raise TypeError(f"this cannot be stored: {type(value).__name__}")


@lru_cache(maxsize=8)
def speaker_of(language: str) -> Speaker:
    """Returns who speaks a language. Raises LanguageError if mainphase does not, or for English, which needs nobody."""
    folder = FOLDER / language
    if not (folder / "language.toml").is_file():
        known = known_languages()
        raise LanguageError(
            worded(
                "error-mainphase-does-not-speak-nearest",
                "mainphase does not speak {language} (nearest: {nearest}); it speaks {known}",
                language=repr(language),
                nearest=nearest(language, known, 1),
                known=commas(known),
            )
        )
    return Speaker(LanguageData(folder))


def saying_in(language: str) -> Callable[[str], str]:
    """Returns what says texts in a language. Raises LanguageError for one that mainphase does not speak."""
    return str if language == ENGLISH else speaker_of(language).say


def say(told: object, language: str = ENGLISH) -> str:
    """Returns a text, an event, an answer in a language, as a sentence without its full stop.

    >>> mp.say(game.apply("play Mountain")[0])
    'Alice plays Mountain'

    Raises LanguageError for a language that mainphase does not speak.
    """
    text = told if isinstance(told, str) else getattr(told, "text", None) or str(told)
    return saying_in(language)(text)
