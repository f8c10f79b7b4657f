"""Sixteen questions to a judge: the page, the terminal, a scenario and the library give one reason and one rule."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.console import Console
from tests.support.served import Client

from mainphase.cli.person import Person
from mainphase.game import Because, Game, WhatNext
from mainphase.game.passing import Passing
from mainphase.game.stops import Stops
from mainphase.kernel.what_happens import EventName
from mainphase.presentation.names import object_name
from mainphase.presentation.transcript import NORMAL, Transcript
from mainphase.rules.timeline import rules_on
from mainphase.scenarios import load
from mainphase.scenarios.because import named_in_scenario
from mainphase.scenarios.moments import played_until

QUESTIONS = sorted((Path(__file__).parent.parent / "scenarios" / "why").glob("*.yaml"))
Reasons = list[tuple[str, str]]  # what is said, and the rule


class Asked(NamedTuple):
    """A question of a scenario as it stands at its end: who asks, the words, the object (0: none)."""

    game: Game
    player: str
    words: str
    object: int
    characteristic: str
    told: Reasons  # in the transcript of the scenario


def asked_in(path: Path, date: str) -> Asked:
    run = played_until(load(path), rules_on(date), None)
    t = run.t
    (question,) = run.scenario.play[-1].expect
    said = [
        (text, t.g.rules.number(entry.concept) if entry.concept else "")
        for entry, text in zip(t.log, t.words, strict=True)
        if entry.name == EventName.EXPLAINED
    ]
    began = max(k for k, (text, _) in enumerate(said) if text.endswith(":"))
    told = [(text.removeprefix("– "), rule) for text, rule in said[began + 1 :]]
    game = Game(t.g, history=False)
    if question.zone == "next":
        return Asked(game, "Alice", "next", 0, "", told)
    if question.who in t.names.players:
        return Asked(game, question.who, question.zone, 0, "", told)
    oid = named_in_scenario(t, question.who, 1)
    return Asked(game, "Alice", f"{object_name(t.g, oid)} {question.zone}", oid, question.zone, told)


def of_library(asked: Asked) -> Reasons:
    found = asked.game.why(asked.words, asked.player)
    if isinstance(found, WhatNext):
        return [(each.text, each.rule) for each in found.things]
    if isinstance(found, list):
        (because,) = found
        assert asked.game.why_is(asked.object, asked.characteristic, asked.player) == because
        assert isinstance(because, Because)
        return [(step.told, step.rule) for step in because.steps]
    assert found is not None
    return [(found.text, found.rule)]


def at_terminal(asked: Asked) -> str:
    """All that the terminal prints for `why …`."""
    out = StringIO()
    console = Console(file=out, width=500, force_terminal=False, highlight=False)
    seat = asked.game.seat(asked.player)
    passing = Passing(Stops(asked.game.rules), seat)
    told = Transcript(asked.game, NORMAL, asked.player, console)
    Person(asked.game, asked.player, console, passing, told).why(asked.words)
    return out.getvalue()


@pytest.mark.parametrize("path", QUESTIONS, ids=[path.stem for path in QUESTIONS])
def test_page_terminal_scenario_and_library_give_one_reason_and_one_rule(client: Client, path: Path) -> None:
    for date in load(path).rules:
        asked = asked_in(path, date)
        reasons = of_library(asked)
        assert reasons
        assert any(rule for _, rule in reasons)
        assert [(text.partition(" (timestamp")[0].partition(" (")[0], rule) for text, rule in asked.told] == [
            (text.partition(" (")[0], rule) for text, rule in reasons
        ]
        printed = at_terminal(asked).splitlines()
        for text, rule in reasons:
            assert any(text.lower() in line.lower() and f"({rule}" in f"{line}(" for line in printed), (text, rule)
        ran = client.ask("run_scenario", scenario=path.read_text(encoding="utf-8"), rules=date)
        assert ran["ok"], ran
        step = next(step for step in reversed(ran["steps"]) if step["text"].startswith("why:"))
        events = [(event["text"], event["rule"]) for event in step["events"] if event["text"].startswith("– ")]
        assert [(text.removeprefix("– "), rule) for text, rule in events] == asked.told
        if asked.words == "next":
            assert [(each["text"], each["rule"]) for each in step["next"]["things"]] == reasons
        if asked.object:
            told = client.ask(
                "explain_step",
                scenario=path.read_text(encoding="utf-8"),
                rules=date,
                done=step["done"],
                object=asked.object,
            )
            assert [rule for _, rule in reasons] in [[each["rule"] for each in of["steps"]] for of in told["because"]]


def test_there_are_sixteen_questions_about_different_sections() -> None:
    rules = {rule.partition(".")[0] for path in QUESTIONS for rule in load(path).tests}
    assert len(QUESTIONS) == 16
    assert len(rules) >= 12, sorted(rules)
