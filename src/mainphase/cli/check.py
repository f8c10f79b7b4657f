"""`mainphase check FILE…`: plays scenarios and compares what they expect; checks that decks can be played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from mainphase.cli.options import SubjectRulesOption, chosen_date
from mainphase.cli.screen import stdout
from mainphase.errors import MainphaseError

if TYPE_CHECKING:
    from rich.console import Console

SCENARIOS = (".yaml", ".yml", "")


def command(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE…", help="Scenario files or folders of them, deck lists, or the names of bundled decks."
        ),
    ],
    rules: SubjectRulesOption = None,
) -> None:
    """Play scenarios and compare what happens with what they expect; check that decks can be played.

    Exit code 1 if any expectation fails, 2 if something can't be played.
    """
    from mainphase.scenarios import check_files

    console = stdout()
    date = chosen_date(rules)
    decks = [file for file in files if is_deck(file)]
    scenarios = [file for file in files if file not in decks]
    status = max((check_deck(str(deck), date, console) for deck in decks), default=0)
    if scenarios:
        status = max(status, check_files(scenarios, console, date))
    if status:
        raise typer.Exit(status)


def is_deck(file: Path) -> bool:
    """Whether this is a deck list: a bundled one's name, or a file that is not a scenario."""
    from mainphase.cards.decks import bundled_decks

    return not file.is_dir() and (file.suffix not in SCENARIOS or (not file.exists() and str(file) in bundled_decks()))


def check_deck(source: str, rules: str | None, console: Console) -> int:
    """Whether every card of a deck is known and can be played on that date; which of them read differently then."""
    from mainphase.cards.decks import read_deck
    from mainphase.cards.names import find_card
    from mainphase.rules.timeline import date_of, rules_on
    from mainphase.scenarios.report import MALFORMED, OK, say_malformed
    from mainphase.seats import check_archenemy

    date = date_of(rules)
    try:
        deck = read_deck(source)
        found = [*deck.cards(date), *deck.sideboard_cards(date)]
        if deck.schemes:
            check_archenemy(rules_on(date), {deck.name: deck}, None, None)
    except MainphaseError as error:
        say_malformed(error, console)
        return MALFORMED
    side = f", {len(found) - len(deck)} in the sideboard" if deck.sideboard else ""
    side += f", {sum(count for count, _ in deck.schemes)} in the scheme deck" if deck.schemes else ""
    console.print(
        f"[green]playable[/green]  {escape(source)} [dim]({date})[/dim]: {len(deck)} cards{side}",
        highlight=False,
        soft_wrap=True,
    )
    for name in dict.fromkeys(card.name for card in found if card != find_card(card.name)):
        console.print(f"  {escape(name)} reads differently today", highlight=False, soft_wrap=True)
    return OK
