"""Gifts that are promised to an opponent as a spell is cast (CR 702.174)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.words.doing import draw
from mainphase.cards.words.things import blue, creature
from mainphase.cards.words.tokens import FOOD, TREASURE, token_card

CHOSEN: Final = n.ChosenPlayer()
FISH: Final = token_card("Fish", blue, creature, pt="1/1")
OCTOPUS: Final = token_card("Octopus", blue, creature, pt="8/8")
# What may be given, as cards say it, and what that means (CR 702.174d-i). What is given is not what "it" is after that.
GIFTS: Final[dict[str, n.Effect]] = {
    "a card": draw(1, CHOSEN),
    "a Food": n.CreateToken(FOOD, by=CHOSEN, save="gift"),
    "a Treasure": n.CreateToken(TREASURE, by=CHOSEN, save="gift"),
    "a tapped Fish": n.CreateToken(FISH, by=CHOSEN, tapped=True, save="gift"),
    "an Octopus": n.CreateToken(OCTOPUS, by=CHOSEN, save="gift"),
    "an extra turn": n.ExtraTurn(CHOSEN),
}


def gift(given: str) -> n.CastCost:
    """CR 702.174a: "a card", "a Food" and what else `GIFTS` has. Raises KeyError for anything else."""
    return n.CastCost((n.ChooseOpponent(),), "gift", gift=GIFTS[given])
