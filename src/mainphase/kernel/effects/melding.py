"""Melding the two cards of a meld pair (CR 701.42)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.asking.choosing import ChooseObjects
from mainphase.kernel.effects.doing import staged_effect
from mainphase.kernel.events.changes import move_change, put_onto_battlefield_change
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.reading.evaluate import matches_it
from mainphase.kernel.reading.merging import is_counterpart
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept


class MeldStage:
    """The stages of melding, besides the choice of a counterpart."""

    EXILED: Final = 2
    MELDED: Final = 3


@staged_effect(n.Meld)
def meld_pair(g: State, running: RunEffectBase, node: n.Meld) -> bool:
    """This and its counterpart are exiled, then melded: what can't be melded stays in exile (CR 701.42b, c)."""
    ctx = running.ctx
    if running.sub == RunEffectBase.BEGIN:
        this = g.find(ctx.source)
        if this is None or this.zone != Zone.BATTLEFIELD:
            return True
        others = counterparts(g, running, node)
        if len(others) > 1:
            running.sub = RunEffectBase.ANSWER
            g.push(ChooseObjects(ctx.controller, others, 1, 1, DecisionKind.CHOOSE, ctx.source))
            return False
        g.result = others
        running.sub = RunEffectBase.ANSWER
    if running.sub == RunEffectBase.ANSWER:
        running.sub = MeldStage.EXILED
        changes = [move_change(oid, Zone.EXILE, concept=Concept.EXILE) for oid in [ctx.source, *g.result]]
        perform_event(g, changes)
        return False
    if running.sub == MeldStage.EXILED:
        pair = meld_pair_among(g, g.result, node.into)
        if not pair:
            return True
        running.sub = MeldStage.MELDED
        entering = put_onto_battlefield_change(pair[0].id, ctx.controller, concept=Concept.MELD)
        entering.face = g.book.cards[pair[0].card].melded
        entering.counterpart = pair[1].id
        perform_event(g, [entering])
        return False
    for oid in g.result:
        if oid > 0:
            g.note(EventName.MELDED, Concept.MELD, ctx.controller, oid)
    return True


def counterparts(g: State, running: RunEffectBase, node: n.Meld) -> list[int]:
    """What fits and is owned and controlled by the ability's controller."""
    ctx = running.ctx
    found: list[int] = []
    for o in g.permanents:
        if o.id == ctx.source or o.phased_out or o.owner != ctx.controller or o.controller != ctx.controller:
            continue
        if matches_it(g, node.other, o, ctx):
            found.append(o.id)
    return found


def meld_pair_among(g: State, ids: list[int], into: str) -> list[Obj]:
    """The two cards of the pair that melds into what has this name; nothing, if they are not both among these (CR
    701.42b).
    """
    pair: list[Obj] = []
    for oid in ids:
        o = g.find(oid)
        if o is None or o.kind != ObjectKind.CARD or o.zone not in (Zone.EXILE, Zone.COMMAND):
            continue
        melded = g.book.cards[o.card].melded
        if melded < 0 or g.book.cards[melded].node.name != into:
            continue
        if not pair or (len(pair) == 1 and is_counterpart(g, pair[0], o)):
            pair.append(o)
    return pair if len(pair) == 2 else []
