"""Creatures that mutate, for tests of permanents that several cards represent."""

from __future__ import annotations

from typing import Any

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData

HAWK = invented(
    "Mutate {1}{G}\nFlying\nWhenever this creature mutates, you gain 2 life.",
    name="Grafted Hawk",
    cost="{3}{G}",
    types="Creature — Bird",
    pt="4/4",
)
MOLE = invented("Mutate {G}\nVigilance", name="Grafted Mole", cost="{2}{G}", types="Creature — Mole", pt="1/5")


WHOLE: dict[str, Any] = {
    "face_name": "Whole Beast", "side": "b", "type_line": "Creature — Beast", "power": "8", "toughness": "8",
    "text": "Flying\nWhen this creature dies, you gain 5 life.", "colors": "",
}  # fmt: skip


def half(front: str, text: str, cost: str) -> CardDef:
    """One card of the pair that melds into Whole Beast, an 8/8 with flying."""
    said: dict[str, Any] = {"name": f"{front} // Whole Beast", "layout": "meld"}
    face = CardData(
        **said, face_name=front, side="a", mana_cost=cost, type_line="Creature — Beast", text=text, power="2",
        toughness="2",
    )  # fmt: skip
    read = read_card([face, CardData(**said, **WHOLE)])
    assert read.card is not None, read.reason
    return read.card


LEFT = half(
    "Left Half",
    "{1}: If you both own and control Left Half and a creature named Right Half, exile them, then meld them into Whole "
    "Beast.",
    "{3}",
)
RIGHT = half("Right Half", "Vigilance", "{4}")


def melded(**more: Any) -> Table:
    """Alice's Left Half and Right Half have been melded."""
    mine = more.pop("alice", [])
    table = position(alice=["6 Forest", LEFT, RIGHT, *mine], **more)
    table.alice.activate("Left Half")
    table.resolve()
    return table


def cast_onto(table: Table, spell: str, onto: str, where: str = "over") -> None:
    """Alice casts it for its mutate cost, and it merges; what triggers then stays on the stack."""
    table.alice.cast(spell, [onto], way=1)
    table.resolve()
    table.alice.choose(where)


def merged(where: str = "over", onto: str | CardDef = "Memnite", **more: Any) -> Table:
    """A Grafted Hawk has been put over or under a creature of Alice's, and what triggered has resolved."""
    mine = more.pop("alice", [])
    hand = more.pop("alice_hand", [])
    table = position(alice=["6 Forest", onto, *mine], alice_hand=[HAWK, *hand], **more)
    cast_onto(table, "Grafted Hawk", onto if isinstance(onto, str) else onto.name, where)
    table.resolve()
    return table
