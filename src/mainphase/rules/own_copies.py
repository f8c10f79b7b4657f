"""The user's own copies of the rules text: one file, or a folder of dated ones. No rules text is part of mainphase.

A copy is the text of one day, and numbers moved over the years. So a rule that is cited in a game is looked up in a
copy under the same number only if the copy is of the text in force in that game; otherwise by its concept, under the
number that the concept has in the copy, and with a sentence that says so. Where that number is not known, nothing is
shown.
"""

from dataclasses import dataclass
from os.path import isdir
from pathlib import Path

from mainphase.errors import RulesError
from mainphase.rules.concepts import concept_name
from mainphase.rules.history import Standing, stands_for
from mainphase.rules.law import Rules
from mainphase.rules.numbering import line_on
from mainphase.rules.text import (
    FEWEST_RULES,
    NumberedRule,
    RulesText,
    day_of_text,
    parse_rules_text,
    read_rules_file,
    read_rules_text,
)
from mainphase.rules.timeline import iso_date, timeline
from mainphase.saying.error_texts import listed_names
from mainphase.saying.worded import fixed, worded

UNDATED_COPY = fixed(
    "error-this-rules-text-does-not-say",
    "this rules text does not say from which day it is effective; name the file by its day, as in 2024-11-08.txt",
)


@dataclass(frozen=True)
class CopiedRule:
    """What a copy has for a rule that is cited: its paragraphs, and a sentence on the copy's day. No sentence is needed
    where the copy is that day's text; no paragraphs are there where the copy has none, or nobody knows its number.
    """

    said: str
    rules: tuple[NumberedRule, ...] = ()


class OwnCopies:
    """Copies of the rules text by their days, each read when it is first needed."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files
        self._read: dict[str, RulesText] = {}

    @property
    def days(self) -> list[str]:
        """The days that the copies are of, oldest first."""
        return sorted(self.files, key=in_force_since)

    def for_day(self, date: str) -> str:
        """The day of the copy that is used for a game under the rules of a date: the nearest at or before it, or else
        the oldest.
        """
        played = min(date, timeline().newest)  # of later days no rules are known
        days = self.days
        return max((day for day in days if in_force_since(day) <= played), key=in_force_since, default=days[0])

    def text(self, day: str) -> RulesText:
        """The copy of a day. Raises RulesError if its file cannot be read any more."""
        found = self._read.get(day)
        if found is None:
            path = self.files[day]
            found = self._read[day] = parse_rules_text(read_rules_file(path), str(path))
        return found


def read_own_copies(path: str | Path) -> OwnCopies:
    """Finds the rules text of a file, or all of a folder. The day of each is what its own line says, or else its name
    (2024-11-08.txt). Raises RulesError for a file without either, or a folder without any dated text.
    """
    path = Path(path)
    if not isdir(path):
        text = read_rules_text(path)
        day = text.day or iso_date(path.stem)
        if not day:
            raise RulesError(UNDATED_COPY, where=str(path))
        return OwnCopies({day: path})
    files: dict[str, Path] = {}
    for each in sorted(path.glob("*.txt")):
        day = day_of_text(read_rules_file(each)) or iso_date(each.stem)
        if day in files:
            raise RulesError(
                worded(
                    "error-two-rules-texts",
                    "two rules texts of {date}: {one} and {other}",
                    date=day,
                    one=files[day].name,
                    other=each.name,
                ),
                where=str(path),
            )
        if day:
            files[day] = each
    if not files:
        raise RulesError(
            fixed(
                "error-no-rules-text-with-a-date",
                "no rules text with a date in this folder; they are named by their days (2024-11-08.txt), or "
                "have a line that says from which day they are effective",
            ),
            where=str(path),
        )
    return OwnCopies(files)


def in_force_since(day: str) -> str:
    """The first day on which the text of a day was in force: some were known before that."""
    return dict(timeline().texts).get(day, day)


def copied_rules(copies: OwnCopies, number: str, law: Rules) -> list[CopiedRule]:
    """What the user's copy has for a number (in 1997: a title) that is cited under these rules."""
    number = number.strip().rstrip(".")
    day = copies.for_day(law.date)
    if is_text_of(day, law):
        text = copies.text(day)
        if len(text) < FEWEST_RULES:
            return [CopiedRule(worded("copy-has-no-numbers", "your copy, of {date}, has no numbered rules", date=day))]
        if number not in text:
            english = "your copy, of {date}, has no rule {number}"
            return [CopiedRule(worded("copy-has-no-such-rule", english, date=day, number=number))]
        return [CopiedRule("", tuple(text.find(number)))]
    standing = stands_for(number, law)
    own = [one for one in standing if law.number(one.concept).casefold() == number.casefold()]
    if not standing:
        return [
            CopiedRule(
                worded(
                    "copy-nothing-cited-so",
                    "your copy is of {date}; mainphase cites nothing as {number} on {cited_on}, so it does not "
                    "know where that is in your copy",
                    date=day,
                    number=number,
                    cited_on=law.date,
                )
            )
        ]
    return of_concepts(copies, day, own or standing)


def copied_concept(copies: OwnCopies, concept: int, law: Rules) -> list[CopiedRule]:
    """What the user's copy has on a concept."""
    day = copies.for_day(law.date)
    number = law.number(concept)
    if number and is_text_of(day, law):
        return copied_rules(copies, number, law)
    return of_concepts(copies, day, [Standing(concept, concept_name(concept).replace("_", " "), number)])


def of_concepts(copies: OwnCopies, day: str, standing: list[Standing]) -> list[CopiedRule]:
    """What the copy of a day has on concepts, each number once."""
    text = copies.text(day)
    if len(text) < FEWEST_RULES:
        return [
            CopiedRule(
                worded("copy-of-day-has-no-numbers", "your copy is of {date}, and has no numbered rules", date=day)
            )
        ]
    about: dict[str | None, list[str]] = {}
    for one in standing:
        about.setdefault(number_in_text(one.concept, day), []).append(one.name)
    found: list[CopiedRule] = []
    for number, names in about.items():
        named = listed_names(names)
        several = len(about) > 1
        rule = worded("copy-rule-on", "the rule on {names}", names=named) if several else fixed("copy-rule", "the rule")
        if number is None:
            english = "your copy is of {date}; the number of {rule} in it is not known"
            found.append(CopiedRule(worded("copy-number-not-known", english, date=day, rule=rule)))
        elif not number:
            english = "your copy is of {date}; there is no such rule in it ({names})"
            found.append(CopiedRule(worded("copy-lacks-rule-on", english, date=day, names=named)))
        elif number not in text:
            english = "your copy is of {date}; there {rule} would be {number}, which your copy lacks"
            found.append(CopiedRule(worded("copy-lacks-number", english, date=day, rule=rule, number=number)))
        else:
            english = "your copy is of {date}; there {rule} is {number}"
            said = worded("copy-has-rule", english, date=day, rule=rule, number=number)
            found.append(CopiedRule(said, tuple(text.find(number))))
    return found


def is_text_of(day: str, law: Rules) -> bool:
    """True if the text of a day is the one in force under these rules."""
    return in_force_since(day) == in_force_since(law.text)


def number_in_text(concept: int, day: str) -> str | None:
    """The number of a concept in the text of a day; "" if there is none. Of a text that is not known here: the number
    that the texts before and after it agree on, or None.
    """
    since = [first for _, first in timeline().texts]
    days = [in_force_since(day)]
    if days[0] not in since:
        days = [
            max((one for one in since if one < day), default=""),
            min((one for one in since if one > day), default=""),
        ]
        if not all(days):
            return None
    numbers = {line.rule if (line := line_on(concept, one)) is not None else "" for one in days}
    return numbers.pop() if len(numbers) == 1 else None
