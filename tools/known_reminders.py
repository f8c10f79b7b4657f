"""Writes which sentences in parentheses remind of which keyword, action, token or type: into the declarations of those
that have one (`rules/mechanics`), and the others as `language/text/reminders.tsv`.

    python tools/known_reminders.py atomic-cards.json rules.txt --declare --printed printed-before-2000.json \\
        --keep reminders.tsv

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
from mainphase.language.text.printed_before_2000 import printed_face
from mainphase.language.text.reminders import (
    FLAVOR,
    OPEN,
    mark,
    marks_in,
    pattern_of,
    says_basic_types,
    sentences,
    shape,
    stem,
    subjects_of,
    subjects_of_card,
)
from mainphase.rules.declared import DECLARATIONS, declared

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
    "odd or even",
)  # fmt: skip


def subjects_named(rules: str) -> list[str]:
    found = [name.rstrip("!").lower() for name in HEADING.findall(rules)]
    found += [part for name in found if " and " in name for part in name.split(" and ")]
    return sorted({*map(stem, found), *BESIDE})


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cards", type=Path)
    parser.add_argument("rules", type=Path)
    parser.add_argument("--printed", type=Path, help="texts as they were printed before 2000")
    parser.add_argument("--leave-out", type=int, default=0, help="every nth card, to see what is not known of it")
    parser.add_argument("--keep", type=Path, help="a table whose marks stay: cards that this file has no more had them")
    parser.add_argument("--declare", action="store_true", help="write those of mechanics into their declarations")
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
    if given.keep:
        for subject, marks in marks_in(given.keep.read_text(encoding="utf-8")).items():
            table.setdefault(subject, set()).update(marks)
    if given.declare:
        declare(table)
    out = [
        "# What reminders remind of, and marks of their sentences. Written by tools/known_reminders.py.",
        *(f"{subject}\t{' '.join(sorted(marks))}" for subject, marks in sorted(table.items())),
    ]
    sys.stdout.write("\n".join(out) + "\n")
    return 0


def declare(table: dict[str, set[str]]) -> None:
    """Take the marks of mechanics out of the table and add them to those that stand in their declarations."""
    for one in declared():
        marks = table.pop(stem(one.name), set()) | {*one.of("reminders").split()}
        if marks:
            path = DECLARATIONS / one.file
            head, *lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line[:9] != "reminders"]
            said = f"reminders\t{' '.join(sorted(marks))}"
            at = next((i for i, line in enumerate(lines) if line.startswith("concept\t")), len(lines))
            path.write_text("\n".join([head, *lines[:at], said, *lines[at:]]) + "\n", encoding="utf-8")


# Flavor words of one word or with a small letter, looked through by hand: none is a keyword.
FLAVORS: Final = (
    "Ability", "Abraxas", "Affirmative", "Allies", "Allons-y!", "Attack", "Avalanche!", "Berserk", "Berzerker",
    "Betrayal", "Boomerang", "Brand-new Sky", "Brimstone", "Burn the peasants", "Burn the village", "Caan",
    "Camouflage", "Chain", "Chaos", "Chaosbringer", "Cosplay", "Darkness", "Decimate", "Displacement", "Dissolve",
    "Double", "Dualcast", "Engulf", "Explosive", "Feed", "Fira", "Firaga", "Friends", "GOOOOAAAALLL!", "Gelato",
    "Ghost", "Gigaflare", "Grenades!", "Gungnir", "Hagneia", "Hellmasker", "Hide", "Impound", "Intangibility", "Item",
    "Jast", "Jump", "Kerplunk", "Landerfall", "Lunge", "Machina", "Magic", "Mug", "Mutsunokami", "Negative", "Net",
    "Oblivion", "Pain", "Pasta", "Phaeron", "Pizza", "Protect", "Rage", "Raise", "Rejuvenation", "Repair", "Science",
    "Sec", "Shoryuken", "Split", "Stampede!", "Standoff", "Starfall", "Starscourge", "Steal", "Strike first",
    "Strike hard", "Summon", "Teleport", "Thay", "Throw", "Thundaga", "Thundara", "Tools", "Trance", "Triple", "Wark",
    "Whirlwind", "Zantetsuken", "∞",
)  # fmt: skip


# Marks of what stands in parentheses on playtest and joke cards and reminds of nothing: jokes, advice, rules of their
# own. Looked through by hand: whoever believed them would take something off that means something.
NO_REMINDERS: Final = frozenset((
    "04d2eed5c2", "08f97fb888", "0f05dcb401", "10901fd4d1", "1138d2cf16", "120eac1a74", "1892dd8922", "1cad268dbf",
    "29eeb21c52", "2b631699de", "2d15b27d3e", "2fc787163d", "321d23ad4c", "367724f63f", "3d35dd3578", "42b0910627",
    "4584aa7a66", "474a2fb788", "4b4c04b351", "4e5da84117", "5167a03411", "525a3d968d", "603f211e07", "64d8ebf379",
    "6925301c60", "6c98f9bbcd", "70f332e9db", "76c1dc9187", "77c143972f", "7cd7d2e17b", "802035fed2", "868014df31",
    "889d662528", "8920efd3ac", "8bf86b605b", "8f900eb291", "8f98c5a423", "9068685603", "920c6a22ba", "9581e3b8fd",
    "95898de787", "97399a97ae", "9ab36b7a1c", "9bf4d133e5", "9d4f32064f", "a02d78c6d5", "a0610b07c7", "b4c2bfa9f9",
    "b544d2fd80", "bace6945eb", "bbe9194ad8", "bdd951ecd3", "c63c96d5a6", "c674cc2c9e", "c7587a8920", "cdbf07b607",
    "cfbb8df662", "d02c549ed4", "d12e333f5c", "d1e8728f48", "d3dfa2dfd9", "d6db4b56b6", "d77cde808a", "da2327fdde",
    "decd87a1cf", "e233d10372", "e868e182aa", "ee38fdcdfc", "f2afbdd004", "f3c232b715", "f4eb10dcd9", "f5da129aee",
    "fa0c0fdd6b", "fb264c981b", "fb8839b15c", "fc5ce68f64", "fdb2ffdd8d",
))  # fmt: skip


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
                if mark("", sentence) in NO_REMINDERS:
                    continue
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
