"""CR 311.7, 901.9b: what the chaos ability of each built-in plane does; 312.5: what each phenomenon does.

Alice is the planar controller. She rolls the chaos symbol, or planeswalks to the phenomenon.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.support.planar import PLANES, arriving_at, at_plane, face_up, planar_deck, roll
from tests.support.table import NotOffered, Table, position

from mainphase.cards import find_card
from mainphase.cards.nodes import CardDef, Keyword, PlanarSymbol

BEARS, ELVES, MEMNITE = "Grizzly Bears", "Llanowar Elves", "Memnite"
ANGEL, LIONS = "Serra Angel", "Savannah Lions"


def chaos_at(plane: str, *choices: str, planes: tuple[CardDef, ...] = PLANES[1:4], **said: object) -> Table:
    """Chaos has ensued on this plane, and its ability has resolved: all that was asked was answered so."""
    table = at_plane(find_card(plane), planes, **said)
    roll(table, PlanarSymbol.CHAOS)
    left = list(choices)
    while left and table.asked != "priority":  # targets
        table.choose(left.pop(0))
    table.resolve()
    while left:
        table.choose(left.pop(0))
    return table


Shown = tuple[dict[str, object], tuple[str, ...], Callable[[Table], object], object]

CHAOS: dict[str, Shown] = {
    "The Dark Barony": ({"bob_hand": ["Forest"]}, (), lambda t: t.bob.hand, []),
    "The Eon Fog": ({"alice": ["Forest (tapped)"]}, (), lambda t: t.tapped("Forest"), False),
    "Feeding Grounds": ({"bob": [BEARS]}, (BEARS,), lambda t: t.pt(BEARS), "4/4"),
    "Fields of Summer": ({}, ("yes",), lambda t: t.alice.life, 30),
    "The Fourth Sphere": ({}, (), lambda t: t.pt("Zombie Token"), "2/2"),
    "Goldmeadow": ({}, (), lambda t: t.alice.battlefield, ["Goat Token"]),
    "The Great Forest": ({"alice": [BEARS]}, (), lambda t: (t.pt(BEARS), t.has(BEARS, Keyword.TRAMPLE)), ("2/4", True)),
    "The Hippodrome": ({"bob": [BEARS]}, (BEARS, "yes"), lambda t: t.bob.graveyard, [BEARS]),
    "Isle of Vesuva": (
        {"bob": [BEARS, BEARS, MEMNITE], "alice": [ELVES]}, (BEARS,), lambda t: t.battlefield, [ELVES, MEMNITE],
    ),
    "Krosa": ({}, ("yes",), lambda t: sorted(t.alice.mana), sorted("WUBRG")),
    "Lethe Lake": ({}, ("bob",), lambda t: len(t.bob.graveyard), 10),
    "Llanowar": ({"alice": ["Memnite (tapped)"]}, (), lambda t: t.tapped(MEMNITE), False),
    "The Aether Flues": ({"alice_hand": [BEARS]}, ("yes",), lambda t: t.alice.battlefield, [BEARS]),
    "The Maelstrom": ({"alice_graveyard": [BEARS]}, (BEARS,), lambda t: t.alice.battlefield, [BEARS]),
    "Murasa": ({"alice": ["Forest"]}, ("Forest",), lambda t: t.pt("Forest"), "4/4"),
    "Naar Isle": ({}, ("bob",), lambda t: t.bob.life, 17),
    "Naya": ({"alice": [BEARS, "3 Forest"]}, (BEARS,), lambda t: t.pt(BEARS), "5/5"),
    "Panopticon": ({"alice_library": ["Forest"]}, (), lambda t: t.alice.hand, ["Forest"]),
    "Sanctum of Serra": ({"alice_life": 3}, ("yes",), lambda t: t.alice.life, 20),
    "Shiv": ({}, (), lambda t: (t.pt("Dragon Token"), t.has("Dragon Token", Keyword.FLYING)), ("5/5", True)),
    "Skybreen": ({"bob_hand": ["Forest", "Swamp"]}, ("bob",), lambda t: t.bob.life, 18),
    "Turri Island": (
        {"alice_library": [BEARS, "Forest", MEMNITE]}, (),
        lambda t: (sorted(t.alice.hand), t.alice.graveyard), ([BEARS, MEMNITE], ["Forest"]),
    ),
    "Velis Vel": ({"alice": [BEARS]}, (BEARS,), lambda t: "Goblin" in t._ch(BEARS).subtypes, True),
    "Akoum": ({"bob": [BEARS]}, (BEARS,), lambda t: t.bob.graveyard, [BEARS]),
    "Astral Arena": ({"bob": [BEARS, "Craw Wurm"], "alice": [LIONS]}, (), lambda t: t.battlefield, ["Craw Wurm"]),
    "Furnace Layer": ({"bob": [MEMNITE]}, (MEMNITE, "yes"), lambda t: t.bob.graveyard, [MEMNITE]),
    "Gavony": ({"alice": [BEARS]}, (), lambda t: t.has(BEARS, Keyword.INDESTRUCTIBLE), True),
    "Grove of the Dreampods": ({"alice_graveyard": [BEARS]}, (BEARS,), lambda t: t.alice.battlefield, [BEARS]),
    "Hedron Fields of Agadeem": ({}, (), lambda t: t.pt("Eldrazi Token"), "7/7"),
    "Jund": ({}, (), lambda t: t.alice.battlefield, ["Goblin Token", "Goblin Token"]),
    "Kessig": (
        {"alice": [BEARS]}, (),
        lambda t: (t.pt(BEARS), t.has(BEARS, Keyword.TRAMPLE), "Werewolf" in t._ch(BEARS).subtypes),
        ("4/4", True, True),
    ),
    "Nephalia": ({"alice_graveyard": ["Forest"]}, ("Forest",), lambda t: t.alice.hand, ["Forest"]),
    "Norn's Dominion": ({"bob": [BEARS]}, (BEARS, "yes"), lambda t: t.counters(BEARS, "fate"), 1),
    "Onakke Catacomb": (
        {"alice": [BEARS]}, (), lambda t: (t.pt(BEARS), t.has(BEARS, Keyword.FIRST_STRIKE)), ("3/2", True),
    ),
    "Orzhova": ({"bob_graveyard": [BEARS]}, (BEARS,), lambda t: t.exile, [BEARS]),
    "Prahv": ({"alice_hand": ["Forest", "Swamp"]}, (), lambda t: t.alice.life, 22),
    "Takenuma": ({"alice": [BEARS]}, (BEARS,), lambda t: BEARS in t.alice.hand, True),
    "Windriddle Palaces": ({}, (), lambda t: (len(t.alice.graveyard), len(t.bob.graveyard)), (1, 1)),
    "The Zephyr Maze": ({"bob": [BEARS]}, (BEARS,), lambda t: t.has(BEARS, Keyword.FLYING), True),
    "Tember City": ({"bob": ["Forest", MEMNITE]}, (), lambda t: t.bob.battlefield, ["Forest"]),
    "Minamo": (
        {"alice_graveyard": ["Divination"], "bob_graveyard": ["Counterspell"]}, ("yes", "no"),
        lambda t: (t.alice.hand, t.bob.hand), (["Divination"], []),
    ),
    "Cliffside Market": (
        {"alice": [MEMNITE, "Forest"], "bob": [BEARS]}, (MEMNITE, BEARS),
        lambda t: (t.controller(MEMNITE), t.controller(BEARS)), ("bob", "alice"),
    ),
    "Kilnspire District": (
        {"alice": ["3 Mountain"], "step": "postcombat main"}, ("bob", "yes", "3"), lambda t: t.bob.life, 17,
    ),
    "Immersturm": ({"bob": ["Grizzly Bears (tapped)"]}, (BEARS, "bob"), lambda t: t.tapped(BEARS), False),
    "Raven's Run": (
        {"bob": [BEARS, "Craw Wurm", ANGEL]}, (BEARS, "Craw Wurm", ANGEL),
        lambda t: [t.pt(name) for name in (BEARS, "Craw Wurm", ANGEL)], ["1/1", "4/2", "1/1"],
    ),
    "Truga Jungle": (
        {"alice_library": ["Forest", BEARS, "Swamp"]}, (), lambda t: sorted(t.alice.hand), ["Forest", "Swamp"],
    ),
    "Quicksilver Sea": ({"alice_library": [BEARS]}, ("yes",), lambda t: t.stack, [BEARS]),
    "Aretopolis": ({"alice_library": ["Forest"]}, (), lambda t: t.alice.hand, ["Forest"]),
}  # fmt: skip


@pytest.mark.parametrize("plane", CHAOS)
def test_311_7_a_chaos_ability_does_what_it_says(plane: str) -> None:
    there, choices, shown, wanted = CHAOS[plane]
    assert shown(chaos_at(plane, *choices, **there)) == wanted  # type: ignore[arg-type]


# --- What takes longer to show


def test_311_7_agyrem_and_eloren_wilds_last_until_a_player_planeswalks() -> None:
    table = chaos_at("Agyrem", bob=[BEARS])
    table.advance_to("bob's declare attackers")
    assert table.step != "declare attackers" or not table.attackers
    table = chaos_at("Eloren Wilds", "bob", bob=["Forest"], bob_hand=["Giant Growth"], alice=[BEARS])
    table.pass_once()
    with pytest.raises(NotOffered):
        table.bob.cast("Giant Growth", [BEARS])


def test_901_11_what_lasts_until_a_player_planeswalks_ends_as_one_does() -> None:
    table = chaos_at("Eloren Wilds", "bob", bob=["Forest"], bob_hand=["Giant Growth"], alice=["5 Forest", BEARS])
    roll(table, PlanarSymbol.PLANESWALKER)  # for {1}
    table.resolve()
    assert face_up(table) == ["Plane B"]
    table.pass_once()
    table.bob.cast("Giant Growth", [BEARS])


def test_celestine_reef_keeps_its_controller_in_the_game() -> None:
    table = chaos_at("Celestine Reef", bob=["Mountain"], bob_hand=["Shock"], alice_life=2, alice=["Forest"])
    table.pass_once()
    table.bob.cast("Shock", ["alice"])
    table.resolve()
    assert (table.alice.life, table.over) == (0, False)
    roll(table, PlanarSymbol.PLANESWALKER)
    table.resolve()
    assert table.over
    assert table.winners == ["bob"]


def test_bant_makes_a_creature_indestructible_for_as_long_as_it_has_the_counter() -> None:
    table = chaos_at("Bant", BEARS, bob=[BEARS], alice=["3 Swamp", "Memnite"], alice_hand=["Murder"])
    assert table.has(BEARS, Keyword.INDESTRUCTIBLE)
    table.find(BEARS).put("divinity", 0)
    table.state.invalidate(-1)
    table.alice.cast("Murder", [BEARS])
    table.resolve()
    assert table.bob.graveyard == [BEARS]


def test_izzet_steam_maze_makes_instants_and_sorceries_cheaper_this_turn() -> None:
    table = chaos_at("Izzet Steam Maze", alice=["Island"], alice_hand=["Divination"])
    table.alice.cast("Divination")


def test_otaria_gives_an_extra_turn() -> None:
    table = chaos_at("Otaria")
    table.advance_to("turn 2, upkeep")
    assert table.active == "alice"


def test_selesnya_loft_gardens_doubles_the_mana_of_lands_this_turn() -> None:
    table = chaos_at("Selesnya Loft Gardens", alice=["Forest"])
    table.alice.taps("Forest")
    table.resolve_all()
    assert table.alice.mana == "GG"


def test_mirrored_depths_lets_its_controller_cast_what_another_library_has_on_top() -> None:
    table = chaos_at("Mirrored Depths", "bob", "yes", bob_library=[BEARS])
    assert BEARS in table.stack
    table = chaos_at("Mirrored Depths", "bob", bob_library=["Forest"])
    assert table.bob.library[0] == "Forest"


def test_quicksilver_sea_lets_its_controller_play_a_land_too() -> None:
    table = chaos_at("Quicksilver Sea", "yes", alice_library=["Forest"])
    assert table.alice.battlefield == ["Forest"]


# --- Planar decks (CR 901.3)


def test_311_7_pools_of_becoming_has_chaos_ensue_on_planes_of_the_deck() -> None:
    three = (find_card("Goldmeadow"), find_card("Panopticon"), find_card("Mutual Epiphany"))
    table = chaos_at("Pools of Becoming", planes=(*three, PLANES[1]))
    while table.asked != "priority":
        table.apply(0)
    assert sorted(table.stack) == ["Goldmeadow", "Panopticon"]
    assert planar_deck(table, "alice")[0] == "Plane B"
    table.resolve_all()
    assert "Goat Token" in table.alice.battlefield
    assert len(table.alice.hand) == 1


def test_stairs_to_infinity_may_put_the_next_plane_on_the_bottom() -> None:
    table = chaos_at("Stairs to Infinity")
    table.choose("yes")
    assert planar_deck(table, "alice") == ["Plane C", "Plane D", "Plane B"]


# --- Phenomena


def test_312_5_312_7_what_is_done_as_a_phenomenon_is_encountered_and_left() -> None:
    table = arriving_at("Mutual Epiphany")
    table.resolve()
    assert (len(table.alice.hand), len(table.bob.hand)) == (4, 4)
    assert face_up(table) == ["Plane B"]


def test_reality_shaping_lets_each_player_put_a_permanent_card_onto_the_battlefield_in_turn() -> None:
    table = arriving_at("Reality Shaping", alice_hand=[BEARS, "Shock"], bob_hand=["Forest", MEMNITE])
    table.resolve()
    table.choose("yes")
    assert BEARS in table.alice.battlefield  # before bob is asked
    table.choose("yes", MEMNITE)
    assert table.bob.battlefield == [MEMNITE]


def test_time_distortion_reverses_the_turn_order() -> None:
    table = position(
        players=("ann", "bob", "cid"), ann_plane=[PLANES[0]], ann_planes=[find_card("Time Distortion"), *PLANES[1:4]],
        bob_planes=PLANES[4:7], cid_planes=PLANES[7:9],
    )  # fmt: skip
    roll(table, PlanarSymbol.PLANESWALKER)
    table.resolve()
    table.resolve()
    table.advance_to("turn 2, upkeep")
    assert table.active == "cid"


def test_chaotic_aether_makes_blank_rolls_chaos_until_a_plane_is_left() -> None:
    table = arriving_at("Chaotic Aether", alice=["3 Forest"])
    table.resolve()
    assert face_up(table) == ["Plane B"]  # left for it was no plane
    roll(table, PlanarSymbol.BLANK)
    table.resolve()
    assert table.alice.life == 21
    roll(table, PlanarSymbol.PLANESWALKER)
    table.resolve()
    table.advance_to("postcombat main")
    table.advance_to("bob's precombat main")
    roll(table, PlanarSymbol.BLANK)
    assert table.stack == []


def test_interplanar_tunnel_puts_one_of_five_planes_on_top() -> None:
    deck = (*PLANES[1:3], find_card("Mutual Epiphany"), *PLANES[3:4], *PLANES[7:10])
    table = arriving_at("Interplanar Tunnel", planes=deck)
    table.resolve()
    assert sorted(table.options) == ["Plane B", "Plane C", "Plane D", "Plane H", "Plane I"]
    table.choose("Plane H")
    assert face_up(table) == ["Plane H"]
    assert sorted(planar_deck(table, "alice")) == [
        "Interplanar Tunnel", "Mutual Epiphany", "Plane A", "Plane B", "Plane C", "Plane D", "Plane I", "Plane J",
    ]  # fmt: skip
    assert planar_deck(table, "alice")[0] == "Plane J"


def test_901_11c_spatial_merging_leads_to_two_planes_and_both_are_left() -> None:
    table = arriving_at("Spatial Merging", planes=(find_card("Mutual Epiphany"), *PLANES[1:4]), alice=["3 Forest"])
    table.resolve()
    assert face_up(table) == ["Plane B", "Plane C"]
    roll(table, PlanarSymbol.CHAOS)
    table.resolve_all()
    assert table.alice.life == 22
    roll(table, PlanarSymbol.PLANESWALKER)
    table.resolve()
    assert face_up(table) == ["Plane D"]
