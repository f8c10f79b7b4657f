"""Checking files and telling how they came out, for the commands."""

from __future__ import annotations

from collections.abc import Iterable
from os.path import isdir
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape

from mainphase.errors import MainphaseError, ScenarioError, where
from mainphase.foundation.bounded_files import files_below
from mainphase.kernel.state.sharing import team_starting_life
from mainphase.presentation.names import plain_name
from mainphase.presentation.transcript import NORMAL, Transcript
from mainphase.rules.timeline import date_of, day_said
from mainphase.saying.reader import READER, error_told, told
from mainphase.saying.worded import commas, enumeration, fixed, worded
from mainphase.scenarios.model import NOT_SAID, Scenario, ScenarioSeat
from mainphase.scenarios.parse import load
from mainphase.scenarios.run import Result, run, run_all

OK: Final = 0
FAILED: Final = 1
MALFORMED: Final = 2


HOLDS: Final = worded("check-holds", "holds")
FAILS: Final = worded("check-fails", "fails")
MALFORMED_WORD: Final = worded("check-malformed", "malformed")
HINT: Final = worded("check-hint", "hint")
EXPECTED: Final = worded("check-expected", "expected:")
FOUND: Final = worded("check-found", "found:   ")
HAPPENED: Final = worded("check-happened", "what happened:")


def line_told(number: int) -> str:
    return worded("explain-line", "line {number}", number=number)


def scenario_files(paths: Iterable[str | Path]) -> list[Path]:
    """The files, and those in the folders, in order. Raises ScenarioError if a folder has none."""
    out: list[Path] = []
    for given in paths:
        path = Path(given)
        if isdir(path):  # also of a name that no file can have
            try:
                found = files_below(path, (".yaml", ".yml"))
            except OSError as error:
                raise ScenarioError(
                    worded(
                        "error-this-cannot-be-a-folder",
                        "this cannot be a folder of scenarios: {strerror}",
                        strerror=error.strerror,
                    ),
                    where=str(path),
                ) from None
            if not found:
                raise ScenarioError(
                    fixed("error-there-is-no-scenario-yaml", "there is no scenario (*.yaml) in this folder"),
                    where=str(path),
                )
            out.extend(found)
        else:
            out.append(path)
    return out


def check(paths: Iterable[str | Path]) -> list[Result]:
    """Plays every scenario under each of its rules. Raises ScenarioError for a file that is malformed."""
    found: list[Result] = []
    for path in scenario_files(paths):
        scenario = load_to_check(path)
        results = run_all(scenario)
        check_asked(scenario, results)
        found += results
    return found


def check_asked(scenario: Scenario, results: list[Result]) -> None:
    """Raises ScenarioError for a choice that answers only if it is asked, and is asked for under none of the rules: it
    would hide that its words mean nothing.
    """
    answered = {line for result in results for line in result.answered}
    for entry in (each for e in scenario.play for each in (e, *e.lap)):
        if entry.if_asked and entry.line not in answered and results and all(result.ok for result in results):
            raise ScenarioError(
                worded(
                    "error-is-asked-for-this-choice-under",
                    "{player} is asked for this choice under none of the scenario's rules",
                    player=entry.player,
                ),
                where=where(scenario.path, entry.line),
            )


def load_to_check(path: str | Path, rules: str | None = None) -> Scenario:
    """Reads a scenario of which something can fail under each of its rules, or under the given ones. Raises
    ScenarioError if nothing can.
    """
    scenario = load(path)
    for date in scenario.rules if rules is None else (date_of(rules),):
        if not scenario.expects(date):
            under = (
                worded("error-under-the-rules", " under the rules of {date}", date=date)
                if len(scenario.rules) > 1 or rules is not None
                else ""
            )
            raise ScenarioError(
                worded(
                    "error-this-scenario-expects-nothing",
                    "this scenario expects nothing{under}, so it cannot fail; it needs `expect:`, at its end or "
                    "in `play`, or an entry with `illegal:`",
                    under=under,
                ),
                where=scenario.path,
            )
    return scenario


def check_files(paths: Iterable[str | Path], console: Console, rules: str | None = None) -> int:
    """`mainphase check`: 0 if everything holds, 1 if something does not, 2 if a file is malformed.

    `rules` stands for those that the scenarios name.
    """
    status = OK
    held = total = 0
    try:
        files = scenario_files(paths)
    except MainphaseError as error:
        say_malformed(error, console)
        return MALFORMED
    for path in files:
        try:
            scenario = load_to_check(path, rules)
        except MainphaseError as error:
            total += 1
            say_malformed(error, console)
            status = MALFORMED
            continue
        those: list[Result] = []
        played: list[Result] = []
        for date in scenario.rules if rules is None else (rules,):
            total += 1
            try:
                result = run(scenario, date, silent=True)
                if not result.ok:
                    result = run(scenario, date)  # once more, to be told what happened
            except MainphaseError as error:
                say_malformed(error, console)
                status = MALFORMED
                continue
            played.append(result)
            if result.ok:
                held += 1
                those.append(result)
            else:
                status = max(status, FAILED)
                say_failure(result, console)
            say_unresolved(result, console)
        if those:
            say_held(those, console)
        try:
            check_asked(scenario, played if len(played) == len(scenario.rules) and rules is None else [])
        except MainphaseError as error:
            total += 1
            say_malformed(error, console)
            status = MALFORMED
    console.print(told(worded("check-held", "{held} of {total} hold", held=held, total=total)), highlight=False)
    return status


def say_malformed(error: MainphaseError, console: Console) -> None:
    console.print(
        f"[bold red]{told(MALFORMED_WORD)}[/bold red]  {escape(error_told(error))}", highlight=False, soft_wrap=True
    )


def say_held(results: list[Result], console: Console) -> None:
    """One file in one line: under which rules it holds, and what it shows."""
    scenario = results[0].scenario
    dates = told(commas([day_said(result.rules) for result in results]))
    console.print(
        f"[green]{told(HOLDS)}[/green]  {escape(scenario.path)} [dim]({dates})[/dim]: {escape(scenario.title)}",
        highlight=False,
        soft_wrap=True,
    )


def say_unresolved(result: Result, console: Console) -> None:
    """A hint, if something waits on the stack at the end and the scenario does not ask for that."""
    g, scenario = result.state, result.scenario
    lines = {x.line for x in scenario.expect}
    stopped = any(failure.line not in lines for failure in result.failures)
    if g.over or stopped or not g.stack or not forgets_the_stack(scenario):
        return
    waiting = [plain_name(g, g.objects[oid]) for oid in reversed(g.stack)]
    english = (
        "at the end {names} waits on the stack and has not resolved; "
        "`- resolve: all` at the end of `play` resolves it; `stack:` under `expect` says that it is meant"
        if len(waiting) == 1
        else "at the end {names} wait on the stack and has not resolved; "
        "`- resolve: all` at the end of `play` resolves it; `stack:` under `expect` says that it is meant"
    )
    said = told(worded("check-waits", english, names=enumeration(waiting)))
    console.print(
        f"  [yellow]{told(HINT)}[/yellow]  {escape(scenario.path)} [dim]({result.rules})[/dim]: {escape(said)}",
        highlight=False,
        soft_wrap=True,
    )


def forgets_the_stack(scenario: Scenario) -> bool:
    """True if nothing shows that its end was meant to be in the middle of things: an expectation about the stack, or a
    last entry that is refused, asked for, or a pass.
    """
    said = {x.key for x in (*scenario.expect, *(x for entry in scenario.play for x in entry.expect))}
    last = scenario.play[-1:]
    return "stack" not in said and any(
        e.illegal is None and not e.legal and e.verb not in ("pass", "expect", "advance") for e in last
    )


def say_failure(result: Result, console: Console) -> None:
    """The expectations that do not hold, what was found, and everything that happened with its rule."""
    scenario = result.scenario
    place = f"{escape(scenario.path)} [dim]({told(day_said(result.rules))})[/dim]"
    console.print(
        f"[bold red]{told(FAILS)}[/bold red]  {place}: {escape(scenario.title)}",
        highlight=False,
        soft_wrap=True,
    )
    for failure in result.failures:
        console.print(f"  {escape(f'{scenario.path}:{failure.line}')}", highlight=False, soft_wrap=True)
        console.print(f"    {told(EXPECTED)} {escape(told(failure.expected))}", highlight=False, soft_wrap=True)
        console.print(f"    {told(FOUND)} {escape(told(failure.found))}", highlight=False, soft_wrap=True)
    console.print(f"  {told(HAPPENED)}", highlight=False)
    say_events(result, console)


def say_events(result: Result, console: Console, verbosity: str = NORMAL) -> None:
    """The transcript, each line with its rule."""
    transcript = Transcript(result, verbosity, None, console, language=READER.language)
    transcript.lives = {i: life_at_first(result, seat) for i, seat in enumerate(result.scenario.seats)}
    transcript.tell(result.events)


def life_at_first(result: Result, seat: ScenarioSeat) -> int:
    """The life total that a player of a scenario begins with."""
    return seat.life if seat.life != NOT_SAID else team_starting_life(result.state)


def explain_file(path: str | Path, console: Console, rules: str | None = None, verbosity: str = NORMAL) -> int:
    """`mainphase explain`: what happens in a scenario, as `watch` tells it. The exit code is that of `check`."""
    try:
        scenario = load(path)
        results = run_all(scenario, rules)
    except MainphaseError as error:
        say_malformed(error, console)
        return MALFORMED
    return say_explained(scenario, results, console, verbosity)


def say_explained(scenario: Scenario, results: list[Result], console: Console, verbosity: str = NORMAL) -> int:
    """A scenario and what happens in it under each of its rules. Returns the exit code."""
    status = OK
    console.print(f"[bold]{escape(scenario.title)}[/bold]", highlight=False)
    if scenario.about:
        console.print(escape(scenario.about), highlight=False)
    for result in results:
        rules = worded("explain-rules-of", "rules of {date}", date=day_said(result.rules))
        console.print(f"[dim]{told(rules)}[/dim]", highlight=False)
        say_events(result, console, verbosity)
        for line, proof in result.proofs:
            place = told(line_told(line))
            console.print(f"[bold]{place}[/bold] {escape(told(proof))}", highlight=False, soft_wrap=True)
        for failure in result.failures:
            status = FAILED
            console.print(
                f"[bold red]{told(line_told(failure.line))}[/bold red] {escape(told(failure.told))}",
                highlight=False,
                soft_wrap=True,
            )
    return status
