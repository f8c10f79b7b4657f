"""The chronicles of formats, and what each of them says of a day."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from typing import Final

from mainphase.errors import LONGEST_NAME, RulesError, nearest
from mainphase.rules.timeline import ISO_DATE
from mainphase.saying.worded import commas, fixed, worded

LISTED: Final = ("banned", "no commander", "restricted")
UNKNOWN: Final = "-"  # no day of the announcement is known
# What an announcement does, and how that is told.
DONE: Final = {
    "enters": "sets enter",
    "leaves": "sets leave",
    "allowed": "cards allowed beside the sets",
    "disallowed": "cards no longer allowed beside the sets",
    "banned": "banned",
    "restricted": "restricted to one",
    "no commander": "banned as a commander",
    "free": "no longer banned or restricted",
}
HEAD: Final = ("format", "formerly", "deck", "pool", "known", "ended", "rules", "differs")
FOLDERS: Final = ("", "blocks", "communities")
DECKS: Final = ("constructed", "commander", "brawl")
# Formats that people ask for and that have no chronicle here.
ARENA: Final = "is a format of MTG Arena, whose digital cards are not played here"
ELSEWHERE: Final = "is a community's format, whose lists are not kept here"
UNCOVERED: Final = {
    "alchemy": ARENA,
    "explorer": ARENA,
    "gladiator": ARENA,
    "historic": ARENA,
    "historic brawl": ARENA,
    "timeless": ARENA,
    "canadian highlander": ELSEWHERE,
    "duel commander": ELSEWHERE,
    "oathbreaker": ELSEWHERE,
    "pauper commander": ELSEWHERE,
    "penny dreadful": ELSEWHERE,
    "predh": ELSEWHERE,
    "swedish old school": ELSEWHERE,
    "tiny leaders": ELSEWHERE,
}
SETS, ALL, COMMONS = "sets", "all", "commons"
STANDARD: Final = "Standard"  # the sets that it has on the day
SINCE: Final = "Standard from "  # and the code of a set


@dataclass(frozen=True)
class ListChange:
    """A change of a format: the day from which it holds, that on which it was announced ("" if that is not known), what
    it does, and the sets or cards.
    """

    since: str
    announced: str
    does: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class OnTheList:
    """A card that is banned, restricted or no commander: by which name, which of these, since when, and when that was
    announced.
    """

    name: str
    status: str
    since: str
    announced: str


@dataclass(frozen=True)
class Format:
    """A format, and the chronicle of its sets and lists, oldest first."""

    name: str
    formerly: tuple[str, ...]
    deck: str
    pool: str
    known_from: str
    known_until: str
    ended: str  # the day since which it has been no format; "" if it is one still
    announcements: tuple[ListChange, ...]
    # Of a preset, which chooses rules and cards together: the day whose rules it has, and what its players do besides.
    rules: str = ""
    differs: str = ""

    @cached_property
    def folded_names(self) -> frozenset[str]:
        """What it is and was called, as names are compared."""
        return frozenset(called.casefold() for called in (self.name, *self.formerly))

    @cached_property
    def entries(self) -> tuple[tuple[str, str], ...]:
        """The sets that ever entered it, each with the day on which it did."""
        if self.pool == STANDARD:
            return tuple([(max(day, self.known_from), code) for day, code in format_named(STANDARD).entries])
        found = [(one.since, code) for one in self.announcements if one.does == "enters" for code in one.names]
        first = self.pool.removeprefix(SINCE).removesuffix(" on")
        if first != self.pool:
            standard = format_named("Standard").entries
            begin = next(day for day, code in standard if code == first)
            found += [(max(day, self.known_from), code) for day, code in standard if day >= begin]
        return tuple(sorted(found, key=lambda entry: entry[0]))

    def day_of_lists(self, day: str) -> str:
        """The day whose lists are taken on a day: of a preset, whose rules are older than its lists, the first ones.

        >>> mp.format_named("modern").day_of_lists("2012-06-01")
        '2012-06-01'
        """
        return max(day, self.known_from) if self.rules else day

    def why_not_on(self, day: str) -> str:
        """Why nothing can be said of it on a day; "" if something can.

        >>> mp.format_named("modern").why_not_on("2000-01-01")
        'Modern is not known here before 2011-08-12'
        """
        if day < self.known_from and not self.rules:
            return worded(
                "deck-format-not-known-before",
                "{format} is not known here before {day}",
                format=self.name,
                day=self.known_from,
            )
        if self.ended and day >= self.ended:
            return worded(
                "deck-format-ended", "{format} has not been played since {day}", format=self.name, day=self.ended
            )
        return ""

    def sets_on(self, day: str) -> frozenset[str] | None:
        """The codes of the sets that it has on a day; None if it has all cards, or what no set tells.

        >>> "MH1" in mp.format_named("modern").sets_on("2019-06-14")
        True
        """
        if self.pool in (ALL, COMMONS):
            return None
        if self.pool == STANDARD:
            return format_named(STANDARD).sets_on(day)
        found: dict[str, None] = {}
        changes = [(since, "enters", code) for since, code in self.entries]
        changes += [
            (one.since, "leaves", code) for one in self.announcements if one.does == "leaves" for code in one.names
        ]
        for since, does, code in sorted(changes, key=lambda change: change[0]):
            if since <= day:
                if does == "enters":
                    found[code] = None
                else:
                    found.pop(code, None)
        return frozenset(found)

    def allowed_on(self, day: str) -> frozenset[str]:
        """The cards that it has on a day though none of its sets does.

        >>> len(mp.format_named("modern").allowed_on("2019-06-14"))
        0
        """
        found: set[str] = set()
        for one in self.announcements:
            if one.since <= day and one.does == "allowed":
                found.update(one.names)
            elif one.since <= day and one.does == "disallowed":
                found.difference_update(one.names)
        return frozenset(found)

    def listed_on(self, day: str) -> dict[str, OnTheList]:
        """The cards that are banned, restricted or no commanders on a day, by their names.

        >>> mp.format_named("modern").listed_on("2012-06-01")["Ponder"].status
        'banned'
        """
        found: dict[str, OnTheList] = {}
        for one in self.announcements:
            if one.since > day:
                break
            for name in one.names:
                if one.does == "free":
                    found.pop(name, None)
                elif one.does in LISTED:
                    found[name] = OnTheList(name, one.does, one.since, one.announced)
        return dict(sorted(found.items()))


@cache
def formats() -> tuple[Format, ...]:
    """Every format whose chronicle is known here: by name, those of blocks and of communities last.

    >>> [each.name for each in mp.formats() if each.name == "Legacy"]
    ['Legacy']
    """
    found: list[Format] = []
    for name in FOLDERS:
        folder = resources.files("mainphase.rules.formats").joinpath(name)
        files = [file for file in folder.iterdir() if file.name.endswith(".tsv")]
        told = [parsed(file.read_text(encoding="utf-8"), file.name) for file in files]
        found += sorted(told, key=lambda one: one.name)
    return tuple(found)


def format_named(name: str) -> Format:
    """The format of this name, or that was called so once. Raises RulesError if none is known here.

    >>> mp.format_named("modern").known_from
    '2011-08-12'
    """
    wanted = name.strip().casefold().removesuffix(" constructed")
    for one in formats():
        if wanted in one.folded_names:
            return one
    known = [called for one in formats() for called in (one.name, *one.formerly)]
    if wanted in UNCOVERED:
        raise RulesError(
            worded(
                "error-mainphase-formats-lists-the-formats",
                "{name} {why}; mainphase formats lists the formats that are known",
                name=name.strip(),
                why=UNCOVERED[wanted],
            )
        )
    raise RulesError(
        worded(
            "error-no-format-is-known-here-nearest",
            "no format {name} is known here; nearest: {nearest}; mainphase formats lists those that are",
            name=repr(name[:LONGEST_NAME]),
            nearest=nearest(name[:LONGEST_NAME], known),
        )
    )


def parsed(text: str, file: str) -> Format:
    """A chronicle. Raises RulesError for what it may not say."""
    head: dict[str, list[str]] = {}
    told: list[ListChange] = []
    for number, line in enumerate(text.splitlines(), 1):
        first, *rest = line.split("\t")
        where = f"{file}:{number}"
        if first in HEAD:
            head[first] = rest
        elif ISO_DATE.fullmatch(first) and len(rest) == 3 and rest[1] in DONE:
            told.append(ListChange(first, "" if rest[0] == UNKNOWN else rest[0], rest[1], tuple(rest[2].split("; "))))
        else:
            raise RulesError(
                worded(
                    "error-a-line-of-a-chronicle",
                    "a line of a chronicle is a day, a day, one of {done}, and names",
                    done=commas(DONE),
                ),
                where=where,
            )
    (name,), (deck,), (pool,), (begin, end) = (head[key] for key in ("format", "deck", "pool", "known"))
    if [one.since for one in told] != sorted(one.since for one in told):
        raise RulesError(
            fixed(
                "error-the-announcements-of-a-chronicle-stand",
                "the announcements of a chronicle stand in the order of their days",
            ),
            where=file,
        )
    (ended,), (rules,), (differs,) = (head.get(key, ("",)) for key in ("ended", "rules", "differs"))
    return Format(name, tuple(head.get("formerly", ())), deck, pool, begin, end, ended, tuple(told), rules, differs)
