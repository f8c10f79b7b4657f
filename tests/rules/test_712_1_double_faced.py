"""CR 712.1, 701.27c: what is double-faced, and is turned over as it has been put onto the battlefield."""

from __future__ import annotations

from typing import Any

from tests.support.invented import card_read, invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef
from mainphase.language.text.card_data import CardData


def two_faced() -> CardDef:
    both: dict[str, Any] = {"name": "Cub // Bear", "layout": "transform", "colors": "G"}
    faces = [
        CardData(face_name="Cub", side="a", mana_cost="{0}", text="", type_line="Creature — Bear", power="1",
                 toughness="1", **both),
        CardData(face_name="Bear", side="b", text="", type_line="Creature — Bear", power="4", toughness="4", **both),
    ]  # fmt: skip
    return card_read(*faces)


CUB = two_faced()
SPY = invented(
    "Look at the top three cards of your library. You may put a creature card from among them onto the battlefield. If "
    "it's a double-faced card, you may transform it. Put the rest on the bottom of your library in a random order.",
    "Spy",
    "Sorcery",
    cost="{0}",
)


def spied(taken: str) -> Table:
    table = position(alice_hand=[SPY], alice_library=[CUB, "Memnite", "Forest"])
    table.alice.cast("Spy")
    table.resolve()
    table.alice.choose(taken)
    return table


def test_712_1_it_may_be_turned_over() -> None:
    table = spied("Cub")
    assert table.asked != "priority"
    table.choose("yes")
    assert table.alice.battlefield == ["Bear"]
    assert table.pt("Bear") == "4/4"
    table = spied("Cub")
    table.choose("no")
    assert table.pt("Cub") == "1/1"


def test_712_1_nobody_is_asked_about_others() -> None:
    for taken in ("Memnite", "done"):
        table = spied(taken)
        assert table.asked == "priority"


def test_712_1_every_double_faced_permanent() -> None:
    flood = invented("Destroy all double-faced permanents.", "Flood", "Sorcery", cost="{0}")
    table = position(alice=["Memnite", CUB], alice_hand=[flood])
    table.alice.cast("Flood")
    table.resolve()
    assert table.alice.battlefield == ["Memnite"]
