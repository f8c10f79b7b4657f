"""Conditions on the power, the toughness and the mana value of what was spoken of."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does

from mainphase.cards import nodes as n

TARGET = n.Target()
POWER, VALUE = n.PowerOf(TARGET), n.ManaValueOf(TARGET)


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("Destroy target creature. If its mana value was 3 or less, draw a card.", n.Compare(VALUE, "<=", n.Fixed(3))),
        ("Exile target creature. If it had mana value 3 or less, draw a card.", n.Compare(VALUE, "<=", n.Fixed(3))),
        (
            "Return target creature to its owner's hand. If its power was exactly 20, draw a card.",
            n.Compare(POWER, "=", n.Fixed(20)),
        ),
        (
            "Tap target creature. If that creature has power 6 or greater, draw a card.",
            n.Compare(POWER, ">=", n.Fixed(6)),
        ),
    ],
)
def test_how_much_it_is_or_was(text: str, condition: n.Condition) -> None:
    effect = does(text)
    assert isinstance(effect, n.Sequence)
    assert effect.of[-1] == n.If(condition, n.Draw(n.Fixed(1)))
