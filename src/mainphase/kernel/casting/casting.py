"""Casting a spell, step by step (CR 601.2)."""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.asking.choosing import ChooseObjects
from mainphase.kernel.asking.decisions import ask_number, ask_one_of, ask_yes_no
from mainphase.kernel.casting.announcing import (
    ChooseModes,
    ChooseTargets,
    ask_x,
    can_have,
    cost_with_x,
    could_pay_this,
    each_x,
    first_target,
    highest_x_compared,
    least_x,
    x_for_targets,
)
from mainphase.kernel.casting.asking_help import AskForHelp
from mainphase.kernel.casting.playing import (
    any_mana_of,
    first_permission,
    is_in_own_hand,
    main_phase_of,
    permission_at,
    use_permission,
)
from mainphase.kernel.casting.spell_costs import (
    NO_PRICE,
    alternative_of_way,
    cost_at_least,
    has_to_be_helped,
    helpers_for,
    mana_to_cast,
    other_costs,
    permission_number,
    varies_with_x,
    way_said,
)
from mainphase.kernel.costs.affording import can_pay_mana, max_x
from mainphase.kernel.costs.assisting import less_help, max_x_assisted
from mainphase.kernel.costs.components import asks_for_x, takes_by_x
from mainphase.kernel.costs.paying import PayCosts, cannot_pay, most_for_x, reserved
from mainphase.kernel.costs.paying_mana import PayMana, begin_to_pay
from mainphase.kernel.costs.sources_of_mana import is_assisted
from mainphase.kernel.events.changes import Cause, move_change
from mainphase.kernel.events.deeds_of_turn import remember_deed
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.keys import MemoryKey, Paid, SavedAs, TurnDeed
from mainphase.kernel.lowering.codes import SPLICED, UNBOUNDED, CardCode
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.commanders import commander_key, commander_tax
from mainphase.kernel.reading.evaluate import matches, names_player
from mainphase.kernel.reading.faces import face_cast, is_free, place_of, price_number, shown_definition
from mainphase.kernel.reading.lasting import begin_effect, begin_rule, use_up
from mainphase.kernel.reading.layers import refresh, refreshed_characteristics
from mainphase.kernel.reading.parts import in_part
from mainphase.kernel.reading.seen_cards import reveal_cards
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.reading.targets import has_targets
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj, ObjectFlag
from mainphase.kernel.state.packed import SpellCast
from mainphase.kernel.state.state import NO_IDS, PlayersFrame, State
from mainphase.kernel.values import DecisionKind, Option, OptionKind
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept
from mainphase.rules.parts import PARTS


def intend(ctx: Context, name: str) -> None:
    """The optional cost of this name is going to be paid (CR 601.2b); one of two kickers is a kicker (702.33e)."""
    ctx.paid.append(name)
    if name.startswith(Paid.ONE_KICKER):
        ctx.paid.append(Paid.KICKER)


@mypyc_attr(acyclic=True, free_list_len=1)
class CastSpell(PlayersFrame):
    """CR 601.2a-i, in order. What is offered can be completed, so nothing is reversed, but for a spell with assist that
    another player would have had to help to pay for (`taking_back`).
    """

    TO_STACK: Final = 0
    MODES: Final = 1
    SPLICES: Final = 2
    INTENTIONS: Final = 3
    TARGETS: Final = 4
    MANA: Final = 5
    OTHER_COSTS: Final = 6
    CAST: Final = 7
    HELP: Final = 8  # whom to ask to pay for a part of it, before mana abilities are activated (702.132a)

    def __init__(
        self, player: int = 0, card: int = 0, way: int = 0, x: int = -1, intended: list[str] | None = None
    ) -> None:
        self.pc = CastSpell.TO_STACK
        self.player = player
        self.spell = card  # the card's id; from 601.2a on the spell's
        self.way = way
        self.costs_asked = 0  # optional costs asked so far
        self.from_hand = False
        self.from_graveyard = False
        self.hasty = False  # a creature cast by suspend (702.62a)
        self.bidden = False  # something that resolves lets it be cast (608.2g)
        self.any_mana = 0  # mana may be spent as though it were of any colour, or type: the mark of the cost's symbols
        self.permission = NO_PRICE  # the permission that has a price of its own (`permission_number`)
        self.exiled_after = False  # as the permission for it says, if it would be put into a graveyard
        self.tax = -1  # what it costs more for coming from the command zone; -1: it comes from elsewhere (903.8)
        self.x = x  # X, if it has been decided as mana was drawn for it; -1: not yet
        self.splicing = NO_IDS  # what could be spliced onto it, as that is asked
        self.spliced = NO_IDS  # the cards that are, in their order (702.47b)
        self.intended = intended  # the optional costs, if these have been decided so

    def run(self, g: State) -> None:
        """Each step says whether it has begun something that comes before the next."""
        if self.pc == CastSpell.TO_STACK:
            self.pc = CastSpell.MODES
            self.put_on_stack(g)
            return
        if self.pc == CastSpell.MODES:
            self.pc = CastSpell.SPLICES
            if self.announce_modes(g):
                return
        if self.pc == CastSpell.SPLICES:
            if g.book.asks_helpers and self.ask_for_helper(g):
                return
            if g.book.splices and self.announce_splices(g):
                return
            self.pc = CastSpell.INTENTIONS
        if self.pc == CastSpell.INTENTIONS:
            if self.announce_optional_costs(g):
                return
            self.pc = CastSpell.TARGETS
            if self.announce_x(g):
                return
        if self.pc == CastSpell.TARGETS:
            self.pc = CastSpell.HELP if g.book.assists else CastSpell.MANA
            if self.announce_targets(g):
                return
        if self.pc == CastSpell.HELP:
            self.pc = CastSpell.MANA
            if self.ask_for_help(g):
                return
        if self.pc == CastSpell.MANA:
            self.pc = CastSpell.OTHER_COSTS
            if self.pay_mana(g):
                return
        if self.pc == CastSpell.OTHER_COSTS:
            self.pc = CastSpell.CAST
            if self.pay_other_costs(g):
                return
        g.pop()
        self.become_cast(g)

    # --- The steps

    def put_on_stack(self, g: State) -> None:
        """CR 601.2a."""
        card = g.objects[self.spell]
        self.from_hand = card.zone == Zone.HAND and card.owner == self.player
        self.from_graveyard = card.zone == Zone.GRAVEYARD
        if g.commanding and card.zone == Zone.COMMAND:
            self.tax = commander_tax(g, card)
        if not self.bidden:
            self.find_permission(g, card)
        change = move_change(self.spell, Zone.STACK, Cause.CAST, Concept.CAST_ANNOUNCE)
        change.player = self.player
        change.face = face_cast(g, card, self.way)
        perform_event(g, [change])

    def announce_modes(self, g: State) -> bool:
        """CR 601.2b. The spell begins to remember how it is cast."""
        self.spell = g.result[0]
        o = g.objects[self.spell]
        code = shown_definition(g, o)
        ctx = Context(o.id, self.player, code.spell)
        ctx.way = self.way
        alt = alternative_of_way(code, self.way)
        if alt is not None:
            ctx.paid.append(alt.name)  # a permanent remembers the cost that was paid (400.7d)
            if alt.exile_after:
                o.flags |= ObjectFlag.EXILE_INSTEAD
        if code.home == Zone.GRAVEYARD and self.from_graveyard:  # CR 702.127a
            o.flags |= ObjectFlag.EXILE_INSTEAD
        if self.exiled_after:
            o.flags |= ObjectFlag.EXILE_BURIED
        if self.from_hand:
            o.flags |= ObjectFlag.CAST_FROM_HAND
        if g.book.asks_cast:
            ctx.paid.append(Paid.CAST)
            ctx.paid.append(f"{Paid.CAST_BY}{self.player}")
        if g.book.asks_timely and (len(g.stack) > 1 or not main_phase_of(g, self.player)):  # it is the only one there
            ctx.paid.append(Paid.UNTIMELY)
        if g.book.asks_main and g.is_active(self.player) and in_part(g, PARTS["main phase"]):
            ctx.paid.append(Paid.IN_MAIN)
        if self.hasty:
            ctx.paid.append(Paid.BY_SUSPEND)
        if self.permission != NO_PRICE:
            ctx.saved[SavedAs.PERMISSION] = [self.permission]
            entering = g.book.abilities[self.permission].entering if self.permission >= 0 else -1
            if entering >= 0:
                begun = g.book.nodes[entering]
                assert isinstance(begun, n.Begin)
                of_spell = Context(o.id, self.player)
                of_spell.event_object = o.id
                begin_rule(g, entering, begun, of_spell)
        if self.any_mana:
            ctx.saved[SavedAs.ANY_COLOR] = [self.any_mana // n.ANY_COLOR]
        if self.tax >= 0:
            ctx.saved[SavedAs.COMMANDER_TAX] = [self.tax]
        o.ctx = ctx
        if alt is not None and g.book.begun_by_cost:
            self.begin_by_cost(g, code, ctx)
        if code.spell >= 0 and len(g.book.abilities[code.spell].modes) > 1:
            least = max(0, self.x)
            most = least
            if code.by_x and self.x < 0:
                most = self.most_x(g, ctx, ctx.paid)
            g.push(ChooseModes(self.spell, least, most))
            return True
        ctx.modes = [0] if code.spell >= 0 else []
        return False

    def begin_by_cost(self, g: State, code: CardCode, ctx: Context) -> None:
        """What an effect gives to a spell that is cast for the cost which that effect gives it."""
        place = price_number(self.way) - 1 - code.own_alternatives
        if place < 0:
            return
        begun = g.book.begun_by_cost.get(code.given[place], -1)
        if begun >= 0:
            node = g.book.nodes[begun]
            assert isinstance(node, n.Apply)
            begin_effect(g, begun, node, [self.spell], ctx)

    def announce_splices(self, g: State) -> bool:
        """The cards that are spliced onto it, in the order in which their text follows its own (CR 601.2b, 702.47b):
        one after another, and then they are all revealed.
        """
        ctx = self.context(g)
        asked = len(self.splicing) > 0
        self.splicing = NO_IDS
        if asked and g.result:
            self.splice(g, ctx, g.objects[g.result[0]])
        if not asked or g.result:
            self.splicing = [oid for oid in g.players[self.player].hand if self.could_splice(g, ctx, g.objects[oid])]
        if self.splicing:
            g.push(ChooseObjects(self.player, self.splicing, 0, 1, DecisionKind.CHOOSE, self.spell))
            return True
        if self.spliced:
            reveal_cards(g, self.player, self.spliced)
        return False

    def could_splice(self, g: State, ctx: Context, card: Obj) -> bool:
        """True if a card of the hand can be spliced onto it: its text can have its targets, and its cost be paid."""
        code = g.book.cards[card.face]
        splice = code.splice
        if splice is None or card.id in self.spliced:
            return False
        if not matches(g, splice.onto, self.spell, Context(card.id, self.player)):
            return False
        if not has_targets(g, g.book.abilities[code.spell].modes[0], ctx, self.spell):
            return False
        return self.could_pay_all(g, ctx, [*ctx.paid, f"{Paid.SPLICED}{card.face}"])

    def splice(self, g: State, ctx: Context, card: Obj) -> None:
        """The spell has the text of this card, too (CR 702.47c)."""
        text = g.book.cards[card.face].spell
        self.spliced = [*self.spliced, card.id]
        ctx.paid.append(f"{Paid.SPLICED}{card.face}")
        if ctx.ability < 0:
            ctx.ability = text
            ctx.modes = [0]
        else:
            ctx.modes.append(SPLICED + text)
        g.invalidate(Facet.MEMORY)

    def ask_again(self, g: State, player: int) -> bool:
        self.splicing = NO_IDS
        return self.pc == CastSpell.SPLICES

    def announce_optional_costs(self, g: State) -> bool:
        """The intentions to pay them (CR 601.2b)."""
        ctx = self.context(g)
        code = shown_definition(g, g.objects[self.spell])
        while self.costs_asked < len(code.cast_costs):
            extra = code.cast_costs[self.costs_asked]
            if not self.has_extra(g, ctx, code):
                self.costs_asked += 1
                continue
            if extra.optional and not extra.by_modes and self.could_pay_all(g, ctx, ctx.paid + [extra.optional]):
                if self.intended is not None and not extra.otherwise:
                    if extra.optional in self.intended:
                        intend(ctx, extra.optional)
                        g.invalidate(Facet.MEMORY)
                elif (not extra.otherwise and not code.by_cost) or self.could_pay_all(g, ctx, ctx.paid):
                    ask_yes_no(g, self.player, DecisionKind.OPTIONAL_COST, about=self.spell)
                    return True
                else:
                    intend(ctx, extra.optional)  # there is no other way
                    g.invalidate(Facet.MEMORY)
            self.costs_asked += 1
        return False

    def has_extra(self, g: State, ctx: Context, code: CardCode) -> bool:
        """True if the spell has the optional cost that is asked next, or has it so often that it may be paid again:
        that of several effects which give it is paid separately for each (CR 702.153b).
        """
        given = self.costs_asked - code.own_cast_costs
        if given < 0:
            return True
        extra = code.cast_costs[self.costs_asked]
        if extra.own_mana and code.node.cost is None:  # CR 118.6
            return False
        count = 0
        for uid in refreshed_characteristics(g, g.objects[self.spell]).abilities:
            if uid == code.given_extras[given]:
                count += 1
        return count > 0 and (extra.many or ctx.paid.count(extra.optional) < count)

    def ask_for_helper(self, g: State) -> bool:
        """What is tapped or sacrificed to pay less, with which the rest can be paid: up to one creature (CR 702.180b),
        or one permanent (702.119c).
        """
        ctx = self.context(g)
        if SavedAs.HELPER in ctx.saved:
            return False
        options: list[Option] = []
        alt = alternative_of_way(shown_definition(g, g.objects[self.spell]), self.way)
        helpers = helpers_for(g, self.player, alt, ctx)
        ctx.saved[SavedAs.HELPER] = []
        if not helpers:
            return False
        if not has_to_be_helped(alt) and self.could_pay_all(g, ctx, ctx.paid):
            options.append(Option(OptionKind.DONE))
        for i in range(len(helpers)):
            ctx.saved[SavedAs.HELPER] = [helpers[i]]
            if self.could_pay_all(g, ctx, ctx.paid):
                options.append(Option.choose_card(helpers[i], i))
        ctx.saved[SavedAs.HELPER] = []
        ask_one_of(g, self.player, DecisionKind.COST_CARD, options, about=self.spell)
        return True

    def announce_x(self, g: State) -> bool:
        """CR 601.2b. Without its mana cost X is 0 (107.3b)."""
        ctx = self.context(g)
        cost = mana_to_cast(g, self.player, self.spell, self.way, ctx.paid)
        others = self.other_costs(g)
        if cost is None or (cost.x == 0 and not asks_for_x(others)):
            return False
        if self.x >= 0:
            ctx.x = self.x
            return False
        most = self.most_x(g, ctx, ctx.paid)
        by_x, varies = shown_definition(g, g.objects[self.spell]).by_x, self.varies_with_x(g)
        if not by_x and not varies:
            ask_number(g, self.player, DecisionKind.X, 0, x_for_targets(g, ctx, self.spell, most), about=self.spell)
            return True
        if by_x:
            ability = g.book.abilities[ctx.ability] if ctx.ability >= 0 else None
            numbers = each_x(g, self.player, ability, ctx, self.spell, others, most)
        else:
            numbers = list(range(x_for_targets(g, ctx, self.spell, most) + 1))
        if varies:
            numbers = [x for x in numbers if self.could_pay_x(g, ctx, ctx.paid, others, x)]
        ask_x(g, self.player, numbers, self.spell)
        return True

    def announce_targets(self, g: State) -> bool:
        """CR 601.2c, d."""
        if self.context(g).ability < 0:
            return False
        g.push(ChooseTargets(self.spell))
        return True

    def ask_for_help(self, g: State) -> bool:
        """CR 702.132a."""
        if not is_assisted(g.objects[self.spell]):
            return False
        g.push(AskForHelp(self.player, self.spell))
        return True

    def pay_mana(self, g: State) -> bool:
        """The total cost is locked in (CR 601.2f); mana abilities, then payment (601.2g, h)."""
        ctx = self.context(g)
        cost = mana_to_cast(g, self.player, self.spell, self.way, ctx.paid)
        assert cost is not None
        if g.book.assists and SavedAs.ASSISTED in ctx.saved:
            cost = less_help(cost_with_x(cost, ctx.x), ctx.saved[SavedAs.ASSISTED][1])
            kept = reserved(g, self.player, self.other_costs(g), ctx)
            if not can_pay_mana(g, self.player, cost, 0, self.spell, kept):
                return False  # the other player has paid with what this one needed: that can't be taken back any more
        payment = PayMana(self.player, cost, ctx.x, self.spell, self.from_pool(g))
        return begin_to_pay(g, payment, self.other_costs(g), ctx)

    def pay_other_costs(self, g: State) -> bool:
        """CR 601.2h."""
        others = self.other_costs(g)
        if not others:
            return False
        g.push(PayCosts(self.player, others, self.context(g), self.spell))
        return True

    def become_cast(self, g: State) -> None:
        """CR 601.2i."""
        ctx = self.context(g)
        p = g.players[self.player]
        if g.book.begun_by_next:
            begin_on_next(g, self.player, self.spell)
        p.spells_this_turn += 1
        g.casts.append(SpellCast(self.spell, self.player))
        g.invalidate(Facet.MEMORY | Facet.ZONES)
        p.remember(MemoryKey.CAST)
        if g.book.asked_times.deeds and Paid.WARP in ctx.paid:
            remember_deed(g, TurnDeed.WARPED, self.player, g.objects[self.spell])
        if self.from_hand and g.book.asks_hand_casts:
            p.remember(MemoryKey.CAST_FROM_HAND)
        if self.tax >= 0:
            key = commander_key(g.objects[self.spell])
            p.commander_casts[key] = p.commander_casts.get(key, 0) + 1
        begun = g.begun
        if begun[StaticKind.CAST_AS_THOUGH_FLASH] or begun[StaticKind.COST_CHANGE] or begun[StaticKind.MAY_PLAY_FROM]:
            use_up_next(g, self.player, self.spell)
        if g.begun[StaticKind.CANT_BE_COUNTERED]:
            secure_next(g, self.spell, ctx)
        asked = g.book.cards[g.objects[self.spell].card].asks_control
        if asked is not None:
            for o in g.permanents:
                if o.controller == self.player and matches(g, asked, o.id, ctx):
                    g.objects[self.spell].flags |= ObjectFlag.CONTROLLED_SUCH
                    break
        if g.log is not None:
            how = way_said(shown_definition(g, g.objects[self.spell]), self.way)
            g.note(EventName.CAST, Concept.CAST_DONE, self.player, self.spell, other=first_target(ctx), word=how)
        refresh(g)
        if g.book.asks_expended:
            fire_expended(g, self.player, ctx)
        g.timing.announced(g, self.spell)

    # --- What they ask

    def context(self, g: State) -> Context:
        ctx = g.objects[self.spell].ctx
        assert ctx is not None
        return ctx

    def other_costs(self, g: State) -> tuple[n.Cost, ...]:
        return other_costs(g, self.spell, self.way, self.context(g).paid)

    def find_permission(self, g: State, card: Obj) -> None:
        """Uses the permission to cast it from where it is, and remembers how that says it may be paid for."""
        if not any_static(g, StaticKind.MAY_PLAY_FROM) and not g.begun[StaticKind.MAY_PLAY]:
            return
        code = g.book.cards[face_cast(g, card, self.way)]
        alt = alternative_of_way(code, self.way)
        price = price_number(self.way)
        free = is_free(price)
        if card.zone == (alt.zone if alt is not None else code.home) and card.owner == self.player and not free:
            return
        s = permission_at(g, self.player, card.id, place_of(price)) if free else None
        if not free:
            s = first_permission(g, self.player, card.id, False)
        if s is not None:
            said = s.node
            self.any_mana = any_mana_of(said)
            if isinstance(said, (n.MayPlayFrom, n.MayPlay)) and said.price:
                self.permission = permission_number(s)
            elif isinstance(said, n.MayPlayFrom) and (said.extra or said.entering is not None) and s.uid >= 0:
                self.permission = s.uid
            self.exiled_after = isinstance(said, (n.MayPlayFrom, n.MayPlay)) and said.exiled_after
            use_permission(g, s, self.player)
            if isinstance(said, n.MayPlayFrom) and said.instead and not is_in_own_hand(card, self.player):
                self.use_what_permits(g, card)

    def use_what_permits(self, g: State, card: Obj) -> None:
        """The permission to cast it from where it is, where another says what is paid."""
        s = first_permission(g, self.player, card.id, False)
        if s is not None:
            said = s.node
            self.any_mana = max(self.any_mana, any_mana_of(said))
            self.exiled_after = isinstance(said, (n.MayPlayFrom, n.MayPlay)) and said.exiled_after
            use_permission(g, s, self.player)

    def could_pay_all(self, g: State, ctx: Context, paid: list[str]) -> bool:
        """True if the whole cost could be paid with these optional costs."""
        cost = mana_to_cast(g, self.player, self.spell, self.way, paid)
        others = other_costs(g, self.spell, self.way, paid)
        if cost is None or cannot_pay(g, self.player, others, ctx) != 0:
            return False
        if shown_definition(g, g.objects[self.spell]).by_cost and not self.could_aim(g, ctx, paid):
            return False
        exclude = reserved(g, self.player, others, ctx)
        if self.x > 0:  # it has been decided already
            cost = cost_with_x(cost, self.x)
        elif cost.x or asks_for_x(others):
            ability = g.book.abilities[ctx.ability] if ctx.ability >= 0 else None
            if self.varies_with_x(g):
                for x in each_x(g, self.player, ability, ctx, self.spell, others, highest_x_compared(g)):
                    if self.could_pay_x(g, ctx, paid, others, x):
                        return True
                return False
            if shown_definition(g, g.objects[self.spell]).by_x:
                x = least_x(g, self.player, ability, ctx, self.spell, others)
                if x < 0:
                    return False
                cost = cost_with_x(cost, x)
        return self.could_pay_mana(g, cost, exclude)

    def could_pay_mana(self, g: State, cost: n.ManaCost, exclude: list[int]) -> bool:
        """True if this mana could be paid without what pays for the rest."""
        if self.bidden:
            return can_pay_mana(g, self.player, cost, 0, self.spell, exclude)
        return could_pay_this(g, self.player, cost, self.spell, exclude)

    def varies_with_x(self, g: State) -> bool:
        """True if each X has a cost of its own, because of the targets that go with it or of its mana value."""
        o = g.objects[self.spell]
        return varies_with_x(g, self.player, o, shown_definition(g, o))

    def could_pay_x(self, g: State, ctx: Context, paid: list[str], others: tuple[n.Cost, ...], x: int) -> bool:
        """True if the mana could be paid if X is this, with targets that go with it."""
        before = ctx.x
        ctx.x = x
        cost = mana_to_cast(g, self.player, self.spell, self.way, paid)
        ctx.x = before
        return cost is not None and self.could_pay_mana(g, cost_with_x(cost, x), reserved(g, self.player, others, ctx))

    def could_aim(self, g: State, ctx: Context, paid: list[str]) -> bool:
        """True if it could have the targets that it has because of these optional costs (CR 601.2c)."""
        before = ctx.paid
        ctx.paid = paid
        could = can_have(g, g.book.abilities[ctx.ability], ctx, self.spell)
        ctx.paid = before
        return could

    def most_x(self, g: State, ctx: Context, paid: list[str]) -> int:
        """The greatest X that can be paid for; 0 where none is chosen."""
        cost = mana_to_cast(g, self.player, self.spell, self.way, paid)
        others = other_costs(g, self.spell, self.way, paid)
        if cost is None or (cost.x == 0 and not asks_for_x(others)):
            return 0
        most = UNBOUNDED
        if cost.x:
            o = g.objects[self.spell]
            cost = cost_at_least(g, self.player, o, shown_definition(g, o), cost)
            kept = reserved(g, self.player, others, ctx)
            most = max_x(g, self.player, cost, self.spell, kept, self.from_pool(g))
            if g.book.assists:
                most = max_x_assisted(g, self.player, cost, self.spell, kept, most)
        most = most_for_x(g, self.player, others, ctx, most)
        if takes_by_x(others):
            known = ctx.x
            while most > 0:
                ctx.x = most
                if self.could_pay_mana(g, cost_with_x(cost, most), reserved(g, self.player, others, ctx)):
                    break
                most -= 1  # what it takes was to pay
            ctx.x = known
        return most

    def from_pool(self, g: State) -> bool:
        """True if it is too late to draw mana for it."""
        return g.rules.mana_beforehand and not self.bidden

    def answer(self, g: State, option: Option) -> None:
        ctx = self.context(g)
        if option.kind == OptionKind.NUMBER:
            ctx.x = option.number
            return
        if option.kind == OptionKind.CARD:
            ctx.saved[SavedAs.HELPER] = [option.object]
            return
        if option.kind == OptionKind.DONE:  # nothing is tapped to pay less
            return
        code = shown_definition(g, g.objects[self.spell])
        extra = code.cast_costs[self.costs_asked]
        if option.kind == OptionKind.YES:
            intend(ctx, extra.optional)
            g.invalidate(Facet.MEMORY)
            if extra.many or self.costs_asked >= code.own_cast_costs:  # it may be paid again
                return
        self.costs_asked += 1


def fire_expended(g: State, player: int, ctx: Context) -> None:
    """Adds the mana that was spent on a spell to what its player spent on spells before this turn (CR 700.14)."""
    spent = 0
    for paid in ctx.paid:
        if paid in Paid.MANA:
            spent += 1
    helped = ctx.saved.get(SavedAs.ASSISTED) if g.book.assists else None
    if helped is not None:  # each of the two has spent a part of it
        spent -= helped[1]
        expend(g, helped[0], helped[1])
    expend(g, player, spent)


def expend(g: State, player: int, spent: int) -> None:
    if spent > 0:
        before = g.players[player].recall(MemoryKey.EXPENDED)
        g.players[player].remember(MemoryKey.EXPENDED, spent)
        g.invalidate(Facet.MEMORY)
        fire(g, TriggerEvent.expends(player, before, before + spent))


def begin_on_next(g: State, player: int, spell: int) -> None:
    """What a spell has because it is the next, or the first of the turn: that is asked before it counts as cast."""
    used: list[int] = []
    for s in active_statics(g, StaticKind.COST_CHANGE):
        node = s.node
        if (
            isinstance(node, n.NextSpellHas)
            and names_player(g, node.who, player, s.ctx)
            and matches(g, node.which, spell, s.ctx)
        ):
            uid = g.book.begun_by_next[node]
            begun = g.book.nodes[uid]
            assert isinstance(begun, n.Apply)
            begin_effect(g, uid, begun, [spell], s.ctx)
            if s.lasting is not None:
                used.append(s.lasting.id)
    if used:
        use_up(g, used, Concept.EXPIRE_DURATIONS)


def secure_next(g: State, spell: int, ctx: Context) -> None:
    """The next such spell to be cast can't be countered; each effect that says so is over with it."""
    used: list[int] = []
    for s in active_statics(g, StaticKind.CANT_BE_COUNTERED):
        node = s.node
        lasting = s.lasting
        if isinstance(node, n.CantBeCountered) and node.once and lasting is not None:
            if matches(g, node.which, spell, s.ctx):
                used.append(lasting.id)
    if used:
        if Paid.SECURED not in ctx.paid:
            ctx.paid.append(Paid.SECURED)
        use_up(g, used, Concept.EXPIRE_DURATIONS)


def use_up_next(g: State, player: int, spell: int) -> None:
    """What lets the next such spell be cast as though it had flash, or for less, is over, however it was cast."""
    used: list[int] = []
    begun = active_statics(g, StaticKind.CAST_AS_THOUGH_FLASH) + active_statics(g, StaticKind.COST_CHANGE)
    for s in begun + active_statics(g, StaticKind.MAY_PLAY_FROM):
        node = s.node
        lasting = s.lasting
        if (
            isinstance(node, (n.CastAsThoughFlash, n.CostChange, n.MayPlayFrom))
            and node.once
            and lasting is not None
            and names_player(g, node.who, player, s.ctx)
            and matches(g, node.which, spell, s.ctx)
        ):
            used.append(lasting.id)
    if used:
        use_up(g, used, Concept.EXPIRE_DURATIONS)
