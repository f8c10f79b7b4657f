"""CR 701.19, 614.8: regeneration."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    apply,
    card,
    creature,
    do,
    each,
    enchantment,
    gain_life,
    gains,
    gets,
    indestructible,
    instant,
    regenerate,
    target,
    targeting,
    whenever,
)

SKELETONS = "Drudge Skeletons"
BLESSING = card("Blessing", "{W}", instant)(do(regenerate(each(creature))))
HARDEN = card("Harden", "{W}", instant)(targeting(creature).do(apply(target, gains(indestructible))))
WITHER = card("Shrink", "{W}", instant)(targeting(creature).do(apply(target, gets(0, -3))))
VOID = card("Void", "{W}", enchantment)(n.Static(n.ReplaceMove(n.Anything(), Zone.NOWHERE, Zone.GRAVEYARD, Zone.EXILE)))
PULSE = card("Pulse", "{W}", enchantment)(whenever(n.BecomesTapped(creature)).do(gain_life(1)))


def test_701_19a_a_shield_saves_once_and_taps() -> None:
    table = position(alice=[SKELETONS, "3 Swamp"], bob=["4 Swamp"], bob_hand=["Murder", "Cast Down"])
    table.alice.activate(SKELETONS)
    table.resolve()
    table.alice.passes()
    table.bob.cast("Murder", [SKELETONS])
    table.resolve()
    assert table.tapped(SKELETONS)
    assert [e.rule for e in table.events("regenerated")] == ["614.8"]
    assert not table.events("destroyed")
    table.alice.passes()
    table.advance_to("upkeep")
    assert "Drudge Skeletons" in table.battlefield


def test_701_19a_the_second_destruction_needs_a_second_shield() -> None:
    table = position(alice=[SKELETONS, "3 Swamp"], bob=["6 Swamp"], bob_hand=["Murder", "Murder"])
    for _ in range(2):
        table.alice.activate(SKELETONS)
        table.resolve()
    for left in (1, 0):
        table.alice.passes()
        table.bob.cast("Murder", [SKELETONS])
        table.resolve()
        assert SKELETONS in table.alice.battlefield
        assert len(table.state.lasting) == left


def test_701_19a_without_a_shield_left_it_is_destroyed() -> None:
    table = position(alice=[SKELETONS, "Swamp"], bob=["6 Swamp"], bob_hand=["Murder", "Murder"])
    table.alice.activate(SKELETONS)
    table.resolve()
    for saved in (True, False):
        table.alice.passes()
        table.bob.cast("Murder", [SKELETONS])
        table.resolve()
        assert (SKELETONS in table.alice.battlefield) == saved


def test_701_19a_lethal_damage_is_removed_and_it_leaves_combat() -> None:
    table = position(alice=["Hill Giant"], bob=[SKELETONS, "Swamp"])
    table.alice.attack(["Hill Giant"])
    table.bob.block({SKELETONS: "Hill Giant"})
    table.alice.passes()
    table.bob.activate(SKELETONS)
    table.resolve()
    table.advance_to("combat damage")
    assert table.tapped(SKELETONS)
    assert table.damage(SKELETONS) == 0
    assert SKELETONS not in table.blockers
    assert table.blocked("Hill Giant") is True
    assert table.bob.life == 20


def test_701_19a_the_shield_lasts_this_turn_only() -> None:
    table = position(alice=[SKELETONS, "Swamp"], bob=["3 Swamp"], bob_hand=["Murder"])
    table.alice.activate(SKELETONS)
    table.resolve()
    table.advance_to("bob's precombat main")
    table.bob.cast("Murder", [SKELETONS])
    table.resolve()
    assert SKELETONS not in table.alice.battlefield


def test_701_19c_cannot_be_regenerated_leaves_the_shield_unused() -> None:
    table = position(
        alice=["Grizzly Bears", "Elite Vanguard", "Plains"],
        alice_hand=[BLESSING],
        bob=["5 Swamp"],
        bob_hand=["Terror", "Murder"],
    )
    table.alice.cast("Blessing")
    table.resolve()
    table.alice.passes()
    table.bob.cast("Terror", ["Grizzly Bears"])
    table.resolve()
    assert table.alice.graveyard == ["Blessing", "Grizzly Bears"]
    table.alice.passes()
    table.bob.cast("Murder", ["Elite Vanguard"])
    table.resolve()
    assert table.tapped("Elite Vanguard")


def test_701_19_toughness_zero_is_no_destruction() -> None:
    table = position(alice=["Grizzly Bears", "2 Plains"], alice_hand=[BLESSING, WITHER])
    table.alice.cast("Blessing")
    table.resolve()
    table.alice.cast("Shrink", ["Grizzly Bears"])
    table.resolve()
    assert "Grizzly Bears" in table.alice.graveyard


def test_614_17c_what_cannot_be_destroyed_uses_no_shield() -> None:
    table = position(
        alice=["Grizzly Bears", "2 Plains"], alice_hand=[BLESSING, HARDEN], bob=["4 Swamp"], bob_hand=["Murder"]
    )
    table.alice.cast("Blessing")
    table.resolve()
    table.alice.cast("Harden", ["Grizzly Bears"])
    table.resolve()
    before = len(table.state.lasting)
    table.alice.passes()
    table.bob.cast("Murder", ["Grizzly Bears"])
    table.resolve()
    assert len(table.state.lasting) == before
    assert not table.tapped("Grizzly Bears")


def test_616_1g_destruction_is_replaced_before_the_move_it_contains() -> None:
    table = position(alice=[SKELETONS, VOID, "Swamp"], bob=["6 Swamp"], bob_hand=["Murder", "Murder"])
    table.alice.activate(SKELETONS)
    table.resolve()
    table.alice.passes()
    table.bob.cast("Murder", [SKELETONS])
    table.resolve()
    assert SKELETONS in table.alice.battlefield
    table.alice.passes()
    table.bob.cast("Murder", [SKELETONS])
    table.resolve()
    assert SKELETONS in table.exile
    assert [e.what for e in table.events("destroyed")] == [SKELETONS]


def test_614_17c_the_indestructible_is_not_exiled_instead_of_destroyed() -> None:
    table = position(alice=["Grizzly Bears", VOID, "Plains"], alice_hand=[HARDEN], bob=["3 Swamp"], bob_hand=["Murder"])
    table.alice.cast("Harden", ["Grizzly Bears"])
    table.resolve()
    table.alice.passes()
    table.bob.cast("Murder", ["Grizzly Bears"])
    table.resolve()
    assert "Grizzly Bears" in table.alice.battlefield


def test_614_8_being_tapped_by_regeneration_triggers() -> None:
    table = position(alice=[SKELETONS, PULSE, "Swamp"], bob=["3 Swamp"], bob_hand=["Murder"])
    table.alice.activate(SKELETONS)
    table.resolve()
    table.alice.passes()
    table.bob.cast("Murder", [SKELETONS])
    table.resolve()
    assert table.stack == ["Pulse"]


def test_sedge_troll_is_greater_with_a_swamp() -> None:
    table = position(alice=["Sedge Troll", "Swamp"], bob=["Sedge Troll", "Mountain"])
    assert table.pt("alice's Sedge Troll") == "3/3"
    assert table.pt("bob's Sedge Troll") == "2/2"
