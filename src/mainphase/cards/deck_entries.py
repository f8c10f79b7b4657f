"""Entries, to which any deck list comes down: so many of a name, line by line, in the deck, the sideboard, the scheme
deck or the command zone.
"""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from mainphase.cards import variants
from mainphase.cards.names import known_card
from mainphase.errors import DeckError, cut, visible, where
from mainphase.foundation.whole_numbers import whole
from mainphase.saying.worded import fixed, worded

MOST_IN_A_LINE: Final = 1000
MOST_CARDS: Final = 10_000  # of a whole list
PARTS: Final = ("main", "side", "schemes", "commanders", "vanguards", "planes", "companion")
SECTIONS: Final = {
    "deck": "main",
    "main": "main",
    "main deck": "main",
    "maindeck": "main",
    "sideboard": "side",
    "side board": "side",
    "side": "side",
    "about": "about",
    "metadata": "about",
    "schemes": "schemes",
    "scheme deck": "schemes",
    "commander": "commanders",
    "commanders": "commanders",
    "oathbreaker": "commanders",
    "oathbreakers": "commanders",
    "signature spell": "commanders",
    "signature spells": "commanders",
    "vanguard": "vanguards",
    "vanguards": "vanguards",
    "avatar": "vanguards",
    "planes": "planes",
    "planar deck": "planes",
    "companion": "companion",
    "maybeboard": "aside",
    "considering": "aside",
    "tokens": "aside",
}
REFUSED: Final = {"attractions", "stickers", *variants.SECTIONS}

# What the lists of other programs write around a name.
LABEL: Final = re.compile(r"\s*\^[^^]*\^\s*$")
CATEGORIES: Final = re.compile(r"\s*\[(?P<said>[^\[\]]*)\]\s*$")
TAGS: Final = re.compile(r"\s+#.*$")
COMMENT: Final = re.compile(r"\s+//.*$")
LEADER: Final = re.compile(r"\s+(#\s*!commander|\*CMDR\*)\s*$", re.IGNORECASE)  # what marks a commander, on its line
FOIL: Final = re.compile(r"\s+\*[A-Za-z]+\*$")
PRINTING: Final = re.compile(r"\s+\([A-Za-z0-9]{2,6}\)(\s+[^\s()\[\]]+)?$")
SET_BEFORE: Final = re.compile(r"^\[[A-Za-z0-9:_★†-]*\]\s*")
ART: Final = re.compile(r"\s+\([0-9]{1,3}\)$")


class Entries:
    """The cards of a list as they are read, and where the reading stands."""

    def __init__(self, name: str, source: str, named_only: bool = False) -> None:
        """`named_only`: nobody plays the list, so a commander is one more card of it."""
        self.name = visible(name)
        self.source = source
        self.named_only = named_only
        self.line = 0
        self.total = 0
        self.parts: dict[str, list[tuple[int, str]]] = {part: [] for part in PARTS}

    def wrong(self, message: str) -> DeckError:
        return DeckError(message, where=where(self.source, self.line))

    def add(self, part: str, count: str, name: str) -> None:
        """Adds a line of a list: so many cards of a name to a part of the deck. Raises DeckError if they are too many,
        or none.
        """
        number = whole(count)
        if number is None or not 1 <= number <= MOST_IN_A_LINE:
            raise self.wrong(
                worded(
                    "error-cards-in-one-line-allowed",
                    "{count} cards in one line; allowed are 1 to {most_in_a_line}",
                    count=cut(count),
                    most_in_a_line=MOST_IN_A_LINE,
                )
            )
        if self.named_only and part == "commanders":
            part = "main"
        self.total += number
        if self.total > MOST_CARDS:
            raise self.wrong(
                worded(
                    "error-a-deck-list-has-at-most",
                    "a deck list has at most {most_cards} cards; with this line it has {total}",
                    most_cards=MOST_CARDS,
                    total=self.total,
                )
            )
        self.parts[part].append((number, visible(name)))

    def part_of(self, word: str) -> str:
        """Returns the part of the list that a word stands for, or "". Raises DeckError if it cannot be played."""
        known = section_heading(word)
        if self.named_only and known in REFUSED:
            return "aside"
        if known in REFUSED:
            why = (
                worded(
                    "error-and-is-not-played",
                    "{why}, and is not played",
                    why=variants.why_variant_is_unplayed(variants.SECTIONS[known]),
                )
                if known in variants.SECTIONS
                else ""
            )
            raise self.wrong(
                worded(
                    "error-the-section-cannot-be-played-allowed",
                    "the section {word} cannot be played: {why}; allowed are Deck, Sideboard, Commander, "
                    "Vanguard, Planes and Schemes",
                    word=repr(cut(word)),
                    why=why or fixed("error-mainphase-has-no-cards", "mainphase has no cards for it"),
                )
            )
        return SECTIONS.get(known, "")

    def put_companion_beside(self) -> None:
        """A companion is a card of the sideboard (CR 702.139a), whether or not the list tells it there again."""
        beside = [name for _, name in self.parts["side"]]
        self.parts["side"] += [entry for entry in self.parts["companion"] if entry[1] not in beside]
        self.parts["companion"] = []


def section_heading(line: str) -> str:
    """The word of a line that may be the head of a section: "[Sideboard]", "Sideboard (15)", "SIDEBOARD:"."""
    text = line.removesuffix(":").strip()
    if text.startswith("[") and text.endswith("]"):
        text = text[1:-1]
    return re.sub(r"\s*\([0-9]+\)$", "", text).strip().casefold()


def name_and_categories(text: str) -> tuple[str, list[str]]:
    """A card's name without what programs write around it (its set, its number, foil, tags, colours, a comment), and
    the categories that it was sorted into.
    """
    categories: list[str] = []
    name = text.strip()
    if known_card(name) is not None:
        return name, categories
    name = LABEL.sub("", TAGS.sub("", name))
    if known_card(re.sub(CATEGORIES, "", name)) is None or CATEGORIES.search(name):
        name, categories = without_categories(name)
    if known_card(name) is None:
        name, more = without_categories(COMMENT.sub("", name))
        categories += more
    if SET_BEFORE.match(name):
        name = ART.sub("", SET_BEFORE.sub("", name, count=1))
    name = name.split("|")[0].rstrip("+ ") if "|" in name else name
    for extra in (FOIL, PRINTING):
        if known_card(name) is None:
            name = extra.sub("", name)
    return name.strip(), categories


def without_categories(name: str) -> tuple[str, list[str]]:
    found = CATEGORIES.search(name)
    if found is None or found.start() == 0:
        return name, []
    return name[: found.start()], [word.strip() for word in found["said"].split(",")]


def counter_of(cards: Iterable[tuple[int, str]]) -> Counter[str]:
    """How many of each name, in the order in which they come."""
    found: Counter[str] = Counter()
    for count, card in cards:
        found[card] += count
    return found
