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


def words_in(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Words that name a kind of thing when they stand in a text with a capital.
KINDS: Final = frozenset((*CREATURE_TYPES, *SUBTYPE_KIND))
# Where the part of a name ends that its bearer is called by.
ENDS: Final = frozenset(("of", "the", "from", "in", "to", "for", "at", "on", "and", "with"))
ARTICLES: Final = frozenset(("The", "A", "An"))

# What stands before the first word of a sentence.
BEGINNINGS: Final = (". ", '." ', "! ", "? ", ": ", "— ", "• ", '"', "'", ".) ", ", ", "\0")
# What makes a name a part of a longer one ("Sol Ring"), and a short name that of somebody else ("Ana, Queen of Salt").
LONGER: Final = re.compile(r"(?:'s|')? [A-Z]| (?:the|of|of the) [A-Z]")
ANOTHER: Final = re.compile(r", [A-Z]")
BEFORE: Final = re.compile(r"([\w'-]+)[ ]$")
# After a name that begins a sentence stands what it does or is.
DOING: Final = re.compile(
    r"(?:'s |'s$| (?:deals?|enters?|gets?|gains?|has|is|isn't|was|can|can't|could|doesn't|don't|didn't|costs?|comes?|"
    r"becomes?|attacks?|blocks?|assigns?|dies|leaves?|loses?|untaps?|fights?|must|may|phases|remains?|explores|"
    r"connives|transforms|enlists|and|or|'s|also|perpetually|escapes|explodes)\b)"
)
# What stands before a kind of thing, and never before a name.
DETERMINERS: Final = words_in(
    "a an the target each another other all any no that this those these one two three four five six X non nontoken "
    "token untapped tapped attacking blocking white blue black red green colorless multicolored nonwhite nonblue "
    "nonblack nonred nongreen legendary nonlegendary basic nonbasic snow or colored more many your their his her its "
    "every additional chosen artifact enchantment creature land named Snow-Covered Other Each All Another"
)
ARTICLED: Final = words_in("a an each another other all any no nontoken")  # no name stands after these
# What stands after a kind of thing, and never after a name.
NOUN: Final = re.compile(
    r" (?:creature|card|spell|token|permanent|source|artifact|enchantment|land|planeswalker|counter)s?\b"
    r"| (?:you|instant|sorcery)\b"
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


def uses(line: str, name: str, whole: bool = True, kinds: tuple[str, ...] = ()) -> Iterator[tuple[int, int]]:
    """Where in a line a name stands and is used as one, as spans. `whole`: it is the card's whole name; `kinds`: the
    card's own subtypes, of which the name may be one ("a Jace planeswalker").
    """
    if not name:
        return
    at = line.find(name)
    while at >= 0:
        end = at + len(name)
        if is_used_as_a_name(line, at, end, whole, name in KINDS or name in kinds):
            yield at, end
            at = line.find(name, end)
        else:
            at = line.find(name, at + 1)


def is_used_as_a_name(line: str, at: int, end: int, whole: bool, is_kind: bool) -> bool:
    if at and (line[at - 1].isalnum() or line[at - 1] in "'-’~/"):
        return False
    if end < len(line) and (line[end].isalnum() or line[end] in "-’/"):
        return False
    again = line.startswith(f", {line[at:end]} ", end)  # "When … transforms into Ana, Ana deals …"
    if LONGER.match(line, end) or (not whole and not again and ANOTHER.match(line, end)):
        return False
    before = BEFORE.search(line, max(0, at - 24), at)
    previous = before[1] if before is not None else ""
    if previous == "named":
        return whole
    if previous in ARTICLED:
        return False
    if previous[:1].isupper() and not begins(line, at - len(previous) - 1) and " " not in line[at:end]:
        return False  # "Mount Doom" is not Doom
    if " " in line[at:end]:
        return True
    if begins(line, at) and not line.endswith('"', 0, at):
        return DOING.match(line, end) is not None
    if is_kind:
        return previous not in DETERMINERS and not NOUN.match(line, end)
    return True


def begins(line: str, at: int) -> bool:
    """True if a sentence, or a component of a cost, begins there."""
    return at == 0 or line.endswith(BEGINNINGS, 0, at)


# A token's name, and after it in quotation marks the abilities that the token has; apostrophes stand in it too.
TOKEN_NAMED: Final = re.compile(
    r"(?:token(?:s)? named (?P<name>[A-Z][^\"]*?)(?: with|\. It has)|"
    r"reates? (?P<legend>[A-Z][^\"]*?), an? [^\".]*token with)"
    r'[^".]*(?P<quotes>"[^"]*"(?:(?: and|,|, and) "[^"]*")*)'
)
QUOTED: Final = re.compile(r'"([^"]*)"')


def uses_of_token(line: str) -> Iterator[tuple[int, int]]:
    """Where an ability of a token that is created calls the token by its name, as spans (CR 201.5)."""
    for made in TOKEN_NAMED.finditer(line):
        name = made["name"] or made["legend"]
        for said in QUOTED.finditer(line, made.start("quotes"), made.end("quotes")):
            for begin, end in uses(said[1], name):
                yield said.start(1) + begin, said.start(1) + end
