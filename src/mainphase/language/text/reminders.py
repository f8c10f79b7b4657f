"""Reminder text: what stands in parentheses and has no effect (CR 207.2a).

Nothing is taken off unproved. A sentence of a reminder is known if it is one that reminds of something that stands in
its line: a keyword, an action, a kind of token or counter; or of what the card is: a Saga, a basic land. What is known
are the hashes of the sentences about a subject, with numbers, costs, names and grammatical number left open: those of a
mechanic in its declaration, the others in `reminders.tsv`. `tools/known_reminders.py` writes both from a card file.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from mainphase.cards.nodes import CardType, Supertype
from mainphase.cards.words.cards import BASIC_LAND_MANA
from mainphase.language.text.about import About
from mainphase.rules.declared import declared

OPEN: Final = re.compile(r" ?\([^()]*\)")
SYMBOLS: Final = re.compile(r"(?:\{[^{}]*\})+")
NUMBER: Final = re.compile(
    r"\b(?:[0-9]+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|x|[iv]+)\b"
)
PROPER: Final = re.compile(r"(?<=[\w,'\"’] )[A-Z][\w'’-]+")
PROPERS: Final = re.compile(r"\^(?:(?:,| and| of| the| or|,? and/or)* \^)+")
SUBJECT: Final = re.compile(
    r"\b(?:(?:this|that|those|these|each|the|enchanted|equipped|target)(?: of those)? (?:other )?"
    r"(?:creature|permanent|artifact|spell|card|land|enchantment|vehicle|token|planeswalker|object|aura|equipment|"
    r"class|saga|siege|battle|spacecraft|mount)s?|creatures?(?: you control)? with [a-z]+(?: #)?|it|they|"
    r"them|he|she|him|you and (?:it|they)|~)\b|~|# creature(?: you control)? with [a-z]+(?: #)?"
)
# "To scry 2, look at …" says no more than "Look at …".
PREAMBLE: Final = re.compile(r"^to [a-z ]+?(?: [#^])?(?: # card)?, ")
# "You may … in addition to any other costs": a price, and whoever pays it reads it before the reminder.
PRICE: Final = re.compile(r"(?<=^you may ).+(?= in addition to any other costs )")
# Kinds of cycling and of landwalk are many.
KINDS: Final = (("cycling", "typecycling"), ("walk", "landwalk"))
SAME: Final = {
    "are": "is", "have": "has", "their": "its", "his": "its", "her": "its", "aren't": "isn't", "don't": "doesn't",
    "do": "does", "they're": "@", "it's": "@", "he's": "@", "she's": "@", "were": "was",
}  # fmt: skip
WORDS: Final = re.compile(r"[\w'’@#^+/-]+|\{\}|[.:,\"]")
COLORS: Final = frozenset(("white", "blue", "black", "red", "green"))


def sentences(reminder: str, name: str) -> list[str]:
    """The sentences of a reminder on a card of that name; what stands in quotes is not taken apart."""
    reminder = reminder.replace(name, "this card")
    found: list[str] = []
    begin = 0
    quoted = False
    for i, c in enumerate(reminder):
        if c == '"':
            quoted = not quoted
        ends = (c in ".!?" and not quoted) or (c == '"' and not quoted and i and reminder[i - 1] in ".!?")
        if ends and (i + 1 == len(reminder) or reminder[i + 1] == " "):
            found.append(reminder[begin : i + 1].strip())
            begin = i + 1
    rest = reminder[begin:].strip()
    if rest:
        found.append(rest)
    return found


def shape(sentence: str) -> str:
    """A sentence with its numbers, costs, names and grammatical number left open, so that all of one kind are alike."""
    text = PROPERS.sub("^", PROPER.sub("^", sentence)).lower()
    text = NUMBER.sub("#", SYMBOLS.sub("{}", text))
    text = PRICE.sub("pay", PREAMBLE.sub("", text))
    text = SUBJECT.sub("@", text)
    words: list[str] = []
    for word in WORDS.findall(text):
        word = SAME.get(word, word)
        if word in COLORS:
            word = "%"
        elif len(word) > 3 and word.endswith("s") and not word.endswith("ss"):
            word = word[:-1]
        words.append(word)
    return " ".join(words)


def mark(subject: str, sentence: str) -> str:
    """Returns the mark that is kept of a sentence about something."""
    return hashlib.blake2b(f"{subject}\t{shape(sentence)}".encode(), digest_size=5).hexdigest()


@cache
def marks_by_subject() -> dict[str, frozenset[str]]:
    """Of each subject, the marks of the sentences that remind of it."""
    found = marks_in((files(__package__) / "reminders.tsv").read_text(encoding="utf-8"))
    found.update(declared_marks())
    return found


def declared_marks() -> dict[str, frozenset[str]]:
    """The marks of what mechanics declare, by their stems."""
    return {stem(one.name): frozenset(said.split()) for one in declared() if (said := one.of("reminders"))}


def stem(name: str) -> str:
    """The subject for a name: its stem, with which other forms of the word begin ("cascad", "cascading")."""
    name = name.lower()
    return name[:-1] if name.endswith("e") and len(name) > 4 else name


def marks_in(text: str) -> dict[str, frozenset[str]]:
    """Returns the marks in a table, by subject."""
    found: dict[str, frozenset[str]] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            subject, _, marks = line.partition("\t")
            found[subject] = frozenset(marks.split())
    return found


FLAVOR: Final = "flavor words"


def is_known_flavor_word(word: str) -> bool:
    return mark(FLAVOR, word) in marks_by_subject().get(FLAVOR, ())


@cache
def subjects_in_words() -> re.Pattern[str]:
    words = sorted([s for s in marks_by_subject() if s[0].isalpha()], key=lambda s: (-len(s), s))
    return pattern_of(words)


def pattern_of(subjects: list[str]) -> re.Pattern[str]:
    return re.compile(r"(?=\b(" + "|".join(re.escape(s) for s in subjects) + r"))", re.IGNORECASE)


def subjects_of(line: str, words: re.Pattern[str]) -> Iterator[str]:
    """Yields the subjects of a line that there may be reminders of: words that begin with one ("scries"), symbols."""
    for found in words.finditer(line):
        yield found[1].lower()
    for end, subject in KINDS:
        if re.search(rf"\w{end}\b", line):
            yield subject
    for symbol in re.findall(r"\{([^{}]*)\}", line):
        kind = symbol_kind(symbol)
        if kind:
            yield kind


def symbol_kind(symbol: str) -> str:
    """Returns the kind of a symbol of which there are reminders; "" for others."""
    if symbol in ("C", "S", "E", "X", "Q", "TK", "CHAOS"):
        return "{" + symbol + "}"
    if "/" in symbol:
        return "{/P}" if symbol.endswith("/P") else "{/}"
    return ""


def subjects_of_card(about: About, cost: str) -> Iterator[str]:
    """Yields the subjects of a card, from its types and cost, that there may be reminders of."""
    for symbol in re.findall(r"\{([^{}]*)\}", cost):
        kind = symbol_kind(symbol)
        if kind:
            yield kind
    for subtype in about.subtypes:
        yield f"is {subtype}"
    if about.layout != "normal":
        yield f"is {about.layout}"
    if about.supertypes & Supertype.LEGENDARY and about.is_spell:
        yield "is a legendary spell"
    if about.types & CardType.LAND and about.types & ~CardType.LAND:
        yield "is a land and more"


def unproven_sentence(reminder: str, subjects: set[str], about: About) -> str:
    """The first sentence of a reminder (without its parentheses) that nothing proves harmless, or ""."""
    if says_basic_types(reminder, about.subtypes):
        return ""
    marks = marks_by_subject()
    for sentence in sentences(reminder, about.name):
        if not any(mark(subject, sentence) in marks[subject] for subject in subjects if subject in marks):
            return sentence
    return ""


def says_basic_types(reminder: str, subtypes: tuple[str, ...]) -> bool:
    """True if it says just the mana abilities that basic land types give (CR 305.6)."""
    mana = [BASIC_LAND_MANA[subtype] for subtype in subtypes if subtype in BASIC_LAND_MANA]
    if not mana or not reminder.startswith("{T}: Add ") or not reminder.endswith("."):
        return False
    said = re.split(r", or |, | or ", reminder.removeprefix("{T}: Add ").removesuffix("."))
    return sorted(said) == sorted(mana)
