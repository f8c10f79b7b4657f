"""Votes (CR 701.38)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.asking.choosing import AskOneOf, AskYesNo, ChooseObjects
from mainphase.kernel.effects.doing import staged_effect
from mainphase.kernel.effects.selecting import objects_of
from mainphase.kernel.keys import votes_for
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.effects import prepares
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.evaluate import players_of
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind, OptionKind, player_ref

VOTES: Final = "votes cast"  # what was voted for: numbers of words, or objects


class VoteStage:
    """The stages of a vote: what has been asked of the first voter in the queue."""

    VOTED: Final = 1  # a vote was cast
    AGAIN: Final = 2  # whether they vote once more is answered


@prepares(n.Vote)
def prepare_votes(book: Book, card: int, node: n.Vote) -> int:
    for word in node.words:
        book.word(word)
    return -1


@staged_effect(n.Vote)
def vote(g: State, frame: RunEffectBase, node: n.Vote) -> bool:
    """Each player in turn order votes, who has several votes for all of them at that time (CR 701.38a, d)."""
    ctx = frame.ctx
    if frame.sub == RunEffectBase.BEGIN:
        ctx.saved[VOTES] = []
        for word in node.words:
            ctx.saved[votes_for(word)] = []
        frame.queue = voters(g, ctx)
    elif frame.sub == VoteStage.AGAIN and g.answered == 1:
        return ask_for_vote(g, frame, node)
    else:
        if frame.sub == VoteStage.VOTED:
            count_vote(g, node, ctx, frame.queue[0])
        frame.queue = frame.queue[1:]
    while frame.queue and g.players[frame.queue[0] >> 1].left:
        frame.queue = frame.queue[1:]
    if not frame.queue:
        if node.among is not None:
            ctx.saved[node.save] = voted_most(ctx.saved[VOTES])
        return True
    if frame.queue[0] & 1:
        frame.sub = VoteStage.AGAIN
        g.push(AskYesNo(frame.queue[0] >> 1, DecisionKind.MAY, ctx.source))
        return False
    return ask_for_vote(g, frame, node)


def voters(g: State, ctx: Context) -> list[int]:
    """Who votes, starting with the controller, once for each vote: the player's number twice, and 1 more for a vote
    that they may leave out.
    """
    out: list[int] = []
    for p in players_of(g, VOTERS, ctx):
        out.append(2 * p)
        if any_static(g, StaticKind.SELDOM_ASKED):
            for s in active_statics(g, StaticKind.SELDOM_ASKED):
                more = s.node
                if isinstance(more, n.VotesMore) and s.ctx.controller == p:
                    out.append(2 * p + (1 if more.may else 0))
    return out


VOTERS: Final = n.PlayersInTurn()


def ask_for_vote(g: State, frame: RunEffectBase, node: n.Vote) -> bool:
    """The next vote is asked for."""
    voter = frame.queue[0] >> 1
    source = frame.ctx.source
    frame.sub = VoteStage.VOTED
    if node.among is None:
        g.push(AskOneOf(voter, OptionKind.NAME, [g.book.word_of[word] for word in node.words], source))
        return False
    g.push(ChooseObjects(voter, objects_of(g, n.Each(node.among), frame.ctx), 1, 1, DecisionKind.CHOOSE, source))
    return False


def count_vote(g: State, node: n.Vote, ctx: Context, voter: int) -> None:
    """A vote was cast; who left the game before they did has none."""
    if node.among is not None:
        ctx.saved[VOTES] = ctx.saved[VOTES] + g.result
    elif g.answered >= 0:
        name = votes_for(g.book.words[g.answered])
        ctx.saved[name] = [*ctx.saved[name], player_ref(voter >> 1)]


def voted_most(votes: list[int]) -> list[int]:
    """What has the most votes, or is tied for most."""
    most = 0
    for ref in votes:
        most = max(most, votes.count(ref))
    out: list[int] = []
    for ref in votes:
        if votes.count(ref) == most and ref not in out:
            out.append(ref)
    return out
