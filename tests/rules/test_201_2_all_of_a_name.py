"""CR 201.2, 607.2a, 603.2: what a permanent exiles with everything of its name; whom events and numbers are about."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

SPHERE = invented(
    "When Sphere enters, you may exile target nonland permanent not named Sphere and all other permanents "
    "with the same name as that permanent.\nWhen Sphere leaves the battlefield, return the exiled cards to the "
    "battlefield under their owner's control.",
    name="Sphere",
    types="Enchantment",
    cost="{W}",
)
BREAK = invented("Destroy target enchantment.", name="Break", types="Instant", cost="{W}")
PRIDE = invented(
    "Whenever a creature you control becomes the target of an instant or sorcery spell, that creature gets "
    "+3/+3 until end of turn.",
    name="Pride",
    types="Enchantment",
    cost="{G}",
)
GRIEF = invented(
    "Whenever a creature an opponent controls dies, that player loses 2 life.",
    name="Grief",
    types="Enchantment",
    cost="{B}",
)
WILL = invented(
    "Counter target spell if you control more creatures than that spell's controller.",
    name="Will",
    types="Instant",
    cost="{B}",
)
KILL = invented("Destroy target creature.", name="Kill", types="Instant", cost="{B}")


def test_201_2_all_of_the_same_name_go_and_return() -> None:
    table = position(
        alice=["2 Plains"], alice_hand=[SPHERE, BREAK], bob=["2 Grizzly Bears", "Hill Giant"], triggers="automatic"
    )
    table.alice.cast("Sphere")
    table.resolve()
    while table.asked != "priority":
        table.choose("Grizzly Bears" if "Grizzly Bears" in table.options else table.options[0])
    table.resolve()
    if table.asked != "priority":
        table.choose("yes")
    assert sorted(table.exile) == ["Grizzly Bears", "Grizzly Bears"]
    assert "Hill Giant" in table.bob.battlefield
    table.alice.cast("Break", ["Sphere"])
    table.resolve_all()
    assert table.bob.battlefield.count("Grizzly Bears") == 2


def test_603_2_a_spell_of_that_kind_aims_at_it() -> None:
    table = position(alice=[PRIDE, "Grizzly Bears"], bob=["Mountain"], bob_hand=["Shock"], active="bob")
    table.bob.cast("Shock", ["Grizzly Bears"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "5/5"
    table.resolve_all()
    assert "Grizzly Bears" in table.alice.battlefield


def test_603_10a_that_player_is_who_controlled_it() -> None:
    table = position(
        players=["alice", "bob", "carol"], alice=[GRIEF, "Swamp", "Memnite"], alice_hand=[KILL], bob=["Hill Giant"]
    )
    table.alice.cast("Kill", ["Hill Giant"])
    table.resolve_all()
    assert [table.alice.life, table.bob.life, table.carol.life] == [20, 18, 20]


@pytest.mark.parametrize("more", [True, False])
def test_608_2c_more_creatures_than_that_spells_controller(more: bool) -> None:
    mine: list[str] = ["Swamp", "Memnite", "Hill Giant"] if more else ["Swamp", "Memnite"]
    table = position(
        alice=list(mine), alice_hand=[WILL], bob=["Mountain", "Grizzly Bears"], bob_hand=["Shock"], active="bob"
    )
    table.bob.cast("Shock", ["alice"])
    table.bob.passes()
    table.alice.cast("Will", ["Shock"])
    table.resolve_all()
    assert table.alice.life == (20 if more else 18)
