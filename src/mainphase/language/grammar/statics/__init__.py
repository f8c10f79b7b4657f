"""Static abilities: what is simply so (CR 604). The files beside this one add to `statics`, by topic."""

from __future__ import annotations

from mainphase.language.grammar.statics import (
    ability_costs,
    animated,
    casting,
    characteristics,
    combat,
    costs_given,
    damage,
    entering,
    entering_as_copy,
    first_each_turn,
    how_often,
    instead,
    mana,
    miscellaneous,
    nothing_else,
    payments,
    permissions,
    prices,
    spells_cast,
    targeting,
)
from mainphase.language.grammar.statics.lines import static_abilities as static_abilities
from mainphase.language.grammar.statics.lines import statics as statics
