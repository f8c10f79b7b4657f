"""`mainphase watch DECK DECK`: bots play, and the game is told with the rule for everything that happens."""

from __future__ import annotations

from typing import Annotated

from mainphase.cli.options import (
    BotSecondsOption,
    DecksArgument,
    FirstOption,
    InsteadOption,
    JsonOption,
    MaxTurnsOption,
    NoBuiltInOption,
    RulesOption,
    SeedOption,
    VariantOption,
    VerbosityOption,
    WithoutRefusedOption,
    bots_for_each,
    date_to_play,
    one_of,
    seated,
    verbosity_of,
)
from mainphase.cli.recording import RecordOption, check_writable, recording
from mainphase.cli.screen import stderr, stdout
from mainphase.errors import OptionError


def command(
    decks: DecksArgument = None,
    seed: SeedOption = 0,
    rules: RulesOption = "today",
    bot: Annotated[list[str] | None, bots_for_each("player")] = None,
    verbosity: VerbosityOption = "normal",
    first: FirstOption = None,
    variant: VariantOption = "",
    max_turns: MaxTurnsOption = 100,
    bot_seconds: BotSecondsOption = None,
    record: RecordOption = None,
    as_json: JsonOption = False,
    without_refused: WithoutRefusedOption = False,
    instead: InsteadOption = None,
    no_built_in: NoBuiltInOption = False,
) -> None:
    """Watch bots play a game, told with the rule for everything that happens."""
    from mainphase.cli.json_lines import JsonLines
    from mainphase.game import AUTOMATIC, Game
    from mainphase.players.bot import BotFault, checked_seconds
    from mainphase.players.load import make_bot
    from mainphase.presentation.transcript import Transcript
    from mainphase.sim.playing import play_out

    names = bot or ["greedy"]
    date = date_to_play(rules)
    players = seated(decks, variant, date, without_refused, instead)
    if len(names) > len(players):
        raise OptionError(f"{len(names)} bots for {len(players)} players: give --bot once for all, or once for each")
    level = verbosity_of(verbosity)
    starter = one_of("player", first, list(players)) if first is not None else None
    bots = {seat: make_bot(names[min(k, len(names) - 1)], len(players) * seed + k) for k, seat in enumerate(players)}
    checked_seconds(bot_seconds)
    if record is not None:
        check_writable(record)
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
