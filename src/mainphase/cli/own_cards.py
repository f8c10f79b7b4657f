"""`mainphase cards add`: cards that you write yourself are kept in your catalogue, and played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.text import Text

from mainphase.cli.screen import stderr, stdout
from mainphase.errors import CardError
from mainphase.saying.worded import fixed

if TYPE_CHECKING:
    from mainphase.language.catalogue.own_cards import OwnCard
    from mainphase.language.verdicts import CardReading


def add_command(
    files: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[FILE…]",
            help="Texts (.txt), YAML, or JSON with name, cost, type, text and pt. Without one, a card is read from "
            "standard input or an editor.",
        ),
    ] = None,
    into: Annotated[
        Path | None,
        typer.Option("--into", metavar="PATH", help="The catalogue, if not the one that is used without being named."),
    ] = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Your card may hide another of its name in your catalogue.")
    ] = False,
) -> None:
    """Keep cards that you write yourself: a name with its cost, a type line, the text, power and toughness.

    Decks, scenarios and games then know them. What is not understood is told with its place and not kept: exit code 1.
    """
    from mainphase.cards.beside import catalogue_path
    from mainphase.cli.card_text import given_text
    from mainphase.language.catalogue.own_cards import TYPED, own_cards_in_text

    path = catalogue_path() if into is None else into
    if files:
        keep_files(files, path, replace)
    else:
        keep(own_cards_in_text(given_text(), TYPED), TYPED, path, replace)


def keep_files(files: Sequence[Path], into: Path, replace: bool) -> None:
    """Keeps the cards of files; exit code 1 if one of them could not be kept. Raises CardError for what is no such
    file.
    """
    from mainphase.language.catalogue.own_cards import is_own_file, own_cards_in_file

    for file in files:
        if not is_own_file(file):
            raise CardError(
                fixed(
                    "error-these-are-no-cards-of-your",
                    "these are no cards of your own: a text (.txt), YAML, or JSON with name, cost, type, text "
                    "and pt; mainphase cards import takes card files",
                ),
                where=str(file),
            )
    status = 0
    for file in files:
        try:
            keep(own_cards_in_file(file), file.name, into, replace)
        except typer.Exit as end:
            status = max(status, end.exit_code)
    if status:
        raise typer.Exit(status)


def keep(cards: Sequence[OwnCard], file: str, into: Path, replace: bool) -> None:
    """Keeps those that can be played, and says of the others where reading stops."""
    from mainphase.cli.card_words import plain_card_lines
    from mainphase.language.catalogue.own_cards import OwnCard, check_name, keep_own_cards
    from mainphase.language.catalogue.reading import READER, reader_named
    from mainphase.language.slips import with_full_stops
    from mainphase.language.verdicts import Verdict

    read = reader_named(READER)
    console, errors = stdout(), stderr()
    status = 0
    for card in cards:
        reading = read(card.faces)
        if reading.verdict != Verdict.PLAYABLE and len(card.faces) == 1:
            stopped, reading = with_full_stops(card.faces[0], reading, read)
            card = OwnCard((stopped,), card.place)
        if reading.verdict != Verdict.PLAYABLE or reading.card is None:
            say_refused(card, reading, errors)
            status = 1
            continue
        try:
            note = check_name(card, into, replace)
        except CardError as wrong:
            errors.print(Text.assemble(("not kept: ", "red"), str(wrong)), soft_wrap=True)
            status = 1
            continue
        keep_own_cards([card], file, into)
        for line in plain_card_lines(reading.card):
            console.print(Text(line), soft_wrap=True)
        console.print(Text(f"kept in {into}{f'; {note}' if note else ''}"), soft_wrap=True)
    if status:
        raise typer.Exit(status)


def say_refused(card: OwnCard, reading: CardReading, console: Console) -> None:
    from mainphase.cli.card_text import say_reading

    console.print(Text.assemble(("not kept: ", "red"), card.place), soft_wrap=True)
    say_reading(card.faces[0], reading, console)
