"""Turns, phases and steps that a player may skip (CR 614.10): the choice is made just before the part would begin."""

from mypy_extensions import mypyc_attr

from mainphase.cards.nodes import SkipPart
from mainphase.kernel.asking.decisions import ask_yes_no
from mainphase.kernel.effects.turn_editing import drop_ahead, names_one_of, part_name
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.parts import is_called, step_plan
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static
from mainphase.kernel.state.packed import AbilityOf, has_ability
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.state.turn_parts import Level, Part
from mainphase.kernel.values import Option, OptionKind
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept
from mainphase.rules.parts import PARTS
from mainphase.rules.plan import PhaseKind


def may_be_skipped(g: State, part: Part) -> bool:
    """True if anything lets its player skip a part that is about to begin."""
    return any_static(g, StaticKind.SKIP_PART) and len(offers(g, part)) > 0


def offers(g: State, part: Part) -> list[ActiveStatic]:
    """By what its player may skip it. A phase without steps is asked about as a phase, not as its one part."""
    out: list[ActiveStatic] = []
    if part.level == Level.STEP and step_plan(g, part).alone:
        return out
    for s in active_statics(g, StaticKind.SKIP_PART):
        node = s.node
        if not isinstance(node, SkipPart) or not node.optional or not is_called(g, part, PARTS[node.part]):
            continue
        if names_one_of(g, node.who, part.player, s.ctx):
            out.append(s)
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
class OfferToSkip(Frame):
    """Asks whoever may skip a part, once for each effect by which they may (CR 614.10, 616.1). It stands on the frame
    that takes the part; if the part is skipped, that frame goes with it.
    """

    def __init__(self, part: int = 0) -> None:
        self.pc = 0
        self.part = part
        self.declined: list[AbilityOf] = []  # what could have skipped it

    def run(self, g: State) -> None:
        offer = self.offer(g)
        if offer is None:
            g.pop()
            return
        part = g.parts[self.part]
        who = offer.ctx.controller if offer.ctx.controller in g.team(part.player) else part.player
        if g.players[who].left:
            self.decline(offer)
            return
        ask_yes_no(g, who, about=offer.source)

    def offer(self, g: State) -> ActiveStatic | None:
        for s in offers(g, g.parts[self.part]):
            if not has_ability(self.declined, s.source, s.uid):
                return s
        return None

    def decline(self, offer: ActiveStatic) -> None:
        self.declined.append(AbilityOf(offer.source, offer.uid))

    def answer(self, g: State, option: Option) -> None:
        offer = self.offer(g)
        assert offer is not None
        if option.kind == OptionKind.NO:
            self.decline(offer)
            return
        part = g.parts[self.part]
        then = len(g.book.abilities[offer.uid].modes) > 0
        concept = Concept.SKIP_THEN if then else Concept.SKIP
        g.note(EventName.SKIPPED, concept, part.player, offer.source, word=part_name(g, part))
        leave_out(g, part)
        g.pop()
        g.pop()  # the frame that takes the part
        if then:
            ctx = offer.ctx
            ctx.modes = [0]
            g.timing.skipped_for(g, ctx)


def leave_out(g: State, part: Part) -> None:
    """A part does not begin after all."""
    if part.level == Level.TURN:
        if g.skips:
            g.skips = [s for s in g.skips if s.turn != part.id]
    elif part.level == Level.PHASE and part.kind == PhaseKind.COMBAT:  # CR 506.7e
        g.parts[g.turn].past_attack = True
        g.parts[g.turn].past_damage = True
    drop_ahead(g, part)
    del g.parts[part.id]
