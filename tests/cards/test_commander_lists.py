"""The commander of a deck list, in every format that has a place for it (CR 903.3)."""

from __future__ import annotations

import pytest

from mainphase.cards.decks import parse_deck

TEXT = "Commander\n1 Isamaru, Hound of Konda\n\nDeck\n99 Plains\n"
LISTS = {
    "sections": TEXT,
    "at the end": "99 Plains\n\nCommander\n1 Isamaru, Hound of Konda\n",
    "an empty line ends the section": "Commander (1)\n1 Isamaru, Hound of Konda\n\n99 Plains\n",
    "comments": "// Commander\n1 Isamaru, Hound of Konda\n// Main\n99 Plains\n",
    "Forge": "[metadata]\nName=Dog\n[Commander]\n1 Isamaru, Hound of Konda|CHK\n[Main]\n99 Plains|CHK\n",
    "Archidekt": "1x Isamaru, Hound of Konda (chk) 19 [Commander{top}]\n99x Plains (chk) 287 [Land]\n",
    "Deckstats": "1 Isamaru, Hound of Konda # !Commander\n99 Plains\n",
    "TappedOut": "1x Isamaru, Hound of Konda *CMDR*\n99x Plains\n",
    "Cockatrice": (
        '<cockatrice_deck version="1"><zone name="main"><card number="99" name="Plains"/></zone>'
        '<zone name="commander"><card number="1" name="Isamaru, Hound of Konda"/></zone></cockatrice_deck>'
    ),
}


@pytest.mark.parametrize("text", LISTS.values(), ids=LISTS)
def test_903_3_a_list_names_its_commander(text: str) -> None:
    deck = parse_deck(text)
    assert deck.commanders == ((1, "Isamaru, Hound of Konda"),)
    assert deck.main == ((99, "Plains"),)
    assert not deck.sideboard
    assert parse_deck(deck.text()) == parse_deck(TEXT)


def test_two_partners_are_both_named() -> None:
    deck = parse_deck("1 Rograkh, Son of Rohgahh *CMDR*\n1 Isamaru, Hound of Konda *CMDR*\n98 Plains\n")
    assert deck.commanders == ((1, "Rograkh, Son of Rohgahh"), (1, "Isamaru, Hound of Konda"))


def test_a_commander_that_cannot_be_played_is_refused_like_any_card() -> None:
    text = "99 Plains\n\nCommander\n1 Norwood Nobody\n"
    with pytest.raises(Exception, match="1 of its 100 cards cannot be played"):
        parse_deck(text)
