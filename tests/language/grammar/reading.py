"""How these tests read a line: what it means, if it means one thing and is said back letter for letter."""

from __future__ import annotations

from dataclasses import dataclass

from mainphase.cards import nodes as n
from mainphase.language.grammar.abilities import read_lines


@dataclass(frozen=True)
class Card:
    is_spell: bool


def means(text: str, spell: bool = False) -> tuple[n.Ability, ...] | None:
    """What a line of a permanent, or all that a spell does, means; None: it is not read."""
    [known] = read_lines(tuple(text.split("\n")) if spell else (text,), Card(spell))
    if not known.readings:
        return None
    assert len(known.readings) == 1, f"{text!r} means several things: {known.readings}"
    assert known.echoed, f"{text!r} is not said back"
    return known.readings[0]


def does(text: str) -> n.Effect | None:
    """What a spell with this text does."""
    known = means(text, spell=True)
    if known is None:
        return None
    [ability] = known
    assert isinstance(ability, n.SpellAbility)
    [mode] = ability.modes
    return mode.effect


def ability(text: str) -> n.Ability | None:
    """The ability that is a line of a permanent."""
    known = means(text)
    if known is None:
        return None
    [one] = known
    return one
