"""Choosing modes and targets for a spell or ability on the stack (CR 601.2b-d, 602.2b, 603.3c-d)."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.kernel.asking.decisions import ask_number, ask_one_of
from mainphase.kernel.events.triggers import fire_crime, fire_targeted
from mainphase.kernel.lowering.codes import AbilityCode
from mainphase.kernel.reading.evaluate import quantity
from mainphase.kernel.reading.targets import (
    can_differ,
    differ,
    goes_with,
    has_targets,
    least,
    legal_targets,
    most,
    most_x_aimed,
    taken_by,
)
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.values import DecisionKind, Option, OptionKind


def usable_modes(g: State, code: AbilityCode, ctx: Context, spell: int) -> list[int]:
    """Modes whose targets exist (CR 700.2a), and that are at their place."""
    out: list[int] = []
    for i in range(len(code.modes)):
        if g.timing.mode_allowed(g, code.modes[i]) and has_targets(g, code.modes[i].phrases, ctx, spell):
            out.append(i)
    return out


def can_announce(g: State, code: AbilityCode, ctx: Context, spell: int) -> bool:
    """Whether enough modes can be chosen with enough targets."""
    if len(code.modes) == 1:
        return has_targets(g, code.modes[0].phrases, ctx, spell)
    return len(usable_modes(g, code, ctx, spell)) >= code.choose_least


def phrases_of(g: State, code: AbilityCode, ctx: Context) -> list[n.TargetPhrase]:
    """The target phrases of the chosen modes, in order."""
    out: list[n.TargetPhrase] = []
    for m in ctx.modes:
        for phrase in code.modes[m].phrases:
            out.append(phrase)
    return out


def x_for_targets(g: State, ctx: Context, spell: int, most: int) -> int:
    """The greatest X for which the modes chosen can have their targets (CR 601.2b, c)."""
    return (
        most_x_aimed(g, phrases_of(g, g.book.abilities[ctx.ability], ctx), ctx, spell, most)
        if ctx.ability >= 0
        else most
    )


def first_target(ctx: Context) -> int:
    """For the log; 0: it has none."""
    return ctx.targets[0][0] if ctx.targets and ctx.targets[0] else 0


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseModes(Frame):
    """Modes are chosen one by one, in printed order; a mode is not chosen twice (CR 700.2d)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "spell")

    def __init__(self, spell: int = 0) -> None:
        self.pc = 0  # modes before this index are decided
        self.spell = spell

    def run(self, g: State) -> None:
        o = g.objects[self.spell]
        ctx = o.ctx
        assert ctx is not None
        code = g.book.abilities[ctx.ability]
        if code.choose_least == len(code.modes):  # all of them, as of a fused spell (702.102d)
            ctx.modes = list(range(len(code.modes)))
            g.pop()
            return
        usable = [i for i in usable_modes(g, code, ctx, self.spell) if i >= self.pc]
        need = code.choose_least - len(ctx.modes)
        if not usable or len(ctx.modes) >= code.choose_most:
            g.pop()
            return
        options: list[Option] = []
        if need <= 0:
            options.append(Option(OptionKind.DONE))
        for k in range(len(usable) - max(need, 1) + 1):
            options.append(Option(OptionKind.MODE, usable[k], ctx.ability))
        ask_one_of(g, ctx.controller, DecisionKind.MODE, options, about=self.spell)

    def answer(self, g: State, option: Option) -> None:
        o = g.objects[self.spell]
        ctx = o.ctx
        assert ctx is not None
        code = g.book.abilities[ctx.ability]
        if option.kind == OptionKind.DONE:
            self.pc = len(code.modes)
        else:
            ctx.modes.append(option.a)
            self.pc = option.a + 1

    def belongs_to(self, g: State, player: int) -> bool:
        o = g.find(self.spell)
        return o is None or o.controller == player


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseTargets(Frame):
    """Targets are chosen phrase by phrase, each target once for a phrase (CR 601.2c); then what is divided is divided
    (601.2d).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "spell", "done", "divided")

    def __init__(self, spell: int = 0) -> None:
        self.pc = 0  # phrase
        self.spell = spell
        self.done = False  # with this phrase
        self.divided = 0  # targets that have their share

    def run(self, g: State) -> None:
        o = g.objects[self.spell]
        ctx = o.ctx
        assert ctx is not None
        code = g.book.abilities[ctx.ability]
        phrases = phrases_of(g, code, ctx)
        while self.pc < len(phrases):
            phrase = phrases[self.pc]
            if len(ctx.targets) <= self.pc:
                ctx.targets.append([])
                self.done = False
                self.divided = 0
            at_most = most(g, phrase, ctx)
            total = 0
            amount = phrase.divided
            if amount is not None:  # each gets at least one of what is divided (CR 601.2d)
                total = quantity(g, amount, ctx)
                at_most = min(at_most, total)
            if not self.done and len(ctx.targets[self.pc]) < at_most and self.ask_for_target(g, ctx, phrases):
                return
            self.done = True
            if amount is not None and self.ask_for_share(g, ctx, total):
                return
            self.pc += 1
        g.pop()
        fire_targeted(g, self.spell, ctx)
        fire_crime(g, ctx)

    def ask_for_target(self, g: State, ctx: Context, phrases: list[n.TargetPhrase]) -> bool:
        """The next target of this phrase (CR 601.2c). False: there is nothing to choose."""
        phrase = phrases[self.pc]
        chosen = ctx.targets[self.pc]
        options: list[Option] = []
        if len(chosen) >= least(g, phrase, ctx):
            options.append(Option(OptionKind.DONE))
        differing = differ(phrases)
        taken = taken_by(ctx, self.pc) if differing else []
        for ref in legal_targets(g, phrase, ctx, self.spell):
            if differing and (
                (phrase.another and ref in taken)
                or not can_differ(g, phrases, self.pc + 1, [*taken, ref], ctx, self.spell)
            ):
                continue
            if goes_with(g, phrase, ref, chosen, ctx, self.spell):
                options.append(Option(OptionKind.TARGET, ref, self.pc))
        if not options or (len(options) == 1 and options[0].kind == OptionKind.DONE):
            return False
        ask_one_of(g, ctx.controller, DecisionKind.TARGET, options, about=self.spell)
        return True

    def ask_for_share(self, g: State, ctx: Context, total: int) -> bool:
        """How much the next target gets of what is divided (CR 601.2d). False: all have theirs."""
        chosen = ctx.targets[self.pc]
        if self.divided >= len(chosen):
            return False
        left = total - self.given(ctx)
        others = len(chosen) - self.divided - 1
        if others > 0:
            ask_number(g, ctx.controller, DecisionKind.DIVIDE, 1, left - others, about=chosen[self.divided])
            return True
        ctx.division[chosen[self.divided]] = left
        self.divided += 1
        return False

    def given(self, ctx: Context) -> int:
        """What has been dealt out of it."""
        total = 0
        for i in range(self.divided):
            total += ctx.division[ctx.targets[self.pc][i]]
        return total

    def answer(self, g: State, option: Option) -> None:
        o = g.objects[self.spell]
        ctx = o.ctx
        assert ctx is not None
        if option.kind == OptionKind.NUMBER:
            ctx.division[ctx.targets[self.pc][self.divided]] = option.a
            self.divided += 1
        elif option.kind == OptionKind.DONE:
            self.done = True
        else:
            ctx.targets[self.pc].append(option.a)

    def belongs_to(self, g: State, player: int) -> bool:
        o = g.find(self.spell)
        return o is None or o.controller == player


def being_divided(g: State) -> tuple[int, list[int]]:
    """What is left to divide as a share is asked for (CR 601.2d), and the targets that have none yet; 0: nothing is."""
    frame = g.top
    if not isinstance(frame, ChooseTargets):
        return 0, []
    ctx = g.objects[frame.spell].ctx
    assert ctx is not None
    phrases = phrases_of(g, g.book.abilities[ctx.ability], ctx)
    amount = phrases[frame.pc].divided if frame.pc < len(phrases) else None
    if amount is None or not frame.done:
        return 0, []
    return quantity(g, amount, ctx) - frame.given(ctx), ctx.targets[frame.pc][frame.divided :]


def last_divided(g: State) -> list[int]:
    """The shares of what was divided last, of what is still on the stack."""
    for oid in reversed(g.stack):
        ctx = g.objects[oid].ctx
        if ctx is not None and ctx.division:
            return list(ctx.division.values())
    return []
