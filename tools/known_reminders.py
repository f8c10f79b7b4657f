"""Writes `language/text/reminders.tsv`: which sentences in parentheses remind of which keyword, action, token or type.

    python tools/known_reminders.py atomic-cards.json rules.txt --printed printed-before-2000.json

The subjects are the keywords of the rules text given (701, 702) and those named here. A sentence is taken for one
about a subject if cards that have it speak of the subject: of as few subjects as will do, and of the nearest. What is
kept is a mark of each sentence, never the sentence.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Final

from mainphase.errors import CardError
from mainphase.language.text.about import About
from mainphase.language.text.card_data import CardData, from_atomic
from mainphase.language.text.faces import about_of
from mainphase.language.text.printed import printed_face
from mainphase.language.text.reminders import (
    FLAVOR,
    OPEN,
    mark,
    pattern_of,
    says_basic_types,
    sentences,
    shape,
    subjects_of,
    subjects_of_card,
)

HEADING: Final = re.compile(r"^70[12]\.\d+\. ([A-Z].{2,40})$", re.MULTILINE)
# Beside keywords: what cards speak of that they remind of. A stem stands for all that begins with it.
BESIDE: Final = (
    "treasure", "food", "gold", "shard", "clue", "blood", "powerstone", "incubator", "role", "map", "junk", "lander",
    "mutagen", "walker", "stun counter", "shield counter", "finality counter", "rad counter", "oil counter",
    "loyalty counter", "poison counter", "lore counter", "swampwalk", "islandwalk", "plainswalk", "mountainwalk",
    "forestwalk", "nonbasic landwalk", "landcycling", "plainscycling", "islandcycling", "swampcycling",
    "mountaincycling", "forestcycling", "slivercycling", "wizardcycling", "typecycling", "megamorph", "manifest",
    "monarch", "initiative", "city's blessing", "party", "outlaw", "historic", "modified", "devotion", "day", "night",
    "dungeon", "energy", "experience counter", "snow", "multikicker", "scries", "colorless mana", "damage", "commander",
    "hexproof from", "protection from", "totem armor", "enchant player", "tempts you", "class", "level", "saga",
    "exiles", "amass", "suspended", "face down", "phase", "phases", "copy", "target", "mana value", "mana cost",
    "flip", "double team", "speed", "descended", "bands with other", "substance", "can't be regenerated",
    "choose new targets", "vote", "voting", "coin", "die", "d20", "d6", "roll", "rad", "the ring", "ring-bearer",
    "mana ability", "clockwise", "teamwork", "plotted", "crime", "expend", "recruit", "prepare", "phases out",
)  # fmt: skip


def subjects_named(rules: str) -> list[str]:
    found = [name.rstrip("!").lower() for name in HEADING.findall(rules)]
    found += [part for name in found if " and " in name for part in name.split(" and ")]
    stems = [name[:-1] if name.endswith("e") and len(name) > 4 else name for name in found]
    return sorted({*stems, *BESIDE})


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cards", type=Path)
    parser.add_argument("rules", type=Path)
    parser.add_argument("--printed", type=Path, help="texts as they were printed before 2000")
    parser.add_argument("--leave-out", type=int, default=0, help="every nth card, to see what is not known of it")
    given = parser.parse_args()
    words = pattern_of(subjects_named(given.rules.read_text(encoding="utf-8")))
    said: dict[str, list[dict[str, int]]] = defaultdict(list)
    example: dict[str, str] = {}
    cards = json.loads(given.cards.read_text(encoding="utf-8"))["data"]
    for i, entries in enumerate(cards.values()):
        if given.leave_out and i % given.leave_out == 0:
            continue
        for face in from_atomic(entries):
            note(face, words, said, example)
    if given.printed:
        for name, printings in json.loads(given.printed.read_text(encoding="utf-8")).items():
            for printing in printings:
                if not printing["type"].startswith("Mono") or ":" not in printing["text"]:
                    today = from_atomic(cards[name])[0]
                    note(printed_face(today, printing["type"], printing["text"]).face, words, said, example)
    table = assigned(said, example)
    for word in FLAVORS:
        table.setdefault(FLAVOR, set()).add(mark(FLAVOR, word))
    out = [
        "# What reminders remind of, and marks of their sentences. Written by tools/known_reminders.py.",
        *(f"{subject}\t{' '.join(sorted(marks))}" for subject, marks in sorted(table.items())),
    ]
    sys.stdout.write("\n".join(out) + "\n")
    return 0


# Flavor words of one word, looked through by hand: none is a keyword.
FLAVORS: Final = (
    "Ability", "Abraxas", "Attack", "Berserk", "Boomerang", "Brimstone", "Camouflage", "Chain", "Chaosbringer",
    "Darkness", "Dissolve", "Double", "Engulf", "Explosive", "Fira", "Firaga", "GOOOOAAAALLL!", "Gigaflare", "Gungnir",
    "Hagneia", "Hellmasker", "Hide", "Impound", "Intangibility", "Item", "Jump", "Kerplunk", "Lunge", "Machina",
    "Magic", "Mutsunokami", "Net", "Oblivion", "Pain", "Protect", "Repair", "Shoryuken", "Split", "Stampede!",
    "Starfall", "Starscourge", "Summon", "Teleport", "Thundaga", "Thundara", "Trance", "Triple", "Wark", "Whirlwind",
    "Zantetsuken",
)  # fmt: skip


def note(
    face: CardData, words: re.Pattern[str], said: dict[str, list[dict[str, int]]], example: dict[str, str]
) -> None:
    """Each sentence in parentheses, with what its card speaks of before it: how far away it stands, or 500 if it is
    only what the card is.
    """
    try:
        about = about_of(face)
    except CardError:
        about = About(face.own_name, layout=face.layout, side=face.side)
    of_card = dict.fromkeys(subjects_of_card(about, face.mana_cost or ""), 500)
    for line in face.text.split("\n"):
        for found in OPEN.finditer(line):
            reminder = found[0].strip().strip("()")
            if says_basic_types(reminder, about.subtypes):
                continue
            spoken = OPEN.sub("", line)
            near = dict(of_card)
            for subject in subjects_of(spoken or OPEN.sub("", face.text), words):
                place = line.lower().rfind(subject, 0, found.start())
                distance = found.start() - place - len(subject) if place >= 0 else 400
                near[subject] = min(distance, near.get(subject, 500))
            for sentence in sentences(reminder, about.name):
                said[shape(sentence)].append(near)
                example[shape(sentence)] = sentence


def assigned(said: dict[str, list[dict[str, int]]], example: dict[str, str]) -> dict[str, set[str]]:
    """The fewest subjects that account for every card with the sentence, of equals the nearest to it; and on each card
    the nearest, since the next card may have that alone.
    """
    table: dict[str, set[str]] = defaultdict(set)
    for sentence, places in sorted(said.items()):
        left = [near for near in places if near]
        if len(left) < len(places):
            print("of nothing:", example[sentence], file=sys.stderr)
        while left:
            count: Counter[str] = Counter()
            far: Counter[str] = Counter()
            for near in left:
                count.update(near.keys())
                far.update(near)
            best = min(count, key=lambda s: (-count[s], far[s] / count[s], s))
            table[best].add(mark(best, example[sentence]))
            left = [near for near in left if best not in near]
        for near in places:
            if near:
                nearest = min(near, key=lambda s: (near[s], s))
                table[nearest].add(mark(nearest, example[sentence]))
    return table


if __name__ == "__main__":
    raise SystemExit(main())
