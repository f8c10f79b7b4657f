"""Which variants and options the rules of a day have."""

from __future__ import annotations

from typing import Final

from mainphase.cards.multiplayer import (
    PRESETS,
    TWO_HEADED_GIANT,
    concepts_needed,
    multiplayer_game,
    variant_name,
    variant_word,
)
from mainphase.cards.planechase import PLANECHASE, planechase_game
from mainphase.cards.variants import ARCHENEMY, BRAWL, COMMANDER, LED, OATHBREAKER, VANGUARD
from mainphase.errors import OptionError, TooNewError
from mainphase.rules.concepts import concept_of
from mainphase.rules.law import Rules
from mainphase.rules.numbering import first_numbered
from mainphase.saying.worded import worded

# The concept that the rules must have for a variant.
NEEDED: Final = {
    ARCHENEMY: "archenemy",
    COMMANDER: "commander",
    BRAWL: "brawl_commander",
    OATHBREAKER: "commander",
    TWO_HEADED_GIANT: "two_headed_giant",
    VANGUARD: "vanguard",
    PLANECHASE: "planechase",
}


def without_variant(law: Rules, variant: str, players: int = 2) -> str:
    """Why no game of a variant, of so many players, can be played under these rules: they do not have it yet, or one of
    its options; "" if one can.
    """
    needed: tuple[tuple[str, str], ...] = ()
    if variant_name(variant) in PRESETS:
        needed = concepts_needed(multiplayer_game(variant, players))
    elif variant_name(variant) in NEEDED:
        needed = ((NEEDED[variant_name(variant)], variant_word(variant_name(variant))),)
    if variant_name(variant) == PLANECHASE:
        planes = planechase_game(variant, players)
        if planes.multiplayer is not None:
            needed += concepts_needed(planes.multiplayer)
        if planes.heads:
            needed += ((NEEDED[TWO_HEADED_GIANT], variant_word(TWO_HEADED_GIANT)),)
    for name, what in needed:
        if not law.number(concept_of(name)):
            came = first_numbered(concept_of(name), law.date)
            since = (
                worded("error-it-came-on-rule", "; it came on {since}, rule {rule}", since=came.since, rule=came.rule)
                if came is not None
                else ""
            )
            return worded(
                "error-the-rules-of-do-not-have-yet",
                "the rules of {date} do not have {what} yet{since}",
                date=law.date,
                what=what,
                since=since,
            )
    return ""


def check_day_of_variant(law: Rules, variant: str, players: int) -> None:
    """Raises OptionError (TooNewError if it has commanders) where these rules do not have a variant."""
    why = without_variant(law, variant, players)
    if why:
        raise TooNewError(why) if variant in LED else OptionError(why)
