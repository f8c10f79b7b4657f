"""`mainphase check FILE…`: plays scenarios and compares what they expect; checks that decks can be played."""

from __future__ import annotations

from os.path import isdir
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from mainphase.cli.options import NoBuiltInOption, SubjectRulesOption, chosen_date
from mainphase.cli.screen import stdout
from mainphase.errors import MainphaseError, TooNewError

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
    strict: Annotated[
        bool,
        typer.Option(
            "--strict",
            help="Refuse decks with unsupported cards in the sideboard, and those not for constructed play.",
        ),
    ] = False,
    no_built_in: NoBuiltInOption = False,
) -> None:
    """Play scenarios and compare what happens with what they expect; check that decks can be played.

    Exit code 1 if any expectation fails (or, with --strict, a deck is not for constructed play), 2 if something can't
    be played.
    """
    from mainphase.scenarios import check_files

    console = stdout()
    date = chosen_date(rules)
    decks = [file for file in files if is_deck(file)]
    scenarios = [file for file in files if file not in decks]
    status = max((check_deck(str(deck), date, console, strict) for deck in decks), default=0)
    if scenarios:
        status = max(status, check_files(scenarios, console, date))
    if status:
        raise typer.Exit(status)


def is_deck(file: Path) -> bool:
    """True if this is a deck list: a bundled one's name, or a file that is not a scenario."""
    from mainphase.cards.decks import bundled_decks

    is_bundled = str(file) in bundled_decks() and not file.exists()
    return not isdir(file) and (file.suffix not in SCENARIOS or is_bundled)


def check_deck(source: str, rules: str | None, console: Console, strict: bool = False) -> int:
    """Prints whether every card of a deck is known and can be played on that date, which read differently then, which
    of the sideboard are left out, and the reasons against it as a constructed deck. Returns the exit code.
    """
    from mainphase.cards.constructed import not_constructed
    from mainphase.cards.decks import read_deck
    from mainphase.cards.names import find_card
    from mainphase.new_game.seats import check_archenemy
    from mainphase.rules.timeline import date_of, day_said, rules_on
    from mainphase.scenarios.report import FAILED, MALFORMED, OK, say_malformed

    date = date_of(rules)
    try:
        deck = read_deck(source, strict=strict)
        left_out = [f"{name} is not supported" for _, name in deck.left_out]
        found = deck.cards(date)
        for count, name in deck.sideboard:
            try:
                found += [find_card(name, deck.name, date)] * count
            except TooNewError as wrong:
                if strict:
                    raise
                left_out += wrong.reasons
        if deck.schemes:
            check_archenemy(rules_on(date), {deck.name: deck}, None, None)
    except MainphaseError as error:
        say_malformed(error, console)
        return MALFORMED
    beside = sum(count for count, _ in (*deck.sideboard, *deck.left_out))
    side = f", {beside} in the sideboard" if beside else ""
    side += f", {sum(count for count, _ in deck.schemes)} in the scheme deck" if deck.schemes else ""
    console.print(
        f"[green]playable[/green]  {escape(source)} [dim]({day_said(date)})[/dim]: {len(deck)} cards{side}",
        highlight=False,
        soft_wrap=True,
    )
    for name in dict.fromkeys(card.name for card in found if card != find_card(card.name)):
        console.print(f"  {escape(name)} reads differently today", highlight=False, soft_wrap=True)
    for why in left_out:
        console.print(f"  left out of the sideboard: {escape(why)}", highlight=False, soft_wrap=True)
    against = not_constructed(deck, date)
    for why in against:
        console.print(f"  not for constructed play: {escape(why)}", highlight=False, soft_wrap=True)
    return FAILED if strict and against else OK
