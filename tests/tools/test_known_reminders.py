"""The table of reminders, written from a small card file of our own."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from known_reminders import main, subjects_named
from mainphase.language.text.reminders import mark

RULES = "701.2. Scry\n\n702.9. Flying\n\n702.18. Vigilance and Reach\n\n702.9a Flying is an ability.\n"
CARDS = {
    "Vex": "Flying (This creature is up in the air.)",
    "Hex": "Flying\nScry 2, then draw a card. (Look around for 2 things. It stays up in the air.)",
    "Salt": "(Nothing speaks of this.)",
}


def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[str, str]:
    cards = {name: [{"name": name, "type": "Creature", "text": text}] for name, text in CARDS.items()}
    (tmp_path / "cards.json").write_text(json.dumps({"data": cards}), encoding="utf-8")
    (tmp_path / "rules.txt").write_text(RULES, encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["known_reminders", str(tmp_path / "cards.json"), str(tmp_path / "rules.txt")])
    assert main() == 0
    said = capsys.readouterr()
    return said.out, said.err


def test_subjects_are_the_headings_of_keywords() -> None:
    """Their stems: what begins so ("flying", "proliferating")."""
    assert {"scry", "flying", "vigilanc", "reach", "treasure"} <= set(subjects_named(RULES))


def test_sentences_are_kept_as_marks_under_what_they_remind_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out, err = written(tmp_path, monkeypatch, capsys)
    table = {line.split("\t")[0]: line.split("\t")[1].split() for line in out.splitlines() if not line.startswith("#")}
    assert mark("flying", "This creature is up in the air.") in table["flying"]
    assert mark("scry", "Look around for 5 things.") in table["scry"]
    assert mark("scry", "Look around for things.") not in table["scry"]
    assert "air" not in out
    assert "of nothing: Nothing speaks of this." in err


def test_it_is_the_same_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert written(tmp_path, monkeypatch, capsys) == written(tmp_path, monkeypatch, capsys)
