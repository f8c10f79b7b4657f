"""CR 712.14a, 303.4h, i: an Aura that enters with its back face up, attached to what that can enchant."""

from __future__ import annotations

from typing import Any

from tests.support.invented import card_read, invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef
from mainphase.language.text.card_data import CardData


def two_faced() -> CardDef:
    """An Aura for creatures that returns as one for players."""
    front = (
        "Enchant creature\nWhen enchanted creature dies, return Grace to the battlefield transformed under your "
        "control attached to target opponent."
    )
    back = "Enchant player\nCreatures enchanted player controls enter tapped."
    both: dict[str, Any] = {"name": "Grace // Curse", "layout": "transform", "colors": "W"}
    faces = [
        CardData(face_name="Grace", side="a", mana_cost="{0}", text=front, type_line="Enchantment — Aura", **both),
        CardData(face_name="Curse", side="b", text=back, type_line="Enchantment — Aura Curse", **both),
    ]
    return card_read(*faces)


GRACE = two_faced()
MURDER = invented("Destroy target creature.", name="Murder", types="Instant", cost="{0}")


def cursed(players: tuple[str, ...] = ("alice", "bob")) -> Table:
    table = position(players=players, alice=["Memnite"], alice_hand=[GRACE, MURDER], bob_hand=["Ornithopter"])
    table.alice.cast("Grace", ["Memnite"])
    table.resolve()
    table.alice.cast("Murder", ["Memnite"])
    table.resolve()
    return table


def test_712_14a_its_back_face_enchants_a_player() -> None:
    table = cursed()
    assert "Grace" in table.alice.graveyard
    table.choose("bob")
    table.resolve()
    assert table.alice.battlefield == ["Curse"]
    table.advance_to("turn 2, precombat main")
    table.bob.cast("Ornithopter")
    table.resolve()
    assert table.tapped("Ornithopter")


def test_712_14a_the_opponent_that_is_the_target() -> None:
    table = cursed(("alice", "bob", "carol"))
    table.choose("carol")
    table.resolve()
    assert table.alice.battlefield == ["Curse"]
    table.advance_to("turn 2, precombat main")
    table.bob.cast("Ornithopter")
    table.resolve()
    assert not table.tapped("Ornithopter")
