"""The built-in cards that were read once are read again as the same cards, from the card file beside the project."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.language.proofs.card_file import held, needs_data

import read_library
from mainphase.cards import nodes as n
from mainphase.cards.library import CARDS, READ, Library, lines_read
from mainphase.cards.words import card, do, draw, fuse, instant, split
from mainphase.errors import CardError
from read_library import differences, line_of, main, read_again, text_of

CUB = CARDS["Bear Cub"]
CUB_TEXT = {
    "name": "Bear Cub", "layout": "normal", "manaCost": "{1}{G}", "type": "Creature — Bear", "text": "",
    "power": "2", "toughness": "2",
}  # fmt: skip


@needs_data
def test_what_is_kept_is_what_the_cards_say() -> None:
    """Where it is not, it says what the cards say otherwise: `python tools/read_library.py CARD_FILE` takes it over."""
    kept = Library({}, lines_read(), READ.name)
    changed = differences(kept, read_again(held(), kept))
    assert not changed, "\n".join(changed)


def test_a_difference_is_told_in_english() -> None:
    said = replace(CUB, power=3, abilities=(n.HasKeywords(n.Keyword.TRAMPLE),))
    assert differences({"Bear Cub": CUB}, {"Bear Cub": said}) == ["Bear Cub:", "- 2/2", "+ Trample", "+ 3/2"]
    assert differences({"Bear Cub": CUB}, {"Bear Cub": CUB}) == []
    assert differences({}, {"Bear Cub": CUB}) == ["Bear Cub:", "+ Bear Cub {1}{G}", "+ Creature — Bear", "+ 2/2"]


def test_a_difference_that_is_not_said_is_told_too() -> None:
    blade = CARDS["Doom Blade"]
    (spell,) = blade.abilities
    assert isinstance(spell, n.SpellAbility)
    (mode,) = spell.modes
    other = replace(blade, abilities=(n.SpellAbility((replace(mode, effect=n.Sequence((mode.effect,))),)),))
    assert differences({"Doom Blade": blade}, {"Doom Blade": other}) == [
        "Doom Blade:",
        "  says the same, by another tree",
    ]


def test_what_both_halves_have_in_common_is_told() -> None:
    far = card("Far", "{U}", instant)(do(draw(1)))
    away = card("Away", "{B}", instant)(do(draw(2)))
    assert text_of(split(far, away, fuse))[-1] == "Fuse"
    assert "Fuse" not in text_of(split(far, away))


@pytest.fixture
def card_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small card file, and no card that is kept."""
    kept = tmp_path / "read.tsv"
    kept.write_text("", encoding="utf-8")
    monkeypatch.setattr(read_library, "READ", kept)
    monkeypatch.setattr(read_library, "lines_read", lambda: kept.read_text(encoding="utf-8").splitlines())
    path = tmp_path / "cards.json"
    odd = CUB_TEXT | {"name": "Odd Cub", "text": "Odd Cub hums a tune."}
    path.write_text(json.dumps({"data": {"Bear Cub": [CUB_TEXT], "Odd Cub": [odd]}}), encoding="utf-8")
    return path


def kept_beside(card_file: Path) -> str:
    return card_file.with_name("read.tsv").read_text(encoding="utf-8")


def test_a_card_is_added_and_read_again(card_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(card_file), "Bear Cub"]) == 0
    assert capsys.readouterr().out == "Bear Cub:\n+ Bear Cub {1}{G}\n+ Creature — Bear\n+ 2/2\n"
    assert kept_beside(card_file) == line_of(CUB) + "\n"
    assert main([str(card_file)]) == 0
    assert capsys.readouterr().out == "nothing changed\n"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Odd Cub", "Odd Cub is not read: words: not understood"),
        ("No Cub", "No Cub is not in the card file"),
        ("Doom Blade", "Doom Blade stands in a file of cards/library already"),
    ],
)
def test_what_cannot_be_added_is_refused(
    card_file: Path, capsys: pytest.CaptureFixture[str], name: str, why: str
) -> None:
    assert main([str(card_file), name]) == 1
    assert why in capsys.readouterr().err
    assert kept_beside(card_file) == ""


def test_a_card_that_is_not_there_any_more_is_said() -> None:
    with pytest.raises(CardError, match="Bear Cub is not in the card file"):
        read_again({}, ["Bear Cub"])
