"""CR 301.5 and 702.6: Equipment and equip; 704.5n, 704.5p."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    a,
    apply,
    artifact,
    card,
    creature,
    equip,
    equipped,
    equipped_creature,
    gains_ability,
    gets,
    have,
    instant,
    is_a,
    permanent,
    protection_from,
    target,
    targeting,
)

AXE = card("Axe", "{2}", artifact, "Equipment")(have(equipped_creature, gets(2, 0)), equip("{1}"))
DRUMS = card("Drums", "{2}", artifact)(have(is_a(creature, equipped), gets(0, 1)))
HAND_OVER = card("Hand Over", "{W}", instant)(targeting(a("Equipment"), permanent).do(n.Attach(target, n.Target(1))))
DISARM = card("Disarm", "{W}", instant)(targeting(a("Equipment")).do(n.Unattach(target)))
PETRIFY = card("Petrify", "{W}", instant)(targeting(creature).do(apply(target, n.SetTypes(n.CardType.ARTIFACT))))
ANIMATE = card("Animate", "{U}", instant)(
    targeting(artifact).do(apply(target, n.AddTypes(n.CardType.CREATURE), n.SetPT(n.Fixed(3), n.Fixed(3))))
)
SHRUG = card("Shrug Off", "{W}", instant)(
    targeting(creature).do(apply(target, gains_ability(protection_from(artifact))))
)
MELT = card("Melt", "{R}", instant)(targeting(artifact).do(apply(target, n.SetTypes(0, ()))))


def host(table: Table, name: str) -> str:
    return table.name(table.find(name).attached_to)


def test_301_5b_equipment_enters_attached_to_nothing() -> None:
    table = position(alice=["Grizzly Bears", "2 Forest"], alice_hand=[AXE])
    table.alice.cast("Axe")
    assert table.asked == "priority"  # no target
    table.resolve()
    assert host(table, "Axe") == ""
    assert "Axe" in table.alice.battlefield


def test_702_6a_equip_attaches_to_a_creature_you_control() -> None:
    table = position(alice=["Grizzly Bears", "Memnite", AXE, "Forest"], bob=["Hill Giant"])
    table.alice.activate("Axe")
    assert table.asked == "target"
    assert table.options == ["Grizzly Bears", "Memnite"]
    table.alice.choose("Memnite")
    table.resolve()
    assert host(table, "Axe") == "Memnite"
    assert table.pt("Memnite") == "3/1"
    assert table.pt("Grizzly Bears") == "2/2"


def test_702_6a_equip_only_as_a_sorcery() -> None:
    table = position(alice=["Grizzly Bears", AXE, "Forest"], step="upkeep")
    with pytest.raises(NotOffered):
        table.alice.activate("Axe")


def test_702_6a_not_in_another_players_turn() -> None:
    table = position(alice=["Grizzly Bears", AXE, "Forest"], active="bob")
    table.bob.passes()
    with pytest.raises(NotOffered):
        table.alice.activate("Axe")


def test_301_5b_it_moves_from_creature_to_creature() -> None:
    table = position(alice=["Grizzly Bears", "Memnite", AXE, "Forest"], attached={"Axe": "Grizzly Bears"})
    table.alice.activate("Axe", ["Memnite"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "2/2"
    assert table.pt("Memnite") == "3/1"


def test_701_3b_to_what_it_equips_already_nothing_happens() -> None:
    table = position(alice=["Grizzly Bears", AXE, "Forest"], attached={"Axe": "Grizzly Bears"})
    table.alice.activate("Axe", ["Grizzly Bears"])
    table.resolve()
    assert host(table, "Axe") == "Grizzly Bears"
    assert not table.events("attached")


def test_301_5b_an_effect_cannot_attach_it_to_what_is_no_creature() -> None:
    table = position(alice=["Grizzly Bears", AXE, "Plains"], alice_hand=[HAND_OVER], attached={"Axe": "Grizzly Bears"})
    table.alice.cast("Hand Over", ["Axe", "Plains"])
    table.resolve()
    assert host(table, "Axe") == "Grizzly Bears"


def test_301_5c_it_cannot_equip_itself() -> None:
    table = position(alice=["Grizzly Bears", AXE, "Plains"], alice_hand=[HAND_OVER])
    table.alice.cast("Hand Over", ["Axe", "Axe"])
    table.resolve()
    assert host(table, "Axe") == ""


def test_301_5d_the_creature_may_be_another_players() -> None:
    table = position(alice=[AXE, "Plains"], alice_hand=[HAND_OVER], bob=["Hill Giant"])
    table.alice.cast("Hand Over", ["Axe", "Hill Giant"])
    table.resolve()
    assert table.pt("Hill Giant") == "5/3"
    assert table.controller("Axe") == "alice"


def test_301_5c_704_5n_the_creature_leaves_and_the_equipment_stays() -> None:
    table = position(
        alice=["Grizzly Bears", AXE],
        bob=["Mountain"],
        bob_hand=["Shock"],
        active="bob",
        attached={"Axe": "Grizzly Bears"},
    )
    table.bob.cast("Shock", ["Grizzly Bears"])
    table.resolve()
    assert table.alice.battlefield == ["Axe"]
    assert host(table, "Axe") == ""
    assert [e.rule for e in table.events("state-based action", what="Axe")] == ["704.5n"]
    assert [e.what for e in table.events("unattached")] == ["Axe"]


def test_704_5n_the_creature_is_no_longer_one() -> None:
    table = position(alice=["Grizzly Bears", AXE, "Plains"], alice_hand=[PETRIFY], attached={"Axe": "Grizzly Bears"})
    table.alice.cast("Petrify", ["Grizzly Bears"])
    table.resolve()
    assert host(table, "Axe") == ""


def test_704_5n_702_16d_protection_from_what_the_equipment_is() -> None:
    table = position(alice=["Grizzly Bears", AXE, "Plains"], alice_hand=[SHRUG], attached={"Axe": "Grizzly Bears"})
    table.alice.cast("Shrug Off", ["Grizzly Bears"])
    table.resolve()
    assert host(table, "Axe") == ""
    assert table.pt("Grizzly Bears") == "2/2"


def test_301_5c_704_5p_equipment_that_becomes_a_creature() -> None:
    table = position(alice=["Grizzly Bears", AXE, "Island"], alice_hand=[ANIMATE], attached={"Axe": "Grizzly Bears"})
    table.alice.cast("Animate", ["Axe"])
    table.resolve()
    assert host(table, "Axe") == ""
    assert [e.rule for e in table.events("state-based action", what="Axe")] == ["704.5p"]


def test_301_5c_704_5p_what_is_no_longer_equipment() -> None:
    table = position(alice=["Grizzly Bears", AXE, "Mountain"], alice_hand=[MELT], attached={"Axe": "Grizzly Bears"})
    table.alice.cast("Melt", ["Axe"])
    table.resolve()
    assert host(table, "Axe") == ""
    assert [e.rule for e in table.events("state-based action", what="Axe")] == ["704.5p"]


def test_701_3d_unattached_by_an_effect_it_stays() -> None:
    table = position(alice=["Grizzly Bears", AXE, "Plains"], alice_hand=[DISARM], attached={"Axe": "Grizzly Bears"})
    table.alice.cast("Disarm", ["Axe"])
    table.resolve()
    assert host(table, "Axe") == ""
    assert "Axe" in table.alice.battlefield
    assert table.pt("Grizzly Bears") == "2/2"


def test_301_5a_equipped_creatures_are_those_with_equipment_on_them() -> None:
    table = position(alice=["Grizzly Bears", "Memnite", AXE, DRUMS, "Forest"], attached={"Axe": "Grizzly Bears"})
    assert table.pt("Grizzly Bears") == "4/3"
    table.alice.activate("Axe", ["Memnite"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "2/2"
    assert table.pt("Memnite") == "3/2"


def test_702_6a_equip_needs_its_target_still_to_be_yours_and_a_creature() -> None:
    table = position(alice=["Grizzly Bears", AXE, "Forest", "Plains"], alice_hand=[PETRIFY])
    table.alice.activate("Axe", ["Grizzly Bears"])
    table.alice.cast("Petrify", ["Grizzly Bears"])
    table.resolve_all()
    assert host(table, "Axe") == ""


def test_702_16d_equip_cannot_target_a_creature_protected_from_it() -> None:
    wary = card("Wary", "{1}", creature, pt="2/2")(protection_from(artifact))
    table = position(alice=[wary, AXE, "Forest"])
    with pytest.raises(NotOffered):
        table.alice.activate("Axe")
