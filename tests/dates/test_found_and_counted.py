"""What abilities find, which counters are added, and when abilities of planeswalkers can be activated, by the day."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    artifact,
    card,
    creature,
    cycles_a_card,
    cycling,
    enchantment,
    from_zone,
    gain_life,
    instant,
    itself,
    leaves,
    loyalty,
    pay,
    planeswalker,
    proliferate,
    target,
    targeting,
    that_object,
    when,
    whenever,
    you,
)

# --- Proliferate (701.34a)


def proliferated(rules: str, *choices: str) -> tuple[int, int]:
    """The +1/+1 and charge counters of a creature that had one of each."""
    rod = card("Rod", "{1}", artifact)(pay(n.PayLife(n.Fixed(1))).do(proliferate))
    table = position(alice=[rod, "Memnite (1 +1/+1, 1 charge)"], bob_poison=1, rules=rules)
    table.alice.activate("Rod")
    table.resolve()
    table.alice.choose("bob", "Memnite", *choices)
    assert table.state.players[1].counters["poison"] == 2
    return table.counters("Memnite", "+1/+1"), table.counters("Memnite", "charge")


@pytest.mark.parametrize(("choice", "both"), [("choose charge", (1, 2)), ("choose +1/+1", (2, 1))])
def test_701_26b_one_counter_of_a_kind_that_is_chosen_until_2_may_2019(choice: str, both: tuple[int, int]) -> None:
    assert proliferated("2019-05-02", choice) == both


def test_701_26a_one_counter_of_each_kind_since_3_may_2019() -> None:
    assert proliferated("2019-05-03") == (2, 2)


# --- What an ability triggered on, in a hidden zone (400.7e, 603.6)


def returned(rules: str, owner: str, to: int) -> bool:
    """A creature is put into its owner's hand or library, and Alice's Anchor tells it to come back."""
    anchor = card("Anchor", "{1}", enchantment)(whenever(leaves(creature)).do(n.Move(that_object, Zone.BATTLEFIELD)))
    unmake = card("Unmake", "{0}", instant)(targeting(creature).do(n.Move(target, to)))
    sides: dict[str, list[str | n.CardDef]] = {"alice": [anchor], "bob": []}
    sides[owner].append("Hill Giant")
    table = position(alice=sides["alice"], bob=sides["bob"], alice_hand=[unmake], rules=rules)
    table.alice.cast("Unmake", ["Hill Giant"])
    table.resolve_all()
    return "Hill Giant" in table.alice.battlefield + table.bob.battlefield


PLACES = (("alice", Zone.HAND), ("bob", Zone.HAND), ("alice", Zone.LIBRARY))


def test_217_1c_an_ability_finds_what_it_triggered_on_wherever_it_went_until_30_june_2003() -> None:
    assert [returned("2003-06-30", *place) for place in PLACES] == [True, True, True]


@pytest.mark.parametrize("rules", ["2003-07-01", "2010-04-22"])
def test_410_10_it_finds_it_in_the_hand_of_its_controller_until_22_april_2010(rules: str) -> None:
    assert [returned(rules, *place) for place in PLACES] == [True, False, False]


def test_400_7d_it_finds_it_in_public_zones_alone_since_23_april_2010() -> None:
    assert [returned("2010-04-23", *place) for place in PLACES] == [False, False, False]


# --- A card that was cycled (702.29c)


def cycled_into_exile(rules: str) -> bool:
    """A card that is cycled is exiled instead of put into the graveyard: whether its own ability triggers."""
    mine = from_zone(Zone.GRAVEYARD, when(cycles_a_card(you, itself)).do(gain_life(3)))
    cycler = card("Cycler", "{5}", creature, pt="1/1")(cycling("{0}"), mine)
    table = position(alice=["Rest in Peace"], alice_hand=[cycler], rules=rules)
    table.alice.activate("Cycler")
    table.resolve_all()
    return table.alice.life == 23


def test_502_18c_what_is_cycled_triggers_from_the_graveyard_alone_until_30_april_2009() -> None:
    assert not cycled_into_exile("2009-04-30")


def test_502_18c_what_is_cycled_triggers_wherever_it_is_since_1_may_2009() -> None:
    assert cycled_into_exile("2009-05-01")


# --- Abilities of planeswalkers (606.3)


def activated(rules: str) -> tuple[bool, bool]:
    """Whether a planeswalker's other ability can be activated after its loyalty ability, and a creature's loyalty
    ability can be activated in the upkeep."""
    other = pay(n.PayLife(n.Fixed(1))).do(gain_life(1))
    walker = card("Walker", "{1}", planeswalker, loyalty=3)(loyalty(1).do(gain_life(1)), other)
    bearer = card("Bearer", "{1}", creature, pt="1/1")(loyalty(1).do(gain_life(1)))
    table = position(alice=[walker], rules=rules)
    table.alice.activate("Walker", ability=0)
    table.resolve_all()
    again = can_activate(table, "Walker")
    return again, can_activate(position(alice=[bearer], rules=rules, step="upkeep"), "Bearer")


def can_activate(table: Table, name: str) -> bool:
    return any(option.startswith("activate " + name) for option in table.options)


def test_306_7_all_abilities_of_planeswalkers_and_no_others_are_bound_until_30_september_2009() -> None:
    assert activated("2009-09-30") == (False, True)


def test_606_3_loyalty_abilities_are_bound_whatever_has_them_since_1_october_2009() -> None:
    assert activated("2009-10-01") == (True, False)
