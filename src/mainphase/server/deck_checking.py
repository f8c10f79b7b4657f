"""A deck list as it is written: which of its cards can be played, what stands near those that cannot, and whether the
deck is legal.
"""

from __future__ import annotations

from typing import Final

from mainphase.cards.constructed import not_constructed
from mainphase.cards.deck_entries import Entries
from mainphase.cards.decks import as_listed, entries_of
from mainphase.cards.names import card_names, names_elsewhere_like
from mainphase.cards.refused import refused_cards
from mainphase.errors import DeckError, near_names
from mainphase.new_game.format_decks import deck_in_format
from mainphase.rules.formats.chronicle import formats
from mainphase.rules.timeline import date_of
from mainphase.saying.error_texts import card_not_supported
from mainphase.saying.worded import worded
from mainphase.server import messages as m
from mainphase.server.offered_decks import bundled_deck

SOURCE: Final = "deck list"
MOST_CARDS: Final = 500  # lines of a list that is looked through
MOST_REFUSED: Final = 12  # to which cards of nearly the same name are looked for
MOST_NEAR: Final = 4


def deck_checked(asked: m.CheckDeck) -> m.DeckChecked:
    """The cards of a list, and what is against the deck on a day. Raises DeckError where a line is none of a deck list,
    RulesError if no format is called so.
    """
    date = date_of(asked.rules)
    entries = entries_of(asked.deck, Entries(SOURCE, SOURCE))
    every = [(part, count, name) for part, listed in entries.parts.items() for count, name in listed]
    if len(every) > MOST_CARDS:
        raise DeckError(
            worded(
                "error-the-list-has-lines-at-most",
                "the list has {count:,} lines; at most {most_cards} are looked through",
                count=len(every),
                most_cards=MOST_CARDS,
            ),
            where=SOURCE,
        )
    refused = {card.name: card.why for card in refused_cards([(count, name) for _, count, name in every], (date,))}
    known = card_names()
    close = {
        name: near_names(name, [*known, *names_elsewhere_like(name)], MOST_NEAR)
        for name in list(refused)[:MOST_REFUSED]
    }
    cards = [
        m.CardChecked(part, count, name, told_why(name, refused), close.get(name, [])) for part, count, name in every
    ]
    main = sum(count for part, count, _ in every if part == "main")
    beside = sum(count for part, count, _ in every if part == "side")
    against, unknown, day = verdict(asked, date)
    return m.DeckChecked(
        re=asked.id,
        rules=date,
        cards=cards,
        main=main,
        beside=beside,
        format=asked.format,
        day=day,
        against=against,
        unknown=unknown,
        formats=[one.name for one in formats()],
    )


def told_why(name: str, refused: dict[str, str]) -> str:
    """Why a card cannot be played; "" if it can be."""
    return (refused[name] or card_not_supported(name)) if name in refused else ""


def verdict(asked: m.CheckDeck, date: str) -> tuple[list[str], list[str], str]:
    """What is against the deck, whether its cards can be played or not, what is not known, and on which day."""
    try:
        deck = as_listed(asked.deck, SOURCE, SOURCE)
        if not asked.format:
            return not_constructed(deck, date), [], date
        found = deck_in_format(deck, asked.format, date)
    except DeckError as error:
        return [error.message], [], date
    return list(found.against), list(found.unknown), found.day


def deck_text_told(asked: m.DeckAsked) -> m.DeckTold:
    """The list of a bundled deck. Raises OptionError if there is none of that name."""
    deck = bundled_deck(asked.name)
    return m.DeckTold(re=asked.id, name=deck.name, text=deck.text())
