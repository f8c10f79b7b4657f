"""CR 101.2, 115: what can't be a target, whoever says so and of what: no hexproof, no shroud, no protection."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.nodes import CardDef

BOLT = invented("~ deals 1 damage to target creature.", name="Bolt", types="Instant", cost="{0}")
RED_BOLT = invented("~ deals 1 damage to target creature.", name="Red Bolt", types="Instant", cost="{R}")
PINGER = invented("{0}: ~ deals 1 damage to target creature.", name="Pinger", types="Artifact", cost="{1}")
RED_PINGER = invented("{0}: ~ deals 1 damage to target creature.", name="Red Pinger", types="Enchantment", cost="{R}")
DIG = invented("Exile target card from a graveyard.", name="Dig", types="Instant", cost="{0}")
SHIELD = invented(
    "Target creature can't be the target of spells or abilities your opponents control this turn.",
    name="Shield",
    types="Instant",
    cost="{0}",
)


def said(of: str, other: str = "") -> CardDef:
    return invented(f"~ can't be the target of {of}.\n{other}".strip(), name="Warded", pt="4/4", cost="{B}")


def aimed(table: Table, who: str, how: str) -> bool:
    """True if that can be aimed at it."""
    player = table.alice if who == "alice" else table.bob
    try:
        if "Pinger" in how:
            player.activate(how, ["Warded"])
        else:
            player.cast(how, ["Warded"])
    except NotOffered:
        return False
    table.resolve()
    return True


ALL = ("Bolt", "Red Bolt", "Pinger", "Red Pinger")


@pytest.mark.parametrize(
    ("of", "stopped"),
    [
        ("spells or abilities", ALL),
        ("spells", ("Bolt", "Red Bolt")),
        ("abilities", ("Pinger", "Red Pinger")),
        ("red spells", ("Red Bolt",)),
        ("abilities from artifact sources", ("Pinger",)),
        ("red spells or abilities from red sources", ("Red Bolt", "Red Pinger")),
        ("nonred spells or abilities from nonred sources", ("Bolt", "Pinger")),
        ("abilities your opponents control", ()),
    ],
)
def test_101_2_it_cannot_be_the_target_of_what_is_described(of: str, stopped: tuple[str, ...]) -> None:
    table = position(alice=[said(of), PINGER, RED_PINGER, "Mountain"], alice_hand=[BOLT, RED_BOLT])
    assert [how for how in ALL if not aimed(table, "alice", how)] == list(stopped)


def test_101_2_of_opponents_only() -> None:
    warded = said("red spells your opponents control")
    table = position(alice=[warded, "Mountain"], bob=["Mountain", PINGER], alice_hand=[RED_BOLT], bob_hand=[RED_BOLT])
    assert aimed(table, "alice", "Red Bolt")
    table.alice.passes()
    assert not aimed(table, "bob", "Red Bolt")
    assert aimed(table, "bob", "Pinger")


def test_101_2_cards_in_graveyards_cannot_and_others_can() -> None:
    seal = invented("Cards in graveyards can't be the targets of spells or abilities.", types="Enchantment")
    table = position(alice=[seal], alice_hand=[DIG, BOLT], bob=["Grizzly Bears"], bob_graveyard=["Memnite"])
    with pytest.raises(NotOffered):
        table.alice.cast("Dig", ["Memnite"])
    table.alice.cast("Bolt", ["Grizzly Bears"])
    table.resolve()
    assert table.damage("Grizzly Bears") == 1


def test_608_2b_a_target_that_cannot_be_one_any_more_is_illegal() -> None:
    table = position(alice=["Grizzly Bears"], alice_hand=[SHIELD], bob=["Memnite"], bob_hand=[BOLT, BOLT], active="bob")
    table.bob.cast("Bolt", ["Grizzly Bears"])
    table.bob.passes()
    table.alice.cast("Shield", ["Grizzly Bears"])
    table.resolve_all()
    assert table.damage("Grizzly Bears") == 0
    table.advance_to("turn 2, upkeep")
    table.alice.passes()
    table.bob.cast("Bolt", ["Grizzly Bears"])
    table.resolve()
    assert table.damage("Grizzly Bears") == 1, "that was for a turn"
