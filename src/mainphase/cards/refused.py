"""Cards of a deck list that cannot be played: each with the reason; and at the user's word, the deck without them or
with others in their place.
"""

from __future__ import annotations

import datetime
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from mainphase.cards.beside import how_to_import
from mainphase.cards.deck_entries import counter_of
from mainphase.cards.names import find_card, folded, known_card, unknown_on, why_unsupported
from mainphase.errors import MOST_NAMES, DeckError, RefusedDeckError, cut, repr_of
from mainphase.saying.error_texts import listed_names
from mainphase.saying.worded import commas, put_together, worded

Entry = tuple[int, str]
Days = tuple[datetime.date | str, ...]


@dataclass(frozen=True)
class RefusedCard:
    """A card of a list that cannot be played: how many of it, its name as the list has it, and why."""

    count: int
    name: str
    why: str


ALL_OTHERS: Final = "*"


class Remedies:
    """The user's word about the cards that a deck cannot be played with: it is played without them, or others stand in
    their place. Whatever can be played stays.
    """

    def __init__(self, without_refused: bool = False, instead: Mapping[str, str] | str | None = None) -> None:
        """`instead` says which card stands in for which; one alone, or under "*", stands in for all others of the main
        deck. Raises DeckError if it is something else, UnknownCardError if a substitute is not supported.
        """
        said = {ALL_OTHERS: instead} if isinstance(instead, str) else {} if instead is None else instead
        if not isinstance(said, Mapping) or not all(isinstance(name, str) for pair in said.items() for name in pair):
            raise DeckError(
                worded(
                    "error-instead-is-the-name",
                    'instead is the name of a card, or says which for which, such as {{"Cultivate": "Forest"}}; '
                    "found {instead}",
                    instead=repr_of(instead),
                )
            )
        self.without_refused = without_refused
        self.instead: Final = {folded(name): find_card(other).name for name, other in said.items()}
        self.unmet = {folded(name): name for name in said if name != ALL_OTHERS}  # that stood in no list so far

    def substitute(self, name: str, part: str) -> str:
        """Returns the card that is played in the place of a refused one, or ""."""
        return self.instead.get(folded(name), self.instead.get(ALL_OTHERS, "") if part == "main" else "")

    def check_met(self, where: str = "") -> None:
        """Raises DeckError if a substitute was named for a card that is in no list."""
        if self.unmet:
            raise DeckError(
                worded(
                    "error-a-substitute-is-named",
                    "a substitute is named for what is in no deck here: {values}",
                    values=listed_names(list(self.unmet.values())),
                ),
                where=where,
            )


def substitutes_of(lines: Iterable[str]) -> dict[str, str]:
    """Returns which card stands in for which, from lines such as "Cultivate=Forest"; a card alone stands in for all of
    the main deck.
    """
    found: dict[str, str] = {}
    for line in lines:
        name, _, other = line.rpartition("=")
        if line.strip():
            found[name.strip() or ALL_OTHERS] = other.strip()
    return found


def days_of(on: datetime.date | str | Iterable[datetime.date | str] | None) -> Days:
    """Returns the days under whose rules a deck is to be played: none, one or several."""
    if on is None:
        return ()
    return (on,) if isinstance(on, (str, datetime.date)) else tuple(on)


def refused_cards(entries: Iterable[Entry], days: Days) -> list[RefusedCard]:
    """The cards that cannot be played, or that the rules of one of the days do not know, each once. The first of them
    have their reasons.
    """
    found: list[RefusedCard] = []
    for name, count in counter_of(entries).items():
        card = known_card(name)
        if card is None:
            found.append(RefusedCard(count, name, why_unsupported(name) if len(found) < MOST_NAMES else ""))
        else:
            unknown = next((why for day in days if (why := unknown_on(card, day))), "")
            if unknown:
                found.append(RefusedCard(count, name, unknown))
    return found


def refused_deck(refused: list[RefusedCard], entries: list[Entry], where: str) -> RefusedDeckError:
    """The error that counts what is missing of a list and why, and says how to go on."""
    names = len({name for _, name in entries})
    total = sum(count for count, _ in entries)
    lines = [
        put_together(f"  {card.count} {cut(card.name)}", *([": ", card.why] if card.why else []))
        for card in refused[:MOST_NAMES]
    ]
    if len(refused) > MOST_NAMES:
        english = "  … and {more:,} more names"
        lines.append(worded("error-more-names", english, more=len(refused) - MOST_NAMES))
    if hint := how_to_import():
        lines.append(put_together("  (", hint, ")"))
    missing = sum(card.count for card in refused)
    what = worded(
        "error-of-its-cards-cannot-be-played",
        "{missing:,} of its {total:,} cards cannot be played ({count:,} of {names:,} names):",
        missing=missing,
        total=total,
        count=len(refused),
        names=names,
    )
    first = cut(refused[0].name).replace('"', "'")
    how = worded(
        "error-to-play-it-all-the-same",
        "To play it all the same, leave them out (--without-refused; in Python "
        'without_refused=True), or name cards in their place (--instead "{first}=Forest"; in Python '
        'instead={{"{first}": "Forest"}}).',
        first=first,
    )
    told = commas([what, *lines], "\n")
    return RefusedDeckError(commas([told, how], "\n"), [card.name for card in refused], told, where=where)


def remedied(
    entries: list[Entry], part: str, refused: Container[str], remedies: Remedies
) -> tuple[list[Entry], list[Entry], list[tuple[int, str, str]]]:
    """Returns what is played of a part of a list, what of it is left out, and what stands in whose place: (count,
    substitute, refused card). What nobody spoke of is among the first.
    """
    played: list[Entry] = []
    without: list[Entry] = []
    replaced: list[tuple[int, str, str]] = []
    for count, name in entries:
        remedies.unmet.pop(folded(name), None)
        if name not in refused:
            played.append((count, name))
        elif other := remedies.substitute(name, part):
            played.append((count, other))
            replaced.append((count, other, name))
        elif remedies.without_refused:
            without.append((count, name))
        else:
            played.append((count, name))
    return played, without, replaced
