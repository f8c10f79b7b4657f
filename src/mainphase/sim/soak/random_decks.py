"""Random decks that can be played: spells of some colours, and lands for these."""

from __future__ import annotations

from functools import lru_cache

from mainphase.cards.names import find_card
from mainphase.cards.nodes import CardDef
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.supply import BASICS, source


def colors_of(card: CardDef) -> int:
    """The colours of mana that its cost asks for."""
    mask = 0
    for symbol in card.cost.symbols if card.cost is not None else ():
        mask |= symbol & 31
    return mask


@lru_cache(maxsize=4)
def colors_in(where: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """The colours of each of these cards from a source, as masks."""
    return tuple([colors_of(find_card(name)) for name in names])


def random_deck(
    dice: Dice, spells: tuple[str, ...], others: tuple[str, ...], size: int = 40, lands: int = 17
) -> list[str]:
    """Two or three colours' spells from these, lands for them in proportion, and some of the other lands."""
    colors = 0
    fitting: list[str] = []
    asked = colors_in(source(), spells)
    while not fitting:
        for _ in range(2 + dice.below(2)):
            colors |= 1 << dice.below(5)
        fitting = [name for name, mask in zip(spells, asked, strict=True) if not mask & ~colors]
    deck: list[str] = []
    while len(deck) < size - lands:
        deck.extend([fitting[dice.below(len(fitting))]] * (1 + dice.below(3)))
    del deck[size - lands :]
    basics = [BASICS[i] for i in range(5) if colors & (1 << i)]
    for i in range(lands):
        other = others and dice.one_in(6)
        deck.append(others[dice.below(len(others))] if other else basics[i % len(basics)])
    return deck
