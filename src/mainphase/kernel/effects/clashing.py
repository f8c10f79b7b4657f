"""Clashes: the top cards of libraries are compared (CR 701.30)."""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.kernel.asking.choosing import AskOneOf
from mainphase.kernel.asking.decisions import ask_top_or_bottom
from mainphase.kernel.effects.doing import staged_effect
from mainphase.kernel.events.triggers import fire_deed
from mainphase.kernel.keys import PlayerDeed, SavedAs
from mainphase.kernel.reading.characteristics import mana_value_of
from mainphase.kernel.reading.evaluate import players_of
from mainphase.kernel.reading.seen_cards import reveal_cards
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.state import PlayersFrame, State
from mainphase.kernel.values import DecisionKind, Option, OptionKind, player_ref, ref_player


@mypyc_attr(acyclic=True, free_list_len=1)
class TopOrBottom(PlayersFrame):
    """A player says whether a card stays on top of their library: `g.answered` is 1 if it goes to the bottom."""

    def __init__(self, player: int = 0, card: int = 0) -> None:
        self.pc = 0
        self.player = player
        self.card = card

    def run(self, g: State) -> None:
        ask_top_or_bottom(g, self.player, DecisionKind.SCRY, self.card)

    def answer(self, g: State, option: Option) -> None:
        g.pop()
        g.answered = 1 if option.kind == OptionKind.BOTTOM else 0

    def abandoned(self, g: State) -> None:
        g.answered = 0


class ClashStage:
    """The stages of a clash: what is due next."""

    OPPONENT: Final = 1  # the opponent who was chosen
    ANSWER: Final = 2  # where the first card in `queue` goes


TO_BOTTOM: Final = "clashing cards for the bottom"


@staged_effect(n.Clash)
def clash(g: State, frame: RunEffectBase, node: n.Clash) -> bool:
    """All reveal at once and decide in APNAP order; then the cards move at once (CR 701.30c)."""
    ctx = frame.ctx
    if frame.sub == RunEffectBase.BEGIN:
        ctx.saved[SavedAs.CLASHED] = []
        ctx.saved[SavedAs.WON_CLASH] = []
        ctx.saved[TO_BOTTOM] = []
        frame.sub = ClashStage.OPPONENT
        g.push(AskOneOf(ctx.controller, OptionKind.PLAYER, players_of(g, node.against, ctx), ctx.source))
        return False
    if frame.sub == ClashStage.OPPONENT:
        if g.answered < 0:
            return True
        ctx.saved[SavedAs.CLASHED] = [player_ref(g.answered)]
        frame.queue = reveal_tops(g, ctx.controller, g.answered)
        ctx.saved[SavedAs.WON_CLASH] = [player_ref(winner_of(g, frame.queue))]
        frame.sub = ClashStage.ANSWER
    else:
        card = frame.queue[0]
        frame.queue = frame.queue[1:]
        if g.answered == 1:
            ctx.saved[TO_BOTTOM].append(card)
    if frame.queue:
        g.push(TopOrBottom(g.objects[frame.queue[0]].owner, frame.queue[0]))
        return False
    end_clash(g, ctx)
    return True


def reveal_tops(g: State, one: int, other: int) -> list[int]:
    """Both reveal the top cards of their libraries; the cards in APNAP order of their owners."""
    tops: list[int] = []
    for p in g.apnap():
        if p in (one, other) and g.players[p].library:
            tops.append(g.players[p].library[0])
    for oid in tops:
        reveal_cards(g, g.objects[oid].owner, [oid])
    return tops


def winner_of(g: State, tops: list[int]) -> int:
    """The player whose card has a greater mana value than all others that were revealed, or -1 (CR 701.30d)."""
    best, winner = -1, -1
    for oid in tops:
        value = mana_value_of(g, g.objects[oid])
        if value > best:
            best, winner = value, g.objects[oid].owner
        elif value == best:
            winner = -1
    return winner


def end_clash(g: State, ctx: Context) -> None:
    """Cards go to the bottom; abilities that wait for the clash trigger."""
    for oid in ctx.saved.pop(TO_BOTTOM):
        library = g.players[g.objects[oid].owner].library
        if oid in library:
            library.remove(oid)
            library.append(oid)
    winner = ref_player(ctx.saved[SavedAs.WON_CLASH][0])
    if winner != ctx.controller:
        ctx.saved[SavedAs.WON_CLASH] = []
    for p in (ctx.controller, ref_player(ctx.saved[SavedAs.CLASHED][0])):
        fire_deed(g, p, PlayerDeed.CLASHES, 1 if p == winner else 0)
        if p == winner:
            fire_deed(g, p, PlayerDeed.WINS_CLASH)
