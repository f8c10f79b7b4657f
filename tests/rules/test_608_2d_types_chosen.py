"""CR 608.2d, 205.3m, 305.6: a type, color or player that is chosen as something is carried out, or as it enters, and
what becomes it.
"""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import Color
from mainphase.kernel.reading.characteristics import characteristics_of

CRAFTER = invented(
    "{U}: Choose a creature type other than Wall. Target creature becomes that type until end of turn.",
    name="Crafter",
    types="Creature — Wizard",
)
SHAPE = invented("{U}: ~ becomes the creature type of your choice until end of turn.", name="Shape")
CULL = invented(
    "Choose a creature type. Destroy all creatures that aren't of the chosen type.",
    name="Cull",
    types="Sorcery",
    cost="{U}",
)
WRIGHT = invented(
    "As ~ enters, choose a basic land type.\nLands you control are the chosen type in addition to their other types.",
    name="Wright",
    cost="{U}",
)
FLASK = invented(
    "{U}, Sacrifice ~: Choose a basic land type. Each land you control becomes that type until end of turn.",
    name="Flask",
    types="Artifact",
)
DYE = invented(
    "Target creature becomes the color or colors of your choice until end of turn.",
    name="Dye",
    types="Instant",
    cost="{U}",
)
GIFT = invented("Choose an opponent at random. That player draws two cards.", name="Gift", types="Sorcery", cost="{U}")


def kinds(table: Table, name: str) -> tuple[str, ...]:
    return characteristics_of(table.find(name)).subtypes


def test_608_2h_each_time_another_type_is_chosen_and_kept() -> None:
    table = position(alice=["2 Island", CRAFTER, "Hill Giant"], bob=["Grizzly Bears"])
    for name, kind in (("Hill Giant", "Elf"), ("Grizzly Bears", "Goblin")):
        table.alice.activate("Crafter", [name])
        table.resolve()
        assert "choose Wall" not in table.options
        table.choose(f"choose {kind}")
    assert kinds(table, "Hill Giant") == ("Elf",), "what is chosen later changes nothing"
    assert kinds(table, "Grizzly Bears") == ("Goblin",)
    table.advance_to("turn 2, precombat main")
    assert kinds(table, "Hill Giant") == ("Giant",)


def test_205_1a_it_becomes_that_type_alone() -> None:
    table = position(alice=["Island", SHAPE])
    table.alice.activate("Shape")
    table.resolve()
    table.choose("choose Wall")
    assert kinds(table, "Shape") == ("Wall",)


def test_608_2d_what_is_not_of_the_chosen_type() -> None:
    table = position(alice=["Island", "Hill Giant"], alice_hand=[CULL], bob=["Grizzly Bears", "Goblin Piker"])
    table.alice.cast("Cull")
    table.resolve()
    table.choose("choose Giant")
    assert table.battlefield == ["Island", "Hill Giant"]


def test_305_6_lands_have_the_mana_ability_of_the_chosen_type_too() -> None:
    table = position(alice=["2 Island"], alice_hand=[WRIGHT, "Shock"])
    table.alice.cast("Wright")
    table.resolve()
    table.choose("choose Mountain")
    assert kinds(table, "Island") == ("Island", "Mountain")
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.bob.life == 18


def test_305_7_lands_become_the_chosen_type_alone() -> None:
    table = position(alice=["2 Island", FLASK], alice_hand=["Shock"])
    table.alice.activate("Flask")
    table.resolve()
    table.choose("choose Mountain")
    assert kinds(table, "Island") == ("Mountain",)
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.bob.life == 18
    table.advance_to("turn 3, precombat main")
    assert kinds(table, "Island") == ("Island",)


def test_105_3_the_colors_of_your_choice() -> None:
    table = position(alice=["Island"], alice_hand=[DYE], bob=["Hill Giant"])
    table.alice.cast("Dye", ["Hill Giant"])
    table.resolve()
    assert len(table.options) == 31
    table.apply(5 + 1)  # of two colors the second pair: white and black
    colors = characteristics_of(table.find("Hill Giant")).colors
    assert colors.bit_count() == 2
    assert colors == Color.WHITE | Color.BLACK


def test_608_2d_an_opponent_chosen_at_random_is_no_choice_of_anybody() -> None:
    table = position(players=("alice", "bob", "carol"), alice=["Island"], alice_hand=[GIFT])
    table.alice.cast("Gift")
    table.resolve()
    assert table.asked == "priority"
    assert sorted(len(player.hand) for player in (table.bob, table.carol)) == [0, 2]
