"""Deck lists in the text form that the online clients read and write, and the decks that come with mainphase.

4 Lightning Bolt            a count and a name; "4x" is the same
4 Lightning Bolt (M11) 149  set and number are ignored
SB: 2 Shock                 the sideboard, line by line
Deck / Sideboard            or in sections
Schemes                     the scheme deck of an archenemy, a section (904.3)
                            or after the one empty line of a list that has neither
// or # at the start        a comment
"""

import datetime
import re
from dataclasses import dataclass
from importlib import resources
from os import PathLike
from pathlib import Path

from mainphase.cards import variants
from mainphase.cards.names import find_cards
from mainphase.cards.nodes import CardDef, CardType
from mainphase.errors import DeckError, TooNewError, nearest, told, where

ENTRY = re.compile(r"(?P<count>\d+)\s*[xX]?\s+(?P<name>\S.*)")
PRINTING = re.compile(r"\s+\((?P<set>[A-Za-z0-9]{2,6})\)(\s+[A-Za-z0-9★†-]+)?(\s+\*[A-Z]+\*)?$")
COUNTED = re.compile(r"^\s*(SB:\s*)?\d+\s*[xX]?\s+\S")
MOST = 1000
SECTIONS = {
    "deck": "main",
    "main": "main",
    "main deck": "main",
    "maindeck": "main",
    "sideboard": "side",
    "side board": "side",
    "about": "about",
    "schemes": "schemes",
    "scheme deck": "schemes",
}
HEADS = ("main", "side", "schemes")  # what sections of cards a list may have
LEAST_SCHEMES = 20  # CR 904.3
MOST_OF_A_SCHEME = 2
REFUSED = {"companion", "companions", "attractions", "stickers", *variants.SECTIONS}
# Decks for a game for which none are named, the likeliest first.
USUAL = (
    "white-blue-tempo",
    "red-green-assault",
    "white-black-attrition",
    "red-burn",
    "fifth-white-blue-circles",
    "fifth-black-red-pacts",
    "vanilla-red",
    "vanilla-green",
)
EXPECTED = 'a count and a card name such as "4 Lightning Bolt", "Deck", "Sideboard", or a comment after // or #'


@dataclass(frozen=True)
class Deck:
    """A deck list: how many of which card, in the order of the list; names as the cards themselves spell them."""

    name: str
    main: tuple[tuple[int, str], ...]
    sideboard: tuple[tuple[int, str], ...] = ()
    schemes: tuple[tuple[int, str], ...] = ()  # of an archenemy

    def __len__(self) -> int:
        return sum(count for count, _ in self.main)

    def cards(self, on: datetime.date | str | None = None) -> list[CardDef]:
        """The main deck, card by card, as they read on a day or read today."""
        return [made for count, made in self.counted(on) for _ in range(count)]

    def counted(self, on: datetime.date | str | None = None) -> list[tuple[int, CardDef]]:
        """The main deck: how many of which card."""
        return counted(self.main, on, self.name)

    def sideboard_cards(self, on: datetime.date | str | None = None) -> list[CardDef]:
        return [made for count, made in counted(self.sideboard, on, self.name) for _ in range(count)]

    def counted_schemes(self, on: datetime.date | str | None = None) -> list[tuple[int, CardDef]]:
        return counted(self.schemes, on, self.name)

    def text(self) -> str:
        """The list as text; `read_deck` reads it back."""
        lines = ["Deck", *(f"{count} {name}" for count, name in self.main)]
        if self.sideboard:
            lines += ["", "Sideboard", *(f"{count} {name}" for count, name in self.sideboard)]
        if self.schemes:
            lines += ["", "Schemes", *(f"{count} {name}" for count, name in self.schemes)]
        return "\n".join(lines) + "\n"


def counted(
    entries: tuple[tuple[int, str], ...], on: datetime.date | str | None, deck: str
) -> list[tuple[int, CardDef]]:
    found = find_cards([name for _, name in entries], deck, on)
    return [(count, made) for (count, _), made in zip(entries, found, strict=True)]


def bundled_decks() -> list[str]:
    """The names of the decks that come with mainphase."""
    folder = resources.files("mainphase") / "decks"
    return sorted(f.name.removesuffix(".txt") for f in folder.iterdir() if f.name.endswith(".txt"))


def decks_for(on: datetime.date | str | None = None, players: int = 2) -> list[str]:
    """The bundled decks of a game on a day (None: today) for which no others are named: its rules know every card."""
    known: list[str] = []
    for name in USUAL:
        if len(known) == players:
            break
        try:
            read_deck(name).cards(on)
        except TooNewError:
            continue
        known.append(name)
    return known


def read_deck(source: str | Path) -> Deck:
    """A deck from a file, from the name of a bundled deck, or from the text of a list."""
    if not isinstance(source, (str, PathLike)):
        raise DeckError(f"a deck is a file, the name of a bundled deck or the text of a list; found {told(source)}")
    if isinstance(source, str):
        if "\n" in source or COUNTED.match(source):
            return parse_deck(source)
        if not source.strip():
            raise DeckError(f"a deck is a file, a bundled deck ({', '.join(bundled_decks())}) or a list; found nothing")
        if source in bundled_decks() and not Path(source).exists():
            text = (resources.files("mainphase") / "decks" / f"{source}.txt").read_text(encoding="utf-8")
            return parse_deck(text, source, f"bundled deck {source}")
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise DeckError(
            f"there is no file {path}, and no bundled deck of that name; "
            f"bundled are {nearest(str(source), bundled_decks(), 12)}"
        ) from None
    except UnicodeDecodeError as wrong:
        raise DeckError(f"the file is not UTF-8 text (byte {wrong.start})", where=where(path)) from None
    except (OSError, ValueError) as wrong:  # ValueError: a name that no file can have
        why = (wrong.strerror if isinstance(wrong, OSError) else "") or wrong
        raise DeckError(f"the deck list cannot be read: {why}", where=where(told(source))) from None
    return parse_deck(text, path.stem, str(path))


class Reader:
    """Where the reading of a list stands."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.source = source
        self.line = 0
        self.part = "main"
        self.entries: dict[str, list[tuple[int, str]]] = {"main": [], "side": [], "schemes": []}
        self.gap = 0  # the line of an empty line after the first cards

    def wrong(self, message: str) -> DeckError:
        return DeckError(message, where=where(self.source, self.line))

    def entry(self, text: str, part: str) -> None:
        found = ENTRY.fullmatch(text)
        if found is None:
            raise self.wrong(f"{text!r} is not a line of a deck list; allowed are {EXPECTED}")
        count = int(found["count"])
        if not 1 <= count <= MOST:
            raise self.wrong(f"{found['count']} cards in one line; allowed are 1 to {MOST}")
        self.entries[part].append((count, PRINTING.sub("", found["name"]).strip()))

    def section(self, word: str) -> bool:
        """Whether the line is the head of a section."""
        known = word.removesuffix(":").strip().casefold()
        if known in REFUSED:
            why = (
                variants.why_not(variants.SECTIONS[known]) + ", and is not played" if known in variants.SECTIONS else ""
            )
            raise self.wrong(
                f"the section {word!r} cannot be played: {why or 'mainphase has no cards for it'}; "
                "allowed are Deck, Sideboard and Schemes"
            )
        if known not in SECTIONS:
            return False
        self.part = SECTIONS[known]
        return True

    def read(self, text: str) -> None:
        """Reads line by line. An empty line separates the sideboard only if nothing else in the list does."""
        lines = [line.strip() for line in text.splitlines()]
        sectioned = any(line.upper().startswith("SB:") or section_of(line) in HEADS for line in map(uncommented, lines))
        for number, line in enumerate(lines, 1):
            self.line = number
            if line.startswith(("//", "#")):
                if section_of(uncommented(line)) in HEADS:
                    self.section(uncommented(line))
                continue
            if not line:
                if self.entries["main"] and not self.gap:
                    self.gap = number
                continue
            if self.part == "about":
                if self.about(line):
                    continue
            if line.upper().startswith("SB:"):
                self.entry(line[3:].strip(), "side")
            elif not self.section(line):
                if not sectioned and self.gap:
                    self.cross_gap(lines)
                self.entry(line, self.part)

    def about(self, line: str) -> bool:
        """The client's section about the deck: its name."""
        if line.casefold().startswith("name "):
            self.name = line[5:].strip()
            return True
        return False

    def cross_gap(self, lines: list[str]) -> None:
        """The cards after the one empty line are the sideboard; more groups than two could mean anything."""
        if self.part == "side":
            return
        blocks = 0
        inside = False
        for line in lines:
            if line.startswith(("//", "#")):
                continue
            if line and not inside:
                blocks += 1
            inside = bool(line)
        heading = any(line.startswith(("//", "#")) for line in lines[self.gap - 1 : self.line])
        if blocks > 2 or heading:
            raise self.wrong(
                "an empty line alone cannot say here whether the sideboard begins; "
                'allowed is a line "Sideboard" before it, or a line "Deck" at the top'
            )
        self.part = "side"


def uncommented(line: str) -> str:
    return line.lstrip("/# ") if line.startswith(("//", "#")) else line


def section_of(line: str) -> str:
    return SECTIONS.get(line.removesuffix(":").strip().casefold(), "")


def parse_deck(text: str, name: str = "deck", source: str = "deck list") -> Deck:
    """A deck from its text. `source` stands in messages."""
    reader = Reader(name, source)
    reader.read(text)
    main = reader.entries["main"]
    side = reader.entries["side"]
    if not main:
        raise DeckError(f"the deck has no cards; allowed are {EXPECTED}", where=source)
    schemes = reader.entries["schemes"]
    found = find_cards([n for _, n in main + side + schemes], where=source)
    canonical = [made.name for made in found]
    cards = len(main) + len(side)
    for made in found[:cards]:
        if made.types & CardType.SCHEME:
            raise DeckError(
                f"{made.name} is a scheme and belongs in the scheme deck, the section Schemes (904.3)", where=source
            )
    for made in found[cards:]:
        if not made.types & CardType.SCHEME:
            raise DeckError(f"{made.name} is not a scheme; a scheme deck has only schemes (904.3)", where=source)
    deck = Deck(
        reader.name,
        merged(main, canonical[: len(main)]),
        merged(side, canonical[len(main) : cards]),
        merged(schemes, canonical[cards:]),
    )
    check_schemes(deck.schemes, source)
    return deck


def check_schemes(schemes: tuple[tuple[int, str], ...], source: str) -> None:
    """CR 904.3: a scheme deck is large enough, and of no scheme are there too many."""
    total = sum(count for count, _ in schemes)
    if schemes and total < LEAST_SCHEMES:
        raise DeckError(f"a scheme deck has at least {LEAST_SCHEMES} cards (904.3); found {total}", where=source)
    for count, name in schemes:
        if count > MOST_OF_A_SCHEME:
            raise DeckError(
                f"a scheme deck has at most {MOST_OF_A_SCHEME} cards of one name (904.3); found {count} {name}",
                where=source,
            )


def merged(entries: list[tuple[int, str]], names: list[str]) -> tuple[tuple[int, str], ...]:
    """One entry for each card, where it first stood."""
    counts: dict[str, int] = {}
    for (count, _), name in zip(entries, names, strict=True):
        counts[name] = counts.get(name, 0) + count
    return tuple((count, name) for name, count in counts.items())
