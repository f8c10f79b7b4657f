"""Reads tests/seeds/*.yaml: what the five documents that the project began with state, one row per statement.

A file is one document: `document` (the number its name begins with), `title`, `what` (what it is), `date` (the day its
statements are judged by), `text_of` (the day whose text it is, if its label says another), `states_nothing` (lines
without a statement) and `rows`. A row has
  * `lines`: where the document says it ("14", "14-15, 20"), and `statement`: what it says, in our words;
  * `since` and `until`: the first day on which it is right and the first day on which it no longer is; left out: from
    the first rules on, to today. What has been right more than once has `right` instead, a list of spans in order:
    "from 2010-07-16 until 2016-09-30". `never: true` is right on no day;
  * `rules`: who says so on those days (never right: on the document's day). An entry is a concept of
    `rules/concepts.py`, which stands for its numbers, or a number as it is in the rules texts; a number that is right
    on some of the days only says so: "305.1 until 2009-07-11", "505.1 from 2009-07-11 until 2010-02-01". For 1997 a
    section title of the rulebook, "Mirage p. 42" or "ruling of 1997-07-22" stands for a number;
  * `test`: one that shows it, `tests/dates/test_x.py::test_name` (a plain function without parameters) or a scenario,
    `tests/scenarios/x.yaml`, under rules of the document's day, of the first and last day of each span, or today;
  * `scenario`: the file under `examples/documents` in which its reader sees it, or several, under rules of the
    document's days; or `no_scenario`: why there is nothing that a scenario could show. In the documents of `SHOWN` each
    row has one or the other;
  * `correction`: what is right on the document's day; there is one exactly if the statement is not right on
    that day. `note`: a remark on a statement that is right.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator
from itertools import chain, pairwise
from pathlib import Path
from typing import Final

import msgspec
import yaml

from compiled_modules import ROOT
from mainphase.errors import MainphaseError, nearest
from mainphase.rules.concepts import concept_names, concept_of
from mainphase.rules.numbering import numbering
from mainphase.rules.timeline import timeline

FOLDER: Final = ROOT / "tests" / "seeds"
EXAMPLES: Final = ROOT / "examples" / "documents"
SHOWN: Final = ("000", "001", "002", "003", "004")  # the documents whose scenarios are complete
# The one written in C, where there is one: a document has hundreds of rows.
LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
FOREVER: Final = "9999-12-31"

_CONCEPT: Final = re.compile(r"[a-z][a-z_0-9]*")
_DATED: Final = re.compile(r"(.+?)(?: from (\d{4}-\d\d-\d\d))?(?: until (\d{4}-\d\d-\d\d))?")
_SPAN: Final = re.compile(r"(?:from (\d{4}-\d\d-\d\d))?(?:(?:^| )until (\d{4}-\d\d-\d\d))?")
_LINES: Final = re.compile(r"(\d+)(?:-(\d+))?")


class SeedError(Exception):
    """Something in a file that is not as it should be: which file and row, what was found, what would be right."""


class Cited(msgspec.Struct, frozen=True):
    """A rule, and the days on which it says what the row says."""

    rule: str
    since: str
    until: str  # the first day no longer
    concept: str  # where the number comes from, or ""


class Span(msgspec.Struct, frozen=True):
    """Days on which something is right, one after another."""

    first: str
    end: str  # the first day no longer, or FOREVER

    @property
    def last(self) -> str:
        """The last day on which it is right; it has none if it still is."""
        return "" if self.end == FOREVER else day_before(self.end)


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lines: str
    statement: str
    rules: list[str]
    test: str
    since: datetime.date | None = None
    until: datetime.date | None = None
    right: list[str] | None = None
    never: bool = False
    correction: str = ""
    note: str = ""
    scenario: str | list[str] = ""
    no_scenario: str = ""

    def scenarios(self) -> list[str]:
        """The files that show it, from `examples/documents`."""
        return ([self.scenario] if self.scenario else []) if isinstance(self.scenario, str) else self.scenario

    def spans(self) -> list[Span]:
        """When it is right: none if never, one that is open to both sides if always."""
        if self.never:
            return []
        if self.right is not None:
            return [_span(entry) for entry in self.right]
        first = self.since.isoformat() if self.since else timeline().first
        return [Span(first, self.until.isoformat() if self.until else FOREVER)]

    def judged_in(self, judged: str) -> list[Span]:
        """The days that the row cites rules for: those on which it is right, or the document's."""
        return self.spans() or [Span(judged, _next_day(judged))]

    def right_on(self, date: str) -> bool:
        return any(span.first <= date < span.end for span in self.spans())

    def cited(self, judged: str) -> list[Cited]:
        """The rules that say so, each with its days within the row's."""
        every = list(chain.from_iterable(_cited(entry) for entry in self.rules))
        return [
            Cited(one.rule, max(one.since, span.first), min(one.until, span.end), one.concept)
            for span in self.judged_in(judged)
            for one in every
            if one.rule and max(one.since, span.first) < min(one.until, span.end)
        ]


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    document: str
    title: str
    what: str
    date: datetime.date
    rows: list[Row]
    states_nothing: str = ""
    text_of: datetime.date | None = None

    @property
    def day(self) -> str:
        return self.date.isoformat()

    @property
    def shown_on(self) -> list[str]:
        """The days under whose rules its scenarios are played: that of its text, and that of its label."""
        return [self.text_of.isoformat(), self.day] if self.text_of else [self.day]

    def said_in(self) -> set[int]:
        """The lines of the document that some row is about, or that state nothing."""
        return set(chain(*(line_numbers(row.lines) for row in self.rows), line_numbers(self.states_nothing)))


class Contradiction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point on which documents say different things: `statements` by document, each by how a row's begins."""

    point: str
    statements: dict[str, list[str]]
    right: str

    def places(self, every: list[Document]) -> list[tuple[str, int]]:
        """(document, number of the row) of each statement: the first that begins so."""
        out: list[tuple[str, int]] = []
        rows = {one.document: one.rows for one in every}
        for document, beginnings in self.statements.items():
            for beginning in beginnings:
                at = next(
                    (k for k, row in enumerate(rows.get(document, []), 1) if row.statement.startswith(beginning)), 0
                )
                if not at:
                    raise SeedError(f"{self.point}: no statement of document {document} begins {beginning!r}")
                out.append((document, at))
        return out


# -- reading ----------------------------------------------------------------------------------------------------------


def documents(folder: Path = FOLDER) -> list[Document]:
    """Every document that has a file, in the order of their numbers."""
    return [read(path) for path in sorted(folder.glob("[0-9]*.yaml"))]


def contradictions(every: list[Document], folder: Path = FOLDER) -> list[Contradiction]:
    """Where the documents contradict each other, from `contradictions.yaml`; every statement named there is a row's."""
    path = folder / "contradictions.yaml"
    try:
        found = msgspec.convert(yaml.load(path.read_text(encoding="utf-8"), LOADER), list[Contradiction])
    except (yaml.YAMLError, msgspec.ValidationError) as error:
        raise SeedError(f"{path.name}: {error}") from error
    for one in found:
        one.places(every)
    return found


def read(path: Path) -> Document:
    """Read and check one file."""
    try:
        data = yaml.load(path.read_text(encoding="utf-8"), LOADER)
        found = msgspec.convert(data, Document)
    except yaml.YAMLError as error:
        raise SeedError(f"{path.name}: this is not YAML: {error}") from error
    except msgspec.ValidationError as error:
        raise SeedError(f"{path.name}: {_in_rows(str(error), data)}") from error
    if found.document != path.stem:
        raise SeedError(f"{path.name}: `document` is {found.document!r}; it has the name of the file")
    for number, row in enumerate(found.rows, 1):
        wrong = next(mistakes(row, found.day), "")
        if not wrong and found.document in SHOWN and not row.scenarios() and not row.no_scenario:
            wrong = "it has neither a `scenario` that shows it nor a `no_scenario` that says why none can"
        if wrong:
            raise SeedError(f"{path.name}, row {number} ({row.statement[:60]}): {wrong}")
    return found


def _in_rows(said: str, data: object) -> str:
    """A message with the statement of the row it is about."""
    at = re.search(r"\$\.rows\[(\d+)\]", said)
    if at is None or not isinstance(data, dict):
        return said
    row = data["rows"][int(at[1])]
    statement = row.get("statement", "") if isinstance(row, dict) else row
    return f"{said}: row {int(at[1]) + 1} ({str(statement)[:60]})"


def mistakes(row: Row, judged: str) -> Iterator[str]:
    """What is wrong with a row, as far as the file itself shows it."""
    if row.never + bool(row.since or row.until) + (row.right is not None) > 1:
        yield "`never`, `right`, and `since` with `until` are three ways to say when; one of them stands"
    if row.right is not None and len(row.right) < 2:
        yield "`right` is for several spans; one is said with `since` and `until`"
    if row.scenarios() and row.no_scenario:
        yield "`scenario` and `no_scenario`: either something shows it, or nothing can"
    try:
        spans = row.spans()
        line_numbers(row.lines)
        cited = row.cited(judged)
    except (SeedError, MainphaseError) as error:
        yield str(error)
        return
    for span in spans:
        if span.first >= span.end:
            yield f"since {span.first} until {span.end} is no day; `until` is the first day no longer"
        if span.first < timeline().first:
            yield f"since {span.first}: the dates begin on {timeline().first}"
    for before, span in pairwise(spans):
        if before.end >= span.first:
            yield f"the span from {span.first} does not come after the one until {before.end}, with days between them"
    if bool(row.correction) == row.right_on(judged):
        yield (
            f"it is right on {judged}, the document's day, so that there is nothing to correct (a remark is a `note`)"
            if row.correction
            else f"it is not right on {judged}, the document's day: a `correction` says what is"
        )
    for span in row.judged_in(judged):
        yield from _uncited(span, cited)


def _uncited(span: Span, cited: list[Cited]) -> Iterator[str]:
    day = span.first
    for one in sorted(cited, key=lambda one: one.since):
        if one.since > day:
            break
        day = max(day, one.until)
    if day < span.end:
        last = "" if span.end == FOREVER else f" until {span.end}"
        yield f"no rule is cited for {day}; every day from {span.first} on{last} has one"


def line_numbers(lines: str) -> list[int]:
    """ "3, 7-9" is 3, 7, 8 and 9."""
    found: list[int] = []
    for part in filter(None, (part.strip() for part in lines.split(","))):
        match = _LINES.fullmatch(part)
        if match is None:
            raise SeedError(f"lines {lines!r}: {part!r} is neither a line (14) nor several (14-16)")
        found.extend(range(int(match[1]), int(match[2] or match[1]) + 1))
    return found


def _span(entry: str) -> Span:
    match = _SPAN.fullmatch(entry)
    if match is None or not entry:
        raise SeedError(f"{entry!r} says no days; it should read 'from 2010-07-16 until 2016-09-30', or one of the two")
    first, end = (datetime.date.fromisoformat(day).isoformat() if day else "" for day in match.groups())
    return Span(first or timeline().first, end or FOREVER)


def _cited(entry: str) -> list[Cited]:
    """A number with its days, or those that a concept has had."""
    match = _DATED.fullmatch(entry)
    assert match is not None
    name, since, until = match[1], match[2] or "", match[3] or FOREVER
    if not _CONCEPT.fullmatch(name):
        return [Cited(name, since, until, "")]
    if name not in concept_names():
        raise SeedError(f"no concept is called {name!r} (nearest: {nearest(name, concept_names(), 1)})")
    lines = numbering()[concept_of(name)]
    ends = [*(line.since for line in lines[1:]), FOREVER]
    spans = [Cited(line.rule, line.since, end, name) for line, end in zip(lines, ends, strict=True)]
    return [Cited(one.rule, max(one.since, since), min(one.until, until), name) for one in spans]


def day_before(day: str) -> str:
    return (datetime.date.fromisoformat(day) - datetime.timedelta(days=1)).isoformat()


def _next_day(day: str) -> str:
    return (datetime.date.fromisoformat(day) + datetime.timedelta(days=1)).isoformat()
