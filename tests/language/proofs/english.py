"""What is wrong with the English of a line that is said: whatever can be told without understanding it."""

from __future__ import annotations

import re
from typing import Final

MANY: Final = (
    "creatures|lands|artifacts|enchantments|permanents|planeswalkers|cards|spells|tokens|Slivers|Goblins|Zombies|Allies"
)
SINGULAR: Final = "doesn't|isn't|has|gets|gains|attacks|blocks|dies|enters|loses|becomes|costs|untaps"
VERBS: Final = "gets?|ha(?:s|ve)|gains?|loses?|attacks?|blocks?|deals?|dies?|draws?|puts?|returns?|exiles?"
SOMEBODY: Final = "that|target|each|enchanted|equipped|its controller|its owner"
ZONES: Final = "graveyards?|hands?|library|libraries"
# Each with what it finds.
FAULTS: Final = (
    (
        "many do, as one does",
        rf'(?:^|[.:] |\n|")(?:(?:[Aa]ll|[Oo]ther|Those) )?(?:[\w-]+ )?(?i:{MANY}) (?:{SINGULAR})\b',
    ),
    ("a before a vowel", r"\b[Aa] (?=[aeio])(?!one\b|once\b|eu)[a-z]"),
    ("an before no vowel", r"\b[Aa]n (?=[bcdfgjklmnpqrstvwxyz])(?!hour|honor|heir)[a-z]"),
    ("a word twice", r"\b([A-Za-z]{2,}) \1\b"),
    ("a slot of a template", r"[<>_]|(?<![0-9+] )\||\{[a-z]{2,}\}"),
    ("a permanent that is elsewhere", rf"\bpermanents? (?:in|from) [^.,:]*?(?:{ZONES})"),
    ("no card, but elsewhere", rf"\b(?:creature|artifact|enchantment|land)s? in (?:[\w']+ ){{1,2}}(?:{ZONES})"),
    ("whose, of many", r"\b[a-z]+s's\b|\bitself's\b|\bthey's\b"),
    (
        "one of two does, and is told as both",
        r"(?:^|\n|[.] )[A-Z][\w-]+s,? or [A-Z][\w-]+s(?: you control)? (?:get|have)\b",
    ),
    ("may that somebody does", rf"\bmay (?:{SOMEBODY})\b"),
    ("space too many, or none", r"  | [,.;:]|\.\.|,,"),
    ("a sentence begins small", r"(?:^|\. |\n)[a-z]"),
)
FOUND: Final = [(what, re.compile(pattern)) for what, pattern in FAULTS]


def faults(line: str, name: str) -> list[str]:
    """What is wrong with a line of a card of that name, which is not looked at."""
    told = line.replace(name, "Paper")
    found = [f"{what}: {hit[0]!r}" for what, pattern in FOUND if (hit := pattern.search(told))]
    return [*found, "quotes that do not close"] if line.count('"') % 2 else found
