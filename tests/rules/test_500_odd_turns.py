"""CR 500 to 508: cards that untap, attack, add phases or let lands be played at odd times."""

from __future__ import annotations

from tests.support.table import position


def test_502_3_effects_untap_permanents_in_other_players_untap_steps() -> None:
    table = position(active="bob", step="untap", alice=["Seedborn Muse (tapped)", "Forest (tapped)"])
    table.advance_to("upkeep")
    assert not table.tapped("Forest")
    assert not table.tapped("Seedborn Muse")


def test_502_3_only_what_the_effect_names_untaps() -> None:
    table = position(
        active="bob", step="untap", alice=["Prophet of Kruphix (tapped)", "Forest (tapped)", "Sol Ring (tapped)"]
    )
    table.advance_to("upkeep")
    assert not table.tapped("Forest")
    assert table.tapped("Sol Ring")


def test_611_2b_dungeon_geists_hold_a_creature_down_while_they_stay() -> None:
    table = position(
        alice=["4 Island", "Mountain"], alice_hand=["Dungeon Geists", "Lightning Bolt"], bob=["Hill Giant"]
    )
    table.alice.cast("Dungeon Geists")
    table.resolve()
    table.alice.choose("Hill Giant")
    table.resolve()
    table.advance_to("turn 2, upkeep")
    assert table.tapped("Hill Giant")
    table.bob.passes()
    table.alice.cast("Lightning Bolt", ["Dungeon Geists"])
    table.resolve()
    table.advance_to("turn 4, upkeep")
    assert not table.tapped("Hill Giant")


def test_508_4_meandering_towershell_comes_back_attacking_on_the_next_turn() -> None:
    table = position(alice=["Meandering Towershell"])
    table.alice.attack({"Meandering Towershell": "bob"})
    table.resolve()
    assert table.exile == ["Meandering Towershell"]
    table.advance_to("turn 3, beginning of combat")
    assert table.exile == ["Meandering Towershell"]
    table.advance_to("turn 3, declare attackers")
    table.resolve()
    assert table.attackers == {"Meandering Towershell": "bob"}
    assert table.tapped("Meandering Towershell")
    table.advance_to("combat damage")
    assert table.bob.life == 15


def test_702_14c_landwalk() -> None:
    table = position(alice=["Meandering Towershell"], bob=["Island", "Hill Giant"])
    table.alice.attack({"Meandering Towershell": "bob"})
    assert table.bob.why_not("block Meandering Towershell with Hill Giant") is not None


def test_305_2_any_number_of_lands() -> None:
    table = position(alice=["Fastbond"], alice_hand=["3 Forest"])
    table.alice.play_land("Forest")
    assert table.stack == []
    table.alice.play_land("Forest")
    table.resolve()
    assert table.alice.life == 19
    table.alice.play_land("Forest")
    table.resolve()
    assert table.alice.life == 18


def test_500_8_world_at_war_adds_a_combat_and_a_main_phase_after_the_postcombat_main_phase() -> None:
    table = position(alice=["5 Mountain", "Hill Giant"], alice_hand=["World at War"])
    table.alice.cast("World at War")
    table.resolve()
    table.alice.attack({"Hill Giant": "bob"})
    table.advance_to("postcombat main")
    assert table.tapped("Hill Giant")
    table.advance_to("beginning of combat")
    assert table.turn == 1
    table.resolve()
    assert not table.tapped("Hill Giant")
    table.alice.attack({"Hill Giant": "bob"})
    table.advance_to("postcombat main")
    assert table.bob.life == 14
    table.advance_to("turn 2, upkeep")


def test_500_8_what_comes_after_a_phase_that_is_over_never_comes() -> None:
    table = position(step="postcombat main", alice=["5 Mountain"], alice_hand=["World at War"])
    table.alice.cast("World at War")
    table.resolve()
    table.advance_to("end step")
    assert table.turn == 1


def test_120_2_damage_to_several_is_one_event() -> None:
    table = position(alice=["Mountain"], alice_hand=["End the Festivities"], bob=["2 Memnite", "Hill Giant"])
    table.alice.cast("End the Festivities")
    table.resolve()
    assert table.bob.life == 19
    assert table.bob.battlefield == ["Hill Giant"]
    assert table.damage("Hill Giant") == 1


def test_603_6c_entering_and_leaving_each_exile_a_card_to_play() -> None:
    table = position(alice=["4 Mountain"], alice_hand=["Experimental Synthesizer"], alice_library=["Shock", "Mountain"])
    table.alice.cast("Experimental Synthesizer")
    table.resolve_all()
    assert table.exile == ["Shock"]
    table.alice.activate("Experimental Synthesizer")
    table.resolve_all()
    assert sorted(table.exile) == ["Mountain", "Shock"]
    table.alice.play_land("Mountain")
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    table.advance_to("turn 2, upkeep")
    assert table.exile == []


def test_700_4_metalcraft_counts_artifacts_as_it_resolves() -> None:
    table = position(alice=["Mountain", "3 Memnite"], alice_hand=["Galvanic Blast"])
    table.alice.cast("Galvanic Blast", ["bob"])
    table.resolve()
    assert table.bob.life == 16
