"""Reads `mutants.tsv`: for each row of the documents one change under which the test that it names must fail, and one
of the scenarios that show it to its reader.

A line has the document, the row's lines and its statement, by which the row is found, and the change, in the words of
`mutating`. Run as a program this makes all of them and tells which ones no test notices:

    PYTHONPATH=src:tools:. python tests/seeds/mutants.py [PART OF A TEST'S NAME OR OF A ROW'S]
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.seeds.mutating import MutantError, named, notices, play_scenario

from compiled_modules import ROOT
from seed_rows import EXAMPLES, Document, documents

PATH: Final = Path(__file__).with_suffix(".tsv")
HEADER: Final = ("document", "lines", "statement", "change")
Key = tuple[str, str, str]  # document, lines, statement


@dataclass(frozen=True)
class Mutant:
    """A change, the test that must notice it, and the rows it is made for: several may share both."""

    test: str
    change: str
    rows: tuple[str, ...]  # as the page numbers them: "003-17"
    shown: tuple[tuple[str, ...], ...]  # for each row that has any, the scenarios that show it

    def __str__(self) -> str:
        return f"{self.rows[0]} {self.test.split('::')[-1]}"

    def goes_unnoticed(self) -> str:
        """What is wrong, "" if nothing is: the test fails while the change is in force."""
        said = f"{', '.join(self.rows)} ({self.test}): {self.change}"
        try:
            return "" if notices(named(ROOT, self.test), self.change) else f"{said}\n  passes all the same"
        except MutantError as error:
            return f"{said}\n  means nothing any more: {error}"

    def is_not_seen(self) -> list[str]:
        """The scenarios of rows whose reader would not see it: they hold though the change is in force."""
        return [f"{', '.join(shown)}: {self.change}" for shown in self.shown if not any(map(self.is_seen_in, shown))]

    def is_seen_in(self, scenario: str) -> bool:
        try:
            return bool(notices(lambda: play_scenario(EXAMPLES / scenario), self.change))
        except MutantError:  # it has nothing to change under the rules of this one
            return False


def read(path: Path = PATH, every: Iterable[Document] | None = None) -> list[Mutant]:
    """Every change once for each test, in the order of the rows. Each row has its line, and each line its row."""
    tests: dict[Key, str] = {}
    names: dict[Key, str] = {}
    shown: dict[str, tuple[str, ...]] = {}
    for document in documents() if every is None else every:
        for number, row in enumerate(document.rows, 1):
            key = document.document, row.lines, row.statement
            tests[key], names[key] = row.test, f"{document.document}-{number}"
            shown[names[key]] = tuple(row.scenarios())
    changes: dict[Key, str] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        fields = tuple(line.split("\t"))
        if number == 1:
            if fields != HEADER:
                raise MutantError(f"{path.name}: the columns are {fields}; they should be {HEADER}")
            continue
        if len(fields) != len(HEADER):
            raise MutantError(f"{path.name}, line {number}: {len(fields)} columns; there should be {len(HEADER)}")
        key = fields[0], fields[1], fields[2]
        if key not in tests:
            raise MutantError(f"{path.name}, line {number}: document {key[0]} has no row {key[2]!r} on lines {key[1]}")
        if key in changes:
            raise MutantError(f"{path.name}, line {number}: {names[key]} ({key[2]}) has a line already")
        changes[key] = fields[3]
    found: dict[tuple[str, str], list[str]] = {}
    for key, test in tests.items():
        if key not in changes:
            raise MutantError(
                f"{path.name}: {names[key]} ({key[2]}) has no line; `{test}` has to fail under some change"
            )
        found.setdefault((test, changes[key]), []).append(names[key])
    return [
        Mutant(test, change, tuple(rows), tuple(dict.fromkeys(shown[row] for row in rows if shown[row])))
        for (test, change), rows in found.items()
    ]


def main(arguments: list[str]) -> int:
    asked = [one for one in read() if not arguments or any(part in f"{one.test} {one.rows}" for part in arguments)]
    wrong = [said for one in asked for said in (one.goes_unnoticed(), *one.is_not_seen()) if said]
    print("\n".join([*wrong, f"{len(asked)} changes, {len(wrong)} of them unnoticed"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
