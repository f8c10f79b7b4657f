"""CR 702.38: amplify, which counts cards of its creature types that are revealed as it enters."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

SHIP = invented("Amplify 2", name="Lizard King", types="Creature — Lizard Noble", pt="1/1", cost="{0}")
TWICE = invented("Amplify 1\nAmplify 2", name="Lizard Queen", types="Creature — Lizard Noble", pt="1/1", cost="{0}")
SCOUT = invented("Flying", name="Lizard Scout", types="Creature — Lizard Scout", pt="1/1", cost="{0}")
SERF = invented("Flying", name="Noble Serf", types="Creature — Human Noble", pt="1/1", cost="{0}")
FROM_HAND = invented(
    "You may put a creature card from your hand onto the battlefield.", name="Sneak In", types="Sorcery", cost="{0}"
)
CLONE = invented(
    "You may have this creature enter as a copy of any creature on the battlefield.",
    name="Mimic", types="Creature — Shapeshifter", pt="0/0", cost="{0}",
)  # fmt: skip


def cast(first: CardDef, *hand: CardDef | str, board: tuple[CardDef | str, ...] = ()) -> Table:
    table = position(alice=list(board), alice_hand=[first, *hand])
    table.alice.cast(first.name)
    table.resolve()
    return table


def test_702_38a_so_many_counters_for_each_revealed_card() -> None:
    table = cast(SHIP, SCOUT, SERF, "Grizzly Bears")
    assert sorted(table.options) == ["Lizard Scout", "Noble Serf", "done"], "whatever shares a creature type"
    table.alice.choose("Lizard Scout", "Noble Serf")
    assert table.counters("Lizard King", "+1/+1") == 4
    assert table.pt("Lizard King") == "5/5"
    assert "Lizard Scout" in table.alice.hand


def test_702_38a_nothing_need_be_revealed() -> None:
    table = cast(SHIP, SCOUT)
    table.alice.choose("done")
    assert table.pt("Lizard King") == "1/1"


def test_702_38a_neither_this_card_nor_what_enters_with_it() -> None:
    table = position(alice_hand=[FROM_HAND, SHIP, SCOUT])
    table.alice.cast("Sneak In")
    table.resolve()
    table.alice.choose("yes", "Lizard King")
    assert sorted(table.options) == ["Lizard Scout", "done"]


def test_702_38b_each_works_separately() -> None:
    table = cast(TWICE, SCOUT)
    while table.asked == "choose":
        table.alice.choose("Lizard Scout")
    assert table.counters("Lizard Queen", "+1/+1") == 3


def test_614_12_a_copy_has_the_creature_types_of_the_original_by_then() -> None:
    table = cast(CLONE, SCOUT, CLONE, board=(SHIP,))
    table.alice.choose("Lizard King")
    assert sorted(table.options) == ["Lizard Scout", "done"]
    table.alice.choose("Lizard Scout")
    grown = [o.counters.get("+1/+1", 0) for o in table.state.permanents if o.controller == 0]
    assert sorted(grown) == [0, 2]


def test_614_12_with_the_creature_types_that_it_would_have_on_the_battlefield() -> None:
    bears = invented("Creatures you control are Bears in addition to their other types.", types="Enchantment")
    table = cast(SHIP, "Grizzly Bears", "Hill Giant", board=(bears,))
    assert sorted(table.options) == ["Grizzly Bears", "done"]
