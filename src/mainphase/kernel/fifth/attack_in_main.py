"""The attack of 1997 (Fifth Edition, "More on Combat"): inside the main phase, once a turn."""

from typing import ClassVar, Final

from mainphase.cards import nodes as n
from mainphase.kernel.combat.attacking import DeclareAttackers, declare_attackers
from mainphase.kernel.combat.blocking import declare_blockers
from mainphase.kernel.combat.damage import assign_damage, deal_assigned, needs_first_strike
from mainphase.kernel.combat.in_combat import attackable, choose_defender, end_combat, has_attackers
from mainphase.kernel.combat.possible_attacks import possible_attackers
from mainphase.kernel.costs.pool import empty_pools
from mainphase.kernel.effects.turn_editing import NO_DRAW
from mainphase.kernel.events.ending import check_life
from mainphase.kernel.lowering.kinds import StaticKind
from mainphase.kernel.reading.evaluate import names_player
from mainphase.kernel.reading.lasting import expire_attack
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.objects import Combat
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.what_happens import EventName, TriggerKind
from mainphase.rules.concepts import Concept
from mainphase.rules.parts import PARTS
from mainphase.rules.plan import PhaseKind


def could_attack(g: State) -> bool:
    """Whether the intention to attack may be declared: always once a turn, if there is anybody to attack."""
    return len(g.opponents(g.active)) > 0


def leave_out_attacks(g: State, left: int) -> int:
    """Who skips a combat phase leaves out an attack where the attack is no phase: how many of those left are left then.

    It is done as soon as the attack could begin.
    """
    while left > 0:
        by = skips_attack(g)
        if by < 0:
            break
        g.note(EventName.SKIPPED, Concept.SKIP, g.active, by, 0, 0, -1, "attack")
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
        if is_attack(skip.part) and not g.are_opponents(skip.player, g.active) and skip.turn in (0, g.turn):
            del g.skips[i]
            return 0
    return -1


def is_attack(said: str) -> bool:
    """Whether what an effect calls so is the attack in these rules."""
    return said != NO_DRAW and PARTS[said].phase == PhaseKind.COMBAT


def has_attacked(g: State, player: int) -> bool:
    """Whether no attack is left to a player in this turn of theirs, however they had the one there is ("Attack!")."""
    kept = g.batches
    return kept is not None and g.turn != 0 and g.is_active(player) and kept.attacks <= 0


def must_declare_attack(g: State) -> bool:
    """Whether a creature has to attack and can, so that an attack must be declared this turn."""
    if not any_static(g, StaticKind.MUST_ATTACK):
        return False
    g.combat = Combat()
    choose_defender(g)
    declaration = DeclareAttackers(possible_attackers(g), attackable(g))
    declaration.prepare(g)
    must = not declaration.may_be_empty(g)
    g.combat = None
    return must


class Attack(Frame):
    """What happens in an attack, from the first look at life totals to the last, in the order of `stages`."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pc",)

    BURN: Final = 0
    LIFE: Final = 1
    ATTACKERS: Final = 2
    BEFORE_BLOCKING: Final = 3
    BLOCKERS: Final = 4
    AFTER_BLOCKING: Final = 5
    ASSIGN_FIRST: Final = 6
    DEAL_FIRST: Final = 7
    ASSIGN: Final = 8
    DEAL: Final = 9
    END: Final = 10
    LAST_BURN: Final = 11
    LAST_LIFE: Final = 12
    OVER: Final = 13

    def __init__(self) -> None:
        self.pc = Attack.BURN

    def run(self, g: State) -> None:
        g.holder = -1
        if g.timing.settle(g) or g.over:  # after each timing step
            return
        stage = self.pc
        self.pc = stage + 1
        if stage == Attack.BURN or stage == Attack.LAST_BURN:
            empty_pools(g)
        elif stage == Attack.LIFE:
            g.note(EventName.PHASE_BEGINS, Concept.COMBAT_PHASE, g.active, word="attack")
            check_life(g)
            if not g.over:
                g.timing.happens(g, TriggerKind.BEGIN_COMBAT)
        elif stage == Attack.ATTACKERS:
            g.combat = Combat()
            kept = g.batches
            assert kept is not None
            kept.attacks -= 1
            g.parts[g.turn].past_attack = True
            choose_defender(g)
            declare_attackers(g)
        elif stage == Attack.BEFORE_BLOCKING:
            if not has_attackers(g):  # it counts as the turn's attack all the same
                self.pc = Attack.END
                return
            g.timing.fast_effects(g)
        elif stage == Attack.BLOCKERS:
            if has_attackers(g):
                declare_blockers(g)
        elif stage == Attack.AFTER_BLOCKING:
            g.timing.fast_effects(g)
        elif stage == Attack.ASSIGN_FIRST:
            if not needs_first_strike(g):
                self.pc = Attack.ASSIGN
                return
            self.first_strike(g, True)
            assign_damage(g)
        elif stage == Attack.DEAL_FIRST:
            self.first_strike(g, False)
            deal_assigned(g)
        elif stage == Attack.ASSIGN:
            assign_damage(g)
        elif stage == Attack.DEAL:
            deal_assigned(g)
        elif stage == Attack.END:
            g.timing.happens(g, TriggerKind.BEGIN_END_OF_COMBAT)
        elif stage == Attack.LAST_LIFE:
            end_combat(g)
            expire_attack(g)
            check_life(g)
        else:
            g.note(EventName.PHASE_ENDS, Concept.COMBAT_PHASE, g.active, word="attack")
            g.pop()

    def first_strike(self, g: State, now: bool) -> None:
        """Which of the two dealings goes on: the assignment asks the part of the turn."""
        g.parts[g.step].first_strike = now
