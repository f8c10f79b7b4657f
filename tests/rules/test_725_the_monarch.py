"""CR 725: the monarch."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    as_long_as,
    card,
    creature,
    enchantment,
    gain_life,
    gets,
    have,
    is_a,
    sorcery,
    targeting,
    whenever,
    you_are_the_monarch,
    yours,
)
from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede
from mainphase.kernel.state import flat
from mainphase.presentation.view import view_of

CROWN = card("Crown", "{U}", sorcery)(targeting(n.TargetPhrase(None, n.EachPlayer())).do(n.BecomeMonarch(n.Target(0))))
HERALD = card("Herald", "{U}", enchantment)(whenever(n.BecomesMonarch(n.EachPlayer())).do(gain_life(1)))
COURT = card("Court", "{U}", enchantment)(as_long_as(you_are_the_monarch, have(is_a(creature, yours), gets(1, 1))))


def crowned(who: str = "alice", **more: object) -> Table:
    said: dict[str, object] = {"alice": ["4 Island"], "alice_hand": [CROWN]}
    table = position(**{**said, **more})  # type: ignore[arg-type]
    assert monarch(table) == ""
    table.alice.cast("Crown", [who])
    table.resolve()
    return table


def monarch(table: Table) -> str:
    g = table.state
    return g.players[g.monarch].name if g.monarch >= 0 else ""


def test_725_1_a_designation_that_an_effect_gives() -> None:
    table = crowned()
    assert monarch(table) == "alice"
    assert [(e.player, e.rule) for e in table.events("becomes the monarch")] == [("alice", "725.1")]
    assert view_of(table.state, table.bob.number).monarch == table.alice.number
    assert flat.hash_state(flat.clone_state(table.state)) == flat.hash_state(table.state)


def test_725_2_the_monarch_draws_at_the_end_step() -> None:
    table = crowned()
    table.advance_to("end step")
    assert table.stack == ["The Monarch"]
    before = len(table.alice.hand)
    table.resolve()
    assert len(table.alice.hand) == before + 1
    table.advance_to("turn 2, end step")
    assert table.stack == [], "not at another player's"


def test_725_2_combat_damage_takes_the_crown() -> None:
    table = crowned("bob", alice=["4 Island", "Grizzly Bears"])
    table.advance_to("declare attackers")
    table.alice.attack({"Grizzly Bears": "bob"})
    table.advance_to("combat damage")
    assert table.stack == ["The Monarch"]
    assert table.state.objects[table.state.stack[0]].controller == table.bob.number, "it is the old monarch's"
    table.resolve()
    assert monarch(table) == "alice"
    table.advance_to("end step")
    assert table.stack == ["The Monarch"]


def test_725_3_only_one_player_at_a_time() -> None:
    table = crowned(alice_hand=[CROWN, CROWN], alice=["4 Island", HERALD])
    assert table.stack == ["Herald"]
    table.resolve()
    table.alice.cast("Crown", ["bob"])
    table.resolve()
    assert monarch(table) == "bob"
    assert [e.player for e in table.events("becomes the monarch")] == ["alice", "bob"]
    assert table._names(table.state.command) == ["The Monarch"]


def test_725_3_who_is_the_monarch_already_does_not_become_it() -> None:
    table = crowned(alice_hand=[CROWN, CROWN], alice=["4 Island", HERALD])
    table.resolve()
    table.alice.cast("Crown", ["alice"])
    table.resolve()
    assert table.stack == []


def test_725_4_the_active_player_follows_a_monarch_who_leaves() -> None:
    table = crowned("bob", players=["alice", "bob", "carol"])
    concede(table.state, table.bob.number)
    machine.advance(table.state)
    assert monarch(table) == "alice"
    table.advance_to("end step")
    assert table.stack == ["The Monarch"]


def test_725_4_or_the_next_in_turn_order() -> None:
    table = crowned("alice", players=["alice", "bob", "carol"])
    concede(table.state, table.alice.number)
    machine.advance(table.state)
    assert monarch(table) == "bob"


def test_725_5_without_a_monarch_nothing_is_determined_by_one() -> None:
    table = position(alice=[COURT, "Grizzly Bears", "2 Island"], alice_hand=[CROWN])
    assert table.pt("Grizzly Bears") == "2/2"
    table.alice.cast("Crown", ["alice"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "3/3"
    table = position(alice=[COURT, "Grizzly Bears", "2 Island"], alice_hand=[CROWN])
    table.alice.cast("Crown", ["bob"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "2/2"
