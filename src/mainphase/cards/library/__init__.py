"""The built-in cards, each a tree of nodes written with the words of `mainphase.cards.words`.

One file for each colour and for some card types; the others are named for what their cards do, whatever the colour. A
new file is read without being listed anywhere. There is no code: what a card does is what its tree says,
and a card is here only if its tree says exactly what its current text says.
"""

import pkgutil
from importlib import import_module

from mainphase.cards.nodes import CardDef, CardType
from mainphase.errors import CardError


def collect() -> dict[str, CardDef]:
    """Every card of every file of this package by its name, in alphabetical order."""
    found: dict[str, CardDef] = {}
    for file in pkgutil.iter_modules(__path__):
        for made in import_module(f"{__name__}.{file.name}").CARDS:
            if made.name in found:
                raise CardError(f"{made.name} is defined twice; the second one is in {file.name}")
            found[made.name] = made
    return dict(sorted(found.items()))


CARDS: dict[str, CardDef] = collect()
# What a deck may hold: schemes have a deck of their own (CR 904.3).
DECK_CARDS: dict[str, CardDef] = {name: made for name, made in CARDS.items() if not made.types & CardType.SCHEME}
