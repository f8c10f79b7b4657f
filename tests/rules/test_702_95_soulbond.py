"""CR 702.95: soulbond, and the pair that it makes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef
from mainphase.kernel.reading.pairing import partner_of

BEARS, GIANT = "Grizzly Bears", "Hill Giant"
BOND = "Soulbond\nAs long as {} is paired with another creature, each of those creatures gets +2/+2."


def bonded(name: str = "Beast") -> CardDef:
    return invented(BOND.format(name), name)


def partner(table: Table, name: str) -> str:
    """The name of the creature that this one is paired with."""
    found = partner_of(table.state, table.find(name).id)
    return table.name(found) if found else ""


def cast_beside(*mine: str | CardDef, with_: str | None = BEARS) -> Table:
    """Alice casts the Beast and pairs it with this."""
    table = position(alice=["6 Forest", "6 Swamp", *mine], alice_hand=[bonded()], bob=["6 Mountain"])
    table.alice.cast("Beast")
    table.resolve()
    if table.stack:
        table.resolve()
        table.alice.choose("yes" if with_ is not None else "no")
        if with_ is not None and table.asked == "choose":
            table.alice.choose(with_)
    return table


def test_702_95a_as_it_enters_it_may_be_paired_with_another_creature() -> None:
    table = cast_beside(BEARS, GIANT)
    assert (partner(table, "Beast"), partner(table, BEARS), partner(table, GIANT)) == (BEARS, "Beast", "")
    assert (table.pt("Beast"), table.pt(BEARS), table.pt(GIANT)) == ("4/4", "4/4", "3/3")


def test_702_95a_it_need_not_be() -> None:
    table = cast_beside(BEARS, with_=None)
    assert partner(table, "Beast") == ""
    assert table.pt("Beast") == "2/2"


def test_702_95a_alone_it_does_not_trigger() -> None:
    table = position(alice=["6 Swamp"], alice_hand=[bonded()])
    table.alice.cast("Beast")
    table.resolve()
    assert table.stack == []


def test_702_95a_a_creature_that_enters_later_may_be_paired_with_it() -> None:
    table = position(alice=["4 Forest", bonded()], alice_hand=[BEARS])
    table.alice.cast(BEARS)
    table.resolve()
    table.resolve()
    table.alice.choose("yes")
    assert partner(table, BEARS) == "Beast"
    assert table.pt(BEARS) == "4/4"


def test_702_95a_not_with_what_an_opponent_controls() -> None:
    table = position(alice=[bonded()], bob=["2 Forest"], bob_hand=[BEARS], active="bob", turn=2)
    table.bob.cast(BEARS)
    table.resolve()
    assert table.stack == []


def test_702_95d_a_creature_is_paired_with_only_one_other() -> None:
    table = position(alice=["6 Forest", "6 Swamp", BEARS], alice_hand=[bonded(), bonded("Second")])
    for name in ("Beast", "Second"):
        table.alice.cast(name)
        table.resolve()
        if table.stack:
            table.resolve()
            table.alice.choose("yes")
            if table.asked == "choose":
                table.alice.choose(BEARS)
    assert partner(table, BEARS) == "Beast"
    assert partner(table, "Second") == ""


END = invented("Destroy target creature.", "End", "Instant", cost="{0}")
TAKE = invented("Gain control of target creature until end of turn.", "Take", "Instant", cost="{0}")


@pytest.mark.parametrize("spell", [END, TAKE])
def test_702_95c_if_one_of_them_is_gone_neither_is_paired(spell: CardDef) -> None:
    table = position(alice=["6 Swamp", BEARS], alice_hand=[bonded()], bob_hand=[spell])
    table.alice.cast("Beast")
    table.resolve()
    table.alice.passes()
    table.bob.cast(spell.name, [BEARS])
    table.resolve()
    table.resolve()  # no other creature: it asks nothing any more
    assert table.asked == "priority"
    assert partner(table, "Beast") == ""


@pytest.mark.parametrize("spell", [END, TAKE])
@pytest.mark.parametrize("whom", ["Beast", BEARS])
def test_702_95e_the_pair_ends_as_one_of_them_leaves_or_changes_sides(spell: CardDef, whom: str) -> None:
    table = position(alice=["6 Swamp", BEARS], alice_hand=[bonded()], bob_hand=[spell])
    table.alice.cast("Beast")
    table.resolve()
    table.resolve()
    table.alice.choose("yes")
    if table.asked == "choose":
        table.alice.choose(BEARS)
    assert partner(table, BEARS) == "Beast"
    left = BEARS if whom == "Beast" else "Beast"
    table.alice.passes()
    table.bob.cast(spell.name, [whom])
    table.resolve()
    assert partner(table, left) == ""
    assert table.pt(left) == "2/2"
    table.advance_to("bob's upkeep")  # what was taken comes back; the pair does not
    assert partner(table, left) == ""


def test_702_95e_the_pair_ends_as_one_of_them_stops_being_a_creature() -> None:
    text = "{T}: Add {G}.\n{0}: Until end of turn, Hut becomes a 1/1 Ape creature. It's still a land."
    hut = invented(text, "Hut", "Land", cost="")
    table = position(alice=["6 Swamp", hut], alice_hand=[bonded()])
    table.alice.activate("Hut")
    table.resolve()
    table.alice.cast("Beast")
    table.resolve()
    table.resolve()
    table.alice.choose("yes")
    if table.asked == "choose":
        table.alice.choose("Hut")
    assert table.pt("Hut") == "3/3"
    table.advance_to("bob's upkeep")
    assert partner(table, "Beast") == ""
    assert table.pt("Beast") == "2/2"


@pytest.mark.parametrize(("day", "known"), [("2012-04-30", False), ("2012-05-01", True)])
def test_702_95a_soulbond_came_with_its_rule(day: str, known: bool) -> None:
    assert (unknown_mechanic(bonded(), day) == "") == known


def test_702_95_whom_a_creature_is_paired_with_is_not_taken_for_itself() -> None:
    """ "That creature" would be the other one, of whom nothing speaks yet."""
    target = "Target creature gets +2/+2 until end of turn."
    assert does(f"{target} If it's paired with another creature, you gain 1 life.") is not None
    assert does(f"{target} If it's paired with a creature, that creature also gets +2/+2 until end of turn.") is None
