"""Random decks that can be played: cards that the rules of a day know, and lands for their colours."""

from __future__ import annotations

from functools import cache
from typing import Final

from mainphase.cards.earlier import in_force
from mainphase.cards.library import DECK_CARDS
from mainphase.cards.mechanics import why_unknown
from mainphase.cards.nodes import CardDef, CardType
from mainphase.sim.soak.dice import Dice

BASICS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def colors_of(card: CardDef) -> int:
    """The colours of mana that its cost asks for."""
    mask = 0
    for symbol in card.cost.symbols if card.cost is not None else ():
        mask |= symbol & 31
    return mask


@cache
def known_on(date: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The spells and the nonbasic lands of the library that have nothing but what the rules of a date know."""
    spells: list[str] = []
    lands: list[str] = []
    for name, card in DECK_CARDS.items():
        if name not in BASICS and not why_unknown(in_force(card, date), date):
            (lands if card.types & CardType.LAND else spells).append(name)
    return tuple(spells), tuple(lands)


def random_deck(
    dice: Dice, spells: tuple[str, ...], others: tuple[str, ...], size: int = 40, lands: int = 17
) -> list[str]:
    """Two or three colours' spells from these, lands for them in proportion, and some of the other lands."""
    colors = 0
    fitting: list[str] = []
    while not fitting:
        for _ in range(2 + dice.below(2)):
            colors |= 1 << dice.below(5)
        fitting = [name for name in spells if not colors_of(DECK_CARDS[name]) & ~colors]
    deck: list[str] = []
    while len(deck) < size - lands:
        deck.extend([fitting[dice.below(len(fitting))]] * (1 + dice.below(3)))
    del deck[size - lands :]
    basics = [BASICS[i] for i in range(5) if colors & (1 << i)]
    for i in range(lands):
        other = others and dice.one_in(6)
        deck.append(others[dice.below(len(others))] if other else basics[i % len(basics)])
    return deck
