"""A match: games of the same players, one after the other, until somebody has won more than half of them.

Between two games each player may exchange cards of their deck with their sideboard (CR 100.4). The first game is begun
by whom chance says; who lost it chooses who begins the next one (103.1).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from os import PathLike
from pathlib import Path
from typing import Final

from mainphase.cards.decks import Deck, read_deck
from mainphase.cards.sideboarding import check_exchange
from mainphase.cards.variants import DUEL, check_variant
from mainphase.errors import OptionError, RecordError, repr_of
from mainphase.game.game import MANUAL, Game
from mainphase.game.replaying import replay
from mainphase.kernel.values import Automation, DecisionKind
from mainphase.new_game.deck_sizes import check_deck_sizes
from mainphase.new_game.starting import GameSettings, check_kinds
from mainphase.presentation.record import MatchPlace, Record, parse_records
from mainphase.rules.timeline import rules_on
from mainphase.saying.worded import commas, fixed, worded

MOST_GAMES: Final = 99  # that a match may be the best of
STEP: Final = 1_000_003  # between the seeds of the games of a match


class Match:
    """A match of two players. `game` is the game that is played, `games` are all so far, `score` is how many each has
    won; `next_game` begins the next one. A drawn game counts for nobody, and another is played in its place.

    >>> match = mp.Match({"Alice": "red-burn", "Bob": "vanilla-green"}, seed=1)
    >>> _ = match.game.concede("Bob")
    >>> match.score, match.over
    ({'Alice': 1, 'Bob': 0}, False)
    >>> match.next_game().decision.player  # the loser chooses who begins (103.1)
    'Bob'
    """

    def __init__(
        self,
        decks: Mapping[str, Deck | str | PathLike[str]],
        *,
        best_of: int = 3,
        rules: str | date | None = None,
        seed: int = 0,
        first: str | None = None,
        automation: Automation = MANUAL,
        mulligans: bool = True,
        small_decks: bool = False,
        history: bool = True,
        listen: bool = True,
        account: bool = False,
    ) -> None:
        """Begins the first game. `best_of` is an odd number, `first` begins the first game; the other arguments are
        those of `Game.new`, and `account` that of `Game.begin`. Raises OptionError for a number that no match can have,
        and whatever a new game raises.
        """
        check_best_of(best_of)
        if not isinstance(decks, Mapping) or len(decks) != 2:
            raise OptionError(
                fixed("error-a-match-is-played-by-two", "a match is played by two players, each with a deck")
            )
        check_kinds(decks, rules, seed, first, None, "", automation, mulligans)
        self.best_of = best_of
        self.decks = {
            name: deck if isinstance(deck, Deck) else read_deck(deck if isinstance(deck, str) else Path(deck))
            for name, deck in decks.items()
        }
        if not small_decks:
            check_deck_sizes(rules_on(rules), self.decks.items(), DUEL)
        self.played = dict(self.decks)  # as they are in the game that is played
        self.games: list[Game] = []
        self._by_chance: str | None = None  # who chose who begins the first game
        self.first = first
        self.rules = rules
        self.seed = seed
        self.automation = automation
        self.mulligans = mulligans
        self._history = history
        self._listen = listen
        self._account = account
        self._begin(None)
        asked = self.game.state.pending
        if asked is not None and asked.kind == DecisionKind.STARTER:
            self._by_chance = self.game.players[asked.player]

    @classmethod
    def of_games(cls, games: list[Game], source: str = "match") -> Match:
        """The match that these games are, to be gone on with: each was recorded as one of it. Raises RecordError if
        they are not the games of one match, one after the other.
        """
        begun = games[0]
        if begun.match is None:
            raise RecordError(
                fixed("error-this-is-the-record", "this is the record of a game that belongs to no match"),
                where=source,
            )
        match = cls.__new__(cls)
        match.best_of = begun.match.best_of
        match.decks = dict(begun.listed)
        match.played = dict(games[-1].listed)
        match.games = []
        match.first, match.rules, match.seed = begun.first, begun.rules.date, begun.seed
        match.automation, match.mulligans = begun.automation, begun.mulligans
        match._history = match._listen = True
        match._account, match._by_chance = False, None
        for number, game in enumerate(games, 1):
            place = MatchPlace(match.best_of, number, tuple(match.score.values()))
            if game.match != place or list(game.listed) != list(match.decks) or game.rules.date != match.rules:
                raise RecordError(
                    worded(
                        "error-game-of-the-file",
                        "game {number} of the file is not game {number} of the match that begins it ({place})",
                        number=number,
                        place=place,
                    ),
                    where=source,
                )
            if number < len(games) and not game.over:
                raise RecordError(
                    worded(
                        "error-game-is-not-over-and-another",
                        "game {number} is not over, and another follows it",
                        number=number,
                    ),
                    where=source,
                )
            for name, deck in game.listed.items():
                check_exchange(name, match.decks[name], deck, match.rules)
            match.games.append(game)
        return match

    @property
    def game(self) -> Game:
        """The game that is played, or was last."""
        return self.games[-1]

    @property
    def score(self) -> dict[str, int]:
        """How many games each player has won."""
        won = dict.fromkeys(self.decks, 0)
        for game in self.games:
            for winner in game.winners if game.over else ():
                won[winner] += 1
        return won

    @property
    def needed(self) -> int:
        """How many games win it."""
        return needed_of(self.best_of)

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

        >>> match = mp.Match({"Alice": "red-burn", "Bob": "vanilla-green"}, seed=1)
        >>> _ = match.game.concede("Bob")
        >>> match.next_game() is match.game
        True
        """
        if not self.game.over:
            raise OptionError(
                fixed("error-the-game-of-the-match", "the game of the match that is played is not over yet")
            )
        if self.over:
            raise OptionError(
                worded("error-the-match-is-over-has-won", "the match is over: {winner} has won it", winner=self.winner)
            )
        for name, deck in (decks or {}).items():
            if name not in self.decks:
                players = commas(self.decks)
                raise OptionError(
                    worded(
                        "error-nobody-in-the-match-is-called",
                        "nobody in the match is called {name}; the players are {players}",
                        name=repr_of(name),
                        players=players,
                    )
                )
            check_exchange(name, self.decks[name], deck, self.rules)
        self.played.update(decks or {})
        return self._begin(self.game.next_chooser or self._by_chance)  # CR 103.1

    def record(self) -> str:
        """The records of its games, one after the other; `replay_match` reads them back."""
        return "".join(game.record() for game in self.games)

    def _begin(self, chooser: str | None) -> Game:
        variant = check_variant("", 2, all(deck.commanders for deck in self.decks.values()))
        place = MatchPlace(self.best_of, len(self.games) + 1, tuple(self.score.values()))
        game = Game.begin(
            GameSettings(
                dict(self.played),
                variant,
                self.rules,
                self.seed + len(self.games) * STEP,
                None if self.games else self.first,
                chooser,
                self.automation,
                self.mulligans,
                place,
            ),
            history=self._history,
            listen=self._listen,
            account=self._account,
        )
        self.games.append(game)
        return game


def check_best_of(best_of: object) -> None:
    """Raises OptionError unless a match can be the best of so many games."""
    whole = isinstance(best_of, int) and not isinstance(best_of, bool)
    if not whole or not 1 <= best_of <= MOST_GAMES or best_of % 2 == 0:  # type: ignore[operator]
        raise OptionError(
            worded(
                "error-a-match-is-the-best",
                "a match is the best of an odd number of games, from 1 to {most_games}; found {best_of}",
                most_games=MOST_GAMES,
                best_of=repr_of(best_of),
            )
        )


def needed_of(best_of: int) -> int:
    """How many games win the best of so many."""
    return best_of // 2 + 1


def replay_match(text: str, *, source: str = "record") -> Match:
    """The match that the records of its games tell, one after the other, as it stands. You can go on with it. Raises
    RecordError, with the line.

    >>> match = mp.Match({"Alice": "red-burn", "Bob": "vanilla-green"}, seed=1)
    >>> _ = match.game.concede("Bob")
    >>> mp.replay_match(match.record()).score
    {'Alice': 1, 'Bob': 0}
    """
    if not isinstance(text, str):
        raise RecordError(
            worded("error-a-match-is-the-text", "a match is the text of its records; found {text}", text=repr_of(text)),
            where=source,
        )
    return match_of_records(parse_records(text, source), source)


def match_of_records(records: Iterable[Record], source: str) -> Match:
    """The match of these records. Raises RecordError."""
    return Match.of_games([replay(told, source=source) for told in records], source)
