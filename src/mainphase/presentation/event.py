"""An event as people read it: its name, its rule and a sentence."""

from __future__ import annotations

from mainphase.cards.nodes import Zone
from mainphase.kernel.state.state import State
from mainphase.kernel.values import LogEntry
from mainphase.kernel.what_happens import EventName
from mainphase.presentation.shown import Ref, RuleNumber, Shown, data_field, given_field
from mainphase.presentation.visible import seen_hand
from mainphase.presentation.words import ALL, EVENT_NAMES, PUBLIC, sees_object
from mainphase.rules.concepts import concept_name


class Event(Shown):
    """One thing that happened.

    >>> event = game.apply("play Mountain")[0]
    >>> event.name, event.rule, event.player, event.text
    ('land played', '116.2a', 'Alice', 'Alice plays Mountain')
    """

    entry: LogEntry = given_field(key=None)

    def __init__(
        self,
        entry: LogEntry,
        text: str,
        number: str = "",
        also: tuple[str, ...] = (),
        player: str | None = None,
        object: int = 0,
        other: int = 0,
    ) -> None:
        super().__init__(entry=entry, text=text, rule=number, also=also, player=player, object=object, other=other)

    @data_field(words=EVENT_NAMES)
    def name(self) -> str:
        """what happened, of a closed list"""
        return EVENT_NAMES[self.entry.name]

    rule: str = given_field("the rule that makes it so, in the numbering in force; empty if none does")
    also: tuple[RuleNumber, ...] = given_field("further rules that say so")

    @data_field()
    def concept(self) -> str:
        """what the rule is about, under a name that is the same on every date"""
        return concept_name(self.entry.concept)

    player: str | None = given_field("the name of the player who does it or to whom it happens")
    text: str = given_field("a sentence without its full stop, as the reader may know it")
    # Refs as far as the reader may know them.
    object: Ref = given_field("what it happened to, or what did it")
    other: Ref = given_field("what else is concerned: who is dealt the damage, what is attacked")

    @data_field()
    def amount(self) -> int:
        """how much or how many: damage, life, counters; the number of the turn"""
        # A choice's number means what its words say.
        return self.entry.amount if self.entry.name != EventName.CHOSEN else 0

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text

    def __repr__(self) -> str:
        return f"<Event {self.name}: {self}>"


def event_of(g: State, entry: LogEntry, text: str, viewer: int = PUBLIC) -> Event:
    """A log entry with its sentence, as one reader may know it."""
    law = g.rules
    return Event(
        entry,
        text,
        law.number(entry.concept) if entry.concept else "",
        law.also(entry.concept) if entry.concept else (),
        g.players[entry.player].name if entry.player >= 0 else None,
        known_ref(g, entry, entry.obj, viewer),
        known_ref(g, entry, entry.other, viewer),
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
