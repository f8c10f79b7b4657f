"""What tests of Two-Headed Giant share: two teams of two, how they stand, and cards that change what a team shares."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    a_player,
    artifact,
    card,
    creature,
    gain_life,
    infect,
    instant,
    lose_life,
    static,
    target,
    targeting,
    you,
)

FOUR = ("ann", "abe", "bea", "bob")
TEAMS = (("ann", "abe"), ("bea", "bob"))

NO_GAIN = card("No Gain", "{B}", artifact)(static(n.LifeCantChange(you, lose=False)))
NO_LOSS = card("No Loss", "{W}", artifact)(static(n.LifeCantChange(you, gain=False)))
LIFE = card("Life", "{W}", instant)(targeting(a_player).do(gain_life(3, by=target)))
DRAIN = card("Drain", "{B}", instant)(targeting(a_player).do(lose_life(3, by=target)))
RAT = card("Rat", "{B}", creature, pt="1/1")(infect)


def giants(rules: str | None = None, **said: object) -> Table:
    """A position of the four, by the rules of a day."""
    return position(players=FOUR, teams=TEAMS, giants=True, rules=rules, **said)  # type: ignore[arg-type]


def poison(table: Table) -> list[int]:
    return [p.counters.get("poison", 0) for p in table.state.players]
