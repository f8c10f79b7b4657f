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
from mainphase.saying.worded import Worded, commas, fixed, name_of_card, worded

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
    unknown: list[str] = []
    if found.day_of_lists(day) != day:
        unknown.append(
            worded(
                "deck-lists-before",
                "the lists of {format} before {day}: those of that day are taken",
                format=found.name,
                day=found.known_from,
            )
        )
        day = found.known_from
    if day > found.known_until:
        unknown.append(
            worded(
                "deck-lists-after",
                "the lists of {format} after {day}: those of that day are taken",
                format=found.name,
                day=found.known_until,
            )
        )
    against = not_commander_deck(deck, law, found.deck) if found.deck in LED else not_constructed(deck, law)
    against += on_the_lists(deck, found, day) + sections_beyond(deck, found)
    if deck.listed:
        against += came_later(deck, law)
        strange = [name for name in counts_in(deck) if not is_listed(name)]
        if strange:
            unknown.append(
                worded("deck-strange-names", "if there are cards of these names: {names}", names=few_of(strange))
            )
    beyond, untold = outside_the_pool(deck, found, day)
    if untold:
        unknown.append(in_which_sets(untold))
    if found.pool == COMMONS:
        unknown.append(
            fixed("deck-which-commons", "which cards were printed as commons: card files do not say so for every set")
        )
    return FormatVerdict(found, day, (*against, *beyond), tuple(unknown))


def sections_beyond(deck: Deck, format: Format) -> list[str]:
    """Which sections of its list a deck of the format does not have."""
    led = format.deck in LED
    sections = {"Commander": () if led else deck.commanders, "Schemes": deck.schemes}
    sections |= {"Vanguard": deck.vanguards, "Planes": deck.planes}
    return [
        worded("deck-no-section", "{format} has no section {section} of a deck", format=format.name, section=name)
        for name, entries in sections.items()
        if entries
    ]


def in_which_sets(untold: list[str]) -> Worded:
    """That the card file does not say in which sets these were printed."""
    names = few_of([name_of_card(name) for name in untold])
    if len(untold) == 1:
        return worded("deck-which-sets-one", "in which sets {name} was printed: the card file does not say", name=names)
    return worded("deck-which-sets", "in which sets {names} were printed: the card file does not say", names=names)


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
            out.append(
                worded(
                    "deck-banned",
                    "{name} is banned in {format} {since}",
                    name=name_of_card(name),
                    format=format.name,
                    since=since_said(one),
                )
            )
        elif one is not None and one.status == "no commander":
            if any(name == leader for _, leader in deck.commanders):
                out.append(
                    worded(
                        "deck-banned-commander",
                        "{name} is banned as a commander in {format} {since}",
                        name=name_of_card(name),
                        format=format.name,
                        since=since_said(one),
                    )
                )
        elif one is not None and count > 1:
            out.append(
                worded(
                    "deck-restricted",
                    "{count} {name}, which is restricted to one in {format} {since}",
                    count=count,
                    name=name_of_card(name),
                    format=format.name,
                    since=since_said(one),
                )
            )
    return out


def since_said(one: OnTheList) -> Worded:
    if one.announced and one.announced != one.since:
        return worded(
            "deck-since-as-announced",
            "since {day}, as was announced on {announced}",
            day=one.since,
            announced=one.announced,
        )
    return worded("deck-since", "since {day}", day=one.since)


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
                against.append(
                    worded(
                        "deck-not-printed-before",
                        "{name} was not printed before {day}",
                        name=name_of_card(name),
                        day=min(told),
                    )
                )
        elif not sets & set(codes):
            against.append(
                worded(
                    "deck-in-no-set",
                    "{name} is in no set that {format} has on {day}; it was printed in {sets}",
                    name=name_of_card(name),
                    format=format.name,
                    day=day,
                    sets=few_of(sorted(codes)),
                )
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
    shown = commas(names[:SHOWN])
    if len(names) <= SHOWN:
        return shown
    return worded("deck-and-more", "{names} and {count} more", names=shown, count=len(names) - SHOWN)
