"""A card as text, and back; what is wrong with a text is said."""

from __future__ import annotations

import pytest

from mainphase.cards import nodes as n
from mainphase.cards.library import CARDS
from mainphase.cards.nodes import CardDef, Duration, Keyword, Zone
from mainphase.cards.tree_text import WIDTH, notation, read_notation
from mainphase.errors import CardError


def test_every_card_of_the_library_comes_back() -> None:
    for card in CARDS.values():
        text = notation(card)
        assert read_notation(text) == card, card.name
        assert notation(read_notation(text)) == text


def test_it_reads_like_a_card() -> None:
    assert notation(CARDS["Howling Mine"]).splitlines() == [
        "CardDef(",
        '    "Howling Mine",',
        '    cost=mana("{2}"),',
        "    types=artifact,",
        "    abilities=[",
        "        Triggered(",
        '            BeginningOf("draw step"),',
        "            [Mode(Draw(Fixed(1), by=ThatPlayer()))],",
        "            condition=Fits(This(), IsUntapped()),",
        "        ),",
        "    ],",
        ")",
    ]


def test_numbers_that_stand_for_something_are_words() -> None:
    ability = n.Static(
        n.Modify(
            n.All((n.OfType(5), n.OfColor(3), n.InZone(Zone.GRAVEYARD))),
            (n.GainKeywords(Keyword.FLYING | Keyword.FIRST_STRIKE), n.AddPT(n.Fixed(-1), n.Fixed(0))),
        )
    )
    spell = n.SpellAbility((n.Mode(n.Apply(n.This(), (), Duration.WHILE)), n.Mode(n.AddMana(((16, 16), (32,))))))
    card = CardDef('Say "Ünder"', n.ManaCost(1, (8 | 1,), 1), 5, abilities=(ability, spell))
    text = notation(card)
    for said in (
        "OfType(creature | artifact)",
        "OfColor(white | blue)",
        "InZone(graveyard)",
        "GainKeywords(first_strike | flying)",
        "AddPT(Fixed(-1), Fixed(0))",
        "until=while_",
        "AddMana([[green, green], [colorless]])",
        'mana("{X}{1}{R/W}")',
        '"Say \\"Ünder\\""',
    ):
        assert said in text
    assert read_notation(text) == card


def test_lines_are_short_and_what_fits_stands_in_one() -> None:
    card = CARDS["Ajani Vengeant"]
    for line in notation(card).splitlines():
        assert len(line) <= WIDTH + 20
    assert "[LoyaltyCost(1)]," in notation(card)


def test_what_is_given_by_place_may_be_named_and_what_is_left_out_has_its_default() -> None:
    read = read_notation('CardDef(name="Twig", types=creature, power=1, toughness=2, subtypes=("Plant",))')
    assert read == CardDef("Twig", None, 1, 0, ("Plant",), 1, 2)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('CardDfe("x")', "line 1: there is no node CardDfe; close: CardDef"),
        ('CardDef(\n"x", types=cretaure)', "line 2: cretaure means nothing here; close: creature"),
        ('CardDef("x", abilities=[Static(flying)])', "line 1: flying means nothing here"),
        ('CardDef("x", cost=mana("{Q}"))', "{Q} in the mana cost {Q} is not a symbol"),
        ('CardDef("x", cost=mana(2))', 'a mana cost is written like mana("{2}{R}")'),
        ('CardDef("x", name="y")', "CardDef: name is given twice"),
        ('CardDef("x", nam="y")', "CardDef: nam is not one of its fields name, cost"),
        ('CardDef("x", **{"types": 1})', "CardDef: None is not one of its fields"),
        ('Draw(Fixed(1), You(), Fixed(2), "x", 5)', "Draw has 3 fields; 5 are given"),
        ("Draw(Fixed(1))", "expected a CardDef; found Draw"),
        ("CardDef(", "this is not a card in notation"),
        ('__import__("os").system("true")', "is not a node"),
        ('CardDef("x" + "y")', "means nothing here"),
        ('CardDef(f"{1}")', "can't stand in a card"),
        ('CardDef("x", power=-y)', "means nothing here"),
        ("CardDef(types=1)", "CardDef needs the field 'name'"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, said: str) -> None:
    with pytest.raises(CardError) as wrong:
        read_notation(text, "cards.txt")
    assert said in str(wrong.value)


def test_nothing_in_it_is_carried_out() -> None:
    with pytest.raises(CardError):
        read_notation('CardDef((lambda: 1 / 0)(), types=[1 / 0 for _ in "x"])')
