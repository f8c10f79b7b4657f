"""CR 208.4b: base power and toughness are what is printed or what was set last; what adds to them does not count."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

BEARS, MEMNITE = "Grizzly Bears", "Memnite"
BAIRD = invented(
    "{0}: If you control a creature with power greater than its base power, you gain 1 life.", name="Baird", pt="0/1"
)
SHRINK = invented("Target creature has base power and toughness 0/1 until end of turn.", name="Shrink",
                  types="Instant", cost="{0}")  # fmt: skip
GROW = invented("Target creature gets +2/+2 until end of turn.", name="Grow", types="Instant", cost="{0}")
GROWN = invented("Put a +1/+1 counter on target creature.", name="Grown", types="Instant", cost="{0}")


def asked(table: Table) -> bool:
    table.alice.activate("Baird")
    table.resolve()
    return table.alice.life > 20


@pytest.mark.parametrize(
    ("spells", "above"),
    [([], False), (["Grow"], True), (["Grown"], True), (["Shrink"], False), (["Shrink", "Grow"], True),
     (["Grow", "Shrink"], True)],
)  # fmt: skip
def test_208_4b_what_adds_makes_it_more_than_its_base_power(spells: list[str], above: bool) -> None:
    table = position(alice=[BAIRD, BEARS], alice_hand=[SHRINK, GROW, GROWN])
    for spell in spells:
        table.alice.cast(spell, [BEARS])
        table.resolve()
    assert asked(table) == above


def test_208_4b_by_a_base_size_that_is_told() -> None:
    bess = invented(
        "Whenever ~ attacks, each other creature you control with base power and toughness 1/1 gets +1/+0 until end of "
        "turn.",
        name="Bess",
    )  # fmt: skip
    table = position(alice=[bess, MEMNITE, BEARS], alice_hand=[GROW])
    table.alice.cast("Grow", [MEMNITE])
    table.resolve()
    table.alice.attack({"Bess": "bob"})
    table.resolve()
    assert (table.pt(MEMNITE), table.pt(BEARS)) == ("4/3", "2/2")


def test_603_2c_those_that_are_above_it_deal_damage_once() -> None:
    kutzil = invented(
        "Whenever one or more creatures you control each with power greater than its base power deals combat damage to "
        "a player, you gain 1 life.",
        name="Kutzil", types="Enchantment",
    )  # fmt: skip
    for grown, life in ((BEARS, 21), ("", 20)):
        table = position(triggers="automatic", alice=[kutzil, BEARS, MEMNITE], alice_hand=[GROW])
        if grown:
            table.alice.cast("Grow", [grown])
            table.resolve()
        table.alice.attack({BEARS: "bob", MEMNITE: "bob"})
        table.advance_to("end of combat")
        assert table.alice.life == life


def test_613_nothing_in_the_layers_asks_for_it() -> None:
    """Such a card is refused by name as it is read."""
    with pytest.raises(AssertionError, match="OfBaseSize"):
        invented("Creatures you control with base power 1 get +1/+0.", name="Zinnia")


def test_205_4a_snow_and_other_creatures() -> None:
    narfi = invented("Other snow and Zombie creatures you control get +1/+1.", name="Narfi")
    zombie = invented("", name="Zed", types="Creature — Zombie")
    snowy = invented("", name="Ice", types="Snow Creature — Beast")
    table = position(alice=[narfi, zombie, snowy, BEARS])
    assert [table.pt(name) for name in ("Zed", "Ice", BEARS)] == ["3/3", "3/3", "2/2"]
