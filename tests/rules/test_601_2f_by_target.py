"""CR 601.2f, 601.2c: what a spell costs more or less for what it targets. It can be begun if it could be paid for with
some targets, and only such targets are offered.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards.nodes import CardDef


def spell(text: str, cost: str = "{3}", name: str = "Spell") -> CardDef:
    return invented(text, name=name, types="Instant", cost=cost)


def static(text: str, name: str = "Keeper") -> CardDef:
    return invented(text, name=name, types="Creature — Golem", pt="5/5", cost="{1}")


PUSH = spell("This spell costs {2} less to cast if it targets a tapped creature.\n~ deals 1 damage to target creature.")
SHUN = spell("This spell costs {2} more to cast if it targets a Bear.\n~ deals 1 damage to target creature.", "{1}")
BOLT = spell("~ deals 1 damage to target creature.", "{1}", "Bolt")


def test_601_2f_it_costs_less_with_such_a_target() -> None:
    table = position(alice=["3 Mountain"], alice_hand=[PUSH], bob=["Grizzly Bears (tapped)", "Hill Giant"])
    table.alice.cast("Spell", ["Grizzly Bears"])
    assert [table.tapped(f"Mountain{k}") for k in ("", " 2", " 3")].count(True) == 1
    table = position(alice=["3 Mountain"], alice_hand=[PUSH], bob=["Grizzly Bears (tapped)", "Hill Giant"])
    table.alice.cast("Spell", ["Hill Giant"])
    assert [table.tapped(f"Mountain{k}") for k in ("", " 2", " 3")].count(True) == 3


def test_601_2c_only_targets_with_which_it_can_be_paid_for() -> None:
    table = position(alice=["Mountain"], alice_hand=[PUSH], bob=["Grizzly Bears (tapped)", "Hill Giant"])
    table.alice.cast("Spell")
    table.resolve()
    assert table.damage("Grizzly Bears") == 1
    table = position(alice=["Mountain"], alice_hand=[PUSH], bob=["Grizzly Bears", "Hill Giant"])
    with pytest.raises(NotOffered):
        table.alice.cast("Spell")


def test_601_2f_it_costs_more_with_such_a_target() -> None:
    table = position(alice=["Mountain"], alice_hand=[SHUN], bob=["Grizzly Bears", "Hill Giant"])
    table.alice.cast("Spell")
    table.resolve()
    assert table.damage("Hill Giant") == 1, "for the other she could not pay"
    table = position(alice=["2 Mountain"], alice_hand=[SHUN], bob=["Grizzly Bears"])
    with pytest.raises(NotOffered):
        table.alice.cast("Spell")
    table = position(alice=["3 Mountain"], alice_hand=[SHUN], bob=["Grizzly Bears"])
    table.alice.cast("Spell", ["Grizzly Bears"])


def test_601_2c_a_cheaper_target_does_not_pay_for_one_more() -> None:
    """Each target beyond the first costs more than the cheap one takes off: the other one alone can't be paid for."""
    cheap = static("Spells that target ~ cost {2} less to cast.", "Cheap")
    spread = spell(
        "This spell costs {3} more to cast for each target beyond the first.\nTap any number of target creatures.",
        "{4}",
    )
    table = position(alice=["3 Mountain"], alice_hand=[spread], bob=[cheap, "Memnite"])
    table.alice.cast("Spell")
    table.resolve()
    assert (table.tapped("Cheap"), table.tapped("Memnite")) == (True, False), "there was no other choice"
    table = position(alice=["5 Mountain"], alice_hand=[spread], bob=[cheap, "Memnite"])
    table.alice.cast("Spell", ["Memnite", "Cheap"])
    table.resolve()
    assert (table.tapped("Cheap"), table.tapped("Memnite")) == (True, True), "they come to five"


def test_601_2f_spells_of_opponents_that_target_something() -> None:
    keeper = static("Spells your opponents cast that target ~ cost {2} more to cast.")
    table = position(alice=["Mountain"], alice_hand=[BOLT], bob=[keeper, "Memnite"])
    table.alice.cast("Bolt")
    table.resolve()
    assert "Memnite" in table.bob.graveyard
    table = position(alice=["3 Mountain"], alice_hand=[BOLT], bob=[keeper, "Memnite"])
    table.alice.cast("Bolt", ["Keeper"])
    assert all(table.tapped(f"Mountain{k}") for k in ("", " 2", " 3"))
    table = position(alice=[keeper, "Mountain"], alice_hand=[BOLT])
    table.alice.cast("Bolt", ["Keeper"])
    assert table.stack, "hers are no dearer"


def test_601_2f_the_least_of_all_that_change_it_for_one_target() -> None:
    dear = static("Spells that target a creature you control cost {2} more to cast.", "Dear")
    cheap = invented("Spells you cast that target a Golem cost {1} less to cast.", name="Cheap", types="Enchantment")
    table = position(alice=[cheap, "Mountain"], alice_hand=[PUSH], bob=[dear])
    with pytest.raises(NotOffered):
        table.alice.cast("Spell")  # 3 + 2 - 1
    table = position(alice=[cheap, "4 Mountain"], alice_hand=[PUSH], bob=[dear])
    table.alice.cast("Spell", ["Dear"])
    assert all(table.tapped(f"Mountain{k}") for k in ("", " 2", " 3", " 4"))


def test_601_2c_of_several_targets_one_has_to_be_such() -> None:
    away = spell(
        "This spell costs {3} less to cast if it targets a permanent you control.\nReturn up to two target nonland "
        "permanents to their owners' hands.",
        "{4}",
    )
    table = position(alice=["Mountain", "Memnite"], alice_hand=[away], bob=["Grizzly Bears"])
    table.alice.cast("Spell")
    table.choose("Grizzly Bears")
    assert table.options == ["Memnite"], "the other has to be hers, or she could not pay"
    table.choose("Memnite")
    table.resolve()
    assert table.alice.hand == ["Memnite"]
    assert table.bob.hand == ["Grizzly Bears"]


def test_303_4a_of_an_aura_spell_too() -> None:
    trap = invented(
        "This spell costs {1} less to cast if it targets a creature with flying.\nEnchant creature\nEnchanted creature "
        "gets -1/-1.",
        name="Trap",
        types="Enchantment — Aura",
        cost="{2}",
    )
    bird = invented("Flying", name="Bird", types="Creature — Bird", pt="2/2", cost="{1}")
    table = position(alice=["Swamp"], alice_hand=[trap], bob=[bird, "Grizzly Bears"])
    table.alice.cast("Trap")
    table.resolve()
    assert table.pt("Bird") == "1/1"


@pytest.mark.parametrize(
    ("when", "mountains"),
    [
        ("as long as you control a creature", 1),
        ("if an opponent controls at least four more creatures than you", 3),
        ("during your turn", 1),
        ("during your end step", 3),
    ],
)
def test_601_2f_less_as_long_as_something_is_so(when: str, mountains: int) -> None:
    heal = spell(f"This spell costs {{2}} less to cast {when}.\nYou gain 1 life.")
    table = position(alice=["3 Mountain", "Memnite"], alice_hand=[heal], bob=["4 Memnite"])
    table.alice.cast("Spell")
    assert [table.tapped(f"Mountain{k}") for k in ("", " 2", " 3")].count(True) == mountains


def test_601_2f_less_in_your_end_step_and_for_more_creatures() -> None:
    for when in ("during your end step", "if an opponent controls at least four more creatures than you"):
        heal = spell(f"This spell costs {{2}} less to cast {when}.\nYou gain 1 life.")
        table = position(alice=["Mountain"], alice_hand=[heal], bob=["4 Memnite"], step="end")
        table.alice.cast("Spell")
        assert table.tapped("Mountain")


RULE = invented(
    "This spell costs {3} less to cast if it targets a tapped creature.\nGain control of target creature with mana "
    "value X.",
    name="Rule", types="Sorcery", cost="{X}{U}{U}{U}",
)  # fmt: skip


THEIRS = ["Grizzly Bears (tapped)", "Hill Giant", "Serra Angel", "Air Elemental (tapped)", "Elvish Mystic"]


@pytest.mark.parametrize(("islands", "offered"), [(3, [2]), (4, [1, 2]), (5, [1, 2, 5]), (7, [1, 2, 4, 5])])
def test_601_2f_each_x_has_a_cost_of_its_own(islands: int, offered: list[int]) -> None:
    for x in range(7):
        table = position(alice=[f"{islands} Island"], alice_hand=[RULE], bob=THEIRS)
        if x not in offered:
            with pytest.raises(NotOffered):
                table.alice.cast("Rule", x=x)
            continue
        table.alice.cast("Rule", x=x)
        table.resolve_all()
        [gained] = [name for name in table.alice.battlefield if "Island" not in name]
        assert x != 5 or gained == "Air Elemental", "for the other she could not pay"


def test_601_2f_no_x_has_a_target_that_can_be_paid_for() -> None:
    for islands, offered in ((2, False), (3, True)):
        table = position(alice=[f"{islands} Island"], alice_hand=[RULE], bob=THEIRS)
        assert (table.alice.why_not("cast Rule") is None) == offered
    table = position(alice=["3 Island"], alice_hand=[RULE], bob=["Hill Giant (tapped)"])
    assert table.alice.why_not("cast Rule") is not None


def test_601_2f_by_the_rules_of_1997_mana_is_drawn_for_such_an_x() -> None:
    table = position(alice=["3 Island"], alice_hand=[RULE], bob=THEIRS, rules="1997-03-24", payment="automatic")
    table.alice.cast("Rule", x=2)
    table.resolve_all()
    assert "Grizzly Bears" in table.alice.battlefield


def test_601_2f_what_it_costs_more_for_its_target_is_added_before_anything_is_taken_off() -> None:
    """{1}, {2} more for a Bear, {2} less: {1}, not {2}."""
    cheaper = static("Instant spells you cast cost {2} less to cast.")
    table = position(alice=["2 Mountain", cheaper], alice_hand=[SHUN], bob=["Grizzly Bears", "Hill Giant"])
    table.alice.cast("Spell", ["Grizzly Bears"])
    assert [table.tapped(f"Mountain{k}") for k in ("", " 2")].count(True) == 1
