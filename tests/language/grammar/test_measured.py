"""Conditions on the power, the toughness and the mana value of what was spoken of."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does

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


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        (
            "Return target creature to its owner's hand. Create X 1/1 green Saproling creature tokens, where X is that "
            "creature's mana value.",
            VALUE,
        ),
        (
            "Exile target artifact or enchantment. You gain X life, where X is the mana value of the permanent exiled "
            "this way.",
            VALUE,
        ),
    ],
)
def test_it_is_of_what_was_there_before_the_instruction(text: str, amount: n.Quantity) -> None:
    effect = does(text)
    assert isinstance(effect, n.Sequence)
    assert getattr(effect.of[-1], "amount", None) == amount


def test_the_creature_that_died() -> None:
    read = ability("Whenever a creature dies, you gain X life, where X is the power of the creature that died.")
    assert isinstance(read, n.Triggered)
    assert read.modes[0].effect == n.GainLife(n.PowerOf(n.ThatObject()))


def test_what_was_sacrificed_had_so_much() -> None:
    read = ability("{T}, Sacrifice a creature: If the sacrificed creature's toughness was 4 or greater, draw a card.")
    assert isinstance(read, n.Activated)
    so_much = n.Compare(n.ToughnessOf(n.Saved("sacrificed")), ">=", n.Fixed(4))
    assert read.modes[0].effect == n.If(so_much, n.Draw(n.Fixed(1)))
    spent = ability("{T}, Sacrifice a creature: You gain life equal to the mana value of the sacrificed creature.")
    assert isinstance(spent, n.Activated)
    assert spent.modes[0].effect == n.GainLife(n.ManaValueOf(n.Saved("sacrificed")))
