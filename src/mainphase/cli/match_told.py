"""The games of a match, told one after the other with the score: for people, or as lines for programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import Console

from mainphase.cli.json_lines import JsonLines, tell_match_end
from mainphase.cli.screen import stdout
from mainphase.game import Event, Game
from mainphase.game.match import Match
from mainphase.presentation.transcript import Transcript
from mainphase.saying.reader import READER, told
from mainphase.saying.worded import worded


class MatchTold:
    """Tells a match. `player` is the one whose eyes it is told through, if any."""

    def __init__(
        self, match: Match, level: str, as_json: bool = False, player: str | None = None, console: Console | None = None
    ) -> None:
        self.match = match
        self.level = level
        self.as_json = as_json
        self.player = player
        self.console = stdout() if console is None else console
        self.told: Transcript | JsonLines | None = None

    def begun(self, game: Game) -> Callable[[list[Event]], None]:
        """A game begins; returns what tells its events."""
        if self.as_json:
            self.told = JsonLines(game, self.player)
        else:
            self.say(game_of_match(len(self.match.games), self.match.best_of))
            self.told = Transcript(game, self.level, self.player, self.console, language=READER.language)
        self.told.tell(game.events or ())
        return self.told.tell

    def ended(self, faults: Iterable[str] = ()) -> None:
        """The game that was told is over, or broken off: says how the match stands."""
        match = self.match
        if isinstance(self.told, JsonLines):
            self.told.end(faults)
            if match.over:
                tell_match_end(match)
            return
        self.say(score_told(match))

    def say(self, text: str) -> None:
        self.console.print(told(text), style="bold", markup=False)


def game_of_match(number: int, best_of: int) -> str:
    return worded("match-game", "Game {number}, best of {best_of}", number=number, best_of=best_of)


def score_told(match: Match) -> str:
    """How a match stands, or who has won it."""
    score = ", ".join(f"{name} {won}" for name, won in match.score.items())
    if match.over:
        return worded("match-won", "{who} wins the match ({score})", who=match.winner, score=score)
    return worded("match-stands", "The match stands {score}", score=score)


def stood_before(match: Match, number: int) -> str:
    """How a match stood before its game of that number, counted from 0."""
    place = match.games[number].match
    assert place is not None
    score = ", ".join(f"{name} {won}" for name, won in zip(match.decks, place.won, strict=True))
    return worded("match-stands", "The match stands {score}", score=score)
