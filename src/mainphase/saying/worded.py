"""Texts that keep what they were made of. Each is a string, in English, and behaves as one; so whoever reads, compares
or prints it needs to know nothing of languages.

A `Worded` has the name of its message and what was put in. The others are what messages are made of: terms of the game,
names of cards, numbers of things, lists.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

from mainphase.saying.spoken import SpokenNoun

VOWELS: Final = "aeiouAEIO"


class Telling(Protocol):
    """Whoever says texts in a language, by what they are."""

    def noun(self, text: str) -> SpokenNoun: ...

    def message(self, text: Worded) -> SpokenNoun: ...

    def term(self, word: str, day: str = "") -> SpokenNoun: ...

    def card(self, name: str) -> SpokenNoun: ...

    def printed_text(self, card: str) -> SpokenNoun: ...

    def counted(self, number: int, of: str) -> SpokenNoun: ...

    def listed(self, things: list[str], last: str) -> SpokenNoun: ...

    def capital(self, text: str) -> SpokenNoun: ...


class Worded(str):
    """A message: its name and what was put in. `day`, where it is put in, is the date whose terms are meant."""

    __slots__ = ("message", "parts")
    message: str
    parts: dict[str, Any]

    def told_by(self, speaker: Telling) -> SpokenNoun:
        """Returns it in the speaker's language."""
        return speaker.message(self)

    def __reduce__(self) -> tuple[object, ...]:
        return (stored_again, (type(self), str(self), {name: getattr(self, name) for name in self.kept()}))

    def kept(self) -> tuple[str, ...]:
        """The names of what it keeps besides its text."""
        return ("message", "parts")


def stored_again(kind: type[Worded], text: str, kept: dict[str, Any]) -> Worded:
    """A text that was stored, with what it keeps."""
    made = str.__new__(kind, text)
    for name, value in kept.items():
        setattr(made, name, value)
    return made


def worded(message: str, english: str, /, **parts: Any) -> Worded:
    """A message by its name, and its English with what is put in. A part that the English does not name is for other
    languages, such as the `day` whose terms are meant.
    """
    return worded_with(message, english, parts)


def worded_with(message: str, english: str, parts: dict[str, Any]) -> Worded:
    """A message by its name, and its English with these parts, which it keeps."""
    made: Worded = str.__new__(Worded, english.format_map(parts))
    made.message = message
    made.parts = parts
    return made


def fixed(message: str, english: str) -> Worded:
    """A message into which nothing is put."""
    made = str.__new__(Worded, english)
    made.message = message
    made.parts = {}
    return made


class InEnglish(Worded):
    """A text that is said in other words in English alone, such as "it" for a name that has just been said."""

    __slots__ = ("inner",)
    inner: str

    def told_by(self, speaker: Telling) -> SpokenNoun:
        return speaker.noun(self.inner)

    def kept(self) -> tuple[str, ...]:
        return ("inner",)


def in_english(english: str, otherwise: str) -> str:
    """A text as English has it, and as other languages are told it."""
    made = str.__new__(InEnglish, english)
    made.inner = otherwise
    return made


class Term(Worded):
    """A word of the game: "upkeep step", "sorcery". `day` is the date whose word it is; "" is today."""

    __slots__ = ("day",)
    day: str

    def told_by(self, speaker: Telling) -> SpokenNoun:
        return speaker.term(str(self), self.day)

    def kept(self) -> tuple[str, ...]:
        return ("day",)


def term(word: str, day: str = "") -> Term:
    """A word of the game."""
    made = str.__new__(Term, word)
    made.day = day
    return made


class CardName(Worded):
    """The English name of a card."""

    __slots__ = ()

    def told_by(self, speaker: Telling) -> SpokenNoun:
        return speaker.card(str(self))

    def kept(self) -> tuple[str, ...]:
        return ()


def name_of_card(name: str) -> CardName:
    """The name of a card."""
    return str.__new__(CardName, name)


class PrintedText(Worded):
    """What is printed on a card in another language, where somebody knows it: its type line, and its text below it.
    English has none: there a card is told in other words.
    """

    __slots__ = ("card",)
    card: str

    def told_by(self, speaker: Telling) -> SpokenNoun:
        return speaker.printed_text(self.card)

    def kept(self) -> tuple[str, ...]:
        return ("card",)


def printed_text(card: str) -> PrintedText:
    """What is printed on a card, by its English name: nothing in English."""
    made = str.__new__(PrintedText, "")
    made.card = card
    return made


class Possessive(Worded):
    """A name as the one to whom something belongs: "Alice's". Other languages are given the name itself."""

    __slots__ = ("name",)
    name: str

    def told_by(self, speaker: Telling) -> SpokenNoun:
        return speaker.noun(self.name)

    def kept(self) -> tuple[str, ...]:
        return ("name",)


class Counted(Worded):
    """So many things of a kind: "a lore counter", "2 cards"."""

    __slots__ = ("number", "of")
    number: int
    of: str

    def told_by(self, speaker: Telling) -> SpokenNoun:
        return speaker.counted(self.number, self.of)

    def kept(self) -> tuple[str, ...]:
        return ("number", "of")


class Listed(Worded):
    """Several things, one after another: "A, B and C". `last` is the word before the last of them, or what stands
    between them all.
    """

    __slots__ = ("last", "things")
    things: list[str]
    last: str

    def told_by(self, speaker: Telling) -> SpokenNoun:
        return speaker.listed(self.things, self.last)

    def kept(self) -> tuple[str, ...]:
        return ("things", "last")


class Capital(Worded):
    """A text that begins a sentence."""

    __slots__ = ("inner",)
    inner: str

    def told_by(self, speaker: Telling) -> SpokenNoun:
        return speaker.capital(self.inner)

    def kept(self) -> tuple[str, ...]:
        return ("inner",)


def possessive(name: str) -> str:
    """ "Alice's", "Elves'"."""
    made = str.__new__(Possessive, f"{name}'" if name.endswith("s") else f"{name}'s")
    made.name = name
    return made


def belonging_to(name: str) -> str:
    """ "Elves's", as the names of abilities have it."""
    made = str.__new__(Possessive, f"{name}'s")
    made.name = name
    return made


def number_with_noun(number: int, one: str, many: str = "") -> str:
    """ "a card", "2 cards"."""
    if number == 1:
        english = f"{'an' if one and one[0] in VOWELS else 'a'} {one}"
    else:
        english = f"{number} {many or one + 's'}"
    made = str.__new__(Counted, english)
    made.number = number
    made.of = one if isinstance(one, Worded) else term(one)
    return made


def listed(english: str, things: list[str], last: str) -> Listed:
    """Several things, as English has them."""
    made = str.__new__(Listed, english)
    made.things = things
    made.last = last
    return made


def enumeration(words: Sequence[str], last: str = "and") -> str:
    """A, B and C."""
    if len(words) < 2:
        return words[0] if words else ""
    return listed(f"{', '.join(words[:-1])} {last} {words[-1]}", list(words), last)


def commas(things: Iterable[str], between: str = ", ") -> str:
    """A, B, C; or with something else between them that is no word."""
    each = list(things)
    return listed(between.join(each), each, between)


def put_together(*parts: str) -> str:
    """A text made of several, one straight after another."""
    return listed("".join(parts), list(parts), "")


def or_else(things: Iterable[str]) -> str:
    """A, or B, or C."""
    each = list(things)
    if len(each) < 2:
        return each[0] if each else ""
    return listed(", or ".join(each), each, "or")


def all_of(names: Sequence[str], link: str = "and") -> str:
    """A and B and C."""
    if len(names) < 2:
        return names[0] if names else ""
    return listed(f" {link} ".join(names), list(names), link)


def one_of_these(things: Sequence[str]) -> str:
    """A or B or C."""
    return all_of(things, "or")


def capital(text: str) -> str:
    """The text as the beginning of a sentence."""
    if not isinstance(text, Worded):
        return text[:1].upper() + text[1:]
    made = str.__new__(Capital, text[:1].upper() + text[1:])
    made.inner = text
    return made


def with_rule(text: str, rule: str) -> str:
    """A sentence, and the rule that makes it so in brackets, if there is one."""
    return worded("sentence-with-rule", "{text} ({rule})", text=text, rule=rule) if rule else text


def plain_text(value: object) -> str:
    """A text as an ordinary string, for encoders that know no others. Raises TypeError for anything else."""
    if isinstance(value, Worded):
        return str(value)
    raise TypeError(f"this cannot be stored: {type(value).__name__}")
