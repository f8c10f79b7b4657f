"""CR 901.7: planes and a phenomenon whose abilities need more of the rules: untapping that is something else, tokens
that attack others, cards revealed as they are drawn, copies for whatever else could be targeted, special actions.

The planes stand in the command zone, face up, in a game of alice and bob; alice is the planar controller.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.planar import arriving_at, at_plane, face_up, roll
from tests.support.table import NotOffered, Table, position

from mainphase.cards import find_card
from mainphase.cards.nodes import PlanarSymbol
from mainphase.cards.words import creature, red, token_card
from mainphase.presentation.view import view_of

BEARS, ELVES, MEMNITE, BOLT = "Grizzly Bears", "Llanowar Elves", "Memnite", "Lightning Bolt"
SLOW = invented("Suspend 1—{R}\n~ deals 3 damage to any target.", name="Slow", types="Sorcery", cost="{2}{R}")
GOBLIN = token_card("Goblin", red, creature, pt="1/1")


def at(plane: str, **said: object) -> Table:
    return at_plane(find_card(plane), **said)  # type: ignore[arg-type]


# --- Edge of Malacol: something else than untapping


def test_502_3_614_1a_creatures_get_counters_instead_of_untapping() -> None:
    table = at("Edge of Malacol", alice=[f"{BEARS} (tapped)"], bob=[f"{MEMNITE} (tapped)", "Forest (tapped)"])
    table.advance_to("turn 2, upkeep")  # bob is the planar controller now
    assert (table.pt(MEMNITE), table.tapped(MEMNITE), table.tapped("Forest")) == ("3/3", True, False)
    assert (table.pt(BEARS), table.tapped(BEARS)) == ("2/2", True)
    table.advance_to("precombat main")
    roll(table, PlanarSymbol.CHAOS)
    table.resolve()
    assert (table.tapped(MEMNITE), table.tapped(BEARS)) == (False, True)  # not in an untap step


@pytest.mark.parametrize(("first", "pt", "stun"), [(0, "3/3", 1), (1, "1/1", 0)])
def test_122_1d_616_1_its_controller_chooses_between_that_and_what_a_stun_counter_does(
    first: int, pt: str, stun: int
) -> None:
    table = at("Edge of Malacol", bob=[f"{MEMNITE} (tapped, 1 stun)"])
    table.advance_to("turn 1, end step")
    table.alice.passes()
    table.bob.passes()
    assert table.asked == "replacement"
    table.choose(table.options[first])
    table.advance_to("turn 2, upkeep")
    assert (table.pt(MEMNITE), table.counters(MEMNITE, "stun"), table.tapped(MEMNITE)) == (pt, stun, True)


# --- Sea of Sand: cards revealed as they are drawn


def test_121_6_players_reveal_each_card_they_draw_and_gain_or_lose_life_for_it() -> None:
    table = at("Sea of Sand", alice_hand=["Divination"], alice=["3 Island"], alice_library=["Forest", BEARS, BEARS])
    table.alice.cast("Divination")
    table.resolve()
    seen = view_of(table.state, 1).players[0].hand
    assert [card.name for card in seen] == ["Forest", BEARS]
    table.resolve_all()
    assert table.alice.life == 20
    table.advance_to("turn 2, draw")
    table.resolve_all()
    assert table.bob.life in (17, 23)


# --- Talon Gates: a special action


def time_counters(table: Table, name: str = BEARS) -> int:
    """On a card in exile."""
    found = next(oid for oid in table.state.exile if table.name(oid) == name)
    return table.state.objects[found].counters.get("time", 0)


def test_116_2c_702_62a_a_card_is_suspended_with_as_many_counters_as_its_mana_value() -> None:
    table = at("Talon Gates", alice_hand=[BEARS, "Forest"], alice=["Forest"])
    table.choose("special Talon Gates")
    assert table.exile == [BEARS]  # the only one that is no land
    assert time_counters(table) == 2
    table.advance_to("turn 2, precombat main")
    assert table.active == "bob"
    table.advance_to("turn 3, upkeep")
    table.resolve_all()
    assert time_counters(table) == 1
    table.advance_to("turn 3, precombat main")
    roll(table, PlanarSymbol.CHAOS)
    table.resolve()
    while table.asked != "priority" or table.stack:
        table.choose("yes") if "yes" in table.options else table.resolve()
    assert BEARS in table.alice.battlefield
    table.alice.attack([BEARS])  # with haste


def test_116_2c_only_as_a_sorcery_could_be_cast_by_the_planar_controller_and_with_a_card() -> None:
    action = "special Talon Gates"
    table = at("Talon Gates", alice_hand=["Forest"], bob_hand=[BEARS])
    assert action not in table.options
    table.alice.passes()
    assert action not in table.options
    table = at("Talon Gates", alice_hand=[BOLT, BOLT], alice=["2 Mountain"])
    assert action in table.options
    table.alice.cast(BOLT, ["bob"])
    assert action not in table.options


def test_702_62b_a_card_of_mana_value_zero_has_no_time_counter_and_stays_in_exile() -> None:
    table = at("Talon Gates", alice_hand=[MEMNITE])
    table.choose("special Talon Gates")
    table.advance_to("turn 3, precombat main")
    assert table.exile == [MEMNITE]


# --- Kharasha Foothills, Glen Elendra: in combat


def test_508_4_707_2_a_token_for_each_other_opponent_attacks_that_player() -> None:
    table = position(
        players=("alice", "bob", "cid", "dan"), alice_plane=[find_card("Kharasha Foothills")], alice=[BEARS],
        triggers="automatic",
    )  # fmt: skip
    table.advance_to("declare attackers")
    table.alice.attack({BEARS: "bob"})
    table.resolve()
    table.choose("yes", "no")  # for cid, not for dan
    assert table.alice.battlefield == [BEARS, BEARS]
    assert table.tapped(f"{BEARS} 2")
    table.advance_to("combat damage")
    assert [seat.life for seat in (table.bob, table.seat("cid"), table.seat("dan"))] == [18, 18, 20]
    table.advance_to("end step")
    table.resolve_all()
    assert table.alice.battlefield == [BEARS]


def aim_at_what_was_hit(table: Table) -> None:
    """At end of combat what triggers is aimed at Memnite and at a creature of the player whom it has hit."""
    while table.asked != "target":
        table.go_on("end of combat")
    assert table.options == [MEMNITE]
    table.choose(MEMNITE)
    assert table.options == [BEARS]
    table.choose(BEARS)
    table.resolve()


def test_701_12_what_dealt_combat_damage_to_a_player_for_something_of_that_player() -> None:
    table = at("Glen Elendra", alice=[MEMNITE, ELVES], bob=[BEARS])
    table.advance_to("declare attackers")
    table.alice.attack([MEMNITE])
    aim_at_what_was_hit(table)
    table.choose("yes")
    assert (table.alice.battlefield, table.bob.battlefield) == ([ELVES, BEARS], [MEMNITE])


def test_603_3d_in_another_combat_nothing_has_dealt_damage() -> None:
    table = at("Glen Elendra", alice=[MEMNITE, "4 Mountain"], alice_hand=["Relentless Assault"], bob=[BEARS])
    table.advance_to("declare attackers")
    table.alice.attack([MEMNITE])
    aim_at_what_was_hit(table)
    table.choose("no")
    table.advance_to("postcombat main")
    table.alice.cast("Relentless Assault")
    table.resolve()
    table.advance_to("next end of combat")
    assert table.stack == []


# --- Glimmervoid Basin: copies for whatever else could be targeted


def test_707_10d_a_copy_for_each_other_thing_that_the_spell_could_target() -> None:
    table = at("Glimmervoid Basin", alice=["Mountain", BEARS], alice_hand=[BOLT], bob=[MEMNITE])
    table.alice.cast(BOLT, ["bob"])
    table.resolve()
    asked = 0
    while table.asked == "target":  # in which order they are put onto the stack
        table.choose(table.options[0])
        asked += 1
    assert (asked, len(table.stack)) == (2, 4)  # for alice, the Bears and Memnite
    table.resolve_all()
    assert (table.alice.life, table.bob.life, table.battlefield) == (17, 17, ["Mountain"])


def test_707_10d_a_spell_and_a_card_elsewhere_are_among_them_and_what_is_aimed_at_twice_is_not() -> None:
    back = invented(
        "Return target creature card from your graveyard to your hand.", name="Back", types="Sorcery", cost="{0}"
    )
    table = at("Glimmervoid Basin", alice_hand=[back], alice_graveyard=[BEARS, MEMNITE, BOLT])
    table.alice.cast("Back", [BEARS])
    table.resolve_all()
    assert sorted(table.alice.hand) == [BEARS, MEMNITE]
    table = at("Glimmervoid Basin", alice=["3 Island", "Mountain"], alice_hand=["Counterspell", BOLT])
    table.alice.cast(BOLT, ["bob"])
    table.resolve()
    table.alice.cast("Counterspell", [BOLT])
    assert len(table.stack) == 4  # the Bolt, its copy for alice, Counterspell, and the plane's ability


@pytest.mark.parametrize(
    ("said", "copies"),
    [
        ("you cast an instant or sorcery spell that targets only ~, copy that spell for each other creature you "
         "control that the spell could target.", 1),
        ("a player casts an instant or sorcery spell that targets only ~, that player copies that spell for each "
         "other creature they control that the spell could target.", 1),
    ],
)  # fmt: skip
def test_707_10d_copies_for_the_creatures_of_one_player(said: str, copies: int) -> None:
    one = invented(f"Whenever {said} Each copy targets a different one of those creatures.", name="Prism")
    table = position(alice=[one, BEARS, "Forest"], bob=[MEMNITE], alice_hand=["Giant Growth"])
    table.alice.cast("Giant Growth", ["Prism"])
    table.resolve()
    assert len(table.stack) == 1 + copies
    table.resolve_all()
    assert (table.pt("Prism"), table.pt(BEARS), table.pt(MEMNITE)) == ("5/5", "5/5", "1/1")


# --- Morphic Tide


def test_312_5_as_many_cards_as_permanents_were_shuffled_away_are_put_onto_the_battlefield() -> None:
    table = at_plane(
        find_card("Bant"), (find_card("Morphic Tide"),), alice=[BEARS, "Forest"], bob=[MEMNITE],
        alice_library=["5 Plains"], bob_library=["3 Island"], alice_blanks=0, bob_blanks=0,
    )  # fmt: skip
    roll(table, PlanarSymbol.PLANESWALKER)
    table.resolve()
    assert face_up(table) == ["Morphic Tide"]
    table.resolve()
    assert len(table.alice.battlefield) == 2
    assert len(table.bob.battlefield) == 1
    assert len(table.alice.library) + len(table.bob.library) == 8


def test_111_8_tokens_are_permanents_that_are_shuffled_away_and_no_cards() -> None:
    table = arriving_at("Morphic Tide", alice=[GOBLIN, "Forest"], alice_library=["5 Plains"], alice_blanks=0)
    table.resolve()
    assert len(table.alice.battlefield) == 2
    assert "Goblin Token" not in table.alice.battlefield


# --- Grand Ossuary


def test_601_2d_counters_for_the_power_of_what_died_among_its_controllers_creatures() -> None:
    table = at("Grand Ossuary", alice=["Mountain"], alice_hand=[BOLT], bob=[BEARS, MEMNITE, ELVES])
    table.alice.cast(BOLT, [BEARS])
    table.alice.passes()
    table.bob.passes()
    assert table.asked == "target"
    assert table.asked_player == "alice"  # the planar controller controls the ability
    table.choose(MEMNITE, ELVES, "1")
    table.resolve()
    assert (table.pt(MEMNITE), table.pt(ELVES)) == ("2/2", "2/2")


def test_608_2h_saprolings_for_the_power_of_what_each_player_exiled_as_it_last_was() -> None:
    table = at("Grand Ossuary", alice=[f"{BEARS} (1 +1/+1)"], bob=[MEMNITE, ELVES])
    roll(table, PlanarSymbol.CHAOS)
    table.resolve()
    assert table.alice.battlefield == ["Saproling Token"] * 3
    assert table.bob.battlefield == ["Saproling Token"] * 2
    assert face_up(table) != ["Grand Ossuary"]


# --- Other cards of the same words


def test_614_1a_wind_counters_are_removed_instead_of_untapping() -> None:
    winds = invented(
        "Whenever a permanent becomes tapped, put a wind counter on it.\nIf a permanent with a wind counter on it "
        "would untap during its controller's untap step, remove all wind counters from it instead.",
        name="Winds",
        types="Enchantment",
    )
    table = position(alice=[winds], bob=["Forest (tapped, 2 wind)", "Island (tapped)"])
    table.advance_to("turn 2, upkeep")
    assert (table.tapped("Forest"), table.counters("Forest", "wind"), table.tapped("Island")) == (True, 0, False)
    table.advance_to("turn 4, upkeep")
    assert not table.tapped("Forest")


def test_702_62b_a_target_is_a_permanent_or_a_suspended_card() -> None:
    later = invented(
        "Put two time counters on target permanent or suspended card.", name="Later", types="Instant", cost="{0}"
    )
    table = position(alice_hand=[later, SLOW], alice=["Mountain", BEARS], bob_exile=[MEMNITE])
    table.choose("special Slow")
    table.alice.cast("Later", ["Slow"])
    table.resolve()
    assert time_counters(table, "Slow") == 3
    with pytest.raises(NotOffered):
        position(alice_hand=[later], bob_exile=[MEMNITE]).alice.cast("Later", [MEMNITE])
