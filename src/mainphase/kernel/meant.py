"""What an effect means when it names objects, players or cards: those that are there, or followed where they went."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.evaluate import refs
from mainphase.kernel.events import (
    happen,
)
from mainphase.kernel.objects import Change, Context
from mainphase.kernel.replacing import being_put
from mainphase.kernel.state import State


def objects_of(g: State, s: n.Selector, ctx: Context) -> list[int]:
    """The objects a selector names that still exist where it means them: what has moved is followed only by its own
    ability (400.7).
    """
    out: list[int] = []
    for r in refs(g, s, ctx):
        if r > 0:
            o = g.objects.get(r)
            if o is not None and o.zone != Zone.NOWHERE and not o.phased_out:
                out.append(r)
    return out


def followed(g: State, s: n.Selector, ctx: Context) -> list[int]:
    """The same, but what went to a public zone is found there by the ability that saw it go (CR 400.7, 603.10)."""
    out: list[int] = []
    for r in refs(g, s, ctx):
        if r <= 0:
            continue
        o = g.objects.get(r)
        if o is not None and o.zone == Zone.NOWHERE and o.became:
            later = g.objects.get(o.became)
            if later is not None and (later.zone == Zone.GRAVEYARD or later.zone == Zone.EXILE):
                o = later
            elif later is not None and later.zone == Zone.BATTLEFIELD and o.ctx is not None:
                o = later  # the permanent that a spell became (400.7b)
        if o is not None and o.zone != Zone.NOWHERE and not o.phased_out:
            out.append(o.id)
    return out


def happen_if(g: State, changes: list[Change]) -> None:
    if changes:
        happen(g, changes)


def permanents(g: State, ids: list[int]) -> list[int]:
    return [oid for oid in ids if g.objects[oid].zone == Zone.BATTLEFIELD]


def top_cards(g: State, player: int, count: int, ctx: Context) -> list[int]:
    """The top cards of a library; as something enters, without what is on its way from there (CR 614.13c)."""
    library = g.players[player].library
    if not g.book.abilities[ctx.ability].only_entering:
        return library[:count]
    entering = being_put(g)
    return [oid for oid in library if oid not in entering][:count]
