"""How games begin: from decks, a record or a scenario. It is work for the process in which the game will be played
(`hosted`), since anything may be in what others send.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from mainphase.cards.decks import Deck
from mainphase.cards.multiplayer import most_seated
from mainphase.cards.variants import DUEL, check_variant
from mainphase.errors import OptionError
from mainphase.game import Game
from mainphase.game.match import Match
from mainphase.game.replaying import replay
from mainphase.new_game.starting import GameSettings
from mainphase.presentation.record import MatchPlace
from mainphase.rules.timeline import date_of
from mainphase.saying.worded import commas, fixed, worded
from mainphase.scenarios.parse import parse
from mainphase.server import limits
from mainphase.server import messages as m
from mainphase.server.again import GameAgain, seats_again
from mainphase.server.hosted import GameStanding, host
from mainphase.server.kept_game import GameKept, LineKept, MoveKept, SeatKept, automation_of, split_game
from mainphase.server.matches import NextGame, deck_from_kept, match_begun
from mainphase.server.offered_decks import deck_of
from mainphase.server.seeds import BOT_SEED_MASK, dealing_seeds

Begun = tuple[GameKept, list[MoveKept], GameStanding]  # with the moves that it has already


def begin_game(asked: m.NewGame | m.OpenRecord | m.OpenScenario, bots: list[str]) -> Begun:
    """Begins a game in this process: it is still to be kept. Raises OptionError or another error of mainphase if what
    was asked for cannot be.
    """
    moves: list[MoveKept] = []
    if isinstance(asked, m.NewGame):
        kept = kept_of_decks(asked, bots)
    elif isinstance(asked, m.OpenRecord):
        kept, moves = kept_of_record(asked, bots)
    else:
        kept = kept_of_scenario(asked, bots)
    return kept, moves, host(kept, {0: LineKept(0, -1, 0, list(moves))})


def kept_of_decks(asked: m.NewGame, bots: list[str]) -> GameKept:
    """Returns what is kept of a new game with these decks. Raises OptionError if it cannot be played here."""
    names = [seat.name.strip() for seat in asked.seats]
    if len(names) > most_seated(asked.variant):
        raise OptionError(
            worded(
                "error-a-game-has-two-to-players",
                "a game has two to {most} players; found {count}",
                most=most_seated(asked.variant),
                count=len(names),
            )
        )
    for name in names:
        if not name or not name.isprintable():
            raise OptionError(
                worded(
                    "error-a-player-needs-a-name",
                    "a player needs a name that can be read; found {name}",
                    name=repr(name),
                )
            )
    if len(set(names)) != len(names):
        raise OptionError(
            worded(
                "error-every-player-needs-a-name",
                "every player needs a name of their own; found {known}",
                known=commas(names),
            )
        )
    for seat in asked.seats:
        if seat.who == "bot":
            limits.check_bot(seat.bot, bots)
    if all(seat.who == "bot" for seat in asked.seats):
        raise OptionError(
            fixed(
                "error-a-game-here-has-at-least",
                "a game here has at least one person; mainphase watch lets bots play among themselves",
            )
        )
    if asked.first is not None and asked.first >= len(names):
        raise OptionError(
            worded(
                "error-there-is-no-seat-to-go",
                "there is no seat {first} to go first; there are 0 to {count}",
                first=asked.first,
                count=len(names) - 1,
            )
        )
    rules = date_of(asked.rules)
    decks: dict[str, Deck | str] = {}
    for name, seat in zip(names, asked.seats, strict=True):
        decks[name] = deck_of(seat, rules)
    check_variant(asked.variant, len(names))
    seed, of_bots = dealing_seeds(asked)
    seats = tuple(
        SeatKept(name, seat.who, seat.bot if seat.who == "bot" else "", new_token() if seat.who == "person" else "")
        for name, seat in zip(names, asked.seats, strict=True)
    )
    kept = GameKept(
        new_id(), seats, new_token(), "", False, rules, asked.variant, asked.manual_mana, asked.pace, of_bots
    )
    kept = msgspec.structs.replace(kept, open=asked.open)
    first = None if asked.first is None else names[asked.first]
    automation = automation_of(kept)
    if asked.best_of > 1:
        if asked.variant not in ("", DUEL):
            raise OptionError(
                worded(
                    "error-a-match-of-several-games",
                    "a match of several games is played by two players (100.6a), not in {variant}",
                    variant=asked.variant,
                )
            )
        game = Match(
            decks,
            best_of=asked.best_of,
            rules=rules,
            seed=seed,
            first=first,
            automation=automation,
            small_decks=asked.small_decks,
            listen=False,
        ).game
    else:
        game = Game.new(
            decks,
            rules=rules,
            seed=seed,
            first=first,
            variant=asked.variant,
            automation=automation,
            small_decks=asked.small_decks,
            listen=False,
        )
    return msgspec.structs.replace(kept, origin=game.record(), variant=game.variant, match=match_begun(game))


def begin_next(before: GameKept, coming: NextGame) -> Begun:
    """Begins the next game of a match in this process: it is still to be kept."""
    match = before.match
    assert match is not None
    names = [seat.name for seat in before.seats]
    decks = {name: deck_from_kept(deck) for name, deck in zip(names, coming.decks, strict=True)}
    place = MatchPlace(match.best_of, match.number + 1, coming.won)
    game = Game.begin(
        GameSettings(
            decks, before.variant, before.rules, coming.seed, None, coming.chooser, automation_of(before), True, place
        ),
        listen=False,
    )
    following = msgspec.structs.replace(
        match,
        number=place.number,
        won=coming.won,
        wishes=(None,) * len(names),
        next="",
        before=(*match.before, before.id),
    )
    kept = msgspec.structs.replace(before, id=new_id(), origin=game.record(), seed=coming.bots, line=0, match=following)
    return kept, [], host(kept, {0: LineKept(0, -1, 0, [])})


def begin_again(before: GameKept, coming: GameAgain) -> Begun:
    """Begins another game of the same players in this process: it is still to be kept."""
    kept = msgspec.structs.replace(
        before, id=new_id(), seats=seats_again(before, coming), seed=coming.bots, line=0, match=None, again=None
    )
    if coming.decks is not None:
        names = [seat.name for seat in before.seats]
        decks = {name: deck_from_kept(deck) for name, deck in zip(names, coming.decks, strict=True)}
        automation = automation_of(before)
        # Whoever began the first game has said how small decks may be.
        fixed: dict[str, Any] = {"rules": before.rules, "seed": coming.seed, "small_decks": True, "listen": False}
        if before.match is not None:
            game = Match(decks, best_of=before.match.best_of, automation=automation, **fixed).game
        else:
            game = Game.new(decks, variant=before.variant, automation=automation, **fixed)
        kept = msgspec.structs.replace(kept, origin=game.record(), match=match_begun(game))
    return kept, [], host(kept, {0: LineKept(0, -1, 0, [])})


def kept_of_record(asked: m.OpenRecord, bots: list[str]) -> tuple[GameKept, list[MoveKept]]:
    """Returns what is kept of the game of a record, and its moves. Raises OptionError if they are too many."""
    limits.check_bot(asked.bot, bots)
    game = replay(asked.record)
    origin, moves = split_game(game)
    if len(moves) > limits.MOST_MOVES:
        raise OptionError(
            worded(
                "error-the-record-has-moves-a-game",
                "the record has {count:,} moves; a game here has at most {most:,}",
                count=len(moves),
                most=limits.MOST_MOVES,
            )
        )
    kept = GameKept(
        new_id(),
        one_person(game.players, asked.seat, asked.bot),
        new_token(),
        origin,
        False,
        game.rules.date,
        game.variant,
        False,
        asked.pace,
        game.seed & BOT_SEED_MASK,
    )
    return kept, moves


def kept_of_scenario(asked: m.OpenScenario, bots: list[str]) -> GameKept:
    limits.check_bot(asked.bot, bots)
    scenario = parse(asked.scenario, "scenario")
    return GameKept(
        new_id(),
        one_person([seat.name for seat in scenario.seats], asked.seat, asked.bot),
        new_token(),
        asked.scenario,
        True,
        date_of(asked.rules if asked.rules is not None else scenario.rules[0]),
        scenario.variant,
        False,
        asked.pace,
        secrets.randbits(31),
    )


def one_person(names: list[str], seat: int, bot: str) -> tuple[SeatKept, ...]:
    """The seats of one person against bots. Raises OptionError if there is no such seat."""
    if seat >= len(names):
        raise OptionError(
            worded(
                "error-there-is-no-seat",
                "there is no seat {seat}; there are 0 to {count}",
                seat=seat,
                count=len(names) - 1,
            )
        )
    return tuple(
        SeatKept(name, "person", "", new_token()) if k == seat else SeatKept(name, "bot", bot)
        for k, name in enumerate(names)
    )


def new_id() -> str:
    return secrets.token_hex(5)


def new_token() -> str:
    return secrets.token_urlsafe(18)
