"""A new game before its first decision: its settings, checked, and the state that they make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from os import PathLike

from mainphase.cards.decks import Deck
from mainphase.cards.multiplayer import is_two_headed, variant_name
from mainphase.cards.planechase import PLANECHASE, multiplayer_options
from mainphase.cards.variants import ARCHENEMY, LED, VANGUARD, check_variant_is_text
from mainphase.errors import LONGEST_NAME, OptionError, cut, repr_of
from mainphase.foundation.whole_numbers import LARGEST_KEY, SEEDS
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.setup import check_player_count, seed_generator
from mainphase.kernel.state.state import State
from mainphase.kernel.timings import timing_of
from mainphase.kernel.turn.start import StartGame
from mainphase.kernel.values import Automation
from mainphase.new_game.book_cache import book_of, deck_contents
from mainphase.new_game.commander_decks import check_commanders
from mainphase.new_game.dated_variants import check_day_of_variant
from mainphase.new_game.multiplayer import check_starter, set_options
from mainphase.new_game.seats import MOST_PLAYERS, check_archenemy, check_planar_decks, check_vanguards, seat_players
from mainphase.new_game.sideboards import with_sideboards_in_play
from mainphase.presentation.record import MatchPlace
from mainphase.rules.timeline import rules_on
from mainphase.saying.worded import commas, fixed, worded


@dataclass(frozen=True)
class GameSettings:
    """The arguments that a game is begun with; `Game.new` explains each."""

    decks: dict[str, Deck]
    variant: str
    rules: str | date | None
    seed: int
    first: str | None
    chooser: str | None
    automation: Automation
    mulligans: bool
    match: MatchPlace | None = None  # of a game that is one of a match


def check_kinds(
    decks: object,
    rules: object,
    seed: object,
    first: object,
    chooser: object,
    variant: object,
    automation: object,
    mulligans: object,
) -> None:
    """Raises OptionError, with its name, if an argument for a new game is not of the kind that it must be."""
    if not isinstance(decks, Mapping):
        raise OptionError(
            worded(
                "error-decks-are-a-dict-from-each",
                "decks are a dict from each player's name to a deck; found {decks}",
                decks=repr_of(decks),
            )
        )
    for name, deck in decks.items():
        if not isinstance(name, str):
            raise OptionError(
                worded(
                    "error-a-players-name-is-text-found", "a player's name is text; found {name}", name=repr_of(name)
                )
            )
        if not isinstance(deck, (Deck, str, PathLike)):
            raise OptionError(
                worded(
                    "error-the-deck-of-must-be-a-deck",
                    "the deck of {player} must be a Deck, or its name, file or text; found {deck}",
                    player=name,
                    deck=repr_of(deck),
                )
            )
    if rules is not None and not isinstance(rules, (str, date)):
        raise OptionError(
            worded(
                "error-rules-must-be-a-date",
                "rules must be a date, or text such as 2009-07-11 or an edition; found {rules}",
                rules=repr_of(rules),
            )
        )
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise OptionError(
            worded(
                "error-the-seed-must-be-a-whole", "the seed must be a whole number; found {seed}", seed=repr_of(seed)
            )
        )
    for what, player in (("starting player", first), ("player who chooses who starts", chooser)):
        if player is not None and not isinstance(player, str):
            raise OptionError(
                worded(
                    "error-the-is-named-by-text-found",
                    "the {what} is named by text; found {player}",
                    what=what,
                    player=repr_of(player),
                )
            )
    check_variant_is_text(variant)
    if not isinstance(mulligans, bool):
        raise OptionError(
            worded(
                "error-mulligans-are-played-or-not-true",
                "mulligans are played or not, True or False; found {mulligans}",
                mulligans=repr_of(mulligans),
            )
        )
    if not isinstance(automation, Automation):
        raise OptionError(
            worded(
                "error-automation-is-an-automation-such-as-automatic",
                "automation is an Automation, such as AUTOMATIC or MANUAL; found {automation}",
                automation=repr_of(automation),
            )
        )


def checked_settings(settings: GameSettings) -> GameSettings:
    """The settings, with what follows from them: of sideboards, those that can come into the game. Raises OptionError
    if no game can be played with them.
    """
    decks, first, chooser = settings.decks, settings.first, settings.chooser
    names = commas(decks)
    for name in decks:
        if not name.isprintable() or len(name) > LONGEST_NAME:
            raise OptionError(
                worded(
                    "error-a-players-name-has-no-control",
                    "a player's name has no control characters and at most {longest_name} characters; found {name}",
                    longest_name=LONGEST_NAME,
                    name=repr(cut(name)),
                )
            )
    if len(decks) > MOST_PLAYERS:
        raise OptionError(
            worded(
                "error-a-game-has-at-most-players",
                "a game has at most {most_players} players; found {count}",
                most_players=MOST_PLAYERS,
                count=len(decks),
            )
        )
    if len(decks) < 2:
        raise OptionError(
            worded(
                "error-a-game-needs-at-least-two",
                "a game needs at least two players; found {names}",
                names=names or fixed("error-none", "none"),
            )
        )
    if first is not None and first not in decks:
        raise OptionError(
            worded(
                "error-the-starting-player-does-not-play",
                "the starting player {first} does not play; the players are {known}",
                first=repr(first),
                known=names,
            )
        )
    if chooser is not None and chooser not in decks:
        raise OptionError(
            worded(
                "error-is-to-choose-the-starting-player",
                "{chooser} is to choose the starting player, but does not play; the players are {known}",
                chooser=repr(chooser),
                known=names,
            )
        )
    if first is not None and chooser is not None:
        raise OptionError(
            worded(
                "error-goes-first-so-has-nothing",
                "{first} goes first, so {chooser} has nothing to choose; give only one of the two",
                first=first,
                chooser=chooser,
            )
        )
    if not SEEDS[0] <= settings.seed <= LARGEST_KEY:
        raise OptionError(
            worded(
                "error-the-seed",
                "the seed must be a whole number from {least} to {most}; found {seed}",
                least=str(SEEDS[0]),
                most=str(LARGEST_KEY),
                seed=repr_of(settings.seed),
            )
        )
    law = rules_on(settings.rules)
    if len(decks) > 2 and settings.variant not in (ARCHENEMY, *LED) and not is_two_headed(settings.variant):
        check_player_count(law, len(decks), list(decks)[2])
    check_day_of_variant(law, settings.variant, len(decks))
    options = multiplayer_options(settings.variant, len(decks))
    if options is not None:
        check_starter(law, options, list(decks), first, chooser)
    if settings.variant == ARCHENEMY:
        first = check_archenemy(law, decks, first, chooser)
    if settings.variant in LED:
        decks = check_commanders(law, decks, settings.variant)
    if settings.variant == VANGUARD:
        check_vanguards(decks)
    if variant_name(settings.variant) == PLANECHASE:
        check_planar_decks(law, decks, settings.variant)
    played = with_sideboards_in_play(decks)
    if first is settings.first and played is settings.decks:
        return settings
    return replace(settings, first=first, decks=dict(played))


def new_state(settings: GameSettings, book: Book | None = None) -> State:
    """A state in which the game of these settings is about to start; with a given book, to which cards are added, or
    with that of all games of the same cards.
    """
    law = rules_on(settings.rules)
    options = multiplayer_options(settings.variant, len(settings.decks))
    if book is None:
        shelved = book_of(law, settings.decks, options is not None and options.deploy)
        book, contents = shelved.book, shelved.decks
    else:
        contents = deck_contents(book, law, settings.decks)
    state = State(law, book, timing_of(law))
    seed_generator(state, settings.seed)
    seat_players(state, settings.decks, contents, settings.variant)
    starters: tuple[int, ...] = ()
    if options is not None:
        set_options(state, options)
        starters = options.starters()
    state.automation = settings.automation
    names = list(settings.decks)
    first, chooser = settings.first, settings.chooser
    state.push(
        StartGame(
            names.index(first) if first is not None else -1,
            settings.mulligans,
            names.index(chooser) if chooser is not None else -1,
            list(starters),
        )
    )
    return state
