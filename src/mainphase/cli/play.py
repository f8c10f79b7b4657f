"""`mainphase play DECK DECK --as Alice`: a person plays against a bot."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mainphase.cli.options import (
    BotSecondsOption,
    DecksArgument,
    FirstOption,
    FormatOption,
    InsteadOption,
    JsonOption,
    NoBuiltInOption,
    PlayedRulesOption,
    SeedOption,
    VariantOption,
    VerbosityOption,
    WithoutRefusedOption,
    check_legal,
    one_of,
    rules_to_play,
    seated,
    verbosity_of,
)
from mainphase.cli.recording import RecordOption, check_writable, recording
from mainphase.cli.screen import stdout
from mainphase.errors import OptionError

if TYPE_CHECKING:
    from mainphase.game import Decision, Event, Game
    from mainphase.players.bot import Bot


def command(
    context: typer.Context,
    decks: DecksArgument = None,
    seat: Annotated[
        str,
        typer.Option(
            "--as", metavar="PLAYER", help="Who you are: Alice has the first deck, Bob the second, and so on."
        ),
    ] = "Alice",
    bot: Annotated[
        str,
        typer.Option(
            "--bot",
            metavar="BOT",
            help="Who plays the others: random, greedy, search (search:sims=200, search:seconds=1), or your own as "
            "module:Class.",
        ),
    ] = "greedy",
    seed: SeedOption = 0,
    rules: PlayedRulesOption = None,
    in_format: FormatOption = None,
    first: FirstOption = None,
    variant: VariantOption = "",
    stop: Annotated[
        list[str] | None,
        typer.Option(
            "--stop",
            metavar="STEP",
            help="A step in which you are asked: upkeep, my draw, their end step, all. Can be given several times. "
            "Elsewhere you pass, unless an opponent's spell or ability is on the stack.",
        ),
    ] = None,
    manual_mana: Annotated[bool, typer.Option("--manual-mana", help="Tap for mana and pay costs yourself.")] = False,
    verbosity: VerbosityOption = "normal",
    bot_seconds: BotSecondsOption = None,
    record: RecordOption = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            "--resume", metavar="FILE", help="Go on with a game that was saved or recorded, with its decks and rules."
        ),
    ] = None,
    as_json: JsonOption = False,
    without_refused: WithoutRefusedOption = False,
    instead: InsteadOption = None,
    no_built_in: NoBuiltInOption = False,
) -> None:
    """Play a game at the terminal. Choose by number or notation; `help` lists what else you can type."""
    from mainphase.cli.person import Person, Quit
    from mainphase.game import Automation, Game
    from mainphase.game.stops import Stops
    from mainphase.players.bot import BotFault, checked_seconds
    from mainphase.players.load import make_bot
    from mainphase.presentation.transcript import Transcript

    level = verbosity_of(verbosity)
    checked_seconds(bot_seconds)
    if as_json and stop:
        raise OptionError("--stop is for people: with --json every decision is asked")
    if record is not None:
        check_writable(record)
    by_hand = not manual_mana
    automation = Automation(mana_auto=by_hand, pay=by_hand, passes=True, triggers=False, forced=True)
    if resume is not None:
        game = resumed(resume, context)
        game.automation = automation
        you = one_of("player", seat, game.players)
    else:
        date = rules_to_play(rules, in_format)
        players = seated(decks, variant, date, without_refused, instead)
        check_legal(players.values(), in_format, rules)
        you = one_of("player", seat, list(players))
        starter = one_of("player", first, list(players)) if first is not None else None
        game = Game.new(players, rules=date, seed=seed, first=starter, variant=variant, automation=automation)
    stops = Stops(game.rules, stop)
    others = {name: make_bot(bot, game.seed + k) for k, name in enumerate(n for n in game.players if n != you)}
    table = TerminalTable(game, you, others, bot_seconds)
    if as_json:
        with recording(game, record):
            table.play_for_a_program()
    else:
        console = stdout()
        if console.is_terminal:
            with suppress(ImportError):  # line editing, where the system has it
                import readline  # noqa: F401
        told = Transcript(game, level, you, console)
        person = Person(game, you, console, stops, told)
        with recording(game, record):
            if resume is None:
                told.tell(game.events)
            else:
                told.go_to(game.events)
                person.mine = moves_of(game, you)
            try:
                table.play(told.tell, person.choose)
            except Quit:
                person.say("You leave the table before the game is over.")
    if table.faults:
        raise BotFault("\n".join(f"{fault}; its player loses" for fault in table.faults))


class TerminalTable:
    """One seat for whoever is at this end, the others for bots."""

    def __init__(self, game: Game, you: str, others: dict[str, Bot], bot_seconds: float | None) -> None:
        self.game = game
        self.you = you
        self.others = others
        self.bot_seconds = bot_seconds
        self.faults: list[str] = []

    def play(self, tell: Callable[[list[Event]], None], choose: Callable[[Decision], object]) -> None:
        """Plays on until the game is over, or until `choose` says that nobody answers (False)."""
        from mainphase.players.bot import BotFault, ask

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
                tell(game.concede(decision.decider))
            else:
                tell(game.apply(index))

    def play_for_a_program(self) -> None:
        """A program plays over lines of JSON. It leaves by ending its input."""
        from mainphase.cli.json_lines import JsonLines, JsonPlayer

        lines = JsonLines(self.game, self.you)
        player = JsonPlayer(self.game, self.you, lambda choice: lines.tell(self.game.apply(choice)))
        lines.tell(self.game.events)
        self.play(lines.tell, lambda decision: player.choose())
        lines.end(self.faults)


def resumed(path: Path, context: typer.Context) -> Game:
    """The game of a record, to be played on. Raises OptionError if it is over, or if options contradict it."""
    from mainphase.cli.replay import read_record
    from mainphase.game.replaying import replay

    for name in ("decks", "seed", "rules", "in_format", "first", "variant"):
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            what = name.removeprefix("in_")
            said = "decks" if name == "decks" else f"--{what}"
            raise OptionError(f"--resume goes on with the game in {path}, which has its {what}; leave out {said}")
    game = replay(read_record(path), source=str(path))
    if game.over:
        raise OptionError(f"the game in {path} is over; mainphase replay tells it")
    return game


def moves_of(game: Game, player: str) -> list[int]:
    """How many moves there had been before each of this player's own that they may want to take back: no passes."""
    own = f"{player}: "
    moves = enumerate(game.to_record().moves)
    return [k for k, move in moves if move.words and move.words[0].startswith(own) and move.words[0] != f"{own}pass"]
