"""Finding cards by name, however it is typed: without accents, in any case, with either apostrophe.

Here, and nowhere else, a name becomes a definition: a built-in one, or one of the user's catalogue (`beside`).
"""

import datetime
import difflib
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from mainphase.cards.beside import Catalogue, catalogue, how_to_import, with_built_in
from mainphase.cards.earlier import in_force
from mainphase.cards.earlier.phase_items import read_back, why_not_read_back
from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.names_of_faces import listed_as
from mainphase.cards.nodes import CardDef, Layout
from mainphase.cards.summarizing import summary
from mainphase.cards.variants import why_no_card
from mainphase.errors import LONGEST_NAME, MOST_NAMES, TooNewError, UnknownCardError
from mainphase.saying.error_texts import too_new, unsupported
from mainphase.saying.speaking import card_terms, knows_printed_cards
from mainphase.saying.worded import commas, fixed, put_together, worded

if TYPE_CHECKING:
    from mainphase.cards.library import Library

BASIC_LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
LONGEST_OF_A_CARD = 200  # longer than any name: what is longer is not even looked up


@lru_cache(maxsize=4096)  # a scenario asks for the same few names over and over
def folded(name: str) -> str:
    """Returns a name without what makes no difference: case, accents, apostrophes and spacing."""
    if not name.isascii():
        name = name.replace("\u2019", "'").replace("\u2018", "'").replace("\u00c6", "Ae").replace("\u00e6", "ae")
        name = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return " ".join(name.casefold().replace("//", " // ").split())


@lru_cache(maxsize=1)  # an import that has been made is dear, too
def library() -> "Library":
    """The built-in cards. Loaded when first asked for: the kernel wants nothing here but the nodes."""
    from mainphase.cards.library import CARDS

    return CARDS


@lru_cache(maxsize=1)
def index() -> dict[str, str]:
    """The names of the built-in cards by every folded name that lists give them."""
    cards = library()
    found = {folded(name): name for name in cards}
    for name in cards:
        for alias in listed_as(cards.faces(name)):
            found.setdefault(folded(alias), name)
    return found


def definitions_by_name(keys: Iterable[str]) -> list[CardDef | None]:
    """The definitions that folded names have, in English or in any other language that the user's card file tells. What
    two cards meld into is no card (CR 712.4b).
    """
    asked = list(keys)
    found = definitions_or_halves(asked)
    return [
        None if made is not None and melds_into(made, key) else made for key, made in zip(asked, found, strict=True)
    ]


def melds_into(card: CardDef, key: str) -> bool:
    """True if this folded name is that of what a card melds into (CR 712.4)."""
    return card.layout == Layout.MELD and folded(card.faces[0].name) == key


def is_name_of_melded(name: str) -> bool:
    """True if this is the name of what two supported cards meld into (CR 712.19)."""
    key = folded(name)
    made = definitions_or_halves([key])[0]
    return made is not None and melds_into(made, key)


def definitions_or_halves(keys: Iterable[str]) -> list[CardDef | None]:
    """The definitions that folded names have; of what two cards meld into, that of one of these."""
    built_in, beside = with_built_in(), catalogue()
    found: list[CardDef | None] = []
    for key in keys:
        made = definition_named(key, built_in, beside)
        if made is None and (english := english_name(key, beside)):
            made = definition_named(english, built_in, beside)
        found.append(made)
    return found


def english_name(key: str, beside: Catalogue | None) -> str:
    """The folded English name of a card that is called so in another language: a basic land in those that mainphase
    speaks, and any that the user's card file tells; or "".
    """
    return basic_lands_elsewhere().get(key, "") or (beside.english(key) if beside is not None else "")


@cache
def basic_lands_elsewhere() -> dict[str, str]:
    """The folded English names of basic lands by those in the languages that mainphase speaks."""
    return {folded(other): folded(land) for land in BASIC_LANDS for other in card_terms(land)}


def definition_named(key: str, built_in: bool, beside: Catalogue | None) -> CardDef | None:
    """The definition of a folded English name. A built-in one wins, unless it has that name for a face of it only."""
    name = index().get(key) if built_in else None
    made = None if name is None else library()[name]
    if made is not None and folded(made.name) == key:
        return made
    if beside is not None and (made is None or beside.is_whole(key)):
        other = beside.find(key)
        return made if other is None or (made is not None and is_face_of(other, made)) else other
    return made


def face_as_printed(language: str, name: str) -> tuple[str, str, str]:
    """The name, type line and text of a card in a language, where the user's card file tells them; else nothing."""
    beside = catalogue()
    return beside.printed(language, folded(name)) if beside is not None else ("", "", "")


def names_elsewhere(name: str) -> list[str]:
    """The names that a card has in other languages: of basic lands in those that mainphase speaks, and as the user's
    card file tells them.
    """
    return next((others for _, others in called_elsewhere([name])), [])


def called_elsewhere(names: Iterable[str]) -> list[tuple[str, list[str]]]:
    """Of these cards those that have names in other languages, each with them."""
    beside = catalogue()
    found: list[tuple[str, list[str]]] = []
    for name in names:
        told = beside.printed_names(folded(name)) if beside is not None else ()
        terms = card_terms(name) if name in BASIC_LANDS else ()
        if told or terms:
            found.append((name, list(dict.fromkeys([*told, *terms]))))
    return found


knows_printed_cards(face_as_printed)


def is_face_of(card: CardDef, whole: CardDef) -> bool:
    """True if a card is only a face of another, which a card file gave by itself."""
    kinds = [(folded(face.name), face.types, face.subtypes) for face in whole.faces]
    return not card.faces and (folded(card.name), card.types, card.subtypes) in kinds


def built_in_names() -> list[str]:
    """The names of the built-in cards, in alphabetical order."""
    return list(library())


def summaries() -> list[tuple[str, str]]:
    """The names of all supported cards, in alphabetical order, each with a line about it."""
    made = [(name, summary(card)) for name, card in library().items()] if with_built_in() else []
    beside = catalogue()
    if beside is None:
        return made
    known = {folded(entry[0]): entry for entry in [*beside.summaries(), *made]}
    return [known[key] for key in sorted(known)]


def card_names() -> list[str]:
    """The names of all supported cards, in alphabetical order."""
    beside = catalogue()
    if beside is None:
        return built_in_names() if with_built_in() else []
    return [name for name, _ in summaries()]


def known_card(name: str, on: datetime.date | str | None = None) -> CardDef | None:
    """The card of that name, or None; as it read on a day, or as it reads today. Its own earlier wordings are built in,
    too.
    """
    found = definitions_by_name((folded(name),))[0] if len(name) <= LONGEST_OF_A_CARD else None
    if found is None:
        return None
    return in_force(found, on) if is_built_in(found) else in_force(read_back(found, on), on, worded=False)


def outlined_card(name: str) -> CardDef:
    """The card of that name for whoever only checks a deck: as it is played, as the catalogue knows it, or a name."""
    found = known_card(name)
    beside = catalogue()
    if found is None and beside is not None and len(name) <= LONGEST_OF_A_CARD:
        found = beside.outline(folded(name)) or beside.outline(english_name(folded(name), beside))
    return found or CardDef(name)


def is_listed(name: str) -> bool:
    """True if a card of that name is known here, whether it can be played or not."""
    return known_card(name) is not None or bool(outlined_card(name).types)


def is_built_in(card: CardDef) -> bool:
    """True if it is one of the library's, whose earlier wordings are known."""
    return with_built_in() and folded(card.name) in index()


def spelling(name: str) -> str:
    """A name as the card spells it: its own, or that of the half or face that is meant."""
    card = known_card(name)
    if card is None:
        return name
    for face in card.faces:
        if folded(face.name) in (folded(name), english_name(folded(name), catalogue())):
            return face.name
    return card.name


def suggestions(names: list[str]) -> str:
    """Why a card is in no game here, or supported names so close that a slip of the hand is likely."""
    names = [name for name in names if len(name) <= LONGEST_NAME][:MOST_NAMES]
    refused = [why for name in names if (why := why_no_card(name))]
    reasons = [(name, why_not_read(name)) for name in names]
    unread = [
        worded("error-cannot-be-played", "{name} cannot be played: {why}", name=name, why=why)
        for name, why in reasons
        if why
    ]
    if refused or unread:
        return put_together(commas(refused, "; "), *(put_together("\n  ", why) for why in unread))
    close = [other for name in names if (other := close_name(name))]
    return worded("error-did-you-mean", "did you mean {name}?", name=commas(close)) if close else ""


def why_unsupported(name: str) -> str:
    """Why a name is that of no supported card: what its reading lacks, which variant has it, or whom it resembles."""
    if len(name) > LONGEST_NAME:
        return fixed("error-no-card-has-so-long", "no card has so long a name")
    if why := why_no_card(name) or why_not_read(name):
        return why
    other = close_name(name)
    known = fixed("error-no-card-of-that-name", "no card of that name is known here")
    return (
        worded("error-known-did-you-mean", "{known}; did you mean {other}?", known=known, other=other)
        if other
        else known
    )


def why_not_read(name: str) -> str:
    """Why a card that the user's catalogue has, by its name in any language, cannot be played; "" of any other."""
    beside = catalogue()
    if beside is None:
        return ""
    return beside.why_not(folded(name)) or beside.why_not(english_name(folded(name), beside))


def names_elsewhere_like(name: str) -> list[str]:
    """Names of supported cards in other languages that are about as long and begin or end alike."""
    beside = catalogue()
    like = beside.names_like(folded(name)) if beside is not None and len(name) <= LONGEST_NAME else []
    lands = [other for land in BASIC_LANDS for other in card_terms(land)]
    return [*lands, *(other for other in like if (card := known_card(other)) is not None and card.name != other)]


def close_name(name: str) -> str:
    """The supported name so close that a slip of the hand is likely, or ""."""
    known = dict(index()) if with_built_in() else {}
    beside = catalogue()
    if beside is not None:
        known.update({folded(other): other for other in beside.names_like(folded(name))})
    known.update({folded(other): other for land in BASIC_LANDS for other in card_terms(land)})
    close = difflib.get_close_matches(folded(name), known, 1, 0.85)
    return known[close[0]] if close else ""


def find_card(name: str, where: str = "", on: datetime.date | str | None = None) -> CardDef:
    """The card of that name, as it read on a day or reads today; UnknownCardError if it is not supported."""
    return find_cards([name], where, on)[0]


def find_cards(names: list[str], where: str = "", on: datetime.date | str | None = None) -> list[CardDef]:
    """Returns the cards of these names, as they read on a day or read today. Raises UnknownCardError with all that are
    not supported, TooNewError with all that the rules of the day do not know.

    Whatever gets into a game for a date comes through here.
    """
    found = [known_card(name, on) for name in names]
    missing = list(dict.fromkeys(name for name, made in zip(names, found, strict=True) if made is None))
    if missing:
        hints = [hint for hint in (suggestions(missing), how_to_import()) if hint]
        raise UnknownCardError(unsupported(missing, commas(hints, "; ")), missing, where=where)
    cards = [made for made in found if made is not None]
    if on is not None:
        unknown = [why for card in dict.fromkeys(cards) if (why := unknown_on(card, on))]
        if unknown:
            raise TooNewError(too_new(unknown), unknown, where=where)
    return cards


def unknown_on(card: CardDef, on: datetime.date | str) -> str:
    """The reason for which the rules of a day do not know a card, or ""."""
    return unknown_mechanic(card, on) or ("" if is_built_in(card) else why_not_read_back(card, on))
