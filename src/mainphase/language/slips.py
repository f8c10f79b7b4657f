"""Slips of the hand in a text that somebody typed: what is put right, and which word may have been meant."""

from __future__ import annotations

import difflib
import re
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.language.keyword_names import keyword_names, rule_of_keyword
from mainphase.language.text.card_data import CardData
from mainphase.language.text.type_line import TYPES
from mainphase.language.verdicts import CardReading, LineVerdict, Reader, Verdict

CURLY: Final = str.maketrans({"“": '"', "”": '"', "„": '"', "’": "'", "‘": "'", "`": "'"})
LOYALTY: Final = re.compile(r"^(\[?)[-–](?=(?:[0-9]+|X)\]?:)", re.M)
MINUS: Final = re.compile(r"[−–](?=(?:[0-9]+|X)(?:/|\b(?!\]?:)))")
SPACES: Final = re.compile(r"(?<=\S)[ \t\u00a0]{2,}(?=\S)")
STOPPED: Final = re.compile(r"[.!?)\"']$")
WORD: Final = re.compile(r"[A-Za-z][A-Za-z'-]*")
CLOSE: Final = 0.78
MOST_GUESSES: Final = 6
LONGEST_KEYWORD: Final = 3  # words
# Words that many cards have, besides keywords and types.
USUAL: Final = (
    "ability", "abilities", "activate", "activated", "add", "additional", "all", "another", "any", "attack",
    "attacking", "attacks", "base", "basic", "becomes", "beginning", "block", "blocking", "blocks", "both", "card",
    "cards", "cast", "choose", "chosen", "color", "colorless", "combat", "control", "controller", "controls", "copy",
    "cost", "costs", "counter", "counters", "create", "creatures", "damage", "deal", "deals", "deathtouch", "destroy",
    "dies", "discard", "discards", "double", "draw", "draws", "each", "end", "enchanted", "enters", "equal",
    "equipped", "exile", "face", "four", "from", "gain", "gains", "graveyard", "greater", "half", "hand", "hands",
    "having", "instead", "land", "lands", "least", "leaves", "legendary", "less", "library", "life", "lose", "loses",
    "mana", "maximum", "more", "nonland", "number", "one", "only", "opponent", "opponents", "other", "owner", "pay",
    "permanent", "permanents", "player", "players", "play", "power", "prevent", "put", "puts", "return", "reveal",
    "reveals", "sacrifice", "sacrifices", "search", "second", "spell", "spells", "step", "tap", "tapped", "target",
    "targets", "that", "their", "them", "then", "this", "three", "token", "tokens", "top", "toughness", "total",
    "turn", "two", "under", "unless", "until", "untap", "untapped", "upkeep", "value", "when", "whenever", "where",
    "while", "with", "without", "you", "your", "black", "blue", "green", "red", "white",
)  # fmt: skip


def put_right(text: str) -> str:
    """The text with the quotes, minuses and spaces of cards."""
    text = LOYALTY.sub(r"\1−", text.translate(CURLY))
    return SPACES.sub(" ", MINUS.sub("-", text))


def slips_put_right(text: str) -> list[str]:
    """Tells what `put_right` changes in a text."""
    straight = text.translate(CURLY)
    spaced = SPACES.sub(" ", straight)
    found = ["curly quotes as straight ones"] if straight != text else []
    found += ["double spaces as one"] if spaced != straight else []
    return found + (["minuses as cards have them"] if put_right(text) != spaced else [])


def with_full_stops(card: CardData, reading: CardReading, read: Reader) -> tuple[CardData, CardReading]:
    """The card with full stops at the end of those lines that are understood only with one."""
    wanting = {line.text for line in reading.lines if is_refused(line) and not STOPPED.search(line.text)}
    lines = [f"{line}." if line in wanting else line for line in card.text.split("\n")]
    if not wanting:
        return card, reading
    stopped = replace(card, text="\n".join(lines))
    again = read((stopped,))
    return (stopped, again) if again.verdict == Verdict.PLAYABLE else (card, reading)


def is_refused(line: LineVerdict) -> bool:
    return line.verdict == Verdict.UNSUPPORTED


def hint_for(card: CardData, line: LineVerdict, read: Reader) -> str:
    """Tells what may be wrong with a line that is not understood: a keyword that is none or is not played, or a word
    that is nearly another with which more is understood; "" if nothing is near.
    """
    at = line.stopped
    while 0 < at <= len(line.text) and line.text[at - 1 : at].isalpha() and line.text[at : at + 1].isalpha():
        at -= 1
    meant = word_meant(card, line, at, read)
    keyword = keyword_at(line.text, at)
    if keyword and (number := rule_of_keyword(keyword)):
        return f"the keyword {keyword.lower()} ({number}) is not played here"
    if keyword:
        return f"no keyword is called {keyword!r}{f'; did you mean {meant}?' if meant else ''}"
    return f"did you mean {meant}?" if meant else ""


def keyword_at(text: str, at: int) -> str:
    """Returns the words where a keyword should be: between commas, on a line without a full stop; "" elsewhere."""
    line = text[text.rfind("\n", 0, at) + 1 :].partition("\n")[0]
    offset = at - (text.rfind("\n", 0, at) + 1)
    plain = re.sub(r"\s*\([^()]*\)$", "", line)
    if STOPPED.search(plain) or ":" in plain:
        return ""
    begin = plain.rfind(",", 0, max(offset, 0)) + 1
    piece = re.sub(r"[ —]*(\{[^{}]*\}|[0-9]+|—.*)*$", "", plain[begin:].split(",")[0].strip())
    words = piece.split()
    known = next((" ".join(words[:k]) for k in range(len(words), 0, -1) if rule_of_keyword(" ".join(words[:k]))), "")
    strange = all(WORD.fullmatch(word) and word.lower() not in USUAL for word in words)
    return known or (piece if strange and 0 < len(words) <= LONGEST_KEYWORD else "")


def word_meant(card: CardData, line: LineVerdict, at: int, read: Reader) -> str:
    """Returns the usual word that may have been meant where a word at the place, or beside it, stands: one with which
    more of the line is understood.
    """
    words = list(WORD.finditer(line.text))
    near = [k for k, word in enumerate(words) if word.end() >= at][:1] or [len(words) - 1]
    tried = 0
    for k in (near[0], near[0] - 1, near[0] + 1):
        if not 0 <= k < len(words):
            continue
        word = words[k]
        for other in difflib.get_close_matches(word[0].lower(), vocabulary(), 3, CLOSE):
            if other == word[0].lower() or tried == MOST_GUESSES:
                continue
            tried += 1
            said = other.capitalize() if word[0][0].isupper() else other
            changed = line.text[: word.start()] + said + line.text[word.end() :]
            again = read((replace(card, text=card.text.replace(line.text, changed)),))
            now = next((each for each in again.lines if each.text == changed), None)
            if now is not None and (not is_refused(now) or now.stopped > max(line.stopped, word.end()) + 1):
                return said
    return ""


@lru_cache(maxsize=1)
def vocabulary() -> tuple[str, ...]:
    """The words that somebody may have meant."""
    types = [name.lower() for name in (*TYPES, *CREATURE_TYPES)]
    keywords = [word for name in keyword_names() for word in name.split()]
    return tuple(dict.fromkeys([*USUAL, *keywords, *types]))
