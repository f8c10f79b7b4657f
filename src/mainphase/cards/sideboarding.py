"""Exchanging cards of a deck with its sideboard, between two games of a match (CR 100.4), and plans of that.

A plan is a text:

DECK against DECK     what the first exchanges when it meets the second; or
DECK                  what it exchanges when it meets any other
-2 Lightning Bolt     so many go to the sideboard
+2 Pyroblast          so many come from it
// or # at the start  a comment
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import date
from itertools import product
from pathlib import Path
from typing import Final

from mainphase.cards.constructed import FEWER_ALLOWED, LEAST, SIDEBOARD
from mainphase.cards.deck_entries import counter_of as counter_of
from mainphase.cards.decks import Deck
from mainphase.cards.names import folded
from mainphase.errors import DeckError, cut, where
from mainphase.foundation.bounded_files import LONGEST_DECK, read_bounded_text
from mainphase.foundation.whole_numbers import whole
from mainphase.rules.concepts import Concept
from mainphase.rules.law import Rules
from mainphase.rules.timeline import rules_on
from mainphase.saying.error_texts import why_unread
from mainphase.saying.worded import commas, fixed, worded

AGAINST: Final = " against "
EXCHANGED: Final = re.compile(r"([-+])\s*([0-9]{1,4})\s+(\S.*)")
EXPECTED: Final = fixed(
    "error-deck-against-deck-or-deck-alone",
    "DECK against DECK, or DECK alone, and below it lines such as “-2 Lightning Bolt” (to the "
    "sideboard) and “+2 Pyroblast” (from it)",
)


def check_exchange(name: str, before: Deck, after: Deck, rules: str | date | None) -> None:
    """Checks a deck after an exchange with the sideboard: it is made of the same cards, and is as large as the rules
    ask. Raises DeckError.
    """
    held, now = cards_of_deck(before), cards_of_deck(after)
    if held != now:
        told = [
            worded("error-more", "{count} {card} more", count=count, card=card) for card, count in (now - held).items()
        ]
        told += [
            worded("error-fewer", "{count} {card} fewer", count=count, card=card)
            for card, count in (held - now).items()
        ]
        raise DeckError(
            worded(
                "error-must-play-the-same-cards",
                "{name} must play the same cards as before, in the deck or beside it; there are {told}",
                name=name,
                told=commas(told),
            )
        )
    bounds = exchange_bounds(before, rules_on(rules))
    cited = f" ({bounds.rule})" if bounds.rule else ""
    if bounds.one_for_one and len(after) != len(before):
        raise DeckError(
            worded(
                "error-the-deck-of-has-cards",
                "the deck of {name} has {after} cards, where it must have {before} as before: until "
                "{fewer_allowed} cards are exchanged one for one{cited}",
                name=name,
                after=len(after),
                before=len(before),
                fewer_allowed=FEWER_ALLOWED,
                cited=cited,
            )
        )
    if len(after) < bounds.least:
        size = f" ({bounds.size_rule})" if bounds.size_rule else ""
        raise DeckError(
            worded(
                "error-the-deck-of-has-cards-where-at-least",
                "the deck of {name} has {count} cards, where at least {least} are needed{size}",
                name=name,
                count=len(after),
                least=bounds.least,
                size=size,
            )
        )
    beside = sum(count for count, _ in after.sideboard)
    if beside > bounds.most_beside:
        raise DeckError(
            worded(
                "error-has-cards-in-the-sideboard",
                "{name} has {beside} cards in the sideboard, where at most {most_beside} are allowed{cited}",
                name=name,
                beside=beside,
                most_beside=bounds.most_beside,
                cited=cited,
            )
        )


@dataclass(frozen=True)
class ExchangeBounds:
    """How large a deck may be after an exchange: exactly as before, or at least so large with so many cards beside it
    at most; and the rules about sideboards and about the size of decks, as far as that day has any.
    """

    one_for_one: bool
    least: int
    most_beside: int
    rule: str
    size_rule: str


def exchange_bounds(deck: Deck, law: Rules) -> ExchangeBounds:
    """The bounds of exchanges of a deck with its sideboard (CR 100.2a, 100.4a)."""
    one_for_one = law.date < FEWER_ALLOWED
    return ExchangeBounds(
        one_for_one,
        len(deck) if one_for_one else min(LEAST, len(deck)),
        max(SIDEBOARD, sum(count for count, _ in deck.sideboard)),
        law.number(Concept.SIDEBOARD),
        law.number(Concept.DECK_SIZE),
    )


def cards_of_deck(deck: Deck) -> Counter[str]:
    """How many of each card, the sideboard with it."""
    return counter_of((*deck.main, *deck.sideboard))


def exchanged(deck: Deck, out: Mapping[str, int], into: Mapping[str, int]) -> Deck:
    """The deck after cards went to the sideboard (`out`) and came from it (`into`), each so often. Raises DeckError if
    they are not there.

    >>> mp.exchanged(mp.Deck("mine", ((60, "Forest"),), ((2, "Fog"),)), {"Forest": 2}, {"Fog": 2}).main
    ((58, 'Forest'), (2, 'Fog'))
    """
    main, beside = counter_of(deck.main), counter_of(deck.sideboard)
    for cards, held, place in ((out, main, "deck"), (into, beside, "sideboard")):
        for card, count in cards.items():
            if held[card] < count:
                raise DeckError(
                    worded(
                        "error-cant-be-taken",
                        "{count} {card} can't be taken from the {place} of {deck}, which has {held}",
                        count=count,
                        card=card,
                        place=place,
                        deck=deck.name,
                        held=held[card],
                    )
                )
    main, beside = main - Counter(out) + Counter(into), beside - Counter(into) + Counter(out)
    return replace(deck, main=entries_in(main), sideboard=entries_in(beside))


def entries_in(counts: Counter[str]) -> tuple[tuple[int, str], ...]:
    return tuple((count, card) for card, count in counts.items())


# --- Plans


@dataclass(frozen=True)
class PlannedExchange:
    """What a deck exchanges when it meets another, or with `against` "" any other. `line` is where the plan says it."""

    deck: str
    against: str
    out: tuple[tuple[int, str], ...] = ()
    into: tuple[tuple[int, str], ...] = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class SideboardPlan:
    """Exchanges by the names of decks, from the second game of a match on. Each is of the deck as the match began."""

    exchanges: tuple[PlannedExchange, ...] = ()
    source: str = "plan"

    def found(self, deck: Deck, against: Deck) -> PlannedExchange | None:
        """What is planned for a deck that meets another: what names both comes first.

        >>> plan = mp.parse_plan("red against green\\n-4 Shock\\n+4 Fog\\n")
        >>> red, green = mp.Deck("red", ((60, "Shock"),)), mp.Deck("green", ((60, "Fog"),))
        >>> plan.found(red, green).into
        ((4, 'Fog'),)
        """
        mine, other = folded(deck.name), folded(against.name)
        for wanted in (other, ""):
            for each in self.exchanges:
                if folded(each.deck) == mine and folded(each.against) == wanted:
                    return each
        return None

    def exchanged(self, deck: Deck, against: Deck) -> Deck | None:
        """The deck after what is planned; None if nothing is. Raises DeckError, with the line, if the deck has not
        these cards.
        """
        planned = self.found(deck, against)
        return None if planned is None else self._after(planned, deck)

    def _after(self, planned: PlannedExchange, deck: Deck) -> Deck:
        names = {folded(card): card for _, card in (*deck.main, *deck.sideboard)}
        out, into = (
            counter_of((count, names.get(folded(card), card)) for count, card in cards)
            for cards in (planned.out, planned.into)
        )
        with self._told_of(planned):
            return exchanged(deck, out, into)

    @contextmanager
    def _told_of(self, planned: PlannedExchange) -> Iterator[None]:
        """Whatever is wrong in here is told with the line of the plan."""
        try:
            yield
        except DeckError as wrong:
            raise DeckError(wrong.message, where=where(self.source, planned.line)) from None

    def check(self, decks: Iterable[Deck], days: Iterable[str]) -> None:
        """Raises DeckError if something is planned for a deck that does not play, or that is not allowed on one of
        these days.
        """
        playing, dates = list(decks), list(days)
        names = {folded(deck.name) for deck in playing}
        for each in self.exchanges:
            for name in (each.deck, each.against):
                if name and folded(name) not in names:
                    raise DeckError(
                        worded(
                            "error-no-deck-called-plays",
                            "no deck called {name} plays; there are {playing}",
                            name=repr(cut(name)),
                            playing=commas(deck.name for deck in playing),
                        ),
                        where=where(self.source, each.line),
                    )
        for (seat, deck), (across, other) in product(enumerate(playing), repeat=2):
            planned = self.found(deck, other)
            if planned is None:
                continue
            after = self._after(planned, deck)
            with self._told_of(planned):
                for day in dates if seat != across else ():
                    check_exchange(deck.name, deck, after, day)


NOTHING_PLANNED: Final = SideboardPlan()


def plan_unread(why: str) -> str:
    return worded("error-the-plan-cannot-be-read", "the plan cannot be read: {why}", why=why)


def read_plan(path: Path) -> SideboardPlan:
    """The plan in a file. Raises DeckError if it cannot be read.

    >>> from pathlib import Path
    >>> _ = Path("plan.txt").write_text("red against green\\n-4 Shock\\n+4 Fog\\n")
    >>> len(mp.read_plan(Path("plan.txt")).exchanges)
    1
    """
    at = cut(str(path), 500)
    try:
        text = read_bounded_text(path, LONGEST_DECK, "utf-8-sig")
    except (OSError, ValueError) as wrong:
        raise DeckError(why_unread(wrong, plan_unread), where=at) from None
    return parse_plan(text, at)


def parse_plan(text: str, source: str = "plan") -> SideboardPlan:
    """The plan that a text is. Raises DeckError, with the line, where it is none.

    >>> plan = mp.parse_plan("red against green\\n-4 Shock\\n+4 Fog\\n")
    >>> plan.exchanges[0].out
    ((4, 'Shock'),)
    """
    found: list[PlannedExchange] = []
    for number, line in enumerate(text.splitlines(), 1):
        said = line.strip()
        if not said or said.startswith(("//", "#")):
            continue
        if said[0] in "-+":
            match = EXCHANGED.fullmatch(said)
            if match is None or not found or not whole(match[2]):
                raise DeckError(
                    worded(
                        "error-is-no-exchange-a-plan",
                        "{said} is no exchange; a plan has {expected}",
                        said=repr(cut(said)),
                        expected=EXPECTED,
                    ),
                    where=where(source, number),
                )
            entry = (whole(match[2]) or 0, match[3])
            last = found[-1]
            found[-1] = (
                replace(last, out=(*last.out, entry)) if match[1] == "-" else replace(last, into=(*last.into, entry))
            )
            continue
        deck, _, against = said.partition(AGAINST)
        one = PlannedExchange(deck.strip(), against.strip(), line=number)
        if any((folded(each.deck), folded(each.against)) == (folded(one.deck), folded(one.against)) for each in found):
            raise DeckError(
                worded("error-is-planned-twice", "{said} is planned twice", said=repr(cut(said))),
                where=where(source, number),
            )
        found.append(one)
    if not found:
        raise DeckError(
            worded("error-nothing-is-planned-a-plan", "nothing is planned; a plan has {expected}", expected=EXPECTED),
            where=where(source),
        )
    return SideboardPlan(tuple(found), source)
