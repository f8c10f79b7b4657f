"""Deck lists as the online clients and other programs read and write them, and the decks that come with mainphase.

4 Lightning Bolt            a count and a name; "4x" is the same
4 Lightning Bolt (M11) 149  set, number, foil, tags (#burn), [categories] and trailing // comments are ignored
SB: 2 Shock                 the sideboard, line by line
Deck / Sideboard            or in sections, also in brackets
Commander                   the commander, or two partners, in a section (903.3), or marked on its line: # !Commander
Companion                   a card of the sideboard, a section (702.139a)
Schemes                     the scheme deck of an archenemy, a section (904.3)
Vanguard                    the vanguard, a section (902.3)
Planes                      the planar deck, a section (901.3)
                            or after the one empty line of a list that has neither
// or # at the start        a comment

`deck_text` reads lines (with `.dck` and Magic Workstation's), `deck_xml` reads `.dek` and `.cod`.
"""

import datetime
import os
import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from importlib import resources
from itertools import islice
from os import PathLike
from pathlib import Path
from typing import Final

from mainphase.cards import deck_text, deck_xml
from mainphase.cards.deck_entries import MOST_CARDS, Entries, counter_of
from mainphase.cards.names import find_cards, outlined_card, spelling
from mainphase.cards.nodes import CardDef, CardType
from mainphase.cards.past_matches import past_deck, past_decks
from mainphase.cards.refused import Days, Remedies, days_of, refused_cards, refused_deck, remedied
from mainphase.errors import DeckError, TooNewError, cut, near_names, repr_of, where
from mainphase.foundation.bounded_files import LONGEST_DECK, read_bounded_text
from mainphase.saying.error_texts import error_text, why_too_long, why_unread
from mainphase.saying.worded import commas, fixed, one_of_these, worded

LEAST_SCHEMES = 20  # CR 904.3
MOST_OF_A_SCHEME = 2
# Decks for a game for which none are named, the likeliest first.
USUAL = (
    "white-blue-tempo",
    "red-green-assault",
    "white-black-attrition",
    "red-burn",
    "fifth-white-blue-circles",
    "fifth-black-red-pacts",
    "vanilla-red",
    "vanilla-green",
)


@dataclass(frozen=True)
class Deck:
    """A deck list: how many of which card, in the order of the list; names as the cards themselves spell them.

    >>> mp.Deck("mine", ((20, "Forest"), (40, "Grizzly Bears")))
    <Deck mine: 60 cards>
    """

    name: str
    main: tuple[tuple[int, str], ...]
    sideboard: tuple[tuple[int, str], ...] = ()
    schemes: tuple[tuple[int, str], ...] = ()  # of an archenemy
    left_out: tuple[tuple[int, str], ...] = ()  # of the sideboard: cards that are not supported
    # At the user's word: what of the list is not played, and what is played in whose place (count, card, refused card).
    without: tuple[tuple[int, str], ...] = ()
    replaced: tuple[tuple[int, str, str], ...] = ()
    commanders: tuple[tuple[int, str], ...] = ()  # the designated cards, which are not among the others
    vanguards: tuple[tuple[int, str], ...] = ()  # the one vanguard of a Vanguard game
    planes: tuple[tuple[int, str], ...] = ()  # the planar deck of a Planechase game
    listed: bool = False  # as its list has it, whether its cards can be played or not: to be checked, not played

    def __post_init__(self) -> None:
        """A deck made by hand keeps the bounds of one that was read; its lists become tuples, as that has."""
        total = 0
        for name in ("main", "sideboard", "schemes", "left_out", "without", "commanders", "vanguards", "planes"):
            part = getattr(self, name)
            for entry in part if isinstance(part, (tuple, list)) else (part,):
                pair = isinstance(entry, (tuple, list)) and len(entry) == 2
                if not pair or not isinstance(entry[0], int) or not isinstance(entry[1], str):
                    raise DeckError(
                        worded(
                            "error-a-deck-is-made-of-pairs",
                            'a deck is made of pairs of a count and a name, such as (4, "Lightning Bolt"); '
                            "found {entry}",
                            entry=repr_of(entry),
                        )
                    )
                if not 1 <= entry[0] <= MOST_CARDS:
                    raise DeckError(
                        worded(
                            "error-is-in-the-deck-times-allowed",
                            "{card} is in the deck {count} times; allowed are 1 to {most_cards}",
                            card=cut(entry[1]),
                            count=repr_of(entry[0]),
                            most_cards=MOST_CARDS,
                        )
                    )
                total += entry[0] if name != "without" else 0
            object.__setattr__(self, name, tuple([(count, card) for count, card in part]))
        if total > MOST_CARDS:
            raise DeckError(
                worded(
                    "error-a-deck-has-at-most-cards",
                    "a deck has at most {most_cards} cards; this one has {total}",
                    most_cards=MOST_CARDS,
                    total=total,
                )
            )

    def __len__(self) -> int:
        return sum(count for count, _ in self.main)

    def __repr__(self) -> str:
        return f"<Deck {self.name}: {len(self)} cards>"

    def cards(self, on: datetime.date | str | None = None) -> list[CardDef]:
        """The main deck, card by card, as they read on a day or read today.

        Raises TooNewError for what the rules of that day do not know.

        >>> [card.name for card in mp.read_deck("60 Forest").cards("m10")][:2]
        ['Forest', 'Forest']
        """
        return [made for count, made in self.counted(on) for _ in range(count)]

    def counted(self, on: datetime.date | str | None = None) -> list[tuple[int, CardDef]]:
        """The main deck: how many of which card.

        >>> [(count, card.name) for count, card in mp.read_deck("4 Shock\\n56 Mountain").counted()]
        [(4, 'Shock'), (56, 'Mountain')]
        """
        return self.looked_up(self.main, on)

    def sideboard_cards(self, on: datetime.date | str | None = None) -> list[CardDef]:
        """The sideboard, card by card."""
        return [made for count, made in self.looked_up(self.sideboard, on) for _ in range(count)]

    def counted_sideboard(self, on: datetime.date | str | None = None) -> list[tuple[int, CardDef]]:
        """The sideboard: how many of which card."""
        return self.looked_up(self.sideboard, on)

    def counted_schemes(self, on: datetime.date | str | None = None) -> list[tuple[int, CardDef]]:
        """The scheme deck: how many of which."""
        return self.looked_up(self.schemes, on)

    def counted_commanders(self, on: datetime.date | str | None = None) -> list[tuple[int, CardDef]]:
        """The commanders: how many of which."""
        return self.looked_up(self.commanders, on)

    def counted_vanguards(self, on: datetime.date | str | None = None) -> list[tuple[int, CardDef]]:
        """The vanguard: how many of which."""
        return self.looked_up(self.vanguards, on)

    def counted_planes(self, on: datetime.date | str | None = None) -> list[tuple[int, CardDef]]:
        """The planar deck: how many of which."""
        return self.looked_up(self.planes, on)

    def looked_up(
        self, entries: tuple[tuple[int, str], ...], on: datetime.date | str | None = None
    ) -> list[tuple[int, CardDef]]:
        """The cards of a section; of a deck that is `listed` also those that cannot be played, as far as is known."""
        if self.listed:
            return [(count, outlined_card(name)) for count, name in entries]
        return counted_cards(entries, on, self.name)

    @property
    def played(self) -> tuple[tuple[int, str], ...]:
        """Everything that a game begins with: main deck, schemes, commanders, vanguard, planes, and sideboard."""
        return self.main + self.schemes + self.commanders + self.vanguards + self.planes + self.sideboard

    def text(self) -> str:
        """The list as text; `read_deck` reads it back.

        >>> mp.read_deck("60 Forest").text()
        'Deck\\n60 Forest\\n'
        """
        lines = ["Deck", *(f"{count} {name}" for count, name in self.main)]
        for section, entries in (
            ("Sideboard", self.sideboard + self.left_out),
            ("Schemes", self.schemes),
            ("Commander", self.commanders),
            ("Vanguard", self.vanguards),
            ("Planes", self.planes),
        ):
            if entries:
                lines += ["", section, *(f"{count} {name}" for count, name in entries)]
        return "\n".join(lines) + "\n"


def counted_cards(
    entries: tuple[tuple[int, str], ...], on: datetime.date | str | None, deck: str
) -> list[tuple[int, CardDef]]:
    found = find_cards([name for _, name in entries], deck, on)
    return [(count, made) for (count, _), made in zip(entries, found, strict=True)]


def bundled_decks() -> list[str]:
    """The names of the decks that come with mainphase.

    >>> "red-burn" in mp.bundled_decks()
    True
    """
    folder = resources.files("mainphase") / "decks"
    return sorted(f.name.removesuffix(".txt") for f in folder.iterdir() if f.name.endswith(".txt"))


def decks_for(on: datetime.date | str | None = None, players: int = 2) -> list[str]:
    """The bundled decks of a game on a day (None: today) for which no others are named: its rules know every card."""
    known: list[str] = []
    for name in USUAL:
        if len(known) == players:
            break
        try:
            read_deck(name).cards(on)
        except TooNewError:
            continue
        known.append(name)
    return known


def read_deck(
    source: str | Path,
    *,
    strict: bool = False,
    without_refused: bool = False,
    instead: Mapping[str, str] | str | None = None,
    on: datetime.date | str | Iterable[datetime.date | str] | None = None,
) -> Deck:
    """Returns a deck from a file, from the name of a bundled deck, or from the text of a list.

    Cards of the sideboard that are not supported are left out, and named in `left_out`; `strict` refuses them. If cards
    of the deck cannot be played, it is refused, unless `without_refused` plays it without them, or `instead` names
    cards in their place (`{"Cultivate": "Forest"}`, or `"Forest"` for all of the main deck); `without` and `replaced`
    of the deck tell what became of them. With a day (or several), cards that its rules do not know are among them.

    Raises DeckError for what is no deck, RefusedDeckError for cards that cannot be played.

    >>> deck = mp.read_deck("4 Lightning Bolt\\n56 Mountain")
    >>> len(deck), deck.main
    (60, ((4, 'Lightning Bolt'), (56, 'Mountain')))
    >>> mp.read_deck("60 Forrest")
    Traceback (most recent call last):
    ...
    mainphase.errors.RefusedDeckError: ...
    """
    return read_decks([source], Remedies(without_refused, instead), days_of(on), strict=strict)[0]


def read_decks(
    sources: Iterable[str | Path], remedies: Remedies, days: Days = (), *, strict: bool = False
) -> list[Deck]:
    """Returns the decks of a game, as `read_deck` does each. Raises DeckError also if a substitute was named for what
    is in none of them.
    """
    decks = [deck_from(source, remedies, days, strict) for source in sources]
    remedies.check_met()
    return decks


def listed_deck(source: str | Path) -> Deck:
    """Returns a deck as its list has it, from what `read_deck` takes, also with cards that cannot be played: to be
    checked. Raises DeckError for what is no deck.
    """
    return as_listed(*deck_source(source))


def as_listed(text: str, name: str, source: str) -> Deck:
    """Returns a deck as the text of its list has it; `source` stands in messages. Raises DeckError for what is none."""
    entries = entries_of(text, Entries(name, source))
    parts = entries.parts
    check_any_cards(parts["main"], source)
    merged = {part: merged_entries(cards, [spelling(card) for _, card in cards]) for part, cards in parts.items()}
    return Deck(
        entries.name,
        merged["main"],
        merged["side"],
        merged["schemes"],
        commanders=merged["commanders"],
        vanguards=merged["vanguards"],
        planes=merged["planes"],
        listed=True,
    )


def deck_from(source: str | Path, remedies: Remedies, days: Days, strict: bool) -> Deck:
    """Returns a deck from what `read_deck` takes."""
    text, name, told = deck_source(source)
    return parse_deck(text, name, told, strict=strict, remedies=remedies, days=days)


def deck_source(source: str | Path) -> tuple[str, str, str]:
    """The text of a list, the name of the deck, and what it is called in messages. Raises DeckError for what is none of
    these.
    """
    if not isinstance(source, (str, PathLike)):
        raise DeckError(
            worded(
                "error-a-deck-is-a-file",
                "a deck is a file, the name of a bundled deck or the text of a list; found {source}",
                source=repr_of(source),
            )
        )
    if isinstance(source, str):
        if "\n" in source or deck_text.COUNTED.match(source) or source.lstrip().startswith("<"):
            return source, "deck", "deck list"
        if not source.strip():
            raise DeckError(
                worded(
                    "error-a-deck-is-a-file-a-bundled",
                    "a deck is a file, a bundled deck ({bundled_decks}) or a list; found nothing",
                    bundled_decks=commas(bundled_decks()),
                )
            )
        there = os.path.exists(source)
        if not there and source in bundled_decks():
            text = (resources.files("mainphase") / "decks" / f"{source}.txt").read_text(encoding="utf-8")
            return text, source, f"bundled deck {source}"
        past = None if there else past_deck(source)
        if past is not None:
            return past.text, past.player, source
    path = Path(source)
    return deck_file_text(path), path.stem, cut(str(source), 500)


def list_unread(why: str) -> str:
    return worded("error-the-deck-list-cannot-be-read", "the deck list cannot be read: {why}", why=why)


def deck_file_text(path: Path) -> str:
    """Returns the text of a deck list. Raises DeckError if there is no such file, or it cannot be read."""
    at = where(cut(str(path), 500))
    try:
        return read_bounded_text(path, LONGEST_DECK, "utf-8-sig")
    except FileNotFoundError:
        raise DeckError(
            worded(
                "error-there-is-no-file",
                "there is no file {path}, and no bundled deck of that name{hint}; bundled are {bundled_decks}",
                path=cut(str(path), 500),
                hint=deck_meant(str(path)),
                bundled_decks=commas(bundled_decks()),
            )
        ) from None
    except (OSError, UnicodeDecodeError) as wrong:
        raise DeckError(why_unread(wrong, list_unread), where=at) from None
    except ValueError as wrong:  # a path that no system could have
        raise DeckError(
            worded(
                "error-this-cannot-be-the-path",
                "this cannot be the path of a deck list: {wrong}",
                wrong=error_text(wrong),
            ),
            where=at,
        ) from None


def deck_meant(name: str) -> str:
    """The bundled decks, or those of great matches, that somebody may have meant by a name that none has."""
    written = "-".join(re.split(r"[\s_-]+", name.strip().casefold())).removesuffix(".txt")
    known = [*bundled_decks(), *past_decks()]
    close = near_names(written, known, closeness=0.7) or near_names(written, known)
    close = close or [each for each in known if written and written in each.split("-")]
    return (
        worded("error-did-you-mean-in-brackets", " (did you mean {name}?)", name=one_of_these(close)) if close else ""
    )


def parse_deck(
    text: str,
    name: str = "deck",
    source: str = "deck list",
    *,
    strict: bool = False,
    remedies: Remedies | None = None,
    days: Days = (),
) -> Deck:
    """Returns a deck from its text. `source` stands in messages. Raises DeckError or RefusedDeckError as `read_deck`
    does.
    """
    remedies = remedies or Remedies()
    entries = entries_of(text, Entries(name, source))
    parts = entries.parts
    check_any_cards(parts["main"], source)
    refused = {card.name for card in refused_cards([entry for part in parts.values() for entry in part], days)}
    main, without, replaced = remedied(parts["main"], "main", refused, remedies)
    side, left_out, beside = remedied(parts["side"], "side", refused, remedies)
    schemes, no_schemes, _ = remedied(parts["schemes"], "schemes", refused, remedies)
    leaders, no_leaders, _ = remedied(parts["commanders"], "commanders", refused, remedies)
    vanguards, no_vanguards, _ = remedied(parts["vanguards"], "vanguards", refused, remedies)
    planes, no_planes, _ = remedied(parts["planes"], "planes", refused, remedies)
    still = refused_cards([*main, *schemes, *leaders, *vanguards, *planes, *side], days)
    gone = {card.name for card in still}
    needed = main + schemes + leaders + vanguards + planes
    if any(name in gone for _, name in (needed + side if strict else needed)):
        raise refused_deck(still, needed + side, source)
    if not main:
        raise DeckError(fixed("error-none-of-its-cards", "none of its cards can be played"), where=source)
    left_out += [entry for entry in side if entry[1] in gone]
    side = [entry for entry in side if entry[1] not in gone]
    without += no_schemes + no_leaders + no_vanguards + no_planes
    named = named_sections(
        {
            "main": main,
            "sideboard": side,
            "commanders": leaders,
            "schemes": schemes,
            "vanguards": vanguards,
            "planes": planes,
        },
        source,
    )
    deck = Deck(
        entries.name,
        named["main"],
        named["sideboard"],
        named["schemes"],
        left_out=merged_entries(left_out, [name for _, name in left_out]),
        without=merged_entries(without, [name for _, name in without]),
        replaced=(*replaced, *beside),
        commanders=named["commanders"],
        vanguards=named["vanguards"],
        planes=named["planes"],
    )
    check_schemes(deck.schemes, source)
    return deck


def named_sections(
    sections: Mapping[str, list[tuple[int, str]]], source: str
) -> dict[str, tuple[tuple[int, str], ...]]:
    """The sections of a deck, with names as the cards themselves spell them. Raises DeckError for a card that stands in
    the wrong one.
    """
    found = iter(find_cards([name for entries in sections.values() for _, name in entries], where=source))
    named: dict[str, tuple[tuple[int, str], ...]] = {}
    for section, entries in sections.items():
        there = list(islice(found, len(entries)))
        check_section(there, KINDS_OF_SECTIONS.get(section, 0), source)
        named[section] = merged_entries(entries, [made.name for made in there])
    return named


def entries_of(text: str, entries: Entries) -> Entries:
    """Reads a list, in whatever format, into `entries`. Raises DeckError where a line is none of a deck list."""
    if why := why_too_long(text, LONGEST_DECK):
        raise DeckError(
            worded("error-this-cannot-be-a-deck-list", "this cannot be a deck list: {why}", why=why),
            where=entries.source,
        )
    if text.lstrip("\ufeff \t\r\n").startswith("<"):
        deck_xml.DeckXmlReader(entries).read(text.lstrip("\ufeff \t\r\n"))
    else:
        deck_text.DeckTextReader(entries).read(text)
    entries.put_companion_beside()
    return entries


def deck_card_names(path: Path) -> tuple[str, ...]:
    """The names of the cards of a list, commanders among them and sideboard not, whether they are supported or not.
    Raises DeckError if the file is no deck list.
    """
    source = cut(str(path), 500)
    entries = entries_of(deck_file_text(path), Entries(path.stem, source, named_only=True))
    names = dict.fromkeys(name for _, name in entries.parts["main"])
    check_any_cards(names, source)
    return tuple(names)


# The kinds of cards that have a section to themselves: what each is called, its section, and the rule.
OWN_SECTIONS: Final = {
    CardType.SCHEME: ("a scheme", "Schemes (904.3)"),
    CardType.VANGUARD: ("a vanguard", "Vanguard (902.3)"),
    CardType.PLANAR: ("a plane or phenomenon", "Planes (901.3)"),
}
KINDS_OF_SECTIONS: Final = {
    "schemes": CardType.SCHEME,
    "vanguards": CardType.VANGUARD,
    "planes": CardType.PLANAR,
}  # of `Deck`


def check_any_cards(named: Collection[object], source: str) -> None:
    """Raises DeckError if a deck names no cards."""
    if not named:
        raise DeckError(
            worded(
                "error-the-deck-has-no-cards-allowed",
                "the deck has no cards; allowed are {expected}",
                expected=deck_text.EXPECTED,
            ),
            where=source,
        )


def check_section(found: list[CardDef], kind: int, source: str) -> None:
    """Raises DeckError unless the cards of a section are of the kind that it is for; 0: of none that has one."""
    for made in found:
        of = next((each for each in OWN_SECTIONS if made.types & each), 0)
        if of == kind:
            continue
        if of:
            what, section = OWN_SECTIONS[of]
            raise DeckError(
                worded(
                    "error-is-and-belongs-in-the-section",
                    "{card} is {what} and belongs in the section {section}",
                    card=made.name,
                    what=what,
                    section=section,
                ),
                where=source,
            )
        what, section = OWN_SECTIONS[kind]
        raise DeckError(
            worded(
                "error-is-not",
                "{card} is not {what}, so it does not belong in the section {section}",
                card=made.name,
                what=what,
                section=section,
            ),
            where=source,
        )


def check_schemes(schemes: tuple[tuple[int, str], ...], source: str) -> None:
    """Raises DeckError unless a scheme deck is large enough and has no scheme too often (CR 904.3)."""
    total = sum(count for count, _ in schemes)
    if schemes and total < LEAST_SCHEMES:
        raise DeckError(
            worded(
                "error-a-scheme-deck-has-at-least",
                "a scheme deck has at least {least_schemes} cards (904.3); found {total}",
                least_schemes=LEAST_SCHEMES,
                total=total,
            ),
            where=source,
        )
    for count, name in schemes:
        if count > MOST_OF_A_SCHEME:
            raise DeckError(
                worded(
                    "error-a-scheme-deck-has-at-most",
                    "a scheme deck has at most {most_of_a_scheme} cards of one name (904.3); found {count} {name}",
                    most_of_a_scheme=MOST_OF_A_SCHEME,
                    count=count,
                    name=name,
                ),
                where=source,
            )


def merged_entries(entries: list[tuple[int, str]], names: list[str]) -> tuple[tuple[int, str], ...]:
    """One entry for each card, where it first stood."""
    counts = counter_of((count, name) for (count, _), name in zip(entries, names, strict=True))
    return tuple((count, name) for name, count in counts.items())
