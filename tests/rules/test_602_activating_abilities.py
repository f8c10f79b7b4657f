"""CR 602: activating activated abilities."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    add,
    artifact,
    card,
    creature,
    draw,
    enchantment,
    gain_life,
    have,
    is_a,
    pay,
    sacrifice_this,
    static,
    tap_this,
    yours,
)

SLOW_STUDY = card("Slow Study", "{U}", artifact)(pay("{1}", as_a_sorcery=True).do(draw(1)))
CLAMP = card("Clamp", "{1}", artifact)(static(n.CantActivate(is_a(creature), mana_too=True)))


def test_602_1_what_stands_before_the_colon_is_paid_what_stands_after_happens_later() -> None:
    table = position(alice=["Bottle Gnomes"])
    table.alice.activate("Bottle Gnomes")
    assert table.alice.graveyard == ["Bottle Gnomes"]
    assert table.alice.life == 20
    table.resolve()
    assert table.alice.life == 23


def test_602_1a_the_one_who_activates_pays() -> None:
    """Lethal Vapors may be activated by any player; who does so skips a turn, and pays {0}."""
    pump = card("Public Well", "{1}", artifact)(pay("{1}", any_player=True).do(gain_life(2)))
    table = position(alice=[pump], bob=["Forest"])
    table.alice.passes()
    table.bob.activate("alice's Public Well")
    assert table.tapped("Forest")
    table.resolve()
    assert (table.alice.life, table.bob.life) == (20, 22), "you is who activated it"


def test_602_1b_activate_only_during_your_turn() -> None:
    table = position(active="bob", alice=["3 Island", "Disrupting Scepter"], bob_hand=["Forest"])
    table.bob.passes()
    refusal = table.alice.why_not("activate Disrupting Scepter")
    assert refusal is not None
    assert refusal.rule == "602.1b"


def test_602_1b_activate_only_if() -> None:
    table = position(alice=["Library of Alexandria"], alice_hand=["6 Forest"])
    with pytest.raises(NotOffered) as refused:
        table.alice.activate("Library of Alexandria")
    assert refused.value.rule == "602.1b"
    full = position(alice=["Library of Alexandria"], alice_hand=["7 Forest"])
    full.alice.activate("Library of Alexandria")
    full.resolve()
    assert len(full.alice.hand) == 8


def test_602_2_it_goes_on_the_stack_and_its_costs_are_paid() -> None:
    table = position(alice=["Prodigal Sorcerer"])
    table.alice.activate("Prodigal Sorcerer", ["bob"])
    assert table.stack == ["Prodigal Sorcerer"]
    assert table.tapped("Prodigal Sorcerer")
    assert table.bob.life == 20
    table.resolve()
    assert table.bob.life == 19


def test_602_2_only_its_controller_may() -> None:
    table = position(alice=["Prodigal Sorcerer"], bob=["Bottle Gnomes"])
    with pytest.raises(NotOffered) as refused:
        table.alice.activate("bob's Bottle Gnomes")
    assert refused.value.rule == "602.2"


def test_602_2a_the_ability_is_an_object_that_is_no_card() -> None:
    table = position(alice=["Prodigal Sorcerer"], bob=["2 Island"], bob_hand=["Counterspell"])
    table.alice.activate("Prodigal Sorcerer", ["bob"])
    table.alice.passes()
    with pytest.raises(NotOffered):
        table.bob.cast("Counterspell", ["Prodigal Sorcerer"])
    ability = table.find("Prodigal Sorcerer", Zone.STACK)
    assert table.state.players[ability.controller].name == "alice"
    assert ability.id != table.find("Prodigal Sorcerer").id


def test_602_2a_it_exists_without_its_source() -> None:
    table = position(alice=["Prodigal Sorcerer"], bob=["Mountain"], bob_hand=["Shock"])
    table.alice.activate("Prodigal Sorcerer", ["bob"])
    table.alice.passes()
    table.bob.cast("Shock", ["Prodigal Sorcerer"])
    table.resolve()
    assert table.alice.graveyard == ["Prodigal Sorcerer"]
    table.resolve()
    assert table.bob.life == 19


def test_602_2a_from_the_hand() -> None:
    table = position(alice=["Plains"], alice_hand=["Secluded Steppe"], alice_library=["Memnite"])
    table.alice.activate("Secluded Steppe")
    assert table.alice.graveyard == ["Secluded Steppe"]
    table.resolve()
    assert table.alice.hand == ["Memnite"]


def test_602_2a_from_the_graveyard() -> None:
    table = position(alice=["2 Swamp"], alice_graveyard=["Reassembling Skeleton"])
    table.alice.activate("Reassembling Skeleton")
    table.resolve()
    assert table.tapped("Reassembling Skeleton")


def test_602_2b_targets_as_for_a_spell() -> None:
    table = position(alice=["Royal Assassin"], bob=["Memnite"])
    refusal = table.alice.why_not("activate Royal Assassin")
    assert refusal is not None
    assert refusal.rule == "601.2c"
    tapped = position(alice=["Royal Assassin"], bob=["Memnite (tapped)"])
    tapped.alice.activate("Royal Assassin", ["Memnite"])
    tapped.resolve()
    assert tapped.bob.graveyard == ["Memnite"]


def test_602_2b_then_the_one_who_activated_gets_priority() -> None:
    table = position(alice=["Prodigal Sorcerer"])
    table.alice.activate("Prodigal Sorcerer", ["bob"])
    assert table.priority == "alice"
    assert [e.rule for e in table.events("activated")] == ["602.2b"]


def test_602_2b_an_activation_that_could_not_be_paid_is_not_offered() -> None:
    table = position(alice=["3 Island", "Jayemdae Tome"])
    assert table.alice.why_not("activate Jayemdae Tome") is not None
    assert "activate Jayemdae Tome" not in table.options


def test_602_2b_a_permanent_that_taps_for_the_cost_can_not_tap_for_mana_for_it() -> None:
    """The Elves' own mana does not pay for an ability that taps the Elves."""
    sage = card("Costly Sage", "{G}", creature, pt="1/1")(
        n.Activated((tap_this,), (n.Mode(n.AddMana(((16,),))),)), pay("{G}", tap_this).do(gain_life(1))
    )
    table = position(alice=[sage])
    assert "activate Costly Sage" not in table.options
    table = position(alice=[sage, "Forest"])
    table.alice.activate("Costly Sage")
    assert table.tapped("Forest")
    assert table.tapped("Costly Sage")


def test_602_5_what_is_prohibited_can_not_begin() -> None:
    table = position(alice=["Prodigal Sorcerer"], bob=[CLAMP])
    refusal = table.alice.why_not("activate Prodigal Sorcerer")
    assert refusal is not None
    assert refusal.source == "Clamp"
    assert refusal.rule == "602.5"


def test_602_5a_the_tap_symbol_needs_a_creature_that_was_there_since_the_turn_began() -> None:
    table = position(alice=["Prodigal Sorcerer (sick)", "Bottle Gnomes (sick)"])
    refusal = table.alice.why_not("activate Prodigal Sorcerer")
    assert refusal is not None
    assert refusal.rule in ("602.5a", "302.6")
    assert table.alice.why_not("activate Bottle Gnomes") is None, "no tap symbol in its cost"


def test_602_5a_haste_makes_it_possible() -> None:
    table = position(alice=["Prodigal Sorcerer (sick)", "Fervor"])
    assert table.alice.why_not("activate Prodigal Sorcerer") is None


def test_602_5a_only_creatures() -> None:
    table = position(alice=["2 Island", "Icy Manipulator (sick)"], bob=["Memnite"])
    table.alice.activate("Icy Manipulator", ["Memnite"])
    table.resolve()
    assert table.tapped("Memnite")


def test_602_5a_the_untap_symbol_too() -> None:
    """Pili-Pala's cost holds {Q}: it must be tapped, and not sick. Its ability is a mana ability."""
    sick = position(alice=["2 Island", "Pili-Pala (tapped, sick)"])
    assert not any("Pili-Pala" in o for o in sick.options)
    table = position(alice=["2 Island", "Pili-Pala (tapped)"])
    assert any("Pili-Pala" in o for o in table.options)


def test_602_5b_once_each_turn_is_counted_for_the_object() -> None:
    table = position(alice=["2 Forest", "Quirion Ranger", "Llanowar Elves (tapped)"])
    table.alice.activate("Quirion Ranger", ["Llanowar Elves"], pay_with=["Forest"])
    refusal = table.alice.why_not("activate Quirion Ranger")
    assert refusal is not None
    assert refusal.rule == "602.5b"
    table.resolve()
    assert not table.tapped("Llanowar Elves")
    table.advance_to("bob's upkeep")
    table.bob.passes()
    assert table.alice.why_not("activate Quirion Ranger") is None, "another turn"


def test_602_5b_another_object_with_the_same_ability_has_its_own_count() -> None:
    table = position(alice=["3 Forest", "2 Quirion Ranger"])
    table.alice.activate("Quirion Ranger", ["Quirion Ranger"], pay_with=["Forest"])
    table.alice.activate("Quirion Ranger 2", ["Quirion Ranger"], pay_with=["Forest"])
    assert len(table.stack) == 2


def test_602_5d_only_as_a_sorcery() -> None:
    table = position(alice=["Island", SLOW_STUDY], step="upkeep")
    refusal = table.alice.why_not("activate Slow Study")
    assert refusal is not None
    assert refusal.rule == "602.5d"
    table.advance_to("precombat main")
    table.alice.activate("Slow Study")
    assert table.stack == ["Slow Study"]


def test_602_4_a_change_of_costs_comes_too_late_for_what_is_on_the_stack() -> None:
    """Clamp arrives in response: what was activated before resolves."""
    quick = card("Quick Clamp", "{1}", artifact)(
        n.HasKeywords(n.Keyword.FLASH), static(n.CantActivate(is_a(creature), mana_too=True))
    )
    table = position(alice=["Prodigal Sorcerer"], bob=["Island"], bob_hand=[quick])
    table.alice.activate("Prodigal Sorcerer", ["bob"])
    table.alice.passes()
    table.bob.cast("Quick Clamp")
    table.resolve_all()
    assert table.bob.life == 19


@pytest.mark.rule("602.1c")
def test_triggered_abilities_are_not_activated() -> None:
    """What prohibits activating leaves them alone (603.2a)."""
    table = position(alice=[CLAMP, "2 Plains"], alice_hand=["Lone Missionary"])
    table.alice.cast("Lone Missionary")
    table.resolve_all()
    assert table.alice.life == 24


def test_602_2b_sacrificing_itself_and_targets_chosen_before() -> None:
    urchin = card("Urchin", "{B}", creature, pt="1/1")(
        pay(sacrifice_this).targeting(is_a(creature, yours)).do(gain_life(1))
    )
    table = position(alice=[urchin])
    table.alice.activate("Urchin", ["Urchin"])
    assert table.alice.graveyard == ["Urchin"]
    table.resolve()
    assert table.alice.life == 20, "its only target is gone: it does not resolve (608.2b)"


GIFT = card("Gift", "{1}{G}", enchantment)(
    have(is_a(creature), n.GainAbility(pay("{1}").do(gain_life(1)))),
    have(is_a(creature), n.GainAbility(pay(tap_this).do(add("{G}")))),
)


@pytest.mark.parametrize("rules", ["today", "fifth"])
def test_602_1_an_ability_that_something_has_twice_is_offered_once(rules: str) -> None:
    """It is the same that can be done: no decision has two options that are equal."""
    table = position(alice=[GIFT, GIFT, "Grizzly Bears", "Forest"], rules=rules)
    options = [text for text in table.options if "Grizzly Bears" in text]
    assert len(options) == 2
    assert len(set(options)) == 2
