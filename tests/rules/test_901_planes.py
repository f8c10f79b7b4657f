"""CR 311, 901.7: what each built-in plane says besides its chaos ability, and how long it does.

The planes stand in the command zone, face up, in a game of alice and bob; alice is the planar controller.
"""

from __future__ import annotations

import pytest
from tests.support.planar import PLANES, arriving_at, at_plane, face_up, roll
from tests.support.table import NotOffered, Table, position

from mainphase.cards import find_card
from mainphase.cards import nodes as n
from mainphase.cards.library import CARDS
from mainphase.cards.nodes import CardType, Keyword, PlanarSymbol
from mainphase.cards.words import artifact, card, creature, double_strike, pay, tap_this
from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede

BEARS, ELVES, MEMNITE = "Grizzly Bears", "Llanowar Elves", "Memnite"


def at(plane: str, **said: object) -> Table:
    """A position with this plane face up."""
    return at_plane(find_card(plane), **said)  # type: ignore[arg-type]


def leave(table: Table) -> None:
    """Alice planeswalks away."""
    roll(table, PlanarSymbol.PLANESWALKER)
    table.resolve()


# --- What is so


@pytest.mark.parametrize(
    ("plane", "pt"),
    [
        ("Krosa", "4/4"), ("The Hippodrome", "-3/2"), ("Velis Vel", "3/3"), ("The Zephyr Maze", "0/2"),
    ],
)  # fmt: skip
def test_901_7_power_and_toughness_are_changed_while_the_plane_is_face_up(plane: str, pt: str) -> None:
    table = at(plane, alice=[BEARS], bob=[BEARS])
    assert table.pt("alice's Grizzly Bears") == table.pt("bob's Grizzly Bears") == pt
    leave(table)
    assert table.pt("alice's Grizzly Bears") == "2/2"


@pytest.mark.parametrize(
    ("plane", "keyword"),
    [
        ("Gavony", Keyword.VIGILANCE), ("Onakke Catacomb", Keyword.DEATHTOUCH), ("Raven's Run", Keyword.WITHER),
    ],
)  # fmt: skip
def test_901_7_all_creatures_have_a_keyword(plane: str, keyword: int) -> None:
    table = at(plane, alice=[BEARS], bob=[MEMNITE])
    assert table.has(BEARS, keyword)
    assert table.has(MEMNITE, keyword)
    leave(table)
    assert not table.has(BEARS, keyword)


def test_onakke_catacomb_makes_creatures_black() -> None:
    table = at("Onakke Catacomb", alice=[BEARS], alice_hand=["Doom Blade"])
    with pytest.raises(NotOffered):
        table.alice.cast("Doom Blade", [BEARS])


def test_bant_gives_all_creatures_exalted() -> None:
    table = at("Bant", alice=[BEARS, MEMNITE], bob=["Ornithopter"])
    table.advance_to("declare attackers")
    table.alice.attack([BEARS])
    table.resolve_all()
    assert table.pt(BEARS) == "4/4"  # once for each creature of hers


def test_the_great_forest_has_creatures_deal_as_much_damage_as_their_toughness() -> None:
    table = at("The Great Forest", alice=["Wall of Omens", "Typhoid Rats"], active="alice", step="declare attackers")
    table.alice.attack(["Typhoid Rats"])
    table.advance_to("end of combat")
    assert table.bob.life == 19
    table = at("The Great Forest", alice=["Giant Spider"])
    table.advance_to("declare attackers")
    table.alice.attack(["Giant Spider"])
    table.advance_to("end of combat")
    assert table.bob.life == 16


def test_llanowar_gives_creatures_a_mana_ability_and_shiv_firebreathing() -> None:
    table = at("Llanowar", alice=[BEARS])
    table.alice.taps(BEARS)
    assert table.alice.mana == "GG"
    table = at("Shiv", alice=[MEMNITE, "Mountain"])
    table.alice.activate(MEMNITE)
    table.resolve()
    assert table.pt(MEMNITE) == "2/1"


def test_truga_jungle_gives_lands_mana_of_any_color() -> None:
    table = at("Truga Jungle", alice=["Swamp", "Plains"], alice_hand=["Lightning Bolt"])
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve()
    assert table.bob.life == 17


def test_feeding_grounds_and_turri_island_make_spells_cheaper() -> None:
    table = at("Feeding Grounds", alice=["Forest"], alice_hand=[BEARS, "Ashcoat Bear"])
    table.alice.cast(BEARS)
    table.resolve()
    assert BEARS in table.alice.battlefield
    table = at("Turri Island", alice=["3 Forest"], alice_hand=["Colossal Dreadmaw"])
    with pytest.raises(NotOffered):
        table.alice.cast("Colossal Dreadmaw")
    table = at("Turri Island", alice=["4 Forest"], alice_hand=["Colossal Dreadmaw"])
    table.alice.cast("Colossal Dreadmaw")
    table.resolve()
    assert "Colossal Dreadmaw" in table.alice.battlefield


def test_naya_lets_its_controller_play_any_number_of_lands() -> None:
    table = at("Naya", alice_hand=["3 Forest"])
    for _ in range(3):
        table.alice.play_land("Forest")
    assert table.alice.battlefield == ["Forest"] * 3


def test_the_eon_fog_has_players_skip_their_untap_steps() -> None:
    table = at("The Eon Fog", alice=["Forest (tapped)"], bob=["Swamp (tapped)"])
    table.advance_to("turn 3, upkeep")
    assert table.tapped("Forest")
    assert table.tapped("Swamp")


def test_trail_of_the_mage_rings_gives_everybodys_instants_and_sorceries_rebound() -> None:
    table = at("Trail of the Mage-Rings", bob=["Mountain"], bob_hand=["Lightning Bolt"])
    table.alice.passes()
    table.bob.cast("Lightning Bolt", ["alice"])
    table.resolve()
    assert table.exile == ["Lightning Bolt"]
    leave(table)  # the delayed ability is the spell's own
    table.advance_to("turn 2, upkeep")
    table.resolve()
    table.choose("yes", "alice")
    table.resolve()
    assert (table.alice.life, table.bob.graveyard) == (14, ["Lightning Bolt"])


def test_stensia_puts_a_counter_on_a_creature_for_its_first_damage_to_players_in_a_turn() -> None:
    fencer = card("Fencer", "{1}", creature, pt="1/1")(double_strike)
    table = at("Stensia", alice=[fencer, "Prodigal Sorcerer"], bob=["Giant Spider"])
    table.alice.activate("Prodigal Sorcerer", ["Giant Spider"])
    table.resolve()
    assert table.stack == []  # no damage to a player
    for turn, pt, life in ((1, "2/2", 17), (3, "3/3", 12)):  # 1 and 2, then 2 and 3: the second time brings nothing
        table.advance_to(f"turn {turn}, declare attackers")
        table.alice.attack(["Fencer"])
        table.advance_to("end of combat")
        assert (table.pt("Fencer"), table.bob.life) == (pt, life)


def test_akoum_gives_enchantments_flash() -> None:
    table = at("Akoum", bob=["4 Plains", "Forest"], bob_hand=["Ajani's Mantra", BEARS])
    table.alice.passes()
    table.bob.cast("Ajani's Mantra")
    table.resolve()
    assert "Ajani's Mantra" in table.bob.battlefield


def test_astral_arena_lets_one_creature_attack_and_one_block() -> None:
    table = at("Astral Arena", alice=[BEARS, MEMNITE], bob=[ELVES, "Ornithopter"])
    table.advance_to("declare attackers")
    table.choose("attack bob")
    assert "attack bob" not in table.options


def test_hedron_fields_and_celestine_reef_keep_creatures_from_attacking() -> None:
    table = at("Hedron Fields of Agadeem", alice=[BEARS, "Verdant Force"])
    table.advance_to("declare attackers")
    with pytest.raises(NotOffered):
        table.alice.attack(["Verdant Force"])
    table = at("Celestine Reef", alice=[BEARS, "Serra Angel"])
    table.advance_to("declare attackers")
    table.choose("attack bob")
    assert list(table.attackers) == ["Serra Angel"]


def test_kessig_prevents_combat_damage_by_creatures_that_are_no_werewolves() -> None:
    table = at("Kessig", alice=[BEARS])
    table.advance_to("declare attackers")
    table.alice.attack([BEARS])
    table.advance_to("end of combat")
    assert table.bob.life == 20


def test_prahv_lets_its_controller_cast_spells_or_attack() -> None:
    table = at("Prahv", alice=[BEARS, "Mountain"], alice_hand=["Shock", "Shock"], bob=[MEMNITE])
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    table.advance_to("postcombat main")
    assert table.events("attacks") == []
    table = at("Prahv", alice=[BEARS, "Mountain"], alice_hand=["Shock"])
    table.advance_to("declare attackers")
    table.alice.attack([BEARS])
    with pytest.raises(NotOffered):
        table.alice.cast("Shock", ["bob"])


def test_skybreen_shows_libraries_and_bars_spells_like_their_top_cards() -> None:
    table = at("Skybreen", alice=["4 Forest", "Mountain"], alice_hand=[BEARS, "Shock"], bob_library=[ELVES])
    with pytest.raises(NotOffered):
        table.alice.cast(BEARS)
    table.alice.cast("Shock", ["bob"])


def test_windriddle_palaces_lets_its_controller_play_from_the_top_of_any_library() -> None:
    table = at("Windriddle Palaces", alice=["Forest"], alice_library=["Swamp"], bob_library=[ELVES])
    table.alice.cast(ELVES)
    table.resolve()
    assert ELVES in table.alice.battlefield
    table.alice.play_land("Swamp")
    assert "Swamp" in table.alice.battlefield


def test_stairs_to_infinity_lets_hands_grow_and_draws_for_each_roll() -> None:
    table = at("Stairs to Infinity", alice_hand=["9 Forest"])
    roll(table, PlanarSymbol.BLANK)
    table.resolve_all()
    assert len(table.alice.hand) == 10
    table.advance_to("bob's upkeep")
    assert len(table.alice.hand) == 10


def test_otaria_gives_instants_and_sorceries_in_graveyards_flashback() -> None:
    table = at("Otaria", alice=["Mountain"], alice_graveyard=["Lightning Bolt"])
    table.choose("cast Lightning Bolt", "bob")
    table.resolve()
    assert (table.bob.life, table.alice.graveyard, table.exile) == (17, [], ["Lightning Bolt"])


def test_selesnya_loft_gardens_doubles_tokens_and_counters() -> None:
    table = at("Selesnya Loft Gardens", alice=["Verdant Force"], bob=[BEARS])
    table.advance_to("bob's upkeep")
    table.resolve_all()
    assert table.alice.battlefield.count("Saproling Token") == 2


# --- What happens again and again


def test_the_fourth_sphere_and_lethe_lake_as_the_upkeep_of_their_controller_begins() -> None:
    table = at("The Fourth Sphere", alice=[BEARS], step="upkeep")
    table.resolve_all()
    assert table.alice.graveyard == [BEARS]
    table = at("Lethe Lake", step="upkeep")
    table.resolve_all()
    assert len(table.alice.graveyard) == 10


def test_panopticon_draws_on_arrival_and_in_draw_steps() -> None:
    table = arriving_at("Panopticon", alice_library=["5 Forest"])
    table.resolve()
    assert table.alice.hand == ["Forest"]
    table.advance_to("bob's precombat main")
    assert len(table.bob.hand) == 2  # he is the planar controller now


def test_nephalia_and_pools_of_becoming_as_the_end_step_of_their_controller_begins() -> None:
    table = at("Nephalia")
    table.advance_to("end step")
    table.resolve_all()
    assert (len(table.alice.graveyard), len(table.alice.hand)) == (6, 1)
    table = at("Pools of Becoming", alice_hand=["Forest", "Swamp"], alice_library=["Island", "Plains"])
    table.advance_to("end step")
    table.resolve()
    while table.asked != "priority":
        table.apply(0)
    assert table.alice.hand == ["Island", "Plains"]
    assert sorted(table.alice.library[-2:]) == ["Forest", "Swamp"]


@pytest.mark.parametrize("step", ["precombat main", "upkeep"])
def test_kilnspire_district_naar_isle_and_aretopolis_keep_counters(step: str) -> None:
    table = at("Kilnspire District", step=step)
    if step == "upkeep":
        table.advance_to("precombat main")
    table.resolve_all()
    assert table.alice.mana == "R"
    table.advance_to("turn 3, precombat main")
    table.resolve_all()
    assert table.alice.mana == "RRR"  # bob's turn brought one, too


def test_naar_isle_burns_and_aretopolis_gives_life_for_each_counter() -> None:
    table = at("Naar Isle", step="upkeep")
    table.resolve_all()
    assert table.alice.life == 19
    table.advance_to("bob's upkeep")
    table.resolve_all()
    assert table.bob.life == 18
    table = arriving_at("Aretopolis")
    table.resolve()
    assert table.alice.life == 21
    table.advance_to("bob's upkeep")
    table.resolve_all()
    assert table.bob.life == 22


def test_aretopolis_is_left_once_it_has_ten_counters() -> None:
    table = at("Aretopolis")
    (oid,) = table.state.command
    table.state.objects[oid].put("scroll", 9)
    roll(table, PlanarSymbol.CHAOS)
    table.resolve()
    assert len(table.alice.hand) == 10
    table.resolve()
    assert face_up(table) == ["Plane B"]


def test_quicksilver_sea_scries_on_arrival() -> None:
    table = arriving_at("Quicksilver Sea", alice_library=["Forest", "Swamp", "Island", "Plains"])
    table.resolve()
    table.choose("bottom Forest")
    while table.asked != "priority":
        table.apply(0)
    assert table.alice.library[-1] == "Forest"


# --- What triggers


def test_the_dark_barony_takes_life_for_nonblack_cards() -> None:
    table = at("The Dark Barony", alice=["Mountain"], alice_hand=["Shock"], bob=[MEMNITE])
    table.alice.cast("Shock", [MEMNITE])
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (19, 19)


def test_goldmeadow_gives_goats_for_lands() -> None:
    table = at("Goldmeadow", alice_hand=["Forest"])
    table.alice.play_land("Forest")
    table.resolve_all()
    assert table.alice.battlefield.count("Goat Token") == 3


def test_isle_of_vesuva_copies_creatures_as_they_enter() -> None:
    table = at("Isle of Vesuva", alice_hand=[MEMNITE])
    table.alice.cast(MEMNITE)
    table.resolve_all()
    assert table.alice.battlefield == [MEMNITE, MEMNITE]


def test_murasa_finds_a_land_for_each_creature() -> None:
    table = at("Murasa", alice_hand=[MEMNITE], alice_library=["Forest"])
    table.alice.cast(MEMNITE)
    table.resolve()
    table.resolve()
    table.choose("yes", "Forest")
    assert table.tapped("Forest")


def test_immersturm_has_creatures_deal_damage_as_they_enter() -> None:
    table = at("Immersturm", alice=["2 Forest"], alice_hand=[BEARS])
    table.alice.cast(BEARS)
    table.resolve()
    table.choose("bob")
    table.resolve()
    table.choose("yes")
    assert table.bob.life == 18


def test_jund_gives_creature_spells_devour() -> None:
    table = at("Jund", alice=["Forest", MEMNITE], alice_hand=[ELVES])
    table.alice.cast(ELVES)
    table.resolve()
    table.resolve()
    table.choose(MEMNITE)
    assert table.pt(ELVES) == "6/6"


def test_agyrem_brings_creatures_back_at_the_next_end_step() -> None:
    table = at("Agyrem", alice=["2 Mountain"], alice_hand=["Shock", "Shock"], bob=[BEARS, "Wall of Omens"])
    table.alice.cast("Shock", [BEARS])
    table.resolve_all()
    table.advance_to("end step")
    table.resolve_all()
    assert table.bob.hand == [BEARS]
    table = at("Agyrem", alice=["Mountain"], alice_hand=["Shock"], bob=["Savannah Lions"])
    table.alice.cast("Shock", ["Savannah Lions"])
    table.resolve_all()
    table.advance_to("end step")
    table.resolve_all()
    assert "Savannah Lions" in table.bob.battlefield


def test_takenuma_draws_for_whoever_lost_a_creature() -> None:
    table = at("Takenuma", alice=["Mountain"], alice_hand=["Shock"], bob=[MEMNITE])
    table.alice.cast("Shock", [MEMNITE])
    table.resolve_all()
    assert len(table.bob.hand) == 1


@pytest.mark.parametrize(("plane", "life", "hand"), [("Fields of Summer", 22, 0), ("Minamo", 20, 1)])
def test_fields_of_summer_and_minamo_for_each_spell(plane: str, life: int, hand: int) -> None:
    table = at(plane, alice_hand=[MEMNITE])
    table.alice.cast(MEMNITE)
    table.resolve()
    table.choose("yes")
    assert (table.alice.life, len(table.alice.hand)) == (life, hand)


def test_izzet_steam_maze_copies_instants_and_sorceries() -> None:
    table = at("Izzet Steam Maze", alice=["Mountain"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    while table.asked != "priority":
        table.apply(0)
    table.resolve_all()
    assert table.bob.life == 16


def test_mirrored_depths_counters_spells_whose_flip_is_lost() -> None:
    resolved = set()
    for seed in range(12):
        table = at("Mirrored Depths", alice_hand=[MEMNITE], seed=seed)
        table.alice.cast(MEMNITE)
        table.resolve()
        while table.asked != "priority":
            table.apply(0)
        table.resolve_all()
        resolved.add(MEMNITE in table.alice.battlefield)
    assert resolved == {True, False}


def test_eloren_wilds_and_tember_city_as_mana_is_made() -> None:
    table = at("Eloren Wilds", alice=["Forest"])
    table.alice.taps("Forest")
    assert table.alice.mana == "GG"
    table = at("Tember City", alice=["Forest"])
    table.alice.taps("Forest")
    table.resolve_all()
    assert table.alice.life == 19


# --- Arriving and leaving


def test_cliffside_market_exchanges_life_totals() -> None:
    table = arriving_at("Cliffside Market", alice_life=3, bob_life=15)
    table.choose("bob")
    table.resolve()
    table.choose("yes")
    assert (table.alice.life, table.bob.life) == (15, 3)


def test_the_aether_flues_gives_a_creature_of_the_library_for_one_sacrificed() -> None:
    table = arriving_at("The Aether Flues", alice=[MEMNITE], alice_library=["Forest", "Swamp", BEARS])
    table.resolve()
    while table.asked != "priority":
        table.apply(table.options.index("no") ^ 1 if "no" in table.options else 0)
    assert BEARS in table.alice.battlefield
    assert table.alice.graveyard == [MEMNITE]


def test_the_maelstrom_puts_a_permanent_card_onto_the_battlefield_or_on_the_bottom() -> None:
    table = arriving_at("The Maelstrom", alice_library=[BEARS, "Forest"])
    table.resolve()
    table.choose("yes", "yes")
    assert BEARS in table.alice.battlefield
    table = arriving_at("The Maelstrom", alice_library=[BEARS, "Forest"])
    table.resolve()
    table.choose("yes", "no")
    assert table.alice.library[-1] == BEARS
    table = arriving_at("The Maelstrom", alice_library=["Shock", "Forest"])
    table.resolve()
    table.choose("yes")
    assert table.alice.library[-1] == "Shock"
    table = arriving_at("The Maelstrom", alice_library=["Shock", "Forest"])
    table.resolve()
    table.choose("no")
    assert table.alice.library[0] == "Shock"


def test_grove_of_the_dreampods_finds_a_creature() -> None:
    table = arriving_at("Grove of the Dreampods", alice_library=["Forest", BEARS, "Swamp"])
    table.resolve()
    assert BEARS in table.alice.battlefield
    assert table.alice.library[0] == "Swamp"
    assert table.alice.library[-1] == "Forest"


def test_sanctum_of_serra_norns_dominion_and_orzhova_as_they_are_left() -> None:
    table = at("Sanctum of Serra", alice=["Forest", BEARS], bob=[MEMNITE])
    leave(table)
    table.resolve()
    assert table.battlefield == ["Forest"]
    table = at("Norn's Dominion", alice=["Forest", "Grizzly Bears (1 fate)"], bob=[MEMNITE])
    leave(table)
    table.resolve()
    assert table.battlefield == ["Forest", BEARS]
    assert table.counters(BEARS, "fate") == 0
    table = at("Orzhova", alice_graveyard=[BEARS, "Shock"], bob_graveyard=[MEMNITE])
    leave(table)
    table.resolve()
    assert sorted(table.battlefield) == [BEARS, MEMNITE]


# --- Types, and who planeswalks


def test_311_3_312_3_a_plane_has_one_planar_type_of_one_word_or_more_a_phenomenon_none() -> None:
    planes = {name: one for name, one in CARDS.items() if one.types & CardType.PLANE}
    assert len(planes) == 67
    assert all(len(one.subtypes) == 1 for one in planes.values())
    assert planes["Sanctum of Serra"].subtypes == ("Serra’s Realm",)
    assert all(not one.subtypes for one in CARDS.values() if one.types & CardType.PHENOMENON)


def test_701_31a_only_the_planar_controller_planeswalks() -> None:
    table = at("Aretopolis", bob=[card("Door", "{2}", artifact)(pay(tap_this).do(n.Planeswalk()))])
    table.alice.passes()
    table.bob.activate("Door")
    table.resolve()
    assert face_up(table) == ["Aretopolis"]


def test_701_31c_a_player_planeswalks_by_a_roll_an_ability_or_a_phenomenon_that_is_over() -> None:
    table = at("Aretopolis")
    leave(table)
    assert face_up(table) == ["Plane B"]
    table = arriving_at("Mutual Epiphany")
    table.resolve()
    assert face_up(table) == ["Plane B"]


def test_312_4_901_10b_what_a_phenomenon_does_goes_on_under_the_next_planar_controller() -> None:
    table = position(
        players=("alice", "bob", "cid"), alice_plane=[PLANES[0]], alice_planes=[find_card("Mutual Epiphany")],
        bob_planes=PLANES[1:3], cid_planes=PLANES[3:5],
    )  # fmt: skip
    roll(table, PlanarSymbol.PLANESWALKER)
    table.resolve()
    concede(table.state, 0)
    machine.advance(table.state)
    assert face_up(table) == ["Plane B"]
    table.resolve_all()
    assert (len(table.bob.hand), len(table.cid.hand)) == (4, 4)
