"""`mainphase explain SUBJECT`: a scenario told step by step with the rules, a card, or a rule, on a date."""

from __future__ import annotations

from os.path import exists
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from mainphase.cli.handing_out import check_no_json, handed_out
from mainphase.cli.options import (
    NoBuiltInOption,
    OutOption,
    RulesTextOption,
    SubjectRulesOption,
    chosen_date,
    own_copies,
    verbosity_of,
)
from mainphase.cli.reader import LanguageOption
from mainphase.errors import OptionError, UnknownCardError, cut
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import fixed, one_of_these, worded

if TYPE_CHECKING:
    from rich.console import Console

    from mainphase.cards.nodes import CardDef
    from mainphase.cli.explain_rules import RuleExplainer


def command(
    subject: Annotated[
        list[str],
        typer.Argument(
            metavar="SUBJECT",
            help='A scenario file, a card\'s name, a rule number ("505.4"), or what a rule is about ("deathtouch").',
        ),
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
    verbosity: Annotated[
        str | None,
        typer.Option(
            "--verbosity",
            "-v",
            metavar="LEVEL",
            show_default="normal",
            help="How much to tell of a scenario: quiet, normal, or judge (also each pass and each step).",
        ),
    ] = None,
    object_name: Annotated[
        str | None,
        typer.Option(
            "--object", metavar="NAME", help="Why this object of a scenario is what it is, each step with its rule."
        ),
    ] = None,
    at: Annotated[
        str | None,
        typer.Option(
            "--at",
            metavar="STEP",
            show_default="the end",
            help="When in the scenario: after so many of its entries (2), or at a place (“turn 2, upkeep”). Without "
            "--object, what happens next there.",
        ),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="With --object or --at: as JSON (`mainphase schema because`).")
    ] = False,
    rules_text: RulesTextOption = None,
    language: LanguageOption = None,
    out: OutOption = None,
    no_built_in: NoBuiltInOption = False,
) -> None:
    """Explain a scenario step by step with its rules, what a card says on a date, or what a rule is about."""
    from mainphase.cli.explain_moment import explain_moment
    from mainphase.cli.explain_rules import RuleExplainer
    from mainphase.presentation.transcript import NORMAL
    from mainphase.rules.timeline import rules_on
    from mainphase.scenarios import explain_file

    said = " ".join(subject)
    date = chosen_date(rules)
    for folder in scenarios or ():
        if not folder.is_dir():
            raise OptionError(
                worded(
                    "error-scenarios-is-not-a-folder", "--scenarios: {folder} is not a folder", folder=repr(str(folder))
                )
            )
    file = Path(said)
    is_scenario = exists(file) or file.suffix in (".yaml", ".yml")
    if verbosity is not None and not is_scenario:
        raise OptionError(
            worded(
                "error-verbosity-goes-with-a-scenario",
                "--verbosity goes with a scenario, and {said} is no file of one",
                said=repr(cut(said)),
            )
        )
    asks = object_name is not None or at is not None
    if asks and not is_scenario:
        raise OptionError(
            worded(
                "error-object-and-at-go",
                "--object and --at go with a scenario, and {said} is no file of one",
                said=repr(cut(said)),
            )
        )
    if as_json and not asks:
        raise OptionError(fixed("error-json-goes-with-object", "--json goes with --object or --at"))
    check_no_json(out, as_json)
    status = 0
    with handed_out(out) as console:
        if asks:
            explain_moment(file, console, date, object_name, at, as_json)
        elif is_scenario:
            status = explain_file(file, console, date, verbosity_of(verbosity or NORMAL))
        else:
            explain_words(
                said, date, console, RuleExplainer(rules_on(date), console, scenarios, own_copies(rules_text))
            )
    if status:
        raise typer.Exit(status)


def explain_words(said: str, date: str | None, console: Console, explainer: RuleExplainer) -> None:
    """A rule number, what a rule is about, a card; what is several of these is told as each. Raises OptionError for
    what is none.
    """
    if explainer.number(said):
        return
    is_topic = explainer.topic(said)
    try:
        explain_card(said, date, console)
    except UnknownCardError as error:
        if not is_topic:
            raise OptionError(no_subject(said, error)) from error


def no_subject(said: str, error: UnknownCardError) -> str:
    """That this is nothing which can be explained, and what may have been meant."""
    from mainphase.cli.explain_rules import near_topics

    close = near_topics(said)
    rules = (
        worded("error-did-you-mean-in-brackets", " (did you mean {name}?)", name=one_of_these(close)) if close else ""
    )
    return worded(
        "error-is-neither-a-scenario-file-nor",
        "{said} is neither a scenario file nor a rule number, no rule is called so{rules}, and {error}",
        said=repr(said),
        rules=rules,
        error=error_text(error),
    )


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
