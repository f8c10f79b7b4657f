"""CR 510: assigning and dealing combat damage, first strike."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Keyword, Zone
from mainphase.cards.words import (
    apply,
    card,
    creature,
    double_strike,
    enchantment,
    first_strike,
    gain_life,
    gains,
    instant,
    target,
    targeting,
    trample,
    whenever,
)

WALKER = CardDef("Walker", None, CardType.PLANESWALKER, loyalty=3)
DULL = card("Dull", "{W}", instant)(
    targeting(creature).do(apply(target, n.LoseKeywords(Keyword.FIRST_STRIKE | Keyword.DOUBLE_STRIKE)))
)
SHARPEN = card("Sharpen", "{W}", instant)(targeting(creature).do(apply(target, gains(first_strike))))
TWICE = card("Twice", "{W}", instant)(targeting(creature).do(apply(target, gains(double_strike))))
REST = card("Rest", "{W}", instant)(targeting(n.OfType(CardType.PLANESWALKER)).do(n.Move(target, Zone.HAND)))
PAIN = card("Pain", "{B}", enchantment)(whenever(n.DealsDamage(creature, combat_only=True)).do(gain_life(1)))
GIANT = card("Great Giant", "{G}", creature, pt="5/5")()
TRAMPLER = card("Trampler", "{G}", creature, pt="5/5")(trample)


def fight(
    attackers: list[str | CardDef],
    blockers: list[str | CardDef],
    blocks: dict[str, str | list[str]],
    *hand: str | CardDef,
    bob: tuple[str | CardDef, ...] = (),
) -> Table:
    """All attack, these blocks are made; alice has priority in the declare blockers step."""
    table = position(alice=[*attackers, "5 Plains"], alice_hand=list(hand), bob=[*blockers, *bob])
    table.alice.attack([a if isinstance(a, str) else a.name for a in attackers])
    table.bob.block(blocks)
    return table


def dealt(table: Table) -> list[tuple[str, str, int]]:
    return [(e.what, e.other, e.amount) for e in table.events("damage dealt")]


# --- Assigning


def test_510_1_the_active_player_assigns_first_then_the_defending_player() -> None:
    table = position(alice=[GIANT, "Grizzly Bears"], bob=["Bear Cub", "Runeclaw Bear", "High Ground"])
    table.alice.attack(["Great Giant", "Grizzly Bears"])
    table.bob.block({"Bear Cub": ["Great Giant", "Grizzly Bears"], "Runeclaw Bear": "Great Giant"})
    table.advance_to("combat damage")
    assert (table.asked, table.asked_player) == ("assign damage", "alice")
    assert not table.events("damage dealt")
    table.alice.assign({"Bear Cub": 2})
    assert (table.asked, table.asked_player) == ("assign damage", "bob")
    assert not table.events("damage dealt")
    table.bob.assign({"Great Giant": 0})
    assert len(table.events("damage assigned")) == len(table.events("damage dealt"))
    assert table.stack == []


def test_510_1a_damage_equal_to_power() -> None:
    table = fight(["Colossapede"], [], {})
    table.advance_to("end of combat")
    assert table.bob.life == 15


def test_510_1a_none_for_power_0_or_less() -> None:
    table = fight(["Ornithopter", "Memnite"], ["Kraken Hatchling"], {"Kraken Hatchling": "Memnite"})
    table.advance_to("end of combat")
    assert dealt(table) == [("Memnite", "Kraken Hatchling", 1)]
    assert table.bob.life == 20


def test_510_1b_the_unblocked_damage_what_they_attack() -> None:
    table = position(alice=["Grizzly Bears", "Bear Cub"], bob=[WALKER])
    table.alice.attack({"Grizzly Bears": "bob", "Bear Cub": "Walker"})
    table.advance_to("end of combat")
    assert dealt(table) == [("Grizzly Bears", "bob", 2), ("Bear Cub", "Walker", 2)]
    assert {e.rule for e in table.events("damage assigned")} == {"510.1b"}


def test_510_1b_nothing_if_that_is_gone() -> None:
    table = position(alice=["Grizzly Bears", "Plains"], alice_hand=[REST], bob=[WALKER])
    table.alice.attack({"Grizzly Bears": "Walker"})
    table.alice.cast("Rest", ["Walker"])
    table.resolve()
    table.advance_to("end of combat")
    assert dealt(table) == []


def test_510_1c_the_blocked_damage_their_blocker() -> None:
    table = fight(["Colossapede"], ["Grizzly Bears"], {"Grizzly Bears": "Colossapede"})
    table.advance_to("end of combat")
    assert dealt(table) == [("Colossapede", "Grizzly Bears", 5), ("Grizzly Bears", "Colossapede", 2)]
    assert table.bob.life == 20
    assert table.events("damage assigned", what="Colossapede", rule="510.1c")


def test_510_1c_nothing_if_no_blocker_is_left() -> None:
    table = fight(["Colossapede"], ["Grizzly Bears"], {"Grizzly Bears": "Colossapede"}, "Swords to Plowshares")
    table.alice.cast("Swords to Plowshares", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("end of combat")
    assert dealt(table) == []


@pytest.mark.parametrize("first", range(6))
def test_510_1c_divided_freely_among_several_blockers(first: int) -> None:
    table = fight(
        [GIANT],
        ["Bear Cub", "Indomitable Ancients"],
        {"Bear Cub": "Great Giant", "Indomitable Ancients": "Great Giant"},
    )
    table.advance_to("combat damage")
    assert table.asked_about == "Bear Cub"
    assert table.options == [str(k) for k in range(6)]
    table.alice.assign({"Bear Cub": first})
    expected = [("Great Giant", "Bear Cub", first), ("Great Giant", "Indomitable Ancients", 5 - first)]
    assert [d for d in dealt(table) if d[0] == "Great Giant"] == [d for d in expected if d[2]]


def test_510_1d_blockers_damage_what_they_block() -> None:
    table = fight(["Grizzly Bears"], ["Centaur Courser"], {"Centaur Courser": "Grizzly Bears"})
    table.advance_to("end of combat")
    assert ("Centaur Courser", "Grizzly Bears", 3) in dealt(table)
    assert table.events("damage assigned", what="Centaur Courser", rule="510.1d")


def test_510_1d_nothing_if_the_attacker_is_gone() -> None:
    table = fight(["Grizzly Bears"], ["Centaur Courser"], {"Centaur Courser": "Grizzly Bears"}, "Swords to Plowshares")
    table.alice.cast("Swords to Plowshares", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("end of combat")
    assert dealt(table) == []


def test_510_1d_divided_by_its_controller_among_several() -> None:
    table = fight(
        ["Grizzly Bears", "Runeclaw Bear"],
        ["Centaur Courser"],
        {"Centaur Courser": ["Grizzly Bears", "Runeclaw Bear"]},
        bob=("High Ground",),
    )
    table.advance_to("combat damage")
    assert (table.asked, table.asked_player, table.asked_about) == ("assign damage", "bob", "Grizzly Bears")
    table.bob.assign({"Grizzly Bears": 1})
    assert [d for d in dealt(table) if d[0] == "Centaur Courser"] == [
        ("Centaur Courser", "Grizzly Bears", 1),
        ("Centaur Courser", "Runeclaw Bear", 2),
    ]


def test_510_1e_the_assignment_is_checked_as_a_whole() -> None:
    """Trample: what another attacker assigns to the same blocker counts towards lethal damage."""
    table = fight(
        [TRAMPLER, "Grizzly Bears"],
        ["Centaur Courser"],
        {"Centaur Courser": ["Trampler", "Grizzly Bears"]},
        bob=("High Ground",),
    )
    table.advance_to("combat damage")
    assert (table.asked_player, table.asked_about) == ("alice", "Centaur Courser")
    assert table.options == ["1", "2", "3", "4", "5"]  # the Bears assign 2 of its 3
    with pytest.raises(NotOffered):
        table.alice.assign({"Centaur Courser": 0})
    table.alice.assign({"Centaur Courser": 1})
    table.bob.assign({"Trampler": 3})
    assert table.bob.life == 16


def test_510_1e_trample_needs_lethal_damage_for_every_blocker() -> None:
    table = fight([TRAMPLER], ["Bear Cub", "Runeclaw Bear"], {"Bear Cub": "Trampler", "Runeclaw Bear": "Trampler"})
    table.advance_to("combat damage")
    table.alice.assign({"Bear Cub": 1})
    assert dealt(table)[:2] == [("Trampler", "Bear Cub", 1), ("Trampler", "Runeclaw Bear", 4)]
    assert table.bob.life == 20


# --- Dealing


def test_510_2_all_damage_is_dealt_at_once() -> None:
    table = fight(["Grizzly Bears", "Runeclaw Bear"], ["Bear Cub"], {"Bear Cub": "Grizzly Bears"})
    table.advance_to("end of combat")
    names = [e.name for e in table.log]
    first, last = names.index("damage dealt"), len(names) - 1 - names[::-1].index("damage dealt")
    assert set(names[first : last + 1]) == {"damage dealt"}
    assert {e.rule for e in table.events("damage dealt")} == {"510.2"}
    assert sorted(e.what for e in table.events("dies")) == ["Bear Cub", "Grizzly Bears"]


def test_603_2c_damage_by_several_at_once_is_dealt_once() -> None:
    """Two blockers deal 2 each: one trigger, which sees 4."""
    sore = card("Sore", "{G}", creature, pt="0/5")(whenever(n.IsDealtDamage(n.IsThis())).do(gain_life(n.EventAmount())))
    table = fight([sore], ["Grizzly Bears", "Runeclaw Bear"], {"Grizzly Bears": "Sore", "Runeclaw Bear": "Sore"})
    table.advance_to("end of combat")
    assert [e.amount for e in table.events("life gained")] == [4]


def test_510_2_life_gained_with_the_damage_comes_in_time() -> None:
    """At 2 life, 2 damage from one attacker, 2 life from the lifelink of a blocker: at once, so nobody is at 0."""
    table = position(alice=["Grizzly Bears", "Bear Cub"], bob=["Mesa Unicorn"], bob_life=2)
    table.alice.attack(["Grizzly Bears", "Bear Cub"])
    table.bob.block({"Mesa Unicorn": "Bear Cub"})
    table.advance_to("end of combat")
    assert table.bob.life == 2
    assert not table.events("player loses")


def test_510_2_nobody_acts_between_assigning_and_dealing() -> None:
    table = fight(["Grizzly Bears"], ["Bear Cub"], {"Bear Cub": "Grizzly Bears"})
    table.forget()
    table.advance_to("combat damage")
    names = [e.name for e in table.log]
    assert "priority" not in names[names.index("damage assigned") : names.index("damage dealt")]


def test_510_3_then_the_active_player_gets_priority() -> None:
    table = fight(["Grizzly Bears"], [], {})
    table.advance_to("combat damage")
    assert table.bob.life == 18
    assert table.priority == "alice"
    assert table.log[-1].rule == "510.3"


def test_510_3a_triggers_on_damage_and_on_deaths_are_put_on_the_stack_first() -> None:
    table = fight(["Grizzly Bears"], ["Onulet"], {"Onulet": "Grizzly Bears"}, bob=(PAIN,))
    table.advance_to("combat damage")
    while table.asked == "order triggers":
        table.choose(table.options[0])
    assert sorted(table.stack) == ["Onulet", "Pain", "Pain"]
    assert table.priority == "alice"


# --- First strike


def test_510_4_first_strikers_deal_damage_in_a_step_of_their_own() -> None:
    table = fight(["Elvish Archers"], ["Grizzly Bears"], {"Grizzly Bears": "Elvish Archers"})
    table.advance_to("first-strike damage")
    assert dealt(table) == [("Elvish Archers", "Grizzly Bears", 2)]
    assert table.battlefield.count("Grizzly Bears") == 0
    assert table.priority == "alice"
    assert table.events("step begins", rule="510.4")
    table.advance_to("combat damage")
    assert dealt(table) == [("Elvish Archers", "Grizzly Bears", 2)]  # dead creatures don't strike back
    assert "Elvish Archers" in table.battlefield


def test_510_4_a_blocker_with_first_strike() -> None:
    table = fight(["Grizzly Bears"], ["Elvish Archers"], {"Elvish Archers": "Grizzly Bears"})
    table.advance_to("end of combat")
    assert dealt(table) == [("Elvish Archers", "Grizzly Bears", 2)]


def test_510_4_double_strikers_deal_damage_in_both() -> None:
    table = fight(["Markov Blademaster"], [], {})
    table.advance_to("first-strike damage")
    assert table.bob.life == 19
    table.resolve()  # its counter
    table.advance_to("combat damage")
    assert table.bob.life == 17


def test_510_4_the_others_deal_damage_in_the_second_step_only() -> None:
    table = fight(["Elvish Archers", "Grizzly Bears"], [], {})
    table.advance_to("first-strike damage")
    assert dealt(table) == [("Elvish Archers", "bob", 2)]
    table.advance_to("combat damage")
    assert dealt(table) == [("Elvish Archers", "bob", 2), ("Grizzly Bears", "bob", 2)]


def test_510_4_losing_first_strike_between_the_damage_steps_gives_no_second_hit() -> None:
    table = fight(["Elvish Archers"], [], {}, DULL)
    table.advance_to("first-strike damage")
    table.alice.cast("Dull", ["Elvish Archers"])
    table.resolve()
    table.advance_to("end of combat")
    assert table.bob.life == 18


def test_510_4_losing_double_strike_between_the_damage_steps_loses_the_second_hit() -> None:
    table = fight(["Markov Blademaster"], [], {}, DULL)
    table.advance_to("first-strike damage")
    table.resolve()
    table.alice.cast("Dull", ["Markov Blademaster"])
    table.resolve()
    table.advance_to("end of combat")
    assert table.bob.life == 19


def test_510_4_gaining_double_strike_between_the_damage_steps_gives_a_second_hit() -> None:
    table = fight(["Elvish Archers"], [], {}, TWICE)
    table.advance_to("first-strike damage")
    table.alice.cast("Twice", ["Elvish Archers"])
    table.resolve()
    table.advance_to("end of combat")
    assert table.bob.life == 16


def test_510_4_gaining_first_strike_between_the_damage_steps_loses_no_hit() -> None:
    table = fight(["Elvish Archers", "Grizzly Bears"], [], {}, SHARPEN)
    table.advance_to("first-strike damage")
    table.alice.cast("Sharpen", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("end of combat")
    assert table.bob.life == 16


def test_510_4_gaining_first_strike_in_the_second_step_makes_no_third() -> None:
    table = fight(["Elvish Archers", "Grizzly Bears"], [], {}, SHARPEN)
    table.advance_to("combat damage")
    table.alice.cast("Sharpen", ["Grizzly Bears"])
    table.resolve()
    table.forget()
    table.advance_to("end of combat")
    assert [e.word for e in table.events("step begins")] == ["end of combat step"]
    assert table.bob.life == 16


def test_510_4_only_one_step_if_first_strike_is_lost_before() -> None:
    table = fight(["Elvish Archers"], [], {}, DULL)
    table.alice.cast("Dull", ["Elvish Archers"])
    table.resolve()
    table.advance_to("end of combat")
    assert not table.events("step begins", rule="510.4")
    assert table.bob.life == 18
