"""`mainphase bench-agent AGENT`: how well a bot, or a program that answers in words, plays against bots."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from mainphase.cli.options import (
    BotSecondsOption,
    JsonOption,
    MaxTurnsOption,
    PlayedRulesOption,
    SeedOption,
    SmallDecksOption,
    number_from,
)
from mainphase.cli.screen import stdout
from mainphase.cli.streams import print_json
from mainphase.errors import OptionError
from mainphase.saying.worded import worded

if TYPE_CHECKING:
    from mainphase.agents.benching import AgentRating

MOST_PAIRS = 100_000


def command(
    agent: Annotated[
        str,
        typer.Argument(
            metavar="AGENT",
            help="A bot (random, greedy, search:sims=50, your own as module:Class), or program:COMMAND, a program that "
            "reads a line of JSON for each decision and answers with a number.",
        ),
    ],
    decks: Annotated[
        list[str] | None,
        typer.Argument(metavar="DECK DECK", help="The decks of the two seats; the agent plays both. One is for both."),
    ] = None,
    against: Annotated[
        list[str] | None, typer.Option("--against", metavar="BOT", help="Whom it plays; can be given several times.")
    ] = None,
    pairs: Annotated[
        int,
        typer.Option(
            "--pairs",
            metavar="NUMBER",
            parser=number_from(1, MOST_PAIRS),
            help="Pairs of games against each: of one seed, with the seats swapped.",
        ),
    ] = 10,
    seed: SeedOption = 0,
    rules: PlayedRulesOption = None,
    max_turns: MaxTurnsOption = 100,
    bot_seconds: BotSecondsOption = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Keep every game with its record, a line of JSON for each."),
    ] = None,
    as_json: JsonOption = False,
    small_decks: SmallDecksOption = False,
) -> None:
    """Measure an agent against bots: pairs of games, a record, and a rating with its error."""
    from mainphase.agents.benching import BenchGame, bench_games, rating_of
    from mainphase.cards.decks import read_deck
    from mainphase.players.bot import checked_seconds
    from mainphase.rules.timeline import date_of

    checked_seconds(bot_seconds)
    named = decks or ["red-burn"]
    if len(named) > 2:
        raise OptionError(
            worded(
                "error-an-agent-is-benched",
                "an agent is benched in games of two players: give one deck or two; found {count}",
                count=len(named),
            )
        )
    read = [read_deck(name) for name in (named * 2)[:2]]
    opponents = against or ["random", "greedy"]
    played: dict[str, list[BenchGame]] = {opponent: [] for opponent in opponents}
    with kept_games(out) as kept:
        for game in bench_games(
            agent,
            opponents,
            read,
            rules=date_of(rules) if rules is not None else None,
            pairs=pairs,
            seed=seed,
            max_turns=max_turns,
            bot_seconds=bot_seconds,
            small_decks=small_decks,
        ):
            played[game.opponent].append(game)
            if kept is not None:
                kept.write(json_line(game.as_dict()))
                kept.flush()
    ratings = [rating_of(games) for games in played.values()]
    if as_json:
        print_json(
            {
                "agent": agent,
                "decks": [deck.name for deck in read],
                "seed": seed,
                "ratings": [each.as_dict() for each in ratings],
            }
        )
        return
    show_ratings(agent, ratings)


@contextmanager
def kept_games(out: Path | None) -> Iterator[TextIO | None]:
    """The file in which games are kept, if they are: a new one, which is not left behind if there is no game in it.
    Raises OptionError if something has its name.
    """
    if out is None:
        yield None
        return
    try:
        file = out.open("x", encoding="utf-8")
    except FileExistsError:
        raise OptionError(
            worded("error-is-there-already-give-another-name", "{out} is there already; give another name", out=out)
        ) from None
    try:
        with file:
            yield file
    finally:
        if not out.stat().st_size:
            out.unlink()


def json_line(data: dict[str, object]) -> str:
    from json import dumps

    return dumps(data, ensure_ascii=False) + "\n"


def show_ratings(agent: str, ratings: list[AgentRating]) -> None:
    """A table: a line for each opponent."""
    from rich.markup import escape
    from rich.table import Table

    table = Table(title=escape(f"{agent}, in pairs of games with the seats swapped"), title_justify="left")
    for heading in ("against", "games", "won", "lost", "points", "Elo above it", "seconds a decision", "no answers"):
        table.add_column(heading, justify="left" if heading == "against" else "right")
    for rating in ratings:
        low, high = rating.interval
        table.add_row(
            escape(rating.opponent),
            str(rating.games),
            str(rating.won),
            str(rating.lost),
            f"{100 * rating.share:.1f} % ({100 * low:.0f}–{100 * high:.0f})",
            f"{elo_words(rating.rating)} ({elo_words(rating.rating_interval[0])} to "
            f"{elo_words(rating.rating_interval[1])})",
            f"{rating.seconds:.3g}",
            str(rating.refused),
        )
    stdout().print(table)
    faults = sum(rating.faults for rating in ratings)
    if faults:
        stdout().print(f"In {faults} games a bot did not answer as it should, and lost by that.", markup=False)


def elo_words(points: float | None) -> str:
    return "∞" if points is None else f"{points:+.0f}"
