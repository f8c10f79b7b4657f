"""The causes of a parting of two dates, in words."""

from __future__ import annotations

from typing import Final

from mainphase.presentation.names import named_card
from mainphase.rules.history import operation_names, operation_told, places_of, spoken_flag
from mainphase.rules.meanings import switches
from mainphase.rules.timeline import rules_on
from mainphase.saying.worded import commas, worded
from mainphase.scenarios.compare import Parting

FEW_MOVED: Final = 4


def why(parting: Parting) -> str:
    """Two dates, the day on which they part, and what parts them: several lines."""
    older, newer = parting.older, parting.newer
    if not parting.day:
        return worded("parting-same", "{older} and {newer}: the same.", older=older, newer=newer)
    english = "{older} and {newer} part on {day}"
    head = worded("parting-on", english, older=older, newer=newer, day=parting.day)
    lines = [commas(["  " * depth, text], "") for depth, text in parting_lines(parting)]
    return commas([head, *lines], "\n")


def causes_of_parting(parting: Parting) -> list[str]:
    """The causes of a parting, a sentence each, without the sources."""
    return [text for depth, text in parting_lines(parting) if depth == 1] if parting.day else []


def parting_lines(parting: Parting) -> list[tuple[int, str]]:
    """The causes of a parting (1), and their explanations and sources (2)."""
    out: list[tuple[int, str]] = []
    by = parting.by
    if len(by.switches) + by.plan > 1:
        out.append((1, worded("parting-several", "several changes of that day together:")))
    for switched in by.switches:
        was, then = spoken_flag(switched.before), spoken_flag(switched.after)
        out.append((1, moved(switched.name.replace("_", " "), was, then)))
        out.append((2, switches()[switched.name].what))
    if by.plan:
        out += [(1, text) for text in moved_operations(parting.day, by.before)]
    if parting.script:
        lines = ", ".join(str(line) for line in parting.script)
        english = "the scenario itself is another from that day on: line {lines}"
        if len(parting.script) > 1:
            english = "the scenario itself is another from that day on: lines {lines}"
        out.append((1, worded("parting-script", english, lines=lines)))
    known = bool(by.switches) or by.plan or by.left or bool(parting.script)
    for change in parting.changes:
        if by.switches or by.plan:
            out.append((2, on_day(change.since, change.source)))
        elif not known:
            out += [(1, on_day(change.since, change.what)), (2, change.source)]
    if by.left or not known:
        out += [
            (1, worded("parting-wording", "{card} reads differently from that day on", card=named_card(name)))
            for name in parting.wordings
        ]
    if parting.refused:
        out.append((1, parting.refused))
    elif not parting.wordings and not parting.script and (by.left or not (known or parting.changes)):
        out.append((1, worded("parting-numbers", "rules got other numbers on that day")))
    return out


def moved_operations(day: str, before: str) -> list[str]:
    """The operations that the turn has elsewhere from a day on."""
    old, new = rules_on(before), rules_on(day)
    places = [(name, places_of(name, old), places_of(name, new)) for name in operation_names()]
    found = [moved(operation_told(name), was, then) for name, was, then in places if was != then]
    if len(found) > FEW_MOVED:
        return [worded("parting-turn", "the turn is another one: `mainphase turn --rules DATE` shows it")]
    english = "the turn itself: what happens in its parts, and in which order"
    return found or [worded("parting-turn-itself", english)]


def moved(what: str, was: str, then: str) -> str:
    """What is otherwise from a day on."""
    return worded("parting-moved", "{what}: {was} until then, {then} from then on", what=what, was=was, then=then)


def on_day(day: str, what: str) -> str:
    return worded("parting-day", "{day}: {what}", day=day, what=what)
