"""CR 601.2c, 115.1: targets that have so much together at most."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

MARCH = invented(
    "Return any number of target creature cards with total mana value 4 or less from your graveyard to the "
    "battlefield.",
    name="March", types="Sorcery", cost="{0}",
)  # fmt: skip
CALL = invented(
    "Return up to two target creature cards with total power X or less from your graveyard to your hand.",
    name="Call", types="Sorcery", cost="{X}",
)  # fmt: skip
MINE = ["Grizzly Bears", "Gray Ogre", "Memnite", "Hill Giant", "Shivan Dragon"]  # of mana value 2, 3, 0, 4 and 6


def test_601_2c_what_is_left_beside_those_chosen_before() -> None:
    table = position(alice_hand=[MARCH], alice_graveyard=MINE, bob_graveyard=["Ornithopter"])
    table.alice.cast("March", ["Grizzly Bears", "Memnite"])
    table.resolve_all()
    assert sorted(table.alice.battlefield) == ["Grizzly Bears", "Memnite"]


def test_601_2c_too_much_together_is_not_offered() -> None:
    table = position(alice_hand=[MARCH], alice_graveyard=MINE)
    card = table.find("March", zone=2)
    table.answer(lambda option: option.object == card.id, "cast March")
    assert sorted(table.options) == ["Gray Ogre", "Grizzly Bears", "Hill Giant", "Memnite", "done"]
    table.choose("Grizzly Bears")
    assert sorted(table.options) == ["Memnite", "done"]


def test_107_3_the_most_is_x() -> None:
    table = position(alice=["3 Mountain"], alice_hand=[CALL], alice_graveyard=MINE)
    table.alice.cast("Call", ["Grizzly Bears", "Memnite"], x=3)
    table.resolve_all()
    assert sorted(table.alice.hand) == ["Grizzly Bears", "Memnite"]


def test_601_2c_permanents_that_have_so_much_together() -> None:
    war = invented(
        "Gain control of up to two target creatures with total mana value 4 or less until end of turn.",
        name="War", types="Sorcery", cost="{0}",
    )  # fmt: skip
    table = position(alice_hand=[war], bob=["Grizzly Bears", "Gray Ogre", "Memnite", "Shivan Dragon"])
    card = table.find("War", zone=2)
    table.answer(lambda option: option.object == card.id, "cast War")
    assert sorted(table.options) == ["Gray Ogre", "Grizzly Bears", "Memnite", "done"]
    table.choose("Gray Ogre")
    assert sorted(table.options) == ["Memnite", "done"]
    table.choose("Memnite")
    table.resolve_all()
    assert sorted(table.alice.battlefield) == ["Gray Ogre", "Memnite"]
