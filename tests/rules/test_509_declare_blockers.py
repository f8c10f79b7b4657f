"""CR 509: declaring blockers, what triggers on it, entering blocking."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.cards.words import (
    becomes_blocked,
    card,
    creature,
    enchantment,
    gain_life,
    instant,
    is_a,
    must_block,
    target,
    targeting,
    whenever,
)
from mainphase.kernel.combat.in_combat import put_blocking
from mainphase.kernel.setup import place_object

THREE = ("alice", "bob", "carol")
WALKER = CardDef("Walker", None, CardType.PLANESWALKER, loyalty=3)
PEACE = card("Peace", "{W}", enchantment)(n.Static(n.CantBlock(creature)))
COURAGE = card("Courage", "{W}", enchantment)(must_block(creature))
LURE = card("Lured Beast", "{G}", creature, pt="1/1")(n.Static(n.MustBeBlocked(n.IsThis(), True)))
HORNS = card("Horns", "{R}", enchantment)(whenever(becomes_blocked(creature)).do(gain_life(1)))
SHIELDS = card("Shields", "{W}", enchantment)(whenever(n.Blocks(creature)).do(gain_life(1)))
BIG_SHIELDS = card("Big Shields", "{W}", enchantment)(
    whenever(n.Blocks(is_a(creature, n.PowerIs(">=", n.Fixed(4))))).do(gain_life(1))
)
BIG_HORNS = card("Big Horns", "{R}", enchantment)(
    whenever(becomes_blocked(is_a(creature, n.PowerIs(">=", n.Fixed(4))))).do(gain_life(1))
)


def attacked_by(*attackers: str | CardDef, bob: list[str | CardDef], step: str = "declare blockers") -> Table:
    """All of alice's creatures attack bob; the blocks are to be declared."""
    table = position(alice=list(attackers), bob=bob)
    table.advance_to("declare attackers")
    while table.asked == "attack":
        table.choose("attack bob")
    table.advance_to(step)
    return table


def refused(table: Table, what: str) -> tuple[str, str]:
    why = table.bob.why_not(what)
    assert why, f"{what} is allowed"
    return why.rule, why.source


# --- The declaration


def test_509_1_the_defending_player_declares_before_anybody_gets_priority() -> None:
    table = attacked_by("Grizzly Bears", bob=["Bear Cub"])
    assert (table.asked, table.asked_player) == ("block", "bob")
    table.forget()
    table.bob.block({"Bear Cub": "Grizzly Bears"})
    assert table.stack == []
    names = [e.name for e in table.log]
    assert names.index("blockers declared") < names.index("priority")
    assert [e.rule for e in table.events("blockers declared")] == ["509.1"]


def test_509_1a_blockers_are_untapped() -> None:
    table = attacked_by("Grizzly Bears", bob=["Bear Cub (tapped)", "Runeclaw Bear"])
    assert table.asked_about == "Runeclaw Bear"
    assert refused(table, "block Grizzly Bears with Bear Cub") == ("509.1a", "Bear Cub")


def test_509_1a_new_creatures_may_block() -> None:
    table = attacked_by("Grizzly Bears", bob=["Bear Cub (sick)"])
    table.bob.block({"Bear Cub": "Grizzly Bears"})
    assert table.blocked("Grizzly Bears")


def test_509_1a_each_blocks_one_attacker() -> None:
    table = attacked_by("Grizzly Bears", "Runeclaw Bear", bob=["Bear Cub"])
    assert table.options == ["block Grizzly Bears", "block Runeclaw Bear", "stay"]
    table.choose("block Runeclaw Bear")
    assert table.asked == "priority"
    assert table.blockers == {"Bear Cub": ["Runeclaw Bear"]}


def test_509_1a_unless_an_effect_lets_it_block_more() -> None:
    table = attacked_by("Grizzly Bears", "Runeclaw Bear", bob=["Bear Cub", "High Ground"])
    table.bob.block({"Bear Cub": ["Grizzly Bears", "Runeclaw Bear"]})
    assert table.blockers == {"Bear Cub": ["Grizzly Bears", "Runeclaw Bear"]}


def test_509_1a_several_may_block_one() -> None:
    table = attacked_by("Grizzly Bears", bob=["Bear Cub", "Runeclaw Bear"])
    table.bob.block({"Bear Cub": "Grizzly Bears", "Runeclaw Bear": "Grizzly Bears"})
    assert table.blockers == {"Bear Cub": ["Grizzly Bears"], "Runeclaw Bear": ["Grizzly Bears"]}


def test_509_1a_only_what_attacks_the_player_or_their_planeswalker() -> None:
    table = position(
        players=THREE, alice=["Grizzly Bears", "Bear Cub"], bob=["Runeclaw Bear"], carol=["Memnite", WALKER]
    )
    table.alice.attack({"Grizzly Bears": "bob", "Bear Cub": "Walker"})
    table.advance_to("declare blockers")
    assert (table.asked_player, table.options) == ("bob", ["block Grizzly Bears", "stay"])
    table.bob.block()
    assert (table.asked_player, table.options) == ("carol", ["block Bear Cub", "stay"])
    assert refused(table, "block Grizzly Bears with Memnite")[0] == "509.1a"


def test_509_1b_restrictions_are_obeyed() -> None:
    table = attacked_by("Grizzly Bears", bob=["Bear Cub", PEACE])
    assert table.asked == "priority"
    assert refused(table, "block Grizzly Bears with Bear Cub") == ("509.1b", "Peace")
    with pytest.raises(NotOffered, match=r"509\.1b"):
        table.bob.block({"Bear Cub": "Grizzly Bears"})


@pytest.mark.parametrize(
    ("attacker", "cannot", "can", "rule"),
    [
        ("Storm Crow", "Bear Cub", "Giant Spider", "702.9b"),
        ("Gluttonous Zombie", "Bear Cub", "Memnite", "702.36b"),
        ("Dauthi Horror", "Memnite", "Dauthi Horror", "702.28b"),
        ("Bladetusk Boar", "Bear Cub", "Goblin Piker", "702.13b"),
        ("Furtive Homunculus", "Centaur Courser", "Bear Cub", "702.118b"),
    ],
)
def test_509_1b_evasion_abilities_are_restrictions(attacker: str, cannot: str, can: str, rule: str) -> None:
    table = attacked_by(attacker, bob=[cannot, can])
    assert table.asked_about == can
    assert refused(table, f"block alice's {attacker} with bob's {cannot}") == (rule, attacker)
    assert f"block {attacker}" in table.options


def test_509_1b_unblockable() -> None:
    table = attacked_by("Phantom Warrior", bob=["Bear Cub"])
    assert table.asked == "priority"
    assert refused(table, "block Phantom Warrior with Bear Cub") == ("509.1b", "Phantom Warrior")


def test_509_1b_menace_wants_two_blockers() -> None:
    table = attacked_by("Brimstone Vandal", bob=["Bear Cub"])
    assert table.asked == "priority"
    assert refused(table, "block Brimstone Vandal with Bear Cub") == ("702.111b", "Brimstone Vandal")

    table = attacked_by("Brimstone Vandal", bob=["Bear Cub", "Runeclaw Bear"])
    table.choose("block Brimstone Vandal")
    assert table.options == ["block Brimstone Vandal"]  # the second one has to join
    table = attacked_by("Brimstone Vandal", bob=["Bear Cub", "Runeclaw Bear"])
    table.choose("stay")
    assert table.asked == "priority"


def test_509_1b_no_more_than_one_blocker_in_all() -> None:
    table = attacked_by("Grizzly Bears", bob=["Bear Cub", "Runeclaw Bear", "Dueling Grounds"])
    table.choose("block Grizzly Bears")
    assert table.asked == "priority"
    assert table.blockers == {"Bear Cub": ["Grizzly Bears"]}


def test_509_1c_who_has_to_block_does() -> None:
    table = attacked_by("Grizzly Bears", "Runeclaw Bear", bob=["Watchdog"])
    assert table.options == ["block Grizzly Bears", "block Runeclaw Bear"]
    with pytest.raises(NotOffered, match=r"509\.1c.*Watchdog"):
        table.bob.block()


def test_509_1c_all_able_to_block_it_do() -> None:
    table = attacked_by(LURE, "Grizzly Bears", bob=["Bear Cub", "Runeclaw Bear"])
    for _ in range(2):
        assert table.options == ["block Lured Beast"]
        table.choose("block Lured Beast")
    assert table.asked == "priority"


def test_509_1c_one_of_them_is_enough_where_it_must_be_blocked() -> None:
    table = attacked_by("Fear of Being Hunted", bob=["Bear Cub", "Runeclaw Bear"])
    table.choose("stay")
    assert table.options == ["block Fear of Being Hunted"]


def test_509_1c_as_many_requirements_as_possible_are_obeyed() -> None:
    """Each has to block, and the Lured Beast has to be blocked by all: a block of the Beast obeys two of the three."""
    table = attacked_by("Grizzly Bears", LURE, bob=["Bear Cub", COURAGE])
    assert table.options == ["block Lured Beast"]


def test_509_1c_a_creature_may_have_to_block_a_certain_attacker() -> None:
    duel = card("Duel", "{W}", enchantment)(must_block(n.Named("Bear Cub"), whom=n.Named("Memnite")))
    table = attacked_by("Grizzly Bears", "Memnite", bob=["Bear Cub", "Wall of Omens", duel])
    assert table.asked_about == "Bear Cub"
    assert table.options == ["block Memnite"]
    table.choose("block Memnite")
    assert table.options == ["block Grizzly Bears", "block Memnite", "stay"]  # the Wall as it likes


def test_509_1c_not_if_that_attacker_cannot_be_blocked_by_it() -> None:
    duel = card("Duel", "{W}", enchantment)(must_block(creature, whom=n.Named("Storm Crow")))
    table = attacked_by("Grizzly Bears", "Storm Crow", bob=["Bear Cub", duel])
    assert table.options == ["block Grizzly Bears", "stay"]


def test_509_1c_not_against_restrictions() -> None:
    table = attacked_by("Storm Crow", bob=["Watchdog"])
    assert table.asked == "priority"
    table = attacked_by("Brimstone Vandal", bob=["Watchdog"])  # alone it can't
    assert table.asked == "priority"


def test_509_1g_the_chosen_creatures_become_blocking() -> None:
    table = attacked_by("Grizzly Bears", bob=["Wall of Omens"])
    table.bob.block({"Wall of Omens": "Grizzly Bears"})
    assert [(e.what, e.other, e.rule) for e in table.events("blocks")] == [("Wall of Omens", "Grizzly Bears", "509.1g")]
    assert not table.tapped("Wall of Omens")  # blocking does not tap
    table.advance_to("end of combat")
    assert table.blockers == {"Wall of Omens": ["Grizzly Bears"]}
    table.advance_to("postcombat main")
    assert table.blockers == {}


def test_509_1h_attackers_become_blocked_or_unblocked() -> None:
    table = attacked_by("Grizzly Bears", "Runeclaw Bear", bob=["Bear Cub"])
    assert table.blocked("Grizzly Bears") is None
    table.bob.block({"Bear Cub": "Grizzly Bears"})
    assert table.blocked("Grizzly Bears") is True
    assert table.blocked("Runeclaw Bear") is False
    assert [(e.what, e.rule) for e in table.events("becomes blocked")] == [("Grizzly Bears", "509.1h")]


def test_509_1h_killing_the_blocker_does_not_unblock() -> None:
    table = position(alice=["Grizzly Bears", "Mountain"], alice_hand=["Shock"], bob=["Bear Cub"])
    table.alice.attack(["Grizzly Bears"])
    table.bob.block({"Bear Cub": "Grizzly Bears"})
    table.alice.cast("Shock", ["Bear Cub"])
    table.resolve()
    assert table.bob.battlefield == []
    assert table.blocked("Grizzly Bears") is True
    table.advance_to("end of combat")
    assert table.bob.life == 20


def test_509_1i_509_2a_triggers_are_put_on_the_stack_before_priority() -> None:
    table = attacked_by("Grizzly Bears", HORNS, bob=["Bear Cub", SHIELDS])
    table.forget()
    table.bob.block({"Bear Cub": "Grizzly Bears"})
    assert table.stack == ["Horns", "Shields"]  # the active player's first
    names = [e.name for e in table.log]
    assert names.index("blocks") < names.index("triggered") < names.index("put on the stack") < names.index("priority")


def test_509_2_then_the_active_player_gets_priority() -> None:
    table = attacked_by("Grizzly Bears", bob=["Bear Cub"])
    table.bob.block()
    assert (table.step, table.priority) == ("declare blockers step", "alice")
    assert table.log[-1].rule == "509.2"


# --- Triggers


def test_509_3a_whenever_a_creature_blocks_triggers_once() -> None:
    table = attacked_by("Grizzly Bears", "Runeclaw Bear", bob=["Bear Cub", "High Ground", SHIELDS])
    table.bob.block({"Bear Cub": ["Grizzly Bears", "Runeclaw Bear"]})
    assert table.stack == ["Shields"]


def test_509_3a_509_4_not_if_it_is_put_onto_the_battlefield_blocking() -> None:
    table = attacked_by("Grizzly Bears", bob=["Bear Cub", SHIELDS])
    table.bob.block()
    g = table.state
    knight = place_object(g, table.find("Bear Cub").card, table.bob.number, Zone.BATTLEFIELD)
    table.forget()
    assert put_blocking(g, knight.id, [table.find("Grizzly Bears").id])
    assert table.blocked("Grizzly Bears") is True
    assert not table.events("blocks", "triggered")
    table.advance_to("end of combat")
    assert table.bob.life == 20  # it is blocked
    assert [e.what for e in table.events("dies")] == ["Grizzly Bears", "Bear Cub"]


def test_509_4a_506_3e_not_blocking_what_no_longer_attacks_or_attacks_somebody_else() -> None:
    table = position(players=THREE, alice=["Grizzly Bears", "Bear Cub"], bob=["Memnite"], carol=["Runeclaw Bear"])
    table.alice.attack({"Grizzly Bears": "carol"})
    table.advance_to("declare blockers")
    g = table.state
    late = place_object(g, table.find("Memnite").card, table.bob.number, Zone.BATTLEFIELD)
    assert not put_blocking(g, late.id, [table.find("Bear Cub").id])
    assert not put_blocking(g, late.id, [table.find("Grizzly Bears").id])
    assert table.blockers == {}


def test_509_4b_restrictions_on_the_declaration_do_not_matter() -> None:
    table = attacked_by("Storm Crow", bob=["Bear Cub", PEACE])
    assert table.asked == "priority"
    g = table.state
    late = place_object(g, table.find("Bear Cub").card, table.bob.number, Zone.BATTLEFIELD)
    assert put_blocking(g, late.id, [table.find("Storm Crow").id])
    assert table.blocked("Storm Crow") is True


def test_509_3c_whenever_a_creature_becomes_blocked_triggers_once() -> None:
    table = attacked_by("Grizzly Bears", HORNS, bob=["Bear Cub", "Runeclaw Bear"])
    table.bob.block({"Bear Cub": "Grizzly Bears", "Runeclaw Bear": "Grizzly Bears"})
    assert table.stack == ["Horns"]


def test_509_3c_not_for_the_unblocked() -> None:
    table = attacked_by("Grizzly Bears", HORNS, bob=["Bear Cub"])
    table.bob.block()
    assert table.stack == []


def test_509_3f_only_with_those_characteristics_at_that_moment() -> None:
    growth = "Giant Growth"
    table = position(
        alice=["Grizzly Bears", BIG_HORNS, BIG_SHIELDS, "2 Forest"], alice_hand=[growth, growth], bob=["Bear Cub"]
    )
    late = table.copy()
    late.alice.attack(["Grizzly Bears"])
    late.bob.block({"Bear Cub": "Grizzly Bears"})
    for name in ("Grizzly Bears", "Bear Cub"):
        late.alice.cast(growth, [name])
        late.resolve()
    assert late.pt("Grizzly Bears") == "5/5"
    assert not late.events("triggered")

    table.alice.attack(["Grizzly Bears"])
    for name in ("Grizzly Bears", "Bear Cub"):
        table.alice.cast(growth, [name])
        table.resolve()
    table.bob.block({"Bear Cub": "Grizzly Bears"})
    assert sorted(e.what for e in table.events("triggered")) == ["Big Horns", "Big Shields"]


# --- Made to block by an effect


ENGAGE = card("Engage", "{0}", instant)(
    targeting(creature).do(n.MakeBlock(target, n.Each(is_a(creature, n.IsAttacking()))))
)


def engaged(*bells: CardDef, bob: list[str | CardDef]) -> Table:
    """Bears attack, Memnite does not block at first, and then an effect has it block."""
    table = position(alice=["Grizzly Bears", *bells], bob=["Memnite", *bob], bob_hand=[ENGAGE], triggers="automatic")
    table.alice.attack(["Grizzly Bears"])
    table.bob.block({name: "Grizzly Bears" for name in bob if isinstance(name, str)})
    table.resolve_all()
    table.forget()
    table.alice.passes()
    table.bob.cast("Engage", ["Memnite"])
    table.resolve()
    return table


def test_509_3a_509_3f_a_creature_that_an_effect_has_block_blocks() -> None:
    table = engaged(SHIELDS, HORNS, BIG_SHIELDS, bob=[])
    assert table.blockers == {"Memnite": ["Grizzly Bears"]}
    assert table.blocked("Grizzly Bears") is True
    assert sorted(table.stack) == ["Horns", "Shields"]


def test_509_3d_it_becomes_blocked_by_that_creature_though_it_was_blocked_before() -> None:
    by = card("By", "{R}", enchantment)(whenever(n.BecomesBlocked(creature, by=creature)).do(gain_life(1)))
    table = engaged(HORNS, by, bob=["Bear Cub"])
    assert table.stack == ["By"]


def test_509_3b_not_if_it_blocks_that_attacker_already() -> None:
    each = card("Each Block", "{R}", enchantment)(whenever(n.Blocks(creature, whom=creature)).do(gain_life(1)))
    table = position(alice=["Grizzly Bears", each, SHIELDS], bob=["Memnite"], bob_hand=[ENGAGE])
    table.alice.attack(["Grizzly Bears"])
    table.bob.block({"Memnite": "Grizzly Bears"})
    while table.asked == "order triggers":
        table.apply(0)
    table.resolve_all()
    table.alice.passes()
    table.bob.cast("Engage", ["Memnite"])
    table.resolve()
    assert table.stack == []
    assert table.blockers == {"Memnite": ["Grizzly Bears"]}
