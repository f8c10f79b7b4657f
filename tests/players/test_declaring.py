"""Whole declarations of attackers and blockers, as the search bot tries them."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind, player_ref
from mainphase.players.search_bot import SearchBot
from mainphase.players.searching.declaring import combat_plans


def at(kind: int, table: Table) -> State:
    """The position once such a decision waits; before it, everybody passes, and whoever can attacks."""
    for _ in range(60):
        asked = table.state.pending
        assert asked is not None
        if asked.kind == kind:
            return table.state
        table.choose("pass" if "pass" in table.options else table.options[0])
    raise AssertionError("no such decision")


def ids(g: State, seat: int, name: str) -> list[int]:
    """The permanents of a player with this name."""
    found = [g.objects[oid] for oid in g.battlefield]
    return [o.id for o in found if o.controller == seat and g.book.cards[o.card].node.name == name]


def test_508_1_an_attack_is_tried_as_a_whole() -> None:
    g = at(DecisionKind.ATTACK, position(alice=["2 Grizzly Bears", "Hill Giant"], bob=["Serra Angel"], bob_life=20))
    before = flat.hash_state(g)
    found = combat_plans(g, 30)
    bears, (giant,) = ids(g, 0, "Grizzly Bears"), ids(g, 0, "Hill Giant")
    bob = player_ref(1)
    assert {bears[0]: bob, bears[1]: bob, giant: bob} in found
    assert dict.fromkeys([*bears, giant], 0) in found
    assert {bears[0]: 0, bears[1]: 0, giant: bob} in found
    assert len(found) == len({tuple(sorted(plan.items())) for plan in found})
    assert len(combat_plans(g, 3)) == 3
    assert flat.hash_state(g) == before


def test_509_1_two_creatures_block_one() -> None:
    table = position(alice=["Craw Wurm"], bob=["Hill Giant", "Grizzly Bears"])
    g = at(DecisionKind.BLOCK, table)
    (wurm,), (giant,), (bears,) = ids(g, 0, "Craw Wurm"), ids(g, 1, "Hill Giant"), ids(g, 1, "Grizzly Bears")
    found = combat_plans(g, 30)
    for blocks in ({giant: wurm, bears: wurm}, {giant: wurm, bears: 0}, {giant: 0, bears: wurm}, {giant: 0, bears: 0}):
        assert blocks in found, blocks


def test_what_was_decided_is_declared_for_every_creature() -> None:
    """Two attack for two damage each: alone neither wins, and the bot thinks once for both."""
    table = position(alice=["2 Grizzly Bears"], bob=["Serra Angel"], bob_life=2)
    at(DecisionKind.ATTACK, table)
    bot = SearchBot(1, sims=32, turns=1)
    first = bot.decide(table.state)
    assert table.options[first].startswith("attack")
    table.choose(table.options[first])
    thought = bot._asked
    second = bot.decide(table.state)
    assert table.options[second].startswith("attack")
    assert bot._asked == thought
    other = position(alice=["2 Grizzly Bears"], bob=["Serra Angel"], bob_life=3)  # another game: it thinks anew
    at(DecisionKind.ATTACK, other)
    bot.decide(other.state)
    assert bot._asked == thought + 1
