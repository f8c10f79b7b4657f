"""Half of the permanents that each player controls (CR 107.1a, 701.21)."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData


def spell(text: str) -> n.CardDef:
    made = read_card([CardData(name="Halved", mana_cost="{0}", text=text, type_line="Sorcery")]).card
    assert made is not None
    return made


@pytest.mark.parametrize(("rounded", "left"), [("up", (1, 1)), ("down", (1, 2))])
def test_701_21a_each_player_sacrifices_half_of_their_own(rounded: str, left: tuple[int, int]) -> None:
    made = spell(f"Each player sacrifices half the creatures they control of their choice, rounded {rounded}.")
    table = position(
        alice=["Grizzly Bears", "Hill Giant", "Forest"], bob=["Llanowar Elves", "Serra Angel", "Goblin Piker"],
        alice_hand=[made],
    )  # fmt: skip
    table.alice.cast("Halved")
    table.resolve()
    while table.asked == "choose":
        table.choose(table.options[0])
    table.resolve_all()
    there = [o for o in table.state.permanents if table.name(o.id) != "Forest"]
    assert tuple(sum(o.controller == p for o in there) for p in (0, 1)) == left
    assert table.find("Forest", Zone.BATTLEFIELD)


def test_701_9_half_a_hand() -> None:
    made = spell("Target player discards half the cards in their hand, rounded up.")
    table = position(alice_hand=[made], bob_hand=["Forest", "Shock", "Island"])
    table.alice.cast("Halved", ["bob"])
    table.resolve()
    while table.asked != "priority":
        table.choose(table.options[0])
    assert len(table.state.players[1].hand) == 1
