"""Madness: a card discarded could be cast until its owner passed next (to 30 September 2006), and was exiled only if
its owner liked (to 7 April 2016).
"""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import card, creature, discard, do, enchantment, gain_life, instant, madness

TOSS = card("Toss", "{0}", instant)(do(discard(1)))
BEAST = card("Beast", "{5}", creature, pt="3/3")(*madness("{R}"))
SPARK = card("Spark", "{0}", instant)(do(gain_life(1)))
MAD = "Beast"


def tossed(rules: str, said: str = "yes") -> Table:
    """Alice has discarded a creature with madness in her upkeep."""
    table = position(alice=["2 Mountain"], alice_hand=[TOSS, BEAST, SPARK], rules=rules, step="upkeep")
    table.alice.cast("Toss")
    table.resolve()
    table.alice.choose(MAD)
    if rules < "2016-04-08":
        assert table.options == ["yes", "no"]
        table.alice.choose(said)
    return table


def test_502_24a_a_card_with_madness_waits_until_its_owner_passes_until_30_september_2006() -> None:
    table = tossed("2006-09-30")
    assert table.stack == [MAD]
    table.resolve()
    assert (table.exile, table.stack) == ([MAD], [])
    table.alice.cast("Spark")  # something else first
    table.alice.cast(MAD, way=1)
    assert table.stack == ["Spark", MAD], "in her upkeep, with something on the stack"
    table.resolve_all()
    assert MAD in table.alice.battlefield
    assert table.alice.life == 21


def test_502_24a_the_card_is_put_into_the_graveyard_as_its_owner_passes() -> None:
    table = tossed("2006-09-30")
    table.resolve()
    table.alice.cast("Spark")
    assert table.exile == [MAD]
    table.alice.passes()
    assert (table.exile, table.stack) == ([], ["Spark"])
    assert MAD in table.alice.graveyard
    assert table.asked_player == "bob"
    table.bob.passes()
    assert table.alice.life == 21


def test_502_24a_what_replaces_going_to_the_graveyard_does_so_as_its_owner_passes() -> None:
    void = card("Void", "{0}", enchantment)(
        n.Static(n.ReplaceMove(n.Named(MAD), Zone.NOWHERE, Zone.GRAVEYARD, Zone.EXILE))
    )
    table = position(alice=["2 Mountain", void], alice_hand=[TOSS, BEAST], rules="2006-09-30")
    table.alice.cast("Toss")
    table.resolve()
    assert table.options == ["Beast", "Void"], "two effects would replace it"
    table.alice.choose("Beast", "yes")
    table.resolve()
    table.alice.cast(MAD, way=1)
    table.resolve()
    again = position(alice=["2 Mountain", void], alice_hand=[TOSS, BEAST], rules="2006-09-30")
    again.alice.cast("Toss")
    again.resolve()
    again.alice.choose("Beast", "yes")
    again.resolve()
    first = again.state.exile[0]
    again.alice.passes()
    assert again.exile == [MAD]
    assert again.state.exile[0] != first, "it went on, and became another object"
    assert again.asked_player == "bob"


def test_502_24a_a_card_with_madness_is_cast_as_its_ability_resolves_since_1_october_2006() -> None:
    table = tossed("2006-10-01")
    table.resolve()
    assert table.options == ["yes", "no"]
    table.alice.choose("no")
    assert MAD in table.alice.graveyard


def test_702_34a_whoever_discards_says_whether_it_is_exiled_until_7_april_2016() -> None:
    table = tossed("2016-04-07", "no")
    assert (table.stack, table.exile) == ([], [])
    assert MAD in table.alice.graveyard
    table = tossed("2016-04-07", "yes")
    assert (table.stack, table.exile) == ([MAD], [MAD])


def test_702_34a_it_is_exiled_in_any_case_since_8_april_2016() -> None:
    table = tossed("2016-04-08")
    assert (table.stack, table.exile) == ([MAD], [MAD])
    table.resolve()
    table.alice.choose("yes")
    assert table.stack == [MAD]
