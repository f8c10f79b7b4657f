"""CR 506: the combat phase, who takes part in it, and who is removed from it."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.cards.words import (
    apply,
    artifact,
    begin,
    card,
    creature,
    do,
    extra_phases,
    green,
    instant,
    permanent,
    second_target,
    sorcery,
    tap,
    target,
    targeting,
    token_card,
)

WALKER = CardDef("Walker", None, CardType.PLANESWALKER, loyalty=3)
GIDEON = CardDef("Gideon", None, CardType.CREATURE | CardType.PLANESWALKER, power=2, toughness=4, loyalty=3)
PULL_BACK = card("Pull Back", "{W}", instant)(targeting(creature).do(n.RemoveFromCombat(target)))
PETRIFY = card("Petrify", "{W}", instant)(targeting(creature).do(apply(target, n.SetTypes(CardType.ARTIFACT))))
UNANIMATE = card("Unanimate", "{W}", instant)(targeting(creature).do(apply(target, n.SetTypes(CardType.PLANESWALKER))))
VANISH = card("Vanish", "{U}", instant)(targeting(permanent).do(n.PhaseOut(target)))
TRUCE = card("Truce", "{W}", instant)(
    do(begin(n.Static(n.CantAttack(creature))), begin(n.Static(n.CantBlock(creature))))
)
TIRE = card("Tire", "{W}", instant)(targeting(creature, creature).do(tap(target), tap(second_target)))
REST = card("Rest", "{W}", instant)(targeting(permanent).do(n.Move(target, Zone.HAND)))
SOLDIERS = n.CreateToken(token_card("Soldier", green, creature, pt="1/1"), tapped=True, attacking=True)
AMBUSH = card("Ambush", "{G}", instant)(do(SOLDIERS))
BANNER = token_card("Banner", artifact)
PARADE = card("Parade", "{W}", instant)(do(n.CreateToken(BANNER, tapped=True, attacking=True)))
MORE_COMBAT = card("More Combat", "{R}", sorcery)(do(extra_phases("combat phase")))


def steps(table: Table) -> list[str]:
    return [e.word for e in table.events("step begins")]


# --- Steps


def test_506_1_five_steps_if_somebody_attacks() -> None:
    table = position(alice=["Grizzly Bears"])
    table.alice.attack(["Grizzly Bears"])
    table.advance_to("postcombat main")
    assert steps(table) == [
        "beginning of combat step",
        "declare attackers step",
        "declare blockers step",
        "combat damage step",
        "end of combat step",
    ]


def test_506_1_without_attackers_two_of_them_are_skipped_and_it_still_is_a_combat_phase() -> None:
    table = position(alice=["Grizzly Bears"])
    table.alice.attack([])
    table.advance_to("postcombat main")
    assert steps(table) == ["beginning of combat step", "declare attackers step", "end of combat step"]
    assert [e.rule for e in table.events("skipped")] == ["508.8", "508.8"]


@pytest.mark.parametrize("attacker", ["Elvish Archers", "Markov Blademaster"])
def test_506_1_two_damage_steps_with_first_or_double_strike(attacker: str) -> None:
    table = position(alice=[attacker])
    table.alice.attack([attacker])
    table.advance_to("end of combat")
    assert steps(table)[-3:] == ["first-strike damage step", "combat damage step", "end of combat step"]


def test_506_1_also_for_a_blocker() -> None:
    table = position(alice=["Grizzly Bears"], bob=["Elvish Archers"])
    table.alice.attack(["Grizzly Bears"])
    table.bob.block({"Elvish Archers": "Grizzly Bears"})
    table.advance_to("end of combat")
    assert steps(table).count("first-strike damage step") == 1


# --- Attacking and defending


def test_506_2_the_active_player_attacks_the_other_one() -> None:
    table = position(active="bob", alice=["Grizzly Bears"], bob=["Bear Cub", WALKER], alice_life=20)
    table.advance_to("declare attackers")
    assert (table.asked, table.asked_player) == ("attack", "bob")
    assert table.asked_about == "Bear Cub"
    assert table.options == ["attack alice", "stay"]
    table.bob.attack({"Bear Cub": "alice"})
    table.alice.block({"Grizzly Bears": "Bear Cub"})
    assert table.blockers == {"Grizzly Bears": ["Bear Cub"]}


def test_506_2a_in_multiplayer_games_all_opponents_may_be_attacked() -> None:
    table = position(players=("alice", "bob", "carol"), alice=["Grizzly Bears", "Bear Cub"])
    table.alice.attack({"Grizzly Bears": "carol", "Bear Cub": "bob"})
    table.advance_to("end of combat")
    assert (table.bob.life, table.carol.life) == (18, 18)


def test_506_2a_a_defending_player_who_leaves_is_dealt_nothing_and_the_others_defend_on() -> None:
    table = position(
        players=("alice", "bob", "carol"), alice=["Grizzly Bears", "Bear Cub"], bob=["Memnite"], carol=["Runeclaw Bear"]
    )
    table.alice.attack({"Grizzly Bears": "bob", "Bear Cub": "carol"})
    table.advance_to("declare blockers")
    assert table.asked_player == "bob"
    table.bob.concede()
    assert table.attackers == {"Grizzly Bears": "", "Bear Cub": "carol"}
    assert (table.asked_player, table.options) == ("carol", ["block Bear Cub", "stay"])
    table.carol.block()
    table.advance_to("end of combat")
    assert [(e.what, e.other) for e in table.events("damage dealt")] == [("Bear Cub", "carol")]


def test_506_2b_teams_attack_and_defend_together() -> None:
    table = position(
        players=("ann", "abe", "bea", "bob"),
        teams=(("ann", "abe"), ("bea", "bob")),
        ann=["Grizzly Bears"],
        abe=["Bear Cub"],
        bob=["Runeclaw Bear"],
    )
    table.advance_to("declare attackers")
    assert (table.asked_player, table.asked_about) == ("ann", "Grizzly Bears")
    table.choose("attack bea")
    assert (table.asked_player, table.asked_about) == ("abe", "Bear Cub")
    table.choose("attack bob")
    assert table.attackers == {"Grizzly Bears": "bea", "Bear Cub": "bob"}
    table.bob.block({"Runeclaw Bear": "Grizzly Bears"})  # it attacks his team mate
    assert table.blocked("Grizzly Bears")


def test_506_3_only_creatures_attack_and_block() -> None:
    table = position(alice=["Forest", "Grizzly Bears"], bob=["Forest", "Sol Ring"])
    table.advance_to("declare attackers")
    why = table.alice.why_not("attack bob with alice's Forest")
    assert why
    assert why.rule == "506.3"
    table.alice.attack(["Grizzly Bears"])
    table.advance_to("declare blockers")
    why = table.bob.why_not("block Grizzly Bears with Sol Ring")
    assert why
    assert why.rule == "506.3"


def test_506_3_only_players_and_planeswalkers_are_attacked() -> None:
    table = position(alice=["Grizzly Bears"], bob=["Sol Ring", "Bear Cub", WALKER])
    table.advance_to("declare attackers")
    assert table.options == ["attack bob", "attack Walker", "stay"]
    for name in ("Sol Ring", "Bear Cub", "alice"):
        why = table.alice.why_not(f"attack {name} with Grizzly Bears")
        assert why
        assert why.rule in ("506.3", "508.1b")


def test_506_3a_a_noncreature_put_onto_the_battlefield_attacking_never_attacks() -> None:
    table = position(alice=["Grizzly Bears", "Plains"], alice_hand=[PARADE])
    table.alice.attack(["Grizzly Bears"])
    table.alice.cast("Parade")
    table.resolve()
    assert "Banner Token" in table.alice.battlefield
    assert table.attackers == {"Grizzly Bears": "bob"}


def test_506_3b_nor_does_a_creature_of_another_player() -> None:
    table = position(alice=["Grizzly Bears"], bob=["Forest"], bob_hand=[AMBUSH])
    table.alice.attack(["Grizzly Bears"])
    table.alice.passes()
    table.bob.cast("Ambush")
    table.resolve()
    assert "Soldier Token" in table.bob.battlefield
    assert table.attackers == {"Grizzly Bears": "bob"}


def test_506_3f_nor_does_a_creature_that_is_a_battle() -> None:
    siege = CardDef("Siege", None, CardType.CREATURE | CardType.BATTLE, power=1, toughness=1, defense=2)
    invade = card("Invade", "{W}", instant)(do(n.CreateToken(siege, tapped=True, attacking=True)))
    table = position(alice=["Grizzly Bears", "Plains"], alice_hand=[invade])
    table.alice.attack(["Grizzly Bears"])
    table.alice.cast("Invade")
    table.resolve()
    assert "Siege" in table.alice.battlefield
    assert table.attackers == {"Grizzly Bears": "bob"}


@pytest.mark.parametrize("step", ["declare blockers", "combat damage", "end of combat"])
def test_506_3d_508_4d_who_enters_attacking_after_blocks_is_unblocked(step: str) -> None:
    table = position(alice=["Grizzly Bears", "Forest"], alice_hand=[AMBUSH], bob=["Bear Cub"])
    table.alice.attack(["Grizzly Bears"])
    table.bob.block({"Bear Cub": "Grizzly Bears"})
    table.advance_to(step)
    table.alice.cast("Ambush")
    table.resolve()
    assert table.attackers["Soldier Token"] == "bob"
    assert table.blocked("Soldier Token") is False
    table.advance_to("postcombat main")
    assert table.bob.life == (19 if step == "declare blockers" else 20)


# --- Removed from combat


def attack_and_block(*hand: str | CardDef) -> Table:
    """Grizzly Bears attack and Bear Cub blocks them; alice has priority in the declare blockers step."""
    mana = ["3 Plains", "3 Island", "3 Mountain"]
    table = position(alice=["Grizzly Bears", *mana], alice_hand=list(hand), bob=["Bear Cub"])
    table.alice.attack(["Grizzly Bears"])
    table.bob.block({"Bear Cub": "Grizzly Bears"})
    return table


@pytest.mark.parametrize("spell", ["Unsummon", VANISH, PULL_BACK, PETRIFY])
def test_506_4_what_leaves_phases_out_is_removed_or_stops_being_a_creature_is_removed_from_combat(
    spell: str | CardDef,
) -> None:
    name = spell if isinstance(spell, str) else spell.name
    table = attack_and_block(spell)
    table.alice.cast(name, ["Grizzly Bears"])
    table.resolve()
    assert table.attackers == {}
    table.advance_to("end of combat")
    assert table.bob.battlefield == ["Bear Cub"]
    assert table.damage("Bear Cub") == 0

    table = attack_and_block(spell)
    table.alice.cast(name, ["Bear Cub"])
    table.resolve()
    assert table.blockers == {}
    assert table.blocked("Grizzly Bears")
    table.advance_to("end of combat")
    assert table.bob.life == 20
    assert table.damage("Grizzly Bears") == 0


def test_506_4a_effects_that_would_have_kept_it_from_attacking_or_blocking_come_too_late() -> None:
    table = attack_and_block(TRUCE)
    table.alice.cast("Truce")
    table.resolve()
    assert table.attackers == {"Grizzly Bears": "bob"}
    assert table.blockers == {"Bear Cub": ["Grizzly Bears"]}
    table.advance_to("end of combat")
    assert sorted(e.what for e in table.events("dies")) == ["Bear Cub", "Grizzly Bears"]


def test_506_4b_tapped_creatures_stay_in_combat_and_deal_damage() -> None:
    table = attack_and_block(TIRE)
    table.alice.cast("Tire", ["Grizzly Bears", "Bear Cub"])
    table.resolve()
    assert table.tapped("Bear Cub")
    assert table.blockers == {"Bear Cub": ["Grizzly Bears"]}
    table.advance_to("end of combat")
    assert sorted(e.what for e in table.events("dies")) == ["Bear Cub", "Grizzly Bears"]


def test_506_4c_who_attacks_a_planeswalker_that_leaves_goes_on_attacking_nothing() -> None:
    table = position(alice=["Grizzly Bears", "Plains"], alice_hand=[REST], bob=[WALKER, "Bear Cub"])
    table.alice.attack({"Grizzly Bears": "Walker"})
    table.alice.cast("Rest", ["Walker"])
    table.resolve()
    assert table.attackers == {"Grizzly Bears": ""}
    unblocked = table.copy()
    unblocked.advance_to("end of combat")
    assert not unblocked.events("damage dealt")
    assert unblocked.bob.life == 20
    table.bob.block({"Bear Cub": "Grizzly Bears"})
    table.advance_to("end of combat")
    assert sorted(e.what for e in table.events("dies")) == ["Bear Cub", "Grizzly Bears"]


def test_506_4d_a_blocking_planeswalker_creature_that_is_no_creature_any_more_is_still_attacked() -> None:
    table = position(alice=["Grizzly Bears", "Elvish Mystic", "Plains"], alice_hand=[UNANIMATE], bob=[GIDEON])
    table.alice.attack({"Grizzly Bears": "Gideon", "Elvish Mystic": "bob"})
    table.bob.block({"Gideon": "Elvish Mystic"})
    table.alice.cast("Unanimate", ["Gideon"])
    table.resolve()
    assert table.blockers == {}
    assert table.attackers == {"Grizzly Bears": "Gideon", "Elvish Mystic": "bob"}


# --- Alone, when


def test_506_5_attacking_alone() -> None:
    table = position(alice=["Sublime Archangel", "Grizzly Bears"])
    both = table.copy()
    both.alice.attack(["Sublime Archangel", "Grizzly Bears"])
    assert both.stack == []
    table.alice.attack(["Grizzly Bears"])
    while table.asked == "order triggers":
        table.choose(table.options[0])
    assert len(table.stack) == 2  # the Archangel's exalted, and the one it gives to the Bears
    table.resolve_all()
    assert table.pt("Grizzly Bears") == "4/4"


def test_506_7c_during_combat_means_any_combat_phase_of_the_turn() -> None:
    table = position(alice=["Mountain", "2 Plains"], alice_hand=[MORE_COMBAT, "Mandate of Peace"])
    why = table.alice.why_not("cast Mandate of Peace")
    assert why
    table.alice.cast("More Combat")
    table.resolve()
    for _ in range(2):
        table.advance_to("next beginning of combat")
        assert table.alice.why_not("cast Mandate of Peace") is None
        table.advance_to("end of combat")
        assert table.alice.why_not("cast Mandate of Peace") is None
    table.advance_to("postcombat main")
    assert table.alice.why_not("cast Mandate of Peace")
