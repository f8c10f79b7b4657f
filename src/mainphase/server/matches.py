"""The games of a match at the table: each is a game of its own, which knows what came before it and what comes next.

When a game is over, every person says what they play in the next one (CR 100.4); when the last of them has, it begins,
with the same seats and the same secrets.
"""

from __future__ import annotations

import secrets

from msgspec import Struct

from mainphase.cards.decks import Deck
from mainphase.cards.sideboarding import (
    cards_of_deck,
    check_exchange,
    counter_of,
    exchange_bounds,
    exchanged,
)
from mainphase.errors import DeckError, OptionError
from mainphase.game import Game
from mainphase.game.match import STEP, needed_of
from mainphase.saying.worded import commas, fixed, worded
from mainphase.server import messages as m
from mainphase.server.kept_game import DeckKept, GameKept, MatchKept
from mainphase.server.seeds import BOT_SEED_MASK, KEY_BITS


class NextGame(Struct, frozen=True):
    """What the next game of a match is begun with."""

    seed: int
    bots: int
    chooser: str | None
    decks: tuple[DeckKept, ...]
    won: tuple[int, ...]


def deck_kept(deck: Deck) -> DeckKept:
    return DeckKept(deck.name, deck.main, deck.sideboard, deck.commanders, deck.schemes, deck.vanguards, deck.planes)


def deck_from_kept(kept: DeckKept) -> Deck:
    return Deck(
        kept.name,
        kept.main,
        kept.sideboard,
        kept.schemes,
        commanders=kept.commanders,
        vanguards=kept.vanguards,
        planes=kept.planes,
    )


def match_begun(game: Game) -> MatchKept | None:
    """A match whose first game has begun; None if the game is one of none."""
    if game.match is None:
        return None
    decks = tuple([deck_kept(deck) for deck in game.listed.values()])
    return MatchKept(game.match.best_of, 1, game.match.won, decks, (None,) * len(decks))


def score_of_match(match: MatchKept, game: Game) -> list[int]:
    """How many games each seat has won, this one among them."""
    won = list(match.won)
    for winner in game.winners if game.over else ():
        won[game.seat(winner)] += 1
    return won


def match_shown(kept: GameKept, game: Game) -> m.MatchShown | None:
    """How the match of a game stands; None if it is one of none."""
    match = kept.match
    if match is None:
        return None
    score = score_of_match(match, game)
    needed = needed_of(match.best_of)
    return m.MatchShown(
        best_of=match.best_of,
        number=match.number,
        score=score,
        winner=next((seat for seat, won in enumerate(score) if won >= needed), -1),
        ready=[seat for seat, wish in enumerate(match.wishes) if wish is not None],
        next=match.next,
        before=list(match.before),
    )


def open_match(kept: GameKept, game: Game) -> MatchKept:
    """The match that goes on after a game. Raises OptionError if there is none, or nothing is to be exchanged now."""
    match = kept.match
    if match is None:
        raise OptionError(fixed("error-this-game", "this game is not one of a match"))
    if not game.over:
        raise OptionError(fixed("error-the-game-of-the-match", "the game of the match that is played is not over yet"))
    if match.next:
        raise OptionError(fixed("error-the-next-game-of-the-match", "the next game of the match has begun"))
    shown = match_shown(kept, game)
    if shown is not None and shown.winner >= 0:
        raise OptionError(
            worded(
                "error-the-match-is-over",
                "the match is over: {winner} has won it",
                winner=game.players[shown.winner],
            )
        )
    return match


def deck_of_seat(match: MatchKept, game: Game, seat: int) -> Deck:
    """The deck that a seat plays next, as far as they have said; else the one that they have played."""
    wish = match.wishes[seat]
    return deck_from_kept(wish) if wish is not None else game.listed[game.players[seat]]


def sideboard_told(kept: GameKept, game: Game, seat: int, re: int) -> m.SideboardTold:
    """The deck of a seat and its sideboard, and what may be exchanged."""
    match = open_match(kept, game)
    deck = deck_of_seat(match, game, seat)
    bounds = exchange_bounds(deck_from_kept(match.decks[seat]), game.rules)
    return m.SideboardTold(
        re=re,
        main=[m.CardCount(count, card) for count, card in deck.main],
        beside=[m.CardCount(count, card) for count, card in deck.sideboard],
        one_for_one=bounds.one_for_one,
        least=bounds.least,
        most_beside=bounds.most_beside,
        rule=bounds.rule,
        size_rule=bounds.size_rule,
    )


def wished_deck(kept: GameKept, game: Game, seat: int, main: list[m.CardCount] | None) -> DeckKept:
    """The deck that a seat wants to play next: these cards of theirs, the others beside it. Raises DeckError if the
    rules do not allow it.
    """
    match = open_match(kept, game)
    if main is None:
        return deck_kept(deck_of_seat(match, game, seat))
    begun = deck_from_kept(match.decks[seat])
    counts = counter_of((each.count, each.name) for each in main)
    owned = cards_of_deck(begun)
    beyond = counts - owned
    if beyond:
        told = commas(f"{count} {card}" for card, count in beyond.items())
        raise DeckError(
            worded(
                "error-has-not-these-cards-in-deck",
                "{player} has not these cards in deck and sideboard: {told} more than there are",
                player=game.players[seat],
                told=told,
            )
        )
    had = counter_of(begun.main)
    deck = exchanged(begun, had - counts, counts - had)
    check_exchange(game.players[seat], begun, deck, game.rules.date)
    return deck_kept(deck)


def next_game_of(kept: GameKept, game: Game) -> NextGame:
    """What the next game is begun with, when everybody has said what they play. Bots play what they played. In a game
    of one person its seed follows from that of this one, so that the whole match does; else it is a new key.
    """
    match = open_match(kept, game)
    alone = kept.alone
    return NextGame(
        game.seed + STEP if alone else 1 << KEY_BITS - 1 | secrets.randbits(KEY_BITS - 1),
        (kept.seed + STEP) & BOT_SEED_MASK if alone else secrets.randbits(31),
        game.next_chooser,
        tuple([deck_kept(deck_of_seat(match, game, seat)) for seat in range(len(kept.seats))]),
        tuple(score_of_match(match, game)),
    )
