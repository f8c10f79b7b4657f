"""Constructed decks by the rules of a day (CR 100.2a, 100.4a). A game can be played with any deck."""

import datetime
from typing import Final

from mainphase.cards.deck_entries import counter_of
from mainphase.cards.decks import Deck
from mainphase.cards.nodes import Supertype
from mainphase.rules.concepts import Concept
from mainphase.rules.law import Rules
from mainphase.rules.timeline import rules_on
from mainphase.saying.worded import name_of_card, worded

LEAST: Final = 60
LEAST_BEFORE: Final = (40, "1999-06-01")  # how many were enough until which day
MOST_COPIES: Final = 4
SIDEBOARD: Final = 15
FEWER_ALLOWED: Final = "2013-07-13"  # until then a sideboard had exactly so many cards


def least_cards(law: Rules) -> int:
    """How many cards a constructed deck has at least under these rules."""
    return LEAST_BEFORE[0] if law.date < LEAST_BEFORE[1] else LEAST


def basic(deck: Deck, name: str) -> bool:
    """True if a card of this deck is a basic one."""
    return deck.looked_up(((1, name),))[0][1].supertypes & Supertype.BASIC != 0


def not_constructed(deck: Deck, on: datetime.date | str | None = None) -> list[str]:
    """Why a deck is not one for constructed play on a day, each reason with its rule; nothing where it is one."""
    law = rules_on(on)
    size, copies, side = (
        law.number(concept) for concept in (Concept.DECK_SIZE, Concept.DECK_FOUR_COPIES, Concept.SIDEBOARD)
    )
    out: list[str] = []
    least = least_cards(law)
    if size and len(deck) < least:
        out.append(
            worded(
                "deck-too-small",
                "{count} cards, where at least {least} are needed ({rule})",
                count=len(deck),
                least=least,
                rule=size,
            )
        )
    if copies:
        left_out = {name for _, name in deck.left_out}
        for name, count in counter_of((*deck.main, *deck.sideboard, *deck.left_out)).items():
            if count > MOST_COPIES and (name in left_out or not basic(deck, name)):
                out.append(
                    worded(
                        "deck-too-many-copies",
                        "{count} {name}, where at most {most} are allowed ({rule})",
                        count=count,
                        name=name_of_card(name),
                        most=MOST_COPIES,
                        rule=copies,
                    )
                )
    beside = sum(count for count, _ in (*deck.sideboard, *deck.left_out))
    if side and beside > SIDEBOARD:
        out.append(
            worded(
                "deck-sideboard-too-large",
                "{count} cards in the sideboard, where at most {most} are allowed ({rule})",
                count=beside,
                most=SIDEBOARD,
                rule=side,
            )
        )
    elif side and law.date < FEWER_ALLOWED and 0 < beside < SIDEBOARD:
        out.append(
            worded(
                "deck-sideboard-not-whole",
                "{count} cards in the sideboard, which has exactly {whole} or none ({rule})",
                count=beside,
                whole=SIDEBOARD,
                rule=side,
            )
        )
    return out
