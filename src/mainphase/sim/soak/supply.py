"""The cards that random games are dealt from: the built-in ones; if these are left out, those of the user's catalogue;
or both.

Names are looked up where everybody looks them up (`mainphase.cards.names`), so that what is dealt can be begun anew,
recorded and replayed by its names, in every process. A game is what its number says: a catalogue beside the built-in
cards changes nothing.
"""

from __future__ import annotations

import os
from functools import lru_cache
from typing import Final

from mainphase.cards.beside import catalogue, catalogue_path, with_built_in
from mainphase.cards.names import built_in_names, known_card, unknown_on
from mainphase.cards.nodes import CardDef, CardType
from mainphase.errors import OptionError
from mainphase.saying.worded import commas, worded
from mainphase.sim.soak.dice import Dice

BASICS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
BUILT_IN: Final = ""  # a source
BOTH: Final = "built-in+"  # … how one of both begins, before the path of the catalogue
MIXED: Final = "MAINPHASE_SOAK_MIXED"  # in the environment, so that every process of a run agrees


def source() -> str:
    """Where the cards come from: BUILT_IN, the path of a catalogue, or that after BOTH."""
    if with_built_in() and not os.environ.get(MIXED):
        return BUILT_IN
    return (BOTH if with_built_in() else "") + str(catalogue_path())


@lru_cache(maxsize=1)
def names(where: str) -> tuple[str, ...]:
    """The names of all cards from this source, basic lands aside. Raises OptionError if there is no such catalogue, or
    if it lacks a basic land.
    """
    ours = [name for name in built_in_names() if name not in BASICS]
    if where == BUILT_IN:
        return tuple(ours)
    beside = catalogue()
    if beside is None:
        path = where.removeprefix(BOTH)
        raise OptionError(
            worded(
                "error-there-is-no-catalogue-at-mainphase",
                "there is no catalogue at {path}; mainphase cards import FILE makes one",
                path=path,
            )
        )
    if where.startswith(BOTH):
        return tuple(dict.fromkeys([*ours, *(name for name, _ in beside.summaries() if name not in BASICS)]))
    missing = [name for name in BASICS if known_card(name) is None]
    if missing:
        raise OptionError(
            worded(
                "error-random-decks-have-basic-lands",
                "random decks have basic lands; the catalogue {where} has no {missing}",
                where=where,
                missing=commas(missing),
            )
        )
    return tuple([name for name, _ in beside.summaries() if name not in BASICS])


def known_on(name: str, date: str) -> CardDef | None:
    """A card as it reads on a day; None if it cannot be played, or the rules of the day do not know all it has."""
    card = known_card(name, date)
    return None if card is None or unknown_on(card, date) else card


def drawn_names(dice: Dice, date: str, spells: int, lands: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """So many spells and nonbasic lands that the rules of a day know, none twice; or all there are. Raises OptionError
    if there are none.
    """
    left = list(names(source()))
    found: tuple[list[str], list[str]] = ([], [])
    while left and (len(found[0]) < spells or len(found[1]) < lands):
        name = left.pop(dice.below(len(left)))
        card = known_on(name, date)
        if card is None or card.types & CardType.NONTRADITIONAL:
            continue
        is_land = bool(card.types & CardType.LAND)
        if len(found[is_land]) < (lands if is_land else spells):
            found[is_land].append(name)
    if not found[0]:
        raise OptionError(
            worded("error-the-rules-of-know-none", "the rules of {date} know none of the cards to deal", date=date)
        )
    return tuple(found[0]), tuple(found[1])


@lru_cache(maxsize=1)
def schemes(where: str) -> tuple[str, ...]:
    """The schemes from this source: no deck has them but an archenemy's own (CR 904.3). Those of a catalogue are not
    dealt.
    """
    if where != BUILT_IN and not where.startswith(BOTH):
        return ()
    return tuple([name for name in built_in_names() if (card := known_card(name)) and card.types & CardType.SCHEME])


def planes(where: str, date: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The planes and the phenomena from this source that the rules of a day know, but for a catalogue's."""
    found: tuple[list[str], list[str]] = ([], [])
    for name in planar_names(where):
        card = known_on(name, date)
        if card is not None:
            found[bool(card.types & CardType.PHENOMENON)].append(name)
    return tuple(found[0]), tuple(found[1])


@lru_cache(maxsize=1)
def planar_names(where: str) -> tuple[str, ...]:
    if where != BUILT_IN and not where.startswith(BOTH):
        return ()
    return tuple([name for name in built_in_names() if (card := known_card(name)) and card.types & CardType.PLANAR])
