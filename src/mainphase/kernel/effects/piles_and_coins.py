"""Effects that separate objects into piles (CR 700.3) and that flip coins (CR 705)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.asking.choosing import AskOneOf, ChooseObjects, ChoosePile
from mainphase.kernel.effects.doing import immediate_effect, staged_effect
from mainphase.kernel.effects.selecting import objects_of
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.reading.evaluate import players_of, quantity, who_may_choose
from mainphase.kernel.reading.seen_cards import mark_seen, reveal_cards, with_control
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind, OptionKind, player_ref
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept


class PilesStage:
    """The stages of separating objects into piles: what is due next."""

    SEPARATOR: Final = 1  # who of several separates is answered
    SEPARATED: Final = 2  # the first pile is chosen
    CHOOSER: Final = 3  # who of several chooses is answered
    CHOSEN: Final = 4  # one pile is chosen


@staged_effect(n.SeparateIntoPiles)
def separate_into_piles(g: State, frame: RunEffectBase, node: n.SeparateIntoPiles) -> bool:
    """Each of the objects is put into exactly one of two piles, either of which may be empty (CR 700.3a, d)."""
    ctx = frame.ctx
    if frame.sub == RunEffectBase.BEGIN:
        ctx.saved[SavedAs.PILE] = []
        ctx.saved[SavedAs.OTHER_PILE] = []
        frame.sub = PilesStage.SEPARATOR
        g.push(AskOneOf(ctx.controller, OptionKind.PLAYER, who_may_choose(g, node.by, ctx), ctx.source))
        return False
    if frame.sub == PilesStage.SEPARATOR:
        if g.answered < 0:
            return True
        frame.queue = [g.answered]
        what = objects_of(g, node.what, ctx)
        if node.face_down:
            for oid in what:
                mark_seen(g, oid, with_control(g, g.answered))
        frame.sub = PilesStage.SEPARATED
        g.push(ChooseObjects(g.answered, what, 0, len(what), DecisionKind.CHOOSE, ctx.source))
        return False
    if frame.sub == PilesStage.SEPARATED:
        ctx.saved[SavedAs.PILE] = g.result[:]
        ctx.saved[SavedAs.OTHER_PILE] = [oid for oid in objects_of(g, node.what, ctx) if oid not in g.result]
        if node.face_down:
            for oid in ctx.saved[SavedAs.OTHER_PILE]:
                reveal_cards(g, g.objects[oid].owner, [oid])
        frame.sub = PilesStage.CHOOSER
        chooses = who_may_choose(g, node.chosen_by, ctx)
        g.push(AskOneOf(ctx.controller, OptionKind.PLAYER, chooses, ctx.source))
        return False
    first, second = ctx.saved[SavedAs.PILE], ctx.saved[SavedAs.OTHER_PILE]
    if frame.sub == PilesStage.CHOOSER:
        if g.answered < 0:
            return True
        frame.sub = PilesStage.CHOSEN
        g.push(ChoosePile(g.answered, first[:], second[:], node.face_down, ctx.source))
        return False
    if g.answered == 1:
        ctx.saved[SavedAs.PILE] = second
        ctx.saved[SavedAs.OTHER_PILE] = first
    return True


@staged_effect(n.PilesAtRandom)
def separate_at_random(g: State, frame: RunEffectBase, node: n.PilesAtRandom) -> bool:
    """Whoever separates says what is in each pile but the last, which is the rest."""
    ctx = frame.ctx
    if frame.sub == RunEffectBase.BEGIN:
        frame.queue = []  # who makes the piles that are still to be made
        for p in players_of(g, node.by, ctx):
            frame.queue.extend([p] * (node.piles - 1))
            ctx.saved[piles_of(p)] = []
            for k in range(node.piles):
                ctx.saved[pile_of(p, k)] = []
    elif frame.sub == PilesStage.SEPARATED:
        p = frame.queue.pop(0)
        k = len(ctx.saved[piles_of(p)])
        ctx.saved[piles_of(p)] = ctx.saved[piles_of(p)] + [k]
        ctx.saved[pile_of(p, k)] = g.result[:]
    if frame.queue:
        frame.sub = PilesStage.SEPARATED
        p = frame.queue[0]
        left = in_no_pile(g, p, node.piles, ctx)
        g.push(ChooseObjects(p, left, 0, len(left), DecisionKind.CHOOSE, ctx.source))
        return False
    chosen: list[int] = []
    for p in players_of(g, node.by, ctx):
        k = g.random(node.piles)
        chosen.extend(ctx.saved[pile_of(p, k)] if k < node.piles - 1 else in_no_pile(g, p, node.piles, ctx))
    ctx.saved[SavedAs.PILE] = chosen
    return True


def piles_of(player: int) -> str:
    return f"{SavedAs.PILE}s of {player}"


def pile_of(player: int, which: int) -> str:
    return f"{SavedAs.PILE} {which} of {player}"


def in_no_pile(g: State, player: int, piles: int, ctx: Context) -> list[int]:
    """The permanents that a player controls and has put into no pile."""
    taken: list[int] = []
    for k in range(piles):
        taken.extend(ctx.saved[pile_of(player, k)])
    return [o.id for o in g.permanents if o.controller == player and o.id not in taken]


@immediate_effect(n.FlipCoins)
def flip_coins(g: State, node: n.FlipCoins, ctx: Context) -> None:
    """Whoever flips a coin calls it, too; since it is fair, the call is not asked for: it is right as often as not (CR
    705.1, 705.2).
    """
    names = (SavedAs.LOST, SavedAs.WON) if node.called else (SavedAs.TAILS, SavedAs.HEADS)
    for name in (SavedAs.WON, SavedAs.LOST, SavedAs.HEADS, SavedAs.TAILS):
        ctx.saved[name] = []
    how_many = node.amount
    for p in players_of(g, node.by, ctx):
        left = 1 if how_many is None else max(0, quantity(g, how_many, ctx))
        while left > 0:
            side = g.random(2)
            ctx.saved[names[side]].append(player_ref(p))
            concept = Concept.COIN if g.rules.number(Concept.COIN) else Concept.RESOLVES
            g.note(EventName.COIN_FLIPPED, concept, p, ctx.source, word=names[side])
            if node.called:
                fire(g, TriggerEvent.coin_flipped(p, side == 1))
            if how_many is not None or side == 0:
                left -= 1
