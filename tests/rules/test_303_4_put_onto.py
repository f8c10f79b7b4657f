"""CR 303.4h, 303.4i, 301.5e, 301.5b, 702.16n, 702.16p: what is put onto the battlefield attached, and stays so."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    a,
    artifact,
    attach_only_to,
    card,
    creature,
    do,
    each,
    enchant,
    enchantment,
    equip,
    gains_ability,
    gets,
    have,
    in_your_graveyard,
    is_a,
    itself,
    protection_from,
    sorcery,
    target,
    targeting,
    the_host,
    white,
    you,
    yours,
)

BRING = card("Bring", "{W}", sorcery)(
    targeting(in_your_graveyard).do(n.Move(target, Zone.BATTLEFIELD, you, host=each(creature, yours)))
)
BOLD = card("Bold", "{W}", enchantment, "Aura")(
    enchant(is_a(creature, n.PowerIs(">=", n.Fixed(3)))), have(n.OneOf(the_host), gets(1, 1))
)
BLADE = card("Blade", "{1}", artifact, "Equipment")(have(n.OneOf(the_host), gets(2, 0)), equip("{1}"))
HEAVY = card("Heavy", "{1}", artifact, "Equipment")(
    attach_only_to(creature, n.PowerIs(">=", n.Fixed(3))), have(n.OneOf(the_host), gets(2, 0)), equip("{1}")
)


def test_303_4i_the_controller_chooses_among_what_it_can_enchant() -> None:
    table = position(
        alice=["Plains", "Grizzly Bears", "Hill Giant", "Craw Wurm"], alice_hand=[BRING], alice_graveyard=[BOLD]
    )
    table.alice.cast("Bring", ["Bold"])
    table.resolve()
    assert table.options == ["Hill Giant", "Craw Wurm"]
    table.alice.choose("Craw Wurm")
    assert table.pt("Craw Wurm") == "7/5"
    assert table.find("Bold").attached_to == table.find("Craw Wurm").id


def test_303_4i_an_aura_that_can_enchant_none_of_them_stays_where_it_is() -> None:
    table = position(alice=["Plains", "Grizzly Bears"], alice_hand=[BRING], alice_graveyard=[BOLD])
    table.alice.cast("Bring", ["Bold"])
    table.resolve()
    assert "Bold" in table.alice.graveyard
    assert not table.events("enters")


def test_303_4h_what_is_neither_aura_nor_equipment_enters_unattached() -> None:
    table = position(alice=["Plains", "Grizzly Bears"], alice_hand=[BRING], alice_graveyard=["Hill Giant"])
    table.alice.cast("Bring", ["Hill Giant"])
    table.resolve()
    assert table.find("Hill Giant").attached_to == 0


def test_301_5e_an_equipment_enters_attached_or_unattached() -> None:
    table = position(alice=["Plains", "Grizzly Bears"], alice_hand=[BRING], alice_graveyard=[BLADE])
    table.alice.cast("Bring", ["Blade"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "4/2"
    table = position(alice=["Plains", "Grizzly Bears"], alice_hand=[BRING], alice_graveyard=[HEAVY])
    table.alice.cast("Bring", ["Heavy"])
    table.resolve()
    assert table.find("Heavy").attached_to == 0


def test_301_5b_an_equipment_does_not_move_to_what_it_cannot_be_attached_to() -> None:
    table = position(alice=["2 Plains", HEAVY, "Grizzly Bears", "Hill Giant"], attached={"Heavy": "Hill Giant"})
    table.alice.activate("Heavy", ["Grizzly Bears"])
    table.resolve()
    assert table.find("Heavy").attached_to == table.find("Hill Giant").id


def test_301_5c_it_falls_from_what_it_cannot_be_attached_to_any_more() -> None:
    shrink = card("Shrink", "{W}", sorcery)(targeting(creature).do(n.Apply(target, (gets(-2, 0),))))
    table = position(alice=["Plains", HEAVY, "Hill Giant"], alice_hand=[shrink], attached={"Heavy": "Hill Giant"})
    assert table.pt("Hill Giant") == "5/3"
    table.alice.cast("Shrink", ["Hill Giant"])
    table.resolve()
    assert table.find("Heavy").attached_to == table.find("Hill Giant").id  # its power is 3 with it
    weaken = card("Weaken", "{W}", sorcery)(targeting(creature).do(n.Apply(target, (gets(-3, 0),))))
    table = position(alice=["Plains", HEAVY, "Hill Giant"], alice_hand=[weaken], attached={"Heavy": "Hill Giant"})
    table.alice.cast("Weaken", ["Hill Giant"])
    table.resolve()
    assert table.find("Heavy").attached_to == 0


def test_702_16p_only_what_was_attached_before_is_left() -> None:
    blessing = card("Blessing", "{W}", enchantment, "Aura")(
        enchant(creature),
        have(
            n.OneOf(the_host),
            gains_ability(protection_from(white, spares=is_a(a("Aura"), yours), already=True)),
        ),
    )
    cloak = card("Cloak", "{W}", enchantment, "Aura")(enchant(creature), have(n.OneOf(the_host), gets(1, 1)))
    bring_all = card("Bring Back", "{1}", sorcery)(
        do(n.Move(each(in_your_graveyard), Zone.BATTLEFIELD, you, host=each(creature, yours)))
    )
    table = position(
        alice=["3 Plains", "Grizzly Bears"], alice_hand=[cloak, blessing, bring_all], alice_graveyard=[BOLD]
    )
    table.alice.cast("Cloak", ["Grizzly Bears"])
    table.resolve()
    table.alice.cast("Blessing", ["Grizzly Bears"])
    table.resolve()
    assert {"Cloak", "Blessing"} <= set(table.alice.battlefield)
    table.alice.cast("Bring Back")
    table.resolve()
    assert "Bold" in table.alice.graveyard


def test_702_16n_two_of_a_kind_remove_each_other() -> None:
    ward = card("Ward", "{W}", enchantment, "Aura")(
        enchant(creature), have(n.OneOf(the_host), gains_ability(protection_from(white, spares=itself)))
    )
    table = position(alice=["Grizzly Bears", ward, ward], attached={"Ward": "Grizzly Bears", "Ward 2": "Grizzly Bears"})
    assert "Ward" not in table.alice.battlefield
