"""`mainphase play DECK DECK --as Alice`: a person plays against a bot."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from mainphase.cli.options import (
    BestOfOption,
    BotSecondsOption,
    DecksArgument,
    FirstOption,
    FormatOption,
    InsteadOption,
    JsonOption,
    NoBuiltInOption,
    PlayedRulesOption,
    RulesTextOption,
    SideboardOption,
    SmallDecksOption,
    VariantOption,
    VerbosityOption,
    WithoutRefusedOption,
    check_faults,
    check_goes_alone,
    check_legal,
    number_from,
    one_of,
    own_copies,
    plan_given,
    rules_to_play,
    seated,
    variant_to_play,
    verbosity_of,
)
from mainphase.cli.reader import LanguageOption
from mainphase.cli.recording import RecordOption, recording
from mainphase.errors import OptionError
from mainphase.foundation.whole_numbers import SECRET_BITS, SEEDS
from mainphase.saying.worded import fixed


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
            help="Who plays the others: random, greedy, search (search:sims=200, search:seconds=1), your own as "
            "module:Class, or program:COMMAND.",
        ),
    ] = "greedy",
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            metavar="NUMBER",
            parser=number_from(*SEEDS),
            help="The same seed gives the same game: 0 if nothing is said, or with --json one that nobody knows.",
        ),
    ] = None,
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
    language: LanguageOption = None,
    bot_seconds: BotSecondsOption = None,
    record: RecordOption = None,
    best_of: BestOfOption = 1,
    sideboard: SideboardOption = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            "--resume", metavar="FILE", help="Go on with a game that was saved or recorded, with its decks and rules."
        ),
    ] = None,
    rules_text: RulesTextOption = None,
    as_json: JsonOption = False,
    without_refused: WithoutRefusedOption = False,
    instead: InsteadOption = None,
    small_decks: SmallDecksOption = False,
    no_built_in: NoBuiltInOption = False,
) -> None:
    """Play a game at the terminal. Choose by number or notation; `help` lists what else you can type."""
    from mainphase.cli.recording import check_writable
    from mainphase.cli.terminal_table import TerminalSeat, play_at_terminal, play_by_json, resumed
    from mainphase.game import Automation, Game
    from mainphase.game.match import Match
    from mainphase.game.stops import Stops
    from mainphase.players.bot import checked_seconds

    level = verbosity_of(verbosity)
    checked_seconds(bot_seconds)
    if seed is None:  # a program that knew it could deal the others' cards again
        seed = secrets.randbits(SECRET_BITS) if as_json else 0
    if as_json and stop:
        raise OptionError(
            fixed("error-stop-is-for-people-with-json", "--stop is for people: with --json every decision is asked")
        )
    if record is not None:
        check_writable(record)
    by_hand = not manual_mana
    automation = Automation(mana_auto=by_hand, pay=by_hand, passes=True, triggers=False, forced=True)
    played: Game | Match
    if resume is not None:
        played = resumed(resume, context)
    else:
        date = rules_to_play(rules, in_format)
        variant = variant_to_play(variant, in_format)
        players = seated(decks, variant, date, without_refused, instead)
        check_legal(players.values(), in_format, rules)
        starter = one_of(fixed("error-thing-player", "player"), first, list(players)) if first is not None else None
        if best_of > 1:
            check_goes_alone("--best-of", {"--variant": variant})
            played = Match(
                players,
                best_of=best_of,
                rules=date,
                seed=seed,
                first=starter,
                automation=automation,
                small_decks=small_decks,
            )
        else:
            played = Game.new(
                players,
                rules=date,
                seed=seed,
                first=starter,
                variant=variant,
                automation=automation,
                small_decks=small_decks,
            )
    match = played if isinstance(played, Match) else None
    game = match.game if match is not None else played
    assert isinstance(game, Game)
    if match is not None:
        check_goes_alone("a match" if best_of == 1 else "--best-of", {"--json": as_json})
    plan = plan_given(sideboard, match is not None)
    if match is not None:
        plan.check(match.decks.values(), [game.rules.date])
        match.automation = automation
    game.automation = automation
    seat_of = TerminalSeat(
        one_of(fixed("error-thing-player", "player"), seat, game.players),
        bot,
        bot_seconds,
        level,
        Stops(game.rules, stop),
        plan,
        resume is not None,
        own_copies(rules_text),
    )
    with recording(played, record):
        faults = play_by_json(game, seat_of) if as_json else play_at_terminal(played, seat_of)
    check_faults(faults)
