"""Decks that others name or write: nothing on this side is read for them but what is bundled."""

from __future__ import annotations

from typing import Final

from mainphase.cards.deck_text import COUNTED
from mainphase.cards.decks import Deck, bundled_decks, parse_deck, read_deck
from mainphase.cards.refused import Remedies, substitutes_of
from mainphase.errors import DeckError, OptionError, RefusedDeckError, cut
from mainphase.server import messages as m

HOW_TO_GO_ON: Final = "To play it all the same, name others in their place below the list, or leave them out."


def bundled_deck(name: str) -> Deck:
    """Raises OptionError if no bundled deck has that name: no path is read for somebody on the other side."""
    if name not in bundled_decks():
        raise OptionError(f"there is no bundled deck {cut(name)!r}; there are {', '.join(bundled_decks())}")
    return read_deck(name)


def deck_of(seat: m.SeatWanted, rules: str) -> Deck:
    """A bundled deck by name, or a list. Raises OptionError if no bundled deck has that name, DeckError if cards of it
    cannot be played and nothing is said of them.
    """
    name = seat.deck.strip()
    if "\n" not in name and not COUNTED.match(name):
        return bundled_deck(name)
    remedies = Remedies(seat.without_refused, substitutes_of(seat.instead.splitlines()))
    whose = f"the deck of {seat.name.strip()}"
    try:
        deck = parse_deck(seat.deck, source=whose, remedies=remedies, days=(rules,))
    except RefusedDeckError as refused:
        raise DeckError(f"{refused.told}\n{HOW_TO_GO_ON}", where=whose) from None
    remedies.check_met(whose)
    return deck
