"""`mainphase watch DECK DECK`: bots play, and the game is told with the rule for everything that happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from mainphase.cli.handing_out import check_no_json, handed_out
from mainphase.cli.options import (
    BestOfOption,
    BotSecondsOption,
    DecksArgument,
    FirstOption,
    FormatOption,
    InsteadOption,
    JsonOption,
    MaxTurnsOption,
    NoBuiltInOption,
    OutOption,
    PlayedRulesOption,
    SeedOption,
    SideboardOption,
    SmallDecksOption,
    VariantOption,
    VerbosityOption,
    WithoutRefusedOption,
    bots_for_each,
    check_faults,
    check_goes_alone,
    check_legal,
    one_of,
    plan_given,
    rules_to_play,
    seated,
    variant_to_play,
    verbosity_of,
)
from mainphase.cli.reader import LanguageOption
from mainphase.cli.recording import RecordOption, check_writable, recording
from mainphase.cli.screen import stderr
from mainphase.errors import OptionError
from mainphase.saying.reader import READER, told
from mainphase.saying.worded import fixed, worded

if TYPE_CHECKING:
    from mainphase.cards.sideboarding import SideboardPlan
    from mainphase.cli.match_told import MatchTold
    from mainphase.game.match import Match
    from mainphase.players.bot import Bot


def command(
    decks: DecksArgument = None,
    seed: SeedOption = 0,
    rules: PlayedRulesOption = None,
    in_format: FormatOption = None,
    bot: Annotated[list[str] | None, bots_for_each("player")] = None,
    verbosity: VerbosityOption = "normal",
    language: LanguageOption = None,
    first: FirstOption = None,
    variant: VariantOption = "",
    max_turns: MaxTurnsOption = 100,
    bot_seconds: BotSecondsOption = None,
    best_of: BestOfOption = 1,
    sideboard: SideboardOption = None,
    record: RecordOption = None,
    as_json: JsonOption = False,
    out: OutOption = None,
    without_refused: WithoutRefusedOption = False,
    instead: InsteadOption = None,
    small_decks: SmallDecksOption = False,
    no_built_in: NoBuiltInOption = False,
) -> None:
    """Watch bots play a game, told with the rule for everything that happens."""
    from mainphase.cli.json_lines import JsonLines
    from mainphase.cli.match_told import MatchTold
    from mainphase.game import AUTOMATIC, Game
    from mainphase.game.match import Match
    from mainphase.players.bot import checked_seconds
    from mainphase.players.load import make_bot
    from mainphase.presentation.transcript import Transcript
    from mainphase.rules.timeline import day_said, rules_on
    from mainphase.saying.worded import enumeration
    from mainphase.sim.playing import play_out

    names = bot or ["greedy"]
    date = rules_to_play(rules, in_format)
    variant = variant_to_play(variant, in_format)
    players = seated(decks, variant, date, without_refused, instead)
    check_legal(players.values(), in_format, rules)
    if len(names) > len(players):
        raise OptionError(
            worded(
                "error-bots-for-players-give-bot-once",
                "{count} bots for {players} players: give --bot once for all, or once for each",
                count=len(names),
                players=len(players),
            )
        )
    level = verbosity_of(verbosity)
    starter = one_of(fixed("error-thing-player", "player"), first, list(players)) if first is not None else None
    bots = {seat: make_bot(names[min(k, len(names) - 1)], len(players) * seed + k) for k, seat in enumerate(players)}
    checked_seconds(bot_seconds)
    if record is not None:
        check_writable(record)
    plan = plan_given(sideboard, best_of > 1)
    check_no_json(out, as_json)
    seats = [worded("watch-seat", "{who} with {deck}", who=seat, deck=deck.name) for seat, deck in players.items()]
    title = told(worded("watch-title", "{seats}, rules of {date}", seats=enumeration(seats), date=day_said(date)))
    if best_of > 1:
        check_goes_alone("--best-of", {"--variant": variant})
        plan.check(players.values(), [rules_on(date).date])
        match = Match(
            players,
            best_of=best_of,
            rules=date,
            seed=seed,
            first=starter,
            automation=AUTOMATIC,
            small_decks=small_decks,
        )
        with handed_out(out, title) as console, recording(match, record):
            told_match = MatchTold(match, level, as_json, console=console)
            faults = watch_match(match, bots, plan, told_match, max_turns, bot_seconds)
        check_faults(faults)
        return
    game = Game.new(
        players,
        rules=date,
        seed=seed,
        first=starter,
        variant=variant,
        automation=AUTOMATIC,
        small_decks=small_decks,
        history=record is not None,
    )
    with handed_out(out, title) as console:
        telling: Transcript | JsonLines = (
            JsonLines(game) if as_json else Transcript(game, level, None, console, language=READER.language)
        )
        with recording(game, record):
            telling.tell(game.events or ())
            outcome = play_out(game, bots, max_turns=max_turns, bot_seconds=bot_seconds, listener=telling.tell)
        if isinstance(telling, JsonLines):
            telling.end(outcome.faults)
        if outcome.truncated:
            said = told(
                worded(
                    "watch-stopped",
                    "stopped after {turns} turns, and nobody has won yet (--max-turns allows more)",
                    turns=max_turns,
                )
            )
            (stderr() if out is None else console).print(said, markup=False)
    check_faults(outcome.faults)


def watch_match(
    match: Match,
    bots: dict[str, Bot],
    plan: SideboardPlan,
    match_told: MatchTold,
    max_turns: int,
    bot_seconds: float | None,
) -> list[str]:
    """Plays and tells the games of a match, one after the other. Returns what bots were at fault for."""
    from mainphase.presentation.handouts.collecting import Handout
    from mainphase.sim.matches import play_match

    faults: list[str] = []
    for outcome in play_match(match, bots, plan, max_turns=max_turns, bot_seconds=bot_seconds, begun=match_told.begun):
        match_told.ended(outcome.faults)
        faults += outcome.faults
        if outcome.truncated:
            said = told(
                worded("watch-match-stopped", "stopped after {turns} turns: the match is broken off", turns=max_turns)
            )
            (match_told.console if isinstance(match_told.console, Handout) else stderr()).print(said, markup=False)
    return faults
