"""CR 510.1b, c: a blocked creature assigns its combat damage as though it weren't blocked, if it may."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, creature, itself, trample

WURM = card("Wurm", "{5}{G}", creature, pt="7/6")(n.Static(n.AssignsAsUnblocked(itself)))
BEARS = "Grizzly Bears"


def blocked(wurm: n.CardDef = WURM, blocks: tuple[str, ...] = (BEARS,)) -> Table:
    table = position(alice=[wurm], bob=[BEARS, "Memnite"])
    table.alice.attack({"Wurm": "bob"})
    table.advance_to("declare blockers")
    table.bob.block(dict.fromkeys(blocks, "Wurm"))
    table.advance_to("combat damage")
    return table


@pytest.mark.parametrize(("answer", "life", "graveyard"), [("yes", 13, []), ("no", 20, [BEARS])])
def test_510_1c_its_controller_chooses(answer: str, life: int, graveyard: list[str]) -> None:
    table = blocked()
    table.choose(answer)
    assert (table.bob.life, table.bob.graveyard) == (life, graveyard)


def test_510_1c_the_blockers_still_deal_their_damage() -> None:
    table = blocked(blocks=(BEARS, "Memnite"))
    table.choose("yes")
    assert (table.bob.life, table.damage("Wurm")) == (13, 3)


def test_510_1c_no_one_is_asked_of_an_unblocked_creature() -> None:
    table = blocked(blocks=())
    assert table.bob.life == 13


def test_702_19b_with_trample_it_may_still_be_divided() -> None:
    table = blocked(card("Wurm", "{5}{G}", creature, pt="7/6")(trample, n.Static(n.AssignsAsUnblocked(itself))))
    table.choose("no", 2)
    assert (table.bob.life, table.bob.graveyard) == (15, [BEARS])
    table = blocked(card("Wurm", "{5}{G}", creature, pt="7/6")(trample, n.Static(n.AssignsAsUnblocked(itself))))
    table.choose("yes")
    assert (table.bob.life, table.bob.graveyard) == (13, [])
