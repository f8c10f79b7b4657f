"""What is chosen as an instruction is carried out: a choice, and then the instruction."""

from typing import Any

import pytest

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import things as w
from mainphase.language.grammar.abilities import read_lines
from mainphase.language.text.about import About

CREATURE, LAND = n.OfType(1), n.OfType(2)
IT = n.Saved("it")


def effects(text: str) -> list[Any]:
    [reading] = read_lines((text,), About(is_spell=True))
    assert not reading.readings or reading.echoed, text
    return [one[0].modes[0].effect for one in reading.readings if isinstance(one[0], n.SpellAbility)]


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        (
            "Return a land you control to its owner's hand.",
            (n.Choose(n.All((LAND, w.yours))), n.Move(IT, Zone.HAND)),
        ),
        (
            "Untap up to two lands.",
            (n.Choose(LAND, at_least=n.Fixed(0), at_most=n.Fixed(2)), n.Untap(IT)),
        ),
        (
            "Return two Zombie cards at random from your graveyard to your hand.",
            (
                n.Choose(
                    n.All((n.OfSubtype("Zombie"), n.InZone(Zone.GRAVEYARD), n.OwnedBy(n.You()))),
                    at_least=n.Fixed(2),
                    at_most=n.Fixed(2),
                    at_random=True,
                ),
                n.Move(IT, Zone.HAND),
            ),
        ),
        (
            "Tap another creature you control.",
            (n.Choose(n.All((n.Other(), CREATURE, w.yours))), n.Tap(IT)),
        ),
        (
            "Exile two cards from your graveyard. Draw a card.",
            (
                n.Choose(w.in_your_graveyard, at_least=n.Fixed(2), at_most=n.Fixed(2)),
                n.Move(IT, Zone.EXILE),
                n.Draw(n.Fixed(1)),
            ),
        ),
        (
            "Tap a creature you control. It gains flying until end of turn.",
            (
                n.Choose(n.All((CREATURE, w.yours))),
                n.Tap(IT),
                n.Apply(IT, (n.GainKeywords(n.Keyword.FLYING),)),
            ),
        ),
    ],
)
def test_a_choice_and_the_instruction(text: str, steps: tuple[n.Effect, ...]) -> None:
    assert effects(text) == [n.Sequence(steps)]


@pytest.mark.parametrize(
    "text",
    [
        "Return two Zombie cards random from your graveyard to your hand.",
        "Return up to two cards at random from your graveyard to your hand.",
        "Untap an lands.",
        "Untap up to two land.",
        "Destroy all Auras attached to up to two creatures you control.",
    ],
)
def test_no_choice(text: str) -> None:
    assert effects(text) == []


def test_then_that_player_chooses() -> None:
    theirs = n.All((CREATURE, n.InZone(Zone.GRAVEYARD), n.OwnedBy(n.EachOpponent())))
    text = "Choose a creature card in an opponent's graveyard, then that player chooses a creature card in "
    [effect] = effects(text + "their graveyard.")
    assert effect.of[0] == n.Choose(theirs)
    assert effect.of[2] == n.Choose(
        n.All((CREATURE, n.InZone(Zone.GRAVEYARD), n.OwnedBy(n.You()))), n.ChosenPlayer(), save="the other"
    )
    [effect] = effects(
        text + "your graveyard. You may return those cards to the battlefield under their owners' control."
    )
    assert effect.of[-1] == n.May(n.Move(n.Together((IT, n.Saved("the other"))), Zone.BATTLEFIELD))
    for first in ("a creature card in your graveyard", "a creature you control", "a creature"):
        assert effects(f"Choose {first}, then that player chooses a creature you control.") == []
    assert effects("Choose a creature an opponent controls, then that player chooses two other creatures.") == []
