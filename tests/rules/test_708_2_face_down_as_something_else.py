"""CR 708.2: what is put onto the battlefield face down is what the effect says, and nothing besides."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardType
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.state.objects import Obj
from mainphase.presentation.view import view_of

GARDENER = invented(
    "Whenever another nontoken creature you control dies, you may return it to the battlefield face down under its "
    "owner's control. It's a Forest land.",
    name="Gardener",
)  # fmt: skip
END = invented("Destroy target permanent.", name="End", types="Instant", cost="{0}")
TWIN = invented("Create a token that's a copy of target land.", name="Twin", types="Sorcery", cost="{0}")
PHOENIX = invented(
    "When ~ dies, return it to the battlefield face down under your control.\nMorph {R}", name="Ember", pt="4/1"
)


def buried(answer: str = "yes") -> Table:
    table = position(alice=[GARDENER, "Serra Angel"], alice_hand=["2 Llanowar Elves", END, TWIN])
    table.alice.cast("End", ["Serra Angel"])
    table.resolve()
    table.resolve()
    table.choose(answer)
    return table


def forest(table: Table) -> Obj:
    [land] = [o for o in table.state.permanents if characteristics_of(o).types & CardType.LAND]
    return land


def test_708_2_it_is_a_forest_and_no_creature() -> None:
    table = buried()
    land = characteristics_of(forest(table))
    assert (land.types, land.subtypes, land.keywords) == (CardType.LAND, ("Forest",), 0)
    assert table.alice.graveyard == ["End"]
    table.alice.cast("Llanowar Elves")  # with green mana of it
    table.resolve()
    assert "Llanowar Elves" in table.alice.battlefield


def test_708_5_only_its_controller_may_look() -> None:
    table = buried()
    oid = forest(table).id
    seen = [view_of(table.state, seat).find(oid) for seat in (0, 1)]
    assert [one.name_beneath for one in seen if one] == ["Serra Angel", ""]


def test_708_7_it_is_no_manifested_creature_card() -> None:
    table = buried()
    assert not any("face up" in said for said in table.options)


def test_707_2_a_copy_of_it_is_a_nameless_forest() -> None:
    table = buried()
    table.alice.cast("Twin", ["face-down permanent"] if "face-down permanent" in table.alice.battlefield else [])
    while table.asked != "priority":
        table.choose(table.options[0])
    table.resolve()
    lands = [characteristics_of(o).subtypes for o in table.state.permanents if o.id != 0]
    assert lands.count(("Forest",)) == 2


def test_708_2_or_it_stays_where_it_is() -> None:
    assert "Serra Angel" in buried("no").alice.graveyard


def test_708_8_turned_up_for_its_morph_cost() -> None:
    table = position(alice=[PHOENIX, "Mountain"], alice_hand=[END])
    table.alice.cast("End", ["Ember"])
    table.resolve()
    table.resolve()
    [down] = [o for o in table.state.permanents if characteristics_of(o).types & CardType.CREATURE]
    assert (characteristics_of(down).power, characteristics_of(down).toughness) == (2, 2)
    [said] = [said for said in table.options if "face" in said]
    table.choose(said)
    assert "Ember" in table.alice.battlefield
