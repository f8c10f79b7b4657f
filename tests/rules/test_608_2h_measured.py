"""CR 608.2h: what a thing is or was like is asked as an effect comes to that."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards.nodes import Zone
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData


def test_608_2h_its_power_is_exactly_so_much() -> None:
    text = "{0}: Put a +1/+1 counter on ~. Then destroy all other creatures if its power is exactly 3."
    data = CardData(
        name="Slow Storm", mana_cost="{0}", text=text.replace("~", "Slow Storm"), type_line="Creature — Imp", power="1",
        toughness="1",
    )  # fmt: skip
    made = read_card([data]).card
    assert made is not None
    table = position(alice=[made], bob=["Hill Giant"])
    table.alice.activate("Slow Storm")
    table.resolve_all()
    assert table.find("Hill Giant").zone == Zone.BATTLEFIELD
    table.alice.activate("Slow Storm")
    table.resolve_all()
    assert table.find("Hill Giant", Zone.GRAVEYARD)
    assert table.find("Slow Storm").zone == Zone.BATTLEFIELD


def test_608_2h_what_left_had_so_much_mana_value() -> None:
    text = "Exile target creature. If it had mana value 3 or less, you gain 5 life."
    made = read_card([CardData(name="Small Loss", mana_cost="{0}", text=text, type_line="Instant")]).card
    assert made is not None
    for name, life in (("Grizzly Bears", 25), ("Hill Giant", 20)):
        table = position(alice_hand=[made], bob=[name])
        table.alice.cast("Small Loss", [name])
        table.resolve_all()
        assert table.alice.life == life
