"""CR 702: suspend, rebound, madness, plot, dash; cards that effects let be played from exile."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards import find_card
from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import Keyword
from mainphase.cards.words import card, creature, suspend

SLEEPER = card("Sleeper", "{4}{R}", creature, "Giant", pt="4/4")(suspend(1, "{R}"))


def test_116_2f_suspending_is_a_special_action_without_the_stack() -> None:
    table = position(alice=["Island"], alice_hand=["Ancestral Vision"])
    table.alice.special("Ancestral Vision")
    assert table.stack == []
    assert table.exile == ["Ancestral Vision"]
    assert table.priority == "alice"
    assert table.tapped("Island")


def test_116_2f_only_when_the_card_could_begin_to_be_cast() -> None:
    table = position(step="upkeep", alice=["Island"], alice_hand=["Ancestral Vision"])
    with pytest.raises(NotOffered) as refused:
        table.alice.special("Ancestral Vision")
    assert refused.value.rule == "307.1"


def test_702_62c_what_forbids_casting_it_forbids_suspending_it() -> None:
    table = position(alice=["Island"], alice_hand=["Ancestral Vision"], bob=["Plains"], bob_hand=["Silence"])
    table.alice.passes()
    table.bob.cast("Silence")
    table.resolve()
    with pytest.raises(NotOffered):
        table.alice.special("Ancestral Vision")


def test_118_6_without_a_mana_cost_it_can_only_be_suspended() -> None:
    table = position(alice=["4 Island"], alice_hand=["Ancestral Vision"])
    with pytest.raises(NotOffered) as refused:
        table.alice.cast("Ancestral Vision", ["alice"])
    assert refused.value.rule == "118.6"


def test_702_62a_a_time_counter_each_upkeep_then_cast_without_paying() -> None:
    table = position(alice=["Island"], alice_hand=["Ancestral Vision"])
    table.alice.special("Ancestral Vision")
    for turn in (3, 5, 7):
        table.advance_to(f"turn {turn}, upkeep")
        table.resolve()
        assert table.exile == ["Ancestral Vision"]
    table.advance_to("turn 9, upkeep")
    before = len(table.alice.hand)
    table.resolve()
    table.resolve()
    table.choose("yes")
    table.alice.choose("alice")
    assert table.stack == ["Ancestral Vision"]
    table.resolve()
    assert len(table.alice.hand) == before + 3
    assert table.alice.graveyard == ["Ancestral Vision"]


def test_702_62a_declined_it_remains_exiled() -> None:
    table = position(alice=["Mountain"], alice_hand=[SLEEPER])
    table.alice.special("Sleeper")
    table.advance_to("turn 3, upkeep")
    table.resolve()
    table.resolve()
    table.choose("no")
    assert table.exile == ["Sleeper"]
    table.advance_to("turn 5, upkeep")
    assert table.stack == [], "it has no time counter: it is not suspended any more (702.62b)"


def test_702_62a_a_creature_cast_so_has_haste() -> None:
    table = position(alice=["Mountain"], alice_hand=[SLEEPER])
    table.alice.special("Sleeper")
    table.advance_to("turn 3, upkeep")
    table.resolve()
    table.resolve()
    table.choose("yes")
    table.resolve()
    assert table.has("Sleeper", Keyword.HASTE)
    table.advance_to("turn 5, upkeep")
    assert table.has("Sleeper", Keyword.HASTE)


def test_702_88a_rebound_casts_it_again_at_the_next_upkeep_and_no_more() -> None:
    table = position(alice=["Plains", "Wall of Omens"], alice_hand=["Ephemerate"])
    table.alice.cast("Ephemerate", ["Wall of Omens"])
    table.resolve()
    assert "Ephemerate" in table.exile
    table.resolve()
    table.advance_to("turn 3, upkeep")
    hand = len(table.alice.hand)
    table.resolve()
    table.choose("yes")
    table.choose("Wall of Omens")
    table.resolve()
    assert table.alice.graveyard == ["Ephemerate"], "it was not cast from a hand this time"
    table.resolve()
    assert len(table.alice.hand) == hand + 1


def test_702_88a_rebound_that_a_spell_is_given_works_like_its_own() -> None:
    table = position(alice=["Cast Through Time", "Mountain"], alice_hand=["Lightning Bolt"], bob=["Mountain"],
                     bob_hand=["Lightning Bolt"])  # fmt: skip
    table.alice.cast("Lightning Bolt", ["bob"])
    table.alice.passes()
    table.bob.cast("Lightning Bolt", ["alice"])
    table.resolve()
    assert table.bob.graveyard == ["Lightning Bolt"]  # "spells you control": not Bob's
    table.resolve()
    assert table.exile == ["Lightning Bolt"]
    table.advance_to("turn 3, upkeep")
    table.resolve()
    table.choose("yes", "bob")
    table.resolve()
    assert (table.bob.life, table.alice.graveyard) == (14, ["Lightning Bolt"])


def test_702_88c_two_instances_of_rebound_are_no_more_than_one() -> None:
    table = position(alice=["Cast Through Time", "Plains", "Wall of Omens"], alice_hand=["Ephemerate"])
    table.alice.cast("Ephemerate", ["Wall of Omens"])
    table.resolve()
    assert table.exile == ["Ephemerate"]
    assert len(table.state.delayed) == 1


@pytest.mark.parametrize(("date", "there"), [("2010-04-22", False), ("2010-04-23", True)])
def test_702_88a_rebound_is_given_since_there_is_such_a_keyword(date: str, there: bool) -> None:
    assert (unknown_mechanic(find_card("Cast Through Time"), date) == "") is there


def test_702_35a_madness_exiles_the_discarded_card_and_offers_it() -> None:
    table = position(alice=["3 Mountain"], alice_hand=["Grab the Prize", "Fiery Temper"])
    table.alice.cast("Grab the Prize")
    assert table.exile == ["Fiery Temper"]
    assert table.stack == ["Grab the Prize", "Fiery Temper"], "the trigger waits above the spell"
    table.resolve()
    table.choose("yes")
    table.choose("bob")
    assert table.stack == ["Grab the Prize", "Fiery Temper"]
    table.resolve()
    assert table.bob.life == 17
    table.resolve()
    assert table.bob.life == 15, "the discarded card was no land"


def test_702_35a_declined_it_goes_to_the_graveyard() -> None:
    table = position(alice=["3 Mountain"], alice_hand=["Grab the Prize", "Fiery Temper"])
    table.alice.cast("Grab the Prize")
    table.resolve()
    table.choose("no")
    assert table.alice.graveyard == ["Fiery Temper"]


def test_702_170a_plotting_then_casting_on_a_later_turn_without_paying() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Highway Robbery", "Shock"])
    table.alice.special("Highway Robbery")
    assert table.exile == ["Highway Robbery"]
    with pytest.raises(NotOffered):
        table.alice.cast("Highway Robbery", way=-1)
    table.advance_to("turn 3, precombat main")
    table.alice.cast("Highway Robbery", way=-1)
    assert not any(o.tapped for o in table.state.objects.values())
    hand = len(table.alice.hand)
    table.resolve()
    table.choose("yes")
    table.choose("Shock")
    assert len(table.alice.hand) == hand + 1


def test_702_170d_only_as_a_sorcery() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Highway Robbery"])
    table.alice.special("Highway Robbery")
    table.advance_to("turn 3, upkeep")
    with pytest.raises(NotOffered):
        table.alice.cast("Highway Robbery", way=-1)


def test_702_109a_dashed_it_has_haste_and_comes_back() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Screamreach Brawler"])
    table.alice.cast("Screamreach Brawler", way=1)
    table.resolve()
    assert table.has("Screamreach Brawler", Keyword.HASTE)
    table.advance_to("end step")
    table.resolve()
    assert "Screamreach Brawler" in table.alice.hand


def test_702_109a_cast_for_its_mana_cost_it_stays() -> None:
    table = position(alice=["3 Mountain"], alice_hand=["Screamreach Brawler"])
    table.alice.cast("Screamreach Brawler")
    table.resolve()
    assert not table.has("Screamreach Brawler", Keyword.HASTE)
    table.advance_to("end step")
    assert table.stack == []


def test_601_3_cards_exiled_may_be_played_until_the_end_of_the_next_turn() -> None:
    table = position(alice=["3 Mountain"], alice_hand=["Reckless Impulse"], alice_library=["Shock", "Forest"])
    table.alice.cast("Reckless Impulse")
    table.resolve()
    assert sorted(table.exile) == ["Forest", "Shock"]
    table.alice.play_land("Forest")
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.bob.life == 18
    assert table.alice.graveyard == ["Reckless Impulse", "Shock"]


def test_305_2_a_land_from_exile_counts_as_the_turns_land() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Reckless Impulse", "Island"], alice_library=["2 Forest"])
    table.alice.cast("Reckless Impulse")
    table.resolve()
    table.alice.play_land("Island")
    with pytest.raises(NotOffered) as refused:
        table.alice.play_land("Forest")
    assert refused.value.rule == "305.2a"
    table.advance_to("turn 3, precombat main")
    table.alice.play_land("Forest")


def test_611_2b_the_permission_ends_with_the_next_turn() -> None:
    table = position(alice=["3 Mountain"], alice_hand=["Reckless Impulse"], alice_library=["2 Shock"])
    table.alice.cast("Reckless Impulse")
    table.resolve()
    table.advance_to("turn 4, upkeep")
    table.bob.passes()
    with pytest.raises(NotOffered):
        table.alice.cast("Shock", ["bob"])


OMEN = invented(
    "You gain 3 life. If this spell was foretold, draw a card.\nForetell {R}",
    name="Omen",
    types="Sorcery",
    cost="{4}{R}",
)


def test_116_2h_foretelling_takes_priority_in_their_own_turn() -> None:
    table = position(alice=["3 Mountain"], alice_hand=[OMEN], alice_library=["8 Forest"], bob_library=["8 Forest"])
    table.advance_to("end")
    table.alice.special("Omen")
    assert table.stack == []
    assert table.alice.hand == []
    assert len(table.exile) == 1
    table = position(
        alice=["3 Mountain"], alice_hand=[OMEN, "Shock"], bob_library=["8 Forest"], alice_library=["8 Forest"]
    )
    table.advance_to("turn 2, precombat main")
    table.bob.passes()
    with pytest.raises(NotOffered) as refused:
        table.alice.special("Omen")
    assert refused.value.rule == "116.2h"


def test_702_143a_a_foretold_card_is_cast_for_its_foretell_cost_on_a_later_turn() -> None:
    table = position(alice=["3 Mountain"], alice_hand=[OMEN], alice_library=["8 Forest"], bob_library=["8 Forest"])
    table.alice.special("Omen")
    assert not [said for said in table.options if said.startswith("cast")], "not in the turn in which it was foretold"
    table.advance_to("turn 3, upkeep")
    assert not [said for said in table.options if said.startswith("cast")], "a sorcery is cast as one"
    table.advance_to("turn 3, precombat main")
    table.apply(next(i for i, said in enumerate(table.options) if said.startswith("cast")))
    hand = len(table.alice.hand)
    table.resolve()
    assert table.alice.life == 23
    assert len(table.alice.hand) == hand + 1
    assert table.alice.graveyard == ["Omen"]


def test_702_143a_others_do_not_see_what_was_foretold() -> None:
    table = position(alice=["2 Mountain"], alice_hand=[OMEN])
    table.alice.special("Omen")
    told = [event for event in table.events() if event.what == "Omen"]
    assert table.exile != ["Omen"], told


def test_702_143c_cast_from_the_hand_it_was_not_foretold() -> None:
    table = position(alice=["5 Mountain"], alice_hand=[OMEN], alice_library=["8 Forest"])
    table.alice.cast("Omen")
    table.resolve()
    assert (table.alice.life, table.alice.hand) == (23, [])


def test_702_143a_foretell_is_refused_by_name_until_the_rules_have_it() -> None:
    assert "has foretell" in unknown_mechanic(OMEN, "2021-02-04")
    assert unknown_mechanic(OMEN, "2021-02-05") == ""
