"""`mainphase past worlds-1998`: a match of the past, with the rules and lists of that day, beside those of today."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from mainphase.cli.options import ProcessesOption, bots_for_each, number_from
from mainphase.cli.screen import stdout
from mainphase.errors import OptionError, RefusedDeckError
from mainphase.saying.error_texts import listed_names
from mainphase.saying.worded import fixed, worded

if TYPE_CHECKING:
    from rich.console import Console

    from mainphase.cards.decks import Deck
    from mainphase.cards.past_matches import PastMatch

HOW_TO_GET_CARDS: Final = fixed(
    "error-the-cards-of-the-past-come",
    "the cards of the past come from a card file, which is free. Get AtomicCards.json (or "
    "AllPrintings.json, which also tells in which sets cards were printed) from "
    "https://mtgjson.com/downloads/all-files/ and read it once: mainphase cards import "
    "AtomicCards.json",
)
MOST_REASONS: Final = 2  # against a deck, in the table


def command(
    name: Annotated[
        str, typer.Argument(metavar="[MATCH]", help="A match of the past; if left out, they are listed.")
    ] = "",
    games: Annotated[
        int,
        typer.Option(
            "--matches",
            metavar="NUMBER",
            parser=number_from(0, 1_000_000),
            help="How many matches bots play under the rules of either day.",
        ),
    ] = 0,
    bot: Annotated[list[str] | None, bots_for_each("deck")] = None,
    jobs: ProcessesOption = 1,
) -> None:
    """Play the past: two decks of a great match under the rules and lists of its day, and the same decks today."""
    from mainphase.cards.past_matches import past_match, past_matches

    console = stdout()
    if not name:
        if games or bot:
            raise OptionError(
                worded(
                    "error-say-which-match-of-the-past",
                    "say which match of the past is to be played; there are {matches}",
                    matches=listed_names(past_matches()),
                )
            )
        for each in past_matches():
            told = past_match(each)
            console.print(Text(f"{each}: {told.title}, {' against '.join(deck.player for deck in told.decks)}"))
        return
    match = past_match(name)
    decks = decks_of_past(match)
    say_match(match, console)
    say_days(match, decks, console)
    say_readings(match, decks, console)
    say_scenes(match, console)
    if games:
        play_matches(match, decks, games, bot, jobs)
    console.print(
        Text(
            f"To play it yourself: mainphase play {' '.join(f'{match.name}/{deck.name}' for deck in match.decks)} "
            f"--best-of {match.best_of} --rules {match.day}"
        ),
        soft_wrap=True,
    )


def decks_of_past(match: PastMatch) -> list[Deck]:
    """The decks, read. Raises OptionError that says how to get their cards, if no card file was ever read, and
    RefusedDeckError for a card that cannot be played.
    """
    from mainphase.cards.beside import catalogue_path
    from mainphase.cards.decks import parse_deck

    decks: list[Deck] = []
    for told in match.decks:
        try:
            decks.append(parse_deck(told.text, told.player, f"the deck of {told.player}", days=(match.day, "today")))
        except RefusedDeckError:
            if catalogue_path().exists():
                raise
            raise OptionError(HOW_TO_GET_CARDS) from None
    return decks


def say_match(match: PastMatch, console: Console) -> None:
    first, second = (deck.player for deck in match.decks)
    score = "–".join(map(str, match.games))
    console.print(Text(match.title, style="bold"))
    console.print(
        Text(
            f"{first} against {second}, best of {match.best_of}: {score}. {match.place}, {match.day}, {match.format}.",
        ),
        soft_wrap=True,
    )


def say_days(match: PastMatch, decks: list[Deck], console: Console) -> None:
    """Says if the decks were legal then and are today; in other formats too."""
    from mainphase.new_game.format_decks import deck_in_format
    from mainphase.rules.timeline import date_of, day_said

    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    table.add_column("")
    days = (match.day, date_of(None))
    for day in days:
        table.add_column(day_said(day), overflow="fold")
    unknown: dict[str, None] = {}
    for deck in decks:
        for called in (match.format, *match.also):
            cells: list[str] = []
            for day in days:
                if called != match.format and day == match.day:
                    cells.append("")
                    continue
                found = deck_in_format(deck, called, day)
                printings = [what for what in found.unknown if "printed" in what]
                cells.append(verdict_of(found.against, bool(printings)))
                unknown |= {f"{deck.name}: {what}": None for what in printings}
            table.add_row(f"{deck.name} in {called}", *cells)
    console.print(table)
    for what in unknown:
        console.print(Text(f"not known: {what}", style="dim"), soft_wrap=True)
    for deck in decks:
        if deck.left_out:
            told = listed_names([f"{count} {card}" for count, card in deck.left_out])
            console.print(
                Text(f"{deck.name}: left out of the sideboard, because not supported: {told}"), soft_wrap=True
            )


def verdict_of(against: tuple[str, ...], unsure: bool) -> str:
    """What is against a deck, or that nothing is."""
    if against:
        more = f"; and {len(against) - MOST_REASONS} more" if len(against) > MOST_REASONS else ""
        return f"not legal: {'; '.join(against[:MOST_REASONS])}{more}"
    return "legal, as far as is known" if unsure else "legal"


def say_readings(match: PastMatch, decks: list[Deck], console: Console) -> None:
    """Which cards read otherwise then."""
    from mainphase.cards.names import find_card

    names = dict.fromkeys(name for deck in decks for _, name in (*deck.main, *deck.sideboard))
    other = [name for name in names if find_card(name, on=match.day) != find_card(name)]
    console.print(
        Text(f"{len(other)} of the {len(names)} cards do something else today: {listed_names(other) or 'none'}."),
        soft_wrap=True,
    )
    console.print()


def say_scenes(match: PastMatch, console: Console) -> None:
    """What has changed, in positions that such decks come to."""
    from mainphase.cli.options import date_of_rules
    from mainphase.scenarios.compare import compare_dates
    from mainphase.scenarios.comparison_told import say_comparison
    from mainphase.scenarios.parse import parse

    for text in match.scenes:
        scenario = parse(text, match.name)
        console.print(Text(scenario.about.strip()), soft_wrap=True)
        say_comparison(compare_dates(scenario, [date_of_rules(day) for day in scenario.rules]), console)
        console.print()


def play_matches(match: PastMatch, decks: list[Deck], matches: int, bot: list[str] | None, jobs: int) -> None:
    """Bots play so many matches under the rules of either day."""
    from mainphase.cli.simulate import play_run, print_table
    from mainphase.sim import report
    from mainphase.sim.plan import BOT
    from mainphase.sim.running import run

    going = run(decks, matches, bots=bot or BOT, rules=[match.day, "today"], best_of=match.best_of, jobs=jobs)
    going.keep = False
    play_run(going)
    for table in report.tables(going.plan, going.tallies)[:3]:
        print_table(table)
