"""CR 610.3: an effect that moves something "until" an event, and the one that brings it back."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, creature, destroy, instant, sorcery, target, targeting
from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede

A_PLAYER = n.TargetPhrase(None, n.EachPlayer())
KILL = card("Kill", "{B}", instant)(targeting(creature).do(destroy(target)))
CROWN = card("Crown", "{U}", sorcery)(targeting(n.TargetPhrase(None, n.EachPlayer())).do(n.BecomeMonarch(n.Target(0))))


def priest(**more: object) -> Table:
    said: dict[str, object] = {
        "alice": ["3 Plains", "2 Swamp"], "alice_hand": ["Banisher Priest"], "bob": ["Hill Giant", "Swamp"],
        "bob_hand": [KILL],
    }  # fmt: skip
    table = position(**{**said, **more})  # type: ignore[arg-type]
    table.alice.cast("Banisher Priest")
    table.resolve()
    if table.asked == "target":
        table.alice.choose("Hill Giant")
    return table


def test_610_3_it_returns_at_once_under_its_owners_control() -> None:
    table = priest()
    table.resolve()
    assert table.exile == ["Hill Giant"]
    table.alice.passes()
    table.bob.cast("Kill", ["Banisher Priest"])
    table.resolve()
    assert table.exile == []
    assert "Hill Giant" in table.bob.battlefield
    assert table.stack == [], "no ability: nobody could respond"


def test_610_3b_nothing_moves_if_the_event_has_been() -> None:
    table = priest()
    table.alice.passes()
    table.bob.cast("Kill", ["Banisher Priest"])
    table.resolve()
    table.resolve()
    assert "Hill Giant" in table.bob.battlefield
    assert not table.events("exiled")


def test_610_3b_nor_if_the_crown_has_passed() -> None:
    coup = card("Coup", "{U}", instant)(targeting(A_PLAYER).do(n.BecomeMonarch(n.Target(0))))
    table = position(alice=["4 Plains"], alice_hand=["Palace Jailer"], bob=["Hill Giant", "Island"], bob_hand=[coup])
    table.alice.cast("Palace Jailer")
    table.resolve()
    while table.asked != "priority":
        table.alice.choose(table.options[0])
    table.alice.passes()
    table.bob.cast("Coup", ["bob"])
    table.resolve_all()
    assert "Hill Giant" in table.bob.battlefield


def test_610_3c_a_stolen_creature_returns_to_its_owner() -> None:
    table = priest(bob=["Hill Giant", "3 Mountain", "Swamp"], bob_hand=["Act of Treason", KILL])
    table.resolve()
    assert table.exile == ["Hill Giant"]
    table.advance_to("turn 2, precombat main")
    table.bob.cast("Act of Treason", ["Banisher Priest"])
    table.resolve()
    assert table.exile == ["Hill Giant"], "it has not left the battlefield"
    table.bob.cast("Kill", ["Banisher Priest"])
    table.resolve()
    assert "Hill Giant" in table.bob.battlefield


def test_610_3_what_is_no_longer_in_exile_stays_where_it_is() -> None:
    rescue = card("Rescue", "{W}", instant)(
        n.SpellAbility((n.Mode(n.Move(n.Each(n.InZone(n.Zone.EXILE)), n.Zone.HAND)),))
    )
    table = priest(alice_hand=["Banisher Priest", rescue], alice=["4 Plains"])
    table.resolve()
    table.alice.cast("Rescue")
    table.resolve()
    assert "Hill Giant" in table.bob.hand
    table.alice.passes()
    table.bob.cast("Kill", ["Banisher Priest"])
    table.resolve()
    assert "Hill Giant" in table.bob.hand


def test_800_4a_it_returns_also_as_the_sources_owner_leaves() -> None:
    table = priest(players=["alice", "bob", "carol"])
    table.resolve()
    assert table.exile == ["Hill Giant"]
    concede(table.state, table.alice.number)
    machine.advance(table.state)
    assert "Hill Giant" in table.bob.battlefield
    assert table.exile == []


def test_725_3_palace_jailer_lets_go_as_an_opponent_becomes_the_monarch() -> None:
    table = position(alice=["4 Plains", "2 Island"], alice_hand=["Palace Jailer", CROWN, KILL], bob=["Hill Giant"])
    table.alice.cast("Palace Jailer")
    table.resolve()
    while table.asked != "priority":
        table.alice.choose(table.options[0])
    while table.stack:
        table.pass_once()
    assert table.exile == ["Hill Giant"]
    table.alice.cast("Crown", ["bob"])
    table.resolve()
    assert table.exile == []
    assert "Hill Giant" in table.bob.battlefield
