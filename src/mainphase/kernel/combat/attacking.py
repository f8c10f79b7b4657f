"""Declaring attackers (CR 508.1): each possible attacker in turn is asked what it attacks.

Only what can be completed into a legal declaration is offered.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards.nodes import (
    AtMostAttackers,
    CantAttackAlone,
    CardType,
    Goad,
    Goaded,
    Keyword,
    MayExert,
    MustAttack,
    Selector,
    Zone,
)
from mainphase.kernel.asking.decisions import ask_one_of, ask_yes_no
from mainphase.kernel.combat.in_combat import attackable, sees_combat, the_combat
from mainphase.kernel.combat.possible_attacks import (
    attack_cost_source,
    can_afford_attack,
    can_attack,
    cant_attack_that,
    cost_to_attack,
    possible_attackers,
)
from mainphase.kernel.combat.solver import Completions, DeclarationProblem, Search
from mainphase.kernel.costs.affording import is_nothing
from mainphase.kernel.costs.paying_mana import PayMana
from mainphase.kernel.events.changes import tap_change
from mainphase.kernel.events.deeds_of_turn import remember_deed
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, is_watched
from mainphase.kernel.keys import MemoryKey, TurnDeed
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.characteristics import power_of
from mainphase.kernel.reading.defending import attacked_as, covered_by, defending_player, is_meant
from mainphase.kernel.reading.evaluate import matches, refs
from mainphase.kernel.reading.lasting import exert
from mainphase.kernel.reading.layers import has_keyword, refresh, refreshed_characteristics
from mainphase.kernel.reading.statics import ActiveStatic, StaticKind, active_statics, any_static
from mainphase.kernel.state.combat_state import Combat
from mainphase.kernel.state.ids import index_of_id
from mainphase.kernel.state.objects import ATTACKED, EXERTED, FOUGHT, Obj
from mainphase.kernel.state.packed import Declared, JoinedBand
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.values import NOBODY, DecisionKind, Option, OptionKind, player_ref, ref_player
from mainphase.kernel.what_happens import EventName, TriggerKind
from mainphase.rules.concepts import Concept

PICKED: Final = 1 << 12  # counts for more than all requirements together


def declare_attackers(g: State) -> None:
    """The turn-based action (CR 508.1)."""
    asked = possible_attackers(g)
    if asked:
        targets = attackable(g)
        if targets:
            g.push(DeclareAttackers(asked, targets))
            return
    the_combat(g).declared = 1
    g.note(EventName.ATTACKERS_DECLARED, Concept.DECLARE_ATTACKERS, g.active)


def leader_of_attack(g: State) -> int:
    """The player whom the newest effect lets choose which creatures attack, unless that is who does anyway; or -1."""
    leader = -1
    if any_static(g, StaticKind.CHOOSES_ATTACKERS):
        for s in active_statics(g, StaticKind.CHOOSES_ATTACKERS):
            if not g.players[s.ctx.controller].left and sees_combat(g, s):
                leader = s.ctx.controller
    return leader if leader >= 0 and not g.is_active(leader) else -1


@mypyc_attr(acyclic=True, free_list_len=1)
class DeclareAttackers(Frame):
    """`asked` are the possible attackers, `targets` what may be attacked (refs). `chosen` holds the answers."""

    PREPARE: Final = 0
    ATTACKERS: Final = 1
    BANDS: Final = 2
    COSTS: Final = 3
    ATTACK: Final = 4

    def __init__(self, asked: list[int] | None = None, targets: list[int] | None = None) -> None:
        super().__init__()
        self.asked: list[int] = asked if asked is not None else []
        self.targets: list[int] = targets if targets is not None else []
        self.index = 0
        self.chosen: list[Declared] = []
        self.careful = False  # something concerns the attack as a whole: what is offered has to be searched for
        self.taxed = False  # attacking may cost something
        self.goal = 0  # the most requirements that can be obeyed (CR 508.1d)
        self.payer = 0  # index in the attacking team of the one who pays next
        # How far exerting and bands have been asked about, in the numbers that the hash sees: two for each of `chosen`.
        self.exerting = 0
        self.bands: list[JoinedBand] = []
        self.banding = 0
        self.leader = -1  # another player, who chooses which creatures attack; -1: nobody does
        self.picking = False  # the leader is being asked
        self.picked: list[int] = []  # the creatures that the leader lets attack
        self.barred: list[int] = []  # those that do not: the leader said so, or nobody wants to pay for them

    def run(self, g: State) -> None:
        if self.pc == DeclareAttackers.PREPARE:
            self.prepare(g)
            self.pc = DeclareAttackers.ATTACKERS
        if self.pc == DeclareAttackers.ATTACKERS:
            if self.ask_next(g):
                return
            self.pc = DeclareAttackers.BANDS
        if self.pc == DeclareAttackers.BANDS:
            if self.ask_for_band(g):
                return
            g.note(EventName.ATTACKERS_DECLARED, Concept.DECLARE_ATTACKERS, g.active, amount=len(self.chosen))
            self.pc = DeclareAttackers.COSTS
            if not g.rules.attack_tap_is_cost and self.tap_attackers(g):
                return
        if self.pc == DeclareAttackers.COSTS:
            if self.ask_to_exert(g):
                return
            if self.taxed and self.pay(g):
                return
            self.pc = DeclareAttackers.ATTACK
            if g.rules.attack_tap_is_cost and self.tap_attackers(g):  # 308.2 until 22 July 2001
                return
        g.pop()
        self.attack(g)

    def belongs_to(self, g: State, player: int) -> bool:
        return g.players[g.active].left

    def abandoned(self, g: State) -> None:
        the_combat(g).declared = 1

    def after_leaving(self, g: State, player: int) -> None:
        """Before anything is done about it, the declaration starts over."""
        if self.pc <= DeclareAttackers.BANDS:
            self.pc = DeclareAttackers.PREPARE
            self.index = 0
            self.chosen = []
            self.bands = []
            self.banding = 0
            self.barred = []
            self.asked = possible_attackers(g)
            self.targets = attackable(g)
            if not self.targets:
                self.asked = []

    def prepare(self, g: State) -> None:
        self.taxed = any_static(g, StaticKind.ATTACK_TAX)
        self.careful = (
            any_static(g, StaticKind.MUST_ATTACK)
            or any_static(g, StaticKind.AT_MOST_ATTACKERS)
            or any_static(g, StaticKind.CANT_ATTACK_ALONE)
        )
        self.leader = leader_of_attack(g)
        self.picking = self.leader >= 0
        self.picked = []
        if self.picking:
            self.careful = True
        if self.careful and g.rules.most_requirements:
            self.goal = Search(self.problem(g).free()).best()

    def may_be_empty(self, g: State) -> bool:
        """True if it is legal that nobody attacks."""
        search = Search(self.problem(g))
        while search.agent < len(self.asked):
            search.rest()
        return search.reach(search.agent, self.goal)

    # --- asking

    def ask_next(self, g: State) -> bool:
        """Asks about the next creature that has a choice, or none is left (False)."""
        if self.picking:
            if self.ask_leader(g):
                return True
            self.picking = False
            self.index = 0
        while self.index < len(self.asked):
            oid = self.asked[self.index]
            options = self.options(g, oid)
            if self.leader >= 0 and len(options) == 1 and options[0].kind == OptionKind.ATTACK:
                self.answer(g, options[0])  # the leader has said it
                continue
            if len(options) > 1 or options[0].kind != OptionKind.STAY:
                ask_one_of(g, g.objects[oid].controller, DecisionKind.ATTACK, options, about=oid)
                return True
            self.index += 1
        return False

    def ask_for_band(self, g: State) -> bool:
        """Asks each chosen creature with banding in turn whose band it joins (CR 508.1e, 702.22c).

        Those without banding come first, each a band of one, and are never asked: so no two of them get into one band,
        and each set of bands is announced in one way only.
        """
        while self.banding < 2 * len(self.chosen):
            options = self.bands_to_join(g, self.banding // 2)
            if options:
                oid = self.chosen[self.banding // 2].creature
                options.append(Option.stay(oid))
                ask_one_of(g, g.objects[oid].controller, DecisionKind.BAND, options, about=oid)
                return True
            self.banding += 2
        return False

    def bands_to_join(self, g: State, index: int) -> list[Option]:
        """The bands that the creature at this index of `chosen` can join, each by the creature it began with."""
        out: list[Option] = []
        oid = self.chosen[index].creature
        if not has_keyword(g, g.objects[oid], Keyword.BANDING):
            return out
        for with_banding in (False, True):
            for k in range(len(self.chosen)):
                other = self.chosen[k].creature
                if has_keyword(g, g.objects[other], Keyword.BANDING) != with_banding or (with_banding and k >= index):
                    continue
                same = self.chosen[k].against == self.chosen[index].against  # CR 702.22d
                if same and not self.joined(other):
                    out.append(Option.join_band(oid, other))
        return out

    def joined(self, oid: int) -> bool:
        """True if a creature has joined the band of another."""
        for joined in self.bands:
            if joined.creature == oid:
                return True
        return False

    def ask_leader(self, g: State) -> bool:
        """Asks the player who chooses which creatures attack about the next one that could: first the whole group is
        chosen, then each controller says what they attack.
        """
        while self.index < len(self.asked):
            options = self.picks(g, self.asked[self.index])
            if len(options) > 1 or options[0].kind != OptionKind.STAY:
                about = self.asked[self.index]
                ask_one_of(g, self.leader, DecisionKind.ATTACK, options, about=about)
                return True
            self.index += 1
        return False

    def picks(self, g: State, oid: int) -> list[Option]:
        """The options that the leader has for this creature: that it attacks (whom, if that is no question), that it
        stays.
        """
        out: list[Option] = []
        if oid not in self.barred:
            if self.can_pick(g, oid):
                out.append(Option.attack(oid, self.targets[0] if len(self.targets) == 1 else NOBODY))
            if out and not self.can_bar(g, oid):
                return out
        out.append(Option.stay(oid))
        return out

    def can_pick(self, g: State, oid: int) -> bool:
        self.picked.append(oid)
        found = self.completed(g)
        self.picked.pop()
        return found

    def can_bar(self, g: State, oid: int) -> bool:
        self.barred.append(oid)
        found = self.completed(g)
        self.barred.pop()
        return found

    def completed(self, g: State) -> bool:
        """True if there is a legal declaration, which can be paid for, with all of those picked and none barred."""
        search = Search(self.problem(g))
        if not self.taxed:
            return search.reach(0, self.whole())
        return self.payable(g, Completions(search, self.whole()))

    def whole(self) -> int:
        """The goal that a declaration has to reach: the requirements (CR 508.1d), and before all those picked."""
        return self.goal + PICKED * len(self.picked)

    def ask_to_exert(self, g: State) -> bool:
        """Asks for each chosen creature that may be exerted whether it is (CR 508.1g)."""
        if not any_static(g, StaticKind.MAY_EXERT):
            return False
        while self.exerting < 2 * len(self.chosen):
            oid = self.chosen[self.exerting // 2].creature
            for s in active_statics(g, StaticKind.MAY_EXERT):
                node = s.node
                if (
                    s.source == oid
                    and isinstance(node, MayExert)
                    and not (node.first and g.objects[oid].uses(EXERTED) > 0)
                ):
                    ask_yes_no(g, g.objects[oid].controller, DecisionKind.OPTIONAL_COST, about=oid)
                    return True
            self.exerting += 2
        return False

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.YES or option.kind == OptionKind.NO:
            oid = self.chosen[self.exerting // 2].creature
            self.exerting += 2
            if option.kind == OptionKind.YES:
                exert(g, oid, g.objects[oid].controller)
                fire(g, TriggerEvent.exerted(oid, g.objects[oid].controller))
            return
        if self.pc == DeclareAttackers.BANDS:
            if option.kind == OptionKind.BAND:
                self.bands.append(JoinedBand(option.object, option.partner))
            self.banding += 2
            return
        if self.picking:
            (self.picked if option.kind == OptionKind.ATTACK else self.barred).append(option.object)
        elif option.kind == OptionKind.ATTACK:
            self.chosen.append(Declared(option.object, option.attacked))
        elif option.object in self.picked:  # nobody pays for it: another group is chosen without it
            self.barred = [option.object]
            self.chosen = []
            self.index = 0
            self.prepare(g)
            return
        self.index += 1

    def options(self, g: State, oid: int) -> list[Option]:
        """The options of this creature such that the declaration can be legal (CR 508.1c-d) and paid for (508.1h-j)."""
        out: list[Option] = []
        search: Search | None = None
        if self.careful:
            search = self.search(g)
        restricted = any_static(g, StaticKind.CANT_ATTACK)
        for t in range(len(self.targets)):
            ref = self.targets[t]
            if restricted and cant_attack_that(g, oid, ref):
                continue
            if search is not None and not search.can_take(t, self.whole()):
                continue
            if self.taxed and not self.affordable(g, oid, ref):
                continue
            out.append(Option.attack(oid, ref))
        if (
            search is None
            or (search.can_rest(self.whole()) and (not self.taxed or self.affordable(g, oid, NOBODY)))
            or (oid in self.picked and self.only_for_a_price(g, out))
        ):
            out.append(Option.stay(oid))
        return out

    def only_for_a_price(self, g: State, options: list[Option]) -> bool:
        for o in options:
            if not attack_cost_source(g, o.attacked):
                return False
        return self.taxed

    def affordable(self, g: State, oid: int, ref: int) -> bool:
        """True if a declaration that goes on like this (`ref` 0: the creature stays) can be paid for."""
        if not self.careful:
            return ref == NOBODY or can_afford_attack(g, [*self.chosen, Declared(oid, ref)])
        search = self.search(g)
        if ref != NOBODY:
            search.take(self.targets.index(ref))
        search.rest()
        return self.payable(g, Completions(search, self.whole()))

    def payable(self, g: State, completions: Completions) -> bool:
        """True if one of these declarations can be paid for."""
        while True:
            whole = completions.next()
            if whole is None:
                return False
            chosen: list[Declared] = []
            for taken in whole:
                chosen.append(Declared(self.asked[taken.agent], self.targets[taken.target]))
            if can_afford_attack(g, chosen):
                return True

    def problem(self, g: State) -> DeclarationProblem:
        """The declaration as the solver sees it: agents are `asked`, targets `targets`."""
        p = DeclarationProblem(len(self.asked), len(self.targets))
        p.one_by_one = not g.rules.most_requirements
        musts = active_statics(g, StaticKind.MUST_ATTACK)
        taxes: list[bool] = []
        for ref in self.targets:
            taxes.append(self.taxed and attack_cost_source(g, ref) != 0)
        restricted = any_static(g, StaticKind.CANT_ATTACK)
        for a in range(len(self.asked)):
            oid = self.asked[a]
            directed: list[ActiveStatic] = []  # requirements to attack somebody in particular
            for s in musts:
                node = s.node
                if is_goaded_by(g, oid, s):
                    if not goaded_by_same(s, directed):
                        p.own[a] += 1  # CR 701.15b, c
                        directed.append(s)
                elif isinstance(node, MustAttack) and matches(g, node.which, oid, s.ctx):
                    if node.who is None:
                        p.own[a] += 1
                    else:
                        directed.append(s)
            if oid in self.barred:
                continue
            if oid in self.picked:
                p.own[a] += PICKED
            for t in range(len(self.targets)):
                ref = self.targets[t]
                if restricted and cant_attack_that(g, oid, ref):
                    continue
                gain = 0
                for s in directed:
                    node = s.node
                    if isinstance(node, (Goad, Goaded)):
                        if ref < 0 and covered_by(g, ref) != [player_ref(s.ctx.controller)]:
                            gain += 1
                    elif isinstance(node, MustAttack):
                        who = node.who
                        if who is not None and is_meant(g, ref, refs(g, who, s.ctx)):
                            gain += 1
                p.offer(a, t, gain, taxes[t])
        for s in active_statics(g, StaticKind.AT_MOST_ATTACKERS):
            node = s.node
            if isinstance(node, AtMostAttackers) and sees_combat(g, s):
                whom = node.who
                if whom is not None:
                    self.cap_attackers(g, p, whom, node.count, s)
                elif p.limit < 0 or node.count < p.limit:
                    p.limit = node.count
        for s in active_statics(g, StaticKind.CANT_ATTACK_ALONE):
            node = s.node
            if isinstance(node, CantAttackAlone):
                for a in range(len(self.asked)):
                    if matches(g, node.which, self.asked[a], s.ctx):
                        p.not_alone[a] = True
        return p

    def cap_attackers(
        self, g: State, problem: DeclarationProblem, whom: Selector, count: int, static: ActiveStatic
    ) -> None:
        """No more than so many may attack those players (CR 508.1c)."""
        for named in refs(g, whom, static.ctx):
            ref = attacked_as(g, named)
            if ref in self.targets:
                t = self.targets.index(ref)
                problem.cap[t] = count if problem.cap[t] == 0 else min(problem.cap[t], count)

    def search(self, g: State) -> Search:
        """The search, standing where the declaration stands."""
        s = Search(self.problem(g))
        i = 0
        for a in range(self.index):
            if i < len(self.chosen) and self.chosen[i].creature == self.asked[a]:
                s.take(self.targets.index(self.chosen[i].against))
                i += 1
            s.rest()
        return s

    # --- why not

    def why_not(self, g: State, option: Option) -> int:
        """Why an answer is not offered to the creature being asked: 0 if it is."""
        oid = option.object
        if self.pc != DeclareAttackers.ATTACKERS or self.index >= len(self.asked) or oid != self.asked[self.index]:
            return can_attack(g, oid, option.attacked) if option.kind == OptionKind.ATTACK else 0
        for o in self.picks(g, oid) if self.picking else self.options(g, oid):
            if o.kind == option.kind and (
                o.kind == OptionKind.STAY or o.attacked == option.attacked or o.attacked == NOBODY
            ):
                return 0
        attacks = option.kind == OptionKind.ATTACK
        if attacks:
            why = can_attack(g, oid, option.attacked)
            if why:
                return why
        if self.careful:
            search = self.search(g)
            t = self.targets.index(option.attacked) if attacks else 0
            if not (search.can_take(t, 0) if attacks else search.can_rest(0)):
                return pack_refusal(Concept.ATTACK_RESTRICTION, self.restricting(g, oid))
            if not (search.can_take(t, self.whole()) if attacks else search.can_rest(self.whole())):
                return pack_refusal(Concept.ATTACK_REQUIREMENT, self.requiring(g))
        source = attack_cost_source(g, option.attacked) if attacks else 0
        return pack_refusal(Concept.ATTACK_COST, source)

    def restricting(self, g: State, oid: int) -> int:
        """The source of a restriction on the attack as a whole."""
        for s in active_statics(g, StaticKind.AT_MOST_ATTACKERS):
            node = s.node
            if isinstance(node, AtMostAttackers) and self.attacking_so_far(g, node, s) >= node.count:
                return s.source
        for s in active_statics(g, StaticKind.CANT_ATTACK_ALONE):
            return s.source
        return oid

    def attacking_so_far(self, g: State, node: AtMostAttackers, static: ActiveStatic) -> int:
        """How many of those that a restriction counts are declared."""
        whom = node.who
        if whom is None:
            return len(self.chosen)
        named = refs(g, whom, static.ctx)
        return sum([1 for one in self.chosen if is_meant(g, one.against, named)])

    def requiring(self, g: State) -> int:
        """The source of a requirement that a creature still to be asked, or the one being asked, has to obey."""
        for s in active_statics(g, StaticKind.MUST_ATTACK):
            node = s.node
            if isinstance(node, (Goad, Goaded)):
                return s.source
            if isinstance(node, MustAttack):
                for a in range(self.index, len(self.asked)):
                    if matches(g, node.which, self.asked[a], s.ctx):
                        return s.source
        return 0

    # --- carrying out

    def tap_attackers(self, g: State) -> bool:
        """Taps the chosen creatures (CR 508.1f). True if there were any."""
        changes = [tap_change(oid, Concept.ATTACK_TAP) for oid in self.to_be_tapped(g)]
        if not changes:
            return False
        perform_event(g, changes)
        return True

    def to_be_tapped(self, g: State) -> list[int]:
        out: list[int] = []
        for d in self.chosen:
            if not has_keyword(g, g.objects[d.creature], Keyword.VIGILANCE):  # CR 702.20b
                out.append(d.creature)
        return out

    def pay(self, g: State) -> bool:
        """Pushes the next payment, its total locked in now (CR 508.1h-j). False if all is paid."""
        team = g.groups[g.players[g.active].group]
        while self.payer < len(team):
            player = team[self.payer]
            self.payer += 1
            cost = cost_to_attack(g, player, self.chosen)
            if not is_nothing(cost):
                payment = PayMana(player, cost, 0, NOBODY)
                if g.rules.attack_tap_is_cost:
                    payment.exclude = self.to_be_tapped(g)
                g.push(payment)
                return True
        return False

    def attack(self, g: State) -> None:
        """The chosen creatures become attacking creatures, and what triggers on that does (CR 508.1k-m)."""
        combat = the_combat(g)
        combat.declared = 1
        attackers: list[int] = []
        players: list[int] = []  # who attacks, each once
        for d in self.chosen:
            oid = d.creature
            o = g.objects[oid]
            if not still_attacks(g, o):
                continue
            attackers.append(oid)
            f = combat.attack(oid, d.against)
            f.defender = defending_player(g, oid)
            if o.uses(ATTACKED) == 0:
                g.players[o.controller].remember(MemoryKey.ATTACKERS)
            o.use(ATTACKED)
            if g.book.asks_fought:
                o.mark(FOUGHT)
        for joined in self.bands:
            if combat.is_attacking(joined.band):
                combat.join_band(joined.band, joined.band)
            if combat.is_attacking(joined.creature):
                combat.join_band(joined.creature, joined.band)
        for oid in attackers:
            o = g.objects[oid]
            if index_of_id(players, o.controller) < 0:
                players.append(o.controller)
            if g.log is not None:
                ref = combat.attacked_by(oid)
                names = companions(g, combat, oid)
                g.note(EventName.ATTACKS, Concept.ATTACK_BECOMES, o.controller, oid, other=ref, word=names)
        if g.book.asks_attacked:
            self.remember_attacked(g, combat)
        if g.book.asks_attacking_power:
            for p in g.players:
                p.remember(MemoryKey.ATTACKING_POWER, -p.recall(MemoryKey.ATTACKING_POWER))
        if not attackers:
            return
        combat.had_attackers = True
        for player in players:
            g.players[player].remember(MemoryKey.ATTACKED, count_controlled(g, attackers, player))
        g.invalidate(Facet.COMBAT | Facet.MEMORY)
        refresh(g)  # what is said of attacking creatures is true before anything triggers on them
        for oid in attackers:
            o = g.objects[oid]
            remember_deed(g, TurnDeed.ATTACKED_WITH, o.controller, o)
        if g.book.asks_attacking_power:
            for oid in attackers:
                o = g.objects[oid]
                g.players[o.controller].remember(MemoryKey.ATTACKING_POWER, power_of(g, o))
        if is_watched(g, TriggerKind.ATTACKS):
            for oid in attackers:
                fire(g, TriggerEvent.attacks(oid, combat.attacked_by(oid), defending_player(g, oid)))  # CR 508.3a
        if is_watched(g, TriggerKind.PLAYER_ATTACKS):
            for player in players:
                fire(g, TriggerEvent.player_attacks(player, count_controlled(g, attackers, player)))  # CR 508.3c, d
        if is_watched(g, TriggerKind.IS_ATTACKED) or is_watched(g, TriggerKind.ATTACKS_PLAYER):
            self.tell_the_attacked(g, combat, players)
        if len(attackers) == 1:
            fire(g, TriggerEvent.attacks_alone(attackers[0], g.objects[attackers[0]].controller))  # CR 506.5

    def remember_attacked(self, g: State, combat: Combat) -> None:
        """Notes which players each player attacks in this combat."""
        for p in g.players:
            attacked = 0
            for f in combat.on_attack:
                if f.against < 0 and g.objects[f.id].controller == p.id:
                    for ref in covered_by(g, f.against):
                        attacked |= 1 << ref_player(ref)
            p.remember(MemoryKey.PLAYERS_ATTACKED, attacked - p.recall(MemoryKey.PLAYERS_ATTACKED))

    def tell_the_attacked(self, g: State, combat: Combat, players: list[int]) -> None:
        for ref in self.targets:
            by: list[int] = []
            for f in combat.on_attack:
                if f.against == ref:
                    by.append(f.id)
            if by:
                fire(g, TriggerEvent.is_attacked(ref, g.objects[by[0]].controller, attackers=len(by)))  # CR 508.3b
            if ref > 0:
                continue
            for player in players:
                n = 0
                for oid in by:
                    if g.objects[oid].controller == player:
                        n += 1
                if n:
                    fire(g, TriggerEvent.attacks_player(player, ref, attackers=n))  # CR 508.3e


def is_goaded_by(g: State, oid: int, static: ActiveStatic) -> bool:
    """True if a creature is goaded because of this (CR 701.15a)."""
    node = static.node
    if isinstance(node, Goaded):
        return matches(g, node.which, oid, static.ctx)
    return isinstance(node, Goad) and static.lasting is not None and oid in static.lasting.objects


def goaded_by_same(static: ActiveStatic, found: list[ActiveStatic]) -> bool:
    """True if the same player has goaded the creature already: that has no effect (CR 701.15d)."""
    for other in found:
        if isinstance(other.node, (Goad, Goaded)) and other.ctx.controller == static.ctx.controller:
            return True
    return False


def count_controlled(g: State, creatures: list[int], player: int) -> int:
    """How many of these creatures a player controls."""
    count = 0
    for oid in creatures:
        if g.objects[oid].controller == player:
            count += 1
    return count


def companions(g: State, combat: Combat, oid: int) -> str:
    """The names of those in the same band, for the log."""
    names: list[str] = []
    for other in combat.band_of(oid):
        if other != oid:
            names.append(refreshed_characteristics(g, g.objects[other]).name or "a creature")
    return ", ".join(names)


def still_attacks(g: State, o: Obj) -> bool:
    """A chosen creature becomes attacking only if the active player still controls it (CR 508.1k)."""
    return (
        o.zone == Zone.BATTLEFIELD
        and not o.phased_out
        and g.is_active(o.controller)
        and (refreshed_characteristics(g, o).types & CardType.CREATURE) != 0
    )
