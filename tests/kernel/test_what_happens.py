"""The table of events: what is told, the changes that are told so, and the triggers that go with it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

import pytest
from tests.property.playing import Watcher, random_game

from mainphase.foundation.build import is_extension
from mainphase.kernel.events import happening, triggers
from mainphase.kernel.events.kind_of_change import KINDS_OF_CHANGE, KindOfChange
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.state import State
from mainphase.kernel.values import LogEntry
from mainphase.kernel.what_happens import EVENT_NAMES, EVENTS, UNTOLD, ChangeKind, EventName, TriggerKind
from mainphase.rules.timeline import rules_on

GAMES: Final = 6


def members(kinds: type) -> dict[str, int]:
    return {name: value for name, value in vars(kinds).items() if name.isupper()}


def test_each_event_has_its_row_and_words_of_its_own() -> None:
    assert [event.name for event in EVENTS] == list(range(len(EVENTS)))
    assert sorted(members(EventName).values()) == [event.name for event in EVENTS]
    assert len(set(EVENT_NAMES)) == len(EVENTS)


def test_each_change_and_each_trigger_is_in_the_table() -> None:
    changes = {kind for event in EVENTS for kind in event.changes}
    triggers = {kind for event in EVENTS for kind in event.triggers}
    assert changes == set(members(ChangeKind).values()) - {ChangeKind.NOTHING}
    assert triggers | set(UNTOLD) == set(members(TriggerKind).values())
    assert not triggers & set(UNTOLD)


def test_each_kind_of_change_has_its_behaviour() -> None:
    """Each is a class of its own; the numbers that are no kind of change behave as nothing."""
    behaviour = [type(KINDS_OF_CHANGE[number]) for number in sorted(members(ChangeKind).values())]
    assert len(set(behaviour)) == len(behaviour)
    assert len(set(map(type, KINDS_OF_CHANGE))) == len(behaviour)


def test_the_same_thing_has_the_same_name() -> None:
    """Where a change, a trigger and an event share a name, they stand in one row."""
    for event in EVENTS:
        (name,) = (name for name, number in members(EventName).items() if number == event.name)
        for kinds, mine in ((ChangeKind, event.changes), (TriggerKind, event.triggers)):
            if name in members(kinds):
                assert members(kinds)[name] in mine, name


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
    is_extension(happening.__name__), reason="compiled functions call each other directly, past any listener"
)
@pytest.mark.fuzz
@pytest.mark.parametrize("date", ["1997-06-01", "2008-01-01", None])
def test_what_games_tell_is_what_the_table_says(date: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each change is told by a name in whose row it stands; what triggers see has been told in the same turn."""
    log = Heard()
    wrong: set[str] = set()
    fire = triggers.fire

    def listened_to(
        apply: Callable[[KindOfChange, State, Change], int],
    ) -> Callable[[KindOfChange, State, Change], int]:
        def applied(behaviour: KindOfChange, g: State, c: Change) -> int:
            kind, before = c.kind, len(log)
            result = apply(behaviour, g, c)
            for entry in log[before:]:
                if kind not in EVENTS[entry.name].changes:
                    wrong.add(f"{EVENT_NAMES[entry.name]}: change {kind}")
            return result

        return applied

    def fired(g: State, e: TriggerEvent) -> None:
        told = any(e.kind in EVENTS[name].triggers for name in log.names)
        if not told and e.kind not in UNTOLD and e.kind != TriggerKind.END_PHASE:  # a phase's end is told after that
            wrong.add(f"trigger {e.kind}")
        fire(g, e)

    def listening(g: State) -> Watcher:
        log.clear()
        log.names.clear()
        g.log = log
        return lambda state, decisions: None

    for behaviour in {type(kind) for kind in KINDS_OF_CHANGE}:
        monkeypatch.setattr(behaviour, "apply", listened_to(behaviour.apply))
    for name, module in list(sys.modules.items()):
        if name.startswith("mainphase.kernel.") and name != triggers.__name__:
            for function, listener in (("fire", fired), ("watched", lambda g, kind: True)):
                if hasattr(module, function):
                    monkeypatch.setattr(module, function, listener)
    for seed in range(GAMES):
        random_game(seed, listening, rules_on(date))
    assert wrong == set()
