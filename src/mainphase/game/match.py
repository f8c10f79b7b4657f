"""A match: games of the same players, one after the other, until somebody has won more than half of them.

Between two games each player may exchange cards of their deck with their sideboard (CR 100.4). The first game is begun
by whom chance says; who lost it chooses who begins the next one (103.1).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date
from os import PathLike
from pathlib import Path
from typing import Final

from mainphase.cards.constructed import FEWER_ALLOWED, LEAST
from mainphase.cards.decks import Deck, read_deck
from mainphase.errors import DeckError, OptionError, repr_of
from mainphase.game.game import MANUAL, Game
from mainphase.kernel.values import Automation
from mainphase.rules.concepts import Concept
from mainphase.rules.timeline import rules_on

MOST_GAMES: Final = 99  # that a match may be the best of
STEP: Final = 1_000_003  # between the seeds of the games of a match


class Match:
    """A match of two players. `game` is the game that is played, `games` are all so far, `score` is how many each has
    won; `next_game` begins the next one. A drawn game counts for nobody, and another is played in its place.
    """

    def __init__(
        self,
        decks: Mapping[str, Deck | str | PathLike[str]],
        *,
        best_of: int = 3,
        rules: str | date | None = None,
        seed: int = 0,
        automation: Automation = MANUAL,
        mulligans: bool = True,
        history: bool = True,
        listen: bool = True,
    ) -> None:
        """Begins the first game. `best_of` is an odd number; the other arguments are those of `Game.new`. Raises
        OptionError for a number that no match can have, and whatever a new game raises.
        """
        whole = isinstance(best_of, int) and not isinstance(best_of, bool)
        if not whole or not 1 <= best_of <= MOST_GAMES or best_of % 2 == 0:
            raise OptionError(
                f"a match is the best of an odd number of games, from 1 to {MOST_GAMES}; found {repr_of(best_of)}"
            )
        if not isinstance(decks, Mapping) or len(decks) != 2:
            raise OptionError("a match is played by two players, each with a deck")
        self.best_of = best_of
        self.decks = {
            name: deck if isinstance(deck, Deck) else read_deck(deck if isinstance(deck, str) else Path(deck))
            for name, deck in decks.items()
        }
        self.played = dict(self.decks)  # as they are in the game that is played
        self.games: list[Game] = []
        self._rules = rules
        self._seed = seed
        self._automation = automation
        self._mulligans = mulligans
        self._history = history
        self._listen = listen
        self._begin(None)

    @property
    def game(self) -> Game:
        """The game that is played, or was last."""
        return self.games[-1]

    @property
    def score(self) -> dict[str, int]:
        """How many games each player has won."""
        won = Counter(winner for game in self.games if game.over for winner in game.winners)
        return {name: won[name] for name in self.decks}

    @property
    def needed(self) -> int:
        """How many games win it."""
        return self.best_of // 2 + 1

    @property
    def winner(self) -> str:
        """Who has won it; "" while nobody has."""
        return next((name for name, won in self.score.items() if won >= self.needed), "")

    @property
    def over(self) -> bool:
        """True if somebody has won it."""
        return self.winner != ""

    def next_game(self, decks: Mapping[str, Deck] | None = None) -> Game:
        """Begins the next game, with decks that exchanged cards with their sideboards. A player who is not named plays
        the deck of the game before.

        Raises OptionError while a game is played or when the match is over, DeckError for a deck that is not made of
        the player's own cards, or that the rules of the day do not allow.
        """
        if not self.game.over:
            raise OptionError("the game of the match that is played is not over yet")
        if self.over:
            raise OptionError(f"the match is over: {self.winner} has won it")
        for name, deck in (decks or {}).items():
            if name not in self.decks:
                players = ", ".join(self.decks)
                raise OptionError(f"nobody in the match is called {repr_of(name)}; the players are {players}")
            check_exchange(name, self.decks[name], deck, self._rules)
        self.played.update(decks or {})
        return self._begin(self.game.next_chooser)

    def _begin(self, chooser: str | None) -> Game:
        game = Game.new(
            self.played,
            rules=self._rules,
            seed=self._seed + len(self.games) * STEP,
            chooser=chooser,
            automation=self._automation,
            mulligans=self._mulligans,
            history=self._history,
            listen=self._listen,
        )
        self.games.append(game)
        return game


def check_exchange(name: str, before: Deck, after: Deck, rules: str | date | None) -> None:
    """Checks a deck after an exchange with the sideboard: it is made of the same cards, and is as large as the rules
    ask. Raises DeckError.
    """
    law = rules_on(rules)
    held, now = cards_of_deck(before), cards_of_deck(after)
    if held != now:
        told = [f"{count} {card} more" for card, count in (now - held).items()]
        told += [f"{count} {card} fewer" for card, count in (held - now).items()]
        raise DeckError(
            f"{name} must play the same cards as before, in the deck or beside it; there are {', '.join(told)}"
        )
    number = law.number(Concept.SIDEBOARD)
    cited = f" ({number})" if number else ""
    if law.date < FEWER_ALLOWED and len(after) != len(before):
        raise DeckError(
            f"the deck of {name} has {len(after)} cards, where it must have {len(before)} as before: "
            f"until {FEWER_ALLOWED} cards are exchanged one for one{cited}"
        )
    least = min(LEAST, len(before))
    if len(after) < least:
        raise DeckError(f"the deck of {name} has {len(after)} cards, where at least {least} are needed{cited}")


def cards_of_deck(deck: Deck) -> Counter[str]:
    """How many of each card, the sideboard with it."""
    return counter_of((*deck.main, *deck.sideboard))


def counter_of(cards: Iterable[tuple[int, str]]) -> Counter[str]:
    """How many of each name."""
    found: Counter[str] = Counter()
    for count, card in cards:
        found[card] += count
    return found


def exchanged(deck: Deck, out: Mapping[str, int], into: Mapping[str, int]) -> Deck:
    """The deck after cards went to the sideboard (`out`) and came from it (`into`), each so often. Raises DeckError if
    they are not there.
    """
    main, beside = counter_of(deck.main), counter_of(deck.sideboard)
    for cards, held, where in ((out, main, "deck"), (into, beside, "sideboard")):
        for card, count in cards.items():
            if held[card] < count:
                raise DeckError(
                    f"{count} {card} can't be taken from the {where} of {deck.name}, which has {held[card]}"
                )
    main, beside = main - Counter(out) + Counter(into), beside - Counter(into) + Counter(out)
    return replace(
        deck,
        main=tuple((count, card) for card, count in main.items()),
        sideboard=tuple((count, card) for card, count in beside.items()),
    )
