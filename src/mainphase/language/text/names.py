"""A card's own name in its text: the whole of it, and the short form that legendary cards are called by (CR
201.4, 201.5).

A name is only a name where it is used as one: "Sleep" in "Sleep deals …", not the same word beginning a sentence as a
verb, nor in a longer name, nor as a type ("a Goblin").
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.kernel.lowering.subtypes import SUBTYPE_KIND


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Words that name a kind of thing when they stand in a text with a capital.
KINDS: Final = frozenset((*CREATURE_TYPES, *SUBTYPE_KIND))
# Where the part of a name ends that its bearer is called by.
ENDS: Final = frozenset(("of", "the", "from", "in", "to", "for", "at", "on", "and", "with"))
ARTICLES: Final = frozenset(("The", "A", "An"))

# What stands before the first word of a sentence.
BEGINNINGS: Final = (". ", "! ", "? ", ": ", "— ", "• ", '"', ".) ", "\n")
NEXT: Final = re.compile(r"(?P<own>'s|')?(?P<space> ?)(?P<word>[\w'+{-]*)")
BEFORE: Final = re.compile(r"([\w'-]+)[ ]$")
# After a name that begins a sentence stands what it does or is.
DOING: Final = re.compile(
    r"(?:'s |'s$| (?:deals?|enters?|gets?|gains?|has|is|isn't|was|can|can't|could|doesn't|don't|didn't|costs?|comes?|"
    r"becomes?|attacks?|blocks?|assigns?|dies|leaves?|loses?|untaps?|fights?|must|may|phases|remains?|explores|"
    r"connives|transforms|enlists|and|or|'s|also|perpetually|escapes|explodes)\b)"
)
# What stands before a kind of thing, and never before a name.
DETERMINERS: Final = words(
    "a an the target each another other all any no that this those these one two three four five six X non nontoken "
    "token untapped tapped attacking blocking white blue black red green colorless multicolored nonwhite nonblue "
    "nonblack nonred nongreen legendary nonlegendary basic nonbasic snow or colored more many your their his her its "
    "every additional chosen artifact enchantment creature land named Snow-Covered Other Each All Another"
)
# What stands after a kind of thing, and never after a name.
NOUNS: Final = words(
    "creature creatures card cards spell spells token tokens permanent permanents source sources artifact artifacts "
    "enchantment enchantments land lands planeswalker planeswalkers you counter counters instant sorcery"
)


@cache
def short_names(name: str, legendary: bool) -> tuple[str, ...]:
    """The short forms of a legendary name, longest first: "Ana" of "Ana, Warden of Tides" and of "Ana of the Tides"."""
    if not legendary:
        return ()
    words = name.split(" ")
    found: list[str] = []
    for i in range(len(words) - 1, 0, -1):
        part = " ".join(words[:i])
        short = part.removesuffix(",")
        if short in ARTICLES or short.rpartition(" ")[2] in ENDS:
            continue
        if short in KINDS and short == part and words[i] not in ENDS:
            continue  # "Sliver" is never Sliver the queen
        found.append(short)
    return tuple(found)


def uses(line: str, name: str, whole: bool = True) -> Iterator[tuple[int, int]]:
    """Where in a line a name stands and is used as one, as spans. `whole`: it is the card's whole name."""
    if not name:
        return
    at = line.find(name)
    while at >= 0:
        end = at + len(name)
        if is_used_as_a_name(line, at, end, whole):
            yield at, end
            at = line.find(name, end)
        else:
            at = line.find(name, at + 1)


def is_used_as_a_name(line: str, at: int, end: int, whole: bool) -> bool:
    name = line[at:end]
    last = line[at - 1] if at else ""
    if last and (last.isalnum() or last in "'-’~/"):
        return False
    found = NEXT.match(line, end)
    word = found["word"] if found is not None else ""
    own = found["own"] if found is not None else None
    spaced = bool(found and found["space"])
    if end < len(line) and (line[end].isalnum() or line[end] in "-’/"):
        return False
    if spaced and word[:1].isupper() and word[:1].isalpha():
        return False  # a longer name: "Sol Ring" is not Sol
    if not whole and (line[end : end + 2] == ", " and line[end + 2 : end + 3].isupper()):
        return False  # another of the same short name: "Ana, Queen of Salt"
    before = BEFORE.search(line, max(0, at - 24), at)
    previous = before[1] if before is not None else ""
    if previous == "named":
        return whole
    if previous[:1].isupper() and at - len(previous) - 1 > 0 and not begins(line, at - len(previous) - 1):
        if " " not in name and previous not in ("Untap", "Sacrifice", "Return"):
            return False  # "Mount Doom" is not Doom
    if " " in name:
        return True
    if begins(line, at):
        return DOING.match(line, end) is not None
    if name in KINDS:
        return previous not in DETERMINERS and not (own is None and word in NOUNS)
    return True


def begins(line: str, at: int) -> bool:
    """Whether a sentence begins there."""
    return at == 0 or line.endswith(BEGINNINGS, 0, at)
