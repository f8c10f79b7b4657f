"""Scenarios in the browser: checked, played step by step, under several dates, under all. It runs in processes of its
own; what is wrong comes back as a value.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from mainphase.cards.nodes import Zone
from mainphase.errors import MainphaseError
from mainphase.foundation.whole_numbers import LARGEST, whole
from mainphase.game import Game
from mainphase.game.stops import strip_place
from mainphase.presentation.because import every_reason
from mainphase.presentation.event import event_of
from mainphase.presentation.handouts.collecting import Handout
from mainphase.presentation.handouts.endings import handout_ending, handout_text
from mainphase.presentation.meant import object_meant
from mainphase.presentation.shown import in_json
from mainphase.presentation.view import view_of
from mainphase.presentation.what_next import what_next
from mainphase.presentation.words import ALL
from mainphase.rules.timeline import date_of, rules_on
from mainphase.scenarios.all_dates import Travel, travel
from mainphase.scenarios.compare import Parting, RulesColumn, compare_dates
from mainphase.scenarios.comparison_told import say_comparison, say_travel
from mainphase.scenarios.model import PlayEntry
from mainphase.scenarios.moments import played_until
from mainphase.scenarios.parse import parse
from mainphase.scenarios.parting_words import causes_of_parting
from mainphase.scenarios.report import say_explained
from mainphase.scenarios.run import ScenarioRun, run_under
from mainphase.server import messages as m
from mainphase.server.looking_up import turn_phases
from mainphase.server.refusals_told import uses_told

NAME: Final = "scenario"  # what errors call the text in the editor


def check_reply(asked: m.CheckScenario) -> m.Reply | MainphaseError:
    """Tries a scenario: the errors as it is read, or as it is set up and played."""
    mistakes: list[m.Mistake] = []
    try:
        scenario = parse(asked.scenario, NAME)
    except MainphaseError as error:
        return m.Checked(re=asked.id, mistakes=[mistake_of(error)])
    for date in scenario.rules:
        try:
            found = run_under(scenario, rules_on(date)).failures
        except MainphaseError as error:
            mistakes.append(mistake_of(error))
        else:
            under = f" (under the rules of {date})" if len(scenario.rules) > 1 else ""
            mistakes += [m.Mistake(failure.line, 0, f"{failure.told}{under}") for failure in found]
    players = [seat.name for seat in scenario.seats]
    return m.Checked(re=asked.id, mistakes=mistakes, title=scenario.title, dates=list(scenario.rules), players=players)


def mistake_of(error: MainphaseError) -> m.Mistake:
    """An error about a text, at its place there."""
    at = whole(error.where.rpartition(":")[2])
    line = at if at is not None and at <= LARGEST else 0
    return m.Mistake(line, getattr(error, "column", 0), error.message)


def run_reply(asked: m.RunScenario) -> m.Reply | MainphaseError:
    """A scenario step by step."""
    try:
        scenario = parse(asked.scenario, NAME)
        law = rules_on(date_of(asked.rules if asked.rules is not None else scenario.rules[0]))
        steps: list[m.ScenarioStep] = []
        shown = [0, 0]  # how many events and failures

        def watch(play: ScenarioRun, entry: PlayEntry | None) -> None:
            g = play.t.g
            events = [event_of(g, play.t.log[k], play.t.words[k], ALL) for k in range(shown[0], len(play.t.words))]
            failures = play.failures[shown[1] :]
            shown[:] = [len(play.t.words), len(play.failures)]
            if entry is None and steps and not events and not failures:
                return
            step = g.parts.get(g.step)
            steps.append(
                m.ScenarioStep(
                    entry.line if entry is not None else 0,
                    str(entry) if entry is not None else "",
                    [in_json(event) for event in events],
                    [m.Mistake(failure.line, 0, failure.told) for failure in failures],
                    in_json(view_of(g, ALL)),
                    step.plan_phase if step is not None else -1,
                    strip_place(g),
                    play.t.next,
                    in_json(what_next(g)),
                )
            )

        result = run_under(scenario, law, None, watch)
    except MainphaseError as error:
        return error
    return m.Ran(re=asked.id, rules=law.date, title=scenario.title, ok=result.ok, turn=turn_phases(law), steps=steps)


def explain_reply(asked: m.ExplainStep) -> m.Reply | MainphaseError:
    """Why an object is what it is after a step of a scenario, and what its controller could do with it or not; nothing
    is hidden.
    """
    try:
        scenario = parse(asked.scenario, NAME)
        law = rules_on(date_of(asked.rules if asked.rules is not None else scenario.rules[0]))
        g = played_until(scenario, law, asked.done).t.g
        o = object_meant(g, asked.object)
        reasons = [in_json(each) for each in every_reason(g, o.id)]
        whose = o.controller if o.zone in (Zone.BATTLEFIELD, Zone.STACK) else o.owner
        game = Game(g, history=False)
        seen = view_of(g, ALL).find(o.id)
        return m.ObjectTold(
            re=asked.id,
            object=o.id,
            uses=uses_told(game, o.id, game.players[whose]),
            because=reasons,
            printed=seen.printed if seen is not None else "",
        )
    except MainphaseError as error:
        return error


def compare_reply(asked: m.CompareDates) -> m.Reply | MainphaseError:
    """A scenario under several dates."""
    try:
        found = compare_dates(parse(asked.scenario, NAME), asked.rules)
    except MainphaseError as error:
        return error
    return m.Compared(
        re=asked.id,
        title=found.scenario.title,
        columns=[column(each, each.result is not None and each.result.ok) for each in found.columns],
        partings=[parting(each) for each in found.partings],
    )


def all_dates_reply(asked: m.AllDates) -> m.Reply | MainphaseError:
    """A scenario under all dates."""
    try:
        found = travelled(asked.scenario)
    except MainphaseError as error:
        return error
    return m.Travelled(
        re=asked.id,
        title=found.scenario.title,
        eras=[
            m.Era(era.since, era.until, era.outcome, column(era.column, era.ok), list(era.dates)) for era in found.eras
        ],
        partings=[parting(each.parting, each.rules) for each in found.boundaries],
        dates=found.days,
        played=found.played,
    )


@lru_cache(maxsize=1)  # whoever has looked at it hands it out next
def travelled(scenario: str) -> Travel:
    return travel(parse(scenario, NAME))


def hand_out_reply(asked: m.HandOut) -> m.Reply | MainphaseError:
    """A page about a scenario, as the commands write it."""
    handout = Handout()
    try:
        ending = handout_ending(Path(f"{NAME}.{asked.ending}"), asked.what != "steps")
        scenario = parse(asked.scenario, NAME)
        if asked.what == "dates":
            say_comparison(compare_dates(scenario, asked.rules), handout)
        elif asked.what == "all":
            say_travel(travelled(asked.scenario), handout)
        else:
            days = asked.rules or scenario.rules
            results = [run_under(scenario, rules_on(date_of(day))) for day in days]
            say_explained(scenario, results, handout)
    except MainphaseError as error:
        return error
    return m.Exported(re=asked.id, name=f"{NAME}{ending}", text=handout_text(handout.page, ending))


def column(found: RulesColumn, ok: bool) -> m.DateColumn:
    told = [] if found.result is None else [m.Happening(one.text, one.rule) for one in found.told]
    return m.DateColumn(found.date, told, found.refused, ok)


def parting(found: Parting, rules: tuple[str, ...] = ()) -> m.Parting:
    return m.Parting(
        found.older,
        found.newer,
        found.alike,
        found.day,
        causes_of_parting(found),
        [m.DateChange(change.on, change.what, change.source) for change in found.changes],
        list(rules),
    )
