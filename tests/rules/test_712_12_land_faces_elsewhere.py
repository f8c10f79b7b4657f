"""CR 712.12: a modal card's land face is played from where lands may be; CR 715.3a: what is cast is what counts."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import card, creature, enchantment, land, modal

ROVER = modal(card("Rover", "{2}{R}", creature, pt="3/3")(), card("Rover's Den", None, land)())
MINE = n.All((land, n.InZone(Zone.GRAVEYARD), n.OwnedBy(n.You())))
TOP = n.All((n.IsOnTop(), n.OwnedBy(n.You()), land))


def permitting(which: n.Filter, per_turn: int = 0, lands: bool = True) -> n.CardDef:
    return card("Old Roads", "{3}", enchantment)(n.Static(n.MayPlayFrom(which, lands=lands, per_turn=per_turn)))


def test_712_12_the_land_face_is_played_from_the_graveyard() -> None:
    table = position(alice=[permitting(MINE)], alice_graveyard=[ROVER])
    table.alice.play_land("Rover's Den")
    assert table.find("Rover's Den")


def test_712_11c_and_from_the_top_of_the_library() -> None:
    table = position(alice=[permitting(TOP)], alice_library=[ROVER])
    table.alice.play_land("Rover's Den")
    assert table.find("Rover's Den")


def test_712_11c_its_other_face_is_not_cast_by_a_permission_for_lands() -> None:
    table = position(alice=[permitting(MINE), "3 Mountain"], alice_graveyard=[ROVER])
    with pytest.raises(NotOffered):
        table.alice.cast("Rover")


def test_712_12_it_uses_up_the_permission() -> None:
    more = card("Many Roads", "{3}", enchantment)(n.Static(n.ExtraLandPlays(n.You(), 1)))
    table = position(alice=[permitting(MINE, 1), more], alice_graveyard=[ROVER, "Forest"])
    table.alice.play_land("Rover's Den")
    with pytest.raises(NotOffered):
        table.alice.play_land("Forest")
