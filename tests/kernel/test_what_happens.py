"""The table of events: what is told, the changes that are told so, and the triggers that go with it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from tests.property.playing import Watcher, random_game

from mainphase.foundation.build import is_extension
from mainphase.kernel.events import performing, triggers
from mainphase.kernel.events.kind_of_change import KINDS_OF_CHANGE, KindOfChange
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.state import EVENT_KINDS, State
from mainphase.kernel.values import LogEntry
from mainphase.kernel.what_happens import ChangeKind, EventName, TriggerKind
from mainphase.presentation.words import EVENT_NAMES, EVENTS
from mainphase.rules.timeline import rules_on

GAMES: Final = 6
TABLE: Final = Path(__file__).with_name("what_is_told.tsv")
NOTHING: Final[tuple[set[str], set[str]]] = (set(), set())


def members(kinds: type) -> dict[str, int]:
    return {name: value for name, value in vars(kinds).items() if name.isupper()}


def told() -> dict[str, tuple[set[str], set[str]]]:
    """By the event: the changes and the triggers that go with it; "-": the triggers that nothing tells by itself."""
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    return {event: (set(changes.split()), set(triggers.split())) for event, changes, triggers in rows}


TOLD: Final = told()


def test_each_event_has_words_of_its_own() -> None:
    assert sorted(members(EventName).values()) == sorted(EVENTS) == list(range(len(EVENT_NAMES)))
    assert len(set(EVENT_NAMES)) == len(EVENT_NAMES)


def test_every_kind_of_event_has_its_watchers() -> None:
    assert max(members(TriggerKind).values()) + 1 == EVENT_KINDS


def test_each_change_and_each_trigger_is_in_the_table() -> None:
    assert set(TOLD) - {"-"} <= set(members(EventName))
    assert {change for changes, _ in TOLD.values() for change in changes} == set(members(ChangeKind)) - {"NOTHING"}
    assert {trigger for _, triggers in TOLD.values() for trigger in triggers} == set(members(TriggerKind))
    assert not TOLD["-"][1] & {trigger for event, (_, triggers) in TOLD.items() if event != "-" for trigger in triggers}


def test_who_waits_for_an_event_has_a_place_for_each_kind() -> None:
    assert max(members(TriggerKind).values()) < EVENT_KINDS


def test_each_kind_of_change_has_its_behaviour() -> None:
    """Each is a class of its own; the numbers that are no kind of change behave as nothing."""
    behaviour = [type(KINDS_OF_CHANGE[number].kind) for number in sorted(members(ChangeKind).values())]
    assert len(set(behaviour)) == len(behaviour)
    assert len({type(known.kind) for known in KINDS_OF_CHANGE}) == len(behaviour)


def test_the_same_thing_has_the_same_name() -> None:
    """Where a change, a trigger and an event share a name, they stand in one row."""
    for event in members(EventName):
        changes, triggers = TOLD.get(event, (set(), set()))
        assert event not in members(ChangeKind) or event in changes
        assert event not in members(TriggerKind) or event in triggers


class Heard(list[LogEntry]):
    """A log that knows which names it has heard in this turn."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[int] = set()

    def append(self, entry: LogEntry) -> None:
        if entry.name == EventName.TURN_BEGINS:
            self.names.clear()
        self.names.add(entry.name)
        super().append(entry)


@pytest.mark.skipif(
    is_extension(performing.__name__), reason="compiled functions call each other directly, past any listener"
)
@pytest.mark.fuzz
@pytest.mark.parametrize("date", ["1997-06-01", "2008-01-01", None])
def test_what_games_tell_is_what_the_table_says(date: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each change is told by a name in whose row it stands; what triggers see has been told in the same turn."""
    log = Heard()
    wrong: set[str] = set()
    names, kinds, waits = (
        {number: name for name, number in members(of).items()} for of in (EventName, ChangeKind, TriggerKind)
    )
    fire = triggers.fire

    def listened_to(
        apply: Callable[[KindOfChange, State, Change], int],
    ) -> Callable[[KindOfChange, State, Change], int]:
        def applied(behaviour: KindOfChange, g: State, c: Change) -> int:
            kind, before = c.kind, len(log)
            result = apply(behaviour, g, c)
            for entry in log[before:]:
                if kinds[kind] not in TOLD.get(names[entry.name], NOTHING)[0]:
                    wrong.add(f"{EVENT_NAMES[entry.name]}: change {kind}")
            return result

        return applied

    def fired(g: State, e: TriggerEvent) -> None:
        heard = [TOLD["-"], *[TOLD.get(names[name], NOTHING) for name in log.names]]
        if e.kind != TriggerKind.END_PHASE and not any(waits[e.kind] in row[1] for row in heard):  # told after that
            wrong.add(f"trigger {e.kind}")
        fire(g, e)

    def listening(g: State) -> Watcher:
        log.clear()
        log.names.clear()
        g.log = log
        return lambda state, decisions: None

    for behaviour in {type(known.kind) for known in KINDS_OF_CHANGE}:
        monkeypatch.setattr(behaviour, "apply", listened_to(behaviour.apply))
    for name, module in list(sys.modules.items()):
        if name.startswith("mainphase.kernel.") and name != triggers.__name__:
            for function, listener in (("fire", fired), ("watched", lambda g, kind: True)):
                if hasattr(module, function):
                    monkeypatch.setattr(module, function, listener)
    for seed in range(GAMES):
        random_game(seed, listening, rules_on(date))
    assert wrong == set()
