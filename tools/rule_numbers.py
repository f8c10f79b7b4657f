"""Writes tests/rules/rules.tsv, the numbers (never the words) of the rules that the tests claim, from a rules text.

python tools/rule_numbers.py RULES_TEXT > tests/rules/rules.tsv
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from string import ascii_lowercase

# Keyword abilities (702.N) that the cards of the library have, or the words for authors offer.
KEYWORDS = (
    *range(2, 23),  # deathtouch … vigilance, ward, banding: the evergreen ones and those of old
    24,  # cumulative upkeep
    *range(26, 38),  # phasing, buyback, shadow, cycling, echo, horsemanship, fading, kicker … madness, fear, morph
    *(40, 41, 49, 51),  # storm, affinity, ninjutsu, convoke
    *(61, 62, 63, 70, 74, 75),  # split second, suspend, vanishing, poisonous, evoke, hideaway
    *(80, 81, 83, 84, 88, 90, 94, 97),  # wither, retrace, exalted, unearth, rebound, infect, miracle, scavenge
    *(
        102,
        109,
        111,
        118,
        122,
        127,
        129,
        140,
        145,
        164,
        168,
        170,
    ),  # fuse, dash, menace, skulk, crew, aftermath, eternalize, mutate, daybound, toxic, disguise, plot
)

# Sections, and parts of 702, of which every rule is either tested or has a reason why it is not.
CLAIMED = (
    *("103", "104", "117", "303", "306", "310", "311", "312", "313", "314"),
    *(str(n) for n in range(500, 515)),
    *("601", "602", "603", "608", "611", "612", "613", "614", "615", "616"),
    *("701.31", "701.32", "701.33", "701.42"),  # planes, schemes, meld
    *(f"702.{n}" for n in KEYWORDS),
    *(
        "703",
        "704",
        "707",
        "708",
        "709",
        "712",
        "714",
        "715",
        "716",
        "720",
        "723",
        "725",
        "730",
        "731",
        *(str(n) for n in range(801, 812)),
        "901",
        "902",
        "903",
        "904",
    ),
)

# "508.1." or "508.1d" at the start of a line; headings ("508.") and cross-references within a line are not rules.
_RULE = re.compile(r"^(\d{3})\.(\d+)(?:\.|([a-z]))(?=\s)", re.MULTILINE)
# In the sections of keywords each number is the heading of one keyword; only their first rules are rules themselves.
_HEADING = re.compile(r"70[12]\.(?!1$)\d+")


def sort_key(rule: str) -> tuple[int, int, str]:
    """508.2 comes before 508.10, and 508.1 before 508.1a."""
    match = re.fullmatch(r"(\d{3})(?:\.(\d+)([a-z]?))?", rule)
    if match is None:
        raise ValueError(f"{rule!r} is not a rule number; `508`, `508.1` and `508.1d` are")
    return int(match[1]), int(match[2] or 0), match[3] or ""


def numbers(text: str, sections: tuple[str, ...] = CLAIMED) -> list[str]:
    """The numbers of the rules of `sections` in a rules text, in order, each once."""
    every = {f"{section}.{rule}{letter or ''}" for section, rule, letter in _RULE.findall(text)}
    found = {rule for rule in every if claims(rule, sections) and not _HEADING.fullmatch(rule)}
    if missing := [section for section in sections if not any(claims(rule, (section,)) for rule in found)]:
        raise ValueError(f"no rules of section {', '.join(missing)}: is it a text of the comprehensive rules?")
    return sorted(found, key=sort_key)


def claims(rule: str, sections: tuple[str, ...] = CLAIMED) -> bool:
    """Whether 702.16b is among these sections: as part of "702", or of "702.16"."""
    section, _, number = rule.partition(".")
    return section in sections or f"{section}.{number.rstrip(ascii_lowercase)}" in sections


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
