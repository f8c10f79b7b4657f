"""CR 614: replacement effects."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    a_player,
    another,
    any_target,
    artifact,
    as_it_enters,
    cant_enter,
    card,
    choose,
    choose_source,
    create,
    create_copy,
    creature,
    deals_more,
    deathtouch,
    destroy,
    dies,
    discard,
    do,
    draw,
    each,
    each_opponent,
    enchantment,
    enters_tapped,
    enters_with,
    exile,
    gain_life,
    have,
    in_a_graveyard,
    in_turn,
    in_your_graveyard,
    instant,
    is_a,
    it,
    itself,
    land,
    lifelink,
    lose_life,
    mill,
    pay,
    prevent,
    put_counters,
    put_onto_battlefield,
    redirect,
    regenerate,
    sacrifice_it,
    sorcery,
    target,
    targeting,
    the_source,
    this,
    token_card,
    whenever,
    you,
    yours,
)

GOBLIN = token_card("Goblin", creature, pt="1/1")
DOUBLER = card("Doubler", "{R}", enchantment)(deals_more(creature, times=2))
TWICE = card("Twice", "{R}", enchantment)(deals_more(times=2))
GUARD = card("Guard", "{W}", creature, pt="2/5")(n.Static(n.Redirects(this, players=you)))
NIGHTHAWK = card("Nighthawk", "{B}", creature, pt="2/3")(deathtouch, lifelink)
PATIENCE = card("Patience", "{W}", creature, pt="0/4")(pay("{0}").do(regenerate(this)))
MOURNER = card("Mourner", "{B}", creature, pt="1/1")(whenever(dies(creature)).do(lose_life(1, by=each_opponent)))
ROBES = card("Robes", "{1}", artifact)(n.Static(n.ReplaceMove(n.Anything(), Zone.NOWHERE, Zone.GRAVEYARD, Zone.EXILE)))
MURDER = card("Murder Now", "{B}", instant)(targeting(creature).do(destroy(target)))
SHELTER = card("Shelter", "{W}", instant)(
    targeting(creature).do(choose_source(), redirect(target, to=you, by=the_source)),
)
VANITY = card("Vanity", "{U}", enchantment)(n.Static(n.ReplaceDraw(you, gain_life(2))))
DIG = card("Dig", "{U}", sorcery)(do(draw(3)))
SNOOZE = card("Snooze", "{U}", sorcery)(targeting(a_player).do(n.SkipNext("draw step", target)))
RAISE = card("Raise", "{B}", sorcery)(
    targeting(is_a(creature, in_a_graveyard)).do(put_onto_battlefield(target, under=you))
)
RAISE_ALL = card("Raise All", "{B}", sorcery)(do(put_onto_battlefield(each(in_your_graveyard, creature), under=you)))
GHOUL = card("Ghoul", "{B}", creature, pt="1/1")(
    as_it_enters(in_turn(choose(creature, in_your_graveyard, at_least=0, at_most=9), exile(it))),
)
DEVOURER = card("Devourer", "{R}", creature, pt="1/1")(
    as_it_enters(in_turn(choose(creature, another, yours, at_least=0, at_most=9), sacrifice_it(it))),
)


def answer_no(table: Table) -> None:
    while table.asked in ("may", "choose"):
        table.choose("no" if "no" in table.options else "done")


# --- 614.1-614.7


def test_614_1a_instead_replaces_a_zone_change() -> None:
    table = position(alice=[ROBES, "Swamp"], alice_hand=[MURDER], bob=["Hill Giant"])
    table.alice.cast("Murder Now", ["Hill Giant"])
    table.resolve()
    assert "Hill Giant" in table.exile
    assert table.bob.graveyard == []


@pytest.mark.rule("614.1b")
def test_614_10_a_skipped_step_is_replaced_with_nothing() -> None:
    table = position(alice=["Island"], alice_hand=[SNOOZE])
    table.alice.cast("Snooze", ["bob"])
    table.resolve()
    table.advance_to("bob's precombat main")
    assert not table.events("draw", player="bob")
    assert table.events("skipped", player="bob")


def test_614_1c_enters_with_counters() -> None:
    hydra = card("Hydra", "{G}", creature, pt="0/0")(enters_with(2, "+1/+1"))
    table = position(alice=["Forest"], alice_hand=[hydra])
    table.alice.cast("Hydra")
    table.resolve()
    assert table.pt("Hydra") == "2/2"


@pytest.mark.rule("614.12")
def test_614_1d_other_permanents_enter_tapped_but_not_the_one_that_says_so() -> None:
    orb = card("Orb", "{1}", artifact)(n.Static(n.EntersTapped(n.Anything())))
    table = position(alice=["2 Forest"], alice_hand=[orb, "Grizzly Bears", "Forest"])
    table.alice.cast("Orb")
    table.resolve()
    assert not table.tapped("Orb")
    table.alice.play_land("Forest")
    assert table.tapped("Forest 3")


def test_614_3_614_4_a_shield_made_in_response_works_a_later_one_does_not() -> None:
    table = position(alice=["Swamp", "Swamp"], alice_hand=[MURDER, MURDER], bob=[PATIENCE])
    table.alice.cast("Murder Now", ["Patience"])
    table.alice.passes()
    table.bob.activate("Patience")
    table.resolve()
    table.resolve()
    assert "Patience" in table.bob.battlefield
    table.alice.cast("Murder Now", ["Patience"])
    table.resolve()
    assert "Patience" not in table.bob.battlefield
    with pytest.raises(NotOffered):
        table.bob.activate("Patience")


def test_614_5_two_that_double_come_to_four_times_as_much() -> None:
    table = position(alice=[DOUBLER, DOUBLER, "Goblin Piker"])
    table.alice.attack(["Goblin Piker"])
    table.advance_to("combat damage")
    assert table.bob.life == 12


def test_614_6_what_is_replaced_never_happens_and_triggers_nothing() -> None:
    table = position(alice=[ROBES, MOURNER, "Swamp"], alice_hand=[MURDER], bob=["Hill Giant"])
    table.alice.cast("Murder Now", ["Hill Giant"])
    table.resolve()
    assert table.stack == []
    assert table.bob.life == 20
    assert table.events("exiled", what="Hill Giant")
    assert not table.events("dies")


def test_614_7_an_event_that_never_happens_is_not_replaced() -> None:
    table = position(alice=["Swamp", "Swamp"], alice_hand=[MURDER, "Unsummon", "Island"], bob=[PATIENCE])
    table.alice.passes()
    table.bob.activate("Patience")
    table.resolve()
    assert table.state.lasting
    table.advance_to("bob's upkeep")
    assert not table.state.lasting
    assert not table.tapped("Patience")


def test_614_7a_no_damage_is_neither_doubled_nor_redirected() -> None:
    harmless = card("Harmless", "{R}", creature, pt="0/3")()
    more = card("More", "{R}", enchantment)(deals_more(plus=3))
    table = position(alice=[more, harmless], bob=[GUARD])
    table.alice.attack(["Harmless"])
    table.advance_to("end of combat")
    assert table.bob.life == 20
    assert table.damage("Guard") == 0
    assert not table.events("damage dealt")


# --- 614.9


def test_614_9_the_same_damage_by_the_same_source_is_dealt_to_another() -> None:
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=[GUARD])
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve()
    assert table.bob.life == 20
    assert table.damage("Guard") == 3
    assert [(e.what, e.amount, e.rule) for e in table.events("damage dealt")] == [("Lightning Bolt", 3, "614.9")]


def test_614_9_lifelink_and_deathtouch_stay_with_the_source() -> None:
    table = position(alice=[NIGHTHAWK], bob=[GUARD])
    table.alice.attack(["Nighthawk"])
    table.advance_to("end of combat")
    assert "Guard" in table.bob.graveyard
    assert table.alice.life == 22


def test_614_9_nothing_is_redirected_to_what_has_left_or_is_no_creature() -> None:
    for away in ("Unsummon", "Becalm"):
        becalm = card("Becalm", "{U}", instant)(
            targeting(creature).do(n.Apply(target, (n.SetTypes(n.CardType.ARTIFACT),)))
        )
        table = position(
            alice=["Mountain", "2 Island"],
            alice_hand=["Lightning Bolt", "Unsummon", becalm],
            bob=["Hill Giant", "Plains"],
            bob_hand=[SHELTER],
        )
        table.alice.cast("Lightning Bolt", ["bob"])
        table.alice.passes()
        table.bob.cast("Shelter", ["Hill Giant"])
        table.resolve()
        table.bob.choose("Lightning Bolt")
        table.alice.cast(away, ["Hill Giant"])
        table.resolve()
        table.resolve()
        assert table.bob.life == 17, away


def test_614_9_redirected_damage_meets_what_protects_the_new_recipient() -> None:
    fog = card("Little Fog", "{W}", instant)(targeting(any_target).do(prevent(2, to=target)))
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=[GUARD, "Plains"], bob_hand=[fog])
    table.alice.passes()
    table.bob.cast("Little Fog", ["Guard"])
    table.resolve()
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve()
    assert table.damage("Guard") == 1


def test_614_9_two_guards_the_affected_player_chooses_and_it_may_go_on() -> None:
    other = card("Other Guard", "{W}", creature, pt="2/6")(n.Static(n.Redirects(this, players=you)))
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=[GUARD, other])
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve()
    assert (table.asked, table.asked_player) == ("replacement", "bob")
    table.bob.choose("Other Guard")
    assert (table.damage("Guard"), table.damage("Other Guard"), table.bob.life) == (0, 3, 20)


def test_614_9_a_player_who_has_left_takes_no_redirected_damage() -> None:
    chant = card("Chant", "{W}", instant)(targeting(a_player).do(redirect(target, to=you)))
    table = position(
        players=("alice", "bob", "carol"), alice=["Mountain", "Plains"], alice_hand=[chant, "Lightning Bolt"]
    )
    table.alice.cast("Chant", ["carol"])
    table.resolve()
    table.carol.concede()
    table.alice.cast("Lightning Bolt", ["alice"])
    table.resolve()
    assert table.alice.life == 17


# --- 614.10


def test_614_10a_two_skips_skip_the_next_two() -> None:
    table = position(alice=["2 Island"], alice_hand=[SNOOZE, SNOOZE])
    for _ in range(2):
        table.alice.cast("Snooze", ["bob"])
        table.resolve()
    table.advance_to("bob's precombat main")
    assert not table.events("draw", player="bob")
    table.forget()
    table.advance_to("turn 4, precombat main")
    assert not table.events("draw", player="bob")
    table.forget()
    table.advance_to("turn 6, precombat main")
    assert table.events("draw", player="bob")


def test_614_10_what_has_begun_is_not_skipped_any_more() -> None:
    nap = card("Nap", "{U}", instant)(targeting(a_player).do(n.SkipNext("draw step", target)))
    table = position(alice=["Island"], alice_hand=[nap], step="draw step")
    table.forget()
    table.alice.cast("Nap", ["alice"])
    table.resolve()
    assert table.step == "draw step"
    table.advance_to("turn 3, precombat main")
    assert not table.events("draw", player="alice")


# --- 614.11


def test_614_11_a_draw_from_an_empty_library_is_replaced_too() -> None:
    table = position(alice=[VANITY, "Island"], alice_hand=[DIG], alice_blanks=0, alice_library=[])
    table.alice.cast("Dig")
    table.resolve()
    assert table.alice.life == 26
    assert table.alice.in_game


def test_614_11a_the_replacement_is_done_before_the_sequence_goes_on() -> None:
    loot = card("Loot", "{U}", enchantment)(n.Static(n.ReplaceDraw(you, discard(1))))
    table = position(alice=[loot, "Island"], alice_hand=[DIG, "Forest", "Swamp", "Plains", "Mountain"])
    table.alice.cast("Dig")
    table.resolve()
    for k in range(3):
        assert table.asked == "discard"
        assert len(table.alice.graveyard) == k
        table.apply(0)
    assert len(table.alice.hand) == 1


# --- 614.12


def test_614_12_a_token_that_is_a_copy_has_its_choice_made() -> None:
    voice = card("Voice", "{W}", creature, pt="2/2")(as_it_enters(n.ChooseColor()), n.Protection(n.OfChosenColor()))
    table = position(
        alice=[voice, "Island", "Mountain"], alice_hand=[COPY], bob=["2 Mountain"], bob_hand=["Shock", "Shock"]
    )
    table.alice.cast("Copy It", ["Voice"])
    table.resolve()
    assert table.asked == "choose"
    assert table.alice.battlefield.count("Voice") == 1
    table.alice.choose("choose R")
    assert table.alice.battlefield.count("Voice") == 2
    table.alice.passes()
    table.bob.cast("Shock", ["Voice"])
    with pytest.raises(NotOffered):
        table.bob.cast("Shock", ["Voice 2"])


COPY = card("Copy It", "{U}", sorcery)(targeting(creature).do(create_copy(target)))


def test_614_12_an_ability_that_is_lost_elsewhere_works_as_it_enters() -> None:
    jailer = card("Jailer", "{B}", creature, pt="1/1")(have(in_a_graveyard, n.LoseAllAbilities()))
    treefolk = card("Treefolk", "{G}", creature, pt="3/5")(enters_tapped)
    table = position(alice=[jailer, "Swamp"], alice_hand=[RAISE], alice_graveyard=[treefolk])
    table.alice.cast("Raise", ["Treefolk"])
    table.resolve()
    assert table.tapped("Treefolk")


def test_614_12_an_ability_that_it_would_not_have_there_does_not() -> None:
    tapland = card("Tapland", None, land)(enters_tapped)
    table = position(alice=["Blood Moon"], alice_hand=[tapland])
    table.alice.play_land("Tapland")
    assert not table.tapped("Tapland")


def test_614_12_it_is_judged_with_its_own_static_abilities_and_its_counters() -> None:
    watch = card("Watch", "{1}", artifact)(n.Static(n.EntersTapped(n.PowerIs(">=", n.Fixed(3)))))
    hydra = card("Hydra", "{G}", creature, pt="0/0")(enters_with(3, "+1/+1"))
    swamp = card("Mire", "{G}", creature, pt="1/1")(have(itself, n.AddPT(n.Fixed(2), n.Fixed(2))))
    table = position(alice=[watch, "2 Forest"], alice_hand=[hydra, swamp, "Grizzly Bears"])
    table.alice.cast("Hydra")
    table.resolve()
    assert table.tapped("Hydra")
    table.alice.cast("Mire")
    table.resolve()
    assert table.tapped("Mire")


def test_614_12_continuous_effects_that_exist_already_count() -> None:
    watch = card("Watch", "{1}", artifact)(n.Static(n.EntersTapped(n.PowerIs(">=", n.Fixed(3)))))
    table = position(alice=[watch, "Crusade", "2 Plains"], alice_hand=["Savannah Lions", "Silvercoat Lion"])
    table.alice.cast("Silvercoat Lion")
    table.resolve()
    assert table.tapped("Silvercoat Lion")


def test_614_12a_the_price_of_entering_untapped_is_paid_before() -> None:
    table = position(alice_hand=[SHOCKLAND], alice_life=2)
    table.alice.play_land("Crypt")
    assert "Crypt" not in table.battlefield
    table.alice.choose("yes")
    assert table.alice.life == 0 or not table.alice.in_game


SHOCKLAND = card("Crypt", None, land)(
    as_it_enters(n.PayOrElse((n.PayLife(n.Fixed(2)),), you, None, n.Apply(this, ()))),
)


def test_614_12b_what_cannot_be_paid_together_is_not_offered() -> None:
    table = position(
        alice=["Swamp"],
        alice_hand=[
            card("Reclaim", "{B}", sorcery)(do(put_onto_battlefield(each(in_your_graveyard, land), under=you))),
        ],
        alice_graveyard=[SHOCKLAND, SHOCKLAND],
        alice_life=3,
    )
    table.alice.cast("Reclaim")
    table.resolve()
    table.alice.choose("yes")
    assert table.asked != "optional cost"
    assert table.alice.life == 1
    assert table.alice.battlefield.count("Crypt") == 2


# --- 614.13


def test_614_13_others_change_zones_as_it_enters() -> None:
    table = position(alice=["Grizzly Bears", "Memnite", "Mountain"], alice_hand=[DEVOURER])
    table.alice.cast("Devourer")
    table.resolve()
    table.alice.choose("Memnite")
    assert table.alice.graveyard == ["Memnite"]
    assert "Devourer" in table.alice.battlefield


def test_614_13a_nothing_that_enters_at_the_same_time_can_be_chosen() -> None:
    table = position(alice=["Swamp"], alice_hand=[RAISE_ALL], alice_graveyard=[GHOUL, "Grizzly Bears", "Forest"])
    table.alice.cast("Raise All")
    table.resolve()
    assert table.exile == []
    assert {"Ghoul", "Grizzly Bears"} <= set(table.alice.battlefield)


def test_614_13b_nothing_is_chosen_twice() -> None:
    table = position(
        alice=["Swamp", "Memnite", "Hill Giant"], alice_hand=[RAISE_ALL], alice_graveyard=[DEVOURER, DEVOURER]
    )
    table.alice.cast("Raise All")
    table.resolve()
    table.alice.choose("Memnite", "done")
    assert table.options == ["done", "Hill Giant"]
    table.alice.choose("done")
    assert sorted(table.alice.battlefield) == ["Devourer", "Devourer", "Hill Giant", "Swamp"]


def test_614_13c_what_enters_from_the_library_is_not_milled_on_the_way() -> None:
    sifter = card("Sifter", "{U}", creature, pt="1/1")(as_it_enters(mill(2, by=you)))
    summon = card("Summon", "{U}", sorcery)(do(put_onto_battlefield(n.TopOfLibrary(you), under=you)))
    table = position(alice=["Island"], alice_hand=[summon], alice_library=[sifter, "Forest", "Swamp", "Plains"])
    table.alice.cast("Summon")
    table.resolve()
    assert "Sifter" in table.alice.battlefield
    assert table.alice.graveyard == ["Forest", "Swamp", "Summon"]


# --- 614.15-614.17


def test_614_15_an_effect_that_replaces_part_of_itself_comes_before_the_others() -> None:
    table = position(
        alice=["Rest in Peace", "2 Island"],
        alice_hand=["Memory Lapse"],
        bob=["Forest", "Forest"],
        bob_hand=["Grizzly Bears"],
        active="bob",
    )
    table.bob.cast("Grizzly Bears")
    table.bob.passes()
    table.alice.cast("Memory Lapse", ["Grizzly Bears"])
    table.resolve()
    assert table.bob.library[0] == "Grizzly Bears"
    assert "Grizzly Bears" not in table.exile


def test_614_16_tokens_that_a_replacement_creates_are_doubled_too() -> None:
    party = card("Party", "{R}", enchantment)(n.Static(n.ReplaceDraw(you, create(1, GOBLIN))))
    more = card("More Tokens", "{G}", enchantment)(n.Static(n.TokensTimes(you)))
    table = position(alice=[party, more, "Island"], alice_hand=[DIG])
    table.alice.cast("Dig")
    table.resolve()
    assert table.alice.battlefield.count("Goblin Token") == 6


def test_614_16_counters_put_by_a_replacement_are_doubled_too() -> None:
    grow = card("Grow Instead", "{G}", creature, pt="1/1")(
        n.Static(n.ReplaceDraw(you, put_counters(1, "+1/+1", on=this)))
    )
    table = position(alice=[grow, "Vorinclex, Monstrous Raider", "Island"], alice_hand=[DIG])
    table.alice.cast("Dig")
    table.resolve()
    assert table.counters("Grow Instead", "+1/+1") == 6


def test_614_17_life_that_cannot_be_gained_is_not() -> None:
    stern = card("Stern", "{B}", enchantment)(n.Static(n.LifeCantChange(n.EachPlayer(), lose=False)))
    sip = card("Sip", "{W}", sorcery)(do(gain_life(3)))
    table = position(alice=[stern, "Plains", "Archangel of Thune"], alice_hand=[sip])
    table.alice.cast("Sip")
    table.resolve()
    assert table.alice.life == 20
    assert table.stack == []


def test_614_17a_what_has_happened_stays_so() -> None:
    stern = card("Stern", "{B}", enchantment)(n.Static(n.LifeCantChange(n.EachPlayer(), lose=False)))
    sip = card("Sip", "{W}", sorcery)(do(gain_life(3)))
    table = position(alice=["Plains", "Swamp"], alice_hand=[sip, stern])
    table.alice.cast("Sip")
    table.resolve()
    table.alice.cast("Stern")
    table.resolve()
    assert table.alice.life == 23


def test_614_17b_a_cost_that_includes_it_cannot_be_paid() -> None:
    price = card("Price", "{1}", artifact)(pay(n.PayLife(n.Fixed(1))).do(draw(1)))
    still = card("Still", "{1}", artifact)(n.Static(n.LifeCantChange(you)))
    table = position(alice=[still, price, "Mountain"], alice_hand=["Gut Shot"])
    with pytest.raises(NotOffered):
        table.alice.activate("Price")
    table.alice.cast("Gut Shot", ["alice"])
    table.resolve()
    assert table.alice.life == 20
    assert table.tapped("Mountain")
    assert [e.amount for e in table.events("damage dealt")] == [1]


def test_614_17b_phyrexian_mana_cannot_be_paid_with_life_then() -> None:
    still = card("Still", "{1}", artifact)(n.Static(n.LifeCantChange(you)))
    table = position(alice=[still], alice_hand=["Gut Shot"])
    with pytest.raises(NotOffered):
        table.alice.cast("Gut Shot", ["bob"])


def test_614_17c_what_cannot_enter_is_not_replaced_by_anything_else() -> None:
    cage = card("Cage", "{1}", artifact)(cant_enter(creature, from_=(Zone.GRAVEYARD, Zone.LIBRARY)))
    table = position(alice=[cage, "Swamp"], alice_hand=[RAISE], alice_graveyard=[DEVOURER, "Memnite"])
    table.alice.cast("Raise", ["Devourer"])
    table.resolve()
    assert table.asked == "priority"
    assert "Devourer" in table.alice.graveyard


def test_614_17d_judged_as_it_would_be_on_the_battlefield() -> None:
    cage = card("Cage", "{1}", artifact)(cant_enter(n.PowerIs(">=", n.Fixed(3)), from_=(Zone.GRAVEYARD,)))
    table = position(
        alice=[cage, "Crusade", "2 Swamp"], alice_hand=[RAISE, RAISE], alice_graveyard=["Silvercoat Lion", "Hill Giant"]
    )
    table.alice.cast("Raise", ["Silvercoat Lion"])
    table.resolve()
    assert "Silvercoat Lion" in table.alice.graveyard


def test_614_17d_a_spell_that_cannot_enter_goes_to_the_graveyard() -> None:
    nobody = card("Nobody", "{1}", artifact)(cant_enter(creature))
    table = position(alice=[nobody, "2 Forest"], alice_hand=["Grizzly Bears"])
    table.alice.cast("Grizzly Bears")
    table.resolve()
    assert table.alice.graveyard == ["Grizzly Bears"]


def test_614_17d_a_token_that_cannot_enter_is_not_created() -> None:
    nobody = card("Nobody", "{1}", artifact)(cant_enter(creature))
    goblins = card("Goblins", "{R}", sorcery)(do(create(2, GOBLIN)))
    table = position(alice=[nobody, "Mountain"], alice_hand=[goblins])
    table.alice.cast("Goblins")
    table.resolve()
    assert "Goblin Token" not in table.alice.battlefield
    assert not table.events("token created")
