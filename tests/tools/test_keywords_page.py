"""The table of keywords: how many cards have each, and how many of them can be played."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import keywords_page


def entry(name: str, text: str, *keywords: str) -> dict[str, object]:
    return {
        "name": name, "layout": "normal", "type": "Creature — Otter", "types": ["Creature"], "subtypes": ["Otter"],
        "supertypes": [], "manaCost": "{1}{U}", "power": "1", "toughness": "1", "text": text,
        "keywords": list(keywords), "colors": ["U"],
    }  # fmt: skip


def test_the_table_stands_between_its_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keywords_page, "LEAST", 2)
    cards = {
        "One": [entry("One", "Flying", "Flying")],
        "Two": [entry("Two", "Flying\nJuggle three lanterns.", "Flying")],
        "Three": [entry("Three", "Juggle", "Juggle")],
        "Four": [entry("Four", "Juggle", "Juggle")],
    }
    file, page = tmp_path / "cards.json", tmp_path / "page.md"
    file.write_text(json.dumps({"data": cards}), encoding="utf-8")
    page.write_text(f"before\n{keywords_page.BEGIN}\nold\n{keywords_page.END}\nafter\n", encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["keywords_page", str(file), "--jobs", "1", "--page", str(page)])
    keywords_page.main()
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert "| Flying | 2 | 1 | played |" in text
    assert "| Juggle | 2 | 0 | no |" in text
