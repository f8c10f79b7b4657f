"""Decks by the lists of a day: whether a deck is one for a format, or which card is against it, since when."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Final

from mainphase.cards.beside import catalogue
from mainphase.cards.constructed import not_constructed
from mainphase.cards.deck_entries import counter_of
from mainphase.cards.decks import Deck
from mainphase.cards.names import folded, is_listed, known_card, outlined_card, unknown_on
from mainphase.cards.nodes import Supertype
from mainphase.cards.variants import LED
from mainphase.new_game.commander_decks import not_commander_deck
from mainphase.rules.formats.chronicle import COMMONS, SETS, Format, OnTheList, format_named, formats
from mainphase.rules.timeline import date_of

SHOWN: Final = 6  # names or sets


@dataclass(frozen=True)
class FormatVerdict:
    """A deck in a format on a day: what is against it, and what cannot be known here. It is legal as far as is known if
    nothing is against it.
    """

    format: Format
    day: str
    against: tuple[str, ...]
    unknown: tuple[str, ...]

    @property
    def legal(self) -> bool:
        """True if nothing that is known is against it."""
        return not self.against


def deck_in_format(deck: Deck, format: str, on: datetime.date | str | None = None) -> FormatVerdict:
    """Checks a deck by the rules, the sets and the lists that a format had on a day (today's if none is named). A
    preset brings its rules with it, unless a day is named.

    Raises RulesError for a format or a day that is not known, CardError for a card that cannot be looked up.

    >>> found = mp.deck_in_format(mp.read_deck("red-burn"), "modern", "2020-01-01")
    >>> found.legal, found.against[0][:43]
    (False, 'Faithless Looting is banned in Modern since')
    """
    found, day = format_named(format), date_of(on)
    why = found.why_not_on(day)
    if why:
        return FormatVerdict(found, day, (why,), ())
    law = date_of(found.rules) if found.rules and on is None else day
    unknown = []
    if found.day_of_lists(day) != day:
        unknown.append(f"the lists of {found.name} before {found.known_from}: those of that day are taken")
        day = found.known_from
    if day > found.known_until:
        unknown.append(f"the lists of {found.name} after {found.known_until}: those of that day are taken")
    against = not_commander_deck(deck, law, found.deck) if found.deck in LED else not_constructed(deck, law)
    against += on_the_lists(deck, found, day) + sections_beyond(deck, found)
    if deck.listed:
        against += came_later(deck, law)
        strange = [name for name in counts_in(deck) if not is_listed(name)]
        unknown += [f"if there are cards of these names: {few_of(strange)}"] if strange else []
    beyond, untold = outside_the_pool(deck, found, day)
    if untold:
        said = f"{few_of(untold)} {'was' if len(untold) == 1 else 'were'} printed"
        unknown.append(f"in which sets {said}: the card file does not say")
    if found.pool == COMMONS:
        unknown.append("which cards were printed as commons: card files do not say so for every set")
    return FormatVerdict(found, day, (*against, *beyond), tuple(unknown))


def sections_beyond(deck: Deck, format: Format) -> list[str]:
    """Which sections of its list a deck of the format does not have."""
    led = format.deck in LED
    sections = {"Commander": () if led else deck.commanders, "Schemes": deck.schemes}
    sections |= {"Vanguard": deck.vanguards, "Planes": deck.planes}
    return [f"{format.name} has no section {name} of a deck" for name, entries in sections.items() if entries]


def came_later(deck: Deck, law: str) -> list[str]:
    """Which of its cards the rules of a day do not know: no set of that day had them."""
    cards = [known_card(name) for name in counts_in(deck)]
    return [why for card in cards if card is not None and (why := unknown_on(card, law))]


def counts_in(deck: Deck) -> dict[str, int]:
    """How many of each name, the sideboard and the commanders with it."""
    return counter_of((*deck.main, *deck.sideboard, *deck.left_out, *deck.commanders))


def on_the_lists(deck: Deck, format: Format, day: str) -> list[str]:
    """Which of its cards are banned, which are restricted and in it more than once, and which lead it but may not."""
    listed = {folded(name): one for name, one in format.listed_on(day).items()}
    out: list[str] = []
    for name, count in counts_in(deck).items():
        key = folded(outlined_card(name).name)  # a card that cannot be played may stand there in another language
        one = listed.get(key) or listed.get(key.partition(" // ")[0])
        if one is not None and one.status == "banned":
            out.append(f"{name} is banned in {format.name} {since_said(one)}")
        elif one is not None and one.status == "no commander":
            if any(name == leader for _, leader in deck.commanders):
                out.append(f"{name} is banned as a commander in {format.name} {since_said(one)}")
        elif one is not None and count > 1:
            out.append(f"{count} {name}, which is restricted to one in {format.name} {since_said(one)}")
    return out


def since_said(one: OnTheList) -> str:
    told = f", as was announced on {one.announced}" if one.announced and one.announced != one.since else ""
    return f"since {one.since}{told}"


def outside_the_pool(deck: Deck, format: Format, day: str) -> tuple[list[str], list[str]]:
    """Why cards are none of the format's, and the names of those of which that cannot be known here."""
    file = catalogue()
    sets = format.sets_on(day)
    allowed = {folded(name) for name in format.allowed_on(day)}
    days = days_of_sets()
    against: list[str] = []
    untold: list[str] = []
    for name in counts_in(deck):
        card = known_card(name)
        if folded(name) in allowed or (card is not None and card.supertypes & Supertype.BASIC):
            continue
        codes = [] if file is None else [code.upper() for code in file.printings(folded(name))]
        if not codes:
            untold.append(name)
        elif sets is None:
            told = [days[code] for code in codes if code in days]
            if len(told) == len(codes) and min(told) > day:
                against.append(f"{name} was not printed before {min(told)}")
        elif not sets & set(codes):
            against.append(
                f"{name} is in no set that {format.name} has on {day}; it was printed in {few_of(sorted(codes))}"
            )
    return against, untold


def days_of_sets() -> dict[str, str]:
    """The first day of each set, as far as the catalogue or a chronicle tells."""
    file = catalogue()
    entered = [(day, code) for one in formats() for day, code in one.entries if one.pool == SETS and not one.rules]
    found = {code: day for day, code in sorted(entered, reverse=True)}  # the first of several is kept
    return found | ({code.upper(): day for code, day in file.days_of_sets().items()} if file is not None else {})


def few_of(names: list[str]) -> str:
    """A few names, and how many more there are."""
    shown = ", ".join(names[:SHOWN])
    return f"{shown} and {len(names) - SHOWN} more" if len(names) > SHOWN else shown
