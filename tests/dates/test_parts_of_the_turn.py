"""What changed in the parts of a turn from 1999 on: what happens in them, their names, what is added to them."""

from __future__ import annotations

from tests.dates.making import cast, creature, spell, when
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Color, Duration, Keyword
from mainphase.cards.words import card, chapter, enchantment, gain_life

SHADE = creature("Pale Shade", n.HasKeywords(Keyword.PHASING))


def phased(rules: str) -> Table:
    table = position(active="bob", alice=[SHADE], rules=rules, step="upkeep")
    table.advance_to("alice's upkeep")
    return table


def test_302_1_nothing_phases_in_the_untap_step_until_22_july_2001() -> None:
    assert phased("2001-07-22").alice.battlefield == ["Pale Shade"]


def test_302_3_permanents_phase_before_they_untap_since_23_july_2001() -> None:
    table = phased("2001-07-23")
    assert table.alice.battlefield == []
    assert [e.rule for e in table.events("phase out")] == ["302.3"]


# --- What phasing out is

GONE = CardDef(
    "Farewell",
    n.ManaCost(),
    CardType.ENCHANTMENT,
    abilities=(when(n.Leaves(n.Named("Pale Shade")), n.GainLife(n.Fixed(1))),),
)


def life_after_phasing_out(rules: str) -> int:
    table = position(active="bob", alice=[SHADE, GONE], rules=rules, step="upkeep")
    table.advance_to("alice's draw")
    assert "Pale Shade" not in table.alice.battlefield
    return table.alice.life


def test_502_15d_phasing_out_is_leaving_until_30_september_2005() -> None:
    assert life_after_phasing_out("2005-09-30") == 21


def test_502_15d_phasing_out_is_not_leaving_since_1_october_2005() -> None:
    assert life_after_phasing_out("2005-10-01") == 20


FADE = spell("Fade", n.PhaseOut(n.Each(n.Named("Hill Giant"))))


def grown_and_faded(rules: str) -> Table:
    """A giant with a point of damage and Giant Growth phases out in Bob's turn, and in again in Alice's."""
    table = position(
        active="bob",
        alice=["Hill Giant (1 damage)", "Forest"],
        alice_hand=["Giant Growth", FADE],
        rules=rules,
        step="upkeep",
    )
    table.bob.passes()
    table.alice.cast("Giant Growth", targets=["Hill Giant"])
    table.resolve_all()
    table.bob.passes()
    cast(table, "Fade")
    return table


def test_502_15e_damage_is_gone_with_what_phases_out_until_10_july_2009() -> None:
    assert grown_and_faded("2009-07-10").damage("Hill Giant") == 0


def test_702_23_damage_stays_on_what_phases_out_since_11_july_2009() -> None:
    assert grown_and_faded("2009-07-11").damage("Hill Giant") == 1


CURSE = spell(
    "Curse",
    n.Apply(n.Each(n.Named("Hill Giant")), (n.AddPT(n.Fixed(-1), n.Fixed(-1)),), until=Duration.YOUR_NEXT_TURN),
)


def cursed_and_back(rules: str) -> str:
    """Bob curses a giant until his next turn; it phases out, and in again in Alice's turn between."""
    table = position(active="bob", alice=["Hill Giant"], alice_hand=[FADE], bob_hand=[CURSE], rules=rules)
    table.bob.cast("Curse")
    table.resolve_all()
    assert table.pt("Hill Giant") == "2/2"
    table.bob.passes()
    cast(table, "Fade")
    table.advance_to("alice's upkeep")
    return table.pt("Hill Giant")


def test_502_15g_what_lasts_for_a_time_loses_what_phases_out_until_10_july_2009() -> None:
    assert cursed_and_back("2009-07-10") == "3/3"


def test_702_23e_what_lasts_for_a_time_finds_what_phases_in_since_11_july_2009() -> None:
    assert cursed_and_back("2009-07-11") == "2/2"


# --- Whose tokens are

OGRE = creature("Ogre", power=3, toughness=3)
HUNT = spell(
    "Hunt",
    n.CreateToken(OGRE, by=n.EachOpponent()),
    n.GainLife(n.CountOf(n.All((n.Named("Ogre"), n.OwnedBy(n.You()))))),
)


def life_for_own_tokens(rules: str) -> int:
    """Alice makes a token for Bob, and gains a life for each token of her own."""
    table = position(alice_hand=[HUNT], rules=rules)
    cast(table, "Hunt")
    assert table.bob.battlefield == ["Ogre"]
    return table.alice.life


def test_200_4a_a_token_belongs_to_whoever_made_it_until_10_july_2009() -> None:
    assert life_for_own_tokens("2009-07-10") == 21


def test_110_5a_a_token_belongs_to_whoever_got_it_since_11_july_2009() -> None:
    assert life_for_own_tokens("2009-07-11") == 20


# --- Extra turns

TURN_FOR_ME = spell("Turn for Me", n.ExtraTurn())
TURN_FOR_YOU = spell("Turn for You", n.ExtraTurn(n.EachOpponent()))
TURN_FOR_ALL = spell("Turn for All", n.ExtraTurn(n.EachPlayer()))


def turns(table: Table, number: int) -> list[str]:
    taken = []
    for _ in range(number):
        table.advance_to("next upkeep")
        taken.append(table.active)
    return taken


def two_extra_turns(rules: str) -> list[str]:
    table = position(alice_hand=[TURN_FOR_ME, TURN_FOR_YOU], rules=rules)
    cast(table, "Turn for Me")
    cast(table, "Turn for You")
    return turns(table, 2)


def test_no_rule_orders_extra_turns_until_31_october_1999() -> None:
    """The newest is taken first, as it has been since 2002: our choice."""
    assert two_extra_turns("1999-10-31") == ["bob", "alice"]


def test_300_6_extra_turns_are_taken_as_they_were_made_since_1_november_1999() -> None:
    assert two_extra_turns("1999-11-01") == ["alice", "bob"]


def test_300_6_extra_turns_are_taken_as_they_were_made_until_19_february_2002() -> None:
    assert two_extra_turns("2002-02-19") == ["alice", "bob"]


def test_300_6_the_newest_extra_turn_is_taken_first_since_20_february_2002() -> None:
    assert two_extra_turns("2002-02-20") == ["bob", "alice"]


def a_turn_for_everybody(rules: str) -> list[str]:
    """Bob gives everybody a turn during Alice's: the one made last is taken first."""
    table = position(bob_hand=[TURN_FOR_ALL], rules=rules)
    table.alice.passes()
    table.bob.cast("Turn for All")
    table.resolve_all()
    return turns(table, 2)


def test_500_7_turns_for_several_players_come_in_no_stated_order_until_24_september_2014() -> None:
    """Whose effect it is comes first: our choice."""
    assert a_turn_for_everybody("2014-09-24") == ["alice", "bob"]


def test_500_7_turns_for_several_players_are_made_in_apnap_order_since_25_september_2014() -> None:
    assert a_turn_for_everybody("2014-09-25") == ["bob", "alice"]


TURN_AFTER_YOURS = spell("Turn after Yours", n.ExtraTurn(after_next_turn_of=n.EachOpponent()))


def turn_after_the_next(rules: str) -> list[str]:
    """Alice gets a turn after Bob's next one."""
    table = position(alice_hand=[TURN_AFTER_YOURS], rules=rules)
    cast(table, "Turn after Yours")
    return turns(table, 3)


def test_500_7_an_extra_turn_comes_after_the_current_turn_until_21_july_2016() -> None:
    assert turn_after_the_next("2016-07-21") == ["alice", "bob", "alice"]


def test_500_7_an_extra_turn_comes_after_the_turn_that_is_named_since_22_july_2016() -> None:
    assert turn_after_the_next("2016-07-22") == ["bob", "alice", "alice"]


# --- Names, priorities and their rules


def last_parts(rules: str) -> list[str]:
    table = position(rules=rules, step="postcombat main")
    table.forget()
    table.advance_to("bob's upkeep")
    return [e.word for e in table.events("phase begins", "step begins")][:3]


def test_312_1_the_turn_ends_with_the_end_phase_and_its_end_of_turn_step_until_10_july_2009() -> None:
    assert last_parts("2009-07-10") == ["end phase", "end of turn step", "cleanup step"]


def test_512_1_the_turn_ends_with_the_ending_phase_and_its_end_step_since_11_july_2009() -> None:
    assert last_parts("2009-07-11") == ["ending phase", "end step", "cleanup step"]


def main_priority(rules: str) -> str:
    table = position(rules=rules, step="draw")
    table.forget()
    table.advance_to("precombat main")
    return table.events("priority")[-1].rule


def test_505_5_priority_stands_after_the_triggers_in_the_list_until_29_september_2016() -> None:
    assert main_priority("2016-09-29") == "505.5"


def test_505_4_triggers_have_left_the_list_since_30_september_2016() -> None:
    assert main_priority("2016-09-30") == "505.4"


def sorcery_on_anothers_turn(rules: str) -> str:
    table = position(bob=["3 Island"], bob_hand=["Divination"], rules=rules)
    table.alice.passes()
    why = table.bob.why_not("cast Divination")
    assert why is not None
    return why.rule


def test_505_5a_only_the_active_player_casts_sorceries_until_29_september_2016() -> None:
    assert sorcery_on_anothers_turn("2016-09-29") == "505.5a"


def test_307_1_nothing_lets_another_player_cast_a_sorcery_since_30_september_2016() -> None:
    """What an effect allows is no longer contradicted by a rule; without one nothing changes."""
    assert sorcery_on_anothers_turn("2016-09-30") == "307.1"


# --- Turn-based actions that were added

STORY = card("Story", "{0}", enchantment, "Saga")(chapter(1, 2).do(gain_life(1)), chapter(3).do(gain_life(10)))


def test_505_4_sagas_get_no_lore_counter_in_the_main_phase_until_26_april_2018() -> None:
    table = position(alice=[STORY], rules="2018-04-26", step="draw")
    table.advance_to("precombat main")
    assert (table.counters("Story", "lore"), table.stack) == (0, [])


def test_505_4_sagas_get_a_lore_counter_in_the_precombat_main_phase_since_27_april_2018() -> None:
    table = position(alice=[STORY], rules="2018-04-27", step="draw")
    table.advance_to("precombat main")
    assert (table.counters("Story", "lore"), table.stack) == (1, ["Story"])
    assert [e.rule for e in table.events("lore counter", "counters put")][:1] == ["505.4"]


def test_502_it_neither_becomes_day_nor_night_until_23_september_2021() -> None:
    table = position(day="day", rules="2021-09-23")
    table.advance_to("turn 2, upkeep")
    assert table.state.day_night == 1
    assert not table.events("becomes night")


def test_502_2_day_becomes_night_after_a_turn_without_spells_since_24_september_2021() -> None:
    table = position(day="day", rules="2021-09-24")
    table.advance_to("turn 2, upkeep")
    assert [e.rule for e in table.events("becomes night")] == ["502.2"]


WHEEL = CardDef("Rusty Wheel", None, CardType.ARTIFACT, subtypes=("Attraction",))


def visits(rules: str) -> Table:
    table = position(alice=[WHEEL], rules=rules, step="draw")
    table.advance_to("postcombat main")
    return table


def test_703_4_nobody_rolls_for_attractions_until_6_october_2022() -> None:
    assert not visits("2022-10-06").events("visit roll")


def test_703_4g_who_controls_an_attraction_rolls_once_a_turn_since_7_october_2022() -> None:
    (roll,) = visits("2022-10-07").events("visit roll")
    assert (roll.player, roll.rule) == ("alice", "703.4g")
    assert 1 <= roll.amount <= 6


def test_703_4g_who_controls_no_attraction_does_not_roll() -> None:
    table = position(bob=[WHEEL], rules="2022-10-07", step="draw")
    table.advance_to("postcombat main")
    assert not table.events("visit roll")


TALE = CardDef("Long Tale", n.ManaCost(), CardType.ENCHANTMENT, subtypes=("Saga",))


def tale(rules: str) -> Table:
    return position(alice=[TALE], rules=rules)


def test_714_a_saga_without_chapters_counts_as_finished_until_5_june_2025() -> None:
    table = tale("2025-06-05")
    assert table.alice.graveyard == ["Long Tale"]


def test_714_3b_a_saga_without_chapters_stays_and_gets_no_lore_since_6_june_2025() -> None:
    table = tale("2025-06-06")
    table.advance_to("turn 3, precombat main")
    assert (table.alice.battlefield, table.counters("Long Tale", "lore")) == (["Long Tale"], 0)


# --- Steps and phases that are added

AFTERMATH = spell("One More Upkeep", n.ExtraStep("upkeep", after_phase="precombat main phase"))


def steps_after_the_main_phase(rules: str) -> list[str]:
    table = position(alice_hand=[AFTERMATH], rules=rules)
    cast(table, "One More Upkeep")
    table.forget()
    table.advance_to("beginning of combat")
    return [e.word for e in table.events("step begins")]


def test_500_9_no_rule_adds_a_step_after_a_phase_until_11_april_2024() -> None:
    assert steps_after_the_main_phase("2024-04-11") == ["beginning of combat step"]


def test_500_10_a_step_after_a_phase_gets_a_phase_of_its_own_since_12_april_2024() -> None:
    assert steps_after_the_main_phase("2024-04-12") == ["upkeep step", "beginning of combat step"]


SECOND = CardDef(
    "Second Wind",
    n.ManaCost(),
    CardType.ENCHANTMENT,
    abilities=(when(n.BeginningOf("second main", n.You()), n.GainLife(n.Fixed(1))),),
)
MORE = spell("More of It", n.ExtraPhases(("combat phase", "main phase")))


def life_after_three_mains(rules: str) -> int:
    table = position(alice=[SECOND], alice_hand=[MORE], rules=rules)
    cast(table, "More of It")
    table.advance_to("end step")
    assert len(table.events("phase begins")) >= 4
    return table.alice.life


def test_505_1_the_second_main_phase_is_any_postcombat_one_until_29_july_2024() -> None:
    assert life_after_three_mains("2024-07-29") == 22


def test_505_1b_main_phases_are_counted_within_the_turn_since_30_july_2024() -> None:
    assert life_after_three_mains("2024-07-30") == 21


# --- What ends as a phase ends

FIRE = spell("Fire of War", n.AddMana(((Color.RED,),), keeps=Duration.END_OF_COMBAT))


def fire_after_combat(rules: str) -> Table:
    table = position(alice_hand=[FIRE], rules=rules, step="beginning of combat")
    cast(table, "Fire of War")
    table.advance_to("end of combat")
    assert table.alice.mana == "R"
    table.advance_to("postcombat main")
    return table


def test_500_5_mana_that_lasts_through_combat_is_there_after_it_until_13_november_2025() -> None:
    """No rule orders the two; ours is that of the numbers, 500.4 before 500.5. It is ordinary mana then."""
    table = fire_after_combat("2025-11-13")
    assert table.alice.mana == "R"
    table.advance_to("end step")
    assert table.alice.mana == ""


def test_500_5_what_lasts_through_combat_ends_before_mana_empties_since_14_november_2025() -> None:
    assert fire_after_combat("2025-11-14").alice.mana == ""


def test_300_3_mana_stays_from_upkeep_to_draw_until_10_july_2009() -> None:
    table = position(alice=["Forest"], rules="2009-07-10", step="upkeep")
    table.alice.taps("Forest")
    table.alice.passes()
    table.bob.passes()
    assert (table.step, table.alice.mana) == ("draw step", "G")


def test_500_4_mana_is_gone_between_upkeep_and_draw_since_11_july_2009() -> None:
    table = position(alice=["Forest"], rules="2009-07-11", step="upkeep")
    table.alice.taps("Forest")
    table.alice.passes()
    table.bob.passes()
    assert (table.step, table.alice.mana) == ("draw step", "")
