"""CR 603: triggered abilities: when they trigger, how they get onto the stack, what they know."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    a_player,
    another,
    apply,
    artifact,
    at_the_beginning_of,
    card,
    controller_of,
    create,
    creature,
    destroy,
    dies,
    draw,
    each,
    each_player,
    enchantment,
    enters,
    exile,
    gain_control,
    gain_life,
    have,
    instant,
    is_a,
    is_also,
    itself,
    later,
    lose_life,
    may,
    not_so,
    pay,
    put_onto_battlefield,
    return_to_hand,
    sacrifice_a,
    sacrifice_it,
    sorcery,
    tap_this,
    target,
    targeting,
    token_card,
    upkeep,
    when,
    when_you_do,
    whenever,
    you,
    you_control,
    yours,
)

CLAMP = card("Clamp", "{1}", artifact)(n.Static(n.CantActivate(is_a(n.Anything()), mana_too=False)))
MOURNER = card("Mourner", "{B}", enchantment)(whenever(dies(creature)).do(gain_life(1)))
ALARM = card("Tap Alarm", "{W}", enchantment)(whenever(n.BecomesTapped(is_a(creature))).do(gain_life(1)))
IN_EXILE = each(n.InZone(Zone.EXILE))
SLEEPER = card("Sleeper", "{0}", creature, pt="1/1")(n.Static(n.EntersTapped()))


# --- Triggering


def test_603_1_603_2_an_ability_triggers_by_itself_and_does_nothing_yet() -> None:
    table = position(alice=["2 Plains"], alice_hand=["Lone Missionary"])
    table.alice.cast("Lone Missionary")
    table.resolve()
    assert table.stack == ["Lone Missionary"]
    assert table.alice.life == 20
    table.resolve()
    assert table.alice.life == 24
    assert [e.rule for e in table.events("triggered")] == ["603.2"]


def test_603_2a_it_triggers_where_nothing_can_be_cast_or_activated() -> None:
    table = position(alice=["2 Plains", CLAMP], alice_hand=["Lone Missionary"])
    table.alice.cast("Lone Missionary")
    table.resolve_all()
    assert table.alice.life == 24


def test_603_2a_in_the_untap_step_where_nobody_has_priority() -> None:
    waker = card("Waker", "{G}", enchantment)(whenever(n.BecomesUntapped(is_a(creature))).do(gain_life(1)))
    table = position(alice=["Memnite (tapped)", waker], step="untap")
    assert table.step == "upkeep step"
    assert table.stack == ["Waker"]


def test_603_2b_at_the_beginning_of_a_step() -> None:
    table = position(step="upkeep", alice=["Juzám Djinn"])
    assert table.stack == ["Juzám Djinn"], "it is there before anybody has had priority"
    table.resolve()
    assert table.alice.life == 19


def test_603_2c_once_for_each_occurrence_in_one_event() -> None:
    table = position(alice=["4 Plains", MOURNER], alice_hand=["Wrath of God"], bob=["3 Memnite"], triggers="automatic")
    table.alice.cast("Wrath of God")
    table.resolve()
    assert table.stack == ["Mourner"] * 3
    table.resolve_all()
    assert table.alice.life == 23


def test_603_2c_once_although_the_event_was_great() -> None:
    """Gaining four life is one event."""
    greeter = card("Greeter", "{W}", enchantment)(whenever(n.GainsLife(you)).do(draw(1)))
    table = position(alice=["2 Plains", greeter], alice_hand=["Lone Missionary"])
    table.alice.cast("Lone Missionary")
    table.resolve_all()
    assert len(table.alice.hand) == 1


def test_603_2e_becomes_tapped_is_a_change_not_a_state() -> None:
    table = position(alice=["Island", "Icy Manipulator", ALARM, "Memnite (tapped)"], bob=["Grizzly Bears (tapped)"])
    table.alice.activate("Icy Manipulator", ["Grizzly Bears"])
    table.resolve_all()
    assert table.alice.life == 20, "it was tapped already"


def test_603_2e_entering_tapped_is_not_becoming_tapped() -> None:
    table = position(alice=[ALARM], alice_hand=[SLEEPER])
    table.alice.cast("Sleeper")
    table.resolve_all()
    assert table.tapped("Sleeper")
    assert table.alice.life == 20


def test_603_2g_what_was_prevented_triggers_nothing() -> None:
    stinger = card("Stinger", "{R}", creature, pt="2/2")(whenever(n.DealsDamage(itself)).do(gain_life(5)))
    table = position(alice=[stinger, "Forest"], alice_hand=["Fog"])
    table.alice.cast("Fog")
    table.resolve()
    table.alice.attack(["Stinger"])
    table.advance_to("end of combat")
    assert table.bob.life == 20
    assert table.alice.life == 20
    assert table.events("damage prevented")


def test_603_2g_what_was_replaced_triggers_nothing() -> None:
    """A draw that is skipped is no draw."""
    table = position(alice=["Obstinate Familiar", "Horizon Chimera", "Island"], alice_hand=["Opt"])
    table.alice.cast("Opt")
    table.resolve()
    table.choose(table.options[0])  # scry
    assert table.asked == "may"
    table.choose("yes")
    assert table.stack == []
    assert table.alice.life == 20


def test_603_2g_a_creature_that_is_exiled_instead_of_dying_does_not_die() -> None:
    table = position(alice=["Rest in Peace", MOURNER, "Mountain"], alice_hand=["Shock"], bob=["Doomed Dissenter"])
    table.alice.cast("Shock", ["Doomed Dissenter"])
    table.resolve_all()
    assert "Doomed Dissenter" in table.exile
    assert table.alice.life == 20
    assert table.bob.battlefield == []


# --- Onto the stack


def test_603_3_the_next_time_somebody_would_get_priority() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=["Doomed Dissenter"])
    table.alice.cast("Shock", ["Doomed Dissenter"])
    table.resolve()
    assert table.stack == ["Doomed Dissenter"]
    assert table.priority == "alice", "the ability is there before the active player gets priority"
    assert [e.rule for e in table.events("put on the stack")] == ["603.3"]


def test_603_3a_its_controller_is_who_controlled_the_source() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=["Doomed Dissenter"])
    table.alice.cast("Shock", ["Doomed Dissenter"])
    table.resolve()
    ability = table.find("Doomed Dissenter", Zone.STACK)
    assert table.state.players[ability.controller].name == "bob"
    table.resolve()
    assert len(table.bob.battlefield) == 1


def test_603_3b_the_active_players_abilities_go_first() -> None:
    """So the other player's resolve first."""
    hers = card("Her Bell", "{1}", artifact)(at_the_beginning_of(upkeep).do(gain_life(1)))
    his = card("His Bell", "{1}", artifact)(at_the_beginning_of(upkeep).do(lose_life(1, each_player)))
    table = position(step="upkeep", alice=[hers], bob=[his])
    assert table.stack == ["Her Bell", "His Bell"]
    other = position(step="upkeep", active="bob", alice=[hers], bob=[his])
    assert other.stack == ["His Bell", "Her Bell"]


def test_603_3b_each_orders_their_own() -> None:
    one = card("First Bell", "{1}", artifact)(at_the_beginning_of(upkeep).do(gain_life(1)))
    two = card("Second Bell", "{1}", artifact)(at_the_beginning_of(upkeep).do(draw(1)))
    table = position(step="upkeep", alice=[one, two])
    assert table.asked == "order triggers"
    table.alice.choose("Second Bell")
    assert table.stack == ["Second Bell", "First Bell"]


def test_603_3b_abilities_that_trigger_on_triggering_come_second() -> None:
    """The active player's echo goes on the stack after the other player's own ability."""
    echo = card("Echo", "{1}", enchantment)(when(n.AbilityTriggers(is_a(n.Anything()))).do(gain_life(1)))
    bell = card("Bell", "{1}", artifact)(at_the_beginning_of(upkeep).do(draw(1)))
    table = position(step="upkeep", alice=[echo], bob=[bell])
    assert table.stack == ["Bell", "Echo"]


def test_603_3b_state_based_actions_come_before_the_stack() -> None:
    """The Goblin dies, and what triggers on that goes on the stack together with what triggered before."""
    table = position(alice=["Mountain", MOURNER], alice_hand=["Shock"], bob=["Festering Goblin", "Grizzly Bears"])
    table.alice.cast("Shock", ["Festering Goblin"])
    table.resolve()
    assert table.stack == ["Mourner", "Festering Goblin"]


def test_603_3c_a_modal_ability_has_its_mode_chosen_as_it_goes_on_the_stack() -> None:
    herald = card("Herald", "{0}", creature, pt="1/1")(
        n.Triggered(
            n.Enters(itself),
            (targeting(a_player).do(gain_life(2, target)), targeting(artifact).do(destroy(target))),
        )
    )
    table = position(alice_hand=[herald])
    table.alice.cast("Herald")
    table.resolve()
    assert table.asked == "mode"
    assert table.options == ["0"], "there is no artifact: that mode can't be chosen"
    table.choose("0", "alice")
    table.resolve()
    assert table.alice.life == 22


def test_603_3d_targets_are_chosen_then() -> None:
    table = position(alice=["Forest"], alice_hand=["Bond Beetle"], bob=["Memnite"])
    table.alice.cast("Bond Beetle")
    table.resolve()
    assert table.asked == "target"
    table.alice.choose("Memnite")
    table.resolve()
    assert table.counters("Memnite", "+1/+1") == 1


def test_603_3d_without_a_legal_target_it_is_removed() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=["Festering Goblin"])
    table.alice.cast("Shock", ["Festering Goblin"])
    table.resolve()
    assert table.stack == []
    assert [e.rule for e in table.events("does not resolve")] == ["603.3d"]


# --- Intervening if, optional effects


def test_603_4_the_condition_must_be_true_as_it_triggers() -> None:
    table = position(step="draw", alice=["Howling Mine (tapped)"])
    assert table.stack == []
    assert len(table.alice.hand) == 1


def test_603_4_608_2a_and_again_as_it_resolves() -> None:
    """In response the Mine is tapped: the ability is removed from the stack."""
    table = position(step="draw", alice=["Howling Mine"], bob=["Island", "Icy Manipulator"])
    assert table.stack == ["Howling Mine"]
    table.alice.passes()
    table.bob.activate("Icy Manipulator", ["Howling Mine"])
    table.resolve_all()
    assert len(table.alice.hand) == 1
    assert [e.rule for e in table.events("does not resolve")] == ["603.4"]


def test_603_4_a_second_miscreant_finds_the_first() -> None:
    table = position(alice=["Island", "Faerie Miscreant"], alice_hand=["Faerie Miscreant"])
    table.alice.cast("Faerie Miscreant")
    table.resolve_all()
    assert len(table.alice.hand) == 1
    alone = position(alice=["Island"], alice_hand=["Faerie Miscreant"])
    alone.alice.cast("Faerie Miscreant")
    alone.resolve()
    assert alone.stack == []


def test_603_5_an_optional_ability_goes_on_the_stack_and_asks_as_it_resolves() -> None:
    table = position(step="upkeep", alice=["Ajani's Mantra"])
    assert table.stack == ["Ajani's Mantra"]
    table.resolve()
    assert table.asked == "may"
    table.alice.choose("no")
    assert table.alice.life == 20
    assert table.stack == []


# --- Zone changes


def test_603_6_an_ability_finds_the_object_in_the_zone_it_went_to() -> None:
    relic = card("Relic", "{0}", creature, pt="1/1")(when(dies(itself)).do(exile(n.ThatObject())))
    table = position(alice=["Mountain", relic], alice_hand=["Shock"])
    table.alice.cast("Shock", ["Relic"])
    table.resolve_all()
    assert table.exile == ["Relic"]


def test_603_6_not_if_it_has_left_that_zone() -> None:
    """The card has been exiled from the graveyard meanwhile: there is nothing to return."""
    phoenix = card("Phoenix", "{0}", creature, pt="1/1")(when(dies(itself)).do(return_to_hand(n.ThatObject())))
    table = position(alice=["Mountain", phoenix, "Heap Doll"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["Phoenix"])
    table.resolve()
    assert table.stack == ["Phoenix"]
    table.alice.activate("Heap Doll")
    table.alice.choose("Phoenix")
    table.resolve_all()
    assert "Phoenix" in table.exile
    assert table.alice.hand == []


def test_603_6a_newcomers_see_themselves_and_each_other() -> None:
    greeter = card("Greeter", "{0}", creature, pt="1/1")(whenever(enters(creature)).do(gain_life(1)))
    table = position(alice=["2 Mountain", greeter], alice_hand=["Dragon Fodder"], triggers="automatic")
    table.alice.cast("Dragon Fodder")
    table.resolve_all()
    assert table.alice.life == 22
    table = position(alice_hand=[greeter])
    table.alice.cast("Greeter")
    table.resolve_all()
    assert table.alice.life == 21


def test_603_6a_another_excludes_itself() -> None:
    table = position(alice=["5 Plains"], alice_hand=["Celebrity Fencer", "Memnite"])
    table.alice.cast("Celebrity Fencer")
    table.resolve()
    assert table.stack == []
    table.alice.cast("Memnite")
    table.resolve_all()
    assert table.counters("Celebrity Fencer", "+1/+1") == 1


def test_603_6b_it_is_never_there_without_what_continuous_effects_give() -> None:
    """A white 1/1 enters under Crusade as a 2/2: what looks for power 2 sees it."""
    scout = card("Power Scout", "{W}", enchantment)(
        whenever(n.Enters(is_a(creature, n.PowerIs(">=", n.Fixed(2))))).do(gain_life(1))
    )
    table = position(alice=["2 Plains", "Crusade", scout], alice_hand=["Raise the Alarm"], triggers="automatic")
    table.alice.cast("Raise the Alarm")
    table.resolve_all()
    assert table.alice.life == 22
    plain = position(alice=["2 Plains", scout], alice_hand=["Raise the Alarm"])
    plain.alice.cast("Raise the Alarm")
    plain.resolve_all()
    assert plain.alice.life == 20


def test_603_6c_leaving_the_battlefield_for_any_zone() -> None:
    table = position(alice=["Thragtusk", "Plains"], alice_hand=["Swords to Plowshares"])
    table.alice.cast("Swords to Plowshares", ["Thragtusk"])
    table.resolve_all()
    assert table.alice.battlefield == ["Plains", "Beast Token"]


def test_603_6c_what_dies_leaves_too_but_what_leaves_need_not_die() -> None:
    table = position(alice=["2 Island", MOURNER], alice_hand=["Boomerang"], bob=["Memnite"])
    table.alice.cast("Boomerang", ["Memnite"])
    table.resolve_all()
    assert table.alice.life == 20


def test_603_6d_entering_tapped_or_with_counters_is_no_trigger() -> None:
    table = position(alice=["6 Wastes"], alice_hand=["Triskelion"])
    table.alice.cast("Triskelion")
    table.resolve()
    assert table.stack == []
    assert table.pt("Triskelion") == "4/4"
    table = position(alice_hand=["Azorius Guildgate"])
    table.alice.play_land("Azorius Guildgate")
    assert table.tapped("Azorius Guildgate")
    assert not table.events("triggered")


# --- Delayed abilities

LENT = n.Saved("target 0")
BOUNCE_LATER = card("Loan", "{0}", sorcery)(
    targeting(creature).do(
        later(n.Triggered(n.BeginningOf("end step"), (n.Mode(sacrifice_it(LENT, by=controller_of(LENT))),))),
    )
)


def test_603_7_a_delayed_ability_waits_for_its_event() -> None:
    table = position(alice=["Memnite"], alice_hand=[BOUNCE_LATER])
    table.alice.cast("Loan", ["Memnite"])
    table.resolve()
    assert table.alice.battlefield == ["Memnite"]
    table.advance_to("end step")
    assert table.stack == ["Loan"]
    table.resolve()
    assert table.alice.graveyard == ["Loan", "Memnite"]


def test_603_7a_an_event_before_it_was_created_does_not_count() -> None:
    """Created in the end step, after its beginning: it triggers at the next one."""
    late = card("Late Loan", "{0}", instant)(
        targeting(creature).do(
            later(n.Triggered(n.BeginningOf("end step"), (n.Mode(sacrifice_it(n.Saved("target 0"))),)))
        )
    )
    table = position(step="end step", alice=["Memnite"], alice_hand=[late])
    table.alice.cast("Late Loan", ["Memnite"])
    table.resolve_all()
    table.advance_to("bob's upkeep")
    assert table.alice.battlefield == ["Memnite"]
    table.advance_to("bob's end step")
    table.resolve_all()
    assert table.alice.battlefield == []


def test_603_7b_it_triggers_only_once() -> None:
    table = position(
        alice_hand=["Pact of Negation"], alice=["5 Island"], bob=["Mountain"], bob_hand=["Shock"], active="bob"
    )
    table.bob.cast("Shock", ["alice"])
    table.bob.passes()
    table.alice.cast("Pact of Negation", ["Shock"])
    table.resolve_all()
    table.advance_to("alice's upkeep")
    assert table.stack == ["Pact of Negation"]
    table.resolve()
    table.alice.choose("yes")
    table.advance_to("alice's draw")
    assert table.alice.in_game
    assert [e.what for e in table.events("triggered")] == ["Pact of Negation"]


def test_603_7c_a_returned_object_is_a_new_one_and_not_affected() -> None:
    table = position(alice=["Memnite", "Plains"], alice_hand=[BOUNCE_LATER, "Cloudshift"])
    table.alice.cast("Loan", ["Memnite"])
    table.resolve()
    table.alice.cast("Cloudshift", ["Memnite"])
    table.resolve()
    table.advance_to("end step")
    table.resolve_all()
    assert "Memnite" in table.alice.battlefield


def test_603_7d_its_controller_is_who_controlled_the_spell() -> None:
    table = position(alice_hand=[BOUNCE_LATER], bob=["Memnite"])
    table.alice.cast("Loan", ["Memnite"])
    table.resolve()
    table.advance_to("end step")
    ability = table.find("Loan", Zone.STACK)
    assert table.state.players[ability.controller].name == "alice"


def test_603_7e_of_an_ability_its_source_is_the_source_of_that_ability() -> None:
    timer = card("Timer", "{0}", artifact)(
        pay(tap_this).do(later(n.Triggered(n.BeginningOf("end step"), (n.Mode(gain_life(3)),))))
    )
    table = position(alice=[timer])
    table.alice.activate("Timer")
    table.resolve()
    table.advance_to("end step")
    assert table.stack == ["Timer"]
    table.resolve()
    assert table.alice.life == 23


# --- State triggers

RECLUSE = card("Recluse", "{0}", creature, pt="5/5")(
    when(n.StateIs(not_so(you_control(artifact)))).do(lose_life(1, you))
)


def test_603_8_it_triggers_when_its_state_is_true() -> None:
    table = position(alice=["Covetous Dragon", "Memnite", "Mountain"], alice_hand=["Shock"])
    assert table.stack == []
    table.alice.cast("Shock", ["Memnite"])
    table.resolve()
    assert table.stack == ["Covetous Dragon"]
    table.resolve()
    assert "Covetous Dragon" in table.alice.graveyard
    assert [e.rule for e in table.events("triggered")] == ["603.8"]


def test_603_8_it_does_not_trigger_again_while_it_waits_or_is_on_the_stack() -> None:
    table = position(alice=["Emperor Crocodile", "Memnite", "Mountain"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["Memnite"])
    table.resolve()
    assert table.stack == ["Emperor Crocodile"]
    table.alice.passes()
    assert table.stack == ["Emperor Crocodile"]


def test_603_8_it_triggers_again_after_it_has_resolved_if_the_state_remains() -> None:
    table = position(alice=[RECLUSE])
    assert table.stack == ["Recluse"]
    table.resolve()
    assert table.alice.life == 19
    assert table.stack == ["Recluse"]


@pytest.mark.parametrize(("name", "other"), [("Covetous Dragon", "Memnite"), ("Emperor Crocodile", "Memnite")])
def test_603_8_a_state_that_lasts_for_a_moment_of_a_resolution_triggers(name: str, other: str) -> None:
    """Cloudshift exiles the only artifact (the only other creature) and returns it."""
    table = position(alice=["Plains", name, other], alice_hand=["Cloudshift"])
    table.alice.cast("Cloudshift", [other])
    table.resolve()
    assert table.stack == [name]
    table.resolve()
    assert name in table.alice.graveyard
    assert other in table.battlefield


def test_603_8_once_while_it_is_on_the_stack_and_again_after_that() -> None:
    table = position(alice=["Plains", RECLUSE, "Memnite"], alice_hand=["Cloudshift", "Cloudshift"])
    table.alice.cast("Cloudshift", ["Memnite"])
    table.resolve()
    assert table.stack == ["Recluse"]
    table.resolve()
    assert (table.stack, table.alice.life) == ([], 19), "there is an artifact again"


def test_603_8_a_moment_in_which_another_controls_it() -> None:
    """Control changes without an event."""
    lend = card("Lend", "{0}", sorcery)(
        targeting(artifact).do(gain_control(target, by=n.EachOpponent()), gain_control(target, by=you))
    )
    table = position(alice=["Covetous Dragon", "Memnite"], alice_hand=[lend])
    table.alice.cast("Lend", ["Memnite"])
    table.resolve()
    assert table.controller("Memnite") == "alice"
    assert table.stack == ["Covetous Dragon"]


def test_603_8_while_a_cost_is_paid() -> None:
    """The artifact is sacrificed for an ability that makes another."""
    forge = card("Forge", "{0}", enchantment)(pay(sacrifice_a(artifact)).do(create(1, token_card("Golem", artifact))))
    table = position(alice=["Covetous Dragon", "Memnite", forge])
    table.alice.activate("Forge")
    assert table.stack == ["Forge", "Covetous Dragon"]


def test_603_8_514_3a_a_state_that_comes_as_effects_wear_off_gives_priority_in_cleanup() -> None:
    gild = card("Gild", "{0}", instant)(targeting(creature).do(apply(target, is_also(artifact))))
    table = position(
        alice=["Covetous Dragon", "Grizzly Bears", "Memnite", "Mountain"],
        alice_hand=[gild, "Shock"],
        step="postcombat main",
    )
    table.alice.cast("Gild", ["Grizzly Bears"])
    table.resolve()
    table.alice.cast("Shock", ["Memnite"])
    table.resolve()
    assert table.stack == []
    table.advance_to("cleanup")
    assert table.stack == ["Covetous Dragon"]
    assert table.priority == "alice"


# --- Looking back in time


def test_603_10_normally_only_what_is_there_after_the_event_sees_it() -> None:
    """A watcher of arrivals that leaves as the other arrives sees nothing of it."""
    greeter = card("Greeter", "{0}", creature, pt="1/1")(whenever(enters(creature)).do(gain_life(1)))
    swap = card("Swap", "{0}", sorcery)(targeting(creature).do(return_to_hand(target), put_onto_battlefield(IN_EXILE)))
    table = position(alice=[greeter], alice_exile=["Memnite"], alice_hand=[swap])
    table.alice.cast("Swap", ["Greeter"])
    table.resolve()
    assert table.alice.battlefield == ["Memnite"]
    assert table.stack == []
    assert table.alice.life == 20


def test_603_10a_creatures_that_die_together_see_each_other_die() -> None:
    witness = card("Witness", "{0}", creature, pt="1/1")(whenever(dies(creature, another)).do(gain_life(1)))
    table = position(alice=["4 Plains", witness, "2 Memnite"], alice_hand=["Wrath of God"], triggers="automatic")
    table.alice.cast("Wrath of God")
    table.resolve_all()
    assert table.alice.life == 22


def test_603_10a_it_is_judged_by_what_it_was() -> None:
    """The Dissenter has lost its abilities before it dies: nothing triggers."""
    table = position(alice=["2 Island", "Mountain"], alice_hand=["Turn to Frog", "Shock"], bob=["Doomed Dissenter"])
    table.alice.cast("Turn to Frog", ["Doomed Dissenter"])
    table.resolve()
    table.alice.cast("Shock", ["Doomed Dissenter"])
    table.resolve()
    assert table.stack == []
    assert table.bob.battlefield == []


def test_603_10b_phasing_out_is_seen_by_what_phases_out() -> None:
    table = position(alice=["Teferi's Imp"], alice_hand=["Forest"], step="untap")
    assert table.phased_out("Teferi's Imp")
    assert table.stack == ["Teferi's Imp"]


# --- Reflexive abilities


def test_603_12_when_you_do_goes_on_the_stack_with_a_target_of_its_own() -> None:
    table = position(step="upkeep", alice=["Fireblade Artist", "Memnite"])
    table.resolve()
    table.alice.choose("yes", "Memnite", "bob")
    assert table.stack == ["Fireblade Artist"]
    assert table.alice.graveyard == ["Memnite"]
    table.resolve()
    assert table.bob.life == 18
    assert "603.12" in [e.rule for e in table.events("triggered")]


def test_603_12_not_if_you_did_not() -> None:
    table = position(step="upkeep", alice=["Fireblade Artist", "Memnite"])
    table.resolve()
    table.alice.choose("no")
    assert table.stack == []
    assert table.bob.life == 20


def test_603_12a_once_for_each_time_it_is_done() -> None:
    reaper = card("Reaper", "{0}", sorcery)(
        n.SpellAbility(
            (
                n.Mode(
                    n.ForEachPlayer(
                        each_player,
                        may(
                            n.Sequence((lose_life(1, n.ThatPlayer()), n.Reflexive(when_you_do.do(gain_life(2))))),
                            by=n.ThatPlayer(),
                        ),
                    )
                ),
            )
        )
    )
    table = position(alice_hand=[reaper])
    table.alice.cast("Reaper")
    table.resolve()
    table.alice.choose("yes")
    table.bob.choose("yes")
    assert table.stack == ["Reaper", "Reaper"]
    table.resolve_all()
    assert table.alice.life == 23
    assert table.bob.life == 19


def test_603_2_a_draw_triggers_for_each_card() -> None:
    table = position(alice=["Horizon Chimera", "Island"], alice_hand=["Ancestral Recall"], triggers="automatic")
    table.alice.cast("Ancestral Recall", ["alice"])
    table.resolve()
    assert table.stack == ["Horizon Chimera"] * 3


def test_603_6a_a_creature_that_gains_an_ability_as_it_enters_has_it() -> None:
    """Others have exalted under the Archangel; here others have an arrival ability."""
    lord = card("Lord", "{0}", creature, pt="1/1")(
        have(is_a(creature, yours, another), n.GainAbility(when(enters(itself)).do(gain_life(3))))
    )
    table = position(alice=[lord], alice_hand=["Memnite"])
    table.alice.cast("Memnite")
    table.resolve_all()
    assert table.alice.life == 23


def test_603_7c_it_still_affects_an_object_that_has_changed() -> None:
    table = position(alice=["2 Island"], alice_hand=[BOUNCE_LATER, "Turn to Frog"], bob=["Grizzly Bears"])
    table.alice.cast("Loan", ["Grizzly Bears"])
    table.resolve()
    table.alice.cast("Turn to Frog", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("end step")
    table.resolve_all()
    assert table.bob.graveyard == ["Grizzly Bears"]
