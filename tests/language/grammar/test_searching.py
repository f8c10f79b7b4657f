"""Libraries searched, as text and as nodes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words.doing import in_turn, search_library
from mainphase.cards.words.things import a, basic, creature, land

TAPPED = search_library(basic, land, to=Zone.BATTLEFIELD, tapped=True)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.", TAPPED),
        (
            "Search your library for a basic land card and put that card onto the battlefield tapped. "
            "Then shuffle your library.",
            TAPPED,
        ),
        (
            "Search your library for up to two Goblin cards, reveal them, put them into your hand, then shuffle.",
            search_library(a("Goblin"), to=Zone.HAND, up_to=2, reveal=True),
        ),
        (
            "Search your library for a creature card, reveal it, then shuffle and put that card on top.",
            search_library(creature, to=Zone.LIBRARY, reveal=True),
        ),
        ("Search your library for a card, put it into your hand, then shuffle.", search_library(to=Zone.HAND)),
        (
            "Search your library for a card, put it into your graveyard, then shuffle.",
            search_library(to=Zone.GRAVEYARD),
        ),
        (
            "Target player searches their library for a land card, puts it onto the battlefield, then shuffles.",
            search_library(land, to=Zone.BATTLEFIELD, by=n.Target(0)),
        ),
        (
            "Search your library for a land card, put it onto the battlefield, then shuffle. Untap that land.",
            in_turn(search_library(land, to=Zone.BATTLEFIELD), n.Untap(n.Saved("found"))),
        ),
        (
            "Search your library for three cards, put them into your hand, then shuffle.",
            n.SearchZones(n.Anything(), (Zone.LIBRARY,), n.You(), Zone.HAND, n.Fixed(3), exact=True),
        ),
        ("Search your library for a land card, put it into your hand.", None),  # and never shuffled
        ("Search your library for a land card, put them into your hand, then shuffle.", None),
        ("Search their library for a land card, put it into your hand, then shuffle.", None),
    ],
)
def test_searching(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning


def test_a_card_of_either_kind() -> None:
    effect = does(
        "Search your library for a basic land card or a Gate card, reveal it, put it into your hand, then shuffle."
    )
    assert isinstance(effect, n.SearchLibrary)
    basic = n.All((n.OfSupertype(n.Supertype.BASIC), n.OfType(n.CardType.LAND)))
    assert effect.which == n.Any((basic, n.OfSubtype("Gate")))
    assert effect.amount == n.Fixed(1)


@pytest.mark.parametrize(
    "text",
    [
        "Search your library for a basic land card or Gate card, reveal it, put it into your hand, then shuffle.",
        "Search your library for up to two basic land cards and/or Gate cards, put them into your hand, then shuffle.",
    ],
)
def test_cards_of_two_kinds_without_a_second_article(text: str) -> None:
    effect = does(text)
    assert isinstance(effect, n.SearchLibrary)
    assert effect.which == n.Any((n.All((basic, land)), n.OfSubtype("Gate")))


def test_what_stands_after_the_second_kind_is_not_read_of_both() -> None:
    tail = "with mana value 2, put it into your hand, then shuffle."
    assert does(f"Search your library for an artifact card or Gate card {tail}") is None


def test_the_card_goes_on_top() -> None:
    text = "Search your library for a creature card, reveal it, then shuffle and put the card on top."
    assert does(text) == search_library(creature, to=Zone.LIBRARY, reveal=True)
