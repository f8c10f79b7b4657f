"""Copies of spells and abilities on the stack (CR 707.10)."""

from typing import ClassVar

from mainphase.cards.nodes import Zone
from mainphase.kernel.announcing import phrases_of
from mainphase.kernel.evaluate import now
from mainphase.kernel.events import create
from mainphase.kernel.kinds import EventKind
from mainphase.kernel.objects import Obj, ObjectKind
from mainphase.kernel.state import Frame, State
from mainphase.kernel.statics import learn
from mainphase.kernel.targets import legal_targets
from mainphase.kernel.triggers import fire
from mainphase.kernel.values import Decision, DecisionKind, EventName, Option, OptionKind
from mainphase.rules.concepts import Concept


def copyable(g: State, o: Obj) -> bool:
    """What has a copy here: abilities, and spells that become no permanents."""
    if o.zone != Zone.STACK or o.ctx is None:
        return False
    return o.kind == ObjectKind.ABILITY or not g.book.cards[o.card].is_permanent


def copy_on_stack(g: State, oid: int, player: int) -> int:
    """Puts a copy of a spell or ability onto the stack under a player's control: it isn't cast or activated, and all
    decisions made for it are copied (CR 707.10).
    """
    o = g.objects[oid]
    made_of = o.ctx
    assert made_of is not None
    kind = ObjectKind.ABILITY if o.kind == ObjectKind.ABILITY else ObjectKind.COPY
    copy = create(g, o.card, kind, player, Zone.STACK)
    copy.controller = player
    copy.timestamp = g.tick()
    ctx = made_of.copy()
    ctx.controller = player
    if ctx.source == oid:
        ctx.source = copy.id
    ctx.base = 0
    copy.ctx = ctx
    if now(o) is not copy.ch:
        copy.ch = now(o)
        copy.last = copy.ch
    g.stack.append(copy.id)
    if kind == ObjectKind.COPY and g.book.cards[o.card].zones & (1 << Zone.STACK):
        learn(g, copy)
    g.note(EventName.PUT_ON_STACK, Concept.COPY_SPELL, player, copy.id, oid)
    return copy.id


class ChooseNewTargets(Frame):
    """The controller of a copy may choose new targets, one after another: each unchanged one stays, legal or not (CR
    707.10c).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "spell", "index", "asks")

    def __init__(self, spell: int = 0, asks: bool = True) -> None:
        self.pc = 0  # phrase
        self.spell = spell
        self.index = 0  # target of that phrase
        self.asks = asks

    def run(self, g: State) -> None:
        o = g.objects[self.spell]
        ctx = o.ctx
        if ctx is None or o.zone != Zone.STACK:
            g.pop()
            return
        if self.asks and ctx.targets:
            phrases = phrases_of(g, g.book.abilities[ctx.ability], ctx)
            while self.pc < len(ctx.targets):
                chosen = ctx.targets[self.pc]
                if self.index >= len(chosen):
                    self.pc += 1
                    self.index = 0
                    continue
                options = [Option(OptionKind.DONE)]
                for ref in legal_targets(g, phrases[self.pc], ctx, self.spell):
                    if ref not in chosen:
                        options.append(Option(OptionKind.TARGET, ref, self.pc))
                if len(options) > 1:
                    g.ask(Decision(ctx.controller, DecisionKind.TARGET, options, 0, -1, self.spell))
                    return
                self.index += 1
        g.pop()
        for chosen in ctx.targets:
            for ref in chosen:
                if ref > 0:
                    fire(g, EventKind.TARGETED, ref, self.spell, ctx.controller)
        g.timing.announced(g, self.spell)

    def answer(self, g: State, option: Option) -> None:
        ctx = g.objects[self.spell].ctx
        assert ctx is not None
        if option.kind == OptionKind.TARGET:
            old = ctx.targets[self.pc][self.index]
            ctx.targets[self.pc][self.index] = option.a
            if old in ctx.division:
                ctx.division[option.a] = ctx.division.pop(old)
        self.index += 1

    def belongs_to(self, g: State, player: int) -> bool:
        o = g.find(self.spell)
        return o is None or o.controller == player
