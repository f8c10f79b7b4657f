"""`mainphase play DECK DECK --as Alice`: a person plays against a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from mainphase.cli.options import (
    DecksArgument,
    FirstOption,
    JsonOption,
    RulesOption,
    SeedOption,
    VariantOption,
    VerbosityOption,
    date_of_rules,
    one_of,
    seated,
    verbosity_of,
)
from mainphase.cli.screen import stdout
from mainphase.errors import OptionError

if TYPE_CHECKING:
    from mainphase.game import Game
    from mainphase.players.bot import Bot


def command(
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
            "--bot", metavar="BOT", help="Who plays the others: random, greedy, or your own bot as module:Class."
        ),
    ] = "greedy",
    seed: SeedOption = 0,
    rules: RulesOption = "today",
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
    as_json: JsonOption = False,
) -> None:
    """Play a game at the terminal. Choose by number or notation; `help` lists what else you can type."""
    from mainphase.cli.person import Person, Quit
    from mainphase.cli.stops import Stops
    from mainphase.game import Automation, Game
    from mainphase.players.bot import ask
    from mainphase.players.load import make_bot
    from mainphase.rules.timeline import rules_on
    from mainphase.table.transcript import Transcript

    date = date_of_rules(rules)
    players = seated(decks, variant, date)
    you = one_of("player", seat, list(players))
    level = verbosity_of(verbosity)
    if as_json and stop:
        raise OptionError("--stop is for people: with --json every decision is asked")
    stops = Stops(rules_on(date), stop)
    starter = one_of("player", first, list(players)) if first is not None else None
    others = {name: make_bot(bot, seed + k) for k, name in enumerate(name for name in players if name != you)}
    by_hand = not manual_mana
    automation = Automation(mana_auto=by_hand, pay=by_hand, passes=True, triggers=False, forced=True)
    console = stdout()
    if console.is_terminal:
        import contextlib

        with contextlib.suppress(ImportError):  # line editing, where the system has it
            import readline  # noqa: F401
    game = Game.new(players, rules=date, seed=seed, first=starter, variant=variant, automation=automation)
    if as_json:
        play_for_a_program(game, you, others)
        return
    told = Transcript(game, level, you, console)
    told.tell(game.events or ())
    person = Person(game, you, console, stops, told.tell)
    try:
        while (decision := game.decision) is not None:
            if decision.decider == you:
                person.choose(decision)
            else:
                person.apply(ask(others[decision.decider], game, decision))
    except Quit:
        console.print("You leave the table before the game is over.", markup=False)


def play_for_a_program(game: Game, you: str, others: dict[str, Bot]) -> None:
    """A program plays over lines of JSON. It leaves by ending its input."""
    from mainphase.cli.json_lines import JsonLines, JsonPlayer
    from mainphase.players.bot import BotFault, ask

    lines = JsonLines(game, you)
    player = JsonPlayer(game, you, lambda choice: lines.tell(game.apply(choice)))
    faults: list[str] = []
    lines.tell(game.events or ())
    while (decision := game.decision) is not None:
        if decision.decider == you:
            if not player.choose():
                break
            continue
        try:
            answer = ask(others[decision.decider], game, decision)
        except BotFault as fault:
            faults.append(str(fault))
            lines.tell(game.concede(decision.decider))
        else:
            lines.tell(game.apply(answer))
    lines.end(faults)
