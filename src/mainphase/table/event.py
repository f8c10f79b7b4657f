"""An event as people read it: its name, its rule and a sentence."""

from __future__ import annotations

from dataclasses import dataclass

from mainphase.cards.nodes import Zone
from mainphase.kernel.state.state import State
from mainphase.kernel.values import LogEntry
from mainphase.kernel.what_happens import EVENT_NAMES, EventName
from mainphase.rules.concepts import concept_name
from mainphase.table.plain_data import EventData
from mainphase.table.visible import seen_hand
from mainphase.table.words import ALL, PUBLIC, sees_object


@dataclass(frozen=True)
class Event:
    """One thing that happened: its name (of a closed list), its rule in the numbering in force, and a sentence.

    `object` and `other` are refs (an object by the id that views show, a player as -1 - seat, 0 for nobody), as far as
    the reader may know them.
    """

    name: str
    rule: str
    also: tuple[str, ...]
    concept: str
    player: str | None
    text: str
    entry: LogEntry
    object: int = 0
    other: int = 0
    amount: int = 0

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text

    def __repr__(self) -> str:
        return f"<Event {self.name}: {self}>"

    def as_dict(self) -> EventData:
        """Plain data that JSON can hold; `mainphase schema event` describes it."""
        return {
            "name": self.name,
            "rule": self.rule,
            "also": list(self.also),
            "concept": self.concept,
            "player": self.player,
            "text": self.text,
            "object": self.object,
            "other": self.other,
            "amount": self.amount,
        }


def event_of(g: State, entry: LogEntry, text: str, viewer: int = PUBLIC) -> Event:
    """A log entry with its sentence, as one reader may know it."""
    law = g.rules
    player = g.players[entry.player].name if entry.player >= 0 else None
    rule = law.number(entry.concept) if entry.concept else ""
    also = law.also(entry.concept) if entry.concept else ()
    return Event(
        EVENT_NAMES[entry.name],
        rule,
        also,
        concept_name(entry.concept),
        player,
        text,
        entry,
        known_ref(g, entry, entry.obj, viewer),
        known_ref(g, entry, entry.other, viewer),
        entry.amount if entry.name != EventName.CHOSEN else 0,  # a choice's number means what its words say
    )


def known_ref(g: State, entry: LogEntry, ref: int, viewer: int) -> int:
    """A ref of an entry by the id that the reader's views show; 0 if they may not see which object it is."""
    if ref <= 0:
        return ref
    if not sees_object(entry, viewer):
        return 0
    o = g.find(ref)
    if o is None or o.zone not in (Zone.LIBRARY, Zone.HAND):
        return ref
    # In a library ids go by places, and where a card lies now need not be known. In a hand it is seen by some.
    seen = o.zone == Zone.HAND and (viewer == ALL or (viewer >= 0 and ref in seen_hand(g, o.owner, viewer)))
    return ref if seen else 0
