"""Casting spells (CR 601), activating abilities (602), playing lands (305, 116.2a): what is legal, and the frames that
do it.
"""

from typing import ClassVar, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.casting.announcing import ChooseModes, ChooseTargets, can_announce
from mainphase.kernel.casting.playing import permit, permitted_for, sorcery_timing, use
from mainphase.kernel.costs.affording import can_pay_announced, can_pay_mana, max_x
from mainphase.kernel.costs.paying import PayCosts, cannot_pay, most_for_x, reserved
from mainphase.kernel.costs.paying_mana import PayMana
from mainphase.kernel.events.happening import Cause, create, happen, move
from mainphase.kernel.keys import Memory, Paid, SavedAs
from mainphase.kernel.lowering.codes import AbilityCode, CardCode
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.kinds import StaticKind
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.evaluate import holds, matches, names_player, quantity
from mainphase.kernel.reading.faces import FREE, face_cast, price_of, show, shown
from mainphase.kernel.reading.lasting import use_up
from mainphase.kernel.reading.layers import chars
from mainphase.kernel.reading.seen_cards import everybody, tell
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.objects import ANY_LOYALTY, Context, Flag, Obj, ObjectKind
from mainphase.kernel.state.packed import SpellCast
from mainphase.kernel.state.refusal import pack
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.values import Decision, DecisionKind, EventName, Option, OptionKind
from mainphase.rules.concepts import Concept

# --- Timing


def timing_concept(types: int) -> int:
    """The rule that a card type's timing has."""
    if types & CardType.CREATURE:
        return Concept.CREATURE_TIMING
    if types & CardType.ARTIFACT:
        return Concept.ARTIFACT_TIMING
    if types & CardType.ENCHANTMENT:
        return Concept.ENCHANTMENT_TIMING
    if types & CardType.PLANESWALKER:
        return Concept.PLANESWALKER_TIMING
    if types & CardType.BATTLE:
        return Concept.BATTLE_TIMING
    return Concept.SORCERY_TIMING


def split_second(g: State) -> int:
    """A spell with split second on the stack (CR 702.61b), or 0."""
    for oid in g.stack:
        o = g.objects[oid]
        if o.kind != ObjectKind.ABILITY and now(o).keywords & Keyword.SPLIT_SECOND:
            return oid
    return 0


# --- Spells: legality


def add_costs(a: n.ManaCost, b: n.ManaCost) -> n.ManaCost:
    return n.ManaCost(a.generic + b.generic, a.symbols + b.symbols, a.x + b.x)


def alternative(code: CardCode, way: int) -> n.AlternativeCost | None:
    price = price_of(way)
    return code.alternatives[price - 1] if price > 0 else None


def mana_to_cast(g: State, player: int, oid: int, way: int, paid: list[str]) -> n.ManaCost | None:
    """The total mana cost (CR 601.2f). None: it has no mana cost to be cast for (202.1b)."""
    code = shown(g, g.objects[oid])
    alt = alternative(code, way)
    if price_of(way) == FREE:
        cost = NO_MANA
    elif alt is None or alt.additional:
        printed = code.node.cost
        if printed is None:
            return None
        cost = printed
        if alt is not None:
            cost = add_costs(cost, mana_component(alt.cost))
    else:
        cost = mana_component(alt.cost)
    for extra in code.cast_costs:
        if not extra.optional or extra.optional in paid:
            more = mana_component(extra.cost)
            if more.generic or more.symbols or more.x:
                cost = add_costs(cost, more)
    if code.reductions:
        ctx = Context(oid, player, code.spell)
        less = 0
        for r in code.reductions:
            condition = r.condition
            if condition is None or holds(g, condition, ctx):
                less += quantity(g, r.amount, ctx)
        cost = n.ManaCost(cost.generic - less, cost.symbols, cost.x)  # never below zero in the end
    if code.reductions or any_static(g, StaticKind.COST_CHANGE):
        generic = cost.generic
        for s in active_statics(g, StaticKind.COST_CHANGE):
            node = s.node
            if (
                isinstance(node, n.CostChange)
                and names_player(g, node.who, player, s.ctx)
                and matches(g, node.which, oid, s.ctx)
            ):
                generic += node.generic
        cost = n.ManaCost(max(0, generic), cost.symbols, cost.x)
    if any_static(g, StaticKind.MAY_PLAY_FROM) and spends_any_color(g, player, oid, way):
        cost = n.ManaCost(cost.generic, tuple([m | n.ANY_COLOR for m in cost.symbols]), cost.x)
    return cost


def spends_any_color(g: State, player: int, oid: int, way: int) -> bool:
    """Whether mana may be spent as though it were of any colour to cast this spell."""
    o = g.objects[oid]
    ctx = o.ctx
    if o.zone == Zone.STACK:
        return ctx is not None and SavedAs.ANY_COLOR in ctx.saved
    s = permit(g, player, oid, price_of(way) == FREE)
    return s is not None and isinstance(s.node, n.MayPlayFrom) and s.node.any_color


def mana_to_cast_as(g: State, player: int, oid: int, way: int) -> n.ManaCost | None:
    """What casting a card this way would cost in mana, as it is asked before it is cast."""
    o = g.objects[oid]
    before = chars(g, o)
    was = o.face
    show(g, o, face_cast(g, o, way))
    cost = mana_to_cast(g, player, oid, way, [])
    o.face = was
    o.ch = before
    return cost


NO_MANA = n.ManaCost()


def other_costs_as(g: State, oid: int, way: int) -> tuple[n.Cost, ...]:
    """What casting a card this way would cost besides mana, as it is asked before it is cast."""
    o = g.objects[oid]
    before = chars(g, o)
    was = o.face
    show(g, o, face_cast(g, o, way))
    costs = other_costs(g, oid, way, [])
    o.face = was
    o.ch = before
    return costs


def mana_component(costs: tuple[n.Cost, ...]) -> n.ManaCost:
    for c in costs:
        if isinstance(c, n.PayMana):
            return c.mana
    return NO_MANA


def other_costs(g: State, oid: int, way: int, paid: list[str]) -> tuple[n.Cost, ...]:
    """What must be paid besides mana."""
    code = shown(g, g.objects[oid])
    if price_of(way) <= 0 and not code.cast_costs:
        return ()
    out: list[n.Cost] = []
    alt = alternative(code, way)
    if alt is not None:
        for c in alt.cost:
            if not isinstance(c, n.PayMana):
                out.append(c)
    for extra in code.cast_costs:
        if not extra.optional or extra.optional in paid:
            for c in extra.cost:
                if not isinstance(c, n.PayMana):
                    out.append(c)
    return tuple(out)


def cannot_cast(g: State, player: int, oid: int, way: int, ready: bool = False) -> int:
    """0, or why this card can't be cast this way now (CR 601.3, 601.2e). `ready`: the mana for it has been drawn."""
    o = g.objects[oid]
    face = face_cast(g, o, way)
    if face == o.face:
        return cannot_cast_it(g, player, o, way, ready)
    # CR 709.3a, 715.3a, 708.4: only what would be put on the stack is evaluated.
    before = chars(g, o)
    was = o.face
    show(g, o, face)
    why = cannot_cast_it(g, player, o, way, ready)
    o.face = was
    o.ch = before
    return why


def cannot_cast_it(g: State, player: int, o: Obj, way: int, ready: bool) -> int:
    """The same for a card that shows the face it would be cast as."""
    oid = o.id
    code = shown(g, o)
    if code.is_land or o.flags & Flag.BLANK:
        return pack(Concept.LAND_NOT_SPELL, oid)
    if not code.castable:
        return pack(Concept.CAST_HALF, oid)
    free = price_of(way) == FREE
    if free and code.face_down:  # CR 118.9a: turning it down is itself an alternative to its cost
        return pack(Concept.ALTERNATIVE_COST, oid)
    alt = alternative(code, way)
    if code.back and (alt is None or not alt.transformed):  # CR 712.8c
        return pack(Concept.CAST_HALF, oid)
    zone = alt.zone if alt is not None else code.home
    if zone == Zone.NOWHERE and alt is not None and permitted_for(g, player, oid, alt.name):
        return forbidden_to_cast(g, player, oid, way) or cannot_complete(g, player, oid, way, ready)
    if o.zone != zone or o.owner != player or free:
        if zone != Zone.HAND and (alt is not None or o.zone != zone):
            return pack(Concept.CAST_ZONE, oid)
        if permit(g, player, oid, free) is None or not may_be_fused(o, code, player):
            return pack(Concept.CAST_ZONE, oid)
    why = cast_timing(g, player, o, code)
    if why != 0:
        return why
    return forbidden_to_cast(g, player, oid, way) or cannot_complete(g, player, oid, way, ready)


def may_be_fused(o: Obj, code: CardCode, player: int) -> bool:
    """Both halves of a split card with fuse are cast from its player's hand only, whatever is paid (CR 702.102a)."""
    return not code.fused or (o.zone == Zone.HAND and o.owner == player)


def cannot_cast_now(g: State, player: int, oid: int, way: int) -> int:
    """The same while something resolves that lets the player cast it: zone and timing don't count (CR 608.2g)."""
    o = g.objects[oid]
    before = chars(g, o)
    was = o.face
    face = face_cast(g, o, way)
    if face != was:
        show(g, o, face)
    code = shown(g, o)
    if code.is_land or o.flags & Flag.BLANK:
        why = pack(Concept.LAND_NOT_SPELL, oid)
    elif not code.castable or not may_be_fused(o, code, player) or code.home not in (Zone.HAND, o.zone):
        why = pack(Concept.CAST_HALF, oid)
    else:
        why = forbidden_to_cast(g, player, oid, way) or cannot_complete(g, player, oid, way)
    o.face = was
    o.ch = before
    return why


def is_aura_spell(o: Obj) -> bool:
    """Whether its target is what its enchant ability says (CR 303.4a)."""
    return o.kind != ObjectKind.ABILITY and "Aura" in now(o).subtypes


def forbidden_to_cast(g: State, player: int, oid: int, way: int) -> int:
    """0, or the effect that forbids this spell (CR 601.3)."""
    code = shown(g, g.objects[oid])
    alt = alternative(code, way)
    if g.stack:
        holder = split_second(g)
        if holder:
            return pack(Concept.SPLIT_SECOND, holder)
    if any_static(g, StaticKind.CANT_CAST):
        for s in active_statics(g, StaticKind.CANT_CAST):
            node = s.node
            if (
                isinstance(node, n.CantCast)
                and (node.at_all or not sorcery_timing(g, player))
                and names_player(g, node.who, player, s.ctx)
                and matches(g, node.which, oid, s.ctx)
            ):
                return pack(Concept.CANT_CAST, s.source)
    ctx = Context(oid, player, code.spell)
    for condition in code.cast_only:
        if not holds(g, condition, ctx):
            return pack(Concept.CAST_PERMISSION, oid)
    if alt is not None and alt.condition is not None and not holds(g, alt.condition, ctx):
        return pack(Concept.ALTERNATIVE_COST, oid)
    return 0


def cannot_complete(g: State, player: int, oid: int, way: int, ready: bool = False) -> int:
    """0, or what could not be chosen or paid (CR 601.2b-h). `ready`: the mana for it has been drawn."""
    code = shown(g, g.objects[oid])
    ctx = Context(oid, player, code.spell)
    why = g.timing.out_of_place(g, ctx)
    if why != 0:
        return why
    if code.spell >= 0 and not can_announce(g, g.book.abilities[code.spell], ctx, oid):
        return pack(Concept.TARGET_AURA if is_aura_spell(g.objects[oid]) else Concept.CHOOSE_TARGETS, oid)
    cost = mana_to_cast(g, player, oid, way, [])
    if cost is None:
        return pack(Concept.NO_MANA_COST, oid)
    kept: list[int] = []
    if price_of(way) > 0 or code.cast_costs:
        others = other_costs(g, oid, way, [])
        why = cannot_pay(g, player, others, ctx)
        if why != 0:
            return why
        kept = reserved(g, player, others, ctx)
    if not can_pay_announced(g, player, cost, oid, kept, ready):
        return pack(Concept.PAY_MANA, oid)
    return 0


def cast_timing(g: State, player: int, o: Obj, code: CardCode) -> int:
    """0, or the rule of timing that forbids it."""
    if code.instant_speed or sorcery_timing(g, player):
        return 0
    if g.beyond and chars(g, o).keywords & Keyword.FLASH:  # an effect gives it flash where it is
        return 0
    if any_static(g, StaticKind.CAST_AS_THOUGH_FLASH):
        for s in active_statics(g, StaticKind.CAST_AS_THOUGH_FLASH):
            node = s.node
            if (
                isinstance(node, n.CastAsThoughFlash)
                and names_player(g, node.who, player, s.ctx)
                and matches(g, node.which, o.id, s.ctx)
            ):
                return 0
    if g.rules.only_active_player_casts and g.are_opponents(player, g.active):
        return pack(Concept.SORCERY_SPEED, 0)  # until 29 September 2016 that was a rule of its own
    return pack(timing_concept(now(o).types), g.stack[-1] if g.stack else 0)


def use_up_flash(g: State, player: int, spell: int) -> None:
    """Effects that let the next such spell be cast as though it had flash are over, however it was cast."""
    used: list[int] = []
    for s in active_statics(g, StaticKind.CAST_AS_THOUGH_FLASH):
        node = s.node
        lasting = s.lasting
        if (
            isinstance(node, n.CastAsThoughFlash)
            and node.once
            and lasting is not None
            and names_player(g, node.who, player, s.ctx)
            and matches(g, node.which, spell, s.ctx)
        ):
            used.append(lasting.id)
    if used:
        use_up(g, used, Concept.EXPIRE_DURATIONS)


# --- Spells: the frame


class CastSpell(Frame):
    """CR 601.2a-i, in order. What is offered can be completed, so nothing is ever reversed."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "pc",
        "player",
        "spell",
        "way",
        "kicks",
        "from_hand",
        "from_graveyard",
        "hasty",
        "bidden",
        "any_color",
        "x",
    )

    TO_STACK: Final = 0
    MODES: Final = 1
    INTENTIONS: Final = 2
    TARGETS: Final = 3
    MANA: Final = 4
    OTHER_COSTS: Final = 5
    CAST: Final = 6

    def __init__(self, player: int = 0, card: int = 0, way: int = 0, x: int = -1) -> None:
        self.pc = CastSpell.TO_STACK
        self.player = player
        self.spell = card  # the card's id; from 601.2a on the spell's
        self.way = way
        self.kicks = 0  # optional costs asked so far
        self.from_hand = False
        self.from_graveyard = False
        self.bidden = False  # something that resolves lets it be cast (608.2g)
        self.any_color = False  # mana may be spent as though it were of any colour
        self.hasty = False  # a creature cast by suspend (702.62a)
        self.x = x  # X, if it has been decided as mana was drawn for it; -1: not yet

    def run(self, g: State) -> None:
        if self.pc == CastSpell.TO_STACK:
            # CR 601.2a
            self.pc = CastSpell.MODES
            card = g.objects[self.spell]
            self.from_hand = card.zone == Zone.HAND and card.owner == self.player
            self.from_graveyard = card.zone == Zone.GRAVEYARD
            if not self.bidden:
                self.find_permission(g, card)
            change = move(self.spell, Zone.STACK, Cause.CAST, Concept.CAST_ANNOUNCE)
            change.player = self.player
            change.face = face_cast(g, card, self.way)
            happen(g, [change])
            return
        if self.pc == CastSpell.MODES:
            self.pc = CastSpell.INTENTIONS
            self.spell = g.result[0]
            o = g.objects[self.spell]
            code = shown(g, o)
            ctx = Context(o.id, self.player, code.spell)
            ctx.way = self.way
            alt = alternative(code, self.way)
            if alt is not None:
                ctx.paid.append(alt.name)  # a permanent remembers the cost that was paid (400.7d)
                if alt.exile_after:
                    o.flags |= Flag.EXILE_INSTEAD
            if code.home == Zone.GRAVEYARD and self.from_graveyard:  # CR 702.127a
                o.flags |= Flag.EXILE_INSTEAD
            if self.from_hand:
                o.flags |= Flag.CAST_FROM_HAND
            if self.hasty:
                ctx.paid.append(Paid.BY_SUSPEND)
            if self.any_color:
                ctx.saved[SavedAs.ANY_COLOR] = [1]
            o.ctx = ctx
            if code.spell >= 0 and len(g.book.abilities[code.spell].modes) > 1:  # CR 601.2b
                g.push(ChooseModes(self.spell))
                return
            ctx.modes = [0] if code.spell >= 0 else []
        o = g.objects[self.spell]
        spell_ctx = o.ctx
        assert spell_ctx is not None
        code = shown(g, o)
        if self.pc == CastSpell.INTENTIONS:
            while self.kicks < len(code.cast_costs):  # CR 601.2b: intentions to pay optional costs
                extra = code.cast_costs[self.kicks]
                if extra.optional and self.could_kick(g, spell_ctx, extra.optional):
                    g.ask(
                        Decision(
                            self.player,
                            DecisionKind.OPTIONAL_COST,
                            [Option(OptionKind.YES), Option(OptionKind.NO)],
                            0,
                            -1,
                            self.spell,
                        )
                    )
                    return
                self.kicks += 1
            self.pc = CastSpell.TARGETS
            cost = mana_to_cast(g, self.player, self.spell, self.way, spell_ctx.paid)
            if cost is not None and cost.x > 0:  # without its mana cost X is 0 (107.3b)
                others = other_costs(g, self.spell, self.way, spell_ctx.paid)
                if self.x >= 0:  # the frame goes on with the targets
                    spell_ctx.x = self.x
                    return
                exclude = reserved(g, self.player, others, spell_ctx)
                most = max_x(g, self.player, cost, self.spell, exclude, self.from_pool(g))
                most = most_for_x(g, self.player, others, spell_ctx, most)
                g.ask(Decision(self.player, DecisionKind.X, None, 0, most, self.spell))
                return
        if self.pc == CastSpell.TARGETS:
            self.pc = CastSpell.MANA
            if code.spell >= 0:
                g.push(ChooseTargets(self.spell))  # CR 601.2c, d
                return
        if self.pc == CastSpell.MANA:
            # CR 601.2f: the total cost is locked in; 601.2g, h: mana abilities, then payment
            self.pc = CastSpell.OTHER_COSTS
            cost = mana_to_cast(g, self.player, self.spell, self.way, spell_ctx.paid)
            assert cost is not None
            if cost.generic or cost.symbols or cost.x:
                pay = PayMana(self.player, cost, spell_ctx.x, self.spell, self.from_pool(g))
                others = other_costs(g, self.spell, self.way, spell_ctx.paid)
                pay.exclude = reserved(g, self.player, others, spell_ctx)
                g.push(pay)
                return
        if self.pc == CastSpell.OTHER_COSTS:
            self.pc = CastSpell.CAST
            others = other_costs(g, self.spell, self.way, spell_ctx.paid)
            if others:
                g.push(PayCosts(self.player, others, spell_ctx, self.spell))
                return
        # CR 601.2i
        g.pop()
        p = g.players[self.player]
        p.spells_this_turn += 1
        g.casts.append(SpellCast(self.spell, self.player))
        g.shifted(Facet.MEMORY | Facet.ZONES)
        p.remember(Memory.CAST)
        if g.begun[StaticKind.CAST_AS_THOUGH_FLASH]:
            use_up_flash(g, self.player, self.spell)
        g.note(
            EventName.CAST,
            Concept.CAST_DONE,
            self.player,
            self.spell,
            spell_ctx.targets[0][0] if spell_ctx.targets and spell_ctx.targets[0] else 0,
        )
        g.timing.spell_cast(g, self.spell, self.player)
        g.timing.announced(g, self.spell)

    def find_permission(self, g: State, card: Obj) -> None:
        """What lets it be cast from where it is: used, and remembered as far as it says how it may be paid for."""
        if not any_static(g, StaticKind.MAY_PLAY_FROM):
            return
        code = g.book.cards[face_cast(g, card, self.way)]
        alt = alternative(code, self.way)
        free = price_of(self.way) == FREE
        if card.zone == (alt.zone if alt is not None else code.home) and card.owner == self.player and not free:
            return
        s = permit(g, self.player, card.id, free)
        if s is not None:
            self.any_color = isinstance(s.node, n.MayPlayFrom) and s.node.any_color
            use(g, s, self.player)

    def could_kick(self, g: State, ctx: Context, name: str) -> bool:
        """Whether the whole cost could be paid with this optional cost too."""
        paid = ctx.paid + [name]
        cost = mana_to_cast(g, self.player, self.spell, self.way, paid)
        others = other_costs(g, self.spell, self.way, paid)
        if cost is None or cannot_pay(g, self.player, others, ctx) != 0:
            return False
        exclude = reserved(g, self.player, others, ctx)
        if self.x > 0:  # it has been decided already
            cost = n.ManaCost(cost.generic + self.x * cost.x, cost.symbols)
        if self.bidden:
            return can_pay_mana(g, self.player, cost, 0, self.spell, exclude)
        return can_pay_announced(g, self.player, cost, self.spell, exclude, True)

    def from_pool(self, g: State) -> bool:
        """Whether it is too late to draw mana for it."""
        return g.rules.mana_beforehand and not self.bidden

    def answer(self, g: State, option: Option) -> None:
        ctx = g.objects[self.spell].ctx
        assert ctx is not None
        if option.kind == OptionKind.NUMBER:
            ctx.x = option.a
            return
        code = shown(g, g.objects[self.spell])
        if option.kind == OptionKind.YES:
            ctx.paid.append(code.cast_costs[self.kicks].optional)
            g.shifted(Facet.MEMORY)
        self.kicks += 1

    def belongs_to(self, g: State, player: int) -> bool:
        return self.player == player


# --- Activated abilities


def cannot_activate(g: State, player: int, oid: int, uid: int, ready: bool = False) -> int:
    """0, or why this ability can't be activated now (CR 602.2, 602.5). Mana abilities have their own test in `mana`.
    `ready`: the mana for it has been drawn.
    """
    o = g.objects[oid]
    code = g.book.abilities[uid]
    a = code.activated
    assert a is not None
    if o.zone != code.zone or o.phased_out:
        return pack(Concept.ACTIVATE_ZONE, oid)
    if not a.any_player and (o.controller if o.zone == Zone.BATTLEFIELD else o.owner) != player:
        return pack(Concept.ACTIVATE_CONTROLLER, oid)
    if uid not in now(o).activated:
        return pack(Concept.NO_SUCH_ABILITY, oid)
    if a.window == n.Window.SORCERY and not sorcery_timing(g, player):
        return pack(Concept.ACTIVATE_SORCERY_TIMING, oid)
    if a.loyalty is not None and (o.used.get(ANY_LOYALTY, 0) > 0 or not sorcery_timing(g, player)):  # CR 606.3
        return pack(Concept.LOYALTY_TIMING, oid)
    if g.stack:
        holder = split_second(g)
        if holder:
            return pack(Concept.SPLIT_SECOND, holder)
    if any_static(g, StaticKind.CANT_ACTIVATE):
        for s in active_statics(g, StaticKind.CANT_ACTIVATE):
            node = s.node
            if isinstance(node, n.CantActivate) and matches(g, node.which, oid, s.ctx):
                return pack(Concept.CANT_ACTIVATE, s.source)
    why = g.timing.cannot_use(g, player, o, a)
    if why != 0:
        return why
    if a.per_turn and o.used.get(uid, 0) >= a.per_turn:
        return pack(Concept.ACTIVATION_LIMIT, oid)
    ctx = Context(oid, player, uid)
    if a.condition is not None and not holds(g, a.condition, ctx):
        return pack(Concept.ACTIVATION_CONDITION, oid)
    why = g.timing.out_of_place(g, ctx)
    if why != 0:
        return why
    if not can_announce(g, code, ctx, 0):
        return pack(Concept.CHOOSE_TARGETS, oid)
    why = cannot_pay(g, player, a.cost, ctx)
    if why != 0:
        return why
    cost = mana_component(a.cost)
    if cost.generic or cost.symbols:
        if not can_pay_announced(g, player, cost, 0, reserved(g, player, a.cost, ctx), ready):
            return pack(Concept.PAY_MANA, oid)
    return 0


class ActivateAbility(Frame):
    """CR 602.2a, b: the same procedure as for a spell."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "player", "source", "uid", "spell", "x")

    TO_STACK: Final = 0
    CHOOSE_X: Final = 1
    TARGETS: Final = 2
    MANA: Final = 3
    OTHER_COSTS: Final = 4
    ACTIVATED: Final = 5

    def __init__(self, player: int = 0, source: int = 0, uid: int = -1, x: int = -1) -> None:
        self.pc = ActivateAbility.TO_STACK
        self.player = player
        self.source = source
        self.uid = uid
        self.x = x  # as of a spell
        self.spell = 0  # the ability's own object on the stack

    def run(self, g: State) -> None:
        code: AbilityCode = g.book.abilities[self.uid]
        a = code.activated
        assert a is not None
        if self.pc == ActivateAbility.TO_STACK:
            self.pc = ActivateAbility.CHOOSE_X
            if g.objects[self.source].zone == Zone.HAND:  # CR 602.2a: it is revealed
                tell(g, self.source, everybody(g))
            self.spell = put_ability_on_stack(g, Context(self.source, self.player, self.uid))
            g.push(ChooseModes(self.spell))
            return
        o = g.objects[self.spell]
        ctx = o.ctx
        assert ctx is not None
        cost = mana_component(a.cost)
        if self.pc == ActivateAbility.CHOOSE_X:
            self.pc = ActivateAbility.TARGETS
            if cost.x > 0 and self.x >= 0:
                ctx.x = self.x
            elif cost.x > 0:
                exclude = reserved(g, self.player, a.cost, ctx)
                most = max_x(g, self.player, cost, self.spell, exclude, g.rules.mana_beforehand)
                g.ask(Decision(self.player, DecisionKind.X, None, 0, most, self.spell))
                return
        if self.pc == ActivateAbility.TARGETS:
            self.pc = ActivateAbility.MANA
            g.push(ChooseTargets(self.spell))
            return
        if self.pc == ActivateAbility.MANA:
            self.pc = ActivateAbility.OTHER_COSTS
            if cost.generic or cost.symbols or cost.x:
                pay = PayMana(self.player, cost, ctx.x, self.spell, g.rules.mana_beforehand)
                pay.exclude = reserved(g, self.player, a.cost, ctx)
                g.push(pay)
                return
        if self.pc == ActivateAbility.OTHER_COSTS:
            self.pc = ActivateAbility.ACTIVATED
            g.push(PayCosts(self.player, a.cost, ctx, self.spell))
            return
        g.pop()
        source = g.find(self.source)
        if source is not None:
            source.used[self.uid] = source.used.get(self.uid, 0) + 1
            if a.loyalty is not None:
                source.used[ANY_LOYALTY] = 1
        g.note(
            EventName.ACTIVATED,
            Concept.ACTIVATE_DONE,
            self.player,
            self.source,
            ctx.targets[0][0] if ctx.targets and ctx.targets[0] else 0,
        )
        if g.log is not None:  # a source that was discarded as a cost is nowhere any more
            g.log[-1].obj_card = g.objects[self.spell].card
        g.timing.announced(g, self.spell)

    def answer(self, g: State, option: Option) -> None:
        ctx = g.objects[self.spell].ctx
        assert ctx is not None
        ctx.x = option.a

    def belongs_to(self, g: State, player: int) -> bool:
        return self.player == player


def put_ability_on_stack(g: State, ctx: Context) -> int:
    """An ability becomes an object on the stack (CR 602.2a, 603.3, 113.7a).

    It shows its source's card, and is none itself.
    """
    source = g.objects[ctx.source]
    o = create(g, source.face, ObjectKind.ABILITY, ctx.controller, Zone.STACK)
    o.controller = ctx.controller
    o.timestamp = g.tick()
    o.ctx = ctx
    if ctx.since == 0:
        ctx.since = o.timestamp
    if now(source) is not o.ch:
        o.ch = now(source)
        o.last = o.ch
    g.stack.append(o.id)
    g.shifted(Facet.ZONES)
    return o.id


# --- Special actions with cards in hand


def cannot_act_specially(g: State, player: int, oid: int, uid: int) -> int:
    """0, or why this card can't be suspended or plotted now (CR 116.2f, 116.2k)."""
    o = g.objects[oid]
    node = g.book.abilities[uid].node
    assert isinstance(node, n.SpecialAction)
    if o.zone != Zone.HAND or o.owner != player:
        return pack(Concept.ACTIVATE_ZONE, oid)
    if node.as_a_sorcery:
        if not sorcery_timing(g, player):
            return pack(Concept.PLOT_ACTION, oid)
    else:  # CR 702.62c: only if it could begin to be cast
        why = cast_timing(g, player, o, g.book.cards[o.card])
        if why == 0 and not g.rules.only_timing_begins_suspend:
            why = forbidden_to_cast(g, player, oid, 0)
        if why != 0:
            return why
    ctx = Context(oid, player, uid)
    why = cannot_pay(g, player, node.cost, ctx)
    if why != 0:
        return why
    if not can_pay_mana(g, player, mana_component(node.cost), 0, 0, reserved(g, player, node.cost, ctx)):
        return pack(Concept.PAY_MANA, oid)
    return 0


class TakeSpecialAction(Frame):
    """The cost is paid, then it is done at once: no stack, no response (CR 116.1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "player", "card", "uid")

    MANA: Final = 0
    OTHER_COSTS: Final = 1
    EFFECT: Final = 2

    def __init__(self, player: int = 0, card: int = 0, uid: int = -1) -> None:
        self.pc = TakeSpecialAction.MANA
        self.player = player
        self.card = card
        self.uid = uid

    def run(self, g: State) -> None:
        node = g.book.abilities[self.uid].node
        assert isinstance(node, n.SpecialAction)
        ctx = Context(self.card, self.player, self.uid)
        if self.pc == TakeSpecialAction.MANA:
            self.pc = TakeSpecialAction.OTHER_COSTS
            cost = mana_component(node.cost)
            if cost.generic or cost.symbols:
                pay = PayMana(self.player, cost, 0, 0)
                pay.exclude = reserved(g, self.player, node.cost, ctx)
                g.push(pay)
                return
        if self.pc == TakeSpecialAction.OTHER_COSTS:
            self.pc = TakeSpecialAction.EFFECT
            g.push(PayCosts(self.player, node.cost, ctx))
            return
        g.pop()
        g.timing.run_effect(g, ctx)

    def belongs_to(self, g: State, player: int) -> bool:
        return self.player == player
