"""CR 601.3, 611.2: one spell may be cast this turn from the graveyard of the player whom an event was about."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

DAGGER = invented(
    "Whenever ~ deals combat damage to a player, you may cast a creature spell from that player's graveyard this "
    "turn, and you may spend mana as though it were mana of any color to cast that spell.",
    name="Soul Digger",
)  # fmt: skip


def test_601_3_one_of_that_players_cards_is_cast() -> None:
    table = position(
        players=("alice", "bob", "carol"), alice=[DAGGER, "6 Swamp"],
        bob_graveyard=["Grizzly Bears", "Bear Cub", "Shock"], carol_graveyard=["Runeclaw Bear"],
        alice_graveyard=["Hill Giant"],
    )  # fmt: skip
    table.alice.attack({"Soul Digger": "bob"})
    table.advance_to("postcombat main")
    offered = [option for option in table.options if option.startswith("cast")]
    assert sorted(offered) == ["cast Bear Cub", "cast Grizzly Bears"]
    table.alice.cast("Grizzly Bears")
    table.resolve_all()
    assert "Grizzly Bears" in table.alice.battlefield
    assert not any(option.startswith("cast") for option in table.options)
