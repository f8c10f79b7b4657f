"""Follow one rule back through the dated rules texts: what number it had on each day.

    python tools/follow_rule.py 508.1d --texts ../shared/rules [--concept attack_requirement] [--from 2009-05-01]

Prints lines for `rules/numbering.tsv` (a declaration in `rules/mechanics` has them without the concept). In each text
it looks for the rule whose words are most alike, first in the same section, and stops where nothing is alike enough.
What it prints is a proposal: the audit (`tests/rules/test_numbering_audit.py`) and a person decide.
"""

import argparse
import re
import sys
from collections import Counter
from pathlib import Path

from mainphase.rules.text import RulesText, read_rules_text
from mainphase.rules.timeline import timeline

# Words that changed their form while the rule stayed the same.
SAME = (
    ("his or her", "their"),
    ("he or she", "they"),
    ("in-play zone", "battlefield"),
    ("into play", "onto the battlefield"),
    ("in play", "on the battlefield"),
    ("removed from the game", "exiled"),
    ("state-based effect", "state-based action"),
    ("local enchantment", "aura"),
    ("receives priority", "gets priority"),
    ("unused", "unspent"),
    ("’", "'"),
)
ENOUGH = 0.46  # below this a rule is taken to be another one
OWN_SECTION = 0.14


def words(text: str) -> Counter[str]:
    """A rule's words, without examples, cross-references and its place in a list."""
    text = text.lower()
    for old, new in SAME:
        text = text.replace(old, new)
    text = re.sub(r"example:.*", "", text)
    text = re.sub(r"\(see [^)]*\)|^(first|second|third|fourth|fifth), ", "", text)
    return Counter(re.findall(r"[a-z{}/']+", text))


def alike(one: Counter[str], other: Counter[str]) -> float:
    """From 0 to 1; long words count for more than short ones."""
    both = either = 0.0
    for word in one.keys() | other.keys():
        weight = len(word) ** 0.5
        both += weight * min(one[word], other[word])
        either += weight * max(one[word], other[word])
    return both / either if either else 0.0


def heading(text: RulesText, number: str) -> str:
    """The title of a rule's section, in today's words."""
    section = number.split(".")[0]
    title = text[section].lower() if section in text else section
    return title.replace("end of turn step", "end step").replace("end phase", "ending phase")


def earlier_number(text: RulesText, number: str, before: RulesText) -> tuple[str, float]:
    """The number most alike in the text before, and how alike (over 1 for the very same words in the same section)."""
    mine, title = words(text[number]), heading(text, number)
    best, score = "", 0.0
    for rule in before.rules:
        if ("." in rule.number) != ("." in number):
            continue
        likeness = alike(mine, words(rule.text))
        likeness += OWN_SECTION if heading(before, rule.number) == title else 0.0
        likeness += 0.03 if rule.number == number else 0.0
        if likeness > score:
            best, score = rule.number, likeness
    return best, score


def follow(number: str, names: list[tuple[str, str]], folder: Path) -> list[tuple[str, str]]:
    """(first day in force, number), newest first, as far back as the rule can be followed."""
    name, since = names[-1]
    text = read_rules_text(folder / f"{name}.txt")
    text.find(number)
    found = [(since, number)]
    for name, since in reversed(names[:-1]):
        before = read_rules_text(folder / f"{name}.txt")
        number, score = earlier_number(text, number, before)
        if score < ENOUGH:
            print(f"# lost in {name}: nearest is {number} ({score:.2f})", file=sys.stderr)
            break
        if score < ENOUGH + 0.2:
            print(f"# doubtful in {name}: {number} ({score:.2f})", file=sys.stderr)
        found.append((since, number))
        text = before
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("number", help="the rule's number in the newest of the texts")
    parser.add_argument("--texts", type=Path, required=True, help="the folder of dated texts, YYYY-MM-DD.txt")
    parser.add_argument("--concept", default="", help="the concept's name, for the printed lines")
    parser.add_argument("--from", dest="newest", default="9999", help="begin with the text of this day")
    options = parser.parse_args()
    names = [(name, since) for name, since in timeline().texts[1:] if name <= options.newest]
    found = follow(options.number, names, options.texts)
    found.reverse()
    for place, (since, number) in enumerate(found):
        if place == 0 or found[place - 1][1] != number:
            print(f"{options.concept or options.number}\t{since}\t{number}\t-")


if __name__ == "__main__":
    main()
