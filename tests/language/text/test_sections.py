"""Chapters, level symbols and class levels: frames around plain text."""

from __future__ import annotations

from mainphase.cards.nodes import CardType
from mainphase.language.text.about import About
from mainphase.language.text.sections import ChapterSymbol, ClassLevel, LevelSymbol, Section, sections

SAGA = About("Vex", types=CardType.ENCHANTMENT, subtypes=("Saga",), layout="saga")
CLASS = About("Vex", types=CardType.ENCHANTMENT, subtypes=("Class",), layout="class")
LEVELER = About("Vex", types=CardType.CREATURE, layout="leveler")


def test_chapters_stand_before_their_text_and_modes_belong_to_it() -> None:
    lines = ("Flying", "I, II — Choose one —", "• Scry 1.", "• Draw a card.", "III — ~ untaps.", "Reach")
    assert sections(lines, SAGA) == (
        Section(None, ("Flying",), 0),
        Section(ChapterSymbol((1, 2)), ("Choose one —", "• Scry 1.", "• Draw a card."), 1),
        Section(ChapterSymbol((3,)), ("~ untaps.",), 4),
        Section(None, ("Reach",), 5),
    )


def test_what_is_no_chapter_is_plain() -> None:
    for line in ("IIII — Draw a card.", "I,II — Draw a card.", "X or I — Draw a card."):
        assert sections((line,), SAGA) == (Section(None, (line,), 0),)
    assert sections(("I — Draw a card.",), CLASS) == (Section(None, ("I — Draw a card.",), 0),)


def test_level_symbols() -> None:
    lines = ("Level up {1}", "LEVEL 1-3", "4/4", "Flying", "{T}: Draw a card.", "LEVEL 4+", "6/6")
    assert sections(lines, LEVELER) == (
        Section(None, ("Level up {1}",), 0),
        Section(LevelSymbol(1, 3, "4/4"), ("Flying", "{T}: Draw a card."), 3),
        Section(LevelSymbol(4, 0, "6/6"), (), 7),
    )
    broken = ("LEVEL 1-3", "Flying")
    assert sections(broken, LEVELER) == (Section(None, broken, 0),)


def test_class_levels() -> None:
    lines = ("Flying", "{1}{G}: Level 2", "Reach", "Draw a card.", "{3}{G}: Level 3", "Trample")
    assert sections(lines, CLASS) == (
        Section(None, ("Flying",), 0),
        Section(ClassLevel("{1}{G}", 2), ("Reach", "Draw a card."), 2),
        Section(ClassLevel("{3}{G}", 3), ("Trample",), 5),
    )
