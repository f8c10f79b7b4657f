"""Untapping in the untap step (CR 502.3, 703.4c): what can untap, what its player decides, what then untaps at once.

In 1997 it was decided when the phase ability was announced, what came up after that at the first opportunity, and what
could untap was read again when it resolved.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.asking.choosing import ChooseObjects
from mainphase.kernel.asking.decisions import ask_yes_no
from mainphase.kernel.events.changes import move_change, untap_change
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.evaluate import matches, matches_it
from mainphase.kernel.reading.lasting import end_lasting_effects
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static
from mainphase.kernel.state.state import NO_IDS, Frame, State
from mainphase.kernel.state.waiting import Lasting
from mainphase.kernel.values import DecisionKind, Option, OptionKind
from mainphase.rules.concepts import Concept


def able_to_untap(g: State, ahead: bool = False) -> list[int]:
    """The tapped permanents of the active player or team that nothing keeps tapped. What keeps something tapped this
    once is over then, unless one looks `ahead`.
    """
    tapped: list[int] = []
    team = g.players[g.active].group
    for o in g.permanents:
        if o.tapped and g.players[o.controller].group == team:
            tapped.append(o.id)
    if not any_static(g, StaticKind.DOESNT_UNTAP):
        return tapped
    spent: list[Lasting] = []
    for s in active_statics(g, StaticKind.DOESNT_UNTAP):
        node = s.node
        lasting = s.lasting
        if isinstance(node, n.DoesntUntap):
            tapped = [oid for oid in tapped if not matches(g, node.which, oid, s.ctx)]
        elif isinstance(node, n.DontUntapNext) and lasting is not None and g.players[lasting.anchor].group == team:
            tapped = [oid for oid in tapped if not matches(g, node.which, oid, s.ctx)]
            spent.append(lasting)
        elif isinstance(node, n.StayTapped) and lasting is not None:
            kept = g.find(lasting.objects[0])
            gone = kept is None or kept.zone != Zone.BATTLEFIELD
            whose = lasting.anchor if kept is None or lasting.anchor >= 0 else kept.controller
            if gone or g.players[whose].group == team:
                tapped = [oid for oid in tapped if oid not in lasting.objects]
                spent.append(lasting)
    if spent and not ahead:
        end_lasting_effects(g, spent, Concept.UNTAP)
    return tapped


def has_to_decide(g: State) -> bool:
    """True if something lets the player choose what untaps, or makes them."""
    return any_static(g, StaticKind.MAY_KEEP_TAPPED) or any_static(g, StaticKind.AT_MOST_UNTAP)


def untap_permanents(g: State, chosen: list[int], staying: list[int]) -> None:
    """The active player determines what untaps, then it untaps at once (CR 502.3, 703.4c). `chosen` and `staying`: what
    has been decided already.
    """
    team = g.players[g.active].group
    tapped = able_to_untap(g)
    others = NO_IDS
    if any_static(g, StaticKind.UNTAPS_IN_OTHERS):
        others = untapped_by_effects(g, team)
    returning = NO_IDS
    if any_static(g, StaticKind.RETURN_AS_UNTAPPING):
        returning = returned_while_untapping(g, team)
    if not tapped and not others and not returning:
        return
    if tapped and has_to_decide(g):
        frame = DetermineUntap(tapped)
        frame.others = others
        frame.returning = returning
        frame.chosen = chosen
        frame.staying = staying
        g.push(frame)
        return
    untap_all(g, tapped + others if others else tapped, returning)


def untap_all(g: State, what: list[int], returning: list[int]) -> None:
    """Everything untaps at once; what is returned meanwhile is so in the same event."""
    changes = [untap_change(oid, Concept.UNTAP) for oid in what]
    for oid in returning:
        changes.append(move_change(oid, Zone.HAND))
    if changes:
        perform_event(g, changes)


def returned_while_untapping(g: State, team: int) -> list[int]:
    """The permanents that effects return to hand as this team untaps; they are used up by it."""
    out: list[int] = []
    spent: list[Lasting] = []
    for s in active_statics(g, StaticKind.RETURN_AS_UNTAPPING):
        lasting = s.lasting
        if lasting is not None and g.players[lasting.anchor].group == team:
            spent.append(lasting)
            for oid in lasting.objects:
                if g.is_permanent(oid) and oid not in out:
                    out.append(oid)
    end_lasting_effects(g, spent, Concept.UNTAP)
    return out


def untapped_by_effects(g: State, team: int) -> list[int]:
    """The permanents that effects untap during the untap steps of players other than its controller."""
    out: list[int] = []
    for s in active_statics(g, StaticKind.UNTAPS_IN_OTHERS):
        node = s.node
        if not isinstance(node, n.UntapsInOthersUntapSteps) or g.players[s.ctx.controller].group == team:
            continue
        for o in g.permanents:
            if not o.tapped or o.controller != s.ctx.controller or o.id in out:
                continue
            if matches_it(g, node.which, o, s.ctx):
                out.append(o.id)
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
class DetermineUntap(Frame):
    """Asks what to leave tapped where the player may, and which to untap where an effect sets a limit (CR 502.3)."""

    OPTIONAL: Final = 0  # stages: what may stay tapped,
    LIMITS: Final = 1  # how many an effect lets untap,
    CHOSEN: Final = 2  # and which has been chosen

    ANNOUNCED: Final = 1  # values of `ahead`: it is only announced,
    SINCE: Final = 2  # or was announced before

    def __init__(self, candidates: list[int] | None = None, ahead: int = 0) -> None:
        self.pc = DetermineUntap.OPTIONAL
        self.candidates: list[int] = candidates if candidates is not None else []
        self.others: list[int] = []  # what effects untap besides
        self.returning: list[int] = []  # what they return to hand meanwhile
        self.index = 0
        self.limit = 0
        self.ahead = ahead  # nothing untaps yet
        self.chosen: list[int] = []  # decided since it was announced: what is to untap,
        self.staying: list[int] = []  # and what is not
        self.decided: list[int] = []  # what there has been a choice about

    def run(self, g: State) -> None:
        if self.pc == DetermineUntap.OPTIONAL:
            if self.index == 0 and self.staying:
                self.candidates = [oid for oid in self.candidates if oid not in self.staying]
            while self.index < len(self.candidates):
                oid = self.candidates[self.index]
                if oid not in self.chosen and self.optional(g, oid):
                    ask_yes_no(g, g.objects[oid].controller, DecisionKind.UNTAP, about=oid, naming=oid)
                    return
                self.index += 1
            self.pc = DetermineUntap.LIMITS
        team = g.team(g.active)
        while True:
            limits = active_statics(g, StaticKind.AT_MOST_UNTAP)
            at = self.limit // len(team)
            if at >= len(limits):  # or whoever set the limit has left the game
                break
            player = team[self.limit % len(team)]
            concerned = self.concerned(g, limits[at], player, self.candidates)
            if self.pc == DetermineUntap.CHOSEN:
                self.pc = DetermineUntap.LIMITS
                self.keep(concerned, g.result)
                self.limit += 1
                continue
            most = self.most(g, limits[at], player)
            if len(concerned) > most:
                self.pc = DetermineUntap.CHOSEN
                g.push(ChooseObjects(player, concerned, most, most, DecisionKind.UNTAP, limits[at].source))
                return
            self.limit += 1
        g.pop()
        kept = g.batches
        if self.ahead and kept is not None:
            for oid in self.candidates:  # what there was no choice about is open to one that becomes necessary later
                if self.ahead == DetermineUntap.ANNOUNCED or oid in self.decided:
                    kept.chosen = [*kept.chosen, oid]
            kept.staying = self.staying
            return
        untap_all(g, self.candidates + self.others, self.returning)

    def is_necessary(self, g: State) -> bool:
        """True if there is a choice to make about what has not been decided yet."""
        for oid in self.candidates:
            if self.optional(g, oid):
                return True
        for s in active_statics(g, StaticKind.AT_MOST_UNTAP):
            for player in g.team(g.active):
                most = self.most(g, s, player)
                if 0 < most < len(self.concerned(g, s, player, self.candidates)):
                    return True
        return False

    def most(self, g: State, static: ActiveStatic, player: int) -> int:
        """How many more a limit lets a player untap, besides what has been chosen."""
        node = static.node
        most = node.count if isinstance(node, n.AtMostUntap) else 0
        if self.chosen:
            most = max(0, most - len(self.concerned(g, static, player, self.chosen)))
        return most

    def keep(self, concerned: list[int], chosen: list[int]) -> None:
        """Of what a limit is about, only what has been chosen untaps."""
        self.decided = self.decided + chosen
        self.staying = self.staying + [oid for oid in concerned if oid not in chosen]
        self.candidates = [oid for oid in self.candidates if oid not in concerned or oid in chosen]

    def optional(self, g: State, oid: int) -> bool:
        for s in active_statics(g, StaticKind.MAY_KEEP_TAPPED):
            node = s.node
            if isinstance(node, n.MayKeepTapped) and matches(g, node.which, oid, s.ctx):
                return True
        return False

    def belongs_to(self, g: State, player: int) -> bool:
        return g.players[g.active].left

    def after_leaving(self, g: State, player: int) -> None:
        """Drops what a team mate had, who has left."""
        if self.pc < DetermineUntap.CHOSEN:
            self.pc = DetermineUntap.OPTIONAL
            self.index = 0
            self.limit = 0
        self.candidates = [oid for oid in self.candidates if g.is_permanent(oid)]
        self.others = [oid for oid in self.others if g.is_permanent(oid)]

    def concerned(self, g: State, static: ActiveStatic, player: int, among: list[int]) -> list[int]:
        """The permanents of a player's that a limit is about: among what has been chosen to untap, or what is still to
        be chosen. It is for each of a team's players alone.
        """
        out: list[int] = []
        node = static.node
        if isinstance(node, n.AtMostUntap):
            for oid in among:
                if among is not self.chosen and oid in self.chosen:
                    continue
                o = g.objects.get(oid)
                if o is not None and o.controller == player and matches(g, node.which, oid, static.ctx):
                    out.append(oid)
        return out

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.NO:
            self.staying = [*self.staying, self.candidates[self.index]]
            del self.candidates[self.index]
        else:
            self.decided = [*self.decided, self.candidates[self.index]]
            self.index += 1
