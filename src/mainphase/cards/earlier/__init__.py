"""The cards as they once read, beside the library, which has them as they read today.

A built-in card has a wording here if it plays differently with it: another type line, another time at which it does
what it does. What only says the same in other words has none. One file for each occasion; the trees are written with
the same words as those of the library. What a keyword once stood for is no wording of one card, but law for all that
have it, built in or read: `keywords`.
"""

import datetime
from functools import lru_cache
from types import ModuleType

from mainphase.cards.earlier.keywords import LAWS, by_law
from mainphase.cards.earlier.wording import Wording
from mainphase.cards.nodes import CardDef
from mainphase.errors import CardError
from mainphase.rules.timeline import date_of
from mainphase.saying.worded import worded

__all__ = ["LAWS", "Wording", "earlier_wordings", "in_force", "printed_alike", "wordings_of"]

FIRST = datetime.date(1997, 3, 24)  # no game is played by older rules


def wordings_by_card(modules: tuple[ModuleType, ...]) -> dict[str, tuple[Wording, ...]]:
    """Returns the earlier wordings of each card, oldest first, by its name. Raises CardError for one of no card of the
    library, of a day before the first rules, or given twice.
    """
    from mainphase.cards.library import CARDS

    found: dict[str, list[Wording]] = {}
    for module in modules:
        for wording in module.WORDINGS:
            name, where = wording.card.name, module.__name__
            if name not in CARDS:
                raise CardError(
                    worded(
                        "error-has-an-earlier-wording",
                        "{name} has an earlier wording in {where}, but is not in the library",
                        name=name,
                        where=where,
                    )
                )
            if wording.until <= FIRST:
                raise CardError(
                    worded(
                        "error-has-a-wording-until",
                        "{name} has a wording until {until} in {where}; no rules are older than {first}",
                        name=name,
                        until=wording.until,
                        where=where,
                        first=FIRST,
                    )
                )
            if any(other.until == wording.until for other in found.get(name, [])):
                raise CardError(
                    worded(
                        "error-has-two-wordings-until-the-second",
                        "{name} has two wordings until {until}; the second one is in {where}",
                        name=name,
                        until=wording.until,
                        where=where,
                    )
                )
            found.setdefault(name, []).append(wording)
    return {name: tuple(sorted(found[name], key=lambda w: w.until)) for name in sorted(found)}


@lru_cache(maxsize=1)
def earlier_wordings() -> dict[str, tuple[Wording, ...]]:
    """All of them, by the cards' names. Read when first asked for, as the library is."""
    from mainphase.cards.earlier import fifth_edition, five_documents

    return wordings_by_card((five_documents, fifth_edition))


def printed_alike(name: str) -> str:
    """Where a card was printed last before 1997 was over if that says what it says today, as far as that was looked up;
    or "".
    """
    from mainphase.cards.earlier import five_documents

    return five_documents.ALIKE.get(name, "")


def wordings_of(card: CardDef) -> tuple[Wording, ...]:
    """The earlier wordings of a card as it reads today, oldest first: its own, and what keywords were."""
    own = earlier_wordings().get(card.name, ())
    if not own and by_law(card, FIRST.isoformat()) == card:
        return ()
    sources = {law.until: law.source for law in LAWS} | {wording.until: wording.source for wording in own}
    found: list[Wording] = []
    for until in sorted(sources):
        text = in_force(card, until - datetime.timedelta(1))
        if text != in_force(card, until):
            found.append(Wording(text, until, sources[until]))
    return tuple(found)


def in_force(card: CardDef, on: datetime.date | str | None, worded: bool = True) -> CardDef:
    """The card as it read on a day (a date, YYYY-MM-DD or an edition's name); None is today. `worded`: earlier wordings
    of its own count too.
    """
    if on is None:
        return card
    day = date_of(on)
    if worded:
        for wording in earlier_wordings().get(card.name, ()):
            if day < wording.until.isoformat():
                card = wording.card
                break
    return by_law(card, day)
