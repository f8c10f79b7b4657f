"""Static abilities: what is simply so (CR 604). Each line without its full stop."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.conditions import conditions
from mainphase.language.grammar.groups import group
from mainphase.language.grammar.modifications import all_having
from mainphase.language.syntax import Choice, phrase

statics: Final = Choice("what is so")
phrase("{which} {mods}", n.Modify, statics, which=group, mods=all_having)
phrase("{which} can't attack", n.CantAttack, statics, which=group)
phrase("{which} can't block", n.CantBlock, statics, which=group)
phrase("{which} can't be blocked", n.CantBeBlocked, statics, which=group)
phrase("{which} <attacks> each combat if able", n.MustAttack, statics, which=group)
phrase("{which} <enters> tapped", n.EntersTapped, statics, which=group, since="2024-07-29")
phrase(
    "{which} <enters> the battlefield tapped",
    n.EntersTapped,
    statics,
    which=group,
    since="2009-07-10",
    until="2024-07-29",
)
phrase("{which} <comes> into play tapped", n.EntersTapped, statics, which=group, until="2009-07-10")

static_abilities: Final = Choice("a static ability")
phrase("{effect}.", n.Static, static_abilities, effect=statics)
phrase("{effect} as long as {condition}.", n.Static, static_abilities, effect=statics, condition=conditions)
phrase("as long as {condition}, {effect}.", n.Static, static_abilities, effect=statics, condition=conditions, also=True)
