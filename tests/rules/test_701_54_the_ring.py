"""CR 701.54: the Ring tempts players; the emblem and its abilities, and Ring-bearers."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Supertype, Zone
from mainphase.cards.words import (
    card,
    creature,
    do,
    draw,
    enchantment,
    gain_life,
    instant,
    pay,
    target,
    targeting,
    whenever,
)

RING = card("Lure", "{0}", enchantment)(pay("{0}").do(n.RingTempts()))
SMALL = card("Small", "{W}", creature, pt="1/1")()
BIG = card("Big", "{W}", creature, pt="3/3")()
TALL = card("Tall", "{W}", creature, pt="0/9")()
TAKE = card("Take", "{0}", instant)(
    targeting(creature).do(n.Apply(target, (n.SetController(n.You()),), n.Duration.PERMANENT))
)


def tempt(table: Table, *chosen: str) -> None:
    table.alice.activate("Lure")
    table.resolve()
    if chosen:
        table.choose(*chosen)


def emblems(table: Table) -> list[int]:
    """How many abilities the emblems in the command zone have."""
    there = [table.state.objects[oid] for oid in table.state.zone_list(Zone.COMMAND, 0)]
    return [len(o.ch.abilities) for o in there if o.ch is not None]


def is_bearer(table: Table, name: str) -> bool:
    ch = table.find(name).ch
    assert ch is not None
    return ch.supertypes == Supertype.LEGENDARY


def test_701_54a_a_creature_is_chosen_and_another_takes_its_place() -> None:
    table = position(alice=[RING, SMALL, BIG])
    tempt(table, "Small")
    assert (is_bearer(table, "Small"), is_bearer(table, "Big")) == (True, False)
    tempt(table, "Big")
    assert (is_bearer(table, "Small"), is_bearer(table, "Big")) == (False, True)


def test_701_54c_the_emblem_comes_first_and_gets_an_ability_more_each_time() -> None:
    table = position(alice=[RING])
    found = []
    for _ in range(5):
        tempt(table)
        found.append(emblems(table))
    assert found == [[2], [3], [4], [5], [5]]


def test_701_54c_it_cant_be_blocked_by_creatures_with_greater_power() -> None:
    table = position(alice=[RING, SMALL], bob=[BIG, "Memnite"])
    tempt(table)
    table.alice.attack({"Small": "bob"})
    table.advance_to("declare blockers")
    with pytest.raises(NotOffered):
        table.bob.block({"Big": "Small"})
    table = position(alice=[RING, SMALL], bob=["Memnite"])
    tempt(table)
    table.alice.attack({"Small": "bob"})
    table.advance_to("declare blockers")
    table.bob.block({"Memnite": "Small"})
    assert table.blocked("Small")


def test_701_54a_under_another_players_control_it_is_no_ring_bearer() -> None:
    table = position(alice=[RING, SMALL], bob_hand=[TAKE], alice_hand=[TAKE])
    tempt(table)
    table.alice.passes()
    table.bob.cast("Take", ["Small"])
    table.resolve()
    assert not is_bearer(table, "Small")
    table.alice.cast("Take", ["Small"])
    table.resolve()
    assert not is_bearer(table, "Small")


def test_701_54c_when_it_attacks_a_card_is_drawn_and_one_discarded_the_second_time() -> None:
    table = position(alice=[RING, SMALL], alice_hand=["Forest"])
    tempt(table)
    tempt(table)
    table.alice.attack({"Small": "bob"})
    table.resolve()
    table.choose("Forest")
    assert table.alice.graveyard == ["Forest"]


def test_701_54c_the_blocker_is_sacrificed_at_end_of_combat_the_third_time() -> None:
    table = position(alice=[RING, BIG], bob=["Memnite", TALL])
    for _ in range(3):
        tempt(table)
    table.alice.attack({"Big": "bob"})
    table.resolve_all()
    table.advance_to("declare blockers")
    table.bob.block({"Tall": "Big"})
    table.resolve_all()
    table.advance_to("postcombat main")
    assert table.seat("bob").graveyard == ["Tall"]
    assert table.events("sacrificed", player="bob")


def test_701_54c_combat_damage_to_a_player_costs_each_opponent_3_life_the_fourth_time() -> None:
    table = position(players=("alice", "bob", "carol"), alice=[RING, SMALL])
    for _ in range(4):
        tempt(table)
    table.alice.attack({"Small": "bob"})
    table.advance_to("postcombat main")
    assert [p.life for p in table.state.players] == [20, 16, 17]


def test_701_54d_it_tempts_you_even_if_there_is_nothing_to_choose() -> None:
    tempted = whenever(n.PlayerDoes(n.You(), "is tempted by the Ring")).do(gain_life(1))
    chosen = whenever(n.PlayerDoes(n.You(), "chooses a creature as their Ring-bearer")).do(gain_life(10))
    table = position(alice=[RING, card("Ear", "{0}", enchantment)(tempted, chosen)])
    tempt(table)
    table.resolve_all()
    assert table.alice.life == 21


def test_701_54e_how_often_it_has_tempted_you_is_known() -> None:
    twice = n.Compare(n.TimesTempted(n.You()), ">=", n.Fixed(2))
    asked = card("Asked", "{0}", instant)(do(n.If(twice, draw(1))))
    table = position(alice=[RING], alice_hand=[asked, asked], alice_library=["Forest"])
    tempt(table)
    table.alice.cast("Asked")
    table.resolve()
    assert "Forest" not in table.alice.hand
    tempt(table)
    table.alice.cast("Asked")
    table.resolve()
    assert "Forest" in table.alice.hand


def test_701_54d_if_you_chose_another_creature() -> None:
    chose = n.Fits(n.ThatObject(), n.Other())
    guide = card("Guide", "{W}", creature, pt="2/2")(
        whenever(n.PlayerDoes(n.You(), "is tempted by the Ring"), chose).do(gain_life(1))
    )
    table = position(alice=[RING, SMALL, guide])
    tempt(table, "Guide")
    assert table.stack == []
    tempt(table, "Small")
    table.resolve_all()
    assert table.alice.life == 21
