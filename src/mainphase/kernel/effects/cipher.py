"""Cards that are exiled encoded on a creature as they resolve (CR 702.99), or haunting one (702.55)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.nodes.often_named import THIS
from mainphase.kernel.asking.choosing import ChooseObjects
from mainphase.kernel.effects.doing import staged_effect
from mainphase.kernel.effects.selecting import objects_of
from mainphase.kernel.events.changes import move_change
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import refs
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind


class EncodeStage:
    """The stages of encoding a card, besides the choice of a creature."""

    EXILED: Final = 2


@staged_effect(n.Encode)
def encode_card(g: State, running: RunEffectBase, node: n.Encode) -> bool:
    """The card, if there is one, may be exiled encoded on a creature (CR 702.99a, b)."""
    ctx = running.ctx
    if running.sub == RunEffectBase.BEGIN:
        spell = g.find(ctx.source)
        if spell is None or spell.kind != ObjectKind.CARD or spell.zone != Zone.STACK:
            return True
        creatures: list[int] = []
        for o in g.permanents:
            if o.controller == ctx.controller and characteristics_of(o).types & CardType.CREATURE and not o.phased_out:
                creatures.append(o.id)
        if not creatures:
            return True
        running.sub = RunEffectBase.ANSWER
        g.push(ChooseObjects(ctx.controller, creatures, 0, 1, DecisionKind.CHOOSE, ctx.source))
        return False
    if running.sub == RunEffectBase.ANSWER:
        if not g.result:
            return True
        running.queue = g.result[:]
        running.sub = EncodeStage.EXILED
        perform_event(g, [move_change(ctx.source, Zone.EXILE)])
        return False
    keep_of_exiled(g, ChosenKey.ENCODED, running.queue[0])
    return True


@staged_effect(n.ExileHaunting)
def exile_haunting(g: State, running: RunEffectBase, node: n.ExileHaunting) -> bool:
    """This card haunts what is aimed at, whatever that is later (CR 702.55b)."""
    if running.sub == RunEffectBase.BEGIN:
        running.queue = refs(g, node.haunted, running.ctx)
        cards = [oid for oid in objects_of(g, THIS, running.ctx) if g.objects[oid].zone == Zone.GRAVEYARD]
        if not cards or not running.queue:
            return True
        running.sub = EncodeStage.EXILED
        perform_event(g, [move_change(cards[0], Zone.EXILE)])
        return False
    keep_of_exiled(g, ChosenKey.HAUNTED, running.queue[0])
    return True


def keep_of_exiled(g: State, key: str, ref: int) -> None:
    """What has just been exiled keeps for what, as long as it is in exile."""
    for exiled in g.result:
        if exiled > 0 and g.objects[exiled].zone == Zone.EXILE:
            g.objects[exiled].choose(key, ref)
    g.invalidate(Facet.ATTACHED)
