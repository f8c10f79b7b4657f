"""CR 611.2e: what an effect puts onto the battlefield and says "is" something is that as it enters."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.kernel.reading.characteristics import characteristics_of

HERALD = invented("Whenever a Zombie you control enters, you gain 3 life.", name="Herald", types="Enchantment")
MASON = invented("Whenever a creature you control enters, you gain 3 life.", name="Mason", types="Enchantment")
WATCH = invented(
    "Whenever a creature you control with power 4 or greater enters, you gain 3 life.", name="Watch",
    types="Enchantment",
)  # fmt: skip
CHAMBER = invented("Zombies you control enter tapped.", name="Chamber", types="Enchantment")
SEAL = invented("Creature cards in graveyards can't enter the battlefield.", name="Seal", types="Enchantment")
MURDER = invented("Destroy target creature.", name="Murder", types="Instant", cost="{0}")
ONTO = "Return target card from your graveyard to the battlefield."


def call(text: str, name: str = "Call", cost: str = "{0}") -> CardDef:
    return invented(text, name=name, types="Sorcery", cost=cost)


def kinds(table: Table, name: str, zone: int = Zone.BATTLEFIELD) -> list[str]:
    return sorted(characteristics_of(table.find(name, zone)).subtypes)


def returned(text: str, *others: CardDef, card: str = "Memnite") -> Table:
    """A card that was returned from the graveyard with such a spell."""
    table = position(alice=[*others], alice_hand=[call(text)], alice_graveyard=[card])
    table.alice.cast("Call", [card])
    table.resolve()
    return table


@pytest.mark.parametrize(
    ("words", "life"),
    [
        ("It's a black Zombie in addition to its other colors and types.", 23),
        ("That creature is a Zombie in addition to its other types.", 23),
        ("It has flying and is a Zombie in addition to its other types.", 23),
        ("It becomes a Zombie in addition to its other types.", 20),
    ],
)
def test_611_2e_is_and_becomes(words: str, life: int) -> None:
    table = returned(f"Return target creature card from your graveyard to the battlefield. {words}", HERALD)
    table.resolve_all()
    assert kinds(table, "Memnite") == ["Construct", "Zombie"]
    assert table.alice.life == life


def test_611_2e_effects_that_ask_how_it_enters_see_it() -> None:
    so = "Return target creature card from your graveyard to the battlefield."
    assert returned(f"{so} It's a Zombie in addition to its other types.", CHAMBER).tapped("Memnite")
    assert not returned(f"{so} It becomes a Zombie in addition to its other types.", CHAMBER).tapped("Memnite")


def test_611_2e_it_has_that_power_as_it_enters() -> None:
    so = "Return target creature card from your graveyard to the battlefield. It has base power and toughness 4/4."
    table = returned(so, WATCH)
    table.resolve_all()
    assert (table.pt("Memnite"), table.alice.life) == ("4/4", 23)


@pytest.mark.parametrize(("x", "life", "creatures"), [(6, 23, True), (5, 20, False)])
def test_611_2e_only_if_a_condition_holds(x: int, life: int, creatures: bool) -> None:
    text = (
        "Return up to X target artifact cards from your graveyard to the battlefield. If X is 6 or more, those "
        "permanents are 4/4 creatures in addition to their other types."
    )
    table = position(
        alice=[MASON, *["Forest"] * 6], alice_hand=[call(text, cost="{X}")], alice_graveyard=["Icy Manipulator"]
    )
    table.alice.cast("Call", ["Icy Manipulator"], x=x)
    table.resolve()
    table.resolve_all()
    assert bool(characteristics_of(table.find("Icy Manipulator")).types & CardType.CREATURE) == creatures
    assert table.alice.life == life


@pytest.mark.parametrize(("card", "zombie"), [("Memnite", True), ("Icy Manipulator", False)])
def test_611_2e_what_a_condition_asks_of_it_is_asked_of_what_enters(card: str, zombie: bool) -> None:
    table = returned(
        f"{ONTO} If it's a creature, it's a Zombie in addition to its other creature types.", HERALD, card=card
    )
    table.resolve_all()
    assert ("Zombie" in kinds(table, card)) == zombie
    assert table.alice.life == (23 if zombie else 20)


def test_611_2e_what_returns_later_is_that_as_it_returns() -> None:
    text = (
        "Whenever another creature you control dies, return it to the battlefield under your control at the beginning "
        "of the next end step. That creature is a black Zombie in addition to its other colors and types."
    )
    grave = invented(text, name="Grave", types="Enchantment")
    table = position(alice=[grave, HERALD, "Memnite"], alice_hand=[MURDER])
    table.alice.cast("Murder", ["Memnite"])
    table.resolve()
    table.resolve()
    assert table.alice.life == 20
    table.advance_to("end step")
    table.resolve_all()
    assert kinds(table, "Memnite") == ["Construct", "Zombie"]
    assert table.alice.life == 23


def test_611_2e_not_what_does_not_enter() -> None:
    table = returned(
        "Return target creature card from your graveyard to the battlefield. It's a Zombie in addition to its other "
        "types.",
        SEAL, HERALD,
    )  # fmt: skip
    table.resolve_all()
    assert table.alice.life == 20
    assert kinds(table, "Memnite", Zone.GRAVEYARD) == ["Construct"]
