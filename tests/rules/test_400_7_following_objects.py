"""CR 400.7: what moves is a new object. Which abilities find it all the same, and what an event knows of all that left
in it (603.10a, 608.2h).
"""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    artifact,
    at_the_beginning_of,
    attacking,
    card,
    creature,
    destroy,
    dies,
    do,
    each,
    enchantment,
    end_step,
    equipped,
    exile,
    gain_life,
    instant,
    itself,
    land,
    later,
    leaves,
    pay,
    permanent,
    put_counters,
    put_onto_battlefield,
    return_to_hand,
    sacrifice_a,
    sacrifice_this,
    sorcery,
    tap_this,
    target,
    targeting,
    the_sacrificed,
    this,
    unblocked,
    when,
    whenever,
)

NEXT_END = at_the_beginning_of(end_step)
IT = n.Saved("it")
BLAST = card("Blast", "{0}", instant)(targeting(permanent).do(destroy(target)))
BANISH = card("Banish", "{0}", instant)(targeting(permanent).do(exile(target)))
SWEEP = card("Sweep", "{0}", sorcery)(do(destroy(each(n.Not(land)))))
FETCH = card("Fetch", "{0}", instant)(do(n.Move(each(n.InZone(Zone.EXILE)), Zone.GRAVEYARD)))
BOTH = n.Any((n.OfSubtype("Aura"), n.OfSubtype("Giant")))
KILL_BOTH = card("Kill Both", "{0}", sorcery)(do(destroy(each(BOTH))))
DRYAD = card("Dryad", "{0}", creature, pt="3/3")()
ALTAR = card("Altar", "{0}", artifact)(pay(tap_this, sacrifice_a(creature)).do(put_onto_battlefield(the_sacrificed)))


# --- What an ability does not follow


def test_400_7_a_land_destroyed_in_response_is_not_returned_from_the_graveyard() -> None:
    """Storm Cauldron would return the land that was tapped."""
    table = position(alice=["Storm Cauldron", "Mountain"], alice_hand=[BLAST])
    table.alice.taps("Mountain")
    assert table.stack == ["Storm Cauldron"]
    table.alice.cast("Blast", ["Mountain"])
    table.resolve_all()
    assert "Mountain" in table.alice.graveyard
    assert table.alice.hand == []


def test_400_7_a_card_exiled_in_response_is_not_fetched_from_exile() -> None:
    table = position(alice=["2 Swamp", "Heap Doll"], alice_graveyard=["Reassembling Skeleton"])
    table.alice.activate("Reassembling Skeleton")
    table.alice.activate("Heap Doll")
    table.resolve_all()
    assert table.exile == ["Reassembling Skeleton"]


def test_400_7_a_dashed_creature_that_died_stays_in_the_graveyard() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Screamreach Brawler", BLAST])
    table.alice.cast("Screamreach Brawler", way=1)
    table.resolve()
    table.alice.cast("Blast", ["Screamreach Brawler"])
    table.resolve()
    assert "Screamreach Brawler" in table.alice.graveyard
    table.advance_to("end step")
    table.resolve_all()
    assert "Screamreach Brawler" in table.alice.graveyard
    assert table.alice.hand == []


def test_400_7_the_permanent_that_a_dashed_spell_became_is_returned() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Screamreach Brawler"])
    table.alice.cast("Screamreach Brawler", way=1)
    table.resolve()
    table.advance_to("end step")
    table.resolve_all()
    assert table.alice.hand == ["Screamreach Brawler"]


@pytest.mark.parametrize("gone", [BLAST, BANISH])
def test_400_7_an_ability_that_blinks_its_own_permanent_does_not_fetch_it(gone: n.CardDef) -> None:
    """Destroyed or exiled in response, it stays where it is."""
    blinker = card("Blinker", "{0}", artifact)(
        pay(tap_this).do(exile(this), later(NEXT_END.do(put_onto_battlefield(IT))))
    )
    table = position(alice=[blinker], alice_hand=[gone])
    table.alice.activate("Blinker")
    table.alice.cast(gone.name, ["Blinker"])
    table.resolve_all()
    zone = "graveyard" if gone is BLAST else "exile"
    table.advance_to("end step")
    table.resolve_all()
    assert "Blinker" in (table.alice.graveyard if zone == "graveyard" else table.exile)
    assert table.alice.battlefield == []


def test_400_7_returned_meanwhile_it_is_not_returned_again() -> None:
    """What Flickerwisp exiled has left exile: the delayed ability does not look for it elsewhere (603.7c)."""
    table = position(alice=["4 Plains", "Swamp"], alice_hand=["Flickerwisp", FETCH], bob=["Grizzly Bears"])
    table.alice.cast("Flickerwisp")
    table.resolve()
    table.alice.choose("Grizzly Bears")
    table.resolve()
    assert table.exile == ["Grizzly Bears"]
    table.alice.cast("Fetch")
    table.resolve()
    assert table.bob.graveyard == ["Grizzly Bears"]
    table.advance_to("end step")
    table.resolve_all()
    assert table.bob.graveyard == ["Grizzly Bears"]


# --- What it does follow


def test_400_7e_what_triggered_on_the_move_finds_it() -> None:
    table = position(alice=["Mountain", "Endless Cockroaches"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["Endless Cockroaches"])
    table.resolve()
    assert table.alice.graveyard == ["Shock", "Endless Cockroaches"]
    table.resolve()
    assert table.alice.hand == ["Endless Cockroaches"]


def test_400_7e_603_6c_in_the_first_zone_that_it_went_to_and_in_no_other() -> None:
    table = position(alice=["Mountain", "Endless Cockroaches", "Heap Doll"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["Endless Cockroaches"])
    table.resolve()
    table.alice.activate("Heap Doll")
    table.alice.choose("Endless Cockroaches")
    table.resolve_all()
    assert table.exile == ["Endless Cockroaches"]


def test_400_7e_not_in_a_hidden_zone() -> None:
    """It is put onto the battlefield from the graveyard, not from the hand into which it was returned."""
    bouncer = card("Bouncer", "{0}", creature, pt="1/1")(when(leaves(itself)).do(put_onto_battlefield(n.ThatObject())))
    table = position(alice=["Island", bouncer], alice_hand=["Unsummon"])
    table.alice.cast("Unsummon", ["Bouncer"])
    table.resolve_all()
    assert table.alice.hand == ["Bouncer"]


def test_400_7e_603_6e_an_aura_finds_the_creature_it_enchanted() -> None:
    table = position(
        alice=["Mountain", "Fool's Demise"],
        alice_hand=["Shock"],
        bob=["Grizzly Bears"],
        triggers="automatic",
        attached={"Fool's Demise": "Grizzly Bears"},
    )
    table.alice.cast("Shock", ["Grizzly Bears"])
    table.resolve()
    table.resolve_all()
    assert table.controller("Grizzly Bears") == "alice"
    assert table.alice.hand == ["Fool's Demise"]


def test_400_7f_an_aura_finds_itself_in_the_graveyard_where_state_based_actions_put_it() -> None:
    table = position(
        alice=["Mountain", "Screams from Within", "Hill Giant"],
        alice_hand=["Shock"],
        bob=["Hill Giant"],
        attached={"Screams from Within": "bob's Hill Giant"},
    )
    table.alice.cast("Shock", ["bob's Hill Giant"])
    table.resolve()
    assert "Screams from Within" in table.alice.graveyard
    table.resolve()
    assert "Screams from Within" in table.alice.battlefield
    assert table.pt("Hill Giant") == "2/2"


def test_400_7f_and_where_it_went_at_the_same_time() -> None:
    table = position(
        alice=["Screams from Within"],
        alice_hand=[KILL_BOTH],
        bob=["Hill Giant", "Forest", DRYAD],
        attached={"Screams from Within": "Hill Giant"},
    )
    table.alice.cast("Kill Both")
    table.resolve_all()
    assert "Screams from Within" in table.alice.battlefield


def test_400_7f_not_an_aura_that_was_exiled_from_there() -> None:
    table = position(
        alice=["Mountain", "Screams from Within", "Heap Doll", "Hill Giant"],
        alice_hand=["Shock"],
        bob=["Hill Giant"],
        attached={"Screams from Within": "bob's Hill Giant"},
    )
    table.alice.cast("Shock", ["bob's Hill Giant"])
    table.resolve()
    table.alice.activate("Heap Doll")
    table.alice.choose("Screams from Within")
    table.resolve_all()
    assert table.exile == ["Screams from Within"]


def test_400_7j_other_parts_of_an_effect_find_what_it_moved() -> None:
    """The tree says "target" in both parts."""
    blink = card("Blink", "{0}", instant)(
        targeting(creature).do(exile(target), put_onto_battlefield(target), put_counters(1, "+1/+1", target))
    )
    table = position(alice=["Grizzly Bears"], alice_hand=[blink])
    table.alice.cast("Blink", ["Grizzly Bears"])
    table.resolve()
    assert table.exile == []
    assert table.pt("Grizzly Bears") == "3/3"


def test_400_7j_603_7c_and_so_does_the_delayed_ability_that_it_creates() -> None:
    blink = card("Slow Blink", "{0}", instant)(
        targeting(creature).do(exile(target), later(NEXT_END.do(put_onto_battlefield(n.Saved("target 0")))))
    )
    table = position(alice=["Grizzly Bears"], alice_hand=[blink])
    table.alice.cast("Slow Blink", ["Grizzly Bears"])
    table.resolve()
    assert table.exile == ["Grizzly Bears"]
    table.advance_to("end step")
    table.resolve_all()
    assert table.alice.battlefield == ["Grizzly Bears"]


def test_400_7j_an_effect_finds_what_its_cost_moved() -> None:
    seed = card("Seed", "{0}", artifact)(
        pay(tap_this, sacrifice_this).do(later(NEXT_END.do(put_onto_battlefield(this))))
    )
    table = position(alice=[seed])
    table.alice.activate("Seed")
    table.resolve()
    assert table.alice.graveyard == ["Seed"]
    table.advance_to("end step")
    table.resolve_all()
    assert table.alice.battlefield == ["Seed"]


def test_400_7j_what_its_cost_sacrificed_by_name() -> None:
    table = position(alice=[ALTAR, "Grizzly Bears"])
    table.alice.activate("Altar")
    assert table.alice.graveyard == ["Grizzly Bears"]
    table.resolve()
    assert table.alice.battlefield == ["Altar", "Grizzly Bears"]


def test_400_7j_but_not_what_was_exiled_from_there_meanwhile() -> None:
    table = position(alice=[ALTAR, "Grizzly Bears", "Heap Doll"])
    table.alice.activate("Altar")
    table.alice.choose("Grizzly Bears")
    table.alice.activate("Heap Doll")
    table.resolve_all()
    assert table.exile == ["Grizzly Bears"]


# --- What left together


def test_603_10a_an_equipment_destroyed_with_its_creature_sees_it_die() -> None:
    table = position(
        alice=["Skullclamp", "Grizzly Bears"], alice_hand=[SWEEP], attached={"Skullclamp": "Grizzly Bears"}
    )
    table.alice.cast("Sweep")
    table.resolve_all()
    assert len(table.alice.hand) == 2


@pytest.mark.parametrize("order", [("Skullclamp", "Grizzly Bears"), ("Grizzly Bears", "Skullclamp")])
def test_603_10a_an_equipped_creature_dies_as_one_although_its_equipment_is_destroyed_with_it(
    order: tuple[str, str],
) -> None:
    mourner = card("Mourner", None, land)(whenever(dies(creature, equipped)).do(gain_life(1)))
    table = position(
        alice=[mourner, *order], triggers="automatic", alice_hand=[SWEEP], attached={"Skullclamp": "Grizzly Bears"}
    )
    table.alice.cast("Sweep")
    table.resolve_all()
    assert table.alice.life == 21


def test_603_10a_an_enchanted_creature_that_its_aura_kills_dies_enchanted() -> None:
    mourner = card("Mourner", "{0}", enchantment)(
        whenever(dies(creature, n.HasAttached(n.OfSubtype("Aura")))).do(gain_life(1))
    )
    table = position(
        alice=[mourner, "3 Swamp"], alice_hand=["Screams from Within"], bob=["Memnite"], triggers="automatic"
    )
    table.alice.cast("Screams from Within", ["Memnite"])
    table.resolve_all()
    assert table.alice.life == 21


def test_603_10a_what_was_unequipped_before_dies_unequipped() -> None:
    mourner = card("Mourner", "{0}", enchantment)(whenever(dies(creature, equipped)).do(gain_life(1)))
    table = position(
        alice=[mourner, "Skullclamp", "Grizzly Bears"],
        alice_hand=[BLAST, BLAST],
        attached={"Skullclamp": "Grizzly Bears"},
    )
    table.alice.cast("Blast", ["Skullclamp"])
    table.resolve_all()
    table.alice.cast("Blast", ["Grizzly Bears"])
    table.resolve_all()
    assert table.alice.life == 20


def test_608_2h_the_equipment_of_a_creature_that_has_left_is_what_was_attached_to_it_last() -> None:
    """Corrosive Ooze destroys at end of combat what the creature wore that it killed in combat."""
    table = position(
        alice=["Short Sword", "Memnite"],
        bob=["Corrosive Ooze"],
        step="declare attackers",
        attached={"Short Sword": "Memnite"},
    )
    table.alice.attack(["Memnite"])
    table.advance_to("declare blockers")
    table.bob.block({"Corrosive Ooze": "Memnite"})
    table.advance_to("end of combat")
    assert "Memnite" in table.alice.graveyard
    assert "Short Sword" in table.alice.battlefield
    table.resolve_all()
    assert "Short Sword" in table.alice.graveyard


def test_603_10a_an_attacking_creature_dies_attacking() -> None:
    mourner = card("Mourner", "{0}", enchantment)(whenever(dies(creature, attacking)).do(gain_life(1)))
    table = position(alice=[mourner, "Memnite"], bob=["Mountain"], bob_hand=["Shock"], step="declare attackers")
    table.alice.attack(["Memnite"])
    table.alice.passes()
    table.bob.cast("Shock", ["Memnite"])
    table.resolve_all()
    assert table.alice.life == 21


def test_603_10a_an_unblocked_one_unblocked_and_a_blocked_one_not() -> None:
    mourner = card("Mourner", "{0}", enchantment)(whenever(dies(creature, unblocked)).do(gain_life(1)))
    table = position(
        alice=[mourner, "Memnite", "Grizzly Bears"],
        bob=["Hill Giant", "Mountain"],
        bob_hand=["Shock"],
        step="declare attackers",
    )
    table.alice.attack(["Memnite", "Grizzly Bears"])
    table.advance_to("declare blockers")
    table.bob.block({"Hill Giant": "Memnite"})
    table.alice.passes()
    table.bob.cast("Shock", ["Grizzly Bears"])
    table.resolve_all()
    assert table.alice.life == 21
    table.advance_to("end of combat")
    assert table.alice.battlefield == ["Mourner"]
    assert table.alice.life == 21, "the blocked one died too"


@pytest.mark.parametrize("grudge_attacks", [False, True])
def test_603_10a_attacker_and_blocker_that_die_together_fought_each_other(grudge_attacks: bool) -> None:
    grudge = card("Grudge", "{0}", creature, pt="1/1")(whenever(dies(creature, n.IsBlockedBy(this))).do(gain_life(1)))
    mine, theirs = ("Memnite", grudge) if not grudge_attacks else (grudge, "Memnite")
    table = position(alice=[mine], bob=[theirs], step="declare attackers")
    attacker, blocker = ("Grudge", "Memnite") if grudge_attacks else ("Memnite", "Grudge")
    table.alice.attack([attacker])
    table.advance_to("declare blockers")
    table.bob.block({blocker: attacker})
    table.advance_to("end of combat")
    assert table.alice.battlefield == table.bob.battlefield == []
    assert (table.alice.life, table.bob.life) == ((20, 20) if grudge_attacks else (20, 21))


# --- Cards that wait in exile


def test_400_7_a_rebounding_card_that_left_exile_is_not_cast() -> None:
    table = position(alice=["Plains", "Memnite"], alice_hand=["Ephemerate", FETCH])
    table.alice.cast("Ephemerate", ["Memnite"])
    table.resolve_all()
    assert table.exile == ["Ephemerate"]
    table.alice.cast("Fetch")
    table.resolve_all()
    table.advance_to("turn 3, upkeep")
    table.resolve_all()
    assert table.asked == "priority"
    assert "Ephemerate" in table.alice.graveyard


def test_400_7_a_suspended_card_that_left_exile_in_response_is_not_cast() -> None:
    table = position(alice_exile=["Ancestral Vision (1 time)"], alice_hand=[FETCH], step="upkeep")
    table.resolve()
    assert table.stack == ["Ancestral Vision"], "the last counter is gone"
    table.alice.cast("Fetch")
    table.resolve_all()
    assert "Ancestral Vision" in table.alice.graveyard
    assert table.alice.hand == []


def test_400_7_a_card_discarded_with_madness_that_left_exile_is_not_cast() -> None:
    purge = card("Purge", "{0}", sorcery)(do(n.Discard(n.Fixed(1), n.You())))
    table = position(alice=["Mountain"], alice_hand=["Fiery Temper", purge, FETCH], bob=[])
    table.alice.cast("Purge")
    table.resolve()
    table.alice.choose("Fiery Temper")
    assert table.stack == ["Fiery Temper"]
    table.alice.cast("Fetch")
    table.resolve_all()
    assert table.asked == "priority"
    assert "Fiery Temper" in table.alice.graveyard
    assert table.bob.life == 20


# --- Where an ability looks back from


def test_603_10a_an_ability_of_the_graveyard_does_not_see_its_own_card_die() -> None:
    """It was on the battlefield before the event: only its abilities of the battlefield look back from there."""
    gain = (n.Mode(gain_life(1)),)
    double = card("Double", "{0}", creature, pt="1/1")(
        n.Triggered(n.Dies(creature), gain), n.Triggered(n.Dies(creature), gain, zone=Zone.GRAVEYARD)
    )
    table = position(alice=[double, "Memnite"], alice_hand=[BLAST, BLAST])
    table.alice.cast("Blast", ["Double"])
    table.resolve_all()
    assert table.alice.life == 21
    table.alice.cast("Blast", ["Memnite"])
    table.resolve_all()
    assert table.alice.life == 22, "now it is there, and sees others die"


# --- What an effect lets be cast or played


def test_400_7h_the_effect_that_lets_a_card_be_cast_finds_the_spell() -> None:
    """It is cast, and taken back into the hand from the stack by the same effect."""
    tease = card("Tease", "{0}", sorcery)(
        do(n.ExileUntil(creature), n.CastNow(n.Saved("found")), return_to_hand(n.Saved("cast")))
    )
    table = position(alice_hand=[tease], alice_library=["Grizzly Bears"])
    table.alice.cast("Tease")
    table.resolve()
    table.choose("yes")
    assert table.stack == []
    assert table.alice.hand == ["Grizzly Bears"]


def test_400_7i_and_the_land_that_was_played() -> None:
    settle = card("Settle", "{0}", sorcery)(
        do(n.ExileUntil(land), n.CastNow(n.Saved("found"), land_too=True), n.Tap(n.Saved("cast")))
    )
    table = position(alice_hand=[settle], alice_library=["Forest"])
    table.alice.cast("Settle")
    table.resolve()
    table.choose("yes")
    assert table.tapped("Forest")
