"""Priority (CR 117): who may act, what they may do, and what happens when all pass."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.asking.choosing import AskYesNo
from mainphase.kernel.asking.decisions import ask_one_listed, ask_one_of, ask_player
from mainphase.kernel.casting.activating import ActivateAbility, cannot_activate, put_ability_on_stack
from mainphase.kernel.casting.announcing import ChooseModes, ChooseTargets, can_announce, first_target
from mainphase.kernel.casting.castable import cannot_cast, cannot_cast_it
from mainphase.kernel.casting.casting import CastSpell
from mainphase.kernel.casting.playing import (
    cannot_play_land,
    free_permissions,
    is_permitted,
    land_permissions,
    play_land,
    playable_elsewhere,
    sorcery_timing,
)
from mainphase.kernel.casting.special_actions import (
    TakePlanarRoll,
    TakeSpecialAction,
    cannot_act_specially,
    cannot_roll_planar_die,
)
from mainphase.kernel.casting.taking_back import propose
from mainphase.kernel.costs.mana_abilities import add_mana_options
from mainphase.kernel.costs.mana_at_hand import most_mana
from mainphase.kernel.costs.paying_mana import ActivateMana
from mainphase.kernel.costs.pool import any_mana
from mainphase.kernel.effects.face_down import TurnFaceUp, cannot_turn_up
from mainphase.kernel.effects.resolving import ResolveTop
from mainphase.kernel.events.changes import move_change
from mainphase.kernel.events.ending import cease_to_exist
from mainphase.kernel.events.pending_abilities import drop_waiting_abilities, no_longer_pending
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.lowering.codes import UNBOUNDED, AbilityCode, CardCode
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.faces import (
    face_played,
    land_play,
    permission_of,
    price_of,
    show_again,
    show_meanwhile,
    way_of,
)
from mainphase.kernel.reading.lasting import end_until_passing
from mainphase.kernel.reading.parts import step_plan
from mainphase.kernel.reading.statics import StaticKind, any_static
from mainphase.kernel.reading.turns_at_once import next_for_stack
from mainphase.kernel.roles import Own
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.state.waiting import Waiting
from mainphase.kernel.turn.looping import note_resolution
from mainphase.kernel.turn.playability import (
    MOST_ALIKE,
    NOTHING,
    could_pay,
    could_use,
    graveyard_playability,
    hand_playability,
    most_playable_mana,
    passes_automatically,
    playability_of,
    playable_mana_bound,
    plays_from_elsewhere,
)
from mainphase.kernel.turn.trigger_order import TriggerOrder
from mainphase.kernel.values import DecisionKind, Option, OptionKind
from mainphase.kernel.what_happens import EventName, TriggerKind
from mainphase.rules.concepts import Concept
from mainphase.rules.law import LandPermission
from mainphase.rules.plan import Stacking

# --- What a player may do


PASSING: Final = Option(OptionKind.PASS)
ONLY_PASSING: Final = [PASSING]  # never changed


def options_for(g: State, player: int) -> list[Option]:
    """Everything a player with priority may do, passing first (CR 117.1)."""
    most = most_playable_mana(g, player)
    return [PASSING] if most == NOTHING else list_options(g, player, most)


def offered_options(g: State, player: int) -> list[Option]:
    """Everything a player with priority may do, from the cache if nothing has changed since that it depends on."""
    if passes_automatically(g, player):
        return ONLY_PASSING
    known = playability_of(g, g.players[player])
    options = known.options
    if options is None:
        most = playable_mana_bound(g, player, known)
        options = ONLY_PASSING if most == NOTHING else list_options(g, player, most)
        known.options = options
    return options


def list_options(g: State, player: int, most: int) -> list[Option]:
    """Lists everything that a player with priority may do with no more mana than `most`."""
    out = [PASSING]
    p = g.players[player]
    main = sorcery_timing(g, player)
    any_time = main or any_static(g, StaticKind.CAST_AS_THOUGH_FLASH) or g.nonbattlefield_zones != 0
    alike = not any_singled_out(g)
    hand = hand_playability(g, p)
    playable: i64 = 0  # bits of the simple cards that can be played
    one: i64 = 1
    for i in range(len(hand.ids)):
        oid = hand.ids[i]
        code = hand.codes[i]
        if code.simple:
            first: i64 = hand.alike[i] if alike else i
            if first < i:
                able = playable >> first & 1 != 0
            else:
                able = can_play_simply(g, player, oid, code, main, any_time, most)
                if able and first < MOST_ALIKE:
                    playable |= one << first
            if able and code.is_land:
                add_land_plays(g, player, oid, 0, out)
            elif able:
                out.append(Option.cast(oid))
            continue
        if code.is_land:
            if main and cannot_play_land(g, player, oid) == 0:
                add_land_plays(g, player, oid, 0, out)
        elif not could_use(code, Zone.HAND, any_time, most) and not (main and code.land_play):
            continue
        elif code.castable and alike and hand.alike[i] < i:
            add_alike(hand.ids[hand.alike[i]], oid, out)
        elif code.castable:
            if (code.instant_speed or any_time) and could_pay(code, 0, most) and cannot_cast(g, player, oid, 0) == 0:
                out.append(Option.cast(oid))
            add_alternatives(g, player, oid, code, Zone.HAND, most, out)
        if len(code.faces) > 1:
            add_other_face_options(g, player, oid, Zone.HAND, most, out)
        if code.active_zones & (1 << Zone.HAND):
            add_activations(g, player, oid, out)
        for uid in code.specials:
            if cannot_act_specially(g, player, oid, uid) == 0:
                out.append(Option.special_action(oid, uid))
    if p.companion:  # CR 116.2g
        chosen = g.book.cards[g.objects[p.companion].card].companion_action
        if cannot_act_specially(g, player, p.companion, chosen) == 0:
            out.append(Option.special_action(p.companion, chosen))
    if g.planechase and main and cannot_roll_planar_die(g, player) == 0:  # CR 116.2i
        out.append(Option(OptionKind.ROLL_PLANAR_DIE))
    if g.book.planes_act:
        add_actions_of_planes(g, player, out)
    for oid in g.actives:
        add_activations(g, player, oid, out)
    graveyard = graveyard_playability(g, p)
    for i in range(len(graveyard.ids)):
        oid = graveyard.ids[i]
        code = graveyard.codes[i]
        if not could_use(code, Zone.GRAVEYARD, any_time, most):
            continue
        if code.cast_zones & (1 << Zone.GRAVEYARD) and alike and graveyard.alike[i] < i:
            add_alike(graveyard.ids[graveyard.alike[i]], oid, out)
        elif code.cast_zones & (1 << Zone.GRAVEYARD):
            if len(code.faces) > 1:
                add_other_face_options(g, player, oid, Zone.GRAVEYARD, most, out)
            add_alternatives(g, player, oid, code, Zone.GRAVEYARD, most, out)
        if code.active_zones & (1 << Zone.GRAVEYARD):
            add_activations(g, player, oid, out)
    if g.nonbattlefield_zones & (1 << Zone.GRAVEYARD):  # an effect may give abilities to what has none there
        for oid in p.graveyard:
            if not g.book.cards[g.objects[oid].card].active_zones & (1 << Zone.GRAVEYARD):
                add_activations(g, player, oid, out)
    if plays_from_elsewhere(g):
        add_permitted(g, player, most, out)
    if g.book.turned_down:  # CR 116.2b
        for o in g.permanents:
            if g.book.cards[o.face].face_down and cannot_turn_up(g, player, o.id) == 0:
                out.append(Option.turn_up(o.id))
    add_mana_options(g, player, out)  # CR 117.1d
    return out


def add_actions_of_planes(g: State, player: int, out: list[Option]) -> None:
    """The special actions that a face-up plane allows (CR 116.2c)."""
    for oid in g.command:
        for uid in g.book.cards[g.objects[oid].card].specials:
            if g.book.abilities[uid].zone == Zone.COMMAND and cannot_act_specially(g, player, oid, uid) == 0:
                out.append(Option.special_action(oid, uid))


def add_alternatives(g: State, player: int, oid: int, code: CardCode, zone: int, most: int, out: list[Option]) -> None:
    """Casting a card from this zone for its alternative costs."""
    for k in range(len(code.alternatives)):
        if code.alternatives[k].zone != zone or not could_pay(code, k + 1, most):
            continue
        if cannot_cast(g, player, oid, k + 1) == 0:
            out.append(Option.cast(oid, k + 1))


def add_alike(like: int, oid: int, out: list[Option]) -> None:
    """A card can be cast in every way in which one that is no different can be."""
    for i in range(len(out)):
        known = out[i]
        if known.kind == OptionKind.CAST and known.object == like:
            out.append(Option.cast(oid, known.way))


def any_singled_out(g: State) -> bool:
    """True if anything in force may tell apart cards of one definition in one hand, as far as playing them goes."""
    return (
        g.nonbattlefield_zones != 0
        or any_static(g, StaticKind.CANT_CAST)
        or any_static(g, StaticKind.COST_CHANGE)
        or any_static(g, StaticKind.CAST_AS_THOUGH_FLASH)
        or any_static(g, StaticKind.MAY_PLAY_FROM)
    )


def can_play_simply(g: State, player: int, oid: int, code: CardCode, main: bool, any_time: bool, most: int) -> bool:
    """True if a card in hand can be played in the only way there is for it."""
    if code.is_land:
        return main and cannot_play_land(g, player, oid) == 0
    if not code.castable or not could_use(code, Zone.HAND, any_time, most):
        return False
    return cannot_cast_it(g, player, g.objects[oid], 0) == 0  # it has no other face


def add_permitted(g: State, player: int, most: int, out: list[Option]) -> None:
    """Cards that effects let this player play from where they are, in the ways that are not offered anyway."""
    at_hand = most if most == UNBOUNDED else most_mana(g, player)  # `most` is about the player's own cards
    for oid in playable_elsewhere(g, player):
        o = g.objects[oid]
        code = g.book.cards[o.card]
        in_hand = o.zone == Zone.HAND and o.owner == player  # for their costs they are offered as cards in the hand are
        if code.is_land:
            if not in_hand and cannot_play_land(g, player, oid) == 0:
                add_land_plays(g, player, oid, 0, out)
        else:
            if is_permitted(g, player, oid, True):
                add_free_ways(g, player, oid, 0, out)
            for way in range(0 if in_hand else len(code.alternatives) + 1):
                if not could_pay(code, way, at_hand):
                    continue
                if cannot_cast(g, player, oid, way) == 0:
                    add_cast(oid, way, out)
        for face in range(1, len(code.faces)):
            other = g.book.cards[code.faces[face]]
            if other.is_land:
                if not in_hand and not other.back and cannot_play_land(g, player, oid, face) == 0:
                    add_land_plays(g, player, oid, face, out)
                continue
            add_free_ways(g, player, oid, face, out)
            for price in range(0 if in_hand else len(other.alternatives) + 1):
                if not could_pay(other, price, at_hand):
                    continue
                if cannot_cast(g, player, oid, way_of(face, price)) == 0:
                    add_cast(oid, way_of(face, price), out)


def add_free_ways(g: State, player: int, oid: int, face: int, out: list[Option]) -> None:
    """Casting a card as this face without its mana cost, as each of the effects says that allow it (CR 118.9a)."""
    o = g.objects[oid]
    before = show_meanwhile(g, o, g.book.cards[o.card].faces[face])
    places = max(1, len(free_permissions(g, player, oid)))
    show_again(o, before)
    for place in range(places):
        way = way_of(face, price_of(place))
        if cannot_cast(g, player, oid, way) == 0:
            add_cast(oid, way, out)


def add_cast(oid: int, way: int, out: list[Option]) -> None:
    for known in out:
        if known.kind == OptionKind.CAST and known.object == oid and known.way == way:
            return
    out.append(Option.cast(oid, way))


def add_other_face_options(g: State, player: int, oid: int, zone: int, most: int, out: list[Option]) -> None:
    """Casting or playing a card of this player's as one of its other faces (CR 709.3, 712.11b, 712.12, 715.3)."""
    code = g.book.cards[g.objects[oid].card]
    for face in range(1, len(code.faces)):
        other = g.book.cards[code.faces[face]]
        if other.is_land:
            if zone == Zone.HAND and not other.back and cannot_play_land(g, player, oid, face) == 0:
                add_land_plays(g, player, oid, face, out)
            continue
        for price in range(len(other.alternatives) + 1):
            if (other.alternatives[price - 1].zone if price > 0 else other.home) != zone:
                continue
            way = way_of(face, price)
            if could_pay(other, price, most) and cannot_cast(g, player, oid, way) == 0:
                out.append(Option.cast(oid, way))


def add_land_plays(g: State, player: int, oid: int, face: int, out: list[Option]) -> None:
    """CR 305.2. Until 12 July 2013 the player said what allowed it."""
    if g.rules.land_permission == LandPermission.CHOOSE:
        for permission in land_permissions(g, player):
            out.append(Option.play_land(oid, land_play(permission, face)))
    else:
        out.append(Option.play_land(oid, land_play(0, face)))


def add_activations(g: State, player: int, oid: int, out: list[Option]) -> None:
    for uid in characteristics_of(g.objects[oid]).activated:
        if cannot_activate(g, player, oid, uid) == 0:
            out.append(Option.activate(oid, uid))


def take_action(g: State, player: int, option: Option) -> None:
    """Does what a player has chosen to do: plays a land, or begins to cast, to activate, to take a special action."""
    kind = option.kind
    if kind == OptionKind.PLAY_LAND:
        play_land(g, player, option.object, permission_of(option.play), face_played(option.play))
    elif kind == OptionKind.CAST:
        g.push(CastSpell(player, option.object, option.way))
    elif kind == OptionKind.ACTIVATE:
        g.push(ActivateAbility(player, option.object, option.ability))
    elif kind == OptionKind.SPECIAL:
        g.push(TakeSpecialAction(player, option.object, option.ability))
    elif kind == OptionKind.TURN_UP:
        g.push(TurnFaceUp(player, option.object))
    elif kind == OptionKind.ROLL_PLANAR_DIE:
        g.push(TakePlanarRoll(player))
    elif kind == OptionKind.MANA:
        g.push(ActivateMana(player, option.object, option.ability))
    else:
        raise AssertionError("no such action")


# --- Triggers go on the stack


def said_of_stacking(g: State, ctx: Context) -> int:
    """The concept that says that this ability is put on the stack before anybody gets priority: the rule on the part of
    the turn (503.1a, 508.2b …) if there is one and it means this ability, or the general one (603.3).
    """
    step = g.parts[g.step]
    plan = step_plan(g, step)
    if plan.stacking == Stacking.WAITING:
        return plan.stacking_concept
    if plan.stacking == Stacking.BEGINNING:
        for kind in g.book.abilities[ctx.ability].events:
            if kind < TriggerKind.ENTERS:  # the beginning of a part
                return plan.stacking_concept
    return Concept.TRIGGER_STACKED


def is_optional(code: AbilityCode) -> bool:
    """True if an ability is about something that its controller may do, and nothing else. Whether they do was chosen as
    it was put on the stack, and nothing went there if they did not, until 22 July 2001 (410.5).
    """
    if len(code.modes) != 1 or not code.modes[0].program:
        return False
    program = code.modes[0].program
    may = program[0]
    return isinstance(may.node, n.May) and isinstance(may.node.by, n.You) and may.jump == len(program)


@mypyc_attr(acyclic=True, free_list_len=1)
class StackTriggers(Frame):
    """Puts every waiting ability on the stack, with the choices that each needs (CR 603.3b-d).

    `opening`: nobody has had priority in this part of the turn yet, so that the rules on the part speak of them too.
    """

    NEXT: Final = 0
    TARGETS: Final = 1
    ANNOUNCE: Final = 2
    ANSWER: Final = 3  # to whether its controller does what they may

    def __init__(self, left: int = 0, opening: bool = False) -> None:
        self.pc = StackTriggers.NEXT
        self.spell = 0
        self.left = left  # those that waited as this began; later ones wait for the next round
        self.opening = opening
        self._order: Own[TriggerOrder] = TriggerOrder()

    def run(self, g: State) -> None:
        if self.pc == StackTriggers.TARGETS:
            self.pc = StackTriggers.ANNOUNCE
            g.push(ChooseTargets(self.spell))
            return
        if self.pc == StackTriggers.ANNOUNCE:
            self.pc = StackTriggers.NEXT
            o = g.objects[self.spell]
            ctx = o.ctx
            assert ctx is not None
            g.note(
                EventName.PUT_ON_STACK,
                said_of_stacking(g, ctx) if self.opening and g.step != 0 else Concept.TRIGGER_STACKED,
                o.controller,
                ctx.source,
                other=first_target(ctx),
                amount=g.book.abilities[ctx.ability].chapter,
            )
            g.timing.announced(g, self.spell)
        if self.pc == StackTriggers.ANSWER:
            o = g.objects[self.spell]
            ctx = o.ctx
            assert ctx is not None
            if g.answered:
                ctx.saved[SavedAs.WANTED] = [1]
                self.pc = StackTriggers.TARGETS
                g.push(ChooseModes(self.spell))
                return
            self.pc = StackTriggers.NEXT
            cease_to_exist(g, o)
        if not g.waiting or self.left <= 0:
            g.pop()
            return
        order = self._order
        if not order.holds(g):
            order.find(g)
        if order.player < 0:  # their controllers have left
            drop_waiting_abilities(g)
            g.pop()
            return
        if not g.automation.triggers and order.is_choice(g):
            ask_one_listed(g, order.player, DecisionKind.ORDER_TRIGGERS, order.listing(g))
            return
        index = order.first()
        order.take_first()
        self.stack(g, index)

    def after_leaving(self, g: State, player: int) -> None:
        """An ability has left with its controller (CR 800.4a): nothing more is chosen for it."""
        if self.pc != StackTriggers.NEXT and self.spell not in g.stack:
            self.pc = StackTriggers.NEXT

    def stack(self, g: State, index: int) -> None:
        w: Waiting = g.waiting.pop(index)
        self.left -= 1
        ctx = w.ctx
        code = g.book.abilities[ctx.ability]
        if not can_announce(g, code, ctx, 0):  # CR 603.3d
            g.note(EventName.DOES_NOT_RESOLVE, Concept.TRIGGER_NO_TARGET, ctx.controller, ctx.source)
            no_longer_pending(g, ctx)
            return
        self.spell = put_ability_on_stack(g, ctx)
        if g.rules.may_is_chosen_first and is_optional(code):
            self.pc = StackTriggers.ANSWER
            g.push(AskYesNo(ctx.controller, DecisionKind.MAY, ctx.source))
            return
        self.pc = StackTriggers.TARGETS
        g.push(ChooseModes(self.spell))

    def answer(self, g: State, option: Option) -> None:
        order = self._order
        if order.is_first(g, option.index):
            order.take_first()
        else:
            order.forget()
        self.stack(g, option.index)


# --- Several turns, each with its stack (CR 807.5)


def may_set_aside(g: State) -> bool:
    """True if other turns may go on now, as a player is about to get priority in this one: nobody fights, and nobody
    has unspent mana.
    """
    return g.combat is None and not any_mana(g)


def leave_off(g: State) -> None:
    """What goes on in this turn is set aside, but for the frame that has all turns go on."""
    here = g.markers[g.moving]
    here.closed = False
    here.asked = 0
    frames: list[Frame] = []
    while (top := g.top) is not None and top.below is not None:
        g.pop()
        frames.append(top)
    frames.reverse()
    here.frames = frames


def also_due(g: State, player: int) -> list[int]:
    """Whose turns they are that are set aside, in which this player is the next to get priority."""
    found: list[int] = []
    for m in g.markers:
        if m.frames:
            last = m.frames[len(m.frames) - 1]
            if isinstance(last, PriorityRound) and last.player == player:
                found.append(m.active)
    return found


# --- The round of priority


@mypyc_attr(acyclic=True, free_list_len=1)
class PriorityRound(Frame):
    """Players get priority in turn until all pass in succession (CR 117.3, 117.4). `passes` counts the passes in
    succession, a team's as one; where there are several stacks it has those who have passed, as bits.

    Who acts together (a priority group) has priority together (CR 805.5): its members are asked one after another, all
    of them once more after one has acted, and it passes when none of them wants to do anything (805.5b).
    """

    GIVE: Final = 0
    HELD: Final = 1
    LET_GO: Final = 2  # the player has passed, and let go of cards

    def __init__(self, player: int = 0, concept: int = Concept.RECEIVE_PRIORITY) -> None:
        self.pc = PriorityRound.GIVE
        self.player = player
        self.passes = 0
        self.declined = 0  # members of the team with priority who have wanted nothing, in succession
        self.concept = concept
        self.given = False  # somebody has had priority in this round

    def copy(self) -> Frame:
        f = PriorityRound(self.player, self.concept)
        f.pc = self.pc
        f.passes = self.passes
        f.declined = self.declined
        f.given = self.given
        return f

    def run(self, g: State) -> None:
        while True:
            if self.pc == PriorityRound.HELD and g.players[self.player].left:  # conceded with priority (104.3a, 800.4a)
                self.pc = PriorityRound.GIVE
            if self.pc != PriorityRound.HELD:
                if self.pc == PriorityRound.LET_GO:
                    if self.passed(g):
                        return
                    continue
                g.holder = -1
                if g.timing.settle(g):  # CR 117.5
                    return
                if g.over:
                    return
                if g.players[self.player].left:
                    self.player = self.heir(g)
                if g.moving >= 0 and self.waits(g):
                    return
                self.pc = PriorityRound.HELD
                self.given = True
                g.holder = self.player
                if g.log is not None:
                    g.note(EventName.PRIORITY, self.concept, self.player)
            options = offered_options(g, self.player)
            if len(options) > 1 or not g.automation.passes:
                ask_one_of(g, self.player, DecisionKind.PRIORITY, options)
                return
            if self.passed(g):
                return

    def heir(self, g: State) -> int:
        """Who has priority instead of a player who has left: a team mate, or the next player in turn order."""
        mate = g.primary(g.team(self.player))
        if mate >= 0:
            return mate
        self.declined = 0
        return next_for_stack(g, self.player, self.passes) if g.moving >= 0 else self.next_team(g)

    def next_team(self, g: State) -> int:
        """The first player of the next team in turn order that has one."""
        n: i64 = len(g.groups)
        at: i64 = g.players[self.player].group
        left = n
        while left > 0:
            left -= 1
            if g.clockwise:
                at = at + 1 if at + 1 < n else 0
            else:
                at = at - 1 if at > 0 else n - 1
            p = g.primary(g.groups[at])
            if p >= 0:
                return p
        return self.player

    def next_mate(self, g: State) -> int:
        """The next member of the team who has not declined; -1: the team passes (CR 805.5b)."""
        team = g.team(self.player)
        alive = 0
        for p in team:
            if not g.players[p].left:
                alive += 1
        if self.declined >= alive:
            return -1
        at = team.index(self.player)
        for k in range(1, len(team)):
            p = team[(at + k) % len(team)]
            if not g.players[p].left:
                return p
        return -1

    def passed(self, g: State) -> bool:
        """The player passes (CR 117.3d). True: the round waits, or is over."""
        if self.pc != PriorityRound.LET_GO:
            if g.log is not None:
                g.note(EventName.PASS, Concept.PASS, self.player)
            g.holder = -1
            if g.lasting and g.rules.madness_waits:
                cards = end_until_passing(g, self.player)
                if cards:  # 502.24a of those rules
                    self.pc = PriorityRound.LET_GO
                    perform_event(g, [move_change(oid, Zone.GRAVEYARD) for oid in cards])
                    return True
        if len(g.groups) < len(g.players) and len(g.team(self.player)) > 1:
            self.declined += 1
            mate = self.next_mate(g)
            if mate >= 0:
                self.player = mate
                self.concept = Concept.TEAM_PRIORITY
                self.pc = PriorityRound.GIVE
                return False
            self.declined = 0
        if g.moving >= 0:
            return self.passed_for_stack(g)
        self.passes += 1
        if self.passes >= g.groups_left():
            self.all_passed(g)
            return True
        self.player = self.next_team(g)
        self.concept = Concept.PASS
        self.pc = PriorityRound.GIVE
        return False

    def passed_for_stack(self, g: State) -> bool:
        """The player passes where not everybody gets priority for each stack (CR 807.5a). True: the round waits, or is
        over.
        """
        self.passes |= 1 << self.player
        following = next_for_stack(g, self.player, self.passes)
        if following < 0:
            self.all_passed(g)
            return True
        self.player = following
        self.concept = Concept.PASS
        self.pc = PriorityRound.GIVE
        return False

    def all_passed(self, g: State) -> None:
        """All have passed in succession (CR 117.4): the top object resolves, or the part of the turn ends."""
        self.passes = 0
        if g.moving >= 0:
            g.markers[g.moving].closed = True
        if not g.stack:  # CR 500.2
            g.pop()
            return
        self.pc = PriorityRound.GIVE
        self.player = g.apnap()[0]  # CR 117.3b
        self.concept = Concept.PRIORITY_AFTER_RESOLUTION
        if not note_resolution(g):
            g.push(ResolveTop(g.stack[-1]))

    def action_taken_back(self, g: State, passes: int, declined: int) -> None:
        """The player has priority again, as if nothing had been done (CR 733.2)."""
        self.passes = passes
        self.declined = declined
        self.concept = Concept.REVERSED_PRIORITY

    def waits(self, g: State) -> bool:
        """True if nobody gets priority for this stack yet, where there are several (CR 807.5): other turns go on first,
        or whoever would get it for another one as well says on which they act first (807.5b).
        """
        if self.player < 0:  # who had still to pass has left
            self.player = g.active
            self.all_passed(g)
            return True
        here = g.markers[g.moving]
        if not may_set_aside(g):
            return False
        if here.closed:
            leave_off(g)
            return True
        if here.asked >> self.player & 1:
            return False
        others = also_due(g, self.player)
        if not others:
            return False
        here.asked |= 1 << self.player
        ask_player(g, self.player, DecisionKind.STACK, [g.active, *others])
        return True

    def act_first_on(self, g: State, active: int) -> None:
        """The player acts first on the stack of this one's turn (CR 807.5b)."""
        for m in g.markers:
            if m.active == active and m.frames:
                m.asked |= 1 << self.player
                m.chosen = True
                leave_off(g)
                return

    def answer(self, g: State, option: Option) -> None:
        kind = option.kind
        if kind == OptionKind.PASS:
            self.passed(g)
            return
        if kind == OptionKind.PLAYER:
            self.act_first_on(g, option.player)
            return
        if g.moving >= 0:
            g.markers[g.moving].asked = 0
        g.changes += 1
        g.loop_count = 0
        player = self.player
        if g.book.assists and kind == OptionKind.CAST:
            propose(g, player, option.object, option.way, self.passes, self.declined)
        self.passes = 0
        self.declined = 0
        self.pc = PriorityRound.GIVE
        self.concept = Concept.PRIORITY_AFTER_ACTION  # CR 117.3c
        take_action(g, player, option)
