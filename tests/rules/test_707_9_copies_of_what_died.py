"""CR 707.9, 608.2c: copies of a card that was exiled as it died; copies that lose all other card types."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardType
from mainphase.kernel.reading.layers import refreshed_characteristics

BONES = invented(
    "Whenever another nontoken creature you control dies, you may exile it. If you do, create a token that's a copy of "
    "that card, except it's an enchantment and loses all other card types.",
    name="Bones",
)  # fmt: skip
MECH = invented(
    "You may have ~ enter as a copy of a creature an opponent controls, except it's a Vehicle artifact with crew 3 and "
    "it loses all other card types.\nCrew 3",
    name="Mech", types="Artifact — Vehicle", pt="3/1",
)  # fmt: skip


def test_707_9_it_is_an_enchantment_and_nothing_else() -> None:
    table = position(alice=[BONES, "Hill Giant", "Mountain"], alice_hand=["Shock"])
    table.state.objects[table.ref("Hill Giant")].damage = 1
    table.alice.cast("Shock", ["Hill Giant"])
    table.resolve()
    table.resolve()
    table.choose("yes")
    assert table.alice.battlefield == ["Bones", "Mountain", "Hill Giant"]
    ch = refreshed_characteristics(table.state, table.find("Hill Giant"))
    assert (ch.types, ch.subtypes) == (CardType.ENCHANTMENT, ())
    assert table.alice.graveyard == ["Shock"]


def test_608_2c_a_card_that_is_not_exiled_is_not_copied() -> None:
    table = position(alice=[BONES, "Hill Giant", "Mountain"], alice_hand=["Shock"], alice_library=["Forest"])
    table.state.objects[table.ref("Hill Giant")].damage = 1
    table.alice.cast("Shock", ["Hill Giant"])
    table.resolve()
    table.resolve()
    table.choose("no")
    assert table.alice.battlefield == ["Bones", "Mountain"]


def test_707_9b_the_copy_is_a_vehicle_that_can_be_crewed() -> None:
    table = position(alice=["4 Swamp", "Hill Giant"], alice_hand=[MECH], bob=["Grizzly Bears"])
    table.alice.cast("Mech")
    table.resolve()
    table.choose("Grizzly Bears")
    made = next(o for o in table.state.permanents if o.controller == 0 and o.arrived > 0 and o.copied is not None)
    ch = refreshed_characteristics(table.state, made)
    assert (ch.types, ch.subtypes, ch.power) == (CardType.ARTIFACT, ("Vehicle",), 2)
    assert len(ch.activated) == 1
