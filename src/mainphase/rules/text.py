"""Reads a rules text that the user has: `mainphase rules 505.6b --text FILE`. No rules text is part of mainphase.

All the official texts since 1999 have the same shape: each numbered rule is a paragraph that begins with its number.
"""

import re
from os.path import exists, isdir
from pathlib import Path
from typing import Final

from mainphase.errors import RulesError, cut
from mainphase.foundation.bounded_files import LONGEST_RULES, read_bytes
from mainphase.rules.written_days import days_meant
from mainphase.saying.error_texts import why_too_long
from mainphase.saying.worded import commas, fixed, worded

NUMBER: Final = re.compile(r"([0-9]{3})(?:\.([0-9]{1,4})([a-z]{0,2}))?")
_START: Final = re.compile(r"\s*(?:([0-9]{3})\.([0-9]{1,4})([a-z]{0,2})(?:\.\s*|\s+)|([0-9]{3})\.\s+)(?=\S)")
_HEADING: Final = re.compile(r"\s+[0-9]{3}\. [A-Z][A-Za-z0-9,\- ]{2,60}$")
_UNDERLINE: Final = re.compile(r"\s*[-=]{3,}\s*$")
_STOPS: Final = frozenset({"glossary", "credits"})
_OF_DAY: Final = re.compile(
    r"rules\s+are\s+(?:effective|current)\s+as\s+of\s+([A-Z][a-z]+\s+[0-9]{1,2},?\s+[0-9]{4})", re.IGNORECASE
)
FEWEST_RULES: Final = 20  # that make a rules text


class NumberedRule:
    """One numbered rule and its paragraphs, examples included."""

    def __init__(self, number: str, text: str) -> None:
        self.number = number
        self.text = text

    def __repr__(self) -> str:
        return f"Rule({self.number})"


class RulesText:
    """A rules text, split into its numbered rules. `day`: from which it is effective, as its own line tells; "" if it
    has no such line.
    """

    def __init__(self, source: str, rules: list[NumberedRule], day: str = "") -> None:
        self.source = source
        self.rules = rules
        self.day = day
        self._at = {rule.number: place for place, rule in enumerate(rules)}

    def __contains__(self, number: str) -> bool:
        return number in self._at

    def __getitem__(self, number: str) -> str:
        return self.rules[self._at[number]].text

    def __len__(self) -> int:
        return len(self.rules)

    def numbers(self) -> list[str]:
        """All numbers in the order of the text."""
        return [rule.number for rule in self.rules]

    def find(self, number: str) -> list[NumberedRule]:
        """A rule and its sub-rules, in order: 505 gives 505.1, 505.1a and so on; 505.6 gives 505.6a and 505.6b too.
        Raises RulesError if this text has no such rule.
        """
        wanted = normal_number(number)
        if wanted not in self._at:
            raise RulesError(
                worded(
                    "error-no-rule-in-this-text-nearest",
                    "no rule {wanted} in this text; nearest are {near}",
                    wanted=wanted,
                    near=commas(self.near(wanted)),
                ),
                where=self.source,
            )
        return [rule for rule in self.rules if _within(rule.number, wanted)]

    def near(self, number: str, count: int = 3) -> list[str]:
        """The existing numbers nearest to one that is not there, in their order."""
        key = number_key(number)
        whole = len(key) == 1  # a section is near to sections, a rule to rules
        others = [rule.number for rule in self.rules if ("." not in rule.number) == whole]
        by_distance = sorted(others, key=lambda other: _distance(number_key(other), key))
        return sorted(by_distance[:count], key=number_key)


def read_rules_text(path: str | Path) -> RulesText:
    """Reads a rules text from a file, in any encoding that the official files have had. Raises RulesError."""
    path = Path(path)
    if isdir(path):
        raise RulesError(
            fixed("error-this-is-a-folder-give", "this is a folder; give the path of the rules text itself"),
            where=str(path),
        )
    found = parse_rules_text(read_rules_file(path), str(path))
    if len(found) < FEWEST_RULES:
        raise RulesError(
            worded(
                "error-only-numbered-rules-in-this-file",
                "only {count} numbered rules in this file; it does not look like a rules text",
                count=len(found),
            ),
            where=str(path),
        )
    return found


def read_rules_file(path: Path) -> str:
    """The content of a rules text's file, in any encoding that the official files have had. Raises RulesError."""
    if not exists(path):
        raise RulesError(
            fixed(
                "error-there-is-no-such-file-give",
                "there is no such file; give the path of your own copy of the rules, as plain text",
            ),
            where=str(path),
        )
    try:
        raw = read_bytes(path, LONGEST_RULES)
    except OSError as error:
        raise RulesError(
            worded(
                "error-this-rules-text-cannot-be-read",
                "this rules text cannot be read: {strerror}",
                strerror=error.strerror,
            ),
            where=str(path),
        ) from error
    if raw[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return raw.decode("utf-16", errors="replace")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("cp1252", errors="replace")


def day_of_text(content: str) -> str:
    """The day from which a rules text says that it is effective (or current), YYYY-MM-DD; "" if it has no such line."""
    for said in _OF_DAY.finditer(content):
        for day in days_meant(said[1]):
            return day
    return ""


def parse_rules_text(content: str, source: str = "") -> RulesText:
    """Split a text into rules; the table of contents, the glossary and wrapped references are told apart by place.
    Raises RulesError for a text that is longer than any of them.
    """
    if why := why_too_long(content, LONGEST_RULES):
        raise RulesError(
            worded("error-this-cannot-be-a-rules-text", "this cannot be a rules text: {why}", why=why), where=source
        )
    texts: dict[str, list[str]] = {}
    current = ""
    ended = False  # the glossary stands last
    fresh = True  # a rule begins after an empty line, a heading's underline or another rule
    lines = content.splitlines()
    spaced = _rules_stand_apart(lines)
    for line in lines:
        stripped = line.strip()
        if not stripped or _UNDERLINE.match(line):
            fresh = True
            continue
        if stripped.lower() in _STOPS and len(texts) > 300:
            current = ""
            ended = True
        match = None if ended else _START.match(line)
        number = _number_of(match) if match else ""
        if match and (fresh or not spaced or _HEADING.match(line) or number in _next_after(current)):
            if number in texts and "." not in number:
                texts.pop(number)  # the first one was in the table of contents
            texts.setdefault(number, []).append(stripped[len(match.group().lstrip()) :])
            current = number
        elif current:
            texts[current].append(stripped)
        fresh = False
    ordered = sorted(texts, key=number_key)
    rules = [NumberedRule(number, " ".join(texts[number])) for number in ordered]
    return RulesText(source, rules, day_of_text(content))


def _rules_stand_apart(lines: list[str]) -> bool:
    """True if empty lines part the rules; some texts wrap their lines, and one may begin with a cited number."""
    starts = [place for place, line in enumerate(lines) if place and _START.match(line)]
    apart = sum(1 for place in starts if not lines[place - 1].strip())
    return apart * 2 > len(starts)


def _next_after(number: str) -> tuple[str, ...]:
    """505.6b and 505.7 after 505.6a: such a line begins a rule even where the text forgot the empty line."""
    match = NUMBER.fullmatch(number)
    if match is None or not match[3]:
        return ()
    section, rule, letter = match.groups()
    return f"{section}.{rule}{letter[:-1]}{chr(ord(letter[-1]) + 1)}", f"{section}.{int(rule) + 1}"


def _number_of(match: re.Match[str]) -> str:
    section, rule, letter, heading = match.groups()
    return heading or f"{section}.{rule}{letter}"


def normal_number(number: str) -> str:
    """The number as the texts write it: "CR 505.6B." is 505.6b. Raises RulesError if it is no rule number."""
    text = number.strip().removeprefix("CR").removeprefix("cr").strip().rstrip(".").lower()
    if not NUMBER.fullmatch(text):
        raise RulesError(
            worded(
                "error-is-not-a-rule-number",
                "{number} is not a rule number; they look like 505, 505.6 or 505.6b",
                number=repr(cut(number)),
            )
        )
    return text


def number_key(number: str) -> tuple[int, ...]:
    """A key that sorts rule numbers: 505.6b before 505.10. Raises RulesError if this is no rule number."""
    match = NUMBER.fullmatch(number)
    if match is None:
        raise RulesError(
            worded(
                "error-is-not-a-rule-number",
                "{number} is not a rule number; they look like 505, 505.6 or 505.6b",
                number=repr(cut(number)),
            )
        )
    section, rule, letter = match.groups()
    if rule is None:
        return (int(section),)
    if not letter:
        return (int(section), int(rule))
    place = 0
    for each in letter:  # z is followed by aa
        place = place * 26 + ord(each) - 96
    return (int(section), int(rule), place)


def _within(number: str, wanted: str) -> bool:
    key, outer = number_key(number), number_key(wanted)
    return key[: len(outer)] == outer


def _distance(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    padded = [(*key, 0, 0)[:3] for key in (one, other)]
    return tuple(abs(a - b) for a, b in zip(*padded, strict=True))
