"""How many deck lists of a folder can be played whole, and which cards and families keep the others away."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from mainphase.cards.decks import deck_card_names
from mainphase.cards.names import folded, index
from mainphase.errors import CardError, DeckError, cut
from mainphase.foundation.bounded_files import files_below
from mainphase.language.catalogue.schema import connected
from mainphase.language.catalogue.status import families_of_cards
from mainphase.language.catalogue.stored_cards import StoredCard, first_years, row_named
from mainphase.language.verdicts import Verdict
from mainphase.saying.worded import commas, worded

MOST_LISTS: Final = 100_000
SUFFIXES: Final = (".txt", ".dec", ".dck", ".mwdeck", ".dek", ".cod", ".deck")
NOT_HERE: Final = "not in the card file"
UNTOLD: Final = "(the card file does not say)"
UNKNOWN_ERA: Final = "unknown"
YEAR: Final = re.compile(r"(?<![0-9])(?:199[3-9]|20[0-4][0-9])(?![0-9])")
SHORT_DAY: Final = re.compile(r"(?<![0-9])[0-9]{1,2}-[0-9]{1,2}-([0-9]{2})(?![0-9])")


@dataclass(frozen=True)
class DeckGroup:
    """The lists of a subfolder, a year or a format: how many, and how many of them are whole."""

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
class MissingFamily:
    """A family of what is not understood: how many lists wait for it alone, and how many for it among others."""

    family: str
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
    eras: tuple[DeckGroup, ...]
    formats: tuple[DeckGroup, ...]
    cards: tuple[MissingCard, ...]
    families: tuple[MissingFamily, ...]
    unreadable: tuple[str, ...]  # what is wrong with files that are no deck lists, a line each

    def as_dict(self) -> dict[str, Any]:
        """Plain data, for JSON."""
        return {
            "lists": self.lists,
            "whole": self.whole,
            "missing": {str(names): lists for names, lists in self.but},
            "folders": counts_of(self.folders),
            "eras": counts_of(self.eras),
            "formats": counts_of(self.formats),
            "cards": [vars(card) for card in self.cards],
            "families": [vars(family) for family in self.families],
            "unreadable": list(self.unreadable),
        }


def counts_of(groups: tuple[DeckGroup, ...]) -> dict[str, dict[str, int]]:
    return {group.name: {"lists": group.lists, "whole": group.whole} for group in groups}


@dataclass(frozen=True)
class ListedName:
    """A name of a list: its card, if that can be played, and the families that keep it away."""

    name: str
    card: int  # in the catalogue; 0: it is not there
    playable: bool
    why: str = ""
    families: tuple[str, ...] = ()


def deck_lists_of(folder: Path, catalogue: Path, most: int) -> DeckLists:
    """The figures of all deck lists below a folder, with the built-in cards and those of a catalogue; of cards and
    families the `most` wanted. Raises CardError if the folder holds no list.
    """
    try:
        files = files_below(folder, SUFFIXES)
    except OSError as error:
        said = f"this cannot be a folder of deck lists: {error.strerror}"
        raise CardError(said, where=cut(str(folder), 500)) from None
    if not files or len(files) > MOST_LISTS:
        raise CardError(
            worded(
                "error-a-folder-of-1-to-deck",
                "a folder of 1 to {most_lists:,} deck lists ({suffixes}) is wanted; found {count:,}",
                most_lists=MOST_LISTS,
                suffixes=commas(SUFFIXES),
                count=len(files),
            ),
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
        years = first_years(db)
    lists = {path: [known[name] for name in names] for path, names in read.items()}
    missing = {path: [card for card in cards if not card.playable] for path, cards in lists.items()}
    sizes = Counter(len({card.name for card in cards}) for cards in missing.values())
    return DeckLists(
        len(lists),
        sizes.pop(0, 0),
        tuple(sorted(sizes.items())),
        groups_of_lists((path.parent.relative_to(folder).as_posix(), not missing[path]) for path in lists),
        groups_of_lists(
            (era_of(cards, years, path.relative_to(folder)), not missing[path]) for path, cards in lists.items()
        ),
        groups_of_lists(
            (name, not missing[path]) for path, cards in lists.items() for name in formats_allowing(cards, allowed)
        ),
        missing_cards(missing.values(), most),
        missing_families(missing.values(), most),
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
    families = tuple(sorted(families_of_cards(db, row.id)[row.id].families))
    return ListedName(row.name, row.id, False, "; ".join(families), families)


def formats_of(db: sqlite3.Connection) -> dict[str, set[int]]:
    """The cards that each format allows, as the card file had it."""
    found: dict[str, set[int]] = {}
    for name, card in db.execute("SELECT format, card FROM legality"):
        found.setdefault(name, set()).add(card)
    return found


def formats_allowing(cards: list[ListedName], allowed: dict[str, set[int]]) -> list[str]:
    """The formats that allow every card of a list of which the card file tells any; `UNTOLD` where it tells of less
    than half of them.
    """
    told = set().union(*allowed.values()) & {card.card for card in cards}
    if 2 * len(told) < len(cards):
        return [UNTOLD]
    return [name for name, legal in sorted(allowed.items()) if told <= legal]


def era_of(cards: list[ListedName], years: dict[int, int], path: Path) -> str:
    """The year of the newest card of a list, if the card file tells it of half of them or more; otherwise the year that
    the name of its file or folder tells.
    """
    known = [years[card.card] for card in cards if card.card in years]
    if known and 2 * len(known) >= len(cards):
        return str(max(known))
    for name in (path.stem, *reversed(path.parent.parts)):
        if found := YEAR.findall(name):
            return str(max(found))
        if short := SHORT_DAY.findall(name):
            return f"{'19' if max(short) > '90' else '20'}{max(short)}"
    return UNKNOWN_ERA


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


def missing_families(missing: Iterable[list[ListedName]], most: int) -> tuple[MissingFamily, ...]:
    """The families that keep most lists away: first those for which alone a list waits."""
    alone: Counter[str] = Counter()
    lists: Counter[str] = Counter()
    example: dict[str, str] = {}
    for cards in missing:
        held = {family: card.name for card in cards for family in card.families}
        for family, name in held.items():
            example.setdefault(family, name)
        lists.update(held.keys())
        if len(held) == 1:
            alone.update(held.keys())
    order = sorted(lists, key=lambda family: (-alone[family], -lists[family], family))
    return tuple(MissingFamily(family, alone[family], lists[family], example[family]) for family in order[:most])
