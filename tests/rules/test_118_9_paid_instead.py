"""CR 118.9: what may be paid rather than the mana costs of spells, wherever they may be cast from, and nowhere else."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef
from mainphase.presentation.option_words import option_text

SUNS = invented(
    "You may pay {U}{R} rather than pay the mana cost for creature spells you cast.", name="Suns", types="Artifact"
)
STORM = invented(
    "You may pay {0} rather than pay the mana cost for Zombie creature spells you cast.", name="Storm", types="Artifact"
)
CASTER = invented(
    "{0}, {T}: Rather than pay the mana cost of the next spell you cast this turn, you may pay life equal to that "
    "spell's mana value.",
    name="Caster",
)  # fmt: skip
LIBRARIAN = invented("You may cast creature spells from the top of your library.", name="Librarian")
FORCE = "Force of Nature"  # {2}{G}{G}{G}{G}
TWO = ["Island", "Mountain"]


def ways(table: object, name: str) -> list[str]:
    return [said for said in table.options if said.startswith(f"cast {name}")]  # type: ignore[attr-defined]


def test_118_9_the_price_is_paid_instead() -> None:
    table = position(alice=[SUNS, *TWO], alice_hand=[FORCE, "Shock", "Serra Angel"])
    assert len(ways(table, FORCE)) == 1
    table.choose(ways(table, FORCE)[0])
    table.resolve()
    assert FORCE in table.alice.battlefield
    assert ways(table, "Serra Angel") == []


def test_118_9_and_nothing_is_permitted_by_it() -> None:
    table = position(alice=[SUNS, *TWO], alice_graveyard=[FORCE], alice_library=["Serra Angel"], bob_hand=[FORCE])
    assert ways(table, FORCE) == ways(table, "Serra Angel") == []


def test_118_9_where_something_else_permits_it() -> None:
    table = position(alice=[SUNS, LIBRARIAN, *TWO], alice_library=["Serra Angel"])
    table.choose(ways(table, "Serra Angel")[0])
    table.resolve()
    assert "Serra Angel" in table.alice.battlefield


def test_118_9_of_others_spells_nothing_is_said() -> None:
    table = position(alice=[SUNS], bob=TWO, bob_hand=[FORCE], active="bob")
    assert ways(table, FORCE) == []


def test_118_9_for_nothing() -> None:
    corpse = invented("", name="Corpse", types="Creature — Zombie", cost="{5}{B}")
    table = position(alice=[STORM], alice_hand=[corpse, "Grizzly Bears"])
    assert table.options == ["pass", *ways(table, "Corpse")]
    table.choose(ways(table, "Corpse")[0])
    table.resolve()
    assert "Corpse" in table.alice.battlefield


def test_118_9_the_next_spell_for_life() -> None:
    table = position(alice=[CASTER], alice_hand=[FORCE, "Grizzly Bears"])
    table.alice.activate("Caster")
    table.resolve()
    table.choose(ways(table, FORCE)[0])
    table.resolve()
    assert table.alice.life == 14
    assert ways(table, "Grizzly Bears") == []


def test_118_9_it_was_for_the_next_spell_however_that_was_paid() -> None:
    table = position(alice=[CASTER, "2 Forest"], alice_hand=["Grizzly Bears", "Shock"])
    table.alice.activate("Caster")
    table.resolve()
    assert len(ways(table, "Grizzly Bears")) == 2
    table.alice.cast("Grizzly Bears")
    table.resolve()
    assert table.alice.life == 20
    with pytest.raises(NotOffered):
        table.alice.cast("Shock")


def test_903_8_a_commander_from_the_command_zone() -> None:
    table = position(alice=[SUNS, *TWO], alice_commander=["Serra Angel"])
    assert len(ways(table, "Serra Angel")) == 1


CORPSE = invented("", name="Corpse", types="Creature — Zombie", cost="{5}{B}")


def told_ways(table: Table, name: str) -> dict[str, int]:
    """As it is told how a card can be cast: the places of these options."""
    assert table.state.pending is not None
    said = [option_text(table.state, option) for option in table.state.pending.options]
    return {text: k for k, text in enumerate(said) if text.startswith(f"cast {name}")}


BY_SUNS, BY_STORM = (f"cast Corpse without paying its mana cost, as {name} allows" for name in ("Suns", "Storm"))


@pytest.mark.parametrize(("chosen", "paid"), [(BY_SUNS, True), (BY_STORM, False)])
def test_118_9a_the_player_chooses_which_of_two_is_paid(chosen: str, paid: bool) -> None:
    table = position(alice=[SUNS, STORM, *TWO], alice_hand=[CORPSE])
    known = told_ways(table, "Corpse")
    assert set(known) == {BY_SUNS, BY_STORM}
    table.apply(known[chosen])
    assert table.tapped("Island") == paid
    table.resolve()
    assert "Corpse" in table.alice.battlefield


@pytest.mark.parametrize("order", [[SUNS, STORM], [STORM, SUNS]])
def test_118_9_the_other_is_offered_where_one_cannot_be_paid(order: list[CardDef]) -> None:
    table = position(alice=order, alice_hand=[CORPSE])
    assert set(told_ways(table, "Corpse")) == {BY_STORM}
    table.choose("cast Corpse")
    table.resolve()
    assert "Corpse" in table.alice.battlefield


def test_118_9_two_that_say_the_same_are_offered_once() -> None:
    table = position(alice=[SUNS, SUNS, *TWO], alice_hand=[FORCE])
    assert len(ways(table, FORCE)) == 1


def test_118_9a_what_an_effect_lets_be_cast_freely_is_cast_for_no_other_price() -> None:
    gift = invented(
        "You may cast a creature spell from your hand without paying its mana cost.", name="Gift", types="Sorcery",
        cost="{0}",
    )  # fmt: skip
    table = position(alice=[SUNS, *TWO], alice_hand=[gift, FORCE])
    table.alice.cast("Gift")
    table.resolve()
    table.choose(FORCE)
    assert not table.tapped("Island")
    table.resolve()
    assert FORCE in table.alice.battlefield


def test_118_9a_an_effect_about_spells_of_another_kind_is_none_to_choose() -> None:
    red, green = (
        f"until end of turn, you may cast {color} spells from among those exiled cards without paying their mana costs"
        for color in ("red", "green")
    )
    two = invented(
        f"Exile the top two cards of your library. {red.capitalize()}. {green.capitalize()}.", name="Two Gifts",
        types="Sorcery", cost="{0}",
    )  # fmt: skip
    table = position(alice_hand=[two], alice_library=["Grizzly Bears", "Goblin Piker", "Island"])
    table.alice.cast("Two Gifts")
    table.resolve()
    assert len(ways(table, "Grizzly Bears")) == len(ways(table, "Goblin Piker")) == 1
