"""Commander decks (CR 903.3-903.5). A game refuses a deck without a fitting commander; like a constructed deck, any
other is told what is against it, and can be played.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.commander_pairs import may_lead_alone, may_lead_together
from mainphase.cards.decks import Deck, counted_cards
from mainphase.cards.mana_costs import COLOR_OF
from mainphase.cards.nodes import CardDef, CardType, Color, Supertype
from mainphase.cards.words.cards import BASIC_LAND_MANA
from mainphase.errors import OptionError, TooNewError, listed_names
from mainphase.language.color_identity import color_identity
from mainphase.rules.concepts import Concept
from mainphase.rules.law import Rules
from mainphase.rules.timeline import rules_on

SIZE: Final = 100  # with its commanders (CR 903.5a)
MOST_COMMANDERS: Final = 2


def without_commander(law: Rules) -> str:
    """Why no Commander game can be played under these rules; "" if one can."""
    if law.number(Concept.COMMANDER):
        return ""
    return f"the rules of {law.date} do not have the variant commander yet; it came on 2009-10-01"


def check_commanders(law: Rules, decks: Mapping[str, Deck]) -> dict[str, Deck]:
    """The decks of a Commander game, each with its commander. Raises TooNewError or OptionError if it can't be one."""
    if without_commander(law):
        raise TooNewError([without_commander(law)])
    return {name: led_deck(deck, law, name) for name, deck in decks.items()}


def led_deck(deck: Deck, law: Rules, name: str = "") -> Deck:
    """The deck with its commander: of a list that names none, the one card, or the two partners, beside the main deck,
    for many programs keep it there, and Commander decks have no sideboard (CR 903.5e). Raises OptionError if there is
    none that fits.
    """
    if not deck.commanders:
        beside = counted_cards(deck.sideboard, law.date, deck.name)
        if 1 <= sum(count for count, _ in deck.sideboard) <= MOST_COMMANDERS and not why_not_led([*beside], law):
            return replace(deck, commanders=deck.sideboard, sideboard=())
    why = why_not_led(deck.counted_commanders(law.date), law)
    if why:
        if not deck.commanders and deck.without:
            left = listed_names([card for _, card in deck.without])
            why += f". Cards that cannot be played were left out, perhaps its commander among them: {left}"
        whose = f"the deck {deck.name}" if name in ("", deck.name) else f"the deck of {name}, {deck.name},"
        raise OptionError(f"{whose} cannot be played in a Commander game: {why}")
    return deck


def why_not_led(commanders: list[tuple[int, CardDef]], law: Rules) -> str:
    """Why these are not the commanders of a deck; "" if they are."""
    rule = law.number(Concept.COMMANDER)
    cards = [card for count, card in commanders for _ in range(count)]
    names = " and ".join([card.name for card in cards])
    if not cards:
        return f"it has no commander ({rule}), which a deck list names in the section Commander"
    if len(cards) > MOST_COMMANDERS:
        return f"it has {len(cards)} commanders ({names}), where one is allowed, or two that are partners ({rule})"
    if len(cards) == 1:
        return "" if may_lead_alone(cards[0], law) else f"{names} is no legendary creature that could lead it ({rule})"
    return "" if may_lead_together(cards[0], cards[1], law) else f"{names} are not partners of each other ({rule})"


def identity_of_deck(deck: Deck, law: Rules) -> int:
    """The colors of its commanders together (CR 903.4, 702.124c)."""
    found = 0
    for _, card in deck.counted_commanders(law.date):
        found |= color_identity(card, law.date)
    return found


def not_commander_deck(deck: Deck, on: datetime.date | str | None = None) -> list[str]:
    """Why a deck is not one for Commander on a day, each reason with its rule; nothing where it is one."""
    law = rules_on(on)
    if without_commander(law):
        return [without_commander(law)]
    return list(reasons(deck, law))


def reasons(deck: Deck, law: Rules) -> Iterator[str]:
    why = why_not_led(deck.counted_commanders(law.date), law)
    if why:
        yield why
    total = len(deck) + sum(count for count, _ in deck.commanders)
    size = law.number(Concept.COMMANDER_DECK_SIZE)
    if total != SIZE:
        yield f"{total} cards with its commander, where exactly {SIZE} are needed ({size})"
    counts: dict[str, int] = {}
    repeated = {card.name for _, card in deck.counted(law.date) if may_be_repeated(card)}
    for count, name in deck.main + deck.commanders:
        counts[name] = counts.get(name, 0) + count
    for name, count in counts.items():
        if count > 1 and name not in repeated:
            yield (
                f"{count} {name}, where one of a name is allowed, basic lands aside "
                f"({law.number(Concept.COMMANDER_SINGLETON)})"
            )
    identity = identity_of_deck(deck, law)
    for _, card in deck.counted(law.date):
        beyond = colors_to_share(card) & ~identity
        if beyond:
            yield (
                f"{card.name} is of {identity_in_symbols(beyond)}, not in the color identity of the commander, "
                f"{identity_in_symbols(identity) or 'colorless'} ({law.number(Concept.COMMANDER_IDENTITY)})"
            )


def may_be_repeated(card: CardDef) -> bool:
    return card.supertypes & Supertype.BASIC != 0 or any(isinstance(a, n.AnyNumberInDecks) for a in card.abilities)


def colors_to_share(card: CardDef) -> int:
    """The colors that a commander's identity must have for this card: its own (CR 903.5c), and of a land with basic
    land types those that it could produce (CR 903.5d).
    """
    found = color_identity(card)
    if card.types & CardType.LAND:
        for subtype in card.subtypes:
            if subtype in BASIC_LAND_MANA:
                found |= COLOR_OF[BASIC_LAND_MANA[subtype].strip("{}")]
    return found


def identity_in_symbols(mask: int) -> str:
    return "".join([f"{{{Color.LETTERS[i]}}}" for i in range(5) if mask & (1 << i)])
