"""What an ability finds where it has gone (CR 400.7), by the rules of the day."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards.words import a, card, destroy, do, each, either, sorcery

FLATTEN = card("Flatten", "{0}", sorcery)(do(destroy(each(either(a("Aura"), a("Giant"))))))


def flattened(rules: str) -> Table:
    """Screams from Within and what it enchants are destroyed together; another creature is there to enchant."""
    table = position(
        alice=["Screams from Within"],
        alice_hand=[FLATTEN],
        bob=["Hill Giant", "Grizzly Bears"],
        attached={"Screams from Within": "Hill Giant"},
        rules=rules,
    )
    table.alice.cast("Flatten")
    table.resolve_all()
    return table


def test_400_7e_an_aura_that_left_with_its_creature_is_not_found_until_22_april_2010() -> None:
    assert "Screams from Within" in flattened("2010-04-22").alice.graveyard


def test_400_7e_an_aura_that_left_with_its_creature_is_found_since_23_april_2010() -> None:
    assert flattened("2010-04-23").alice.battlefield == ["Screams from Within"]


def test_400_7e_an_aura_that_fell_off_its_creature_is_found_before_that_too() -> None:
    table = position(
        alice=["Screams from Within", "Mountain"],
        alice_hand=["Shock"],
        bob=["Hill Giant", "Grizzly Bears"],
        attached={"Screams from Within": "Hill Giant"},
        rules="2010-04-22",
    )
    table.alice.cast("Shock", ["Hill Giant"])
    table.resolve_all()
    assert table.pt("Grizzly Bears") == "1/1"
