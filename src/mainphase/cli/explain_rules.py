"""The rules explained on a date: a rule number, a keyword or another concept, a flag, a part of the turn, a format."""

from __future__ import annotations

import re
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from mainphase.cli.copied import say_copied
from mainphase.cli.history import topic_told
from mainphase.errors import OptionError, RulesError, nearest
from mainphase.saying.reader import told
from mainphase.saying.worded import commas, worded

if TYPE_CHECKING:
    from rich.console import Console

    from mainphase.rules.history import TopicHistory
    from mainphase.rules.law import Rules
    from mainphase.rules.own_copies import OwnCopies

MOST_SHOWN: Final = 4
ALIKE: Final = 0.75  # how like a name is what may be a slip of it
NUMBER: Final = re.compile(r"[0-9]{3}(\.[0-9]+[a-z]?)?\.?")


class RuleExplainer:
    """Explains under the rules of a date, with the scenarios of some folders and the user's own copies of the text."""

    def __init__(
        self, law: Rules, console: Console, folders: list[Path] | None = None, copies: OwnCopies | None = None
    ) -> None:
        self.law = law
        self.console = console
        self.folders = folders
        self.copies = copies

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(told(text), style=style), soft_wrap=True)

    def number(self, number: str) -> bool:
        """Prints the subject of a rule number (in 1997: the title of a section), as far as it is cited here. Returns
        False if this is neither. Raises OptionError if no such number is cited under those rules.
        """
        from mainphase.rules.history import cited_rules, stands_for
        from mainphase.rules.own_copies import copied_rules
        from mainphase.rules.timeline import day_said, rules_on

        law, today = self.law, rules_on(None)
        found = stands_for(number, law)
        if not found and not NUMBER.fullmatch(number):
            return False
        if not found:
            cited = cited_rules(law)
            parts = [one for one in cited if re.fullmatch(re.escape(number.rstrip(".")) + r"(\.[0-9]+)?[a-z]?", one)]
            raise OptionError(
                worded(
                    "error-mainphase-cites-nothing-as-under",
                    "mainphase cites nothing as {number} under the rules of {date}; {hint}",
                    number=number,
                    date=law.date,
                    hint=worded("error-in-it", "in it: {parts}", parts=commas(parts))
                    if parts
                    else worded("error-nearest-names", "nearest: {nearest}", nearest=nearest(number, cited)),
                )
            )
        self.say(under_rules(found[0].rule, day_said(law.date)), "bold")
        for one in found:
            self.concept(one.concept, one.name)
        if self.copies is not None:
            say_copied(copied_rules(self.copies, number, law), self.console, 2)
        if law.text != today.text and number[0].isdigit():
            others = commas([one.name for one in stands_for(number, today)])
            about = others or worded("explain-nothing-cited", "nothing that mainphase cites")
            self.say(worded("explain-today-about", "Today {rule} is about: {about}", rule=number, about=about))
        return True

    def concept(self, concept: int, name: str) -> None:
        """Prints a concept: a sentence about it, its number today, and how that moved."""
        from mainphase.rules.meanings import concept_meaning
        from mainphase.rules.timeline import rules_on
        from mainphase.scenarios.showing_rules import own_folders

        today = rules_on(None)
        now = today.number(concept)
        known = ""
        if self.law.text != today.text:
            known = (
                worded("explain-today", " (today {rule})", rule=now)
                if now
                else worded("explain-no-rule-today", " (no rule today)")
            )
        english = "  {name}{known}: {meaning}"
        self.say(worded("explain-concept", english, name=name, known=known, meaning=concept_meaning(concept)))
        for line in history_lines(concept, self.law, own_folders() if self.folders is None else self.folders):
            self.say(indented(line), "dim")

    def topic(self, topic: str) -> bool:
        """Prints everything that is called by this name, as `history` finds it; False if nothing is."""
        from mainphase.rules.concepts import concept_names, concept_of
        from mainphase.rules.history import concept_told, history
        from mainphase.rules.own_copies import copied_concept
        from mainphase.rules.timeline import day_said

        try:
            found = history(topic)
        except RulesError:
            return False
        law = self.law
        for one in found:
            self.say(under_rules(topic_told(one), day_said(law.date)), "bold")
            if one.kind != "rule numbers":
                self.entries(one)
                continue
            concept = concept_of(one.topic)
            self.concept(
                concept, law.number(concept) or worded("explain-no-rule-on", "no rule on {date}", date=law.date)
            )
            if self.copies is not None:
                say_copied(copied_concept(self.copies, concept, law), self.console, 2)
            more = [concept_told(name) for name in concept_names() if name.startswith(f"{one.topic}_")]
            if more:
                self.say(indented(worded("explain-see-also", "see also: {topics}", topics=commas(more))), "dim")
        return True

    def entries(self, one: TopicHistory) -> None:
        """Prints what is so of a topic on the date, and what was from which day on."""
        from mainphase.rules.law import FLAGS
        from mainphase.rules.meanings import switches
        from mainphase.rules.timeline import since_text

        now = [entry for entry in one.entries if entry.since <= self.law.date]
        value = now[-1].what if now else worded("explain-nothing-yet", "nothing yet")
        what = switches()[one.topic].what if one.topic in FLAGS and one.topic in switches() else ""
        self.say(commas(["  ", value, ": " if what else "", what], ""))
        for entry in one.entries:
            source = f"  [{entry.source}]" if entry.source else ""
            self.say(commas(["    ", since_text(entry.since, entry.after), ": ", entry.what, source], ""), "dim")


def under_rules(what: str, date: str) -> str:
    return worded("explain-under", "{what} under the rules of {date}", what=what, date=date)


def indented(line: str) -> str:
    return commas(["    ", line], "")


def near_topics(said: str) -> list[str]:
    """The topics that are called most like this."""
    from mainphase.rules.concepts import concept_names
    from mainphase.rules.history import operation_names, part_names
    from mainphase.rules.law import flag_names

    known = {*flag_names(), *part_names(), *operation_names(), *concept_names()}
    return get_close_matches(said.lower(), [name.replace("_", " ") for name in sorted(known)], 2, ALIKE)


def history_lines(concept: int, law: Rules, folders: list[Path]) -> list[str]:
    """How a concept's number moved, which switches touch it, which scenarios show it."""
    from mainphase.rules.concepts import concept_name
    from mainphase.rules.history import of_concept, spoken_flag
    from mainphase.rules.meanings import switches_of
    from mainphase.scenarios.showing_rules import scenarios_citing

    moved: list[tuple[str, str]] = []
    for entry in of_concept(concept_name(concept)).entries:
        rule = entry.what.partition(", ")[0]
        if not moved or moved[-1][1] != rule:
            moved.append((entry.since, rule))
    since_when = [worded("explain-rule-from", "{rule} from {date}", rule=rule, date=since) for since, rule in moved]
    lines: list[str] = []
    if moved:
        lines.append(worded("explain-number", "number: {rules}", rules=commas(since_when)))
    for switch in switches_of(concept):
        value = law.flag(switch.flag)
        lines.append(
            worded(
                "explain-switch",
                "switch: {flag} ({value} on {date}). {what}",
                flag=switch.flag.replace("_", " "),
                value=spoken_flag(value),
                date=law.date,
                what=switch.what,
            )
        )
    shown = [nearby(path) for path in scenarios_citing(concept, folders)]
    if shown:
        more = (
            worded("explain-more", " and {number} more", number=len(shown) - MOST_SHOWN)
            if len(shown) > MOST_SHOWN
            else ""
        )
        lines.append(
            worded("explain-shown-by", "shown by: {files}{more}", files=", ".join(shown[:MOST_SHOWN]), more=more)
        )
    return lines


def nearby(path: Path) -> str:
    """A path as one would type it here."""
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)
