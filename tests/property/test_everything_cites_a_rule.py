"""Nothing without a rule, on any date: each event and each refusal has a number in the numbering of its day."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.property.playing import deal, play
from tests.support.deep import how_many

from mainphase.errors import NotationError
from mainphase.kernel.state.state import State
from mainphase.presentation.names import object_name
from mainphase.presentation.refusals import why_not
from mainphase.presentation.words import EVENT_NAMES
from mainphase.rules.concepts import concept_name
from mainphase.rules.describe import turn_as_data
from mainphase.rules.timeline import edition_names, rules_on, timeline
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.supply import BASICS
from mainphase.sim.soak.wandering import Wanderer

pytestmark = pytest.mark.fuzz

GAMES = 4  # under each edition
GAMES_OF_QUESTIONS = (98, 97, 99)
ASKED = 25  # decisions lie between two askings

# Switched-off parts of the plan, and days between texts, are other rules: one day of each era.
DAYS = [
    *edition_names(),
    "1999-11-01",
    "2001-07-23",
    "2003-05-26",
    "2005-08-01",
    "2007-10-01",
    "2013-07-13",
    "2016-09-30",
]


def watched(rules: str, seed: int, asked: Counter[int] | None = None) -> Counter[str]:
    """Plays a game and counts what has no number; `asked` counts the refusals by their concepts, if they are wanted."""
    law = rules_on(rules)
    without: Counter[str] = Counter()
    dice = Dice(seed)
    g = deal(dice, players=2, rules=law)
    g.log = g.log or []

    def look(state: State, n: int) -> None:
        assert state.log is not None
        for entry in state.log:
            if not law.number(entry.concept):
                without[f"{EVENT_NAMES[entry.name]} by {concept_name(entry.concept)}"] += 1
        state.log.clear()
        if asked is not None and n % ASKED == 0:
            for text, seat in questions(state):
                concept, told = refusal(state, text, seat)
                asked[concept] += 1
                if told and not law.number(concept):
                    without[f"{text!r} by {concept_name(concept)}: {told}"] += 1

    play(g, Wanderer(dice), look)
    look(g, 1)
    return without


def questions(g: State) -> list[tuple[str, int]]:
    """Everything that a player could be told not to do: with what they have, and with what their opponent has."""
    assert g.pending is not None
    asked: list[tuple[str, int]] = []
    for p in g.players:
        mine = [*p.hand[:4], *[oid for oid in g.battlefield if g.objects[oid].controller == p.id][:6], *p.graveyard[:2]]
        others = [object_name(g, oid) for oid in g.battlefield if g.objects[oid].controller != p.id][:2]
        for oid in mine:
            name = object_name(g, oid)
            asked += [(f"{verb} {name}", p.id) for verb in ("play", "cast", "activate", "turn up")]
            asked.append((f"attack with {name}", p.id))
            asked += [(f"block {other} with {name}", p.id) for other in others]
            asked += [(f"cast {name} targeting {other}", p.id) for other in others]
        asked += [("pass", p.id), ("keep", p.id), ("mulligan", p.id), (f"play {BASICS[p.id]}", p.id)]
    return asked


def refusal(g: State, text: str, seat: int) -> tuple[int, str]:
    """By which concept somebody is told not to do something, and in which words; none if they can."""
    try:
        why = why_not(g, text, seat)
    except NotationError:
        return 0, ""
    return (0, "") if why is None else (why[0], why[2])


@pytest.mark.parametrize("day", DAYS)
def test_every_event_of_a_random_game_cites_a_rule_of_its_day(day: str) -> None:
    without: Counter[str] = Counter()
    for seed in range(1, GAMES + 1):
        without.update(watched(day, seed * 53))
    assert without == Counter()


@pytest.mark.parametrize("day", DAYS)
def test_every_refusal_cites_a_rule_of_its_day(day: str) -> None:
    asked: Counter[int] = Counter()
    for seed in GAMES_OF_QUESTIONS[: how_many(1, 3)]:
        assert watched(day, seed, asked) == Counter()
    assert len(asked) > 10, "too few kinds of refusals to tell"


def test_the_turn_of_every_text_has_a_rule_for_everything() -> None:
    assert len(timeline().texts) == 123
    for _, since in timeline().texts:
        data = turn_as_data(rules_on(since))
        for phase in data["phases"]:
            assert phase["rule"], (since, phase["name"])
            for step in phase["steps"]:
                assert step["rule"], (since, step["name"])
                assert step["priority_rule"], (since, step["name"])
                for action in [*step["actions"], *step["ends"]]:
                    assert action["rule"], (since, action["action"])
