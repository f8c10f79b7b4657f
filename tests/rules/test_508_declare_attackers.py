"""CR 508: declaring attackers, what triggers on it, entering attacking."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType
from mainphase.cards.words import (
    attack_tax,
    attacks,
    begin,
    card,
    creature,
    do,
    each_player,
    enchantment,
    gain_life,
    green,
    instant,
    is_a,
    must_attack,
    token_card,
    whenever,
    you,
    yours,
)

THREE = ("alice", "bob", "carol")
WALKER = CardDef("Walker", None, CardType.PLANESWALKER, loyalty=3)
CURSE = card("Curse", "{B}", enchantment)(n.Static(n.CantAttack(creature)))
BOB_IS_HOLY = card("Holy Ground", "{W}", enchantment)(n.Static(n.CantAttack(creature, you)))
RAGE = card("Rage", "{R}", enchantment)(must_attack(creature))
ONE_ONLY = card("One Only", "{W}", enchantment)(n.Static(n.AtMostAttackers(1)))
BANNER = card("Banner", "{R}", enchantment)(whenever(n.PlayerAttacks(you, creature)).do(gain_life(1)))
BIG_HUNT = card("Big Hunt", "{G}", enchantment)(
    whenever(attacks(is_a(creature, yours, n.PowerIs(">=", n.Fixed(4))))).do(gain_life(5))
)
SMALL_HUNT = card("Small Hunt", "{G}", enchantment)(
    whenever(n.PlayerAttacks(you, is_a(creature, green))).do(gain_life(3))
)
AMBUSH = card("Ambush", "{G}", instant)(
    do(n.CreateToken(token_card("Soldier", green, creature, pt="1/1"), tapped=True, attacking=True))
)
TAXATION = card("Taxation", "{W}", instant)(do(begin(attack_tax(each_player, "{5}"))))
TAP_TRIGGER = card("Sweat", "{W}", enchantment)(whenever(n.BecomesTapped(creature)).do(gain_life(1)))


def refused(table: Table, what: str) -> tuple[str, str]:
    why = table.alice.why_not(what)
    assert why, f"{what} is allowed"
    return why.rule, why.source


# --- The declaration


def test_508_1_attackers_are_declared_before_anybody_gets_priority_and_without_the_stack() -> None:
    table = position(alice=["Grizzly Bears"], bob=["Mountain"], bob_hand=["Shock"], step="declare attackers")
    assert (table.asked, table.asked_player) == ("attack", "alice")
    assert not table.events("priority")
    table.alice.attack(["Grizzly Bears"])
    assert table.stack == []
    assert [e.rule for e in table.events("attackers declared")] == ["508.1"]


@pytest.mark.parametrize("state", ["tapped", "sick"])
def test_508_1a_attackers_are_untapped_and_here_since_the_turn_began(state: str) -> None:
    table = position(alice=[f"Grizzly Bears ({state})", "Bear Cub"], step="declare attackers")
    assert table.asked_about == "Bear Cub"
    assert refused(table, "attack bob with Grizzly Bears") == ("508.1a", "Grizzly Bears")
    with pytest.raises(NotOffered, match=r"508\.1a"):
        table.alice.attack(["Grizzly Bears", "Bear Cub"])


def test_508_1a_or_have_haste() -> None:
    table = position(alice=["Raging Goblin (sick)"])
    table.alice.attack(["Raging Goblin"])
    assert table.attackers == {"Raging Goblin": "bob"}


def test_508_1a_a_creature_that_came_this_turn() -> None:
    table = position(alice=["4 Forest"], alice_hand=["Grizzly Bears"])
    table.alice.cast("Grizzly Bears")
    table.resolve()
    table.advance_to("declare attackers")
    assert table.asked == "priority"  # nobody could attack
    assert refused(table, "attack bob with Grizzly Bears") == ("508.1a", "Grizzly Bears")
    table.advance_to("turn 3, declare attackers")
    assert table.asked == "attack"


def test_508_1a_attacking_is_a_choice() -> None:
    table = position(alice=["2 Grizzly Bears"])
    table.alice.attack(["Grizzly Bears 2"])
    assert len(table.attackers) == 1
    assert not table.tapped("Grizzly Bears")
    assert table.tapped("Grizzly Bears 2")


def test_508_1b_it_is_announced_what_each_attacks() -> None:
    table = position(players=THREE, alice=["Grizzly Bears", "Bear Cub", "Runeclaw Bear"], carol=[WALKER])
    table.advance_to("declare attackers")
    assert table.options == ["attack bob", "attack carol", "attack Walker", "stay"]
    table.alice.attack({"Grizzly Bears": "bob", "Bear Cub": "carol", "Runeclaw Bear": "Walker"})
    assert table.attackers == {"Grizzly Bears": "bob", "Bear Cub": "carol", "Runeclaw Bear": "Walker"}


def test_508_1c_restrictions_are_obeyed() -> None:
    table = position(alice=["Grizzly Bears"], bob=[CURSE], step="declare attackers")
    assert table.asked == "priority"
    assert refused(table, "attack bob with Grizzly Bears") == ("508.1c", "Curse")


def test_508_1c_a_restriction_about_one_player() -> None:
    table = position(players=THREE, alice=["Grizzly Bears"], bob=[BOB_IS_HOLY], step="declare attackers")
    assert table.options == ["attack carol", "stay"]
    assert refused(table, "attack bob with Grizzly Bears") == ("508.1c", "Holy Ground")


def test_508_1c_a_restriction_on_the_whole_declaration() -> None:
    table = position(alice=["Grizzly Bears", "Bear Cub"], bob=[ONE_ONLY], step="declare attackers")
    table.choose("attack bob")
    assert table.asked == "priority"  # the Cub can't any more and is not asked
    assert table.attackers == {"Grizzly Bears": "bob"}


def test_508_1c_a_restriction_on_who_attacks_one_player() -> None:
    narrow = card("Narrow Pass", "{W}", enchantment)(n.Static(n.AtMostAttackers(1, you)))
    table = position(
        players=["alice", "bob", "carol"], alice=["Grizzly Bears", "Bear Cub", "Juggernaut"], bob=[narrow],
        step="declare attackers",
    )  # fmt: skip
    table.choose("attack bob")
    assert set(table.options) == {"attack carol", "stay"}
    with pytest.raises(NotOffered, match=r"508\.1c"):
        table.copy().alice.attack({"Bear Cub": "bob"})
    table.choose("attack carol")
    assert table.options == ["attack carol"]
    table.choose("attack carol")
    assert table.attackers == {"Grizzly Bears": "bob", "Bear Cub": "carol", "Juggernaut": "carol"}


def test_508_1c_who_cannot_attack_alone() -> None:
    table = position(alice=["Mogg Flunkies"], step="declare attackers")
    assert table.asked == "priority"
    with pytest.raises(NotOffered):
        table.alice.attack(["Mogg Flunkies"])
    table = position(alice=["Mogg Flunkies", "Grizzly Bears"], step="declare attackers")
    table.choose("attack bob")
    assert table.options == ["attack bob"]  # the Bears have to go with them
    table.choose("attack bob")
    assert len(table.attackers) == 2


def test_508_1c_defenders_stay_at_home() -> None:
    table = position(alice=["Wall of Omens"], step="declare attackers")
    assert table.asked == "priority"
    assert refused(table, "attack bob with Wall of Omens") == ("702.3b", "Wall of Omens")


def test_508_1d_who_has_to_attack_does() -> None:
    table = position(alice=["Juggernaut", "Grizzly Bears"], step="declare attackers")
    assert table.options == ["attack bob"]
    table.choose("attack bob")
    assert table.options == ["attack bob", "stay"]
    with pytest.raises(NotOffered, match=r"508\.1d.*Juggernaut"):
        position(alice=["Juggernaut"]).alice.attack([])


def test_508_1d_requirements_are_maximised_under_the_restrictions() -> None:
    """One may attack, and one has to: it is the one that has to."""
    table = position(alice=["Grizzly Bears", "Juggernaut"], bob=[ONE_ONLY], step="declare attackers")
    table.forget()
    with pytest.raises(NotOffered, match=r"508\.1d"):
        table.copy().alice.attack(["Grizzly Bears"])
    table.alice.attack(["Juggernaut"])
    assert table.attackers == {"Juggernaut": "bob"}


def test_508_1d_but_not_against_a_restriction() -> None:
    table = position(alice=["Juggernaut"], bob=[CURSE], step="declare attackers")
    assert table.attackers == {}
    assert table.asked == "priority"


def test_508_1d_nobody_is_forced_to_pay() -> None:
    for mana in ([], ["2 Mountain"]):
        table = position(alice=["Juggernaut", *mana], bob=["Ghostly Prison"], step="declare attackers")
        if mana:
            assert table.options == ["attack bob", "stay"]
            table.choose("stay")
        assert table.asked == "priority"
        assert table.attackers == {}


def test_508_1d_in_each_combat_phase_of_the_turn() -> None:
    table = position(alice=["Iron Golem", "4 Mountain"], alice_hand=["Relentless Assault"])
    table.alice.cast("Relentless Assault")
    table.resolve()
    for _ in range(2):
        table.advance_to("next declare attackers")
        assert table.options == ["attack bob"]
        table.choose("attack bob")
    assert len(table.events("attacks")) == 2


def test_508_1f_attackers_become_tapped_and_that_is_no_cost() -> None:
    table = position(alice=["Grizzly Bears", "Serra Angel", TAP_TRIGGER])
    table.alice.attack(["Grizzly Bears", "Serra Angel"])
    assert table.tapped("Grizzly Bears")
    assert not table.tapped("Serra Angel")  # vigilance
    assert [(e.what, e.rule) for e in table.events("tap")] == [("Grizzly Bears", "508.1f")]
    assert table.stack == ["Sweat"]


def test_508_1h_costs_to_attack_are_added_up_and_paid() -> None:
    table = position(alice=["Grizzly Bears", "Bear Cub", "4 Mountain"], bob=["Ghostly Prison"])
    table.alice.attack(["Grizzly Bears", "Bear Cub"])
    assert sum(table.tapped(name) for name in ("Mountain", "Mountain 2", "Mountain 3", "Mountain 4")) == 4


def test_508_1h_what_cannot_be_paid_for_cannot_attack() -> None:
    table = position(alice=["Grizzly Bears", "Bear Cub", "3 Mountain"], bob=["Ghostly Prison"])
    with pytest.raises(NotOffered):
        table.copy().alice.attack(["Grizzly Bears", "Bear Cub"])
    table.alice.attack(["Bear Cub"])
    assert table.attackers == {"Bear Cub": "bob"}
    table = position(alice=["Grizzly Bears", "Bear Cub", "Mountain"], bob=["Ghostly Prison"], step="declare attackers")
    assert table.asked == "priority"  # neither can


def test_508_1h_two_taxes_and_two_players() -> None:
    table = position(
        players=THREE,
        alice=["Grizzly Bears", "3 Mountain"],
        bob=["Ghostly Prison", "Propaganda"],
        carol=[],
        step="declare attackers",
    )
    assert table.options == ["attack carol", "stay"]


def test_508_1i_508_1j_mana_abilities_are_activated_and_the_whole_is_paid() -> None:
    table = position(alice=["Grizzly Bears", "2 Mountain"], bob=["Ghostly Prison"], payment="manual")
    table.alice.attack(["Grizzly Bears"])
    assert (table.asked, table.asked_player) == ("pay", "alice")
    assert table.tapped("Grizzly Bears")
    assert table.attackers == {}  # not attacking yet
    assert "pass" not in table.options
    table.alice.taps("Mountain", "Mountain 2")
    table.choose("spend R", "spend R")
    assert table.alice.mana == ""
    assert table.attackers == {"Grizzly Bears": "bob"}


def test_508_1k_the_chosen_creatures_become_attacking() -> None:
    table = position(alice=["Grizzly Bears"])
    table.alice.attack(["Grizzly Bears"])
    assert [(e.what, e.other, e.rule) for e in table.events("attacks")] == [("Grizzly Bears", "bob", "508.1k")]
    table.advance_to("end of combat")
    assert table.attackers == {"Grizzly Bears": "bob"}
    table.advance_to("postcombat main")
    assert table.attackers == {}


def test_508_1m_508_2b_triggers_are_put_on_the_stack_before_priority() -> None:
    table = position(alice=["Agate-Blade Assassin", BANNER])
    table.advance_to("declare attackers")
    table.forget()
    table.alice.attack(["Agate-Blade Assassin"])
    assert table.asked == "order triggers"
    table.choose(table.options[0])
    while table.asked == "order triggers":
        table.choose(table.options[0])
    assert sorted(table.stack) == ["Agate-Blade Assassin", "Banner"]
    names = [e.name for e in table.log]
    assert names.index("attacks") < names.index("triggered") < names.index("put on the stack")
    assert names.count("priority") == 1


def test_508_2_then_the_active_player_gets_priority() -> None:
    table = position(alice=["Grizzly Bears"])
    table.alice.attack(["Grizzly Bears"])
    assert (table.step, table.priority) == ("declare attackers step", "alice")
    assert table.log[-1].rule == "508.2"


def test_508_2_also_if_nobody_attacks() -> None:
    table = position(step="declare attackers")
    assert table.priority == "alice"


def test_508_2a_who_changes_later_did_not_attack_so() -> None:
    table = position(alice=["Grizzly Bears", "Forest", BIG_HUNT], alice_hand=["Giant Growth"])
    table.alice.attack(["Grizzly Bears"])
    table.alice.cast("Giant Growth", ["Grizzly Bears"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "5/5"
    assert table.stack == []
    assert table.alice.life == 20

    table = position(alice=["Colossapede", BIG_HUNT])
    table.alice.attack(["Colossapede"])
    assert table.stack == ["Big Hunt"]


# --- Triggers


def test_508_3a_whenever_a_creature_attacks() -> None:
    table = position(alice=["Agate-Blade Assassin", "Grizzly Bears"])
    table.alice.attack(["Grizzly Bears"])
    assert table.stack == []
    table.advance_to("turn 3, declare attackers")
    table.alice.attack(["Agate-Blade Assassin"])
    assert table.stack == ["Agate-Blade Assassin"]
    table.resolve()
    assert (table.alice.life, table.bob.life) == (21, 17)  # the Bears had dealt 2


def test_508_3c_whenever_a_player_attacks_with_a_creature_of_some_kind() -> None:
    for attacker, triggers in (("Grizzly Bears", 1), ("Memnite", 0)):
        table = position(alice=[attacker, SMALL_HUNT])
        table.alice.attack([attacker])
        assert len(table.stack) == triggers


def test_508_3d_whenever_a_player_attacks_triggers_once() -> None:
    table = position(alice=["2 Grizzly Bears", BANNER], bob=[BANNER])
    table.alice.attack(["Grizzly Bears", "Grizzly Bears 2"])
    assert table.stack == ["Banner"]
    table.resolve()
    assert (table.alice.life, table.bob.life) == (21, 20)


def test_508_3d_not_if_nobody_does() -> None:
    table = position(alice=["Grizzly Bears", BANNER])
    table.alice.attack([])
    assert table.stack == []


# --- Put onto the battlefield attacking


def test_508_4_who_enters_attacking_attacks_what_its_controller_chooses() -> None:
    table = position(players=THREE, alice=["Grizzly Bears", "Forest"], alice_hand=[AMBUSH], carol=[WALKER])
    table.alice.attack({"Grizzly Bears": "bob"})
    table.alice.cast("Ambush")
    table.resolve()
    assert (table.asked, table.asked_player) == ("attack", "alice")
    assert table.options == ["attack bob", "attack carol", "attack Walker"]
    table.choose("attack carol")
    assert table.attackers == {"Grizzly Bears": "bob", "Soldier Token": "carol"}
    table.advance_to("end of combat")
    assert (table.bob.life, table.carol.life) == (18, 19)


def test_508_4_it_never_attacked() -> None:
    table = position(alice=["Grizzly Bears", "Forest", BANNER], alice_hand=[AMBUSH])
    table.alice.attack(["Grizzly Bears"])
    table.resolve()
    table.alice.cast("Ambush")
    table.forget()
    table.resolve()
    assert table.attackers["Soldier Token"] == "bob"
    assert not table.events("attacks", "triggered", "attackers declared")


def test_508_3a_508_3d_nor_do_abilities_trigger_that_wait_for_attacks() -> None:
    watch = card("Watch", "{W}", enchantment)(
        whenever(attacks(creature)).do(gain_life(7)), whenever(n.PlayerAttacks(you, creature)).do(gain_life(1))
    )
    table = position(alice=["Forest", watch], alice_hand=[AMBUSH], step="declare attackers")
    table.alice.cast("Ambush")
    table.resolve()
    assert table.attackers == {"Soldier Token": "bob"}
    assert table.stack == []


def test_508_4a_not_attacking_a_player_who_has_left() -> None:
    table = position(players=THREE, alice=["Grizzly Bears", "Forest"], alice_hand=[AMBUSH])
    table.alice.attack({"Grizzly Bears": "bob"})
    table.bob.concede()
    table.alice.cast("Ambush")
    table.resolve()
    assert table.attackers["Soldier Token"] == "carol"  # the only one left to attack


def test_508_4c_restrictions_on_the_declaration_do_not_matter() -> None:
    table = position(alice=["Forest"], alice_hand=[AMBUSH], bob=[CURSE, "Ghostly Prison"], step="declare attackers")
    table.alice.cast("Ambush")
    table.resolve()
    assert table.attackers == {"Soldier Token": "bob"}
    table.advance_to("end of combat")
    assert table.bob.life == 19


# --- The defending player


def test_508_5_an_attackers_defending_player_is_the_one_it_attacks() -> None:
    table = position(players=THREE, alice=["Agate-Blade Assassin"], carol=[])
    table.alice.attack({"Agate-Blade Assassin": "carol"})
    table.resolve()
    assert (table.bob.life, table.carol.life) == (20, 19)


def test_508_5_or_the_controller_of_the_planeswalker() -> None:
    table = position(players=THREE, alice=["Agate-Blade Assassin"], carol=[WALKER])
    table.alice.attack({"Agate-Blade Assassin": "Walker"})
    table.resolve()
    assert (table.bob.life, table.carol.life) == (20, 19)


def test_508_5_also_if_it_is_no_longer_attacking() -> None:
    table = position(
        players=THREE, alice=["Agate-Blade Assassin"], bob=["Mountain"], bob_hand=["Lightning Bolt"], carol=[WALKER]
    )
    table.alice.attack({"Agate-Blade Assassin": "carol"})
    table.alice.passes()
    table.bob.cast("Lightning Bolt", ["Agate-Blade Assassin"])
    table.resolve_all()
    assert table.alice.battlefield == []
    assert (table.bob.life, table.carol.life) == (20, 19)


def test_508_5a_each_attacker_has_its_own() -> None:
    table = position(players=THREE, alice=["2 Agate-Blade Assassin"], triggers="automatic")
    table.alice.attack({"Agate-Blade Assassin": "bob", "Agate-Blade Assassin 2": "carol"})
    table.resolve_all()
    assert (table.alice.life, table.bob.life, table.carol.life) == (22, 19, 19)


def test_508_8_without_attackers_the_two_steps_are_skipped() -> None:
    table = position(alice=["Grizzly Bears"])
    table.alice.attack([])
    table.forget()
    table.alice.passes()
    table.bob.passes()
    assert table.step == "end of combat step"
    assert [(e.word, e.rule) for e in table.events("skipped")] == [
        ("declare blockers step", "508.8"),
        ("combat damage step", "508.8"),
    ]


def test_508_8_one_put_onto_the_battlefield_attacking_is_enough() -> None:
    table = position(alice=["Forest"], alice_hand=[AMBUSH], step="declare attackers")
    table.alice.cast("Ambush")
    table.resolve()
    table.advance_to("end of combat")
    assert not table.events("skipped")
    assert table.bob.life == 19


def test_508_8_they_are_not_skipped_if_the_only_attacker_is_gone() -> None:
    table = position(alice=["Grizzly Bears"], bob=["Mountain"], bob_hand=["Shock"])
    table.alice.attack(["Grizzly Bears"])
    table.alice.passes()
    table.bob.cast("Shock", ["Grizzly Bears"])
    table.resolve_all()
    table.advance_to("declare blockers")
    table.advance_to("combat damage")
    assert not table.events("skipped")
