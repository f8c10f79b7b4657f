"""Taking back in a game of several people: one asks, the others grant or refuse it, and everybody is told what hidden
information has been seen since.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from mainphase.cards.nodes import Zone
from mainphase.errors import OptionError
from mainphase.game import Event, Game
from mainphase.kernel import machine
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind
from mainphase.kernel.what_happens import EventName
from mainphase.presentation.words import EVENT_NAMES, PUBLIC
from mainphase.saying.worded import fixed, worded
from mainphase.server import messages as m
from mainphase.server.kept_game import MoveKept, play_kept

MOST_TOLD: Final = 12  # sentences of what has been seen
ALL_SEEN: Final = "the game was over, and everything that was hidden could be looked at"
# What shows something that was hidden, or leaves something to chance.
SHOWS: Final = frozenset(
    EVENT_NAMES[name]
    for name in (
        EventName.REVEALED,
        EventName.MILLED,
        EventName.SEARCHED,
        EventName.SHUFFLED,
        EventName.COIN_FLIPPED,
        EventName.DIE_ROLLED,
        EventName.VISIT_ROLL,
        EventName.TURNED_FACE_UP,
        EventName.SCHEME_SET_IN_MOTION,
        EventName.PLANESWALKED,
        EventName.ENCOUNTERED,
        EventName.PLANAR_DIE_ROLLED,
        EventName.BROUGHT_IN,
    )
)
# What shows a card that a player had in hand: to the others.
PLAYS: Final = frozenset(EVENT_NAMES[name] for name in (EventName.CAST, EventName.LAND_PLAYED, EventName.DISCARD))
# Decisions in which cards may be chosen from that are hidden from others.
AMONG_HIDDEN: Final = frozenset({DecisionKind.SCRY, DecisionKind.SEARCH, DecisionKind.CHOOSE, DecisionKind.ORDER})


@dataclass
class TakingBack:
    """What a seat asks to take back: up to which moment, who has still to answer, and what has been seen since."""

    seat: int
    moment: int
    decisions: int
    waiting: list[int]
    seen: list[str] = field(default_factory=list)

    def shown(self) -> m.TakingBackShown:
        return m.TakingBackShown(self.seat, self.decisions, list(self.waiting), list(self.seen))


def moment_of(moves: Sequence[MoveKept], seat: int, decisions: int) -> int:
    """The moment of the last decision of a seat, or of one so many before it. Raises OptionError if there is none."""
    own = [moment for moment, move in enumerate(moves) if move.by == seat and move.passed < 0]
    if len(own) < decisions:
        count = (
            worded("error-there-are", "there are {count} of them", count=len(own))
            if own
            else fixed("error-there-is-none-yet", "there is none yet")
        )
        raise OptionError(
            worded(
                "error-there-are-not-so-many-decisions",
                "there are not so many decisions of yours to take back: {count}",
                count=count,
            )
        )
    return own[-decisions]


def seen_since(twin: Game, moves: Sequence[MoveKept], asker: int) -> list[str]:
    """What hidden information has been seen in these moves, in sentences that everybody may read. The game stands
    before them, and is played on. Cards that the asker has shown by playing them are left out: it is they who ask.
    """
    told: dict[str, None] = {}
    seats = range(len(twin.players))
    for move in moves:
        g = twin.state
        known, libraries = known_pairs(g), [len(player.library) for player in g.players]
        found = list(hidden_choices(twin, move))
        had = len(twin.events)
        play_kept(twin, move)
        g = twin.state
        found += [
            twin.event(event.entry, PUBLIC).text
            for event in twin.events[had:]
            if shows_hidden(twin, event, asker, seats)
        ]
        learned = sorted({seat for _, seat in known_pairs(g) - known})
        found += [f"{twin.players[seat]} has seen cards that were hidden" for seat in learned]
        if not found and libraries != [len(player.library) for player in g.players]:
            found.append("cards have gone from or to a library")
        if not found and move.chances:
            found.append("chance has decided something")
        told.update(dict.fromkeys(found))
    sentences = [*([ALL_SEEN] if twin.over else []), *told]
    return [*sentences[:MOST_TOLD], "and more"] if len(sentences) > MOST_TOLD else sentences


def shows_hidden(game: Game, event: Event, asker: int, seats: Sequence[int]) -> bool:
    """True if somebody learns from an event what was hidden from them."""
    if event.name in SHOWS:
        return True
    if event.name in PLAYS:
        return event.entry.player != asker
    public = game.event(event.entry, PUBLIC).text
    return any(game.event(event.entry, seat).text != public for seat in seats)


def hidden_choices(game: Game, move: MoveKept) -> Iterator[str]:
    """Who chose in this move among cards that may be hidden from others."""
    if move.concedes or move.laps > 1:
        return
    g = flat.clone_state(game.state)
    for place, index in enumerate(move.choices):
        asked = g.pending
        if asked is None:
            return
        if asked.kind in AMONG_HIDDEN:
            yield f"{g.players[g.decider(asked.player)].name} has chosen among cards that others may not have seen"
        if place < len(move.choices) - 1:
            machine.apply_option(g, index)


def known_pairs(g: State) -> set[tuple[int, int]]:
    """The cards in hands and libraries that somebody has seen, each with the seat."""
    return {
        (oid, seat)
        for oid, seats in g.known.items()
        for seat in range(len(g.players))
        if seats >> seat & 1 and g.objects[oid].zone in (Zone.HAND, Zone.LIBRARY)
    }
