"""Combat damage: who deals it in which step, how it is assigned, and dealing it (CR 510)."""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword
from mainphase.kernel.asking.decisions import ask_number, ask_player, ask_yes_no
from mainphase.kernel.combat.covering import Giver, can_cover, lethal_damage_needed
from mainphase.kernel.events.changes import damage_change
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.reading.evaluate import matches
from mainphase.kernel.reading.layers import has_keyword, refreshed_characteristics
from mainphase.kernel.reading.statics import StaticKind, active_statics, any_static
from mainphase.kernel.roles import Own
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.combat_state import Combat, Fighter
from mainphase.kernel.state.packed import AssignedDamage
from mainphase.kernel.state.sharing import attacked_together
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.values import DecisionKind, Option, OptionKind, player_ref, ref_player
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept
from mainphase.rules.law import BlockDamage

STRIKES: Final = Keyword.FIRST_STRIKE | Keyword.DOUBLE_STRIKE
NOT_FOUND: Final = -1


# --- Who deals damage in which step (CR 510.4)


def needs_first_strike(g: State) -> bool:
    """True if any attacking or blocking creature has first or double strike: asked as the combat damage step begins."""
    combat = g.combat
    if combat is None:
        return False
    for f in combat.on_attack:
        if refreshed_characteristics(g, g.objects[f.id]).keywords & STRIKES:
            return True
    for f in combat.on_guard:
        if refreshed_characteristics(g, g.objects[f.id]).keywords & STRIKES:
            return True
    return False


def deals_now(g: State, combat: Combat, oid: int, first: bool) -> bool:
    """True if an attacking or blocking creature assigns damage in this step; `first`: it is the first of two."""
    strikes = refreshed_characteristics(g, g.objects[oid]).keywords & STRIKES
    if first:
        return strikes != 0
    if not combat.struck or oid not in combat.struck:
        return True
    return (strikes & Keyword.DOUBLE_STRIKE) != 0  # CR 702.4c-d, 702.7c


def strikers(g: State, combat: Combat) -> list[int]:
    """The attacking and blocking creatures that have first or double strike now."""
    out: list[int] = []
    for f in combat.on_attack:
        if refreshed_characteristics(g, g.objects[f.id]).keywords & STRIKES:
            out.append(f.id)
    for f in combat.on_guard:
        if not f.attacking and refreshed_characteristics(g, g.objects[f.id]).keywords & STRIKES:
            out.append(f.id)
    return out


# --- Assigning (CR 510.1)


def assign_damage(g: State) -> None:
    """The turn-based action: the attacking player or team, then each defending one, announce how damage is assigned."""
    if g.combat is not None:
        g.push(AssignDamage())


@mypyc_attr(acyclic=True, free_list_len=1)
class AssignDamage(Frame):
    """`dealers` assign one after the other; `recipients` are the current one's, `left` the damage it has yet to assign.

    The announcements are checked as a whole (CR 510.1e), so attackers with trample come after those without: what those
    assign counts as lethal damage for them (702.19b). Of several with trample that are blocked by one creature any may
    assign it what it needs: what one leaves to the others is `owed` (`covering`).
    """

    PREPARE: Final = 0
    DEALER: Final = 1
    ASSIGN: Final = 2
    PASS: Final = 3
    WHOM: Final = 4

    def __init__(self) -> None:
        super().__init__()
        self.dealers: list[int] = []
        self.index = 0
        self.recipients: list[int] = []  # refs
        self.blockers = 0  # how many of them come before what is attacked; all of them if there is no trample
        self.at = 0  # index of the recipient asked about
        self.left = 0
        self.lethal = True  # every recipient before has been assigned lethal damage
        self.shared = False  # another creature of the same player may assign damage to one of the recipients too
        self.owed: list[int] = []  # creatures that are to be assigned lethal damage in the end
        self.passes = False  # the dealer assigns its damage as though it weren't blocked
        self._divider: Own[int] = NOT_FOUND  # who divides the damage of the dealer, once somebody is asked

    def run(self, g: State) -> None:
        combat = g.combat
        if combat is None:
            g.pop()
            return
        if self.pc == AssignDamage.PREPARE:
            self.prepare(g, combat)
            self.pc = AssignDamage.DEALER
        while self.index < len(self.dealers):
            dealer = self.dealers[self.index]
            if self.pc == AssignDamage.DEALER:
                self.begin(g, combat, dealer)
                self.pc = AssignDamage.WHOM
            if self.pc == AssignDamage.WHOM:
                self.pc = AssignDamage.PASS
                if g.heads and self.ask_whom(g, combat, dealer):
                    return
            if self.pc == AssignDamage.PASS:
                self.pc = AssignDamage.ASSIGN
                if any_static(g, StaticKind.ASSIGNS_DAMAGE) and self.ask_to_pass(g, combat, dealer):
                    return
            while self.at < len(self.recipients) and self.left > 0:
                if self.shared:
                    low, high = self.span(g, combat, dealer)
                else:
                    low = self.least(g, combat, dealer)
                    high = self.left
                if low < high:
                    self.ask(g, dealer, low, high)
                    return
                self.assign(g, combat, dealer, high)
            self.index += 1
            self.pc = AssignDamage.DEALER
        if combat.struck and g.rules.unassigned_deal_later:
            self.leave_to_the_next_step(g, combat)
        g.pop()

    def leave_to_the_next_step(self, g: State, combat: Combat) -> None:
        """From 1 July 2003 to 10 July 2009: whoever assigned none in the first step does in the second (310.5)."""
        step = g.parts.get(g.step)
        if step is not None and step.first_strike:
            dealt = [a.source for a in combat.assignment]
            combat.struck = [oid for oid in combat.struck if oid in dealt]

    def after_leaving(self, g: State, player: int) -> None:
        """Everything is announced anew."""
        self.pc = AssignDamage.PREPARE
        self.index = 0
        self.at = 0
        self.left = 0
        self.dealers = []
        self.recipients = []
        self.owed = []

    def ask(self, g: State, dealer: int, low: int, high: int) -> None:
        to = self.recipients[self.at]
        if self._divider == NOT_FOUND:
            self._divider = divider(g, dealer)
        ask_number(g, self._divider, DecisionKind.ASSIGN_DAMAGE, low, high, about=dealer, of=to)

    def ask_whom(self, g: State, combat: Combat, dealer: int) -> bool:
        """Asks to which player of a team that it attacks a creature may assign damage, where the team is attacked."""
        target = attacked_by(g, combat.entry(dealer))
        if target >= 0 or self.left == 0:
            return False
        team = [p for p in attacked_together(g, ref_player(target)) if not g.players[p].left]
        if len(team) < 2 or (target not in self.recipients and who_lets_it_pass(g, dealer) < 0):
            return False
        ask_player(g, g.objects[dealer].controller, DecisionKind.CHOOSE, team, about=dealer)
        return True

    def ask_to_pass(self, g: State, combat: Combat, dealer: int) -> bool:
        """Asks whether a blocked creature assigns its damage to what it attacks, if it may: not where others have been
        assigned less than lethal damage because this one can do the rest.
        """
        if not combat.is_blocked(dealer) or self.left == 0 or is_lethal_damage_owed(self.recipients, self.owed):
            return False
        target = attacked_by(g, combat.entry(dealer))
        player = who_lets_it_pass(g, dealer)
        if target == 0 or player < 0 or self.recipients == [target]:
            return False
        ask_yes_no(g, player, about=dealer)
        return True

    def answer(self, g: State, option: Option) -> None:
        combat = g.combat
        if option.kind == OptionKind.NO:
            return
        if option.kind == OptionKind.PLAYER:
            if combat is not None:
                f = combat.entry(self.dealers[self.index])
                combat.aim(f, player_ref(option.player))
                self.recipients = recipients_of(g, f)
            return
        if option.kind == OptionKind.YES:
            if combat is not None:
                self.recipients = [attacked_by(g, combat.entry(self.dealers[self.index]))]
            self.blockers = 0
            self.shared = False
            self.passes = True
            return
        if combat is not None:
            self.assign(g, combat, self.dealers[self.index], option.number)

    def prepare(self, g: State, combat: Combat) -> None:
        step = g.parts.get(g.step)
        first = step is not None and step.first_strike
        combat.assignment = []
        if first:
            combat.struck = strikers(g, combat)
        tramplers: list[int] = []
        for f in combat.on_attack:
            if deals_now(g, combat, f.id, first):
                if has_keyword(g, g.objects[f.id], Keyword.TRAMPLE):
                    tramplers.append(f.id)
                else:
                    self.dealers.append(f.id)
        if len(tramplers) > 1:
            tramplers = order_of_tramplers(g, tramplers)
        self.dealers.extend(tramplers)
        if not combat.on_guard:
            return
        for player in g.apnap():  # CR 802.5
            for b in combat.on_guard:
                o = g.objects[b.id]
                if o.controller != player or b.attacking or not deals_now(g, combat, b.id, first):
                    continue
                if o.tapped and not g.rules.tapped_blocker_deals:
                    continue
                self.dealers.append(b.id)

    def begin(self, g: State, combat: Combat, dealer: int) -> None:
        """Whom the dealer may assign damage to, and how much it has."""
        self.left = amount_dealt(g, dealer)
        self._divider = NOT_FOUND
        self.at = 0
        self.lethal = True
        self.passes = False
        f = combat.entry(dealer)
        self.recipients = recipients_of(g, f)
        self.blockers = len(self.recipients)
        if f.attacking:
            self.blockers = 0 if f.is_unblocked() else len(f.blockers)
        self.shared = self.blockers > 0 and self.index + 1 < len(self.dealers) and self.is_shared(g, combat, dealer)
        if self.owed and not self.shared:
            self.shared = is_lethal_damage_owed(self.recipients, self.owed)

    def is_shared(self, g: State, combat: Combat, dealer: int) -> bool:
        """True if what is lethal damage to a recipient may be another creature's to assign too."""
        attacks = combat.is_attacking(dealer)
        if not attacks and g.rules.block_damage != BlockDamage.ORDERED:
            return False
        for i in range(self.blockers):
            ref = self.recipients[i]
            if len(combat.blocked_by(ref) if attacks else combat.blockers_of(ref)) > 1:
                return True
        return False

    def span(self, g: State, combat: Combat, dealer: int) -> tuple[int, int]:
        """The least and the most for the current recipient with which all that is owed can still be assigned (CR
        510.1e). Numbers that could not be told from their neighbours are not tried.
        """
        if self.at >= len(self.recipients) - 1:
            return self.left, self.left
        ordered = g.rules.block_damage == BlockDamage.ORDERED
        if not ordered and not self.owed and self.at < self.blockers - 1:
            return 0, self.left
        deadly: list[int] = []
        if g.rules.deathtouch_is_lethal:
            for d in self.dealers:
                if has_keyword(g, g.objects[d], Keyword.DEATHTOUCH):
                    deadly.append(d)
        givers: list[Giver] = []
        by = divider(g, dealer)
        attacks = combat.is_attacking(dealer)
        for i in range(self.index, len(self.dealers)):
            d = self.dealers[i]
            if divider(g, d) == by and combat.is_attacking(d) == attacks:
                reach = combat.entry(d).opposed_by()
                givers.append(Giver(amount_dealt(g, d), reach, d in deadly, ordered and not divides_freely(g, d)))
        givers[0].reach = self.recipients[self.at + 1 : self.blockers]
        refs = self.owed[:]
        for giver in givers:
            for ref in giver.reach:
                if ref not in refs:
                    refs.append(ref)
        for i in range(self.blockers):
            if self.recipients[i] not in refs:
                refs.append(self.recipients[i])
        needs = lethal_damage_needed(g, combat, refs, deadly)
        most = 1
        for ref in refs:
            most += needs[ref]
        low = -1
        high = -1
        k = min(self.left, 2 * most)
        while k >= 0:  # from the most down: what lies together
            v = k if k <= most else self.left - (min(self.left, 2 * most) - k)
            if self.can_take(g, dealer, v, givers, needs, dealer in deadly):
                low = v
                if high < 0:
                    high = v
            elif high >= 0:
                break
            k -= 1
        return (low, high) if high >= 0 else (self.left, self.left)

    def can_take(
        self, g: State, dealer: int, amount: int, givers: list[Giver], needs: dict[int, int], deadly: bool
    ) -> bool:
        """True if all can be assigned as it has to be if the current recipient is assigned this much."""
        ref = self.recipients[self.at]
        rest = self.left - amount
        owed = self.now_owed(g, dealer, rest)
        before = needs[ref]
        needs[ref] = 0 if deadly and amount > 0 else max(0, before - amount)
        givers[0].amount = rest if self.at + 1 < self.blockers else 0
        fine = can_cover(needs, owed, givers)
        needs[ref] = before
        return fine

    def now_owed(self, g: State, dealer: int, rest: int) -> list[int]:
        """The creatures that are owed lethal damage once the current recipient has its damage and `rest` is for those
        after it.
        """
        past = rest > 0 and (
            self.at == self.blockers - 1  # on to what is attacked (CR 702.19b)
            or (g.rules.block_damage == BlockDamage.ORDERED and not divides_freely(g, dealer))
        )
        owed = self.owed[:]
        if past:
            for i in range(self.at + 1):
                if self.recipients[i] not in owed:
                    owed.append(self.recipients[i])
        return owed

    def least(self, g: State, combat: Combat, dealer: int) -> int:
        """The least that the current recipient has to be assigned; anything from there to all that is left will do."""
        last = len(self.recipients) - 1
        if self.at >= last:
            return self.left
        ordered = g.rules.block_damage == BlockDamage.ORDERED
        if self.at == self.blockers - 1:
            # What is attacked comes next, if all blockers are assigned lethal damage (CR 702.19b).
            if not self.lethal:
                return self.left
        elif not ordered or divides_freely(g, dealer):
            return 0
        need = lethal_damage(g, combat, dealer, self.recipients[self.at])
        return need if need < self.left else self.left

    def assign(self, g: State, combat: Combat, dealer: int, amount: int) -> None:
        ref = self.recipients[self.at]
        if self.at < self.blockers and self.lethal and len(self.recipients) > 1:
            self.lethal = amount >= lethal_damage(g, combat, dealer, ref)
        if self.shared and self.at < len(self.recipients) - 1:
            self.owed = self.now_owed(g, dealer, self.left - amount)
        self.at += 1
        if amount <= 0:
            return
        self.left -= amount
        combat.assignment.append(AssignedDamage(dealer, ref, amount))
        if g.log is not None:
            concept: int = Concept.DAMAGE_BLOCKER
            f = combat.entry(dealer)
            if f.attacking:
                concept = Concept.DAMAGE_BLOCKED
                if ref == f.against:
                    concept = Concept.DAMAGE_UNBLOCKED
                    if f.blocked and not self.passes:
                        concept = Concept.TRAMPLE if self.blockers > 0 else Concept.TRAMPLE_NO_BLOCKERS
            g.note(EventName.DAMAGE_ASSIGNED, concept, g.objects[dealer].controller, dealer, other=ref, amount=amount)


def divides_freely(g: State, dealer: int) -> bool:
    """True if the order of blockers is nothing to a creature: banding (CR 702.22j, k), or deathtouch while it did not
    make damage lethal (702.2b of 11 July 2009 to 15 July 2010).
    """
    if divider(g, dealer) != g.objects[dealer].controller:
        return True
    return not g.rules.deathtouch_is_lethal and has_keyword(g, g.objects[dealer], Keyword.DEATHTOUCH)


def order_of_tramplers(g: State, tramplers: list[int]) -> list[int]:
    """Those whose damage another player divides come first, for nobody can count on them; then those any of whose
    damage is lethal.
    """
    out: list[int] = []
    for turn in range(3):
        for a in tramplers:
            if divider(g, a) != g.objects[a].controller:
                mine = 0
            else:
                mine = 1 if has_keyword(g, g.objects[a], Keyword.DEATHTOUCH) else 2
            if mine == turn:
                out.append(a)
    return out


def is_lethal_damage_owed(refs: list[int], owed: list[int]) -> bool:
    for ref in refs:
        if ref in owed:
            return True
    return False


def amount_dealt(g: State, dealer: int) -> int:
    """How much combat damage a creature assigns (CR 510.1a)."""
    power = refreshed_characteristics(g, g.objects[dealer]).power
    if any_static(g, StaticKind.ASSIGNS_DAMAGE):
        if by_toughness(g, dealer):
            power = refreshed_characteristics(g, g.objects[dealer]).toughness
        if assigns_none(g, dealer):
            power = 0
    return power if power > 0 else 0


def attacked_by(g: State, dealer: Fighter) -> int:
    """The ref that a creature attacks, or 0: it attacks nothing any more."""
    target = dealer.against
    return 0 if target < 0 and g.players[ref_player(target)].left else target


def recipients_of(g: State, dealer: Fighter) -> list[int]:
    """Whom a creature may assign its combat damage to: what it attacks comes last."""
    if not dealer.attacking:  # CR 510.1d
        return dealer.blocks[:]
    target = attacked_by(g, dealer)
    if dealer.is_unblocked():  # CR 510.1b
        return [target] if target != 0 else []
    # CR 510.1c. One that is neither blocked nor unblocked has no blockers and assigns nothing.
    out = dealer.blockers[:]
    if target != 0 and dealer.declared and has_keyword(g, g.objects[dealer.id], Keyword.TRAMPLE):
        if not out and not dealer.met and not g.rules.trample_if_never_blocked:
            return out
        if not g.rules.trample_redirects or not out:
            out.append(target)  # CR 702.19b, d
    return out


def divider(g: State, dealer: int) -> int:
    """Who divides a creature's combat damage: its controller (CR 510.1c, d), or the other side, freely, where one of
    the creatures that it blocks or is blocked by has banding (702.22j, k).
    """
    combat = g.combat
    if combat is not None:
        for oid in combat.entry(dealer).opposed_by():
            if has_keyword(g, g.objects[oid], Keyword.BANDING):
                return g.objects[oid].controller
    return g.objects[dealer].controller


def by_toughness(g: State, dealer: int) -> bool:
    """True if an effect has this creature assign damage equal to its toughness rather than its power (CR 510.1a)."""
    for s in active_statics(g, StaticKind.ASSIGNS_DAMAGE):
        node = s.node
        if isinstance(node, n.AssignsByToughness) and matches(g, node.which, dealer, s.ctx):
            return True
    return False


def assigns_none(g: State, dealer: int) -> bool:
    """True if an effect has this creature assign no combat damage."""
    for s in active_statics(g, StaticKind.ASSIGNS_DAMAGE):
        node = s.node
        if isinstance(node, n.AssignsNoDamage) and matches(g, node.which, dealer, s.ctx):
            return True
    return False


def who_lets_it_pass(g: State, dealer: int) -> int:
    """Who may have this creature assign its damage as though it weren't blocked, or -1."""
    for s in active_statics(g, StaticKind.ASSIGNS_DAMAGE):
        node = s.node
        if isinstance(node, n.AssignsAsUnblocked) and matches(g, node.which, dealer, s.ctx):
            return s.ctx.controller
    return -1


def lethal_damage(g: State, combat: Combat, dealer: int, ref: int) -> int:
    """How much more is lethal: marked damage and what is assigned in this step count (CR 702.19b, 702.2c)."""
    o = g.objects[ref]
    need = refreshed_characteristics(g, o).toughness - o.damage
    deadly = g.rules.deathtouch_is_lethal
    for a in combat.assignment:
        if a.recipient == ref:
            need -= a.amount
            if deadly and has_keyword(g, g.objects[a.source], Keyword.DEATHTOUCH):
                return 0
    if need <= 0:
        return 0
    if deadly and has_keyword(g, g.objects[dealer], Keyword.DEATHTOUCH):
        return 1
    return need


# --- Dealing (CR 510.2)


def deal_assigned(g: State) -> None:
    """All damage that has been assigned is dealt at once, as one event."""
    combat = g.combat
    if combat is None or not combat.assignment:
        return
    changes: list[Change] = []
    for a in combat.assignment:
        c = damage_change(a.source, a.recipient, a.amount, True)
        c.concept = Concept.DAMAGE_DEALT
        changes.append(c)
    combat.assignment = []
    perform_event(g, changes)
