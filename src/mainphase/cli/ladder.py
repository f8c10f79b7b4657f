"""`mainphase ladder BOT BOT…`: who of several bots stands above whom."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mainphase.cli.options import JsonOption, PlayedRulesOption, ProcessesOption, SeedOption, number_from
from mainphase.cli.screen import stderr, stdout
from mainphase.cli.streams import print_json

if TYPE_CHECKING:
    from mainphase.sim.ladder import Ladder


def command(
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT BOT…", help="Bots: random, greedy, search:sims=50, your own as module:Class."),
    ],
    deck: Annotated[
        list[str] | None,
        typer.Option("--deck", metavar="DECK", help="A deck that both sides play; can be given several times."),
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            "--games", metavar="NUMBER", parser=number_from(2, 10_000_000), help="Games of each pair with each deck."
        ),
    ] = 1000,
    seed: SeedOption = 0,
    rules: PlayedRulesOption = None,
    jobs: ProcessesOption = 1,
    keep: Annotated[
        Path | None,
        typer.Option(
            "--keep",
            metavar="FILE",
            help="Keep who plays how and what they came to; what is kept there, of bots that still play so, is not "
            "played again.",
        ),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Let each pair of several bots play, and tell who stands above whom."""
    from mainphase.rules.timeline import date_of
    from mainphase.sim.ladder import DECKS, climbed

    ladder = climbed(
        bots,
        deck or DECKS,
        games=games,
        seed=seed,
        rules=date_of(rules) if rules is not None else None,
        jobs=jobs,
        keep=keep,
        say=lambda text: stderr().print(text, markup=False),
    )
    if as_json:
        print_json(ladder.as_dict())
    else:
        show_ladder(ladder)


def show_ladder(ladder: Ladder) -> None:
    """A matrix: what each won of its games against each other."""
    from rich.markup import escape
    from rich.table import Table

    from mainphase.sim.wilson import Share

    order = ladder.order()
    table = Table(title="Games won, of those that somebody won (95 %)", title_justify="left")
    table.add_column("won by")
    table.add_column("plays as")
    for name in order:
        table.add_column(escape(f"against {name}"), justify="right")
    shares = {(m.one, m.other): m.share for m in ladder.meetings}
    shares |= {(m.other, m.one): Share(m.decided - m.won, m.decided) for m in ladder.meetings}
    for name in order:
        cells = [str(shares[name, other]) if other != name else "" for other in order]
        table.add_row(escape(name), ladder.players[name], *cells)
    stdout().print(table)
    for m in ladder.meetings:
        lower = m.other if m.above == m.one else m.one
        told = f"{m.above} stands above {lower}." if m.above else f"Neither of {m.one} and {m.other} stands above."
        stdout().print(told, markup=False)
