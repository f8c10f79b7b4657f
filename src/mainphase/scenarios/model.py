"""A scenario as values: the position, what is done, what must be true. Made by `parse`, played by `run`."""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field, replace
from typing import Final

from mainphase.presentation.places import PlaceInTurn
from mainphase.rules.timeline import last_date
from mainphase.scenarios.position import AS_USUAL, PermanentStatus

NOT_SAID: Final = -(1 << 30)  # a life total that the variant says


@dataclass(frozen=True)
class DateSpan:
    """Dates of rules: one alone (`on`), or those from `since` on and before `before`, "" where they have no end."""

    since: str = ""
    before: str = ""
    on: str = ""

    def has(self, date: str) -> bool:
        """True if a date is one of them."""
        if self.on:
            return date == self.on
        return self.since <= date and (not self.before or date < self.before)


Under = tuple[DateSpan, ...]  # the dates under whose rules something stands; none: under all


def stands_under(under: Under, date: str) -> bool:
    """True if something stands under the rules of a date."""
    return not under or any(span.has(date) for span in under)


@dataclass(frozen=True)
class ZoneEntry:
    """One line of a zone: a card (or several alike) and its state."""

    name: str
    line: int
    count: int = 1
    alias: str = ""
    status: PermanentStatus = AS_USUAL
    attached_to: str = ""  # the name of a player, an alias, or a card
    maker: str = ""  # of a token: a card that makes it, where tokens of one name differ
    protector: str = ""  # of a battle: the player who protects it
    over: tuple[str, ...] = ()  # the cards and tokens under it, of a permanent that is several (730.2, 701.42a)
    cast: int = 0  # of a commander: how often it was cast from the command zone


@dataclass(frozen=True)
class ScenarioSeat:
    """One player as the scenario begins."""

    name: str
    line: int
    life: int = 20
    hand: tuple[ZoneEntry, ...] = ()
    battlefield: tuple[ZoneEntry, ...] = ()
    graveyard: tuple[ZoneEntry, ...] = ()
    exile: tuple[ZoneEntry, ...] = ()
    library: tuple[ZoneEntry, ...] = ()
    mana: tuple[int, ...] = ()  # colour bits
    team: str = ""
    poison: int = 0
    lands_played: int = 0
    schemes: tuple[ZoneEntry, ...] = ()  # an archenemy's scheme deck, the top card first
    in_motion: tuple[ZoneEntry, ...] = ()  # schemes that are face up
    # Commanders, in the command zone unless they stand in another zone of the player's too.
    commander: tuple[ZoneEntry, ...] = ()
    commander_damage: tuple[tuple[str, int], ...] = ()  # by the name of a commander, what it has dealt to them
    sideboard: tuple[ZoneEntry, ...] = ()  # outside the game
    companion: tuple[ZoneEntry, ...] = ()  # the card there that they have shown as their companion
    vanguard: tuple[ZoneEntry, ...] = ()  # face up in the command zone
    planar_deck: tuple[ZoneEntry, ...] = ()  # the top card first
    plane: tuple[ZoneEntry, ...] = ()  # planes and phenomena of theirs that are face up

    def entries(self) -> tuple[ZoneEntry, ...]:
        """All that this player begins with, wherever it is."""
        return (
            *self.hand,
            *self.battlefield,
            *self.graveyard,
            *self.exile,
            *self.library,
            *self.schemes,
            *self.in_motion,
            *self.commander,
            *self.sideboard,
            *self.companion,
            *self.vanguard,
            *self.planar_deck,
            *self.plane,
        )


@dataclass(frozen=True)
class Start:
    turn: int = 1
    active: str = ""
    step: str = "precombat main"
    day: str = "neither"
    line: int = 1  # where the step stands in the file


@dataclass(frozen=True)
class Naming:
    """How something is named in an entry or an expectation, with the line for the error."""

    name: str
    line: int
    count: int = 1


@dataclass(frozen=True)
class Pick:
    """The picks of a `choose` entry: names, words, numbers, yes or no; or a division."""

    items: tuple[str | int | bool, ...] = ()
    division: tuple[tuple[str, int], ...] = ()
    line: int = 0


@dataclass(frozen=True)
class Expectation:
    """One key of an `expect`. `who` is the player, object or zone it is about; `value` depends on the key."""

    key: str
    line: int
    who: str = ""
    value: object = None
    zone: str = ""
    under: Under = ()  # the dates under whose rules it is expected


UNTIL_THE_END: Final = "until the game ends"


@dataclass(frozen=True)
class PlayEntry:
    """One play entry. `verb` is what is done; the rest is as the verb needs."""

    verb: str
    line: int
    player: str = ""
    card: str = ""
    at: PlaceInTurn | None = None
    respond: bool = False
    illegal: tuple[str, ...] | None = None  # None: legal; (): any refusal; else one of these rules
    legal: bool = False  # it can be done, and is not
    under: Under = ()  # the dates under whose rules it is done
    if_asked: bool = False  # choose: left out where nothing of the kind is asked
    targets: tuple[Naming, ...] | None = None
    division: tuple[tuple[str, int], ...] = ()
    x: int | None = None
    modes: tuple[str | int, ...] = ()
    kicked: bool = False
    pay: tuple[Naming, ...] | None = None
    alternative: str = ""
    ability: str | int | None = None
    attacks: tuple[
        tuple[Naming, str], ...
    ] = ()  # attacker → what it attacks ("": the only one there is); or blocker → attacker
    bands: tuple[tuple[Naming, ...], ...] = ()  # attackers declared as a band
    pick: Pick = field(default_factory=Pick)
    place: PlaceInTurn | None = None
    again: bool = False
    count: int | None = None  # resolve: how many; None: all. repeat: how often; None: until the game ends
    expect: tuple[Expectation, ...] = ()
    lap: tuple[PlayEntry, ...] = ()  # repeat: what is done again and again

    @property
    def is_tried(self) -> bool:
        """True if it is not done: it is said to be illegal, or only to be legal."""
        return self.illegal is not None or self.legal

    def __str__(self) -> str:
        if self.verb == "repeat":
            return f"repeat: {f'{self.count:,}' if self.count is not None else UNTIL_THE_END}"
        if self.verb == "why":
            return f"why: {', '.join(f'{x.who} {x.zone}'.strip() for x in self.expect)}"
        if self.verb in ("resolve", "advance", "expect"):
            return f"{self.verb}: {self.place or self.count or 'all'}" if self.verb != "expect" else "expect"
        return f"{self.player}: {self.verb}{f' {self.card}' if self.card else ''}"


def edges_of(under: Under) -> set[str]:
    """The dates from which something stands, or stands no more."""
    return {date for span in under for date in (span.since, span.before) if date}


def day_after(date: str) -> str:
    return (datetime.date.fromisoformat(date) + datetime.timedelta(days=1)).isoformat()


def entries_under(play: tuple[PlayEntry, ...], date: str) -> tuple[PlayEntry, ...]:
    """The entries that stand under the rules of a date; a `repeat` of which none does is left out too."""
    out: list[PlayEntry] = []
    for entry in play:
        if stands_under(entry.under, date):
            lap = entries_under(entry.lap, date)
            if lap or not entry.lap:
                out.append(entry if lap == entry.lap else replace(entry, lap=lap))
    return tuple(out)


@dataclass(frozen=True)
class Scenario:
    path: str
    title: str
    rules: tuple[str, ...]  # dates; one at least
    rules_line: int
    seats: tuple[ScenarioSeat, ...]
    about: str = ""
    seed: int = 0
    variant: str = "duel"
    start: Start = field(default_factory=Start)
    play: tuple[PlayEntry, ...] = ()
    expect: tuple[Expectation, ...] = ()
    tests: tuple[str, ...] = ()

    def seat(self, name: str) -> int:
        return next(i for i, seat in enumerate(self.seats) if seat.name == name)

    def expects(self, date: str) -> bool:
        """True if it says anywhere what must come true under the rules of a date: an expectation, a refusal, or that
        something can be done.
        """
        play = self.on(date).play
        said = [*self.expect, *(x for e in play for x in e.expect if e.verb != "why" or x.value is not None)]
        tried = any(e.illegal is not None or e.legal for e in play)
        return tried or any(stands_under(x.under, date) for x in said)

    def on(self, date: str) -> Scenario:
        """The scenario with the entries that stand under the rules of a date."""
        play = entries_under(self.play, date)
        return self if play == self.play else replace(self, play=play)

    def days_of_script(self) -> set[str]:
        """The days from which something else is done: of what is done on a single date, that and the next one."""
        spans = {span for e in self.play for each in (e, *e.lap) for span in each.under}
        single = {day for span in spans if span.on for day in (span.on, day_after(span.on))}
        return edges_of(tuple(spans)) | {day for day in single if day <= last_date()}

    def days_of_expectations(self) -> set[str]:
        """The days from which something else is expected."""
        said = [*self.expect, *(x for e in self.play for x in e.expect)]
        return {date for x in said for date in edges_of(x.under)}

    @property
    def aliases(self) -> list[str]:
        return [
            t.alias
            for s in self.seats
            for zone in (
                s.hand,
                s.battlefield,
                s.graveyard,
                s.exile,
                s.library,
                s.schemes,
                s.in_motion,
                s.sideboard,
                s.companion,
                s.commander,
                s.planar_deck,
                s.plane,
            )
            for t in zone
            if t.alias
        ]
