"""The timing of 1997 (Fifth Edition, "Timing"): series and batches, interrupts, damage prevention.

A batch stands on `State.stack`, the spell or ability played last on top. While nobody may add to it, it resolves from
the top down.
"""

from typing import ClassVar, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.announcing import ChooseModes, ChooseTargets, can_announce
from mainphase.kernel.attack_in_main import Attack, could_attack, must_declare_attack
from mainphase.kernel.casting import put_ability_on_stack
from mainphase.kernel.codes import AbilityCode
from mainphase.kernel.evaluate import now, zones_meant
from mainphase.kernel.objects import Batches, Change, Waiting
from mainphase.kernel.priority import act, options_for
from mainphase.kernel.replacing import Replacing
from mainphase.kernel.resolving import ResolveTop
from mainphase.kernel.stacked_actions import put_action_on_stack
from mainphase.kernel.state import Frame, State
from mainphase.kernel.values import Decision, DecisionKind, EventName, Option, OptionKind
from mainphase.rules.concepts import Concept
from mainphase.rules.plan import Action, StepKind


class Chance:
    """What may be played in a neutral state."""

    ANY: Final = 0  # fast effects; in the main phase what else can open a batch
    FAST: Final = 1  # fast effects, during an attack
    INTERRUPTS: Final = 2  # those that target what is being cast
    PREVENTION: Final = 3  # what prevents or redirects damage, or regenerates


def batches(g: State) -> Batches:
    """What the batches of this game keep."""
    kept = g.batches
    assert kept is not None
    return kept


class NeutralState(Frame):
    """Players may open a batch, and respond; when all decline to respond it resolves, and the state is neutral again.

    Over when all decline to open one. Whoever has the first chance to open a batch has the first chance to respond.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "pc",
        "chance",
        "first",
        "player",
        "declined",
        "floor",
        "aim",
        "before",
        "attack",
    )

    def __init__(self, chance: int = 0, first: int = 0, floor: int = 0, aim: int = 0) -> None:
        self.pc = 0
        self.chance = chance
        self.first = first
        self.player = first
        self.declined = 0
        self.floor = floor  # how much of the stack lies under this batch
        self.aim = aim  # what may be interrupted
        self.before = 0  # what could be interrupted before
        self.attack = False  # the intention to attack has been declared

    def run(self, g: State) -> None:
        kept = batches(g)
        if self.pc == 0:
            self.pc = 1
            self.before = kept.aim
            kept.aim = self.aim
        kept.interrupting = False
        if self.aim and self.aim not in g.stack:  # countered: nothing is left to be interrupted
            self.close(g, kept)
            return
        while True:
            g.holder = -1
            if g.timing.settle(g):
                return
            if g.over:
                return
            if g.players[self.player].left:
                self.player = self.other(g)
            g.holder = self.player
            options = self.options(g)
            if len(options) > 1 or options[0].kind != OptionKind.PASS or not g.automation.passes:
                g.ask(Decision(self.player, DecisionKind.PRIORITY, options))
                return
            if self.decline(g, kept):
                return

    def close(self, g: State, kept: Batches) -> None:
        kept.aim = self.before
        kept.interrupting = False
        g.holder = -1
        g.pop()

    def other(self, g: State) -> int:
        order = g.apnap()
        at = order.index(self.player) if self.player in order else -1
        return order[(at + 1) % len(order)]

    def decline(self, g: State, kept: Batches) -> bool:
        """True: the frame waits, or is over."""
        if g.log is not None:
            g.note(EventName.PASS, Concept.PASS, self.player)
        self.declined += 1
        g.holder = -1
        if self.declined < len(g.apnap()):
            self.player = self.other(g)
            return False
        self.declined = 0
        self.player = self.first
        if len(g.stack) > self.floor:
            g.push(ResolveBatch(self.floor))
            return True
        if self.attack:  # nobody has opened a batch instead
            self.attack = False
            g.push(Attack())
            return True
        self.close(g, kept)
        return True

    def options(self, g: State) -> list[Option]:
        """Declining first, unless something must be played."""
        open_batch = len(g.stack) > self.floor
        out: list[Option] = []
        if self.chance == Chance.INTERRUPTS:
            out = [o for o in options_for(g, self.player) if is_interrupt(g, o) or o.kind == OptionKind.PASS]
        elif self.chance == Chance.PREVENTION:
            out = [o for o in options_for(g, self.player) if prevents(g, o) or o.kind == OptionKind.PASS]
        else:
            out = [o for o in options_for(g, self.player) if not prevents(g, o)]
        if self.chance != Chance.ANY or self.player != g.active or self.attack:
            return out
        kept = batches(g)
        step = g.parts[g.step].kind
        if step == StepKind.DRAW and Action.DRAW not in kept.done:
            out.append(Option(OptionKind.PHASE_ACTION, Action.DRAW))
        if step == StepKind.MAIN and not open_batch and kept.attacks > 0 and could_attack(g):
            out.append(Option(OptionKind.PHASE_ACTION, Action.DECLARE_ATTACKERS))
        if not open_batch and self.must_act(g, out):
            out.pop(0)
        return out

    def must_act(self, g: State, options: list[Option]) -> bool:
        """Something on offer has to be played before this state can be left."""
        for o in options:
            if o.kind == OptionKind.PHASE_ACTION:
                if o.a == Action.DRAW or must_declare_attack(g):
                    return True
            elif o.kind == OptionKind.ACTIVATE:
                a = g.book.abilities[o.b].activated
                if a is not None and a.mandatory:
                    return True
        return False

    def answer(self, g: State, option: Option) -> None:
        kind = option.kind
        kept = batches(g)
        if kind == OptionKind.PASS:
            self.decline(g, kept)
            return
        g.loop_count = 0
        player = self.player
        self.declined = 0
        self.player = self.first
        if kind == OptionKind.PHASE_ACTION and option.a == Action.DECLARE_ATTACKERS:
            self.attack = True
            self.declined = 1
            self.player = self.other(g)
            g.note(EventName.ATTACK_INTENDED, Concept.DECLARE_ATTACKERS, player)
            return
        if self.attack and kind != OptionKind.MANA:
            self.attack = False  # the opponent has opened a batch instead: the intention lapses
            g.note(EventName.ATTACK_PREEMPTED, Concept.DECLARE_ATTACKERS, player)
        elif self.attack:
            self.declined = 1
            self.player = player
        kept.interrupting = self.chance == Chance.INTERRUPTS
        if kind == OptionKind.PHASE_ACTION:
            kept.done.append(option.a)
            put_action_on_stack(g, option.a, Concept.DRAW)
            g.timing.announced(g, g.stack[-1])
        else:
            act(g, player, option)


def ability_of(g: State, option: Option) -> AbilityCode | None:
    """The spell ability or activated ability that an option would play."""
    if option.kind == OptionKind.ACTIVATE:
        return g.book.abilities[option.b]
    if option.kind == OptionKind.CAST:
        uid = g.book.cards[g.objects[option.a].card].spell
        return g.book.abilities[uid] if uid >= 0 else None
    return None


def is_interrupt(g: State, option: Option) -> bool:
    """Whether it targets what is being cast. Mana may be drawn for it too."""
    if option.kind == OptionKind.MANA:
        return True
    code = ability_of(g, option)
    if code is None:
        return False
    for mode in code.modes:
        for phrase in mode.phrases:
            which = phrase.which
            if which is not None and zones_meant(which) & (1 << Zone.STACK):
                return True
    return False


def prevents(g: State, option: Option) -> bool:
    """Whether it is of use in a damage-prevention step, and nowhere else: it prevents damage, or regenerates."""
    code = ability_of(g, option)
    if code is None:
        return False
    for mode in code.modes:
        for instr in mode.program:
            if isinstance(instr.node, (n.PreventDamage, n.Regenerate)):
                return True
    return False


class ResolveBatch(Frame):
    """From the top down; nobody can add to it. After each resolution what it triggered is played, and damage dealt."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "floor")

    def __init__(self, floor: int = 0) -> None:
        self.pc = 0
        self.floor = floor

    def run(self, g: State) -> None:
        g.holder = -1
        if g.timing.settle(g):
            return
        if g.over:
            return
        if len(g.stack) > self.floor:
            g.push(ResolveTop(g.stack[-1]))
            return
        g.pop()


class Series(Frame):
    """Abilities that have triggered are played one after the other, each resolving at once: the active player's first,
    then the others'. What they trigger is played before the rest.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "spell", "left")

    def __init__(self, left: list[Waiting] | None = None) -> None:
        self.pc = 0
        self.spell = 0
        self.left: list[Waiting] = left if left is not None else []

    def run(self, g: State) -> None:
        if self.pc == 1:  # modes have been chosen
            self.pc = 2
            g.push(ChooseTargets(self.spell))
            return
        if self.pc == 2:
            self.pc = 3
            ctx = g.objects[self.spell].ctx
            assert ctx is not None
            g.note(EventName.PUT_ON_STACK, Concept.TRIGGER_STACKED, ctx.controller, ctx.source)
            g.timing.announced(g, self.spell)
            return
        if self.pc == 3:
            self.pc = 0
            if self.spell in g.stack:
                g.push(ResolveTop(self.spell))
                return
        if g.timing.settle(g):
            return
        if g.over:
            return
        mine = self.next_ones(g)
        if not mine:
            g.pop()
            return
        if len(mine) > 1 and not g.automation.triggers:
            player = self.left[mine[0]].ctx.controller
            options = [Option(OptionKind.TRIGGER, i, self.left[i].ctx.source) for i in mine]
            g.ask(Decision(player, DecisionKind.ORDER_TRIGGERS, options, 0, -1, 0))
            return
        self.play(g, mine[0])

    def next_ones(self, g: State) -> list[int]:
        for p in g.apnap():
            mine: list[int] = []
            for i in range(len(self.left)):
                if self.left[i].ctx.controller == p:
                    mine.append(i)
            if mine:
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
        self.pc = 1
        g.push(ChooseModes(self.spell))

    def answer(self, g: State, option: Option) -> None:
        self.play(g, option.a)


class DamagePrevention(Frame):
    """The step after one in which damage was assigned: it may be prevented; then it is dealt as one event."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "changes")

    def __init__(self, changes: list[Change] | None = None) -> None:
        self.pc = 0
        self.changes: list[Change] = changes if changes is not None else []

    def run(self, g: State) -> None:
        if self.pc == 0:
            self.pc = 1
            g.push(NeutralState(Chance.PREVENTION, g.active, len(g.stack)))
            return
        if self.pc == 1:
            self.pc = 2
            kept = batches(g)
            self.changes = self.changes + kept.assigned  # damage that arose meanwhile belongs to this step
            kept.assigned = []
            frame = Replacing()
            frame.changes = self.changes
            g.push(frame)
            return
        g.pop()


def is_mana_source(g: State, oid: int) -> bool:
    return (now(g.objects[oid]).types & CardType.MANA_SOURCE) != 0
