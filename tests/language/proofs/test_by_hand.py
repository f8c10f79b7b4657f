"""Cards that are also written by hand: what is read of their text is what was written."""

from __future__ import annotations

from tests.language.proofs.card_file import every_card, needs_data, reading

from mainphase.cards.library import WRITTEN
from mainphase.cards.nodes import CardDef
from mainphase.language.normal_form import normal
from mainphase.language.verdicts import Verdict


def both() -> list[str]:
    return [name for name in WRITTEN if name in every_card() and reading(name).verdict is Verdict.PLAYABLE]


def as_read(name: str) -> CardDef:
    card = reading(name).card
    assert card is not None
    return card


@needs_data
def test_what_is_read_is_what_was_written() -> None:
    assert [name for name in both() if normal(as_read(name)) != normal(WRITTEN[name])] == []


@needs_data
def test_many_are_compared() -> None:
    assert len(both()) > 160


def test_the_normal_form_tells_apart_what_differs() -> None:
    blade, terror = WRITTEN["Doom Blade"], WRITTEN["Terror"]
    assert normal(blade) != normal(terror)
    assert normal(normal(blade)) == normal(blade)
