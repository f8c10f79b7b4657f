"""Attacks over the years: what may attack and be attacked, what an attack costs, what enters attacking."""

from __future__ import annotations

import pytest
from tests.dates.making import cast, creature, spell
from tests.dates.test_sixth_edition import tapped_and_paid
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Keyword
from mainphase.errors import TooNewError

# --- Tapping


def test_308_2_tapping_is_a_cost_of_the_attack_until_22_july_2001() -> None:
    assert tapped_and_paid("2001-07-22") == ["Forest", "Grizzly Bears"]


def test_308_2_attackers_tap_before_the_costs_are_paid_since_23_july_2001() -> None:
    assert tapped_and_paid("2001-07-23") == ["Grizzly Bears", "Forest"]


@pytest.mark.parametrize("rules", ["2001-07-22", "2001-07-23"])
def test_308_2_an_attacker_makes_no_mana_for_its_own_attack(rules: str) -> None:
    toll = CardDef(
        "Toll Gate",
        n.ManaCost(),
        CardType.ENCHANTMENT,
        abilities=(n.Static(n.AttackTax(n.You(), n.ManaCost(1))),),
    )
    table = position(alice=["Grizzly Bears", "Llanowar Elves"], bob=[toll], rules=rules)
    with pytest.raises(NotOffered):
        table.alice.attack(["Grizzly Bears", "Llanowar Elves"])


# --- Walls

PLAIN_WALL = creature("Plain Wall", subtype="Wall")
WALLFLOWER = creature("Wallflower", n.HasKeywords(Keyword.DEFENDER))


def attacks(what: CardDef, rules: str) -> bool:
    table = position(alice=[what, "Grizzly Bears"], rules=rules)
    table.advance_to("declare attackers")
    return table.alice.why_not(f"attack bob with {what.name}") is None


def test_308_1_walls_cannot_attack_until_30_september_2004() -> None:
    assert not attacks(PLAIN_WALL, "2004-09-30")


def test_502_41_defenders_cannot_attack_and_walls_without_it_can_since_1_october_2004() -> None:
    assert attacks(PLAIN_WALL, "2004-10-01")
    assert not attacks(WALLFLOWER, "2004-10-01")


# --- What is put onto the battlefield attacking

RIDER = creature("Rider", power=3, toughness=3)
AMBUSH = spell("Ambush", n.CreateToken(RIDER, tapped=True, attacking=True))


def ambush(rules: str, step: str, attackers: list[str | CardDef]) -> Table:
    """A Rider enters attacking in that step."""
    table = position(alice=attackers, alice_hand=[AMBUSH], rules=rules)
    if attackers:
        table.alice.attack(["Grizzly Bears"])
    else:
        table.advance_to("declare attackers")
    table.advance_to(step)
    cast(table, "Ambush")
    return table


def test_308_4_what_enters_attacking_makes_no_attack_until_30_september_2007() -> None:
    table = ambush("2007-09-30", "declare attackers", [])
    table.advance_to("end of combat")
    assert [e.word for e in table.events("skipped")] == ["declare blockers step", "combat damage step"]
    assert table.bob.life == 20


def test_308_5_what_enters_attacking_makes_an_attack_since_1_october_2007() -> None:
    table = ambush("2007-10-01", "declare attackers", [])
    table.advance_to("combat damage")
    table.resolve_all()
    assert table.bob.life == 17


def late(rules: str) -> Table:
    table = ambush(rules, "declare blockers", ["Grizzly Bears"])
    table.advance_to("end of combat")
    return table


def test_509_1h_what_enters_attacking_after_the_blocks_was_not_blocked_until_26_february_2026() -> None:
    """No rule of its own says so, but the glossary: unblocked is what nothing was declared to block."""
    assert late("2026-02-26").bob.life == 15


def test_508_4d_what_enters_attacking_after_the_blocks_is_unblocked_since_27_february_2026() -> None:
    assert late("2026-02-27").bob.life == 15


# --- What may be attacked

WALKER = CardDef("Walker", None, CardType.PLANESWALKER, subtypes=("Someone",), loyalty=5)
SIEGE = CardDef("Siege", None, CardType.BATTLE, subtypes=("Siege",), defense=4)


def goals(rules: str, *, alice: list[str | CardDef] = [], bob: list[str | CardDef] = []) -> list[str]:  # noqa: B006
    table = position(alice=["Grizzly Bears", *alice], bob=bob, rules=rules)
    table.advance_to("declare attackers")
    return table.options


def test_306_only_players_are_attacked_until_30_september_2007() -> None:
    assert goals("2007-09-30", bob=[WALKER]) == ["attack bob", "stay"]


def test_306_3_planeswalkers_are_attacked_too_since_1_october_2007() -> None:
    assert goals("2007-10-01", bob=[WALKER]) == ["attack bob", "attack Walker", "stay"]


def test_506_3_battles_are_unknown_until_15_june_2023() -> None:
    assert goals("2023-06-15", alice=[SIEGE]) == ["attack bob", "stay"]


def test_310_8_battles_are_attacked_since_16_june_2023() -> None:
    assert goals("2023-06-16", alice=[SIEGE]) == ["attack bob", "attack Siege", "stay"]


# --- Multiplayer


def whom(rules: str, *players: str) -> list[str]:
    table = position(players=players, alice=["Grizzly Bears"], rules=rules)
    table.advance_to("declare attackers")
    return [option for option in table.options if option.startswith("attack")]


def test_308_1_the_only_opponent_defends_until_31_july_2005() -> None:
    assert whom("2005-07-31", "alice", "bob") == ["attack bob"]
    with pytest.raises(TooNewError):
        whom("2005-07-31", "alice", "bob", "carol")


def test_602_all_opponents_defend_where_several_may_be_attacked_since_1_august_2005() -> None:
    assert whom("2005-08-01", "alice", "bob", "carol") == ["attack bob", "attack carol"]


# --- Damage order

TWO_AT_ONCE = creature("Broad Shield", n.Static(n.CanBlockMore(n.IsThis(), 1)), power=4, toughness=9)


def two_blocked_by_one(rules: str) -> Table:
    table = position(alice=["Hill Giant", "Grizzly Bears"], bob=[TWO_AT_ONCE], rules=rules)
    table.alice.attack(["Hill Giant", "Grizzly Bears"])
    table.bob.block({"Broad Shield": ["Hill Giant", "Grizzly Bears"]})
    return table


def smallest_share(table: Table) -> str:
    table.advance_to("combat damage")
    assert (table.asked, table.asked_player) == ("assign damage", "bob")
    return table.options[0]


@pytest.mark.parametrize("rules", ["2009-07-10", "2024-11-08"])
def test_310_2c_510_1d_a_blocker_divides_its_damage_freely_until_2009_and_since_2024(rules: str) -> None:
    assert smallest_share(two_blocked_by_one(rules)) == "0"


@pytest.mark.parametrize("rules", ["2009-07-11", "2024-11-07"])
def test_509_3_attackers_are_put_in_order_for_a_blocker_from_2009_to_2024(rules: str) -> None:
    table = two_blocked_by_one(rules)
    assert (table.asked, table.asked_player) == ("damage order", "bob")
    table.bob.choose("Hill Giant")
    assert smallest_share(table) == "3"
