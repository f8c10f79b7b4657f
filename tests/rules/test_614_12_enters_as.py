"""CR 614.12, 616.1: permanents that enter with counters and as something else in addition."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.kernel.reading.characteristics import characteristics_of

BREEDER = invented(
    "Each other creature you control enters with a number of additional +1/+1 counters on it equal to Breeder's power "
    "and as a Mutant in addition to its other types.",
    name="Breeder", types="Creature — Elf", pt="2/4",
)  # fmt: skip
HERALD = invented("Whenever a Mutant you control enters, you gain 3 life.", name="Herald", types="Enchantment")
CHAMBER = invented("Mutants you control enter tapped.", name="Chamber", types="Enchantment")
GATE = invented("Non-Mutant creatures you control enter tapped.", name="Gate", types="Enchantment")
SPROUT = invented("Create a 1/1 green Saproling creature token.", name="Sprout", types="Instant", cost="{0}")
MURDER = invented("Destroy target creature.", name="Murder", types="Instant", cost="{0}")
RETURN = invented(
    "Return all creature cards from your graveyard to the battlefield.", name="Return", types="Sorcery", cost="{0}"
)


def kinds(table: Table, name: str) -> list[str]:
    return sorted(characteristics_of(table.find(name)).subtypes)


def test_614_12_it_is_a_mutant_as_it_enters_and_goes_on_being_one() -> None:
    table = position(alice=[BREEDER, HERALD], alice_hand=["Memnite", MURDER])
    table.alice.cast("Memnite")
    table.resolve()
    table.resolve()
    assert table.alice.life == 23, "it was never there as anything else"
    assert (table.pt("Memnite"), table.counters("Memnite", "+1/+1")) == ("3/3", 2)
    assert kinds(table, "Memnite") == ["Construct", "Mutant"]
    table.alice.cast("Murder", ["Breeder"])
    table.resolve()
    assert kinds(table, "Memnite") == ["Construct", "Mutant"]


def test_614_12_so_does_a_token() -> None:
    table = position(alice=[BREEDER, HERALD], alice_hand=[SPROUT])
    table.alice.cast("Sprout")
    table.resolve()
    table.resolve()
    assert table.alice.life == 23
    assert table.pt("Saproling Token") == "3/3"
    assert kinds(table, "Saproling Token") == ["Mutant", "Saproling"]


def test_614_12_not_what_others_control_nor_what_enters_with_it() -> None:
    table = position(alice=[HERALD], alice_hand=[RETURN], alice_graveyard=[BREEDER, "Grizzly Bears"])
    table.alice.cast("Return")
    table.resolve()
    assert (table.pt("Grizzly Bears"), table.pt("Breeder")) == ("2/2", "2/4")
    assert table.alice.life == 20
    table = position(alice=[BREEDER], bob_hand=["Memnite"], active="bob")
    table.bob.cast("Memnite")
    table.resolve()
    assert (table.pt("Memnite"), kinds(table, "Memnite")) == ("1/1", ["Construct"])


def test_616_1f_what_it_is_now_is_what_other_effects_see() -> None:
    table = position(alice=[CHAMBER, BREEDER], alice_hand=["Memnite", SPROUT])
    table.alice.cast("Memnite")
    table.resolve()
    table.alice.cast("Sprout")
    table.resolve()
    assert table.tapped("Memnite")
    assert table.tapped("Saproling Token")


def test_616_1_which_comes_first_matters_if_one_asks_what_it_is_not() -> None:
    for first, tapped in (("Gate", True), ("Breeder", False)):
        table = position(alice=[GATE, BREEDER], alice_hand=["Memnite"])
        table.alice.cast("Memnite")
        table.resolve()
        while table.asked == "replacement":
            table.choose(next(option for option in table.options if first in option))
        assert table.tapped("Memnite") == tapped
        assert kinds(table, "Memnite") == ["Construct", "Mutant"]
