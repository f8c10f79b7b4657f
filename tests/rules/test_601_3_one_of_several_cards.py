"""CR 601.3, 611.2: until end of turn one spell may be cast from among cards that another ability of this exiles."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import creature

LATER = "{T}: Until end of turn, you may cast a creature spell from among cards exiled with ~."
FREELY = (
    "{T}: Until end of turn, you may cast a creature spell from among cards exiled with ~ without paying its mana cost."
)
DEATHS = "Whenever a creature you control dies, exile it.\n"
SHOCK = "Shock"


@pytest.mark.parametrize(("text", "free"), [(LATER, False), (FREELY, True)])
def test_what_is_read(text: str, free: bool) -> None:
    read = ability(text)
    assert isinstance(read, n.Activated)
    begun = n.MayPlayFrom(n.All((n.ExiledWithThis(), creature)), lands=False, per_turn=1, free=free)
    assert read.modes[0].effect == n.Begin(begun)


def jar(text: str, forests: int = 4) -> Table:
    """Two creatures have died, and the permission is there."""
    made = invented(DEATHS + text, name="Jar", types="Artifact")
    lands = ["Mountain", "Mountain", *["Forest"] * forests]
    table = position(alice=[made, *lands, "Llanowar Elves", "Grizzly Bears"], alice_hand=[SHOCK, SHOCK])
    for name in ("Llanowar Elves", "Grizzly Bears"):
        table.alice.cast(SHOCK, [name])
        table.resolve_all()
    assert sorted(table.exile) == ["Grizzly Bears", "Llanowar Elves"]
    table.alice.activate("Jar")
    table.resolve()
    return table


def test_601_3_one_of_them_and_no_second() -> None:
    table = jar(LATER)
    table.alice.cast("Llanowar Elves")
    table.resolve()
    with pytest.raises(NotOffered):
        table.alice.cast("Grizzly Bears")


def test_601_3_not_in_the_next_turn() -> None:
    table = jar(LATER)
    table.advance_to("turn 3, precombat main")
    with pytest.raises(NotOffered):
        table.alice.cast("Llanowar Elves")


def test_118_9_for_nothing() -> None:
    table = jar(FREELY, forests=0)
    table.choose("cast Grizzly Bears")
    table.resolve()
    assert "Grizzly Bears" in table.alice.battlefield
    assert "cast Llanowar Elves" not in table.options
