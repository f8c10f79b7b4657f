"""An event as people read it: its name, its rule and a sentence."""

from __future__ import annotations

from dataclasses import dataclass

from mainphase.kernel.state.state import State
from mainphase.kernel.values import LogEntry
from mainphase.kernel.what_happens import EVENT_NAMES
from mainphase.rules.concepts import concept_name


@dataclass(frozen=True)
class Event:
    """One thing that happened: its name (of a closed list), its rule in the numbering in force, and a sentence."""

    name: str
    rule: str
    also: tuple[str, ...]
    concept: str
    player: str | None
    text: str
    entry: LogEntry

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


def event_of(g: State, entry: LogEntry, text: str) -> Event:
    """A log entry with its sentence."""
    law = g.rules
    player = g.players[entry.player].name if entry.player >= 0 else None
    rule = law.number(entry.concept) if entry.concept else ""
    also = law.also(entry.concept) if entry.concept else ()
    return Event(EVENT_NAMES[entry.name], rule, also, concept_name(entry.concept), player, text, entry)
