"""How many cards a deck needs at least (CR 100.2a, 903.5a). Who wants to play with fewer says so."""

from collections.abc import Iterable

from mainphase.cards.constructed import least_cards
from mainphase.cards.decks import Deck
from mainphase.cards.variants import BRAWL, LED
from mainphase.errors import SmallDeckError
from mainphase.kernel.leading import LED_VARIANTS, leading_of
from mainphase.rules.concepts import Concept
from mainphase.rules.law import Rules
from mainphase.saying.worded import worded


def check_deck_sizes(law: Rules, decks: Iterable[tuple[str, Deck]], variant: str) -> None:
    """Raises SmallDeckError if a deck (each comes with the name of its player, or "") has fewer cards than the rules of
    the day ask of a constructed deck, or of one of a variant with commanders. What it is played without, at the
    user's word, counts.
    """
    concept, least = Concept.DECK_SIZE, least_cards(law)
    if variant in LED:
        concept = Concept.BRAWL_DECK_SIZE if variant == BRAWL else Concept.COMMANDER_DECK_SIZE
        least = LED_VARIANTS[leading_of(variant)].deck
    for name, deck in decks:
        # Many programs keep the commanders beside the deck (`led_deck`).
        leaders = deck.commanders or deck.sideboard if variant in LED else deck.commanders
        found = sum(count for count, _ in (*deck.main, *leaders, *deck.without))
        if found < least:
            whose = (
                worded("error-the-deck", "the deck {deck}", deck=deck.name)
                if name in ("", deck.name)
                else worded("error-the-deck-of", "the deck of {name}, {deck},", name=name, deck=deck.name)
            )
            rule = law.number(concept)
            raise SmallDeckError(
                worded(
                    "error-has-cards-where-at-least",
                    "{deck} has {found} cards, where at least {least} are needed{rule}; it is played only if "
                    "small decks are asked for (small_decks, --small-decks)",
                    deck=whose,
                    found=found,
                    least=least,
                    rule=f" ({rule})" if rule else "",
                )
            )
