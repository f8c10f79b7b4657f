"""Dates to rules: `rules_on("2011-09-30")` folds the timeline up to that day into one `Rules`.

The data is `timeline.toml` (flags, editions, rules texts) and `turn/*.toml` (the turn plan); numbers have their
own file, see `numbering`.
"""

import datetime
import re
import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from mainphase.errors import RulesError, cut, near_names, repr_of, where
from mainphase.rules.law import Rules, check_flag
from mainphase.rules.numbering import Numbers
from mainphase.rules.plan import TurnPlan
from mainphase.rules.turnplan import plan_on
from mainphase.rules.written_days import days_meant
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import commas, fixed, one_of_these, worded

PATH: Final = Path(__file__).with_name("timeline.toml")
ISO_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
NEWEST: Final = ("current", "today")  # what the newest rules text is called
MOST_DAYS: Final = 1_024  # whose rules are kept at hand: there are more days than there is memory


class DatedChange:
    """A change of the rules on one day: flags that took new values, none where only the turn plan changed. `after`: the
    last day known to have had the old ones, or "".
    """

    def __init__(self, on: str, flags: dict[str, str | bool | int], source: str, after: str, what: str) -> None:
        self.on = on
        self.flags = flags
        self.source = source
        self.after = after
        self.what = what

    @property
    def since(self) -> str:
        """Its day, and what is known of it where only the texts around it are."""
        return since_text(self.on, self.after)


def since_text(day: str, after: str) -> str:
    return worded("day-or-earlier", "{date} (or earlier, but after {after})", date=day, after=after) if after else day


class Timeline:
    """The whole of `timeline.toml`."""

    def __init__(
        self, first: str, editions: dict[str, str], texts: list[tuple[str, str]], changes: list[DatedChange]
    ) -> None:
        self.first = first
        self.editions = editions
        self.texts = texts  # (name of the text, first day in force), oldest first
        self.changes = changes

    @property
    def newest(self) -> str:
        """The first day of the newest rules text: what `current` means."""
        return self.texts[-1][1]

    def text_on(self, date: str) -> str:
        """The rules text in force on a date."""
        found = self.texts[0][0]
        for name, since in self.texts:
            if since <= date:
                found = name
        return found

    def flags_on(self, date: str) -> dict[str, str | bool | int]:
        """The value on a date of every flag that the timeline sets."""
        flags: dict[str, str | bool | int] = {}
        for change in self.changes:
            if change.on <= date:
                flags.update(change.flags)
        return flags

    def unsettled_on(self, date: str) -> list[DatedChange]:
        """The changes of which no text says whether they held on a date already."""
        return [change for change in self.changes if change.after and change.after < date < change.on]


@cache
def timeline() -> Timeline:
    """The timeline of the rules, read once."""
    return read_timeline(PATH)


def read_timeline(path: Path) -> Timeline:
    """Reads and checks a timeline file. Raises RulesError."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise RulesError(
            worded("error-not-toml", "not TOML: {error}", error=error_text(error)), where=where(path)
        ) from error
    place = path.name
    texts = [(str(name), _iso(since, place)) for name, since in data["texts"].items()]
    changes: list[DatedChange] = []
    for entry in data["change"]:
        on = _iso(entry["on"], place)
        at = f"{place}, change on {on}"
        flags = entry.get("flags", {})
        for name, value in flags.items():
            check_flag(name, value, at)
        if not entry.get("source"):
            raise RulesError(
                fixed(
                    "error-no-source-every-dated-change-says", "no source; every dated change says where it is written"
                ),
                where=at,
            )
        if changes and changes[-1].on >= on:
            raise RulesError(
                worded(
                    "error-it-comes-after-the-change",
                    "it comes after the change on {on}; changes go from old to new",
                    on=changes[-1].on,
                ),
                where=at,
            )
        after = _iso(entry["after"], at) if "after" in entry else ""
        changes.append(DatedChange(on, flags, entry["source"], after, change_told(on, entry.get("what", ""))))
    if texts != sorted(texts, key=lambda text: text[1]):
        raise RulesError(fixed("error-the-rules-texts", "the rules texts are not in order of date"), where=place)
    editions = {str(name): _iso(on, place) for name, on in data["editions"].items()}
    return Timeline(changes[0].on, editions, texts, changes)


def edition_names() -> tuple[str, ...]:
    """The names that stand for dates, oldest first; the last is `current`."""
    return (*timeline().editions, "current")


def date_of(rules: str | datetime.date | None) -> str:
    """The ISO date that a date or an edition's name stands for; None, "current" and "today" are the newest rules.
    Raises RulesError if there is none.
    """
    line = timeline()
    if rules is None:
        return line.newest
    if isinstance(rules, datetime.datetime):
        rules = rules.date()
    if isinstance(rules, datetime.date):
        date = rules.isoformat()
    elif isinstance(rules, str):
        name = rules.strip().lower()
        if name in NEWEST:
            return line.newest
        if name in line.editions:
            return line.editions[name]
        date = iso_date(name)
    else:
        raise RulesError(
            worded(
                "error-rules-are-a-date",
                "rules are a date or the name of an edition; found {rules}; {allowed_rules}",
                rules=repr_of(rules),
                allowed_rules=allowed_rules(),
            )
        )
    if not date:
        raise RulesError(
            worded(
                "error-unknown-rules",
                "unknown rules {rules}{hint}; {allowed_rules}",
                rules=repr(cut(str(rules))),
                hint=meant(name),
                allowed_rules=allowed_rules(),
            )
        )
    if not line.first <= date <= last_date():
        raise RulesError(
            worded(
                "error-no-rules-for-the-dates-run",
                "no rules for {date}: the dates run from {first} to {last_date}; allowed are also today and "
                "the editions: {edition_names}",
                date=date,
                first=line.first,
                last_date=last_date(),
                edition_names=commas(edition_names()),
            )
        )
    return date


def meant(name: str) -> str:
    """What somebody may have meant by a name of rules that is none: days, an edition, or that there is no such day."""
    days = [day for day in days_meant(name) if timeline().first <= day <= last_date()]
    if days:
        return worded("error-did-you-mean-in-brackets", " (did you mean {name}?)", name=one_of_these(days))
    if ISO_DATE.fullmatch(name):
        return fixed("error-there-is-no-such-day", " (there is no such day)")
    close = near_names(name, (*edition_names(), "today"), 1)
    return worded("error-nearest-in-brackets", " (nearest: {nearest})", nearest=close[0]) if close else ""


def day_said(date: str) -> str:
    """A day as a heading names it: with the newest rules text that is known, if that is older than the day."""
    newest = timeline().newest
    if date <= newest:
        return date
    return worded("day-newest", "{date} (the newest rules text known here is of {newest})", date=date, newest=newest)


def change_told(on: str, what: str) -> str:
    """What a change of a day is about."""
    return fixed(f"change-{on}", what) if what else ""


def uncertain_date_note(date: str, what: str, after: str, on: str) -> str:
    """The note on a change that is known only to lie between two texts, on a date between them."""
    english = "Uncertain on {date}, because it changed some time after {after} and by {on}: {what}."
    return worded("day-uncertain", english, date=date, after=after, on=on, what=what)


def iso_date(text: str) -> str:
    """A day written YYYY-MM-DD, or "" if this is none."""
    if not ISO_DATE.fullmatch(text):
        return ""
    try:
        return datetime.date.fromisoformat(text).isoformat()
    except ValueError:
        return ""


def last_date() -> str:
    return max(datetime.date.today().isoformat(), timeline().newest)


def allowed_rules() -> str:
    """A list of what may be said for rules, for an error message."""
    return worded(
        "error-give-a-date",
        "give a date from {first} to {last_date} as YYYY-MM-DD, today, or an edition: {edition_names}",
        first=timeline().first,
        last_date=last_date(),
        edition_names=commas(edition_names()),
    )


def rules_on(rules: str | datetime.date | None = None) -> Rules:
    """The rules in force on a date ("2011-09-30"), of a named edition ("innistrad"), or the newest (None, "today").
    Raises RulesError if there are none.

    >>> mp.rules_on("m10").date
    '2009-07-11'
    >>> mp.rules_on("2009-07-10").combat_damage == mp.rules_on("m10").combat_damage
    False
    """
    return _folded(date_of(rules))


def rules_but(rules: Rules, flags: dict[str, str | bool | int], plan: TurnPlan | None = None) -> Rules:
    """These rules with some flags (or the turn plan) otherwise, as no day had them: to see what each of them does."""
    kept = {name: value for name, value in rules.flags().items() if not rules.kinds()[name].planned}
    return Rules(rules.date, rules.text, kept | flags, plan or rules.plan, Numbers(rules.date))


@lru_cache(MOST_DAYS)
def _folded(date: str) -> Rules:
    line = timeline()
    flags = line.flags_on(date)
    return Rules(date, line.text_on(date), flags, plan_on(date, str(flags["timing"])), Numbers(date))


def _iso(value: Any, place: str) -> str:
    if isinstance(value, datetime.date) and not isinstance(value, datetime.datetime):
        return value.isoformat()
    raise RulesError(
        worded(
            "error-is-not-a-date-dates",
            "{value} is not a date; dates are written 2009-07-11, without quotes",
            value=repr(value),
        ),
        where=place,
    )
