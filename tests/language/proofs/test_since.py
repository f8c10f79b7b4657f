"""Every card of the card file says all it has that came later, and none that is older is refused."""

from __future__ import annotations

import datetime
import json
import re
from functools import cache

import pytest
from tests.language.proofs.card_file import DATA, every_card, held, needs_data, reading, sample

from mainphase.cards.earlier import in_force
from mainphase.cards.mechanics import ALWAYS_KNOWN, mechanics_of, older, unknown_mechanic
from mainphase.cards.nodes import KEYWORD_NAMES, CardDef
from mainphase.rules.timeline import timeline

pytestmark = needs_data

PRINTED = DATA.with_name("printed-before-2000.json")
# Rulings are told before their cards come, and cards before the next rules text.
BEFORE_ITS_TEXT = datetime.timedelta(days=70)

# What says on a card that it has something, and what it is called there.
ACTIONS = (
    "adapt", "amass", "bolster", "connive", "discover", "exert", "explore", "fight", "goad", "manifest",
    "manifest dread", "populate", "proliferate", "scry", "support", "surveil",
)  # fmt: skip
WORDS = {
    **{word: rf"(?<![A-Z])\b{word}(s|es)?\b" for word in ACTIONS},
    "energy": r"\{E\}",
    "emblems": r"\bemblem\b",
    "stun counters": r"\bstun counter",
    "crimes": r"\bcrime\b",
    "party": r"\bin your party\b",
    **{f"{kind}s": rf"\b{kind} token" for kind in ("Treasure", "Clue", "Food", "Lander")},
    **{f"{kind} tokens": rf"\b{kind} token" for kind in ("Blood", "Gold", "Map")},
    "hybrid mana": r"\{[WUBRG]/[WUBRG]\}",
    "monocolored hybrid mana": r"\{2/[WUBRG]\}",
    "Phyrexian mana": r"\{[WUBRG]/P\}",
    "hybrid Phyrexian mana": r"\{[WUBRG]/[WUBRG]/P\}",
    "colorless hybrid mana": r"\{C/[WUBRG]\}",
}
# Keywords of the card file that say nothing, are older than the rules played here, or are said by another name.
NO_KEYWORDS = {
    "adamant", "alliance", "battalion", "bloodrush", "celebration", "channel", "cohort", "constellation",
    "converge", "corrupted", "council's_dilemma", "coven", "delirium", "descend", "disappear", "domain",
    "eerie", "enchant", "enrage", "fateful_hour", "fathomless_descent", "ferocious", "flurry", "formidable",
    "grandeur", "hellbent", "heroic", "hexproof_from", "imprint", "increment", "infusion", "inspired",
    "join_forces", "kinship", "landfall", "landwalk", "lieutenant", "magecraft", "metalcraft", "mill", "morbid",
    "opus", "pack_tactics", "paradox", "parley", "protection", "radiance", "raid", "rally", "renew", "repartee",
    "revolt", "secret_council", "shuffle", "spell_mastery", "strive", "survival", "sweep", "tempting_offer",
    "threshold", "undergrowth", "valiant", "vivid", "void", "will_of_the_council",
}  # fmt: skip
CALLED = {
    "daybound": "day and night", "nightbound": "day and night", "morph": "face-down cards",
    "transform": "double-faced cards", "investigate": "Clues", "monstrosity": "monstrosity", "treasure": "Treasures",
    "food": "Foods", "convert": "double-faced cards",
}  # fmt: skip


@cache
def always_known() -> frozenset[str]:
    return frozenset(name for name, bit in KEYWORD_NAMES.items() if bit in ALWAYS_KNOWN)


def playable(name: str) -> CardDef | None:
    return reading(name).card


def unsaid(name: str) -> list[str]:
    """What the card file says that a card has and its tree does not."""
    card = playable(name)
    if card is None:
        return []
    found = {mechanic.called for mechanic in mechanics_of(card)} | {*older().get(card.name, ())}
    faces = every_card()[name]
    text = re.sub(r"\([^()]*\)|• [^—\n]*—", "", "\n".join(f"{face.mana_cost or ''}\n{face.text}" for face in faces))
    for face in faces:
        text = text.replace(face.own_name, "").replace(face.own_name.partition(",")[0], "")
    wrong = [thing for thing, words in WORDS.items() if re.search(words, text, re.IGNORECASE) and thing not in found]
    for word in {word.lower() for face in faces for word in face.keywords}:
        walk = word.endswith("walk")
        cycling = word.endswith("cycling")
        known = CALLED.get(word, "cycling" if cycling else word)
        if not walk and word.replace(" ", "_") not in NO_KEYWORDS and known not in found | always_known():
            wrong.append(word)
    return wrong


def first_seen(name: str) -> datetime.date | None:
    """The first day on which a card is known to have been there."""
    days = [ruling.date for face in every_card()[name] for ruling in face.rulings]
    days += [printing["released"] for printing in printed().get(name, ())]
    return min(map(datetime.date.fromisoformat, map(str, days)), default=None)


@cache
def printed() -> dict[str, list[dict[str, str]]]:
    found: dict[str, list[dict[str, str]]] = json.loads(PRINTED.read_text(encoding="utf-8")) if PRINTED.exists() else {}
    return found


def too_young(name: str) -> str:
    """Why a card is refused on a day on which it was there, or ""."""
    card, seen = playable(name), first_seen(name)
    if card is None or seen is None:
        return ""
    day = min(max((seen + BEFORE_ITS_TEXT).isoformat(), timeline().first), timeline().newest)
    return unknown_mechanic(in_force(card, day), day)


@pytest.mark.parametrize("seed", range(4))
def test_cards_say_everything_that_came_later(seed: int) -> None:
    assert {name: wrong for name in sample(60, 4100 + seed) if (wrong := unsaid(name))} == {}


def test_no_card_is_refused_on_a_day_on_which_it_was_there() -> None:
    assert {name: why for name in sample(150, 4200) if (why := too_young(name))} == {}


@pytest.mark.deep
def test_every_card_says_everything_that_came_later() -> None:
    assert {name: wrong for name in held() if (wrong := unsaid(name))} == {}


@pytest.mark.deep
def test_none_of_all_cards_is_refused_on_a_day_on_which_it_was_there() -> None:
    assert {name: why for name in held() if (why := too_young(name))} == {}
