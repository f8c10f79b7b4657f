"""What abilities find, which counters are added, what is shuffled, what is sick after phasing, and when abilities of
planeswalkers can be activated, by the day.
"""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    artifact,
    card,
    creature,
    cycling,
    do,
    each,
    enchantment,
    from_zone,
    gain_life,
    in_your_graveyard,
    instant,
    itself,
    leaves,
    loyalty,
    pay,
    planeswalker,
    proliferate,
    tap_this,
    target,
    targeting,
    that_object,
    this,
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
    mine = from_zone(Zone.GRAVEYARD, when(n.Cycles(you, itself)).do(gain_life(3)))
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


# --- What is shuffled into a library and did not get there (701.24c)


def shuffled(rules: str) -> int:
    """How often Alice's library is shuffled as a creature that was to be shuffled into it is in exile."""
    comer = card("Comer", "{0}", creature, pt="1/1")(
        when(n.Dies(n.IsThis())).do(n.Move(this, Zone.LIBRARY, shuffled=True))
    )
    slay = card("Slay", "{0}", instant)(do(n.Destroy(each(creature))))
    cage = card("Cage", "{0}", instant)(do(n.Move(each(in_your_graveyard), Zone.EXILE)))
    table = position(alice=[comer], alice_hand=[slay, cage], rules=rules)
    table.alice.cast("Slay")
    table.resolve()
    table.alice.cast("Cage")
    table.resolve_all()
    assert "Comer" in table.exile
    return len(table.events("shuffled"))


def test_701_16c_a_library_is_not_shuffled_if_nothing_gets_there_until_16_july_2015() -> None:
    assert shuffled("2015-07-16") == 0


def test_701_16c_a_library_is_shuffled_though_nothing_gets_there_since_17_july_2015() -> None:
    assert shuffled("2015-07-17") == 1


# --- A permanent that phases in on the turn in which it came (502.15m)


def is_fit(rules: str) -> bool:
    """A creature that came this turn phases out and in again: whether it can be tapped for its ability."""
    blink = card("Blink", "{0}", instant)(targeting(creature).do(n.PhaseOut(target), n.PhaseIn(target)))
    healer = card("Healer", "{1}", creature, pt="1/1")(pay(tap_this).do(gain_life(1)))
    table = position(alice_hand=[blink, healer], alice=["Forest"], rules=rules)
    table.alice.cast("Healer")
    table.resolve_all()
    assert not can_activate(table, "Healer")
    table.alice.cast("Blink", ["Healer"])
    table.resolve_all()
    return can_activate(table, "Healer")


def test_502_15m_what_phases_in_is_not_fit_at_once_until_22_july_2001() -> None:
    assert not is_fit("2001-07-22")


@pytest.mark.parametrize("rules", ["2001-07-23", "2009-07-10"])
def test_502_15m_what_phases_in_is_fit_at_once_until_10_july_2009(rules: str) -> None:
    assert is_fit(rules)


def test_702_23d_what_phases_in_is_no_other_for_it_since_11_july_2009() -> None:
    assert not is_fit("2009-07-11")
