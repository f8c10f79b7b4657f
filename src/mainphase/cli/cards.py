"""`mainphase cards`: which cards can be played; what one of them is and does; cards of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from mainphase.cli import card_files, card_text, own_cards
from mainphase.cli.card_words import card_panel, lines_of_face, plain_card_lines
from mainphase.cli.options import NoBuiltInOption, date_of_rules
from mainphase.cli.reader import LanguageOption
from mainphase.cli.screen import stdout
from mainphase.cli.streams import print_json
from mainphase.errors import CardError, UnknownCardError
from mainphase.saying.worded import fixed

if TYPE_CHECKING:
    from mainphase.cards.nodes import CardDef

SHOW = "show"  # what is meant where none of the commands stands


class CardCommands(TyperGroup):
    """`mainphase cards NAME` shows a card: where no command stands, `show` is meant."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or (args[0] not in self.commands and args[0] not in ctx.help_option_names):
            args = [SHOW, *args]
        parsed: list[str] = super().parse_args(ctx, args)
        return parsed


commands = typer.Typer(
    cls=CardCommands,
    no_args_is_help=False,
    help="List the supported cards, or show one of them, in our own words: mainphase cards [NAME]. "
    "Cards of your own come from a card file.",
)


@commands.command(SHOW)
def command(
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help="The card to show; without one, all cards are listed.")
    ] = None,
    english: Annotated[bool, typer.Option("--english", help="Show only what it does, one ability to a line.")] = False,
    notation: Annotated[bool, typer.Option("--notation", help="Show its tree as text that can be read back.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Show its tree as JSON.")] = False,
    rules: Annotated[
        str | None,
        typer.Option(
            "--rules",
            metavar="DATE",
            help="As it reads on a date (YYYY-MM-DD, the name of an edition, or today), in the words of that date.",
        ),
    ] = None,
    no_built_in: NoBuiltInOption = False,
    language: LanguageOption = None,
) -> None:
    """List the supported cards, or show one of them, in our own words."""
    console = stdout()
    if english + notation + as_json > 1:
        raise CardError(
            fixed("error-give-only-one-of-english-notation", "give only one of --english, --notation and --json")
        )
    if name is None:
        if english or notation or as_json:
            raise CardError(
                fixed(
                    "error-english-notation-and-json-show",
                    "--english, --notation and --json show one card; give its name: mainphase cards NAME",
                )
            )
        list_cards(console)
        return
    date = "" if rules is None else date_of_rules(rules)
    try:
        card = find_named_card(name, date)
    except UnknownCardError:
        if not card_files.say_why_not(name, as_json, console):
            raise
        raise typer.Exit(1) from None
    show(card, date, english, notation, as_json, console)


def find_named_card(name: str, date: str) -> CardDef:
    """The card of that name; also as lists write it, with its set: "Shock (M21) 159"."""
    from mainphase.cards.deck_entries import name_and_categories
    from mainphase.cards.names import find_card, known_card

    bare = name if known_card(name) is not None else name_and_categories(name)[0]
    return find_card(name if known_card(bare) is None else bare, on=date or None)


def show(card: CardDef, date: str, english: bool, notation: bool, as_json: bool, console: Console) -> None:
    from mainphase.cards.codec import encode
    from mainphase.cards.tree_text import notation as written

    if notation:
        typer.echo(written(card))
    elif as_json:
        print_json(encode(card))
    elif english:
        for face in (card, *card.faces):
            for line in lines_of_face(face, date):
                typer.echo(line)
    elif console.is_terminal:
        console.print(card_panel(card, date))
    else:
        for line in plain_card_lines(card, date):
            console.print(Text(line), soft_wrap=True)


def list_cards(console: Console) -> None:
    from mainphase.cards.names import summaries

    listed = summaries()
    if not console.is_terminal:
        for name, said in listed:
            console.print(Text(f"{name}  {said}"), soft_wrap=True)
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column(style="dim")
    for name, said in listed:
        table.add_row(name, Text(said))
    console.print(table)
    console.print(f"{len(listed):,} cards", style="dim")


commands.command("import")(card_files.import_command)
commands.command("status")(card_files.status_command)
commands.command("read")(card_text.command)
commands.command("add")(own_cards.add_command)
