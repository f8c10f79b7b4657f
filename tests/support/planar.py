"""Planes of tests, games that stand at one, and what the planar die is to show."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import find_card
from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, PlanarSymbol
from mainphase.cards.words import gain_life, phenomenon, plane, when_encountered, whenever_chaos_ensues
from mainphase.cards.words.triggers import When
from mainphase.kernel.events.planes import FACES
from mainphase.kernel.state import flat

ARRIVES = When(n.PlaneswalksTo(n.IsThis()))


def some_plane(name: str, *abilities: n.Triggered | n.Static | n.Activated) -> CardDef:
    """A plane with a chaos ability, besides these: its controller gains 1 life."""
    return plane(name, "Dominaria", *abilities, whenever_chaos_ensues.do(gain_life(1)))


PLANES = tuple(some_plane(f"Plane {letter}") for letter in "ABCDEFGHIJ")
FEAST = phenomenon("Feast", when_encountered.do(gain_life(10)))


def at_plane(plane: CardDef, planes: tuple[CardDef, ...] = PLANES[1:4], **said: object) -> Table:
    """A game of alice and bob with this plane face up; alice is the planar controller, and has those in her deck."""
    return position(
        alice_plane=[plane], alice_planes=planes, bob_planes=PLANES[4:7], triggers="automatic",
        **said,  # type: ignore[arg-type]
    )  # fmt: skip


def arriving_at(name: str, planes: tuple[CardDef, ...] = PLANES[1:4], **said: object) -> Table:
    """Alice has just planeswalked to this plane or phenomenon; what triggers as she does is on the stack."""
    table = at_plane(PLANES[0], (find_card(name), *planes), **said)
    roll(table, PlanarSymbol.PLANESWALKER)
    table.resolve()
    assert face_up(table) == [name]
    return table


def roll(table: Table, symbol: int) -> None:
    """Who has priority rolls the planar die, and this comes up."""
    comes_up(table, symbol)
    table.choose("roll the planar die")


def comes_up(table: Table, symbol: int) -> None:
    """The next random result is this face of the planar die."""
    wanted = {PlanarSymbol.PLANESWALKER: (0,), PlanarSymbol.CHAOS: (1,)}.get(symbol, (2, 3, 4, 5))
    g = table.state
    for seed in range(1000):
        g.rng = seed << 8 | 1
        if flat.clone_state(g).random(FACES) in wanted:
            return
    raise AssertionError("no seed brings it")


def face_up(table: Table) -> list[str]:
    """The planes and phenomena that are face up."""
    return [table.name(oid) for oid in table.state.command]


def planar_deck(table: Table, name: str) -> list[str]:
    """The cards of a player's planar deck, the top one first, whoever may see them."""
    g = table.state
    deck = g.planar_deck if g.one_planar_deck else g.players[table.seat(name).number].planar_deck
    return [g.book.cards[g.objects[oid].card].node.name for oid in deck]
