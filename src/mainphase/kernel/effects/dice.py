"""Effects that roll dice (CR 706)."""

from mainphase.cards import nodes as n
from mainphase.kernel.effects.doing import immediate_effect
from mainphase.kernel.events.triggers import fire_deed
from mainphase.kernel.keys import PlayerDeed, SavedAs
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.evaluate import names_player, players_of, quantity
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept


@immediate_effect(n.RollDice)
def roll_dice(g: State, node: n.RollDice, ctx: Context) -> None:
    """Dice are rolled all at once; what is added to the natural result is part of the result (CR 706.2)."""
    ctx.saved[SavedAs.ROLLED] = []
    more = 0 if node.plus is None else quantity(g, node.plus, ctx)
    for p in players_of(g, node.by, ctx):
        rolls = natural_results(g, p, node.sides, quantity(g, node.amount, ctx))
        for natural in rolls:
            ctx.saved[SavedAs.ROLLED].append(natural + more)
            g.note(EventName.DIE_ROLLED, Concept.DIE, p, ctx.source, amount=natural + more)
        if rolls:
            fire_deed(g, p, PlayerDeed.ROLLS_DICE)


def natural_results(g: State, player: int, sides: int, count: int) -> list[int]:
    """Returns the numbers on the dice, but for those that are ignored: they were never rolled (CR 706.6)."""
    if count <= 0:
        return []
    ignored = 0
    if any_static(g, StaticKind.SELDOM_ASKED):
        for s in active_statics(g, StaticKind.SELDOM_ASKED):
            node = s.node
            if isinstance(node, n.RollsMoreDice) and names_player(g, node.who, player, s.ctx):
                ignored += 1
    rolls = [g.random(sides) + 1 for _ in range(count + ignored)]
    for _ in range(ignored):
        rolls.remove(min(rolls))
    return rolls
