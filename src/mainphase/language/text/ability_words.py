"""Words in italics before an ability that mean nothing: ability words (CR 207.2c) and flavor words (207.2d)."""

from __future__ import annotations

import re
from typing import Final

from mainphase.language.text.reminders import is_known_flavor_word

ABILITY_WORDS: Final = frozenset(
    """adamant,addendum,alliance,battalion,bloodrush,celebration,channel,chroma,cohort,constellation,converge,
    council's dilemma,coven,delirium,descend 4,descend 8,disappear,domain,eerie,eminence,enrage,fateful hour,
    fathomless descent,ferocious,flurry,formidable,grandeur,hellbent,heroic,imprint,infusion,inspired,join forces,
    kinship,landfall,lieutenant,magecraft,metalcraft,morbid,opus,pack tactics,paradox,parley,radiance,raid,rally,renew,
    repartee,revolt,secret council,spell mastery,strive,survival,sweep,tempting offer,threshold,undergrowth,valiant,
    vivid,void,will of the council""".replace("\n    ", "").split(",")
)
WORD: Final = re.compile(r"(?P<bullet>• )?(?P<word>[^\s—\"({:•][^—\"({:•]{0,60}) — (?=\S)")
PRICED: Final = re.compile(r"(?:\{[^{}]+\})+ — ")
NUMERAL: Final = re.compile(r"[IVX]+(?:, [IVX]+)*|LEVEL .*|Level .*|[0-9].*|\+.*|−.*")
SMALL: Final = frozenset(
    ("a", "an", "and", "at", "by", "for", "from", "in", "into", "of", "off", "on", "or", "the", "to", "with")
)


def word_before(line: str, begin: int, text: str) -> tuple[str, int, str]:
    """The word before an ability that begins there, where it ends, and why it is harmless: "ability word", "flavor
    word"; or "unknown" if nothing proves that. "" for the word: none stands there.

    `text` is the whole text of the card: an anchor word ("As this enters, choose …", CR 614.12c) is said in it again.
    """
    found = WORD.match(line, begin)
    if found is None or NUMERAL.fullmatch(found["word"]):
        return "", begin, ""
    word = found["word"]
    if word.lower() in ABILITY_WORDS and not found["bullet"]:
        return word, found.end(), "ability word"
    if word.lower() in STRUCTURE or word.endswith(FACES):
        return "", begin, ""
    if found["bullet"] and PRICED.match(line, found.end()):  # the name of a mode that has a cost (CR 207.2d, 702.183a)
        return word, found.end(), "flavor word"
    if len(re.findall(rf"\b{re.escape(word)}(?!\w)", text)) > 1:
        return "", begin, ""
    if is_title(word) or is_known_flavor_word(word):
        return word, found.end(), "flavor word"
    return word, found.end(), "unknown"


# Keywords that stand before a dash, and what a Case says: they mean something, and the grammar reads them.
STRUCTURE: Final = frozenset(
    """boast,companion,exhaust,forecast,max speed,power-up,solved,to solve,visit,prize,hideaway,cycling,ward,equip,
    choose one,choose two,choose three,choose four,choose one or both,choose one or more,choose any number,
    choose up to one,choose up to two,choose up to three,council's judgment""".replace("\n    ", "").split(",")
)


FACES: Final = "faces a villainous choice"  # CR 701.55a: of a player, whom the words before name


def is_title(word: str) -> bool:
    """Several words with capitals, "Fear Gas": so only flavor words are written. Keywords and ability words have one
    capital, at the beginning, however many words they are.
    """
    words = [part for part in re.split(r"[ -]", word) if part]
    large = [part for i, part in enumerate(words) if i in (0, len(words) - 1) or part.lower() not in SMALL]
    return len(large) >= 2 and all(part[0].isupper() or part[0].isdigit() for part in large)
