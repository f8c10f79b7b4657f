"""Cards are revealed as they are drawn where a permanent says so: each, or the first of a turn (CR 121, 701.20)."""

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.kernel.asking.decisions import ask_yes_no
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import waits_for
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.evaluate import matches, names_player
from mainphase.kernel.reading.seen_cards import reveal_cards
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import PlayersFrame, State
from mainphase.kernel.values import Option, OptionKind
from mainphase.kernel.what_happens import TriggerKind


def shows_what_is_drawn(g: State, player: int) -> bool:
    """True if an effect has a player reveal each card they draw."""
    if any_static(g, StaticKind.SELDOM_ASKED):
        for s in active_statics(g, StaticKind.SELDOM_ASKED):
            node = s.node
            if isinstance(node, n.RevealsDrawnCards) and names_player(g, node.who, player, s.ctx):
                return True
    return False


def reveal_first_draw(g: State, player: int, card: int) -> None:
    """A player has drawn their first card of the turn: each permanent of theirs that says so has it revealed."""
    for s in active_statics(g, StaticKind.SELDOM_ASKED):
        node = s.node
        if not isinstance(node, n.RevealsFirstDraw) or s.ctx.controller != player:
            continue
        if node.own_turns and not g.is_active(player):
            continue
        if node.optional:
            g.push(MayRevealDrawn(player, card, s.source))
        else:
            reveal_drawn(g, player, card, s.source)


def reveal_drawn(g: State, player: int, card: int, by: int) -> None:
    reveal_cards(g, player, [card])
    fire(g, TriggerEvent.revealed_drawn(card, by, player))


@mypyc_attr(acyclic=True, free_list_len=1)
class MayRevealDrawn(PlayersFrame):
    """A player may reveal the card that they have just drawn, because a permanent says so."""

    def __init__(self, player: int = 0, card: int = 0, by: int = 0) -> None:
        self.pc = 0
        self.player = player
        self.card = card
        self.by = by

    def run(self, g: State) -> None:
        ask_yes_no(g, self.player, about=self.card)

    def answer(self, g: State, option: Option) -> None:
        g.pop()
        if option.kind == OptionKind.YES:
            reveal_drawn(g, self.player, self.card, self.by)


@waits_for(n.RevealsDrawn, TriggerKind.REVEALED_DRAWN)
def when_reveals_drawn(g: State, node: n.RevealsDrawn, event: TriggerEvent, ctx: Context) -> bool:
    return event.source == ctx.source and matches(g, node.which, event.obj, ctx)
