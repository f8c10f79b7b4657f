"""What a person would lose by going on, and may have forgotten: mana in the pool, a land, an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from mainphase.cards.nodes import CardType
from mainphase.kernel.costs.pool import mana_letters, mana_to_be_lost
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Decision, DecisionKind, OptionKind
from mainphase.presentation.places import IN_COMBAT, current_place
from mainphase.presentation.view import view_of
from mainphase.rules.concepts import Concept
from mainphase.rules.plan import Action, ActionPlan
from mainphase.saying.worded import term, worded

LossKind = Literal["mana", "land", "attack"]
LOSS_KINDS: Final[tuple[LossKind, ...]] = get_args(LossKind)


@dataclass(frozen=True)
class Loss:
    """Something that is lost by passing, or by attacking with nothing: what, in a sentence, and the rule. `later`: only
    by passing on beyond one's next stop.
    """

    kind: LossKind
    text: str
    rule: str
    later: bool = False

    def __str__(self) -> str:
        return self.sentence

    @property
    def sentence(self) -> str:
        return worded("refusal-with-rule", "{text} ({rule}).", text=self.text, rule=self.rule)


def losses_of(g: State, seat: int) -> list[Loss]:
    """What the player of this seat loses who goes on now: passes with priority, or declares no attackers. Nothing if it
    is not theirs to decide, or if what they have begun is not over.
    """
    asked = g.pending
    if asked is None or g.decider(asked.player) != seat:
        return []
    if asked.kind == DecisionKind.ATTACK:
        return attack_not_made(g, asked)
    if asked.kind != DecisionKind.PRIORITY or g.stack or damage_waits(g):
        return []
    found = mana_in_pool(g, asked.player)
    if g.is_active(asked.player):
        kinds = {asked.option(index).kind for index in range(asked.count())}
        attacks = OptionKind.PHASE_ACTION in kinds and current_place(g) == "precombat main"
        if OptionKind.PLAY_LAND in kinds:
            # After the attack, or before one that is not to be, comes no other time for it this turn.
            later = current_place(g) != "postcombat main"
            found.append(
                Loss(
                    "land",
                    worded("loss-land", "you can still play a land this turn"),
                    number(g, Concept.LAND_PER_TURN),
                    later,
                )
            )
        if attacks:  # 1997: the attack is declared in the main phase, or not at all
            found.append(
                Loss(
                    "attack",
                    worded("loss-attack", "you have not attacked this turn"),
                    number(g, Concept.DECLARE_ATTACKERS),
                )
            )
    return found


def number(g: State, concept: int) -> str:
    return g.rules.number(concept)


def damage_waits(g: State) -> bool:
    """True in the windows of 1997 in which damage is prevented and creatures are regenerated: no phase ends there."""
    return g.batches is not None and bool(g.batches.assigned or g.batches.dealing or g.batches.doomed)


def mana_in_pool(g: State, player: int) -> list[Loss]:
    """The mana that is lost if everybody passes now (CR 106.4)."""
    ends = emptying_part(g)
    lost = mana_to_be_lost(g, player) if ends else []
    if not lost:
        return []
    mana = mana_letters(tuple(lost))
    english = "{mana} in your pool is lost as the {part} ends"
    text = worded("loss-mana", english, mana=mana, part=term(ends))
    if g.rules.mana_burn:  # until Magic 2010
        english = "{loss}, and you lose {number} life"
        text = worded("loss-mana-burn", english, loss=text, number=len(lost))
    return [Loss("mana", text, number(g, Concept.MANA_BURN if g.rules.mana_burn else Concept.EMPTY_POOLS))]


def emptying_part(g: State) -> str:
    """The part of the turn that comes next to its end, if pools empty then: the step or the phase; else ""."""
    step, phase = g.parts.get(g.step), g.parts.get(g.phase)
    if step is None or phase is None or (not g.rules.attack_is_phase and current_place(g) in IN_COMBAT):
        return ""  # in 1997 the phase goes on after its attack
    plan = g.rules.plan.phases[step.plan_phase]
    if empties(plan.steps[step.plan].ends):
        return "phase" if len(plan.steps) == 1 else "step"
    return "phase" if phase.is_last() and empties(plan.ends) else ""


def empties(ends: tuple[ActionPlan, ...]) -> bool:
    return any(each.action == Action.EMPTY_POOLS for each in ends)


def attack_not_made(g: State, asked: Decision) -> list[Loss]:
    """An attack that nobody could block, if it is not made: no opponent has an untapped creature."""
    seen = view_of(g, asked.player, words=False)
    others = set(g.opponents(asked.player))
    if seen.attacks:
        return []
    if any(o.controller in others and o.types & CardType.CREATURE and not o.tapped for o in seen.battlefield):
        return []
    text = worded("loss-no-attack", "you attack with nothing, though nobody could block")
    return [Loss("attack", text, number(g, Concept.DECLARE_ATTACKERS))]
