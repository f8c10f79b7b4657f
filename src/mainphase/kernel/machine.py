"""The loop: `advance` runs the top frame until a decision is asked or the game is over; `apply` answers it."""

from mypy_extensions import i64

import mainphase.kernel.vocabulary  # noqa: F401  # every node has its meaning once there is a machine
from mainphase.kernel.asking.arranging import ArrangeCards
from mainphase.kernel.asking.choosing import (
    AskOneOf,
    AskWhich,
    AskX,
    AskYesNo,
    ChooseCounters,
    ChooseCountersToRemove,
    ChooseFor,
    ChooseObjects,
    ChoosePile,
    ChooseShares,
    ChooseWay,
    RevealDrawn,
)
from mainphase.kernel.asking.picking import UniformPicker
from mainphase.kernel.casting.activating import ActivateAbility
from mainphase.kernel.casting.announcing import ChooseModes, ChooseTargets
from mainphase.kernel.casting.asking_help import AskForHelp
from mainphase.kernel.casting.casting import CastSpell
from mainphase.kernel.casting.special_actions import TakePlanarRoll, TakeSpecialAction
from mainphase.kernel.casting.taking_back import Proposal
from mainphase.kernel.combat.attacking import DeclareAttackers
from mainphase.kernel.combat.blocking import DeclareBlockers
from mainphase.kernel.combat.damage import AssignDamage
from mainphase.kernel.combat.damage_order import OrderDamage
from mainphase.kernel.combat.in_combat import ChooseAttacked, ChooseBlocked, ChooseDefender
from mainphase.kernel.costs.adding_up import ChooseEnough
from mainphase.kernel.costs.keyword_costs import ChooseToForage
from mainphase.kernel.costs.paying import PayCosts
from mainphase.kernel.costs.paying_mana import ActivateMana, PayMana
from mainphase.kernel.costs.pool import ChooseMana
from mainphase.kernel.costs.putting_back import ChooseSets
from mainphase.kernel.effects.choosing import ChooseBeside
from mainphase.kernel.effects.clashing import TopOrBottom
from mainphase.kernel.effects.copying import ChooseNewTargets, ChooseTargetToChange, CopyForTargets
from mainphase.kernel.effects.face_down import TurnFaceUp
from mainphase.kernel.effects.merging import MergeSpell
from mainphase.kernel.effects.resolving import ResolveTop, RunEffect
from mainphase.kernel.effects.scrying import ScryCards, SearchCards
from mainphase.kernel.effects.turn_editing import EndEarly
from mainphase.kernel.events.ending import LoseAtOnce
from mainphase.kernel.events.replacing import Replacing
from mainphase.kernel.events.revealing_draws import MayRevealDrawn
from mainphase.kernel.events.state_based import StateBased
from mainphase.kernel.events.transforming import follow_day
from mainphase.kernel.fifth.batches import Attack, NeutralState, ResolveBatch
from mainphase.kernel.fifth.damage_prevention import DamagePrevention, Destroying
from mainphase.kernel.fifth.drawing_mana import DrawMana
from mainphase.kernel.fifth.series import Series
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.reading.statics import any_static
from mainphase.kernel.state import flat
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.play_at_once import PlayAtOnce
from mainphase.kernel.turn.priority import PriorityRound, StackTriggers
from mainphase.kernel.turn.program import PlayTurns, TakePhase, TakeStep, TakeTurn
from mainphase.kernel.turn.skipping import OfferToSkip
from mainphase.kernel.turn.start import StartGame
from mainphase.kernel.turn.telling import tell_choice
from mainphase.kernel.turn.turn_based import DiscardToSize, StackDraw
from mainphase.kernel.turn.untapping import DetermineUntap
from mainphase.kernel.values import Decision, DecisionKind

for _frame in (
    ActivateAbility,
    ActivateMana,
    ArrangeCards,
    AskForHelp,
    AskOneOf,
    AskWhich,
    AskX,
    AskYesNo,
    AssignDamage,
    Attack,
    CastSpell,
    Change,
    ChooseAttacked,
    ChooseBlocked,
    ChooseCounters,
    ChooseCountersToRemove,
    ChooseShares,
    ChooseEnough,
    ChooseToForage,
    ChooseDefender,
    ChooseFor,
    ChooseMana,
    ChooseModes,
    ChooseNewTargets,
    ChooseTargetToChange,
    CopyForTargets,
    ChooseObjects,
    ChoosePile,
    ChooseSets,
    ChooseWay,
    ChooseTargets,
    DamagePrevention,
    Destroying,
    DeclareAttackers,
    DeclareBlockers,
    DetermineUntap,
    DiscardToSize,
    DrawMana,
    EndEarly,
    LoseAtOnce,
    MayRevealDrawn,
    NeutralState,
    OfferToSkip,
    OrderDamage,
    PayCosts,
    PayMana,
    PlayAtOnce,
    PlayTurns,
    Proposal,
    PriorityRound,
    Replacing,
    ResolveBatch,
    ResolveTop,
    RevealDrawn,
    RunEffect,
    ScryCards,
    SearchCards,
    ChooseBeside,
    MergeSpell,
    Series,
    StackDraw,
    StackTriggers,
    StartGame,
    StateBased,
    TakePhase,
    TakePlanarRoll,
    TakeSpecialAction,
    TakeStep,
    TakeTurn,
    TopOrBottom,
    TurnFaceUp,
):
    flat.register(_frame)


def advance(g: State) -> None:
    """Runs until somebody must decide, or the game is over. Raises GameTooLargeError if neither comes."""
    steps: i64 = 0
    if g.laps is not None:
        g.laps = None
    while True:
        pending = g.pending
        if pending is not None:
            if not (g.automation.forced and pending.count() == 1):
                return
            answer(g, 0)
            continue
        if g.over:
            return
        if g.all_stale or g.stale_objects:  # `refresh` looks too: a call is saved at every step of every game
            refresh(g)
        if any_static(g, StaticKind.DAYBOUND) or any_static(g, StaticKind.NIGHTBOUND):
            follow_day(g)
        top = g.top
        if top is None:
            return
        top.run(g)
        steps += 1
        if steps & 0xFFFF == 0:
            g.bounds.check_steps(steps)
            g.bounds.check_things(len(g.permanents) + len(g.stack))


def answer(g: State, index: int) -> None:
    """Gives the pending decision its answer, without running on."""
    pending = g.pending
    assert pending is not None
    option = pending.option(index)
    g.pending = None
    if pending.kind != DecisionKind.PRIORITY and pending.kind != DecisionKind.ORDER_TRIGGERS and pending.count() > 1:
        g.loop_count = 0  # a loop with a choice in it is not mandatory (CR 104.4b)
    if g.decisions is not None:
        g.decisions.append(index)
    if g.log is not None and pending.kind != DecisionKind.PRIORITY:
        tell_choice(g, pending, option)
    asking = g.top
    assert asking is not None
    asking.answer(g, option)


def apply_option(g: State, index: int) -> Decision | None:
    """Answers the pending decision with one of its options and runs on to the next, which it returns; None if the game
    is over.
    """
    answer(g, index)
    advance(g)
    return g.pending


def play_on(g: State, pickers: list[UniformPicker | None], most_turns: int, most_decisions: int) -> int:
    """Plays for the seats that have a picker, until another must be asked, the game is over, or so many turns or
    decisions have been played. Returns how many decisions these were.
    """
    count = 0
    while count < most_decisions:
        pending = g.pending
        if pending is None or g.turn_number > most_turns:
            break
        picker = pickers[g.decider(pending.player)]
        if picker is None:
            break
        answer(g, picker.pick(pending.count()))
        advance(g)
        count += 1
    return count
