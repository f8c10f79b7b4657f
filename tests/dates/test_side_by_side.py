"""What the texts, read side by side, show of smaller changes. One test on each side of each day."""

from __future__ import annotations

import pytest
from tests.dates.making import attack_until_blocks
from tests.support.table import NotOffered, Table, position

from mainphase.cards.nodes import Keyword
from mainphase.cards.words import card, creature, first_strike

# --- Who controls a delayed trigger (603.7d)


def whelp_with_bob(rules: str) -> Table:
    """Bob controls Alice's Dragon Whelp as her delayed trigger sacrifices it."""
    table = position(
        alice=["Dragon Whelp", "4 Mountain"], bob=["Rubinia Soulsinger"], rules=rules, step="precombat main"
    )
    for _ in range(4):
        table.alice.activate("Dragon Whelp")
        table.resolve()
    table.alice.passes()
    table.bob.activate("Rubinia Soulsinger", ["Dragon Whelp"])
    table.resolve()
    assert table.controller("Dragon Whelp") == "bob"
    table.advance_to("end step" if rules > "2009-07-10" else "end of turn")
    table.resolve_all()
    return table


@pytest.mark.parametrize("rules", ["1999-06-01", "1999-10-31", "2007-10-01", "2010-07-16"])
def test_603_7d_a_delayed_trigger_is_controlled_by_whoever_made_it(rules: str) -> None:
    assert "Dragon Whelp" in whelp_with_bob(rules).battlefield


@pytest.mark.parametrize("rules", ["1999-11-01", "2007-09-30"])
def test_410_2_a_delayed_trigger_was_controlled_by_whoever_controls_its_source(rules: str) -> None:
    assert whelp_with_bob(rules).alice.graveyard == ["Dragon Whelp"]


# --- Trample of what no creature ever blocked (702.19d)


def never_blocked(rules: str) -> Table:
    """Nothing blocks Alice's creature with trample, 6/6; then Bob's Trap Runner makes it blocked."""
    table = position(alice=["Colossal Dreadmaw"], bob=["Trap Runner"], rules=rules, step="main phase")
    attack_until_blocks(table)
    table.choose("stay")
    while table.priority != "bob":
        table.pass_once()
    table.bob.activate("Trap Runner", ["Colossal Dreadmaw"])
    while table.state.combat is not None:
        table.pass_once()
    return table


@pytest.mark.parametrize("rules", ["1999-06-01", "2007-09-30"])
def test_502_9c_with_trample_and_never_blocked_by_a_creature_nothing_is_dealt(rules: str) -> None:
    assert never_blocked(rules).bob.life == 20


@pytest.mark.parametrize("rules", ["1999-05-31", "2007-10-01", "2010-07-16"])
def test_702_19d_with_trample_and_never_blocked_by_a_creature_all_is_dealt(rules: str) -> None:
    assert never_blocked(rules).bob.life == 14


# --- Deathtouch as damage is divided (702.2c)


def deadly(rules: str) -> Table:
    """Alice's 6/6 with trample and deathtouch is blocked by a 3/3; the damage is about to be assigned."""
    table = position(alice=["Colossal Dreadmaw", "2 Swamp"], alice_hand=["Bladebrand"], bob=["Hill Giant"], rules=rules)
    table.alice.attack(["Colossal Dreadmaw"])
    table.bob.block({"Hill Giant": "Colossal Dreadmaw"})
    table.alice.cast("Bladebrand", ["Colossal Dreadmaw"])
    table.resolve()
    assert table.has("Colossal Dreadmaw", Keyword.DEATHTOUCH)
    table.advance_to("combat damage")
    return table


@pytest.mark.parametrize("rules", ["2009-07-11", "2010-07-15"])
def test_702_2b_deathtouch_with_trample_asks_for_the_whole_toughness_until_15_july_2010(rules: str) -> None:
    table = deadly(rules)
    assert table.asked == "assign damage"
    with pytest.raises((NotOffered, AssertionError)):
        table.copy().alice.assign({"Hill Giant": 1, "bob": 5})
    table.alice.assign({"Hill Giant": 3, "bob": 3})
    assert table.bob.life == 17


@pytest.mark.parametrize("rules", ["2010-07-16", "2024-11-08"])
def test_702_2b_one_point_of_damage_by_deathtouch_is_lethal_since_16_july_2010(rules: str) -> None:
    table = deadly(rules)
    table.alice.assign({"Hill Giant": 1, "bob": 5})
    assert table.bob.life == 15
    assert table.bob.graveyard == ["Hill Giant"]


def divided(rules: str) -> Table:
    """A creature with deathtouch and 3 power is blocked by two with 3 toughness each."""
    table = position(
        alice=["Hill Giant", "2 Swamp"],
        alice_hand=["Bladebrand"],
        bob=["Gluttonous Zombie", "Centaur Courser"],
        rules=rules,
    )
    table.alice.attack(["Hill Giant"])
    table.bob.block({"Gluttonous Zombie": "Hill Giant", "Centaur Courser": "Hill Giant"})
    while table.asked == "damage order":
        table.apply(0)
    table.alice.cast("Bladebrand", ["Hill Giant"])
    table.resolve()
    table.advance_to("combat damage")
    return table


def test_702_2b_deathtouch_divides_freely_from_magic_2010_to_15_july_2010() -> None:
    table = divided("2010-07-15")
    table.alice.assign({"Gluttonous Zombie": 0, "Centaur Courser": 3})
    assert table.bob.graveyard == ["Centaur Courser"]


def test_702_2b_deathtouch_goes_along_the_order_since_16_july_2010() -> None:
    table = divided("2010-07-16")
    with pytest.raises((NotOffered, AssertionError)):
        table.copy().alice.assign({"Gluttonous Zombie": 0, "Centaur Courser": 3})
    table.alice.assign({"Gluttonous Zombie": 1, "Centaur Courser": 2})
    assert sorted(table.bob.graveyard) == ["Centaur Courser", "Gluttonous Zombie"]


def sharing(rules: str) -> Table:
    """Rats with deathtouch and a Giant of 3 power are blocked by the same Spider, 2/4, and the Giant by Bears as well;
    the Spider comes first in its order. The Rats' damage has been assigned, the Giant's is about to be.
    """
    table = position(
        alice=["Typhoid Rats", "Hill Giant"], bob=["High Ground", "Giant Spider", "Grizzly Bears"], rules=rules
    )
    table.alice.attack(["Typhoid Rats", "Hill Giant"])
    table.bob.block({"Giant Spider": ["Typhoid Rats", "Hill Giant"], "Grizzly Bears": ["Hill Giant"]})
    while table.asked == "damage order":
        table.choose("Giant Spider" if "Giant Spider" in table.options else "Typhoid Rats")
    table.advance_to("combat damage")
    return table


@pytest.mark.parametrize("rules", ["2009-07-11", "2010-07-15"])
def test_510_1c_a_point_of_deathtouch_lets_no_other_attacker_go_on_until_15_july_2010(rules: str) -> None:
    table = sharing(rules)
    assert table.asked_player == "bob", "all three points must go to the Spider: the Rats' one is not lethal"
    table.bob.assign({"Typhoid Rats": 1, "Hill Giant": 1})
    assert (table.bob.graveyard, table.damage("Grizzly Bears")) == (["Giant Spider"], 0)


@pytest.mark.parametrize("rules", ["2010-07-16", "2024-11-07"])
def test_510_1c_a_point_of_deathtouch_lets_the_next_attacker_go_on_since_16_july_2010(rules: str) -> None:
    table = sharing(rules)
    assert (table.asked_player, table.asked_about) == ("alice", "Giant Spider")
    table.alice.assign({"Giant Spider": 0, "Grizzly Bears": 3})
    table.bob.assign({"Typhoid Rats": 1, "Hill Giant": 1})
    assert sorted(table.bob.graveyard) == ["Giant Spider", "Grizzly Bears"]


# --- Entering as a copy (616.1c)


def triskelion(rules: str) -> Table:
    table = position(alice=["Essence of the Wild", "6 Forest"], alice_hand=["Triskelion"], rules=rules)
    table.alice.cast("Triskelion")
    table.resolve()
    return table


def test_616_1c_what_enters_as_a_copy_may_first_get_its_counters_until_29_september_2011() -> None:
    table = triskelion("2011-09-29")
    assert table.asked == "replacement"
    assert table.options == ["Essence of the Wild", "Triskelion"]
    other = table.copy()
    table.alice.choose("Triskelion")
    assert table.pt("Triskelion") == "9/9"
    other.alice.choose("Essence of the Wild")
    assert other.pt("Triskelion") == "6/6"


def test_616_1c_what_enters_as_a_copy_is_one_before_anything_else_since_30_september_2011() -> None:
    table = triskelion("2011-09-30")
    assert table.asked == "priority"
    assert table.pt("Triskelion") == "6/6"


# --- Crewing oneself (702.122a)


def copter(rules: str) -> Table:
    table = position(alice=["Smuggler's Copter", "Memnite"], rules=rules)
    table.alice.activate("Smuggler's Copter", pay_with=["Memnite"])
    table.resolve()
    return table


def test_702_122a_a_vehicle_that_is_a_creature_may_crew_itself_until_17_february_2022() -> None:
    table = copter("2022-02-17")
    table.alice.activate("Smuggler's Copter", pay_with=["Smuggler's Copter"])
    assert table.tapped("Smuggler's Copter")


def test_702_122a_a_vehicle_is_crewed_by_others_since_18_february_2022() -> None:
    with pytest.raises(NotOffered):
        copter("2022-02-18").alice.activate("Smuggler's Copter")


# --- The last time counter (702.62a)


def awake(rules: str) -> Table:
    """Alice's suspended Ancestral Vision loses its last time counter; the ability that lets her cast it resolves."""
    table = position(alice=["Island"], alice_hand=["Ancestral Vision"], rules=rules)
    table.alice.special("Ancestral Vision")
    for turn in (3, 5, 7, 9):
        table.advance_to(f"turn {turn}, upkeep")
        table.resolve()
    table.resolve()
    return table


@pytest.mark.parametrize("rules", ["2006-10-01", "2024-02-01"])
def test_702_62a_what_loses_its_last_time_counter_is_cast_if_it_can_be_until_1_february_2024(rules: str) -> None:
    table = awake(rules)
    assert table.asked == "target"
    table.choose("alice")
    assert table.stack == ["Ancestral Vision"]


def test_702_62a_what_loses_its_last_time_counter_may_be_cast_since_2_february_2024() -> None:
    table = awake("2024-02-02")
    assert table.options == ["yes", "no"]
    table.choose("no")
    assert table.exile == ["Ancestral Vision"]


# --- Mana burn in a turn that another controls (507.4)


def test_507_4_mana_does_not_burn_whose_turn_another_controls() -> None:
    table = position(alice=["Mindslaver", "4 Forest"], bob=["Swamp"], rules="2009-07-10")
    table.alice.activate("Mindslaver", ["bob"])
    table.resolve()
    table.advance_to("bob's upkeep")
    table.bob.taps("Swamp")
    table.advance_to("bob's precombat main")
    assert (table.bob.mana, table.bob.life) == ("", 20)
    assert not table.events("mana burn")


# --- The second combat damage step (510.4)


def late_power(rules: str) -> Table:
    """A 0/3 with first strike gets 3 power between the two combat damage steps."""
    guard = card("Guard", "{W}", creature, pt="0/3")(first_strike)
    table = position(alice=[guard, "Forest"], alice_hand=["Giant Growth"], rules=rules)
    table.alice.attack(["Guard"])
    table.advance_to("first-strike damage")
    table.alice.cast("Giant Growth", ["Guard"])
    table.resolve()
    table.advance_to("postcombat main")
    return table


@pytest.mark.parametrize("rules", ["2003-06-30", "2009-07-11"])
def test_510_4_who_had_first_strike_in_the_first_step_deals_no_damage_in_the_second(rules: str) -> None:
    assert late_power(rules).bob.life == 20


@pytest.mark.parametrize("rules", ["2003-07-01", "2009-07-10"])
def test_310_5_who_assigned_none_in_the_first_step_deals_damage_in_the_second(rules: str) -> None:
    assert late_power(rules).bob.life == 17


# --- Cumulative upkeep without its permanent (702.24a)


def burnt_out(rules: str) -> Table:
    """Alice's Braid of Fire is returned to her hand as its second upkeep ability waits on the stack."""
    table = position(
        alice=["Braid of Fire (1 age)"], bob=["2 Island"], bob_hand=["Boomerang"], rules=rules, step="upkeep"
    )
    table.alice.passes()
    table.bob.cast("Boomerang", ["Braid of Fire"])
    table.resolve()
    assert table.stack == ["Braid of Fire"]
    table.resolve()
    return table


def test_702_21a_cumulative_upkeep_is_paid_though_its_permanent_is_gone_until_15_july_2010() -> None:
    table = burnt_out("2010-07-15")
    table.alice.choose("yes")
    assert table.alice.mana == "R"


def test_702_21a_cumulative_upkeep_does_nothing_without_its_permanent_since_16_july_2010() -> None:
    table = burnt_out("2010-07-16")
    assert table.asked == "priority"
    assert table.events("does not resolve", what="Braid of Fire")


# --- Hideaway (702.75a)


def hidden(rules: str) -> Table:
    library = ["Forest", "Island", "Plains", "Swamp"]
    table = position(alice_hand=["Windbrisk Heights"], alice_library=library, rules=rules)
    table.alice.play_land("Windbrisk Heights")
    table.resolve()
    table.alice.choose("Forest")
    return table


def test_702_75a_what_hideaway_does_not_hide_goes_to_the_bottom_in_any_order_until_28_april_2022() -> None:
    table = hidden("2022-04-28")
    assert (table.asked, table.asked_player) == ("order", "alice")
    assert sorted(table.options) == ["Island", "Plains", "Swamp"]


def test_702_75a_what_hideaway_does_not_hide_goes_to_the_bottom_in_a_random_order_since_29_april_2022() -> None:
    table = hidden("2022-04-29")
    assert table.asked == "priority"
    assert sorted(table.alice.library[-3:]) == ["Island", "Plains", "Swamp"]


# --- What one may do (603.5)


def mantra(rules: str) -> Table:
    return position(alice=["Ajani's Mantra"], rules=rules, step="upkeep")


def test_410_5_whether_to_do_what_one_may_is_chosen_as_the_ability_is_put_on_the_stack_until_22_july_2001() -> None:
    for rules in ("1999-06-01", "2001-07-22"):
        table = mantra(rules)
        assert (table.asked_player, table.options) == ("alice", ["yes", "no"])
        declined = table.copy()
        table.alice.choose("yes")
        assert table.stack == ["Ajani's Mantra"]
        table.resolve()
        assert (table.asked, table.alice.life) == ("priority", 21)
        declined.alice.choose("no")
        assert (declined.asked, declined.stack) == ("priority", [])
        assert not declined.events("put on the stack")


def test_410_5_whether_to_do_what_one_may_is_chosen_as_the_ability_resolves_since_23_july_2001() -> None:
    table = mantra("2001-07-23")
    assert (table.asked, table.stack) == ("priority", ["Ajani's Mantra"])
    table.resolve()
    assert (table.asked_player, table.options) == ("alice", ["yes", "no"])
    table.alice.choose("no")
    assert table.alice.life == 20


# --- The defending player of a creature that attacks another now (508.5)


def drained(rules: str) -> tuple[int, int]:
    """Alice's Assassin attacks Bob; with its trigger on the stack Carol's Portal Mage makes it attack herself."""
    table = position(
        players=("alice", "bob", "carol"),
        alice=["Agate-Blade Assassin"],
        carol=["3 Island"],
        carol_hand=["Portal Mage"],
        rules=rules,
    )
    table.alice.attack({"Agate-Blade Assassin": "bob"})
    table.alice.passes()
    table.bob.passes()
    table.carol.cast("Portal Mage")
    table.resolve()
    if table.asked == "target":
        table.carol.choose("Agate-Blade Assassin")
    table.resolve()
    while table.asked_player == "carol" and table.asked != "priority":
        table.carol.choose("yes" if "yes" in table.options else "attack carol")
    table.resolve()
    return table.bob.life, table.carol.life


@pytest.mark.parametrize("rules", ["2010-06-17", "2017-08-25"])
def test_508_5_the_defending_player_is_whom_a_creature_attacks_now(rules: str) -> None:
    assert drained(rules) == (20, 19)


@pytest.mark.parametrize("rules", ["2010-06-18", "2017-08-24"])
def test_508_5_the_defending_player_was_whom_a_creature_attacked_first(rules: str) -> None:
    assert drained(rules) == (19, 20)


# --- Suspending what is forbidden (601.3)


def silenced(rules: str) -> Table:
    table = position(
        alice=["Island"], alice_hand=["Ancestral Vision"], bob=["Plains"], bob_hand=["Silence"], rules=rules
    )
    table.alice.passes()
    table.bob.cast("Silence")
    table.resolve()
    return table


@pytest.mark.parametrize("rules", ["2015-07-16", "2015-09-26"])
def test_702_62c_what_is_forbidden_to_be_cast_cannot_be_suspended(rules: str) -> None:
    with pytest.raises(NotOffered):
        silenced(rules).alice.special("Ancestral Vision")


@pytest.mark.parametrize("rules", ["2015-07-17", "2015-09-25"])
def test_601_2a_what_is_forbidden_to_be_cast_could_be_suspended(rules: str) -> None:
    table = silenced(rules)
    table.alice.special("Ancestral Vision")
    assert table.exile == ["Ancestral Vision"]


# --- Requirements that conflict with restrictions (508.1d)


def crowded(rules: str) -> Table:
    """One creature may attack, and Juggernaut must if it can; the bears are asked first."""
    table = position(alice=["Grizzly Bears", "Juggernaut", "Dueling Grounds"], rules=rules)
    table.advance_to("declare attackers")
    return table


def test_500_2_an_attack_without_who_must_attack_is_legal_if_they_could_not_join_it_until_30_june_2003() -> None:
    for rules in ("1999-06-01", "2003-06-30"):
        table = crowded(rules)
        assert table.options == ["attack bob", "stay"]
        bears = table.copy()
        bears.choose("attack bob")
        assert (bears.tapped("Grizzly Bears"), bears.tapped("Juggernaut")) == (True, False)
        table.choose("stay")
        assert (table.asked_about, table.options) == ("Juggernaut", ["attack bob"])


def test_500_4_an_attack_obeys_as_many_requirements_as_it_can_since_1_july_2003() -> None:
    table = crowded("2003-07-01")
    assert (table.asked_about, table.options) == ("Juggernaut", ["attack bob"])
