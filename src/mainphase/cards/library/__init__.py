"""The built-in cards, each a tree of nodes written with the words of `mainphase.cards.words`.

One file for each colour, one for artifacts, one for lands, one for Auras and Equipment, one for cards with several
faces, one for schemes; and some for what many colours do. There is no code: what a card does is what its tree says,
and a card is here only if its tree says exactly what its current text says.
"""

from mainphase.cards.library import (
    altering,
    artifacts,
    attachments,
    black,
    blue,
    casting,
    control,
    double_faced,
    faces,
    fighting,
    gods,
    green,
    lands,
    layered,
    levels,
    multicolor,
    odds,
    parts,
    pauper,
    planeswalkers,
    pool,
    protection,
    red,
    returning,
    schemes,
    shields,
    texts,
    turns,
    variants,
    white,
)
from mainphase.cards.nodes import CardDef, CardType
from mainphase.errors import CardError


def collect() -> dict[str, CardDef]:
    """Every card by its name, in alphabetical order."""
    found: dict[str, CardDef] = {}
    for module in (
        lands,
        artifacts,
        attachments,
        white,
        blue,
        black,
        red,
        green,
        multicolor,
        protection,
        variants,
        layered,
        planeswalkers,
        altering,
        turns,
        gods,
        fighting,
        faces,
        double_faced,
        pauper,
        pool,
        control,
        texts,
        casting,
        shields,
        levels,
        odds,
        parts,
        returning,
        schemes,
    ):
        for made in module.CARDS:
            if made.name in found:
                raise CardError(f"{made.name} is defined twice; the second one is in {module.__name__}")
            found[made.name] = made
    return dict(sorted(found.items()))


CARDS: dict[str, CardDef] = collect()
# What a deck may hold: schemes have a deck of their own (CR 904.3).
DECK_CARDS: dict[str, CardDef] = {name: made for name, made in CARDS.items() if not made.types & CardType.SCHEME}
