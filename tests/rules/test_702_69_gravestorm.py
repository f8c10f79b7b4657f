"""CR 702.69: gravestorm."""

from __future__ import annotations

from typing import Any

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.mechanics import unknown_mechanic

ORDEAL = invented("Target player loses 1 life.\nGravestorm", name="Ordeal", types="Sorcery", cost="{0}")
WRATH = invented("Destroy all artifacts and creatures.", name="Wrath", types="Sorcery", cost="{0}")
MAKER = invented("Create a 1/1 black Rat creature token.", name="Maker", types="Sorcery", cost="{0}")
BOUNCE = invented("Return target creature to its owner's hand.", name="Bounce", types="Instant", cost="{0}")
PEACE = invented(
    "If a card would be put into a graveyard from anywhere, exile it instead.", name="Peace", types="Enchantment"
)


def after(*spells: Any, **more: Any) -> Table:
    """The Ordeal is cast after these."""
    table = position(alice_hand=[*spells, ORDEAL], triggers="automatic", **more)
    for spell in spells:
        table.alice.cast(spell.name)
        table.resolve()
    table.alice.cast("Ordeal")
    table.choose("bob")
    return table


def copies(table: Table) -> int:
    while len(table.stack) > 1 or table.asked != "priority":
        if table.asked == "priority":
            table.resolve()
        else:
            table.choose("done")
    table.resolve_all()
    return 20 - table.bob.life - 1


def test_702_69a_for_each_permanent_put_into_a_graveyard_this_turn() -> None:
    """Of every player, creature or not; what was no permanent does not count."""
    there: dict[str, Any] = {"alice": ["Memnite"], "bob": ["Grizzly Bears", "Ornithopter"]}
    assert copies(after(WRATH, **there)) == 3
    assert copies(after(MAKER, WRATH, **there)) == 4, "a token counts"
    assert copies(after()) == 0


def test_702_69a_not_for_what_went_elsewhere() -> None:
    assert copies(after(BOUNCE, bob=["Grizzly Bears"])) == 0
    assert copies(after(WRATH, alice=[PEACE, "Memnite"])) == 0


def test_702_69_it_came_with_future_sight() -> None:
    assert "gravestorm" in unknown_mechanic(ORDEAL, "2007-04-30")
    assert unknown_mechanic(ORDEAL, "2007-05-01") == ""
    assert copies(after(WRATH, alice=["Memnite"], rules="2007-05-01")) == 1
