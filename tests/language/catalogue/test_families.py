"""Families of what is not understood: in words, exactly one for each line, none of them a fragment of a card."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.language.proofs.card_file import DATA, needs_data, reading, sample
from tests.support.deep import how_many

from mainphase.language.catalogue.families import STOP, families, family_names, family_of, family_of_line
from mainphase.language.keyword_names import keyword_names, rows_listed, rule_declared
from mainphase.language.verdicts import Verdict
from mainphase.rules.declared import declared_as

VERB = re.compile(r"another way to “[a-z]+”|something that is done, by a verb that is not known")
HEADING = re.compile(r"^(70[12]\.[0-9]+)\. ([A-Z][^\n]{1,40})$", re.M)


def test_families_are_words() -> None:
    for family in families():
        if family.place != "keyword":
            assert family.words[0].islower() or family.words.split()[0].rstrip(",") in (
                "Auras",
                "Cases",
                "Rooms",
                "Spacecraft",
            )
            assert not set(family.words) & set("{}<>~^⟂")
            assert not family.words.endswith(".")


def test_each_pattern_can_be_reached() -> None:
    """No two rows are the same: the second would never fit."""
    rows = Counter((family.place, family.pattern.pattern) for family in families())
    assert [row for row, count in rows.items() if count > 1] == []


@pytest.mark.parametrize(
    ("said", "family"),
    [
        ("Target opponent shows ⟂their hand. You choose from it.", "hands: discarding, revealing, exchanging them"),
        ("Draw X cards, ⟂where X is the number of herons that sing.", "an amount X that is counted"),
        ("Gain 3 life for each ⟂heron you have met.", "an amount for each of some things"),
        ("⟂Splice onto song {1}{U}", "splice (702.47)"),
        ("Creatures you control have ⟂ripple 4.", "ripple (702.60)"),
        ("When this creature ⟂ventures into the dungeon, draw a card.", "dungeons, venturing and the initiative"),
        ("Flip ⟂a coin. If you win the flip, draw a card.", "coins"),
        ("Juggle⟂", "something that is done, by a verb that is not known"),
        ("Draw ⟂.", "another way to “draw”"),
        ("This creature enters ⟂loudly.", "another way to “enter”"),
        ("If a heron ⟂would sing, it dances instead.", "replacement effects: something else happens instead"),
    ],
)  # fmt: skip
def test_a_line_belongs_to_a_family(said: str, family: str) -> None:
    assert family_of(said.replace(STOP, ""), said.index(STOP)) == family


def test_other_reasons_are_families_too() -> None:
    assert family_of_line("unknown-reminder: It sings.", "Flying (It sings.)", 0) == "a reminder text that is not known"
    assert family_of_line("ambiguous: several meanings", "It draws.", 0) == "a text with several meanings"


@needs_data
def test_every_line_of_a_sample_belongs_to_a_family_in_words() -> None:
    """No family is a fragment, and few lines are told by their verb alone."""
    names = set(family_names())
    told: Counter[str] = Counter()
    cards = how_many(500, 1_500)
    for name in sample(cards, 28):
        for line in reading(name).lines:
            if line.verdict != Verdict.PLAYABLE:
                told[family_of_line(line.reason, line.text, line.stopped)] += 1
    assert sum(told.values()) > cards // 8
    assert [family for family in told if family not in names and not VERB.fullmatch(family)] == []
    by_verb = sum(count for family, count in told.items() if VERB.fullmatch(family))
    assert by_verb < 0.06 * sum(told.values())


@needs_data
def test_every_keyword_of_the_newest_rules_has_its_name() -> None:
    newest = max((DATA.parents[1] / "rules").glob("*.txt"), key=lambda path: Path(path).stem)
    known = keyword_names()
    headings = {name.lower(): number for number, name in HEADING.findall(newest.read_text(encoding="utf-8-sig"))}
    for name, number in headings.items():
        for each in name.split(" and ") if name in ("tap and untap", "daybound and nightbound") else [name]:
            assert known.get(each) == number


def test_a_keyword_that_is_declared_is_not_listed_again() -> None:
    declared = {one.name.lower(): rule_declared(one) for one in declared_as("keyword ability", "keyword action")}
    assert [row[0] for row in rows_listed() if declared.get(row[0])] == []
    assert [row for row in rows_listed() if len(row) > 2 and declared[row[2]] != row[1]] == []
