"""CR 702.65: aura swap. An Aura is exchanged with an Aura card in its controller's hand."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef, Keyword
from mainphase.cards.words import a, card, destroy, enchant, enchantment, gain_control, instant, land, target, targeting

WINGS = invented(
    "Enchant creature\nEnchanted creature has flying.\nAura swap {2}{U}", "Wings", "Enchantment — Aura", cost="{1}{U}"
)
GROUND = card("Of Ground", "{0}", enchantment, "Aura")(enchant(land))
HOLY = invented("Enchant creature\nEnchanted creature gets +1/+2.", "Holy", "Enchantment — Aura", cost="{W}")
BREAK = card("Break", "{0}", instant)(targeting(a("Aura")).do(destroy(target)))
TAKE = card("Take", "{0}", instant)(targeting(a("Aura")).do(gain_control(target)))
BEARS = "Grizzly Bears"


def swapping(*hand: str | CardDef, owner: str = "alice") -> Table:
    table = position(
        alice=["3 Island", BEARS] if owner == "bob" else ["3 Island", BEARS, WINGS],
        bob=[WINGS] if owner == "bob" else [],
        alice_hand=[*hand, *([TAKE] if owner == "bob" else [])],
        attached={"Wings": BEARS},
    )
    if owner == "bob":
        table.alice.cast("Take", ["Wings"])
        table.resolve()
    table.alice.activate("Wings")
    table.resolve()
    return table


def test_702_65a_701_12e_the_other_aura_is_attached_to_what_it_was_attached_to() -> None:
    table = swapping(HOLY)
    table.choose("yes")
    assert table.alice.hand == ["Wings"]
    assert table.pt(BEARS) == "3/4"
    assert not table.has(BEARS, Keyword.FLYING)


def test_702_65a_its_controller_may_keep_it() -> None:
    table = swapping(HOLY)
    table.choose("no")
    assert table.alice.hand == ["Holy"]
    assert "Wings" in table.battlefield


def test_702_65b_701_12a_an_aura_that_cannot_enchant_that_is_not_exchanged() -> None:
    table = swapping(GROUND)
    table.choose("yes")
    assert table.alice.hand == ["Of Ground"]
    assert "Wings" in table.battlefield


def test_702_65b_701_12d_an_aura_of_another_owner_is_not_exchanged() -> None:
    table = swapping(HOLY, owner="bob")
    table.choose("yes")
    assert table.alice.hand == ["Holy"]
    assert "Wings" in table.battlefield
    assert table.bob.hand == []


def test_702_65b_what_has_left_is_not_exchanged() -> None:
    table = position(alice=["3 Island", BEARS, WINGS], alice_hand=[HOLY, BREAK], attached={"Wings": BEARS})
    table.alice.activate("Wings")
    table.alice.cast("Break", ["Wings"])
    table.resolve()
    table.resolve()
    if table.asked != "priority":
        table.choose("yes")
    assert table.alice.hand == ["Holy"]
    assert table.alice.graveyard == ["Break", "Wings"] or table.alice.graveyard == ["Wings", "Break"]


def test_702_65a_it_came_with_future_sight() -> None:
    assert "aura swap" in unknown_mechanic(WINGS, "2007-02-01")
    assert unknown_mechanic(WINGS, "2007-05-01") == ""


def test_702_65a_only_an_aura_card_will_do() -> None:
    table = swapping(BEARS)
    table.choose("yes")
    assert table.alice.hand == [BEARS]
    assert "Wings" in table.battlefield
