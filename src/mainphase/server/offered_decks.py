"""Decks that others name or write: nothing on this side is read for them but what is bundled."""

from __future__ import annotations

from typing import Final

from mainphase.cards.deck_text import COUNTED
from mainphase.cards.decks import Deck, bundled_decks, parse_deck, read_deck
from mainphase.cards.refused import Remedies, substitutes_of
from mainphase.errors import OptionError, RefusedDeckError, cut
from mainphase.saying.worded import commas, fixed, worded
from mainphase.server import messages as m

HOW_TO_GO_ON: Final = fixed(
    "error-to-play-it-all",
    "To play it all the same, name others in their place below the list, or leave them out.",
)


def bundled_deck(name: str) -> Deck:
    """Raises OptionError if no bundled deck has that name: no path is read for somebody on the other side."""
    if name not in bundled_decks():
        raise OptionError(
            worded(
                "error-there-is-no-bundled-deck-there",
                "there is no bundled deck {name}; there are {bundled_decks}",
                name=repr(cut(name)),
                bundled_decks=commas(bundled_decks()),
            )
        )
    return read_deck(name)


def deck_of(seat: m.SeatWanted, rules: str) -> Deck:
    """A bundled deck by name, or a list. Raises OptionError if no bundled deck has that name, RefusedDeckError if cards
    of it cannot be played and nothing is said of them.
    """
    name = seat.deck.strip()
    if "\n" not in name and not COUNTED.match(name):
        return bundled_deck(name)
    remedies = Remedies(seat.without_refused, substitutes_of(seat.instead.splitlines()))
    whose = f"the deck of {seat.name.strip()}"
    try:
        deck = parse_deck(seat.deck, source=whose, remedies=remedies, days=(rules,))
    except RefusedDeckError as refused:
        raise RefusedDeckError(
            worded(
                "error-cards-refused-and-how", "{told}\n{how_to_go_on}", told=refused.told, how_to_go_on=HOW_TO_GO_ON
            ),
            refused.names,
            refused.told,
            where=whose,
        ) from None
    remedies.check_met(whose)
    return deck
