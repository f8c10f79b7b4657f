"""What X is, told at the end of a sentence: the amount stands wherever X stood."""

from typing import Any

import pytest

from mainphase.cards import nodes as n
from mainphase.cards.words import things as w
from mainphase.language.grammar.abilities import read_lines
from mainphase.language.text.about import About

YOU, TARGET = n.You(), n.Target()
ELVES = n.CountOf(n.All((n.OfSubtype("Elf"), w.yours)))
ELVES_YOU_CONTROL = "the number of Elves you control"


def effects(text: str) -> list[Any]:
    [reading] = read_lines((text,), About(is_spell=True))
    assert not reading.readings or reading.echoed, text
    return [one[0].modes[0].effect for one in reading.readings if isinstance(one[0], n.SpellAbility)]


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("Draw X cards", n.Draw(ELVES)),
        ("Target creature gets +X/-X until end of turn", n.Apply(TARGET, (n.AddPT(ELVES, n.Times(-1, ELVES)),))),
        ("You draw X cards and you lose X life", n.Sequence((n.Draw(ELVES), n.LoseLife(ELVES, YOU)))),
        ("You may have ~ deal X damage to any target", n.May(n.DealDamage(ELVES, TARGET))),
        (
            "Counter target spell unless its controller pays {X}",
            n.PayOrElse((n.PayMana(n.ManaCost(1)),), n.ControllerOf(TARGET), None, n.Counter(TARGET), times=ELVES),
        ),
    ],
)
def test_the_amount_stands_in_the_place_of_x(text: str, effect: n.Effect) -> None:
    assert effects(f"{text}, where X is {ELVES_YOU_CONTROL}.") == [effect]


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card, where X is the number of Elves you control.",  # there is no X
        "Draw X cards, where X is 3.",
        "Draw X cards where X is the number of Elves you control.",
        "Draw X cards. You lose X life, where X is the number of Elves you control.",  # how many cards?
    ],
)
def test_what_is_not_read(text: str) -> None:
    assert effects(text) == []


def test_so_much_life_is_paid() -> None:
    assert effects(f"You may pay X life, where X is {ELVES_YOU_CONTROL}. If you do, draw X cards.") == [
        n.PayOrElse((n.PayLife(ELVES),), YOU, n.Draw(ELVES))
    ]
    assert effects("You may pay X life, where X is 3. If you do, draw X cards.") == []


def test_what_an_instruction_would_change_is_worked_out_before_it() -> None:
    once = n.Sequence((n.TellX(n.HandSizeOf(YOU)), n.Draw(n.X()), n.LoseLife(n.X(), YOU)))
    assert effects("Draw X cards and you lose X life, where X is the number of cards in your hand.") == [once]
