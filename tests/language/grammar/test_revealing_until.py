"""Cards revealed until one fits, as text and as nodes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import SEEN_IN_LIBRARY
from mainphase.cards.words.doing import put_into_library
from mainphase.cards.words.things import creature, each, land, saved, target
from mainphase.language.normal_form import normal


def test_all_of_them_into_the_graveyard() -> None:
    assert does(
        "Target player reveals cards from the top of their library until they reveal a land card, then puts those "
        "cards into their graveyard."
    ) == n.Sequence((n.RevealUntil(land, target), n.Move(saved("revealed"), Zone.GRAVEYARD)))


@pytest.mark.parametrize(("where", "to"), [("into your hand", Zone.HAND), ("onto the battlefield", Zone.BATTLEFIELD)])
def test_the_one_that_fits(where: str, to: int) -> None:
    effect = does(
        "Reveal cards from the top of your library until you reveal a creature card. Put that card "
        f"{where} and the rest on the bottom of your library in any order."
    )
    assert effect is not None
    assert normal(effect) == normal(
        n.Sequence(
            (
                n.RevealUntil(creature, save="seen"),
                n.Move(each(SEEN_IN_LIBRARY, creature), to),
                put_into_library(each(SEEN_IN_LIBRARY), bottom=True),
            )
        )
    )


@pytest.mark.parametrize(
    "text",
    [
        "Reveal cards from the top of your library until you reveal two land cards. Put that card into your hand and "
        "the rest into your graveyard.",
        "Reveal cards from the top of your library until you reveal a land card. Put that card into your hand.",
        "Target player reveals cards from the top of your library until they reveal a land card, then puts those "
        "cards into their graveyard.",
        "Reveal cards from the top of your library until you reveal another card. Put it into your hand and the rest "
        "into your graveyard.",
    ],
)
def test_what_is_not_read(text: str) -> None:
    assert does(text) is None
