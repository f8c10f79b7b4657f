"""The texts of the card file, if there is one: made ready, put back, and their type lines written again. A fifth of
them, and all in `make test-deep`.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from known_reminders import NO_REMINDERS
from mainphase.errors import CardError
from mainphase.language.text.about import About
from mainphase.language.text.card_data import CardData, from_atomic
from mainphase.language.text.faces import about_of
from mainphase.language.text.normalizing import LOYALTY, Normalized, normalized
from mainphase.language.text.reminders import mark
from mainphase.language.text.sections import ChapterSymbol, StationSymbol, sections
from mainphase.language.text.type_line import read_type_line, type_line_text

DATA = Path(__file__).parents[4] / "shared" / "data" / "atomic-cards.json"


@cache
def faces() -> tuple[CardData, ...]:
    if not DATA.exists():
        pytest.skip("no card data in ../shared/data")
    cards = json.loads(DATA.read_text(encoding="utf-8"))["data"]
    return tuple(face for entries in cards.values() for face in from_atomic(entries))


@cache
def texts(every: int = 5) -> tuple[tuple[CardData, About, Normalized], ...]:
    found = []
    for face in faces()[::every]:
        try:
            about = about_of(face)
        except CardError:
            about = About(face.own_name, layout=face.layout, side=face.side)
        found.append((face, about, normalized(face.text, about, face.mana_cost or "")))
    return tuple(found)


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.deep)])
def test_every_text_is_put_back_letter_for_letter(every: int) -> None:
    wrong = [face.own_name for face, _, text in texts(every) if text.restored(text.lines) != face.text]
    assert wrong == []


def test_every_frame_is_written_again() -> None:
    wrong = []
    for face, about, text in texts():
        again: list[str] = []
        for frame, lines, _ in sections(text.lines, about):
            if isinstance(frame, (ChapterSymbol, StationSymbol)):
                again += [frame.text() + lines[0], *lines[1:]]
            else:
                again += [*([] if frame is None else frame.text().split("\n")), *lines]
        if tuple(again) != text.lines:
            wrong.append(face.own_name)
    assert wrong == []


def test_almost_nothing_is_taken_off_unproved() -> None:
    """But what was looked through and reminds of nothing: jokes and advice on playtest cards, which are refused."""
    found = [fault for _, _, text in texts() for fault in text.faults]
    faults = [fault for fault in found if mark("", fault.words) not in NO_REMINDERS]
    assert len(faults) <= len(texts()) // 500


def test_every_place_leads_back_to_the_same_letter() -> None:
    """But where something else was put: `~`, or "this token" for its name."""
    for face, _, text in texts():
        on_card = face.text.split("\n")
        for i, line in enumerate(text.lines):
            put = {at for use in re.finditer("[~^]|this token", line) for at in range(*use.span())}
            for at in range(0, len(line), 5):
                if at not in put:
                    where, column = text.place(i, at)
                    assert on_card[where][column] == line[at] or LOYALTY.match(on_card[where]), (face.own_name, line)


def test_every_type_line_is_written_again() -> None:
    refused = 0
    for face in faces():
        try:
            line = read_type_line(face.type_line)
        except CardError:
            refused += 1
            continue
        day = "2020-01-01" if "Tribal" in face.type_line else "9999-12-31"
        said = face.type_line.replace("Urza’s", "Urza's").replace("C'tan", "C’tan")
        assert type_line_text(line, day) == said
    assert refused <= len(faces()) // 100
