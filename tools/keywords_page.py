"""Writes the table of keywords into docs/cards.md: how many cards have each, how many can be played, and whether
the keyword itself is.

    python tools/keywords_page.py atomic-cards.json [--jobs 4] [--page docs/cards.md]

Keywords on fewer than 15 cards of the file are left out. Where a keyword is played and not all cards with it are, other
words of those cards are in the way.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from multiprocessing import Pool
from pathlib import Path
from typing import Any, Final

from mainphase.language.cards import read_card
from mainphase.language.text.card_data import from_atomic
from mainphase.language.verdicts import Verdict

LEAST: Final = 15
BEGIN, END = "<!-- keywords -->", "<!-- end of keywords -->"
WORDS: Final = "an ability word: it means nothing by itself"
ABILITY_WORDS: Final = frozenset(
    """Adamant,Battalion,Channel,Chroma,Constellation,Converge,Coven,Delirium,Domain,Enrage,Ferocious,Hellbent,Heroic,
    Imprint,Inspired,Landfall,Magecraft,Metalcraft,Morbid,Raid,Rally,Revolt,Threshold""".replace("\n    ", "").split(
        ","
    )
)


def judged(entries: tuple[str, list[dict[str, Any]]]) -> tuple[frozenset[str], bool]:
    """The keywords of a card, and whether it can be played."""
    _, faces = entries
    words = frozenset(word for face in faces for word in face.get("keywords", ()))
    return words, read_card(from_atomic(faces)).verdict is Verdict.PLAYABLE


def table(cards: dict[str, list[dict[str, Any]]], jobs: int) -> str:
    """The lines of the table, the commonest keywords first."""
    cards_with: Counter[str] = Counter()
    played: Counter[str] = Counter()
    with Pool(jobs) as pool:
        for words, is_played in pool.imap_unordered(judged, cards.items(), 64):
            cards_with.update(words)
            if is_played:
                played.update(words)
    lines = ["| keyword | cards | playable | the keyword itself |", "|---|--:|--:|---|"]
    for word, count in sorted(cards_with.items(), key=lambda one: (-one[1], one[0])):
        if count >= LEAST:
            lines.append(f"| {word} | {count} | {played[word]} | {said_of(word, played[word])} |")
    return "\n".join(lines)


def said_of(word: str, played: int) -> str:
    if word in ABILITY_WORDS:
        return WORDS
    return "played" if played else "no"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="a card file in MTGJSON's layout of all cards")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes read")
    parser.add_argument("--page", type=Path, default=Path("docs/cards.md"), help="the page with the table")
    options = parser.parse_args()
    cards = json.loads(options.file.read_text(encoding="utf-8"))["data"]
    page = options.page.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    text = f"{before}{BEGIN}\n\n{table(cards, options.jobs)}\n\n{END}{after}"
    options.page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
