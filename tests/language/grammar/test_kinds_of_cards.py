"""What only schemes and Classes wait for."""

from __future__ import annotations

import pytest

from mainphase.cards import nodes as n
from mainphase.cards.words import do, draw
from mainphase.language.grammar.abilities import read_lines, say_ability
from mainphase.language.text.about import About

DRAW = (do(draw(1)),)


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("When you set this scheme in motion, draw a card.", n.IsSetInMotion(n.IsThis())),
        ("When this Class becomes level 3, draw a card.", n.BecomesLevel(3, n.IsThis())),
    ],
)
def test_what_they_wait_for(text: str, on: n.Trigger) -> None:
    (reading,) = read_lines((text,), About("Vex"))
    assert reading.readings == ((n.Triggered(on, DRAW),),)
    assert reading.echoed
    assert say_ability(n.Triggered(on, DRAW)) == text


@pytest.mark.parametrize(
    "text",
    [
        "When you set a scheme in motion, draw a card.",
        "When an opponent sets this scheme in motion, draw a card.",
        "When this Class becomes level 1, draw a card.",
        "When a Class becomes level 3, draw a card.",
    ],
)
def test_what_is_not_read(text: str) -> None:
    (reading,) = read_lines((text,), About("Vex"))
    assert reading.readings == ()
