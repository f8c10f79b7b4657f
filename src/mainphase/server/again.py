"""Another game of the same players, when one is over: as it was, with the sides swapped, or with another deck.

Every person says what they want; when all have said so, and agree about the sides, it begins, with the same secrets.
"""

from __future__ import annotations

import secrets
from typing import TypeVar

import msgspec
from msgspec import Struct

from mainphase.cards.decks import Deck
from mainphase.errors import DeckError, OptionError
from mainphase.game import Game
from mainphase.new_game.deck_sizes import check_deck_sizes
from mainphase.saying.worded import fixed
from mainphase.server import messages as m
from mainphase.server.kept_game import AgainKept, AgainWish, DeckKept, GameKept, SeatKept
from mainphase.server.matches import deck_kept, match_shown
from mainphase.server.offered_decks import deck_of
from mainphase.server.seeds import BOT_SEED_MASK, KEY_BITS

Each = TypeVar("Each")


class GameAgain(Struct, frozen=True):
    """What another game is begun with. `decks` stand in the order of the seats; None: it begins from a scenario."""

    seed: int
    bots: int
    swap: bool
    decks: tuple[DeckKept, ...] | None


def again_shown(kept: GameKept) -> m.AgainShown:
    """Who wants another game, and how."""
    again = kept.again
    if again is None:
        return m.AgainShown(ready=[], swap=[])
    wishes = list(enumerate(again.wishes))
    return m.AgainShown(
        ready=[seat for seat, wish in wishes if wish is not None],
        swap=[seat for seat, wish in wishes if wish is not None and wish.swap],
        next=again.next,
    )


def wish_again(kept: GameKept, game: Game, asked: m.PlayAgain, seat: int) -> AgainKept:
    """What everybody wants, when this seat has said it. Raises OptionError if there can be no other game now, DeckError
    if the deck cannot be played.
    """
    if not game.over:
        raise OptionError(fixed("error-the-game-is-not-over-yet", "the game is not over yet"))
    match = match_shown(kept, game)
    if match is not None and match.winner < 0:
        raise OptionError(
            fixed("error-the-match-is-not-over-yet", "the match is not over yet: say what you play in its next game")
        )
    again = kept.again or AgainKept((None,) * len(kept.seats))
    if again.next:
        raise OptionError(fixed("error-another-game-has-begun", "another game has begun"))
    deck = None
    if asked.deck is not None:
        if kept.scenario:
            raise OptionError(
                fixed(
                    "error-this-game-began-from-a-scenario",
                    "this game began from a scenario, in which nobody has a deck",
                )
            )
        deck = deck_kept(other_deck(kept, game, kept.seats[seat].name, asked.deck))
    wish = AgainWish(asked.swap, deck)
    return msgspec.structs.replace(
        again, wishes=tuple([wish if each == seat else had for each, had in enumerate(again.wishes)])
    )


def other_deck(kept: GameKept, game: Game, name: str, text: str) -> Deck:
    """The other deck that a player wants to play. Raises DeckError if it cannot be played, or if it is smaller than
    decks must be, where those of the game before were not.
    """
    deck = deck_of(m.SeatWanted(name=name, deck=text, who="person"), kept.rules)
    try:
        check_deck_sizes(game.rules, game.listed.items(), kept.variant)
    except DeckError:
        return deck
    check_deck_sizes(game.rules, [(name, deck)], kept.variant)
    return deck


def without_wish(kept: GameKept, seat: int) -> GameKept:
    """The game when somebody else may sit there: nothing stays of what the one before them wanted, or of their deck."""
    again = kept.again
    if again is None or again.next:
        return kept
    wishes = tuple([None if each == seat else had for each, had in enumerate(again.wishes)])
    return msgspec.structs.replace(kept, again=msgspec.structs.replace(again, wishes=wishes))


def agreed(kept: GameKept, again: AgainKept) -> bool:
    """True if all persons want another game, and the same sides."""
    wishes = [again.wishes[seat] for seat in kept.persons]
    return all(wishes) and len({wish.swap for wish in wishes if wish is not None}) == 1


def game_again(kept: GameKept, game: Game, again: AgainKept) -> GameAgain:
    """What the other game is begun with. Nobody chooses its seed."""
    swap = any(wish is not None and wish.swap for wish in again.wishes)
    decks: tuple[DeckKept, ...] | None = None
    if not kept.scenario:
        match = kept.match
        played = match.decks if match is not None else tuple([deck_kept(game.listed[name]) for name in game.players])
        decks = rotated(played) if swap else played
        wished = [wish.deck if wish is not None else None for wish in again.wishes]
        decks = tuple([wish or had for wish, had in zip(wished, decks, strict=True)])
    seed = secrets.randbits(63) if kept.alone else 1 << KEY_BITS - 1 | secrets.randbits(KEY_BITS - 1)
    return GameAgain(seed, seed & BOT_SEED_MASK if kept.alone else secrets.randbits(31), swap, decks)


def rotated(each: tuple[Each, ...]) -> tuple[Each, ...]:
    """Everybody has what the next one had."""
    return (*each[1:], *each[:1])


def seats_again(kept: GameKept, coming: GameAgain) -> tuple[SeatKept, ...]:
    """Who sits where. From a scenario the names stand with the positions: there the players change places."""
    if coming.decks is not None or not coming.swap:
        return kept.seats
    names = [seat.name for seat in kept.seats]
    return tuple(
        msgspec.structs.replace(seat, name=name) for name, seat in zip(names, rotated(kept.seats), strict=True)
    )
