"""CR 608.2d: things are chosen that fit beside one another: of different powers, or of so much power together."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

BEARS, GIANT, OGRE, ELF = "Grizzly Bears", "Hill Giant", "Gray Ogre", "Memnite"  # 2/2, 3/3, 2/2, 1/1
SHY = replace(invented("", name="Shy", pt="0/3"), power=-1)


def casting(text: str, **there: list[str | CardDef]) -> Table:
    errand = invented(text, name="Errand", types="Sorcery", cost="{0}")
    table = position(alice_hand=[errand], **there)  # type: ignore[arg-type]
    table.alice.cast("Errand")
    table.resolve()
    return table


def test_608_2d_no_two_of_the_same_power() -> None:
    table = casting(
        "Choose any number of creatures with different powers. Destroy those creatures.",
        alice=[BEARS, GIANT], bob=[OGRE, ELF],
    )  # fmt: skip
    table.choose(OGRE)
    assert [said for said in table.options if said != "done"] == [GIANT, ELF]
    table.choose(ELF)
    table.choose("done")
    assert (table.alice.battlefield, table.bob.battlefield) == ([BEARS, GIANT], [])


def test_608_2d_one_of_each_power_is_spared() -> None:
    table = casting(
        "For each different power among creatures, choose a creature with that power. Destroy each creature not chosen "
        "this way.",
        alice=[BEARS, GIANT], bob=[OGRE, ELF],
    )  # fmt: skip
    table.choose(OGRE)
    assert "done" not in table.options
    table.choose(GIANT)
    assert (table.alice.battlefield, table.bob.battlefield) == ([GIANT], [OGRE, ELF])


def test_608_2d_so_much_power_together() -> None:
    text = "Return any number of creature cards with total power 3 or less from your graveyard to your hand."
    table = casting(text, alice_graveyard=[BEARS, ELF, GIANT, "Force of Nature"])
    assert "Force of Nature" not in table.options
    table.choose(BEARS)
    assert [said for said in table.options if said != "done"] == [ELF]
    table.choose(ELF)
    assert sorted(table.alice.hand) == [BEARS, ELF]


def test_608_2d_what_lessens_the_total_is_taken_first() -> None:
    text = "Return any number of creature cards with total power 3 or less from your graveyard to your hand."
    table = casting(text, alice_graveyard=[BEARS, ELF, ELF, SHY])
    table.choose("Shy")
    for name in (BEARS, ELF, ELF):
        if table.asked != "priority":
            table.choose(name)
    assert sorted(table.alice.hand) == [BEARS, ELF, ELF, "Shy"]


def test_608_2d_other_cards_than_what_has_died() -> None:
    text = (
        "When ~ dies, return any number of other creature cards with total power X or less from your graveyard to your "
        "hand, where X is ~'s power."
    )
    martyr = invented(text, name="Martyr", pt="2/2")
    shock = invented("Destroy target creature.", name="End", types="Sorcery", cost="{0}")
    table = position(alice=[martyr], alice_hand=[shock], alice_graveyard=[BEARS, GIANT])
    table.alice.cast("End", ["Martyr"])
    table.resolve()
    table.resolve()
    assert [said for said in table.options if said != "done"] == [BEARS]


def test_701_23_so_much_mana_value_together() -> None:
    text = (
        "Search your library for any number of creature cards with total mana value 4 or less, put them onto the "
        "battlefield, then shuffle."
    )
    table = casting(text, alice_library=[BEARS, GIANT, OGRE, ELF, "Force of Nature"])
    table.choose(BEARS)
    assert [said for said in table.options if said != "done"] == [ELF]
    table.choose(ELF)
    assert sorted(table.alice.battlefield) == [BEARS, ELF]


@pytest.mark.parametrize("which", ["a creature you control", "up to one creature you control"])
def test_608_2d_what_you_choose_is_told_by_itself(which: str) -> None:
    table = casting(f"Choose {which}. Return it to its owner's hand.", alice=[BEARS, ELF], bob=[GIANT])
    assert GIANT not in table.options
    table.choose(ELF)
    assert table.alice.hand == [ELF]


def test_608_2d_one_card_of_each_permanent_type() -> None:
    table = casting(
        "For each permanent type, return up to one card of that type from your graveyard to the battlefield. You lose "
        "2 life for each card returned this way.",
        alice_graveyard=["Memnite", BEARS, "Forest", "Mountain"],
    )  # fmt: skip
    table.choose("Memnite")  # for an artifact
    assert "Memnite" not in table.options
    table.choose(BEARS)
    table.choose("Mountain")
    assert sorted(table.alice.battlefield) == [BEARS, "Memnite", "Mountain"]
    assert table.alice.life == 14
