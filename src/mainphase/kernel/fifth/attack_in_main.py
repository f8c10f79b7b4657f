"""The attack of 1997 (Fifth Edition, "More on Combat"): inside the main phase, once a turn."""

from mainphase.cards import nodes as n
from mainphase.kernel.combat.attacking import DeclareAttackers
from mainphase.kernel.combat.in_combat import attackable, choose_defender
from mainphase.kernel.combat.possible_attacks import possible_attackers
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.evaluate import names_player
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.combat_state import Combat
from mainphase.kernel.state.state import State
from mainphase.kernel.state.turn_parts import NO_DRAW
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept
from mainphase.rules.parts import PARTS
from mainphase.rules.plan import PhaseKind


def could_attack(g: State) -> bool:
    """True if the intention to attack may be declared: always once a turn, if there is anybody to attack."""
    return len(g.opponents(g.active)) > 0


def leave_out_attacks(g: State, left: int) -> int:
    """Who skips a combat phase leaves out an attack where the attack is no phase: how many of those left are left then.

    It is done as soon as the attack could begin.
    """
    while left > 0:
        by = skips_attack(g)
        if by < 0:
            break
        g.note(EventName.SKIPPED, Concept.SKIP, g.active, by, word="attack")
        left -= 1
    return left


def skips_attack(g: State) -> int:
    """-1 no; else the ref of what makes the active player skip the next attack, 0 if not known. Uses up a skip."""
    if any_static(g, StaticKind.SKIP_PART):
        for s in active_statics(g, StaticKind.SKIP_PART):
            node = s.node
            if isinstance(node, n.SkipPart) and not node.optional and is_attack(node.part):
                if names_player(g, node.who, g.active, s.ctx):
                    return s.source
    for i in range(len(g.skips)):
        skip = g.skips[i]
        if is_attack(skip.part) and g.is_active(skip.player) and skip.turn in (0, g.turn):
            del g.skips[i]
            return 0
    return -1


def is_attack(said: str) -> bool:
    """True if what an effect calls so is the attack in these rules."""
    return said != NO_DRAW and PARTS[said].phase == PhaseKind.COMBAT


def has_attacked(g: State, player: int) -> bool:
    """True if no attack is left to a player in this turn of theirs, however they had the one there is ("Attack!")."""
    kept = g.batches
    return kept is not None and g.turn != 0 and g.is_active(player) and kept.attacks <= 0


def must_declare_attack(g: State) -> bool:
    """True if a creature has to attack and can, so that an attack must be declared this turn."""
    if not any_static(g, StaticKind.MUST_ATTACK):
        return False
    g.combat = Combat()
    choose_defender(g)
    declaration = DeclareAttackers(possible_attackers(g), attackable(g))
    declaration.prepare(g)
    must = not declaration.may_be_empty(g)
    g.combat = None
    return must
