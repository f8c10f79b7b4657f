"""`mainphase compare`: one scenario under the rules of several dates."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mainphase.cli.handing_out import check_no_json, handed_out
from mainphase.cli.options import NoBuiltInOption, OutOption, date_of_rules
from mainphase.cli.reader import LanguageOption
from mainphase.cli.streams import print_json
from mainphase.errors import OptionError
from mainphase.saying.worded import fixed

if TYPE_CHECKING:
    from mainphase.scenarios.all_dates import Travel
    from mainphase.scenarios.compare import Comparison, Parting, RulesColumn


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file.")],
    rules: Annotated[
        list[str] | None,
        typer.Option("--rules", metavar="DATE", help="A date or an edition; give the option twice or more."),
    ] = None,
    all_dates: Annotated[
        bool, typer.Option("--all", help="All dates, as eras in which the same happens, and what parts them.")
    ] = False,
    language: LanguageOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    out: OutOption = None,
    no_built_in: NoBuiltInOption = False,
) -> None:
    """Play one scenario under the rules of several dates; show where they part, and which change parts them."""
    from mainphase.scenarios import load
    from mainphase.scenarios.all_dates import travel
    from mainphase.scenarios.compare import compare_dates
    from mainphase.scenarios.comparison_told import say_comparison, say_travel

    check_no_json(out, as_json)
    if all_dates and rules:
        raise OptionError(fixed("error-all-plays-all-dates-leave-out", "--all plays all dates; leave out --rules"))
    scenario = load(file)
    if all_dates:
        if as_json:
            print_json(travel_data(travel(scenario)))
            return
        with handed_out(out, is_picture=True) as console:
            say_travel(travel(scenario), console)
        return
    dates = [date_of_rules(text) for text in rules] if rules else list(scenario.rules)
    if len(dates) < 2:
        raise OptionError(
            fixed(
                "error-a-comparison-needs-two-or-more",
                "a comparison needs two or more dates: --rules DATE --rules DATE, as in --rules alara "
                "--rules m10, or --all",
            )
        )
    if as_json:
        print_json(comparison_data(compare_dates(scenario, dates)))
        return
    with handed_out(out, is_picture=True) as console:
        say_comparison(compare_dates(scenario, dates), console)


# --- For programs


def column_data(column: RulesColumn) -> dict[str, Any]:
    return {"rules": column.date, "told": [asdict(one) for one in column.told], "refused": column.refused}


def parting_data(parting: Parting) -> dict[str, Any]:
    from mainphase.scenarios.parting_words import causes_of_parting

    return {
        "older": parting.older,
        "newer": parting.newer,
        "alike": parting.alike,
        "day": parting.day,
        "causes": causes_of_parting(parting),
        "changes": [{"day": change.on, "text": change.what, "source": change.source} for change in parting.changes],
    }


def comparison_data(comparison: Comparison) -> dict[str, Any]:
    return {
        "title": comparison.scenario.title,
        "columns": [column_data(column) for column in comparison.columns],
        "partings": [parting_data(parting) for parting in comparison.partings],
    }


def travel_data(found: Travel) -> dict[str, Any]:
    from mainphase.scenarios.comparison_told import letter

    return {
        "title": found.scenario.title,
        "eras": [
            {
                "since": era.since,
                "until": era.until,
                "outcome": letter(era.outcome),
                "ok": era.ok,
                "dates": list(era.dates),
                **{key: value for key, value in column_data(era.column).items() if key != "rules"},
            }
            for era in found.eras
        ],
        "partings": [
            {**parting_data(boundary.parting), "rules": list(boundary.rules)} for boundary in found.boundaries
        ],
        "days": found.days,
        "played": found.played,
    }
