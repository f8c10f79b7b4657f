"""What of a permanent that is about to enter decides which effects say how it enters: its copiable values until
31 January 2008, until 28 September 2017 also its own abilities, since 29 September 2017 whatever it will be.
"""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import artifact, card, creature, enters_tapped, gets, have, itself, land

WATCH = card("Watch", "{1}", artifact)(n.Static(n.EntersTapped(n.PowerIs(">=", n.Fixed(3)))))
MIRE = card("Mire", "{G}", creature, pt="1/1")(have(itself, gets(2, 2)))
TAPLAND = card("Tapland", None, land)(enters_tapped)


def watched(rules: str) -> Table:
    """A creature with a bonus of its own, and one that will have one of an enchantment's, enter under the watch."""
    table = position(alice=[WATCH, "Crusade", "3 Plains", "Forest"], alice_hand=[MIRE, "Silvercoat Lion"], rules=rules)
    for name in ("Mire", "Silvercoat Lion"):
        table.alice.cast(name)
        table.resolve_all()
    assert (table.pt("Mire"), table.pt("Silvercoat Lion")) == ("3/3", "3/3")
    return table


def test_419_6i_what_comes_into_play_is_seen_by_its_copiable_values_until_31_january_2008() -> None:
    table = watched("2008-01-31")
    assert (table.tapped("Mire"), table.tapped("Silvercoat Lion")) == (False, False)


def test_419_6i_what_comes_into_play_is_seen_with_its_own_abilities_since_1_february_2008() -> None:
    table = watched("2008-02-01")
    assert (table.tapped("Mire"), table.tapped("Silvercoat Lion")) == (True, False)


def test_614_12_effects_of_others_are_not_seen_until_28_september_2017() -> None:
    table = watched("2017-09-28")
    assert (table.tapped("Mire"), table.tapped("Silvercoat Lion")) == (True, False)
    table = position(alice=["Blood Moon"], alice_hand=[TAPLAND], rules="2017-09-28")
    table.alice.play_land("Tapland")
    assert table.tapped("Tapland"), "it has its ability until it is there"


def test_614_12_effects_of_others_are_seen_since_29_september_2017() -> None:
    table = watched("2017-09-29")
    assert (table.tapped("Mire"), table.tapped("Silvercoat Lion")) == (True, True)
    table = position(alice=["Blood Moon"], alice_hand=[TAPLAND], rules="2017-09-29")
    table.alice.play_land("Tapland")
    assert not table.tapped("Tapland")
