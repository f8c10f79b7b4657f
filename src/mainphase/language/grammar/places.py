"""Where an ability works, when its text says so: "Return ~ from your graveyard to your hand" (CR 113.6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar.discourse import said_of
from mainphase.language.syntax import Phrase, Source, sense
from mainphase.language.syntax.phrases import Said
from mainphase.language.syntax.source import Echo, Reading, Sense, Style


def working(known: Sense, zone: int) -> Sense:
    return sense(known.one, said_of(known)._replace(zone=zone))


class There(Phrase):
    """A phrase that says in which zone this is."""

    def __init__(self, of: Phrase, zone: int) -> None:
        super().__init__(of.name)
        self.of = of
        self.zone = zone

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        if said_of(sense).zone not in (Zone.BATTLEFIELD, self.zone):
            return []
        return [(value, end, working(known, self.zone)) for value, end, known in self.of.read(source, at, sense)]

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        return self.of.say(value, sense, style) if said_of(sense).zone == self.zone else None

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        return self.of.echo(value, source, at, sense) if said_of(sense).zone == self.zone else []

    def begins(self) -> frozenset[str] | None:
        return self.of.begins()

    def kind(self) -> type | None:
        return self.of.kind()


LEAVING: Final = (n.Dies, n.Leaves, n.PutIntoGraveyard)


ON_BATTLEFIELD: Final = (n.IsThis(), n.OneOf(n.AttachedTo()))


def looks_back(ability: Any) -> bool:
    """It triggers on this leaving the battlefield, or what it is attached to, and so from there (CR 603.10)."""
    return isinstance(ability, n.Triggered) and isinstance(ability.on, LEAVING) and ability.on.which in ON_BATTLEFIELD


class Placed(Phrase):
    """Abilities with the zone that their text says."""

    def __init__(self, of: Phrase) -> None:
        super().__init__(of.name)
        self.of = of

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        found: list[Reading] = []
        for value, end, known in self.of.read(source, at, sense):
            zone = said_of(known).zone
            if zone == Zone.BATTLEFIELD or looks_back(value):
                found.append((value, end, known))
            elif isinstance(value, (n.Activated, n.Triggered)) and value.zone == Zone.BATTLEFIELD:
                found.append((replace(value, zone=zone), end, known))
        return found

    def plain(self, value: Any, sense: Sense) -> list[tuple[Any, Sense]]:
        """The ability without its zone, and where it may say that this is."""
        if isinstance(value, (n.Activated, n.Triggered)) and value.zone in (Zone.GRAVEYARD, Zone.HAND, Zone.STACK):
            return [(replace(value, zone=Zone.BATTLEFIELD), working(sense, value.zone))]
        return [(value, sense), (value, working(sense, Zone.GRAVEYARD))] if looks_back(value) else [(value, sense)]

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        for plain, known in self.plain(value, sense):
            said = self.of.say(plain, known, style)
            if said is not None:
                return said
        return None

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        return [one for plain, known in self.plain(value, sense) for one in self.of.echo(plain, source, at, known)]
