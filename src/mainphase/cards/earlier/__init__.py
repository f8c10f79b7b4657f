"""The built-in cards as they once read, beside the library, which has them as they read today.

A card has a wording here if it plays differently with it: another type line, another time at which it does what it
does. What only says the same in other words has none. One file for each occasion; the trees are written with the same
words as those of the library.
"""

import datetime
from functools import lru_cache
from types import ModuleType

from mainphase.cards.earlier.wording import Wording
from mainphase.cards.nodes import CardDef
from mainphase.errors import CardError
from mainphase.rules.timeline import date_of

__all__ = ["Wording", "earlier_wordings", "in_force", "printed_alike", "wordings_of"]

FIRST = datetime.date(1997, 3, 24)  # no game is played by older rules


def collect(modules: tuple[ModuleType, ...]) -> dict[str, tuple[Wording, ...]]:
    """The earlier wordings of each card, oldest first, by its name."""
    from mainphase.cards.library import CARDS

    found: dict[str, list[Wording]] = {}
    for module in modules:
        for wording in module.WORDINGS:
            name, where = wording.card.name, module.__name__
            if name not in CARDS:
                raise CardError(f"{name} has an earlier wording in {where}, but is not in the library")
            if wording.until <= FIRST:
                raise CardError(
                    f"{name} has a wording until {wording.until} in {where}; no rules are older than {FIRST}"
                )
            if any(other.until == wording.until for other in found.get(name, [])):
                raise CardError(f"{name} has two wordings until {wording.until}; the second one is in {where}")
            found.setdefault(name, []).append(wording)
    return {name: tuple(sorted(found[name], key=lambda w: w.until)) for name in sorted(found)}


@lru_cache(maxsize=1)
def earlier_wordings() -> dict[str, tuple[Wording, ...]]:
    """All of them, by the cards' names. Read when first asked for, as the library is."""
    from mainphase.cards.earlier import fifth_edition, keywords, seeds

    return collect((seeds, fifth_edition, keywords))


def printed_alike(name: str) -> str:
    """Where a card was printed last before 1997 was over if that says what it says today, as far as that was looked up;
    or "".
    """
    from mainphase.cards.earlier import seeds

    return seeds.ALIKE.get(name, "")


def wordings_of(name: str) -> tuple[Wording, ...]:
    """The earlier wordings of a card, oldest first."""
    return earlier_wordings().get(name, ())


def in_force(card: CardDef, on: datetime.date | str | None) -> CardDef:
    """The card as it read on a day (a date, YYYY-MM-DD or an edition's name); None is today."""
    if on is None:
        return card
    day = date_of(on)
    for wording in wordings_of(card.name):
        if day < wording.until.isoformat():
            return wording.card
    return card
