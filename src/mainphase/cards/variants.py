"""The variants of play: which are played, and which are refused by name, with the section that has them.

Decks and scenarios may ask for more than is played here, by a variant's name, a section of a deck list, or a card that
only a variant has. Each is told what it asks for.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Final, NamedTuple

from mainphase.cards.multiplayer import (
    FREE_FOR_ALL,
    GRAND_MELEE,
    PRESETS,
    TEAMED,
    TWO_HEADED_GIANT,
    are_giants,
    multiplayer_game,
    variant_name,
)
from mainphase.cards.planechase import PLANECHASE, planechase_game
from mainphase.errors import OptionError, nearest, repr_of
from mainphase.saying.worded import commas, fixed, term, worded

ARCHENEMY: Final = "archenemy"
COMMANDER: Final = "commander"
DUEL: Final = "duel"
BRAWL: Final = "brawl"
OATHBREAKER: Final = "oathbreaker"
LED: Final = (COMMANDER, BRAWL, OATHBREAKER)  # whose decks have commanders
VANGUARD: Final = "vanguard"
NAMED: Final = (ARCHENEMY, *LED, TWO_HEADED_GIANT, VANGUARD, PLANECHASE)  # what does not follow from the players
PLAYED: Final = (DUEL, FREE_FOR_ALL, GRAND_MELEE, *NAMED, *TEAMED)
OPTIONS_GO_WITH: Final = worded(
    "error-the-options-of-a-multiplayer-game",
    "the options of a multiplayer game go with {allowed}",
    allowed=commas((*PRESETS, PLANECHASE)),
)


class Variant(NamedTuple):
    """A variant that is not played: what it is called, its section of the rules, what it has that is missing here."""

    title: str
    section: str
    has: str


REFUSED: Final[dict[str, Variant]] = {
    "conspiracy draft": Variant("Conspiracy Draft", "905", fixed("error-conspiracy-cards", "conspiracy cards")),
}

# Sections of deck lists, and kinds of cards, and the variant that has them.
SECTIONS: Final = {
    "conspiracies": "conspiracy draft",
}
KINDS: Final = {
    "conspiracy": "conspiracy draft",
}


def unplayed_variant(name: str) -> Variant | None:
    """The variant of that name that is not played, or None."""
    return REFUSED.get(variant_name(name))


def why_variant_is_unplayed(name: str) -> str:
    """Returns what a variant that is not played has and mainphase has not."""
    v = unplayed_variant(name)
    return (
        worded("error-variant-has", "{title} ({section}) has {has}", title=v.title, section=v.section, has=v.has)
        if v is not None
        else ""
    )


def check_variant_is_text(variant: object) -> None:
    """Raises OptionError if a variant is not named by text."""
    if not isinstance(variant, str):
        raise OptionError(
            worded(
                "error-a-variant-is-named-by-text",
                "a variant is named by text, such as duel; found {variant}",
                variant=repr_of(variant),
            )
        )


def check_variant(name: str, players: int, led: bool = False) -> str:
    """Returns the variant that a game of so many players is to be; `led`: each of them has a commander. Raises
    OptionError if it can't.
    """
    said = variant_name(name)
    if said in PRESETS:
        return multiplayer_game(name, players).text
    if said == PLANECHASE:
        return planechase_game(name, players).text
    if "," in name:
        raise OptionError(
            worded(
                "error-options-go-with-found",
                "{text}; found {found}",
                text=OPTIONS_GO_WITH,
                found=repr(name.strip()),
            )
        )
    fitting = DUEL if players == 2 else FREE_FOR_ALL
    if not said:
        return COMMANDER if led else fitting
    if said == TWO_HEADED_GIANT and not are_giants(players):
        raise OptionError(
            worded(
                "error-two-headed-giant-is-played-by-two",
                "Two-Headed Giant is played by two teams of two players each, or of more (810.1, 810.11): by "
                "four, six, eight and so on, of whom the first half is one team; found {players}",
                players=players,
            )
        )
    if said in (fitting, *NAMED):
        return said
    if said == DUEL:
        raise OptionError(
            worded("error-a-duel-has-two-players-found", "a duel has two players; found {players}", players=players)
        )
    if unplayed_variant(said) is not None:
        raise OptionError(
            worded(
                "error-the-variant-is-not-played-possible",
                "the variant {said} is not played: {why}; possible are {played}",
                said=said,
                why=why_variant_is_unplayed(said),
                played=commas(PLAYED),
            )
        )
    known = [*PLAYED, *REFUSED]
    raise OptionError(
        worded(
            "error-there-is-no-variant-nearest-possible",
            "there is no variant {name} (nearest: {nearest}); possible are {played}",
            name=repr(name),
            nearest=nearest(said, known, 1),
            played=commas(PLAYED),
        )
    )


@lru_cache(maxsize=1)
def unplayed() -> dict[str, str]:
    """The names, in lower case, of the cards that only variants have which are not played, with their kinds."""
    text = (resources.files("mainphase") / "cards" / "unplayed.tsv").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]
    return {name.casefold(): kind for kind, name in rows}


def why_no_card(name: str) -> str:
    """Why a card is in no game: it is a plane, a conspiracy or the like; "" otherwise."""
    kind = unplayed().get(name.strip().casefold())
    if kind is None:
        return ""
    article = "an" if kind[0] in "aeiou" else "a"
    return worded(
        "error-is-and-is-not-played",
        "{name} is {en_article} {kind}, and {title} is not played",
        name=name.strip(),
        en_article=article,
        kind=term(kind),
        title=REFUSED[KINDS[kind]].title,
    )
