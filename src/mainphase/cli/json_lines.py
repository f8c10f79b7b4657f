"""A game for another program: a line of JSON for everything, as `docs/programs.md` describes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict
from importlib.metadata import version
from typing import Any

from mainphase.cli.streams import print_json
from mainphase.errors import MainphaseError
from mainphase.game import Event, Game
from mainphase.game.match import Match
from mainphase.players.program_bot import answer_in
from mainphase.presentation.words import ALL


class JsonLines:
    """Tells a game to a program: all that happens, as one player may know it, or with nothing hidden."""

    def __init__(self, game: Game, player: str | None = None) -> None:
        self.game = game
        self.player = player
        self.viewer = ALL if player is None else game.seat(player)
        write(
            "game",
            version=version("mainphase"),
            rules=game.rules.date,
            players=game.players,
            you=player,
            seed=game.seed if player is None else None,  # with the decks it would tell what is hidden
            variant=game.variant,
            match=None if game.match is None else asdict(game.match),
        )

    def tell(self, events: Iterable[Event]) -> None:
        for event in events:
            write("event", **self.game.event(event.entry, self.viewer).as_dict())

    def end(self, faults: Iterable[str] = ()) -> None:
        """`faults`: what bots have lost by, as who is told may know it."""
        write("end", over=self.game.over, winners=self.game.winners, turn=self.game.turn, faults=list(faults))


def tell_match_end(match: Match) -> None:
    """Tells who has won a match."""
    write("match_end", winner=match.winner, score=match.score)


class JsonPlayer:
    """Puts one player's decisions to a program and reads its answers."""

    def __init__(self, game: Game, name: str, apply: Callable[[int | str], None]) -> None:
        self.game = game
        self.name = name
        self.apply = apply

    def choose(self) -> bool:
        """Asks until an answer is taken. False if there is nobody to answer any more."""
        view = self.game.view(self.name).as_dict()
        write("decision", decision=view["decision"], view=view)
        while line := next_line():
            try:
                self.apply(answer_in(line))
            except MainphaseError as error:
                write("refused", message=error.message, rule=getattr(error, "rule", ""))
            else:
                return True
        return False


def write(kind: str, **data: Any) -> None:
    print_json({"type": kind, **data}, indent=None)
    sys.stdout.flush()


def next_line() -> str:
    """The next line that is not empty, or "" at the end."""
    while line := sys.stdin.readline():
        if line.strip():
            return line.strip()
    return ""
