"""Why something is refused, asked of the kernel's own predicates: (concept, what makes it so), or (0, 0)."""

from __future__ import annotations

from mainphase.kernel.casting.activating import cannot_activate
from mainphase.kernel.casting.castable import cannot_cast
from mainphase.kernel.casting.playing import cannot_play_land
from mainphase.kernel.casting.special_actions import cannot_act_specially
from mainphase.kernel.combat.attacking import DeclareAttackers
from mainphase.kernel.combat.blocking import DeclareBlockers
from mainphase.kernel.combat.possible_attacks import can_attack
from mainphase.kernel.combat.possible_blocks import why_not_block
from mainphase.kernel.effects.face_down import cannot_turn_up
from mainphase.kernel.state.refusal import refusal_concept, source_of
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Option


def unpacked(why: int) -> tuple[int, int]:
    return refusal_concept(why), source_of(why)


def land(g: State, player: int, card: int) -> tuple[int, int]:
    return unpacked(cannot_play_land(g, player, card))


def spell(g: State, player: int, card: int, way: int) -> tuple[int, int]:
    return unpacked(cannot_cast(g, player, card, way))


def turning(g: State, player: int, obj: int) -> tuple[int, int]:
    return unpacked(cannot_turn_up(g, player, obj))


def ability(g: State, player: int, obj: int, uid: int) -> tuple[int, int]:
    return unpacked(cannot_activate(g, player, obj, uid))


def attack(g: State, creature: int, ref: int) -> tuple[int, int]:
    frame = g.agenda[-1] if g.agenda else None
    if isinstance(frame, DeclareAttackers):
        return unpacked(frame.why_not(g, Option.attack(creature, ref)))
    return unpacked(can_attack(g, creature, ref))


def block(g: State, creature: int, attacker: int) -> tuple[int, int]:
    frame = g.agenda[-1] if g.agenda else None
    if isinstance(frame, DeclareBlockers):
        return unpacked(frame.why_not(g, Option.block(creature, attacker)))
    return unpacked(why_not_block(g, creature, attacker))


def declaration(g: State, kind: int, creature: int, ref: int) -> tuple[int, int]:
    """Why the creature that is being asked can't do this."""
    frame = g.agenda[-1]
    assert isinstance(frame, DeclareAttackers | DeclareBlockers)
    return unpacked(frame.why_not(g, Option(kind, creature, ref)))


def special(g: State, player: int, card: int, uid: int) -> tuple[int, int]:
    return unpacked(cannot_act_specially(g, player, card, uid))
