"""A scenario up to a moment: after so many of its entries, or at a place in a turn."""

from __future__ import annotations

from dataclasses import replace

from mainphase.errors import OptionError
from mainphase.foundation.whole_numbers import whole
from mainphase.kernel.state.state import State
from mainphase.presentation.places import PlaceInTurn, current_place, parse_place, places_to_act
from mainphase.rules.law import Rules
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import fixed, worded
from mainphase.scenarios.drive import NotReached
from mainphase.scenarios.model import PlayEntry, Scenario
from mainphase.scenarios.run import ScenarioRun

ScenarioMoment = int | PlaceInTurn | None  # after so many entries; in a place; at the end


def moment_named(text: str) -> int | PlaceInTurn:
    """ "3": after three entries; "turn 2, upkeep": there. Raises OptionError if it is neither."""
    number = whole(text)
    if number is not None:
        return number
    place = parse_place(text)
    if place is None:
        raise OptionError(
            worded(
                "error-is-no-moment-of-a-scenario",
                "{text} is no moment of a scenario: that is how many of its entries are done (0: none), or a "
                "place such as “declare blockers” or “turn 2, upkeep”",
                text=repr(text),
            )
        )
    return place


def played_until(scenario: Scenario, law: Rules, at: ScenarioMoment) -> ScenarioRun:
    """The scenario played until a moment, without what it expects in the end. Raises OptionError if it has no such
    moment.
    """
    entries = len(scenario.on(law.date).play)
    if at is None:
        return played_entries(scenario, law, entries)
    if isinstance(at, PlaceInTurn):
        return played_to_place(scenario, law, at)
    if at > entries:
        raise OptionError(
            worded(
                "error-the-scenario-has-entries-found",
                "the scenario has {entries} entries; found {at}",
                entries=entries,
                at=at,
            )
        )
    return played_entries(scenario, law, at)


def played_entries(scenario: Scenario, law: Rules, count: int) -> ScenarioRun:
    scenario = scenario.on(law.date)
    run = ScenarioRun(replace(scenario, play=scenario.play[:count], expect=()), law)
    run.play()
    return run


def played_to_place(scenario: Scenario, law: Rules, place: PlaceInTurn) -> ScenarioRun:
    """To the first moment in a place: after the entry that ends there, or on from the last that ends before it. Raises
    OptionError if the scenario does not come there.
    """
    found: list[tuple[int, int]] = []

    def watch(run: ScenarioRun, _: PlayEntry | None) -> None:
        found.append(place_order_now(run.t.g, run.t.g.turn_number, current_place(run.t.g)))

    ScenarioRun(replace(scenario, expect=()), law).play(watch)
    del found[len(scenario.on(law.date).play) + 1 :]  # the end is told once more
    began = found[0]
    turn = place.turn
    if turn is None:
        here = place_order_under(law, began[0], place.name)
        turn = began[0] if here >= began else began[0] + 1
    wanted = place_order_under(law, turn, place.name)
    at = next((k for k, each in enumerate(found) if each >= wanted), len(found))
    if at < len(found) and found[at] == wanted:
        return played_entries(scenario, law, at)
    if at == 0:
        raise OptionError(worded("error-the-scenario-begins-after", "the scenario begins after {place}", place=place))
    run = played_entries(scenario, law, at - 1)
    try:
        nobody = run.t.go_to(replace(place, turn=turn))
    except NotReached as error:
        raise OptionError(
            worded(
                "error-the-scenario-does-not-come",
                "the scenario does not come to {place}: {why}",
                place=place,
                why=error_text(error),
            )
        ) from error
    if nobody is not None or run.t.g.over:
        raise OptionError(
            worded(
                "error-the-scenario-does-not-come",
                "the scenario does not come to {place}: {why}",
                place=place,
                why=fixed("error-nobody-decides-anything", "nobody decides anything there")
                if nobody
                else run.t.ending(),
            )
        )
    run.t.listen()
    return run


def place_order_now(g: State, turn: int, name: str) -> tuple[int, int]:
    """The turn and the place in it, to be compared with others."""
    return place_order_under(g.rules, turn, "combat damage" if name == "first-strike damage" else name)


def place_order_under(law: Rules, turn: int, name: str) -> tuple[int, int]:
    places = places_to_act(law)
    return turn, places.index(name) if name in places else -1
