"""Activating abilities (CR 602): whether it is legal, and doing it step by step."""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.asking.decisions import ask_number, ask_yes_no
from mainphase.kernel.casting.announcing import (
    ChooseModes,
    ChooseTargets,
    ask_x,
    can_announce,
    cost_with_x,
    each_x,
    first_target,
    least_x,
    x_for_targets,
)
from mainphase.kernel.casting.castable import split_second
from mainphase.kernel.casting.playing import sorcery_timing
from mainphase.kernel.costs.ability_costs import costs_due, mana_to_activate, may_pay_nothing
from mainphase.kernel.costs.affording import can_pay_announced, is_nothing, max_x
from mainphase.kernel.costs.components import asks_for_x, takes_by_x
from mainphase.kernel.costs.paying import PayCosts, cannot_pay, most_for_x, reserved
from mainphase.kernel.costs.paying_mana import PayMana, begin_to_pay
from mainphase.kernel.events.moving import create_object
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, fire_cycled, is_watched
from mainphase.kernel.keys import MemoryKey, Paid
from mainphase.kernel.lowering.codes import UNBOUNDED, AbilityCode
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of, mana_cost_of
from mainphase.kernel.reading.evaluate import holds, is_in_zone_meant, matches, names_player
from mainphase.kernel.reading.limited_use import count_use, is_used_up
from mainphase.kernel.reading.seating import within_range
from mainphase.kernel.reading.seen_cards import everybody, mark_seen
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.following import followed_moves
from mainphase.kernel.state.objects import ANY_LOYALTY, Obj, ObjectKind
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import PlayersFrame, State
from mainphase.kernel.values import DecisionKind, Option, OptionKind
from mainphase.kernel.what_happens import EventName, TriggerKind
from mainphase.rules.concepts import Concept

CYCLING: Final = "cycling"  # and typecycling (CR 702.29f)


def as_loyalty(g: State, o: Obj, ability: n.Activated) -> bool:
    """True if it is activated as loyalty abilities are: once each turn, at sorcery timing (CR 606.3). To 30 September
    2009 that was said of each activated ability of a planeswalker, and of no other.
    """
    if g.rules.loyalty_by_symbol:
        return ability.loyalty is not None
    return characteristics_of(o).types & CardType.PLANESWALKER != 0


def may_at_instant_speed(g: State, player: int, oid: int, ability: n.Activated) -> bool:
    """True if an effect lets the player activate it any time they could cast an instant."""
    if not any_static(g, StaticKind.SELDOM_ASKED):
        return False
    for s in active_statics(g, StaticKind.SELDOM_ASKED):
        node = s.node
        if isinstance(node, n.ActivatesAtInstantSpeed) and names_player(g, node.who, player, s.ctx):
            meant = ability.keyword == node.keyword if node.keyword else ability.loyalty is not None
            if meant and matches(g, node.which, oid, s.ctx):
                return True
    return False


def cannot_activate(g: State, player: int, oid: int, uid: int, ready: bool = False) -> int:
    """0, or why this ability can't be activated now (CR 602.2, 602.5). Mana abilities have their own test in `mana`.
    `ready`: the mana for it has been drawn.
    """
    o = g.objects[oid]
    code = g.book.abilities[uid]
    a = code.activated
    assert a is not None
    if o.zone != code.zone or o.phased_out:
        return pack_refusal(Concept.ACTIVATE_ZONE, oid)
    if not a.any_player and (o.controller if o.zone == Zone.BATTLEFIELD else o.owner) != player:
        return pack_refusal(Concept.ACTIVATE_CONTROLLER, oid)
    if a.any_player and g.ranged and not within_range(g, player, o):
        return pack_refusal(Concept.RANGE_ACTIVATE, oid)
    if uid not in characteristics_of(o).activated:
        return pack_refusal(Concept.NO_SUCH_ABILITY, oid)
    if a.window == n.Window.SORCERY and not sorcery_timing(g, player) and not may_at_instant_speed(g, player, oid, a):
        return pack_refusal(Concept.ACTIVATE_SORCERY_TIMING, oid)
    if as_loyalty(g, o, a):  # CR 606.3
        timely = sorcery_timing(g, player) or may_at_instant_speed(g, player, oid, a)
        if o.uses(ANY_LOYALTY) > 0 or not timely:
            return pack_refusal(Concept.LOYALTY_TIMING, oid)
    if g.stack:
        holder = split_second(g)
        if holder:
            return pack_refusal(Concept.SPLIT_SECOND, holder)
    if any_static(g, StaticKind.CANT_ACTIVATE):
        for s in active_statics(g, StaticKind.CANT_ACTIVATE):
            node = s.node
            if (
                isinstance(node, n.CantActivate)
                and (node.anywhere or is_in_zone_meant(node.which, o))
                and (node.who is None or names_player(g, node.who, player, s.ctx))
                and matches(g, node.which, oid, s.ctx)
            ):
                return pack_refusal(Concept.CANT_ACTIVATE, s.source)
    why = g.timing.cannot_use(g, player, o, a)
    if why != 0:
        return why
    if (a.per_turn or a.once) and is_used_up(g, o, uid, a):
        return pack_refusal(Concept.ACTIVATION_LIMIT, oid)
    ctx = Context(oid, player, uid)
    if a.condition is not None and not holds(g, a.condition, ctx):
        return pack_refusal(Concept.ACTIVATION_CONDITION, oid)
    why = g.timing.out_of_place(g, ctx)
    if why != 0:
        return why
    if code.by_x and asks_for_x(a.cost):
        ctx.x = max(0, least_x(g, player, code, ctx, 0, a.cost))
    if not can_announce(g, code, ctx, 0):
        return pack_refusal(Concept.CHOOSE_TARGETS, oid)
    if a.own_mana and mana_cost_of(g, o) is None:  # CR 118.6
        return pack_refusal(Concept.NO_MANA_COST, oid)
    why = cannot_pay_to_activate(g, player, o, a, ctx, ready)
    if why != 0 and may_pay_nothing(g, a, ctx):
        ctx.paid = [Paid.NOTHING]
        ctx.x = 0
        why = cannot_pay_to_activate(g, player, o, a, ctx, ready)
    return why


def cannot_pay_to_activate(g: State, player: int, o: Obj, ability: n.Activated, ctx: Context, ready: bool) -> int:
    """0, or why the player can't pay what activating an ability of this object costs."""
    due = costs_due(ability, ctx)
    why = cannot_pay(g, player, due, ctx)
    if why != 0:
        return why
    cost = cost_with_x(mana_to_activate(g, ability, ctx), ctx.x)
    if not is_nothing(cost):
        spent_on = o.id if o.zone == Zone.BATTLEFIELD else 0
        if not can_pay_announced(g, player, cost, spent_on, reserved(g, player, due, ctx), ready):
            return pack_refusal(Concept.PAY_MANA, o.id)
    return 0


@mypyc_attr(acyclic=True, free_list_len=1)
class ActivateAbility(PlayersFrame):
    """CR 602.2a, b: the same procedure as for a spell."""

    TO_STACK: Final = 0
    CHOOSE_X: Final = 1
    TARGETS: Final = 2
    MANA: Final = 3
    OTHER_COSTS: Final = 4
    ACTIVATED: Final = 5
    ASKED: Final = 6  # whether {0} is paid instead of what it costs: before it is put on the stack

    def __init__(self, player: int = 0, source: int = 0, uid: int = -1, x: int = -1) -> None:
        self.pc = ActivateAbility.TO_STACK
        self.player = player
        self.source = source
        self.uid = uid
        self.spell = 0  # the ability's own object on the stack
        self.x = x  # as of a spell
        self.for_nothing = False  # {0} is paid instead of what it costs

    def run(self, g: State) -> None:
        code: AbilityCode = g.book.abilities[self.uid]
        a = code.activated
        assert a is not None
        if self.pc == ActivateAbility.TO_STACK:
            asking = Context(self.source, self.player, self.uid)
            if may_pay_nothing(g, a, asking):  # CR 118.9, 601.2b
                self.pc = ActivateAbility.ASKED
                o = g.objects[self.source]
                if cannot_pay_to_activate(g, self.player, o, a, asking, g.rules.mana_beforehand) == 0:
                    ask_yes_no(g, self.player, DecisionKind.OPTIONAL_COST, about=self.source)
                    return
                self.for_nothing = True
        if self.pc == ActivateAbility.TO_STACK or self.pc == ActivateAbility.ASKED:
            self.pc = ActivateAbility.CHOOSE_X
            if g.objects[self.source].zone == Zone.HAND:  # CR 602.2a: it is revealed
                mark_seen(g, self.source, everybody(g))
            self.spell = put_ability_on_stack(g, Context(self.source, self.player, self.uid))
            own = g.objects[self.spell].ctx
            assert own is not None
            if self.for_nothing:
                own.paid = [Paid.NOTHING]
            least = max(0, self.x)
            asked_first = code.by_x and self.x < 0
            most = self.most_x(g, a, own, costs_due(a, own)) if asked_first else least
            g.push(ChooseModes(self.spell, least, most))
            return
        o = g.objects[self.spell]
        ctx = o.ctx
        assert ctx is not None
        cost = mana_to_activate(g, a, ctx)
        due = costs_due(a, ctx)
        if self.pc == ActivateAbility.CHOOSE_X:
            self.pc = ActivateAbility.TARGETS
            asked = a.x_is is None and asks_for_x(due)
            if asked and self.x >= 0:
                ctx.x = self.x
            elif asked and code.by_x:
                most = self.most_x(g, a, ctx, due)
                ask_x(g, self.player, each_x(g, self.player, code, ctx, self.spell, due, most), self.spell)
                return
            elif asked:
                most = x_for_targets(g, ctx, self.spell, self.most_x(g, a, ctx, due))
                ask_number(g, self.player, DecisionKind.X, 0, most, about=self.spell)
                return
        if self.pc == ActivateAbility.TARGETS:
            self.pc = ActivateAbility.MANA
            g.push(ChooseTargets(self.spell))
            return
        if self.pc == ActivateAbility.MANA:
            self.pc = ActivateAbility.OTHER_COSTS
            payment = PayMana(self.player, cost, ctx.x, self.spell, g.rules.mana_beforehand)
            if begin_to_pay(g, payment, due, ctx):
                return
        if self.pc == ActivateAbility.OTHER_COSTS:
            self.pc = ActivateAbility.ACTIVATED
            g.push(PayCosts(self.player, due, ctx, self.spell))
            return
        g.pop()
        source = g.find(self.source)
        if source is not None:
            count_use(g, source, self.uid, a)
            if as_loyalty(g, source, a):
                source.mark(ANY_LOYALTY)
        if a.keyword in g.book.keywords_counted:
            g.players[self.player].remember(MemoryKey.ACTIVATED + a.keyword)
            g.invalidate(Facet.MEMORY)
        g.note(EventName.ACTIVATED, Concept.ACTIVATE_DONE, self.player, self.source, other=first_target(ctx))
        if g.log is not None:  # a source that was discarded as a cost is nowhere any more
            g.log[-1].obj_card = g.objects[self.spell].card
        if is_watched(g, TriggerKind.ACTIVATED) and not code.is_mana:
            fire(g, TriggerEvent.activated(self.spell, self.source, self.player))
        if a.keyword == CYCLING:
            for moved in followed_moves(ctx):
                if moved.was == self.source:
                    fire_cycled(g, self.player, moved.became)
        g.timing.announced(g, self.spell)

    def most_x(self, g: State, ability: n.Activated, ctx: Context, due: tuple[n.Cost, ...]) -> int:
        """The greatest X that can be paid for, with the other costs that are due."""
        cost = mana_to_activate(g, ability, ctx)
        if self.for_nothing and not asks_for_x(due):
            return 0
        most = UNBOUNDED
        if cost.x > 0:
            exclude = reserved(g, self.player, due, ctx)
            most = max_x(g, self.player, cost, self.spell, exclude, g.rules.mana_beforehand)
            if cost.generic < 0 and most > 0 and not self.affords(g, ability, ctx, due, most):
                most = 0  # some mana is left to be paid, and there is none
        most = most_for_x(g, self.player, due, ctx, most)
        if takes_by_x(due) and not is_nothing(cost):
            while most > 0 and not self.affords(g, ability, ctx, due, most):  # what it takes was to pay
                most -= 1
        return most

    def affords(self, g: State, ability: n.Activated, ctx: Context, due: tuple[n.Cost, ...], x: int) -> bool:
        """True if its mana can be paid with this X."""
        known = ctx.x
        ctx.x = x
        cost = cost_with_x(mana_to_activate(g, ability, ctx), x)
        kept = reserved(g, self.player, due, ctx)
        ctx.x = known
        return can_pay_announced(g, self.player, cost, self.spell, kept, g.rules.mana_beforehand)

    def answer(self, g: State, option: Option) -> None:
        if self.pc == ActivateAbility.ASKED:
            self.for_nothing = option.kind == OptionKind.YES
            return
        ctx = g.objects[self.spell].ctx
        assert ctx is not None
        ctx.x = option.number


def put_ability_on_stack(g: State, ctx: Context) -> int:
    """An ability becomes an object on the stack (CR 602.2a, 603.3, 113.7a).

    It shows its source's card, and is none itself.
    """
    source = g.objects.get(ctx.source)  # nothing stays of what was discarded; what it did goes on (CR 603.7d, 113.7a)
    face = source.face if source is not None else g.book.abilities[ctx.ability].card
    o = create_object(g, face, ObjectKind.ABILITY, ctx.controller, Zone.STACK)
    o.controller = ctx.controller
    o.timestamp = g.tick()
    o.ctx = ctx
    if ctx.since == 0:
        ctx.since = o.timestamp
    if source is not None and characteristics_of(source) is not o.ch:
        o.ch = characteristics_of(source)
        o.last = o.ch
    g.stack.append(o.id)
    g.invalidate(Facet.ZONES)
    return o.id
