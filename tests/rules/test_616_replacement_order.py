"""CR 614, 616: replacement effects, which apply and in what order; counters, mana, choices as something enters."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    add,
    artifact,
    as_it_enters,
    cant_cast,
    card,
    choose_a_color,
    create_copy,
    creature,
    damage,
    deals_more,
    destroy,
    do,
    each_opponent,
    each_player,
    enchantment,
    enter_as_copies,
    enters_tapped,
    enters_with,
    instant,
    itself,
    land,
    loyalty,
    of_chosen_color,
    pay,
    planeswalker,
    prevents_some,
    put_counters,
    puts_half_the_counters,
    regenerate,
    sorcery,
    tap_for,
    target,
    targeting,
    this,
    you,
    yours,
)

RAIDER = "Vorinclex, Monstrous Raider"
RITE = "Rite of Belzenlok"
GROW = card("Grow", "{G}", instant)(targeting(creature).do(put_counters(3, "+1/+1", on=target)))
GIFT = card("Gift", "{G}", instant)(targeting(creature).do(put_counters(1, "+1/+1", on=target)))
HYDRA = card("Hydra", "{G}", creature, "Hydra", pt="0/0")(enters_with(2, "+1/+1"))
SAGE = card("Sage", "{G}", planeswalker, "Sage", loyalty=3)(loyalty(+1).do(put_counters(1, "charge", on=this)))
DOUBLER = card("Doubler", "{G}", enchantment)(n.Static(n.CountersTimes(each_player)))
HALVER = card("Halver", "{G}", enchantment)(puts_half_the_counters(each_player))
STONE = card("Stone", "{1}", artifact)(tap_for("{G}", "{U}"))
SHRINE = card("Shrine", None, land)(tap_for("{G}"))
FREE = card("Free", "{1}", artifact)(pay("{0}").do(add("{G}")))
ANGEL = card("Angel", "{W}", creature, pt="7/7")(
    as_it_enters(choose_a_color), cant_cast(each_opponent, of_chosen_color)
)


def test_616_counters_put_are_doubled_for_you_and_halved_for_opponents() -> None:
    table = position(
        alice=[RAIDER, "Grizzly Bears", "Forest"], alice_hand=[GROW], bob=["Hill Giant", "Forest"], bob_hand=[GROW]
    )
    table.alice.cast("Grow", ["Hill Giant"])
    table.resolve()
    assert table.counters("Hill Giant", "+1/+1") == 6
    table.alice.passes()
    table.bob.cast("Grow", ["Grizzly Bears"])
    table.resolve()
    assert table.counters("Grizzly Bears", "+1/+1") == 1


def test_616_half_of_one_is_none() -> None:
    table = position(alice=[RAIDER], bob=["Hill Giant", "Forest"], bob_hand=[GIFT])
    table.alice.passes()
    table.bob.cast("Gift", ["Hill Giant"])
    table.resolve()
    assert table.counters("Hill Giant", "+1/+1") == 0
    assert not table.events("counters put")


def test_122_6a_counters_something_enters_with_are_put_by_its_controller() -> None:
    table = position(alice=[RAIDER, "Forest"], alice_hand=[HYDRA], bob=["Forest"], bob_hand=[HYDRA])
    table.alice.cast("Hydra")
    table.resolve()
    assert table.pt("Hydra") == "4/4"
    table = position(alice=[RAIDER, "Forest"], bob=["Forest"], bob_hand=[HYDRA], active="bob")
    table.bob.cast("Hydra")
    table.resolve()
    assert table.pt("Hydra") == "1/1"


def test_714_3a_a_saga_enters_with_a_lore_counter() -> None:
    table = position(alice=["4 Swamp"], alice_hand=[RITE])
    table.alice.cast(RITE)
    table.resolve()
    assert table.counters(RITE, "lore") == 1
    assert table.stack == [RITE]


def test_616_a_saga_with_twice_the_lore_counters() -> None:
    table = position(alice=["4 Swamp", RAIDER], alice_hand=[RITE])
    table.alice.cast(RITE)
    table.resolve()
    assert table.counters(RITE, "lore") == 2
    if table.asked == "order triggers":
        table.apply(0)
    table.resolve_all()
    assert table.alice.battlefield.count("Cleric Token") == 4
    table.advance_to("turn 3, precombat main")
    assert table.counters(RITE, "lore") == 4
    table.resolve_all()
    assert RITE in table.alice.graveyard
    assert "Demon Token" in table.alice.battlefield


def test_616_a_saga_of_an_opponent_gets_none() -> None:
    table = position(alice=["4 Swamp"], alice_hand=[RITE], bob=[RAIDER])
    table.alice.cast(RITE)
    table.resolve()
    assert table.counters(RITE, "lore") == 0
    assert table.stack == []
    table.advance_to("turn 3, precombat main")
    assert table.counters(RITE, "lore") == 0


def test_616_loyalty_put_as_a_cost_is_doubled_too() -> None:
    table = position(alice=[RAIDER, "Forest"], alice_hand=[SAGE])
    table.alice.cast("Sage")
    table.resolve()
    assert table.counters("Sage", "loyalty") == 6
    table.alice.activate("Sage")
    assert table.counters("Sage", "loyalty") == 8


def test_616_1_the_controller_of_what_is_affected_chooses_the_order() -> None:
    for first, count in (("Doubler", 3), ("Halver", 2)):
        table = position(alice=[DOUBLER, HALVER, "Forest"], alice_hand=[GROW], bob=["Hill Giant"])
        table.alice.cast("Grow", ["Hill Giant"])
        table.resolve()
        assert (table.asked, table.asked_player) == ("replacement", "bob")
        table.bob.choose(first)
        assert table.counters("Hill Giant", "+1/+1") == count


def test_614_5_each_effect_applies_once() -> None:
    table = position(alice=[DOUBLER, DOUBLER, "Forest"], alice_hand=[GIFT], bob=["Hill Giant"])
    table.alice.cast("Gift", ["Hill Giant"])
    table.resolve()
    while table.asked == "replacement":
        table.apply(0)
    assert table.counters("Hill Giant", "+1/+1") == 4


def test_106_12b_a_permanent_tapped_for_mana_produces_twice_as_much() -> None:
    table = position(alice=["Mana Reflection", STONE, SHRINE, FREE], bob=[SHRINE])
    table.alice.taps("Shrine")
    assert table.alice.mana == "GG"
    table.alice.taps("Stone", for_=1)
    assert table.alice.mana == "GGUU"
    table.alice.taps("Free")  # not tapped for it
    assert table.alice.mana == "GGUUG"
    table.alice.passes()
    table.bob.taps("bob's Shrine")
    assert table.bob.mana == "G"


def test_106_12b_two_of_them_make_four_times_as_much() -> None:
    table = position(alice=["2 Mana Reflection", "Forest"])
    table.alice.taps("Forest")
    assert table.alice.mana == "GGGG"


@pytest.mark.parametrize("payment", ["automatic", "manual"])
def test_106_12b_what_is_paid_counts_on_it(payment: str) -> None:
    table = position(alice=["Mana Reflection", "Forest"], alice_hand=["Grizzly Bears"], payment=payment)
    table.alice.cast("Grizzly Bears")
    while table.asked == "pay":
        table.apply(0)
    assert table.stack == ["Grizzly Bears"]
    assert table.alice.mana == ""


def test_614_12a_the_choice_is_made_before_it_enters() -> None:
    table = position(alice=["Swamp"], alice_hand=["The Rack"], bob_hand=["Forest"])
    table.alice.cast("The Rack")
    table.resolve()
    assert "The Rack" in table.alice.battlefield
    table.advance_to("bob's upkeep")
    assert table.stack == ["The Rack"]
    table.resolve()
    assert table.bob.life == 18


def test_614_12a_one_of_several_opponents_is_chosen() -> None:
    table = position(
        players=("alice", "bob", "carol"), alice=["Swamp"], alice_hand=["Black Vise"], carol_hand=["6 Forest"]
    )
    table.alice.cast("Black Vise")
    table.resolve()
    assert table.asked_player == "alice"
    assert "Black Vise" not in table.battlefield
    table.alice.choose("carol")
    table.advance_to("bob's upkeep")
    assert table.stack == []
    table.advance_to("carol's upkeep")
    table.resolve()
    assert table.state.players[2].life == 18
    assert table.copy().state.objects[table.find("Black Vise").id].chosen == {"player": 2}


def test_607_2d_the_colour_chosen_as_it_entered() -> None:
    table = position(alice=["Plains"], alice_hand=[ANGEL], bob=["Mountain", "Forest"], bob_hand=["Shock", GIFT])
    table.alice.cast("Angel")
    table.resolve()
    assert table.options == [f"choose {c}" for c in "WUBRG"]
    table.alice.choose("choose R")
    table.alice.passes()
    with pytest.raises(NotOffered) as refused:
        table.bob.cast("Shock", ["alice"])
    assert refused.value.source == "Angel"
    table.bob.cast("Gift", ["Angel"])


# --- 616.1, 616.2


ROBES = card("Robes", "{1}", artifact)(n.Static(n.ReplaceMove(n.Anything(), Zone.NOWHERE, Zone.GRAVEYARD, Zone.EXILE)))
HOMEBODY = card("Homebody", "{G}", creature, pt="2/2")(
    n.Static(n.ReplaceMove(itself, Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.HAND)),
)
MURDER = card("Murder Now", "{B}", instant)(targeting(creature).do(destroy(target)))
ESSENCE = card("Essence", "{G}", creature, "Avatar", pt="6/6")(enter_as_copies(creature, yours, of=this))
TWICE = card("Twice", "{R}", enchantment)(deals_more(times=2))
PLUS_TWO = card("Plus Two", "{R}", enchantment)(deals_more(plus=2))


def test_616_1_the_controller_of_the_destroyed_creature_decides() -> None:
    for first, where in (("Robes", "exile"), ("Homebody", "hand")):
        table = position(alice=[ROBES, "Swamp"], alice_hand=[MURDER], bob=[HOMEBODY])
        table.alice.cast("Murder Now", ["Homebody"])
        table.resolve()
        assert (table.asked, table.asked_player) == ("replacement", "bob")
        table.bob.choose(first)
        assert "Homebody" in (table.exile if where == "exile" else table.bob.hand)


def test_616_1_damage_first_doubled_or_first_increased() -> None:
    for first, life in (("Twice", 14), ("Plus Two", 12)):
        table = position(alice=[TWICE, PLUS_TWO, "Mountain"], alice_hand=["Shock"])
        table.alice.cast("Shock", ["bob"])
        table.resolve()
        assert table.asked_player == "bob"
        table.bob.choose(first)
        assert table.bob.life == life


def test_616_1_several_players_choose_in_apnap_order() -> None:
    sweep = card("Sweep", "{R}", sorcery)(do(damage(1, to=each_player)))
    table = position(alice=[TWICE, PLUS_TWO, "Mountain"], alice_hand=[sweep], bob=["Mountain"], active="alice")
    table.alice.cast("Sweep")
    table.resolve()
    assert table.asked_player == "alice"
    table.alice.choose("Twice")
    assert table.asked_player == "bob"
    table.bob.choose("Plus Two")
    assert (table.alice.life, table.bob.life) == (16, 14)


def test_616_1_effects_that_come_to_the_same_are_not_asked_about() -> None:
    table = position(alice=[TWICE, TWICE, "Mountain"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.asked == "priority"
    assert table.bob.life == 12


def test_616_1a_what_a_spell_says_of_itself_comes_first() -> None:
    table = position(
        alice=[ROBES, "2 Island"],
        alice_hand=["Memory Lapse"],
        bob=["2 Forest"],
        bob_hand=["Grizzly Bears"],
        active="bob",
    )
    table.bob.cast("Grizzly Bears")
    table.bob.passes()
    table.alice.cast("Memory Lapse", ["Grizzly Bears"])
    table.resolve()
    assert table.bob.library[0] == "Grizzly Bears"
    assert table.exile == ["Memory Lapse"]


def test_616_1b_under_whose_control_comes_before_what_it_enters_as() -> None:
    gather = card("Gather", "{U}", enchantment)(n.Static(n.EntersUnder(creature, each_opponent, n.You())))
    table = position(alice=[gather, ESSENCE], bob=["2 Forest"], bob_hand=["Grizzly Bears"], active="bob")
    table.bob.cast("Grizzly Bears")
    table.resolve()
    assert table.controller("Grizzly Bears") == "alice"
    assert table.pt("Grizzly Bears") == "6/6"


def test_616_1c_entering_as_a_copy_comes_before_the_rest() -> None:
    sentinel = card("Sentinel", "{4}", artifact, creature, pt="3/4")(enters_tapped)
    table = position(alice=[ESSENCE, "4 Forest"], alice_hand=[sentinel])
    table.alice.cast("Sentinel")
    table.resolve()
    assert table.asked == "priority"
    assert table.pt("Sentinel") == "6/6"
    assert not table.tapped("Sentinel")


def test_616_1c_a_clone_becomes_what_it_copies_before_that_says_how_it_enters() -> None:
    hydra = card("Hydra", "{G}", creature, pt="0/1")(enters_with(2, "+1/+1"))
    table = position(alice=[hydra, "4 Island"], alice_hand=["Clone"])
    table.alice.cast("Clone")
    table.resolve()
    table.alice.choose("Hydra")
    assert table.pt("Clone") == "2/3"


def test_616_1e_616_1f_any_of_the_rest_until_none_applies_any_more() -> None:
    table = position(alice=[TWICE, PLUS_TWO, PLUS_TWO, "Mountain"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.options == ["Twice", "Plus Two", "Plus Two"]
    table.bob.choose("Plus Two")
    assert table.options == ["Twice", "Plus Two"]
    table.bob.choose("Twice")
    assert table.bob.life == 20 - ((2 + 2) * 2 + 2)


def test_616_1g_tokens_are_doubled_before_each_enters() -> None:
    voice = card("Voice", "{W}", creature, pt="2/2")(as_it_enters(choose_a_color))
    copy_it = card("Copy It", "{U}", sorcery)(targeting(creature).do(create_copy(target)))
    more = card("More Tokens", "{G}", enchantment)(n.Static(n.TokensTimes(you)))
    table = position(alice=[voice, more, "Island"], alice_hand=[copy_it])
    table.alice.cast("Copy It", ["Voice"])
    table.resolve()
    table.alice.choose("choose R")
    table.alice.choose("choose G")
    chosen = sorted(o.chosen["color"] for o in table.state.objects.values() if o.chosen)
    assert chosen == [8, 16]
    assert table.alice.battlefield.count("Voice") == 3


def test_616_1g_regeneration_comes_before_what_replaces_dying() -> None:
    patience = card("Patience", "{W}", creature, pt="0/4")(pay("{0}").do(regenerate(this)))
    table = position(alice=[ROBES, "Swamp"], alice_hand=[MURDER], bob=[patience])
    table.alice.cast("Murder Now", ["Patience"])
    table.alice.passes()
    table.bob.activate("Patience")
    table.resolve()
    table.resolve()
    assert table.asked == "priority"
    assert "Patience" in table.bob.battlefield


def test_616_2_an_effect_becomes_applicable_by_what_another_does() -> None:
    guard = card("Guard", "{W}", creature, pt="2/5")(
        n.Static(n.Redirects(this, players=you)), prevents_some(2, to=itself)
    )
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=[guard])
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve()
    assert (table.bob.life, table.damage("Guard")) == (20, 1)
