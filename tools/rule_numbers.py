"""Writes tests/rules/rules.tsv, the numbers (never the words) of the rules that the tests claim, from a rules text.

python tools/rule_numbers.py RULES_TEXT > tests/rules/rules.tsv
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

# Sections of which every rule is either tested or has a reason why it is not.
CLAIMED = ("103", "104", "117", *(str(n) for n in range(500, 515)), "601", "602", "603", "608", "703", "704")

# "508.1." or "508.1d" at the start of a line; headings ("508.") and cross-references within a line are not rules.
_RULE = re.compile(r"^(\d{3})\.(\d+)(?:\.|([a-z]))(?=\s)", re.MULTILINE)


def sort_key(rule: str) -> tuple[int, int, str]:
    """508.2 comes before 508.10, and 508.1 before 508.1a."""
    match = re.fullmatch(r"(\d{3})(?:\.(\d+)([a-z]?))?", rule)
    if match is None:
        raise ValueError(f"{rule!r} is not a rule number; `508`, `508.1` and `508.1d` are")
    return int(match[1]), int(match[2] or 0), match[3] or ""


def numbers(text: str, sections: tuple[str, ...] = CLAIMED) -> list[str]:
    """The numbers of the rules of `sections` in a rules text, in order, each once."""
    found = {f"{section}.{rule}{letter or ''}" for section, rule, letter in _RULE.findall(text) if section in sections}
    if missing := [section for section in sections if not any(rule.startswith(f"{section}.") for rule in found)]:
        raise ValueError(f"no rules of section {', '.join(missing)}: is it a text of the comprehensive rules?")
    return sorted(found, key=sort_key)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("text", type=Path, metavar="RULES_TEXT", help="your own copy of the rules")
    options = parser.parse_args(arguments)
    try:
        found = numbers(options.text.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError) as error:
        print(f"rule_numbers: {options.text}: {error}", file=sys.stderr)
        return 2
    print("\n".join(found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
