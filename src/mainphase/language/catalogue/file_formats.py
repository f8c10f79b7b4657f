"""Which format a card file has, by how it begins, and a walk through its cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from mainphase.language.catalogue.json_values import Values

ATOMIC: Final = "MTGJSON AtomicCards"
SET: Final = "an MTGJSON set"
PRINTINGS: Final = "MTGJSON AllPrintings"
ARRAY: Final = "a list of cards"
SCRYFALL: Final = "Scryfall"
MTGJSON: Final = "MTGJSON"
# The lists of a set in MTGJSON; every list of AtomicCards has the name of a card.
IN_A_SET: Final = frozenset({"cards", "tokens", "decks", "sealedProduct", "languages"})
NOT_SETS: Final = frozenset({"booster", "translations"})


class CatalogueRecord(NamedTuple):
    """A record of a card, or of a printing or a face of one: `held` is an object, in AtomicCards a list."""

    key: str  # the name under which AtomicCards has it; elsewhere ""
    held: Any
    line: int
    column: int


class Walk:
    """A walk through a file. `format` says what it has turned out to be."""

    def __init__(self, values: Values) -> None:
        self.values = values
        self.format = ""
        self.days: dict[str, str] = {}  # the first day of each set that tells it
        self._set: dict[str, str] = {}  # what a set has told of itself: its code and its day

    def records(self) -> Iterator[CatalogueRecord]:
        """Yields every record of a card, in the order of the file. Raises Broken where the text ends or goes wrong."""
        first = self.values.peek()
        if first == "[":
            self.format = ARRAY
            yield from self._array()
        elif first == "{":
            for name in self.values.members():
                yield from self._member(name)
        elif first:
            raise self.values.broken(f"no JSON: {first!r} where '{{' or '[' is due")

    def _member(self, name: str) -> Iterator[CatalogueRecord]:
        start = self.values.peek()
        if name == "data" and start == "{":
            yield from self._data()
        elif name == "data" and start == "[":
            self.format = ARRAY
            yield from self._array()
        elif name == "cards" and start == "[":
            self.format = SET
            yield from self._array()
        else:
            self.values.value()

    def _data(self) -> Iterator[CatalogueRecord]:
        """Yields the records in MTGJSON's "data": by names of cards, or in the parts of a set, or by codes of sets."""
        for name in self.values.members():
            start = self.values.peek()
            if not self.format:
                if start == "[" and name not in IN_A_SET:
                    self.format = ATOMIC
                elif start == "{" and name not in NOT_SETS:
                    self.format = PRINTINGS
                else:
                    self.format = SET
            if self.format == ATOMIC:
                yield self._record(name)
            elif self.format == PRINTINGS and start == "{":
                for part in self.values.members():
                    yield from self._part(part)
            else:
                yield from self._part(name)

    def _part(self, name: str) -> Iterator[CatalogueRecord]:
        if name == "cards" and self.values.peek() == "[":
            yield from self._array()
            return
        held = self.values.value()
        if name in ("code", "releaseDate") and isinstance(held, str):
            self._set[name] = held
            if len(self._set) == 2:
                self.days[self._set["code"]] = self._set["releaseDate"]
                self._set = {}

    def _array(self) -> Iterator[CatalogueRecord]:
        for _ in self.values.elements():
            yield self._record("")

    def _record(self, key: str) -> CatalogueRecord:
        line, column = self.values.place()
        return CatalogueRecord(key, self.values.value(), line, column)
