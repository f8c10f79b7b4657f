"""Series: abilities that are played one after the other, each resolving at once (Fifth Edition, "Timing")."""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.kernel.asking.decisions import ask_one_of
from mainphase.kernel.casting.activating import put_ability_on_stack
from mainphase.kernel.casting.announcing import ChooseModes, ChooseTargets, can_announce, first_target
from mainphase.kernel.effects.resolving import ResolveTop
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire_beginning, fire_seen_by
from mainphase.kernel.fifth.kept import batches
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.roles import Clock, Ref
from mainphase.kernel.state.packed import AbilityOf, has_ability
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.state.waiting import Waiting
from mainphase.kernel.turn.looping import note_resolution
from mainphase.kernel.turn.turn_based import discard_to_hand_size, has_to_discard, phasing, what_phases
from mainphase.kernel.values import DecisionKind, Option, OptionKind
from mainphase.kernel.what_happens import EventName, TriggerKind
from mainphase.rules.concepts import Concept
from mainphase.rules.plan import Action, StepKind


@mypyc_attr(acyclic=True, free_list_len=1)
class Series(Frame):
    """Abilities that have triggered are played one after the other, each resolving at once: the active player's first,
    then the others'. What they trigger is played before the rest.

    With an `event`, a series of what happens as a part begins or ends: what comes to be among it is played too, each
    ability once, but there is no going back to a player who has done with theirs.
    """

    NEXT: Final = 0
    TARGETS: Final = 1
    ANNOUNCE: Final = 2
    RESOLVE: Final = 3

    def __init__(self, left: list[Waiting] | None = None, event: int = -1) -> None:
        self.pc = Series.NEXT
        self.spell: Ref = 0
        self.left: list[Waiting] = left if left is not None else []
        self.event = event
        self.begun: Clock = 0  # clock value when it was last asked what belongs to it
        self.seen: list[AbilityOf] = []  # what has been part of it
        self.at = 0  # whose turn it is to play theirs, in APNAP order

    def run(self, g: State) -> None:
        if self.pc == Series.TARGETS:
            self.pc = Series.ANNOUNCE
            g.push(ChooseTargets(self.spell))
            return
        if self.pc == Series.ANNOUNCE:
            self.pc = Series.RESOLVE
            ctx = g.objects[self.spell].ctx
            assert ctx is not None
            g.note(EventName.PUT_ON_STACK, Concept.TRIGGER_STACKED, ctx.controller, ctx.source, other=first_target(ctx))
            g.timing.announced(g, self.spell)
            return
        if self.pc == Series.RESOLVE:
            self.pc = Series.NEXT
            if self.spell in g.stack:
                if not note_resolution(g):
                    g.push(ResolveTop(self.spell))
                return
        if g.timing.settle(g):
            return
        if g.over:
            return
        if self.event >= 0:
            self.gather(g)
            if not g.is_on_top(self):  # something of it happens without being played
                return
        due = self.is_due(g)
        mine = self.next_ones(g, due)
        if not mine and not due:
            self.over(g)
            return
        if len(mine) + int(due) > 1 and not g.automation.triggers:
            player = self.left[mine[0]].ctx.controller
            options = [Option.stack_trigger(i, self.left[i].ctx.source) for i in mine]
            if due:
                options.append(Option.phase_action(self.action(g)))
            ask_one_of(g, player, DecisionKind.ORDER_TRIGGERS, options)
            return
        if mine:
            self.play(g, mine[0])
        else:
            self.act(g)

    def action(self, g: State) -> int:
        """The turn-based action that the active player has to do among their items: phasing at the beginning of untap
        (Mirage p. 2), discarding at the end of discard ("More on the Turn"). 0: nothing.
        """
        if self.event == TriggerKind.BEGIN_UNTAP:
            return Action.PHASING
        if self.event == TriggerKind.END_PHASE and g.parts[g.step].kind == StepKind.DISCARD:
            return Action.DISCARD
        return 0

    def is_due(self, g: State) -> bool:
        """True if they have to do it, once, while they play theirs: if there is anything to phase or to discard."""
        action = self.action(g)
        if action == 0 or self.at > 0 or action in batches(g).done:
            return False
        if action == Action.PHASING:
            return len(what_phases(g)) > 0
        for p in g.team(g.active):
            if not g.players[p].left and has_to_discard(g, p) > 0:
                return True
        return False

    def act(self, g: State) -> None:
        action = self.action(g)
        batches(g).done.append(action)
        if action == Action.PHASING:
            phasing(g)
        else:
            discard_to_hand_size(g)

    def over(self, g: State) -> None:
        kept = batches(g)
        action = self.action(g)
        if action and action not in kept.done:
            kept.done.append(action)  # what comes to be above seven now stays
        g.pop()

    def gather(self, g: State) -> None:
        """Takes in what belongs to the series, or has come to belong to it."""
        if self.begun == 0:
            fire_beginning(g, self.event)
            self.take(g, False)
        else:
            delayed = g.delayed
            g.delayed = []
            new_ones = self.not_seen(g)
            if new_ones:
                fire_seen_by(g, TriggerEvent.of_part(self.event, g.active), new_ones, looking_back=False)
            self.take(g, False)
            g.delayed = [d for d in delayed if d.born > self.begun]  # playing an item moves the clock
            if g.delayed:
                younger = g.delayed[:]
                fire_seen_by(g, TriggerEvent.of_part(self.event, g.active), [], looking_back=False)
                used = [d for d in younger if d not in g.delayed]
                delayed = [d for d in delayed if d not in used]
                self.take(g, True)
            g.delayed = delayed
        self.begun = g.clock

    def not_seen(self, g: State) -> list[int]:
        """Objects with an ability that belongs to it and has not been part of it yet."""
        out: list[int] = []
        for oid in g.watchers[self.event]:
            for uid in characteristics_of(g.objects[oid]).triggered:
                code = g.book.abilities[uid]
                if self.event not in code.events or code.at_once or has_ability(self.seen, oid, uid):
                    continue
                if oid not in out:
                    out.append(oid)
        return out

    def take(self, g: State, delayed: bool) -> None:
        """Makes what waits part of the series, unless its controller has played theirs before."""
        order = g.apnap()
        for w in g.waiting:
            if not delayed:
                if has_ability(self.seen, w.ctx.source, w.ctx.ability):
                    continue
                self.seen.append(AbilityOf(w.ctx.source, w.ctx.ability))
            if w.ctx.controller in order[self.at :]:
                self.left.append(w)
        g.waiting = []

    def next_ones(self, g: State, active_only: bool) -> list[int]:
        order = g.apnap()
        if active_only:
            order = order[:1]
        for k in range(self.at, len(order)):
            mine: list[int] = []
            for i in range(len(self.left)):
                if self.left[i].ctx.controller == order[k]:
                    mine.append(i)
            if mine:
                if self.event >= 0:
                    self.at = k
                return mine
        return []

    def play(self, g: State, index: int) -> None:
        ctx = self.left.pop(index).ctx
        if ctx.source not in g.objects:
            return
        if not can_announce(g, g.book.abilities[ctx.ability], ctx, 0):
            g.note(EventName.DOES_NOT_RESOLVE, Concept.TRIGGER_NO_TARGET, ctx.controller, ctx.source)
            return
        self.spell = put_ability_on_stack(g, ctx)
        self.pc = Series.TARGETS
        g.push(ChooseModes(self.spell))

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.PHASE_ACTION:
            self.act(g)
            return
        self.play(g, option.index)


def play_series(g: State) -> None:
    """Plays the abilities that wait as a series: the one that goes on, if all of it has been played."""
    left = g.waiting
    g.waiting = []
    top = g.top
    if isinstance(top, Series) and top.event < 0 and not top.left and top.pc == Series.NEXT:
        top.left = left
        return
    g.push(Series(left))


def in_series(g: State) -> bool:
    """True if triggered abilities wait in a series that is being played."""
    for frame in g.agenda:
        if isinstance(frame, Series) and frame.left:
            return True
    return False
