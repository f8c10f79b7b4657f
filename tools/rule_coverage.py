"""Writes tests/rules/COVERAGE.md: for each rule of the claimed sections, which test exercises it, or why none does.

A test exercises a rule if
  * its name begins with the rule's number: `test_508_1d_requirements_are_maximised`, or with several
    (`test_508_1d_509_1c_…`);
  * it, or its class, is marked with it: `@pytest.mark.rule("508.1d", "703.4i")`;
  * it is a scenario under tests/scenarios that lists it: `tests: ["508.1d"]`.
Tests marked skip or xfail do not count. Nor do tests of older rules (tests/dates, tests/seeds): their numbers are those
of other days.

tests/rules/untested.tsv gives the reasons, one to a line: a rule, a tab, the reason. A reason for `509.1` also covers
509.1a, 509.1b and so on, unless they are tested or have a reason of their own.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import yaml

from compiled_modules import ROOT
from rule_numbers import claims, sort_key

RULES = "tests/rules/rules.tsv"
REASONS = "tests/rules/untested.tsv"
COVERAGE = "tests/rules/COVERAGE.md"

# The one written in C, where there is one: hundreds of files are read.
LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_IN_NAME = re.compile(r"_(\d{3})_(\d+)([a-z]?)(?=_|$)")


@dataclass
class Coverage:
    rules: list[str]
    tests: dict[str, list[str]] = field(default_factory=dict)  # rule -> what exercises it
    reasons: dict[str, str] = field(default_factory=dict)  # untested rule -> why
    problems: list[str] = field(default_factory=list)  # each says what, where, and what would be right


# -- what the tests say -----------------------------------------------------------------------------------------------


def rules_in_name(name: str) -> list[str]:
    """`test_508_1d_509_1c_words` names 508.1d and 509.1c: every number that directly follows `test` or another."""
    found, place = [], len("test")
    while match := _IN_NAME.match(name, place):
        found.append(f"{match[1]}.{match[2]}{match[3]}")
        place = match.end()
    return found


def _marks(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> Iterator[tuple[str, list[str]]]:
    """The names of the `@pytest.mark.…` on a test, and the rules that `rule` names."""
    for decorator in node.decorator_list:
        call = decorator if isinstance(decorator, ast.Call) else None
        mark = call.func if call else decorator
        if isinstance(mark, ast.Attribute) and ast.unparse(mark.value).endswith("mark"):
            yield mark.attr, [_text(argument) for argument in (call.args if call and mark.attr == "rule" else [])]


def _text(argument: ast.expr) -> str:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    raise ValueError(f'line {argument.lineno}: {ast.unparse(argument)} should be a quoted rule, as in rule("508.1d")')


def rules_in_python(path: Path, shown: str) -> Iterator[tuple[str, str]]:
    """Pairs of a rule and the test of this file that exercises it."""

    def visit(body: Iterable[ast.stmt], prefix: str, inherited: list[str]) -> Iterator[tuple[str, str]]:
        for node in body:
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            marks = list(_marks(node))
            if any(name in ("skip", "xfail") for name, _ in marks):
                continue
            marked = inherited + [rule for name, rules in marks if name == "rule" for rule in rules]
            if isinstance(node, ast.ClassDef):
                yield from visit(node.body, f"{prefix}::{node.name}", marked)
            elif node.name.startswith("test_"):
                for rule in dict.fromkeys(rules_in_name(node.name) + marked):
                    yield rule, f"{prefix}::{node.name}"

    yield from visit(ast.parse(path.read_text(encoding="utf-8"), str(path)).body, shown, [])


def rules_in_scenario(path: Path, shown: str) -> Iterator[tuple[str, str]]:
    """Pairs of a rule and this scenario file, for each rule of a top-level `tests:`."""
    for document in yaml.load_all(path.read_text(encoding="utf-8"), LOADER):
        for scenario in document if isinstance(document, list) else [document]:
            listed = scenario.get("tests", []) if isinstance(scenario, dict) else []
            for rule in listed if isinstance(listed, list) else [listed]:
                if not isinstance(rule, str):
                    raise ValueError(f'`tests:` has {rule!r}; rules are quoted, as in tests: ["508.1d"]')
                yield rule, shown


def collect(root: Path) -> Coverage:
    """Everything the project says about which rules its tests exercise."""
    coverage = Coverage((root / RULES).read_text(encoding="utf-8").split())
    known = set(coverage.rules)
    found: defaultdict[str, list[str]] = defaultdict(list)
    dated = {
        root / "tests" / "dates",
        root / "tests" / "seeds",
    }  # the numbers in the tests there are those of other days
    python = ((path, rules_in_python) for path in (root / "tests").rglob("test_*.py") if dated.isdisjoint(path.parents))
    scenarios = ((path, rules_in_scenario) for path in (root / "tests" / "scenarios").rglob("*.y*ml"))
    for path, read in sorted([*python, *scenarios], key=lambda pair: pair[0]):
        shown = path.relative_to(root / "tests").as_posix()
        try:
            for rule, test in read(path, shown):
                if rule in known:
                    found[rule].append(test)
                elif claims(rule):
                    coverage.problems.append(f"tests/{test} names {rule}, which is not a rule (see {RULES})")
        except (ValueError, SyntaxError, yaml.YAMLError) as error:
            coverage.problems.append(f"tests/{shown}: {error}")
    coverage.tests = {rule: found[rule] for rule in coverage.rules if rule in found}
    _add_reasons(coverage, root / REASONS)
    for rule in coverage.rules:
        if rule not in coverage.tests and rule not in coverage.reasons:
            coverage.problems.append(f"{rule} is neither tested nor given a reason in {REASONS}")
    return coverage


def _add_reasons(coverage: Coverage, path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    given: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        rule, _, reason = (part.strip() for part in line.partition("\t"))
        if not reason:
            coverage.problems.append(f"{REASONS}:{number}: {line!r} should be a rule, a tab and a reason")
        elif rule in given:
            coverage.problems.append(f"{REASONS}:{number}: {rule} has a reason already, in line {given[rule][0]}")
        else:
            given[rule] = number, reason
    used: set[str] = set()
    for rule in coverage.rules:
        if rule not in coverage.tests:
            # The most specific reason: of the rule itself, of the rule it is a part of, of its section.
            for prefix in (rule, rule.rstrip("abcdefghijklmnopqrstuvwxyz"), rule.split(".")[0]):
                if prefix in given:
                    coverage.reasons[rule] = given[prefix][1]
                    used.add(prefix)
                    break
    for rule, (number, _) in given.items():
        if rule in coverage.tests:
            where = f"it is tested by tests/{coverage.tests[rule][0]}"
            coverage.problems.append(f"{REASONS}:{number}: gives a reason why {rule} is untested, but {where}")
        elif rule not in used:
            coverage.problems.append(f"{REASONS}:{number}: {rule} is not an untested rule, nor the start of one")


# -- what is written --------------------------------------------------------------------------------------------------


def render(coverage: Coverage) -> str:
    sections: defaultdict[str, list[str]] = defaultdict(list)
    for rule in sorted(coverage.rules, key=sort_key):
        sections[rule.split(".")[0]].append(rule)
    lines = [
        "# Which rules the tests exercise",
        "",
        "Made by `make coverage`; do not edit. Each rule of the sections below is tested, or says why it is not.",
        "Numbers are those of the newest rules. Tests are named from `tests/`.",
        "",
        "| section | rules | tested | untested |",
        "|---|--:|--:|--:|",
    ]
    for section, rules in sections.items():
        tested = sum(rule in coverage.tests for rule in rules)
        lines.append(f"| [{section}](#{section}) | {len(rules)} | {tested} | {len(rules) - tested} |")
    tested = len(coverage.tests)
    lines.append(f"| all | {len(coverage.rules)} | {tested} | {len(coverage.rules) - tested} |")
    for section, rules in sections.items():
        lines += ["", f"## {section}", "", "| rule | tested by, or why not |", "|---|---|"]
        for rule in rules:
            if rule in coverage.tests:
                cell = "<br>".join(f"`{test}`" for test in coverage.tests[rule])
            else:
                cell = "untested: " + coverage.reasons.get(rule, "**no reason given**").replace("|", "\\|")
            lines.append(f"| {rule} | {cell} |")
    return "\n".join(lines) + "\n"


def stale(root: Path, coverage: Coverage) -> bool:
    """Whether COVERAGE.md differs from what it would be now."""
    path = root / COVERAGE
    return not path.exists() or path.read_text(encoding="utf-8") != render(coverage)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=ROOT, help="the project (default: the one this script is in)")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if it is stale")
    options = parser.parse_args(arguments)
    coverage = collect(options.root)
    problems = list(coverage.problems)
    if options.check:
        if stale(options.root, coverage):
            problems.append(f"{COVERAGE} is stale: run `make coverage`")
    else:
        (options.root / COVERAGE).write_text(render(coverage), encoding="utf-8")
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"{len(coverage.rules)} rules: {len(coverage.tests)} tested, {len(coverage.reasons)} untested with a reason")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
