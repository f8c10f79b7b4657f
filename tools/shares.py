"""Decides which tests `make test` runs where, and makes sure that each runs somewhere.

`make test` runs the tests twice: interpreted, and with the kernel compiled. Both builds come from the same source, so
most of the second run would only repeat the first. Each run has its share:

  * Most tests play with the kernel, or use what plays with it. All of them run compiled, which is what people install
    and what plays fast. A tenth also runs interpreted: always the same tenth, chosen by a checksum of the test's name,
    so that a failure comes again and two runs can be compared.
  * Tests that need both builds, or are about the build (`WHOLE`), all run in both.
  * Tests that only read sources, data and texts (`ONCE`) run interpreted: nothing in them depends on the build.
  * Tests that play for long (`LONG`) run compiled.

`make test FULL=1` and `make test-deep` run everything in both builds. Pytest by itself, without MAINPHASE_SHARE, runs
whatever it is asked for. Each run of `make test` keeps a ledger of what it ran and what it left to the other, and
tools/check.py fails unless every test that one left out ran in the other.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"
BOTH: Final = frozenset({INTERPRETED, COMPILED})
TENTHS: Final = 10
SHARE: Final = "MAINPHASE_SHARE"  # the environment variable: whose share to run; unset or empty for everything
LEDGER: Final = "MAINPHASE_LEDGER"  # where to keep the ledger

# A folder of tests/, a file, or one test of a file. What no entry names runs compiled, and a tenth of it interpreted.
ONCE: Final = (
    "browser",  # the page; what its server does with a game is tested in both builds
    "cards/test_library.py",  # the library against the card data
    "dates/test_names_of_parts.py",
    "dates/test_switches.py",
    "dates/test_undated.py",
    "dates/test_written_days.py",
    "kernel/test_growth.py",  # what is compiled has no instructions to count
    "kernel/test_nothing_stale.py",  # only an interpreted object tells who reads it
    "kernel/test_timing.py",
    "language/catalogue",
    "language/grammar",
    "language/proofs/test_by_hand.py",
    "language/proofs/test_letter_for_letter.py",
    "language/proofs/test_mutation.py",
    "language/proofs/test_read_library.py",
    "language/proofs/test_said_is_read.py",
    "language/test_cards.py",
    "language/test_fragments.py",
    "language/test_language_page.py",
    "language/test_rendered_cards.py",
    "language/text",
    "presentation/test_help.py",  # as test_pages.py
    "rules/test_coverage_is_current.py",
    "rules/test_declarations.py",
    "rules/test_numbering_audit.py",
    "rules/test_rule_numbers.py",
    "rules/test_rules_text.py",
    "seeds/test_mutants.py",  # changes the code of functions, which a compiled one does not have
    "seeds/test_seeds.py",  # the tests that rows name run compiled by themselves
    "test_code_blocks.py",
    "test_house.py",
    "test_pages.py",  # asks for docstrings, which compiled code does not have
    "test_typed_project.py",
    "test_where_do_i.py",
    "test_words.py",
    "tools",
)
WHOLE: Final = (
    "cli/test_common.py",  # says which build it is
    "env/test_same_everywhere.py",  # what both builds must agree on
    "env/test_schema.py",  # only an interpreted encoder can be run again
    "env/test_small_numbers.py",  # 64 bits are all there is where it is compiled
    "golden",  # a transcript is what both builds must agree on
    "kernel/test_flat.py",  # only an interpreted object tells what fields it has
    "kernel/test_kinds.py",
    "kernel/test_what_happens.py",  # compiled functions call each other directly, past any listener
    "players/test_search_page.py",
    "sim/test_bench.py",
    "test_build.py",
)
# What plays for so long that it is left to the build that plays several times as fast.
LONG: Final = (
    "env/test_encoding.py::test_encodings_say_what_views_say",
    "env/test_example_that_learns.py",
    "property",
    "scenarios/test_scenarios.py::test_the_position_in_which_a_scenario_ends_can_be_written_and_read",
    "sim/test_real_commander_lists.py",
    "sim/test_soak.py",
)


def _named(test: str, entries: Iterable[str]) -> bool:
    """Whether an entry is this test, or a file or folder that it is in."""
    return any(test.startswith(entry) and test[len(entry) : len(entry) + 1] in ("", "/", ":", "[") for entry in entries)


def runs_of(test: str) -> frozenset[str]:
    """Which runs of `make test` have the test with this node id in their share."""
    within = test.removeprefix("tests/")
    if _named(within, ONCE):
        return frozenset({INTERPRETED})
    if _named(within, LONG):
        return frozenset({COMPILED})
    if _named(within, WHOLE) or zlib.crc32(test.encode()) % TENTHS == 0:
        return BOTH
    return frozenset({COMPILED})


def other(run: str) -> str:
    return COMPILED if run == INTERPRETED else INTERPRETED


@dataclass
class Ledger:
    """What one run did: the tests that it ran, and those that it left to the other run. By node id."""

    ran: set[str] = field(default_factory=set)
    left_out: set[str] = field(default_factory=set)

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"ran": sorted(self.ran), "left_out": sorted(self.left_out)}), encoding="utf-8")


def read_ledger(path: Path) -> Ledger:
    data = json.loads(path.read_text(encoding="utf-8"))
    return Ledger(set(data["ran"]), set(data["left_out"]))


def unrun(ledgers: Iterable[Ledger]) -> list[str]:
    """What some run left to the other, and no run ran."""
    every = list(ledgers)
    left = {test for one in every for test in one.left_out}
    return sorted(left - {test for one in every for test in one.ran})
