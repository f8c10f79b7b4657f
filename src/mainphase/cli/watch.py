"""`mainphase watch DECK DECK`: bots play, and the game is told with the rule for everything that happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from mainphase.cli.options import (
    BotSecondsOption,
    DecksArgument,
    FirstOption,
    FormatOption,
    InsteadOption,
    JsonOption,
    MaxTurnsOption,
    NoBuiltInOption,
    PlayedRulesOption,
    SeedOption,
    VariantOption,
    VerbosityOption,
    WithoutRefusedOption,
    bots_for_each,
    check_legal,
    number_from,
    one_of,
    rules_to_play,
    seated,
    verbosity_of,
)
from mainphase.cli.recording import RecordOption, check_writable, recording
from mainphase.cli.screen import stderr, stdout
from mainphase.errors import OptionError

if TYPE_CHECKING:
    from mainphase.game.match import Match
    from mainphase.players.bot import Bot


def command(
    decks: DecksArgument = None,
    seed: SeedOption = 0,
    rules: PlayedRulesOption = None,
    in_format: FormatOption = None,
    bot: Annotated[list[str] | None, bots_for_each("player")] = None,
    verbosity: VerbosityOption = "normal",
    first: FirstOption = None,
    variant: VariantOption = "",
    max_turns: MaxTurnsOption = 100,
    bot_seconds: BotSecondsOption = None,
    best_of: Annotated[
        int,
        typer.Option(
            "--best-of",
            metavar="NUMBER",
            parser=number_from(1, 99),
            help="Watch a match of 3, 5 … games at most: whoever lost a game chooses who begins the next.",
        ),
    ] = 1,
    record: RecordOption = None,
    as_json: JsonOption = False,
    without_refused: WithoutRefusedOption = False,
    instead: InsteadOption = None,
    no_built_in: NoBuiltInOption = False,
) -> None:
    """Watch bots play a game, told with the rule for everything that happens."""
    from mainphase.cli.json_lines import JsonLines
    from mainphase.game import AUTOMATIC, Game
    from mainphase.game.match import Match
    from mainphase.players.bot import BotFault, checked_seconds
    from mainphase.players.load import make_bot
    from mainphase.presentation.transcript import Transcript
    from mainphase.sim.playing import play_out

    names = bot or ["greedy"]
    date = rules_to_play(rules, in_format)
    players = seated(decks, variant, date, without_refused, instead)
    check_legal(players.values(), in_format, rules)
    if len(names) > len(players):
        raise OptionError(f"{len(names)} bots for {len(players)} players: give --bot once for all, or once for each")
    level = verbosity_of(verbosity)
    starter = one_of("player", first, list(players)) if first is not None else None
    bots = {seat: make_bot(names[min(k, len(names) - 1)], len(players) * seed + k) for k, seat in enumerate(players)}
    checked_seconds(bot_seconds)
    if record is not None:
        check_writable(record)
    if best_of != 1:
        check_goes_alone(
            "--best-of", {"--first": first, "--record": record, "--json": as_json or None, "--variant": variant}
        )
        watch_match(
            Match(players, best_of=best_of, rules=date, seed=seed, automation=AUTOMATIC, history=True),
            bots,
            level,
            max_turns,
            bot_seconds,
        )
        return
    game = Game.new(
        players, rules=date, seed=seed, first=starter, variant=variant, automation=AUTOMATIC, history=record is not None
    )
    told: Transcript | JsonLines = JsonLines(game) if as_json else Transcript(game, level, None, stdout())
    with recording(game, record):
        told.tell(game.events or ())
        outcome = play_out(game, bots, max_turns=max_turns, bot_seconds=bot_seconds, listener=told.tell)
    if isinstance(told, JsonLines):
        told.end(outcome.faults)
    if outcome.truncated:
        stderr().print(
            f"stopped after {max_turns} turns, and nobody has won yet (--max-turns allows more)", markup=False
        )
    if outcome.faults:
        raise BotFault("\n".join(f"{fault}; its player loses" for fault in outcome.faults))


def check_goes_alone(option: str, others: dict[str, object]) -> None:
    """Raises OptionError if an option was given with others that it does not go with."""
    given = [name for name, value in others.items() if value]
    if given:
        raise OptionError(f"{option} does not go with {' and '.join(given)}")


def watch_match(match: Match, bots: dict[str, Bot], level: str, max_turns: int, bot_seconds: float | None) -> None:
    """Tells the games of a match, one after the other, with the score. Who wins nothing in so many turns draws."""
    from mainphase.presentation.transcript import Transcript
    from mainphase.sim.playing import play_out

    console = stdout()
    while True:
        number = len(match.games)
        console.print(f"Game {number}, best of {match.best_of}", style="bold", markup=False)
        told = Transcript(match.game, level, None, console)
        told.tell(match.game.events or ())
        outcome = play_out(match.game, bots, max_turns=max_turns, bot_seconds=bot_seconds, listener=told.tell)
        if outcome.truncated:
            console.print(f"stopped after {max_turns} turns: the match is broken off", markup=False)
            return
        score = ", ".join(f"{name} {won}" for name, won in match.score.items())
        if match.over:
            console.print(f"{match.winner} wins the match ({score})", style="bold", markup=False)
            return
        console.print(f"The match stands {score}", markup=False)
        match.next_game()
