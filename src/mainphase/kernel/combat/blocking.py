"""Declaring blockers (CR 509.1): each possible blocker in turn is asked what it blocks.

Only what can be completed into a legal declaration is offered.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.cards.nodes import (
    AtMostBlockers,
    AtMostBlockersEach,
    CantAttackAlone,
    ChoosesBlocks,
    Keyword,
    MustBeBlocked,
    MustBlock,
)
from mainphase.kernel.asking.choosing import AskYesNo
from mainphase.kernel.asking.decisions import ask_one_listed, ask_one_of
from mainphase.kernel.combat.evasion import can_block, cant_block_that
from mainphase.kernel.combat.in_combat import defenders, sees_combat, start_blocking
from mainphase.kernel.combat.possible_blocks import (
    Blockable,
    attackers_against,
    block_cost_source,
    blockers_needed,
    blocking_side,
    can_afford_blocks,
    cost_to_block,
    how_many,
    needing,
    possible_blockers,
    why_not_block,
)
from mainphase.kernel.combat.solver import Completions, DeclarationProblem, Search
from mainphase.kernel.costs.affording import is_nothing
from mainphase.kernel.costs.paying_mana import PayMana
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import any_watched, fire, is_watched
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.defending import defending_player
from mainphase.kernel.reading.evaluate import matches
from mainphase.kernel.reading.layers import has_keyword, refresh
from mainphase.kernel.reading.statics import StaticKind, active_statics, any_static
from mainphase.kernel.roles import Own
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.ids import index_of_id
from mainphase.kernel.state.objects import BLOCKED, FOUGHT
from mainphase.kernel.state.packed import Declared
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.values import NOBODY, DecisionKind, LazyOptions, Option, OptionKind
from mainphase.kernel.what_happens import EventName, TriggerKind
from mainphase.rules.concepts import Concept

# What a declaration of blockers may trigger; never changed.
ON_BLOCKS: Final[list[int]] = [
    TriggerKind.BLOCKS,
    TriggerKind.BLOCKS_ALONE,
    TriggerKind.BLOCKS_CREATURE,
    TriggerKind.BLOCKS_SO_MANY,
    TriggerKind.BECOMES_BLOCKED,
    TriggerKind.BLOCKED_BY,
    TriggerKind.BLOCKED_BY_SO_MANY,
]


def declare_blockers(g: State) -> None:
    """The turn-based action (CR 509.1): each defending player or team in APNAP order (CR 802.4, 805.10d)."""
    if g.combat is None:
        return
    sides: list[list[int]] = []
    for p in defenders(g):
        side = blocking_side(g, p)
        if side not in sides:
            sides.append(side)
    facing: list[list[int]] = []
    for side in sides:
        if len(sides) == 1 or attackers_against(g, side):
            facing.append(side)
    g.push(DeclareBlockers(facing))


def must_block_that(g: State, must: MustBlock, blocker: int, attacker: int, ctx: Context) -> bool:
    """True if this has a creature block that attacker if able."""
    whom = must.whom
    return whom is not None and matches(g, whom, attacker, ctx) and matches(g, must.which, blocker, ctx)


def who_blocks(g: State, blocker: int) -> int:
    """Who says what a creature blocks: its controller, or whom the newest effect lets choose."""
    player = g.objects[blocker].controller
    if any_static(g, StaticKind.CHOOSES_BLOCKS):
        for s in active_statics(g, StaticKind.CHOOSES_BLOCKS):
            node = s.node
            if isinstance(node, ChoosesBlocks) and not g.players[s.ctx.controller].left:
                if matches(g, node.which, blocker, s.ctx):
                    player = s.ctx.controller
    return player


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class BlockListing(LazyOptions):
    """A creature blocks one of these attackers, of which the first so many are left out, or none."""

    def __init__(self, creature: int = 0, attackers: list[int] | None = None, first: int = 0) -> None:
        self.creature = creature
        self.attackers = attackers if attackers is not None else []
        self.first = first

    def count(self) -> int:
        return len(self.attackers) - self.first + 1

    def option(self, index: int) -> Option:
        at = self.first + index
        if at == len(self.attackers):
            return Option.stay(self.creature)
        return Option.block(self.creature, self.attackers[at])


@mypyc_attr(acyclic=True, free_list_len=1)
class DeclareBlockers(Frame):
    """`sides` declare one after the other; `asked` are the possible blockers of the current one, `attackers` its foes.

    `chosen` holds the answers.
    """

    PREPARE: Final = 0
    BLOCKERS: Final = 1
    COSTS: Final = 2
    CONSENT: Final = 3

    def __init__(self, sides: list[list[int]] | None = None) -> None:
        super().__init__()
        self.sides: list[list[int]] = sides if sides is not None else []  # players who declare together
        self.turn = 0  # index of the side declaring
        self.attackers: list[int] = []
        self.asked: list[int] = []
        self.index = 0
        self.chosen: list[Declared] = []
        self.careful = False  # something concerns the blocks as a whole: what is offered has to be searched for
        self.taxed = False  # blocking may cost something
        self.payer = 0  # index in the side of the one who pays next
        self.goal = 0  # the most requirements that can be obeyed (CR 509.1c)
        self.barred: list[int] = []  # blockers that another player chose and for which nobody wants to pay
        self.consent = 0  # index in the side of the one who is asked next whether to pay for such
        self._blockable: Own[Blockable | None] = None  # by each of those asked, as it is found out

    def run(self, g: State) -> None:
        while True:
            if self.pc == DeclareBlockers.PREPARE:
                if self.turn >= len(self.sides):
                    break
                self.prepare(g)
                self.pc = DeclareBlockers.BLOCKERS
            if self.pc == DeclareBlockers.BLOCKERS:
                if self.ask_next(g):
                    return
                self.pc = DeclareBlockers.COSTS
                self.payer = 0
            if self.pc == DeclareBlockers.CONSENT:
                self.pc = DeclareBlockers.COSTS
                if not g.answered:
                    self.barred.extend(self.chosen_by_others(g, self.side()[self.consent - 1]))
                    self.pc = DeclareBlockers.PREPARE
                    continue
            if self.taxed and (self.ask_consent(g) or self.pay(g)):
                return
            self.block(g)
            self.turn += 1
            self.pc = DeclareBlockers.PREPARE
            self.barred = []
        self.finish(g)
        g.pop()

    def after_leaving(self, g: State, player: int) -> None:
        """The declaration going on starts over."""
        self.pc = DeclareBlockers.PREPARE
        self.barred = []
        self.chosen = []
        self.index = 0

    def prepare(self, g: State) -> None:
        side = self.side()
        self.attackers = attackers_against(g, side)
        self._blockable = None
        self.asked = possible_blockers(g, side, self.blockable())
        if self.barred:
            self.asked = [oid for oid in self.asked if oid not in self.barred]
        self.consent = 0
        self.index = 0
        self.chosen = []
        self.careful = False
        self.taxed = any_static(g, StaticKind.BLOCK_TAX)
        if not self.asked:
            return
        self.careful = (
            any_static(g, StaticKind.MUST_BLOCK)
            or any_static(g, StaticKind.MUST_BE_BLOCKED)
            or any_static(g, StaticKind.AT_MOST_BLOCKERS)
            or any_static(g, StaticKind.CANT_ATTACK_ALONE)
            or any_static(g, StaticKind.NEEDS_BLOCKERS)
            or any_static(g, StaticKind.AT_MOST_BLOCKERS_EACH)
        )
        if not self.careful:
            for a in self.attackers:
                if has_keyword(g, g.objects[a], Keyword.MENACE):
                    self.careful = True
                    break
        self.goal = Search(self.problem(g).free()).best() if self.careful else 0

    # --- asking

    def ask_next(self, g: State) -> bool:
        """Asks about the next creature that has a choice, or none is left (False)."""
        while self.index < len(self.asked):
            oid = self.asked[self.index]
            if not self.careful and not self.taxed:
                listing = self.listing(g, oid)
                if listing.count() > 1:
                    ask_one_listed(g, who_blocks(g, oid), DecisionKind.BLOCK, listing, about=oid)
                    return True
            else:
                options = self.options(g, oid)
                if len(options) > 1 or options[0].kind != OptionKind.STAY:
                    ask_one_of(g, who_blocks(g, oid), DecisionKind.BLOCK, options, about=oid)
                    return True
            self.index += 1
        return False

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.BLOCK:
            self.chosen.append(Declared(option.object, option.attacker))
            if self.taken(option.object) < how_many(g, option.object):
                return  # it may block another
        self.index += 1

    def taken(self, blocker: int) -> int:
        """How many attackers were chosen for the creature being asked."""
        n = 0
        i = len(self.chosen) - 1
        while i >= 0 and self.chosen[i].creature == blocker:
            n += 1
            i -= 1
        return n

    def options(self, g: State, oid: int) -> list[Option]:
        """The attackers that this creature may block, such that the declaration can be legal (CR 509.1b-c)."""
        listing = self.listing(g, oid)
        last = listing.count() - 1
        out: list[Option] = []
        search: Search | None = None
        if self.careful:
            search = self.search(g)
        for index in range(last):
            option = listing.option(index)
            a = option.attacker
            if search is not None and not search.can_take(self.attackers.index(a), self.goal):
                continue
            if self.taxed and not self.affordable(g, oid, a):
                continue
            out.append(option)
        if search is None or (search.can_rest(self.goal) and (not self.taxed or self.affordable(g, oid, NOBODY))):
            out.append(listing.option(last))
        return out

    def listing(self, g: State, oid: int) -> BlockListing:
        """The attackers that this creature could block by itself. Several are chosen in their order."""
        attackers = self.blockable().by(g, g.objects[oid])
        first = 0
        if self.taken(oid) > 0:
            first = int(index_of_id(attackers, self.chosen[-1].against)) + 1
        return BlockListing(oid, attackers, first)

    def blockable(self) -> Blockable:
        """Whom each creature could block."""
        known = self._blockable
        if known is None:
            known = Blockable(self.attackers)
            self._blockable = known
        return known

    def affordable(self, g: State, oid: int, attacker: int) -> bool:
        """True if a declaration that goes on like this (`attacker` 0: the creature stays) can be paid for."""
        side = blocking_side(g, g.objects[oid].controller)
        if not self.careful:
            return attacker == NOBODY or can_afford_blocks(g, side, [*self.chosen, Declared(oid, attacker)])
        search = self.search(g)
        if attacker != NOBODY:
            search.take(self.attackers.index(attacker))
        else:
            search.rest()
        completions = Completions(search, self.goal)
        while True:
            whole = completions.next()
            if whole is None:
                return False
            chosen: list[Declared] = []
            for taken in whole:
                chosen.append(Declared(self.asked[taken.agent], self.attackers[taken.target]))
            if can_afford_blocks(g, side, chosen):
                return True

    def side(self) -> list[int]:
        """The players who declare now."""
        return self.sides[self.turn]

    def chosen_by_others(self, g: State, player: int) -> list[int]:
        """The chosen blockers that cost a player something although another one has chosen them."""
        out: list[int] = []
        for d in self.chosen:
            oid = d.creature
            if oid in out or g.objects[oid].controller != player or who_blocks(g, oid) == player:
                continue
            if block_cost_source(g, oid):
                out.append(oid)
        return out

    def ask_consent(self, g: State) -> bool:
        """Nobody has to pay for blocks that another player chose: if they don't, a new set is chosen without those."""
        side = self.side()
        while self.consent < len(side):
            player = side[self.consent]
            self.consent += 1
            blockers = self.chosen_by_others(g, player)
            if blockers:
                self.pc = DeclareBlockers.CONSENT
                g.push(AskYesNo(player, DecisionKind.OPTIONAL_COST, blockers[0]))
                return True
        return False

    def pay(self, g: State) -> bool:
        """Pushes the next payment, its total locked in now (CR 509.1d-f). False if all is paid."""
        side = self.side()
        while self.payer < len(side):
            player = side[self.payer]
            self.payer += 1
            cost = cost_to_block(g, player, self.chosen)
            if not is_nothing(cost):
                g.push(PayMana(player, cost, 0, NOBODY))
                return True
        return False

    def problem(self, g: State) -> DeclarationProblem:
        """The declaration as the solver sees it: agents are `asked`, targets `attackers`."""
        p = DeclarationProblem(len(self.asked), len(self.attackers))
        lures: list[int] = []  # of each attacker: effects by which all able to block it do
        for t in range(len(self.attackers)):
            lures.append(0)
            p.least[t] = blockers_needed(g, self.attackers[t])
        for s in active_statics(g, StaticKind.AT_MOST_BLOCKERS_EACH):
            node = s.node
            if isinstance(node, AtMostBlockersEach):
                for t in range(len(self.attackers)):
                    if (p.cap[t] == 0 or node.count < p.cap[t]) and matches(g, node.which, self.attackers[t], s.ctx):
                        p.cap[t] = node.count
        for s in active_statics(g, StaticKind.MUST_BE_BLOCKED):
            node = s.node
            if isinstance(node, MustBeBlocked):
                for t in range(len(self.attackers)):
                    if matches(g, node.which, self.attackers[t], s.ctx):
                        if node.by_all:
                            lures[t] += 1
                        else:
                            p.bonus[t] += 1
        musts = active_statics(g, StaticKind.MUST_BLOCK)
        alones = active_statics(g, StaticKind.CANT_ATTACK_ALONE)
        for b in range(len(self.asked)):
            oid = self.asked[b]
            p.most[b] = how_many(g, oid)
            priced = self.taxed and block_cost_source(g, oid) != 0
            for t in range(len(self.attackers)):
                if cant_block_that(g, oid, self.attackers[t]) == 0:
                    wanted = lures[t]
                    for s in musts:
                        node = s.node
                        if isinstance(node, MustBlock) and must_block_that(g, node, oid, self.attackers[t], s.ctx):
                            wanted += 1
                    p.offer(b, t, wanted, priced)
            for s in musts:
                node = s.node
                if isinstance(node, MustBlock) and node.whom is None and matches(g, node.which, oid, s.ctx):
                    p.own[b] += 1
            for s in alones:
                node = s.node
                if isinstance(node, CantAttackAlone) and node.nor_block and matches(g, node.which, oid, s.ctx):
                    p.not_alone[b] = True
        for s in active_statics(g, StaticKind.AT_MOST_BLOCKERS):
            node = s.node
            if isinstance(node, AtMostBlockers) and sees_combat(g, s) and (p.limit < 0 or node.count < p.limit):
                p.limit = node.count
        return p

    def search(self, g: State) -> Search:
        """The search, standing where the declaration stands."""
        s = Search(self.problem(g))
        i = 0
        for b in range(self.index + 1):
            if b >= len(self.asked):
                break
            while i < len(self.chosen) and self.chosen[i].creature == self.asked[b]:
                s.take(self.attackers.index(self.chosen[i].against))
                i += 1
            if b < self.index:
                s.rest()
        return s

    # --- why not

    def why_not(self, g: State, option: Option) -> int:
        """Why an answer is not offered to the creature being asked: 0 if it is."""
        oid = option.object
        if self.pc != DeclareBlockers.BLOCKERS or self.index >= len(self.asked) or oid != self.asked[self.index]:
            return why_not_block(g, oid, option.attacker) if option.kind == OptionKind.BLOCK else 0
        for o in self.options(g, oid):
            if o.kind == option.kind and (o.kind == OptionKind.STAY or o.attacker == option.attacker):
                return 0
        blocks = option.kind == OptionKind.BLOCK
        if blocks:
            why = can_block(g, oid, option.attacker)
            if why:
                return why
            if option.attacker not in self.attackers:
                return pack_refusal(Concept.BLOCK_CHOOSE, oid)
            if not self.careful:
                if self.taxed:
                    return pack_refusal(Concept.BLOCK_COST, block_cost_source(g, oid))
                return pack_refusal(Concept.BLOCK_CHOOSE, oid)
        search = self.search(g)
        t = self.attackers.index(option.attacker) if blocks else 0
        if not (search.can_take(t, 0) if blocks else search.can_rest(0)):
            return self.restricting(g, oid, option.attacker if blocks else 0)
        if search.can_take(t, self.goal) if blocks else search.can_rest(self.goal):
            return pack_refusal(Concept.BLOCK_COST, block_cost_source(g, oid))
        return pack_refusal(Concept.BLOCK_REQUIREMENT, self.requiring(g))

    def restricting(self, g: State, oid: int, attacker: int) -> int:
        """The restriction on the blocks as a whole that forbids, with its source."""
        if attacker > 0:
            for s in active_statics(g, StaticKind.AT_MOST_BLOCKERS_EACH):
                node = s.node
                if isinstance(node, AtMostBlockersEach) and matches(g, node.which, attacker, s.ctx):
                    if self.count_against(attacker) >= node.count:
                        return pack_refusal(Concept.BLOCK_RESTRICTION, s.source)
            if blockers_needed(g, attacker) > 1:
                return needing(g, attacker)
        for s in active_statics(g, StaticKind.AT_MOST_BLOCKERS):
            return pack_refusal(Concept.BLOCK_RESTRICTION, s.source)
        for d in self.chosen:
            if self.count_against(d.against) < blockers_needed(g, d.against):
                return needing(g, d.against)  # it still needs more blockers
        for s in active_statics(g, StaticKind.CANT_ATTACK_ALONE):
            return pack_refusal(Concept.BLOCK_RESTRICTION, s.source)
        return pack_refusal(Concept.BLOCK_RESTRICTION, oid)

    def count_against(self, attacker: int) -> int:
        """How many blocks were chosen for an attacker."""
        n = 0
        for d in self.chosen:
            if d.against == attacker:
                n += 1
        return n

    def requiring(self, g: State) -> int:
        """The source of a requirement on these blocks."""
        for s in active_statics(g, StaticKind.MUST_BLOCK):
            node = s.node
            if isinstance(node, MustBlock):
                for b in range(self.index, len(self.asked)):
                    if matches(g, node.which, self.asked[b], s.ctx):
                        return s.source
        for s in active_statics(g, StaticKind.MUST_BE_BLOCKED):
            node = s.node
            if isinstance(node, MustBeBlocked):
                for a in self.attackers:
                    if matches(g, node.which, a, s.ctx):
                        return s.source
        return 0

    # --- carrying out

    def block(self, g: State) -> None:
        """The chosen creatures become blocking creatures, and their attackers blocked (CR 509.1g-i)."""
        combat = g.combat
        if combat is None:
            return
        blockers: list[int] = []
        lengthened: dict[int, bool] = {}
        for d in self.chosen:
            if not blockers or blockers[-1] != d.creature:  # each was asked about once
                blockers.append(d.creature)
                if g.book.asks_fought:
                    g.objects[d.creature].mark(BLOCKED)
                    g.objects[d.creature].mark(FOUGHT)
            start_blocking(g, combat, d.creature, d.against, lengthened)
        player = g.primary(self.side())
        g.note(EventName.BLOCKERS_DECLARED, Concept.DECLARE_BLOCKERS, player, amount=len(blockers))
        if g.log is not None:
            for d in self.chosen:
                b = d.creature
                g.note(EventName.BLOCKS, Concept.BLOCK_BECOMES, g.objects[b].controller, b, other=d.against)
        newly: list[int] = []  # attackers that become blocked now
        for a in self.attackers:
            f = combat.entry(a)
            by = f.blockers
            if by:
                if not f.blocked:
                    newly.append(a)
                    g.note(
                        EventName.BECOMES_BLOCKED,
                        Concept.BLOCKED,
                        g.objects[a].controller,
                        a,
                        other=by[0],
                        amount=len(by),
                    )
                combat.judge(f, True)
            elif not f.declared:
                combat.judge(f, False)
        g.invalidate(Facet.COMBAT)
        refresh(g)
        if not any_watched(g, ON_BLOCKS):
            return
        for b in blockers:
            blocks = combat.blocked_by(b)
            player = g.objects[b].controller
            fire(g, TriggerEvent.blocks(b, blocks[0], player, attackers=len(blocks)))  # CR 509.3a
            fire(g, TriggerEvent.blocks_so_many(b, player, attackers=len(blocks)))  # CR 509.3e
            for a in blocks:
                fire(g, TriggerEvent.blocks_creature(b, a, player))  # CR 509.3b
                fire(g, TriggerEvent.blocked_by(a, b, g.objects[a].controller))  # CR 509.3d
        if len(blockers) == 1:
            fire(g, TriggerEvent.blocks_alone(blockers[0], g.objects[blockers[0]].controller))  # CR 506.5
        for a in newly:
            by = combat.blockers_of(a)
            player = g.objects[a].controller
            fire(g, TriggerEvent.becomes_blocked(a, by[0], player, blockers=len(by)))  # CR 509.3c
            fire(g, TriggerEvent.blocked_by_so_many(a, player, len(by), declared=True))  # CR 509.3e

    def finish(self, g: State) -> None:
        combat = g.combat
        if combat is None:
            return
        combat.declared = 2
        for f in combat.on_attack:
            if not f.declared:
                combat.judge(f, False)  # CR 509.1h
        if is_watched(g, TriggerKind.ISNT_BLOCKED):
            refresh(g)
            for f in combat.on_attack:
                if not f.blocked:
                    player = defending_player(g, f.id)
                    fire(g, TriggerEvent.isnt_blocked(f.id, f.against, player))  # CR 508.3f, 509.3g
