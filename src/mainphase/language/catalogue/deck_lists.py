"""How many deck lists of a folder can be played whole, and which cards and phrases keep the others away."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from mainphase.cards.decks import deck_card_names
from mainphase.cards.names import folded, index
from mainphase.errors import CardError, DeckError, cut
from mainphase.language.catalogue.schema import connected
from mainphase.language.catalogue.stored_cards import StoredCard, row_named
from mainphase.language.verdicts import Verdict

MOST_LISTS: Final = 100_000
SUFFIXES: Final = (".txt", ".dec", ".dck", ".mwdeck", ".dek", ".cod", ".deck")
NOT_HERE: Final = "not in the card file"
LEGAL: Final = ("Legal", "Restricted")


@dataclass(frozen=True)
class DeckGroup:
    """The lists of a subfolder, or those all of whose cards a format allows today: how many, and how many are whole."""

    name: str
    lists: int
    whole: int


@dataclass(frozen=True)
class MissingCard:
    """A card that cannot be played: from how many lists it alone is missing, in how many it stands, and why."""

    name: str
    alone: int
    lists: int
    why: str


@dataclass(frozen=True)
class MissingPhrase:
    """Words at which understanding stops: how many lists wait for them alone, and how many for them among others."""

    phrase: str
    alone: int
    lists: int
    example: str


@dataclass(frozen=True)
class DeckLists:
    """The figures of a folder of deck lists. `but` holds how many lists lack one name, two names, and so on."""

    lists: int
    whole: int
    but: tuple[tuple[int, int], ...]
    folders: tuple[DeckGroup, ...]
    formats: tuple[DeckGroup, ...]
    cards: tuple[MissingCard, ...]
    phrases: tuple[MissingPhrase, ...]
    unreadable: tuple[str, ...]  # what is wrong with files that are no deck lists, a line each

    def as_dict(self) -> dict[str, Any]:
        """Plain data, for JSON."""
        return {
            "lists": self.lists,
            "whole": self.whole,
            "missing": {str(names): lists for names, lists in self.but},
            "folders": {group.name: {"lists": group.lists, "whole": group.whole} for group in self.folders},
            "formats": {group.name: {"lists": group.lists, "whole": group.whole} for group in self.formats},
            "cards": [vars(card) for card in self.cards],
            "phrases": [vars(phrase) for phrase in self.phrases],
            "unreadable": list(self.unreadable),
        }


@dataclass(frozen=True)
class ListedName:
    """A name of a list: its card, if that can be played, and at which words its reading stops."""

    name: str
    card: int  # in the catalogue; 0: it is not there
    playable: bool
    why: str = ""
    stops: tuple[str, ...] = ()


def deck_lists_of(folder: Path, catalogue: Path, most: int) -> DeckLists:
    """The figures of all deck lists below a folder, with the built-in cards and those of a catalogue; of cards and
    phrases the `most` wanted. Raises CardError if the folder holds no list.
    """
    files = sorted(path for path in folder.rglob("*") if path.suffix.lower() in SUFFIXES and path.is_file())
    if not files or len(files) > MOST_LISTS:
        raise CardError(
            f"a folder of 1 to {MOST_LISTS:,} deck lists ({', '.join(SUFFIXES)}) is wanted; found {len(files):,}",
            where=cut(str(folder), 500),
        )
    read: dict[Path, tuple[str, ...]] = {}
    unreadable = []
    for path in files:
        try:
            read[path] = deck_card_names(path)
        except DeckError as wrong:
            unreadable.append(str(wrong))
    with connected(catalogue) as db:
        known = {
            name: name_looked_up(db, name) for name in dict.fromkeys(name for names in read.values() for name in names)
        }
        allowed = formats_of(db)
    lists = {path: [known[name] for name in names] for path, names in read.items()}
    missing = {path: [card for card in cards if not card.playable] for path, cards in lists.items()}
    sizes = Counter(len({card.name for card in cards}) for cards in missing.values())
    return DeckLists(
        len(lists),
        sizes.pop(0, 0),
        tuple(sorted(sizes.items())),
        groups_of_lists((path.parent.relative_to(folder).as_posix(), not missing[path]) for path in lists),
        groups_of_lists(
            (name, not missing[path]) for path, cards in lists.items() for name in formats_allowing(cards, allowed)
        ),
        missing_cards(missing.values(), most),
        missing_phrases(missing.values(), most),
        tuple(unreadable),
    )


def name_looked_up(db: sqlite3.Connection, name: str) -> ListedName:
    """A name of a list, among the built-in cards and those of the catalogue."""
    key = folded(name)
    row: StoredCard | None = row_named(db, key)
    if key in index() or (row is not None and row.verdict == Verdict.PLAYABLE):
        return ListedName(name if row is None else row.name, 0 if row is None else row.id, True)
    if row is None:
        return ListedName(name, 0, False, NOT_HERE, (NOT_HERE,))
    stops = [wanted for (wanted,) in db.execute("SELECT DISTINCT wanted FROM line WHERE card = ?", (row.id,)) if wanted]
    stops = stops or [row.reason]
    return ListedName(row.name, row.id, False, stops[0], tuple(stops))


def formats_of(db: sqlite3.Connection) -> dict[str, set[int]]:
    """The cards that each format allows, as the card file had it."""
    found: dict[str, set[int]] = {}
    for name, card, status in db.execute("SELECT format, card, status FROM legality"):
        if status in LEGAL:
            found.setdefault(name, set()).add(card)
    return found


def formats_allowing(cards: list[ListedName], allowed: dict[str, set[int]]) -> list[str]:
    """The formats that allow every card of a list that the catalogue has; none for a list of which it has nothing."""
    held = {card.card for card in cards if card.card}
    return [name for name, legal in sorted(allowed.items()) if held and held <= legal]


def groups_of_lists(members: Iterable[tuple[str, bool]]) -> tuple[DeckGroup, ...]:
    """One group for each name, with how many of its lists are whole."""
    lists: Counter[str] = Counter()
    whole: Counter[str] = Counter()
    for name, is_whole in members:
        lists[name] += 1
        whole[name] += is_whole
    return tuple(DeckGroup(name, lists[name], whole[name]) for name in sorted(lists))


def missing_cards(missing: Iterable[list[ListedName]], most: int) -> tuple[MissingCard, ...]:
    """The cards that keep most lists away: first those that do so alone."""
    alone: Counter[str] = Counter()
    lists: Counter[str] = Counter()
    why: dict[str, str] = {}
    for cards in missing:
        names = {card.name: card.why for card in cards}
        why |= names
        lists.update(names.keys())
        if len(names) == 1:
            alone.update(names.keys())
    order = sorted(lists, key=lambda name: (-alone[name], -lists[name], name))
    return tuple(MissingCard(name, alone[name], lists[name], why[name]) for name in order[:most])


def missing_phrases(missing: Iterable[list[ListedName]], most: int) -> tuple[MissingPhrase, ...]:
    """The words at which most lists stop: first those for which alone a list waits."""
    alone: Counter[str] = Counter()
    lists: Counter[str] = Counter()
    example: dict[str, str] = {}
    for cards in missing:
        stops = {phrase: card.name for card in cards for phrase in card.stops}
        for phrase, name in stops.items():
            example.setdefault(phrase, name)
        lists.update(stops.keys())
        if len(stops) == 1:
            alone.update(stops.keys())
    order = sorted(lists, key=lambda phrase: (-alone[phrase], -lists[phrase], phrase))
    return tuple(MissingPhrase(phrase, alone[phrase], lists[phrase], example[phrase]) for phrase in order[:most])
