"""Planechase (CR 901): how a game of it is written.

It is written as its name, and what is otherwise than usual after commas: `planechase, single planar deck`, `planechase,
attack left, range 2`, `planechase, two-headed giant`, `planechase, emperor`. Each player has a planar deck, or what
they bring is one deck of them all (901.15).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mainphase.cards.multiplayer import (
    FREE_FOR_ALL,
    GRAND_MELEE,
    PRESETS,
    SAYING,
    TWO_HEADED_GIANT,
    MultiplayerGame,
    are_giants,
    multiplayer_game,
    usual_players,
    variant_name,
)
from mainphase.errors import OptionError, cut, nearest
from mainphase.saying.worded import all_of, commas, worded

PLANECHASE: Final = "planechase"
ONE_DECK: Final = "single planar deck"
OF_TWO: Final = 2  # players: they have no options of a multiplayer game


@dataclass(frozen=True)
class PlanechaseGame:
    """The options of a game of Planechase. `multiplayer`: those of its players, if they are more than two; `heads`:
    they play Two-Headed Giant (901.12).
    """

    one_deck: bool
    multiplayer: MultiplayerGame | None
    heads: bool = False

    @property
    def text(self) -> str:
        """The variant as it is written, always in the same way."""
        more: tuple[str, ...] = (TWO_HEADED_GIANT,) if self.heads else ()
        if self.multiplayer is not None:
            usual = self.multiplayer.variant == FREE_FOR_ALL
            more = (*(() if usual else (self.multiplayer.variant,)), *self.multiplayer.said)
        return ", ".join((PLANECHASE, *((ONE_DECK,) if self.one_deck else ()), *more))


def planechase_game(text: str, players: int) -> PlanechaseGame:
    """The options of a game of so many players (CR 901.2). Raises OptionError if they are none, or are not played."""
    options = options_said(text)
    if len(set(options)) < len(options):
        raise OptionError(
            worded(
                "error-an-option-of-planechase",
                "an option of Planechase is said twice: {text}",
                text=repr(cut(text)),
            )
        )
    one_deck = ONE_DECK in options
    if one_deck and GRAND_MELEE in options:
        raise OptionError(
            worded(
                "error-planes-of-several",
                "in a Grand Melee each player with a turn marker has a plane of their own planar deck (901.14a); a "
                "{one_deck} would belong to several planar controllers (901.15b)",
                one_deck=ONE_DECK,
            )
        )
    rest = [option for option in options if option != ONE_DECK]
    if TWO_HEADED_GIANT in rest:
        return PlanechaseGame(one_deck, None, two_headed(rest, players))
    if players == OF_TWO:
        if rest:
            raise unknown_option(rest[0], players, (ONE_DECK,))
        return PlanechaseGame(one_deck, None)
    variants = [option for option in rest if option in PRESETS]
    if len(variants) > 1:
        raise OptionError(
            worded(
                "error-a-game-of-planechase",
                "a game of Planechase is one variant besides; found {variants}",
                variants=all_of(variants),
            )
        )
    said = [option for option in rest if option not in variants]
    name = variants[0] if variants else FREE_FOR_ALL
    for option in said:
        if option.split()[0] not in [known.split()[0] for known in SAYING]:
            raise unknown_option(option, players, (ONE_DECK, TWO_HEADED_GIANT, *PRESETS, *SAYING))
    return PlanechaseGame(one_deck, multiplayer_game(", ".join((name, *said)), players))


def options_said(text: str) -> list[str]:
    """What stands after the name, in the spelling used here."""
    return [variant_name(part) for part in text.split(",")[1:]]


def two_headed(options: list[str], players: int) -> bool:
    """True. Raises OptionError if no such teams can be made, or if something else is said."""
    others = [option for option in options if option != TWO_HEADED_GIANT]
    if others:
        raise OptionError(
            worded(
                "error-two-headed-giant-has-no-options",
                "Two-Headed Giant has no options besides {one_deck} (901.12); found {others}",
                one_deck=repr(ONE_DECK),
                others=repr(cut(others[0])),
            )
        )
    if not are_giants(players):
        raise OptionError(
            worded(
                "error-two-headed-giant-is-played",
                "Two-Headed Giant is played by two teams of two players each, or of more (810.1, 810.11); "
                "found {players}",
                players=players,
            )
        )
    return True


def unknown_option(option: str, players: int, allowed: tuple[str, ...]) -> OptionError:
    return OptionError(
        worded(
            "error-there-is-no-option-of-planechase",
            "there is no option {option} of Planechase for {players} players (nearest: {nearest}); "
            "possible are {allowed}",
            option=repr(cut(option)),
            players=players,
            nearest=nearest(option, allowed, 1),
            allowed=commas(allowed),
        )
    )


def usual_walkers(text: str) -> int:
    """How many play if nobody says: two, or as many as what is said besides usually has."""
    options = [option for option in options_said(text) if option != ONE_DECK]
    name = next((option for option in options if option in (TWO_HEADED_GIANT, *PRESETS)), FREE_FOR_ALL)
    teams = [option for option in options if option.startswith("teams")]
    return usual_players(", ".join((name, *teams))) if options else OF_TWO


def multiplayer_options(variant: str, players: int) -> MultiplayerGame | None:
    """The options of a game of several players, be it with planes; None where the variant has none to choose. Raises
    OptionError as `multiplayer_game` and `planechase_game` do.
    """
    if variant_name(variant) == PLANECHASE:
        return planechase_game(variant, players).multiplayer
    return multiplayer_game(variant, players) if variant_name(variant) in PRESETS else None
