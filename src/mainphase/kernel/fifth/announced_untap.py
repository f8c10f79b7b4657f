"""Untapping in 1997, where it is announced as a phase ability: what is to be decided about it is decided ahead."""

from mainphase.cards import nodes as n
from mainphase.kernel.fifth.kept import batches
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.evaluate import matches
from mainphase.kernel.reading.statics import active_statics
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.untapping import DetermineUntap, able_to_untap, has_to_decide


def announce_untap(g: State) -> None:
    """Has players decide now what untaps; their decisions are kept (`Batches.chosen`, `Batches.staying`)."""
    if has_to_decide(g):
        concerned = to_decide_about(g)
        if concerned:
            g.push(DetermineUntap(concerned, DetermineUntap.ANNOUNCED))


def decide_ahead(g: State) -> bool:
    """Untapping has been announced. A choice that has become necessary since is made at the first opportunity; earlier
    ones stand. True: it is asked.
    """
    if not has_to_decide(g):
        return False
    frame = DetermineUntap(to_decide_about(g), DetermineUntap.SINCE)
    if not frame.candidates:
        return False
    kept = batches(g)
    frame.chosen = kept.chosen
    frame.staying = kept.staying
    if not frame.is_necessary(g):
        return False
    g.push(frame)
    return True


def to_decide_about(g: State) -> list[int]:
    """The permanents that may stay tapped or are subject to a limit, and have not been decided about yet."""
    out: list[int] = []
    kept = batches(g)
    about = active_statics(g, StaticKind.AT_MOST_UNTAP) + active_statics(g, StaticKind.MAY_KEEP_TAPPED)
    for oid in able_to_untap(g, ahead=True):
        if oid in kept.chosen or oid in kept.staying:
            continue
        for s in about:
            node = s.node
            if isinstance(node, (n.AtMostUntap, n.MayKeepTapped)) and matches(g, node.which, oid, s.ctx):
                out.append(oid)
                break
    return out
