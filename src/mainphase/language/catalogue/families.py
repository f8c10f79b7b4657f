"""Families of what is not understood, in words: "a choice of a card in a revealed hand". Each line that is not read,
and each card that is refused for another reason, belongs to exactly one.

The families are data (`families.tsv`). Where none fits, the verb of the clause names the family.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources
from typing import Final, NamedTuple

from mainphase.errors import CardError
from mainphase.language.keyword_names import keyword_names, rule_of_keyword
from mainphase.saying.worded import fixed

PLACES: Final = ("reason", "at", "around", "sentence", "keyword")
BEFORE: Final = 45  # characters around the place that are looked at
AFTER: Final = 65
STOP: Final = "⟂"
ENDS: Final = re.compile(r"[.;\n•](?:\s|$)|\n")
WORD: Final = re.compile(r"[A-Za-z']+")
# Keyword actions that are words of every card: a text that stops at one of them is no matter of the keyword.
EVERYDAY: Final = frozenset((
    "activate", "attach", "behold", "cast", "counter", "create", "destroy", "discard", "double", "enchant", "equip",
    "exchange", "exile", "flash", "play", "protection", "reach", "regenerate", "reveal", "sacrifice", "search",
    "shuffle", "support", "tap", "transform", "triple", "untap", "convert",
))  # fmt: skip
VERBS: Final = (
    "add", "attach", "attack", "become", "block", "cast", "choose", "control", "copy", "cost", "count", "deal",
    "destroy", "discard", "double", "draw", "enter", "exchange", "exile", "gain", "get", "give", "have", "keep", "look",
    "lose", "move", "pay", "play", "prevent", "put", "remove", "repeat", "return", "reveal", "sacrifice", "search",
    "separate", "set", "shuffle", "skip", "switch", "take", "tap", "turn", "untap", "win",
)  # fmt: skip


class Family(NamedTuple):
    """A row of the table: where its pattern looks, the pattern, and the family in words."""

    place: str
    pattern: re.Pattern[str]
    words: str


@lru_cache(maxsize=1)
def families() -> tuple[Family, ...]:
    """The table, in the order in which its rows are tried. Raises CardError if a row is not right."""
    text = (resources.files("mainphase.language.catalogue") / "families.tsv").read_text(encoding="utf-8")
    found: list[Family] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line and not line.startswith("#"):
            place, _, rest = line.partition("\t")
            pattern, _, words = rest.partition("\t")
            if place not in PLACES or not words:
                raise CardError(
                    fixed("error-a-place-a-pattern", "a place, a pattern and a family are needed"),
                    where=f"families.tsv:{number}",
                )
            found.append(Family(place, re.compile(pattern, re.IGNORECASE), words))
    return tuple(found)


def family_of_reason(reason: str) -> str:
    """The family of a card that is refused for another reason than its words; "" if they are the reason."""
    for family in families():
        if family.place == "reason" and family.pattern.match(reason):
            return family.words
    return ""


def family_of_line(reason: str, text: str, stopped: int) -> str:
    """The family of a line that keeps a card from being played."""
    return family_of_reason(reason) or family_of(text, stopped)


def family_of(text: str, stopped: int) -> str:
    """The family of a line of which understanding stopped at a place."""
    at = word_begins(text, stopped)
    sentence, begins = sentence_around(text, at)
    rest = sentence[at - begins :].lstrip(" ,") or text[at:].lstrip(" ,.\n")
    around = f"{sentence[max(0, at - begins - BEFORE) : at - begins]}{STOP}{rest[:AFTER]}"
    for family in families():
        if family.place == "at":
            fits = family.pattern.match(rest)
        elif family.place == "around":
            fits = family.pattern.search(around)
        elif family.place == "sentence":
            fits = family.pattern.search(sentence)
        else:
            if family.place == "keyword" and (keyword := keyword_family(around)):
                return keyword
            continue
        if fits:
            return family.words
    return family_of_verb(sentence, at - begins)


def word_begins(text: str, at: int) -> int:
    """Returns the beginning of the word at a place."""
    at = max(0, min(at, len(text)))
    while 0 < at < len(text) and text[at].isalnum() and text[at - 1].isalnum():
        at -= 1
    return at


def sentence_around(text: str, at: int) -> tuple[str, int]:
    """Returns the sentence in which a place is, and where it begins. What ends at the place is still its sentence."""
    begins, ends = 0, len(text)
    for found in ENDS.finditer(text):
        if found.start() >= at:
            ends = found.start()
            break
        if found.end() < len(text) and found.end() <= at:
            begins = found.end()
    return text[begins:ends], begins


def keyword_family(around: str) -> str:
    """Returns the keyword that stands at the place, if one does."""
    before, _, rest = around.partition(STOP)
    if (number := rule_of_keyword(before.strip())) and before.strip().lower() not in EVERYDAY:
        return f"{before.strip().lower()} ({number})"
    words = WORD.findall(rest)[:4] if WORD.match(rest.lstrip(" \"'“({")) else []
    for count in range(min(4, len(words)), 0, -1):
        for said in spellings(words[:count]):
            if said not in EVERYDAY and (number := rule_of_keyword(said)):
                return f"{said} ({number})"
    return ""


def spellings(words: list[str]) -> list[str]:
    """The names of keywords that words may stand for: as they are, and without the ending of a verb."""
    said = " ".join(words).lower()
    return list(dict.fromkeys([said, f"{said}!", *(said.removesuffix(ending) for ending in ("s", "es", "d", "ed"))]))


def family_of_verb(sentence: str, at: int) -> str:
    """The family of a line that fits no other, by the verb of its clause: the last before the place, or the next."""
    clause_begins = max(found.end() for found in re.finditer(r"^|[,:—]", sentence) if found.end() <= max(at, 0))
    clause = re.split(r"[,:—]", sentence[clause_begins:])[0]
    said = [(found.start(), verb) for found in WORD.finditer(clause) if (verb := verb_of(found[0].lower()))]
    before = [verb for start, verb in said if clause_begins + start <= at]
    if said:
        return f"another way to “{before[-1] if before else said[0][1]}”"
    return "something that is done, by a verb that is not known"


def verb_of(word: str) -> str:
    for ending in ("", "s", "es"):
        stem = word.removesuffix(ending) if ending else word
        if stem in VERBS:
            return stem
    return {"has": "have", "dealt": "deal", "drawn": "draw", "lost": "lose"}.get(word, "")


def family_names() -> list[str]:
    """The families of the table, and the keywords that each are one."""
    rows = [family.words for family in families() if family.place != "keyword"]
    keywords = [f"{name} ({number})" for name, number in keyword_names().items() if name not in EVERYDAY]
    return list(dict.fromkeys([*rows, *keywords]))
