"""Who sits at the terminal: a person or a program in one seat, bots in the others, for a game or a match."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import typer
from rich.console import Console

from mainphase.cards.sideboarding import SideboardPlan
from mainphase.cli.between_games import ExchangeAsked
from mainphase.cli.json_lines import JsonLines, JsonPlayer
from mainphase.cli.match_told import MatchTold, game_of_match, score_told
from mainphase.cli.person import Person, Quit
from mainphase.cli.replay import read_record
from mainphase.cli.screen import stdout
from mainphase.errors import OptionError
from mainphase.game import Decision, Event, Game
from mainphase.game.match import Match, match_of_records
from mainphase.game.passing import Passing
from mainphase.game.replaying import replay
from mainphase.game.stops import Stops
from mainphase.players.bot import Bot, BotFault, ask, bot_type_name, fault_told
from mainphase.players.exchanging import decks_for_next_game
from mainphase.players.load import make_bot
from mainphase.presentation.record import parse_records
from mainphase.presentation.transcript import Transcript
from mainphase.rules.own_copies import OwnCopies
from mainphase.saying.reader import READER, told
from mainphase.saying.worded import fixed, worded

LEFT_BETWEEN: Final = worded("person-leaves-match", "You leave the table before the match is over.")


@dataclass(frozen=True)
class TerminalSeat:
    """The seat at this end: whose it is, which bot has the others, and how it is told."""

    name: str
    bot: str
    bot_seconds: float | None
    level: str
    stops: Stops
    plan: SideboardPlan  # for the bots
    resumed: bool
    copies: OwnCopies | None = None  # of the rules text, the person's own

    def others(self, game: Game) -> dict[str, Bot]:
        """The bots of the other seats."""
        names = [name for name in game.players if name != self.name]
        return {name: make_bot(self.bot, game.seed + k) for k, name in enumerate(names)}


class TerminalTable:
    """One seat for whoever is at this end, the others for bots."""

    def __init__(self, game: Game, you: str, others: dict[str, Bot], bot_seconds: float | None) -> None:
        self.game = game
        self.you = you
        self.others = others
        self.bot_seconds = bot_seconds
        self.faults: list[str] = []  # of bots
        self.told: list[str] = []  # what is told of them to whoever plays against these bots

    def play(self, tell: Callable[[list[Event]], None], choose: Callable[[Decision], object]) -> None:
        """Plays on until the game is over, or until `choose` says that nobody answers (False)."""
        game = self.game
        while (decision := game.decision) is not None:
            if decision.decider == self.you:
                if choose(decision) is False:
                    return
                continue
            try:
                index = ask(self.others[decision.decider], game, decision, self.bot_seconds)
            except BotFault as fault:
                self.faults.append(str(fault))
                self.told.append(fault_told(bot_type_name(self.others[decision.decider]), decision.decider))
                tell(game.concede(decision.decider))
            else:
                tell(game.apply(index))


def play_by_json(game: Game, seat: TerminalSeat) -> list[str]:
    """A program plays over lines of JSON. It leaves by ending its input. Returns the faults of bots."""
    table = TerminalTable(game, seat.name, seat.others(game), seat.bot_seconds)
    lines = JsonLines(game, seat.name)
    player = JsonPlayer(game, seat.name, lambda choice: lines.tell(game.apply(choice)))
    lines.tell(game.events)
    table.play(lines.tell, lambda decision: player.choose())
    lines.end(table.told)
    return table.faults


def play_at_terminal(played: Game | Match, seat: TerminalSeat) -> list[str]:
    """A person plays a game, or a match until somebody has won it or they leave. Returns the faults of bots."""
    console = stdout()
    if console.is_terminal:
        with suppress(ImportError):  # line editing, where the system has it
            import readline  # noqa: F401
    if isinstance(played, Game):
        return play_one(played, seat, console, None, seat.resumed)[1]
    faults: list[str] = []
    score = MatchTold(played, seat.level, False, seat.name)
    resumed = seat.resumed
    while True:
        if not played.game.over:
            score.say(game_of_match(len(played.games), played.best_of))
            left, found = play_one(played.game, seat, console, played, resumed)
            faults += found
            if left:
                return faults
        score.say(score_told(played))
        if played.over:
            return faults
        resumed = False
        try:
            mine = ExchangeAsked(played, seat.name, console).asked()
        except Quit:
            console.print(told(LEFT_BETWEEN), markup=False)
            return faults
        decks, wrong = decks_for_next_game(played, seat.others(played.game), seat.plan, seat.bot_seconds)
        played.next_game({**decks, seat.name: mine})
        for name, fault in wrong.items():
            faults.append(fault)
            played.game.concede(name)


def play_one(
    game: Game, seat: TerminalSeat, console: Console, match: Match | None, resumed: bool
) -> tuple[bool, list[str]]:
    """A person plays one game; returns True if they left it, and the faults of bots."""
    table = TerminalTable(game, seat.name, seat.others(game), seat.bot_seconds)
    telling = Transcript(game, seat.level, seat.name, console, language=READER.language)
    person = Person(game, seat.name, console, Passing(seat.stops, game.seat(seat.name)), telling, match)
    person.bots = table.others
    person.copies = seat.copies
    if resumed:
        telling.go_to(game.events)
        person.mine = moves_of(game, seat.name)
    else:
        telling.tell(game.events)
    try:
        table.play(person.hear, person.choose)
    except Quit:
        person.say(worded("person-leaves", "You leave the table before the game is over."))
        return True, table.faults
    return False, table.faults


def resumed(path: Path, context: typer.Context) -> Game | Match:
    """The game of a record, to be played on, or the match of several. Raises OptionError if it is over, or if options
    contradict it.
    """
    for name in ("decks", "seed", "rules", "in_format", "first", "variant", "best_of"):
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            what = name.removeprefix("in_").replace("_", "-")
            said = "decks" if name == "decks" else f"--{what}"
            raise OptionError(
                worded(
                    "error-resume-goes-on-with-the-game",
                    "--resume goes on with the game in {path}, which has its {what}; leave out {said}",
                    path=path,
                    what=what,
                    said=said,
                )
            )
    records = parse_records(read_record(path), str(path))
    begun = records[0].match
    played: Game | Match
    if len(records) > 1 or (begun is not None and begun.number == 1):
        played = match_of_records(records, str(path))
    else:
        played = replay(records[0], source=str(path))
    if played.over:
        what = fixed("error-game", "game") if isinstance(played, Game) else fixed("error-match", "match")
        raise OptionError(
            worded(
                "error-the-in-is-over-mainphase-replay",
                "the {what} in {path} is over; mainphase replay tells it",
                what=what,
                path=path,
            )
        )
    return played


def moves_of(game: Game, player: str) -> list[int]:
    """How many moves there had been before each of this player's own that they may want to take back: no passes."""
    own = f"{player}: "
    moves = enumerate(game.to_record().moves)
    return [k for k, move in moves if move.words and move.words[0].startswith(own) and move.words[0] != f"{own}pass"]
