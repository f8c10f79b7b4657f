"""Deck lists in XML: `.dek` of Magic Online and `.cod` of Cockatrice."""

from typing import Final
from xml.parsers import expat

from mainphase.cards.deck_entries import Entries
from mainphase.errors import LONGEST_NAME, cut, visible
from mainphase.saying.worded import commas, fixed, worded

ROOTS: Final = ("Deck", "cockatrice_deck")
ZONES: Final = {"main": "main", "side": "side", "commander": "commanders", "tokens": "aside", "maybeboard": "aside"}
ALLOWED: Final = fixed(
    "error-allowed-are-deck-with-cards-quantity",
    'allowed are <Deck> with <Cards Quantity="4" Sideboard="false" Name="…"/> (.dek), and '
    '<cockatrice_deck> with <zone name="main"> and <card number="4" name="…"/> (.cod)',
)


class DeckXmlReader:
    """Takes a file element by element: nothing is kept but its cards."""

    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        self.part = ""
        self.root = ""
        self.naming = False
        self.name = ""
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self.begins
        self.parser.EndElementHandler = self.ends
        self.parser.CharacterDataHandler = self.says
        self.parser.StartDoctypeDeclHandler = self.declares

    def read(self, text: str) -> None:
        """Reads the whole of a list. Raises DeckError if it is not XML, or no deck list."""
        try:
            self.parser.Parse(text, True)
        except UnicodeEncodeError as wrong:
            self.entries.line = text.count("\n", 0, wrong.start) + 1
            raise self.entries.wrong(
                worded(
                    "error-is-half-a-character-no-xml",
                    "{text} is half a character, which no XML has",
                    text=visible(text[wrong.start]),
                )
            ) from None
        except expat.ExpatError as wrong:
            self.entries.line = wrong.lineno
            raise self.entries.wrong(
                worded(
                    "error-this-is-not-xml",
                    "this is not XML: {wrong}; {allowed}",
                    wrong=expat.ErrorString(wrong.code),
                    allowed=ALLOWED,
                )
            ) from None

    def declares(self, *_: object) -> None:
        """Raises DeckError: a deck list has no document type of its own."""
        self.entries.line = self.parser.CurrentLineNumber
        raise self.entries.wrong(
            worded(
                "error-a-deck-list-has-no-document",
                "a deck list has no document type of its own; {allowed}",
                allowed=ALLOWED,
            )
        )

    def begins(self, tag: str, given: dict[str, str]) -> None:
        """Reads the beginning of an element. Raises DeckError for one that stands in no deck list, or says what it
        cannot.
        """
        self.entries.line = self.parser.CurrentLineNumber
        if not self.root:
            self.root = tag
            if tag not in ROOTS:
                raise self.entries.wrong(
                    worded("error-is-no-deck-list", "<{tag}> is no deck list; {allowed}", tag=cut(tag), allowed=ALLOWED)
                )
        elif tag == "zone":
            said = self.of(tag, given, "name")
            self.part = ZONES.get(said.casefold(), "")
            if not self.part:
                raise self.entries.wrong(
                    worded(
                        "error-there-is-no-zone",
                        "there is no zone {said} in a deck; allowed are {zones}",
                        said=repr(cut(said)),
                        zones=commas(ZONES),
                    )
                )
        elif tag == "card":
            if not self.part:
                raise self.entries.wrong(
                    worded("error-this-card-is-in-no-zone", "this <card> is in no <zone>; {allowed}", allowed=ALLOWED)
                )
            self.card(self.part, self.of(tag, given, "number"), self.of(tag, given, "name"))
        elif tag == "Cards":
            said = given.get("Sideboard", "false").casefold()
            if said not in ("true", "false"):
                raise self.entries.wrong(
                    worded(
                        "error-sideboard-is-true-or-false-found",
                        "Sideboard is true or false; found {said}",
                        said=repr(cut(said)),
                    )
                )
            part = "side" if said == "true" else "main"
            self.card(part, self.of(tag, given, "Quantity"), self.of(tag, given, "Name"))
        self.naming = tag == "deckname"

    def card(self, part: str, count: str, name: str) -> None:
        if part != "aside":
            self.entries.add(part, count, name.strip())

    def of(self, tag: str, given: dict[str, str], key: str) -> str:
        """Returns what an element says under a key. Raises DeckError if that is nothing."""
        if not given.get(key, "").strip():
            raise self.entries.wrong(
                worded(
                    "error-this-does-not-say",
                    "this <{tag}> does not say its {key}; {allowed}",
                    tag=tag,
                    key=key,
                    allowed=ALLOWED,
                )
            )
        return given[key]

    def ends(self, tag: str) -> None:
        if tag == "zone":
            self.part = ""
        if tag == "deckname" and self.name.strip():
            self.entries.name = visible(self.name.strip())
        self.naming = False

    def says(self, text: str) -> None:
        if self.naming and len(self.name) <= LONGEST_NAME:  # the rest is not shown
            self.name += text
