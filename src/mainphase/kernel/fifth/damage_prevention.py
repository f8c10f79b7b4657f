"""All that comes between damage and its being dealt, and before something is destroyed: prevention, regeneration (Fifth
Edition, "Specialized Abilities").
"""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards.nodes import Keyword, Zone
from mainphase.kernel.asking.decisions import ask_one_of
from mainphase.kernel.effects.resolving import ResolveTop
from mainphase.kernel.events.changes import damage_change
from mainphase.kernel.events.destroying import regeneration
from mainphase.kernel.events.replacing import Replacing
from mainphase.kernel.fifth.batches import Chance, NeutralState, batch_options, begin_chosen, is_mana
from mainphase.kernel.fifth.kept import batches
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.lasting import expire_shields
from mainphase.kernel.reading.layers import has_keyword
from mainphase.kernel.state.batch_state import Use
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.values import DecisionKind, Option, OptionKind
from mainphase.kernel.what_happens import ChangeKind
from mainphase.rules.concepts import Concept


@mypyc_attr(acyclic=True, free_list_len=1)
class DamagePrevention(Frame):
    """The step after one in which damage was assigned: it may be prevented; then it is dealt as one event."""

    PREVENT: Final = 0
    DEAL: Final = 1
    EXCESS: Final = 2

    def __init__(self) -> None:
        self.pc = DamagePrevention.PREVENT

    def run(self, g: State) -> None:
        kept = batches(g)
        if self.pc == DamagePrevention.PREVENT:
            self.pc = DamagePrevention.DEAL
            kept.dealing = once_each(kept.assigned)
            kept.assigned = []
            g.push(NeutralState(Chance.PREVENTION, g.active, len(g.stack)))
            return
        if self.pc == DamagePrevention.DEAL:
            self.pc = DamagePrevention.EXCESS
            g.push(Replacing(kept.dealing))
            kept.dealing = []
            return
        if kept.excess:
            if g.timing.settle(g) or g.over:  # creatures die before what was moved from them is looked at
                return
            kept.assigned = kept.excess
            kept.excess = []
        g.pop()
        expire_shields(g)  # what has not been used prevents nothing later


def once_each(assigned: list[Change]) -> list[Change]:
    """The damage to deal: what a source has assigned to one creature or player in one step, in several goes, is added
    up.
    """
    out: list[Change] = []
    for c in assigned:
        same = -1
        for i in range(len(out)):
            if out[i].source == c.source and out[i].recipient == c.recipient and out[i].combat == c.combat:
                same = i
        if same < 0:
            out.append(c)
        else:
            out[same].amount += c.amount
    return out


def move_excess(g: State, changes: list[Change]) -> None:
    """At the end of damage prevention, what attackers with trample deal to their blockers beyond what destroys these is
    moved to the player attacked. It belongs to the damage-prevention step after this one. Other damage dealt to the
    same creature counts first.
    """
    combat = g.combat
    if combat is None:
        return
    for c in changes:
        if c.kind != ChangeKind.DAMAGE or not c.combat or c.recipient <= 0 or c.amount <= 0:
            continue
        target = combat.attacked_by(c.source)
        o = g.objects[c.recipient]
        if target == 0 or o.zone != Zone.BATTLEFIELD or not has_keyword(g, g.objects[c.source], Keyword.TRAMPLE):
            continue
        total = 0
        for other in changes:
            if other.kind == ChangeKind.DAMAGE and other.recipient == c.recipient:
                total += other.amount
        moved = min(c.amount, total - max(0, characteristics_of(o).toughness - o.damage))
        if moved > 0:
            c.amount -= moved
            more = damage_change(c.source, target, moved, True)
            more.concept = Concept.TRAMPLE
            batches(g).excess.append(more)


@mypyc_attr(acyclic=True, free_list_len=1)
class Destroying(Frame):
    """Just before permanents are destroyed there is a series of what regenerates them: it replaces their going to the
    graveyard (Fifth Edition, "Specialized Abilities", "Regeneration").
    """

    def __init__(self, changes: list[Change] | None = None) -> None:
        self.pc = 0  # how many players are done
        self.changes: list[Change] = changes if changes is not None else []
        self.floor = -1

    def run(self, g: State) -> None:
        kept = batches(g)
        if self.floor < 0:
            self.floor = len(g.stack)
        if len(g.stack) > self.floor:
            g.push(ResolveTop(g.stack[-1]))
            return
        order = g.apnap()
        while self.pc < len(order):
            player = order[self.pc]
            kept.doomed = doomed(g, self.changes)
            g.holder = player
            options = batch_options(g, player, Use.REGENERATION)
            for o in options:
                if o.kind != OptionKind.PASS and not is_mana(g, o):
                    ask_one_of(g, player, DecisionKind.PRIORITY, options)
                    return
            self.pc += 1
        g.holder = -1
        kept.use = Use.ANY
        kept.doomed = []
        g.pop()
        g.push(Replacing(self.changes))

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.PASS:
            self.pc += 1
            return
        player = g.apnap()[self.pc]
        if not is_mana(g, option):
            self.pc = 0  # what is played changes the event: the series starts again
        begin_chosen(g, player, option)


def doomed(g: State, changes: list[Change]) -> list[int]:
    """The permanents of this event that could be regenerated, and that nothing regenerates yet."""
    out: list[int] = []
    for c in changes:
        if c.kind == ChangeKind.DESTROY and not c.buried and regeneration(g, c) is None:
            out.append(c.obj)
    return out
