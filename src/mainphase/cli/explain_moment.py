"""`mainphase explain FILE --object NAME --at STEP`: why something is so there, and what comes next."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from mainphase.cards.names import called_elsewhere
from mainphase.cli.reasons_told import because_lines, lines_of_what_next, say_lines
from mainphase.cli.streams import print_json
from mainphase.errors import OptionError, near_names
from mainphase.presentation.because import Because, chief_reasons
from mainphase.presentation.what_next import what_next
from mainphase.rules.timeline import day_said, rules_on
from mainphase.saying.reader import told
from mainphase.saying.worded import worded
from mainphase.scenarios.because import named_in_scenario
from mainphase.scenarios.moments import moment_named, played_until
from mainphase.scenarios.naming import plain_object_name
from mainphase.scenarios.parse import load

if TYPE_CHECKING:
    from rich.console import Console

    from mainphase.scenarios.run import ScenarioRun


def explain_moment(
    path: Path, console: Console, rules: str | None, name: str | None, at: str | None, as_json: bool
) -> None:
    """Tells why an object is what it is at a moment of a scenario (by default at its end); without an object, what
    happens next. Raises OptionError if there is no such moment or object.
    """
    scenario = load(path)
    moment = None if at is None else moment_named(at)
    found: list[dict[str, Any]] = []
    for date in scenario.rules if rules is None else (rules,):
        run = played_until(scenario, rules_on(date), moment)
        if run.failures:
            raise OptionError(
                worded(
                    "error-the-scenario-does-not-come-to-that-moment",
                    "{path}: the scenario does not come to that moment: {told}",
                    path=path,
                    told=run.failures[0].told,
                )
            )
        answers = object_told(run, name) if name is not None else []
        then = what_next(run.t.g)
        found.append(
            {
                "scenario": scenario.title,
                "rules": run.date,
                **({"because": [each.as_dict() for each in answers]} if name is not None else {}),
                "next": then.as_dict(),
            }
        )
        if not as_json:
            english = "{title}: rules of {date}"
            heading = worded("explain-heading", english, title=scenario.title, date=day_said(run.date))
            console.print(Text(told(heading), style="bold"), soft_wrap=True)
            say_lines(console, lines_of_what_next(then) if name is None else because_lines(answers))
    if as_json:
        print_json(found)


def object_told(run: ScenarioRun, name: str) -> list[Because]:
    """The characteristics of an object that anything changes; its power and toughness, or else its types, in any
    case. Raises OptionError if there is no such object.
    """
    g = run.t.g
    oid = named_in_scenario(run.t, name, 1)
    if not oid:
        names = sorted({plain_object_name(g, o) for o in g.objects.values()} - {""})
        near = near_names(name, [*names, *(other for _, others in called_elsewhere(names) for other in others)], 1)
        hint = worded("error-did-you-mean-in-brackets", " (did you mean {name}?)", name=near[0]) if near else ""
        raise OptionError(
            worded("error-there-is-no-at-that-moment", "there is no {name} at that moment{hint}", name=name, hint=hint)
        )
    return chief_reasons(g, oid)
