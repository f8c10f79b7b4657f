"""`mainphase explain SUBJECT`: a scenario told step by step with the rules, a card, or a rule number, on a date."""

from __future__ import annotations

import re
from os.path import exists
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.text import Text

from mainphase.cli.options import NoBuiltInOption, SubjectRulesOption, chosen_date
from mainphase.cli.screen import stdout
from mainphase.errors import OptionError, UnknownCardError, nearest

if TYPE_CHECKING:
    from rich.console import Console

    from mainphase.cards.nodes import CardDef
    from mainphase.rules.law import Rules

FEW: Final = 4
NUMBER: Final = re.compile(r"[0-9]{3}(\.[0-9]+[a-z]?)?\.?")


def command(
    subject: Annotated[
        list[str],
        typer.Argument(metavar="SUBJECT", help='A scenario file, a card\'s name, or a rule number ("505.4").'),
    ],
    rules: SubjectRulesOption = None,
    scenarios: Annotated[
        list[Path] | None,
        typer.Option(
            "--scenarios",
            metavar="FOLDER",
            help="Where to look for scenarios that show a rule. By default those of mainphase, in its repository.",
        ),
    ] = None,
    no_built_in: NoBuiltInOption = False,
) -> None:
    """Explain a scenario step by step with its rules, what a card says on a date, or what a rule is about."""
    from mainphase.scenarios import explain_file

    said = " ".join(subject)
    date = chosen_date(rules)
    console = stdout()
    for folder in scenarios or ():
        if not folder.is_dir():
            raise OptionError(f"--scenarios: {str(folder)!r} is not a folder")
    file = Path(said)
    if exists(file) or file.suffix in (".yaml", ".yml"):
        status = explain_file(file, console, date)
        if status:
            raise typer.Exit(status)
    elif not explain_rule(said, date, console, scenarios):
        try:
            explain_card(said, date, console)
        except UnknownCardError as error:
            raise OptionError(f"{said!r} is neither a scenario file nor a rule number, and {error}") from error


def explain_rule(number: str, rules: str | None, console: Console, folders: list[Path] | None = None) -> bool:
    """Prints the subject of a rule number (in 1997: the title of a section) on a date, as far as it is cited here.
    Returns False if this is neither. Raises OptionError if no such number is cited under those rules.
    """
    from mainphase.rules.history import cited_rules, stands_for
    from mainphase.rules.meanings import concept_meaning
    from mainphase.rules.timeline import day_said, rules_on
    from mainphase.scenarios.citing import own_folders

    law, today = rules_on(rules), rules_on(None)
    found = stands_for(number, law)
    if not found and not NUMBER.fullmatch(number):
        return False
    if not found:
        raise OptionError(
            f"mainphase cites nothing as {number} under the rules of {law.date}; "
            f"nearest: {nearest(number, cited_rules(law))}"
        )
    console.print(Text(f"{found[0].rule} under the rules of {day_said(law.date)}", style="bold"), soft_wrap=True)
    for one in found:
        now = today.number(one.concept)
        known = "" if law.text == today.text else f" (today {now})" if now else " (no rule today)"
        console.print(Text(f"  {one.name}{known}: {concept_meaning(one.concept)}"), soft_wrap=True)
        for line in history_lines(one.concept, law, own_folders() if folders is None else folders):
            console.print(Text(f"    {line}", style="dim"), soft_wrap=True)
    if law.text != today.text and number[0].isdigit():
        others = ", ".join(one.name for one in stands_for(number, today))
        console.print(Text(f"Today {number} is about: {others or 'nothing that mainphase cites'}"), soft_wrap=True)
    return True


def history_lines(concept: int, law: Rules, folders: list[Path]) -> list[str]:
    """How a concept's number moved, which switches touch it, which scenarios show it."""
    from mainphase.rules.concepts import concept_name
    from mainphase.rules.history import of_concept, spoken_flag
    from mainphase.rules.meanings import switches_of
    from mainphase.scenarios.citing import scenarios_citing

    moved: list[tuple[str, str]] = []
    for entry in of_concept(concept_name(concept)).entries:
        rule = entry.what.partition(", ")[0]
        if not moved or moved[-1][1] != rule:
            moved.append((entry.since, rule))
    lines = ["number: " + ", ".join(f"{rule} from {since}" for since, rule in moved)] if moved else []
    for switch in switches_of(concept):
        value = law.flag(switch.flag)
        lines.append(f"switch: {spoken_flag(switch.flag)} ({spoken_flag(value)} on {law.date}). {switch.what}")
    shown = [nearby(path) for path in scenarios_citing(concept, folders)]
    if shown:
        more = f" and {len(shown) - FEW} more" if len(shown) > FEW else ""
        lines.append(f"shown by: {', '.join(shown[:FEW])}{more}")
    return lines


def nearby(path: Path) -> str:
    """A path as one would type it here."""
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)


def explain_card(name: str, rules: str | None, console: Console) -> None:
    """Prints a card's text on a date, and until and since when it read differently."""
    from mainphase.cards.names import find_card
    from mainphase.cli.card_words import card_panel, plain_card_lines
    from mainphase.rules.timeline import date_of

    date = date_of(rules)
    made = find_card(name, on=date)
    if console.is_terminal:
        console.print(card_panel(made, date))
    else:
        for line in plain_card_lines(made, date):
            console.print(Text(line), soft_wrap=True)
    for line in wordings(made, date):
        console.print(Text(line, style="dim"), soft_wrap=True)


def wordings(made: CardDef, date: str) -> list[str]:
    """Since when a card reads like this, and until when; what it said before and after."""
    from mainphase.cards.earlier import printed_alike, wordings_of
    from mainphase.cards.names import find_card
    from mainphase.cli.card_words import lines_of_face
    from mainphase.presentation.symbols import printed_line

    told = wordings_of(find_card(made.name))
    if not told:
        alike = printed_alike(made.name)
        return [f"It said the same in 1997 ({alike})."] if alike else []
    out: list[str] = []
    since = ""
    for text, until, source in [
        *((w.card, w.until.isoformat(), w.source) for w in told),
        (find_card(made.name), "", ""),
    ]:
        span = " ".join(filter(None, (f"from {since}" if since else "", f"until {until}" if until else "")))
        in_force = since <= date and (not until or date < until)
        line = printed_line(text, since or "1997")
        told_line = [line] if line != printed_line(made, date) else []
        said = "as above" if in_force else "; ".join([*told_line, *lines_of_face(text, since or "1997")])
        out.append(f"{span[0].upper()}{span[1:]}{f' ({source})' if source else ''}: {said}")
        since = until
    return out
