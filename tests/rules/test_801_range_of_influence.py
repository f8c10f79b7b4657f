"""CR 801: the limited range of influence. Around the table sit ann, bob, cid, dan, eve and fay; with a range of 1 ann
affects bob and fay.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.round_table import BEAR, BOLT, RESTLESS, SIX, TAP, WIN, lives
from tests.support.table import NotOffered, Table, position

from mainphase.cards.words import battle, card, planeswalker

ONE = "free-for-all, range 1"
WIPE = invented("Destroy all creatures.", name="Wipe", types="Sorcery", cost="{0}")
DRAIN = invented("Each opponent loses 1 life.", name="Drain", types="Sorcery", cost="{0}")
TALLY = invented(
    "You gain life equal to the number of creatures on the battlefield.", name="Tally", types="Sorcery", cost="{0}"
)
HYMN = invented("Creatures get +1/+1.", name="Hymn", types="Enchantment", cost="{0}")
WATCHER = invented("Whenever a creature dies, you gain 1 life.", name="Watcher", types="Enchantment", cost="{0}")
GREETER = invented("Whenever a creature enters, you gain 1 life.", name="Greeter", types="Enchantment", cost="{0}")
UPKEEP = invented(
    "At the beginning of each player's upkeep, you gain 1 life.", name="Almanac", types="Enchantment", cost="{0}"
)
WOUNDED = invented("Whenever a player is dealt damage, you gain 1 life.", name="Nurse", types="Enchantment", cost="{0}")
FOUNTAIN = invented(
    "{0}: You gain 1 life. Any player may activate this ability.", name="Fountain", types="Artifact", cost="{0}"
)
GIFT = invented("Target player gains control of target creature.", name="Gift", types="Sorcery", cost="{0}")
SWIFT_GIFT = invented("Target player gains control of target creature.", name="Gift", types="Instant", cost="{0}")
FOG = invented("Prevent all combat damage that would be dealt this turn.", name="Mist", types="Instant", cost="{0}")
FURNACE = invented(
    "If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player "
    "instead.",
    name="Forge",
    types="Enchantment",
    cost="{0}",
)
EXILER = invented(
    "If a card would be put into a graveyard from anywhere, exile it instead.",
    name="Void",
    types="Enchantment",
    cost="{0}",
)
EARTH = invented("Creatures get +0/+1.", name="Earth", types="World Enchantment", cost="{0}")
HALL = invented("Creatures get +0/+2.", name="Hall", types="World Enchantment", cost="{0}")
CHARM = invented("Enchant creature\nEnchanted creature gets +2/+2.", name="Charm", types="Enchantment — Aura")
WANDERER = card("Wanderer", "{0}", planeswalker, "Jace", loyalty=3)()
SIEGE = card("Siege of Doors", "{W}", battle, "Siege", defense=4)()
TWIN = invented("", name="Twin", types="Legendary Creature — Elf", cost="{0}", pt="1/1")


def six(variant: str = ONE, **said: object) -> Table:
    return position(players=SIX, variant=variant, **said)  # type: ignore[arg-type]


def test_801_2_801_2a_801_2b_what_is_beyond_it_is_not_affected() -> None:
    table = six(ann_hand=[DRAIN])
    table.ann.cast("Drain")
    table.resolve()
    assert lives(table) == [20, 19, 20, 20, 20, 19]
    table = six("free-for-all, range 2", ann_hand=[DRAIN])
    table.ann.cast("Drain")
    table.resolve()
    assert lives(table) == [20, 19, 19, 20, 19, 19]


def test_801_2c_the_range_is_determined_as_each_turn_begins() -> None:
    table = six(ann_hand=[DRAIN], cid_hand=[DRAIN])
    table.bob.concede()
    table.ann.cast("Drain")
    table.resolve()
    assert lives(table)[2] == 20  # cid sits in the next seat now, but not yet as this turn began
    table.advance_to("turn 2, precombat main")
    table.cid.cast("Drain")
    table.resolve()
    assert lives(table)[0] == 19


def test_801_2d_801_5a_a_battle_is_in_range_if_its_protector_is() -> None:
    table = six(cid=[SIEGE], ann_hand=[BOLT])
    assert table.options == ["bob", "dan"]  # who may protect it is within cid's range
    table.choose("bob")
    table.ann.cast("Bolt", ["Siege of Doors"])
    table.resolve()
    assert table.counters("Siege of Doors", "defense") == 1
    table = six(cid=[SIEGE], ann_hand=[BOLT])
    table.choose("dan")
    with pytest.raises(NotOffered):
        table.ann.cast("Bolt", ["Siege of Doors"])


def test_801_3_only_opponents_in_range_are_attacked() -> None:
    table = six(ann=[BEAR])
    table.advance_to("declare attackers")
    assert table.options == ["attack bob", "attack fay", "stay"]


def test_801_3_with_no_opponent_in_range_nobody_attacks() -> None:
    table = six("team vs team, range 1", bob=[BEAR], active="bob")
    table.advance_to("end step")
    assert table.events("attackers declared") == [] or not table.events("attacks")


def test_801_4_what_is_beyond_it_is_no_target() -> None:
    table = six(ann_hand=[BOLT], bob=[BEAR], cid=["Memnite"])
    for beyond in ("cid", "Memnite"):
        with pytest.raises(NotOffered):
            table.copy().ann.cast("Bolt", [beyond])
    table.ann.cast("Bolt", [BEAR])
    table.resolve()
    assert table.bob.graveyard == [BEAR]


def test_801_4_608_2b_a_target_that_has_got_beyond_it_is_illegal() -> None:
    table = six(ann_hand=[BOLT], bob_hand=[SWIFT_GIFT], bob=[BEAR])
    table.ann.cast("Bolt", [BEAR])
    table.ann.passes()
    table.bob.cast("Gift", ["cid", BEAR])
    table.resolve_all()
    assert table.controller(BEAR) == "cid"
    assert table.bob.graveyard == ["Gift"]
    assert table.events("does not resolve")


def test_801_5a_only_what_is_in_range_is_chosen() -> None:
    table = six(
        ann_hand=[invented("Proliferate.", name="More", types="Sorcery", cost="{0}")], bob_poison=1, cid_poison=1
    )
    table.ann.cast("More")
    table.resolve()
    assert "cid" not in " ".join(table.options)


# With a range of 1, bob has no opponent in range; dan is the closest to his left.
TEAMS = "team vs team, teams 3 3, range 1"
REVEALING = invented(
    "Reveal the top two cards of your library. An opponent separates those cards into two piles. Put one pile into "
    "your hand and the other into your graveyard.",
    name="Piles", types="Sorcery", cost="{0}",
)  # fmt: skip
NAMING = invented("An opponent chooses a creature you control. Destroy it.", name="Pick", types="Sorcery", cost="{0}")
AIMING = invented(
    "~ deals 1 damage to any target and 1 damage to any target of an opponent's choice.",
    name="Sparks", types="Sorcery", cost="{0}",
)  # fmt: skip
CHOOSE_ONE = invented("Choose an opponent. That player loses 1 life.", name="One", types="Sorcery", cost="{0}")


def teams(**said: object) -> Table:
    return six(TEAMS, active="bob", **said)


def test_801_5c_the_closest_opponent_to_the_left_separates_piles() -> None:
    table = teams(bob_hand=[REVEALING], bob_library=["Forest", "Island"])
    table.bob.cast("Piles")
    table.resolve()
    assert table.asked_player == "dan"
    table.choose("Forest", "done")
    assert table.asked_player == "bob"


def test_801_5c_the_closest_opponent_to_the_left_chooses_among_what_the_controller_reaches() -> None:
    table = teams(bob_hand=[NAMING], bob=[BEAR, "Memnite"], dan=["Ornithopter"])
    table.bob.cast("Pick")
    table.resolve()
    assert table.asked_player == "dan"
    table.choose("Memnite")
    assert table.bob.graveyard == ["Memnite", "Pick"]


def test_801_5c_the_closest_opponent_to_the_left_chooses_a_target() -> None:
    table = teams(bob_hand=[AIMING], bob=[BEAR])
    table.bob.cast("Sparks", ["ann"])
    assert table.asked_player == "dan"


def test_801_5a_who_chooses_an_opponent_chooses_none_beyond_the_range() -> None:
    table = teams(bob_hand=[CHOOSE_ONE])
    table.bob.cast("One")
    table.resolve()
    assert lives(table) == [20] * 6


def test_801_6_abilities_of_what_is_beyond_it_are_not_activated() -> None:
    table = six(bob=[FOUNTAIN])
    table.ann.activate("Fountain")
    table.resolve()
    assert table.ann.life == 21
    table = six(cid=[FOUNTAIN])
    with pytest.raises(NotOffered):
        table.ann.activate("Fountain")


def test_801_7_an_event_beyond_it_triggers_nothing() -> None:
    table = six(ann=[WATCHER], dan_hand=[WIPE], dan=[BEAR], cid=[BEAR], eve=[BEAR], bob=[BEAR], active="dan")
    table.dan.cast("Wipe")
    table.resolve_all()
    assert table.bob.graveyard == []  # beyond dan's range
    assert table.ann.life == 20
    table = six(ann=[WATCHER], cid_hand=[WIPE], bob=[BEAR], cid=[BEAR], dan=[BEAR], active="cid")
    table.cid.cast("Wipe")
    table.resolve_all()
    assert table.ann.life == 21


def test_801_7_damage_by_what_is_beyond_it_triggers_nothing() -> None:
    table = six(ann=[WOUNDED], cid_hand=[BOLT], active="cid")
    table.cid.cast("Bolt", ["bob"])  # the source is beyond ann's range
    table.resolve_all()
    assert table.ann.life == 20
    table = six(ann=[WOUNDED], bob_hand=[BOLT], active="bob")
    table.bob.cast("Bolt", ["bob"])
    table.resolve_all()
    assert table.ann.life == 21


def test_801_7_a_step_of_a_player_beyond_it_triggers_nothing() -> None:
    table = six(ann=[UPKEEP])
    table.advance_to("turn 7, precombat main")
    assert table.ann.life == 23  # the upkeeps of bob, fay and ann


def test_801_7a_what_enters_within_it_is_judged_afterwards() -> None:
    table = six(ann=[GREETER], bob_hand=["Memnite"], cid_hand=["Ornithopter"], active="bob")
    table.bob.cast("Memnite")
    table.resolve_all()
    assert table.ann.life == 21
    table.advance_to("turn 2, precombat main")
    table.cid.cast("Ornithopter")
    table.resolve_all()
    assert table.ann.life == 21


def test_801_8_an_aura_enchants_nothing_beyond_it() -> None:
    table = six(bob=[BEAR], ann=[CHARM], bob_hand=[GIFT], attached={"Charm": BEAR}, active="bob")
    table.bob.cast("Gift", ["cid", BEAR])
    table.resolve_all()
    assert table.controller(BEAR) == "cid"
    assert table.ann.graveyard == ["Charm"]


def test_801_9_an_equipment_equips_nothing_beyond_it() -> None:
    table = six(bob=[BEAR], ann=["Short Sword"], bob_hand=[GIFT], attached={"Short Sword": BEAR}, active="bob")
    table.bob.cast("Gift", ["cid", BEAR])
    table.resolve_all()
    assert table.find("Short Sword").attached_to == 0


def test_801_10_the_rest_of_the_effect_works() -> None:
    table = six(ann_hand=[WIPE], ann=[BEAR], bob=[BEAR], cid=[BEAR], dan=[BEAR], fay=[BEAR])
    table.ann.cast("Wipe")
    table.resolve()
    assert [len(table.seat(name).graveyard) for name in SIX] == [2, 1, 0, 0, 0, 1]


def test_801_10_a_static_ability_affects_nothing_beyond_it() -> None:
    table = six(ann=[HYMN], bob=[BEAR], cid=["Memnite"])
    assert (table.pt(BEAR), table.pt("Memnite")) == ("3/3", "1/1")


def test_801_10_613_1_it_follows_whoever_controls_it() -> None:
    table = six(ann=[HYMN], bob=[BEAR], bob_hand=[GIFT], active="bob")
    table.bob.cast("Gift", ["cid", BEAR])
    table.resolve()
    assert table.pt(BEAR) == "2/2"


def test_801_11_only_what_is_within_it_is_counted() -> None:
    table = six(ann_hand=[TALLY], ann=[BEAR], bob=[BEAR], cid=[BEAR, BEAR])
    table.ann.cast("Tally")
    table.resolve()
    assert table.ann.life == 22


def test_801_12_704_5k_a_world_gives_way_only_to_one_within_it() -> None:
    table = six(ann=[EARTH], cid_hand=[HALL], active="cid")
    table.cid.cast("Hall")
    table.resolve_all()
    assert "Earth" in table.battlefield
    table = six(ann=[EARTH], bob_hand=[HALL], active="bob")
    table.bob.cast("Hall")
    table.resolve_all()
    assert "Earth" not in table.battlefield


def test_801_13_801_13a_what_would_happen_beyond_it_is_not_replaced() -> None:
    table = six(ann=[EXILER], cid_hand=[WIPE], bob=[BEAR], cid=["Memnite"], active="cid")
    table.cid.cast("Wipe")
    table.resolve_all()
    assert (table.bob.graveyard, sorted(table.cid.graveyard)) == ([], ["Memnite", "Wipe"])
    table = six(ann=[FURNACE], bob_hand=[BOLT], active="bob")
    table.bob.cast("Bolt", ["cid"])
    table.resolve_all()
    assert table.cid.life == 17


def test_801_13b_without_saying_which_it_prevents_only_damage_from_within_to_within() -> None:
    table = six(ann_hand=[FOG], bob=[BEAR, "Memnite"], active="bob")
    table.bob.attack({BEAR: "ann", "Memnite": "cid"})
    table.advance_to("declare blockers")
    while table.priority != "ann":
        table.pass_once()
    table.ann.cast("Mist")
    table.resolve_all()
    table.advance_to("end of combat")
    assert (table.ann.life, table.cid.life) == (20, 19)


def test_801_14_104_3h_who_would_win_has_those_within_it_lose() -> None:
    table = six(ann_hand=[WIN])
    table.ann.cast("Win")
    table.resolve_all()
    assert not table.over
    assert [e.player for e in table.events("player loses")] == ["bob", "fay"]
    assert table.events("player loses", rule="801.14")


@pytest.mark.parametrize(("day", "over"), [("2007-09-30", True), ("2007-10-01", False)])
def test_801_14_until_2007_who_won_had_won(day: str, over: bool) -> None:
    table = six(ann_hand=[WIN], rules=day)
    table.ann.cast("Win")
    table.resolve_all()
    assert table.over == over


def test_801_12_704_5j_until_2013_a_legend_goes_only_for_one_within_its_range() -> None:
    table = six(ann=[TWIN], cid_hand=[TWIN], rules="2013-05-01", active="cid")
    table.cid.cast("Twin")
    table.resolve_all()
    assert table.battlefield.count("Twin") == 2
    table = six(ann=[TWIN], bob_hand=[TWIN], rules="2013-05-01", active="bob")
    table.bob.cast("Twin")
    table.resolve_all()
    assert "Twin" not in table.battlefield


def test_801_16_104_4f_a_loop_is_a_draw_for_those_within_range_of_it() -> None:
    table = six(bob=[RESTLESS], ann_hand=[TAP])
    table.ann.cast("Tap", ["Restless"])
    table.resolve_all()
    assert not table.over
    assert [e.player for e in table.events("drawn for player", rule="801.16")] == ["ann", "bob", "cid"]
    assert [p.left for p in table.state.players] == [True, True, True, False, False, False]
    table.advance_to("turn 2, precombat main")
    assert table.active == "dan"
    table.dan.concede()
    table.eve.concede()
    assert table.winners == ["fay"]


def test_801_16_it_is_a_draw_for_all_if_nobody_else_is_left() -> None:
    table = six("free-for-all, range 3", bob=[RESTLESS], ann_hand=[TAP])
    table.ann.cast("Tap", ["Restless"])
    table.resolve_all()
    assert table.over
    assert table.winners == []


@pytest.mark.parametrize(("day", "over"), [("2010-07-15", True), ("2010-07-16", False)])
def test_801_16_until_2010_a_loop_was_a_draw_for_everybody(day: str, over: bool) -> None:
    table = six(bob=[RESTLESS], ann_hand=[TAP], rules=day)
    table.ann.cast("Tap", ["Restless"])
    table.resolve_all()
    assert table.over == over


@pytest.mark.parametrize(("day", "left"), [("2009-04-30", 0), ("2009-05-01", 2)])
def test_801_12_704_5j_since_2009_planeswalkers_go_only_for_those_in_range(day: str, left: int) -> None:
    table = six(ann=[WANDERER], cid_hand=[WANDERER], rules=day, active="cid")
    table.cid.cast("Wanderer")
    table.resolve_all()
    assert table.battlefield.count("Wanderer") == left
